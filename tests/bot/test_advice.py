"""Advice at the table: once, in time or not at all; and what stands in its way stops nobody."""

from __future__ import annotations

import asyncio
import json
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace

import pytest

from bot.advice import Adviser, find_best
from bot.tables import Helper, Table
from bot.workers import Workers
from engine.core.game import Seat
from engine.games.zuuli.kinds import Phase as Asked
from engine.games.zuuli.workbench import WORKBENCH
from tests.bot.referee.conftest import empty_database, setting
from tests.bot.referee.setting import Setting
from tests.bot.referee.test_building import developing, own

__all__ = ["empty_database", "setting"]


class Oracle:
    """Counts what is asked; answers as it is told to."""

    def __init__(self, *answers: str | Exception | asyncio.Event) -> None:
        self.answers = list(answers)
        self.count = self.woken = 0

    async def __call__(self, work, *texts: str) -> str:
        if not texts:
            self.woken += 1
            return work()
        self.count += 1
        answer = self.answers.pop(0) if self.answers else ""
        if isinstance(answer, Exception):
            raise answer
        if isinstance(answer, asyncio.Event):
            await answer.wait()
        return work(*texts)


async def builder(setting: Setting) -> Table:
    table = await developing(setting)
    assert table.view.phase is Asked.DEVELOP
    return await own(setting, table.match_id, table.people[0])


async def test_a_builder_is_advised_and_nobody_else(setting: Setting) -> None:
    table = await builder(setting)
    asked = Oracle()
    adviser = Adviser(asked)
    for _ in range(2):
        advised = await adviser.advise(table)
    assert advised.best is not None
    assert advised.best.is_exact
    assert asked.count == 1
    for unasked in (
        replace(table, draft=None),
        replace(table, ready=frozenset({Seat(1), Seat(2)})),
        replace(table, table_options=replace(table.table_options, helper=Helper.SCORE)),
        replace(table, table_options=replace(table.table_options, helper=Helper.OFF)),
        replace(table, table_options=replace(table.table_options, hints=False)),
        replace(table, game="duell"),
        replace(table, game="unheard of"),
    ):
        assert await adviser.advise(unasked) is unasked
    await asyncio.sleep(0)
    assert (asked.count, asked.woken) == (1, 1)


async def test_a_helper_that_cannot_be_woken_is_no_trouble(setting: Setting) -> None:
    async def nobody(work, *texts: str) -> str:
        raise BrokenProcessPool("gone")

    table = replace(await builder(setting), draft=None)
    adviser = Adviser(nobody)
    assert await adviser.advise(table) is table
    await asyncio.sleep(0)
    adviser.stop()


async def test_without_an_answer_the_table_is_shown_as_it_is(
    setting: Setting, caplog: pytest.LogCaptureFixture
) -> None:
    table = await builder(setting)
    asked = Oracle(BrokenProcessPool("gone"), ValueError("lion#1"))
    adviser = Adviser(asked)
    for _ in range(2):
        assert await adviser.advise(table) is table
    told = [record.getMessage() for record in caplog.records if record.name == "bot.advice"]
    assert told == [
        f"No best decision for {table.match_id}: {name}" for name in ("BrokenProcessPool", "ValueError")
    ]
    assert (await adviser.advise(table)).best is not None
    assert asked.count == 3


async def test_a_late_answer_is_for_the_next_look(setting: Setting) -> None:
    table = await builder(setting)
    late = asyncio.Event()
    asked = Oracle(late)
    adviser = Adviser(asked, patience=0.01)
    assert await adviser.advise(table) is table
    late.set()
    await asyncio.sleep(0)
    while (advised := await adviser.advise(table)) is table:
        pass
    assert advised.best is not None
    assert asked.count == 1


async def test_a_stopped_adviser_waits_for_nothing(setting: Setting) -> None:
    table = await builder(setting)
    adviser = Adviser(Oracle(asyncio.Event()), patience=0.01)
    assert await adviser.advise(table) is table
    (task,) = adviser._known.tasks
    adviser.stop()
    await asyncio.sleep(0)
    assert task.cancelled()


async def test_the_best_is_found_in_another_process(setting: Setting) -> None:
    table = await builder(setting)
    workers = Workers()
    advised = await Adviser(workers.ask, patience=60).advise(table)
    workers.close()
    assert advised.best is not None
    found = json.loads(find_best("zuuli", WORKBENCH.question(table.view)))
    assert [advised.best.move, advised.best.points, advised.best.is_exact] == found
