"""The components of Two Bowls, checked when they are read; and decks that an owner brings."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path

from pydantic import PositiveInt, TypeAdapter

from engine.core.codec import StrictDocument
from engine.core.errors import BadOptions


class Components(StrictDocument):
    """The component file."""

    hand: PositiveInt
    small_bowl: PositiveInt
    decks: Mapping[str, tuple[PositiveInt, ...]]


_file = tomllib.loads(Path(__file__).with_name("components.toml").read_text(encoding="utf-8"))
COMPONENTS = TypeAdapter(Components).validate_python(_file, strict=False)  # TOML has lists, not tuples


def deck_cards(deck: str) -> tuple[int, ...]:
    """The cards of a built-in deck, or of an owner's: a number a line. Raises `BadOptions`."""
    if deck in COMPONENTS.decks:
        return COMPONENTS.decks[deck]
    lines = deck.split()
    if "\n" not in deck or not all(line.isdecimal() and int(line) > 0 for line in lines):
        raise BadOptions("deck", "is neither built in nor a number a line")
    return tuple(sorted(int(line) for line in lines))
