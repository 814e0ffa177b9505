"""Zooloretto Duell in pictures: both zoos are one table, so a zoo of its own is that table."""

from __future__ import annotations

from bot.pictures import Painter
from bot.pictures.drawing import Drawing
from bot.pictures.duell.table import table_picture
from bot.pictures.palette import Theme
from bot.tables import Table
from bot.words import Words
from engine.core.game import Seat


class DuellPainter:
    """`bot.pictures.Painter` for this game."""

    def table(self, table: Table, words: Words, theme: Theme) -> Drawing:
        """Both zoos, trucks and stock."""
        return table_picture(table, words, theme)

    def zoo(self, table: Table, seat: Seat, words: Words, theme: Theme) -> Drawing:
        """The same: the zoos face each other."""
        return table_picture(table, words, theme)

    def hand(self, table: Table, words: Words, theme: Theme) -> Drawing | None:
        """There are none."""
        return None


PAINTER: Painter = DuellPainter()

__all__ = ["PAINTER"]
