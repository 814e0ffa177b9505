"""What there is in Zooloretto Duell: species, symbols, stands, phases, and why a move is refused."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import NewType

from engine.core.game import Seat

Truck = NewType("Truck", int)
"""A transport truck, numbered from 1."""

SEATS = (Seat(1), Seat(2))

OPPONENT = {SEATS[0]: SEATS[1], SEATS[1]: SEATS[0]}

NOBODY = Seat(0)
"""Who is to move when the game is over."""


class Species(StrEnum):
    """The six species, in the order of their zoo tiles."""

    GORILLA = "gorilla"
    BISON = "bison"
    ANTELOPE = "antelope"
    BEAR = "bear"
    TIGER = "tiger"
    HYENA = "hyena"


class Symbol(StrEnum):
    """The symbols on animal cards, in the order of the unshuffled pile."""

    LIGHTNING = "lightning"
    HEART = "heart"
    SQUARE = "square"


class Colour(StrEnum):
    """The colours of the vending stands."""

    RED = "red"
    GREEN = "green"
    BLUE = "blue"
    YELLOW = "yellow"


class StandSymbol(StrEnum):
    """The symbols on vending stands."""

    ICE = "ice"
    PRETZEL = "pretzel"
    DRINK = "drink"


class StandsTile(StrEnum):
    """The vending area, the seventh zoo tile: it is scored like a species."""

    STANDS = "stands"


Tile = Species | StandsTile
"""A zoo tile: what an interim scoring is about."""


TILES: Mapping[str, Tile] = {str(tile): tile for tile in (*Species, *StandsTile)}
"""The seven zoo tiles by token."""


class Phase(StrEnum):
    """What the seat to move is asked for."""

    TURN = "turn"
    """One of the three actions of a turn."""
    LOAD = "load"
    """A truck for the drawn card."""
    PLACE = "place"
    """Which card of the taken truck is laid next."""
    DONATE = "donate"
    """A card from the discard pile, in answer to a square."""
    OVER = "over"


class Source(StrEnum):
    """Where a card came from that was placed."""

    TRUCK = "truck"
    DISCARD = "discard"
    STEAL = "steal"
    BORN = "born"


class MinusCause(StrEnum):
    """What a minus point was for."""

    LIGHTNING = "lightning"
    THIRD_SYMBOL = "third_symbol"


class FinalCause(StrEnum):
    """The two ways to the final round."""

    CARD = "card"
    MARKER = "marker"


class EndReason(StrEnum):
    """Why a game ended."""

    FINAL_ROUND = "final_round"
    """The final round was played to its end; there is no other way."""


class ScoreKind(StrEnum):
    """The lines of a score."""

    MARKER = "marker"
    """A scoring marker; `marker` is its face."""
    MAJORITY = "majority"
    """Most animals of `species`: `own` against `other`."""
    COINS = "coins"
    """A point for every two of `coins`."""
    PLUS = "plus"
    """`count` point markers with the plus side up."""
    MINUS = "minus"
    """`count` minus points."""


class DuellRefusal(StrEnum):
    """Why a move is refused. In brackets: the parameters."""

    WRONG_PHASE = "wrong_phase"
    """The position asks for something else (`phase`)."""
    NO_SUCH_TRUCK = "no_such_truck"
    """(`truck`, `trucks`)"""
    NO_OPEN_PLACE = "no_open_place"
    """Every truck in the middle is full: nothing may be drawn."""
    PILE_EMPTY = "pile_empty"
    """There is nothing to draw."""
    TRUCK_TAKEN = "truck_taken"
    """Someone took it this round (`truck`)."""
    TRUCK_FULL = "truck_full"
    """(`truck`, `capacity`)"""
    TRUCK_EMPTY = "truck_empty"
    """Only a truck with a card may be taken (`truck`)."""
    EXPERT_ONLY = "expert_only"
    """The expert rule is not in play."""
    FINAL_ROUND = "final_round"
    """Not in the final round: the discard of the expert rule."""
    TOO_FEW_COINS = "too_few_coins"
    """(`coins`, `price`)"""
    NOT_PENDING = "not_pending"
    """The card does not wait to be placed (`card`)."""
    NOT_IN_DISCARD = "not_in_discard"
    """(`card`)"""
    WOULD_BE_THIRD = "would_be_third"
    """A donated card may not be the third of its symbol (`card`)."""
    NO_STANDS = "no_stands"
    """Vending stands cannot be stolen (`card`)."""
    NOT_OPPOSITE = "not_opposite"
    """The other player has no such animal (`card`)."""
    NO_MINUS_POINTS = "no_minus_points"
    """There is nothing to clear."""
