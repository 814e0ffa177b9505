"""Work with Discord that may fail for a while: logged, and tried again with growing waits."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import datetime, timedelta

import discord

from bot.posting.channel import UNREACHED, Lost
from bot.store import Clock

FIRST_WAIT = timedelta(seconds=5)
LONGEST_WAIT = timedelta(minutes=10)

Work = Callable[[], Awaitable[None]]

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Failed:
    work: Work
    at: datetime
    wait: timedelta


class Attempts:
    """One piece of work a key: a newer one takes the place of what failed before."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._failed: dict[str, _Failed] = {}
        self.on_failure: Callable[[], None] = lambda: None
        """Told when something is to be tried again."""

    async def make(self, key: str, work: Work) -> None:
        """Does the work; never raises. Only what Discord may take later is tried again."""
        try:
            await self.begin(key, work)
        except Lost as lost:
            _log.warning("%s: %s", key, lost)
        except UNREACHED:
            _log.exception("%s: Discord refused it", key)
        except Exception:
            _log.exception("%s failed", key)

    async def begin(self, key: str, work: Work) -> None:
        """Does the work, or keeps it for later; raises what no later try would mend."""
        try:
            await work()
        except Exception as error:
            if may_pass(error):
                self._keep(key, work, error)
                return
            self._failed.pop(key, None)
            raise
        self._failed.pop(key, None)

    @property
    def next(self) -> datetime | None:
        """When something is to be tried again."""
        return min((failed.at for failed in self._failed.values()), default=None)

    async def again(self) -> None:
        """Tries again whatever it is time for."""
        now = self._clock()
        for key, failed in list(self._failed.items()):
            if failed.at <= now:
                await self.make(key, failed.work)

    def _keep(self, key: str, work: Work, error: Exception) -> None:
        before = self._failed.get(key)
        wait = FIRST_WAIT if before is None else min(before.wait * 2, LONGEST_WAIT)
        self._failed[key] = _Failed(work, self._clock() + wait, wait)
        _log.warning("%s: again in %d s: %s", key, wait.total_seconds(), error)
        self.on_failure()


def may_pass(error: Exception) -> bool:
    """Whether the same request may go well later: Discord is ill, in a hurry, or out of reach."""
    if isinstance(error, discord.HTTPException):
        return error.status >= 500 or error.status == 429
    return isinstance(error, UNREACHED)
