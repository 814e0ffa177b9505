"""How many ways there are to play on: pinned, so that no rule changes unseen."""

from __future__ import annotations

import pytest

from engine.games.duell import GAME
from engine.games.duell.state import DuellState
from tests.engine.duell.playing import position, zoo


def ways(state: DuellState, depth: int) -> int:
    if depth == 0 or not state.to_move:
        return 1
    return sum(
        ways(GAME.apply(state, state.to_move, action)[0], depth - 1)
        for action in GAME.legal_actions(state, state.to_move)
    )


@pytest.mark.parametrize(("depth", "count"), list(enumerate([1, 1, 3, 6, 11])))
def test_the_fresh_game(depth: int, count: int):
    """Counted by hand: draw; three trucks; draw or take; two or three trucks, or the card is placed."""
    assert ways(position(), depth) == count


MIDDLE = {
    "options": {"expert": True},
    "pile": ["hyena:square", "bear", "final", "tiger:lightning", "bison"],
    "discard": ["stand:red:ice", "tiger", "tiger"],
    "trucks": [["bear:heart"], ["tiger:square", "bison"], []],
    "tied": ["bison"],
    "seat": {
        "1": zoo("bear:heart", "tiger:square", "bison", "bison", coins=2, minus=1),
        "2": zoo("bear", "bison", "bison", "hyena:square", coins=1),
    },
}


@pytest.mark.parametrize(("depth", "count"), list(enumerate([1, 7, 17, 32, 63, 117])))
def test_the_middle_of_a_game(depth: int, count: int):
    """Counted by hand up to the third move."""
    assert ways(position(**MIDDLE), depth) == count
