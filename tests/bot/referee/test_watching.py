from __future__ import annotations

import json
import sqlite3
from collections import Counter
from datetime import timedelta

import pytest

from bot.recorded import verify
from bot.tables import DueKind, Person, Place, RefereeRefusal, Shown, Table, TableOptions
from tests.bot.referee.setting import ANN, BOB, CLEO, GUILD, Setting, refusal


async def kinds(setting: Setting) -> list[DueKind]:
    return [due.kind for due in await setting.referee.due(setting.clock())]


# -- the whole game as a document


async def test_a_game_is_written_down_once_it_holds_no_secrets(setting: Setting) -> None:
    table = await setting.start(game="duell")
    await setting.press(table.match_id, "draw", "load 1")
    assert await setting.referee.recorded(table.match_id) is None
    await setting.play_on(table.match_id, 1000)
    document = await setting.referee.recorded(table.match_id)
    assert document is not None
    assert verify(document).problem is None
    over = await setting.referee.table(table.match_id, None)
    assert [person.name for person in over.people] == json.loads(document)["seated"]
    assert sorted(json.loads(document)["joined"]) == ["Ann", "Bob"]


# -- what happened


async def test_news_are_what_came_since_one_looked_or_acted(setting: Setting) -> None:
    table = await setting.start()
    await setting.press(table.match_id, "draw", "load 1")
    assert [told.row.text for told in await setting.referee.news_for(table.match_id, ANN.id)] == [
        "draw",
        "load 1",
    ]
    assert await setting.referee.news_for(table.match_id, ANN.id) == []
    assert await setting.referee.news_for(table.match_id, BOB.id) == []  # he made them
    await setting.press(table.match_id, "draw")
    assert await setting.referee.news_for(table.match_id, ANN.id) == []
    await setting.press(table.match_id, "load 2")
    assert len(await setting.referee.news_for(table.match_id, BOB.id)) == 2
    assert len(await setting.referee.news_for(table.match_id, CLEO.id)) == 4  # who watches has seen nothing
    await setting.restart()
    assert await setting.referee.news_for(table.match_id, CLEO.id) == []


async def test_a_story_has_pages_and_marks_what_no_longer_stands(setting: Setting) -> None:
    table = await setting.start()
    await setting.press(table.match_id, "draw", "load 1")
    await setting.referee.take_back(table.match_id, BOB, 2)
    await setting.press(table.match_id, "load 2")
    story = await setting.referee.story(table.match_id, None, 1, 99)
    assert [(told.row.number, told.stands) for told in story] == [(1, True), (2, False), (3, True), (4, True)]
    page = await setting.referee.story(table.match_id, None, 2, 3)
    assert page == story[1:3]
    assert await setting.referee.story(table.match_id, None, 5, 9) == []
    await setting.restart()
    assert await setting.referee.story(table.match_id, None, 1, 99) == story


# -- lists


async def test_games_are_listed_with_whose_turn_it_is(setting: Setting) -> None:
    first = await setting.start()
    setting.clock.wait(minutes=1)
    second = await setting.start(people=(BOB, CLEO))
    assert [game.match_id for game in await setting.referee.games_in(GUILD)] == [
        first.match_id,
        second.match_id,
    ]
    (game,) = await setting.referee.games_of(ANN.id)
    assert (game.match_id, game.game, game.people, game.host) == (
        first.match_id,
        "duell",
        first.people,
        ANN,
    )
    assert (game.actors, game.number, game.started_at) == ({1}, 0, first.started_at)
    await setting.press(first.match_id, "draw", "load 1")
    bobs = await setting.referee.games_of(BOB.id)
    waiting = [BOB in {game.people[seat - 1] for seat in game.actors} for game in bobs]
    assert waiting == sorted(waiting, reverse=True)
    await setting.referee.ask_end(first.match_id, ANN)
    assert len(await setting.referee.games_in(GUILD)) == 1
    assert await setting.referee.games_in(8) == []


async def test_a_channel_has_its_running_game_else_its_last(setting: Setting) -> None:
    table = await setting.start()
    assert await setting.referee.match_in(table.place.play_id) == table.match_id
    await setting.referee.ask_end(table.match_id, ANN)
    assert await setting.referee.match_in(table.place.play_id) == table.match_id
    assert await setting.referee.match_in(4711) is None


async def test_since_when_it_is_whose_turn(setting: Setting) -> None:
    table = await setting.start()
    setting.clock.wait(hours=1)
    await setting.press(table.match_id, "draw")
    assert (await setting.referee.table(table.match_id, None)).to_move_since == table.started_at
    await setting.press(table.match_id, "load 1")
    assert (await setting.referee.table(table.match_id, None)).to_move_since == setting.clock()


async def test_people_go_by_the_name_last_seen(setting: Setting) -> None:
    table = await setting.start()
    renamed = Person(BOB.id, "Robert")
    await setting.referee.act(table.match_id, renamed, 0, "draw")
    assert (await setting.referee.table(table.match_id, None)).people[0].name == "Robert"
    await setting.restart()
    assert (await setting.referee.table(table.match_id, None)).people[0].name == "Robert"


# -- what Discord shows


async def test_what_is_shown_is_state(setting: Setting) -> None:
    table = await setting.start()
    assert await setting.referee.shown(table.match_id) == Shown()
    assert await setting.referee.behind() == [table.match_id]
    shown = Shown(11, 12, 0, 0, setting.clock(), 13, 0, 1, table.actors)
    await setting.referee.set_shown(table.match_id, shown)
    assert await setting.referee.behind() == []
    await setting.restart()
    assert await setting.referee.shown(table.match_id) == shown
    await setting.press(table.match_id, "draw")
    assert await setting.referee.behind() == [table.match_id]
    assert (await refusal(setting.referee.shown("nope"))).code is RefereeRefusal.NO_SUCH_GAME


async def test_a_game_moves_house_and_what_was_shown_elsewhere_is_forgotten(setting: Setting) -> None:
    table, other = await setting.start(), await setting.start()
    await setting.referee.set_shown(table.match_id, Shown(message_id=12, number=0))
    busy = await refusal(setting.referee.move(table.match_id, other.place))
    assert busy.code is RefereeRefusal.CHANNEL_BUSY
    await setting.referee.move(table.match_id, Place(GUILD, 900, 901))
    assert (await setting.referee.table(table.match_id, None)).place == Place(GUILD, 900, 901)
    assert await setting.referee.match_in(901) == table.match_id
    assert await setting.referee.match_in(table.place.play_id) is None
    assert await setting.referee.shown(table.match_id) == Shown()
    await setting.restart()
    assert (await setting.referee.table(table.match_id, None)).place == Place(GUILD, 900, 901)


async def test_a_practice_discord_has_forgotten_the_messages_of_running_games(setting: Setting) -> None:
    running, over = await setting.start(), await setting.start()
    await setting.referee.ask_end(over.match_id, ANN)
    for table in (running, over):
        await setting.referee.set_shown(table.match_id, Shown(message_id=12, number=1, actors=table.actors))
    lobby = await setting.referee.open_lobby(setting.place(), BOB, "tiny")
    await setting.referee.lobby_placed(lobby.id, 13)
    await setting.store.forget_messages()
    assert await setting.referee.shown(running.match_id) == Shown()
    assert await setting.referee.behind() == [running.match_id]
    assert (await setting.referee.lobby(lobby.id)).message_id is None


async def test_the_latest_moment_is_where_a_practice_clock_goes_on(setting: Setting) -> None:
    assert await setting.store.latest_moment() is None
    table = await setting.start()
    setting.clock.wait(hours=3)
    await setting.press(table.match_id, "draw")
    assert await setting.store.latest_moment() == setting.clock()


# -- what is due


async def test_the_player_to_move_is_called_a_minute_later(setting: Setting) -> None:
    table = await setting.start()
    await setting.press(table.match_id, "draw", "load 1")
    assert await setting.referee.next_due() == setting.clock() + timedelta(seconds=60)
    setting.clock.wait(seconds=59)
    assert await kinds(setting) == []
    setting.clock.wait(seconds=1)
    (due,) = await setting.referee.due(setting.clock())
    assert (due.kind, due.subject, due.seats) == (DueKind.CALL, table.match_id, (2,))
    assert await setting.referee.claim(due)
    assert not await setting.referee.claim(due)
    assert await kinds(setting) == []
    assert await setting.referee.next_due() is None


async def test_what_was_claimed_and_not_said_is_found_at_the_next_start(setting: Setting) -> None:
    table = await setting.start()
    setting.clock.wait(seconds=60)
    (due,) = await setting.referee.due(setting.clock())
    assert not due.is_begun
    await setting.referee.claim(due)
    await setting.restart()
    assert await kinds(setting) == [], "nobody else claims it"
    (begun,) = await setting.referee.begun()
    assert (begun.id, begun.seats, begun.is_begun) == (due.id, (1,), True)
    await setting.referee.set_shown(table.match_id, Shown(message_id=12, number=0), begun)
    await setting.restart()
    assert await setting.referee.begun() == []


async def test_a_call_that_was_set_anew_while_it_was_said_is_still_to_come(setting: Setting) -> None:
    table = await setting.start()
    setting.clock.wait(seconds=60)
    (due,) = await setting.referee.due(setting.clock())
    await setting.referee.claim(due)
    await setting.press(table.match_id, "draw", "load 1")
    await setting.referee.said(due)
    setting.clock.wait(seconds=60)
    (anew,) = await setting.referee.due(setting.clock())
    assert anew.seats == (2,)
    assert await setting.referee.claim(anew)
    assert [one.seats for one in await setting.referee.begun()] == [(2,)]


async def test_whoever_was_called_is_to_be_called_no_more_before_and_after_a_restart(
    setting: Setting,
) -> None:
    table = await setting.start("zuuli", (ANN, BOB, CLEO))
    setting.clock.wait(seconds=60)
    (due,) = await setting.referee.due(setting.clock())
    await setting.referee.claim(due)
    assert setting.referee._memory.get(table.match_id).to_call == set()
    await setting.restart()
    await setting.referee.table(table.match_id, None)
    assert setting.referee._memory.get(table.match_id).to_call == set()


async def test_who_acts_in_time_is_not_called(setting: Setting) -> None:
    table = await setting.start()
    await setting.press(table.match_id, "draw", "load 1", "draw")
    setting.clock.wait(days=1)
    assert await kinds(setting) == []


async def test_who_takes_back_is_there_and_the_other_is_called_later(setting: Setting) -> None:
    table = await setting.start()
    await setting.press(table.match_id, "draw", "load 1")
    setting.clock.wait(seconds=30)
    await setting.referee.take_back(table.match_id, BOB, 2)
    setting.clock.wait(seconds=30)
    assert await kinds(setting) == []
    await setting.press(table.match_id, "load 2")
    assert await setting.referee.next_due() == setting.clock() + timedelta(seconds=60)


async def test_call_after_is_an_option_of_the_table(setting: Setting) -> None:
    await setting.start(table_options=TableOptions(call_after=300))
    assert await setting.referee.next_due() == setting.clock() + timedelta(seconds=300)


async def test_after_downtime_there_is_one_call(setting: Setting) -> None:
    table = await setting.start()
    await setting.press(table.match_id, "draw", "load 1", "draw", "load 2")
    await setting.restart()
    setting.clock.wait(days=3)
    (due,) = await setting.referee.due(setting.clock())
    assert due.seats == (1,)


async def test_a_claim_of_a_call_that_moved_on_is_refused(setting: Setting) -> None:
    table = await setting.start()
    setting.clock.wait(seconds=60)
    (old,) = await setting.referee.due(setting.clock())
    await setting.press(table.match_id, "draw", "load 1")
    assert not await setting.referee.claim(old)


async def test_in_a_draft_only_those_still_choosing_are_called(setting: Setting) -> None:
    people = (ANN, BOB, CLEO)
    table = await setting.start("tiny", people)
    hand = await setting.referee.table(table.match_id, table.people[1].id)
    await setting.referee.act(table.match_id, table.people[1], 0, hand.choices[0].text)
    setting.clock.wait(seconds=60)
    (due,) = await setting.referee.due(setting.clock())
    assert due.seats == (1, 3)
    assert await setting.referee.claim(due)
    first = await setting.referee.table(table.match_id, table.people[0].id)
    await setting.referee.act(table.match_id, table.people[0], first.number, first.choices[0].text)
    assert await kinds(setting) == []  # one who was called has come: nobody is called again


async def test_after_a_vote_the_one_who_asked_may_be_away(setting: Setting) -> None:
    table = await setting.start()
    await setting.press(table.match_id, "draw", "load 1", "draw")
    vote = await setting.referee.ask_take_back(table.match_id, BOB)
    await setting.referee.vote(table.match_id, ANN, vote.id, agree=True)
    setting.clock.wait(seconds=60)
    (due,) = await setting.referee.due(setting.clock())
    assert due.seats == (1,)


async def test_a_result_is_due_at_once_and_nothing_else(setting: Setting) -> None:
    table = await setting.start()
    await setting.play_on(table.match_id, 500)
    (due,) = await setting.referee.due(setting.clock())
    assert (due.kind, due.subject) == (DueKind.RESULT, table.match_id)


async def test_lobbies_and_invitations_run_out_once(setting: Setting) -> None:
    lobby = await setting.referee.open_lobby(setting.place(), ANN, "tiny", invited=[BOB, CLEO])
    await setting.referee.join(lobby.id, BOB)
    setting.clock.wait(days=1)
    (due,) = await setting.referee.due(setting.clock())
    assert (due.kind, due.subject, due.person_id) == (DueKind.INVITATION_EXPIRED, lobby.id, CLEO.id)
    assert await setting.referee.claim(due)
    setting.clock.wait(days=6)
    (due,) = await setting.referee.due(setting.clock())
    assert (due.kind, due.subject) == (DueKind.LOBBY_EXPIRED, lobby.id)


@pytest.mark.parametrize("end", ["start", "close_lobby"])
async def test_a_lobby_that_is_no_more_runs_out_no_more(setting: Setting, end: str) -> None:
    lobby = await setting.referee.open_lobby(setting.place(), ANN, "tiny", invited=[CLEO])
    await getattr(setting.referee, end)(lobby.id, ANN)
    setting.clock.wait(days=8)
    assert set(await kinds(setting)) <= {DueKind.CALL}


async def test_a_nudge_is_a_reminder_at_most_once_an_hour(setting: Setting) -> None:
    table = await setting.start()
    assert (await refusal(setting.referee.nudge(table.match_id, CLEO))).code is RefereeRefusal.NOT_SEATED
    await setting.referee.nudge(table.match_id, ANN)
    (due,) = await setting.referee.due(setting.clock())
    assert (due.kind, due.seats) == (DueKind.REMINDER, (1,))
    assert await setting.referee.claim(due)
    setting.clock.wait(minutes=20)
    no = await refusal(setting.referee.nudge(table.match_id, ANN))
    assert (no.code, no.params) == (RefereeRefusal.TOO_SOON, {"minutes": 40})
    setting.clock.wait(minutes=40)
    await setting.referee.nudge(table.match_id, ANN)


# -- languages


async def test_languages_of_people_and_channels(setting: Setting) -> None:
    assert await setting.referee.language_of(ANN.id) is None
    await setting.referee.set_language(ANN, "de")
    await setting.referee.set_channel_language(5, "en")
    await setting.referee.set_channel_language(5, "de")
    await setting.restart()
    assert await setting.referee.language_of(ANN.id) == "de"
    assert await setting.referee.channel_language(5) == "de"
    await setting.referee.set_language(ANN, None)
    await setting.referee.set_channel_language(5, None)
    assert await setting.referee.language_of(ANN.id) is None
    assert await setting.referee.channel_language(5) is None


async def finished(setting: Setting, people: tuple[Person, ...] = (ANN, BOB), game: str = "duell") -> Table:
    table = await setting.start(game, people)
    return await setting.play_on(table.match_id, 1000, seed=setting.channels)


async def test_wins_are_counted_among_the_same_people_of_the_same_game(setting: Setting) -> None:
    first = await finished(setting)
    assert (await setting.referee.aftermath(first.match_id)).wins == ()
    await finished(setting, (ANN, CLEO))
    await finished(setting, game="zooloretto")
    ended = await setting.start(people=(BOB, ANN))
    await setting.referee.ask_end(ended.match_id, BOB)
    assert (await setting.referee.aftermath(first.match_id)).wins == ()
    games = [first, *[await finished(setting, (BOB, ANN)) for _ in range(2)]]
    won = Counter(
        game.person(seat).id for game in games if game.outcome is not None for seat in game.outcome.winners
    )
    assert sum(won.values()) >= 3  # a shared victory is everybody's
    wins = (await setting.referee.aftermath(first.match_id)).wins
    assert dict(zip([person.id for person in first.people], wins, strict=True)) == dict(won)
    assert (await setting.referee.aftermath(ended.match_id)).wins == ()


async def test_a_game_that_cannot_be_read_any_more_is_nobody_s_win(setting: Setting, caplog) -> None:
    broken, last = await finished(setting), await finished(setting)
    with sqlite3.connect(setting.path) as database:
        database.execute("update positions set document = 'oh' where match_id = ?", (broken.match_id,))
    assert last.outcome is not None
    wins = (await setting.referee.aftermath(last.match_id)).wins
    assert sum(wins) == len(last.outcome.winners)
    assert broken.match_id in caplog.text
