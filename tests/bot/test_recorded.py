"""Recorded games: what is written, and that every kind of untruth in one is found and named."""

from __future__ import annotations

import copy
import dataclasses
import json
from pathlib import Path
from random import Random

import pytest

from bot.recorded import AnyMatch, match_of, record, to_text, verify
from engine.core.game import Document, Seat
from engine.core.match import start_match
from engine.core.shuffle import seeded
from engine.registry import game_of

GAMES = Path(__file__).parents[1] / "games"
TAKE_BACKS = json.loads((GAMES / "take-backs.json").read_text(encoding="utf-8"))


def begun(moves: int = 6, *, version: str | None = None) -> AnyMatch:
    """The first moves of a game, always the same."""
    game = game_of("duell")
    if version is not None:
        game = dataclasses.replace(game, info=dataclasses.replace(game.info, rules_version=version))
    match = start_match(game, "m-1", {}, 2, bytes(32))
    press_on(match, moves)
    return match


def press_on(match: AnyMatch, moves: int) -> None:
    generator = Random(1)
    for _ in range(moves):
        (seat,) = match.game.actors(match.state)
        match.accept(match.plan_press(seat, match.game.random_action(match.state, seat, generator)))


@pytest.fixture
def document() -> Document:
    return copy.deepcopy(TAKE_BACKS)


def problem(document: Document) -> str | None:
    return verify(document).problem


# --- writing ------------------------------------------------------------------------------------------------


def test_a_match_is_written_down_and_read_again():
    match = begun(40)
    again = match_of(to_text(record(match)))
    assert again.state == match.state
    assert again.rows == [dataclasses.replace(row, final=False) for row in match.rows]
    assert again.commitment == match.commitment


def test_people_are_named_as_they_joined_and_as_they_sit():
    match = begun()
    seated = seeded(match.seed)("seats", ["Kim", "Lou"])
    document = record(match, ["Kim", "Lou"], seated)
    assert (document["joined"], document["seated"]) == (["Kim", "Lou"], seated)
    assert verify(document).is_true


def test_a_running_game_can_be_verified_too():
    verdict = verify(record(begun()))
    assert verdict.is_true
    assert verdict.checked == (
        "the seed and the options are those of the commitment",
        "the start is the position that the seed deals",
        "all 8 rows of the log are legal",
        "the log leads to the position at the end: the game is not over",
    )


def test_an_early_end_is_a_row_without_the_moderators_name():
    match = begun()
    match.accept(match.plan_end(Seat(0), "moderator Kim"))
    document = record(match)
    assert "Kim" not in to_text(document)
    assert match_of(document).rows[-1].text == "moderator"
    assert verify(document).is_true


def test_forced_moves_keep_the_press_they_followed_from():
    rows = match_of(TAKE_BACKS).rows
    assert any(row.press != row.number for row in rows)
    assert record(match_of(TAKE_BACKS))["log"] == TAKE_BACKS["log"]


def test_the_text_has_a_line_a_row():
    lines = to_text(TAKE_BACKS).splitlines()
    assert len(lines) == len(TAKE_BACKS["log"]) + 16
    assert json.loads(to_text(TAKE_BACKS)) == TAKE_BACKS


def test_a_game_without_moves_is_text_too():
    document = record(begun(0))
    assert json.loads(to_text(document)) == document


# --- untruths -----------------------------------------------------------------------------------------------


def test_it_is_true_as_it_stands(document: Document):
    assert problem(document) is None


@pytest.mark.parametrize(
    "key", ["match", "game", "seats", "seed", "commitment", "joined", "log", "end", "format"]
)
def test_a_missing_key_is_named(key: str, document: Document):
    del document[key]
    assert problem(document) == f"this is no recorded game: {key}: Field required"


def test_no_json_is_no_recorded_game():
    assert str(verify("{").problem).startswith("this is no recorded game: Invalid JSON")


def test_another_format_is_no_recorded_game(document: Document):
    document["format"] = "zoo-referee/game/2"
    assert str(problem(document)).startswith("this is no recorded game: format")


def test_a_seed_is_hex(document: Document):
    document["seed"] = "abc"
    assert str(problem(document)).startswith("this is no recorded game: seed")


def test_an_unknown_game_is_named(document: Document):
    document["game"] = "poker"
    assert problem(document) == "there is no game 'poker' for 2"


def test_a_wrong_number_of_seats_is_named(document: Document):
    document["seats"] = 3
    assert problem(document) == "there is no game 'duell' for 3"


def test_bad_options_are_named(document: Document):
    document["options"] = {"deck": "K4"}
    assert str(problem(document)).startswith("options: deck: ")


@pytest.mark.parametrize(
    ("key", "value"),
    [("match", "x"), ("seed", "00" * 32), ("options", {"deck": "MIX"}), ("rules_version", "0")],
)
def test_what_the_commitment_does_not_name_is_found(key: str, value: object, document: Document):
    document[key] = value
    assert problem(document) == "the seed and the options are not those of the commitment"


def test_other_seats_are_found(document: Document):
    document["seated"] = document["seated"][::-1]
    assert problem(document) == "the seats are not those that the seed deals"


def test_another_deal_is_found(document: Document):
    document["start"]["pile"].reverse()
    assert problem(document) == "the start is not the position that the seed deals"


def test_an_illegal_move_is_named_by_its_row(document: Document):
    document["log"][1] = {"move": "1: take 1"}
    assert problem(document) == "row 2: '1: take 1': wrong_phase"


def test_a_malformed_move_is_named_by_its_row(document: Document):
    document["log"][1] = {"move": "1: jump"}
    assert str(problem(document)).startswith("row 2: '1: jump': ")


def test_a_move_without_a_seat_is_named_by_its_row(document: Document):
    document["log"][0] = {"move": "draw"}
    assert problem(document) == "row 1: 'draw': a move is 'SEAT: VERB ARGUMENTS'"


def test_a_take_back_of_what_has_not_been_is_named(document: Document):
    document["log"][4] = {"take_back": 5, "seat": 1}
    assert problem(document) == "row 5: there is no row 5 to take back"


@pytest.mark.parametrize(
    "after", [{"move": "1: draw"}, {"take_back": 1, "seat": 1}, {"end": "host", "seat": 1}]
)
def test_nothing_comes_after_the_end(after: Document):
    match = begun()
    match.accept(match.plan_end(Seat(1), "host"))
    document = record(match)
    document["log"].append(after)
    assert problem(document) == "row 10: the game was ended in row 9"


@pytest.mark.parametrize("row", [{"take_back": 1, "seat": 3}, {"end": "host", "seat": 3}])
def test_nobody_sits_beyond_the_seats(row: Document):
    document = record(begun())
    document["log"].append(row)
    assert problem(document) == "row 9: there is no seat 3"


@pytest.mark.parametrize("press", [1, 3, 7, 99999])
def test_a_forced_move_follows_from_the_row_before(press: int, document: Document):
    place, row = next((place, row) for place, row in enumerate(document["log"]) if "press" in row)
    document["log"][place] = {**row, "press": press if press != row["press"] else press + 1}
    assert str(problem(document)).startswith(f"row {place + 1}: it does not follow by force from row ")


def test_no_first_row_is_forced():
    document = record(begun())
    document["log"][0]["press"] = 5
    assert problem(document) == "row 1: it does not follow by force from row 5"


def test_nothing_begins_anew_under_the_same_rules(document: Document):
    other = record(begun(12))
    rebase = {"rebase": other["end"], "rules_version": document["rules_version"]}
    document["log"], document["end"] = [rebase], other["end"]
    assert problem(document) == "row 1: the rules are those from before, so nothing begins anew"


def test_a_log_that_ends_elsewhere_is_found(document: Document):
    document["end"]["score"]["1"] += 1
    assert problem(document) == "the log does not lead to the position at the end"


def test_what_was_true_before_the_untruth_is_told(document: Document):
    document["end"]["round"] = 1
    assert len(verify(document).checked) == 4


def test_what_cannot_be_played_is_no_match(document: Document):
    document["log"][1] = {"move": "1: take 1"}
    with pytest.raises(ValueError, match="row 2"):
        match_of(document)


# --- newer rules --------------------------------------------------------------------------------------------


def rebased() -> AnyMatch:
    """A match that older rules began and the present ones went on with."""
    match = begun(6, version="0")
    match.game = game_of("duell")
    match.accept(match.plan_rebase())
    press_on(match, 4)
    return match


def test_a_game_that_newer_rules_went_on_with_is_verified_from_there():
    verdict = verify(record(rebased()))
    assert verdict.is_true
    assert "the deal is left out: it was made by rules version 0" in verdict.checked
    assert any("from row 9 on, where the present rules began" in found for found in verdict.checked)


def rebase_place(document: Document) -> int:
    return next(place for place, row in enumerate(document["log"]) if "rebase" in row)


def test_the_moves_of_older_rules_are_kept_unplayed():
    document = record(rebased())
    document["log"][1] = {"move": "1: take 3"}
    assert verify(document).is_true
    document["log"][-1] = {"move": "1: take 3"}
    assert str(problem(document)).startswith(f"row {len(document['log'])}: '1: take 3': ")


def test_a_take_back_across_newer_rules_is_found():
    document = record(rebased())
    document["log"].append({"take_back": 3, "seat": 1})
    assert problem(document) == f"row {len(document['log'])}: older_rules"


def test_a_take_back_after_newer_rules_is_played():
    match = rebased()
    match.accept(match.plan_return(Seat(1), match.number))
    assert verify(record(match)).is_true


def test_a_position_that_newer_rules_cannot_read_is_named():
    document = record(rebased())
    place = rebase_place(document)
    document["log"][place]["rebase"]["coins"] = 1
    assert str(problem(document)).startswith(f"row {place + 1}: coins: ")


def test_a_game_of_older_rules_cannot_be_verified():
    assert problem(record(begun(6, version="0"))) == "the log was played by rules version 0"


def test_a_game_that_went_on_by_yet_other_rules_cannot_be_verified():
    document = record(rebased())
    place = rebase_place(document)
    document["log"][place]["rules_version"] = "00"
    assert problem(document) == f"row {place + 1}: goes on by rules version 00"
