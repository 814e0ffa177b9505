"""Zuuli in pictures."""

from __future__ import annotations

from bot.pictures import Painter
from bot.pictures.drawing import Drawing
from bot.pictures.palette import Theme
from bot.pictures.zuuli.hand import hand_picture
from bot.pictures.zuuli.park import park_picture
from bot.pictures.zuuli.table import table_picture
from bot.tables import Table
from bot.words import Words
from engine.core.game import Seat


class ZuuliPainter:
    """`bot.pictures.Painter` for this game."""

    def table(self, table: Table, words: Words, theme: Theme) -> Drawing:
        """Everybody's park in short, and what was opened."""
        return table_picture(table, words, theme)

    def zoo(self, table: Table, seat: Seat, words: Words, theme: Theme) -> Drawing:
        """One park; the reader's own as it is being built."""
        return park_picture(table, seat, words, theme)

    def hand(self, table: Table, words: Words, theme: Theme) -> Drawing | None:
        """The reader's hand, for the reader alone."""
        return hand_picture(table, words, theme)


PAINTER: Painter = ZuuliPainter()

__all__ = ["PAINTER"]
