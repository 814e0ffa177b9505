"""The database: opened by one process, kept private, upgraded and copied here."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import datetime
from enum import StrEnum
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

from filelock import FileLock
from sqlalchemy import URL, Connection, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from bot.store import shown
from bot.store.files import StoreError, copy_database, lock_file, make_private
from bot.store.upgrade import MIGRATIONS, upgrade

Clock = Callable[[], datetime]
"""The time now, aware and in UTC."""

P = ParamSpec("P")
T = TypeVar("T")

_READERS = 2
_PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",  # what is shown is committed, and survives a power cut
    "PRAGMA foreign_keys = ON",
    "PRAGMA busy_timeout = 5000",
)


class Crossing(StrEnum):
    """The points between the steps of a move, where a crash must do no harm."""

    BEFORE_COMMIT = "before_commit"
    IN_TRANSACTION = "in_transaction"
    COMMITTED = "committed"
    REMEMBERED = "remembered"


def _walk_on(_: Crossing) -> None:
    pass


class Store:
    """One open database file.

    What can be asked and written are plain functions of a connection (matches.py, lobbies.py, …); `read` and
    `write` run them. Writes come one after another, each in a transaction of its own.
    """

    def __init__(
        self,
        path: Path,
        lock: FileLock,
        engine: AsyncEngine,
        writer: AsyncConnection,
        crossing: Callable[[Crossing], None],
    ) -> None:
        self.path = path
        self.crossing = crossing
        self._lock = lock
        self._engine = engine
        self._writer = writer
        self._writing = asyncio.Lock()
        self._is_closed = False

    @classmethod
    async def open(
        cls,
        path: Path,
        clock: Clock,
        migrations: Path = MIGRATIONS,
        crossing: Callable[[Crossing], None] = _walk_on,
    ) -> Store:
        """Opens or creates the file: lock, mode 0600, copy before an upgrade; raises `StoreError`.

        `crossing` is told each step of a commit: tests stop the process there.
        """
        lock = lock_file(path)
        try:
            make_private(path)
            await asyncio.to_thread(upgrade, path, clock(), migrations)
            engine = _engine(path)
            writer = await engine.connect()
        except DBAPIError as error:
            lock.release()
            raise _store_error(path, error) from None
        except BaseException:
            lock.release()
            raise
        return cls(path, lock, engine, writer, crossing)

    async def read(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """What `work` finds; raises `StoreError`."""
        self._check_open()
        try:
            async with self._engine.connect() as connection:
                return await connection.run_sync(work, *args, **kwargs)
        except DBAPIError as error:
            raise _store_error(self.path, error) from None

    async def write(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Commits what `work` does, all or nothing; raises `StoreError`, and whatever `work` raises."""
        async with self._writing:
            self._check_open()
            try:
                result = await self._writer.run_sync(work, *args, **kwargs)
                self.crossing(Crossing.IN_TRANSACTION)
                await self._writer.commit()
            except DBAPIError as error:
                await self._writer.rollback()
                raise _store_error(self.path, error) from None
            except BaseException:
                await self._writer.rollback()
                raise
            return result

    async def backup(self, target: Path) -> None:
        """A copy of the running database, mode 0600; raises `StoreError` when `target` exists."""
        await asyncio.to_thread(copy_database, self.path, target)

    async def forget_messages(self) -> None:
        """Nothing is shown any more: for a practice Discord, which forgot everything."""
        await self.write(shown.forget_messages)

    async def latest_moment(self) -> datetime | None:
        """The latest time the database knows of: where a practice clock goes on from."""
        return await self.read(shown.latest_moment)

    async def close(self) -> None:
        """Lets a running write finish and frees the lock. Once is enough, twice does no harm."""
        async with self._writing:
            if self._is_closed:
                return
            self._is_closed = True
            await self._writer.close()
            await self._engine.dispose()
            self._lock.release()

    def _check_open(self) -> None:
        if self._is_closed:
            raise StoreError("The database is closed: the bot is shutting down.")


def _engine(path: Path) -> AsyncEngine:
    engine = create_async_engine(
        URL.create("sqlite+aiosqlite", database=str(path)),
        pool_size=1 + _READERS,
        max_overflow=0,
        hide_parameters=True,  # errors reach the log, and parameters hold seeds and hands
    )

    @event.listens_for(engine.sync_engine, "connect")
    def _prepare(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
        cursor = connection.cursor()
        for pragma in _PRAGMAS:
            cursor.execute(pragma)
        cursor.close()

    return engine


def _store_error(path: Path, error: DBAPIError) -> StoreError:
    return StoreError(f"{path} cannot serve: {error.orig}.")
