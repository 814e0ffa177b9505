"""Fixtures for every test, and one line at the end about checks that could not run."""

from __future__ import annotations

import logging
import os
import sys
import threading
from collections.abc import AsyncIterator, Generator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio
from hypothesis import settings

from bot.logs import NOISY
from tests.support import databases, payloads
from tests.support.discord import Table, open_table

# The same examples in every run; `--hypothesis-profile=default` looks for others.
settings.register_profile("steady", derandomize=True, deadline=None)
settings.load_profile("steady")

TESTS = Path(__file__).parent
STORE = TESTS / "bot" / "store"
MEASURED = {
    TESTS / "engine",
    TESTS / "contract" / "test_workbench.py",
    TESTS / "test_scenarios.py",
    TESTS / "test_recorded_games.py",
}


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, bool, bool]:
    """The engine's coverage is what its own tests reach: to trace play at random takes long and says less.

    pytest-cov's own `no_cover` does nothing in the processes of pytest-xdist.
    """
    if not MEASURED.isdisjoint({item.path, *item.path.parents}):
        return (yield)
    tracer, of_threads = sys.gettrace(), threading.gettrace()
    sys.settrace(None)
    threading.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(tracer)
        threading.settrace(of_threads)


@pytest.fixture(autouse=True)
def _quick_databases(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the disk must keep, and how files are upgraded, is tested in `tests/bot/store` alone."""
    if STORE not in request.path.parents:
        databases.hurry(monkeypatch)


@pytest_asyncio.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    """A running bot with its people; at the end its errors and payloads are checked."""
    opened = await open_table(tmp_path / "zoo.sqlite")
    try:
        yield opened
    finally:
        await opened.close()


@pytest.fixture(autouse=True)
def _own_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """No test reads the settings of whoever runs it."""
    for name in list(os.environ):
        if name.startswith("ZOO_REFEREE_"):
            monkeypatch.delenv(name)


@pytest.fixture
def own_logging() -> Iterator[None]:
    """For tests that start the bot's log in this very process: it is as before at the end."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    logging.captureWarnings(False)
    root.handlers[:], root.level = handlers, level
    for name in NOISY:
        logging.getLogger(name).setLevel(logging.NOTSET)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if payloads.oracle() is None:
        terminalreporter.write_line("payload checks skipped: ../shared/discord-api is not there")
