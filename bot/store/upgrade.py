"""Brings a database file to this version's tables, after a copy of it."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, create_engine, event, inspect
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import ConnectionPoolEntry, NullPool

from bot.store.files import StoreError, copy_database, lock_file

MIGRATIONS = Path(__file__).with_name("migrations")


def upgrade(path: Path, now: datetime, migrations: Path = MIGRATIONS) -> None:
    """Creates the tables of a new file, or migrates an old one; raises `StoreError`."""
    config = _config(migrations)
    script = ScriptDirectory.from_config(config)
    with _trouble_told(path):
        with _transaction(path) as connection:
            revision = _revision(connection, path)
        if revision == script.get_current_head():
            return
        if revision is not None:
            _check_known(script, revision, path)
            copy_database(path, _copy_name(path, revision, now))
        with _transaction(path) as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")


def is_upgrade_pending(path: Path, migrations: Path = MIGRATIONS) -> bool:
    """Whether `upgrade` has anything to do with this file, which stays as it is; raises `StoreError`."""
    if path.stat().st_size == 0:
        return True
    script = ScriptDirectory.from_config(_config(migrations))
    lock = lock_file(path)
    try:
        with _trouble_told(path), _transaction(path) as connection:
            revision = _revision(connection, path)
    finally:
        lock.release()
    if revision is not None:
        _check_known(script, revision, path)
    return revision != script.get_current_head()


def _config(migrations: Path) -> Config:
    config = Config()
    config.set_main_option("script_location", str(migrations).replace("%", "%%"))
    return config


@contextmanager
def _trouble_told(path: Path) -> Iterator[None]:
    try:
        yield
    except DBAPIError as error:
        raise StoreError(
            f"{path} cannot be used: {error.orig}. Restore a copy, or name another file."
        ) from None


@contextmanager
def _transaction(path: Path) -> Iterator[Connection]:
    """One transaction on the file. Python's sqlite3 begins none before DDL, so it is begun by hand."""
    engine = create_engine(URL.create("sqlite", database=str(path)), poolclass=NullPool)

    @event.listens_for(engine, "connect")
    def _by_hand(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
        connection.isolation_level = None

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    with engine.begin() as connection:
        yield connection


def _revision(connection: Connection, path: Path) -> str | None:
    """The file's revision; None for an empty file. Anybody else's database is left alone."""
    tables = inspect(connection).get_table_names()
    if tables and "alembic_version" not in tables:
        raise StoreError(f"{path} is a database of something else: name another file.")
    return MigrationContext.configure(connection).get_current_revision()


def _check_known(script: ScriptDirectory, revision: str, path: Path) -> None:
    if revision not in {known.revision for known in script.walk_revisions()}:
        raise StoreError(
            f"{path} was written by a newer version of the bot (tables {revision}): update the bot."
        )


def _copy_name(path: Path, revision: str, now: datetime) -> Path:
    """`games.sqlite.2026-11-29.0001.copy`, or the first number behind it that is free."""
    name = f"{path.name}.{now:%Y-%m-%d}.{revision}.copy"
    names = itertools.chain([name], (f"{name}{number}" for number in itertools.count(2)))
    return next(copy for copy in map(path.with_name, names) if not copy.exists())
