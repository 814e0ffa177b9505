"""The table of Zooloretto: the trucks with their loads, and every zoo as far as the next decision asks."""

from __future__ import annotations

from bot.pictures.drawing import Drawing
from bot.pictures.fonts import SMALLEST
from bot.pictures.layout import Box
from bot.pictures.palette import Theme
from bot.pictures.pieces import (
    GAP,
    LINE_SIZE,
    MARGIN,
    WIDTH,
    Face,
    Item,
    Said,
    Sign,
    line,
    name_of,
    panel,
    points_said,
    slot,
    token,
)
from bot.pictures.zooloretto.alt import table_alt
from bot.pictures.zooloretto.faces import face
from bot.pictures.zooloretto.head import HEIGHT, Painter, flow_lines
from bot.pictures.zooloretto.position import owner_of, points_of, unbuilt, view_of
from bot.tables import Table
from bot.words import Words
from engine.core.game import Seat
from engine.games.zooloretto.components import COMPONENTS
from engine.games.zooloretto.kinds import BARN, Area, Phase, Truck
from engine.games.zooloretto.state import Enclosure
from engine.games.zooloretto.tiles import BLOCKER, Tile
from engine.games.zooloretto.view import ZoolorettoView

_TRUCKS = {2: 102, 3: 102, 4: 90, 5: 84}
"""How high the trucks' row is, by their number."""

_NAME = 144
_BARN = 134
_BARN_SIGN = 34
_TILE = 36
_APART = 5
_TWO = 2
_COUNT = 40
"""What `3/5` takes."""

_HIGH_NAME = 110
_LOW, _HIGH = 100, 130
"""Below these heights an enclosure has two lines, or three; above, every space is drawn."""

_STALL = 34

_FEW = 8
_SOME = 15
"""Tiles that a barn beside the enclosures shows, in a low and in a high row; more lie in lines below them."""


def table_picture(table: Table, words: Words, theme: Theme) -> Drawing:
    """All of the table."""
    view = view_of(table)
    strips = {seat: _strip(view, seat) for seat in sorted(view.boards)}
    painter = _TablePainter(table, words, theme, HEIGHT + sum(strips.values()))
    box = painter.head()
    trucks = _TRUCKS[len(view.trucks)]
    painter.trucks(box.top_part(trucks))
    box = box.less(top=trucks + GAP)
    height = (box.h - sum(strips.values()) - _APART * (len(strips) - 1)) // len(strips)
    for seat, strip in strips.items():
        painter.zoo(box.top_part(height + strip), seat, strip)
        box = box.less(top=height + strip + _APART)
    return painter.canvas.drawing(table_alt(table, view, words))


def _strip(view: ZoolorettoView, seat: Seat) -> int:
    """How high a barn's lines below the enclosures are; 0 when it lies beside them."""
    barn = view.boards[seat].barn
    if len(barn) <= (_SOME if len(view.boards) == _TWO else _FEW):
        return 0
    wide = WIDTH - 2 * MARGIN - 2 * 6 - _NAME - GAP - _BARN_SIGN - 2 * 5
    return len(flow_lines(barn, wide, _TILE)) * (_TILE + 4) + 8


def _count(enclosure: Enclosure) -> str:
    return f"{len(enclosure.animals)}/{enclosure.plan.spaces}"


class _TablePainter(Painter):
    """Paints trucks and zoos."""

    # ------------------------------------------------------------------ trucks

    def trucks(self, box: Box) -> None:
        for place, at in enumerate(box.columns(len(self.view.trucks), GAP)):
            self._truck(at, Truck(place + 1))

    def _truck(self, box: Box, truck: Truck) -> None:
        """Number, what can be done with it, load and free spaces; or who has taken it."""
        owner = owner_of(self.view, truck)
        is_gone = owner is not None and bool(self.view.to_move)
        offer = "" if is_gone else self._offer(truck)
        with self.canvas.within(box, f"truck {truck}"):
            panel(self.canvas, box, self.colours.panel, is_turn=bool(offer))
            inner = box.inset(7, 5)
            head = inner.top_part(26)
            self.canvas.glyph("truck", head.left_part(26))
            self.canvas.text(str(truck), head.less(left=31), 28, bold=True)
            if owner is not None and is_gone:
                said = name_of(self.table, owner, self.words)
                self.canvas.text(said, head.less(left=52), SMALLEST, self.colours.quiet, align="end")
            else:
                self.canvas.text(offer, head.less(left=52), SMALLEST, bold=True, align="end")
            self._load(inner.less(top=29), truck, is_gone=is_gone)

    def _load(self, box: Box, truck: Truck, *, is_gone: bool) -> None:
        load: list[Tile | None] = list(self.view.trucks[truck - 1])
        if not is_gone:
            load += [None] * (self.view.truck_spaces - len(load))
        load.sort(key=lambda tile: tile is BLOCKER)
        side = min(box.h, (box.w - 8) // self.view.truck_spaces)
        x = box.x + (box.w - self.view.truck_spaces * (side + 4) + 4) // 2
        tiles = [tile for tile in load if tile is not None and tile is not BLOCKER]
        for place, tile in enumerate(load):
            at = Box(x + place * (side + 4), box.y + (box.h - side) // 2, side, side)
            if tile is None:
                slot(self.canvas, at)
            else:
                is_new = self.fresh.truck == truck and place == len(tiles) - 1
                token(self.canvas, at, face(tile), is_new=is_new)

    def _offer(self, truck: Truck) -> str:
        """What whoever is to move may do with it."""
        load = self.view.trucks[truck - 1]
        if self.view.phase is Phase.LOAD:
            return self.words("pictures-load") if len(load) < self.view.truck_spaces else ""
        can_take = self.view.phase is Phase.TURN and any(tile is not BLOCKER for tile in load)
        return self.words("pictures-take") if can_take else ""

    # ------------------------------------------------------------------ zoos

    def zoo(self, box: Box, seat: Seat, strip: int) -> None:
        """Who; enclosures, expansions, barn."""
        zoo = self.view.boards[seat]
        is_to_move = seat == self.view.to_move and not self.is_over
        with self.canvas.within(box, f"zoo {seat}"):
            panel(self.canvas, box, self.colours.panel, is_turn=is_to_move)
            inner = box.inset(6, 5)
            self._who(inner.left_part(_NAME), seat, is_to_move)
            inner = inner.less(left=_NAME + GAP)
            if strip:
                self._barn(inner.bottom_part(strip - 4), seat, is_strip=True)
                inner = inner.less(bottom=strip)
            else:
                self._barn(inner.right_part(_BARN), seat, is_strip=False)
                inner = inner.less(right=_BARN + GAP)
            missing = unbuilt(self.view, seat)
            cells = inner.columns(len(zoo.enclosures) + len(missing), GAP)
            for cell, (area, enclosure) in zip(cells, zoo.enclosures.items(), strict=False):
                self._enclosure(cell, seat, area, enclosure)
            for cell, area in zip(cells[len(zoo.enclosures) :], missing, strict=True):
                self._missing(cell, area)

    def _who(self, box: Box, seat: Seat, is_to_move: bool) -> None:
        """Name; points and coins below."""
        name = Said(name_of(self.table, seat, self.words), bold=True, gives_way=True)
        points = Said(points_said(points_of(self.view, seat), self.words), bold=True)
        coins: list[Item] = [Sign("coin"), Said(str(self.view.boards[seat].coins), bold=True)]
        names: list[Item] = [Sign("turn-here"), name] if is_to_move else [name]
        lines: list[list[Item]] = [names, [points, *coins]]
        if box.h > _HIGH_NAME:
            lines = [names, [points], coins]
        height = min(36, box.h // len(lines))
        top = box.less(top=(box.h - height * len(lines)) // 2)
        for place, items in enumerate(lines):
            at = Box(box.x + 4, top.y + place * height, box.w - 4, height)
            is_out = seat in self.view.taken and not is_to_move and not self.is_over
            colour = self.colours.quiet if is_out else ""
            line(self.canvas, at.inset(0, 2), items, LINE_SIZE, colour)

    def _enclosure(self, box: Box, seat: Seat, area: Area, enclosure: Enclosure) -> None:
        """Its spaces or, in a low row, the species and how many there are."""
        with self.canvas.within(box, f"{area} {seat}"):
            panel(self.canvas, box, self.colours.raised, is_new=(seat, area) in self.fresh.built)
            inner = box.inset(5, 4)
            if inner.h < _LOW:
                self._in_two_lines(inner, seat, area, enclosure)
                return
            head = inner.top_part(24)
            self.canvas.text(area.value, head, SMALLEST, self.colours.quiet, bold=True)
            self.canvas.text(_count(enclosure), head, 24, bold=True, align="end")
            foot = inner.bottom_part(_STALL)
            self._stalls(foot, seat, area, enclosure)
            middle = inner.less(top=27, bottom=_STALL + 3)
            if inner.h < _HIGH:
                side = middle.h
                self._kind(middle.left_part(side), seat, area, enclosure)
                self._waiting(middle.less(left=side + 6), enclosure)
            else:
                self.tokens(middle, seat, area, enclosure.animals, enclosure.plan.spaces, 56)

    def _in_two_lines(self, box: Box, seat: Seat, area: Area, enclosure: Enclosure) -> None:
        """Letters, species and number; who waits for a partner, and stalls."""
        upper, lower = box.rows(2, 3)
        self.canvas.text(area.value, upper.left_part(30), SMALLEST, self.colours.quiet, bold=True)
        here = upper.less(left=31)
        side = min(upper.h, here.w - _COUNT)
        self._kind(here.left_part(side).square(side), seat, area, enclosure)
        self.canvas.text(_count(enclosure), here.less(left=side), 26, bold=True, align="end")
        foot = lower.less(top=2)
        self._stalls(foot.bottom_part(min(foot.h, 36)), seat, area, enclosure)
        self._waiting(foot, enclosure)

    def _kind(self, box: Box, seat: Seat, area: Area, enclosure: Enclosure) -> None:
        """One tile for all animals of an enclosure, or a free space."""
        animals = enclosure.animals
        if not animals:
            slot(self.canvas, box)
            return
        is_new = any(self.fresh.laid[seat, area, animal] for animal in animals)
        species = str(animals[0].species)
        token(self.canvas, box, Face(f"{species} ×{len(animals)}", species), is_new=is_new)

    def _waiting(self, box: Box, enclosure: Enclosure) -> None:
        """The sexes of those that can still breed, from the left."""
        waiting = [animal for animal in enclosure.animals if animal.sex and not animal.has_bred]
        for place, animal in enumerate(waiting):
            sign = Box(box.x + place * 24, box.y + (box.h - 22) // 2, 22, 22)
            self.canvas.glyph(face(animal).badge, sign)

    def _stalls(self, box: Box, seat: Seat, area: Area, enclosure: Enclosure) -> None:
        """At the right."""
        spaces = enclosure.plan.stall_spaces
        at = box.right_part(spaces * (box.h + 4) - 4)
        self.tokens(at, seat, area, enclosure.stalls, spaces, box.h, "stall-space")

    def _missing(self, box: Box, area: Area) -> None:
        """An expansion that is not built, and its price."""
        with self.canvas.within(box, f"{area}"):
            self.canvas.plate(box, self.colours.slot, 8, self.colours.slot_line, 2)
            rows = box.inset(5, 4).square(box.w - 10) if box.h > box.w else box.inset(5, 4)
            upper, lower = rows.rows(2, 2)
            self.canvas.text(area.value, upper, SMALLEST, self.colours.quiet, bold=True, align="middle")
            price: list[Item] = [Said(str(COMPONENTS.prices.expand), bold=True), Sign("coin")]
            middle = lower.inset((lower.w - 46) // 2, 0)
            line(self.canvas, middle, price, SMALLEST, self.colours.quiet)

    def _barn(self, box: Box, seat: Seat, *, is_strip: bool) -> None:
        """What lies there: tile by tile, in a strip kind by kind."""
        tiles = self.view.boards[seat].barn
        with self.canvas.within(box, f"barn {seat}"):
            self.canvas.plate(box, self.colours.page, 8)
            inner = box.inset(5, 4)
            self.canvas.glyph("barn", Box(inner.x, inner.y, 30, 30))
            inner = inner.less(left=_BARN_SIGN)
            if is_strip:
                self.flow(inner, seat, BARN, tiles, _TILE)
            elif tiles:
                self.tokens(inner, seat, BARN, tiles, len(tiles), 44)
