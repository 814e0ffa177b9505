"""Tiles and areas in signs and words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from bot.words import Words
from engine.games.zooloretto.kinds import BARN, Area, Sex, Species, StallType
from engine.games.zooloretto.tiles import Animal, Marker, Stall, Tile

FREE = "·"
"""A free space on a truck."""

COIN = "🪙"
FINAL = "🏁"
TRUCK = "🚚"
YOUNG = "🍼"
HAS_BRED = "✓"

SPECIES: Mapping[Species, str] = {
    Species.FLAMINGO: "🦩",
    Species.CAMEL: "🐪",
    Species.LEOPARD: "🐆",
    Species.ELEPHANT: "🐘",
    Species.PANDA: "🐼",
    Species.CHIMPANZEE: "🐒",
    Species.ZEBRA: "🦓",
    Species.KANGAROO: "🦘",
}
STALLS: Mapping[StallType, str] = {
    StallType.SNACK: "🌭",
    StallType.KIOSK: "⛱️",
    StallType.FRUIT: "🍎",
    StallType.POPCORN: "🍿",
}
SEXES: Mapping[Sex, str] = {Sex.MALE: "♂", Sex.FEMALE: "♀"}


def sign(tile: Tile) -> str:
    """As short as can be: `🐼♂`, `🐼♂✓` when it has bred, `🐼🍼` for a young, `🌭`, a coin."""
    if isinstance(tile, Marker):
        return COIN
    if isinstance(tile, Stall):
        return STALLS[tile.type]
    return SPECIES[tile.species] + _mark(tile)


def _mark(animal: Animal) -> str:
    if animal.is_offspring:
        return YOUNG
    if animal.sex is None:
        return ""
    return SEXES[animal.sex] + (HAS_BRED if animal.has_bred else "")


def signs(tiles: Iterable[Tile]) -> str:
    """Their signs in a row."""
    return " ".join(sign(tile) for tile in tiles)


def counted(tiles: Iterable[Tile]) -> list[str]:
    """Each kind once, with its number: `🐼`, `🐆×2`."""
    return [f"{sign(tile)}×{count}" if count > 1 else sign(tile) for tile, count in Counter(tiles).items()]


def herd(animals: Sequence[Animal]) -> str:
    """Animals of one species, whatever else they are: `🐘×3`."""
    count = f"×{len(animals)}" if len(animals) > 1 else ""
    return f"{SPECIES[animals[0].species]}{count}"


def waiting(animals: Iterable[Animal]) -> str:
    """The signs of those that can still breed: a partner beside them brings a young."""
    return "".join(SEXES[animal.sex] for animal in animals if animal.sex and not animal.has_bred)


def named(tile: Tile, words: Words) -> str:
    """In words, for menus and commands: `panda ♂`, `young panda`, `popcorn stall`."""
    if isinstance(tile, Marker):
        return words("zooloretto-coin")
    if isinstance(tile, Stall):
        return words("zooloretto-stall", stall=tile.type)
    return words("zooloretto-animal-tile", species=tile.species, kind=_kind(tile))


def _kind(animal: Animal) -> str:
    if animal.is_offspring:
        return "young"
    if animal.sex is None:
        return "plain"
    return f"{animal.sex.name}-bred".lower() if animal.has_bred else animal.sex.name.lower()


def place_name(area: Area, words: Words) -> str:
    """`E5`, or the barn in words."""
    return words("zooloretto-barn") if area is BARN else area.value
