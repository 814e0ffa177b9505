"""One park of Zuuli closely: habitats, used and free space, values, multipliers, upgrades, rules."""

from __future__ import annotations

from collections.abc import Sequence

from bot.pictures.drawing import Drawing
from bot.pictures.fonts import SMALLEST
from bot.pictures.layout import Box, flowed
from bot.pictures.palette import Theme
from bot.pictures.pieces import (
    GAP,
    LINE_SIZE,
    MARGIN,
    TOP,
    WIDTH,
    Face,
    Item,
    Said,
    Sign,
    line,
    line_width,
    name_of,
    number,
    panel,
    points_said,
    slot,
    token,
)
from bot.pictures.writing import wrapped
from bot.pictures.zuuli.alt import park_alt
from bot.pictures.zuuli.faces import card_face, glyph_of, habitat_plates
from bot.pictures.zuuli.head import Painter
from bot.pictures.zuuli.position import park_at
from bot.present.zuuli.cards import plainly, rule_of
from bot.present.zuuli.position import letter, view_of
from bot.tables import Table
from bot.words import Words
from engine.core.game import Seat
from engine.games.zuuli.cards import Animal, Enclosure
from engine.games.zuuli.homes import Home, is_fierce
from engine.games.zuuli.kinds import CardId
from engine.games.zuuli.parks import animals_among, home_in, tally_in
from engine.games.zuuli.state import Park

_WHO = 40
_COLUMN = (WIDTH - 2 * MARGIN - GAP) // 2
_INNER = _COLUMN - 20
_HEAD = 34
_HABITATS = 34
_RULE = 27
_SPACE = 54
_CARD = 54
_CARDS_HEAD = 30


def park_picture(table: Table, seat: Seat, words: Words, theme: Theme) -> Drawing:
    """That seat's park; the reader's own as it is being built."""
    park, beside, is_waiting = park_at(table, seat)
    deck = view_of(table).options.deck
    rules = [_rule_lines(deck.enclosures[card], words) for card in park]
    heights = [max(_height(rules[place : place + 2])) for place in range(0, len(rules), 2)]
    below = _cards_height(beside)
    height = TOP + _WHO + GAP + sum(heights) + GAP * len(heights) + (below or -GAP) + 8
    painter = _ParkPainter(table, words, theme, height)
    box = painter.head()
    painter.who(box.top_part(_WHO), seat)
    box = box.less(top=_WHO + GAP)
    painter.park(box, seat, park, rules, heights)
    if beside:
        painter.cards(box.less(top=sum(heights) + GAP * len(heights)), seat, beside, is_waiting=is_waiting)
    return painter.canvas.drawing(park_alt(table, seat, park, beside, is_waiting, words))


def _rule_lines(enclosure: Enclosure, words: Words) -> list[str]:
    return wrapped(rule_of(enclosure, words), _INNER, SMALLEST)


def _height(rules: Sequence[Sequence[str]]) -> list[int]:
    fixed = 8 + _HEAD + 2 + _HABITATS + 4 + _SPACE + 9
    return [fixed + _RULE * len(lines) for lines in rules]


def _card_lines(cards: Sequence[CardId]) -> list[list[int]]:
    return flowed([_CARD for _ in cards], WIDTH - 2 * MARGIN - 20, 6)


def _cards_height(cards: Sequence[CardId]) -> int:
    return 8 + _CARDS_HEAD + len(_card_lines(cards)) * (_CARD + 6) + 8 if cards else 0


class _ParkPainter(Painter):
    """Paints enclosures in two columns, and the cards beside them."""

    def who(self, box: Box, seat: Seat) -> None:
        scored = self.view.boards[seat].year_scores
        years = f" ({' + '.join(map(number, scored))})" if len(scored) > 1 else ""
        points = Said(points_said(sum(scored), self.words) + years, bold=True)
        with self.canvas.within(box, f"park {seat}"):
            is_asked = seat in self.table.actors and not self.is_over
            panel(self.canvas, box, self.colours.panel, is_turn=is_asked)
            inner = box.inset(10, 3)
            wide = line_width([points], LINE_SIZE, inner.h)
            line(self.canvas, inner.right_part(wide), [points], LINE_SIZE)
            names: list[Item] = [Said(name_of(self.table, seat, self.words), bold=True, gives_way=True)]
            if is_asked:
                names.insert(0, Sign("turn-here"))
            line(self.canvas, inner.less(right=wide + GAP), names, 26)

    def park(
        self, box: Box, seat: Seat, park: Park, rules: Sequence[Sequence[str]], heights: Sequence[int]
    ) -> None:
        """Two enclosures in a row, by their letters."""
        for place, (enclosure, cards) in enumerate(park.items()):
            row, column = divmod(place, 2)
            top = box.y + sum(heights[:row]) + GAP * row
            at = Box(box.x + column * (_COLUMN + GAP), top, _COLUMN, heights[row])
            self._enclosure(at, seat, letter(place), enclosure, cards, rules[place])

    def _enclosure(
        self,
        box: Box,
        seat: Seat,
        called: str,
        enclosure: CardId,
        cards: Sequence[CardId],
        rule: Sequence[str],
    ) -> None:
        home = home_in(self.deck, enclosure, cards)
        new = self.changed.get(seat, set())
        with self.canvas.within(box, f"{enclosure} {seat}"):
            panel(self.canvas, box, self.colours.panel, is_new=enclosure in new)
            inner = box.inset(10, 8)
            self._named(inner.top_part(_HEAD), called, home, enclosure, cards)
            inner = inner.less(top=_HEAD + 2)
            self._equipped(inner.top_part(_HABITATS), home, enclosure, cards, new)
            inner = inner.less(top=_HABITATS + 4)
            for place, text in enumerate(rule):
                at = inner.less(top=place * _RULE).top_part(_RULE)
                self.canvas.text(text, at, SMALLEST, self.colours.quiet)
            self._spaces(inner.bottom_part(_SPACE), home, enclosure, cards, new)

    def _named(self, box: Box, called: str, home: Home, enclosure: CardId, cards: Sequence[CardId]) -> None:
        """Letter and name; multiplier and points."""
        scored = tally_in(self.deck, enclosure, cards)
        right = [Said(f"×{scored.multiplier}", bold=True), Said(f"= {scored.points}", bold=True)]
        wide = line_width(right, 26, box.h)
        line(self.canvas, box.right_part(wide), right, 26)
        left = box.less(right=wide + GAP)
        taken = self.canvas.text(called, left, 30, bold=True) + 10
        self.canvas.text(plainly(home.enclosure, self.words), left.less(left=taken), LINE_SIZE)

    def _equipped(
        self, box: Box, home: Home, enclosure: CardId, cards: Sequence[CardId], new: set[CardId]
    ) -> None:
        """Habitats and upgrades; used and all space."""
        scored = tally_in(self.deck, enclosure, cards)
        taken = habitat_plates(self.canvas, box, home.habitats, self.words) + 6
        self.canvas.text(f"{scored.used}/{scored.space}", box, 26, bold=True, align="end")
        upgrades = [card for card in cards if card in self.deck.upgrades]
        room = box.less(left=taken, right=64)
        side = min(box.h, room.w // max(len(upgrades), 1) - 4)
        for place, card in enumerate(upgrades):
            at = Box(room.x + place * (side + 4), box.y + (box.h - side) // 2, side, side)
            token(self.canvas, at, card_face(self.deck, card, self.words), is_new=card in new)

    def _spaces(
        self, box: Box, home: Home, enclosure: CardId, cards: Sequence[CardId], new: set[CardId]
    ) -> None:
        """Each animal as wide as the space it takes, with its value there; then the free spaces."""
        housed = [card for card in cards if card in self.deck.animals]
        scored = tally_in(self.deck, enclosure, cards)
        step = min(60, (box.w + 4) // home.space)
        x = box.x
        for card, taken, value in zip(
            housed, _space_taken(home, animals_among(self.deck, cards)), scored.values, strict=True
        ):
            at = Box(x, box.y, taken * step - 4, box.h)
            animal = self.deck.animals[card]
            badge = "fierce" if is_fierce(home, animal) else ""
            face = Face(card, glyph_of(animal), badge, number=str(value))
            token(self.canvas, at, face, is_new=card in new)
            x += taken * step
        for _ in range(home.space - scored.used):
            slot(self.canvas, Box(x, box.y, step - 4, box.h))
            x += step

    def cards(self, box: Box, seat: Seat, cards: Sequence[CardId], *, is_waiting: bool) -> None:
        """Those that wait to be placed, or were kept this Year so far."""
        new = {*self.opened.get(seat, [])}
        box = box.top_part(_cards_height(cards))
        with self.canvas.within(box, f"beside {seat}"):
            self.canvas.plate(box, self.colours.panel, 10)
            inner = box.inset(10, 8)
            said = self.words("pictures-to-place" if is_waiting else "pictures-this-year")
            self.canvas.text(said, inner.top_part(_CARDS_HEAD), LINE_SIZE, bold=True)
            for row, places in enumerate(_card_lines(cards)):
                for column, place in enumerate(places):
                    top = inner.y + _CARDS_HEAD + 2 + row * (_CARD + 6)
                    at = Box(inner.x + column * (_CARD + 6), top, _CARD, _CARD)
                    face = card_face(self.deck, cards[place], self.words)
                    token(self.canvas, at, face, is_new=cards[place] in new)


def _space_taken(home: Home, animals: Sequence[Animal]) -> list[int]:
    """What each takes there, in this company."""
    names = [animal.name for animal in animals]
    return [
        animal.rule.space_taken(animal.space, names.count(animal.name), home.habitats) for animal in animals
    ]
