"""Zooloretto Duell, for two."""

from engine.games.duell.game import GAME

__all__ = ["GAME"]
