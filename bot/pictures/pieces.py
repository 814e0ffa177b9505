"""The look that all games share: tiles, free spaces, lines of text and tiles, the head of a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.pictures.canvas import Canvas
from bot.pictures.drawing import Kind
from bot.pictures.fonts import ELLIPSIS, SMALLEST, Weight
from bot.pictures.layout import Box
from bot.pictures.writing import drawable, fitted, width
from bot.present.text import cleaned
from bot.tables import Phase, Table
from bot.words import Words
from engine.core.game import Seat

WIDTH = 800
"""Pixels across: a phone shows 400 points, most with two pixels a point or more."""

MARGIN = 10
GAP = 6

_TOP_MARGIN = 8
_HEAD = 46
_DEED = 38
_WHERE_SIZE = 26
TOP = _TOP_MARGIN + _HEAD + 4 + _DEED + GAP
"""Where the room below the head begins."""

HEAD_SIZE = 28
LINE_SIZE = 24


@dataclass(frozen=True, slots=True)
class Face:
    """How a piece of the game looks: a glyph, a badge at its lower right, letters on a coloured ground."""

    what: str
    """Its token."""
    glyph: str
    badge: str = ""
    letters: str = ""
    ground: str = ""
    ink: str = ""
    number: str = ""
    """At its lower right; a badge is at the left then."""
    is_dark: bool = False
    """Behind a glyph that would be too pale on cardboard."""


@dataclass(frozen=True, slots=True)
class Sign:
    """A glyph in a line."""

    glyph: str


@dataclass(frozen=True, slots=True)
class Said:
    """Words in a line. Names give way when a line is too long."""

    text: str
    bold: bool = False
    gives_way: bool = False


Item = Face | Sign | Said


ASKED: Mapping[str, str] = {
    "turn": "pictures-asked-turn",
    "load": "pictures-asked-load",
    "place": "pictures-asked-place",
    "donate": "pictures-asked-donate",
}
"""What is said after a name, by the phase of any game."""


def name_of(table: Table, seat: Seat, words: Words) -> str:
    """A seat's name as far as the font has it, else the number of the seat."""
    return drawable(cleaned(table.person(seat).name)) or words("pictures-seat", seat=seat)


def name_in_words(table: Table, seat: Seat) -> str:
    """A seat's name for the description of a picture: whatever its letters."""
    return cleaned(table.person(seat).name)


def points_said(points: int, words: Words) -> str:
    """`1 pt`, `−2 pts`."""
    return words("pictures-points", points=number(points), count=abs(points))


def number(points: int) -> str:
    """With a real minus sign."""
    return str(points).replace("-", "−")


# --- tokens -----------------------------------------------------------------------------------------------


_WHOLE = frozenset({"blocked"})
"""Glyphs that are a whole tile."""


def panel(canvas: Canvas, box: Box, fill: str, *, is_new: bool = False, is_turn: bool = False) -> None:
    """What tiles lie on; ringed where something can be done now, and with an arrow where it is new."""
    colours = canvas.palette
    edge = colours.mark if is_new else colours.turn if is_turn else ""
    canvas.plate(box, fill, 10, edge, 3)
    if is_new:
        canvas.glyph("new", Box(box.x - 5, box.y - 6, 16, 16), None)  # clear of the letter below it


def token(canvas: Canvas, box: Box, face: Face, *, is_new: bool = False) -> None:
    """A tile or card. One that the last move brought has a ring and an arrow in its corner."""
    with canvas.within(box, face.what, Kind.TOKEN):
        if face.glyph in _WHOLE:
            canvas.glyph(face.glyph, box, None)
        else:
            _tile(canvas, box, face, is_new=is_new)


def _tile(canvas: Canvas, box: Box, face: Face, *, is_new: bool) -> None:
    colours = canvas.palette
    thin = 1 if box.w < 30 else 2
    if is_new:
        canvas.plate(box.inset(-2), colours.mark, 9)
        canvas.plate(box.inset(2), colours.tile, 6)
    else:
        canvas.plate(box, colours.tile, 7, colours.tile_line, thin)
    if face.letters:
        _lettered(canvas, box.inset(thin), face)
    else:
        side = min(box.w, box.h)
        canvas.glyph(face.glyph, box.square(side - _air(face.glyph, side)), None)
        if face.badge:
            side = max(round(side * 0.44), min(16, side - 4))
            x = box.x if face.number else box.right - side
            at = Box(x, box.bottom - side, side, side)
            canvas.glyph(face.badge, at.inset(_air(face.badge, side) // 4), None)
    if face.number:
        _numbered(canvas, box, face.number)
    if is_new:
        side = max(12, min(18, box.w // 3))
        canvas.glyph("new", Box(box.x - 3, box.y - 3, side, side), None)


def _numbered(canvas: Canvas, box: Box, number: str) -> None:
    """A number on a dark plate at the lower right."""
    high = max(16, round(min(box.w, box.h) * 0.42))
    size = round(high * 0.88)
    at = Box(box.x, box.bottom - high, box.w, high).right_part(
        min(box.w, width(number, size, Weight.BOLD) + 8)
    )
    canvas.plate(at, canvas.palette.on_tile, 5)
    canvas.text(number, at.inset(2, 0), size, canvas.palette.tile, bold=True, align="middle", smallest=10)


def _air(glyph: str, side: int) -> int:
    """What is left free around a glyph: more around the one that would fill its tile."""
    return side // 3 if glyph == "square" else max(4, side // 8)


def _lettered(canvas: Canvas, box: Box, face: Face) -> None:
    """A glyph above letters on their ground."""
    foot = box.bottom_part(min(23, box.h // 2))
    if face.is_dark:
        canvas.plate(box, canvas.palette.on_tile, 5)
    size = min(SMALLEST, round(foot.h * 0.96))
    canvas.plate(foot, face.ground, 5)
    side = min(box.w - 2, box.h - foot.h - 1)
    canvas.glyph(face.glyph, Box(box.x + (box.w - side) // 2, box.y, side, side), None)
    canvas.text(face.letters, foot, size, face.ink, bold=True, align="middle", smallest=12)


def slot(canvas: Canvas, box: Box, glyph: str = "") -> None:
    """A free space, with a faint glyph where not everything may lie there."""
    canvas.plate(box, canvas.palette.slot, 7, canvas.palette.slot_line, 1 if box.w < 30 else 2)
    if glyph:
        canvas.glyph(glyph, box.square(box.w - max(6, box.w // 4)), None)


# --- lines ------------------------------------------------------------------------------------------------


def line(canvas: Canvas, box: Box, items: Sequence[Item], size: int = LINE_SIZE, colour: str = "") -> int:
    """Items side by side in the middle of the box; names give way, then what is last. Returns the width."""
    side = min(box.h, round(size * 1.5))
    texts = _texts(items, box.w, size, side)
    widths = [_wide(item, text, size, side) for item, text in zip(items, texts, strict=True)]
    count = _fitting(widths, box.w, width(ELLIPSIS, size))
    x = box.x
    for item, text, wide in list(zip(items, texts, widths, strict=True))[:count]:
        at = Box(x, box.y, wide, box.h)
        match item:
            case Face():
                token(canvas, at.square(side), item)
            case Sign():
                canvas.glyph(item.glyph, at.square(wide))
            case Said():
                canvas.text(text, at, size, colour, bold=item.bold)
        x += wide + GAP
    if count < len(items):
        canvas.text(ELLIPSIS, Box(x, box.y, box.right - x, box.h), size, colour, smallest=size)
    return x - GAP - box.x


def _fitting(widths: Sequence[int], room: int, ellipsis: int) -> int:
    """How many go in, with room for what says that more would follow."""
    if sum(widths) + GAP * (len(widths) - 1) <= room:
        return len(widths)
    count, taken = 0, 0
    while taken + widths[count] + GAP + ellipsis <= room:
        taken += widths[count] + GAP
        count += 1
    return count


def _wide(item: Item, text: str, size: int, side: int) -> int:
    match item:
        case Face():
            return side
        case Sign():
            return min(side, round(size * 1.15))
        case Said():
            return width(text, size, _weight(item))


def _weight(item: Said) -> Weight:
    return Weight.BOLD if item.bold else Weight.PLAIN


def line_width(items: Sequence[Item], size: int, height: int) -> int:
    """What a line takes when nothing has to give way."""
    side = min(height, round(size * 1.5))
    wide = [_wide(item, item.text if isinstance(item, Said) else "", size, side) for item in items]
    return sum(wide) + GAP * (len(wide) - 1)


def _texts(items: Sequence[Item], room: int, size: int, side: int) -> list[str]:
    """The texts of the items, names cut where there is too little room, the longest most."""
    texts = [item.text if isinstance(item, Said) else "" for item in items]
    wide = [_wide(item, text, size, side) for item, text in zip(items, texts, strict=True)]
    over = sum(wide) + GAP * (len(wide) - 1) - room
    names = [place for place, item in enumerate(items) if isinstance(item, Said) and item.gives_way]
    names.sort(key=lambda place: wide[place])
    for left, place in zip(range(len(names), 0, -1), names, strict=True):
        if over <= 0:
            break
        share = min(-(-over // left), wide[place] - 2 * size)
        if share > 0:
            item = items[place]
            assert isinstance(item, Said)
            texts[place], _ = fitted(item.text, wide[place] - share, size, _weight(item), size)
            over -= wide[place] - width(texts[place], size, _weight(item))
    return texts


# --- the head of a table ----------------------------------------------------------------------------------


def turn_plate(canvas: Canvas, box: Box, items: Sequence[Item], *, is_over: bool = False) -> None:
    """Who is to move and what is asked: the brightest thing in the picture."""
    colours = canvas.palette
    with canvas.within(box, "turn"):
        canvas.plate(box, colours.panel if is_over else colours.turn, 12, colours.turn, 3)
        ink = colours.text if is_over else colours.on_turn
        line(canvas, box.less(left=14, right=12).inset(0, 3), items, HEAD_SIZE, ink)


def deed_strip(canvas: Canvas, box: Box, items: Sequence[Item]) -> None:
    """What happened last, behind the mark that its tiles bear."""
    with canvas.within(box, "deed"):
        canvas.plate(box, canvas.palette.panel, 10)
        line(canvas, box.less(left=10, right=8).inset(0, 2), [Sign("new"), *items], LINE_SIZE)


def paint_head(
    canvas: Canvas,
    asked: Sequence[Item],
    where: Sequence[Item],
    deed: Sequence[Item],
    *,
    is_over: bool,
) -> Box:
    """Who is asked what, how far the game is, and what happened last: returns the room below (at `TOP`)."""
    box = canvas.box.inset(MARGIN, _TOP_MARGIN)
    at = box.top_part(_HEAD)
    wide = line_width(where, _WHERE_SIZE, at.h)
    turn_plate(canvas, at.less(right=wide + 2 * GAP), asked, is_over=is_over)
    with canvas.within(at.right_part(wide), "where"):
        line(canvas, at.right_part(wide), where, _WHERE_SIZE)
    box = box.less(top=_HEAD + 4)
    deed_strip(canvas, box.top_part(_DEED), deed)
    return box.less(top=_DEED + GAP)


def over_items(table: Table, winners: Sequence[Seat], words: Words) -> list[Item]:
    """Who has won, or that the game was ended."""
    if table.phase is Phase.ENDED or not winners:
        return [Said(words("pictures-ended"), bold=True)]
    names = ", ".join(name_of(table, seat, words) for seat in winners)
    won = words("pictures-won", count=len(winners))
    return [Sign("cup"), Said(names, bold=True, gives_way=True), Said(won)]
