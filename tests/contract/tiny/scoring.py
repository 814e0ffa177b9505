"""The score of Two Bowls: the small bowl counts twice, the big one once."""

from __future__ import annotations

from enum import StrEnum

from engine.core.game import Outcome, Score, ScoreItem, Seat, Standing
from tests.contract.tiny.state import Board, Bowl, Phase, TinyState


class TinyItem(StrEnum):
    """The lines of a score."""

    SMALL_BOWL = "small_bowl"
    BIG_BOWL = "big_bowl"


class TinyEnd(StrEnum):
    """Why a game ended."""

    HANDS_EMPTY = "hands_empty"


def scores(state: TinyState) -> tuple[Score, ...]:
    """Every seat's score now, by rising seat."""
    return tuple(score_seat(seat, board) for seat, board in state.boards.items())


def score_seat(seat: Seat, board: Board) -> Score:
    """Two lines: a bowl each."""
    small, big = sum(board.bowls[Bowl.SMALL]), sum(board.bowls[Bowl.BIG])
    return Score(
        seat,
        (
            ScoreItem(TinyItem.SMALL_BOWL, 2 * small, {"food": small}),
            ScoreItem(TinyItem.BIG_BOWL, big, {"food": big}),
        ),
    )


def outcome(state: TinyState) -> Outcome | None:
    """The most points win; equal points share the place."""
    if state.phase is not Phase.OVER:
        return None
    ranked = sorted(scores(state), key=lambda score: -score.points)
    standings = tuple(
        Standing(1 + sum(other.points > score.points for other in ranked), score, tie_break=0)
        for score in ranked
    )
    winners = tuple(standing.score.seat for standing in standings if standing.place == 1)
    return Outcome(TinyEnd.HANDS_EMPTY, standings, winners)
