from __future__ import annotations

import shutil
import sqlite3
import stat
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

from bot.store import Store, StoreError
from bot.store.tables import metadata
from bot.store.upgrade import MIGRATIONS, upgrade

NEXT = """
import sqlalchemy as sa
from alembic import op

revision = "next"
down_revision = "{head}"


def upgrade() -> None:
    op.add_column("people", sa.Column("nickname", sa.Text()))
    {then}
"""


def clock() -> datetime:
    return datetime(2026, 7, 1, tzinfo=UTC)


@pytest.fixture
def head() -> str:
    return max(path.name[:4] for path in (MIGRATIONS / "versions").glob("[0-9]*.py"))


def with_next(folder: Path, head: str, then: str = "") -> Path:
    """The migrations of a later version."""
    migrations = folder / "migrations"
    shutil.copytree(MIGRATIONS, migrations, ignore=shutil.ignore_patterns("__pycache__"))
    (migrations / "versions" / "next.py").write_text(NEXT.format(head=head, then=then))
    return migrations


def copies(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.copy*"))


def revision(path: Path) -> str:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("SELECT version_num FROM alembic_version").fetchone()[0]


def test_the_migrations_lead_to_the_tables(tmp_path: Path) -> None:
    upgrade(tmp_path / "games.sqlite", clock())
    with create_engine(f"sqlite:///{tmp_path / 'games.sqlite'}").connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


async def test_a_new_file_and_one_that_is_up_to_date_are_not_copied(tmp_path: Path) -> None:
    for _ in range(2):
        await (await Store.open(tmp_path / "games.sqlite", clock)).close()
    assert copies(tmp_path) == []


async def test_a_copy_is_made_before_a_migration(tmp_path: Path, head: str) -> None:
    path = tmp_path / "games.sqlite"
    await (await Store.open(path, clock)).close()
    await (await Store.open(path, clock, with_next(tmp_path, head))).close()
    assert revision(path) == "next"
    (copy,) = copies(tmp_path)
    assert copy.name == f"games.sqlite.2026-07-01.{head}.copy"
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert revision(copy) == head


async def test_a_migration_that_fails_leaves_the_file_as_it_was(tmp_path: Path, head: str) -> None:
    path = tmp_path / "games.sqlite"
    await (await Store.open(path, clock)).close()
    migrations = with_next(tmp_path, head, 'op.execute("DELETE FROM recipes")')
    for attempt in (1, 2):
        with pytest.raises(StoreError, match="Restore a copy"):
            await Store.open(path, clock, migrations)
        assert revision(path) == head
        assert len(copies(tmp_path)) == attempt
        with closing(sqlite3.connect(path)) as connection:
            columns = [row[1] for row in connection.execute("PRAGMA table_info(people)")]
        assert "nickname" not in columns
    await (await Store.open(path, clock)).close()


async def test_a_file_of_a_newer_version_is_left_alone(tmp_path: Path, head: str) -> None:
    path = tmp_path / "games.sqlite"
    await (await Store.open(path, clock, with_next(tmp_path, head))).close()
    with pytest.raises(StoreError, match="newer version"):
        await Store.open(path, clock)
    assert copies(tmp_path) == []


async def test_a_database_of_something_else_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    path.chmod(0o644)
    with pytest.raises(StoreError, match="something else"):
        await Store.open(path, clock)
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT name FROM sqlite_master").fetchall() == [("recipes",)]
    assert stat.S_IMODE(path.stat().st_mode) == 0o644
