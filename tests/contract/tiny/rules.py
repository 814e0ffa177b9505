"""The rules of Two Bowls, each written once.

Everyone holds two food cards. All pick one in secret, and the picks are opened together: the lot. Whoever
shows the highest number alone feeds the lot, each card into the small bowl (it holds two) or the big one;
then turns up cards from the pile and feeds them too, as often as he likes, and stops. A shared highest
number loses the lot. When the hands are empty the game is over.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from random import Random
from typing import assert_never

from engine.core.errors import CoreRefusal, IllegalAction
from engine.core.game import Event, Options, Seat
from engine.core.shuffle import Shuffle
from tests.contract.tiny.actions import Feed, Pick, Stop, TinyAction, TurnUp
from tests.contract.tiny.components import COMPONENTS, deck_cards
from tests.contract.tiny.events import CardFed, CardPicked, CardTurnedUp, GameEnded, LotOpened
from tests.contract.tiny.state import Board, Bowl, Phase, Rules, TinyState


class TinyRefusal(StrEnum):
    """Why a decision is refused."""

    NOT_NOW = "not_now"
    NOT_IN_HAND = "not_in_hand"
    NOT_IN_LOT = "not_in_lot"
    BOWL_FULL = "bowl_full"
    LOT_FIRST = "lot_first"
    PILE_EMPTY = "pile_empty"
    NO_TURNING_UP = "no_turning_up"


def setup(options: Options, seats: int, shuffle: Shuffle) -> TinyState:
    """Deals every hand from the top of the shuffled deck, seat 1 first."""
    rules = Rules(str(options["deck"]), bool(options["turn_up"]))
    pile = shuffle("tiny/pile", deck_cards(rules.deck))
    boards: dict[Seat, Board] = {}
    for number in range(1, seats + 1):
        hand, pile = pile[: COMPONENTS.hand], pile[COMPONENTS.hand :]
        boards[Seat(number)] = Board(hand, None, {Bowl.SMALL: [], Bowl.BIG: []})
    return TinyState(rules, Phase.PICK, None, pile, [], [], boards)


def actors(state: TinyState) -> frozenset[Seat]:
    """Whoever has not picked yet; then the seat that feeds."""
    match state.phase:
        case Phase.PICK:
            return frozenset(seat for seat, board in state.boards.items() if board.picked is None)
        case Phase.FEED:
            assert state.feeder is not None
            return frozenset({state.feeder})
        case Phase.OVER:
            return frozenset()


def has_open_choices(state: TinyState, seat: Seat) -> bool:
    """The lot and the bowls are open, hands are not."""
    return state.phase is not Phase.PICK


def legal_actions(state: TinyState, seat: Seat) -> list[TinyAction]:
    """The candidates that pass the check: cards rising, the small bowl first."""
    return [action for action in candidates(state, seat) if _is_legal(state, seat, action)]


def candidates(state: TinyState, seat: Seat) -> Iterator[TinyAction]:
    """All that could be legal for somebody in this phase, each once."""
    board = state.boards[seat]
    if state.phase is Phase.PICK:
        yield from (Pick(card) for card in sorted(set(board.held)))
    for card in sorted(set(state.lot)):
        yield from (Feed(card, bowl) for bowl in Bowl)
    yield TurnUp()
    yield Stop()


def _is_legal(state: TinyState, seat: Seat, action: TinyAction) -> bool:
    try:
        check(state, seat, action)
    except IllegalAction:
        return False
    return True


def check(state: TinyState, seat: Seat, action: TinyAction) -> None:
    """Raises `IllegalAction` when the seat may not do this now."""
    if state.phase is Phase.OVER:
        raise IllegalAction(CoreRefusal.GAME_OVER)
    if seat not in state.boards or (state.phase is Phase.FEED and seat != state.feeder):
        raise IllegalAction(CoreRefusal.NOT_YOUR_TURN)
    if isinstance(action, Pick) != (state.phase is Phase.PICK):
        raise IllegalAction(TinyRefusal.NOT_NOW, phase=state.phase)
    match action:
        case Pick():
            check_pick(state.boards[seat], action)
        case Feed():
            check_feed(state, state.boards[seat], action)
        case TurnUp():
            check_turn_up(state)
        case Stop():
            check_stop(state)
        case _:
            assert_never(action)


def check_pick(board: Board, pick: Pick) -> None:
    """A card of one's own hand. Until all have picked one may change one's mind."""
    if pick.card not in board.held:
        raise IllegalAction(TinyRefusal.NOT_IN_HAND, card=pick.card)


def check_feed(state: TinyState, board: Board, feed: Feed) -> None:
    """A card of the lot, into a bowl with room for it."""
    if feed.card not in state.lot:
        raise IllegalAction(TinyRefusal.NOT_IN_LOT, card=feed.card)
    if feed.bowl is Bowl.SMALL and len(board.bowls[Bowl.SMALL]) >= COMPONENTS.small_bowl:
        raise IllegalAction(TinyRefusal.BOWL_FULL, spaces=COMPONENTS.small_bowl)


def check_turn_up(state: TinyState) -> None:
    """Only when the lot is fed, the pile holds a card and the options allow it."""
    if not state.rules.turn_up:
        raise IllegalAction(TinyRefusal.NO_TURNING_UP)
    check_stop(state)
    if not state.pile:
        raise IllegalAction(TinyRefusal.PILE_EMPTY)


def check_stop(state: TinyState) -> None:
    """Only when the lot is fed."""
    if state.lot:
        raise IllegalAction(TinyRefusal.LOT_FIRST, cards=len(state.lot))


def apply_in_place(state: TinyState, seat: Seat, action: TinyAction) -> list[Event]:
    """Changes the state by a legal action."""
    match action:
        case Pick():
            return do_pick(state, seat, action)
        case Feed():
            return do_feed(state, seat, action)
        case TurnUp():
            return do_turn_up(state, seat)
        case Stop():
            return do_stop(state)
        case _:
            assert_never(action)


def do_pick(state: TinyState, seat: Seat, pick: Pick) -> list[Event]:
    """The card leaves the hand, an earlier pick returns to it; the last pick opens the lot."""
    board = state.boards[seat]
    board.hand = list(board.held)
    board.hand.remove(pick.card)
    board.picked = pick.card
    events: list[Event] = [CardPicked(seat, pick.card)]
    return events if actors(state) else [*events, *open_lot(state)]


def open_lot(state: TinyState) -> list[Event]:
    """Whoever shows the highest number alone feeds the lot; a shared one loses it."""
    picks = {seat: board.picked for seat, board in state.boards.items() if board.picked is not None}
    for board in state.boards.values():
        board.picked = None
    highest = [seat for seat, card in picks.items() if card == max(picks.values())]
    if len(highest) == 1:
        state.phase, state.feeder, state.lot = Phase.FEED, highest[0], list(picks.values())
        return [LotOpened(tuple(picks.values()), highest[0])]
    state.discard += picks.values()
    return [LotOpened(tuple(picks.values()), None), *end_round(state)]


def do_feed(state: TinyState, seat: Seat, feed: Feed) -> list[Event]:
    """The card goes into the bowl."""
    state.lot.remove(feed.card)
    state.boards[seat].bowls[feed.bowl].append(feed.card)
    return [CardFed(seat, feed.card, feed.bowl)]


def do_turn_up(state: TinyState, seat: Seat) -> list[Event]:
    """The top card of the pile is the new lot."""
    state.lot.append(state.pile.pop(0))
    return [CardTurnedUp(seat, state.lot[-1])]


def do_stop(state: TinyState) -> list[Event]:
    """The feeding is over, and with it the round."""
    return end_round(state)


def end_round(state: TinyState) -> list[Event]:
    """All pick again, unless the hands are empty."""
    state.feeder = None
    if any(board.hand for board in state.boards.values()):
        state.phase = Phase.PICK
        return []
    state.phase = Phase.OVER
    return [GameEnded()]


def random_action(state: TinyState, seat: Seat, generator: Random) -> TinyAction:
    """Any legal action: they are few."""
    return generator.choice(legal_actions(state, seat))


def reveals(state: TinyState, seat: Seat, action: TinyAction) -> bool:
    """Turning up shows a card of the pile; the last pick opens all of them."""
    match action:
        case Pick():
            return actors(state) <= {seat} and state.boards[seat].picked is None
        case TurnUp():
            return True
        case Feed() | Stop():
            return False
        case _:
            assert_never(action)


def is_mid_turn(state: TinyState) -> bool:
    """The feeder owes the rest of his turn."""
    return state.phase is Phase.FEED
