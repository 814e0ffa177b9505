"""Dealing, picking and passing. Only this, developing.py and years.py write to a state."""

from __future__ import annotations

from bisect import insort

from engine.core.errors import IllegalAction
from engine.core.game import Event, Seat
from engine.games.zuuli.actions import PickCard
from engine.games.zuuli.components import COMPONENTS, PICKS
from engine.games.zuuli.events import (
    CardPicked,
    HandsDealt,
    HandsPassed,
    LastCardsKept,
    PairDrawn,
    PairSettled,
    PicksOpened,
)
from engine.games.zuuli.kinds import CardId, Direction, Phase, Year, ZuuliRefusal
from engine.games.zuuli.state import Board, Collector, ZuuliState

DRAW = COMPONENTS.solo.draw


def picks_of(players: int, year: Year) -> int:
    """How many cards each player keeps in a Year (Rulebook, 1. Deal Cards; Solo Mode)."""
    return PICKS[players][year - 1]


def direction_of(year: Year) -> Direction:
    """Where the hands go in a Year (Rulebook, 2. Pick and Pass Cards)."""
    return COMPONENTS.passing.directions[year - 1]


# --- dealing ----------------------------------------------------------------------------------------------


def cards_of_deal(state: ZuuliState, year: Year) -> int:
    """How many cards beginning that Year takes from the deck."""
    if state.collector is not None:
        return DRAW
    return picks_of(len(state.boards), year) * len(state.boards)


def check_deal(state: ZuuliState, needed: int) -> None:
    """Nothing is shuffled back: what is to be dealt must be there (ruling 26)."""
    if len(state.deck) < needed:
        raise IllegalAction(ZuuliRefusal.DECK_TOO_SHORT, cards=len(state.deck), needed=needed)


def deal(state: ZuuliState, told: list[Event]) -> None:
    """A whole hand at a time, seat 1 first; in the solo game the first draw (FORMAT.md 3.5)."""
    if state.collector is not None:
        draw_pair(state, told)
        return
    size = picks_of(len(state.boards), state.year)
    for board in state.boards.values():
        board.hand = sorted(_off_the_top(state, size))
    told.append(HandsDealt(state.year, size))


def draw_pair(state: ZuuliState, told: list[Event]) -> None:
    """Solo: two cards to choose from (Rulebook, Pick and Pass Cards - Solo)."""
    for seat, board in state.boards.items():
        cards = _off_the_top(state, DRAW)
        board.hand = sorted(cards)
        told.append(PairDrawn(seat, tuple(cards)))


def _off_the_top(state: ZuuliState, count: int) -> list[CardId]:
    return [state.deck.pop() for _ in range(count)]


# --- picking ----------------------------------------------------------------------------------------------


def is_choosing(board: Board) -> bool:
    """Whether the seat still owes its pick."""
    return board.picked is None and bool(board.hand)


def candidates_pick(board: Board) -> list[CardId]:
    """The cards of the hand, the one that is picked already among them."""
    return board.hand if board.picked is None else sorted([*board.hand, board.picked])


def check_pick(state: ZuuliState, seat: Seat, action: PickCard) -> None:
    """Any card of the hand; until all have chosen, another instead of the one before.

    Raises `IllegalAction`.
    """
    board = state.boards[seat]
    if action.card not in board.hand and action.card != board.picked:
        raise IllegalAction(ZuuliRefusal.NOT_IN_HAND, card=action.card)
    if state.collector is not None and not is_last_draw(state, board):
        check_deal(state, DRAW)


def is_last_draw(state: ZuuliState, board: Board) -> bool:
    """Solo: whether this is the Year's last pair."""
    return len(board.kept) + 1 >= picks_of(len(state.boards), state.year)


def do_pick(state: ZuuliState, seat: Seat, action: PickCard, told: list[Event]) -> None:
    """The card leaves the hand, an earlier pick returns to it; the last seat's pick opens all."""
    board = state.boards[seat]
    if state.collector is not None:
        _settle_pair(state, seat, state.collector, action.card, told)
        return
    told.append(CardPicked(seat, action.card))
    if board.picked is not None:
        insort(board.hand, board.picked)
    board.hand.remove(action.card)
    board.picked = action.card
    for other in state.boards.values():
        if is_choosing(other):
            return
    _open_picks(state, told)


def _open_picks(state: ZuuliState, told: list[Event]) -> None:
    """The chosen cards are turned face up together, and the hands are passed.

    The last card of each hand is passed once more and kept in the same move (ruling 27).
    """
    opened: list[tuple[Seat, CardId]] = []
    for seat, board in state.boards.items():
        if board.picked is not None:
            opened.append((seat, board.picked))
            insort(board.kept, board.picked)
            board.picked = None
    turn = max(len(board.kept) for board in state.boards.values())
    told.append(PicksOpened(state.year, turn, tuple(opened)))
    largest = max(len(board.hand) for board in state.boards.values())
    if largest:
        _pass_hands(state, told)
    if largest == 1:
        _keep_last_cards(state, told)
    if largest <= 1:
        state.phase = Phase.DEVELOP


def _pass_hands(state: ZuuliState, told: list[Event]) -> None:
    """To the left, the next seat, in Years 1 and 3; to the right in Year 2."""
    direction = direction_of(state.year)
    boards = list(state.boards.values())
    hands = [board.hand for board in boards]
    shift = -1 if direction is Direction.LEFT else 1
    for place, board in enumerate(boards):
        board.hand = hands[(place + shift) % len(hands)]
    told.append(HandsPassed(direction))


def _keep_last_cards(state: ZuuliState, told: list[Event]) -> None:
    cards = tuple((seat, card) for seat, board in state.boards.items() for card in board.hand)
    for seat, card in cards:
        state.boards[seat].hand = []
        insort(state.boards[seat].kept, card)
    told.append(LastCardsKept(state.year, cards))


def _settle_pair(
    state: ZuuliState, seat: Seat, collector: Collector, card: CardId, told: list[Event]
) -> None:
    """Solo: the other card goes to the Collector, whatever it is, and the next two are drawn."""
    board = state.boards[seat]
    board.hand.remove(card)
    given, board.hand = board.hand, []
    insort(board.kept, card)
    for other in given:
        insort(collector.pile, other)
    told.append(PairSettled(seat, state.year, len(board.kept), card, tuple(given)))
    if len(board.kept) < picks_of(len(state.boards), state.year):
        draw_pair(state, told)
    else:
        state.phase = Phase.DEVELOP
