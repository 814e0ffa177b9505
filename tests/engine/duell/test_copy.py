"""A copy is the same position and shares nothing that can change."""

from __future__ import annotations

import dataclasses

import pytest

from engine.games.duell import GAME
from engine.games.duell.state import Board, DuellState
from tests.engine.duell.playing import document, position, zoo

RICH = position(
    phase="place",
    pile=["bear", "final", "tiger:square", "bison"],
    discard=["gorilla", "hyena"],
    trucks=[[], [], ["stand:red:ice"]],
    taken={"1": 2, "2": 1},
    pending=["hyena:square"],
    markers=["2c", "final", "1"],
    scored=["gorilla"],
    tied=["bear"],
    seat={
        "1": zoo("bear", stands=["stand:red:drink"], markers=["3"]),
        "2": zoo("bear", "tiger:heart", stands=["stand:blue:ice"], markers=["3"]),
    },
)


def test_a_copy_is_equal_and_another():
    copy = RICH.copy()
    assert copy == RICH
    assert copy is not RICH


@pytest.mark.parametrize("name", [field.name for field in dataclasses.fields(DuellState)])
def test_no_list_of_a_copy_is_the_original_s(name: str):
    mine, theirs = getattr(RICH, name), getattr(RICH.copy(), name)
    assert mine == theirs
    if isinstance(mine, list | dict):
        assert mine is not theirs
        pairs = (
            zip(mine, theirs, strict=True) if isinstance(mine, list) else [(mine[k], theirs[k]) for k in mine]
        )
        assert all(one is not two for one, two in pairs if isinstance(one, list | Board))


@pytest.mark.parametrize("name", [field.name for field in dataclasses.fields(Board)])
def test_no_list_of_a_copied_board_is_the_original_s(name: str):
    board = RICH.boards[2]
    mine, theirs = getattr(board, name), getattr(board.copy(), name)
    assert mine == theirs
    if isinstance(mine, list | dict):
        assert mine is not theirs
    if isinstance(mine, dict):
        assert all(mine[species] is not theirs[species] for species in mine)


def test_playing_on_a_copy_leaves_the_original():
    before = document(RICH)
    copy = RICH.copy()
    for move in ("place hyena:square", "draw", "load 1"):
        GAME.apply_in_place(copy, copy.to_move, GAME.parse_action(move))
    assert document(RICH) == before
    assert document(copy) != before
