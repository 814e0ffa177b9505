"""One zoo of Zooloretto closely: every space, what each enclosure is worth, the barn."""

from __future__ import annotations

from bot.pictures.drawing import Drawing
from bot.pictures.fonts import SMALLEST
from bot.pictures.layout import Box
from bot.pictures.palette import Theme
from bot.pictures.pieces import (
    GAP,
    LINE_SIZE,
    Item,
    Said,
    Sign,
    line,
    line_width,
    name_of,
    number,
    panel,
    points_said,
)
from bot.pictures.zooloretto.alt import zoo_alt
from bot.pictures.zooloretto.head import Painter
from bot.pictures.zooloretto.position import points_for_stalls, points_in, points_of, unbuilt
from bot.tables import Table
from bot.words import Words
from engine.core.game import Seat
from engine.games.zooloretto.components import COMPONENTS
from engine.games.zooloretto.kinds import BARN, Area
from engine.games.zooloretto.state import Enclosure

_SPACE = 76
_STALL = 50
_MANY = 36
"""Tiles in a barn that are still drawn one by one; above, kind by kind, and so large."""


def zoo_picture(table: Table, seat: Seat, words: Words, theme: Theme) -> Drawing:
    """That seat's zoo."""
    painter = _ZooPainter(table, words, theme)
    painter.zoo(painter.head(), seat)
    return painter.canvas.drawing(zoo_alt(table, painter.view, seat, words))


class _ZooPainter(Painter):
    """Paints one zoo as its boards lie: E5 and E4 above, E6 below at the right, expansions at the left."""

    def zoo(self, box: Box, seat: Seat) -> None:
        self._who(box.top_part(40), seat)
        upper, lower = box.less(top=40 + GAP).rows(2, GAP)
        one, two, three = upper.columns(3, GAP)
        four, five, six = lower.columns(3, GAP)
        areas = {Area.X1: one, Area.E5: two, Area.E4: three, Area.E6: six}
        barn = Box(four.x, four.y, five.right - four.x, four.h)
        if self.view.expansions > 1:
            areas[Area.X2] = four
            barn = five
        enclosures = self.view.boards[seat].enclosures
        missing = unbuilt(self.view, seat)
        for area, at in areas.items():
            if area in enclosures:
                self._enclosure(at, seat, area, enclosures[area])
            elif area in missing:
                self._missing(at, area)
        self._barn(barn, seat)

    def _who(self, box: Box, seat: Seat) -> None:
        view = self.view
        stalls = number(points_for_stalls(view, seat))
        right: list[Item] = [
            Said(points_said(points_of(view, seat), self.words), bold=True),
            *(Sign("coin"), Said(str(view.boards[seat].coins), bold=True)),
            *(Sign("stands"), Said(stalls, bold=True)),
            *(Sign("barn"), Said(number(points_in(view, seat, BARN)), bold=True)),
        ]
        with self.canvas.within(box, f"zoo {seat}"):
            is_to_move = seat == view.to_move and not self.is_over
            panel(self.canvas, box, self.colours.panel, is_turn=is_to_move)
            inner = box.inset(10, 3)
            wide = line_width(right, LINE_SIZE, inner.h)
            line(self.canvas, inner.right_part(wide), right, LINE_SIZE)
            name = name_of(self.table, seat, self.words)
            left: list[Item] = [Said(name, bold=True, gives_way=True)]
            if is_to_move:
                left.insert(0, Sign("turn-here"))
            line(self.canvas, inner.less(right=wide + GAP), left, 26)

    def _enclosure(self, box: Box, seat: Seat, area: Area, enclosure: Enclosure) -> None:
        """Name and values; spaces; stall spaces, bonus and points now."""
        animals, plan = enclosure.animals, enclosure.plan
        with self.canvas.within(box, f"{area} {seat}"):
            panel(self.canvas, box, self.colours.panel, is_new=(seat, area) in self.fresh.built)
            inner = box.inset(9, 6)
            head = inner.top_part(30)
            self.canvas.text(area.value, head, 28, bold=True)
            values = self.words("pictures-values", full=plan.full, one=plan.one_empty)
            self.canvas.text(values, head.less(left=42), SMALLEST, self.colours.quiet, align="end")
            foot = inner.bottom_part(_STALL)
            self.tokens(inner.less(top=34, bottom=_STALL + 5), seat, area, animals, plan.spaces, _SPACE)
            self._foot(foot, seat, area, enclosure)

    def _foot(self, box: Box, seat: Seat, area: Area, enclosure: Enclosure) -> None:
        plan = enclosure.plan
        self.tokens(box, seat, area, enclosure.stalls, plan.stall_spaces, _STALL, "stall-space")
        points = number(points_in(self.view, seat, area))
        items: list[Item] = [Said(f"= {points}", bold=True)]
        if plan.bonus:
            items = [Said(f"+{plan.bonus}", bold=True), Sign("coin"), *items]
        wide = line_width(items, LINE_SIZE, box.h)
        line(self.canvas, box.right_part(wide), items, LINE_SIZE)

    def _missing(self, box: Box, area: Area) -> None:
        with self.canvas.within(box, f"{area}"):
            self.canvas.plate(box, self.colours.slot, 10, self.colours.slot_line, 2)
            upper, lower = box.inset(9, box.h // 4).rows(2, 4)
            said = self.words("pictures-unbuilt")
            self.canvas.text(f"{area.value} {said}", upper, 24, self.colours.quiet, align="middle")
            price: list[Item] = [Said(str(COMPONENTS.prices.expand), bold=True), Sign("coin")]
            wide = line_width(price, 28, lower.h)
            line(self.canvas, lower.inset((lower.w - wide) // 2, 0), price, 28)

    def _barn(self, box: Box, seat: Seat) -> None:
        tiles = self.view.boards[seat].barn
        with self.canvas.within(box, f"barn {seat}"):
            self.canvas.plate(box, self.colours.panel, 10)
            inner = box.inset(9, 6)
            head = inner.top_part(30)
            self.canvas.glyph("barn", head.left_part(30))
            self.canvas.text(self.words("zooloretto-barn-head"), head.less(left=36), 24, bold=True)
            points = number(points_in(self.view, seat, BARN))
            self.canvas.text(f"= {points}", head, LINE_SIZE, bold=True, align="end")
            room = inner.less(top=36)
            if len(tiles) > _MANY:
                self.flow(room, seat, BARN, tiles, _MANY)
            elif tiles:
                self.tokens(room, seat, BARN, tiles, len(tiles), _SPACE)
