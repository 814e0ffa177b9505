"""Position documents beyond the scenarios: paths of refusals, left-out keys, what is written."""

from __future__ import annotations

import json

import pytest

from engine.core.errors import MalformedPosition
from engine.core.game import Document, Seat
from engine.games.zuuli import GAME
from tests.engine.zuuli.playing import at_random, document, ids, play, position


def refused(free: bool = True, **keys: object) -> MalformedPosition:
    with pytest.raises(MalformedPosition) as refusal:
        GAME.read_position({"game": "zuuli", **keys}, free)
    return refusal.value


NINE = [f"{face}#{copy}" for face in ("zebra", "giraffe", "shark", "bear", "pool") for copy in (1, 2)][:9]
HANDS = {"1": {"hand": ["bear#1", "hippo#1"]}, "2": {"hand": ["shark#1", "tiger#1"]}}


def seat1(**keys: object) -> Document:
    return {"1": {**HANDS["1"], **keys}, "2": HANDS["2"]}


@pytest.mark.parametrize(
    ("keys", "path"),
    [
        ({"game": "duell"}, "game"),
        ({"players": 6}, "players"),
        ({"players": "2"}, "players"),
        ({"year": 0}, "year"),
        ({"seat": {"6": {}}}, "seat.6.[key]"),
        ({"seat": {"3": {}}}, "seat.3"),
        ({"options": {"deck": "none"}}, "options.deck"),
        ({"options": {"expert": True}}, "options.expert"),
        ({"deck": ["dodo#1"]}, "deck.0"),
        ({"discard": ["lion#1", "new_plot#1"]}, "discard.1"),
        ({"seat": seat1(hand=["lion#1", ""])}, "seat.1.hand.1"),
        ({"seat": seat1(picked="dodo#1")}, "seat.1.picked.0"),
        ({"seat": seat1(kept=["new_plot#2"])}, "seat.1.kept.0"),
        ({"seat": seat1(park={"new_plot#2": []})}, "seat.1.park.new_plot#2"),
        ({"seat": seat1(park={"lion#1": []})}, "seat.1.park.lion#1"),
        ({"seat": seat1(park={"riverbank#1": ["mangrove#1"]})}, "seat.1.park.riverbank#1"),
        ({"seat": seat1(park={"new_plot#1": ["shark#1", "lion#1"]})}, "seat.1.park.new_plot#1"),
        ({"seat": seat1(year_scores=[1])}, "seat.1.year_scores"),
        ({"seat": seat1(done=True)}, "seat.1.done"),
        ({"seat": seat1(shown={})}, "seat.1.shown"),
        ({"collector": {}}, "collector"),
        ({"phase": "develop", "seat": HANDS}, "seat.1.hand"),
        ({"phase": "over", "year": 2}, "phase"),
        ({"phase": "over", "year": 3, "seat": {"2": {"kept": ["lion#1"]}}}, "seat.2.kept"),
        ({"phase": "develop", "seat": {"1": {"done": True}, "2": {"done": True}}}, "phase"),
        ({"deck": []}, "phase"),
        ({"players": 1, "seat": {"1": {"hand": ["lion#1"]}}}, "seat.1.hand"),
        ({"players": 1, "collector": {"pile": ["dodo#1"]}}, "collector.pile.0"),
        ({"players": 1, "collector": {"year_scores": [-1]}}, "collector.year_scores.0"),
        ({"players": 1, "seat": {"1": {"hand": ["lion#1", "bear#1"], "picked": "lion#2"}}}, "seat.1.picked"),
        ({"players": 1, "seat": {"1": {"hand": ["lion#1", "lion#2"], "kept": NINE}}}, "seat.1.kept"),
        ({"score": {"1": "3"}}, "score.1"),
        ({"seat": seat1(hand=["bear#1", "bear#1"])}, "seat.1"),
        ({"seat": seat1(picked="bear#1")}, "seat.1"),
        ({"seat": seat1(kept=["bear#1"])}, "seat.1"),
        ({"seat": seat1(kept=["pool#1"], park={"new_plot#1": ["pool#1"]})}, "seat.1"),
        ({"seat": seat1(park={"new_plot#1": ["pool#1"], "riverbank#1": ["pool#1"]})}, "seat.1"),
    ],
)  # fmt: skip
def test_a_refusal_names_the_path(keys: dict[str, object], path: str):
    assert refused(**keys).path == path


@pytest.mark.parametrize(
    ("shown", "board", "path"),
    [
        ({"kept": ["lion#2"]}, {"kept": ["lion#1"]}, "seat.1.shown"),
        ({"park": {"new_plot#1": ["shark#1", "lion#1"]}}, {}, "seat.1.shown.park.new_plot#1"),
        ({"kept": ["dodo#1"]}, {}, "seat.1.shown.kept.0"),
        (
            {"park": {"new_plot#1": ["pool#1"], "riverbank#1": []}},
            {"park": {"riverbank#1": ["pool#1"]}},
            "seat.1.shown.park.new_plot#1",
        ),
        ({"park": {"new_plot#1": ["bear#1"]}}, {"kept": ["bear#1"]}, "seat.1.shown.park"),
        ({"kept": ["riverbank#1"]}, {"kept": ["riverbank#1"]}, "seat.1.kept"),
        (
            {"park": {"riverbank#1": ["pool#1"]}, "kept": ["lion#1"]},
            {"park": {}, "kept": ["lion#1", "pool#1", "riverbank#1"]},
            "seat.1.shown.park.riverbank#1",
        ),
    ],
)
def test_what_others_see_must_have_been_possible(shown: Document, board: Document, path: str):
    keys = {"phase": "develop", "deck": [], "seat": {"1": {"done": True, "shown": shown, **board}}}
    assert refused(**keys).path == path


def test_an_illegal_park_is_refused_with_its_reason():
    problem = refused(seat=seat1(park={"new_plot#1": ["giraffe#1", "zebra#1"]}))
    assert problem.reason == "too_full: enclosure new_plot#1, used 5, space 3"


def test_left_out_keys_are_as_in_a_fresh_game():
    state = position(seat=HANDS)
    assert (state.year, state.phase, state.deck, state.discard) == (1, "pick", [], [])
    board = state.boards[2]
    assert (board.picked, board.kept, board.done, board.year_scores) == (None, [], False, [])
    assert board.park == {"new_plot#2": ()}


def test_without_hands_and_deck_the_game_is_dealt_and_with_one_the_rest_is_empty():
    assert len(position().deck) == 72
    assert len(position(seat={"2": {"kept": ["lion#1"]}}).boards[1].hand) == 9
    assert position(phase="develop").boards[1].hand == []
    assert len(position(phase="develop").deck) == 72
    assert position(phase="develop", deck=["lion#1"]).deck == ids("lion#1")
    assert position(seat={"1": {"hand": ["lion#1"]}}).deck == []
    assert position(players=1).boards[1].hand == ids("elephant#2", "keeper#1")


def test_a_seat_that_is_done_without_more_shows_only_what_is_certain():
    state = position(
        phase="develop",
        deck=[],
        seat={"1": {"done": True, "kept": ["zebra#1"], "park": {"riverbank#1": ["bear#1"]}}},
    )
    shown = state.boards[1].shown
    assert shown is not None
    assert shown.park == {"new_plot#1": ()}
    assert shown.kept == ids("bear#1", "riverbank#1", "zebra#1")
    assert GAME.read_position(document(state), True) == state


def test_the_enclosures_keep_their_order():
    parks = {"showcase#1": [], "riverbank#1": ["bear#1"], "new_plot#1": [], "cosy_den_p#1": []}
    seat = {"park": parks, "kept": ["mangrove#1", "cosy_den_j#1"]}
    state = position(year=3, phase="develop", seat={"1": seat})
    assert list(state.boards[1].park) == list(parks)
    state, _ = play(state, "1: develop riverbank#1=bear#1")
    expected = [*parks, "cosy_den_j#1", "mangrove#1"]
    assert list(state.boards[1].park) == expected
    again = GAME.read_position(json.dumps(document(state)), True)
    assert list(again.boards[1].park) == expected


def test_score_and_winners_are_for_readers():
    state = position(seat=HANDS, score={"1": 77}, winners=[1])
    assert document(state)["score"] == {"1": 0, "2": 0}
    assert "winners" not in document(state)


def test_a_solo_document_has_the_collector():
    written = document(position(players=1, collector={"pile": ["zebra#1", "bear#1"]}))
    assert written["collector"] == {"pile": ["bear#1", "zebra#1"], "year_scores": []}
    assert written["score"] == {"1": 0, "collector": 0}


def whole(state: object) -> Document:
    return json.loads(json.dumps(GAME.write_position(state)))


def positions(seats: int) -> list[Document]:
    return [whole(state) for state, _ in at_random(seats, 2)]


@pytest.mark.parametrize("seats", [1, 4])
def test_every_position_of_a_game_is_complete(seats: int):
    for written in positions(seats):
        assert whole(GAME.read_position(written, False)) == written


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize(
    "path", [("deck",), ("discard",), ("seat", "1", "kept"), ("seat", "1", "park", "new_plot#1")]
)
def test_no_card_may_be_there_twice(seats: int, path: tuple[str, ...]):
    for written in positions(seats)[:-1]:
        cards: object = written
        for key in path:
            cards = cards[key]
        cards.append("extension#1")
        refused(free=False, **written)


@pytest.mark.parametrize("seats", [1, 2])
def test_no_year_may_be_scored_before_it_is_over(seats: int):
    for written in positions(seats):
        written["seat"]["1"]["year_scores"].append(3)
        assert refused(free=False, **written).path == "seat.1.year_scores"
        assert refused(free=True, **written).path == "seat.1.year_scores"


def test_every_year_of_every_seat_must_be_scored():
    written = next(doc for doc in positions(2) if doc["year"] == 2)
    written["seat"]["2"]["year_scores"] = []
    assert refused(free=False, **written).path == "seat.2.year_scores"
    assert GAME.read_position(written, True).boards[Seat(2)].year_scores == []


def test_the_deck_has_what_is_not_dealt():
    written = positions(2)[0]
    written["discard"] = [written["deck"].pop()]
    assert refused(free=False, **written).path == "deck"


def test_hands_and_kept_cards_are_counted():
    written = positions(2)[2]
    assert [len(seat["kept"]) for seat in written["seat"].values()] == [1, 1]
    one, two = written["seat"]["1"], written["seat"]["2"]
    moved = json.loads(json.dumps(written))
    moved["seat"]["1"]["hand"].append(moved["seat"]["2"]["hand"].pop())
    assert refused(free=False, **moved).path == "seat.1.hand"
    two["hand"].append(two["kept"].pop())
    assert refused(free=False, **written).path == "seat.2.kept"
    one["kept"], one["hand"] = [*one["kept"], *one["hand"][1:]], one["hand"][:1]
    assert refused(free=False, **written).path == "seat.1.kept"


def test_who_develops_has_kept_a_hand():
    written = next(doc for doc in positions(2) if doc["phase"] == "develop" and doc["year"] == 1)
    one, two = written["seat"]["1"], written["seat"]["2"]
    one["kept"].append(two["kept"].pop())
    assert refused(free=False, **written).path == "seat.1.kept"
