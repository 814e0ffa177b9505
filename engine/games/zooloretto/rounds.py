"""Turns, rounds and the last round. Part of the rules: see rules.py."""

from __future__ import annotations

from bisect import insort
from collections.abc import Mapping

from engine.core.game import Event, Seat
from engine.games.zooloretto.components import TABLES
from engine.games.zooloretto.events import GameEnded, RoundEnded
from engine.games.zooloretto.kinds import NOBODY, Phase
from engine.games.zooloretto.state import ZoolorettoState
from engine.games.zooloretto.tiles import BLOCKER, TOKEN, Tile

_TURN = Phase.TURN


def _clockwise(players: int) -> dict[Seat, tuple[Seat, ...]]:
    return {
        Seat(seat): tuple(Seat((seat + step - 1) % players + 1) for step in range(1, players + 1))
        for seat in range(1, players + 1)
    }


_CLOCKWISE: Mapping[int, Mapping[Seat, tuple[Seat, ...]]] = {
    players: _clockwise(players) for players in TABLES
}
"""By the number of players, whose turn may come after each seat's: its own at last."""


def face_up(truck: list[Tile]) -> list[Tile]:
    """What can be taken off the truck; blockers stay for the whole game."""
    return [tile for tile in truck if tile is not BLOCKER]


def blockers(truck: list[Tile]) -> list[Tile]:
    """What stays on the truck."""
    return [tile for tile in truck if tile is BLOCKER]


def end_turn(state: ZoolorettoState, seat: Seat, told: list[Event]) -> None:
    """The next seat that has not taken a truck; one left alone plays on; the round ends when all have."""
    taken = state.taken
    for following in _CLOCKWISE[len(state.boards)][seat]:
        if following not in taken:
            state.phase = _TURN
            state.to_move = following
            return
    _end_round(state, seat, told)


def _end_round(state: ZoolorettoState, seat: Seat, told: list[Event]) -> None:
    """Who took the last truck starts the next round; after the last round the game is over.

    With two players the tiles on the truck that nobody took leave the game, coins too (facts, section 3).
    """
    if state.last_round:
        state.phase = Phase.OVER
        state.to_move = NOBODY
        told.append(GameEnded(state.round))
        return
    removed = [tile for truck in state.trucks for tile in face_up(truck)]
    for tile in removed:
        insort(state.removed, tile, key=TOKEN)
    told.append(RoundEnded(state.round, tuple(removed), seat))
    state.trucks = [blockers(truck) for truck in state.trucks]
    state.taken = {}
    state.round += 1
    state.phase = _TURN
    state.to_move = seat
