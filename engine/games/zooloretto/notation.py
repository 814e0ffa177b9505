"""Move text (FORMAT.md 1), from `draw` and `place panda:m E5` to `exchange E6 barn elephant`."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import TypeVar, assert_never

from engine.core.codec import NUMBER
from engine.core.errors import MalformedAction
from engine.core.game import Seat
from engine.games.zooloretto.actions import (
    DRAW,
    EXPAND,
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
    exchange,
)
from engine.games.zooloretto.kinds import Area, Species, Truck
from engine.games.zooloretto.tiles import TILES, Tile

_NUMBER = re.compile(NUMBER)
_AREAS: Mapping[str, Area] = {area.value: area for area in Area}
_SPECIES: Mapping[str, Species] = {species.value: species for species in Species}

Named = TypeVar("Named")


class _Wrong(Exception):
    """An argument is not what stands in its place."""


def parse_action(text: str) -> ZoolorettoAction:
    """Reads a move text; what is no token at all is malformed, what the rules forbid is theirs to refuse.

    Raises `MalformedAction`.
    """
    verb, *arguments = text.split(" ")
    reader = _READERS.get((verb, len(arguments)))
    if reader is None:
        raise MalformedAction(text, _SHAPES)
    try:
        return reader(arguments)
    except _Wrong as wrong:
        raise MalformedAction(text, str(wrong)) from None


_SHAPES = (
    "a move is draw, load TRUCK, take TRUCK, place TILE WHERE, move TILE FROM TO, exchange A B [SPECIES], "
    "buy SEAT TILE WHERE, discard TILE or expand"
)


def _number(token: str) -> int:
    if not _NUMBER.fullmatch(token):
        raise _Wrong(f"{token!r} is no number; they start at 1")
    return int(token)


def _named(known: Mapping[str, Named], token: str, what: str) -> Named:
    if token not in known:
        raise _Wrong(f"{token!r} is no {what}")
    return known[token]


def _tile(token: str) -> Tile:
    return _named(TILES, token, "tile")


def _area(token: str) -> Area:
    return _named(_AREAS, token, "area of a zoo")


def _species(token: str) -> Species:
    return _named(_SPECIES, token, "species")


_READERS: Mapping[tuple[str, int], Callable[[list[str]], ZoolorettoAction]] = {
    ("draw", 0): lambda _: DRAW,
    ("load", 1): lambda given: LoadTruck(Truck(_number(given[0]))),
    ("take", 1): lambda given: TakeTruck(Truck(_number(given[0]))),
    ("place", 2): lambda given: PlaceTile(_tile(given[0]), _area(given[1])),
    ("move", 3): lambda given: MoveTile(_tile(given[0]), _area(given[1]), _area(given[2])),
    ("exchange", 2): lambda given: exchange(_area(given[0]), _area(given[1])),
    ("exchange", 3): lambda given: exchange(_area(given[0]), _area(given[1]), _species(given[2])),
    ("buy", 3): lambda given: BuyTile(Seat(_number(given[0])), _tile(given[1]), _area(given[2])),
    ("discard", 1): lambda given: DiscardTile(_tile(given[0])),
    ("expand", 0): lambda _: EXPAND,
}
"""By verb and number of arguments."""


def action_text(action: ZoolorettoAction) -> str:
    """Writes a move text."""
    match action:
        case Draw():
            return "draw"
        case LoadTruck(truck):
            return f"load {truck}"
        case TakeTruck(truck):
            return f"take {truck}"
        case PlaceTile(tile, area):
            return f"place {tile.text} {area}"
        case MoveTile(tile, source, target):
            return f"move {tile.text} {source} {target}"
        case Exchange(first, second, species):
            return f"exchange {first} {second}" + (f" {species}" if species else "")
        case BuyTile(seller, tile, area):
            return f"buy {seller} {tile.text} {area}"
        case DiscardTile(tile):
            return f"discard {tile.text}"
        case ExpandZoo():
            return "expand"
        case _:
            assert_never(action)
