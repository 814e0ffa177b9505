"""The decisions of Zooloretto Duell. Each kind of decision has one object a value, made once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.core.game import Action
from engine.games.duell.cards import CARDS, Card
from engine.games.duell.components import CAPACITIES
from engine.games.duell.kinds import Truck


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Action A, first part: pick the top card from the draw pile."""


@dataclass(frozen=True, slots=True)
class LoadTruck(Action):
    """Action A, second part: connect the drawn card to a truck."""

    truck: Truck


@dataclass(frozen=True, slots=True)
class DumpCard(Action):
    """The expert game's second part of action A: discard the drawn card for a coin."""


@dataclass(frozen=True, slots=True)
class TakeTruck(Action):
    """Action B: take a truck and quit the round."""

    truck: Truck


@dataclass(frozen=True, slots=True)
class PlaceCard(Action):
    """Which card of the taken truck is placed next."""

    card: Card


@dataclass(frozen=True, slots=True)
class DonateCard(Action):
    """The answer to a square: take this card from the discard pile."""

    card: Card


@dataclass(frozen=True, slots=True)
class StealAnimal(Action):
    """Action C I: steal this animal from the other player."""

    card: Card


@dataclass(frozen=True, slots=True)
class ClearMinusPoints(Action):
    """Action C II: dispose of all minus points."""


DuellAction = (
    Draw | LoadTruck | DumpCard | TakeTruck | PlaceCard | DonateCard | StealAnimal | ClearMinusPoints
)

DRAW = Draw()
DUMP = DumpCard()
CLEAR = ClearMinusPoints()

_TRUCKS = tuple(Truck(number) for number in range(1, len(CAPACITIES) + 1))
LOADS: tuple[LoadTruck, ...] = tuple(LoadTruck(truck) for truck in _TRUCKS)
TAKES: tuple[TakeTruck, ...] = tuple(TakeTruck(truck) for truck in _TRUCKS)
PLACES: Mapping[Card, PlaceCard] = {card: PlaceCard(card) for card in CARDS.values()}
DONATES: Mapping[Card, DonateCard] = {card: DonateCard(card) for card in CARDS.values()}
STEALS: Mapping[Card, StealAnimal] = {card: StealAnimal(card) for card in CARDS.values()}
