"""Views hold what may be seen and nothing else; what they hide can be dealt anew."""

from __future__ import annotations

import json
from random import Random

import pytest

from engine.core.game import Seat
from engine.games.zuuli import GAME
from engine.games.zuuli.kinds import Direction
from engine.games.zuuli.state import ZuuliState
from tests.engine.zuuli.playing import at_random, document, ids, play, position

DEVELOPED = position(
    year=2,
    phase="develop",
    deck=["lion#1"],
    seat={
        "1": {
            "done": True,
            "kept": ["zebra#1"],
            "park": {"new_plot#1": [], "riverbank#1": ["bear#1", "meerkat#1", "keeper#1"]},
            "shown": {
                "kept": ["keeper#1", "meerkat#1", "zebra#1"],
                "park": {"new_plot#1": ["bear#1"], "riverbank#1": []},
            },
        },
        "2": {"kept": ["pool#1"]},
    },
)


def test_a_layout_that_is_not_open_shows_the_park_before():
    seen = GAME.view(DEVELOPED, Seat(2)).boards[Seat(1)]
    assert seen.done
    assert seen.park == {"new_plot#1": ("bear#1",), "riverbank#1": ()}
    assert seen.kept == ids("keeper#1", "meerkat#1", "zebra#1")
    assert seen.shown is None


def test_its_own_seat_sees_it():
    seen = GAME.view(DEVELOPED, Seat(1)).boards[Seat(1)]
    assert seen.park == {"new_plot#1": (), "riverbank#1": ("bear#1", "keeper#1", "meerkat#1")}
    assert seen.kept == ids("zebra#1")
    assert seen.shown is not None


def test_a_view_tells_where_the_hands_go_and_how_many_cards_are_kept():
    seen = GAME.view(DEVELOPED, None)
    assert (seen.direction, seen.picks) == (Direction.RIGHT, 8)
    assert GAME.view(position(players=5), Seat(3)).direction is Direction.LEFT


def test_the_unseen_cards_are_all_that_is_hidden():
    state = position()
    seen = GAME.view(state, Seat(1))
    assert list(seen.unseen) == sorted([*state.deck, *state.boards[2].hand])
    assert len(GAME.view(state, None).unseen) == 90


@pytest.mark.parametrize("reader", [1, 2, None])
def test_a_hidden_layout_is_made_up_and_legal(reader: int | None):
    seat = None if reader is None else Seat(reader)
    generator = Random(3)
    made_up = [GAME.determinize(GAME.view(DEVELOPED, seat), generator) for _ in range(20)]
    for state in made_up:
        assert GAME.view(state, seat) == GAME.view(DEVELOPED, seat)
        assert GAME.read_position(document(state), True) == state
    layouts = {json.dumps(document(state)["seat"]["1"]["park"]) for state in made_up}
    assert (len(layouts) == 1) == (reader == 1)


def hidden_layouts(state: ZuuliState) -> list[Seat]:
    return [seat for seat, board in state.boards.items() if board.done]


def test_an_unopened_layout_changes_nobody_else_s_view():
    """Whatever the seat lays out: the same view for all others, until all are done."""
    generator, looked = Random(1), 0
    for state, seat in at_random(3, 11):
        if state.phase != "develop" or len(GAME.actors(state)) == 1:
            continue
        for _ in range(3):
            one, _ = GAME.apply(state, seat, GAME.random_action(state, seat, generator))
            other, _ = GAME.apply(state, seat, GAME.random_action(state, seat, generator))
            assert hidden_layouts(one)
            for reader in [None, *(reader for reader in state.boards if reader != seat)]:
                assert GAME.view(one, reader) == GAME.view(other, reader)
                assert GAME.view_document(GAME.view(one, reader)) == GAME.view_document(
                    GAME.view(GAME.read_position(document(other), False), reader)
                )
            looked += one != other
    assert looked > 10


def test_nothing_of_a_view_is_the_state_s_own():
    state, _ = play(position(year=3, phase="develop", seat={"1": {"kept": ["bear#1"]}}), "1: develop")
    before = document(state)
    for reader in (Seat(1), Seat(2), None):
        seen = GAME.view(state, reader)
        for board in seen.boards.values():
            board.kept.append(ids("lion#1")[0])
            board.park.clear()
            board.year_scores.append(3)
            if board.shown is not None:
                board.shown.kept.clear()
        seen.discard.append(ids("lion#1")[0])
    assert document(state) == before
