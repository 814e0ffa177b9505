"""Answers that take a while, kept by what they answer."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")


class Remembered(Generic[K, T]):
    """The answers asked for last. What is being found is not looked for twice; a failure is not kept."""

    def __init__(self, capacity: int) -> None:
        self._capacity = capacity
        self._kept: OrderedDict[K, asyncio.Task[T]] = OrderedDict()

    @property
    def tasks(self) -> tuple[asyncio.Task[T], ...]:
        """The answers that are kept, and those that are being found."""
        return tuple(self._kept.values())

    async def answer(self, key: K, find: Callable[[], Awaitable[T]]) -> T:
        """The answer; raises what finding it raises. Whoever stops waiting stops nobody else."""
        task = self._kept.get(key)
        if task is None:
            task = self._kept[key] = asyncio.ensure_future(_found(find))
            task.add_done_callback(lambda done: self._forget_failed(key, done))
            while len(self._kept) > self._capacity:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return await asyncio.shield(task)

    def _forget_failed(self, key: K, done: asyncio.Task[T]) -> None:
        has_failed = done.cancelled() or done.exception() is not None
        if has_failed and self._kept.get(key) is done:
            del self._kept[key]

    def stop(self) -> None:
        """Nobody waits for answers any more."""
        for task in self.tasks:
            task.cancel()


async def _found(find: Callable[[], Awaitable[T]]) -> T:
    return await find()
