"""What there is in Zooloretto: species, stalls, areas of a zoo, phases, and why a move is refused."""

from __future__ import annotations

from enum import StrEnum
from typing import NewType

from engine.core.game import Seat

Truck = NewType("Truck", int)
"""A delivery truck, numbered from 1."""

NOBODY = Seat(0)
"""Who is to move when the game is over."""


class Species(StrEnum):
    """The eight species, in the order of FORMAT.md 2."""

    FLAMINGO = "flamingo"
    CAMEL = "camel"
    LEOPARD = "leopard"
    ELEPHANT = "elephant"
    PANDA = "panda"
    CHIMPANZEE = "chimpanzee"
    ZEBRA = "zebra"
    KANGAROO = "kangaroo"


class Sex(StrEnum):
    """The two symbols of fertile animals."""

    MALE = "m"
    FEMALE = "f"


class StallType(StrEnum):
    """The four types of vending stalls."""

    SNACK = "snack"
    KIOSK = "kiosk"
    FRUIT = "fruit"
    POPCORN = "popcorn"


class Area(StrEnum):
    """The areas of a zoo, in the order moves are written: printed by their spaces, expansions, barn."""

    E5 = "E5"
    E4 = "E4"
    E6 = "E6"
    X1 = "X1"
    X2 = "X2"
    BARN = "barn"


BARN = Area.BARN
PRINTED = (Area.E5, Area.E4, Area.E6)
EXPANSIONS = (Area.X1, Area.X2)
"""In the order built."""


class Phase(StrEnum):
    """What the seat to move is asked for."""

    TURN = "turn"
    """One of the three actions of a turn."""
    LOAD = "load"
    """A truck for the drawn tile."""
    PLACE = "place"
    """Which tile of the taken truck is laid next, and where."""
    OVER = "over"


class Source(StrEnum):
    """Where a tile came from that was laid in a zoo."""

    TRUCK = "truck"
    MOVE = "move"
    PURCHASE = "purchase"


class PartialBonus(StrEnum):
    """What the bank pays when it holds less than the bonus (ruling 8.1)."""

    MIN = "min"
    """What is there."""
    NONE = "none"
    """Nothing."""


class EndReason(StrEnum):
    """Why a game ended."""

    END_STACK = "end_stack"
    """A tile of the end stack was drawn and the round played to its end; there is no other way."""


class ScoreKind(StrEnum):
    """The lines of a score. An enclosure has `area`, `species`, `animals`, `spaces`."""

    FULL = "full"
    """An enclosure without an empty space."""
    ONE_EMPTY = "one_empty"
    """An enclosure with exactly one empty space."""
    WITH_STALL = "with_stall"
    """A point for each animal, as a stall is attached."""
    NO_STALL = "no_stall"
    """Two or more empty spaces and no stall: nothing."""
    STALL_TYPE = "stall_type"
    """A type of `stall` on a stall space."""
    BARN_STALL = "barn_stall"
    """A type of `stall` in the barn."""
    BARN_SPECIES = "barn_species"
    """A `species` in the barn."""


class ZoolorettoRefusal(StrEnum):
    """Why a move is refused. In brackets: the parameters."""

    WRONG_PHASE = "wrong_phase"
    """The position asks for something else (`phase`)."""
    NO_SUCH_TRUCK = "no_such_truck"
    """(`truck`, `trucks`)"""
    NO_OPEN_SPACE = "no_open_space"
    """Every truck in the middle is full: nothing may be drawn."""
    NO_TILES = "no_tiles"
    """There is nothing to draw."""
    TRUCK_TAKEN = "truck_taken"
    """Someone took it this round (`truck`)."""
    TRUCK_FULL = "truck_full"
    """(`truck`, `spaces`)"""
    TRUCK_EMPTY = "truck_empty"
    """Only a truck with a tile, face up, may be taken (`truck`)."""
    NOT_PENDING = "not_pending"
    """The tile does not wait to be placed (`tile`)."""
    NOT_BUILT = "not_built"
    """The expansion is not built (`area`)."""
    WRONG_SPECIES = "wrong_species"
    """Another species lives there (`area`, `species`, `animals`, `spaces`)."""
    ENCLOSURE_FULL = "enclosure_full"
    """(`area`, `species`, `animals`, `spaces`)"""
    STALL_SPACES_FULL = "stall_spaces_full"
    """(`area`, `stalls`, `stall_spaces`)"""
    TOO_FEW_COINS = "too_few_coins"
    """(`coins`, `price`)"""
    NOT_THERE = "not_there"
    """The tile does not lie where the move takes it from (`tile`, `area`)."""
    NO_CHANGE = "no_change"
    """It would be moved to where it is (`area`)."""
    ONLY_FROM_BARN = "only_from_barn"
    """An animal is moved from the barn into an enclosure, nothing else (`tile`)."""
    STALL_STAYS_OUT = "stall_stays_out"
    """The option forbids moving a stall into the barn."""
    SAME_AREA = "same_area"
    """An exchange takes two areas (`area`)."""
    SPECIES_NEEDED = "species_needed"
    """An exchange with the barn names the species that leaves it."""
    SPECIES_NOT_NEEDED = "species_not_needed"
    """An exchange of two enclosures names none."""
    NOTHING_TO_EXCHANGE = "nothing_to_exchange"
    """No animal there (`area`)."""
    SAME_SPECIES = "same_species"
    """(`species`)"""
    DOES_NOT_FIT = "does_not_fit"
    """The group does not fit into the other enclosure (`area`, `spaces`, `animals`)."""
    NO_SUCH_SEAT = "no_such_seat"
    """(`seat`)"""
    OWN_BARN = "own_barn"
    """One buys from another player."""
    NOT_IN_BARN = "not_in_barn"
    """(`seat`, `tile`)"""
    NO_EXPANSION_LEFT = "no_expansion_left"
    """(`expansions`)"""
