"""The rules of Zuuli: what each seat may do, and what it does.

Each rule is written once, as a `check_<kind>` that raises the reason against an action; `do_<kind>` may
assume that it passed. How cards are dealt and picked is in drafting.py, how a park is developed in
developing.py, what a Year ends with in years.py, and who may live where in parks.py and homes.py.
"""

from __future__ import annotations

from random import Random
from typing import assert_never

from engine.core.errors import CoreRefusal, IllegalAction
from engine.core.game import Event, Seat
from engine.games.zuuli.actions import DevelopPark, PickCard, ZuuliAction
from engine.games.zuuli.components import YEARS
from engine.games.zuuli.developing import (
    AS_IT_IS,
    check_develop,
    do_develop,
    is_last_to_develop,
)
from engine.games.zuuli.drafting import candidates_pick, check_pick, do_pick, is_choosing, is_last_draw
from engine.games.zuuli.kinds import Phase, ZuuliRefusal
from engine.games.zuuli.random_layouts import random_layout
from engine.games.zuuli.state import ZuuliState


def actors(state: ZuuliState) -> frozenset[Seat]:
    """All who have not chosen, or not developed, yet; nobody once the game is over."""
    if state.phase is Phase.PICK:
        return frozenset([seat for seat, board in state.boards.items() if is_choosing(board)])
    if state.phase is Phase.DEVELOP:
        return frozenset([seat for seat, board in state.boards.items() if board.shown is None])
    return frozenset()


def is_mid_turn(state: ZuuliState) -> bool:
    """Everything is decided in one go, by all at once: no turn is ever under way."""
    return False


def lists_all(state: ZuuliState, seat: Seat) -> bool:
    """The layouts of a park are too many to list."""
    return not (state.phase is Phase.DEVELOP and can_act(state, seat))


def has_open_choices(state: ZuuliState, seat: Seat) -> bool:
    """Hands are secret, in the solo game too (Rulebook, 1. Deal Cards), and so is what is made of a park."""
    return False


def can_act(state: ZuuliState, seat: Seat) -> bool:
    """Who owes a decision, or may still change its pick."""
    board = state.boards.get(seat)
    if board is None or state.phase is Phase.OVER:
        return False
    if state.phase is Phase.PICK:
        return bool(board.hand) or board.picked is not None
    return not board.done


def legal_actions(state: ZuuliState, seat: Seat) -> list[ZuuliAction]:
    """The cards of the hand; of the layouts only the one that leaves the park as it is (see `lists_all`)."""
    if not can_act(state, seat):
        return []
    candidates: list[ZuuliAction] = [AS_IT_IS]
    if state.phase is Phase.PICK:
        candidates = [PickCard(card) for card in candidates_pick(state.boards[seat])]
    return [action for action in candidates if _is_legal(state, seat, action)]


def _is_legal(state: ZuuliState, seat: Seat, action: ZuuliAction) -> bool:
    try:
        check(state, seat, action)
    except IllegalAction:
        return False
    return True


def random_action(state: ZuuliState, seat: Seat, generator: Random) -> ZuuliAction:
    """A card of the hand, each as likely as the others; or some legal layout."""
    board = state.boards[seat]
    if state.phase is Phase.PICK:
        cards = candidates_pick(board)
        return PickCard(cards[int(generator.random() * len(cards))])
    return random_layout(state.options.deck, board.park, board.kept, generator)


def check(state: ZuuliState, seat: Seat, action: ZuuliAction) -> None:
    """Raises `IllegalAction` with the first reason against the action."""
    if state.phase is Phase.OVER:
        raise IllegalAction(CoreRefusal.GAME_OVER)
    if not can_act(state, seat):
        raise IllegalAction(CoreRefusal.NOT_YOUR_TURN)
    if isinstance(action, PickCard) != (state.phase is Phase.PICK):
        raise IllegalAction(ZuuliRefusal.WRONG_PHASE, phase=state.phase)
    if isinstance(action, PickCard):
        check_pick(state, seat, action)
    else:
        check_develop(state, seat, action)


def apply_in_place(state: ZuuliState, seat: Seat, action: ZuuliAction) -> list[Event]:
    """Plays a legal action and tells what happened."""
    told: list[Event] = []
    if isinstance(action, PickCard):
        do_pick(state, seat, action, told)
    else:
        do_develop(state, seat, action, told)
    return told


def reveals(state: ZuuliState, seat: Seat, action: ZuuliAction) -> bool:
    """The last pick opens all, the last layout too; so does what is dealt after it."""
    match action:
        case PickCard():
            board = state.boards[seat]
            if state.collector is not None:
                return not is_last_draw(state, board)
            return actors(state) == {seat}
        case DevelopPark():
            return is_last_to_develop(state, seat) and (state.collector is None or state.year < YEARS)
        case _:
            assert_never(action)
