from __future__ import annotations

from random import Random

import pytest

from engine.core.game import Seat
from engine.games.duell import GAME
from engine.games.duell.cards import texts
from tests.engine.duell.playing import document, play, position, zoo

TABLE = {
    "pile": ["bear", "final", "tiger:square", "bison"],
    "discard": ["gorilla", "hyena"],
    "trucks": [["bison"], [], ["stand:red:ice"]],
    "markers": ["2c", "final", "1"],
    "seat": {"1": zoo("bear", coins=3), "2": zoo("bear", "tiger:heart")},
}


@pytest.mark.parametrize("reader", [None, 1, 2])
def test_everything_is_open_but_the_order_of_the_pile(reader):
    state = position(**TABLE)
    shown = GAME.view_document(GAME.view(state, reader))
    written = document(state)
    assert shown.pop("pile_size") == 4
    assert written.pop("pile") == TABLE["pile"]
    assert shown == written


def test_a_view_holds_what_presenters_need():
    seen = GAME.view(position(**TABLE), Seat(2))
    assert seen.seat == 2
    assert texts(seen.unseen) == ["bear", "bison", "tiger:square"]
    assert (texts(seen.markers), seen.markers_under_final, seen.under_final) == (["2c", "1"], 1, 2)
    assert seen.capacities == (1, 2, 2)
    assert list(seen.targets.values()) == [3, 4, 5, 6, 7, 8]
    assert [score.points for score in seen.scores] == [1, 1]


def test_a_view_does_not_follow_the_game():
    state = position(**TABLE)
    seen = GAME.view(state, None)
    GAME.apply_in_place(state, 1, GAME.parse_action("take 1"))
    GAME.apply_in_place(state, 1, GAME.parse_action("place bison"))
    assert GAME.view(position(**TABLE), None) == seen


def test_determinize_deals_only_the_pile_anew():
    state = position(**TABLE)
    seen = GAME.view(state, 1)
    piles = set()
    for number in range(30):
        other = GAME.determinize(seen, Random(number))
        assert GAME.view(other, 1) == seen
        piles.add(tuple(texts(other.pile)))
    assert len(piles) == 6


def test_a_determinized_game_does_not_touch_the_view():
    seen = GAME.view(position(**TABLE), 1)
    other = GAME.determinize(seen, Random(1))
    play(other, "1: draw")
    while other.to_move and GAME.legal_actions(other, other.to_move):
        GAME.apply_in_place(other, other.to_move, GAME.legal_actions(other, other.to_move)[-1])
    assert GAME.view(position(**TABLE), 1) == seen


def test_the_view_is_of_a_finished_game_too():
    seen = GAME.view(position(phase="over", seat={"1": zoo("bear")}), None)
    assert GAME.view_document(seen)["winners"] == [1]
