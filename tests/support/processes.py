"""`python -m bot` as a process of its own."""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
SECRET = "never-to-be-seen-1234"

PATIENCE = 60
"""Seconds; a loaded machine is slow to start anything."""


def environment(**settings: str) -> dict[str, str]:
    """This process's environment with these settings of the bot and no others."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("ZOO_REFEREE_")}
    return kept | {"PYTHONPATH": str(REPOSITORY), "PYTHONUNBUFFERED": "1"} | settings


def run_bot(*arguments: str | Path, folder: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    """Runs a command to its end in that folder."""
    return subprocess.run(
        [sys.executable, "-m", "bot", *map(str, arguments)],
        cwd=folder,
        env=environment(**settings),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


@contextlib.asynccontextmanager
async def running_bot(
    *arguments: str | Path, folder: Path, **settings: str
) -> AsyncIterator[asyncio.subprocess.Process]:
    """A command that goes on; its output is piped, and whatever is left of it is ended with the block."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot",
        *map(str, arguments),
        cwd=folder,
        env=environment(**settings),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


async def ended(process: asyncio.subprocess.Process) -> tuple[int, str, str]:
    """The exit code and what was printed since: output, errors."""
    async with asyncio.timeout(PATIENCE):
        output, errors = await process.communicate()
    assert process.returncode is not None
    return process.returncode, output.decode(), errors.decode()


def has_no_trace(text: str) -> bool:
    """No traceback, and not the token."""
    return "Traceback" not in text and SECRET not in text and 'File "' not in text
