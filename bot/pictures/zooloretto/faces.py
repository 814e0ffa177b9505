"""How tiles and areas look."""

from __future__ import annotations

from bot.pictures.pieces import Face
from engine.games.zooloretto.kinds import Sex
from engine.games.zooloretto.tiles import BLOCKER, COIN, Animal, Marker, Stall, Tile

_SEX = {Sex.MALE: "male", Sex.FEMALE: "female"}


def face(tile: Tile) -> Face:
    """An animal with its sex, a young with its bottle, a stall, a coin."""
    if isinstance(tile, Marker):
        return Face(tile.text, {COIN: "coin", BLOCKER: "blocked"}[tile])
    if isinstance(tile, Stall):
        return Face(tile.text, str(tile.type))
    return Face(tile.text, str(tile.species), _badge(tile))


def _badge(animal: Animal) -> str:
    if animal.is_offspring:
        return "young-badge"
    if animal.sex is None:
        return ""
    return _SEX[animal.sex] + "-bred" * animal.has_bred
