"""A process for what is heavy: text goes in, text or a file's bytes come out, nothing of it can stop the bot.

It starts when it is first needed, ends with the bot, and is started once more for a question that its death
left unanswered. A question that takes far too long ends the process by itself.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import connection
from typing import Protocol, TypeVar

Answer = TypeVar("Answer", str, bytes)

Work = Callable[..., Answer]
"""A function of some module, from texts to a text or bytes: what a process can be told to do."""


class Ask(Protocol):
    """Does some work with these texts: `Workers.ask`, or the like."""

    def __call__(self, work: Work[Answer], *texts: str) -> Awaitable[Answer]:
        """What the work makes of the texts."""
        ...


FAR_TOO_LONG = 30.0
"""Seconds after which the process gives up and ends."""


class Workers:
    """The process. `ask` may be called by many at once; the work is done one after another."""

    def __init__(self, far_too_long: float = FAR_TOO_LONG) -> None:
        self._far_too_long = far_too_long
        self._pool: ProcessPoolExecutor | None = None
        self._is_closed = False

    async def ask(self, work: Work[Answer], *texts: str) -> Answer:
        """What the work makes of the texts; raises whatever it raises, or `BrokenProcessPool`."""
        pool = self._started()
        try:
            return await self._run(pool, work, texts)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            return await self._run(self._started(), work, texts)

    async def _run(self, pool: ProcessPoolExecutor, work: Work[Answer], texts: tuple[str, ...]) -> Answer:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(pool, _work, self._far_too_long, work, texts)

    def _started(self) -> ProcessPoolExecutor:
        if self._is_closed:
            raise BrokenProcessPool("the bot is shutting down")
        if self._pool is None:
            context = multiprocessing.get_context("spawn")  # a fork would take the event loop with it
            self._pool = ProcessPoolExecutor(1, context, _prepare)
        return self._pool

    def close(self) -> None:
        """Ends the process; what is being asked is answered nobody any more."""
        self._is_closed = True
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _prepare() -> None:
    """In the new process: Ctrl-C is for the bot, whose end is the process's end too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_bot, daemon=True).start()


def _end_with_the_bot() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    connection.wait([parent.sentinel])
    os._exit(1)


def _work(far_too_long: float, work: Work[Answer], texts: tuple[str, ...]) -> Answer:
    watchdog = threading.Timer(far_too_long, os._exit, [1])
    watchdog.start()
    try:
        return work(*texts)
    finally:
        watchdog.cancel()
