"""What table and zoo pictures share: who is to move, the last deed, how to lay tiles out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bot.pictures.canvas import Canvas
from bot.pictures.layout import Box, grid_for
from bot.pictures.palette import Theme
from bot.pictures.pieces import (
    ASKED,
    WIDTH,
    Face,
    Item,
    Said,
    Sign,
    name_of,
    over_items,
    paint_head,
    slot,
    token,
)
from bot.pictures.zooloretto.deeds import Fresh, deed, fresh, last_events
from bot.pictures.zooloretto.faces import face
from bot.pictures.zooloretto.position import view_of, waiting
from bot.tables import Phase as TablePhase
from bot.tables import Table
from bot.words import Words
from engine.core.game import Seat
from engine.games.zooloretto.kinds import Area
from engine.games.zooloretto.tiles import ZooTile

HEIGHT = 600


class Painter:
    """A canvas with the head of the table on it."""

    def __init__(self, table: Table, words: Words, theme: Theme, height: int = HEIGHT) -> None:
        self.table, self.words, self.view = table, words, view_of(table)
        self.canvas = Canvas(WIDTH, height, theme)
        self.colours = self.canvas.palette
        self.events = last_events(table)
        self.fresh: Fresh = fresh(self.events)
        self.is_over = table.phase is not TablePhase.RUNNING

    def head(self) -> Box:
        """Paints it and returns the room below."""
        done = deed(self.table, self.events, self.words)
        return paint_head(self.canvas, self._asked(), self._round(), done, is_over=self.is_over)

    def _round(self) -> list[Item]:
        """The round, both stacks, the bank."""
        view = self.view
        key = "pictures-last-round" if view.last_round else "pictures-round"
        return [
            Said(self.words(key, round=view.round), bold=True),
            *(Sign("tiles"), Said(str(view.pile_size), bold=True)),
            *(Sign("flag"), Said(str(view.end_pile_size), bold=True)),
            *(Sign("bank"), Said(str(view.bank), bold=True)),
        ]

    def _asked(self) -> list[Item]:
        view = self.view
        if self.is_over:
            return over_items(self.table, view.winners or (), self.words)
        name = Said(name_of(self.table, view.to_move, self.words), bold=True, gives_way=True)
        shown = [face(tile) for tile in waiting(view)]
        return [Sign("turn"), name, Said(self.words(ASKED[view.phase])), *shown]

    def tokens(
        self,
        box: Box,
        seat: Seat,
        area: Area,
        tiles: Sequence[ZooTile],
        spaces: int,
        largest: int,
        free: str = "",
    ) -> None:
        """The tiles of an area and its free spaces, as large as the box lets them be."""
        if not spaces:
            return
        grid = grid_for(spaces, box, largest, 4)
        new = Counter({tile: self.fresh.laid[seat, area, tile] for tile in tiles})
        is_new = [False] * len(tiles)
        for place in range(len(tiles) - 1, -1, -1):
            is_new[place] = new[tiles[place]] > 0
            new[tiles[place]] -= 1
        for place in range(spaces):
            at = grid.cell(box, place)
            if place < len(tiles):
                token(self.canvas, at, face(tiles[place]), is_new=is_new[place])
            else:
                slot(self.canvas, at, free)

    def flow(self, box: Box, seat: Seat, area: Area, tiles: Sequence[ZooTile], side: int) -> None:
        """Each kind once with its number, in lines from the left: for more tiles than there is room for."""
        for top, row in enumerate(flow_lines(tiles, box.w, side)):
            x = box.x
            for tile, count in row:
                at = Box(x, box.y + top * (side + _AIR), side, side)
                times = f" ×{count}" if count > 1 else ""
                shown = face(tile)
                is_new = self.fresh.laid[seat, area, tile] > 0
                token(self.canvas, at, Face(shown.what + times, shown.glyph, shown.badge), is_new=is_new)
                if times:
                    self.canvas.text(times.strip(), Box(at.right + 2, at.y, _TIMES, side), bold=True)
                x += _flow_width(count, side)


_AIR = 4
_TIMES = 32


def _flow_width(count: int, side: int) -> int:
    return side + _AIR + (_TIMES + 2 if count > 1 else 0)


def flow_lines(tiles: Sequence[ZooTile], width: int, side: int) -> list[list[tuple[ZooTile, int]]]:
    """What `flow` draws, line by line."""
    lines: list[list[tuple[ZooTile, int]]] = [[]]
    taken = 0
    for tile, count in Counter(tiles).items():
        wide = _flow_width(count, side)
        if lines[-1] and taken + wide - _AIR > width:
            lines.append([])
            taken = 0
        lines[-1].append((tile, count))
        taken += wide
    return lines
