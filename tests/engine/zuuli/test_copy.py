"""A copy is the same position and shares nothing that can change."""

from __future__ import annotations

import dataclasses

import pytest

from engine.games.zuuli.state import Board, Collector, Shown, ZuuliState
from tests.engine.zuuli.playing import document, play, position

RICH = position(
    year=3,
    phase="develop",
    deck=["zebra#1"],
    discard=["zebra#2"],
    seat={
        "1": {"kept": ["lion#1"], "park": {"new_plot#1": ["bear#1"]}},
        "2": {"done": True, "kept": ["lion#2"], "year_scores": [], "park": {"riverbank#1": []}},
    },
)

SOLO = position(
    players=1,
    deck=["zebra#1"],
    seat={"1": {"hand": ["lion#1", "lion#2"], "kept": ["bear#1"]}},
    collector={"pile": ["tiger#1"]},
)


@pytest.mark.parametrize("state", [RICH, SOLO])
def test_a_copy_is_equal_and_another(state: ZuuliState):
    assert state.copy() == state
    assert state.copy() is not state


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (RICH, RICH.copy()),
        (SOLO, SOLO.copy()),
        (RICH.boards[1], RICH.boards[1].copy()),
        (RICH.boards[2], RICH.boards[2].copy()),
        (SOLO.collector, SOLO.collector.copy()),
        (RICH.boards[2].shown, RICH.boards[2].shown.copy()),
    ],
)
def test_no_part_that_can_change_is_shared(one: object, other: object):
    assert isinstance(one, ZuuliState | Board | Collector | Shown)
    for field in dataclasses.fields(one):
        mine, theirs = getattr(one, field.name), getattr(other, field.name)
        assert mine == theirs
        if isinstance(mine, list | dict | Board | Collector | Shown):
            assert mine is not theirs


def test_playing_on_a_copy_leaves_the_original():
    before = document(RICH)
    after, _ = play(RICH.copy(), "1: develop new_plot#1=bear#1")
    assert document(RICH) == before
    assert document(after) != before
