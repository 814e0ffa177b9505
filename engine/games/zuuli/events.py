"""What happens in Zuuli. Picks and layouts are their seat's secret until all have made theirs.

Who has decided is seen by `has_picked` and `done`; in which order is nobody's to know, so no event tells it.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.game import Event, Seat
from engine.games.zuuli.kinds import CardId, Direction, Habitat, Year
from engine.games.zuuli.parks import ParkChange, YearTally


@dataclass(frozen=True, slots=True)
class CardPicked(Event):
    """The seat chose a card; only the seat learns which."""

    seat: Seat
    card: CardId

    @property
    def audience(self) -> Seat:
        """Secret until the picks are opened."""
        return self.seat


@dataclass(frozen=True, slots=True)
class PicksOpened(Event):
    """All have chosen: the cards, by rising seat, are turned face up together. Turns count from 1."""

    year: Year
    turn: int
    cards: tuple[tuple[Seat, CardId], ...]


@dataclass(frozen=True, slots=True)
class HandsPassed(Event):
    """The hands went on to the next seat (left) or the one before (right)."""

    direction: Direction


@dataclass(frozen=True, slots=True)
class LastCardsKept(Event):
    """The last card of each hand was kept without a choice (ruling 27)."""

    year: Year
    cards: tuple[tuple[Seat, CardId], ...]


@dataclass(frozen=True, slots=True)
class PairSettled(Event):
    """Solo: one card of the draw was kept, the other went to the Collector."""

    seat: Seat
    year: Year
    turn: int
    kept: CardId
    given: tuple[CardId, ...]


@dataclass(frozen=True, slots=True)
class PairDrawn(Event):
    """Solo: the next cards to choose from, in the order drawn."""

    seat: Seat
    cards: tuple[CardId, ...]

    @property
    def audience(self) -> Seat:
        """A hand is for its player."""
        return self.seat


@dataclass(frozen=True, slots=True)
class ParkLaidOut(Event):
    """The seat submitted its layout; only the seat learns which."""

    seat: Seat
    change: ParkChange

    @property
    def audience(self) -> Seat:
        """Secret until all have developed."""
        return self.seat


@dataclass(frozen=True, slots=True)
class ParkOpened(Event):
    """All have developed: what this seat's layout changed."""

    seat: Seat
    change: ParkChange


@dataclass(frozen=True, slots=True)
class YearScored(Event):
    """A seat's points of the Year, with how they came about."""

    seat: Seat
    year: Year
    tally: YearTally


@dataclass(frozen=True, slots=True)
class CollectorScored(Event):
    """Solo: the Collector's points of the Year."""

    year: Year
    values: int
    """The printed values of its animals."""
    habitat: Habitat
    """The habitat of the Year."""
    bonus: int
    """Points for the animals that have it."""
    discarded: tuple[CardId, ...]
    """Its enclosures and upgrades, which left the pile first."""

    @property
    def points(self) -> int:
        """The sum."""
        return self.values + self.bonus


@dataclass(frozen=True, slots=True)
class HandsDealt(Event):
    """A Year began: each player was dealt so many cards."""

    year: Year
    cards: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The last Year is scored."""
