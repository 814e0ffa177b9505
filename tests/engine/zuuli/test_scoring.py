"""Scores by Year, the ranking, ties, and the Collector."""

from __future__ import annotations

from engine.core.game import Document
from engine.games.zuuli import GAME
from engine.games.zuuli.kinds import EndReason, ScoreKind
from engine.games.zuuli.state import ZuuliState
from tests.engine.zuuli.playing import position


def over(*seats: Document) -> ZuuliState:
    """A finished game of these seats."""
    boards = {str(seat): board for seat, board in enumerate(seats, 1)}
    return position(players=len(seats), year=3, phase="over", seat=boards)


def test_a_line_each_year():
    (score, other) = GAME.scores(position(year=3, phase="develop", seat={"1": {"year_scores": [4, 9]}}))
    assert [(item.kind, item.points, item.params) for item in score.items] == [
        (ScoreKind.YEAR, 4, {"year": 1}),
        (ScoreKind.YEAR, 9, {"year": 2}),
    ]
    assert (score.points, other.points, other.items) == (13, 0, ())


def test_names_break_a_tie_and_then_nothing_does():
    state = over(
        {"year_scores": [5, 5, 5], "park": {"new_plot#1": ["lion#1", "lion#2"]}},
        {"year_scores": [6, 6, 3], "park": {"riverbank#1": ["meerkat#1", "zebra#1"]}},
        {"year_scores": [9, 0, 0], "park": {"great_reserve#1": ["meerkat#2", "zebra#2", "penguin#1"]}},
        {"year_scores": [5, 10, 0], "park": {"mangrove#1": ["turtle#1", "penguin#2"]}},
    )
    result = GAME.outcome(state)
    assert result is not None
    assert result.reason is EndReason.THREE_YEARS
    assert [(s.score.seat, s.place, s.tie_break) for s in result.standings] == [
        (2, 1, 2),
        (4, 1, 2),
        (1, 3, 1),
        (3, 4, 3),
    ]
    assert result.winners == (2, 4)


def test_solo_the_total_must_be_higher_than_the_collector_s():
    for points, winners in ((19, ()), (20, ()), (21, (1,))):
        state = position(
            players=1,
            year=3,
            phase="over",
            seat={"1": {"hand": [], "year_scores": [points, 0, 0]}},
            collector={"year_scores": [5, 7, 8]},
        )
        result = GAME.outcome(state)
        assert result is not None
        assert result.winners == winners
        assert result.standings[0].place == 1


def test_no_outcome_before_the_end():
    assert GAME.outcome(position()) is None
