from __future__ import annotations

import pytest

from engine.core.game import Seat
from engine.games.zooloretto import GAME
from engine.games.zooloretto.kinds import ScoreKind
from tests.engine.zooloretto.playing import document, position, zoo

KIOSK = {"E5": ["stall:kiosk"]}


def items(**keys: object) -> list[tuple[str, int]]:
    return [(item.kind, item.points) for item in GAME.scores(zoo(**keys))[0].items]


@pytest.mark.parametrize(
    ("area", "spaces", "full", "one_empty"),
    [("E5", 5, 8, 5), ("E4", 4, 5, 4), ("E6", 6, 10, 6), ("X1", 5, 9, 5)],
)
@pytest.mark.parametrize("stalls", [0, 1])
def test_enclosures(area: str, spaces: int, full: int, one_empty: int, stalls: int):
    """Full and one empty whatever stands beside it; else a point an animal, if a stall stands there."""
    built = {} if area != "X1" else {"X1": []}
    attached = {"stalls": {area: ["stall:kiosk"]}} if stalls else {}
    for animals in range(spaces + 1):
        expected = {spaces: full, spaces - 1: one_empty}.get(animals, animals * stalls) + 2 * stalls
        state = zoo(**{**built, area: ["panda"] * animals, **attached})
        assert GAME.scores(state)[0].points == expected


def test_two_stalls_still_give_one_point_an_animal():
    stalls = {"E4": ["stall:kiosk", "stall:kiosk"]}
    assert items(E4=["panda", "panda"], stalls=stalls) == [("with_stall", 2), ("stall_type", 2)]


def test_stall_types_count_once_whatever_the_enclosure_holds():
    stalls = {"E5": ["stall:kiosk"], "E4": ["stall:kiosk", "stall:fruit"], "E6": ["stall:snack"]}
    assert items(stalls=stalls) == [("stall_type", 2)] * 3


def test_the_barn_costs_two_a_type():
    barn = ["elephant"] * 3 + ["elephant:m", "elephant:o", "panda", "stall:fruit", "stall:fruit"]
    found = GAME.scores(zoo(barn=barn))[0]
    assert [(item.kind, item.points, dict(item.params)) for item in found.items] == [
        (ScoreKind.BARN_SPECIES, -2, {"species": "elephant"}),
        (ScoreKind.BARN_SPECIES, -2, {"species": "panda"}),
        (ScoreKind.BARN_STALL, -2, {"stall": "fruit"}),
    ]
    assert found.points == -6


def test_a_type_on_a_stall_space_and_in_the_barn_counts_both_ways():
    assert items(stalls=KIOSK, barn=["stall:kiosk"]) == [("stall_type", 2), ("barn_stall", -2)]


def test_an_enclosure_that_brings_nothing_says_so():
    found = GAME.scores(zoo(E6=["panda", "panda:o"]))[0]
    assert [(item.kind, item.points) for item in found.items] == [(ScoreKind.NO_STALL, 0)]
    assert found.items[0].params == {"area": "E6", "species": "panda", "animals": 2, "spaces": 6}
    with pytest.raises(TypeError):
        found.items[0].params["animals"] = 3  # shared by every zoo alike


def test_coins_and_unbuilt_expansions_score_nothing():
    assert items(coins=9) == []


def test_the_best_zoo_scores_forty():
    state = zoo(
        E5=["panda"] * 5,
        E4=["camel"] * 4,
        E6=["leopard"] * 6,
        X1=["zebra"] * 5,
        stalls={"E5": ["stall:kiosk"], "E4": ["stall:fruit", "stall:snack"], "E6": ["stall:popcorn"]},
    )
    assert GAME.scores(state)[0].points == 40
    assert document(state)["score"] == {"1": 40, "2": 0, "3": 0}


def test_the_five_players_of_the_table_mock_up():
    """8 + 4 for animals, two types of stalls, two barn types: 12."""
    state = zoo(
        5,
        E5=["elephant"] * 5,
        E6=["leopard"] * 4,
        stalls={"E5": ["stall:kiosk"], "E6": ["stall:snack"]},
        barn=["panda:f", "stall:popcorn"],
    )
    assert GAME.scores(state)[0].points == 12


# --- the end ------------------------------------------------------------------------------------------------

PANDAS = ["panda"] * 4


def over(*seats: tuple[list[str], int]):
    boards = {str(number): {"E5": E5, "coins": coins} for number, (E5, coins) in enumerate(seats, start=1)}
    return position(len(seats), phase="over", seat=boards)


@pytest.mark.parametrize(
    ("seats", "winners", "places"),
    [
        (((PANDAS, 0), ([], 9), ([], 9)), [1], [(1, 1, 0), (2, 2, 9), (3, 2, 9)]),
        (((PANDAS, 1), ([], 0), (PANDAS, 2)), [3], [(3, 1, 2), (1, 2, 1), (2, 3, 0)]),
        (((PANDAS, 2), ([], 0), (PANDAS, 2)), [1, 3], [(1, 1, 2), (3, 1, 2), (2, 3, 0)]),
        ((([], 0), ([], 0), ([], 0)), [1, 2, 3], [(1, 1, 0), (2, 1, 0), (3, 1, 0)]),
    ],
)
def test_most_points_then_most_coins_then_shared(seats, winners, places):
    state = over(*seats)
    result = GAME.outcome(state)
    assert result is not None
    assert document(state)["winners"] == winners == list(result.winners)
    assert [(s.score.seat, s.place, s.tie_break) for s in result.standings] == places
    assert result.reason == "end_stack"


def test_there_is_no_outcome_before_the_end():
    assert GAME.outcome(position()) is None
    assert "winners" not in document(position())
    assert GAME.view(position(), Seat(1)).winners is None
