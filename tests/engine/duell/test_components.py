from __future__ import annotations

import copy
import pickle
import tomllib
from collections import Counter
from importlib.resources import files

import pytest
from pydantic import ValidationError

from engine.games.duell.cards import CARDS, MARKERS, SHUFFLED, STANDS, Animal
from engine.games.duell.components import BREEDERS, CAPACITIES, COMPONENTS, TARGETS, load_components
from engine.games.duell.deck import BUILT_IN, deck_report
from engine.games.duell.kinds import Species, Symbol

TEXT = files("engine.games.duell").joinpath("components.toml").read_text("utf-8")


def test_the_box_is_that_of_the_rulebook():
    assert {species: COMPONENTS.animals[species].cards for species in Species} == {
        "gorilla": 5,
        "bison": 6,
        "antelope": 7,
        "bear": 8,
        "tiger": 9,
        "hyena": 10,
    }
    assert list(TARGETS.values()) == [3, 4, 5, 6, 7, 8]
    assert CAPACITIES == (1, 2, 2)
    assert set(BREEDERS) == {Species.BEAR, Species.TIGER, Species.HYENA}
    assert len(SHUFFLED) == 18 + 12
    assert len(CARDS) == 18 + 12 + 3


def test_every_group_has_a_source_and_what_is_made_up_says_so():
    tables = tomllib.loads(TEXT)
    for name, table in tables.items():
        if name == "decks":
            assert all(deck["source"].startswith("RECONSTRUCTION") for deck in table.values())
        else:
            assert table["source"]
    assert tables["shared"]["source"].startswith("RECONSTRUCTION")


@pytest.mark.parametrize(
    ("name", "lightning", "heart", "square"),
    [("K3", 18, 9, 9), ("MIX", 15, 9, 7), ("SPARSE", 13, 9, 6), ("H4", 14, 12, 7)],
)
def test_the_built_in_decks(name: str, lightning: int, heart: int, square: int):
    deck = BUILT_IN[name]
    assert len(deck.cards) == 57
    symbols = Counter(card.symbol for card in deck.cards if isinstance(card, Animal))
    assert (symbols[Symbol.LIGHTNING], symbols[Symbol.HEART], symbols[Symbol.SQUARE]) == (
        lightning,
        heart,
        square,
    )
    assert all(deck.counts[stand] == 1 for stand in STANDS)
    assert sum(deck.counts.values()) == 60
    assert [marker.text for marker in deck.markers] == ["3", "3", "2c", "2c", "2", "1c", "1"]
    assert deck.markers_under_final == 2


@pytest.mark.parametrize("name", BUILT_IN)
def test_the_built_in_decks_pass_the_owner_s_check(name: str):
    """What the component file says of a deck, as an owner would write it."""
    tables = tomllib.loads(TEXT)
    animals = tables["decks"][name]["animals"]
    lines = [f"markers = {tables['shared']['markers']}", "[animals]"]
    lines += [
        f"{species} = {{ {', '.join(f'{s} = {n}' for s, n in row.items())} }}"
        for species, row in animals.items()
    ]
    report = deck_report("\n".join(lines))
    assert report.problems == ()
    assert report.deck is not None
    assert report.deck.cards == BUILT_IN[name].cards


@pytest.mark.parametrize(
    ("old", "new", "path"),
    [
        ("cards = 5", "cards = 0", "animals.gorilla.cards"),
        ("cards = 5, ", "", "animals.gorilla.cards"),
        ('symbols = ["lightning"]', 'symbols = ["thunder"]', "animals.gorilla.symbols.0"),
        ("capacities = [1, 2, 2]", "capacities = [1, 2, -2]", "trucks.capacities.2"),
        ("under_final = 5", "under_finale = 5", "pile.under_final"),
    ],
)
def test_a_broken_component_file_is_refused_with_the_place(old: str, new: str, path: str):
    assert old in TEXT
    with pytest.raises(ValidationError) as refused:
        load_components(TEXT.replace(old, new, 1))
    assert path in [".".join(map(str, error["loc"])) for error in refused.value.errors()]


@pytest.mark.parametrize("card", CARDS.values(), ids=str)
def test_a_copy_of_a_card_is_the_card(card: Animal):
    assert copy.deepcopy([card])[0] is card
    assert pickle.loads(pickle.dumps(card)) is card
    assert repr(card) == f"<{card.text}>"
    assert str(card) == card.text


def test_markers_are_read_from_their_faces():
    assert (MARKERS["3"].points, MARKERS["3"].has_coin) == (3, False)
    assert (MARKERS["2c"].points, MARKERS["2c"].has_coin) == (2, True)
