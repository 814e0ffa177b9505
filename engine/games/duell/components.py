"""The box: reads components.toml once, strictly, and offers its numbers by their rulebook names."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from engine.games.duell.kinds import Species, Symbol

Count = Annotated[int, Field(ge=0)]
Positive = Annotated[int, Field(ge=1)]


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class SpeciesPart(_Part):
    """The cards of a species; the enum members come from the file's words."""

    cards: Positive
    target: Positive
    symbols: tuple[Symbol, ...]
    offspring: bool


class AnimalsPart(_Part):
    """The 45 animal cards and 3 young."""

    source: str
    gorilla: SpeciesPart
    bison: SpeciesPart
    antelope: SpeciesPart
    bear: SpeciesPart
    tiger: SpeciesPart
    hyena: SpeciesPart

    def __getitem__(self, species: Species) -> SpeciesPart:
        """The part of one species."""
        part = getattr(self, species)
        assert isinstance(part, SpeciesPart)
        return part


class SymbolsPart(_Part):
    """How many equal symbols do what."""

    source: str
    acts_at: Positive
    allowed: Positive


class TrucksPart(_Part):
    """The transport trucks, from number 1."""

    source: str
    capacities: tuple[Positive, ...]


class PilePart(_Part):
    """How the pile is laid."""

    source: str
    first_discards: Count
    under_final: Count


class CoinsPart(_Part):
    """What coins are given and paid for."""

    source: str
    start: Count
    money_action: Positive
    expert_discard: Positive
    stand_pair: Count
    marker: Count


class ScoringPart(_Part):
    """What the final scoring pays."""

    source: str
    majority: Count
    coins_per_point: Positive
    minus: Count


class StandsPart(_Part):
    """The vending stands."""

    source: str
    each_colour: Positive


class MarkersPart(_Part):
    """The scoring markers."""

    source: str
    with_points: Positive


class DeckPart(_Part):
    """The symbols of one built-in deck: cards by species and symbol (or `plain`)."""

    source: str
    animals: dict[str, dict[str, int]]


class SharedPart(_Part):
    """What built-in decks have in common: the stands' symbols by colour, the stockpile from the top."""

    source: str
    markers: list[str]
    stands: dict[str, list[str]]


class Components(_Part):
    """Everything in the box."""

    animals: AnimalsPart
    symbols: SymbolsPart
    trucks: TrucksPart
    pile: PilePart
    coins: CoinsPart
    scoring: ScoringPart
    stands: StandsPart
    markers: MarkersPart
    decks: dict[str, DeckPart]
    shared: SharedPart


def load_components(text: str) -> Components:
    """Reads a components file; raises `tomllib.TOMLDecodeError` or `pydantic.ValidationError`."""
    return Components.model_validate(tomllib.loads(text))


COMPONENTS = load_components(files(__package__).joinpath("components.toml").read_text("utf-8"))

CAPACITIES = COMPONENTS.trucks.capacities

TARGETS: Mapping[Species, int] = {species: COMPONENTS.animals[species].target for species in Species}
"""How many animals of both players together bring the interim scoring."""

BREEDERS: tuple[Species, ...] = tuple(species for species in Species if COMPONENTS.animals[species].offspring)
"""The species with a young in the supply."""
