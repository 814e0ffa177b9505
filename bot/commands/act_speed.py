"""How long a move takes the referee, beside a bare commit of the same two rows (DESIGN.md 7)."""

from __future__ import annotations

import asyncio
import itertools
import sqlite3
import statistics
import time
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import NamedTuple

from bot.referee import Referee
from bot.store import Store
from bot.store.matches import StoredMatch, load_match
from bot.tables import Person, Phase, Place, Table
from engine.registry import AnyGame, games

MOVES = 400
BLOCK = 50
"""Moves, then as many bare commits: one right after the other would find its disk still awake.

Each comes after the same work, reading the match and choosing a move: commits without a break would find the
processor's caches full of nothing else, as no commit of a bot does.
"""

_PEOPLE = [Person(number, f"Player {number}") for number in range(1, 6)]
_PREPARE = """
PRAGMA journal_mode = WAL;
PRAGMA synchronous = FULL;
INSERT INTO positions VALUES ('bare', 0, '', '', '', '', '');
"""
_ROW = "INSERT INTO log VALUES ('bare', ?, ?, ?, ?, ?, ?, ?, ?)"
_POSITION = """
UPDATE positions SET number = ?, rules_version = ?, document = ?, actors = ?, decisions = ?, since = ?
WHERE match_id = 'bare'
"""


class Medians(NamedTuple):
    """Seconds: of `Referee.act`, and of the same rows by sqlite3 alone, on the same disk and as safely."""

    act: float
    bare: float


def measure_act(folder: Path, game: AnyGame | None = None) -> Medians:
    """The medians over random moves of whole games; the folder says which disk."""
    return asyncio.run(_measure_act(folder, game or next(iter(games().values()))))


async def _measure_act(folder: Path, game: AnyGame) -> Medians:
    store = await Store.open(folder / "act.sqlite", _now)
    await (await Store.open(folder / "bare.sqlite", _now)).close()  # the same tables
    referee = Referee(store, _now, open_games_a_host=MOVES)
    acts: list[float] = []
    bares: list[float] = []
    with closing(sqlite3.connect(folder / "bare.sqlite")) as bare:
        bare.executescript(_PREPARE)
        generator = Random(5)  # a benchmark plays at random
        table = await _start(referee, game)
        while len(acts) < MOVES:
            moved: list[StoredMatch] = []
            for _ in range(BLOCK):
                table = await _running(referee, game, table.match_id)
                person, text = await _chosen(referee, table, generator)
                acts.append(await _act(referee, table, person, text))
                moved.append(await _stored(store, table.match_id))
            for stored in moved:
                table = await _running(referee, game, table.match_id)
                await _chosen(referee, table, generator)
                bares.append(_commit(bare, len(bares) + 1, stored))
                await _stored(store, table.match_id)
    await store.close()
    return Medians(statistics.median(acts), statistics.median(bares))


def _now() -> datetime:
    return datetime.now(UTC)


async def _stored(store: Store, match_id: str) -> StoredMatch:
    found = await store.read(load_match, match_id)
    assert found is not None
    return found


_channels = itertools.count(1)


async def _start(referee: Referee, game: AnyGame) -> Table:
    seats = min((count for count in game.info.seat_counts if count > 1), default=1)
    lobby = await referee.open_lobby(Place(1, next(_channels)), _PEOPLE[0], game.info.key)
    for person in _PEOPLE[1:seats]:
        await referee.join(lobby.id, person)
    return await referee.start(lobby.id, _PEOPLE[0])


async def _running(referee: Referee, game: AnyGame, match_id: str) -> Table:
    """The match as it stands, or a new one once it is over."""
    table = await referee.table(match_id, None)
    return table if table.phase is Phase.RUNNING else await _start(referee, game)


async def _chosen(referee: Referee, table: Table, generator: Random) -> tuple[Person, str]:
    """Who moves, and some move."""
    person = table.person(min(table.actors))
    choices = (await referee.table(table.match_id, person.id)).choices
    return person, generator.choice(choices).text


async def _act(referee: Referee, table: Table, person: Person, text: str) -> float:
    begun = time.perf_counter()
    await referee.act(table.match_id, person, table.number, text)
    return time.perf_counter() - begun


def _commit(bare: sqlite3.Connection, number: int, stored: StoredMatch) -> float:
    row, position = stored.rows[-1], stored.position
    at = position.since.replace(tzinfo=None).isoformat(" ")
    begun = time.perf_counter()
    bare.execute(_ROW, (number, row.kind, row.seat, row.text, row.press, row.final, row.rules_version, at))
    bare.execute(
        _POSITION,
        (
            number,
            position.rules_version,
            position.document,
            str(list(position.actors)),
            str(list(position.decisions)),
            at,
        ),
    )
    bare.commit()
    return time.perf_counter() - begun
