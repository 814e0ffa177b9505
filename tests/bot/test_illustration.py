"""Pictures in time or not at all; what is late is told of once it is there."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.commands.gallery import midgame
from bot.illustration import Illustrator
from bot.tables import BoardForm, Table
from bot.words import words_in
from bot.workers import Workers
from engine.core.game import Seat
from engine.registry import game_of

WORDS = words_in("en")


class Slow:
    """Draws when it is let."""

    def __init__(self) -> None:
        self.may = asyncio.Event()
        self.trouble: Exception | None = None

    async def __call__(self, work: Any, *texts: str) -> Any:
        await self.may.wait()
        if self.trouble is not None:
            raise self.trouble
        return work(*texts)


def table_of(game: str, seat: Seat | None = None) -> Table:
    return midgame(game_of(game), max(game_of(game).info.seat_counts)).table(seat)


async def test_a_late_picture_is_told_of_and_then_kept():
    slow, arrived = Slow(), asyncio.Queue[str]()
    illustrator = Illustrator(slow, patience=0.01)
    illustrator.on_arrival = arrived.put_nowait
    table = table_of("duell")
    assert await illustrator.public_table(table, WORDS) is None
    assert arrived.empty()
    slow.may.set()
    assert await asyncio.wait_for(arrived.get(), 30) == table.match_id
    slow.may.clear()
    image = await illustrator.public_table(table, WORDS)
    assert image is not None
    assert image.png.startswith(b"\x89PNG")


async def test_a_late_picture_that_fails_is_told_of_to_nobody():
    slow, arrived = Slow(), asyncio.Queue[str]()
    slow.trouble = RuntimeError("no paint")
    illustrator = Illustrator(slow, patience=0.01)
    illustrator.on_arrival = arrived.put_nowait
    assert await illustrator.public_table(table_of("duell"), WORDS) is None
    slow.may.set()
    await asyncio.wait(illustrator._unfinished)
    await asyncio.sleep(0)
    assert arrived.empty()
    illustrator.stop()


async def test_a_late_private_picture_is_just_not_there():
    slow, arrived = Slow(), asyncio.Queue[str]()
    illustrator = Illustrator(slow, patience=0.01)
    illustrator.on_arrival = arrived.put_nowait
    assert await illustrator.zoo(table_of("zooloretto"), Seat(1), WORDS) is None
    slow.may.set()
    await asyncio.wait(illustrator._unfinished)
    await asyncio.sleep(0)
    assert arrived.empty()
    illustrator.stop()


async def test_a_picture_comes_from_another_process():
    workers = Workers()
    illustrator = Illustrator(workers.ask, patience=60)
    try:
        illustrator.wake("duell")
        image = await illustrator.own(table_of("duell"), WORDS, BoardForm.PICTURE)
        assert image is not None
        assert image.png.startswith(b"\x89PNG")
    finally:
        illustrator.stop()
        workers.close()


@pytest.mark.parametrize("game", ["duell", "zooloretto"])
async def test_where_there_are_no_hands_there_is_no_picture_of_one(game: str):
    assert await Illustrator(Slow()).sheet(table_of(game, Seat(1)), WORDS, BoardForm.BOTH) is None
