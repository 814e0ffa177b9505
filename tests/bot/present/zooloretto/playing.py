"""Tables of Zooloretto to present: the five-player example of the design, and what tests look at."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from bot.present.ids import Verb, parse_id
from bot.present.parts import Panel
from bot.tables import Person
from engine.core.game import Document
from engine.games import zooloretto
from engine.registry import AnyGame
from tests.bot.present import playing

GAME = zooloretto.GAME
STRICT = playing.STRICT
NAMES = ("Anna", "Ben", "Cleo", "Dan", "Eve")
FIVE = tuple(Person(100_000_000_000_000_001 + place, name) for place, name in enumerate(NAMES))


@dataclass
class Playing(playing.Playing):
    """A match of Zooloretto."""

    game: ClassVar[AnyGame] = GAME
    people: tuple[Person, ...] = FIVE

    def __post_init__(self) -> None:
        self.people = self.people[: self.match.seats]


def all_moves_on(panel: Panel) -> list[str]:
    """The move texts of its buttons and menus, those of the button for several moves too."""
    return [*playing.moves_on(panel), *(move for what in several_on(panel) for move in what)]


def several_on(panel: Panel) -> list[tuple[str, ...]]:
    """What the buttons that make several moves would play."""
    presses = [parse_id(button.id) for button in panel.buttons if not button.disabled]
    return [press.moves for press in presses if press is not None and press.verb is Verb.ALL]


def animals(species: str, plain: int, *others: str) -> list[str]:
    return [species] * plain + [f"{species}:{kind}" for kind in others]


TABLE_MD: Document = {
    "players": 5,
    "phase": "turn",
    "to_move": 2,
    "round": 6,
    "bank": 20,
    "pile": ["panda:m", *["camel"] * 25],
    "end_pile": ["zebra"] * 15,
    "trucks": [
        [],
        ["leopard:f", "kangaroo", "stall:snack"],
        ["panda:f", "coin"],
        ["flamingo"],
        [],
    ],
    "taken": {"1": 1},
    "seat": {
        "1": {
            "coins": 1,
            "E5": animals("panda", 4),
            "E4": animals("zebra", 4),
            "E6": animals("camel", 2),
            "barn": ["kangaroo"],
            "stalls": {"E6": ["stall:fruit"]},
        },
        "2": {
            "coins": 3,
            "E5": animals("elephant", 5),
            "E6": animals("leopard", 3, "m"),
            "barn": ["panda:m", "stall:popcorn"],
            "stalls": {"E5": ["stall:kiosk"], "E6": ["stall:snack"]},
        },
        "3": {
            "coins": 0,
            "E5": animals("flamingo", 3),
            "E4": animals("chimpanzee", 4),
            "E6": animals("elephant", 5),
            "stalls": {"E5": ["stall:snack"]},
        },
        "4": {
            "coins": 1,
            "E5": animals("zebra", 5),
            "E4": animals("panda", 3),
            "E6": animals("flamingo", 3),
            "X1": animals("camel", 2),
            "barn": ["leopard", "stall:snack"],
        },
        "5": {
            "coins": 4,
            "E5": animals("chimpanzee", 2),
            "E4": animals("kangaroo", 3),
            "E6": animals("camel", 4),
            "stalls": {"E6": ["stall:kiosk"]},
        },
    },
}
"""Ben's turn: leopards and a stall wait for him on truck 2."""
