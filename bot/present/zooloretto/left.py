"""Which tiles are still to come: the stacks hold whatever does not lie open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from bot.present.parts import Board
from bot.present.presenter import Decision
from bot.present.zooloretto.position import view_of
from bot.present.zooloretto.tiles import COIN, FINAL, SEXES, SPECIES, STALLS
from bot.tables import Table
from bot.words import Words
from engine.games.zooloretto.components import COMPONENTS
from engine.games.zooloretto.kinds import Species, StallType
from engine.games.zooloretto.tiles import Animal, Marker, Stall, Tile


def panel(table: Table, words: Words) -> tuple[str, list[str | Board], Decision]:
    """A line a kind: how many of how many, and of the animals how many males and females."""
    view = view_of(table)
    lines: list[str | Board] = [
        words("zooloretto-left-stacks", pile=view.pile_size, final=FINAL, under=view.end_pile_size),
        *(_animals(species, view.unseen, words) for species in view.species),
        *(_stalls(stall, view.unseen, words) for stall in StallType),
        _line(COIN, words("zooloretto-left-coins"), _coins(view.unseen), COMPONENTS.coins.tiles, words),
    ]
    return words("zooloretto-left-title"), lines, Decision()


def _animals(species: Species, unseen: Iterable[Tile], words: Words) -> str:
    animals = [tile for tile in unseen if isinstance(tile, Animal) and tile.species is species]
    part = COMPONENTS.animals
    total = part.plain + part.male + part.female
    said = _line(SPECIES[species], words("zooloretto-animals", species=species), len(animals), total, words)
    count = Counter(animal.sex for animal in animals)
    return " ".join([said, *(f"· {sign}{count[sex]}" for sex, sign in SEXES.items() if count[sex])])


def _stalls(stall: StallType, unseen: Iterable[Tile], words: Words) -> str:
    left = sum(isinstance(tile, Stall) and tile.type is stall for tile in unseen)
    name = words("zooloretto-stall", stall=stall)
    return _line(STALLS[stall], name, left, COMPONENTS.stalls.each_type, words)


def _coins(unseen: Iterable[Tile]) -> int:
    return sum(isinstance(tile, Marker) for tile in unseen)


def _line(sign: str, name: str, left: int, total: int, words: Words) -> str:
    return words("left-line", sign=sign, name=name, left=left, total=total)
