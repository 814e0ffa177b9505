"""The decisions of Two Bowls. The acting seat is not a field."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.game import Action
from tests.contract.tiny.state import Bowl


@dataclass(frozen=True, slots=True)
class Pick(Action):
    """Choose a card of the hand, in secret."""

    card: int


@dataclass(frozen=True, slots=True)
class Feed(Action):
    """Put a card of the lot into a bowl of one's own."""

    card: int
    bowl: Bowl


@dataclass(frozen=True, slots=True)
class TurnUp(Action):
    """Turn up the top card of the pile and add it to the lot."""


@dataclass(frozen=True, slots=True)
class Stop(Action):
    """End the feeding."""


TinyAction = Pick | Feed | TurnUp | Stop
