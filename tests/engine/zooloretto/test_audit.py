"""Nothing is lost or made; what is, is found."""

from __future__ import annotations

import pytest

from engine.core.shuffle import seeded
from engine.games.zooloretto import GAME
from engine.games.zooloretto.audit import Discrepancy, audit
from engine.games.zooloretto.tiles import tile_of


def dealt():
    return GAME.setup(GAME.options({}), 2, seeded(b"audit"))


def test_a_fresh_game_adds_up():
    assert audit(dealt()) == []


@pytest.mark.parametrize("coins", [-1, 1])
def test_a_coin_lost_or_made(coins: int):
    state = dealt()
    state.bank += coins
    assert audit(state) == [Discrepancy("coins", 30 + coins, 30)]


def test_a_tile_made():
    state = dealt()
    state.boards[1].barn.append(tile_of("stall:kiosk"))
    assert audit(state) == [Discrepancy("stall:kiosk", 4, 3)]


def test_a_blocker_lost():
    state = dealt()
    state.trucks[2].pop()
    assert audit(state) == [Discrepancy("blocker", 2, 3)]


def test_a_parent_that_bred_without_a_young():
    state = dealt()
    species = state.species[0]
    parent = tile_of(f"{species}:f")
    stack = state.pile if parent in state.pile else state.end_pile
    stack.remove(parent)
    state.removed.append(tile_of(f"{species}:f!"))
    found = [what for what in audit(state) if "stack" not in what.what]
    assert found == [Discrepancy(f"{species}:f!", 1, 0)]


def test_a_drawn_coin_is_no_money_yet():
    state = dealt()
    state.pile.remove(tile_of("coin"))
    state.drawn = tile_of("coin")
    assert audit(state) == []
