"""For each game, by its key: whether a picture hides a piece, and kinds that have to be told apart."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Protocol, cast

from bot.pictures import Drawing
from bot.pictures.pieces import Face
from bot.tables import Table
from bot.words import Words


class Checks(Protocol):
    """What the module of a game holds."""

    GLYPHS: dict[str, list[str]]
    check: Callable[[Table, Drawing], None]
    looks: Callable[[Words], list[list[Face]]]
    """Pieces that lie side by side and are different."""
    letters: Callable[[Words], list[list[str]]]
    """Letters that say what a colour says."""


def checks_of(key: str) -> Checks:
    return cast(Checks, importlib.import_module(f"{__name__}.{key}"))
