"""Turns, rounds and the final round. Part of the rules: see placing.py."""

from __future__ import annotations

from engine.core.game import Event, Seat
from engine.games.duell.events import FinalRoundBegan, GameEnded, RoundEnded
from engine.games.duell.kinds import NOBODY, OPPONENT, SEATS, FinalCause, Phase
from engine.games.duell.state import DuellState


def end_turn(state: DuellState, seat: Seat, told: list[Event]) -> None:
    """The other player's turn, unless they have quit; the round ends when both have."""
    state.square_used = False
    if len(state.taken) == len(SEATS):
        _end_round(state, seat, told)
        return
    opponent = OPPONENT[seat]
    state.phase = Phase.TURN
    state.to_move = seat if opponent in state.taken else opponent


def _end_round(state: DuellState, seat: Seat, told: list[Event]) -> None:
    """The last to take a truck starts the next round; after the final round the game is over.

    Rulebook, End of a Round, End of the Game; ruling 15.
    """
    if state.final_round:
        state.phase = Phase.OVER
        state.to_move = NOBODY
        told.append(GameEnded(state.round))
        return
    discarded = [card for truck in state.trucks for card in truck]
    told.append(RoundEnded(state.round, tuple(discarded), seat))
    state.discard += discarded
    state.trucks = [[] for _ in state.trucks]
    state.taken = {}
    state.round += 1
    state.phase = Phase.TURN
    state.to_move = seat


def begin_final_round(state: DuellState, cause: FinalCause, told: list[Event]) -> None:
    """The current round is the last; a second trigger changes nothing (ruling 25)."""
    if not state.final_round:
        state.final_round = True
        told.append(FinalRoundBegan(cause))
