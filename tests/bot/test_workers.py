"""The process for what is heavy: it answers, dies, comes back and ends."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from concurrent.futures.process import BrokenProcessPool

import pytest
import pytest_asyncio

from bot.workers import Workers
from tests.bot.worker_tasks import die, hang, loud, wrong


@pytest_asyncio.fixture
async def workers() -> AsyncIterator[Workers]:
    here = Workers(far_too_long=0.3)
    yield here
    here.close()


async def test_text_crosses_to_one_process_and_back(workers: Workers) -> None:
    answers = [await workers.ask(loud, text) for text in ("a", "b")]
    assert [answer[0] for answer in answers] == ["A", "B"]
    (pid,) = {answer[2:] for answer in answers}
    assert int(pid) != os.getpid()


async def test_a_mistake_of_the_work_is_its_askers(workers: Workers) -> None:
    with pytest.raises(ValueError, match="no"):
        await workers.ask(wrong, "no")
    assert (await workers.ask(loud, "a"))[0] == "A"


async def test_a_process_that_died_is_started_once_more(workers: Workers, tmp_path) -> None:
    assert await workers.ask(die, str(tmp_path / "died")) == "alive"


async def test_what_takes_far_too_long_ends_itself_and_nothing_else(workers: Workers) -> None:
    with pytest.raises(BrokenProcessPool):
        await workers.ask(hang, "")
    assert (await workers.ask(loud, "a"))[0] == "A"


async def test_nothing_is_started_after_the_end() -> None:
    workers = Workers()
    workers.close()
    with pytest.raises(BrokenProcessPool):
        await workers.ask(loud, "a")
    assert workers._pool is None
