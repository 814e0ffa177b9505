"""What is to be said by itself: sleeps until the next due moment and is woken by what changes it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from datetime import timedelta
from functools import partial
from typing import Any

import discord

from bot.posting.attempts import may_pass
from bot.posting.board import Board
from bot.posting.channel import UNREACHED, Lost
from bot.referee import Referee
from bot.store import Clock
from bot.tables import Due

_WOKEN = "due_changed"
"""A private event of the client: waiting for an event of its own is a wait it knows."""

_AFTER_TROUBLE = timedelta(minutes=1)

_log = logging.getLogger(__name__)


class DueLoop:
    """One task: brings Discord up to date at the start, then says each due thing once, at its time."""

    def __init__(self, client: discord.Client, referee: Referee, board: Board, clock: Clock) -> None:
        self._client = client
        self._referee = referee
        self._board = board
        self._clock = clock
        self._changed = False
        self._is_stopping = False
        self._task: asyncio.Task[None] | None = None
        self.saying: set[asyncio.Task[None]] = set()
        """What is being claimed or said right now."""

    def start(self) -> None:
        """Begins once the client is ready."""
        self._board.attempts.on_failure = self.wake
        self._task = asyncio.create_task(self._run(), name="due")

    def stop(self) -> None:
        """Claims nothing more; what is claimed will be said: wait for `saying`."""
        self._is_stopping = True
        if self._task is not None:
            self._task.cancel()

    def wake(self) -> None:
        """Something changed: the next due moment may be another."""
        self._changed = True
        self._client.dispatch(_WOKEN)

    async def _run(self) -> None:
        await self._client.wait_until_ready()
        try:
            for due in await self._referee.begun():
                await self._say(due)
            await self._board.catch_up()
        except Exception:
            _log.exception("Could not look up what Discord does not show yet")
        while True:
            self._changed = False
            try:
                seconds = await self._say_what_is_due()
            except Exception:
                _log.exception("Could not look up what is due")
                seconds = _AFTER_TROUBLE.total_seconds()
            if not self._changed:
                await self._sleep(seconds)

    async def _say_what_is_due(self) -> float | None:
        """Starts saying it, each thing on its own; the seconds until the next (None: nothing is due)."""
        await self._board.attempts.again()
        following = await self._referee.next_due()
        if following is not None and following <= self._clock():
            await asyncio.shield(self._apart(self._claim_what_is_due(), "claiming"))
            following = await self._referee.next_due()
        moments = [moment for moment in (following, self._board.attempts.next) if moment is not None]
        if not moments:
            return None
        return max(0.0, (min(moments) - self._clock()).total_seconds())

    async def _claim_what_is_due(self) -> None:
        """Whatever ends the loop, what is claimed is said; what Discord does not take, at the next start."""
        for due in await self._referee.due(self._clock()):
            if self._is_stopping:
                return
            if await self._referee.claim(due):
                self._apart(self._say(due), f"due {due.kind} {due.subject}")

    async def _say(self, due: Due) -> None:
        """Says one due thing. Trouble is logged and tried again later, also after a restart."""
        await self._board.attempts.make(f"Due {due.kind} of {due.subject}", partial(self._try_to_say, due))

    async def _try_to_say(self, due: Due) -> None:
        try:
            await self._board.say(due)
        except (Lost, *UNREACHED) as error:
            if not may_pass(error):
                await self._referee.said(due)
            raise
        await self._referee.said(due)

    def _apart(self, work: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
        """Work that goes on when the loop ends."""
        task = asyncio.create_task(work, name=name)
        self.saying.add(task)
        task.add_done_callback(self.saying.discard)
        return task

    async def _sleep(self, seconds: float | None) -> None:
        try:
            await self._client.wait_for(_WOKEN, timeout=seconds)
        except TimeoutError:
            return
