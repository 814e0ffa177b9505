"""Zuuli, for one to five."""

from engine.games.zuuli.game import GAME

__all__ = ["GAME"]
