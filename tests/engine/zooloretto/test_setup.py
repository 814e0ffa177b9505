from __future__ import annotations

from collections import Counter

import pytest

from engine.core.errors import BadOptions
from engine.core.game import Option
from engine.core.shuffle import seeded, unshuffled
from engine.games.zooloretto import GAME
from engine.games.zooloretto.audit import audit
from engine.games.zooloretto.kinds import PartialBonus
from tests.engine.zooloretto.playing import document, position

SPECIES = ["flamingo", "camel", "leopard", "elephant", "panda", "chimpanzee", "zebra", "kangaroo"]


@pytest.mark.parametrize(
    ("players", "pile", "trucks", "bank"), [(2, 64, 3, 26), (3, 75, 3, 24), (4, 86, 4, 22), (5, 97, 5, 20)]
)
def test_a_fresh_game(players: int, pile: int, trucks: int, bank: int):
    state = GAME.setup(GAME.options({}), players, seeded(b"x"))
    written = document(state)
    assert (len(written["pile"]), len(written["end_pile"])) == (pile, 15)
    assert len(written["trucks"]) == trucks
    assert written["bank"] == bank
    assert {seat["coins"] for seat in written["seat"].values()} == {2}
    assert list(written["seat"]) == [str(seat) for seat in range(1, players + 1)]
    assert (written["to_move"], written["round"], written["last_round"]) == (1, 1, False)
    assert set(written["offspring"].values()) == {2}
    assert sorted(written["offspring"]) == written["species"]
    assert audit(state) == []


def test_two_players_have_blocked_trucks():
    state = GAME.setup(GAME.options({}), 2, seeded(b"x"))
    assert document(state)["trucks"] == [[], ["blocker"], ["blocker", "blocker"]]


def test_unshuffled_orders_are_those_of_the_format():
    asked: dict[str, list[str]] = {}

    def listening(label, items):
        asked[label] = [str(item) for item in items]
        return list(items)

    GAME.setup(GAME.options({}), 3, listening)
    assert list(asked) == ["zooloretto/species", "zooloretto/tiles"]
    assert asked["zooloretto/species"] == SPECIES
    tiles = asked["zooloretto/tiles"]
    assert tiles[:12] == ["flamingo"] * 7 + ["flamingo:m"] * 2 + ["flamingo:f"] * 2 + ["camel"]
    assert tiles[66:69] == ["stall:snack"] * 3
    assert tiles[-15:-12] == ["stall:popcorn"] * 3
    assert tiles[-12:] == ["coin"] * 12
    assert Counter(tiles).total() == 90


def test_the_first_shuffled_species_play_in_the_order_of_the_format():
    def backwards(label, items):
        return list(reversed(items)) if label == "zooloretto/species" else list(items)

    written = document(GAME.setup(GAME.options({}), 2, backwards))
    assert written["species"] == sorted(SPECIES[3:])
    assert list(written["offspring"]) == SPECIES[3:]
    assert written["pile"][0] == "elephant"


def test_the_last_fifteen_are_the_end_stack_the_first_of_them_on_top():
    written = document(GAME.setup(GAME.options({}), 3, unshuffled()))
    assert written["pile"][0] == "flamingo"
    assert written["pile"][-1] == "stall:fruit"
    assert written["end_pile"] == ["stall:popcorn"] * 3 + ["coin"] * 12


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_other_numbers_of_players_are_refused(seats: int):
    with pytest.raises(BadOptions) as refused:
        GAME.setup(GAME.options({}), seats, unshuffled())
    assert refused.value.option == "seats"


def test_options():
    assert GAME.options({}) == {"partial_bonus": "min", "stall_to_barn": True}
    assert GAME.options({"partial_bonus": "none"}) == {"partial_bonus": "none", "stall_to_barn": True}
    assert GAME.info.options == (
        Option("partial_bonus", "min", ("min", "none")),
        Option("stall_to_barn", default=True),
    )
    state = position(options={"partial_bonus": "none", "stall_to_barn": False})
    assert state.options.partial_bonus is PartialBonus.NONE
    assert document(state)["options"] == {"partial_bonus": "none", "stall_to_barn": False}


@pytest.mark.parametrize(
    ("given", "option", "reason"),
    [
        ({"blockers": True}, "blockers", "there is no such option, only partial_bonus, stall_to_barn"),
        ({"partial_bonus": True}, "partial_bonus", "must be a str, like 'min'"),
        ({"partial_bonus": "most"}, "partial_bonus", "must be one of min, none"),
        ({"stall_to_barn": 1}, "stall_to_barn", "must be a bool, like True"),
    ],
)
def test_wrong_options_are_refused(given, option: str, reason: str):
    with pytest.raises(BadOptions) as refused:
        GAME.options(given)
    assert (refused.value.option, refused.value.reason) == (option, reason)


def test_the_registry_facts():
    assert GAME.info.key == "zooloretto"
    assert GAME.info.seat_counts == (2, 3, 4, 5)
