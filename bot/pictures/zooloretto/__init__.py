"""Zooloretto in pictures."""

from __future__ import annotations

from bot.pictures import Painter
from bot.pictures.drawing import Drawing
from bot.pictures.palette import Theme
from bot.pictures.zooloretto.table import table_picture
from bot.pictures.zooloretto.zoo import zoo_picture
from bot.tables import Table
from bot.words import Words
from engine.core.game import Seat


class ZoolorettoPainter:
    """`bot.pictures.Painter` for this game."""

    def table(self, table: Table, words: Words, theme: Theme) -> Drawing:
        """Trucks and all zoos."""
        return table_picture(table, words, theme)

    def zoo(self, table: Table, seat: Seat, words: Words, theme: Theme) -> Drawing:
        """Every space of one."""
        return zoo_picture(table, seat, words, theme)

    def hand(self, table: Table, words: Words, theme: Theme) -> Drawing | None:
        """There are none."""
        return None


PAINTER: Painter = ZoolorettoPainter()

__all__ = ["PAINTER"]
