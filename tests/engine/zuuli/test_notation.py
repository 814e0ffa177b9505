"""Move texts are read and written to the letter."""

from __future__ import annotations

import pytest

from engine.core.errors import MalformedAction
from engine.games.zuuli import GAME
from engine.games.zuuli.actions import DevelopPark, Furnished, Laid, PickCard
from engine.games.zuuli.kinds import CardId


def test_a_pick():
    assert GAME.parse_action("pick lion#1") == PickCard(CardId("lion#1"))


def test_a_layout_keeps_the_order_in_which_it_is_written():
    text = "develop new_plot#1=+pool#1,lion#1;riverbank#2=zebra#1"
    action = GAME.parse_action(text)
    assert action == DevelopPark(
        (
            Furnished(CardId("new_plot#1"), (Laid(CardId("pool#1"), True), Laid(CardId("lion#1"), False))),
            Furnished(CardId("riverbank#2"), (Laid(CardId("zebra#1"), False),)),
        )
    )
    assert GAME.action_text(action) == text


def test_developing_without_a_layout():
    assert GAME.parse_action("develop") == DevelopPark()
    assert GAME.action_text(DevelopPark()) == "develop"


@pytest.mark.parametrize(
    "text", ["pick new_plot#3", "pick dodo#99", "pick lion#100", "develop lion#1=riverbank#1,+lion#1"]
)
def test_what_has_the_right_shape_is_never_malformed(text: str):
    assert GAME.action_text(GAME.parse_action(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "", "pick", "pick lion", "pick lion#", "pick lion#0", "pick lion#01", "pick lion#1 lion#2", "pick #1",
        "pick Lion#1", "pick 1lion#1", "pick lion#1x", "pick  lion#1", "pick lion#1\n", "picks lion#1",
        "develop ", "develop a#1", "develop a#1=", "develop =b#1", "develop a#1=b#1;", "develop a#1=b#1,",
        "develop a#1=b#1;a#1=c#1", "develop a#1=b#1; c#1=d#1", "develop a#1=++b#1", "develop +a#1=b#1",
        "develop a#1=b#1=c#1", "develop a=b#1", "develop\ta#1=b#1",
    ],
)  # fmt: skip
def test_what_has_not_is_malformed(text: str):
    with pytest.raises(MalformedAction):
        GAME.parse_action(text)
