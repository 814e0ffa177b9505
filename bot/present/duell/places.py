"""On which rows the buttons of a decision stand: never where the same player has just pressed one.

A turn keeps to one row, and its drawn card is loaded there too: the inactive label takes the place of *Draw*.
What the same player is asked next stands on another row. A gift has two rows where there is room for them.
"""

from __future__ import annotations

from enum import Enum, auto

from bot.present.duell.board import view_of
from bot.tables import Table
from engine.games.duell.kinds import Phase

Rows = tuple[int, ...]
"""The rows on which a decision has its choices, from the top."""


class Kind(Enum):
    """What is decided."""

    TURN = auto()
    LOAD = auto()
    PLACE = auto()
    GIFT = auto()


_KIND_OF_MOVE = {"load": Kind.LOAD, "dump": Kind.LOAD, "place": Kind.PLACE, "donate": Kind.GIFT}
_KIND_OF_PHASE = {
    Phase.TURN: Kind.TURN,
    Phase.LOAD: Kind.LOAD,
    Phase.PLACE: Kind.PLACE,
    Phase.DONATE: Kind.GIFT,
}


def touched_rows(table: Table) -> Rows:
    """Where the last mover may have pressed last; none if nobody has."""
    rows: Rows = ()
    for pressed in table.presses:
        rows = _rows_after(rows, _KIND_OF_MOVE.get(pressed.partition(" ")[0], Kind.TURN))
    return rows


def place_of(table: Table) -> tuple[Kind, Rows]:
    """What is asked now, and where it stands."""
    kind = _KIND_OF_PHASE[view_of(table).phase]
    return kind, _rows_after(touched_rows(table) if table.asks_last_mover else (), kind)


def _rows_after(before: Rows, kind: Kind) -> Rows:
    """Where a decision stands after another one of the same player on the rows `before`."""
    if kind is Kind.LOAD:
        return before or (0,)
    if kind is Kind.GIFT and before == (0,):
        return (1, 2)
    if kind is Kind.GIFT and before == (1,):
        return (2, 3)
    return (1,) if 0 in before else (0,)
