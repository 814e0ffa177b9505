"""The pictures that go with panels: made elsewhere, remembered, never waited for long, never missed much."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Any

from bot.pictures import (
    Drawing,
    are_available,
    be_ready,
    hand_picture,
    pictures_of,
    render,
    table_picture,
    warm_up,
    zoo_picture,
)
from bot.pictures.album import Album
from bot.present.parts import Image
from bot.tables import BoardForm, Table
from bot.usecases.mishaps import trace_of
from bot.words import Words
from bot.workers import Ask
from engine.core.game import Seat

PATIENCE = 1.0
"""Seconds that a message waits for its picture."""

_log = logging.getLogger(__name__)


class Illustrator:
    """Draws what a table's reader may see, and nothing else; None where there is no picture in time.

    File names tell no more than the buttons beside them: the row of the log that is shown.
    """

    def __init__(self, ask: Ask, *, is_on: bool = True, patience: float = PATIENCE) -> None:
        self._ask = ask
        self._is_on = is_on and are_available()
        self._is_awake = False
        self._patience = patience
        self._album = Album(partial(ask, render))
        self._unfinished: set[asyncio.Future[Any]] = set()
        self.on_arrival: Callable[[str], None] = lambda match_id: None
        """Told of a match whose table was shown without its picture once that is there."""

    @property
    def is_on(self) -> bool:
        """Whether there are pictures at all."""
        return self._is_on

    def draws(self, game: str) -> bool:
        """Whether there are pictures of that game."""
        return self._is_on and pictures_of(game)

    async def public_table(self, table: Table, words: Words) -> Image | None:
        """The table as everybody sees it; one that comes too late is told of when it is there."""
        assert table.seat is None
        late = partial(self._arrived, table.match_id)
        return await self._image(table, "table", lambda: table_picture(table, words), late)

    async def zoo(self, table: Table, seat: Seat, words: Words) -> Image | None:
        """One seat's zoo or park closely."""
        return await self._image(table, f"zoo-{seat}", lambda: zoo_picture(table, seat, words))

    async def own(self, table: Table, words: Words, form: BoardForm) -> Image | None:
        """What the reader alone may see, a hand or a draft; else the table as they see it."""
        if _is_building(table):
            return await self.sheet(table, words, form)
        return await self.sheet(table, words, form) or await self._image(
            table, "view", lambda: table_picture(table, words)
        )

    async def sheet(self, table: Table, words: Words, form: BoardForm) -> Image | None:
        """The reader's hand, or what they put together; None for whoever has neither.

        A draft is drawn only beside its whole text, which says where each card may go: many quick steps.
        """
        if _is_building(table):
            assert table.seat is not None
            return await self.zoo(table, table.seat, words) if form is BoardForm.BOTH else None
        return await self._image(table, "hand", lambda: hand_picture(table, words))

    async def _image(
        self,
        table: Table,
        kind: str,
        draw: Callable[[], Drawing | None],
        late: Callable[[asyncio.Task[bytes]], None] | None = None,
    ) -> Image | None:
        if not self.draws(table.game):
            return None
        try:
            drawing = draw()
        except Exception as error:  # a picture is never the reason that anything else goes wrong
            _log.error("%s of %s cannot be drawn: %s", kind, table.match_id, trace_of(error))
            return None
        if drawing is None:
            return None
        png = await self._in_time(asyncio.ensure_future(self._album.png(drawing)), late)
        return None if png is None else Image(f"{kind}-{table.number}.png", png, drawing.alt)

    async def _in_time(
        self, task: asyncio.Task[bytes], late: Callable[[asyncio.Task[bytes]], None] | None
    ) -> bytes | None:
        self._keep(task)
        try:
            return await asyncio.wait_for(asyncio.shield(task), self._patience)
        except TimeoutError:
            _log.info("A picture is late")
            if late is not None:
                task.add_done_callback(late)
        except Exception as error:
            _log.warning("No picture: %s: %s", type(error).__name__, error)
        return None

    def _arrived(self, match_id: str, task: asyncio.Task[bytes]) -> None:
        if not task.cancelled() and task.exception() is None:
            self.on_arrival(match_id)

    def wake(self, game: str) -> None:
        """Makes ready for the first picture: a process and a library take a while to start."""
        if self.draws(game) and not self._is_awake:
            self._is_awake = True
            self._keep(asyncio.ensure_future(self._woken(game)))

    async def _woken(self, game: str) -> None:
        await asyncio.gather(self._ask(be_ready), asyncio.to_thread(warm_up, [game]))

    def _keep(self, work: asyncio.Future[Any]) -> None:
        """Holds on to it, also if nobody waits any more for how it ends."""
        self._unfinished.add(work)
        work.add_done_callback(self._unfinished.discard)
        work.add_done_callback(lambda done: done.cancelled() or done.exception())

    def stop(self) -> None:
        """Nobody waits for pictures any more."""
        for work in tuple(self._unfinished):
            work.cancel()


def _is_building(table: Table) -> bool:
    """Whether the reader puts a decision together, or has done so and may go on."""
    return table.draft is not None or table.seat in table.ready
