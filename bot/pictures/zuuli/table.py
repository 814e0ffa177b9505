"""The table of Zuuli: everybody's park in short, the cards of this Year, what was opened last."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.pictures.drawing import Drawing
from bot.pictures.fonts import Weight
from bot.pictures.layout import Box, flowed
from bot.pictures.palette import Theme
from bot.pictures.pieces import (
    GAP,
    LINE_SIZE,
    MARGIN,
    TOP,
    WIDTH,
    Item,
    Said,
    Sign,
    line,
    name_of,
    panel,
    points_said,
    token,
)
from bot.pictures.writing import width
from bot.pictures.zuuli.alt import table_alt
from bot.pictures.zuuli.faces import card_face, habitat_plates, habitats_width
from bot.pictures.zuuli.head import Painter
from bot.pictures.zuuli.position import public_kept, public_park
from bot.present.zuuli.position import letters_of, view_of
from bot.tables import Table
from bot.words import Words
from engine.core.game import Seat
from engine.games.zuuli.kinds import CardId
from engine.games.zuuli.parks import home_in, tally_in
from engine.games.zuuli.view import ZuuliView

_NAME = 146
_TILE = 36
_LINE = 44
_AIR = 4
_PLUS = 32
_APART = 6
_LEAST = 84
"""A row is no lower than its name, points and Years."""

_ROOM = WIDTH - 2 * MARGIN - 2 * 6 - _NAME - GAP
COLLECTOR = Seat(0)
"""The row of the solo game's opponent."""


@dataclass(frozen=True, slots=True)
class _Unit:
    """An enclosure with what lies in it, or a card kept this Year; not broken at the end of a line."""

    wide: int
    cards: tuple[CardId, ...]
    enclosure: CardId | None = None
    letter: str = ""
    is_first_kept: bool = False
    """The first card beside the park has a sign before it."""


def table_picture(table: Table, words: Words, theme: Theme) -> Drawing:
    """All of the table."""
    view = view_of(table)
    rows = {seat: _units(view, seat, words) for seat in _rows(view)}
    heights = {seat: max(_LEAST, len(_lines(units)) * _LINE + 12) for seat, units in rows.items()}
    height = TOP + sum(heights.values()) + _APART * (len(rows) - 1) + 8
    painter = _TablePainter(table, words, theme, height)
    box = painter.head()
    for seat, units in rows.items():
        painter.row(box.top_part(heights[seat]), seat, units)
        box = box.less(top=heights[seat] + _APART)
    return painter.canvas.drawing(table_alt(table, view, words))


def _rows(view: ZuuliView) -> list[Seat]:
    return [*sorted(view.boards), *([COLLECTOR] if view.collector is not None else [])]


def _lines(units: Sequence[_Unit]) -> list[list[int]]:
    return flowed([unit.wide for unit in units], _ROOM, _AIR + 2)


def _tiles_width(count: int) -> int:
    return count * (_TILE + _AIR)


def _units(view: ZuuliView, seat: Seat, words: Words) -> list[_Unit]:
    """The enclosures in their order, then the cards of this Year; or the Collector's pile."""
    if seat == COLLECTOR:
        pile = [] if view.collector is None else view.collector.pile
        return [_Unit(_TILE, (card,)) for card in pile]
    deck, park = view.options.deck, public_park(view.boards[seat])
    called = letters_of(view, seat)
    found = []
    for enclosure, cards in park.items():
        letters, used = called[enclosure], _used(view, enclosure, cards)
        animals_first = tuple(sorted(cards, key=lambda card: card in deck.upgrades))
        wide = (
            10
            + width(letters, 24, Weight.BOLD)
            + 5
            + habitats_width(len(home_in(deck, enclosure, cards).habitats))
        )
        wide += width(used, 24, Weight.BOLD) + 10 + _tiles_width(len(cards))
        found.append(_Unit(wide, animals_first, enclosure, letters))
    kept = public_kept(view, seat)
    firsts = [_Unit(_PLUS + _TILE, (card,), is_first_kept=True) for card in kept[:1]]
    return [*found, *firsts, *(_Unit(_TILE, (card,)) for card in kept[1:])]


def _used(view: ZuuliView, enclosure: CardId, cards: Sequence[CardId]) -> str:
    scored = tally_in(view.options.deck, enclosure, cards)
    return f"{scored.used}/{scored.space}"


class _TablePainter(Painter):
    """Paints a row for everybody."""

    def row(self, box: Box, seat: Seat, units: Sequence[_Unit]) -> None:
        is_asked = seat in self.table.actors and not self.is_over
        with self.canvas.within(box, f"seat {seat}"):
            panel(self.canvas, box, self.colours.panel, is_turn=is_asked)
            inner = box.inset(6, 6)
            self._who(inner.left_part(_NAME), seat, is_asked=is_asked)
            room = inner.less(left=_NAME + GAP)
            for top, places in enumerate(_lines(units)):
                x = room.x
                for unit in (units[place] for place in places):
                    at = Box(x, room.y + top * _LINE, unit.wide, _LINE - 4)
                    self._unit(at, seat, unit)
                    x += unit.wide + _AIR + 2

    def _who(self, box: Box, seat: Seat, *, is_asked: bool) -> None:
        """Name and points, and the Years they are from."""
        if seat == COLLECTOR:
            assert self.view.collector is not None
            name, scored = self.words("zuuli-collector"), self.view.collector.year_scores
        else:
            name, scored = name_of(self.table, seat, self.words), self.view.boards[seat].year_scores
        names: list[Item] = [Said(name, bold=True, gives_way=True)]
        if is_asked:
            names.insert(0, Sign("turn-here"))
        points = points_said(sum(scored), self.words)
        box = box.less(left=4)
        line(self.canvas, box.top_part(34), names, LINE_SIZE)
        self.canvas.text(points, box.less(top=36).top_part(30), LINE_SIZE, bold=True)

    def _unit(self, box: Box, seat: Seat, unit: _Unit) -> None:
        new = {*self.opened.get(seat, []), *self.changed.get(seat, set())}
        if unit.enclosure is not None:
            self._enclosure(box, seat, unit, new)
            return
        if unit.is_first_kept:
            self.canvas.glyph("plus", box.left_part(26).square(24))
            box = box.less(left=_PLUS)
        face = card_face(self.deck, unit.cards[0], self.words)
        token(self.canvas, box.square(_TILE), face, is_new=unit.cards[0] in new)

    def _enclosure(self, box: Box, seat: Seat, unit: _Unit, new: set[CardId]) -> None:
        """Letter, habitats, used and all space; animals, then upgrades."""
        assert unit.enclosure is not None
        deck, cards = self.deck, public_park(self.view.boards[seat])[unit.enclosure]
        with self.canvas.within(box, f"{unit.enclosure} {seat}"):
            panel(self.canvas, box, self.colours.raised, is_new=unit.enclosure in new)
            x = box.x + 5 + self.canvas.text(unit.letter, box.less(left=5), 24, bold=True) + 5
            room = Box(x, box.y, box.right - x, box.h)
            x += habitat_plates(self.canvas, room, home_in(deck, unit.enclosure, cards).habitats, self.words)
            used = _used(self.view, unit.enclosure, cards)
            x += self.canvas.text(used, Box(x + 2, box.y, box.right - x, box.h), 24, bold=True) + 7
            for card in unit.cards:
                at = Box(x, box.y + (box.h - _TILE) // 2, _TILE, _TILE)
                face = card_face(deck, card, self.words, has_number=False)
                token(self.canvas, at, face, is_new=card in new)
                x += _TILE + _AIR
