from __future__ import annotations

import pytest

from engine.core.errors import MalformedAction
from engine.games.duell import GAME
from engine.games.duell.actions import (
    CLEAR,
    DONATES,
    DRAW,
    DUMP,
    PLACES,
    STEALS,
    LoadTruck,
    TakeTruck,
)
from engine.games.duell.cards import CARDS, card_of

BEAR = card_of("bear:offspring")


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("draw", DRAW),
        ("dump", DUMP),
        ("clear", CLEAR),
        ("load 1", LoadTruck(1)),
        ("take 3", TakeTruck(3)),
        ("take 99", TakeTruck(99)),
        ("load 100", LoadTruck(100)),
        ("take 999999999999999999", TakeTruck(10**18 - 1)),
        ("place bear:offspring", PLACES[BEAR]),
        ("donate stand:red:ice", DONATES[card_of("stand:red:ice")]),
        ("steal tiger", STEALS[card_of("tiger")]),
    ],
)
def test_a_text_is_its_action(text: str, action: object):
    assert GAME.parse_action(text) == action
    assert GAME.action_text(action) == text


@pytest.mark.parametrize("card", CARDS.values(), ids=str)
def test_every_card_can_be_written(card: object):
    for action in (PLACES[card], DONATES[card], STEALS[card]):
        assert GAME.parse_action(GAME.action_text(action)) is action


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "jump",
        "Draw",
        "draw 1",
        "draw ",
        " draw",
        "clear all",
        "dump bear",
        "load",
        "load x",
        "load 0",
        "load 01",
        "load -1",
        "load 1.0",
        f"load {10**18}",
        f"load {'1' * 5000}",
        "load ²",
        "load 1 2",
        "take",
        "take one",
        "take  1",
        "place",
        "place lion",
        "place bear:heart bear",
        "place gorilla:heart",
        "place gorilla:offspring",
        "place final",
        "place stand:pink:ice",
        "place stand:red",
        "donate",
        "donate 1",
        "steal BEAR",
        "steal bear:",
        "steal bear\n",
        "pick lion#1",
    ],
)
def test_what_is_no_move_is_malformed(text: str):
    with pytest.raises(MalformedAction) as refused:
        GAME.parse_action(text)
    assert refused.value.text == text
    assert refused.value.reason
