"""What would come of it: the best placing of a truck, and what each money action brings.

No rule stands here. Everything is found by playing the rules on copies, so advice and rules cannot disagree.
What is hidden plays no part: a view serves as well as a position.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from engine.core.game import Event, Seat
from engine.games.zooloretto.actions import LOADS, PLACES, MoneyAction, PlaceTile
from engine.games.zooloretto.kinds import Phase, Source, Truck
from engine.games.zooloretto.money import legal_money_actions
from engine.games.zooloretto.placing import lay, open_areas
from engine.games.zooloretto.rounds import face_up
from engine.games.zooloretto.rules import apply_in_place, legal_places, why_not_take
from engine.games.zooloretto.scoring import barn_types, totals, zoo_points
from engine.games.zooloretto.state import Board, ZoolorettoState
from engine.games.zooloretto.tiles import COIN, Marker, ZooTile
from engine.games.zooloretto.view import ZoolorettoView, laid_out


@dataclass(frozen=True, slots=True)
class Placement:
    """A way to place tiles, in its order, and what the zoo and the purse hold after it."""

    actions: tuple[PlaceTile, ...]
    points: int
    gain: int
    """Points more than before."""
    coins: int


@dataclass(frozen=True, slots=True)
class TileAdvice:
    """One tile laid into one area: what that brings at once, and at best with all the others."""

    action: PlaceTile
    events: tuple[Event, ...]
    gain: int
    """Points more at once, whatever follows."""
    best: Placement
    """This one first, then the best way to place the rest."""


@dataclass(frozen=True, slots=True)
class MoneyAdvice:
    """A money action and what it brings."""

    action: MoneyAction
    gain: int
    """Points more than before."""
    coins: int
    """In the purse after it."""
    others_gain: int
    """Points more for the others together: a seller's barn may be the better for it."""


def best_placement(table: ZoolorettoState | ZoolorettoView, seat: Seat) -> Placement:
    """The best way to place all that waits, for the seat that is placing."""
    state = _state(table)
    assert state.phase is Phase.PLACE
    assert seat == state.to_move
    return _best(state, seat, state.pending, coins=0)


def advised_tiles(table: ZoolorettoState | ZoolorettoView, seat: Seat) -> list[TileAdvice]:
    """Every legal placing of one tile, in the order of the legal actions, for the seat that is placing."""
    state = _state(table)
    assert state.phase is Phase.PLACE
    assert seat == state.to_move
    return [_advice(state, seat, action) for action in legal_places(state, seat)]


def placements_by_truck(table: ZoolorettoState | ZoolorettoView, seat: Seat) -> dict[Truck, Placement]:
    """For every truck that could be taken now: the best way to place its tiles, if this seat took it.

    Asked for any seat at any time, whoever's turn it is; coins of the truck are in the purse by then.
    """
    state = _state(table)
    found: dict[Truck, Placement] = {}
    for truck in LOADS:
        if why_not_take(state, truck) is None:
            tiles = face_up(state.trucks[truck - 1])
            housed = [tile for tile in tiles if not isinstance(tile, Marker)]
            found[truck] = _best(state, seat, housed, coins=tiles.count(COIN))
    return found


def ranked_money_actions(table: ZoolorettoState | ZoolorettoView, seat: Seat) -> list[MoneyAdvice]:
    """What the seat to move could do for money, the best first: by points, coins left, what others gain.

    Equal ones stay in the order of the legal actions.
    """
    state = _state(table)
    if state.phase is not Phase.TURN or seat != state.to_move:
        return []
    before = totals(state.boards)
    advice = [_play_money(state, seat, action, before) for action in legal_money_actions(state, seat)]
    return sorted(advice, key=lambda found: (-found.gain, -found.coins, found.others_gain))


def _state(table: ZoolorettoState | ZoolorettoView) -> ZoolorettoState:
    return table if isinstance(table, ZoolorettoState) else laid_out(table, table.unseen)


def _advice(state: ZoolorettoState, seat: Seat, action: PlaceTile) -> TileAdvice:
    tile, events = action.tile, list[Event]()
    assert not isinstance(tile, Marker)
    after = _one_zoo(state, seat)
    lay(after, seat, tile, action.area, Source.TRUCK, events)
    left = state.pending[:]
    left.remove(tile)
    rest = _best(after, seat, left, coins=0)
    before = zoo_points(state.boards[seat])
    best = Placement((action, *rest.actions), rest.points, rest.points - before, rest.coins)
    return TileAdvice(action, tuple(events), zoo_points(after.boards[seat]) - before, best)


def _play_money(
    state: ZoolorettoState, seat: Seat, action: MoneyAction, before: Mapping[Seat, int]
) -> MoneyAdvice:
    after = state.copy()
    apply_in_place(after, seat, action)
    gains = {owner: points - before[owner] for owner, points in totals(after.boards).items()}
    own = gains[seat]
    return MoneyAdvice(action, own, after.boards[seat].coins, sum(gains.values()) - own)


# --- all ways to place a few tiles ------------------------------------------------------------------------


@dataclass(slots=True)
class _Way:
    """Some of the tiles placed: the table then, the tiles left, the moves so far."""

    state: ZoolorettoState
    left: list[ZooTile]
    actions: tuple[PlaceTile, ...]


def _best(state: ZoolorettoState, seat: Seat, tiles: Sequence[ZooTile], *, coins: int) -> Placement:
    """The most points, then the most coins, then the fewest types in the barn; the first of equal ways."""
    start = _one_zoo(state, seat)
    start.boards[seat].coins += coins
    ways = [_Way(start, list(tiles), ())]
    for _ in tiles:
        # Most orders lead to the same zoo: only the first way to each goes on.
        following: dict[_Key, _Way] = {}
        for way in ways:
            for after in _next_ways(way, seat):
                following.setdefault(_key(after, seat), after)
        ways = list(following.values())
    best = max(ways, key=lambda way: _rank(way.state.boards[seat]))
    board = best.state.boards[seat]
    points = zoo_points(board)
    return Placement(best.actions, points, points - zoo_points(state.boards[seat]), board.coins)


def _rank(board: Board) -> tuple[int, int, int]:
    return zoo_points(board), board.coins, -len(barn_types(board.barn))


def _next_ways(way: _Way, seat: Seat) -> Iterator[_Way]:
    """Every tile that is left into every open area."""
    for tile in dict.fromkeys(way.left):
        left = way.left[:]
        left.remove(tile)
        for area in open_areas(way.state.boards[seat], tile):
            state = _one_zoo(way.state, seat)
            lay(state, seat, tile, area, Source.TRUCK, [])
            yield _Way(state, left, (*way.actions, PLACES[tile][area]))


def _one_zoo(state: ZoolorettoState, seat: Seat) -> ZoolorettoState:
    """A copy for laying tiles into this zoo: what laying does not change is shared."""
    return replace(state, offspring=state.offspring.copy(), boards={seat: state.boards[seat].copy()})


_Key = tuple[object, ...]


def _key(way: _Way, seat: Seat) -> _Key:
    """Ways with the same key go on alike; bank and supply follow from purse and young."""
    board = way.state.boards[seat]
    lists: list[Sequence[ZooTile]] = [way.left, board.barn]
    for enclosure in board.enclosures.values():
        lists += (enclosure.animals, enclosure.stalls)
    return board.coins, *map(tuple, lists)
