from __future__ import annotations

import hashlib

import pytest

from engine.core.errors import BadOptions
from engine.core.shuffle import seeded, unshuffled
from engine.games.duell import GAME
from engine.games.duell.cards import texts
from tests.engine.duell.playing import document


def fresh(seed: bytes = bytes(32), **options: object):
    return GAME.setup(GAME.options(options), 2, seeded(seed))


def shuffled_by_hand(seed: bytes, cards: list[str]) -> list[str]:
    """FORMAT.md 5 once more, from its words."""
    cards, words, block = list(cards), [], 0
    while len(words) < 200:
        digest = hashlib.sha256(seed + b"duell/pile" + block.to_bytes(8, "big")).digest()
        words += [int.from_bytes(digest[i : i + 4], "big") for i in range(0, 32, 4)]
        block += 1
    for i in range(len(cards) - 1, 0, -1):
        word = words.pop(0)
        while word >= 2**32 // (i + 1) * (i + 1):
            word = words.pop(0)
        j = word % (i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


K3_RUNS = """
3 gorilla:lightning, 2 gorilla, 3 bison:lightning, 3 bison,
3 antelope:lightning, 3 antelope:square, 1 antelope, 3 bear:lightning, 3 bear:heart, 2 bear,
3 tiger:lightning, 3 tiger:heart, 3 tiger:square, 3 hyena:lightning, 3 hyena:heart, 3 hyena:square, 1 hyena,
1 stand:red:ice, 1 stand:red:pretzel, 1 stand:red:drink, 1 stand:green:ice, 1 stand:green:pretzel,
1 stand:green:drink, 1 stand:blue:ice, 1 stand:blue:pretzel, 1 stand:blue:drink, 1 stand:yellow:ice,
1 stand:yellow:pretzel, 1 stand:yellow:drink
"""
K3 = [run.split()[1] for run in K3_RUNS.split(",") for _ in range(int(run.split()[0]))]


def test_the_unshuffled_pile_is_that_of_the_format():
    state = GAME.setup(GAME.options({}), 2, unshuffled())
    assert texts(state.discard) + texts(reversed(state.pile)) == K3


@pytest.mark.parametrize("seed", [bytes(32), b"another seed, of any length"])
def test_anyone_can_redo_the_shuffle(seed: bytes):
    cards = shuffled_by_hand(seed, K3)
    written = document(fresh(seed))
    assert written["discard"] == cards[:1]
    assert written["pile"] == [*cards[1:-5], "final", *cards[-5:]]


def test_a_fresh_table():
    written = document(fresh())
    assert (written["phase"], written["to_move"], written["round"]) == ("turn", 1, 1)
    assert len(written["pile"]) == 57
    assert written["trucks"] == [[], [], []]
    assert written["markers"] == ["3", "3", "2c", "2c", "2", "final", "1c", "1"]
    assert written["offspring"] == ["bear", "hyena", "tiger"]
    assert [seat["coins"] for seat in written["seat"].values()] == [1, 1]
    assert written["score"] == {"1": 0, "2": 0}


def test_options_reach_the_position():
    written = document(fresh(deck="H4", expert=True, one_square_a_turn=True))
    assert written["options"] == {"deck": "H4", "expert": True, "one_square_a_turn": True}


@pytest.mark.parametrize("seats", [1, 3])
def test_it_is_a_game_for_two(seats: int):
    with pytest.raises(BadOptions, match="seats"):
        GAME.setup(GAME.options({}), seats, unshuffled())


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("expert", 1),
        ("expert", "yes"),
        ("one_square_a_turn", 0),
        ("deck", True),
        ("deck", "K4"),
        ("speed", 1),
    ],
)
def test_wrong_options_are_named(option: str, value: object):
    with pytest.raises(BadOptions) as refused:
        GAME.options({option: value})
    assert refused.value.option == option
