"""`python -m bot backup FILE`: copies the database, also while the bot runs."""

from __future__ import annotations

from argparse import Namespace

from bot.commands.failures import Exit
from bot.config import PRACTICE_DATABASE, load_config
from bot.store.files import StoreError, copy_database


def run(arguments: Namespace) -> int:
    """Copies to a file that must not exist yet; raises `StoreError`."""
    source = arguments.database or load_config(arguments.config).database
    if arguments.database is None and not source.exists() and PRACTICE_DATABASE.exists():
        raise StoreError(
            f"{source} does not exist. The practice table's games: --database {PRACTICE_DATABASE}"
        )
    copy_database(source, arguments.target)
    print(f"Copied {source} to {arguments.target}.")
    return Exit.OK
