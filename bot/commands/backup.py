"""`python -m bot backup FILE`: copies the database, also while the bot runs."""

from __future__ import annotations

import os
import sqlite3
from argparse import Namespace
from contextlib import closing
from pathlib import Path

from bot.commands.failures import CommandFailure, Exit
from bot.config import load_config

OWNER_ONLY = 0o600


def run(arguments: Namespace) -> int:
    """Copies to a file that must not exist yet."""
    source = arguments.database or load_config(arguments.config).database
    copy_database(source, arguments.target)
    print(f"Copied {source} to {arguments.target}.")
    return Exit.OK


def copy_database(source: Path, target: Path) -> None:
    """A consistent copy by SQLite's own backup, mode 0600; raises `CommandFailure`."""
    if not source.is_file():
        raise CommandFailure(Exit.DATABASE, f"There is no database {source}: name it with --database.")
    try:
        # Created here and so that nobody else can read it: it holds seeds and hands.
        os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY))
    except FileExistsError:
        raise CommandFailure(Exit.DATABASE, f"{target} exists already: name a new file.") from None
    except OSError as error:
        raise CommandFailure(Exit.DATABASE, f"{target} cannot be written: {error.strerror}.") from None
    try:
        with (
            closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as original,
            closing(sqlite3.connect(target)) as copy,
        ):
            original.backup(copy)
    except sqlite3.Error as error:
        target.unlink(missing_ok=True)
        raise CommandFailure(Exit.DATABASE, f"{source} cannot be copied: {error}.") from None
