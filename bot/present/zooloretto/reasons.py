"""Why a score is what it is: `E5 🐘 full (5 of 5): 8`, each kind of line with its passage of the rules."""

from __future__ import annotations

from collections.abc import Mapping

from bot.present.people import number
from bot.present.presenter import Reason, lines_by_passage
from bot.present.zooloretto.pages import passage
from bot.present.zooloretto.tiles import SPECIES, STALLS
from bot.tables import Table
from bot.words import Words
from engine.core.game import ScoreItem, Seat
from engine.games.zooloretto.kinds import ScoreKind, Species, StallType

TOPIC = "scoring"

PASSAGES: Mapping[str, str] = {
    ScoreKind.FULL: "printed",
    ScoreKind.ONE_EMPTY: "printed",
    ScoreKind.WITH_STALL: "animals",
    ScoreKind.NO_STALL: "animals",
    ScoreKind.STALL_TYPE: "stalls",
    ScoreKind.BARN_SPECIES: "barn",
    ScoreKind.BARN_STALL: "barn",
}
"""Which passage is behind a line."""


def reasons(table: Table, seat: Seat, words: Words) -> list[Reason]:
    """A reason a rule, in the order of the score."""
    lines = lines_by_passage(table, seat, PASSAGES, lambda item: _line(item, words))
    told = lines or {PASSAGES[ScoreKind.FULL]: [words("why-nothing")]}
    return [Reason(tuple(said), passage(name, table, words), TOPIC) for name, said in told.items()]


def _line(item: ScoreItem, words: Words) -> str:
    """With the numbers it follows from."""
    key, points = f"zooloretto-why-{item.kind.replace('_', '-')}", number(item.points)
    facts = {name: value for name, value in item.params.items() if name in ("area", "animals", "spaces")}
    return words(key, **facts, what=_what(item, words), points=points)


def _what(item: ScoreItem, words: Words) -> str:
    """`🐘`; of what scores by its kind alone also its name."""
    if "stall" in item.params:
        stall = StallType(str(item.params["stall"]))
        return f"{STALLS[stall]} {words('zooloretto-stall', stall=stall)}"
    species = Species(str(item.params["species"]))
    if item.kind is ScoreKind.BARN_SPECIES:
        return f"{SPECIES[species]} {words('zooloretto-animal', species=species)}"
    return SPECIES[species]
