from __future__ import annotations

from random import Random

from engine.core.shuffle import seeded
from engine.games.zooloretto import GAME
from engine.games.zooloretto.tiles import texts
from tests.engine.zooloretto.playing import document, position


def dealt(players: int = 2):
    return GAME.setup(GAME.options({}), players, seeded(b"view"))


def test_a_view_holds_everything_but_the_order_of_the_stacks():
    state = dealt()
    seen = GAME.view(state, 2)
    assert seen.seat == 2
    assert (seen.pile_size, seen.end_pile_size) == (64, 15)
    assert texts(seen.unseen) == sorted(document(state)["pile"] + document(state)["end_pile"])
    assert (seen.truck_spaces, seen.expansions) == (3, 2)
    assert not hasattr(seen, "pile")
    assert [score.points for score in seen.scores] == [0, 0]
    assert GAME.view(dealt(5), None).expansions == 1


def test_a_view_shares_nothing_that_can_change():
    state = position(trucks=[["camel"], [], []], seat={"1": {"barn": ["panda"]}})
    seen = GAME.view(state, None)
    GAME.apply_in_place(state, 1, GAME.parse_action("move panda barn E5"))
    GAME.apply_in_place(state, 2, GAME.parse_action("take 1"))
    assert texts(seen.boards[1].barn) == ["panda"]
    assert texts(seen.trucks[0]) == ["camel"]
    assert (seen.taken, seen.pending, seen.boards[1].coins) == ({}, [], 2)


def test_a_determinized_position_has_the_unseen_tiles_in_a_new_order():
    state = dealt()
    seen = GAME.view(state, 1)
    one, other = (GAME.determinize(seen, Random(seed)) for seed in (1, 2))
    assert GAME.view(one, 1) == seen == GAME.view(other, 1)
    assert one.pile != other.pile
    assert (len(one.pile), len(one.end_pile)) == (64, 15)
    assert set(one.end_pile) != set(state.end_pile) or one.end_pile != state.end_pile
