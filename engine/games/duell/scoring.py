"""What the zoos are worth: the final scoring, asked at any time as if the game were scored now."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.errors import Param
from engine.core.game import Outcome, Score, ScoreItem, Seat, Standing
from engine.games.duell.components import COMPONENTS
from engine.games.duell.kinds import OPPONENT, SEATS, EndReason, Phase, ScoreKind, Species
from engine.games.duell.state import Board, DuellState

_MAJORITY = COMPONENTS.scoring.majority
_COINS_PER_POINT = COMPONENTS.scoring.coins_per_point
_MINUS = COMPONENTS.scoring.minus


def scores(state: DuellState) -> tuple[Score, ...]:
    """Both scores, itemised; a line without points is left out, a sum below zero stands (ruling 32)."""
    return tuple(Score(seat, tuple(_items(state, seat))) for seat in SEATS)


def _items(state: DuellState, seat: Seat) -> Iterator[ScoreItem]:
    board = state.boards[seat]
    for marker in board.markers:
        yield ScoreItem(ScoreKind.MARKER, marker.points, {"marker": marker.text})
    yield from _majorities(board, state.boards[OPPONENT[seat]])
    if pairs := board.coins // _COINS_PER_POINT:
        yield ScoreItem(ScoreKind.COINS, pairs, {"coins": board.coins})
    if board.plus:
        yield ScoreItem(ScoreKind.PLUS, board.plus, {"count": board.plus})
    if board.minus:
        yield ScoreItem(ScoreKind.MINUS, -_MINUS * board.minus, {"count": board.minus})


def _majorities(own: Board, other: Board) -> Iterator[ScoreItem]:
    """A point for the most animals of each species, scored before or not; none for a tie (ruling 26)."""
    for species in Species:
        mine, theirs = len(own.animals[species]), len(other.animals[species])
        if mine > theirs:
            numbers: dict[str, Param] = {"species": species, "own": mine, "other": theirs}
            yield ScoreItem(ScoreKind.MAJORITY, _MAJORITY, numbers)


def winners(state: DuellState) -> tuple[Seat, ...]:
    """Once the game is over: the highest total, then the most coins; else nobody.

    Players who are still equal share the victory (ruling 27).
    """
    result = outcome(state)
    return () if result is None else result.winners


def outcome(state: DuellState) -> Outcome | None:
    """The result once the game is over; the coins break a tie."""
    if state.phase is not Phase.OVER:
        return None
    ranked = sorted(scores(state), key=lambda score: _rank(state, score), reverse=True)
    best = _rank(state, ranked[0])
    standings = tuple(
        Standing(1 if _rank(state, score) == best else 2, score, state.boards[score.seat].coins)
        for score in ranked
    )
    winning = sorted(standing.score.seat for standing in standings if standing.place == 1)
    return Outcome(EndReason.FINAL_ROUND, standings, tuple(winning))


def _rank(state: DuellState, score: Score) -> tuple[int, int]:
    return score.points, state.boards[score.seat].coins
