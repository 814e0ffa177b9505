"""Short ways to a position and on from it."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import pytest

from engine.core.codec import split_move
from engine.core.errors import IllegalAction
from engine.core.game import Document, Event, Seat
from engine.core.shuffle import seeded
from engine.games.zuuli import GAME
from engine.games.zuuli.cards import Animal, Deck, Enclosure, Upgrade
from engine.games.zuuli.deck import BUILT_IN, DEFAULT_DECK
from engine.games.zuuli.kinds import CardId
from engine.games.zuuli.state import Park, ZuuliState

DECK = BUILT_IN[DEFAULT_DECK]


def position(**keys: object) -> ZuuliState:
    """A made-up position: what is left out is as at the start of a game."""
    return GAME.read_position({"game": "zuuli", **keys}, True)


def fresh(seats: int, seed: bytes = b"a seed", **options: str) -> ZuuliState:
    return GAME.setup(GAME.options(options), seats, seeded(seed))


def play(state: ZuuliState, *moves: str) -> tuple[ZuuliState, list[Event]]:
    """The position after the moves, and what happened."""
    happened: list[Event] = []
    for move in moves:
        seat, text = split_move(move)
        state, events = GAME.apply(state, seat, GAME.parse_action(text))
        happened += events
    return state, happened


def at_random(seats: int, seed: int) -> Iterable[tuple[ZuuliState, Seat]]:
    """The positions of a random game, each with a seat that acts next."""
    generator = Random(seed)
    state = fresh(seats, bytes([seed]))
    while actors := GAME.actors(state):
        seat = generator.choice(sorted(actors))
        yield state, seat
        state, _ = GAME.apply(state, seat, GAME.random_action(state, seat, generator))
    yield state, Seat(1)


def legal(state: ZuuliState, seat: int) -> list[str]:
    return [GAME.action_text(action) for action in GAME.legal_actions(state, Seat(seat))]


def refusal(state: ZuuliState, move: str) -> IllegalAction:
    """Why a move is refused."""
    with pytest.raises(IllegalAction) as refused:
        play(state, move)
    return refused.value


def kinds(events: Iterable[Event]) -> list[str]:
    """The names of what happened, in order."""
    return [type(event).__name__ for event in events]


def document(state: ZuuliState) -> Document:
    return GAME.write_position(state)


def ids(*tokens: str) -> list[CardId]:
    return [CardId(token) for token in tokens]


def park(**contents: list[str]) -> Park:
    """`park(new_plot=["lion#1"])`: the first copy of each enclosure."""
    return {CardId(f"{face}#1"): tuple(ids(*cards)) for face, cards in contents.items()}


def animal(face: str, deck: Deck = DECK) -> Animal:
    return next(found for found in deck.faces if isinstance(found, Animal) and found.id == face)


def enclosure(face: str, deck: Deck = DECK) -> Enclosure:
    known = [deck.new_plot, *deck.faces]
    return next(found for found in known if isinstance(found, Enclosure) and found.id == face)


def upgrade(face: str, deck: Deck = DECK) -> Upgrade:
    return next(found for found in deck.faces if isinstance(found, Upgrade) and found.id == face)
