"""What is to be said by itself: sleeps until the next due moment and is woken by what changes it."""

from __future__ import annotations

import asyncio
import logging
from datetime import timedelta

import discord

from bot.board import Board
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
        self._task: asyncio.Task[None] | None = None
        self.saying: set[asyncio.Task[None]] = set()
        """What is being said right now."""

    def start(self) -> None:
        """Begins once the client is ready."""
        self._board.attempts.on_failure = self.wake
        self._task = asyncio.create_task(self._run(), name="due")

    def stop(self) -> None:
        """Says nothing more by itself."""
        if self._task is not None:
            self._task.cancel()

    def wake(self) -> None:
        """Something changed: the next due moment may be another."""
        self._changed = True
        self._client.dispatch(_WOKEN)

    async def _run(self) -> None:
        await self._client.wait_until_ready()
        try:
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
            for due in await self._referee.due(self._clock()):
                if await self._referee.claim(due.id):
                    self._say(due)
            following = await self._referee.next_due()
        moments = [moment for moment in (following, self._board.attempts.next) if moment is not None]
        if not moments:
            return None
        return max(0.0, (min(moments) - self._clock()).total_seconds())

    def _say(self, due: Due) -> None:
        task = asyncio.create_task(self._board.say(due), name=f"due {due.kind} {due.subject}")
        self.saying.add(task)
        task.add_done_callback(self.saying.discard)

    async def _sleep(self, seconds: float | None) -> None:
        try:
            await self._client.wait_for(_WOKEN, timeout=seconds)
        except TimeoutError:
            return
