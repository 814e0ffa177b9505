"""The database file: opened by one process, kept private, upgraded and copied here."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

Clock = Callable[[], datetime]
"""The time now, aware and in UTC."""


class StoreError(Exception):
    """The database cannot serve: one line of advice."""


class Store:
    """One open database file."""

    @classmethod
    async def open(cls, path: Path, clock: Clock) -> Store:
        """Opens or creates the file: lock, mode 0600, copy before an upgrade; raises `StoreError`."""
        raise NotImplementedError

    async def close(self) -> None:
        """Lets running work finish and frees the lock. Once is enough, twice does no harm."""
        raise NotImplementedError

    async def backup(self, target: Path) -> None:
        """A copy of the running database, mode 0600; raises `StoreError` when `target` exists."""
        raise NotImplementedError

    async def forget_messages(self) -> None:
        """Nothing is shown any more: for a practice Discord, which forgot everything."""
        raise NotImplementedError

    async def latest_moment(self) -> datetime | None:
        """The latest time the database knows of: where a practice clock goes on from."""
        raise NotImplementedError
