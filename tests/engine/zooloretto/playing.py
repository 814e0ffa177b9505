"""Short ways to a position and on from it."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from engine.core.codec import split_move
from engine.core.errors import IllegalAction
from engine.core.game import Document, Event, Seat
from engine.games.zooloretto import GAME
from engine.games.zooloretto.state import ZoolorettoState


def position(players: int = 3, **keys: object) -> ZoolorettoState:
    """A made-up position: what is left out is as at the start of a game, with empty stacks."""
    return GAME.read_position({"game": "zooloretto", "players": players, **keys}, True)


def zoo(players: int = 3, table: Document | None = None, **keys: object) -> ZoolorettoState:
    """A position that gives seat 1 these coins and tiles."""
    return position(players, **{**(table or {}), "seat": {"1": keys}})


def placing(*pending: str, table: Document | None = None, players: int = 3, **keys: object):
    """A position in which seat 1 has taken truck 1 and is to place these tiles into such a zoo."""
    taken = {"phase": "place", "taken": {"1": 1}, "pending": list(pending)}
    return zoo(players, {**taken, **(table or {})}, **keys)


def play(state: ZoolorettoState, *moves: str) -> tuple[ZoolorettoState, list[Event]]:
    """The position after the moves, and what happened."""
    happened: list[Event] = []
    for move in moves:
        seat, text = split_move(move)
        state, events = GAME.apply(state, seat, GAME.parse_action(text))
        happened += events
    return state, happened


def legal(state: ZoolorettoState, seat: int | None = None) -> list[str]:
    """The texts of the legal actions of a seat, or of whoever is to move."""
    mover = state.to_move if seat is None else Seat(seat)
    return [GAME.action_text(action) for action in GAME.legal_actions(state, mover)]


def refusal(state: ZoolorettoState, move: str) -> IllegalAction:
    """Why a move is refused."""
    with pytest.raises(IllegalAction) as refused:
        play(state, move)
    return refused.value


def kinds(events: Iterable[Event]) -> list[str]:
    """The names of what happened, in order."""
    return [type(event).__name__ for event in events]


def document(state: ZoolorettoState) -> Document:
    return GAME.write_position(state)


def seat_of(state: ZoolorettoState, seat: int = 1) -> Document:
    """One seat's part of the document."""
    return document(state)["seat"][str(seat)]
