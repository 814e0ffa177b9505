"""Short ways to a position and on from it."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from engine.core.codec import split_move
from engine.core.errors import IllegalAction
from engine.core.game import Document, Event, Seat
from engine.games.duell import GAME
from engine.games.duell.state import DuellState


def position(**keys: object) -> DuellState:
    """A made-up position: what is left out is as at the start of a game."""
    return GAME.read_position({"game": "duell", **keys}, True)


def zoo(*animals: str, **keys: object) -> Document:
    """A seat's part of a position with these animals in their enclosures."""
    enclosures: dict[str, list[str]] = {}
    for animal in animals:
        enclosures.setdefault(animal.split(":")[0], []).append(animal)
    return {**keys, "animals": enclosures}


def play(state: DuellState, *moves: str) -> tuple[DuellState, list[Event]]:
    """The position after the moves, and what happened."""
    happened: list[Event] = []
    for move in moves:
        seat, text = split_move(move)
        state, events = GAME.apply(state, seat, GAME.parse_action(text))
        happened += events
    return state, happened


def legal(state: DuellState, seat: int | None = None) -> list[str]:
    """The texts of the legal actions of a seat, or of whoever is to move."""
    mover = state.to_move if seat is None else Seat(seat)
    return [GAME.action_text(action) for action in GAME.legal_actions(state, mover)]


def refusal(state: DuellState, move: str) -> IllegalAction:
    """Why a move is refused."""
    with pytest.raises(IllegalAction) as refused:
        play(state, move)
    return refused.value


def kinds(events: Iterable[Event]) -> list[str]:
    """The names of what happened, in order."""
    return [type(event).__name__ for event in events]


def document(state: DuellState) -> Document:
    return GAME.write_position(state)


def on(state: DuellState, seat: int, species: str) -> list[str]:
    """The tokens in one enclosure."""
    board = state.boards[Seat(seat)]
    return [animal.text for name, animals in board.animals.items() if name == species for animal in animals]
