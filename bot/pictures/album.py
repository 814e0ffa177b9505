"""PNGs that were made already, by what they show: equal pictures are rasterised once."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

from bot.pictures.drawing import Drawing
from bot.remembered import Remembered

CAPACITY = 100
"""Pictures kept: some 10 MB."""

Rendering = Callable[[str], Awaitable[bytes]]
"""`bot.pictures.render` in a worker."""


class Album:
    """Keeps the pictures asked for last. One that is being made is not made twice."""

    def __init__(self, rendering: Rendering, capacity: int = CAPACITY) -> None:
        self._rendering = rendering
        self._kept = Remembered[str, bytes](capacity)

    async def png(self, drawing: Drawing) -> bytes:
        """The picture; raises what the rendering raises, and forgets that one."""
        return await self._kept.answer(drawing.key, partial(self._rendering, drawing.svg))
