"""A finished picture: an SVG of few kinds of element, and the same in words.

The SVG holds, in the order they are painted: `<rect>` in one colour, `<use>` of a glyph, `<text>` in the
picture font, `<svg>` with a path of letters that this font lacks; all in whole pixels. That is all that
`rasteriser` knows, and why it is quick.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from enum import StrEnum

from bot.pictures.layout import Box


class Kind(StrEnum):
    """What a node of the layout is."""

    PANEL = "panel"
    TOKEN = "token"  # noqa: S105 - a piece of the game
    """A tile, card, coin … of the game: hidden, it would be missed."""
    TEXT = "text"
    SIGN = "sign"
    """A glyph that explains, or a badge on a token."""


@dataclass(frozen=True, slots=True)
class Node:
    """Something on the canvas, for whoever checks that nothing overflows or hides."""

    kind: Kind
    box: Box
    what: str
    inside: int
    """The place of the node that must hold it; −1 is the canvas."""
    is_cut: bool = False
    """A text that lost its end."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """A finished picture: what `render` takes, and the same in words."""

    svg: str
    alt: str
    width: int
    height: int
    nodes: tuple[Node, ...] = field(compare=False, default=())

    @property
    def key(self) -> str:
        """Names the content: equal pictures have equal keys."""
        return hashlib.sha256(self.svg.encode()).hexdigest()[:32]
