"""A copy is the same position and shares nothing that can change."""

from __future__ import annotations

import dataclasses

import pytest

from engine.games.zooloretto import GAME
from engine.games.zooloretto.state import Board, Enclosure, ZoolorettoState
from tests.engine.zooloretto.playing import document, position

RICH = position(
    2,
    phase="place",
    pile=["camel", "panda"],
    end_pile=["coin"],
    trucks=[["panda"], ["blocker"], ["blocker", "blocker"]],
    taken={"1": 3, "2": 2},
    pending=["flamingo"],
    removed=["coin", "elephant"],
    seat={"1": {"E5": ["panda"], "X1": [], "barn": ["camel"], "stalls": {"E5": ["stall:kiosk"]}}},
)


def parts(value: object) -> list[object]:
    """What is in a list, a dict or a record."""
    if isinstance(value, list):
        return value
    if isinstance(value, dict):
        return list(value.values())
    return [getattr(value, field.name) for field in dataclasses.fields(value)]


CHANGING = (list, dict, Board, Enclosure)


def assert_nothing_is_shared(one: object, other: object) -> None:
    assert one == other
    assert one is not other
    for mine, theirs in zip(parts(one), parts(other), strict=True):
        if isinstance(mine, CHANGING):
            assert_nothing_is_shared(mine, theirs)


def test_a_copy_shares_nothing_that_can_change():
    assert_nothing_is_shared(RICH, RICH.copy())


@pytest.mark.parametrize("name", [field.name for field in dataclasses.fields(ZoolorettoState)])
def test_every_field_is_copied(name: str):
    assert getattr(RICH.copy(), name) == getattr(RICH, name)


def test_playing_on_a_copy_leaves_the_original():
    before = document(RICH)
    copy = RICH.copy()
    for move in ("place flamingo E4", "move camel barn X1", "draw", "load 2"):
        GAME.apply_in_place(copy, copy.to_move, GAME.parse_action(move))
    assert document(RICH) == before
    assert document(copy) != before
