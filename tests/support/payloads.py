"""Every request of the bot against Discord's own API description, where that is at hand.

The description and its checker live beside the repository (`../shared/discord-api`). Without them the check
is skipped, and the end of the test run says so.
"""

from __future__ import annotations

import importlib.util
import json
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

IDS = re.compile(r"(?<=[/_])\d+")
"""The ids and tokens in a path."""

CHECKER = Path(__file__).resolve().parents[2].parent / "shared" / "discord-api" / "check_payload.py"


@cache
def oracle() -> Any | None:
    """The checker, or None where its folder is missing."""
    if not CHECKER.exists():
        return None
    spec = importlib.util.spec_from_file_location("check_payload", CHECKER)
    assert spec is not None
    assert spec.loader is not None
    module: ModuleType = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.Oracle()


def problems(requests: Iterable[Any]) -> list[str]:
    """What Discord would not have taken, one line each."""
    if oracle() is None:
        return []
    return [
        f"{request.method} {request.path}: {problem}"
        for request in requests
        for problem in _problems_of(request.method, IDS.sub("1", request.path), json.dumps(request.json))
    ]


@cache
def _problems_of(method: str, path: str, body: str) -> tuple[str, ...]:
    """Every bot sends the same commands, and many tests the same answers: each is looked at once."""
    checker = oracle()
    assert checker is not None
    found = checker.check(method, path, json.loads(body))
    return tuple(f"{problem.kind} {problem.where} {problem.text}" for problem in found)


def check_payloads(env: Any) -> None:
    """Fails if any request of the bot so far breaks Discord's rules."""
    found = problems(env.http_requests)
    assert not found, "\n".join(found)
