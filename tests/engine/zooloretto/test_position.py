"""Position documents: what is written, what may be left out, what is refused and where."""

from __future__ import annotations

import json
from random import Random

import pytest

from engine.core.errors import MalformedPosition
from engine.core.shuffle import seeded, unshuffled
from engine.games.zooloretto import GAME
from tests.engine.zooloretto.playing import document, position, seat_of

DEALT = document(GAME.setup(GAME.options({}), 3, unshuffled()))


def refused(given: dict[str, object], *, free: bool = True) -> tuple[str, str]:
    with pytest.raises(MalformedPosition) as malformed:
        GAME.read_position({"game": "zooloretto", "players": 3, **given}, free)
    return malformed.value.path, malformed.value.reason


# --- what is left out -------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_document_that_gives_nothing_is_a_fresh_table_without_tiles(players: int):
    written = document(position(players))
    dealt = document(GAME.setup(GAME.options({}), players, lambda label, items: list(items)))
    assert written == {**dealt, "pile": [], "end_pile": []}


@pytest.mark.parametrize(
    "key",
    ["options", "phase", "to_move", "round", "last_round", "bank", "trucks", "taken", "drawn", "pending"],
)
def test_every_key_left_out_is_as_at_the_start(key: str):
    given = {name: value for name, value in DEALT.items() if name != key}
    assert document(GAME.read_position(given, False)) == DEALT


@pytest.mark.parametrize("key", ["removed", "offspring", "seat", "score", "game"])
def test_these_too(key: str):
    given = {name: value for name, value in DEALT.items() if name != key}
    assert document(GAME.read_position(given, False)) == DEALT


def test_a_seat_says_only_what_differs():
    state = position(seat={"2": {"E5": ["panda"], "stalls": {"E4": ["stall:kiosk"]}}})
    assert seat_of(state, 2) == {
        "coins": 2,
        "E5": ["panda"],
        "E4": [],
        "E6": [],
        "barn": [],
        "stalls": {"E5": [], "E4": ["stall:kiosk"], "E6": []},
    }


def test_an_expansion_that_is_given_is_built():
    state = position(2, seat={"1": {"X1": []}, "2": {"X1": ["panda"], "X2": []}})
    assert seat_of(state)["X1"] == []
    assert "X2" not in seat_of(state)
    assert seat_of(state, 2)["stalls"] == {"E5": [], "E4": [], "E6": [], "X1": [], "X2": []}


def test_a_species_that_offspring_leaves_out_has_both():
    written = document(position(offspring={"panda": 0}))["offspring"]
    assert (written["panda"], written["camel"], len(written)) == (0, 2, 6)


def test_when_the_game_is_over_what_that_implies_may_be_left_out():
    written = document(position(phase="over"))
    assert (written["to_move"], written["last_round"]) == (0, True)
    assert written["taken"] == {"1": 1, "2": 2, "3": 3}
    assert document(GAME.read_position(written, True)) == written


def test_the_number_of_players_is_needed():
    with pytest.raises(MalformedPosition) as malformed:
        GAME.read_position({"game": "zooloretto"}, True)
    assert malformed.value.path == "players"


# --- what is written --------------------------------------------------------------------------------------


def test_lists_whose_order_means_nothing_are_written_sorted():
    state = position(
        species=["zebra", "panda", "camel", "flamingo", "kangaroo", "leopard"],
        removed=["zebra", "coin", "panda:o"],
        seat={"1": {"E5": ["panda:o", "panda"], "barn": ["zebra", "camel"]}},
    )
    written = document(state)
    assert written["species"] == ["camel", "flamingo", "kangaroo", "leopard", "panda", "zebra"]
    assert written["removed"] == ["coin", "panda:o", "zebra"]
    assert seat_of(state)["E5"] == ["panda", "panda:o"]
    assert seat_of(state)["barn"] == ["camel", "zebra"]


def test_ordered_lists_keep_their_order():
    given = {
        "pile": ["panda", "camel", "coin"],
        "end_pile": ["zebra", "camel"],
        "trucks": [["panda", "camel"], [], []],
        "taken": {"3": 2},
        "phase": "load",
        "drawn": "coin",
    }
    written = document(position(**given))
    assert {key: written[key] for key in given} == given


def test_the_example_of_the_format():
    given = {
        "phase": "turn",
        "to_move": 1,
        "round": 4,
        "last_round": False,
        "bank": 21,
        "pile": ["camel", "panda:m"],
        "end_pile": [],
        "trucks": [["leopard", "coin"], [], []],
        "taken": {"2": 3},
        "drawn": "",
        "pending": [],
        "species": ["camel", "panda", "leopard", "zebra", "elephant", "flamingo"],
        "offspring": {"camel": 2, "panda": 1},
        "removed": ["zebra:o"],
        "seat": {
            "1": {
                "coins": 2,
                "E5": ["leopard", "leopard:f"],
                "E4": [],
                "E6": [],
                "barn": ["panda", "stall:fruit"],
                "stalls": {"E5": ["stall:kiosk"]},
            }
        },
    }
    written = document(position(**given))
    assert written["score"] == {"1": 2 + 2 - 4, "2": 0, "3": 0}
    assert (written["bank"], written["round"]) == (21, 4)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_position_of_a_game_is_strictly_read_back(players: int):
    generator = Random(players)
    state = GAME.setup(GAME.options({}), players, seeded(b"documents"))
    while GAME.actors(state):
        GAME.apply_in_place(state, state.to_move, GAME.random_action(state, state.to_move, generator))
        assert GAME.read_position(json.dumps(document(state)), False) == state


# --- what is refused, and where -----------------------------------------------------------------------------

SIX = ["panda", "camel", "leopard", "zebra", "elephant", "flamingo"]


@pytest.mark.parametrize(
    ("given", "path"),
    [
        ({"game": "duell"}, "game"),
        ({"players": 1}, "players"),
        ({"players": 6}, "players"),
        ({"players": "3"}, "players"),
        ({"options": {"expert": True}}, "options.expert"),
        ({"options": {"partial_bonus": "all"}}, "options.partial_bonus"),
        ({"phase": "develop"}, "phase"),
        ({"to_move": 6}, "to_move"),
        ({"to_move": 4}, "to_move"),
        ({"to_move": 0}, "to_move"),
        ({"phase": "over", "to_move": 1}, "to_move"),
        ({"phase": "over", "to_move": 4}, "to_move"),
        ({"round": 0}, "round"),
        ({"bank": -1}, "bank"),
        ({"pile": ["camel", "camel:o"]}, "pile.1"),
        ({"pile": ["blocker"]}, "pile.0"),
        ({"end_pile": ["camel:m!"]}, "end_pile.0"),
        ({"trucks": [["camel"], []]}, "trucks"),
        ({"trucks": [[], ["camel", "camel:f!"], []]}, "trucks.1.1"),
        ({"trucks": [["camel"] * 4, [], []]}, "trucks.0"),
        ({"trucks": [["blocker"], [], []]}, "trucks"),
        ({"players": 2, "trucks": [[], [], []]}, "trucks"),
        ({"players": 2, "trucks": [["blocker"], ["blocker"], ["blocker"]]}, "trucks"),
        ({"taken": {"4": 1}}, "taken.4"),
        ({"taken": {"9": 1}}, "taken.9.[key]"),
        ({"taken": {"2": 0}}, "taken.2"),
        ({"taken": {"2": 4}}, "taken.2"),
        ({"taken": {"2": 1, "3": 1}}, "taken"),
        ({"taken": {"2": 1}, "trucks": [["camel"], [], []]}, "trucks.0"),
        ({"taken": {"1": 1}}, "taken"),
        ({"phase": "load"}, "drawn"),
        ({"drawn": "camel"}, "drawn"),
        ({"phase": "load", "drawn": "blocker"}, "drawn"),
        ({"phase": "load", "drawn": "camel", "trucks": [["camel"] * 3] * 3}, "trucks"),
        ({"phase": "place", "taken": {"1": 1}}, "pending"),
        ({"pending": ["camel"]}, "pending"),
        ({"phase": "place", "taken": {"1": 1}, "pending": ["coin"]}, "pending.0"),
        ({"phase": "place", "taken": {"1": 1}, "pending": ["camel:o"]}, "pending.0"),
        ({"phase": "place", "pending": ["camel"]}, "taken"),
        ({"phase": "place", "taken": {"1": 1}, "pending": ["camel"] * 4}, "pending"),
        ({"players": 2, "phase": "place", "taken": {"1": 3}, "pending": ["camel"] * 2}, "pending"),
        ({"phase": "over", "last_round": False}, "phase"),
        ({"phase": "over", "taken": {"1": 1, "2": 2}}, "phase"),
        ({"species": SIX[:5]}, "species"),
        ({"species": [*SIX[:5], "panda"]}, "species"),
        ({"species": [*SIX[:5], "tiger"]}, "species.5"),
        ({"offspring": {"tiger": 1}}, "offspring.tiger.[key]"),
        ({"offspring": {"panda": -1}}, "offspring.panda"),
        ({"removed": ["blocker"]}, "removed.0"),
        ({"seat": {"4": {}}}, "seat.4"),
        ({"seat": {"0": {}}}, "seat.0.[key]"),
        ({"seat": {"1": {"coins": -1}}}, "seat.1.coins"),
        ({"seat": {"1": {"E7": []}}}, "seat.1.E7"),
        ({"seat": {"1": {"E5": ["stall:kiosk"]}}}, "seat.1.E5.0"),
        ({"seat": {"1": {"E4": ["camel"] * 5}}}, "seat.1.E4"),
        ({"seat": {"2": {"E4": ["camel", "panda"]}}}, "seat.2.E4"),
        ({"seat": {"1": {"E5": ["camel:m", "camel:f"]}}}, "seat.1.E5"),
        ({"seat": {"1": {"X1": None}}}, "seat.1.X1"),
        ({"seat": {"1": {"X2": []}}}, "seat.1.X2"),
        ({"seat": {"1": {"X1": [], "X2": []}}}, "seat.1.X2"),
        ({"players": 2, "seat": {"1": {"X2": []}}}, "seat.1.X2"),
        ({"seat": {"1": {"barn": ["coin"]}}}, "seat.1.barn.0"),
        ({"seat": {"1": {"stalls": {"E5": ["camel"]}}}}, "seat.1.stalls.E5.0"),
        ({"seat": {"1": {"stalls": {"E5": ["stall:kiosk"] * 2}}}}, "seat.1.E5"),
        ({"seat": {"1": {"stalls": {"X1": []}}}}, "seat.1.stalls.X1"),
        ({"seat": {"1": {"stalls": {"barn": []}}}}, "seat.1.stalls.barn"),
        ({"score": {"1": "many"}}, "score.1"),
        ({"winners": ["1"]}, "winners.0"),
        ({"deck": []}, "deck"),
    ],
)
def test_free_positions_are_refused_with_the_place(given, path: str):
    assert refused(given)[0] == path


def test_pairs_that_may_still_meet_need_young():
    """A rule could not be carried out: refused however free."""
    pairs = {"trucks": [["panda:m"], [], []], "seat": {"2": {"barn": ["panda:f"]}}}
    position(**pairs)
    assert refused({**pairs, "offspring": {"panda": 0}}) == (
        "offspring.panda",
        "1 pairs could breed, the supply is short",
    )
    position(**{**pairs, "trucks": [[], [], []], "removed": ["panda:m"], "offspring": {"panda": 0}})
    used = {"seat": {"2": {"barn": ["panda:f!", "panda:m"]}}, "offspring": {"panda": 0}}
    position(**used)


# --- totals, unless free ------------------------------------------------------------------------------------


def strictly(change) -> tuple[str, str]:
    """The dealt game with something changed in it, which must be refused; freely it is read."""
    given = json.loads(json.dumps(DEALT))
    change(given)
    GAME.read_position(given, True)
    return refused(given, free=False)


TOTALS = [
    (lambda d: d["pile"].append("camel"), "there are 8 camel, the game has 7"),
    (lambda d: d["pile"].remove("panda:m"), "there are 1 panda:m, the game has 2"),
    (lambda d: d["pile"].remove("stall:fruit"), "there are 2 stall:fruit, the game has 3"),
    (lambda d: d["pile"].extend(["coin"]), "there are 13 coin, the game has 12"),
    (lambda d: d["pile"].append("kangaroo"), "there are 1 kangaroo, the game has 0"),
    (lambda d: d["removed"].append("panda:o"), "there are 3 panda:o, the game has 2"),
    (lambda d: lose_a_young(d), "there are 1 panda:o, the game has 2"),
    (lambda d: d["offspring"].update(kangaroo=1), "there are 1 kangaroo:o, the game has 0"),
    (lambda d: swap(d, "panda:m", "panda:m!"), "there are 1 panda:m!, the game has 0"),
    (lambda d: d.update(last_round=True), "there are 15 tiles in the end stack, the game has 14"),
    (lambda d: move_tile(d, "end_pile", "pile"), "there are 14 tiles in the end stack, the game has 15"),
    (lambda d: move_tile(d, "pile", "end_pile"), "there are 16 tiles in the end stack, the game has 15"),
    (lambda d: lay_on_a_truck(d, "end_pile"), "there are 75 tiles in the main stack, the game has 0"),
]


def swap(given, old: str, new: str) -> None:
    given["pile"].remove(old)
    given["seat"]["1"]["barn"].append(new)


def lose_a_young(given) -> None:
    given["pile"].remove("panda:m")
    given["removed"].append("panda:m")
    given["offspring"]["panda"] = 1


def move_tile(given, source: str, target: str) -> None:
    given[target].append(given[source].pop())


def lay_on_a_truck(given, source: str) -> None:
    given["trucks"][0].append(given[source].pop())
    given["last_round"] = True


@pytest.mark.parametrize(("change", "reason"), TOTALS)
def test_tiles_that_do_not_add_up(change, reason: str):
    assert strictly(change) == ("", reason)


def test_coins_that_do_not_add_up():
    reason = "purses and bank hold 31 coins, not 30"
    assert strictly(lambda d: d.update(bank=25)) == ("bank", reason)
    assert strictly(lambda d: d["seat"]["2"].update(coins=3)) == ("bank", reason)


def test_coins_are_counted_only_when_the_bank_is_given():
    given = json.loads(json.dumps(DEALT))
    del given["bank"]
    given["seat"]["1"]["coins"] = 7
    assert GAME.read_position(given, False).bank == 24


def test_a_coin_tile_taken_is_a_coin_and_one_removed_is_none():
    given = json.loads(json.dumps(DEALT))
    given["end_pile"].remove("coin")
    given["end_pile"].append(given["pile"].pop())
    assert refused(given, free=False) == ("bank", "purses and bank hold 30 coins, not 31")
    given["seat"]["1"]["coins"] = 3
    GAME.read_position(given, False)
    given["removed"] = ["coin"]
    assert refused(given, free=False) == ("bank", "purses and bank hold 31 coins, not 30")


def test_text_that_is_no_json():
    with pytest.raises(MalformedPosition):
        GAME.read_position("{", True)


# --- views ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [None, 1, 3])
def test_a_view_document_has_sizes_for_the_stacks(seat):
    state = position(pile=["camel", "panda"], end_pile=["zebra"])
    shown = GAME.view_document(GAME.view(state, seat))
    expected = {key: value for key, value in document(state).items() if key not in ("pile", "end_pile")}
    assert shown == {**expected, "pile_size": 2, "end_pile_size": 1}


def test_the_view_of_a_finished_game_has_winners():
    state = position(phase="over")
    assert GAME.view_document(GAME.view(state, None))["winners"] == [1, 2, 3]
