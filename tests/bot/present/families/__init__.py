"""For each game, by its key: the messages whose keys are put together, and words that must differ."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Protocol, cast

from bot.words import Words
from engine.registry import games


class Family(Protocol):
    """What the module of a game holds."""

    KEYS: set[str]
    differ: Callable[[Words], list[list[str]]]


def families() -> list[Family]:
    return [cast(Family, importlib.import_module(f"{__name__}.{key}")) for key in games()]
