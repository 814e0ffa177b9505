"""What the zoos are worth: the final scoring, asked at any time as if the game were scored now."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.core.game import Outcome, Score, ScoreItem, Seat, Standing
from engine.games.duell.components import COMPONENTS
from engine.games.duell.kinds import OPPONENT, SEATS, EndReason, Phase, ScoreKind, Species
from engine.games.duell.state import Board, DuellState

_MAJORITY = COMPONENTS.scoring.majority
_COINS_PER_POINT = COMPONENTS.scoring.coins_per_point
_MINUS = COMPONENTS.scoring.minus


def totals(boards: Mapping[Seat, Board]) -> dict[Seat, int]:
    """Both scores, without their items; a sum below zero stands (ruling 32)."""
    return {seat: _total(boards[seat], boards[OPPONENT[seat]]) for seat in SEATS}


def _total(own: Board, other: Board) -> int:
    markers = sum(marker.points for marker in own.markers)
    majorities = _MAJORITY * len(_majorities(own, other))
    return markers + majorities + _coin_pairs(own) + own.plus - _MINUS * own.minus


def _majorities(own: Board, other: Board) -> list[Species]:
    """The species of which one has more, scored before or not; a tie gives nobody a point (ruling 26)."""
    theirs = other.animals
    return [species for species, mine in own.animals.items() if len(mine) > len(theirs[species])]


def _coin_pairs(board: Board) -> int:
    """Each player's coins alone; they are not handed in (ruling 27)."""
    return board.coins // _COINS_PER_POINT


def scores(state: DuellState) -> tuple[Score, ...]:
    """Both scores, itemised: their items sum to the totals; a line without points is left out."""
    boards = state.boards
    return tuple(Score(seat, tuple(_items(boards[seat], boards[OPPONENT[seat]]))) for seat in SEATS)


def _items(own: Board, other: Board) -> Iterator[ScoreItem]:
    for marker in own.markers:
        yield ScoreItem(ScoreKind.MARKER, marker.points, {"marker": marker.text})
    for species in _majorities(own, other):
        counts = {"own": len(own.animals[species]), "other": len(other.animals[species])}
        yield ScoreItem(ScoreKind.MAJORITY, _MAJORITY, {"species": species, **counts})
    if pairs := _coin_pairs(own):
        yield ScoreItem(ScoreKind.COINS, pairs, {"coins": own.coins})
    if own.plus:
        yield ScoreItem(ScoreKind.PLUS, own.plus, {"count": own.plus})
    if own.minus:
        yield ScoreItem(ScoreKind.MINUS, -_MINUS * own.minus, {"count": own.minus})


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
