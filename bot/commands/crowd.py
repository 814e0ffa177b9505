"""Ten thousand open games: how soon after the start any button answers, and how much memory that takes.

Without pictures and with them.
"""

from __future__ import annotations

import asyncio
import atexit
import multiprocessing
import resource
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from random import Random

from bot.app import ZooClient
from bot.commands.answering import PLACE, press, start_game
from bot.commands.measured import Measure, Row
from bot.commands.stub import StubHTTP, connect_stub
from bot.config import Config
from bot.store import Store
from bot.store.copies import copy_match
from engine.registry import games

OPEN_GAMES = 10_000
PLAYED = 40
"""Presses in each of them before the start."""
PRESSED = 50
"""Games in which a button is pressed at once."""

ANSWER_BAR = 1.0
MEMORY_BAR = 200.0


@dataclass(frozen=True, slots=True)
class Started:
    """What a fresh process took to start among so many games."""

    to_ready: float
    first_answer: float
    all_answers: float
    peak_memory: float
    """Megabytes."""


def measures() -> Iterator[Measure]:
    """The games are made once; each start is in a process of its own."""
    yield from _started(f"start with {OPEN_GAMES:,} open games", pictures=False)
    yield from _started("  the same, tables with pictures", pictures=True)


def _started(what: str, *, pictures: bool) -> Iterator[Measure]:
    yield lambda: Row(f"{what}: until ready", started(pictures).to_ready, "s")
    yield lambda: Row(
        "  a button pressed at that moment: its answer", started(pictures).first_answer, "s", ANSWER_BAR
    )
    yield lambda: Row(
        f"  {PRESSED} pressed at once in as many games: the last", started(pictures).all_answers, "s"
    )
    yield lambda: Row("  memory at most", started(pictures).peak_memory, "MB", MEMORY_BAR)


@cache
def started(pictures: bool) -> Started:
    """Starts a process on the games."""
    path, pressed = _crowd()
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:  # it may have processes, too
        return pool.submit(_start, path, pressed, pictures).result()


@cache
def _crowd() -> tuple[Path, list[str]]:
    """Where the games are, until this process ends, and those in which a button is pressed."""
    folder = tempfile.mkdtemp()
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    path = Path(folder) / "crowd.sqlite"
    ids = asyncio.run(_fill(path))
    return path, ids[:: len(ids) // PRESSED]


def _now() -> datetime:
    return datetime.now(UTC)


async def _fill(path: Path) -> list[str]:
    """One game half played, then copies of it; how many presses that took does not matter."""
    store = await Store.open(path, _now)
    try:
        client = ZooClient(Config(database=path, pictures=False), store, _now)
        async with client:
            http = await connect_stub(client)
            table = await start_game(client, next(iter(games().values())))
            generator = Random(5)
            for _ in range(PLAYED):
                await press(client, http, table, generator)
                table = await client.referee.table(table.match_id, None)
            return await store.write(copy_match, table.match_id, OPEN_GAMES, PLACE.channel_id + 1)
    finally:
        await store.close()


def _start(path: Path, pressed: list[str], pictures: bool) -> Started:
    return asyncio.run(_start_and_press(path, pressed, pictures))


async def _start_and_press(path: Path, pressed: list[str], pictures: bool) -> Started:
    begin = time.perf_counter()
    store = await Store.open(path, _now)
    client = ZooClient(Config(database=path, pictures=pictures), store, _now)
    async with client:
        http = await connect_stub(client)
        ready = time.perf_counter()
        await _answer(client, http, pressed[0])
        answered = time.perf_counter()
        await asyncio.gather(*(_answer(client, http, match_id) for match_id in pressed[1:]))
        all_answered = time.perf_counter()
    await store.close()
    return Started(ready - begin, answered - ready, all_answered - answered, _peak_memory())


async def _answer(client: ZooClient, http: StubHTTP, match_id: str) -> None:
    """A press in that game, until its table is shown anew."""
    await press(client, http, await client.referee.table(match_id, None), Random(6))


def _peak_memory() -> float:
    """Of this process, in megabytes; pictures are rasterised in another, which has none of the games."""
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / (1e6 if sys.platform == "darwin" else 1e3)
