"""The box: reads components.toml and the deck files once, and offers its numbers by their rulebook names."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from engine.games.zuuli.kinds import Direction, Habitat

Count = Annotated[int, Field(ge=0)]
Positive = Annotated[int, Field(ge=1)]


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class DealPart(_Part):
    """How many cards each player is dealt, by players and Year."""

    source: str
    hands: Mapping[int, tuple[Positive, ...]]


class PassingPart(_Part):
    """Where the hands go, by Year."""

    source: str
    directions: tuple[Direction, ...]


class SoloPart(_Part):
    """Playing against the Collector."""

    source: str
    draw: Positive
    picks: tuple[Positive, ...]
    bonus_habitats: tuple[Habitat, ...]
    bonus: Count


class ScoringPart(_Part):
    """What a Year pays at least."""

    source: str
    least: Count


class Components(_Part):
    """Everything but the cards."""

    deal: DealPart
    passing: PassingPart
    solo: SoloPart
    scoring: ScoringPart


def load_components(text: str) -> Components:
    """Reads a components file; raises `tomllib.TOMLDecodeError` or `pydantic.ValidationError`."""
    return Components.model_validate(tomllib.loads(text))


_FOLDER = files(__package__)

COMPONENTS = load_components(_FOLDER.joinpath("components.toml").read_text("utf-8"))

YEARS = len(COMPONENTS.passing.directions)

SOLO = 1
"""The number of players who play against the Collector."""

SEAT_COUNTS = (SOLO, *COMPONENTS.deal.hands)

PICKS: Mapping[int, tuple[int, ...]] = {SOLO: COMPONENTS.solo.picks, **COMPONENTS.deal.hands}
"""How many cards a player keeps in each Year, by players."""

CARDS_NEEDED: Mapping[int, int] = {
    players: sum(picks) * (COMPONENTS.solo.draw if players == SOLO else players)
    for players, picks in PICKS.items()
}
"""How many cards are dealt in a game, by players."""

DECK_FILES: Mapping[str, str] = {
    file.name.removesuffix(".toml"): file.read_text("utf-8")
    for file in sorted(_FOLDER.joinpath("decks").iterdir(), key=lambda file: file.name)
}
"""The texts of the built-in decks, by name."""
