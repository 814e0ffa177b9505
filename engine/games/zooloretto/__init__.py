"""Zooloretto, for two to five."""

from engine.games.zooloretto.game import GAME

__all__ = ["GAME"]
