"""Nothing that goes wrong costs a move: failed commits, damaged rows, restarts, newer rules."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from datetime import timedelta

import pytest

from bot.store import Crossing, StoreError
from bot.tables import Broken, DueKind, Phase, RefereeRefusal, Table
from engine.core.match import MatchRefusal, RowKind, replay
from engine.registry import AnyGame
from tests.bot.referee.setting import ANN, BOB, CLEO, DAN, GUILD, Setting, newer, refusal


class Trip:
    """Stumbles at one crossing, as often as told."""

    def __init__(self) -> None:
        self.at: Crossing | None = None
        self.error: BaseException = RuntimeError("the disk is gone")

    def __call__(self, crossing: Crossing) -> None:
        if crossing is self.at:
            self.at = None
            raise self.error


async def tripping(setting: Setting) -> Trip:
    trip = Trip()
    await setting.store.close()
    await setting.open(crossing=trip)
    return trip


def damage(setting: Setting, statement: str, *parameters: object) -> None:
    with closing(sqlite3.connect(setting.path)) as connection, connection:
        connection.execute(statement, parameters)


async def is_consistent(setting: Setting, match_id: str) -> bool:
    """Memory and a fresh start agree, and the position is what the log leads to."""
    kept = await setting.referee.table(match_id, None)
    await setting.restart()
    found = await setting.referee.table(match_id, None)
    match = setting.referee._memory.get(match_id).match
    replayed = match.game.write_position(replay(match, match.rows))
    return kept == found and replayed == match.game.write_position(match.state)


# -- commits


@pytest.mark.parametrize("crossing", [Crossing.BEFORE_COMMIT, Crossing.IN_TRANSACTION])
async def test_a_failed_commit_changes_neither_store_nor_memory(setting: Setting, crossing: Crossing) -> None:
    trip = await tripping(setting)
    table = await setting.start()
    trip.at = crossing
    with pytest.raises(RuntimeError):
        await setting.referee.act(table.match_id, BOB, 0, "draw")
    assert (await setting.referee.table(table.match_id, None)).number == 0
    await setting.referee.act(table.match_id, BOB, 0, "draw")  # the same button still works
    assert await is_consistent(setting, table.match_id)


@pytest.mark.parametrize("crossing", [Crossing.COMMITTED, Crossing.REMEMBERED])
async def test_what_is_committed_counts_even_if_nobody_was_told(setting: Setting, crossing: Crossing) -> None:
    trip = await tripping(setting)
    table = await setting.start()
    trip.at = crossing
    with pytest.raises(RuntimeError):
        await setting.referee.act(table.match_id, BOB, 0, "draw")
    twice = await refusal(setting.referee.act(table.match_id, BOB, 0, "draw"))
    assert twice.code is RefereeRefusal.STALE
    assert (await setting.referee.table(table.match_id, None)).number == 1
    assert await is_consistent(setting, table.match_id)


async def test_a_full_disk_is_one_line_of_advice(setting: Setting) -> None:
    trip = await tripping(setting)
    table = await setting.start()
    trip.at, trip.error = Crossing.IN_TRANSACTION, sqlite_trouble()
    with pytest.raises(StoreError, match="disk is full"):
        await setting.referee.act(table.match_id, BOB, 0, "draw")
    await setting.referee.act(table.match_id, BOB, 0, "draw")


def sqlite_trouble() -> BaseException:
    from sqlalchemy.exc import OperationalError

    return OperationalError("INSERT", {}, sqlite3.OperationalError("database or disk is full"))


async def test_whoever_stops_waiting_does_not_stop_the_move(setting: Setting) -> None:
    table = await setting.start()
    pressing = asyncio.create_task(setting.referee.act(table.match_id, BOB, 0, "draw"))
    await asyncio.sleep(0)
    pressing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await pressing
    await setting.referee._gate.wait()
    assert (await setting.referee.table(table.match_id, None)).number == 1


async def test_another_process_that_wrote_is_noticed(setting: Setting) -> None:
    table = await setting.start()
    damage(setting, "UPDATE positions SET number = 1")
    with pytest.raises(StoreError, match="moved on"):
        await setting.referee.act(table.match_id, BOB, 0, "draw")


# -- damaged rows


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE positions SET document = '{\"game\": ' WHERE match_id = ?",
        'UPDATE positions SET document = \'{"game": "duell", "phase": "lunch"}\' WHERE match_id = ?',
        "UPDATE positions SET decisions = '[1,' WHERE match_id = ?",
        "UPDATE positions SET number = 7 WHERE match_id = ?",
        "UPDATE positions SET since = 'noon' WHERE match_id = ?",
        "DELETE FROM log WHERE number = 2 AND match_id = ?",
        "UPDATE log SET kind = 'dance' WHERE match_id = ?",
        "UPDATE matches SET options = 'K3' WHERE id = ?",
        "UPDATE matches SET game = 'chess' WHERE id = ?",
        "UPDATE matches SET seed = 'zz' WHERE id = ?",
    ],
)
async def test_a_damaged_row_hurts_its_own_match_only(setting: Setting, statement: str) -> None:
    hurt, other = await setting.start(), await setting.start(people=(CLEO, DAN))
    await setting.press(hurt.match_id, "draw", "load 1", "draw")
    await setting.store.close()
    damage(setting, statement, hurt.match_id)
    await setting.open()
    for press in (
        setting.referee.act(hurt.match_id, ANN, 3, "load 2"),
        setting.referee.table(hurt.match_id, 1),
    ):
        with pytest.raises(Broken):
            await press
    await setting.press(other.match_id, "draw")
    games_here = await setting.referee.games_in(GUILD)
    assert other.match_id in {game.match_id for game in games_here}


async def test_an_unreadable_log_text_is_not_told_but_play_goes_on(
    setting: Setting, caplog: pytest.LogCaptureFixture
) -> None:
    table = await setting.start()
    await setting.press(table.match_id, "draw", "load 1", "draw")
    await setting.store.close()
    damage(setting, "UPDATE log SET text = 'fly' WHERE number = 2")
    await setting.open()
    await setting.press(table.match_id, "load 2")
    story = await setting.referee.story(table.match_id, None, 1, 9)
    assert [bool(told.events) for told in story] == [True, False, False, False]
    assert f"duell {table.match_id} cannot be told" in caplog.text


async def test_damaged_lists_leave_out_what_is_damaged(setting: Setting) -> None:
    hurt, other = await setting.start(), await setting.start(people=(CLEO, DAN))
    lobbies = [await setting.referee.open_lobby(setting.place(), person, "tiny") for person in (ANN, BOB)]
    damage(setting, "UPDATE positions SET actors = '[' WHERE match_id = ?", hurt.match_id)
    damage(setting, "UPDATE lobbies SET options = '[' WHERE id = ?", lobbies[0].id)
    damage(setting, "UPDATE dues SET seats = '[' WHERE kind = ? AND game_id = ?", DueKind.CALL, hurt.match_id)
    setting.clock.wait(minutes=2)
    assert [game.match_id for game in await setting.referee.games_in(GUILD)] == [other.match_id]
    assert [lobby.id for lobby in await setting.referee.lobbies_in(GUILD)] == [lobbies[1].id]
    assert [due.subject for due in await setting.referee.due(setting.clock())] == [other.match_id]


@pytest.mark.parametrize(
    "harm", ["at = '0 at noon'", "at = 5", "at = x'00'", "seats = '['", "seats = 7", "kind = 'dance'"]
)
async def test_a_damaged_due_row_does_not_keep_the_others_waiting(setting: Setting, harm: str) -> None:
    hurt = [await setting.start(people=pair) for pair in ((ANN, BOB), (BOB, CLEO))]
    setting.clock.wait(seconds=1)
    other = await setting.start(people=(CLEO, DAN))
    damage(setting, f"UPDATE dues SET {harm} WHERE game_id IN (?, ?)", *(table.match_id for table in hurt))
    assert await setting.referee.next_due() == setting.clock() + timedelta(minutes=1)
    setting.clock.wait(minutes=2)
    (due,) = await setting.referee.due(setting.clock())
    assert (due.subject, await setting.referee.claim(due)) == (other.match_id, True)
    assert await setting.referee.next_due() is None


@pytest.mark.parametrize("actors", ["[5]", "[0]", "[-1]"])
async def test_a_game_that_waits_for_nobody_there_is_left_out_of_lists(setting: Setting, actors: str) -> None:
    hurt, other = await setting.start(), await setting.start(people=(BOB, CLEO))
    damage(setting, "UPDATE positions SET actors = ? WHERE match_id = ?", actors, hurt.match_id)
    assert [game.match_id for game in await setting.referee.games_of(BOB.id)] == [other.match_id]


async def test_a_game_that_is_gone_takes_only_its_own_lobbies_with_it(setting: Setting) -> None:
    gone, left = [await setting.referee.open_lobby(setting.place(), person, "tiny") for person in (ANN, BOB)]
    damage(setting, "UPDATE lobbies SET game = 'chess' WHERE id = ?", gone.id)
    assert [lobby.id for lobby in await setting.referee.lobbies_in(GUILD)] == [left.id]
    assert await setting.referee.lobby_in(gone.place.channel_id) is None
    assert (await refusal(setting.referee.lobby(gone.id))).code is RefereeRefusal.NO_SUCH_GAME


# -- memory


async def test_memory_keeps_only_the_matches_used_last(setting: Setting) -> None:
    setting.kept = 2
    await setting.restart()
    tables = [await setting.start(people=pair) for pair in ((ANN, BOB), (BOB, CLEO), (CLEO, DAN))]
    for _ in range(3):
        for table in tables:
            await setting.press(table.match_id)
    assert len(setting.referee._memory) == 2
    for table in tables:
        assert await is_consistent(setting, table.match_id)


async def test_a_start_loads_no_game_and_a_press_replays_none(
    setting: Setting, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await setting.start()
    await setting.play_on(table.match_id, 20)
    await setting.restart()
    assert len(setting.referee._memory) == 0
    applied = count_applied(monkeypatch)
    now = await setting.referee._read(table.match_id)
    (seat,) = now.actors
    action = now.game.action_text(now.game.legal_actions(now.match.state, seat)[0])
    assert applied == []
    await setting.referee.act(table.match_id, now.people[seat - 1], now.match.number, action)
    assert len(applied) < 20


def count_applied(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    applied: list[object] = []
    apply = AnyGame.__origin__.apply

    def counted(self: AnyGame, *arguments: object) -> object:
        applied.append(arguments)
        return apply(self, *arguments)

    monkeypatch.setattr(AnyGame.__origin__, "apply", counted)
    return applied


async def test_old_buttons_work_after_a_restart(setting: Setting) -> None:
    table = await setting.start()
    await setting.press(table.match_id, "draw")
    await setting.restart()
    played = await setting.referee.act(table.match_id, BOB, 1, "load 1")
    assert played.number == 2
    await setting.restart()
    await setting.referee.take_back(table.match_id, BOB, 2)
    assert await is_consistent(setting, table.match_id)


# -- newer rules


async def played_under_older_rules(setting: Setting) -> Table:
    table = await setting.start()
    await setting.press(table.match_id, "draw", "load 1")
    await setting.restart(newer("duell", "2"))
    return table


async def test_newer_rules_go_on_from_the_stored_position(setting: Setting) -> None:
    table = await played_under_older_rules(setting)
    played = await setting.referee.act(table.match_id, ANN, 2, "draw")  # the old button still works
    story = await setting.referee.story(table.match_id, None, 1, 9)
    assert [told.row.kind for told in story] == [RowKind.MOVE, RowKind.MOVE, RowKind.REBASE, RowKind.MOVE]
    assert [told.row.rules_version for told in story][-2:] == ["2", "2"]
    assert played.number == 4
    assert story[2].row.text == ""  # the position is nobody's to read
    assert [bool(told.events) for told in story] == [False, False, False, True]
    assert played.table.commitment == table.commitment


async def test_a_rebase_is_written_once(setting: Setting) -> None:
    table = await played_under_older_rules(setting)
    assert (await setting.referee.table(table.match_id, None)).number == 3
    await setting.restart(newer("duell", "2"))
    assert (await setting.referee.table(table.match_id, None)).number == 3
    await setting.restart(newer("duell", "3"))
    assert (await setting.referee.table(table.match_id, None)).number == 4


async def test_taking_back_does_not_cross_a_rebase(setting: Setting) -> None:
    table = await played_under_older_rules(setting)
    now = await setting.referee.table(table.match_id, BOB.id)
    assert now.take_back is None
    no = await refusal(setting.referee.take_back(table.match_id, BOB, now.number))
    assert no.code is MatchRefusal.OLDER_RULES


async def test_after_a_rebase_play_and_take_back_work_and_survive(setting: Setting) -> None:
    table = await played_under_older_rules(setting)
    await setting.press(table.match_id, "draw", "load 2")
    await setting.referee.take_back(table.match_id, ANN, 5)
    await setting.press(table.match_id, "load 3")
    kept = await setting.referee.table(table.match_id, None)
    await setting.restart(newer("duell", "2"))
    assert await setting.referee.table(table.match_id, None) == kept


async def test_a_finished_game_of_older_rules_is_left_as_it_is(setting: Setting) -> None:
    table = await setting.start()
    await setting.play_on(table.match_id, 500)
    kept = await setting.referee.table(table.match_id, None)
    await setting.restart(newer("duell", "2"))
    found = await setting.referee.table(table.match_id, None)
    assert (found.phase, found.number, found.outcome) == (Phase.OVER, kept.number, kept.outcome)
    assert all(told.events == () for told in found.last)


async def test_a_position_that_newer_rules_cannot_read_breaks_one_match(setting: Setting) -> None:
    table = await setting.start()

    def unreadable(*_: object) -> None:
        raise ValueError("no such phase")

    await setting.restart(newer("duell", "2", read_position=unreadable))
    other = await setting.start("tiny", (ANN,))
    with pytest.raises(Broken):
        await setting.referee.table(table.match_id, None)
    await setting.referee.table(other.match_id, None)
    await setting.restart()
    assert (await setting.referee.table(table.match_id, None)).number == 0
