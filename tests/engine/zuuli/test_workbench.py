"""Drafts of a park as text: what they say, what they cannot say, and each step that changes them."""

from __future__ import annotations

import pytest

from engine.core.errors import IllegalAction, MalformedAction
from engine.core.game import Seat
from engine.games.zuuli import GAME
from engine.games.zuuli.deck import is_meant
from engine.games.zuuli.view import ZuuliView
from engine.games.zuuli.workbench import WORKBENCH, read_draft, write_draft
from tests.engine.zuuli.playing import position

PARK = {"new_plot#1": ["lion#1", "lion#2"], "standard_pen_p#1": ["zebra#1", "pool#1"]}
KEPT = ["bear#1", "extension#1", "great_reserve#1"]


def seen() -> ZuuliView:
    boards = {"1": {"park": PARK, "kept": KEPT}, "2": {"kept": ["shark#1"]}}
    return GAME.view(position(year=2, phase="develop", deck=[], seat=boards), Seat(1))


def steps(*texts: str) -> str:
    draft = ""
    for text in texts:
        draft = WORKBENCH.step(seen(), draft, text)
    return draft


def test_a_draft_is_the_layout_so_far():
    assert steps() == steps("layout") == steps("clear") == ""
    assert steps("lay bear#1 great_reserve#1") == "great_reserve#1=bear#1"
    both = steps("lay bear#1 great_reserve#1", "lay extension#1 new_plot#1")
    assert both == "new_plot#1=+extension#1;great_reserve#1=bear#1"
    assert steps(f"layout {both}") == both
    assert steps(f"layout {both}", "clear") == ""


def test_a_lifted_animal_lies_behind_the_mark_until_it_is_laid_again():
    assert steps("lift zebra#1") == "!zebra#1"
    assert steps("lift zebra#1", "lay bear#1 standard_pen_p#1") == "standard_pen_p#1=bear#1!zebra#1"
    laid = steps("lift zebra#1", "lay bear#1 standard_pen_p#1", "lay zebra#1 great_reserve#1")
    assert laid == "standard_pen_p#1=bear#1;great_reserve#1=zebra#1"
    with pytest.raises(IllegalAction) as refused:
        WORKBENCH.action(seen(), "!zebra#1")
    assert (refused.value.code, refused.value.params) == ("still_lifted", {"card": "zebra#1"})
    assert read_draft(seen(), "!zebra#1").left[-1] == "zebra#1"
    assert write_draft(read_draft(seen(), "!lion#2,lion#1")) == "!lion#2,lion#1"


@pytest.mark.parametrize(
    ("draft", "code"),
    [
        ("!bear#1", "not_yours"),
        ("!pool#1", "not_yours"),
        ("!zebra#1,zebra#1", "named_twice"),
        ("great_reserve#1=zebra#1!zebra#1", "named_twice"),
        ("standard_pen_p#1=bear#1", "fierce"),
        ("great_reserve#1=shark#1", "not_yours"),
    ],
)
def test_what_cannot_be_of_this_park_is_refused(draft: str, code: str):
    with pytest.raises(IllegalAction) as refused:
        WORKBENCH.check(seen(), draft)
    assert refused.value.code == code


@pytest.mark.parametrize("draft", ["x", "!", "!zebra", "new_plot#1=lion#1 bear#1", "!zebra#1!lion#1", " "])
def test_what_is_no_draft_is_malformed(draft: str):
    with pytest.raises(MalformedAction):
        WORKBENCH.check(seen(), draft)


@pytest.mark.parametrize("step", ["", "lay", "lay bear#1", "lift", "layout a b", "clear all", "lift bear"])
def test_what_is_no_step_is_malformed(step: str):
    with pytest.raises(MalformedAction):
        steps(step)


def test_an_upgrade_of_an_earlier_year_takes_no_step():
    assert not [step for step in WORKBENCH.steps(seen(), "") if "pool#1" in step]
    with pytest.raises(IllegalAction) as refused:
        steps("lift pool#1")
    assert refused.value.code == "upgrade_fixed"


def test_a_year_is_what_others_call_a_round():
    assert seen().round == 2


def test_a_deck_file_is_told_by_its_tables():
    assert is_meant('[[animals]]\nid = "lion"\n')
    assert is_meant("x = 1\n [new_plot]\n")
    assert not is_meant("[animals]\nbear = { heart = 3 }\n")
