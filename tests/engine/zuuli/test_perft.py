"""How many ways there are to play on: pinned, so that no rule changes unseen."""

from __future__ import annotations

import pytest

from engine.games.zuuli import GAME
from engine.games.zuuli.state import ZuuliState
from tests.engine.zuuli.playing import position


def ways(state: ZuuliState, depth: int) -> int:
    """The lowest seat that still owes a decision moves."""
    actors = GAME.actors(state)
    if depth == 0 or not actors:
        return 1
    seat = min(actors)
    return sum(
        ways(GAME.apply(state, seat, action)[0], depth - 1) for action in GAME.legal_actions(state, seat)
    )


@pytest.mark.parametrize(("depth", "count"), list(enumerate([1, 9, 81, 648, 5184])))
def test_the_fresh_game_of_two(depth: int, count: int):
    """Counted by hand: nine cards each, then eight."""
    assert ways(position(), depth) == count


@pytest.mark.parametrize(("depth", "count"), list(enumerate([1, 2, 4, 8])))
def test_the_fresh_solo_game(depth: int, count: int):
    """Counted by hand: one of two, again and again."""
    assert ways(position(players=1), depth) == count
