"""Databases as the bot makes them, without waiting: for tests that are not about the file itself."""

from __future__ import annotations

import tempfile
from datetime import datetime
from functools import cache
from pathlib import Path

import pytest

from bot.store import store
from bot.store.upgrade import MIGRATIONS, upgrade


def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """New files are copies of one that was migrated before, and nobody pulls the plug."""
    quick = [pragma.replace("synchronous = FULL", "synchronous = OFF") for pragma in store._PRAGMAS]
    monkeypatch.setattr(store, "_PRAGMAS", quick)
    monkeypatch.setattr(store, "upgrade", _copy_or_upgrade)


def _copy_or_upgrade(path: Path, now: datetime, migrations: Path) -> None:
    if migrations == MIGRATIONS and path.stat().st_size == 0:
        path.write_bytes(_migrated())
    else:
        upgrade(path, now, migrations)


@cache
def _migrated() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "new.sqlite"
        upgrade(path, datetime.min)
        return path.read_bytes()
