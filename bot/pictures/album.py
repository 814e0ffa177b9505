"""PNGs that were made already, by what they show: equal pictures are rasterised once."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable

from bot.pictures.drawing import Drawing

CAPACITY = 100
"""Pictures kept: some 10 MB."""

Rendering = Callable[[str], Awaitable[bytes]]
"""`bot.pictures.render` in a worker."""


class Album:
    """Keeps the pictures asked for last. One that is being made is not made twice."""

    def __init__(self, rendering: Rendering, capacity: int = CAPACITY) -> None:
        self._rendering = rendering
        self._capacity = capacity
        self._kept: OrderedDict[str, asyncio.Task[bytes]] = OrderedDict()

    async def png(self, drawing: Drawing) -> bytes:
        """The picture; raises what the rendering raises, and forgets that one."""
        key = drawing.key
        task = self._kept.get(key)
        if task is None:
            task = self._kept[key] = asyncio.ensure_future(self._made(drawing.svg))
            while len(self._kept) > self._capacity:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            if task.cancelled():
                self._forget(key, task)
            raise
        except Exception:
            self._forget(key, task)
            raise

    async def _made(self, svg: str) -> bytes:
        return await self._rendering(svg)

    def _forget(self, key: str, task: asyncio.Task[bytes]) -> None:
        if self._kept.get(key) is task:
            del self._kept[key]
