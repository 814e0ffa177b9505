"""The 25 worked vectors of the card facts, and what the refusals of an enclosure say."""

from __future__ import annotations

import pytest

from engine.core.errors import IllegalAction
from engine.games.zuuli.homes import home_of, tally, used_space, why_not
from engine.games.zuuli.kinds import CardId, ZuuliRefusal
from engine.games.zuuli.parks import check_enclosure
from tests.engine.zuuli.playing import DECK, animal, enclosure, ids, upgrade

VECTORS = [
    # enclosure, upgrades, animals, used/space, values, multiplier, points
    ("standard_pen_p", "", "lion lion", "2/5", "3,3", 1, 6),
    ("standard_pen_j", "", "sloth", "2/5", "0", 1, 0),
    ("standard_pen_j", "", "sloth sloth", "4/5", "3,3", 1, 6),
    ("riverbank", "", "hippo penguin", "4/4", "4,2", 1, 6),
    ("standard_pen_w", "grassland", "hippo turtle", "5/5", "4,3", 1, 7),
    ("standard_pen_w", "", "jellyfish jellyfish jellyfish turtle", "5/5", "4,4,4,3", 1, 15),
    ("standard_pen_w", "", "jellyfish jellyfish", "2/5", "2,2", 1, 4),
    ("breeding_centre", "", "tree_frog tree_frog tree_frog tree_frog", "4/4", "4,4,4,4", 2, 32),
    ("cosy_den_w", "platform", "penguin penguin", "2/2", "2,2", 3, 12),
    ("cosy_den_p", "", "lion lion", "2/2", "3,3", 2, 12),
    ("new_plot", "", "bear", "3/3", "5", 1, 5),
    ("new_plot", "extension keeper", "bear red_panda red_panda", "5/5", "3,3,3", 1, 9),
    ("great_reserve", "", "elephant unicorn", "5/5", "6,3", 1, 9),
    ("great_reserve", "", "toucan unicorn flamingo", "5/5", "4,4,2", 1, 10),
    ("predator_house", "extension keeper", "tiger crocodile angler_fish", "5/5", "4,3,2", 2, 18),
    ("predator_house", "", "hippo", "3/3", "4", 1, 4),
    ("petting_meadow", "", "flamingo meerkat zebra", "4/4", "2,1,2", 2, 10),
    ("showcase", "", "turtle turtle jellyfish", "5/5", "3,3,2", 1, 12),
    ("standard_pen_p", "", "elephant", "4/5", "6", 1, 6),
    ("standard_pen_p", "pool", "elephant zebra", "5/5", "6,2", 1, 8),
    ("standard_pen_p", "keeper pool", "lion lion penguin zebra", "5/5", "3,3,2,2", 1, 10),
]

ILLEGAL = [
    ("standard_pen_p", "", "lion zebra"),
    ("standard_pen_w", "", "hippo penguin"),
    ("new_plot", "extension", "bear red_panda"),
    ("predator_house", "extension", "tiger shark"),
]


def test_there_are_25_vectors():
    assert len(VECTORS) + len(ILLEGAL) == 25


@pytest.mark.parametrize(("home", "upgrades", "animals", "space", "values", "multiplier", "points"), VECTORS)
def test_vector(
    home: str, upgrades: str, animals: str, space: str, values: str, multiplier: int, points: int
):
    built = home_of(enclosure(home), tuple(map(upgrade, upgrades.split())))
    living = [animal(face) for face in animals.split()]
    assert why_not(built, living) is None
    scored = tally(built, living)
    assert f"{scored.used}/{scored.space}" == space
    assert scored.used == used_space(built, living)
    assert ",".join(map(str, scored.values)) == values
    assert scored.multiplier == multiplier
    assert scored.points == points


@pytest.mark.parametrize(("home", "upgrades", "animals"), ILLEGAL)
def test_vector_that_is_not_legal(home: str, upgrades: str, animals: str):
    built = home_of(enclosure(home), tuple(map(upgrade, upgrades.split())))
    assert why_not(built, [animal(face) for face in animals.split()]) is ZuuliRefusal.FIERCE


def test_nobody_may_always_live_anywhere():
    empty = home_of(enclosure("showcase"))
    assert why_not(empty, []) is None
    assert tally(empty, []).points == 0
    check_enclosure(DECK, CardId("showcase#1"), ids("pool#1"))


@pytest.mark.parametrize(
    ("cards", "code", "params"),
    [
        (["turtle#1", "zebra#1"], "no_habitat", {"card": "turtle#1"}),
        (["elephant#1", "zebra#1"], "too_full", {"used": 6, "space": 5}),
        (["lion#1", "lion#2", "zebra#1"], "fierce", {"card": "lion#1", "other": "zebra#1"}),
        (["bear#1", "lion#1"], "fierce", {"card": "bear#1", "other": "lion#1"}),
    ],
)
def test_a_refusal_says_which_card_and_how_much(cards: list[str], code: str, params: dict[str, object]):
    with pytest.raises(IllegalAction) as refused:
        check_enclosure(DECK, CardId("standard_pen_p#1"), ids(*cards))
    assert refused.value.code == code
    assert refused.value.params == {"enclosure": "standard_pen_p#1", **params}


def test_upgrades_that_come_to_the_same_are_alike():
    plain = home_of(enclosure("standard_pen_p"))
    assert plain.is_like(home_of(enclosure("standard_pen_p"), (upgrade("grassland"),)))
    for face in ("extension", "pool", "keeper", "platform"):
        assert not plain.is_like(home_of(enclosure("standard_pen_p"), (upgrade(face),)))
