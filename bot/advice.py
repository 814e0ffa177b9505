"""The best decision at a table that helps with it: found elsewhere, remembered, never waited for long."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from dataclasses import replace
from functools import partial

from bot.remembered import Remembered
from bot.tables import Helper, Table
from bot.workers import Ask
from engine.core.game import Best
from engine.registry import game_of, games

PATIENCE = 2.0
"""Seconds that a panel waits for the best decision."""

SEARCH = 1.5
"""Seconds after which a search answers with what it knows."""

KEPT = 1000
"""Answers that are remembered."""

_log = logging.getLogger(__name__)


def find_best(game: str, question: str) -> str:
    """The best decision of a workbench, as JSON: for another process."""
    bench = game_of(game).workbench
    assert bench is not None
    begun = time.monotonic()
    best = bench.best(question, lambda: time.monotonic() - begun > SEARCH)
    return json.dumps([best.move, best.points, best.is_exact])


def awake() -> str:
    """That somebody is there."""
    return ""


class Adviser:
    """Knows the best decision where a table helps with it; what was asked once is remembered."""

    def __init__(self, ask: Ask, patience: float = PATIENCE) -> None:
        self._ask = ask
        self._patience = patience
        self._known = Remembered[tuple[str, str], str](KEPT)
        self._waking: asyncio.Task[str] | None = None

    async def advise(self, table: Table) -> Table:
        """The table with the best decision for its reader; without it where there is none in time."""
        game = games().get(table.game)
        if game is None or game.workbench is None or table.seat is None:
            return table
        if not wants_advice(table):
            self._wake()
            return table
        bench = game.workbench
        key = table.game, bench.question(table.view)
        try:
            found = self._known.answer(key, partial(self._ask, find_best, *key))
            answer = await asyncio.wait_for(found, self._patience)
        except Exception as error:
            _log.warning("No best decision for %s: %s", table.match_id, type(error).__name__)
            return table
        move, points, is_exact = json.loads(answer)
        return replace(table, best=Best(move, points, is_exact))

    def _wake(self) -> None:
        """Whoever looks at a hand will ask soon: a process takes a while to start."""
        if self._waking is None:
            self._waking = asyncio.ensure_future(self._ask(awake))
            self._waking.add_done_callback(lambda task: task.cancelled() or task.exception())

    def stop(self) -> None:
        """Nobody waits for answers any more."""
        self._known.stop()
        if self._waking is not None:
            self._waking.cancel()


def wants_advice(table: Table) -> bool:
    """Whether the reader puts a decision together at a table that helps with it."""
    options = table.table_options
    is_building = table.draft is not None and table.seat not in table.ready
    return is_building and options.helper is Helper.FULL and options.hints
