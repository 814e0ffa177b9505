"""Who may learn of what, and what a choice tells before it is made, on Two Bowls."""

from __future__ import annotations

from engine.core.game import Seat
from engine.core.view import choices, visible
from tests.contract.tiny import GAME
from tests.contract.tiny.events import CardFed, CardPicked, GameEnded
from tests.contract.tiny.state import Bowl


def test_a_secret_event_is_for_its_seat_only():
    secret, public = CardPicked(Seat(1), 3), GameEnded()
    assert visible([secret, public], Seat(1)) == [secret, public]
    assert visible([secret, public], Seat(2)) == [public]
    assert visible([secret, public], None) == [public]


def test_choices_stand_in_the_order_of_the_legal_actions():
    state = GAME.read_position(
        {"game": "tiny", "phase": "feed", "to_move": 2, "lot": [3, 1], "seat": {"1": {"hand": []}}}, True
    )
    texts = [choice.text for choice in choices(GAME, state, Seat(2))]
    assert texts == ["feed 1 small", "feed 1 big", "feed 3 small", "feed 3 big"]


def test_a_choice_tells_what_it_brings_with_the_forced_moves_after_it():
    state = GAME.read_position(
        {"game": "tiny", "players": 1, "phase": "feed", "to_move": 1, "lot": [3], "pile": []}, True
    )
    small, big = choices(GAME, state, Seat(1))
    assert small.events == (CardFed(Seat(1), 3, Bowl.SMALL), GameEnded())
    assert [score.points for score in small.scores] == [6]
    assert [score.points for score in big.scores] == [3]
    assert small.final  # it ends the game
    assert big.final


def test_a_choice_that_can_be_taken_back_is_not_final():
    state = GAME.read_position(
        {"game": "tiny", "phase": "feed", "to_move": 1, "lot": [3], "pile": [1], "seat": {"1": {"hand": []}}},
        True,
    )
    assert [choice.final for choice in choices(GAME, state, Seat(1))] == [False, False]


def test_a_choice_that_reveals_something_tells_nothing_of_it():
    state = GAME.read_position(
        {"game": "tiny", "phase": "feed", "to_move": 1, "pile": [1], "seat": {"1": {"hand": []}}}, True
    )
    turn_up, stop = choices(GAME, state, Seat(1))
    assert (turn_up.text, turn_up.final, turn_up.events, turn_up.scores) == ("turn_up", True, (), ())
    assert (stop.text, len(stop.scores)) == ("stop", 2)


def test_what_is_hidden_from_the_chooser_stays_so():
    """Seat 1 learns of its own pick from its choice, and of nobody else's."""
    state = GAME.read_position(
        {"game": "tiny", "pile": [1], "seat": {"1": {"hand": [2]}, "2": {"hand": [3]}}}, True
    )
    (choice,) = choices(GAME, state, Seat(1))
    assert choice.events == (CardPicked(Seat(1), 2),)
