"""The rules in short pages; every number is read from the component data."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.present.people import number
from bot.present.presenter import Page
from bot.present.zooloretto.position import view_of
from bot.present.zooloretto.tiles import SPECIES, STALLS
from bot.tables import Table
from bot.words import Arg, Words
from engine.games.zooloretto.components import COMPONENTS, PLANS, TABLES, Plan
from engine.games.zooloretto.kinds import EXPANSIONS, PRINTED, Species, StallType
from engine.games.zooloretto.kinds import ZoolorettoRefusal as Refusal

TOPICS = (
    "aim",
    "turn",
    "trucks",
    "placing",
    "enclosures",
    "young",
    "money",
    "exchange",
    "round",
    "scoring",
    "two",
    "setup",
    "board",
    "rulings",
)
"""In reading order."""

TOPIC_OF: Mapping[str, str] = {
    Refusal.WRONG_PHASE: "turn",
    Refusal.NO_SUCH_TRUCK: "setup",
    Refusal.NO_OPEN_SPACE: "turn",
    Refusal.NO_TILES: "turn",
    Refusal.TRUCK_TAKEN: "trucks",
    Refusal.TRUCK_FULL: "trucks",
    Refusal.TRUCK_EMPTY: "trucks",
    Refusal.NOT_PENDING: "trucks",
    Refusal.NOT_BUILT: "money",
    Refusal.WRONG_SPECIES: "placing",
    Refusal.ENCLOSURE_FULL: "placing",
    Refusal.STALL_SPACES_FULL: "placing",
    Refusal.TOO_FEW_COINS: "money",
    Refusal.NOT_THERE: "money",
    Refusal.NO_CHANGE: "money",
    Refusal.ONLY_FROM_BARN: "money",
    Refusal.STALL_STAYS_OUT: "rulings",
    Refusal.SAME_AREA: "exchange",
    Refusal.SPECIES_NEEDED: "exchange",
    Refusal.SPECIES_NOT_NEEDED: "exchange",
    Refusal.NOTHING_TO_EXCHANGE: "exchange",
    Refusal.SAME_SPECIES: "exchange",
    Refusal.DOES_NOT_FIT: "exchange",
    Refusal.NO_SUCH_SEAT: "money",
    Refusal.OWN_BARN: "money",
    Refusal.NOT_IN_BARN: "money",
    Refusal.NO_EXPANSION_LEFT: "money",
}
"""Which page explains a refusal."""


def page(topic: str, table: Table | None, words: Words) -> Page:
    """One page, for this table."""
    key = f"zooloretto-topic-{topic}"
    lines = words(f"{key}.text", **_numbers(table, words)).split("\n")
    source = words(f"{key}.source") if words.has(f"{key}.source") else ""
    return Page(words(key), tuple(lines), source)


def passage(name: str, table: Table, words: Words) -> str:
    """A sentence of the pages that stands for itself: what is behind a line of a score."""
    return words(f"zooloretto-passage-{name}", **_numbers(table, words))


def _numbers(table: Table | None, words: Words) -> dict[str, Arg]:
    """Everything the pages may name."""
    prices, scoring, animals = COMPONENTS.prices, COMPONENTS.scoring, COMPONENTS.animals
    return {
        "spaces": COMPONENTS.trucks.spaces,
        "move": prices.move,
        "exchange": prices.exchange,
        "purchase": prices.purchase,
        "seller": prices.seller,
        "discard": prices.discard,
        "expand": prices.expand,
        "start": COMPONENTS.coins.start,
        "loose": COMPONENTS.coins.loose,
        "coin_tiles": COMPONENTS.coins.tiles,
        "each_stall": COMPONENTS.stalls.each_type,
        "types": len(StallType),
        "stalls": ", ".join(
            f"{STALLS[stall]} {words('zooloretto-stall', stall=stall)}" for stall in StallType
        ),
        "males": animals.male,
        "females": animals.female,
        "young": animals.offspring,
        "copies": animals.plain + animals.male + animals.female,
        "end": COMPONENTS.end_stack.tiles,
        "with_stall": scoring.animal_with_stall,
        "stall": scoring.stall_type,
        "barn": number(scoring.barn_type),
        "enclosures": "\n".join(_enclosures(words)),
        "tables": "\n".join(_table(seats, words) for seats in TABLES),
        "two_species": TABLES[2].species,
        "two_trucks": TABLES[2].trucks,
        "two_spaces": ", ".join(str(COMPONENTS.trucks.spaces - blocked) for blocked in TABLES[2].blockers),
        "two_expansions": TABLES[2].expansions,
        "here": _species(table, words),
    }


def _enclosures(words: Words) -> Iterator[str]:
    """A line each, the expansions together."""
    for area in PRINTED:
        yield _enclosure(area.value, PLANS[area], words)
    yield _enclosure("X", PLANS[EXPANSIONS[0]], words)


def _enclosure(name: str, plan: Plan, words: Words) -> str:
    return words(
        "zooloretto-rule-enclosure",
        area=name,
        spaces=plan.spaces,
        full=plan.full,
        one=plan.one_empty,
        bonus=plan.bonus,
        stalls=plan.stall_spaces,
    )


def _table(seats: int, words: Words) -> str:
    """What a number of players changes."""
    table = TABLES[seats]
    return words(
        "zooloretto-rule-table",
        seats=seats,
        species=table.species,
        trucks=table.trucks,
        expansions=table.expansions,
    )


def _species(table: Table | None, words: Words) -> str:
    """Those of this table, else all there are."""
    playing = Species if table is None else view_of(table).species
    return ", ".join(f"{SPECIES[kind]} {words('zooloretto-animals', species=kind)}" for kind in playing)
