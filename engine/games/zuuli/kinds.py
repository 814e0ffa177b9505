"""What there is in Zuuli: habitats, traits, phases, directions, and why a move is refused."""

from __future__ import annotations

from enum import StrEnum
from typing import NewType

CardId = NewType("CardId", str)
"""A card by its token (FORMAT.md 2): the id of its kind and the number of the copy, `lion#1`."""

Year = NewType("Year", int)
"""A Year, numbered from 1."""

NEW_PLOT = "new_plot"
"""The id of the enclosure everyone starts with; the copy's number is the seat."""


class Habitat(StrEnum):
    """What is installed in an enclosure, and what an animal needs."""

    PLAINS = "plains"
    JUNGLE = "jungle"
    WATER = "water"


class Trait(StrEnum):
    """Whether an animal bears with others."""

    FRIENDLY = "friendly"
    FIERCE = "fierce"


class Provenance(StrEnum):
    """Where a field of a card comes from."""

    SOURCED = "S"
    INFERRED = "I"
    MOVING_WILD = "MW"
    """A hint from a later rework of the game by another publisher."""
    RECONSTRUCTED = "R"


class Direction(StrEnum):
    """Where the hands go. To the left is to the next seat."""

    LEFT = "left"
    RIGHT = "right"


class Phase(StrEnum):
    """What the seats are asked for, all at once."""

    PICK = "pick"
    DEVELOP = "develop"
    OVER = "over"


class EndReason(StrEnum):
    """Why a game ended."""

    THREE_YEARS = "three_years"
    """The last Year is scored; there is no other way."""


class ScoreKind(StrEnum):
    """The lines of a score."""

    YEAR = "year"
    """The points of a finished `year`."""


class ZuuliRefusal(StrEnum):
    """Why a move is refused. In brackets: the parameters."""

    WRONG_PHASE = "wrong_phase"
    """The position asks for something else (`phase`)."""
    NOT_IN_HAND = "not_in_hand"
    """(`card`)"""
    DECK_TOO_SHORT = "deck_too_short"
    """This move would deal, and too few cards are left (`cards`, `needed`)."""
    NO_SUCH_ENCLOSURE = "no_such_enclosure"
    """Neither in the seat's park nor among the enclosures it kept this Year (`enclosure`)."""
    NOT_YOURS = "not_yours"
    """Neither in the seat's park nor among the cards it kept this Year (`card`)."""
    NAMED_TWICE = "named_twice"
    """A card lies in one place only (`card`)."""
    NO_UPGRADE = "no_upgrade"
    """Only upgrades are installed, with `+` (`card`)."""
    NO_ANIMAL = "no_animal"
    """Only animals are housed, without `+` (`card`)."""
    UPGRADE_FIXED = "upgrade_fixed"
    """Installed in an earlier Year, it cannot be moved (`card`, `enclosure`)."""
    NO_HABITAT = "no_habitat"
    """None of the animal's habitats is installed there (`enclosure`, `card`)."""
    TOO_FULL = "too_full"
    """The animals need more space than there is (`enclosure`, `used`, `space`)."""
    FIERCE = "fierce"
    """A Fierce animal lives only with its own name (`enclosure`, `card`, `other`)."""
    STILL_LIFTED = "still_lifted"
    """A housed animal was lifted and has to be laid again before the park is finished (`card`)."""
