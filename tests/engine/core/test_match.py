"""Matches: presses, forced moves, take-backs, votes, rebases and ends, on Two Bowls."""

from __future__ import annotations

import dataclasses
import hashlib

import pytest

from engine.core.errors import BadOptions, IllegalAction
from engine.core.game import Seat
from engine.core.match import (
    Match,
    MatchRefusal,
    RowKind,
    committed_options,
    replay,
    standing_moves,
    start_match,
)
from engine.core.shuffle import commitment
from tests.contract.tiny import GAME
from tests.contract.tiny.actions import Pick, TinyAction
from tests.contract.tiny.rules import TinyRefusal
from tests.contract.tiny.state import TinyState
from tests.contract.tiny.view import TinyView

TinyMatch = Match[TinyState, TinyAction, TinyView]


def new_match(*, turn_up: bool = False) -> TinyMatch:
    """Seat 1 holds 2 2, seat 2 holds 1 3; the pile begins with 3 1 1."""
    match = start_match(GAME, "m", {"turn_up": turn_up}, 2, bytes(32))
    assert [match.state.boards[Seat(n)].hand for n in (1, 2)] == [[2, 2], [1, 3]]
    return match


def press(match: TinyMatch, *moves: str) -> None:
    for move in moves:
        seat, _, text = move.partition(": ")
        match.accept(match.plan_press(Seat(int(seat)), GAME.parse_action(text)))


def texts(match: TinyMatch) -> list[str]:
    return [f"{row.number}/{row.press} {row.seat}: {row.text}" for row in match.rows]


def refusal(match: TinyMatch, seat: int) -> object:
    with pytest.raises(IllegalAction) as refused:
        match.plan_take_back(Seat(seat))
    return refused.value.code


# --- presses ------------------------------------------------------------------------------------------------


def test_a_press_adds_its_row():
    match = new_match()
    press(match, "1: pick 2")
    (row,) = match.rows
    assert (row.number, row.kind, row.seat, row.text) == (1, RowKind.MOVE, 1, "pick 2")
    assert (row.press, row.final, row.rules_version) == (1, False, "1")
    assert match.number == 1


def test_planning_changes_nothing():
    match = new_match()
    before = match.state.copy()
    step = match.plan_press(Seat(1), Pick(2))
    assert (match.number, match.state) == (0, before)
    assert step.state.boards[Seat(1)].picked == 2


def test_an_illegal_press_is_refused_and_changes_nothing():
    match = new_match()
    before = match.state.copy()
    with pytest.raises(IllegalAction) as refused:
        match.plan_press(Seat(1), Pick(3))
    assert refused.value.code is TinyRefusal.NOT_IN_HAND
    assert (match.number, match.state) == (0, before)


def test_an_illegal_press_that_would_reveal_something_is_refused_all_the_same():
    match = new_match()
    press(match, "1: pick 2")
    with pytest.raises(IllegalAction):
        match.plan_press(Seat(2), Pick(2))


def test_forced_moves_follow_with_the_same_press():
    match = new_match()
    press(match, "1: pick 2", "2: pick 3", "2: feed 3 small", "2: feed 2 small")
    assert texts(match)[-2:] == ["4/4 2: feed 2 small", "5/4 2: stop"]


def test_several_moves_of_one_press_carry_its_number():
    match = new_match()
    press(match, "1: pick 2", "2: pick 3")
    match.accept(match.plan_press(Seat(2), *map(GAME.parse_action, ("feed 3 small", "feed 2 small"))))
    assert texts(match)[-3:] == ["3/3 2: feed 3 small", "4/3 2: feed 2 small", "5/3 2: stop"]
    match.accept(match.plan_take_back(Seat(2)))
    assert [row.number for row in standing_moves(match.rows)] == [1, 2]


def test_several_moves_of_one_press_are_planned_together_or_not_at_all():
    match = new_match()
    press(match, "1: pick 2", "2: pick 3")
    before = match.state.copy()
    with pytest.raises(IllegalAction):
        match.plan_press(Seat(2), *map(GAME.parse_action, ("feed 3 small", "feed 3 small")))
    assert (match.number, match.state) == (2, before)


def test_moves_of_several_seats_are_one_press_or_none():
    match = new_match()
    moves = [(Seat(seat), GAME.parse_action(text)) for seat, text in ((1, "pick 2"), (2, "pick 3"))]
    with pytest.raises(IllegalAction):
        match.plan_together([*moves, (Seat(1), GAME.parse_action("stop"))])
    assert match.rows == []
    match.accept(match.plan_together(moves))
    assert texts(match) == ["1/1 1: pick 2", "2/1 2: pick 3"]
    assert replay(match, match.rows) == match.state


def test_the_events_of_forced_moves_are_told_with_the_press():
    match = new_match()
    press(match, "1: pick 2", "2: pick 3", "2: feed 3 small", "2: feed 2 small")
    press(match, "1: pick 2", "2: pick 1", "1: feed 1 big")
    step = match.plan_press(Seat(1), GAME.parse_action("feed 2 big"))
    assert [type(event).__name__ for event in step.events] == ["CardFed", "GameEnded"]


def test_a_row_is_final_when_it_shows_something_or_ends_the_game():
    match = new_match()
    press(match, "1: pick 2", "2: pick 3", "2: feed 3 small", "2: feed 2 small")
    press(match, "1: pick 2", "2: pick 1", "1: feed 1 big", "1: feed 2 big")
    assert [row.number for row in match.rows if row.final] == [2, 7, 10]


def test_a_step_is_accepted_only_onto_the_rows_it_was_planned_for():
    match = new_match()
    step = match.plan_press(Seat(1), Pick(2))
    match.accept(step)
    with pytest.raises(AssertionError):
        match.accept(step)


# --- taking back --------------------------------------------------------------------------------------------


def test_a_take_back_takes_the_forced_moves_too():
    match = new_match()
    press(match, "1: pick 2", "2: pick 3", "2: feed 3 small")
    before = match.state.copy()
    press(match, "2: feed 2 small")
    match.accept(match.plan_take_back(Seat(2)))
    assert match.state == before
    assert texts(match)[-1] == "6/6 2: 4"
    assert [row.number for row in standing_moves(match.rows)] == [1, 2, 3]


def test_numbers_go_on_after_a_take_back():
    match = new_match()
    press(match, "1: pick 2")
    match.accept(match.plan_take_back(Seat(1)))
    press(match, "1: pick 2")
    assert texts(match) == ["1/1 1: pick 2", "2/2 1: 1", "3/3 1: pick 2"]


def test_presses_are_taken_back_one_after_the_other():
    match = new_match()
    press(match, "1: pick 2", "2: pick 3")
    opened = match.state.copy()
    press(match, "2: feed 3 small", "2: feed 2 small")
    match.accept(match.plan_take_back(Seat(2)))
    match.accept(match.plan_take_back(Seat(2)))
    assert match.state == opened
    assert refusal(match, 2) is MatchRefusal.SOMETHING_WAS_SHOWN


def test_who_has_not_moved_has_nothing_to_take_back():
    match = new_match()
    press(match, "1: pick 2")
    assert refusal(match, 2) is MatchRefusal.NOTHING_TO_TAKE_BACK


def test_who_took_everything_back_has_nothing_left():
    match = new_match()
    press(match, "1: pick 2")
    match.accept(match.plan_take_back(Seat(1)))
    assert refusal(match, 1) is MatchRefusal.NOTHING_TO_TAKE_BACK


def test_what_another_person_has_answered_stays():
    match = new_match()
    press(match, "1: pick 2", "2: pick 3")
    assert refusal(match, 1) is MatchRefusal.SOMEONE_ELSE_ACTED


def test_what_another_person_has_answered_stays_even_if_that_was_taken_back():
    match = start_match(GAME, "m", {}, 3, bytes(32))
    press(match, "1: pick 2", "2: pick 1")
    match.accept(match.plan_take_back(Seat(2)))
    assert refusal(match, 1) is MatchRefusal.SOMEONE_ELSE_ACTED


def test_what_showed_something_stays():
    match = new_match()
    press(match, "1: pick 2", "2: pick 3")
    assert refusal(match, 2) is MatchRefusal.SOMETHING_WAS_SHOWN


def test_what_was_shown_and_taken_back_by_vote_has_been_seen():
    """A feed made before a card was turned up cannot be thought over again with that card in mind."""
    match = new_match(turn_up=True)
    press(match, "1: pick 2", "2: pick 3", "2: feed 3 small", "2: feed 2 small", "2: turn_up")
    match.accept(match.plan_return(Seat(1), 5))
    assert refusal(match, 2) is MatchRefusal.SOMETHING_WAS_SHOWN


def test_a_press_is_named_without_planning():
    match = new_match()
    press(match, "1: pick 2")
    assert match.press_to_take_back(Seat(1)) == 1


# --- going back by vote -------------------------------------------------------------------------------------


def test_a_vote_goes_back_across_anybodys_moves():
    match = new_match(turn_up=True)
    press(match, "1: pick 2", "2: pick 3")
    opened = match.state.copy()
    press(match, "2: feed 3 small", "2: feed 2 small", "2: turn_up")
    match.accept(match.plan_return(Seat(1), 3))
    assert match.state == opened
    assert (match.rows[-1].kind, match.rows[-1].seat, match.rows[-1].text) == (RowKind.TAKE_BACK, 1, "3")
    assert replay(match, match.rows) == opened


def test_a_vote_may_name_a_row_that_no_longer_stands():
    """Rows 2 and 3 were taken back by row 4: before row 3 there is row 1 alone."""
    match = new_match()
    press(match, "1: pick 2")
    picked = match.state.copy()
    press(match, "2: pick 3", "2: feed 3 small")
    match.accept(match.plan_return(Seat(1), 2))
    press(match, "2: pick 1")
    match.accept(match.plan_return(Seat(1), 3))
    assert match.state == picked
    assert replay(match, match.rows) == picked
    assert [row.number for row in standing_moves(match.rows)] == [1]


# --- newer rules --------------------------------------------------------------------------------------------


def rebased_match() -> TinyMatch:
    match = new_match()
    press(match, "1: pick 2")
    match.game = dataclasses.replace(GAME, info=dataclasses.replace(GAME.info, rules_version="2"))
    match.accept(match.plan_rebase())
    return match


def test_a_rebase_keeps_the_position_and_names_the_new_rules():
    match = rebased_match()
    row = match.rows[-1]
    assert (row.kind, row.seat, row.final, row.rules_version) == (RowKind.REBASE, 0, True, "2")
    assert GAME.read_position(row.text, False) == match.state


def test_a_replay_starts_at_the_last_rebase():
    match = rebased_match()
    match.accept(match.plan_rebase())
    press(match, "2: pick 3")
    match.seed = b"another deal would end elsewhere"
    assert replay(match, match.rows) == match.state


def test_a_move_under_older_rules_is_not_taken_back():
    assert refusal(rebased_match(), 1) is MatchRefusal.OLDER_RULES


def test_a_vote_does_not_cross_a_rebase():
    match = rebased_match()
    with pytest.raises(IllegalAction) as refused:
        match.plan_return(Seat(2), 1)
    assert refused.value.code is MatchRefusal.OLDER_RULES


def test_moves_after_a_rebase_can_be_taken_back():
    match = rebased_match()
    position = match.state.copy()
    press(match, "1: pick 2")
    match.accept(match.plan_take_back(Seat(1)))
    assert match.state == position


# --- ends and commitments -----------------------------------------------------------------------------------


def test_an_end_is_a_row_and_leaves_the_position():
    match = new_match()
    before = match.state.copy()
    match.accept(match.plan_end(Seat(0), "moderator Kim"))
    row = match.rows[-1]
    assert (row.kind, row.seat, row.text, row.final) == (RowKind.END, 0, "moderator Kim", True)
    assert match.state == replay(match, match.rows) == before


def test_the_commitment_names_the_match_and_its_options():
    match = new_match()
    assert match.commitment == commitment(
        match_id="m",
        game="tiny",
        rules_version="1",
        options={"deck": "THREES", "turn_up": False},
        seats=2,
        seed=bytes(32),
    )


def test_the_commitment_stays_when_newer_rules_go_on():
    match = new_match()
    before = match.commitment
    match.game = dataclasses.replace(GAME, info=dataclasses.replace(GAME.info, rules_version="2"))
    assert match.commitment == before
    match.accept(match.plan_rebase())
    assert match.commitment == before


def test_an_owners_deck_is_committed_to_by_its_hash():
    text = "1\n2\n3\n4\n5\n6\n7\n"
    match = start_match(GAME, "m", {"deck": text}, 2, bytes(32))
    assert committed_options(GAME, match.options) == {
        "deck": hashlib.sha256(text.encode()).hexdigest(),
        "turn_up": True,
    }


def test_a_built_in_deck_is_committed_to_by_its_name():
    assert committed_options(GAME, {"deck": "FIVES", "turn_up": True}) == {"deck": "FIVES", "turn_up": True}


def test_a_match_starts_with_good_options_only():
    with pytest.raises(BadOptions):
        start_match(GAME, "m", {"deck": "NONE"}, 2, bytes(32))
