"""The table of Zooloretto Duell: both zoos face each other over the goals, trucks and stock below."""

from __future__ import annotations

from collections import Counter

from bot.pictures.canvas import Canvas
from bot.pictures.drawing import Drawing, Kind
from bot.pictures.duell.alt import alt_text
from bot.pictures.duell.deeds import Fresh, deed, fresh, last_events
from bot.pictures.duell.faces import face, housed, marker, stock
from bot.pictures.duell.position import view_of, waiting
from bot.pictures.fonts import SMALLEST
from bot.pictures.layout import Box, grid_for
from bot.pictures.palette import Theme
from bot.pictures.pieces import (
    ASKED,
    GAP,
    LINE_SIZE,
    WIDTH,
    Item,
    Said,
    Sign,
    line,
    name_of,
    number,
    over_items,
    paint_head,
    panel,
    slot,
    token,
)
from bot.tables import Phase as TablePhase
from bot.tables import Table
from bot.words import Words
from engine.core.game import Seat
from engine.games.duell.cards import Card
from engine.games.duell.kinds import SEATS, Colour, Phase, Species, StandsTile, Truck
from engine.games.duell.state import Board as Zoo

HEIGHT = 600
_MIDDLE = 168
_ROW = 40
_STANDS = 52
_CARD = 34
_COUNT = 40
_WIDEST = 42


def table_picture(table: Table, words: Words, theme: Theme) -> Drawing:
    """All of the table."""
    return _Painter(table, words, theme).painted()


class _Painter:
    """Paints one table from top to bottom."""

    def __init__(self, table: Table, words: Words, theme: Theme) -> None:
        self.table, self.words, self.view = table, words, view_of(table)
        self.canvas = Canvas(WIDTH, HEIGHT, theme)
        self.colours = self.canvas.palette
        self.events = last_events(table)
        self.fresh: Fresh = fresh(self.events)
        self.is_over = table.phase is not TablePhase.RUNNING

    def painted(self) -> Drawing:
        done = deed(self.table, self.events, self.words)
        box = paint_head(self.canvas, self._asked(), self._round(), done, is_over=self.is_over)
        self._players(box.top_part(68))
        box = box.less(top=68 + 5)
        for species in Species:
            self._enclosure(box.top_part(_ROW), species)
            box = box.less(top=_ROW + 3)
        self._stands(box.top_part(_STANDS))
        self._bottom(box.less(top=_STANDS + 5))
        return self.canvas.drawing(alt_text(self.table, self.view, self.words))

    # ------------------------------------------------------------------ head

    def _round(self) -> list[Item]:
        key = "pictures-last-round" if self.view.final_round else "pictures-round"
        items: list[Item] = [Said(self.words(key, round=self.view.round), bold=True)]
        if self.view.final_round:
            items.insert(0, Sign("flag"))
        return items

    def _asked(self) -> list[Item]:
        view = self.view
        if self.is_over:
            return over_items(self.table, view.winners, self.words)
        name = Said(name_of(self.table, view.to_move, self.words), bold=True, gives_way=True)
        shown: list[Item] = [face(card, self.words) for card in waiting(view)]
        if shown and view.phase is Phase.DONATE:
            shown.insert(0, Sign("then"))
        return [Sign("turn"), name, Said(self.words(ASKED[view.phase])), *shown]

    # ------------------------------------------------------------------ players

    def _players(self, box: Box) -> None:
        one, two = SEATS
        side = (box.w - _MIDDLE - 2 * GAP) // 2
        self._player(box.left_part(side), one)
        self._player(box.right_part(side), two)
        middle = box.less(left=side + GAP, right=side + GAP)
        with self.canvas.within(middle, "points"):
            points = " : ".join(number(score.points) for score in self.view.scores)
            self.canvas.text(points, middle.top_part(42), 40, bold=True, align="middle")
            said = self.words("pictures-points-now")
            self.canvas.text(said, middle.bottom_part(26), SMALLEST, self.colours.quiet, align="middle")

    def _player(self, box: Box, seat: Seat) -> None:
        """Name; coins, minus points and markers below."""
        zoo = self.view.boards[seat]
        is_to_move = seat == self.view.to_move and not self.is_over
        with self.canvas.within(box, f"player {seat}"):
            panel(self.canvas, box, self.colours.panel, is_turn=is_to_move)
            inner = box.inset(10, 4)
            items: list[Item] = [Said(name_of(self.table, seat, self.words), bold=True, gives_way=True)]
            if is_to_move:
                items.insert(0, Sign("turn-here"))
            if seat in self.view.taken and self.view.to_move:
                items += [Sign("truck"), Said(self.words("pictures-out"))]
            line(self.canvas, inner.top_part(30), items, 26)
            self._purse(inner.bottom_part(29), zoo, seat)

    def _purse(self, box: Box, zoo: Zoo, seat: Seat) -> None:
        items: list[Item] = [Sign("coin"), Said(str(zoo.coins), bold=True)]
        for count, sign in ((zoo.minus, "minus"), (zoo.plus, "plus")):
            if count:
                items += [Sign(sign), Said(str(count), bold=True)]
        wide = line(self.canvas, box, items, LINE_SIZE)
        if not zoo.markers:
            return
        room = box.less(left=wide + 2 * GAP)
        side = min(box.h, (room.w - 3 * (len(zoo.markers) - 1)) // len(zoo.markers))
        new = len(zoo.markers) - self.fresh.markers[seat]
        for place, held in enumerate(zoo.markers):
            at = Box(room.x + place * (side + 3), room.y + (room.h - side) // 2, side, side)
            marker(self.canvas, at, held, is_new=place >= new)

    # ------------------------------------------------------------------ enclosures

    def _sides(self, box: Box) -> tuple[Box, Box, Box]:
        side = (box.w - _MIDDLE) // 2
        return box.left_part(side), box.less(left=side, right=side), box.right_part(side)

    def _enclosure(self, box: Box, species: Species) -> None:
        """The cards of both, growing outwards from the goal in the middle."""
        view = self.view
        with self.canvas.within(box, species):
            left, middle, right = self._sides(box)
            is_scored = species in view.scored
            self.canvas.plate(box, self.colours.panel, 8)
            self.canvas.plate(middle, self.colours.raised, 8)
            for seat, side in zip(SEATS, (left, right), strict=True):
                self._cards(side, seat, list(view.boards[seat].animals[species]), _CARD)
            total = sum(len(view.boards[seat].animals[species]) for seat in SEATS)
            goal = f"{total}/{view.targets[species]}"
            state = "done" if is_scored else "tie" if species in view.tied else ""
            self._goal(middle, str(species), goal, state, species in view.offspring)

    def _goal(self, box: Box, glyph: str, goal: str, state: str, has_young: bool) -> None:
        """Species, count against the target, whether it is scored or tied, whether its young waits."""
        inner = box.inset(6, 2)
        side = inner.h
        self.canvas.plate(inner.left_part(side), self.colours.tile, 7)
        self.canvas.glyph(glyph, inner.left_part(side).inset(2))
        here = inner.less(left=side + 2, right=30 + 28)
        quiet = self.colours.quiet if state == "done" else ""
        self.canvas.text(goal, here, 26, quiet, bold=True, align="middle")
        if state:
            self.canvas.glyph(state, inner.right_part(58).left_part(28).square(26))
        if has_young:
            self.canvas.glyph("young", inner.right_part(28).square(26), Kind.TOKEN)

    def _cards(self, box: Box, seat: Seat, cards: list[Card], side: int, count: int | None = None) -> None:
        """The number next to the goal, the cards outwards from it."""
        is_left = seat == SEATS[0]
        number_box = box.right_part(_COUNT) if is_left else box.left_part(_COUNT)
        shown = len(cards) if count is None else count
        colour = "" if shown else self.colours.quiet
        self.canvas.text(str(shown), number_box, 28, colour, bold=True, align="middle")
        room = box.less(left=6, right=_COUNT) if is_left else box.less(left=_COUNT, right=6)
        step = min(min(side, _WIDEST) + 4, room.w // max(len(cards), 1))
        width = min(side, _WIDEST, step - 1)
        new = Counter({card: self.fresh.placed[seat, card] for card in cards})
        for place, card in reversed(list(enumerate(cards))):
            x = room.right - (place + 1) * step + step - width if is_left else room.x + place * step
            at = Box(x, room.y + (room.h - side) // 2, width, side)
            token(self.canvas, at, housed(card, self.words), is_new=new[card] > 0)
            new[card] -= 1

    def _stands(self, box: Box) -> None:
        """The vending stands: their colours are what counts."""
        with self.canvas.within(box, "stands"):
            left, middle, right = self._sides(box)
            self.canvas.plate(box, self.colours.panel, 8)
            self.canvas.plate(middle, self.colours.raised, 8)
            for seat, side in zip(SEATS, (left, right), strict=True):
                stands = self.view.boards[seat].stands
                colours = len({stand.colour for stand in stands})
                self._cards(side, seat, list(stands), _STANDS - 6, colours)
            inner = middle.inset(6, 4)
            is_scored = StandsTile.STANDS in self.view.scored
            self.canvas.glyph("stands", inner.left_part(34).square(34))
            said = self.words("pictures-colours", count=len(Colour))
            here = inner.less(left=38, right=30 if is_scored else 0)
            self.canvas.text(
                said, here, 24, self.colours.quiet if is_scored else "", bold=True, align="middle"
            )
            if is_scored:
                self.canvas.glyph("done", inner.right_part(26).square(26))

    # ------------------------------------------------------------------ trucks and stock

    def _bottom(self, box: Box) -> None:
        slots = sum(self.view.capacities)
        plates = len(self.view.capacities)
        stock_wide = 296
        room = box.w - stock_wide - plates * GAP
        fixed = 46
        side = (room - plates * fixed) // slots - 4
        x = box.x
        for place, capacity in enumerate(self.view.capacities):
            wide = fixed + capacity * (side + 4)
            self._truck(Box(x, box.y, wide, box.h), Truck(place + 1), side)
            x += wide + GAP
        self._stock(box.less(left=x - box.x))

    def _truck(self, box: Box, truck: Truck, side: int) -> None:
        """Number, load and free places; what can be done with it, or who has taken it."""
        view = self.view
        owner = next((seat for seat, taken in view.taken.items() if taken == truck), None)
        done = self._offer(truck)
        with self.canvas.within(box, f"truck {truck}"):
            panel(self.canvas, box, self.colours.panel, is_turn=bool(done))
            plate = box.less(left=4, top=8, bottom=14).left_part(36)
            self.canvas.glyph("truck", plate.top_part(34).square(32))
            self.canvas.text(str(truck), plate.less(top=34), 32, bold=True, align="middle")
            inner = box.less(left=42, right=4, top=5, bottom=4)
            foot = inner.bottom_part(24)
            if owner is not None and view.to_move:
                said = name_of(self.table, owner, self.words)
                self.canvas.text(said, inner, 24, self.colours.quiet, align="middle")
                return
            self.canvas.text(done, foot, SMALLEST, bold=True, align="middle")
            self._load(inner.less(bottom=25), truck, side)

    def _load(self, box: Box, truck: Truck, side: int) -> None:
        cards = self.view.trucks[truck - 1]
        side = min(side, box.h)
        for place in range(self.view.capacities[truck - 1]):
            at = Box(box.x + place * (side + 4), box.y + (box.h - side) // 2, side, side)
            if place < len(cards):
                is_new = self.fresh.truck == truck and place == len(cards) - 1
                token(self.canvas, at, face(cards[place], self.words), is_new=is_new)
            else:
                slot(self.canvas, at)

    def _offer(self, truck: Truck) -> str:
        """What whoever is to move may do with it."""
        view = self.view
        if not view.to_move or truck in view.taken.values():
            return ""
        load = view.trucks[truck - 1]
        if view.phase is Phase.LOAD:
            return self.words("pictures-load") if len(load) < view.capacities[truck - 1] else ""
        return self.words("pictures-take") if view.phase is Phase.TURN and load else ""

    def _stock(self, box: Box) -> None:
        """The scoring markers from the top; draw pile and discard pile below."""
        view = self.view
        with self.canvas.within(box, "stock"):
            self.canvas.plate(box, self.colours.panel, 10)
            inner = box.inset(8, 6)
            upper = inner.top_part(inner.h // 2 - 2)
            markers = stock(view.markers, view.markers_under_final)
            if markers:
                grid = grid_for(len(markers), upper, 32, 4)
                for place, held in enumerate(markers):
                    marker(self.canvas, grid.cell(upper, place), held, is_next=place == 0)
            else:
                self.canvas.text(self.words("pictures-no-markers"), upper, SMALLEST, self.colours.quiet)
            self._piles(inner.bottom_part(inner.h // 2 - 2))

    def _piles(self, box: Box) -> None:
        view = self.view
        cards, under = len(view.unseen), view.under_final
        items: list[Item] = [Sign("pile"), Said(str(cards if under is None else cards - under), bold=True)]
        if under is not None:
            items += [Sign("flag"), Said(str(under), bold=True)]
        items += [Sign("discard"), Said(str(len(view.discard)), bold=True)]
        if view.discard:
            items.append(face(view.discard[-1], self.words))
        line(self.canvas, box, items, LINE_SIZE)
