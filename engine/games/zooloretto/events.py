"""What happens in Zooloretto. Everything is public, so every event is for everybody.

The frequent ones are interned (`tile_drawn`, `tile_placed` …): making one anew costs more than looking it up,
and computer players play millions of moves.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from engine.core.game import Event, Seat
from engine.games.zooloretto.kinds import Area, Source, Species, Truck
from engine.games.zooloretto.tiles import Animal, Tile, ZooTile


@dataclass(frozen=True, slots=True)
class TileDrawn(Event):
    """The top tile was revealed; it is to be loaded."""

    seat: Seat
    tile: Tile


@dataclass(frozen=True, slots=True)
class LastRoundBegan(Event):
    """It was the first tile of the end stack: this round is the last one."""

    round: int


@dataclass(frozen=True, slots=True)
class TileLoaded(Event):
    """The drawn tile was put on a truck."""

    seat: Seat
    tile: Tile
    truck: Truck


@dataclass(frozen=True, slots=True)
class TruckTaken(Event):
    """The seat took a truck and passed; the tiles, in loading order, are now to be placed, coins apart."""

    seat: Seat
    truck: Truck
    tiles: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class CoinTaken(Event):
    """Coin tiles of a truck went to the purse: so many `coins`."""

    seat: Seat
    coins: int


@dataclass(frozen=True, slots=True)
class TilePlaced(Event):
    """A tile was laid into an area of the seat's zoo."""

    seat: Seat
    tile: ZooTile
    area: Area
    source: Source


@dataclass(frozen=True, slots=True)
class EnclosureFilled(Event):
    """The last space was filled: the `bonus` printed there, and what the bank `paid` of it."""

    seat: Seat
    area: Area
    species: Species
    bonus: int
    paid: int


@dataclass(frozen=True, slots=True)
class OffspringBorn(Event):
    """A pair bred in `area`; the young went to `home`: there, or into the barn if there was no space."""

    seat: Seat
    species: Species
    area: Area
    home: Area


@dataclass(frozen=True, slots=True)
class TileMoved(Event):
    """The seat paid and moved a tile away from `source`; its `TilePlaced` follows."""

    seat: Seat
    tile: ZooTile
    source: Area
    price: int


@dataclass(frozen=True, slots=True)
class SpeciesExchanged(Event):
    """The seat paid; `first_animals` went from `first` to `second`, `second_animals` the other way."""

    seat: Seat
    first: Area
    first_animals: tuple[Animal, ...]
    second: Area
    second_animals: tuple[Animal, ...]
    price: int


@dataclass(frozen=True, slots=True)
class TileBought(Event):
    """The seat paid `price`, the seller got `share` of it and gave the tile; its `TilePlaced` follows."""

    seat: Seat
    seller: Seat
    tile: ZooTile
    price: int
    share: int


@dataclass(frozen=True, slots=True)
class TileDiscarded(Event):
    """The seat paid and a tile of its barn left the game."""

    seat: Seat
    tile: ZooTile
    price: int


@dataclass(frozen=True, slots=True)
class ZooExpanded(Event):
    """The seat paid and turned up this expansion."""

    seat: Seat
    area: Area
    price: int


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """All have taken a truck. `removed` lay on the one nobody took, `starter` begins the next round."""

    round: int
    removed: tuple[Tile, ...]
    starter: Seat


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The last round is over; the tiles on a truck that nobody took stay where they are."""

    round: int


ZoolorettoEvent = (
    TileDrawn
    | LastRoundBegan
    | TileLoaded
    | TruckTaken
    | CoinTaken
    | TilePlaced
    | EnclosureFilled
    | OffspringBorn
    | TileMoved
    | SpeciesExchanged
    | TileBought
    | TileDiscarded
    | ZooExpanded
    | RoundEnded
    | GameEnded
)

tile_drawn = cache(TileDrawn)
tile_loaded = cache(TileLoaded)
coin_taken = cache(CoinTaken)
tile_placed = cache(TilePlaced)
