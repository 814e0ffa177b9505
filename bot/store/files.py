"""The files of a database: private, locked by one process, copied whole."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from filelock import FileLock, Timeout

PRIVATE = 0o600
"""The database holds seeds and hands: for its owner's eyes only."""


class StoreError(Exception):
    """The database cannot serve: one line of advice."""


class StoreInUse(StoreError):
    """Another process serves the database."""


def lock_file(path: Path) -> FileLock:
    """Makes this process the only one that serves the file; the lock dies with the process."""
    if not path.parent.is_dir():
        raise StoreError(
            f"{path} cannot be opened: the folder {path.parent} does not exist. Create it first."
        )
    lock = FileLock(f"{path}.lock", timeout=0, mode=PRIVATE, thread_local=False)
    with _opening(path):
        try:
            lock.acquire()
        except Timeout:
            raise StoreInUse(
                f"{path} is being served by another process: stop that one first, or name another file."
            ) from None
    return lock


def create_private(path: Path) -> None:
    """Creates the file if it is not there, for its owner's eyes from its first byte."""
    with _opening(path):
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE))


def make_private(path: Path) -> None:
    """Others can no longer read the file and what SQLite keeps beside it.

    SQLite gives new `-wal` and `-shm` files the mode of the database.
    """
    with _opening(path):
        for name in (path, Path(f"{path}-wal"), Path(f"{path}-shm")):
            if name.exists():
                name.chmod(PRIVATE)


@contextmanager
def _opening(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise StoreError(
            f"{path} cannot be opened: {error.strerror}. Check the folder and its rights."
        ) from None


def copy_database(source: Path, target: Path) -> None:
    """A whole copy of a database, also of one that another process is serving; raises `StoreError`.

    The copy is private from its first byte, and a file that exists is never overwritten.
    """
    if not source.is_file():
        what = "is no database" if source.exists() else "does not exist"
        raise StoreError(f"{source} {what}: name the file that the bot serves with --database.")
    try:
        os.close(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE))
    except FileExistsError:
        raise StoreError(f"{target} exists and is left as it is: name another file.") from None
    except OSError as error:
        raise StoreError(f"{target} cannot be written: {error.strerror}.") from None
    try:
        _copy_pages(source, target)
    except (sqlite3.Error, OSError) as error:
        target.unlink(missing_ok=True)
        raise StoreError(f"{source} cannot be copied: {error}.") from None


def _copy_pages(source: Path, target: Path) -> None:
    with (
        closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as original,
        closing(sqlite3.connect(target)) as copy,
    ):
        original.backup(copy)
        # A copy that lies about for years stands in one file.
        copy.execute("PRAGMA journal_mode = DELETE")
    descriptor = os.open(target, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
