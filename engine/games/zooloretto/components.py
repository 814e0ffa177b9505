"""The box: reads components.toml once, strictly, and offers its numbers by their rulebook names."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from engine.games.zooloretto.kinds import EXPANSIONS, Area

Count = Annotated[int, Field(ge=0)]
Positive = Annotated[int, Field(ge=1)]


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class AnimalsPart(_Part):
    """The tiles of each species."""

    source: str
    plain: Count
    male: Count
    female: Count
    offspring: Count


class StallsPart(_Part):
    """The vending stalls."""

    source: str
    each_type: Count


class CoinsPart(_Part):
    """Coin tiles and loose coins."""

    source: str
    tiles: Count
    loose: Count
    start: Count


class EndStackPart(_Part):
    """The stack under the disc."""

    source: str
    tiles: Positive


class TrucksPart(_Part):
    """The delivery trucks."""

    source: str
    spaces: Positive


class PricesPart(_Part):
    """What the money actions cost, and what the seller gets."""

    source: str
    move: Positive
    exchange: Positive
    purchase: Positive
    seller: Count
    discard: Positive
    expand: Positive


class EnclosurePart(_Part):
    """What is printed on an enclosure."""

    spaces: Positive
    full: Count
    one_empty: Count
    bonus: Count
    stall_spaces: Count


class EnclosuresPart(_Part):
    """The enclosures of a zoo board, and the one of every expansion board."""

    source: str
    E5: EnclosurePart
    E4: EnclosurePart
    E6: EnclosurePart
    expansion: EnclosurePart


class ScoringPart(_Part):
    """What the scoring pays."""

    source: str
    animal_with_stall: int
    stall_type: int
    barn_type: int


class PlayersPart(_Part):
    """What a number of players changes."""

    species: Positive
    trucks: Positive
    blockers: tuple[Count, ...]
    expansions: Count


class AllPlayersPart(_Part):
    """The table of the set-up."""

    source: str
    two: PlayersPart
    three: PlayersPart
    four: PlayersPart
    five: PlayersPart


class Components(_Part):
    """Everything in the box."""

    animals: AnimalsPart
    stalls: StallsPart
    coins: CoinsPart
    end_stack: EndStackPart
    trucks: TrucksPart
    prices: PricesPart
    enclosures: EnclosuresPart
    scoring: ScoringPart
    players: AllPlayersPart


@dataclass(frozen=True, slots=True)
class Plan:
    """What is printed on an enclosure. Slotted, as the rules read it all the time."""

    spaces: int
    full: int
    one_empty: int
    bonus: int
    """Coins for filling the last space."""
    stall_spaces: int


def load_components(text: str) -> Components:
    """Reads a components file; raises `tomllib.TOMLDecodeError` or `pydantic.ValidationError`."""
    return Components.model_validate(tomllib.loads(text))


COMPONENTS = load_components(files(__package__).joinpath("components.toml").read_text("utf-8"))

TABLES: Mapping[int, PlayersPart] = {
    2: COMPONENTS.players.two,
    3: COMPONENTS.players.three,
    4: COMPONENTS.players.four,
    5: COMPONENTS.players.five,
}
"""The set-up by the number of players."""


def _plan(part: EnclosurePart) -> Plan:
    return Plan(part.spaces, part.full, part.one_empty, part.bonus, part.stall_spaces)


PLANS: Mapping[Area, Plan] = {
    Area.E5: _plan(COMPONENTS.enclosures.E5),
    Area.E4: _plan(COMPONENTS.enclosures.E4),
    Area.E6: _plan(COMPONENTS.enclosures.E6),
    **{area: _plan(COMPONENTS.enclosures.expansion) for area in EXPANSIONS},
}
"""What is printed on each enclosure; the barn has no limit."""
