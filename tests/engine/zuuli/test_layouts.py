"""The builder: where a card may go and why not, what it would bring, lifting, and the layout of a draft."""

from __future__ import annotations

import pytest

from engine.core.errors import IllegalAction
from engine.core.game import Seat
from engine.games.zuuli import GAME
from engine.games.zuuli.actions import DevelopPark
from engine.games.zuuli.kinds import CardId
from engine.games.zuuli.layouts import (
    Draft,
    candidates,
    check_layout,
    draft_of,
    fits,
    laid,
    layout_of,
    lifted,
    places,
    tally_of,
    unhoused,
)
from tests.engine.zuuli.playing import DECK, at_random, ids, park

BEFORE = park(new_plot=["extension#3"], standard_pen_j=["anteater#1"])
KEPT = ids("bear#1", "breeding_centre#1", "extension#1", "hippo#1", "jellyfish#1", "standard_pen_w#1")


def draft() -> Draft:
    return draft_of(DECK, BEFORE, KEPT)


def card(token: str) -> CardId:
    return CardId(token)


def put(draft: Draft, *steps: str) -> Draft:
    for step in steps:
        token, home = step.split(" → ")
        draft = laid(draft, card(token), card(home))
    return draft


def test_a_draft_begins_with_the_new_enclosures_and_nothing_laid():
    begun = draft()
    assert list(begun.park) == ["new_plot#1", "standard_pen_j#1", "breeding_centre#1", "standard_pen_w#1"]
    assert begun.left == tuple(ids("bear#1", "extension#1", "hippo#1", "jellyfish#1"))
    assert layout_of(begun) == DevelopPark()
    assert tally_of(begun).sum == 3 - 3 - 4 - 2


def test_every_enclosure_says_what_a_card_brings_or_why_it_cannot_be():
    found = {place.enclosure: place for place in places(draft(), card("hippo#1"))}
    assert found["new_plot#1"].gain == 8
    assert found["breeding_centre#1"].gain == 8
    assert found["standard_pen_w#1"].gain == 8
    refusal = found["standard_pen_j#1"].refusal
    assert refusal is not None
    assert refusal.code == "no_habitat"
    assert fits(draft(), card("hippo#1")) == tuple(ids("new_plot#1", "breeding_centre#1", "standard_pen_w#1"))


def test_a_conflict_names_the_animals():
    begun = put(draft(), "hippo#1 → standard_pen_w#1")
    place = next(p for p in places(begun, card("jellyfish#1")) if p.enclosure == "standard_pen_w#1")
    assert place.refusal is not None
    assert place.refusal.code == "fierce"
    assert place.refusal.params["card"] == "hippo#1"


def test_the_gain_of_moving_a_card_counts_both_enclosures():
    begun = put(draft(), "jellyfish#1 → new_plot#1")
    assert tally_of(begun).sum == 3 - 3 - 4 + 2
    found = {place.enclosure: place.gain for place in places(begun, card("jellyfish#1"))}
    assert found == {"standard_pen_j#1": 0, "breeding_centre#1": 0, "standard_pen_w#1": 0}
    begun = put(begun, "jellyfish#1 → standard_pen_w#1")
    assert begun.park["new_plot#1"] == ("extension#3",)
    assert begun.park["standard_pen_w#1"] == ("jellyfish#1",)


def test_steps_make_the_layout_of_one_decision():
    begun = put(
        draft(), "bear#1 → new_plot#1", "anteater#1 → breeding_centre#1", "extension#1 → standard_pen_w#1"
    )
    assert GAME.action_text(layout_of(begun)) == (
        "develop new_plot#1=bear#1;breeding_centre#1=anteater#1;standard_pen_w#1=+extension#1"
    )
    check_layout(DECK, BEFORE, KEPT, layout_of(begun))
    assert begun.left == tuple(ids("hippo#1", "jellyfish#1"))


def test_a_draft_can_be_taken_up_again():
    begun = put(draft(), "bear#1 → new_plot#1", "anteater#1 → breeding_centre#1")
    assert draft_of(DECK, BEFORE, KEPT, layout_of(begun)) == begun


def test_lifting_makes_room_for_an_exchange():
    before = park(cosy_den_j=["red_panda#1", "red_panda#2"], cosy_den_w=["tree_frog#1"], mangrove=[])
    begun = draft_of(DECK, before, ids("tree_frog#2"))
    assert fits(begun, card("tree_frog#2")) == tuple(ids("cosy_den_w#1", "mangrove#1"))
    begun = lifted(begun, card("red_panda#1"))
    assert unhoused(begun) == tuple(ids("red_panda#1"))
    assert begun.left == tuple(ids("tree_frog#2", "red_panda#1"))
    # The lifted one costs nothing by itself; the one that stays has lost its company.
    assert tally_of(begun).sum == 2 * 1 + 2 * 1 - 1
    assert {place.enclosure: place.gain for place in places(begun, card("red_panda#1"))} == {
        "cosy_den_j#1": 10,
        "cosy_den_w#1": 0,
        "mangrove#1": 1,
    }
    begun = put(begun, "tree_frog#2 → cosy_den_j#1", "red_panda#1 → mangrove#1")
    assert unhoused(begun) == ()
    check_layout(DECK, before, ids("tree_frog#2"), layout_of(begun))


def test_a_draft_with_a_lifted_animal_is_no_layout():
    with pytest.raises(AssertionError):
        layout_of(lifted(draft(), card("anteater#1")))


def test_lifting_a_card_of_the_table_changes_nothing():
    assert lifted(draft(), card("bear#1")) == draft()


def test_an_upgrade_of_this_year_can_be_lifted_but_one_of_an_earlier_year_cannot():
    begun = put(draft(), "extension#1 → standard_pen_w#1")
    assert card("extension#1") in lifted(begun, card("extension#1")).left
    with pytest.raises(IllegalAction) as refused:
        lifted(begun, card("extension#3"))
    assert refused.value.code == "upgrade_fixed"
    assert places(begun, card("extension#3")) == ()


def test_what_another_card_needs_cannot_be_lifted():
    before = park(standard_pen_j=[])
    begun = put(
        draft_of(DECK, before, ids("pool#1", "turtle#1")),
        "pool#1 → standard_pen_j#1",
        "turtle#1 → standard_pen_j#1",
    )
    with pytest.raises(IllegalAction) as refused:
        lifted(begun, card("pool#1"))
    assert refused.value.code == "no_habitat"


@pytest.mark.parametrize(
    ("token", "home", "code"),
    [("bear#1", "mangrove#1", "no_such_enclosure"), ("zebra#1", "new_plot#1", "not_yours")],
)
def test_what_is_not_in_the_draft_cannot_be_laid(token: str, home: str, code: str):
    with pytest.raises(IllegalAction) as refused:
        laid(draft(), card(token), card(home))
    assert refused.value.code == code


def test_candidates_lay_one_card_each():
    texts = [GAME.action_text(layout) for layout in candidates(DECK, BEFORE, KEPT)]
    assert texts[0] == "develop"
    assert len(set(texts)) == len(texts) == 1 + 4 * 4 + 3
    assert "develop breeding_centre#1=anteater#1" in texts
    assert "develop standard_pen_w#1=+extension#1" in texts
    assert not any("extension#3" in text for text in texts)


def test_a_candidate_is_legal_where_the_builder_would_lay_the_card():
    for state, seat in at_random(2, 12):
        if state.phase != "develop":
            continue
        board = state.boards[seat]
        begun = draft_of(DECK, board.park, board.kept)
        for layout in candidates(DECK, board.park, board.kept):
            for furnished in layout.layout:
                possible = furnished.enclosure in fits(begun, furnished.cards[0].card)
                assert possible == is_legal(state, seat, layout)


def is_legal(state: object, seat: Seat, layout: DevelopPark) -> bool:
    try:
        GAME.check(state, seat, layout)
    except IllegalAction:
        return False
    return True
