"""The tiles. There is one object a kind, so equal tiles are the same object.

A token is the text of a kind (FORMAT.md 2): `panda`, `panda:m`, `panda:m!`, `panda:o`, `stall:fruit`, `coin`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from operator import attrgetter

from engine.games.zooloretto.components import COMPONENTS
from engine.games.zooloretto.kinds import Sex, Species, StallType


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class _Kind:
    """What all kinds of tiles share."""

    text: str
    """The token."""

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __reduce__(self) -> tuple[object, ...]:
        """Copies of a kind are the kind itself."""
        return tile_of, (self.text,)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Animal(_Kind):
    """A kind of animal tile."""

    species: Species
    sex: Sex | None
    has_bred: bool
    """A parent breeds once, for ever (ruling 11)."""
    is_offspring: bool


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Stall(_Kind):
    """A kind of vending stall."""

    type: StallType


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Marker(_Kind):
    """A tile that never lies in a zoo: a coin, or a blocker (two players)."""


ZooTile = Animal | Stall
"""What can lie in a zoo."""

Tile = Animal | Stall | Marker

TOKEN = attrgetter("text")
"""The order of lists whose order means nothing."""

COIN = Marker("coin")
BLOCKER = Marker("blocker")


def _animal(species: Species, sex: Sex | None = None, *, has_bred: bool = False) -> Animal:
    text = f"{species}:{sex}" if sex else str(species)
    return Animal(text + "!" * has_bred, species, sex, has_bred, is_offspring=False)


PLAIN: Mapping[Species, Animal] = {species: _animal(species) for species in Species}
MALES: Mapping[Species, Animal] = {species: _animal(species, Sex.MALE) for species in Species}
FEMALES: Mapping[Species, Animal] = {species: _animal(species, Sex.FEMALE) for species in Species}
OFFSPRING: Mapping[Species, Animal] = {
    species: Animal(f"{species}:o", species, None, has_bred=False, is_offspring=True) for species in Species
}
BRED: Mapping[Animal, Animal] = {
    parent: _animal(species, parent.sex, has_bred=True)
    for parents in (MALES, FEMALES)
    for species, parent in parents.items()
}
"""What a fertile animal becomes when it has bred; no other tile stands here."""

STALLS: Mapping[StallType, Stall] = {kind: Stall(f"stall:{kind}", kind) for kind in StallType}

_LOADED: tuple[ZooTile, ...] = (
    *(kinds[species] for species in Species for kinds in (PLAIN, MALES, FEMALES)),
    *STALLS.values(),
)
LOADED: Mapping[str, ZooTile] = {tile.text: tile for tile in _LOADED}
"""Every kind that comes from a truck into a zoo, by token."""

STACKED: Mapping[str, Tile] = {**LOADED, COIN.text: COIN}
"""Every kind that can lie in a stack, in the order of the unshuffled tiles."""

STALLED: Mapping[str, Stall] = {stall.text: stall for stall in STALLS.values()}
"""Every stall, by token."""

ANIMALS: Mapping[str, Animal] = {
    animal.text: animal
    for animal in (
        *(kinds[species] for species in Species for kinds in (PLAIN, MALES, FEMALES, OFFSPRING)),
        *BRED.values(),
    )
}
"""Every kind that can lie in an enclosure."""

HOUSED: Mapping[str, ZooTile] = {**ANIMALS, **STALLED}
"""Every kind that can lie in a zoo."""

TRUCKED: Mapping[str, Tile] = {**STACKED, BLOCKER.text: BLOCKER}
"""Every kind that can lie on a truck."""

TILES: Mapping[str, Tile] = {**HOUSED, **TRUCKED}
"""Every kind there is."""

PARENTS: Mapping[Species, tuple[Animal, Animal]] = {
    species: (MALES[species], FEMALES[species]) for species in Species
}


def copies(tile: Tile) -> int:
    """How many square tiles of this kind the box holds."""
    if isinstance(tile, Stall):
        return COMPONENTS.stalls.each_type
    if isinstance(tile, Marker):
        return COMPONENTS.coins.tiles
    counts = COMPONENTS.animals
    by_sex = {None: counts.plain, Sex.MALE: counts.male, Sex.FEMALE: counts.female}
    return by_sex[tile.sex]


def square_tiles(species: Iterable[Species]) -> list[Tile]:
    """All square tiles of a game with these species, in their unshuffled order (FORMAT.md 5)."""
    playing = set(species)
    return [
        tile
        for tile in STACKED.values()
        if not isinstance(tile, Animal) or tile.species in playing
        for _ in range(copies(tile))
    ]


def tile_of(token: str) -> Tile:
    """The kind of that token; raises `KeyError`."""
    return TILES[token]


def texts(tiles: Iterable[Tile]) -> list[str]:
    """Their tokens."""
    return [tile.text for tile in tiles]
