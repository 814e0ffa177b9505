"""The rules of Zooloretto: what each seat may do, and what it does.

Each rule is written once, as a question (`why_not_…`, `has_…`, `open_areas`) that both `check_<kind>`, which
raises, and `legal_<kind>`, which lists, ask. `do_<kind>` may assume that nothing was wrong.

Money actions are in money.py, how a tile is laid in placing.py, turns and rounds in rounds.py; these four
modules are all that writes to a state.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Generic, TypeVar, cast

from engine.core.errors import CoreRefusal, IllegalAction
from engine.core.game import Event, Seat
from engine.games.zooloretto import money
from engine.games.zooloretto.actions import (
    DRAW,
    LOADS,
    PLACES,
    SEATS,
    TAKES,
    BuyTile,
    DiscardTile,
    Draw,
    Exchange,
    ExpandZoo,
    LoadTruck,
    MoveTile,
    PlaceTile,
    TakeTruck,
    ZoolorettoAction,
)
from engine.games.zooloretto.components import COMPONENTS
from engine.games.zooloretto.events import (
    LastRoundBegan,
    TruckTaken,
    coin_taken,
    tile_drawn,
    tile_loaded,
)
from engine.games.zooloretto.kinds import Phase, Source, Truck, ZoolorettoRefusal
from engine.games.zooloretto.placing import check_lay, lay, open_areas
from engine.games.zooloretto.rounds import blockers, end_turn, face_up
from engine.games.zooloretto.state import ZoolorettoState
from engine.games.zooloretto.tiles import BLOCKER, COIN, Marker

_TRUCK_SPACES = COMPONENTS.trucks.spaces
_LOAD = Phase.LOAD
_PLACE = Phase.PLACE
_FROM_TRUCK = Source.TRUCK

_NOBODY: frozenset[Seat] = frozenset()
_ACTORS: Mapping[Seat, frozenset[Seat]] = {seat: frozenset({seat}) for seat in SEATS}
_MID_TURN = frozenset({Phase.LOAD, Phase.PLACE})


def actors(state: ZoolorettoState) -> frozenset[Seat]:
    """The seat to move; nobody once the game is over."""
    return _ACTORS.get(state.to_move, _NOBODY)


def is_mid_turn(state: ZoolorettoState) -> bool:
    """A drawn tile or those of a truck are still to be dealt with."""
    return state.phase in _MID_TURN


def reveals(state: ZoolorettoState, seat: Seat, action: ZoolorettoAction) -> bool:
    """Only drawing shows something hidden (ruling 37)."""
    return action == DRAW


def legal_actions(state: ZoolorettoState, seat: Seat) -> list[ZoolorettoAction]:
    """Everything the seat may do now: by kind, then by truck, tile (by token), seller, area."""
    if seat != state.to_move:
        return []
    found: list[ZoolorettoAction] = []
    for legal in _LEGAL[state.phase]:
        found += legal(state, seat)
    return found


def random_action(state: ZoolorettoState, seat: Seat, generator: Random) -> ZoolorettoAction:
    """One of the legal actions, each as likely as the others."""
    actions = legal_actions(state, seat)
    return actions[int(generator.random() * len(actions))]


def check(state: ZoolorettoState, seat: Seat, action: ZoolorettoAction) -> None:
    """Raises `IllegalAction` with the first reason against the action."""
    if state.phase is Phase.OVER:
        raise IllegalAction(CoreRefusal.GAME_OVER)
    if seat != state.to_move:
        raise IllegalAction(CoreRefusal.NOT_YOUR_TURN, to_move=state.to_move)
    kind = _KINDS[type(action)]
    if kind.phase is not state.phase:
        raise IllegalAction(ZoolorettoRefusal.WRONG_PHASE, phase=state.phase)
    kind.check(state, seat, action)


def apply_in_place(state: ZoolorettoState, seat: Seat, action: ZoolorettoAction) -> list[Event]:
    """Plays a legal action and tells what happened."""
    told: list[Event] = []
    _KINDS[type(action)].do(state, seat, action, told)
    return told


# --- A. Add a tile to a delivery truck --------------------------------------------------------------------


def why_not_load(state: ZoolorettoState, truck: Truck) -> ZoolorettoRefusal | None:
    """A truck still in the middle, with a free space (Rulebook, Add a tile; rulings 33, 34)."""
    if truck > len(state.trucks):
        return ZoolorettoRefusal.NO_SUCH_TRUCK
    if truck in state.taken.values():
        return ZoolorettoRefusal.TRUCK_TAKEN
    return None if len(state.trucks[truck - 1]) < _TRUCK_SPACES else ZoolorettoRefusal.TRUCK_FULL


def why_not_draw(state: ZoolorettoState) -> ZoolorettoRefusal | None:
    """Not when every truck in the middle is full; the stacks run dry only in made-up positions."""
    if not (state.pile or state.end_pile):
        return ZoolorettoRefusal.NO_TILES
    for truck in LOADS:
        if why_not_load(state, truck) is None:
            return None
    return ZoolorettoRefusal.NO_OPEN_SPACE


def legal_draws(state: ZoolorettoState, seat: Seat) -> Sequence[Draw]:
    """There is one way to draw."""
    return (DRAW,) if why_not_draw(state) is None else ()


def check_draw(state: ZoolorettoState, seat: Seat, action: Draw) -> None:
    """Raises `IllegalAction`."""
    reason = why_not_draw(state)
    if reason is not None:
        raise IllegalAction(reason)


def do_draw(state: ZoolorettoState, seat: Seat, action: Draw, told: list[Event]) -> None:
    """From the end stack only when the main one is used up; its first tile begins the last round (ruling 35).

    A drawn tile must be loaded (ruling 32).
    """
    from_end_stack = not state.pile
    tile = (state.end_pile if from_end_stack else state.pile).pop()
    state.drawn = tile
    state.phase = _LOAD
    told.append(tile_drawn(seat, tile))
    if from_end_stack and not state.last_round:
        state.last_round = True
        told.append(LastRoundBegan(state.round))


def legal_loads(state: ZoolorettoState, seat: Seat) -> list[LoadTruck]:
    """Every truck in the middle with a free space."""
    return [load for truck, load in LOADS.items() if why_not_load(state, truck) is None]


def check_load(state: ZoolorettoState, seat: Seat, action: LoadTruck) -> None:
    """Raises `IllegalAction`."""
    _refuse_truck(state, action.truck, why_not_load(state, action.truck))


def do_load(state: ZoolorettoState, seat: Seat, action: LoadTruck, told: list[Event]) -> None:
    """The tile lies on the truck, and the turn is over."""
    tile = state.drawn
    assert tile is not None
    state.drawn = None
    state.trucks[action.truck - 1].append(tile)
    told.append(tile_loaded(seat, tile, action.truck))
    end_turn(state, seat, told)


# --- B. Take a delivery truck and pass --------------------------------------------------------------------


def why_not_take(state: ZoolorettoState, truck: Truck) -> ZoolorettoRefusal | None:
    """A truck in the middle with at least one tile, face up; a coin will do (Rulebook; facts, section 4)."""
    if truck > len(state.trucks):
        return ZoolorettoRefusal.NO_SUCH_TRUCK
    tiles = state.trucks[truck - 1]
    if len(tiles) > tiles.count(BLOCKER):
        return None
    is_taken = truck in state.taken.values()
    return ZoolorettoRefusal.TRUCK_TAKEN if is_taken else ZoolorettoRefusal.TRUCK_EMPTY


def legal_takes(state: ZoolorettoState, seat: Seat) -> list[TakeTruck]:
    """Every truck in the middle that carries something."""
    return [take for truck, take in TAKES.items() if why_not_take(state, truck) is None]


def check_take(state: ZoolorettoState, seat: Seat, action: TakeTruck) -> None:
    """Raises `IllegalAction`."""
    _refuse_truck(state, action.truck, why_not_take(state, action.truck))


def _refuse_truck(state: ZoolorettoState, truck: Truck, reason: ZoolorettoRefusal | None) -> None:
    if reason is not None:
        raise IllegalAction(reason, truck=truck, trucks=len(state.trucks), spaces=_TRUCK_SPACES)


def do_take(state: ZoolorettoState, seat: Seat, action: TakeTruck, told: list[Event]) -> None:
    """Coin tiles are money at once; the other tiles wait to be placed, in any order (ruling 1)."""
    truck = state.trucks[action.truck - 1]
    tiles = face_up(truck)
    state.trucks[action.truck - 1] = blockers(truck)
    state.taken[seat] = action.truck
    told.append(TruckTaken(seat, action.truck, tuple(tiles)))
    coins = tiles.count(COIN)
    if coins:
        state.boards[seat].coins += coins
        told.append(coin_taken(seat, coins))
    state.pending = [tile for tile in tiles if not isinstance(tile, Marker)]
    state.phase = _PLACE
    if not state.pending:
        end_turn(state, seat, told)


def legal_places(state: ZoolorettoState, seat: Seat) -> list[PlaceTile]:
    """Every kind of tile that waits, in every open area; the barn is always open (ruling 2)."""
    board = state.boards[seat]
    return [PLACES[tile][area] for tile in dict.fromkeys(state.pending) for area in open_areas(board, tile)]


def check_place(state: ZoolorettoState, seat: Seat, action: PlaceTile) -> None:
    """Only the tiles of the taken truck are placed, and by the placement rules."""
    tile = action.tile
    if isinstance(tile, Marker) or tile not in state.pending:
        raise IllegalAction(ZoolorettoRefusal.NOT_PENDING, tile=tile.text)
    check_lay(state.boards[seat], tile, action.area)


def do_place(state: ZoolorettoState, seat: Seat, action: PlaceTile, told: list[Event]) -> None:
    """One tile, with all that it brings, before the next (ruling 1)."""
    tile = action.tile
    assert not isinstance(tile, Marker)
    state.pending.remove(tile)
    lay(state, seat, tile, action.area, _FROM_TRUCK, told)
    if not state.pending:
        end_turn(state, seat, told)


# --- which functions belong to which kind of action -------------------------------------------------------

A = TypeVar("A", bound=ZoolorettoAction)


@dataclass(frozen=True, slots=True, eq=False)
class _Kind(Generic[A]):
    """What belongs to one kind of action."""

    phase: Phase
    check: Callable[[ZoolorettoState, Seat, A], None]
    do: Callable[[ZoolorettoState, Seat, A, list[Event]], None]


def _kind(
    phase: Phase,
    check: Callable[[ZoolorettoState, Seat, A], None],
    do: Callable[[ZoolorettoState, Seat, A, list[Event]], None],
) -> _Kind[ZoolorettoAction]:
    """The table only ever hands a kind its own actions."""
    return cast("_Kind[ZoolorettoAction]", _Kind(phase, check, do))


_KINDS: Mapping[type[ZoolorettoAction], _Kind[ZoolorettoAction]] = {
    Draw: _kind(Phase.TURN, check_draw, do_draw),
    LoadTruck: _kind(Phase.LOAD, check_load, do_load),
    TakeTruck: _kind(Phase.TURN, check_take, do_take),
    PlaceTile: _kind(Phase.PLACE, check_place, do_place),
    MoveTile: _kind(Phase.TURN, money.check_move, money.do_move),
    Exchange: _kind(Phase.TURN, money.check_exchange, money.do_exchange),
    BuyTile: _kind(Phase.TURN, money.check_purchase, money.do_purchase),
    DiscardTile: _kind(Phase.TURN, money.check_discard, money.do_discard),
    ExpandZoo: _kind(Phase.TURN, money.check_expand, money.do_expand),
}

_LEGAL: Mapping[Phase, tuple[Callable[[ZoolorettoState, Seat], Sequence[ZoolorettoAction]], ...]] = {
    Phase.TURN: (legal_draws, legal_takes, money.legal_money_actions),
    Phase.LOAD: (legal_loads,),
    Phase.PLACE: (legal_places,),
}
"""What a position asks for; nothing once the game is over."""
