"""How many ways there are to play on: pinned, so that no rule changes unseen."""

from __future__ import annotations

import pytest

from engine.games.zooloretto import GAME
from engine.games.zooloretto.state import ZoolorettoState
from tests.engine.zooloretto.playing import position


def ways(state: ZoolorettoState, depth: int) -> int:
    if depth == 0 or not state.to_move:
        return 1
    return sum(
        ways(GAME.apply(state, state.to_move, action)[0], depth - 1)
        for action in GAME.legal_actions(state, state.to_move)
    )


@pytest.mark.parametrize(("depth", "count"), list(enumerate([1, 1, 3, 6, 21])))
def test_the_fresh_game(depth: int, count: int):
    """Counted by hand: draw; three trucks; draw or take; three trucks, or an animal to one of four areas."""
    assert ways(position(pile=["camel", "panda", "coin", "zebra"]), depth) == count


MIDDLE = {
    "pile": ["panda:f"],
    "end_pile": ["coin", "camel"],
    "trucks": [["panda:f", "stall:kiosk"], ["blocker", "coin"], ["blocker", "blocker"]],
    "seat": {
        "1": {"coins": 1, "E5": ["panda:m"], "E4": ["camel"], "barn": ["camel", "stall:kiosk"]},
        "2": {"coins": 2, "E6": ["panda"], "X1": [], "barn": ["zebra"]},
    },
}


@pytest.mark.parametrize(("depth", "count"), list(enumerate([1, 10, 123, 585, 2983])))
def test_the_middle_of_a_game(depth: int, count: int):
    """Counted by hand up to the second move."""
    assert ways(position(2, **MIDDLE), depth) == count
