"""Position documents: what is written, what may be left out, what is refused and where."""

from __future__ import annotations

import json
from random import Random

import pytest

from engine.core.errors import MalformedPosition
from engine.core.shuffle import seeded
from engine.games.duell import GAME
from engine.games.duell.cards import TOKEN
from tests.engine.duell.playing import document, play, position, zoo

FRESH = document(GAME.setup(GAME.options({}), 2, seeded(bytes(32))))


def read(free: bool = False, **keys: object):
    return GAME.read_position({"game": "duell", **keys}, free)


# --- what is left out ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("given", [{}, {"game": "duell"}, {"players": 2}, {"seat": {"2": {}}}])
def test_a_document_that_gives_nothing_is_the_fresh_game_of_the_zero_seed(given):
    assert document(GAME.read_position(given, False)) == FRESH


def test_every_key_left_out_is_as_at_the_start():
    for key in FRESH:
        given = {k: v for k, v in FRESH.items() if k != key}
        if key in ("pile", "discard"):
            continue
        assert document(GAME.read_position(given, False)) == FRESH


def test_a_left_out_pile_is_shuffled_from_the_cards_that_are_nowhere_else():
    written = document(
        read(discard=["bear", "bison"], seat={"1": zoo("bear:heart", stands=["stand:red:ice"])})
    )
    pile = written["pile"]
    assert len(pile) == 57 - 4 + 1
    assert pile.index("final") == len(pile) - 6
    assert (pile.count("bear"), pile.count("bear:heart"), "stand:red:ice" in pile) == (1, 2, False)
    assert written["discard"] == ["bear", "bison"]


def test_an_empty_discard_pile_can_be_given():
    written = document(read(discard=[]))
    assert (len(written["pile"]), written["discard"]) == (58, [])


def test_with_a_pile_a_left_out_discard_pile_is_empty():
    assert document(read(free=True, pile=["bear"]))["discard"] == []


def test_cards_in_hand_and_on_trucks_are_not_in_a_left_out_pile():
    written = document(read(phase="load", drawn="hyena", trucks=[["gorilla"], ["gorilla"], []]))
    assert not {"hyena", "gorilla"} & {*written["pile"], *written["discard"]}


def test_more_of_a_card_than_there_is_leaves_none_for_the_pile():
    assert "hyena" not in document(read(free=True, discard=["hyena", "hyena", "hyena"]))["pile"]


@pytest.mark.parametrize("left", [5, 6])
def test_a_left_out_pile_of_five_cards_has_no_final_card(left: int):
    cards = sorted(play(position())[0].options.deck.cards, key=TOKEN)
    discard = [card.text for card in cards[left:]]
    written = document(read(discard=discard))
    assert ("final" in written["pile"]) is (left > 5)
    assert len(written["pile"]) == left + (left > 5)


def test_when_the_game_is_over_nobody_is_to_move():
    assert document(read(free=True, phase="over"))["to_move"] == 0
    assert document(read(free=True, phase="over", to_move=0))["to_move"] == 0


def test_a_square_that_is_being_answered_has_acted():
    assert document(read(free=True, phase="donate", discard=["bear"]))["square_used"] is True


def test_options_may_be_given_in_part():
    written = document(read(options={"expert": True}))
    assert written["options"] == {"deck": "K3", "expert": True, "one_square_a_turn": False}


def test_the_order_of_multisets_means_nothing_and_they_are_written_sorted():
    given = {"1": zoo("bear:heart", "bear", "bear:lightning", stands=["stand:red:ice", "stand:blue:ice"])}
    state = read(seat=given, offspring=["tiger", "bear", "hyena"])
    written = document(state)
    assert written["offspring"] == ["bear", "hyena", "tiger"]
    assert written["seat"]["1"]["stands"] == ["stand:blue:ice", "stand:red:ice"]
    assert written["seat"]["1"]["animals"]["bear"] == ["bear", "bear:heart", "bear:lightning"]
    assert written["seat"]["2"]["animals"] == {species: [] for species in FRESH["seat"]["1"]["animals"]}
    tied = read(free=True, tied=["hyena", "bear"], scored=["stands", "gorilla"])
    assert (document(tied)["tied"], document(tied)["scored"]) == (["bear", "hyena"], ["stands", "gorilla"])


def test_score_and_winners_are_read_and_not_listened_to():
    written = document(read(score={"1": 99, "2": -5}, winners=[2]))
    assert written == FRESH


def test_a_json_text_is_read_like_its_document():
    assert GAME.read_position(json.dumps(FRESH), False) == GAME.read_position(FRESH, False)


def test_every_position_of_a_game_is_read_back_the_same():
    for options in ({}, {"deck": "MIX", "expert": True, "one_square_a_turn": True}):
        state = GAME.setup(GAME.options(options), 2, seeded(b"7"))
        generator = Random(7)
        while state.to_move:
            assert GAME.read_position(json.dumps(document(state)), False) == state
            action = GAME.random_action(state, state.to_move, generator)
            GAME.apply_in_place(state, state.to_move, action)
        assert GAME.read_position(document(state), False) == state


# --- what is refused ----------------------------------------------------------------------------------------

BAD_FORM = [
    ("truck", {"truck": []}),
    ("game", {"game": "zooloretto"}),
    ("players", {"players": 3}),
    ("options.speed", {"options": {"speed": 1}}),
    ("options.expert", {"options": {"expert": 1}}),
    ("options.deck", {"options": {"deck": "K4"}}),
    ("options.deck", {"options": {"deck": "[animals]\nlion = {}\n"}}),
    ("phase", {"phase": "pick"}),
    ("to_move", {"to_move": 3}),
    ("to_move", {"to_move": "1"}),
    ("to_move", {"to_move": None}),
    ("round", {"round": 0}),
    ("round", {"round": 1.5}),
    ("final_round", {"final_round": 1}),
    ("pile.1", {"pile": ["bear", "lion"]}),
    ("pile.0", {"pile": ["bear:offspring"]}),
    ("pile.0", {"pile": ["gorilla:heart"]}),
    ("pile.0", {"pile": ["final", "bear"]}),
    ("pile", {"pile": ["bear", "final", "bear", "final"]}),
    ("discard.0", {"discard": ["final"]}),
    ("discard.0", {"discard": ["bear:offspring"]}),
    ("trucks.1.0", {"trucks": [[], ["coin"], []]}),
    ("trucks.0.0", {"trucks": [["tiger:offspring"], [], []]}),
    ("taken.3", {"taken": {"3": 1}}),
    ("taken.1", {"taken": {"1": 4}}),
    ("taken.1", {"taken": {"1": 0}}),
    ("drawn", {"phase": "load", "drawn": "final"}),
    ("pending.0", {"phase": "place", "pending": [1]}),
    ("square_used", {"square_used": "no"}),
    ("offspring.0", {"offspring": ["gorilla"]}),
    ("markers.0", {"markers": ["4d"]}),
    ("markers.0", {"markers": ["0"]}),
    ("markers.0", {"markers": ["final", "1"]}),
    ("markers", {"markers": ["1", "final", "1", "final"]}),
    ("scored.0", {"scored": ["coins"]}),
    ("tied.0", {"tied": ["stands"]}),
    ("seat.3", {"seat": {"3": {}}}),
    ("seat.1.hand", {"seat": {"1": {"hand": []}}}),
    ("seat.1.coins", {"seat": {"1": {"coins": -1}}}),
    ("seat.1.plus", {"seat": {"1": {"plus": -1}}}),
    ("seat.1.minus", {"seat": {"1": {"minus": True}}}),
    ("seat.1.markers.0", {"seat": {"1": {"markers": ["final"]}}}),
    ("seat.2.stands.0", {"seat": {"2": {"stands": ["bear"]}}}),
    ("seat.2.animals.lion", {"seat": {"2": {"animals": {"lion": []}}}}),
    ("seat.2.animals.bear.1", {"seat": {"2": {"animals": {"bear": ["bear", "tiger"]}}}}),
    ("seat.2.animals.gorilla.0", {"seat": {"2": {"animals": {"gorilla": ["gorilla:heart"]}}}}),
    ("score.3", {"score": {"3": 1}}),
    ("winners.0", {"winners": [3]}),
]


@pytest.mark.parametrize(("path", "keys"), BAD_FORM, ids=[f"{row[0]}-{i}" for i, row in enumerate(BAD_FORM)])
@pytest.mark.parametrize("free", [False, True])
def test_a_document_of_the_wrong_form_is_refused_with_the_path(path: str, keys, free: bool):
    with pytest.raises(MalformedPosition) as refused:
        read(free, **keys)
    reported = refused.value.path
    assert reported == path or reported.startswith(f"{path}.[key]")


@pytest.mark.parametrize("text", ["", "[]", "null", "{", '{"game": "duell"', '"duell"'])
def test_what_is_no_document_is_refused(text: str):
    with pytest.raises(MalformedPosition):
        GAME.read_position(text, False)


IMPOSSIBLE = [
    ("trucks", {"trucks": [[], []]}),
    ("trucks.0", {"trucks": [["bear", "bear"], [], []]}),
    ("trucks.2", {"trucks": [[], [], ["bear", "bear", "bison"]]}),
    ("trucks.1", {"trucks": [[], ["bear"], []], "taken": {"2": 2}}),
    ("taken", {"phase": "place", "pending": ["bear"], "taken": {"1": 2, "2": 2}}),
    ("to_move", {"to_move": 0}),
    ("to_move", {"phase": "over", "to_move": 1}),
    ("drawn", {"phase": "load"}),
    ("drawn", {"drawn": "bear"}),
    ("drawn", {"phase": "place", "pending": ["bear"], "taken": {"1": 2}, "drawn": "bear"}),
    ("pending", {"pending": ["bear"]}),
    ("pending", {"phase": "place", "taken": {"1": 2}}),
    ("pending", {"phase": "place", "taken": {"1": 1}, "pending": ["bear", "bison"]}),
    ("pending", {"phase": "donate", "taken": {"1": 1}, "pending": ["bear"], "discard": ["bear"]}),
    ("pending", {"phase": "over", "pending": ["bear"]}),
    ("taken", {"phase": "place", "pending": ["bear"]}),
    ("taken", {"phase": "place", "pending": ["bear"], "taken": {"2": 2}}),
    ("taken", {"phase": "donate", "pending": ["bear"], "discard": ["bear"]}),
    ("taken", {"taken": {"1": 1}}),
    ("taken", {"taken": {"1": 1, "2": 2}}),
    ("taken", {"phase": "load", "drawn": "bear", "taken": {"1": 1}}),
    ("square_used", {"square_used": True}),
    ("square_used", {"phase": "load", "drawn": "bear", "square_used": True}),
    ("seat.1.animals.bear", {"seat": {"1": zoo("bear:heart", "bear:heart", "bear:heart")}}),
    ("seat.2.stands", {"seat": {"2": {"stands": ["stand:red:ice", "stand:blue:ice", "stand:green:ice"]}}}),
    ("scored", {"scored": ["bear", "bear"]}),
    ("tied", {"tied": ["bear", "bear"]}),
    ("tied", {"tied": ["bear"], "scored": ["bear"]}),
    ("tied", {"tied": ["bison"], "seat": {"1": zoo("bison", "bison", "bison"), "2": zoo("bison")}}),
    ("tied", {"tied": ["gorilla"]}),
    # nothing that could be done:
    ("phase", {"phase": "donate", "discard": []}),
    ("phase", {"phase": "donate", "discard": ["bear:heart"], "seat": {"1": zoo("bear:heart", "bear:heart")}}),
    ("phase", {"phase": "load", "drawn": "bear", "trucks": [["bear"], ["bear"] * 2, ["bison"] * 2]}),
    ("phase", {"pile": []}),
]


@pytest.mark.parametrize(
    ("path", "keys"), IMPOSSIBLE, ids=[f"{row[0]}-{i}" for i, row in enumerate(IMPOSSIBLE)]
)
def test_a_position_that_no_game_comes_to_is_refused_free_or_not(path: str, keys):
    with pytest.raises(MalformedPosition) as refused:
        read(free=True, **keys)
    assert refused.value.path == path


ONE_MARKER = {"markers": FRESH["markers"][1:], "seat": {"1": {"markers": ["3"]}}}
COLOURS = ["stand:red:ice", "stand:green:ice", "stand:blue:drink", "stand:yellow:drink"]
MOST_CARDS = [*FRESH["discard"], *(card for card in FRESH["pile"][:-4] if card != "final")]
WRONG_TOTALS = [
    ("pile", {"pile": ["bear"]}, "on the table"),
    ("pile", {"discard": ["hyena", "hyena"]}, "2 hyena on the table, the game has 1"),
    ("pile", {"discard": ["tiger"]}, "1 tiger on the table, the game has 0"),
    ("pile", {"pile": FRESH["pile"]}, "on the table"),
    (
        "pile",
        {"seat": {"1": {"stands": ["stand:red:ice"]}, "2": {"stands": ["stand:red:ice"]}}},
        "stand:red:ice",
    ),
    ("pile", {**FRESH, "pile": [card for card in FRESH["pile"] if card != "final"]}, "last 5"),
    ("pile", {**FRESH, "pile": [*[c for c in FRESH["pile"] if c != "final"], "final"]}, "last 5"),
    ("offspring", {"seat": {"1": zoo("bear:offspring")}}, "2 bear:offspring"),
    ("offspring", {"offspring": ["bear", "bear", "tiger"]}, "2 bear:offspring"),
    ("offspring", {"offspring": []}, "0 bear:offspring"),
    ("markers", {"markers": ["3"]}, "lower part"),
    ("markers", {"markers": []}, "do not hold"),
    ("markers", {"markers": ["3"] * 9}, "lower part"),
    ("markers", {"seat": {"1": {"markers": ["3"]}}}, "do not hold"),
    (
        "markers",
        {"markers": ["1"], "seat": {"1": {"markers": ["3", "3", "2c", "2c", "2", "1"]}}},
        "do not hold",
    ),
    ("markers", {"markers": ["3", "3", "2c", "2c", "2", "1c", "1"]}, "final-round marker"),
    ("markers", {"markers": ["3", "3", "2c", "final", "2c", "2", "1c", "1"]}, "final-round marker"),
    ("tied", {"tied": ["bison"], "seat": {"1": zoo("bison", "bison", "bison")}}, "at 3 to 0"),
    ("seat.2.plus", {"seat": {"2": {"plus": 2}}}, "before the final scoring"),
    ("scored", {"seat": {"1": zoo("gorilla", "gorilla", "gorilla:lightning")}}, "3 of 3"),
    ("scored", {"seat": {"1": zoo("bison", "bison"), "2": zoo("bison", "bison:lightning")}}, "4 of 4"),
    ("scored", {"scored": ["bear"]}, "0 markers"),
    ("scored", {"markers": [*FRESH["markers"]][1:], "seat": {"2": {"markers": ["3"]}}}, "1 markers"),
    ("scored", {**ONE_MARKER, "scored": ["stands"]}, "four colours"),
    (
        "scored",
        {**ONE_MARKER, "scored": ["bear"], "seat": {"1": {"markers": ["3"], "stands": COLOURS}}},
        "four",
    ),
    ("final_round", {"final_round": True}, "begins when"),
    ("final_round", {"discard": MOST_CARDS}, "begins when"),
    ("phase", {"phase": "over", "final_round": True, "discard": MOST_CARDS}, "quit the final round"),
    ("phase", {"phase": "over", "taken": {"1": 1}, "final_round": True, "discard": MOST_CARDS}, "quit"),
]


@pytest.mark.parametrize(
    ("path", "keys", "reason"), WRONG_TOTALS, ids=[f"{row[0]}-{i}" for i, row in enumerate(WRONG_TOTALS)]
)
def test_wrong_totals_are_refused_unless_the_position_is_free(path: str, keys, reason: str):
    with pytest.raises(MalformedPosition) as refused:
        read(**keys)
    assert refused.value.path == path
    assert reason in refused.value.reason
    read(free=True, **keys)


def test_coins_and_minus_points_are_never_counted():
    """Where they run out, paper serves (ruling 28)."""
    state = read(seat={"1": {"coins": 13, "minus": 20}, "2": {"coins": 9}})
    assert document(state)["score"] == {"1": -14, "2": 4}


def test_a_position_in_the_middle_of_a_donation_is_strictly_read():
    keys = {"phase": "donate", "taken": {"1": 2, "2": 1}, "pending": ["bison"], "to_move": 1}
    state = read(**keys, seat={"1": zoo("tiger:square", "tiger:square")})
    assert GAME.read_position(document(state), False) == state
