"""What every use case of the referee works with: the store, the clock, the matches in memory, the gate."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any, TypeVar

from bot.store import Clock, Crossing, Store
from bot.store.matches import Agreed, commit_step, load_match
from bot.tables import Person, RefereeRefusal, Refused
from bot.usecases.live import Live, Memory, read_live
from bot.usecases.mishaps import bugs_of
from engine.core.game import State
from engine.core.match import Step
from engine.registry import AnyGame

T = TypeVar("T")

Decks = Callable[[str, str], str | None]
"""The text of an owner's deck file, by game key and name; None when there is none."""

KEPT = 200
"""Matches in memory: what a busy evening presses, and some 20 MB at most."""

_ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that look alike
_ID_LENGTH = 8


def new_id() -> str:
    """An id that nobody can guess from another."""
    return "".join(secrets.choice(_ID_LETTERS) for _ in range(_ID_LENGTH))


class Gate:
    """Lets acts in until the bot closes; what is in goes on to its end, even if nobody waits for it."""

    def __init__(self) -> None:
        self._is_closing = False
        self._running: set[asyncio.Task[Any]] = set()

    async def enter(self, act: Coroutine[Any, Any, T]) -> T:
        """What the act brings; raises `Refused` with `CLOSING`."""
        if self._is_closing:
            act.close()
            raise Refused(RefereeRefusal.CLOSING)
        task = asyncio.create_task(act)
        self._running.add(task)
        task.add_done_callback(self._leave)
        return await asyncio.shield(task)

    def _leave(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled():
            task.exception()  # nobody may be waiting any more; then it is nobody's

    def shut(self) -> None:
        """Nothing new is let in."""
        self._is_closing = True

    async def wait(self) -> None:
        """Until everything that is in has ended."""
        while self._running:
            await asyncio.wait(self._running)


class Desk:
    """The referee's tools. Use cases stand in the classes built on this one."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        decks: Decks,
        new_seed: Callable[[], bytes],
        open_games_a_host: int,
        game_of: Callable[[str], AnyGame],
        kept: int,
    ) -> None:
        self._store = store
        self._clock = clock
        self._decks = decks
        self._new_seed = new_seed
        self._open_games_a_host = open_games_a_host
        self._game_of = game_of
        self._memory = Memory(kept)
        self._gate = Gate()

    async def _load(self, match_id: str) -> Live:
        """The match, from memory or the store; under its lock. Raises `Refused` when there is none."""
        live = self._memory.get(match_id)
        if live is None:
            live = await self._read(match_id)
            self._memory.put(live)
        return live

    async def _read(self, match_id: str) -> Live:
        with bugs_of(match_id, "?", 0):
            stored = await self._store.read(load_match, match_id)
        if stored is None:
            raise Refused(RefereeRefusal.NO_SUCH_GAME, id=match_id)
        with bugs_of(match_id, stored.game, stored.position.number):
            live = read_live(self._game_of(stored.game), stored)
        if not live.is_running or stored.position.rules_version == live.game.info.rules_version:
            return live
        with bugs_of(match_id, stored.game, stored.position.number):
            rebase = live.match.plan_rebase()
        return await self._commit(live, rebase, None)

    async def _commit(
        self, live: Live, step: Step[State], presser: Person | None, agreed: Agreed | None = None
    ) -> Live:
        """Stores a step, then remembers it; whatever goes wrong, memory holds what the store holds."""
        with bugs_of(live.id, live.game.info.key, live.match.number):
            after = live.after(step, presser, self._clock())
            commit = live.commit_of(after, agreed)
        await self._put(after, partial(self._store.write, commit_step, commit))
        return after

    async def _put(self, after: Live, write: Callable[[], Awaitable[None]]) -> None:
        """Writes what led to `after`, then remembers it; memory never holds more than the store."""
        self._store.crossing(Crossing.BEFORE_COMMIT)
        try:
            await write()
            self._store.crossing(Crossing.COMMITTED)
        except BaseException:
            # It may be committed all the same: the store will tell.
            self._memory.forget(after.id)
            raise
        self._memory.put(after)
        self._store.crossing(Crossing.REMEMBERED)
