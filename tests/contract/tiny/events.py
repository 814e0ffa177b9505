"""What can happen in Two Bowls."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.game import Event, Seat
from tests.contract.tiny.state import Bowl


@dataclass(frozen=True, slots=True)
class CardPicked(Event):
    """Only the seat itself learns of it: the others see who has picked, and in which order is a secret."""

    seat: Seat
    card: int

    @property
    def audience(self) -> Seat:
        """Secret until the lot is opened."""
        return self.seat


@dataclass(frozen=True, slots=True)
class LotOpened(Event):
    """All picks, by rising seat, and who feeds them; None: the highest was shared and the lot is lost."""

    cards: tuple[int, ...]
    feeder: Seat | None


@dataclass(frozen=True, slots=True)
class CardFed(Event):
    """A card went into a bowl."""

    seat: Seat
    card: int
    bowl: Bowl


@dataclass(frozen=True, slots=True)
class CardTurnedUp(Event):
    """The top card of the pile joined the lot."""

    seat: Seat
    card: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The hands are empty."""
