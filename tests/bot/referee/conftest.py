from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
import pytest_asyncio

from bot.store.upgrade import upgrade
from tests.bot.referee.setting import Setting


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Migrating once is enough."""
    path = tmp_path_factory.mktemp("store") / "empty.sqlite"
    upgrade(path, datetime.now(UTC))
    return path


@pytest_asyncio.fixture
async def setting(tmp_path: Path, empty_database: Path) -> AsyncIterator[Setting]:
    here = Setting(tmp_path / "games.sqlite")
    shutil.copy(empty_database, here.path)
    await here.open()
    yield here
    await here.store.close()
