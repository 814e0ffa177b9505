"""The decisions of Zooloretto. What the rules can allow has one object a value, made once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.core.game import Action, Seat
from engine.games.zooloretto.components import TABLES
from engine.games.zooloretto.kinds import BARN, Area, Species, Truck
from engine.games.zooloretto.tiles import HOUSED, Stall, Tile, ZooTile


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Add a tile to a truck, first part: draw and reveal it."""


@dataclass(frozen=True, slots=True)
class LoadTruck(Action):
    """Add a tile to a truck, second part: put the drawn tile on it."""

    truck: Truck


@dataclass(frozen=True, slots=True)
class TakeTruck(Action):
    """Take a truck and pass for the rest of the round."""

    truck: Truck


@dataclass(frozen=True, slots=True)
class PlaceTile(Action):
    """Lay a tile of the taken truck into an area of one's zoo."""

    tile: Tile
    area: Area


@dataclass(frozen=True, slots=True)
class MoveTile(Action):
    """Remodel: move a tile of one's zoo."""

    tile: Tile
    source: Area
    target: Area


@dataclass(frozen=True, slots=True)
class Exchange(Action):
    """Remodel: all animals of an area for all of another; `species` leaves the barn. See `exchange`."""

    first: Area
    second: Area
    species: Species | None


@dataclass(frozen=True, slots=True)
class BuyTile(Action):
    """Purchase: a tile from another player's barn, into an area of one's zoo."""

    seller: Seat
    tile: Tile
    area: Area


@dataclass(frozen=True, slots=True)
class DiscardTile(Action):
    """Discard a tile of one's barn."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class ExpandZoo(Action):
    """Turn an expansion board face up."""


ZoolorettoAction = (
    Draw | LoadTruck | TakeTruck | PlaceTile | MoveTile | Exchange | BuyTile | DiscardTile | ExpandZoo
)
MoneyAction = MoveTile | Exchange | BuyTile | DiscardTile | ExpandZoo

DRAW = Draw()
EXPAND = ExpandZoo()

_RANKS = {area: rank for rank, area in enumerate(Area)}


def exchange(one: Area, other: Area, species: Species | None = None) -> Exchange:
    """`exchange A B` and `exchange B A` are one move: the area that comes first is named first."""
    if _RANKS[one] > _RANKS[other]:
        one, other = other, one
    return Exchange(one, other, species)


SEATS: tuple[Seat, ...] = tuple(Seat(number) for number in range(1, max(TABLES) + 1))
_TRUCKS = tuple(Truck(number) for number in range(1, max(table.trucks for table in TABLES.values()) + 1))
_ENCLOSURES = tuple(area for area in Area if area is not BARN)


def _places(tile: ZooTile) -> Mapping[Area, PlaceTile]:
    return {area: PlaceTile(tile, area) for area in Area}


def _moves(tile: ZooTile) -> Mapping[Area, Mapping[Area, MoveTile]]:
    """An animal moves from the barn, a stall from anywhere."""
    sources = tuple(Area) if isinstance(tile, Stall) else (BARN,)
    return {source: {target: MoveTile(tile, source, target) for target in Area} for source in sources}


def _purchases(seller: Seat, tile: ZooTile) -> Mapping[Area, BuyTile]:
    return {area: BuyTile(seller, tile, area) for area in Area}


LOADS: Mapping[Truck, LoadTruck] = {truck: LoadTruck(truck) for truck in _TRUCKS}
TAKES: Mapping[Truck, TakeTruck] = {truck: TakeTruck(truck) for truck in _TRUCKS}
PLACES: Mapping[ZooTile, Mapping[Area, PlaceTile]] = {tile: _places(tile) for tile in HOUSED.values()}
MOVES: Mapping[ZooTile, Mapping[Area, Mapping[Area, MoveTile]]] = {
    tile: _moves(tile) for tile in HOUSED.values()
}
EXCHANGES: Mapping[tuple[Area, Area, Species | None], Exchange] = {
    (first, second, species): Exchange(first, second, species)
    for first in _ENCLOSURES
    for second in Area
    if _RANKS[first] < _RANKS[second]
    for species in (Species if second is BARN else (None,))
}
PURCHASES: Mapping[Seat, Mapping[ZooTile, Mapping[Area, BuyTile]]] = {
    seat: {tile: _purchases(seat, tile) for tile in HOUSED.values()} for seat in SEATS
}
DISCARDS: Mapping[ZooTile, DiscardTile] = {tile: DiscardTile(tile) for tile in HOUSED.values()}
