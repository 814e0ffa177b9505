"""Every request of the bot against Discord's own API description, where that is at hand.

The description and its checker live beside the repository (`../shared/discord-api`). Without them the check
is skipped, and the end of the test run says so.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

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
    checker = oracle()
    if checker is None:
        return []
    return [
        f"{request.method} {request.path}: {problem.kind} {problem.where} {problem.text}"
        for request in requests
        for problem in checker.check(request.method, request.path, request.json)
    ]


def check_payloads(env: Any) -> None:
    """Fails if any request of the bot so far breaks Discord's rules."""
    found = problems(env.http_requests)
    assert not found, "\n".join(found)
