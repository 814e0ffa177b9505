from __future__ import annotations

import pytest

from engine.core.game import ScoreItem
from engine.games.duell import GAME
from engine.games.duell.kinds import EndReason, ScoreKind
from tests.engine.duell.playing import document, position, zoo


def test_a_score_lists_what_it_is_made_of():
    state = position(
        seat={
            "1": zoo("bear", "bear", "gorilla", "bison", coins=5, plus=1, minus=2, markers=["3", "2c"]),
            "2": zoo("bear", "gorilla", "hyena:lightning", coins=1),
        }
    )
    one, two = GAME.scores(state)
    assert one.items == (
        ScoreItem(ScoreKind.MARKER, 3, {"marker": "3"}),
        ScoreItem(ScoreKind.MARKER, 2, {"marker": "2c"}),
        ScoreItem(ScoreKind.MAJORITY, 1, {"species": "bison", "own": 1, "other": 0}),
        ScoreItem(ScoreKind.MAJORITY, 1, {"species": "bear", "own": 2, "other": 1}),
        ScoreItem(ScoreKind.COINS, 2, {"coins": 5}),
        ScoreItem(ScoreKind.PLUS, 1, {"count": 1}),
        ScoreItem(ScoreKind.MINUS, -2, {"count": 2}),
    )
    assert two.items == (ScoreItem(ScoreKind.MAJORITY, 1, {"species": "hyena", "own": 1, "other": 0}),)
    assert (one.points, two.points) == (8, 1)
    assert document(state)["score"] == {"1": 8, "2": 1}


def test_stands_bring_nothing_and_a_sum_below_zero_stands():
    state = position(seat={"1": {"minus": 3, "coins": 0, "stands": ["stand:red:ice", "stand:blue:ice"]}})
    assert GAME.scores(state)[0].points == -3


def test_a_young_counts_as_an_animal():
    state = position(offspring=[], seat={"1": zoo("bear:offspring"), "2": {}})
    assert GAME.scores(state)[0].points == 1


def test_the_game_is_not_over_before_it_is_over():
    assert GAME.outcome(position()) is None
    assert "winners" not in document(position())
    assert GAME.view(position(), None).winners == ()


ENDS = [
    ("most points", zoo("bear"), zoo(coins=1), (1,), [(1, 1), (2, 2)]),
    ("more coins", zoo(markers=["1"], coins=0), zoo(coins=3), (2,), [(2, 1), (1, 2)]),
    ("shared", zoo(markers=["1"]), zoo("bear", coins=1), (1, 2), [(1, 1), (2, 1)]),
    ("below zero", zoo(minus=2, coins=0), zoo(minus=1, coins=0), (2,), [(2, 1), (1, 2)]),
]


@pytest.mark.parametrize(
    ("one", "two", "winners", "places"), [end[1:] for end in ENDS], ids=[e[0] for e in ENDS]
)
def test_the_ranking(one, two, winners, places):
    state = position(phase="over", final_round=True, seat={"1": one, "2": two})
    result = GAME.outcome(state)
    assert result.reason is EndReason.FINAL_ROUND
    assert result.winners == winners
    assert [(standing.score.seat, standing.place) for standing in result.standings] == places
    assert {s.score.seat: s.tie_break for s in result.standings} == {
        seat: board.coins for seat, board in state.boards.items()
    }
    assert document(state)["winners"] == list(winners)
    assert document(state)["to_move"] == 0
    assert GAME.view(state, 1).winners == winners
