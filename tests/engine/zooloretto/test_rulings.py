"""The rulings, one by one, with what is told of them (facts, section 7; the number stands in each name)."""

from __future__ import annotations

from random import Random

import pytest

from engine.core.playout import forced_moves, play_out
from engine.core.shuffle import seeded
from engine.games.zooloretto import GAME
from engine.games.zooloretto.audit import audit
from engine.games.zooloretto.events import (
    CoinTaken,
    EnclosureFilled,
    GameEnded,
    LastRoundBegan,
    OffspringBorn,
    RoundEnded,
    SpeciesExchanged,
    TileBought,
    TileDiscarded,
    TileDrawn,
    TileLoaded,
    TileMoved,
    TilePlaced,
    TruckTaken,
    ZooExpanded,
)
from engine.games.zooloretto.kinds import Area, Source, Species, Truck
from engine.games.zooloretto.tiles import tile_of
from tests.engine.zooloretto.playing import (
    document,
    kinds,
    legal,
    placing,
    play,
    position,
    refusal,
    seat_of,
    zoo,
)

PANDA, CAMEL = tile_of("panda"), tile_of("camel")


def filled(area: Area, species: Species, bonus: int, paid: int) -> EnclosureFilled:
    return EnclosureFilled(1, area, species, bonus, paid)


# --- placing a truck ----------------------------------------------------------------------------------------


def test_01_any_order_and_each_tile_is_finished_before_the_next():
    """The parent first: its young fills E4, and the plain one finds no room any more."""
    state = placing("panda", "panda:f", E4=["panda:m", "panda"])
    after, events = play(state, "1: place panda:f E4")
    assert seat_of(after)["E4"] == ["panda", "panda:f!", "panda:m!", "panda:o"]
    assert kinds(events) == ["TilePlaced", "OffspringBorn", "EnclosureFilled"]
    assert refusal(after, "1: place panda E4").code == "enclosure_full"
    after, events = play(state, "1: place panda E4", "1: place panda:f barn")
    assert seat_of(after)["barn"] == ["panda:f"]
    assert "OffspringBorn" not in kinds(events)


def test_02_every_tile_is_placed_and_the_barn_is_always_open():
    state, _ = play(placing("panda", "stall:kiosk"), "1: place panda barn")
    assert document(state)["to_move"] == 1
    state, _ = play(state, "1: place stall:kiosk barn")
    assert seat_of(state)["barn"] == ["panda", "stall:kiosk"]
    assert document(state)["to_move"] == 2


def test_03_one_species_an_enclosure_the_same_one_in_several():
    state = placing("panda", "panda", E5=["panda"], E6=["camel"])
    assert legal(state) == ["place panda E5", "place panda E4", "place panda barn"]


# --- bonus --------------------------------------------------------------------------------------------------

BONUS = [("E5", 5, 2), ("E4", 4, 1), ("E6", 6, 0), ("X1", 5, 1)]


@pytest.mark.parametrize(("area", "spaces", "bonus"), BONUS)
def test_04_filling_the_last_space_from_a_truck(area: str, spaces: int, bonus: int):
    state, events = play(
        placing("panda", coins=0, **{"X1": [], area: ["panda"] * (spaces - 1)}), f"1: place panda {area}"
    )
    placed = TilePlaced(1, PANDA, Area(area), Source.TRUCK)
    assert events[:2] == [placed, filled(Area(area), Species.PANDA, bonus, bonus)]
    assert (seat_of(state)["coins"], document(state)["bank"]) == (bonus, 24 - bonus)


def test_04_filling_it_by_a_move():
    state, events = play(zoo(coins=1, E5=["panda"] * 4, barn=["panda"]), "1: move panda barn E5")
    assert events == [
        TileMoved(1, PANDA, Area.BARN, 1),
        TilePlaced(1, PANDA, Area.E5, Source.MOVE),
        filled(Area.E5, Species.PANDA, 2, 2),
    ]
    assert (seat_of(state)["coins"], document(state)["bank"]) == (2, 23)


def test_04_filling_it_by_a_purchase():
    seats = {"1": {"coins": 2, "E4": ["camel"] * 3}, "3": {"coins": 0, "barn": ["camel"]}}
    state, events = play(position(seat=seats), "1: buy 3 camel E4")
    assert events == [
        TileBought(1, 3, CAMEL, 2, 1),
        TilePlaced(1, CAMEL, Area.E4, Source.PURCHASE),
        filled(Area.E4, Species.CAMEL, 1, 1),
    ]
    assert (seat_of(state)["coins"], seat_of(state, 3)["coins"], document(state)["bank"]) == (1, 1, 24)


def test_04_a_stall_never_brings_one():
    _, events = play(placing("stall:kiosk", E5=["panda"] * 5), "1: place stall:kiosk E5")
    assert events == [TilePlaced(1, tile_of("stall:kiosk"), Area.E5, Source.TRUCK)]


def test_05_no_bonus_by_an_exchange_nor_by_its_young():
    state = zoo(E4=["camel"], barn=["panda", "panda:m", "panda:f"])
    state, events = play(state, "1: exchange E4 barn panda")
    assert kinds(events) == ["SpeciesExchanged", "OffspringBorn"]
    assert seat_of(state)["E4"] == ["panda", "panda:f!", "panda:m!", "panda:o"]
    assert (seat_of(state)["coins"], document(state)["bank"]) == (1, 25)


def test_06_the_bonus_comes_again_each_time_the_last_space_is_filled():
    state = zoo(coins=4, E4=["panda"] * 4, E6=["camel"] * 3, barn=["camel"])
    state, _ = play(position(seat={"1": seat_of(state)}, taken={"2": 1, "3": 2}), "1: exchange E4 E6")
    state, events = play(state, "1: move camel barn E4")
    assert filled(Area.E4, Species.CAMEL, 1, 1) in events
    state, events = play(state, "1: exchange E4 E6")
    assert kinds(events) == ["SpeciesExchanged"]
    assert seat_of(state)["coins"] == 4 - 3 + 1


@pytest.mark.parametrize(
    ("bank", "option", "paid"),
    [(2, "min", 2), (1, "min", 1), (0, "min", 0), (2, "none", 2), (1, "none", 0), (0, "none", 0)],
)
def test_08_what_a_short_bank_pays(bank: int, option: str, paid: int):
    table = {"bank": bank, "options": {"partial_bonus": option}}
    state, events = play(placing("panda", table=table, coins=0, E5=["panda"] * 4), "1: place panda E5")
    assert filled(Area.E5, Species.PANDA, 2, paid) in events
    assert (seat_of(state)["coins"], document(state)["bank"]) == (paid, bank - paid)


def test_the_price_is_in_the_bank_before_the_bonus_is_paid():
    """Facts, section 5."""
    state = zoo(table={"bank": 0}, coins=1, E5=["panda"] * 4, barn=["panda"])
    state, events = play(state, "1: move panda barn E5")
    assert filled(Area.E5, Species.PANDA, 2, 1) in events
    assert (seat_of(state)["coins"], document(state)["bank"]) == (1, 0)


# --- young --------------------------------------------------------------------------------------------------

YOUNG_IN_E5 = OffspringBorn(1, Species.PANDA, Area.E5, Area.E5)


@pytest.mark.parametrize(
    ("state", "move"),
    [
        (placing("panda:f", E5=["panda:m"]), "1: place panda:f E5"),
        (placing("panda:m", E5=["panda", "panda:f"]), "1: place panda:m E5"),
        (zoo(E5=["panda:m"], barn=["panda:f"]), "1: move panda:f barn E5"),
        (
            position(seat={"1": {"E5": ["panda:m"]}, "2": {"barn": ["panda:f"]}}),
            "1: buy 2 panda:f E5",
        ),
        (zoo(E5=["camel"], barn=["panda:f", "panda:m"]), "1: exchange E5 barn panda"),
    ],
)
def test_07_a_pair_breeds_however_it_came_together(state, move: str):
    after, events = play(state, move)
    assert YOUNG_IN_E5 in events
    assert {"panda:f!", "panda:m!", "panda:o"} <= set(seat_of(after)["E5"])
    assert document(after)["offspring"]["panda"] == 1


@pytest.mark.parametrize(
    ("state", "move"),
    [
        (placing("panda:f", barn=["panda:m"]), "1: place panda:f barn"),
        (placing("panda:f", E5=["panda:m"]), "1: place panda:f E4"),
        (placing("camel:f", E5=["panda:m"]), "1: place camel:f E4"),
        (placing("panda:f", E5=["panda:f", "panda"]), "1: place panda:f E5"),
        (placing("panda:f", E5=["panda:m!", "panda:f!", "panda:o"]), "1: place panda:f E5"),
        (zoo(E5=["panda:m"], E4=["camel"], barn=["panda:f"]), "1: exchange E4 barn panda"),
        (position(phase="load", drawn="panda:f", trucks=[["panda:m"], [], []]), "1: load 1"),
    ],
)
def test_08_no_young_in_barns_on_trucks_or_across_enclosures(state, move: str):
    _, events = play(state, move)
    assert "OffspringBorn" not in kinds(events)


def test_09_the_young_must_go_into_the_enclosure_if_there_is_a_space():
    state, events = play(placing("panda:f", E4=["panda:m", "panda"]), "1: place panda:f E4")
    assert OffspringBorn(1, Species.PANDA, Area.E4, Area.E4) in events
    assert document(state)["phase"] == "turn"


def test_09_else_into_the_barn():
    state, events = play(placing("panda:f", E4=["panda:m", "panda", "panda"]), "1: place panda:f E4")
    assert OffspringBorn(1, Species.PANDA, Area.E4, Area.BARN) in events
    assert seat_of(state)["barn"] == ["panda:o"]


def test_10_a_parent_on_the_last_space_brings_the_bonus_once():
    state, events = play(placing("panda:f", E5=["panda:m", *["panda"] * 3]), "1: place panda:f E5")
    assert kinds(events) == ["TilePlaced", "EnclosureFilled", "OffspringBorn"]
    assert seat_of(state)["coins"] == 4


def test_10_a_young_on_the_last_space_brings_it_once_too():
    state, events = play(placing("panda:f", E5=["panda:m", "panda", "panda"]), "1: place panda:f E5")
    assert kinds(events) == ["TilePlaced", "OffspringBorn", "EnclosureFilled"]
    assert seat_of(state)["coins"] == 4


def test_11_two_males_and_one_female_have_one_young_the_second_female_another():
    state = placing("panda:f", "panda:f", E6=["panda:m", "panda:m"])
    state, events = play(state, "1: place panda:f E6")
    assert kinds(events).count("OffspringBorn") == 1
    assert seat_of(state)["E6"] == ["panda:f!", "panda:m", "panda:m!", "panda:o"]
    state, events = play(state, "1: place panda:f E6")
    assert kinds(events).count("OffspringBorn") == 1
    assert seat_of(state)["E6"] == ["panda:f!", "panda:f!", "panda:m!", "panda:m!", "panda:o", "panda:o"]
    assert document(state)["offspring"]["panda"] == 0


def test_11_the_mark_stays_through_barn_exchange_and_the_loss_of_the_young():
    state = zoo(coins=9, E5=["panda:f!", "panda:m!"], E4=["camel"], barn=["panda:o", "zebra"], X1=[])
    state = position(seat={"1": seat_of(state)}, taken={"2": 1, "3": 2}, offspring={"panda": 1})
    state, events = play(
        state, "1: exchange E5 barn zebra", "1: discard panda:o", "1: exchange E4 barn panda"
    )
    assert seat_of(state)["E4"] == ["panda:f!", "panda:m!"]
    assert "OffspringBorn" not in kinds(events)
    again = GAME.read_position(document(state), True)
    assert seat_of(again)["E4"] == ["panda:f!", "panda:m!"]


def test_12_a_bought_parent_stays_used():
    seats = {"1": {"E5": ["panda:f"]}, "2": {"barn": ["panda:m!"]}}
    state, events = play(position(seat=seats), "1: buy 2 panda:m! E5")
    assert "OffspringBorn" not in kinds(events)
    assert seat_of(state)["E5"] == ["panda:f", "panda:m!"]


def test_13_the_supply_lasts_for_both_pairs():
    state, _ = play(placing("panda:f", "panda:f", E6=["panda:m", "panda:m"]), *["1: place panda:f E6"] * 2)
    assert document(state)["offspring"]["panda"] == 0


def test_14_a_discarded_young_does_not_return_to_the_supply():
    state, events = play(zoo(table={"offspring": {"panda": 1}}, barn=["panda:o"]), "1: discard panda:o")
    assert events == [TileDiscarded(1, tile_of("panda:o"), 2)]
    assert (document(state)["offspring"]["panda"], document(state)["removed"]) == (1, ["panda:o"])
    assert (seat_of(state)["coins"], document(state)["bank"]) == (0, 26)


def test_15_young_are_ordinary_animals():
    state = zoo(coins=3, E5=["panda:o"], E4=["camel"], barn=["panda:o", "zebra:o"])
    found = legal(state)
    assert {"move panda:o barn E5", "exchange E5 E4", "discard zebra:o", "exchange E4 barn zebra"} <= set(
        found
    )
    seats = {"2": {"barn": ["panda:o"]}}
    assert "buy 2 panda:o E6" in legal(position(seat=seats))


# --- remodelling --------------------------------------------------------------------------------------------


def test_16_animals_move_from_the_barn_only():
    moves = [text for text in legal(zoo(E5=["panda"], barn=["camel"])) if text.startswith("move")]
    assert moves == ["move camel barn E4", "move camel barn E6"]


def test_17_stalls_move_from_anywhere_to_any_other_empty_stall_space():
    state = zoo(coins=1, stalls={"E5": ["stall:kiosk"], "E6": ["stall:fruit"]}, barn=["stall:snack"], X1=[])
    assert legal(state) == [
        "move stall:snack barn E4",
        "move stall:snack barn X1",
        "move stall:kiosk E5 E4",
        "move stall:kiosk E5 X1",
        "move stall:kiosk E5 barn",
        "move stall:fruit E6 E4",
        "move stall:fruit E6 X1",
        "move stall:fruit E6 barn",
    ]
    after, events = play(state, "1: move stall:kiosk E5 barn")
    assert events[0] == TileMoved(1, tile_of("stall:kiosk"), Area.E5, 1)
    assert seat_of(after)["barn"] == ["stall:kiosk", "stall:snack"]
    assert seat_of(after)["stalls"]["E5"] == []


def test_17_the_option_keeps_stalls_out_of_the_barn():
    state = zoo(table={"options": {"stall_to_barn": False}}, coins=1, stalls={"E5": ["stall:kiosk"]})
    assert legal(state) == ["move stall:kiosk E5 E4", "move stall:kiosk E5 E6"]
    assert "place stall:kiosk barn" in legal(
        placing("stall:kiosk", table={"options": {"stall_to_barn": False}})
    )


def test_18_an_exchange_needs_an_animal_in_each_of_two_areas():
    assert legal(zoo(coins=1, E5=["panda"])) == []
    assert legal(zoo(coins=1, E5=["panda"], barn=["stall:kiosk"])) == [
        "move stall:kiosk barn E5",
        "move stall:kiosk barn E4",
        "move stall:kiosk barn E6",
    ]


def test_19_whole_groups_change_places():
    state = zoo(E5=["panda", "panda:m"], barn=["camel", "zebra", "camel:f", "stall:kiosk"])
    state, events = play(state, "1: exchange E5 barn camel")
    assert events == [
        SpeciesExchanged(
            1,
            Area.E5,
            (PANDA, tile_of("panda:m")),
            Area.BARN,
            (CAMEL, tile_of("camel:f")),
            1,
        )
    ]
    assert seat_of(state)["E5"] == ["camel", "camel:f"]
    assert seat_of(state)["barn"] == ["panda", "panda:m", "stall:kiosk", "zebra"]
    assert (seat_of(state)["coins"], document(state)["bank"]) == (1, 25)


def test_19_two_enclosures():
    state, _ = play(zoo(E5=["panda"] * 4, E4=["camel"] * 3), "1: exchange E5 E4")
    assert (seat_of(state)["E5"], seat_of(state)["E4"]) == (["camel"] * 3, ["panda"] * 4)


def test_20_both_groups_must_fit():
    assert "exchange E5 E4" not in legal(zoo(E5=["panda"] * 5, E4=["camel"]))
    assert "exchange E5 E6" in legal(zoo(E5=["panda"] * 5, E6=["camel"]))
    assert "exchange E4 barn panda" in legal(zoo(E4=["camel"], barn=["panda"] * 4))
    assert "exchange E4 barn panda" not in legal(zoo(E4=["camel"], barn=["panda"] * 5))


def test_21_a_young_of_an_exchange_may_overflow_into_the_barn():
    state = zoo(E4=["camel"], barn=["panda", "panda", "panda:f", "panda:m"])
    state, events = play(state, "1: exchange E4 barn panda")
    assert OffspringBorn(1, Species.PANDA, Area.E4, Area.BARN) in events
    assert seat_of(state)["barn"] == ["camel", "panda:o"]


def test_22_two_pairs_in_one_exchange_have_two_young():
    state = zoo(E5=["camel"], barn=["panda:f", "panda:f", "panda:m", "panda:m"])
    state, events = play(state, "1: exchange E5 barn panda")
    assert events[1:] == [
        OffspringBorn(1, Species.PANDA, Area.E5, Area.E5),
        OffspringBorn(1, Species.PANDA, Area.E5, Area.BARN),
    ]
    assert len(seat_of(state)["E5"]) == 5
    assert seat_of(state)["barn"] == ["camel", "panda:o"]


def test_23_two_enclosures_never_make_a_pair():
    state = zoo(E5=["panda:m"], E4=["camel:f"], X1=["panda:f"])
    _, events = play(state, "1: exchange E5 E4")
    assert kinds(events) == ["SpeciesExchanged"]


def test_24_what_comes_out_may_meet_its_own_species_in_the_barn():
    state, events = play(zoo(E5=["panda:m"], barn=["camel", "panda:f"]), "1: exchange E5 barn camel")
    assert seat_of(state)["barn"] == ["panda:f", "panda:m"]
    assert kinds(events) == ["SpeciesExchanged"]


def test_25_stalls_stay_where_they_are():
    stalls = {"E5": ["stall:kiosk"], "E4": ["stall:fruit"], "E6": []}
    state, _ = play(zoo(E5=["panda"], E4=["camel"], stalls=stalls), "1: exchange E5 E4")
    assert seat_of(state)["stalls"] == stalls


# --- purchase, discard, expansion ---------------------------------------------------------------------------


def test_26_one_may_buy_from_a_seat_that_has_passed_and_into_ones_barn():
    seats = {"2": {"barn": ["panda"]}}
    state, events = play(position(seat=seats, taken={"2": 1}), "1: buy 2 panda barn")
    assert events[0] == TileBought(1, 2, PANDA, 2, 1)
    assert (seat_of(state)["barn"], seat_of(state, 2)["barn"]) == (["panda"], [])
    coins = seat_of(state)["coins"], seat_of(state, 2)["coins"], document(state)["bank"]
    assert coins == (0, 3, 25)


def test_27_and_28_barns():
    state = position(seat={"1": {"barn": ["panda"], "E5": ["camel"]}, "2": {"barn": ["zebra"]}})
    found = [text for text in legal(state) if text.startswith(("buy", "discard"))]
    assert {text.split()[1] for text in found if text.startswith("buy")} == {"2"}
    assert [text for text in found if text.startswith("discard")] == ["discard panda"]


@pytest.mark.parametrize(("players", "boards"), [(2, ["X1", "X2"]), (3, ["X1"]), (4, ["X1"]), (5, ["X1"])])
def test_29_expansions_by_the_number_of_players(players: int, boards: list[str]):
    taken = {str(seat): seat - 1 for seat in range(2, players + 1)}
    state = zoo(players, {"taken": taken}, coins=9)
    state, events = play(state, *["1: expand"] * len(boards))
    assert events == [ZooExpanded(1, Area(area), 3) for area in boards]
    assert refusal(state, "1: expand").code == "no_expansion_left"


def test_30_a_money_action_is_the_whole_turn():
    state, _ = play(zoo(coins=9), "1: expand")
    assert document(state)["to_move"] == 2
    assert refusal(state, "1: expand").code == "not_your_turn"


# --- rounds -------------------------------------------------------------------------------------------------


def test_32_a_drawn_tile_must_be_loaded():
    state, events = play(position(pile=["panda"], trucks=[["camel"], [], []]), "1: draw")
    assert events == [TileDrawn(1, PANDA)]
    assert legal(state) == ["load 1", "load 2", "load 3"]
    state, events = play(state, "1: load 2")
    assert events == [TileLoaded(1, PANDA, Truck(2))]


def test_34_with_one_passed_both_other_trucks_may_be_loaded():
    state = position(2, pile=["panda"], taken={"2": 1})
    state, _ = play(state, "1: draw")
    assert legal(state) == ["load 2", "load 3"]


def test_35_the_first_tile_of_the_end_stack_makes_this_round_the_last():
    state = position(pile=["panda"], end_pile=["camel", "camel"])
    state, events = play(state, "1: draw", "1: load 1")
    assert not document(state)["last_round"]
    state, events = play(state, "2: draw")
    assert events == [TileDrawn(2, CAMEL), LastRoundBegan(1)]
    assert (document(state)["last_round"], document(state)["phase"]) == (True, "load")
    state, events = play(state, "2: load 1", "3: draw")
    assert events[-1] == TileDrawn(3, CAMEL)


def test_35_an_empty_main_stack_alone_ends_nothing():
    state = position(end_pile=["camel"], trucks=[["coin"], ["coin"], ["coin"]])
    state, events = play(state, "1: take 1", "2: take 2", "3: take 3")
    assert events[-1] == RoundEnded(1, (), 3)
    assert (document(state)["round"], document(state)["to_move"], document(state)["phase"]) == (2, 3, "turn")


def test_the_taker_of_the_last_truck_starts_the_next_round():
    state = position(trucks=[["coin"], ["coin", "panda"], ["coin"]], taken={}, to_move=2)
    state, events = play(state, "2: take 1", "3: take 3", "1: take 2")
    assert document(state)["taken"] == {"1": 2, "2": 1, "3": 3}
    assert events[-2:] == [TruckTaken(1, Truck(2), (tile_of("coin"), PANDA)), CoinTaken(1, 1)]
    state, events = play(state, "1: place panda E5")
    assert events == [TilePlaced(1, PANDA, Area.E5, Source.TRUCK), RoundEnded(1, (), 1)]
    written = document(state)
    assert (written["taken"], written["trucks"], written["round"], written["to_move"]) == ({}, [[]] * 3, 2, 1)


def test_turns_go_round_past_those_who_have_passed():
    state = position(4, pile=["camel"] * 9, taken={"2": 1, "3": 2}, to_move=1)
    state, _ = play(state, "1: draw", "1: load 3", "4: draw", "4: load 3")
    assert document(state)["to_move"] == 1


def test_a_seat_left_alone_plays_on():
    state = position(pile=["camel"] * 2, taken={"2": 1, "3": 2})
    state, _ = play(state, "1: draw", "1: load 3", "1: draw", "1: load 3")
    assert (document(state)["to_move"], legal(state)) == (1, ["take 3"])


def test_the_third_truck_of_two_players_leaves_the_game_with_its_coins():
    trucks = [["coin"], ["blocker", "stall:kiosk", "coin"], ["blocker", "blocker", "panda"]]
    state = position(2, trucks=trucks, taken={}, removed=["zebra"])
    state, events = play(state, "1: take 1", "2: take 3", "2: place panda barn")
    assert events[-1] == RoundEnded(1, (tile_of("stall:kiosk"), tile_of("coin")), 2)
    written = document(state)
    assert written["removed"] == ["coin", "stall:kiosk", "zebra"]
    assert written["trucks"] == [[], ["blocker"], ["blocker", "blocker"]]
    assert written["bank"] == 26


def test_after_the_last_round_everything_stays_as_the_last_move_left_it():
    trucks = [["coin"], ["blocker", "camel"], ["blocker", "blocker", "panda"]]
    state = position(2, trucks=trucks, last_round=True, round=9)
    state, events = play(state, "1: take 1", "2: take 3", "2: place panda barn")
    assert events[-1] == GameEnded(9)
    written = document(state)
    assert (written["phase"], written["to_move"], written["round"]) == ("over", 0, 9)
    assert written["trucks"] == [[], ["blocker", "camel"], ["blocker", "blocker"]]
    assert written["taken"] == {"1": 1, "2": 3}
    assert (written["removed"], written["winners"]) == ([], [1])
    assert GAME.actors(state) == set()
    assert GAME.legal_actions(state, 1) == []


def test_36_a_barn_has_no_limit():
    barn = ["panda"] * 7 + ["camel"] * 7 + ["zebra"] * 7 + ["stall:kiosk"] * 3
    state, _ = play(placing("panda", players=4, barn=barn), "1: place panda barn")
    assert len(seat_of(state)["barn"]) == 25


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_38_games_end_and_tiles_and_coins_are_accounted_for_after_every_move(players: int):
    generator = Random(players)
    for number in range(4):
        options = {"partial_bonus": ("min", "none")[number % 2]}
        state = GAME.setup(GAME.options(options), players, seeded(bytes([players, number])))
        moves = 0
        while GAME.actors(state):
            GAME.apply_in_place(state, state.to_move, GAME.random_action(state, state.to_move, generator))
            assert audit(state) == []
            moves += 1
            assert moves < 1_000


@pytest.mark.parametrize("players", [2, 5])
def test_38_games_end_even_if_everybody_spends_whatever_they_can(players: int):
    generator = Random(players)
    state = GAME.setup(GAME.options({}), players, seeded(b"spenders"))
    moves = 0
    while GAME.actors(state):
        actions = GAME.legal_actions(state, state.to_move)
        paid = [action for action in actions if GAME.action_text(action).split()[0] not in ("draw", "take")]
        GAME.apply_in_place(state, state.to_move, generator.choice(paid or actions))
        moves += 1
        assert moves < 2_000


def test_a_random_game_has_all_that_can_happen():
    told = set()
    for number in range(12):
        state, generator = GAME.setup(GAME.options({}), 2, seeded(bytes([number]))), Random(number)
        while GAME.actors(state):
            action = GAME.random_action(state, state.to_move, generator)
            told |= {type(event) for event in GAME.apply_in_place(state, state.to_move, action)}
    assert {kind.__name__ for kind in told} == {
        "CoinTaken", "EnclosureFilled", "GameEnded", "LastRoundBegan", "OffspringBorn", "RoundEnded",
        "SpeciesExchanged", "TileBought", "TileDiscarded", "TileDrawn", "TileLoaded", "TileMoved",
        "TilePlaced", "TruckTaken", "ZooExpanded",
    }  # fmt: skip


def test_a_lone_stall_without_a_space_is_laid_without_asking():
    """The referee plays on where there is no question: the core's part, with this game's positions."""
    full = {"E5": ["stall:kiosk"], "E4": ["stall:kiosk", "stall:fruit"], "E6": ["stall:fruit"]}
    state = placing("stall:snack", stalls=full)
    assert [GAME.action_text(action) for _, action in forced_moves(GAME, state)] == ["place stall:snack barn"]
    assert forced_moves(GAME, placing("panda")) == []


def test_play_out_ends():
    assert play_out(GAME, GAME.setup(GAME.options({}), 3, seeded(b"")), Random(1), limit=1_000) > 100
