"""Finds every game: each package under `engine/games` that offers a `GAME`."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from typing import cast

import engine.games
from engine.core.game import Action, Game, State, View

AnyGame = Game[State, Action, View]
"""Some game: its states and actions fit only its own functions."""


@cache
def games() -> dict[str, AnyGame]:
    """Every game by its key, in the order of the keys."""
    found: dict[str, AnyGame] = {}
    for module in pkgutil.iter_modules(engine.games.__path__):
        game = importlib.import_module(f"engine.games.{module.name}").GAME
        found[game.info.key] = cast(AnyGame, game)  # its own types are known only to its own package
    return dict(sorted(found.items()))


def game_of(key: str) -> AnyGame:
    """The game of that key; raises `KeyError`."""
    return games()[key]
