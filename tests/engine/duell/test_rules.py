"""What may be done: the lists, and the refusals with their numbers."""

from __future__ import annotations

import pytest

from engine.core.errors import CoreRefusal
from engine.games.duell import GAME
from engine.games.duell.actions import DRAW
from engine.games.duell.kinds import DuellRefusal
from tests.engine.duell.playing import document, legal, play, position, refusal, zoo

FULL = [["bear"], ["bear", "bear"], ["bison", "bison"]]
RICH = {
    "1": zoo(coins=2, minus=1),
    "2": zoo("bear:heart", "bear", "bear", "gorilla", "hyena", "tiger:offspring"),
}


def test_a_turn_lists_draw_then_trucks_then_animals_by_species_then_clear():
    state = position(trucks=[["bear"], [], ["bison", "stand:red:ice"]], seat=RICH)
    assert legal(state) == [
        "draw",
        "take 1",
        "take 3",
        "steal gorilla",
        "steal bear",
        "steal bear:heart",
        "steal tiger:offspring",
        "steal hyena",
        "clear",
    ]
    assert legal(state, 2) == []


def test_a_drawn_card_goes_on_any_truck_with_a_place():
    state, _ = play(position(trucks=[["bear"], ["bear"], ["bison", "bison"]]), "1: draw")
    assert legal(state) == ["load 2"]
    assert document(state)["drawn"] != ""


def test_loading_ends_the_turn():
    state, _ = play(position(pile=["hyena", "bear"]), "1: draw", "1: load 3")
    written = document(state)
    assert (written["trucks"], written["drawn"], written["to_move"]) == ([[], [], ["hyena"]], "", 2)
    assert GAME.actors(state) == {2}


def test_a_taken_truck_shows_nothing_and_its_cards_wait():
    state, _ = play(position(trucks=[[], ["bear", "bison"], []]), "1: take 2")
    written = document(state)
    assert (written["trucks"], written["taken"]) == ([[], [], []], {"1": 2})
    assert (written["pending"], written["phase"], written["to_move"]) == (["bear", "bison"], "place", 1)


REFUSED = [
    (position(), "2: draw", CoreRefusal.NOT_YOUR_TURN, {"to_move": 1}),
    (position(), "3: draw", CoreRefusal.NOT_YOUR_TURN, {"to_move": 1}),
    (position(phase="over"), "1: draw", CoreRefusal.GAME_OVER, {}),
    (position(), "1: load 1", DuellRefusal.WRONG_PHASE, {"phase": "turn"}),
    (position(), "1: dump", DuellRefusal.WRONG_PHASE, {"phase": "turn"}),
    (position(phase="load", drawn="bear"), "1: draw", DuellRefusal.WRONG_PHASE, {"phase": "load"}),
    (position(trucks=FULL), "1: draw", DuellRefusal.NO_OPEN_PLACE, {}),
    (position(pile=[], trucks=[["bear"], [], []]), "1: draw", DuellRefusal.PILE_EMPTY, {}),
    (
        position(phase="load", drawn="bear", trucks=[["bear"], [], []]),
        "1: load 1",
        DuellRefusal.TRUCK_FULL,
        {"truck": 1, "capacity": 1, "trucks": 3},
    ),
    (
        position(phase="load", drawn="bear", taken={"2": 3}),
        "1: load 3",
        DuellRefusal.TRUCK_TAKEN,
        {"truck": 3, "capacity": 2, "trucks": 3},
    ),
    (
        position(phase="load", drawn="bear"),
        "1: load 4",
        DuellRefusal.NO_SUCH_TRUCK,
        {"truck": 4, "capacity": 0, "trucks": 3},
    ),
    (
        position(phase="load", drawn="bear", options={"expert": True}, seat={"1": {"coins": 0}}),
        "1: dump",
        DuellRefusal.TOO_FEW_COINS,
        {"coins": 0, "price": 1},
    ),
    (position(), "1: take 1", DuellRefusal.TRUCK_EMPTY, {"truck": 1, "capacity": 1, "trucks": 3}),
    (position(), "1: take 7", DuellRefusal.NO_SUCH_TRUCK, {"truck": 7, "capacity": 0, "trucks": 3}),
    (
        position(taken={"2": 2}),
        "1: take 2",
        DuellRefusal.TRUCK_TAKEN,
        {"truck": 2, "capacity": 2, "trucks": 3},
    ),
    (
        position(phase="place", pending=["bear"], taken={"1": 2}),
        "1: place bison",
        DuellRefusal.NOT_PENDING,
        {"card": "bison"},
    ),
    (
        position(phase="donate", discard=["bear"]),
        "1: donate bear:offspring",
        DuellRefusal.NOT_IN_DISCARD,
        {"card": "bear:offspring"},
    ),
    (
        position(
            phase="donate", discard=["bear:heart", "bison"], seat={"1": zoo("bear:heart", "bear:heart")}
        ),
        "1: donate bear:heart",
        DuellRefusal.WOULD_BE_THIRD,
        {"card": "bear:heart"},
    ),
    (
        position(seat={"2": zoo("bear")}),
        "1: steal bear",
        DuellRefusal.TOO_FEW_COINS,
        {"card": "bear", "coins": 1, "price": 2},
    ),
    (
        position(seat={"1": {"coins": 2}}),
        "1: steal bear",
        DuellRefusal.NOT_OPPOSITE,
        {"card": "bear", "coins": 2, "price": 2},
    ),
    (
        position(seat={"1": {"coins": 2}, "2": {"stands": ["stand:red:ice"]}}),
        "1: steal stand:red:ice",
        DuellRefusal.NO_STANDS,
        {"card": "stand:red:ice", "coins": 2, "price": 2},
    ),
    (
        position(seat={"1": {"coins": 1, "minus": 1}}),
        "1: clear",
        DuellRefusal.TOO_FEW_COINS,
        {"coins": 1, "price": 2},
    ),
    (position(seat={"1": {"coins": 2}}), "1: clear", DuellRefusal.NO_MINUS_POINTS, {"coins": 2, "price": 2}),
]


@pytest.mark.parametrize(
    ("state", "move", "code", "params"), REFUSED, ids=[f"{row[1]}-{row[2]}" for row in REFUSED]
)
def test_a_refusal_names_the_rule_and_its_numbers(state, move, code, params):
    before = document(state)
    refused = refusal(state, move)
    assert (refused.code, refused.params) == (code, params)
    assert document(state) == before


def test_every_refusal_of_the_game_is_tested():
    tested = {row[2] for row in REFUSED} | {DuellRefusal.EXPERT_ONLY, DuellRefusal.FINAL_ROUND}
    assert set(DuellRefusal) <= tested


@pytest.mark.parametrize(
    ("state", "expected"),
    [
        (position(), False),
        (position(phase="load", drawn="bear"), True),
        (position(phase="place", pending=["bear"], taken={"1": 1}), True),
        (position(phase="donate", discard=["bear"]), True),
        (position(phase="over"), False),
    ],
)
def test_a_turn_is_under_way_once_it_has_begun(state, expected: bool):
    assert GAME.is_mid_turn(state) is expected


def test_only_a_draw_shows_something_hidden():
    state = position(trucks=[["bear"], [], []], seat=RICH)
    shown = [action for action in GAME.legal_actions(state, 1) if GAME.reveals(state, 1, action)]
    assert shown == [DRAW]
