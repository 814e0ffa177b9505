"""Move text (FORMAT.md 1)."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import assert_never

from engine.core.codec import NUMBER
from engine.core.errors import MalformedAction
from engine.games.duell.actions import (
    CLEAR,
    DONATES,
    DRAW,
    DUMP,
    PLACES,
    STEALS,
    ClearMinusPoints,
    DonateCard,
    Draw,
    DuellAction,
    DumpCard,
    LoadTruck,
    PlaceCard,
    StealAnimal,
    TakeTruck,
)
from engine.games.duell.cards import CARDS, Card
from engine.games.duell.kinds import Truck

_TRUCK = re.compile(NUMBER)

_BARE: Mapping[str, DuellAction] = {"draw": DRAW, "dump": DUMP, "clear": CLEAR}
_WITH_TRUCK: Mapping[str, Callable[[Truck], DuellAction]] = {"load": LoadTruck, "take": TakeTruck}
_WITH_CARD: Mapping[str, Mapping[Card, DuellAction]] = {"place": PLACES, "donate": DONATES, "steal": STEALS}


def parse_action(text: str) -> DuellAction:
    """Reads a move text; a truck that does not exist is for the rules to refuse. Raises `MalformedAction`."""
    verb, *rest = text.split(" ")
    if verb in _BARE and not rest:
        return _BARE[verb]
    if verb in _WITH_TRUCK and len(rest) == 1:
        if not _TRUCK.fullmatch(rest[0]):
            raise MalformedAction(text, f"{rest[0]!r} is no truck; they are numbered from 1")
        return _WITH_TRUCK[verb](Truck(int(rest[0])))
    if verb in _WITH_CARD and len(rest) == 1:
        if rest[0] not in CARDS:
            raise MalformedAction(text, f"{rest[0]!r} is no card")
        return _WITH_CARD[verb][CARDS[rest[0]]]
    raise MalformedAction(text, "a move is draw, load N, dump, take N, place C, donate C, steal C or clear")


def action_text(action: DuellAction) -> str:
    """Writes a move text."""
    match action:
        case Draw():
            return "draw"
        case LoadTruck(truck):
            return f"load {truck}"
        case DumpCard():
            return "dump"
        case TakeTruck(truck):
            return f"take {truck}"
        case PlaceCard(card):
            return f"place {card.text}"
        case DonateCard(card):
            return f"donate {card.text}"
        case StealAnimal(card):
            return f"steal {card.text}"
        case ClearMinusPoints():
            return "clear"
        case _:
            assert_never(action)
