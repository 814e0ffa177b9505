"""Parks as they may be shown: to everybody, and to the one who is building."""

from __future__ import annotations

from bot.present.zuuli.position import draft_at, view_of
from bot.tables import Phase as TablePhase
from bot.tables import Table
from engine.core.game import Seat
from engine.games.zuuli.kinds import CardId, Phase
from engine.games.zuuli.state import Park
from engine.games.zuuli.view import BoardView, ZuuliView


def public_park(board: BoardView) -> Park:
    """What everybody sees: a new layout only once all are open."""
    return board.park if board.shown is None else board.shown.park


def public_kept(view: ZuuliView, seat: Seat) -> list[CardId]:
    """The cards of this Year as everybody sees them: what a seat leaves out only once all are open."""
    board = view.boards[seat]
    if view.phase is Phase.OVER:
        return []
    return list(board.kept if board.shown is None else board.shown.kept)


def park_at(table: Table, seat: Seat) -> tuple[Park, list[CardId], bool]:
    """A seat's park, the cards beside it, and whether those still wait to be placed.

    The reader's own park is the one being built.
    """
    view = view_of(table)
    board = view.boards[seat]
    if seat == table.seat and view.phase is Phase.DEVELOP and table.phase is TablePhase.RUNNING:
        draft = draft_at(table)
        return draft.park, list(draft.left), True
    return public_park(board), public_kept(view, seat), False
