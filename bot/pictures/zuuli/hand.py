"""A hand of Zuuli, for its player's eyes: every card with its numbers and its rule."""

from __future__ import annotations

from collections.abc import Sequence

from bot.pictures.drawing import Drawing, Kind
from bot.pictures.fonts import SMALLEST
from bot.pictures.layout import Box
from bot.pictures.palette import Theme
from bot.pictures.pieces import GAP, LINE_SIZE, MARGIN, TOP, WIDTH, Face, points_said, token
from bot.pictures.writing import wrapped
from bot.pictures.zuuli.alt import hand_alt
from bot.pictures.zuuli.faces import card_face, glyph_of, habitat_plates
from bot.pictures.zuuli.head import Painter
from bot.present.zuuli.cards import face_of, plainly, rule_of
from bot.present.zuuli.position import cards_in_hand, own_board, view_of
from bot.tables import Table
from bot.words import Words
from engine.games.zuuli.cards import Animal, Enclosure, Upgrade
from engine.games.zuuli.kinds import CardId

_COLUMN = (WIDTH - 2 * MARGIN - GAP) // 2
_GLYPH = 76
_NUMBERS = 32
_NAME = 32
_RULE = 27
_FIXED = 8 + _NAME + 2 + _NUMBERS + 4 + 10


def hand_picture(table: Table, words: Words, theme: Theme) -> Drawing | None:
    """The reader's hand; None for whoever holds none."""
    board = own_board(table)
    if board is None or board.hand is None or not cards_in_hand(board):
        return None
    cards = cards_in_hand(board)
    deck = view_of(table).options.deck
    rules = [wrapped(rule_of(face_of(deck, card), words), _COLUMN - 20, SMALLEST) for card in cards]
    heights = [
        _FIXED + max(_RULE * max(map(len, rules[place : place + 2])), _GLYPH - _NAME - _NUMBERS)
        for place in range(0, len(cards), 2)
    ]
    height = TOP + sum(heights) + GAP * (len(heights) - 1) + 8
    painter = _HandPainter(table, words, theme, height)
    painter.hand(painter.head(), cards, rules, heights, board.picked)
    return painter.canvas.drawing(hand_alt(table, cards, board.picked, words))


class _HandPainter(Painter):
    """Paints cards in two columns, numbered as they are on the buttons."""

    def hand(
        self,
        box: Box,
        cards: Sequence[CardId],
        rules: Sequence[Sequence[str]],
        heights: Sequence[int],
        picked: CardId | None,
    ) -> None:
        for place, card in enumerate(cards):
            row, column = divmod(place, 2)
            top = box.y + sum(heights[:row]) + GAP * row
            at = Box(box.x + column * (_COLUMN + GAP), top, _COLUMN, heights[row])
            self._card(at, place + 1, card, rules[place], is_picked=card == picked)

    def _card(self, box: Box, place: int, card: CardId, rule: Sequence[str], *, is_picked: bool) -> None:
        face = face_of(self.deck, card)
        with self.canvas.within(box, f"card {place}"):
            edge = self.colours.turn if is_picked else ""
            self.canvas.plate(box, self.colours.panel, 10, edge, 4)
            inner = box.inset(10, 8)
            picture = Box(inner.x, inner.y, _GLYPH - 8, _GLYPH - 8)
            shown = card_face(self.deck, card, self.words, has_number=False)
            token(
                self.canvas, picture, Face(shown.what, glyph_of(face)) if isinstance(face, Animal) else shown
            )
            right = inner.less(left=_GLYPH)
            self._named(right.top_part(_NAME), place, plainly(face, self.words), is_picked=is_picked)
            if not isinstance(face, Upgrade):
                self._numbers(right.less(top=_NAME + 2).top_part(_NUMBERS), card)
            for number, text in enumerate(rule):
                at = inner.bottom_part(_RULE * len(rule)).less(top=number * _RULE).top_part(_RULE)
                self.canvas.text(text, at, SMALLEST, self.colours.quiet)

    def _named(self, box: Box, place: int, name: str, *, is_picked: bool) -> None:
        plate = box.left_part(30).square(28)
        with self.canvas.within(plate, f"number {place}", Kind.SIGN):
            self.canvas.plate(plate, self.colours.raised, 8)
            self.canvas.text(str(place), plate, LINE_SIZE, bold=True, align="middle")
        room = box.less(left=36)
        if is_picked:
            self.canvas.glyph("done", room.right_part(28).square(28))
            room = room.less(right=32)
        self.canvas.text(name, room, 26, bold=True)

    def _worth(self, face: Animal | Enclosure) -> str:
        return points_said(face.value, self.words) if isinstance(face, Animal) else f"×{face.multiplier}"

    def _numbers(self, box: Box, card: CardId) -> None:
        """Points or multiplier, spaces, trait, habitats."""
        face = face_of(self.deck, card)
        assert not isinstance(face, Upgrade)
        x = box.x + self.canvas.text(self._worth(face), box, LINE_SIZE, bold=True) + 10
        spaces = self.words("zuuli-spaces", spaces=face.space)
        x += self.canvas.text(spaces, Box(x, box.y, box.right - x, box.h)) + 10
        if isinstance(face, Animal):
            self.canvas.glyph(str(face.trait), Box(x, box.y + 2, 28, 28))
            x += 34
        habitat_plates(self.canvas, Box(x, box.y, box.right - x, box.h), face.habitats, self.words)
