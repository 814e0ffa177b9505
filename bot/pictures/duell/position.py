"""The position behind a table."""

from __future__ import annotations

from bot.tables import Table
from engine.games.duell.cards import Card
from engine.games.duell.kinds import Phase
from engine.games.duell.view import DuellView


def view_of(table: Table) -> DuellView:
    """The view of a table of this game."""
    assert isinstance(table.view, DuellView)
    return table.view


def waiting(view: DuellView) -> list[Card]:
    """The cards that are to be loaded or placed now, or after the answer to a square."""
    if view.phase in (Phase.PLACE, Phase.DONATE):
        return list(view.pending)
    return [view.drawn] if view.drawn is not None else []
