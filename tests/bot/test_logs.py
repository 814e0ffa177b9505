"""Log lines: each has its level, whoever wrote it, and none has the token."""

from __future__ import annotations

import io
import logging
import re
import warnings

import pytest
from pydantic import SecretStr

from bot.logs import start_logging

LINE = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ (DEBUG|INFO|WARNING|ERROR|CRITICAL) +\S+: .*")


@pytest.fixture
def stream(own_logging: None) -> io.StringIO:
    stream = io.StringIO()
    start_logging("INFO", SecretStr("secret-1234"), stream)
    return stream


def lines(stream: io.StringIO) -> list[str]:
    return stream.getvalue().splitlines()


@pytest.mark.parametrize("name", ["bot.app", "discord.gateway", "aiosqlite", "somebody.else"])
def test_every_logger_writes_its_level(stream: io.StringIO, name: str) -> None:
    logging.getLogger(name).warning("a word")
    assert len(lines(stream)) == 1
    assert LINE.fullmatch(lines(stream)[0])
    assert f" WARNING  {name}: a word" in lines(stream)[0]


def test_each_line_of_a_traceback_too(stream: io.StringIO) -> None:
    try:
        raise ValueError("first\nsecond")
    except ValueError:
        logging.getLogger("bot").exception("It broke\nbadly")
    assert len(lines(stream)) > 5
    assert all(LINE.fullmatch(line) for line in lines(stream))


def test_the_token_is_blotted_out_everywhere(stream: io.StringIO) -> None:
    try:
        raise ValueError("Bot secret-1234")
    except ValueError:
        logging.getLogger("discord.http").exception("sent %s", {"token": "secret-1234"})
    assert "1234" not in stream.getvalue()
    assert "<token>" in stream.getvalue()


def test_pythons_warnings_are_lines_as_well(stream: io.StringIO) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("always")
        warnings.warn("mind this", UserWarning, stacklevel=1)
    assert all(LINE.fullmatch(line) for line in lines(stream))
    assert "mind this" in stream.getvalue()


def test_less_serious_lines_stay_out(stream: io.StringIO) -> None:
    logging.getLogger("bot").debug("a detail")
    assert lines(stream) == []


def test_debug_does_not_bury_everything_under_the_database(stream: io.StringIO) -> None:
    start_logging("DEBUG", None, stream)
    logging.getLogger("bot").debug("a detail")
    logging.getLogger("aiosqlite").debug("executing")
    assert len(lines(stream)) == 1
