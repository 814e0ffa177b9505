"""Random games, and which moves are played by themselves, on Two Bowls."""

from __future__ import annotations

import dataclasses
from random import Random

import pytest

from engine.core.game import Document
from engine.core.playout import forced_moves, lone_move, play_out
from engine.core.shuffle import seeded
from tests.contract.tiny import GAME
from tests.contract.tiny.state import TinyState


def feeding(lot: list[int], *, small: tuple[int, ...] = (), pile: tuple[int, ...] = ()) -> TinyState:
    """Seat 1 feeds; hands are empty, so that stopping ends the game."""
    document: Document = {
        "game": "tiny",
        "players": 1,
        "phase": "feed",
        "to_move": 1,
        "lot": lot,
        "pile": list(pile),
        "seat": {"1": {"small": list(small), "hand": []}},
    }
    return GAME.read_position(document, True)


def forced(state: TinyState) -> list[str]:
    return [f"{seat}: {GAME.action_text(action)}" for seat, action in forced_moves(GAME, state)]


def alone(state: TinyState, pressed: str = "pick 2") -> list[str]:
    moves = lone_move(GAME, state, GAME.parse_action(pressed))
    return [f"{seat}: {GAME.action_text(action)}" for seat, action in moves]


def test_the_only_thing_to_do_is_done_though_a_question_follows():
    """One bowl for the last card; whether to stop shows the next card, so that stays a press."""
    assert alone(feeding([3], small=(1, 1), pile=(1,))) == ["1: feed 3 big"]
    assert alone(feeding([], pile=(1,))) == []


def test_the_same_question_is_not_put_again_at_once():
    """Whether to stop is asked after this feeding: a second tap on a stop would answer it."""
    assert alone(feeding([3], small=(1, 1), pile=(1,)), "feed 1 small") == ["1: feed 3 big"]
    assert alone(feeding([3], small=(1, 1), pile=(1,)), "stop") == []


def test_two_things_to_do_are_a_question():
    assert alone(feeding([3], small=(1,))) == []


def test_a_turn_is_never_begun_either():
    position = GAME.read_position({"game": "tiny", "players": 1, "seat": {"1": {"hand": [2]}}}, True)
    assert alone(position) == []
    assert alone(GAME.setup(GAME.options({}), 2, seeded(b""))) == []


def test_a_lone_way_to_finish_the_turn_is_played():
    assert forced(feeding([])) == ["1: stop"]


def test_a_lone_way_is_played_to_its_end():
    """The small bowl is full: one bowl for one card, then the stop."""
    assert forced(feeding([3], small=(1, 1))) == ["1: feed 3 big", "1: stop"]


def test_ways_that_end_alike_are_no_question():
    """Whichever of the two is fed first, both lie in the big bowl."""
    assert forced(feeding([2, 3], small=(1, 1))) == ["1: feed 2 big", "1: feed 3 big", "1: stop"]


def test_ways_that_end_differently_are_a_question():
    assert forced(feeding([3], small=(1,))) == []


def test_a_question_further_on_is_left_for_then_and_before():
    """The last card has two homes: nothing of the rest is played, not even what is the same for both."""
    assert forced(feeding([2, 3], small=(1,))) == []


def test_what_reveals_something_is_never_played():
    assert forced(feeding([], pile=(1,))) == []
    assert forced(feeding([3], small=(1, 1), pile=(1,))) == []


def test_a_turn_is_never_begun_for_anybody():
    """The only card of a lone keeper's hand is still his to pick."""
    position = GAME.read_position({"game": "tiny", "players": 1, "seat": {"1": {"hand": [2]}}}, True)
    assert len(GAME.legal_actions(position, min(GAME.actors(position)))) == 1
    assert forced(position) == []


def test_nothing_is_played_where_nobody_is_alone_to_decide():
    always = dataclasses.replace(GAME, is_mid_turn=lambda state: True)
    state = GAME.setup(GAME.options({}), 2, seeded(b""))
    assert forced_moves(always, state) == []


def test_a_turn_that_passes_to_another_ends_there():
    """Feeding the last card by force ends the round, where both pick again."""
    document: Document = {
        "game": "tiny",
        "options": {"turn_up": False},
        "phase": "feed",
        "to_move": 2,
        "lot": [3],
        "seat": {"1": {"hand": [1]}, "2": {"hand": [2], "small": [1, 1]}},
    }
    assert forced(GAME.read_position(document, True)) == ["2: feed 3 big", "2: stop"]


def test_a_random_game_is_played_to_its_end():
    state = GAME.setup(GAME.options({}), 3, seeded(b""))
    assert play_out(GAME, state, Random(1)) >= 6
    assert not GAME.actors(state)
    assert play_out(GAME, state, Random(1)) == 0


def test_a_game_may_take_as_many_moves_as_the_limit_and_no_more():
    moves = play_out(GAME, GAME.setup(GAME.options({}), 2, seeded(b"")), Random(1))
    again = GAME.setup(GAME.options({}), 2, seeded(b""))
    assert play_out(GAME, again, Random(1), limit=moves) == moves
    with pytest.raises(RuntimeError, match=f"tiny did not end after {moves - 1} moves"):
        play_out(GAME, GAME.setup(GAME.options({}), 2, seeded(b"")), Random(1), limit=moves - 1)
