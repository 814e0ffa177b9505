"""Advice is what playing the rules brings, found without playing every order."""

from __future__ import annotations

from random import Random

import pytest

from engine.core.shuffle import seeded
from engine.games.zooloretto import GAME
from engine.games.zooloretto.advice import (
    advised_tiles,
    best_placement,
    placements_by_truck,
    ranked_money_actions,
)
from engine.games.zooloretto.kinds import Phase
from engine.games.zooloretto.scoring import barn_types, zoo_points
from engine.games.zooloretto.state import ZoolorettoState
from tests.engine.zooloretto.playing import document, placing, position, zoo

MOCK_UP = {
    "coins": 3,
    "E5": ["elephant"] * 5,
    "E6": ["leopard", "leopard", "leopard", "leopard:m"],
    "barn": ["panda:m", "stall:popcorn"],
    "stalls": {"E5": ["stall:kiosk"], "E6": ["stall:snack"]},
}


def texts(placement) -> list[str]:
    return [GAME.action_text(action) for action in placement.actions]


def test_the_truck_of_the_mock_up():
    """Leopard and young fill E6; kangaroo and stall share E4: from 12 to 19."""
    state = placing("leopard:f", "kangaroo", "stall:snack", players=5, **MOCK_UP)
    best = best_placement(state, 1)
    assert texts(best) == ["place leopard:f E6", "place kangaroo E4", "place stall:snack E4"]
    assert (best.points, best.gain, best.coins) == (19, 7, 3)


def test_it_serves_as_well_for_a_view():
    state = placing("leopard:f", "kangaroo", players=5, **MOCK_UP)
    assert best_placement(GAME.view(state, 2), 1) == best_placement(state, 1)


def test_the_order_counts():
    """With the plain panda in E4 first, the young would find no space there and cost two in the barn."""
    state = placing("panda", "panda:f", E4=["panda:m", "panda"])
    best = best_placement(state, 1)
    assert texts(best) == ["place panda E5", "place panda:f E4"]
    assert (best.points, best.coins) == (5, 3)


def test_equal_points_are_told_apart_by_coins():
    """A point either way, by the stall at E5 or by filling E4, which pays a coin."""
    state = placing("panda", E5=["panda"], E4=["panda"] * 3, stalls={"E5": ["stall:kiosk"]})
    best = best_placement(state, 1)
    assert (texts(best), best.gain, best.coins) == (["place panda E4"], 1, 3)


def test_each_tile_for_itself():
    """At once, and at best with the others: the young fills E6, wherever the others go."""
    state = placing("leopard:f", "kangaroo", "stall:snack", players=5, **MOCK_UP)
    advised = advised_tiles(state, 1)
    assert [advice.action for advice in advised] == GAME.legal_actions(state, 1)
    found = {GAME.action_text(advice.action): advice for advice in advised}
    to_e6 = found["place leopard:f E6"]
    assert (to_e6.gain, to_e6.best.points, to_e6.best.gain) == (6, 19, 7)
    assert [type(event).__name__ for event in to_e6.events] == [
        "TilePlaced",
        "OffspringBorn",
        "EnclosureFilled",
    ]
    assert to_e6.best.actions[0] == to_e6.action
    assert (found["place kangaroo E4"].gain, found["place kangaroo E4"].best.points) == (0, 19)
    assert (found["place kangaroo barn"].gain, found["place kangaroo barn"].best.points) == (-2, 16)
    assert advised_tiles(GAME.view(state, 2), 1) == advised


def test_the_best_tile_leads_to_the_best_placement():
    for seed in range(3):
        generator, state = Random(seed), GAME.setup(GAME.options({}), 4, seeded(bytes([seed]) * 32))
        while seats := GAME.actors(state):
            seat = min(seats)
            if state.phase is Phase.PLACE:
                best = best_placement(state, seat)
                tops = [(advice.best.points, advice.best.coins) for advice in advised_tiles(state, seat)]
                assert max(tops) == (best.points, best.coins)
            GAME.apply_in_place(state, seat, GAME.random_action(state, seat, generator))


def test_of_ways_that_are_equal_the_first_is_taken():
    assert texts(best_placement(placing("panda"), 1)) == ["place panda E5"]


def brute_force(state: ZoolorettoState) -> tuple[int, int, int]:
    """The best rank over every order and area, by playing them all."""
    seat = state.to_move
    best = (-1000, 0, 0)
    todo = [state]
    while todo:
        at = todo.pop()
        for action in GAME.legal_actions(at, seat):
            after, _ = GAME.apply(at, seat, action)
            if after.phase is Phase.PLACE and after.to_move == seat and after.pending:
                todo.append(after)
            else:
                board = after.boards[seat]
                best = max(best, (zoo_points(board), board.coins, -len(barn_types(board.barn))))
    return best


@pytest.mark.parametrize("players", [2, 5])
def test_it_is_exact(players: int):
    """Against playing every order of every truck of a game whose zoos fill up."""
    generator, compared = Random(players), 0
    state = GAME.setup(GAME.options({}), players, seeded(b"advice"))
    while GAME.actors(state):
        seat = state.to_move
        if state.phase is Phase.PLACE and state.pending:
            best = best_placement(state, seat)
            if state.round % 3 == 0:
                compared += 1
                after = state
                for action in best.actions:
                    after, _ = GAME.apply(after, seat, action)
                board = after.boards[seat]
                rank = (best.points, best.coins, -len(barn_types(board.barn)))
                assert (zoo_points(board), board.coins) == (best.points, best.coins)
                assert best.gain == best.points - zoo_points(state.boards[seat])
                assert rank == brute_force(state)
            GAME.apply_in_place(state, seat, best.actions[0])
        else:
            GAME.apply_in_place(state, seat, GAME.random_action(state, seat, generator))
    assert compared > 5


def test_every_truck_that_could_be_taken_for_any_seat():
    trucks = [["panda", "coin"], [], ["coin"], ["camel"]]
    state = position(4, trucks=trucks, seat={"2": {"E5": ["panda"] * 3}})
    before = document(state)
    found = placements_by_truck(state, 2)
    assert list(found) == [1, 3, 4]
    assert (texts(found[1]), found[1].gain, found[1].coins) == (["place panda E5"], 5, 3)
    assert (texts(found[3]), found[3].gain, found[3].coins) == ([], 0, 3)
    assert document(state) == before
    assert placements_by_truck(GAME.view(state, None), 2) == found


def test_money_actions_by_what_they_bring():
    """The mock-up: the stall and the panda leave the barn, the stall brings two more."""
    seats = {"1": MOCK_UP, "4": {"barn": ["leopard"]}}
    state = position(5, seat=seats)
    ranked = ranked_money_actions(state, 1)
    assert len(ranked) == len({GAME.action_text(found.action) for found in ranked})
    assert [
        (GAME.action_text(found.action), found.gain, found.coins, found.others_gain) for found in ranked[:6]
    ] == [
        ("move stall:popcorn barn E4", 4, 2, 0),
        ("move panda:m barn E4", 2, 2, 0),
        ("discard panda:m", 2, 1, 0),
        ("discard stall:popcorn", 2, 1, 0),
        ("buy 4 leopard E6", 2, 1, 2),
        ("move stall:kiosk E5 E4", 0, 2, 0),
    ]
    assert ranked == ranked_money_actions(GAME.view(state, None), 1)


def test_money_is_for_the_seat_to_move_at_the_start_of_its_turn():
    assert ranked_money_actions(zoo(coins=3), 2) == []
    assert ranked_money_actions(placing("panda", coins=3), 1) == []
    assert [found.coins for found in ranked_money_actions(zoo(coins=3), 1)] == [0]
