"""Colours. None carries a meaning alone: a sign, a letter or a shape says the same beside it.

Those that stand for something can be told apart with any kind of colour vision (which is tested).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum


class Theme(StrEnum):
    """The reader's screen. Discord does not tell it, so a public picture takes the more usual one."""

    DARK = "dark"
    LIGHT = "light"


@dataclass(frozen=True, slots=True)
class Palette:
    """What a picture is painted with, as `#rrggbb`."""

    page: str
    panel: str
    raised: str
    """A panel on a panel."""
    line: str
    text: str
    quiet: str
    """Text of less weight."""
    turn: str
    """Whoever is to move, and what can be done now."""
    on_turn: str
    """Text on it."""
    mark: str
    """The last move."""
    tile: str
    """Cardboard: bright in both themes, as the animals are drawn for it."""
    tile_line: str
    on_tile: str
    slot: str
    """A free space."""
    slot_line: str


DARK = Palette(
    page="#1e1f22",
    panel="#2b2d31",
    raised="#3a3d44",
    line="#50545c",
    text="#f2f3f5",
    quiet="#bcc1c9",
    turn="#ffcc4d",
    on_turn="#1e1f22",
    mark="#56b4e9",
    tile="#f4ead5",
    tile_line="#bfa97c",
    on_tile="#23252a",
    slot="#202226",
    slot_line="#6d727c",
)

LIGHT = Palette(
    page="#d9dde3",
    panel="#ffffff",
    raised="#e8ebf0",
    line="#aab1bd",
    text="#1e1f22",
    quiet="#4e535c",
    turn="#ffcc4d",
    on_turn="#1e1f22",
    mark="#0072b2",
    tile="#fff3d6",
    tile_line="#ad8f54",
    on_tile="#23252a",
    slot="#dce0e6",
    slot_line="#8a909b",
)

PALETTES: Mapping[Theme, Palette] = {Theme.DARK: DARK, Theme.LIGHT: LIGHT}

STAND_COLOURS: Mapping[str, tuple[str, str]] = {
    "red": ("#c8401c", "#ffffff"),
    "green": ("#00805d", "#ffffff"),
    "blue": ("#1f4fa8", "#ffffff"),
    "yellow": ("#f5e04a", "#1e1f22"),
}
"""The vending stands of Zooloretto Duell: their foot, and the letters on it."""

HABITAT_COLOURS: Mapping[str, tuple[str, str]] = {
    "plains": ("#f0bd2f", "#1e1f22"),
    "jungle": ("#00704a", "#ffffff"),
    "water": ("#2457b8", "#ffffff"),
}
"""The habitats of Zuuli: ground and letter."""
