"""The rules of Zooloretto Duell: what each seat may do, and what it does.

Each rule is written once, as `why_not_<kind>`: it gives the reason against an action, or None. `check` raises
that reason, `legal_actions` is the candidates that have none, `do_<kind>` may assume that there is none.
Reasons are given back, not raised: exceptions would be slow where computer players try millions of moves.

How a card is placed is in placing.py, turns and rounds are in rounds.py; these three modules are all that
writes to a state.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Generic, TypeVar, assert_never, cast

from engine.core.errors import CoreRefusal, IllegalAction, Param
from engine.core.game import Event, Seat
from engine.games.duell.actions import (
    CLEAR,
    DONATES,
    DRAW,
    DUMP,
    LOADS,
    PLACES,
    STEALS,
    TAKES,
    ClearMinusPoints,
    DonateCard,
    Draw,
    DuellAction,
    DumpCard,
    LoadTruck,
    PlaceCard,
    StealAnimal,
    TakeTruck,
)
from engine.games.duell.cards import Stand
from engine.games.duell.components import CAPACITIES, COMPONENTS
from engine.games.duell.events import (
    AnimalStolen,
    CardDonated,
    CardDrawn,
    CardDumped,
    CardLoaded,
    FinalRoundSetAside,
    MinusPointsCleared,
    TruckTaken,
)
from engine.games.duell.kinds import OPPONENT, SEATS, DuellRefusal, FinalCause, Phase, Source
from engine.games.duell.placing import is_third_symbol, place
from engine.games.duell.rounds import begin_final_round, end_turn
from engine.games.duell.state import DuellState

_MONEY_ACTION = COMPONENTS.coins.money_action
_EXPERT_DISCARD = COMPONENTS.coins.expert_discard

_ACTORS: Mapping[Seat, frozenset[Seat]] = {seat: frozenset({seat}) for seat in SEATS}
_MID_TURN = frozenset({Phase.LOAD, Phase.PLACE, Phase.DONATE})


def actors(state: DuellState) -> frozenset[Seat]:
    """The seat to move; nobody once the game is over."""
    return _ACTORS.get(state.to_move, frozenset())


def is_mid_turn(state: DuellState) -> bool:
    """Whether the seat to move still owes parts of its turn."""
    return state.phase in _MID_TURN


def reveals(state: DuellState, seat: Seat, action: DuellAction) -> bool:
    """Only drawing shows something hidden (ruling 30)."""
    return isinstance(action, Draw)


def legal_actions(state: DuellState, seat: Seat) -> list[DuellAction]:
    """Everything the seat may do now: by kind, then by truck, species and token; gifts from the top down."""
    if seat != state.to_move:
        return []
    return [
        action
        for kind in _ASKED[state.phase]
        for action in kind.candidates(state, seat)
        if kind.why_not(state, seat, action) is None
    ]


def random_action(state: DuellState, seat: Seat, generator: Random) -> DuellAction:
    """One of the legal actions, each as likely as the others."""
    actions = legal_actions(state, seat)
    return actions[int(generator.random() * len(actions))]


def check(state: DuellState, seat: Seat, action: DuellAction) -> None:
    """Raises `IllegalAction` with the first reason against the action."""
    if state.phase is Phase.OVER:
        raise IllegalAction(CoreRefusal.GAME_OVER)
    if seat != state.to_move:
        raise IllegalAction(CoreRefusal.NOT_YOUR_TURN, to_move=state.to_move)
    kind = _KINDS[type(action)]
    if kind not in _ASKED[state.phase]:
        raise IllegalAction(DuellRefusal.WRONG_PHASE, phase=state.phase)
    reason = kind.why_not(state, seat, action)
    if reason is not None:
        raise IllegalAction(reason, **_numbers(state, seat, action))


def apply_in_place(state: DuellState, seat: Seat, action: DuellAction) -> list[Event]:
    """Plays a legal action and tells what happened."""
    told: list[Event] = []
    _KINDS[type(action)].do(state, seat, action, told)
    return told


# --- A. Connect a card to a truck -------------------------------------------------------------------------


def candidates_draw(state: DuellState, seat: Seat) -> Iterable[Draw]:
    """There is one way to draw."""
    return (DRAW,)


def why_not_draw(state: DuellState, seat: Seat, action: Draw) -> DuellRefusal | None:
    """Some truck in the middle needs an open place (Rulebook, action A)."""
    if not any(why_not_load(state, seat, load) is None for load in LOADS):
        return DuellRefusal.NO_OPEN_PLACE
    return None if state.pile else DuellRefusal.PILE_EMPTY


def do_draw(state: DuellState, seat: Seat, action: Draw, told: list[Event]) -> None:
    """The first draw after the final-round card was set aside begins the final round (ruling 23)."""
    card = state.pile.pop()
    state.drawn = card
    state.phase = Phase.LOAD
    told.append(CardDrawn(seat, card))
    if state.under_final is None:
        begin_final_round(state, FinalCause.CARD, told)
    elif len(state.pile) == state.under_final:
        state.under_final = None
        told.append(FinalRoundSetAside(FinalCause.CARD))


def candidates_load(state: DuellState, seat: Seat) -> Iterable[LoadTruck]:
    """Every truck."""
    return LOADS


def why_not_load(state: DuellState, seat: Seat, action: LoadTruck) -> DuellRefusal | None:
    """One card on the small truck, two on the others; a taken truck is out of reach (ruling 12)."""
    truck = action.truck
    if truck > len(CAPACITIES):
        return DuellRefusal.NO_SUCH_TRUCK
    if len(state.trucks[truck - 1]) == CAPACITIES[truck - 1]:
        return DuellRefusal.TRUCK_FULL
    return DuellRefusal.TRUCK_TAKEN if truck in state.taken.values() else None


def do_load(state: DuellState, seat: Seat, action: LoadTruck, told: list[Event]) -> None:
    """The card lies on the truck, and the turn is over."""
    card = state.drawn
    assert card is not None
    state.drawn = None
    state.trucks[action.truck - 1].append(card)
    told.append(CardLoaded(seat, card, action.truck))
    end_turn(state, seat, told)


def candidates_dump(state: DuellState, seat: Seat) -> Iterable[DumpCard]:
    """There is one way to discard the drawn card."""
    return (DUMP,)


def why_not_dump(state: DuellState, seat: Seat, action: DumpCard) -> DuellRefusal | None:
    """Only in the expert game, not in the final round, for a coin (Rulebook, Variant; ruling 31)."""
    if not state.options.expert:
        return DuellRefusal.EXPERT_ONLY
    if state.final_round:
        return DuellRefusal.FINAL_ROUND
    return _too_few_coins(state, seat, _EXPERT_DISCARD)


def do_dump(state: DuellState, seat: Seat, action: DumpCard, told: list[Event]) -> None:
    """The card is discarded for a coin, and the turn is over."""
    card = state.drawn
    assert card is not None
    state.drawn = None
    state.boards[seat].coins -= _EXPERT_DISCARD
    state.discard.append(card)
    told.append(CardDumped(seat, card))
    end_turn(state, seat, told)


# --- B. Take a truck and quit -----------------------------------------------------------------------------


def candidates_take(state: DuellState, seat: Seat) -> Iterable[TakeTruck]:
    """Every truck."""
    return TAKES


def why_not_take(state: DuellState, seat: Seat, action: TakeTruck) -> DuellRefusal | None:
    """A truck in the middle with at least one card (Rulebook, action B)."""
    truck = action.truck
    if truck > len(CAPACITIES):
        return DuellRefusal.NO_SUCH_TRUCK
    if state.trucks[truck - 1]:
        return None
    return DuellRefusal.TRUCK_TAKEN if truck in state.taken.values() else DuellRefusal.TRUCK_EMPTY


def do_take(state: DuellState, seat: Seat, action: TakeTruck, told: list[Event]) -> None:
    """The cards wait to be placed, in any order (ruling 2)."""
    cards = state.trucks[action.truck - 1]
    state.trucks[action.truck - 1] = []
    state.taken[seat] = action.truck
    state.pending = cards
    state.phase = Phase.PLACE
    told.append(TruckTaken(seat, action.truck, tuple(cards)))


def candidates_place(state: DuellState, seat: Seat) -> Iterable[PlaceCard]:
    """Every kind of card that waits."""
    return [PLACES[card] for card in dict.fromkeys(state.pending)]


def why_not_place(state: DuellState, seat: Seat, action: PlaceCard) -> DuellRefusal | None:
    """Only the cards of the taken truck are placed."""
    return None if action.card in state.pending else DuellRefusal.NOT_PENDING


def do_place(state: DuellState, seat: Seat, action: PlaceCard, told: list[Event]) -> None:
    """One card, with all that it brings."""
    state.pending.remove(action.card)
    place(state, seat, action.card, Source.TRUCK, told)
    _go_on(state, seat, told)


def candidates_donate(state: DuellState, seat: Seat) -> Iterable[DonateCard]:
    """Every kind of card in the discard pile, from the top."""
    return [DONATES[card] for card in dict.fromkeys(reversed(state.discard))]


def why_not_donate(state: DuellState, seat: Seat, action: DonateCard) -> DuellRefusal | None:
    """Any card of the discard pile that can be placed (ruling 16)."""
    if action.card not in state.discard:
        return DuellRefusal.NOT_IN_DISCARD
    return DuellRefusal.WOULD_BE_THIRD if is_third_symbol(state.boards[seat], action.card) else None


def do_donate(state: DuellState, seat: Seat, action: DonateCard, told: list[Event]) -> None:
    """The topmost such card leaves the discard pile and is placed before anything else goes on."""
    state.discard.reverse()
    state.discard.remove(action.card)
    state.discard.reverse()
    state.phase = Phase.PLACE
    told.append(CardDonated(seat, action.card))
    place(state, seat, action.card, Source.DISCARD, told)
    _go_on(state, seat, told)


def _go_on(state: DuellState, seat: Seat, told: list[Event]) -> None:
    """After a card was placed: its square is answered first, then the next card, then the turn ends."""
    if state.phase is not Phase.DONATE and not state.pending:
        end_turn(state, seat, told)


# --- C. Carry out a money action --------------------------------------------------------------------------


def _too_few_coins(state: DuellState, seat: Seat, price: int) -> DuellRefusal | None:
    return DuellRefusal.TOO_FEW_COINS if state.boards[seat].coins < price else None


def candidates_steal(state: DuellState, seat: Seat) -> Iterable[StealAnimal]:
    """Every kind of animal opposite, for those who can pay."""
    if _too_few_coins(state, seat, _MONEY_ACTION):
        return ()
    enclosures = state.boards[OPPONENT[seat]].animals.values()
    return [STEALS[card] for enclosure in enclosures for card in dict.fromkeys(enclosure)]


def why_not_steal(state: DuellState, seat: Seat, action: StealAnimal) -> DuellRefusal | None:
    """Any animal opposite, also a young or one that goes to waste, but no stand (rulings 6 to 9)."""
    card = action.card
    if isinstance(card, Stand):
        return DuellRefusal.NO_STANDS
    if card not in state.boards[OPPONENT[seat]].animals[card.species]:
        return DuellRefusal.NOT_OPPOSITE
    return _too_few_coins(state, seat, _MONEY_ACTION)


def do_steal(state: DuellState, seat: Seat, action: StealAnimal, told: list[Event]) -> None:
    """The animal changes sides and is placed like any other (ruling 5)."""
    card = action.card
    assert not isinstance(card, Stand)
    victim = OPPONENT[seat]
    state.boards[seat].coins -= _MONEY_ACTION
    state.boards[victim].animals[card.species].remove(card)
    told.append(AnimalStolen(seat, victim, card))
    place(state, seat, card, Source.STEAL, told)
    _go_on(state, seat, told)


def candidates_clear(state: DuellState, seat: Seat) -> Iterable[ClearMinusPoints]:
    """There is one way to clear."""
    return (CLEAR,)


def why_not_clear(state: DuellState, seat: Seat, action: ClearMinusPoints) -> DuellRefusal | None:
    """There must be something to clear (ruling 10)."""
    if not state.boards[seat].minus:
        return DuellRefusal.NO_MINUS_POINTS
    return _too_few_coins(state, seat, _MONEY_ACTION)


def do_clear(state: DuellState, seat: Seat, action: ClearMinusPoints, told: list[Event]) -> None:
    """All minus points go, and the turn is over."""
    board = state.boards[seat]
    board.coins -= _MONEY_ACTION
    told.append(MinusPointsCleared(seat, board.minus))
    board.minus = 0
    end_turn(state, seat, told)


# --- which functions belong to which kind of action -------------------------------------------------------

A = TypeVar("A", bound=DuellAction)


@dataclass(frozen=True, slots=True, eq=False)
class _Kind(Generic[A]):
    """The functions of one kind of action."""

    candidates: Callable[[DuellState, Seat], Iterable[A]]
    why_not: Callable[[DuellState, Seat, A], DuellRefusal | None]
    do: Callable[[DuellState, Seat, A, list[Event]], None]


def _kind(
    candidates: Callable[[DuellState, Seat], Iterable[A]],
    why_not: Callable[[DuellState, Seat, A], DuellRefusal | None],
    do: Callable[[DuellState, Seat, A, list[Event]], None],
) -> _Kind[DuellAction]:
    """The tables below only ever hand a kind its own actions."""
    return cast("_Kind[DuellAction]", _Kind(candidates, why_not, do))


_DRAW = _kind(candidates_draw, why_not_draw, do_draw)
_LOAD = _kind(candidates_load, why_not_load, do_load)
_DUMP = _kind(candidates_dump, why_not_dump, do_dump)
_TAKE = _kind(candidates_take, why_not_take, do_take)
_PLACE = _kind(candidates_place, why_not_place, do_place)
_DONATE = _kind(candidates_donate, why_not_donate, do_donate)
_STEAL = _kind(candidates_steal, why_not_steal, do_steal)
_CLEAR = _kind(candidates_clear, why_not_clear, do_clear)

_KINDS: Mapping[type[DuellAction], _Kind[DuellAction]] = {
    Draw: _DRAW,
    LoadTruck: _LOAD,
    DumpCard: _DUMP,
    TakeTruck: _TAKE,
    PlaceCard: _PLACE,
    DonateCard: _DONATE,
    StealAnimal: _STEAL,
    ClearMinusPoints: _CLEAR,
}

_ASKED: Mapping[Phase, tuple[_Kind[DuellAction], ...]] = {
    Phase.TURN: (_DRAW, _TAKE, _STEAL, _CLEAR),
    Phase.LOAD: (_LOAD, _DUMP),
    Phase.PLACE: (_PLACE,),
    Phase.DONATE: (_DONATE,),
    Phase.OVER: (),
}
"""What a position asks for."""


def _numbers(state: DuellState, seat: Seat, action: DuellAction) -> dict[str, Param]:
    """The parameters of a refusal of this action."""
    coins = state.boards[seat].coins
    match action:
        case Draw():
            return {}
        case LoadTruck(truck) | TakeTruck(truck):
            capacity = CAPACITIES[truck - 1] if truck <= len(CAPACITIES) else 0
            return {"truck": truck, "capacity": capacity, "trucks": len(CAPACITIES)}
        case DumpCard():
            return {"coins": coins, "price": _EXPERT_DISCARD}
        case PlaceCard(card) | DonateCard(card):
            return {"card": card.text}
        case StealAnimal(card):
            return {"card": card.text, "coins": coins, "price": _MONEY_ACTION}
        case ClearMinusPoints():
            return {"coins": coins, "price": _MONEY_ACTION}
        case _:
            assert_never(action)
