"""The database: opened by one process, kept private, upgraded and copied here."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from enum import StrEnum
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

from filelock import FileLock
from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from bot.store import shown
from bot.store.files import StoreError, copy_database, create_private, lock_file, make_private
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
    `write` run them. There is one writer: a thread that runs each `write` whole, as one transaction, so that
    a move waits for one hop to that thread and not for one a statement. Reads go beside it.
    """

    def __init__(
        self,
        path: Path,
        lock: FileLock,
        readers: AsyncEngine,
        writer: Engine,
        crossing: Callable[[Crossing], None],
    ) -> None:
        self.path = path
        self.crossing = crossing
        self._lock = lock
        self._readers = readers
        self._writer = writer
        self._connection: Connection | None = None
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="store")
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
            create_private(path)
            await asyncio.to_thread(upgrade, path, clock(), migrations)
            make_private(path)
        except BaseException:
            lock.release()
            raise
        return cls(path, lock, _readers(path), _writer(path), crossing)

    async def read(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """What `work` finds; raises `StoreError`."""
        self._check_open()
        try:
            async with self._readers.connect() as connection:
                return await connection.run_sync(work, *args, **kwargs)
        except DBAPIError as error:
            raise _store_error(self.path, error) from None

    async def write(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Commits what `work` does, all or nothing; raises `StoreError`, and whatever `work` raises."""
        self._check_open()
        loop = asyncio.get_running_loop()

        def _transact() -> T:
            connection = self._writing()
            with connection.begin():
                result = work(connection, *args, **kwargs)
                self.crossing(Crossing.IN_TRANSACTION)
                return result

        try:
            return await loop.run_in_executor(self._thread, _transact)
        except DBAPIError as error:
            raise _store_error(self.path, error) from None

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
        """Lets running writes finish and frees the lock. Once is enough, twice does no harm."""
        if self._is_closed:
            return
        self._is_closed = True
        await asyncio.get_running_loop().run_in_executor(self._thread, self._stop_writing)
        self._thread.shutdown()
        await self._readers.dispose()
        self._lock.release()

    def _writing(self) -> Connection:
        """The writer's only connection, kept: fetching it anew costs as much as a statement."""
        if self._connection is None:
            self._connection = self._writer.connect()
        return self._connection

    def _stop_writing(self) -> None:
        if self._connection is not None:
            self._connection.close()
        self._writer.dispose()

    def _check_open(self) -> None:
        if self._is_closed:
            raise StoreError("The database is closed: the bot is shutting down.")


def _readers(path: Path) -> AsyncEngine:
    url = URL.create("sqlite+aiosqlite", database=str(path))
    # Errors reach the log, and parameters hold seeds and hands.
    engine = create_async_engine(url, pool_size=_READERS, max_overflow=0, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _prepare)
    return engine


def _writer(path: Path) -> Engine:
    url = URL.create("sqlite", database=str(path))
    engine = create_engine(url, pool_size=1, max_overflow=0, pool_reset_on_return=None, hide_parameters=True)
    event.listen(engine, "connect", _prepare)
    return engine


def _prepare(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def _store_error(path: Path, error: DBAPIError) -> StoreError:
    return StoreError(f"{path} cannot serve: {error.orig}.")
