from __future__ import annotations

from bot.tables import DueKind, Phase, Played, RefereeRefusal, Table, Vote, VoteKind, VoteState
from engine.core.match import MatchRefusal, RowKind
from tests.bot.referee.setting import ANN, BOB, CLEO, EVE, Setting, newer, refusal


async def answered(setting: Setting) -> Table:
    """Bob (seat 1) has loaded, Ann (seat 2) has drawn: too late for Bob to take back alone."""
    table = await setting.start()
    await setting.press(table.match_id, "draw", "load 1", "draw")
    return table


async def test_a_take_back_asks_whose_moves_go_and_who_is_to_move(setting: Setting) -> None:
    table = await answered(setting)
    vote = await setting.referee.ask_take_back(table.match_id, BOB, "wrong truck")
    assert (vote.kind, vote.state, vote.by) == (VoteKind.TAKE_BACK, VoteState.OPEN, 1)
    assert (vote.asked, vote.agreed) == ((2,), frozenset())
    assert vote.reason == "wrong truck"
    assert [told.row.text for told in vote.goes] == ["load 1", "draw"]
    assert [told.row.text for told in vote.shown] == ["draw"]
    assert [type(event).__name__ for event in vote.shown[0].events] == ["CardDrawn"]
    assert vote.until.timestamp() == setting.clock().timestamp() + 24 * 3600


async def test_the_last_yes_goes_back(setting: Setting) -> None:
    table = await answered(setting)
    vote = await setting.referee.ask_take_back(table.match_id, BOB)
    played = await setting.referee.vote(table.match_id, ANN, vote.id, agree=True)
    assert isinstance(played, Played)
    assert [(told.row.kind, told.row.text, told.row.seat) for told in played.told] == [
        (RowKind.TAKE_BACK, "2", 1)
    ]
    now = await setting.referee.table(table.match_id, BOB.id)
    assert [choice.text for choice in now.choices] == ["load 1", "load 2", "load 3"]
    settled = await setting.referee.find_vote(table.match_id, vote.id)
    assert (settled.state, settled.agreed) == (VoteState.AGREED, {2})
    assert [told.row.text for told in settled.goes] == ["load 1", "draw"]
    late = await refusal(setting.referee.vote(table.match_id, ANN, vote.id, agree=True))
    assert late.code is RefereeRefusal.NO_VOTE


async def test_what_was_seen_stays_known_and_is_not_drawn_anew(setting: Setting) -> None:
    table = await answered(setting)
    first = (await setting.referee.story(table.match_id, None, 3, 3))[0].events
    vote = await setting.referee.ask_take_back(table.match_id, BOB)
    await setting.referee.vote(table.match_id, ANN, vote.id, agree=True)
    await setting.press(table.match_id, "load 2", "draw")
    again = (await setting.referee.story(table.match_id, None, 6, 6))[0].events
    assert again == first


async def test_one_no_is_enough(setting: Setting) -> None:
    table = await answered(setting)
    vote = await setting.referee.ask_take_back(table.match_id, BOB)
    no = await setting.referee.vote(table.match_id, ANN, vote.id, agree=False)
    assert isinstance(no, Vote)
    assert (no.state, no.refused_by) == (VoteState.REFUSED, 2)
    assert await setting.referee.open_votes(table.match_id) == []


async def test_only_who_is_asked_answers_and_the_asker_withdraws(setting: Setting) -> None:
    table = await answered(setting)
    vote = await setting.referee.ask_take_back(table.match_id, BOB)
    own = await refusal(setting.referee.vote(table.match_id, BOB, vote.id, agree=True))
    assert own.code is RefereeRefusal.NOT_ASKED
    stranger = await refusal(setting.referee.vote(table.match_id, CLEO, vote.id, agree=True))
    assert stranger.code is RefereeRefusal.NOT_SEATED
    nothing = await refusal(setting.referee.vote(table.match_id, ANN, vote.id, agree=None))
    assert nothing.code is RefereeRefusal.NOT_ASKED
    assert (
        await refusal(setting.referee.ask_take_back(table.match_id, BOB))
    ).code is RefereeRefusal.VOTE_OPEN
    gone = await setting.referee.vote(table.match_id, BOB, vote.id, agree=None)
    assert gone.state is VoteState.WITHDRAWN
    assert (await setting.referee.ask_take_back(table.match_id, BOB)).id != vote.id


async def test_the_next_move_ends_the_question(setting: Setting) -> None:
    table = await answered(setting)
    vote = await setting.referee.ask_take_back(table.match_id, BOB)
    await setting.press(table.match_id, "load 2")
    assert (await setting.referee.find_vote(table.match_id, vote.id)).state is VoteState.LAPSED
    late = await refusal(setting.referee.vote(table.match_id, ANN, vote.id, agree=True))
    assert late.code is RefereeRefusal.NO_VOTE


async def test_a_day_ends_the_question_and_says_so_once(setting: Setting) -> None:
    table = await answered(setting)
    vote = await setting.referee.ask_take_back(table.match_id, BOB)
    setting.clock.wait(hours=24)
    due = [due for due in await setting.referee.due(setting.clock()) if due.kind is DueKind.VOTE_LAPSED]
    assert [due.vote_id for due in due] == [vote.id]
    assert await setting.referee.claim(due[0])
    assert (await setting.referee.find_vote(table.match_id, vote.id)).state is VoteState.LAPSED
    assert await setting.referee.open_votes(table.match_id) == []
    late = await refusal(setting.referee.vote(table.match_id, ANN, vote.id, agree=True))
    assert late.code is RefereeRefusal.NO_VOTE


async def test_a_settled_question_has_no_end_by_time(setting: Setting) -> None:
    table = await answered(setting)
    vote = await setting.referee.ask_take_back(table.match_id, BOB)
    await setting.referee.vote(table.match_id, ANN, vote.id, agree=False)
    await setting.referee.ask_take_back(table.match_id, BOB)
    await setting.press(table.match_id, "load 2")
    setting.clock.wait(hours=25)
    assert DueKind.VOTE_LAPSED not in {due.kind for due in await setting.referee.due(setting.clock())}


async def test_a_question_survives_a_restart(setting: Setting) -> None:
    table = await answered(setting)
    vote = await setting.referee.ask_take_back(table.match_id, BOB)
    await setting.referee.vote_placed(vote.id, 4711)
    await setting.restart()
    assert (await setting.referee.open_votes(table.match_id))[0].message_id == 4711
    played = await setting.referee.vote(table.match_id, ANN, vote.id, agree=True)
    assert isinstance(played, Played)


async def test_a_card_seen_too_early_concerns_all_others(setting: Setting) -> None:
    table = await setting.start()
    await setting.press(table.match_id, "draw")
    vote = await setting.referee.ask_take_back(table.match_id, BOB)
    assert vote.asked == (2,)


async def test_nothing_to_take_back_is_nothing_to_ask(setting: Setting) -> None:
    table = await setting.start()
    no = await refusal(setting.referee.ask_take_back(table.match_id, ANN))
    assert no.code is MatchRefusal.NOTHING_TO_TAKE_BACK


async def test_no_vote_goes_back_behind_older_rules(setting: Setting) -> None:
    table = await answered(setting)
    await setting.restart(newer("duell"))
    no = await refusal(setting.referee.ask_take_back(table.match_id, BOB))
    assert no.code is MatchRefusal.OLDER_RULES


async def test_three_at_the_table_must_all_agree_and_may_think_again(setting: Setting) -> None:
    table = await setting.start("tiny", (ANN, BOB, CLEO))
    one, two, three = table.people
    for person in table.people:
        hand = await setting.referee.table(table.match_id, person.id)
        await setting.referee.act(table.match_id, person, hand.number, hand.choices[0].text)
    vote = await setting.referee.ask_take_back(table.match_id, one)
    assert vote.asked == (2, 3)
    half = await setting.referee.vote(table.match_id, two, vote.id, agree=True)
    assert half.agreed == {2}
    twice = await refusal(setting.referee.vote(table.match_id, two, vote.id, agree=True))
    assert twice.code is RefereeRefusal.ALREADY_VOTED
    assert (await setting.referee.vote(table.match_id, two, vote.id, agree=None)).agreed == frozenset()
    await setting.referee.vote(table.match_id, three, vote.id, agree=True)
    done = await setting.referee.vote(table.match_id, two, vote.id, agree=True)
    assert isinstance(done, Played)
    assert (await setting.referee.table(table.match_id, None)).actors == {1, 2, 3}


async def test_alone_at_the_table_there_is_nobody_to_ask(setting: Setting) -> None:
    table = await setting.start("tiny", (ANN,))
    hand = await setting.referee.table(table.match_id, ANN.id)
    await setting.referee.act(table.match_id, ANN, 0, hand.choices[0].text)
    vote = await setting.referee.ask_take_back(table.match_id, ANN)
    assert vote.state is VoteState.AGREED
    assert (await setting.referee.table(table.match_id, ANN.id)).number == 2


# -- the end


async def test_the_host_ends_alone_before_each_seat_has_moved_twice(setting: Setting) -> None:
    table = await setting.start()
    assert table.host == ANN
    await setting.press(table.match_id, "draw", "load 1", "draw")
    played = await setting.referee.ask_end(table.match_id, ANN)
    assert isinstance(played, Played)
    over = played.table
    assert (over.phase, over.ended, over.actors, over.choices) == (Phase.ENDED, "host", frozenset(), ())
    assert over.outcome is None
    assert over.seed == setting.seed.hex()
    assert (await refusal(setting.referee.ask_end(table.match_id, ANN))).code is RefereeRefusal.NOT_RUNNING


async def test_later_the_host_has_to_ask(setting: Setting) -> None:
    table = await setting.start()
    await setting.press(table.match_id, "draw", "load 1", "draw", "load 2")
    vote = await setting.referee.ask_end(table.match_id, ANN, reason="late")
    assert (vote.kind, vote.by, vote.asked, vote.goes) == (VoteKind.END, 2, (1,), ())
    await setting.press(table.match_id, "draw")
    assert (await setting.referee.find_vote(table.match_id, vote.id)).state is VoteState.OPEN
    played = await setting.referee.vote(table.match_id, BOB, vote.id, agree=True)
    assert played.table.ended == "vote"
    assert played.told[0].row.kind is RowKind.END


async def test_who_asks_for_the_same_agrees(setting: Setting) -> None:
    table = await setting.start()
    vote = await setting.referee.ask_end(table.match_id, BOB)
    assert vote.asked == (2,)
    assert (await refusal(setting.referee.ask_end(table.match_id, BOB))).code is RefereeRefusal.VOTE_OPEN
    await setting.press(table.match_id, "draw", "load 1", "draw", "load 2")
    played = await setting.referee.ask_end(table.match_id, ANN)
    assert played.table.ended == "vote"


async def test_a_moderator_ends_alone_and_is_named(setting: Setting) -> None:
    table = await setting.start()
    stranger = await refusal(setting.referee.ask_end(table.match_id, EVE))
    assert stranger.code is RefereeRefusal.NOT_SEATED
    played = await setting.referee.ask_end(table.match_id, EVE, moderator=True)
    assert played.table.ended == "moderator Eve"
    (told,) = played.told
    assert (told.row.kind, told.row.seat, told.row.text) == (RowKind.END, 0, "moderator Eve")


async def test_the_end_ends_every_question_and_every_call(setting: Setting) -> None:
    table = await answered(setting)
    take_back = await setting.referee.ask_take_back(table.match_id, BOB)
    end = await setting.referee.ask_end(table.match_id, BOB)
    await setting.referee.ask_end(table.match_id, EVE, moderator=True)
    for vote in (take_back, end):
        assert (await setting.referee.find_vote(table.match_id, vote.id)).state is VoteState.LAPSED
    setting.clock.wait(days=2)
    assert [due.kind for due in await setting.referee.due(setting.clock())] == [DueKind.RESULT]


async def test_the_channel_is_free_again(setting: Setting) -> None:
    table = await setting.start()
    await setting.referee.ask_end(table.match_id, ANN)
    lobby = await setting.referee.open_lobby(table.place, ANN, "tiny")
    await setting.referee.start(lobby.id, ANN)
    assert await setting.referee.match_in(table.place.play_id) == lobby.id
