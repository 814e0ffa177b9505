from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.store import Store, StoreError, copy_database
from bot.store.people import language_of, set_language
from bot.tables import Person

ANN = Person(1, "Ann")


def clock() -> datetime:
    return datetime(2026, 7, 1, tzinfo=UTC)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture(autouse=True)
def _wide_umask() -> None:
    os.umask(0o022)


async def test_every_file_is_its_owners_only(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "games.sqlite", clock)
    await store.write(set_language, ANN, "de")
    await store.backup(tmp_path / "copy.sqlite")
    names = {path.name: mode(path) for path in tmp_path.iterdir()}
    assert set(names) >= {"games.sqlite", "games.sqlite-wal", "games.sqlite-shm", "copy.sqlite"}
    assert set(names.values()) == {0o600}
    await store.close()


async def test_files_that_were_readable_by_others_are_no_longer(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    await (await Store.open(path, clock)).close()
    path.chmod(0o644)
    store = await Store.open(path, clock)
    assert mode(path) == 0o600
    await store.close()


async def test_one_process_serves_a_file(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    store = await Store.open(path, clock)
    with pytest.raises(StoreError, match="another process") as caught:
        await Store.open(path, clock)
    assert "\n" not in str(caught.value)
    await store.close()
    again = await Store.open(path, clock)
    await again.close()


HOLD = """
import asyncio, sys
from datetime import UTC, datetime
from pathlib import Path
from bot.store import Store

async def hold():
    store = await Store.open(Path(sys.argv[1]), lambda: datetime.now(UTC))
    print("open", flush=True)
    await asyncio.sleep(60)
    await store.close()

asyncio.run(hold())
"""


async def test_the_lock_is_free_the_moment_its_process_dies(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    with subprocess.Popen([sys.executable, "-c", HOLD, str(path)], stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        assert await asyncio.to_thread(other.stdout.readline) == b"open\n"
        with pytest.raises(StoreError, match="another process"):
            await Store.open(path, clock)
        other.send_signal(signal.SIGKILL)
    store = await Store.open(path, clock)
    await store.close()


async def test_the_connection_is_set_up_for_safety(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "games.sqlite", clock)

    def pragma(connection, name: str) -> object:
        return connection.exec_driver_sql(f"PRAGMA {name}").scalar()

    for run in (store.read, store.write):
        assert await run(pragma, "journal_mode") == "wal"
        assert await run(pragma, "foreign_keys") == 1
        assert await run(pragma, "busy_timeout") == 5000
        assert await run(pragma, "synchronous") == 2  # FULL
    await store.close()


async def test_a_write_that_fails_leaves_nothing(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "games.sqlite", clock)

    def half(connection) -> None:
        set_language(connection, ANN, "de")
        raise RuntimeError

    with pytest.raises(RuntimeError):
        await store.write(half)
    assert await store.read(language_of, ANN.id) is None
    with pytest.raises(StoreError, match="no such table"):
        await store.write(lambda connection: connection.exec_driver_sql("DELETE FROM recipes"))
    await store.write(set_language, ANN, "de")
    assert await store.read(language_of, ANN.id) == "de"
    await store.close()


async def test_trouble_is_told_without_what_was_written(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "games.sqlite", clock)
    await store.write(set_language, Person(1, "secret"), "de")
    with pytest.raises(StoreError) as caught:
        await store.write(
            lambda connection: connection.exec_driver_sql(
                "INSERT INTO people (id, name, language) VALUES (?, ?, ?)", (1, "secret", "")
            )
        )
    assert "UNIQUE" in str(caught.value)
    assert "secret" not in str(caught.value)
    await store.close()


# -- copies


async def test_a_backup_of_a_running_database_is_whole(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "games.sqlite", clock)
    for number in range(50):
        await store.write(set_language, Person(number, "Ann"), "de")
    copying = asyncio.create_task(store.backup(tmp_path / "copy.sqlite"))
    for number in range(50, 100):
        await store.write(set_language, Person(number, "Ann"), "de")
    await copying
    await store.close()
    copy = await Store.open(tmp_path / "copy.sqlite", clock)
    count = await copy.read(
        lambda connection: connection.exec_driver_sql("SELECT count(*) FROM people").scalar()
    )
    assert 50 <= count <= 100
    await copy.close()


async def test_a_backup_overwrites_nothing(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "games.sqlite", clock)
    target = tmp_path / "precious"
    target.write_text("mine")
    with pytest.raises(StoreError, match="exists"):
        await store.backup(target)
    with pytest.raises(StoreError, match="exists"):
        await store.backup(store.path)
    assert target.read_text() == "mine"
    await store.close()


async def test_a_copy_can_be_made_beside_the_serving_process(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "games.sqlite", clock)
    await store.write(set_language, ANN, "de")
    copy_database(store.path, tmp_path / "copy.sqlite")  # as another process would: without the lock
    with closing(sqlite3.connect(tmp_path / "copy.sqlite")) as connection:
        assert connection.execute("SELECT language FROM people").fetchall() == [("de",)]
    await store.close()


def test_what_is_no_database_is_not_copied(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="does not exist"):
        copy_database(tmp_path / "nowhere", tmp_path / "copy")
    (tmp_path / "note").write_text("milk, eggs" * 100)
    with pytest.raises(StoreError, match="cannot be copied"):
        copy_database(tmp_path / "note", tmp_path / "copy")
    assert not (tmp_path / "copy").exists()
    (tmp_path / "games.sqlite").write_bytes(b"")
    with pytest.raises(StoreError, match="cannot be written"):
        copy_database(tmp_path / "games.sqlite", tmp_path / "nowhere" / "copy")


# -- files that cannot serve


@pytest.mark.parametrize("content", [b"milk, eggs" * 100, b"SQLite format 3\x00" + b"\xff" * 2000])
async def test_a_broken_file_is_one_line_of_advice(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "games.sqlite"
    path.write_bytes(content)
    with pytest.raises(StoreError, match="Restore a copy") as caught:
        await Store.open(path, clock)
    assert "\n" not in str(caught.value)
    assert path.read_bytes() == content
    path.unlink()
    await (await Store.open(path, clock)).close()  # the lock is free again


async def test_a_folder_that_is_not_there_is_one_line_of_advice(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="cannot be opened"):
        await Store.open(tmp_path / "nowhere" / "games.sqlite", clock)


async def test_a_path_that_is_a_folder_is_one_line_of_advice(tmp_path: Path) -> None:
    (tmp_path / "games.sqlite").mkdir()
    with pytest.raises(StoreError, match="cannot be opened"):
        await Store.open(tmp_path / "games.sqlite", clock)
