from __future__ import annotations

import asyncio
import logging
from dataclasses import replace

import pytest

from bot.tables import Broken, Phase, RefereeRefusal, Refused
from engine.core.errors import CoreRefusal
from engine.core.match import MatchRefusal, RowKind, replay
from tests.bot.referee.setting import ANN, BOB, CLEO, DAN, Setting, games, refusal


async def test_a_press_is_logged_shown_and_passes_the_turn(setting: Setting) -> None:
    table = await setting.start()
    played = await setting.press(table.match_id, "draw")
    assert [told.row.text for told in played.told] == ["draw"]
    assert played.table.seat == 1
    assert [choice.text for choice in played.table.choices] == ["load 1", "load 2", "load 3"]
    await setting.press(table.match_id, "load 1")
    public = await setting.referee.table(table.match_id, None)
    assert (public.number, public.actors, public.seat) == (2, {2}, None)
    assert [choice.text for choice in public.choices] == ["draw", "take 1"]
    assert public.choices[0].final
    assert not public.choices[1].final


async def test_forced_moves_are_played_with_the_press_and_told(setting: Setting) -> None:
    table = await setting.start()
    await setting.press(table.match_id, "draw", "load 1")
    played = await setting.press(table.match_id, "take 1")
    assert [told.row.text.split()[0] for told in played.told] == ["take", "place"]
    assert {told.row.press for told in played.told} == {3}
    assert [type(event).__name__ for told in played.told for event in told.events] == [
        "TruckTaken",
        "CardPlaced",
    ]


async def test_the_table_tells_what_just_happened(setting: Setting) -> None:
    table = await setting.start()
    await setting.press(table.match_id, "draw", "load 1", "draw")
    now = await setting.referee.table(table.match_id, None)
    assert [told.row.number for told in now.last] == [1, 2, 3]
    await setting.press(table.match_id, "load 2")
    now = await setting.referee.table(table.match_id, None)
    assert [told.row.number for told in now.last] == [3, 4]


async def test_a_whole_game_ends_with_outcome_seed_and_result(setting: Setting) -> None:
    table = await setting.start()
    assert table.seed is None
    over = await setting.play_on(table.match_id, 500)
    assert over.phase is Phase.OVER
    assert over.outcome is not None
    assert over.choices == ()
    assert over.take_back is None
    assert over.seed == setting.seed.hex()
    assert over.commitment == table.commitment
    late = await refusal(setting.referee.act(table.match_id, ANN, over.number, "draw"))
    assert late.code is RefereeRefusal.NOT_RUNNING


async def test_several_moves_of_one_press_are_played_together_or_not_at_all(setting: Setting) -> None:
    table = await setting.start()
    await refusal(setting.referee.act(table.match_id, BOB, 0, "draw", "load 9"))
    assert (await setting.referee.table(table.match_id, None)).number == 0
    played = await setting.referee.act(table.match_id, BOB, 0, "draw", "load 1")
    assert [(one.row.text, one.row.press) for one in played.told] == [("draw", 1), ("load 1", 1)]


async def test_the_table_tells_what_the_last_mover_has_pressed(setting: Setting) -> None:
    table = await setting.start()
    assert table.presses == ()
    assert (await setting.referee.act(table.match_id, BOB, 0, "draw")).table.presses == ("draw",)
    assert (await setting.referee.act(table.match_id, BOB, 1, "load 3")).table.presses == ("draw", "load 3")
    assert (await setting.referee.act(table.match_id, ANN, 2, "draw")).table.presses == ("draw",)


async def test_a_stranger_is_told_that_they_watch(setting: Setting) -> None:
    table = await setting.start()
    no = await refusal(setting.referee.act(table.match_id, CLEO, 0, "draw"))
    assert no.code is RefereeRefusal.NOT_SEATED
    assert no.table is not None
    assert no.table.seat is None


async def test_out_of_turn_is_the_rules_to_refuse(setting: Setting) -> None:
    table = await setting.start()
    no = await refusal(setting.referee.act(table.match_id, ANN, 0, "draw"))
    assert no.code is CoreRefusal.NOT_YOUR_TURN
    assert no.table is not None
    assert no.table.seat == 2


@pytest.mark.parametrize("text", ["", "fly 1", "load", "draw ", "load 1\n", "1: draw"])
async def test_a_text_that_is_no_move_is_malformed(setting: Setting, text: str) -> None:
    table = await setting.start()
    no = await refusal(setting.referee.act(table.match_id, BOB, 0, text))
    assert no.code is RefereeRefusal.MALFORMED


async def test_an_illegal_move_changes_nothing_and_helps(setting: Setting) -> None:
    table = await setting.start()
    no = await refusal(setting.referee.act(table.match_id, BOB, 0, "take 1"))
    assert no.table is not None
    assert [choice.text for choice in no.table.choices] == ["draw"]
    assert (await setting.referee.table(table.match_id, None)).number == 0


async def test_an_unknown_game_is_refused(setting: Setting) -> None:
    assert (await refusal(setting.referee.act("nope", ANN, 0, "draw"))).code is RefereeRefusal.NO_SUCH_GAME
    assert (await refusal(setting.referee.table("nope", None))).code is RefereeRefusal.NO_SUCH_GAME


async def test_a_double_click_is_played_once(setting: Setting) -> None:
    table = await setting.start()
    clicks = await asyncio.gather(
        *(setting.referee.act(table.match_id, BOB, 0, "draw") for _ in range(5)), return_exceptions=True
    )
    refused = [click for click in clicks if isinstance(click, Refused)]
    assert len(refused) == 4
    assert {no.code for no in refused} == {RefereeRefusal.STALE}
    assert refused[0].params == {"decision": 0, "number": 1}
    assert refused[0].table is not None
    assert refused[0].table.number == 1
    assert (await setting.referee.table(table.match_id, None)).number == 1


@pytest.mark.parametrize("decision", [-1, 2, 99])
async def test_a_decision_that_never_was_is_stale(setting: Setting, decision: int) -> None:
    table = await setting.start()
    await setting.press(table.match_id, "draw")
    no = await refusal(setting.referee.act(table.match_id, BOB, decision, "load 1"))
    assert no.code is RefereeRefusal.STALE


async def test_two_seats_in_the_same_instant_are_both_heard(setting: Setting) -> None:
    table = await setting.start("tiny", (ANN, BOB, CLEO))
    hands = {person: await setting.referee.table(table.match_id, person.id) for person in table.people}
    await asyncio.gather(
        *(
            setting.referee.act(table.match_id, person, 0, hand.choices[0].text)
            for person, hand in hands.items()
        )
    )
    for seat, person in enumerate(table.people, start=1):
        told = await setting.referee.story(table.match_id, person.id, 1, 3)
        assert [one.row.seat for one in told if one.row.text] == [seat]


async def test_in_a_secret_choice_the_decision_is_the_seats_own(setting: Setting) -> None:
    """Another seat's pick must not spoil the buttons in one's own hand (DISCORD.md 2)."""
    table = await setting.start("tiny", (ANN, BOB, CLEO))
    one, two, three = table.people
    mine = await setting.referee.table(table.match_id, two.id)
    theirs = await setting.referee.table(table.match_id, one.id)
    await setting.referee.act(table.match_id, one, 0, theirs.choices[0].text)
    await setting.referee.act(table.match_id, two, 0, mine.choices[0].text)
    again = await setting.referee.act(table.match_id, two, 2, mine.choices[1].text)  # a change of mind
    assert again.number == 3
    old = await refusal(setting.referee.act(table.match_id, two, 0, mine.choices[0].text))
    assert old.code is RefereeRefusal.STALE
    last = await setting.referee.table(table.match_id, three.id)
    await setting.referee.act(table.match_id, three, 0, last.choices[0].text)  # opens the lot
    opened = await refusal(setting.referee.act(table.match_id, two, 3, mine.choices[0].text))
    assert opened.code is RefereeRefusal.STALE


async def test_games_are_played_side_by_side(setting: Setting) -> None:
    tables = [await setting.start(people=pair) for pair in ((ANN, BOB), (BOB, CLEO), (CLEO, DAN))]
    ends = await asyncio.gather(*(setting.play_on(table.match_id, 40) for table in tables))
    for end in ends:
        rows = await setting.referee.story(end.match_id, None, 1, end.number)
        assert [told.row.number for told in rows] == list(range(1, end.number + 1))


async def test_a_game_that_waits_does_not_hold_up_another(setting: Setting) -> None:
    slow, quick = await setting.start(), await setting.start(people=(CLEO, DAN))
    async with setting.referee._memory.lock(slow.match_id):
        waiting = asyncio.create_task(setting.press(slow.match_id, "draw"))
        await setting.press(quick.match_id, "draw")
        assert not waiting.done()
    await waiting


async def test_take_back_is_one_press_also_after_the_turn_has_passed(setting: Setting) -> None:
    table = await setting.start()
    await setting.press(table.match_id, "draw", "load 1")
    assert (await setting.referee.table(table.match_id, None)).take_back == 1
    played = await setting.referee.take_back(table.match_id, BOB, 2)
    assert [told.row.kind for told in played.told] == [RowKind.TAKE_BACK]
    assert played.table.number == 3
    assert [choice.text for choice in played.table.choices] == ["load 1", "load 2", "load 3"]
    story = await setting.referee.story(table.match_id, None, 1, 3)
    assert [told.stands for told in story] == [True, False, True]
    assert played.table.last[-1].row.kind is RowKind.TAKE_BACK


async def test_another_s_move_is_not_one_s_own_to_take_back(setting: Setting) -> None:
    table = await setting.start()
    await setting.press(table.match_id, "draw", "load 1")
    no = await refusal(setting.referee.take_back(table.match_id, ANN, 2))
    assert no.code is RefereeRefusal.NOT_YOUR_MOVE
    assert no.params == {"name": BOB.name}
    assert (await setting.referee.table(table.match_id, None)).number == 2


async def test_take_back_takes_the_forced_moves_with_it(setting: Setting) -> None:
    table = await setting.start()
    await setting.press(table.match_id, "draw", "load 1", "take 1")
    played = await setting.referee.take_back(table.match_id, ANN, 4)
    assert [choice.text for choice in played.table.choices] == ["draw", "take 1"]


async def test_what_was_shown_or_answered_is_not_taken_back_alone(setting: Setting) -> None:
    table = await setting.start()
    await setting.press(table.match_id, "draw")
    shown = await refusal(setting.referee.take_back(table.match_id, BOB, 1))
    assert shown.code is MatchRefusal.SOMETHING_WAS_SHOWN
    await setting.press(table.match_id, "load 1", "draw")
    answered = await refusal(setting.referee.take_back(table.match_id, BOB, 3))
    assert answered.code is MatchRefusal.SOMEONE_ELSE_ACTED
    nothing = await refusal(setting.referee.take_back((await setting.start()).match_id, BOB, 0))
    assert nothing.code is MatchRefusal.NOTHING_TO_TAKE_BACK


async def test_an_old_take_back_button_is_stale(setting: Setting) -> None:
    table = await setting.start()
    await setting.press(table.match_id, "draw", "load 1")
    await setting.referee.take_back(table.match_id, BOB, 2)
    no = await refusal(setting.referee.take_back(table.match_id, BOB, 2))
    assert no.code is RefereeRefusal.STALE


async def test_the_stored_position_is_what_the_log_leads_to(setting: Setting) -> None:
    table = await setting.start()
    await setting.play_on(table.match_id, 30)
    await setting.restart()
    await setting.referee.table(table.match_id, None)
    match = setting.referee._memory.get(table.match_id).match
    assert match.game.write_position(replay(match, match.rows)) == match.game.write_position(match.state)


async def test_the_log_has_numbers_and_nothing_secret(
    setting: Setting, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "bot")
    table = await setting.start()
    await setting.play_on(table.match_id, 20)
    lines = [record.getMessage() for record in caplog.records if record.name.startswith("bot")]
    moves = (await setting.referee.table(table.match_id, None)).number
    assert len(lines) == moves
    for line in lines:
        key, match_id, *rest = line.split()
        assert (key, match_id) == ("duell", table.match_id)
        assert rest[0] == "move"
        assert rest[2] == "seat"
        assert rest[5] == "ms"
    assert setting.seed.hex() not in caplog.text
    position = setting.referee._memory.get(table.match_id).game.write_position(
        setting.referee._memory.get(table.match_id).match.state
    )
    for card in position["pile"]:
        assert str(card) not in " ".join(lines)


async def test_a_bug_of_the_game_leaves_the_match_unharmed(
    setting: Setting, caplog: pytest.LogCaptureFixture
) -> None:
    table = await setting.start()
    await setting.press(table.match_id, "draw")
    hidden = "bear" + ":heart"

    def broken(*_: object) -> None:
        raise ZeroDivisionError(hidden)

    await setting.restart({"duell": replace(games()("duell"), apply_in_place=broken)})
    with pytest.raises(Broken) as caught:
        await setting.referee.act(table.match_id, BOB, 1, "load 1")
    assert (caught.value.game, caught.value.number) == ("duell", 1)
    assert f"duell {table.match_id} broke at move 1" in caplog.text
    assert "ZeroDivisionError" in caplog.text
    assert hidden not in caplog.text
    await setting.restart()
    await setting.press(table.match_id, "load 1")


async def test_a_bug_in_what_is_shown_comes_after_the_move_is_safe(setting: Setting) -> None:
    table = await setting.start()

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    await setting.restart({"duell": replace(games()("duell"), view=broken)})
    played = await setting.referee.act(table.match_id, BOB, 0, "draw")
    with pytest.raises(Broken):
        _ = played.table
    await setting.restart()
    assert (await setting.referee.table(table.match_id, None)).number == 1
