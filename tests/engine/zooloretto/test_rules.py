"""What may be done: the lists, and the refusals with their numbers."""

from __future__ import annotations

from random import Random

import pytest

from engine.core.errors import CoreRefusal, IllegalAction
from engine.core.shuffle import seeded
from engine.games.zooloretto import GAME
from engine.games.zooloretto.actions import (
    DISCARDS,
    DRAW,
    EXCHANGES,
    EXPAND,
    LOADS,
    MOVES,
    PLACES,
    PURCHASES,
    TAKES,
)
from engine.games.zooloretto.kinds import Phase, ZoolorettoRefusal
from tests.engine.zooloretto.playing import (
    document,
    legal,
    placing,
    play,
    position,
    refusal,
    seat_of,
    zoo,
)

# --- trucks -----------------------------------------------------------------------------------------------


def test_a_turn_without_money_is_drawing_or_taking():
    state = zoo(
        table={"pile": ["camel"], "trucks": [["camel"], [], ["coin", "panda"]]}, coins=0, barn=["panda"]
    )
    assert legal(state) == ["draw", "take 1", "take 3"]
    assert legal(state, 2) == []
    assert GAME.actors(state) == {1}
    assert not GAME.is_mid_turn(state)


def test_a_drawn_tile_goes_on_any_truck_in_the_middle_with_a_space():
    trucks = [["camel"], [], ["panda", "panda", "panda"], []]
    state, _ = play(position(4, pile=["coin"], trucks=trucks, taken={"2": 4}), "1: draw")
    assert legal(state) == ["load 1", "load 2"]
    assert (document(state)["drawn"], document(state)["phase"], document(state)["pile"]) == (
        "coin",
        "load",
        [],
    )
    assert GAME.is_mid_turn(state)
    state, _ = play(state, "1: load 1")
    assert (document(state)["trucks"][0], document(state)["to_move"]) == (["camel", "coin"], 3)
    assert document(state)["drawn"] == ""


def test_taking_a_truck_credits_coins_and_leaves_the_rest_pending():
    state, _ = play(position(trucks=[["coin", "panda", "coin"], [], []]), "1: take 1")
    written = document(state)
    assert (written["trucks"], written["taken"], written["pending"]) == ([[], [], []], {"1": 1}, ["panda"])
    assert (written["phase"], written["to_move"], written["bank"]) == ("place", 1, 24)
    assert seat_of(state)["coins"] == 4
    assert GAME.is_mid_turn(state)


def test_a_truck_of_coins_ends_the_turn():
    state, _ = play(position(trucks=[["coin"], [], []]), "1: take 1")
    assert (document(state)["phase"], document(state)["to_move"]) == ("turn", 2)
    assert seat_of(state)["coins"] == 3


def test_blockers_stay_on_the_truck():
    state, _ = play(position(2, trucks=[[], ["blocker", "camel"], ["blocker"] * 2]), "1: take 2")
    assert document(state)["trucks"] == [[], ["blocker"], ["blocker", "blocker"]]
    assert document(state)["pending"] == ["camel"]


def test_placing_lists_each_kind_once_by_area():
    state = placing("panda", "stall:kiosk", "panda", E5=["camel"], E4=["panda"], X1=[])
    assert legal(state) == [
        "place panda E4",
        "place panda E6",
        "place panda X1",
        "place panda barn",
        "place stall:kiosk E5",
        "place stall:kiosk E4",
        "place stall:kiosk E6",
        "place stall:kiosk X1",
        "place stall:kiosk barn",
    ]


def test_only_drawing_reveals_something():
    state = position(pile=["camel"], trucks=[["camel"], [], []])
    assert [GAME.reveals(state, 1, action) for action in GAME.legal_actions(state, 1)] == [True, False]


# --- money ------------------------------------------------------------------------------------------------


def test_with_one_coin_tiles_move_and_groups_change_places():
    state = zoo(
        coins=1,
        E5=["panda"],
        E4=["camel", "camel"],
        barn=["camel", "panda", "stall:fruit", "stall:fruit"],
        stalls={"E4": ["stall:kiosk"]},
    )
    assert legal(state) == [
        "move camel barn E4",
        "move camel barn E6",
        "move panda barn E5",
        "move panda barn E6",
        "move stall:fruit barn E5",
        "move stall:fruit barn E4",
        "move stall:fruit barn E6",
        "move stall:kiosk E4 E5",
        "move stall:kiosk E4 E6",
        "move stall:kiosk E4 barn",
        "exchange E5 E4",
        "exchange E5 barn camel",
        "exchange E4 barn panda",
    ]


def test_with_two_coins_tiles_are_bought_and_discarded():
    seats = {
        "1": {"coins": 2, "barn": ["camel", "camel"]},
        "2": {"barn": ["panda", "panda", "stall:fruit"]},
        "3": {"barn": ["camel:o"]},
    }
    found = legal(position(seat=seats))
    assert found[3:] == [
        "buy 2 panda E5",
        "buy 2 panda E4",
        "buy 2 panda E6",
        "buy 2 panda barn",
        "buy 2 stall:fruit E5",
        "buy 2 stall:fruit E4",
        "buy 2 stall:fruit E6",
        "buy 2 stall:fruit barn",
        "buy 3 camel:o E5",
        "buy 3 camel:o E4",
        "buy 3 camel:o E6",
        "buy 3 camel:o barn",
        "discard camel",
    ]


def test_with_three_coins_the_zoo_is_expanded():
    state, _ = play(zoo(coins=3), "1: expand")
    assert legal(zoo(coins=3)) == ["expand"]
    assert seat_of(state)["X1"] == []
    assert seat_of(state)["stalls"]["X1"] == []
    assert (seat_of(state)["coins"], document(state)["bank"], document(state)["to_move"]) == (0, 27, 2)
    assert legal(zoo(coins=3, X1=[])) == []
    assert legal(zoo(2, coins=3, X1=[])) == ["expand"]
    state, _ = play(zoo(2, coins=3, X1=[]), "1: expand")
    assert list(seat_of(state)) == ["coins", "E5", "E4", "E6", "X1", "X2", "barn", "stalls"]


# --- refusals ---------------------------------------------------------------------------------------------

R = ZoolorettoRefusal
FULL5 = ["panda"] * 5
TABLE = {"trucks": [["camel"], [], []], "taken": {"2": 3}}
E5_FULL = {"area": "E5", "species": "panda", "animals": 5, "spaces": 5, "stalls": 1, "stall_spaces": 1}
E5_STALL = {"E5": ["stall:kiosk"]}

TRUCK = {"trucks": 3, "spaces": 3}
REFUSED = [
    (position(), "2: draw", CoreRefusal.NOT_YOUR_TURN, {"to_move": 1}),
    (position(), "4: draw", CoreRefusal.NOT_YOUR_TURN, {"to_move": 1}),
    (position(phase="over"), "1: draw", CoreRefusal.GAME_OVER, {}),
    (position(), "1: load 1", R.WRONG_PHASE, {"phase": "turn"}),
    (position(), "1: place camel E5", R.WRONG_PHASE, {"phase": "turn"}),
    (position(phase="load", drawn="camel"), "1: draw", R.WRONG_PHASE, {"phase": "load"}),
    (position(phase="load", drawn="camel"), "1: expand", R.WRONG_PHASE, {"phase": "load"}),
    (placing("camel"), "1: take 2", R.WRONG_PHASE, {"phase": "place"}),
    # A
    (position(), "1: draw", R.NO_TILES, {}),
    (position(pile=["camel"], trucks=[["camel"] * 3] * 3), "1: draw", R.NO_OPEN_SPACE, {}),
    (position(phase="load", drawn="camel"), "1: load 4", R.NO_SUCH_TRUCK, {"truck": 4, **TRUCK}),
    (
        position(phase="load", drawn="camel", taken={"2": 2}),
        "1: load 2",
        R.TRUCK_TAKEN,
        {"truck": 2, **TRUCK},
    ),
    (
        position(phase="load", drawn="camel", trucks=[["camel"] * 3, [], []]),
        "1: load 1",
        R.TRUCK_FULL,
        {"truck": 1, **TRUCK},
    ),
    # B
    (position(**TABLE), "1: take 9", R.NO_SUCH_TRUCK, {"truck": 9, **TRUCK}),
    (position(**TABLE), "1: take 2", R.TRUCK_EMPTY, {"truck": 2, **TRUCK}),
    (position(**TABLE), "1: take 3", R.TRUCK_TAKEN, {"truck": 3, **TRUCK}),
    (position(2), "1: take 3", R.TRUCK_EMPTY, {"truck": 3, **TRUCK}),
    (placing("camel"), "1: place panda E5", R.NOT_PENDING, {"tile": "panda"}),
    (placing("camel"), "1: place coin E5", R.NOT_PENDING, {"tile": "coin"}),
    (placing("camel"), "1: place camel X1", R.NOT_BUILT, {"tile": "camel", "area": "X1"}),
    (
        placing("camel", E5=FULL5, stalls=E5_STALL),
        "1: place camel E5",
        R.WRONG_SPECIES,
        {"tile": "camel", **E5_FULL},
    ),
    (
        placing("panda:m", E5=FULL5, stalls=E5_STALL),
        "1: place panda:m E5",
        R.ENCLOSURE_FULL,
        {"tile": "panda:m", **E5_FULL},
    ),
    (
        placing("stall:fruit", E5=FULL5, stalls=E5_STALL),
        "1: place stall:fruit E5",
        R.STALL_SPACES_FULL,
        {"tile": "stall:fruit", **E5_FULL},
    ),
    # move
    (zoo(coins=0, barn=["panda"]), "1: move panda barn E5", R.TOO_FEW_COINS, {"coins": 0, "price": 1}),
    (zoo(barn=["panda"]), "1: move camel barn E5", R.NOT_THERE, {"tile": "camel", "area": "barn"}),
    (zoo(barn=["panda"]), "1: move coin barn E5", R.NOT_THERE, {"tile": "coin", "area": "barn"}),
    (zoo(E4=["panda"]), "1: move camel E4 E5", R.NOT_THERE, {"tile": "camel", "area": "E4"}),
    (zoo(), "1: move camel X1 E5", R.NOT_THERE, {"tile": "camel", "area": "X1"}),
    (zoo(E5=["panda"]), "1: move panda E5 E4", R.ONLY_FROM_BARN, {"tile": "panda", "area": "E5"}),
    (zoo(E5=["panda"]), "1: move panda E5 barn", R.ONLY_FROM_BARN, {"tile": "panda", "area": "E5"}),
    (zoo(barn=["panda"]), "1: move panda barn barn", R.NO_CHANGE, {"tile": "panda", "area": "barn"}),
    (
        zoo(stalls={"E4": ["stall:kiosk"]}),
        "1: move stall:kiosk E4 E4",
        R.NO_CHANGE,
        {"tile": "stall:kiosk", "area": "E4"},
    ),
    (
        zoo(table={"options": {"stall_to_barn": False}}, stalls=E5_STALL),
        "1: move stall:kiosk E5 barn",
        R.STALL_STAYS_OUT,
        {"tile": "stall:kiosk", "area": "E5"},
    ),
    (zoo(barn=["panda"]), "1: move panda barn X1", R.NOT_BUILT, {"tile": "panda", "area": "X1"}),
    (
        zoo(E5=FULL5, stalls=E5_STALL, barn=["panda"]),
        "1: move panda barn E5",
        R.ENCLOSURE_FULL,
        {"tile": "panda", **E5_FULL},
    ),
    # exchange
    (zoo(coins=0), "1: exchange E5 E4", R.TOO_FEW_COINS, {"coins": 0, "price": 1}),
    (zoo(E5=["panda"]), "1: exchange E5 E5", R.SAME_AREA, {"area": "E5"}),
    (zoo(barn=["panda"]), "1: exchange barn barn panda", R.SAME_AREA, {"area": "barn"}),
    (zoo(E5=["panda"], barn=["camel"]), "1: exchange E5 barn", R.SPECIES_NEEDED, {}),
    (zoo(E5=["panda"], E4=["camel"]), "1: exchange E5 E4 camel", R.SPECIES_NOT_NEEDED, {}),
    (zoo(E5=["panda"]), "1: exchange E5 X1", R.NOT_BUILT, {"area": "X1"}),
    (zoo(E5=["panda"]), "1: exchange E5 E4", R.NOTHING_TO_EXCHANGE, {"area": "E4"}),
    (zoo(E4=["panda"]), "1: exchange E5 E4", R.NOTHING_TO_EXCHANGE, {"area": "E5"}),
    (zoo(E5=["panda"]), "1: exchange E5 barn camel", R.NOTHING_TO_EXCHANGE, {"area": "barn"}),
    (zoo(barn=["camel"]), "1: exchange E5 barn camel", R.NOTHING_TO_EXCHANGE, {"area": "E5"}),
    (zoo(E5=["panda"], E4=["panda:o"]), "1: exchange E5 E4", R.SAME_SPECIES, {"species": "panda"}),
    (zoo(E5=["panda"], barn=["panda"]), "1: exchange E5 barn panda", R.SAME_SPECIES, {"species": "panda"}),
    (
        zoo(E5=FULL5, E4=["camel"]),
        "1: exchange E5 E4",
        R.DOES_NOT_FIT,
        {"area": "E4", "spaces": 4, "species": "panda", "animals": 5},
    ),
    (
        zoo(E4=["camel"], barn=FULL5),
        "1: exchange E4 barn panda",
        R.DOES_NOT_FIT,
        {"area": "E4", "spaces": 4, "species": "panda", "animals": 5},
    ),
    # purchase
    (zoo(coins=1), "1: buy 2 panda E5", R.TOO_FEW_COINS, {"coins": 1, "price": 2}),
    (zoo(), "1: buy 4 panda E5", R.NO_SUCH_SEAT, {"seat": 4}),
    (zoo(barn=["panda"]), "1: buy 1 panda E5", R.OWN_BARN, {}),
    (zoo(), "1: buy 2 panda E5", R.NOT_IN_BARN, {"seat": 2, "tile": "panda"}),
    (zoo(), "1: buy 2 coin E5", R.NOT_IN_BARN, {"seat": 2, "tile": "coin"}),
    (
        position(seat={"2": {"E5": ["panda"]}}),
        "1: buy 2 panda E5",
        R.NOT_IN_BARN,
        {"seat": 2, "tile": "panda"},
    ),
    (
        position(seat={"2": {"barn": ["panda"]}}),
        "1: buy 2 panda X2",
        R.NOT_BUILT,
        {"tile": "panda", "area": "X2"},
    ),
    # discard, expand
    (zoo(coins=1, barn=["panda"]), "1: discard panda", R.TOO_FEW_COINS, {"coins": 1, "price": 2}),
    (zoo(E5=["panda"]), "1: discard panda", R.NOT_IN_BARN, {"seat": 1, "tile": "panda"}),
    (zoo(), "1: discard coin", R.NOT_IN_BARN, {"seat": 1, "tile": "coin"}),
    (zoo(), "1: expand", R.TOO_FEW_COINS, {"coins": 2, "price": 3}),
    (zoo(coins=3, X1=[]), "1: expand", R.NO_EXPANSION_LEFT, {"expansions": 1}),
    (zoo(2, coins=3, X1=[], X2=[]), "1: expand", R.NO_EXPANSION_LEFT, {"expansions": 2}),
]


@pytest.mark.parametrize(("state", "move", "code", "params"), REFUSED)
def test_refusals(state, move: str, code, params):
    before = document(state)
    found = refusal(state, move)
    assert (found.code, found.params) == (code, params)
    assert document(state) == before


def test_every_refusal_has_its_test():
    assert {code for _, _, code, _ in REFUSED} >= set(ZoolorettoRefusal)


# --- the lists and the checks are one rule ------------------------------------------------------------------

EVERYTHING = {
    Phase.TURN: [
        DRAW,
        *TAKES.values(),
        *(move for sources in MOVES.values() for targets in sources.values() for move in targets.values()),
        *EXCHANGES.values(),
        *(buy for tiles in PURCHASES.values() for areas in tiles.values() for buy in areas.values()),
        *DISCARDS.values(),
        EXPAND,
    ],
    Phase.LOAD: list(LOADS.values()),
    Phase.PLACE: [place for areas in PLACES.values() for place in areas.values()],
}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_is_listed_is_what_passes_the_check(players: int):
    """Of everything there is to do, in every ninth position of a random game."""
    generator = Random(players)
    state = GAME.setup(GAME.options({"stall_to_barn": players % 2 == 0}), players, seeded(b"lists"))
    number = 0
    while GAME.actors(state):
        if number % 9 == 0:
            passed = [action for action in EVERYTHING[state.phase] if is_legal(state, action)]
            assert set(passed) == set(GAME.legal_actions(state, state.to_move))
        number += 1
        GAME.apply_in_place(state, state.to_move, GAME.random_action(state, state.to_move, generator))
    assert number > 100


def is_legal(state, action) -> bool:
    try:
        GAME.check(state, state.to_move, action)
    except IllegalAction:
        return False
    return True
