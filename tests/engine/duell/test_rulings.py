"""The rulings for what the rulebook leaves open, by their numbers."""

from __future__ import annotations

from engine.core.game import Event
from engine.games.duell import GAME
from engine.games.duell.cards import Marker, card_of
from engine.games.duell.events import (
    CardPlaced,
    CardWasted,
    DonationLapsed,
    DonationOffered,
    FinalRoundBegan,
    FinalRoundSetAside,
    GameEnded,
    HeartLapsed,
    MinusPointTaken,
    OffspringBorn,
    RoundEnded,
    SpeciesScored,
    SpeciesTied,
    StandsScored,
)
from engine.games.duell.kinds import DuellRefusal, MinusCause, Source, Species
from tests.engine.duell.playing import document, kinds, legal, on, play, position, refusal, zoo

THREE_COLOURS = ["stand:red:ice", "stand:green:ice", "stand:blue:drink"]


def on_truck(*cards: str) -> list[list[str]]:
    """Truck 2 holds these cards, the others nothing."""
    return [[], list(cards), []]


def born(seat: int, species: str) -> list[Event]:
    return [
        OffspringBorn(seat, Species(species)),
        CardPlaced(seat, card_of(f"{species}:offspring"), Source.BORN),
    ]


# --- 1: the order of the effects of one card ----------------------------------------------------------------


def test_1_a_third_symbol_is_discarded_and_nothing_else_happens():
    state = position(
        trucks=on_truck("bear:lightning"),
        discard=["bison"],
        seat={"1": zoo("bear:lightning", "bear:lightning"), "2": zoo("bear", "bear", "bear:heart")},
    )
    state, events = play(state, "1: take 2", "1: place bear:lightning")
    assert kinds(events) == ["TruckTaken", "CardWasted", "MinusPointTaken"]
    assert events[1:] == [
        CardWasted(1, card_of("bear:lightning"), Source.TRUCK),
        MinusPointTaken(1, MinusCause.THIRD_SYMBOL),
    ]
    assert document(state)["discard"] == ["bison", "bear:lightning"]
    assert on(state, 1, "bear") == ["bear:lightning", "bear:lightning"]
    assert state.scored == []


def test_1_the_scoring_comes_before_the_young_which_does_not_score_again():
    """Suggested position (a)."""
    state = position(
        trucks=on_truck("bear:heart"),
        seat={"1": zoo("bear:heart", "bear", "bear"), "2": zoo("bear", "bear:lightning")},
    )
    state, events = play(state, "1: take 2", "1: place bear:heart")
    assert events[1:] == [
        CardPlaced(1, card_of("bear:heart"), Source.TRUCK),
        SpeciesScored(Species.BEAR, 1, 4, 2, 6, Marker(3, False, "3")),
        *born(1, "bear"),
    ]
    assert len(on(state, 1, "bear")) == 5
    assert state.scored == ["bear"]


def test_1_the_young_breaks_the_tie_that_its_parents_made():
    """Suggested position (b)."""
    state = position(
        trucks=on_truck("bear:heart"),
        seat={"1": zoo("bear:heart", "bear"), "2": zoo("bear", "bear", "bear:lightning")},
    )
    state, events = play(state, "1: take 2", "1: place bear:heart")
    assert events[1:] == [
        CardPlaced(1, card_of("bear:heart"), Source.TRUCK),
        SpeciesTied(Species.BEAR, 3, 6),
        *born(1, "bear"),
        SpeciesScored(Species.BEAR, 1, 4, 3, 6, Marker(3, False, "3")),
    ]
    assert state.tied == []
    assert document(state)["offspring"] == ["hyena", "tiger"]


def test_1_the_scoring_comes_before_the_donation():
    """Suggested position (d)."""
    state = position(
        trucks=on_truck("antelope:square"),
        discard=["antelope"],
        seat={"1": zoo("antelope:square", "antelope"), "2": zoo("antelope", "antelope:lightning")},
    )
    state, events = play(state, "1: take 2", "1: place antelope:square")
    assert kinds(events[1:]) == ["CardPlaced", "SpeciesScored", "DonationOffered"]
    assert document(state)["phase"] == "donate"
    state, _ = play(state, "1: donate antelope")
    assert len(on(state, 1, "antelope")) == 4
    assert state.scored == ["antelope"]


def test_1_a_donation_is_settled_before_the_other_card_of_the_truck():
    state = position(
        trucks=on_truck("antelope:square", "bison"),
        discard=["hyena", "gorilla"],
        seat={"1": zoo("antelope:square")},
    )
    state, _ = play(state, "1: take 2", "1: place antelope:square")
    assert legal(state) == ["donate gorilla", "donate hyena"]
    state, _ = play(state, "1: donate hyena")
    assert (document(state)["phase"], document(state)["pending"]) == ("place", ["bison"])
    state, _ = play(state, "1: place bison")
    assert (document(state)["phase"], state.to_move, state.square_used) == ("turn", 2, False)


# --- 2: two cards of a truck --------------------------------------------------------------------------------


def test_2_the_taker_orders_the_cards_and_two_scorings_take_two_markers():
    state = position(
        trucks=on_truck("gorilla", "bison"),
        seat={"1": zoo("gorilla", "gorilla", "bison", "bison"), "2": zoo("bison")},
    )
    state, _ = play(state, "1: take 2")
    assert legal(state) == ["place gorilla", "place bison"]
    state, _ = play(state, "1: place bison", "1: place gorilla")
    assert document(state)["scored"] == ["bison", "gorilla"]
    assert document(state)["seat"]["1"]["markers"] == ["3", "3"]
    assert document(state)["markers"] == ["2c", "2c", "2", "final", "1c", "1"]


def test_2_equal_cards_of_a_truck_are_one_choice():
    state, _ = play(position(trucks=on_truck("bison", "bison")), "1: take 2")
    assert legal(state) == ["place bison"]


# --- 3, 4: ties ---------------------------------------------------------------------------------------------


def test_3_a_tie_waits_and_is_scored_by_the_next_card():
    state = position(
        trucks=[["bison"], ["bison"], []],
        seat={"1": zoo("bison"), "2": zoo("bison", "bison:lightning")},
    )
    state, events = play(state, "1: take 1", "1: place bison")
    assert events[-1] == SpeciesTied(Species.BISON, 2, 4)
    assert (document(state)["tied"], document(state)["scored"]) == (["bison"], [])
    state, events = play(state, "2: take 2", "2: place bison")
    assert events[2] == SpeciesScored(Species.BISON, 2, 3, 2, 4, Marker(3, False, "3"))
    assert (document(state)["tied"], document(state)["scored"]) == ([], ["bison"])


def test_3_a_donated_card_breaks_a_tie():
    state = position(
        phase="donate",
        discard=["bison"],
        tied=["bison"],
        seat={"1": zoo("bison", "bison", "antelope:square", "antelope:square"), "2": zoo("bison", "bison")},
    )
    state, events = play(state, "1: donate bison")
    assert events[2] == SpeciesScored(Species.BISON, 1, 3, 2, 4, Marker(3, False, "3"))


def test_3_a_steal_that_ends_in_the_discard_pile_breaks_a_tie_though_the_total_falls():
    state = position(
        tied=["bear"],
        seat={
            "1": zoo("bear:heart", "bear:heart", "bear", coins=2),
            "2": zoo("bear:heart", "bear", "bear:lightning"),
        },
    )
    state, events = play(state, "1: steal bear:heart")
    assert kinds(events) == ["AnimalStolen", "CardWasted", "MinusPointTaken", "SpeciesScored"]
    assert events[3] == SpeciesScored(Species.BEAR, 1, 3, 2, 6, Marker(3, False, "3"))
    assert document(state)["discard"][-1] == "bear:heart"


def test_3_a_third_symbol_from_a_truck_leaves_a_tie_a_tie():
    state = position(
        tied=["bear"],
        trucks=on_truck("bear:heart"),
        seat={"1": zoo("bear:heart", "bear:heart", "bear"), "2": zoo("bear", "bear", "bear:lightning")},
    )
    state, events = play(state, "1: take 2", "1: place bear:heart")
    assert kinds(events) == ["TruckTaken", "CardWasted", "MinusPointTaken"]
    assert document(state)["tied"] == ["bear"]


def test_4_a_tie_broken_by_a_steal_scores_for_the_thief():
    """Suggested position (c)."""
    state = position(
        tied=["bison"], seat={"1": zoo("bison", "bison", coins=2), "2": zoo("bison", "bison:lightning")}
    )
    state, events = play(state, "1: steal bison:lightning")
    assert events[2] == SpeciesScored(Species.BISON, 1, 3, 1, 4, Marker(3, False, "3"))


# --- 5 to 11: money actions ---------------------------------------------------------------------------------


def test_5_a_stolen_animal_acts_like_any_other_also_lightning():
    state = position(seat={"1": zoo("bear:lightning", coins=2), "2": zoo("bear:lightning")})
    state, events = play(state, "1: steal bear:lightning")
    assert kinds(events) == ["AnimalStolen", "CardPlaced", "MinusPointTaken"]
    assert (document(state)["seat"]["1"]["minus"], state.to_move) == (1, 2)


def test_5_a_stolen_square_is_answered_before_the_turn_ends():
    state = position(
        discard=["gorilla"], seat={"1": zoo("tiger:square", coins=2), "2": zoo("tiger:square", "bear")}
    )
    state, _ = play(state, "1: steal tiger:square")
    assert (document(state)["phase"], state.to_move) == ("donate", 1)
    state, _ = play(state, "1: donate gorilla")
    assert (document(state)["phase"], state.to_move, document(state)["taken"]) == ("turn", 2, {})


def test_6_a_stolen_third_symbol_goes_to_waste():
    state = position(
        discard=[],
        pile=["bison"],
        seat={"1": zoo("bear:heart", "bear:heart", coins=3), "2": zoo("bear:heart")},
    )
    state, _ = play(state, "1: steal bear:heart")
    written = document(state)
    assert written["discard"] == ["bear:heart"]
    assert (written["seat"]["1"]["minus"], written["seat"]["1"]["coins"]) == (1, 1)
    assert (on(state, 1, "bear"), on(state, 2, "bear")) == (["bear:heart", "bear:heart"], [])


def test_7_a_young_can_be_stolen_and_the_species_breeds_no_more():
    state = position(
        offspring=["tiger", "hyena"],
        trucks=on_truck("bear:heart"),
        taken={},
        seat={"1": zoo("bear:heart", coins=2), "2": zoo("bear:offspring")},
    )
    state, events = play(state, "1: steal bear:offspring")
    assert kinds(events) == ["AnimalStolen", "CardPlaced"]
    assert on(state, 1, "bear") == ["bear:heart", "bear:offspring"]
    state, events = play(state, "2: draw", "2: load 1", "1: take 2", "1: place bear:heart")
    assert events[-1] == HeartLapsed(1, Species.BEAR)


def test_8_stealing_from_a_scored_species_scores_nothing():
    state = position(
        scored=["gorilla"], seat={"1": zoo("gorilla", coins=2), "2": zoo("gorilla", "gorilla:lightning")}
    )
    state, events = play(state, "1: steal gorilla")
    assert kinds(events) == ["AnimalStolen", "CardPlaced"]
    assert document(state)["scored"] == ["gorilla"]


def test_9_from_whom_and_what_can_be_stolen():
    board = zoo("bear", "gorilla", "gorilla", stands=["stand:red:ice"])
    state = position(
        trucks=[["tiger"], [], []], taken={"2": 2}, seat={"1": {"coins": 2, "minus": 0}, "2": board}
    )
    assert legal(state) == ["draw", "take 1", "steal gorilla", "steal bear"]
    assert refusal(state, "1: steal stand:red:ice").code is DuellRefusal.NO_STANDS
    assert refusal(state, "1: steal tiger").code is DuellRefusal.NOT_OPPOSITE
    empty = position(seat={"1": {"coins": 4}})
    assert legal(empty) == ["draw"]


def test_9_the_victim_gets_nothing():
    state = position(seat={"1": zoo(coins=2), "2": zoo("bear", coins=1)})
    state, _ = play(state, "1: steal bear")
    assert [board.coins for board in state.boards.values()] == [0, 1]


def test_10_minus_points_are_cleared_all_at_once_but_not_when_there_are_none():
    state = position(seat={"1": {"coins": 5, "minus": 3}})
    assert legal(state) == ["draw", "clear"]
    state, _ = play(state, "1: clear")
    assert (document(state)["seat"]["1"]["coins"], document(state)["seat"]["1"]["minus"]) == (3, 0)
    assert state.to_move == 2
    assert refusal(position(seat={"1": {"coins": 5}}), "1: clear").code is DuellRefusal.NO_MINUS_POINTS


def test_11_12_alone_in_the_round_turn_follows_turn_until_a_truck_is_taken():
    state = position(
        trucks=[[], ["gorilla"], []], taken={"2": 1}, seat={"1": {"coins": 4, "minus": 1}, "2": zoo("bear")}
    )
    state, _ = play(state, "1: clear")
    assert state.to_move == 1
    state, _ = play(state, "1: steal bear")
    assert state.to_move == 1
    state, _ = play(state, "1: draw")
    assert legal(state) == ["load 2", "load 3"]
    assert refusal(state, "1: load 1").code is DuellRefusal.TRUCK_TAKEN
    state, _ = play(state, "1: load 3")
    assert state.to_move == 1
    state, events = play(state, "1: take 2", "1: place gorilla")
    assert kinds(events)[-1] == "RoundEnded"


def test_13_alone_with_empty_trucks_one_must_draw():
    state = position(taken={"2": 1}, trucks=[[], [], []])
    assert legal(state) == ["draw"]
    assert refusal(state, "1: take 2").code is DuellRefusal.TRUCK_EMPTY
    assert refusal(state, "1: take 1").code is DuellRefusal.TRUCK_TAKEN


# --- 15: the end of a round ---------------------------------------------------------------------------------


def test_15_the_remaining_truck_is_discarded_and_the_last_taker_starts():
    state = position(
        to_move=1, round=4, discard=["hyena"], taken={"2": 1}, trucks=[[], ["gorilla"], ["bear", "bison"]]
    )
    state, events = play(state, "1: take 2", "1: place gorilla")
    written = document(state)
    assert events[-1] == RoundEnded(4, (card_of("bear"), card_of("bison")), 1)
    assert written["discard"] == ["hyena", "bear", "bison"]
    assert (written["trucks"], written["taken"]) == ([[], [], []], {})
    assert (written["round"], written["to_move"], written["phase"]) == (5, 1, "turn")


# --- 16 to 19: squares and pairs ----------------------------------------------------------------------------


def test_16_a_gift_must_fit_and_lapses_if_none_does():
    zoo_1 = zoo("tiger:square", "bear:heart", "bear:heart", stands=["stand:red:ice", "stand:blue:ice"])
    state = position(
        trucks=on_truck("tiger:square", "bison"),
        discard=["bear:heart", "stand:green:ice", "gorilla"],
        seat={"1": zoo_1},
    )
    state, events = play(state, "1: take 2", "1: place tiger:square")
    assert events[-1] == DonationOffered(1, Species.TIGER)
    assert legal(state) == ["donate gorilla"]
    assert refusal(state, "1: donate stand:green:ice").code is DuellRefusal.WOULD_BE_THIRD
    assert refusal(state, "1: donate bear").code is DuellRefusal.NOT_IN_DISCARD
    for discard in ([], ["bear:heart", "stand:green:ice"]):
        state = position(trucks=on_truck("tiger:square", "bison"), discard=discard, seat={"1": zoo_1})
        state, events = play(state, "1: take 2", "1: place tiger:square")
        assert events[-1] == DonationLapsed(1, Species.TIGER)
        assert (document(state)["phase"], state.square_used) == ("place", False)


def test_16_a_card_discarded_in_this_turn_can_be_the_gift():
    state = position(
        trucks=on_truck("bison:lightning", "tiger:square"),
        discard=[],
        pile=["bear", "bear"],
        seat={"1": zoo("bison:lightning", "bison:lightning", "tiger:square")},
    )
    state, events = play(state, "1: take 2", "1: place bison:lightning", "1: place tiger:square")
    assert (
        events[-4:]
        == [
            DonationLapsed(1, Species.TIGER),
        ]
        or kinds(events)[-1] == "DonationLapsed"
    )
    state = position(
        trucks=on_truck("bison:lightning", "tiger:square"),
        discard=["stand:red:ice"],
        seat={"1": zoo("bison:lightning", "bison:lightning", "tiger:square")},
    )
    state, events = play(state, "1: take 2", "1: place bison:lightning", "1: place tiger:square")
    assert legal(state) == ["donate stand:red:ice"]


def test_17_a_square_made_by_a_gift_goes_to_waste_but_other_symbols_act():
    state = position(
        trucks=on_truck("tiger:square", "bison"),
        discard=["bear:lightning", "hyena:square", "gorilla"],
        seat={"1": zoo("tiger:square", "hyena:square", "bear:lightning")},
    )
    state, _ = play(state, "1: take 2", "1: place tiger:square")
    wasted, events = play(state, "1: donate hyena:square")
    assert events[-1] == DonationLapsed(1, Species.HYENA)
    assert document(wasted)["phase"] == "place"
    _, events = play(state, "1: donate bear:lightning")
    assert events[-1] == MinusPointTaken(1, MinusCause.LIGHTNING)


def test_17_the_second_square_of_a_truck_acts_unless_the_table_chose_one_a_turn():
    squares = {
        "trucks": on_truck("tiger:square", "hyena:square"),
        "discard": ["gorilla", "bison"],
        "seat": {"1": zoo("tiger:square", "hyena:square")},
    }
    moves = ("1: take 2", "1: place tiger:square", "1: donate bison", "1: place hyena:square")
    state, events = play(position(**squares), *moves)
    assert events[-1] == DonationOffered(1, Species.HYENA)
    state, events = play(position(options={"one_square_a_turn": True}, **squares), *moves)
    assert events[-1] == DonationLapsed(1, Species.HYENA)
    assert (state.to_move, state.square_used) == (2, False)


def test_17_a_square_that_lapsed_has_not_acted():
    state = position(
        options={"one_square_a_turn": True},
        trucks=on_truck("tiger:square", "hyena:square"),
        discard=[],
        pile=["bear"],
        seat={"1": zoo("tiger:square", "hyena:square")},
    )
    state, _ = play(state, "1: take 2", "1: place tiger:square")
    assert document(state)["square_used"] is False


def test_17_the_next_turn_has_its_own_square():
    state = position(
        options={"one_square_a_turn": True},
        trucks=[["tiger:square"], ["hyena:square"], []],
        discard=["gorilla", "bison"],
        seat={"1": zoo("tiger:square"), "2": zoo("hyena:square")},
    )
    moves = ("1: take 1", "1: place tiger:square", "1: donate bison", "2: take 2", "2: place hyena:square")
    state, events = play(state, *moves)
    assert events[-1] == DonationOffered(2, Species.HYENA)


def test_18_a_gift_can_be_a_stand_with_all_that_it_brings():
    state = position(
        phase="donate",
        discard=["stand:yellow:ice", "bison"],
        seat={"1": zoo("tiger:square", "tiger:square", stands=[*THREE_COLOURS[1:], "stand:red:pretzel"])},
    )
    state, events = play(state, "1: donate stand:yellow:ice")
    assert kinds(events) == ["CardDonated", "CardPlaced", "StandsScored", "StandCoinEarned"]
    assert events[2] == StandsScored(1, Marker(3, False, "3"))
    assert document(state)["seat"]["1"]["coins"] == 2


def test_18_a_gift_can_breed():
    state = position(
        phase="donate",
        discard=["bear:heart"],
        seat={"1": zoo("tiger:square", "tiger:square", "bear:heart")},
    )
    state, events = play(state, "1: donate bear:heart")
    assert kinds(events) == ["CardDonated", "CardPlaced", "OffspringBorn", "CardPlaced"]


def test_18_the_topmost_equal_card_is_taken():
    state = position(
        phase="donate",
        discard=["bison", "gorilla", "bison", "tiger"],
        seat={"1": zoo("tiger:square", "tiger:square")},
    )
    assert legal(state) == ["donate tiger", "donate bison", "donate gorilla"]
    state, _ = play(state, "1: donate bison")
    assert document(state)["discard"] == ["bison", "gorilla", "tiger"]


def test_19_a_pair_acts_again_after_a_loss():
    state = position(
        trucks=on_truck("bear:lightning"),
        seat={"1": zoo("bear:lightning", minus=1), "2": zoo("bear:lightning")},
    )
    state, _ = play(state, "1: take 2", "1: place bear:lightning")
    assert document(state)["seat"]["1"]["minus"] == 2


# --- 20 to 22 -----------------------------------------------------------------------------------------------


def test_20_a_third_lightning_costs_one_point_only():
    """Suggested position (e)."""
    state = position(
        trucks=on_truck("gorilla:lightning"),
        seat={"1": zoo("gorilla:lightning", "gorilla:lightning", "gorilla")},
    )
    state, _ = play(state, "1: take 2", "1: place gorilla:lightning")
    assert document(state)["seat"]["1"]["minus"] == 1
    assert len(on(state, 1, "gorilla")) == 3
    assert state.scored == []


def test_21_a_third_stand_symbol_is_discarded_and_its_colour_does_not_count():
    """Suggested position (f)."""
    state = position(
        trucks=on_truck("stand:yellow:ice"), seat={"1": {"stands": THREE_COLOURS}}, discard=["bison"]
    )
    state, events = play(state, "1: take 2", "1: place stand:yellow:ice")
    assert kinds(events) == ["TruckTaken", "CardWasted", "MinusPointTaken"]
    assert (document(state)["discard"][-1], state.scored) == ("stand:yellow:ice", [])


def test_21_the_second_stand_of_a_symbol_earns_a_coin_whatever_its_colour():
    state = position(trucks=on_truck("stand:green:ice"), seat={"1": {"stands": ["stand:red:ice"]}})
    state, events = play(state, "1: take 2", "1: place stand:green:ice")
    assert kinds(events) == ["TruckTaken", "CardPlaced", "StandCoinEarned"]
    assert document(state)["seat"]["1"]["coins"] == 2


def test_22_the_player_with_more_takes_the_marker_also_on_the_other_s_turn():
    state = position(trucks=on_truck("bison"), seat={"1": {}, "2": zoo("bison", "bison", "bison:lightning")})
    state, events = play(state, "1: take 2", "1: place bison")
    assert events[2] == SpeciesScored(Species.BISON, 2, 3, 1, 4, Marker(3, False, "3"))
    assert document(state)["seat"]["2"]["markers"] == ["3"]


def test_22_the_stands_are_scored_once_for_whoever_has_all_colours_first():
    full = [*THREE_COLOURS, "stand:yellow:pretzel"]
    state = position(
        trucks=[["stand:yellow:drink"], [], []],
        scored=["stands"],
        seat={"1": {"stands": THREE_COLOURS}, "2": {"stands": full}},
    )
    state, events = play(state, "1: take 1", "1: place stand:yellow:drink")
    assert "StandsScored" not in kinds(events)


def test_22_a_marker_with_a_coin_brings_one():
    state = position(trucks=on_truck("gorilla"), markers=["2c", "1"], seat={"1": zoo("gorilla", "gorilla")})
    state, _ = play(state, "1: take 2", "1: place gorilla")
    assert (document(state)["seat"]["1"]["coins"], document(state)["markers"]) == (2, ["1"])


# --- 23 to 25: the final round ------------------------------------------------------------------------------


def test_23_the_final_card_is_set_aside_and_the_next_draw_begins_the_final_round():
    state = position(pile=["bear", "final", "bison", "hyena"])
    state, events = play(state, "1: draw")
    assert events[-1] == FinalRoundSetAside("card")
    assert document(state)["pile"] == ["bison", "hyena"]
    assert state.final_round is False
    state, _ = play(state, "1: load 1")
    state, events = play(state, "2: draw")
    assert events[-1] == FinalRoundBegan("card")
    assert state.final_round is True
    state, events = play(state, "2: load 2", "1: draw")
    assert kinds(events) == ["CardLoaded", "CardDrawn"]


def test_23_the_trigger_waits_over_the_end_of_a_round():
    state = position(
        pile=["bear", "final", "bison", "hyena"], trucks=[["gorilla"], [], []], taken={"2": 2}, round=7
    )
    moves = ("1: draw", "1: load 3", "1: take 1", "1: place gorilla")
    state, _ = play(state, *moves)
    assert (state.round, state.final_round) == (8, False)
    state, _ = play(state, "1: draw")
    assert state.final_round is True


def test_23_a_pile_without_the_card_had_it_set_aside():
    state, _ = play(position(pile=["bear", "bison"]), "1: draw")
    assert state.final_round is True


def test_24_two_scorings_in_one_turn_can_set_the_marker_aside_and_begin_the_final_round():
    """Suggested position (g)."""
    state = position(
        markers=["2", "final", "1c", "1"],
        trucks=on_truck("gorilla", "bison"),
        taken={"2": 1},
        round=9,
        seat={"1": zoo("gorilla", "gorilla", "bison", "bison", "bison:lightning")},
    )
    state, events = play(state, "1: take 2", "1: place gorilla")
    assert events[-1] == FinalRoundSetAside("marker")
    assert (document(state)["markers"], state.final_round) == (["1c", "1"], False)
    state, events = play(state, "1: place bison")
    assert kinds(events) == ["CardPlaced", "SpeciesScored", "FinalRoundBegan", "GameEnded"]
    assert events[-2:] == [FinalRoundBegan("marker"), GameEnded(9)]
    written = document(state)
    assert (written["phase"], written["to_move"], written["round"]) == ("over", 0, 9)
    assert written["taken"] == {"1": 2, "2": 1}
    assert legal(state, 1) == []


def test_24_after_the_final_round_the_remaining_truck_stays_as_it_is():
    state = position(
        final_round=True, trucks=[[], ["gorilla"], ["bear"]], taken={"2": 1}, discard=["bison"], round=9
    )
    state, _ = play(state, "1: take 2", "1: place gorilla")
    written = document(state)
    assert (written["trucks"], written["discard"]) == ([[], [], ["bear"]], ["bison"])


def test_25_money_actions_go_on_in_the_final_round_and_a_second_trigger_changes_nothing():
    state = position(
        final_round=True,
        markers=["1c", "1"],
        pile=["hyena"],
        trucks=on_truck("gorilla"),
        seat={"1": zoo("gorilla", "gorilla", coins=2, minus=1), "2": zoo("bear")},
    )
    assert legal(state) == ["draw", "take 2", "steal bear", "clear"]
    state, events = play(state, "1: take 2", "1: place gorilla")
    assert kinds(events) == ["TruckTaken", "CardPlaced", "SpeciesScored"]
    state, events = play(state, "2: draw")
    assert kinds(events) == ["CardDrawn"]


# --- 31: the expert game ------------------------------------------------------------------------------------


def test_31_a_drawn_card_is_discarded_for_a_coin():
    state, _ = play(position(options={"expert": True}, pile=["bear", "bison", "final", "hyena"]), "1: draw")
    assert legal(state) == ["load 1", "load 2", "load 3", "dump"]
    state, events = play(state, "1: dump")
    assert kinds(events) == ["CardDumped"]
    written = document(state)
    assert (written["discard"], written["drawn"], written["seat"]["1"]["coins"]) == (["bear"], "", 0)
    assert (written["phase"], written["to_move"], written["taken"]) == ("turn", 2, {})


def test_31_not_without_the_rule_or_a_coin_or_in_the_final_round():
    plain, _ = play(position(), "1: draw")
    assert refusal(plain, "1: dump").code is DuellRefusal.EXPERT_ONLY
    expert = {"options": {"expert": True}}
    poor, _ = play(position(seat={"1": {"coins": 0}}, **expert), "1: draw")
    assert refusal(poor, "1: dump").code is DuellRefusal.TOO_FEW_COINS
    late, _ = play(position(pile=["bear", "bison"], **expert), "1: draw")
    assert refusal(late, "1: dump").code is DuellRefusal.FINAL_ROUND
    assert legal(late) == ["load 1", "load 2", "load 3"]


def test_31_an_open_place_is_needed_even_to_discard():
    full = [["bear"], ["bear", "bear"], ["bison", "bison"]]
    state = position(options={"expert": True}, trucks=full)
    assert refusal(state, "1: draw").code is DuellRefusal.NO_OPEN_PLACE


# --- a stockpile that ran short (made-up positions only) ----------------------------------------------------


def test_with_no_marker_left_a_species_is_scored_all_the_same():
    state = position(markers=[], trucks=on_truck("gorilla"), seat={"1": zoo("gorilla", "gorilla")})
    state, events = play(state, "1: take 2", "1: place gorilla")
    assert events[-1] == SpeciesScored(Species.GORILLA, 1, 3, 0, 3, None)
    assert GAME.scores(state)[0].points == 1
