"""How cards and markers look."""

from __future__ import annotations

from collections.abc import Sequence

from bot.pictures.canvas import Canvas
from bot.pictures.drawing import Kind
from bot.pictures.layout import Box
from bot.pictures.palette import STAND_COLOURS
from bot.pictures.pieces import Face
from bot.words import Words
from engine.games.duell.cards import Card, Marker, Stand

FINAL = "final"


def face(card: Card, words: Words) -> Face:
    """An animal with its symbol, a young with its bottle, a stand with its colour's letters."""
    if isinstance(card, Stand):
        ground, ink = STAND_COLOURS[card.colour]
        letters = words("duell-colour-letters", colour=card.colour)
        return Face(card.text, str(card.symbol), letters=letters, ground=ground, ink=ink, is_dark=True)
    badge = "young-badge" if card.is_offspring else card.symbol or ""
    return Face(card.text, str(card.species), str(badge))


def housed(card: Card, words: Words) -> Face:
    """A card in its enclosure, where the species is told by the row: its symbol alone."""
    if isinstance(card, Stand):
        return face(card, words)
    return Face(card.text, "young" if card.is_offspring else str(card.symbol or "dot"))


def marker(
    canvas: Canvas, box: Box, shown: Marker | None, *, is_next: bool = False, is_new: bool = False
) -> None:
    """A scoring marker with its points, some with a coin; None is the final-round marker."""
    colours = canvas.palette
    line = colours.mark if is_new else colours.turn if is_next else colours.line
    canvas.plate(box, colours.raised, 9, line, 3)
    with canvas.within(box, FINAL if shown is None else shown.text, Kind.TOKEN):
        if is_new:
            canvas.glyph("new", Box(box.x - 3, box.y - 3, 14, 14), None)
        if shown is None:
            canvas.glyph("flag", box.square(box.w - 10), None)
            return
        canvas.text(str(shown.points), box.inset(2), bold=True, align="middle", smallest=12)
    if shown.has_coin:
        side = round(box.w * 0.5)
        canvas.glyph("coin", Box(box.right - side + 2, box.y - 2, side, side), None)


def stock(markers: Sequence[Marker], under_final: int | None) -> list[Marker | None]:
    """The stockpile from the top, the final-round marker (None) where it lies."""
    found: list[Marker | None] = list(markers)
    if under_final is not None:
        found.insert(len(found) - under_final, None)
    return found
