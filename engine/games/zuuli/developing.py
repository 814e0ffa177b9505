"""Developing the park. Part of the rules: see drafting.py."""

from __future__ import annotations

from engine.core.game import Event, Seat
from engine.games.zuuli.actions import DevelopPark
from engine.games.zuuli.components import YEARS
from engine.games.zuuli.drafting import cards_of_deal, check_deal
from engine.games.zuuli.events import ParkLaidOut
from engine.games.zuuli.kinds import Year
from engine.games.zuuli.parks import change_of, check_layout, park_after
from engine.games.zuuli.state import Shown, ZuuliState
from engine.games.zuuli.years import end_year

AS_IT_IS = DevelopPark()
"""Kept enclosures enter empty, nothing is housed or moved: always possible (ruling 36)."""


def check_develop(state: ZuuliState, seat: Seat, action: DevelopPark) -> None:
    """The final layout must be legal, and if the next Year begins with it, its cards must be there.

    Raises `IllegalAction`.
    """
    board = state.boards[seat]
    check_layout(state.options.deck, board.park, board.kept, action)
    if is_last_to_develop(state, seat) and state.year < YEARS:
        check_deal(state, cards_of_deal(state, Year(state.year + 1)))


def is_last_to_develop(state: ZuuliState, seat: Seat) -> bool:
    """Whether all the others have finished their parks."""
    return all(board.done or other == seat for other, board in state.boards.items())


def do_develop(state: ZuuliState, seat: Seat, action: DevelopPark, told: list[Event]) -> None:
    """The layout stands, secret until all have theirs; the last one ends the Year."""
    board = state.boards[seat]
    shown = Shown(board.park, board.kept)
    board.park, board.kept = park_after(state.options.deck, board.park, board.kept, action)
    board.shown = shown
    change = change_of(state.options.deck, shown.park, shown.kept, board.park, board.kept)
    told.append(ParkLaidOut(seat, change))
    if all(other.done for other in state.boards.values()):
        end_year(state, told)
