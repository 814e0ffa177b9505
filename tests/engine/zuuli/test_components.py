"""The box holds what the rulebook and the card facts say."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from engine.games.zuuli.cards import Animal, Enclosure, Upgrade, plot_of
from engine.games.zuuli.components import (
    CARDS_NEEDED,
    COMPONENTS,
    DECK_FILES,
    PICKS,
    SEAT_COUNTS,
    YEARS,
    load_components,
)
from engine.games.zuuli.kinds import Habitat, Provenance, Trait
from tests.engine.zuuli.playing import DECK, animal, enclosure, upgrade


def test_three_years_for_one_to_five():
    assert YEARS == 3
    assert SEAT_COUNTS == (1, 2, 3, 4, 5)
    assert PICKS == {1: (9, 8, 7), 2: (9, 8, 7), 3: (8, 7, 6), 4: (7, 6, 5), 5: (6, 5, 4)}


def test_the_cards_that_are_dealt_in_a_game():
    """Facts, section 3."""
    assert CARDS_NEEDED == {1: 48, 2: 48, 3: 63, 4: 72, 5: 75}


def test_everything_has_one_entry_a_year():
    assert len(COMPONENTS.solo.picks) == len(COMPONENTS.solo.bonus_habitats) == YEARS
    assert all(len(hands) == YEARS for hands in COMPONENTS.deal.hands.values())


def test_the_reconstruction_has_ninety_cards():
    """Facts, section 4: 22 enclosures, 54 animals, 14 upgrades."""
    counts = dict.fromkeys((Enclosure, Animal, Upgrade), 0)
    for face in DECK.faces:
        counts[type(face)] += face.copies
    assert counts == {Enclosure: 22, Animal: 54, Upgrade: 14}
    assert len(DECK.cards) == len(set(DECK.cards)) == 90
    assert DECK.shuffled == set(DECK.cards)
    assert set(DECK.animals) | set(DECK.upgrades) | set(DECK.enclosures) == {
        *DECK.cards,
        *(plot_of(seat) for seat in range(1, 6)),
    }


def test_the_cards_lie_in_the_order_of_the_file():
    assert DECK.cards[:3] == ("standard_pen_p#1", "standard_pen_p#2", "standard_pen_j#1")
    assert DECK.cards[22:24] == ("lion#1", "lion#2")
    assert DECK.cards[-2:] == ("platform#1", "platform#2")


def test_some_cards_as_the_facts_have_them():
    lion, hippo, plot = animal("lion"), animal("hippo"), enclosure("new_plot")
    assert (lion.value, lion.space, lion.trait, lion.copies) == (3, 2, Trait.FIERCE, 3)
    assert hippo.habitats == {Habitat.PLAINS, Habitat.WATER}
    assert (plot.space, plot.multiplier, plot.habitats) == (3, 1, set(Habitat))
    assert upgrade("climate").copies == 1
    assert enclosure("cosy_den_j").multiplier == 2


def test_every_field_of_every_card_says_where_it_comes_from():
    fields = {
        Enclosure: {"name", "copies", "space", "multiplier", "habitats"},
        Animal: {"name", "copies", "trait", "value", "habitats", "space"},
        Upgrade: {"name", "copies"},
    }
    for face in DECK.faces:
        assert set(face.provenance) - {"rule", "args"} == fields[type(face)]
        assert ("rule" in face.provenance) == bool(face.rule.code)
    assert DECK.new_plot.provenance["habitats"] is Provenance.MOVING_WILD
    assert animal("lion").provenance["value"] is Provenance.SOURCED
    assert animal("tree_frog").provenance["rule"] is Provenance.RECONSTRUCTED
    assert animal("jellyfish").provenance["habitats"] is Provenance.INFERRED


def test_the_reconstruction_says_what_it_is():
    assert DECK.edition == "reconstruction-1"
    assert "not the printed deck" in DECK.notice
    assert list(DECK_FILES) == ["reconstruction-1"]


def test_a_components_file_with_a_slip_is_refused():
    with pytest.raises(ValidationError):
        load_components("[deal]\nsource = 'x'\nhands = { 2 = [9, 8, 0] }\n")
