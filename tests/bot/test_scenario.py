"""The scenario runner (FORMAT.md 4), on Two Bowls: what passes, what fails, and with which words."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from typing import cast

import pytest

from bot.scenario import Result, run, run_file
from engine.registry import AnyGame
from tests.contract import tiny

KNOWN = {"tiny": cast(AnyGame, tiny.GAME)}

HEAD = """
title = "a title"
rule = "tiny rules 1"
game = "tiny"
players = 2
[given]
options = { deck = "FIVES" }
pile = [1, 2, 3, 4]
[given.seat.1]
hand = [5, 1]
[given.seat.2]
hand = [2, 3]
big = [5, 4]
"""

FEEDING = """
title = "a title"
game = "tiny"
players = 1
free = true
[given]
phase = "feed"
to_move = 1
lot = [3, 1]
pile = [2]
[given.seat.1]
small = [2, 2]
"""


@pytest.fixture
def run_text(tmp_path: Path):
    def run_text(text: str) -> str:
        path = tmp_path / "the-file.toml"
        path.write_text(text, encoding="utf-8")
        return str(run_file(path, KNOWN))

    return run_text


def step(body: str) -> str:
    return f"\n[[step]]\n{body}\n"


# --- what passes --------------------------------------------------------------------------------------------

PASSING = {
    "a position alone": HEAD,
    "a check without a move": HEAD + step('expect = { phase = "pick", to_move = 0 }'),
    "a move": HEAD + step('move = "1: pick 5"\nexpect = { "seat.1.picked" = 5, "seat.1.hand" = [1] }'),
    "several seats at once": HEAD
    + step('move = "2: pick 3"')
    + step('move = "1: pick 5"\nexpect = { phase = "feed", to_move = 1, lot = [5, 3] }'),
    "a multiset in any order": HEAD + step('expect = { "seat.1.hand" = [5, 1], "seat.2.big" = [4, 5] }'),
    "a table with multisets": HEAD
    + step('expect = { "seat.2" = { hand = [3, 2], picked = 0, small = [], big = [5, 4] } }'),
    "an ordered list": HEAD + step("expect = { pile = [1, 2, 3, 4] }"),
    "a length": HEAD + step('expect = { "pile.#" = 4, "seat.1.small.#" = 0 }'),
    "a missing key": HEAD + step('expect = { winners = "absent", "seat.3.hand" = "absent" }'),
    "the options": HEAD + step('expect = { options = { turn_up = true, deck = "FIVES" } }'),
    "a code": HEAD + step('move = "1: pick 4"\nrefused = "not_in_hand"\nexpect = { "seat.1.hand.#" = 2 }'),
    "any refusal": HEAD + step('move = "1: pick 4"\nrefused = true'),
    "any refusal, malformed": HEAD + step('move = "1: jump"\nrefused = true'),
    "malformed": HEAD + step('move = "1: jump"\nrefused = "malformed"'),
    "a seat without a number is malformed": HEAD + step('move = "pick 5"\nrefused = "malformed"'),
    "legal moves": HEAD + step('legal = ["1: pick 5", "2: pick 3"]\nnot_legal = ["1: pick 2", "1: stop"]'),
    "legal after a move": FEEDING
    + step('move = "1: feed 1 big"\nlegal = ["1: feed 3 big"]\nnot_legal = ["1: feed 1 big"]'),
    "legal after a refusal": FEEDING
    + step('move = "1: feed 1 small"\nrefused = "bowl_full"\nlegal = ["1: feed 1 big"]'),
    "a refusal that is not asked for": FEEDING + step('move = "1: feed 1 big"\nrefused = false'),
    "a seat's view": HEAD
    + step(
        'view = 1\nexpect = { "seat.1.hand" = [1, 5], "seat.2.hand_size" = 2, pile_size = 4 }\n'
        'absent = ["seat.2.hand", "seat.2.picked", "pile"]'
    ),
    "a view after a move": HEAD
    + step(
        'move = "1: pick 5"\nview = 2\nexpect = { "seat.1.has_picked" = true }\nabsent = ["seat.1.picked"]'
    ),
    "a spectator's view": HEAD
    + step(
        'view = "spectator"\nabsent = ["seat.1.hand", "seat.2.hand"]\nexpect = { "seat.1.hand" = "absent" }'
    ),
    "a multiset in a view": HEAD
    + step('view = 2\nexpect = { "seat.2.big" = [5, 4], "seat.2.hand" = [3, 2] }'),
    "a free position": FEEDING,
    "a solo game to its end": FEEDING
    + step('move = "1: feed 1 big"')
    + step('move = "1: feed 3 big"')
    + step('move = "1: stop"\nexpect = { phase = "over", to_move = 0, winners = [1], "score.1" = 12 }'),
    "a refused position": HEAD.replace("pile = [1, 2, 3, 4]", "pile = [1]").replace(
        "[given]", "given_refused = true\n[given]"
    ),
    "refused options": HEAD.replace('"FIVES"', '"NONE"').replace("[given]", "given_refused = true\n[given]"),
    "nothing given": 'title = "a title"\ngame = "tiny"\nplayers = 3' + step('expect = { "pile.#" = 6 }'),
}


@pytest.mark.parametrize("text", PASSING.values(), ids=PASSING)
def test_it_passes(text: str, run_text):
    assert run_text(text) == "ok a title"


# --- what fails ---------------------------------------------------------------------------------------------

FAILING = {
    "step 1: pile is [1, 2, 3, 4], expected [1, 2, 4, 3]": HEAD + step("expect = { pile = [1, 2, 4, 3] }"),
    "step 1: seat.1.hand is [1, 5], expected [1, 1]": HEAD + step('expect = { "seat.1.hand" = [1, 1] }'),
    'step 1: to_move is 0, expected 1; phase is "pick", expected "feed"': HEAD
    + step('expect = { to_move = 1, phase = "feed" }'),
    "step 2: to_move is 0, expected false": HEAD
    + step("expect = { to_move = 0 }")
    + step("expect = { to_move = false }"),
    "step 1: to_move is 0, expected 0.0": HEAD + step("expect = { to_move = 0.0 }"),
    "step 1: pile.# is 4, expected 3": HEAD + step('expect = { "pile.#" = 3 }'),
    "step 1: to_move.# is absent, expected 1": HEAD + step('expect = { "to_move.#" = 1 }'),
    "step 1: seat.3.hand is absent, expected []": HEAD + step('expect = { "seat.3.hand" = [] }'),
    "step 1: to_move is 0, expected absent": HEAD + step('expect = { to_move = "absent" }'),
    "step 1: pile.0: pile is a list, only .# can follow": HEAD + step('expect = { "pile.0" = 1 }'),
    "step 1: pile_size is 4, expected absent": HEAD + step('view = 1\nabsent = ["pile", "pile_size"]'),
    "step 1: pile is absent, expected [1, 2, 3, 4]": HEAD
    + step("view = 1\nexpect = { pile = [1, 2, 3, 4] }"),
    "step 1: view: there is no seat 3": HEAD + step("view = 3"),
    "step 1: '1: pick 4' is refused: not_in_hand (card=4)": HEAD + step('move = "1: pick 4"'),
    "step 1: '1: pick 4' is refused: not_in_hand (card=4), expected 'bowl_full'": HEAD
    + step('move = "1: pick 4"\nrefused = "bowl_full"'),
    "step 1: '1: pick 4' is refused: not_in_hand (card=4), expected 'malformed'": HEAD
    + step('move = "1: pick 4"\nrefused = "malformed"'),
    "step 1: '1: stop' is refused: not_now (phase=pick)": HEAD + step('move = "1: stop"'),
    "step 1: '3: pick 1' is refused: not_your_turn": HEAD + step('move = "3: pick 1"'),
    "step 1: '1: pick 5' is accepted, but it had to be refused": HEAD
    + step('move = "1: pick 5"\nrefused = true'),
    "step 1: 'pick 5' is malformed: a move is 'SEAT: VERB ARGUMENTS'": HEAD + step('move = "pick 5"'),
    "step 1: '1: pick 4' is refused: not_in_hand (card=4), expected legal": HEAD
    + step('legal = ["1: pick 4"]'),
    "step 1: '1: pick 5' is legal, expected not": HEAD + step('not_legal = ["1: pick 5"]'),
    "given: the cards are not those of the deck": HEAD.replace("pile = [1, 2, 3, 4]", "pile = [1]"),
    "given: seat.1.hands: Extra inputs are not permitted": HEAD.replace("hand = [5, 1]", "hands = [5, 1]"),
    "given: options.deck: is neither built in nor a number a line": HEAD.replace('"FIVES"', '"NONE"'),
    "given: the position is accepted, but it had to be refused": HEAD.replace(
        "[given]", "given_refused = true\n[given]"
    ),
    # broken files
    "a refused position has no steps": HEAD.replace("[given]", "given_refused = true\n[given]")
    + step("view = 1"),
    "step 2: expcet: Extra inputs are not permitted": HEAD
    + step("view = 1")
    + step("expcet = { to_move = 1 }"),
    "step 1: legal: Input should be a valid array": HEAD + step('legal = "1: pick 5"'),
    "step 1: there is no move to refuse": HEAD + step("refused = true"),
    "givne: Extra inputs are not permitted": HEAD.replace("[given]", "[givne]"),
    "given.players: stands at the top of the file": HEAD.replace("[given]", "[given]\nplayers = 2"),
    "game: there is no 'poker', only tiny": HEAD.replace('"tiny"', '"poker"'),
    "game: Field required": 'title = "a title"',
    "players: Input should be a valid integer": HEAD.replace("players = 2", 'players = "2"'),
    "holds something that JSON cannot: Object of type date is not JSON serializable": HEAD
    + step("expect = { to_move = 2026-01-01 }"),
}


@pytest.mark.parametrize(("failure", "text"), FAILING.items(), ids=FAILING)
def test_it_fails(failure: str, text: str, run_text):
    assert run_text(text) == f"FAIL a title: {failure}"


def test_a_file_that_is_no_toml_fails(run_text):
    assert run_text("title = ").startswith("FAIL the-file: is no TOML: Invalid value")


def test_a_file_that_is_no_text_fails(tmp_path: Path):
    (tmp_path / "x.toml").write_bytes(b'title = "\xff"')
    assert str(run_file(tmp_path / "x.toml", KNOWN)) == "FAIL x: x.toml is no UTF-8 text"


def test_a_file_that_is_not_there_fails(tmp_path: Path):
    result = run_file(tmp_path / "x.toml", KNOWN)
    assert str(result) == "FAIL x: x.toml cannot be read: No such file or directory"


def test_a_bug_of_the_engine_is_a_failure_not_a_trace(run_text, monkeypatch: pytest.MonkeyPatch):
    def broken(*_: object) -> None:
        raise KeyError("bear")

    monkeypatch.setitem(KNOWN, "tiny", dataclasses.replace(KNOWN["tiny"], check=broken))
    assert (
        run_text(HEAD + step('move = "1: pick 5"')) == "FAIL a title: a bug of the engine: KeyError: 'bear'"
    )


def test_a_refusal_that_leaves_a_trace_is_found(run_text, monkeypatch: pytest.MonkeyPatch):
    def leaking(state, seat, action) -> None:
        state.discard.append(1)
        tiny.GAME.check(state, seat, action)

    monkeypatch.setitem(KNOWN, "tiny", dataclasses.replace(KNOWN["tiny"], check=leaking))
    found = run_text(HEAD + step('move = "1: pick 4"\nrefused = true'))
    assert found == "FAIL a title: step 1: '1: pick 4' is refused, but it changed the position"


# --- titles, decks and folders ------------------------------------------------------------------------------


def test_without_a_title_the_file_names_the_scenario(run_text):
    assert run_text(HEAD.replace('title = "a title"', "")) == "ok the-file"


def test_a_title_is_one_line(run_text):
    assert run_text(HEAD.replace('"a title"', '"""a\ntitle"""')) == "ok a title"


OWN_DECK = HEAD.replace("FIVES", "own.txt").replace("pile = [1, 2, 3, 4]", "pile = [9]")


def test_a_deck_beside_the_scenario_is_read(run_text, tmp_path: Path):
    (tmp_path / "own.txt").write_text("1\n2\n3\n4\n5\n5\n9\n")
    assert (
        run_text(OWN_DECK + step('expect = { "options.deck" = "1\\n2\\n3\\n4\\n5\\n5\\n9\\n" }'))
        == "ok a title"
    )


def test_a_deck_of_one_line_is_no_name(run_text, tmp_path: Path):
    (tmp_path / "own.txt").write_text("\ufeff1 2 3 4 5 5 9", encoding="utf-8")
    said = run_text(OWN_DECK + step('expect = { "options.deck" = "1 2 3 4 5 5 9\\n" }'))
    assert said == "ok a title"


def test_a_file_may_begin_with_a_byte_order_mark(run_text):
    assert run_text(f"\ufeff{HEAD}") == "ok a title"


@pytest.mark.parametrize("value", ["2020-01-01", "12:00:00"])
def test_a_position_with_a_date_is_refused(run_text, value: str):
    dated = HEAD.replace("pile = [1, 2, 3, 4]", f"pile = {value}")
    assert run_text(dated.replace("players = 2", "players = 2\ngiven_refused = true")) == "ok a title"
    assert "given: holds something that JSON cannot" in run_text(dated)


@pytest.mark.parametrize("value", ["1" * 5000, "[" * 3000 + "]" * 3000])
def test_a_file_that_no_reader_can_take_hurts_no_other(tmp_path: Path, value: str):
    for name, text in {"a": HEAD, "b": f"{HEAD}extra = {value}"}.items():
        (tmp_path / f"{name}.toml").write_text(text, encoding="utf-8")
    lines: list[str] = []
    assert run([tmp_path], lines.append, KNOWN) == 1
    assert lines[0] == "ok a title"
    assert lines[1].startswith("FAIL b: is no TOML: ")


def test_a_deck_given_as_text_stays_as_it_is(run_text):
    assert run_text(OWN_DECK.replace("own.txt", "1\\n2\\n3\\n4\\n5\\n5\\n9")) == "ok a title"


def test_a_deck_that_is_nowhere_fails(run_text):
    assert run_text(OWN_DECK) == "FAIL a title: given: options.deck: is neither built in nor a number a line"


def test_a_deck_is_looked_for_beside_the_scenario_only(run_text, tmp_path: Path):
    (tmp_path.parent / "own.txt").write_text("1\n2\n3\n4\n5\n5\n9\n")
    assert run_text(OWN_DECK.replace("own.txt", "../own.txt")).startswith("FAIL")


def test_a_run_prints_a_line_each_and_a_sum(tmp_path: Path):
    (tmp_path / "deeper").mkdir()
    (tmp_path / "b.toml").write_text(HEAD.replace("a title", "second") + step("expect = { to_move = 3 }"))
    (tmp_path / "a.toml").write_text(HEAD.replace("a title", "first"))
    (tmp_path / "deeper" / "c.toml").write_text(HEAD.replace("a title", "third"))
    said: list[str] = []
    assert run([tmp_path], said.append, KNOWN) == 1
    assert said == [
        "ok first",
        "FAIL second: step 1: to_move is 0, expected 3",
        "ok third",
        "2 passed, 1 failed",
    ]


def test_a_run_without_failures_is_zero(tmp_path: Path):
    (tmp_path / "a.toml").write_text(HEAD)
    said: list[str] = []
    assert run([tmp_path / "a.toml", tmp_path], said.append, KNOWN) == 0
    assert said == ["ok a title", "ok a title", "2 passed, 0 failed"]


def test_a_deck_in_a_folder_is_no_scenario(tmp_path: Path):
    (tmp_path / "a.toml").write_text(OWN_DECK.replace("own.txt", "own.toml"))
    (tmp_path / "own.toml").write_text("1\n2\n3\n4\n5\n5\n9\n")
    (tmp_path / "broken.toml").write_text("given = 3")
    said: list[str] = []
    run([tmp_path], said.append, KNOWN)
    assert said == ["ok a title", "FAIL broken: game: Field required", "1 passed, 1 failed"]


def test_a_path_that_is_not_there_is_a_failure(tmp_path: Path):
    said: list[str] = []
    assert run([tmp_path / "none"], said.append, KNOWN) == 1
    assert said[-1] == "0 passed, 1 failed"


def test_registered_games_are_known_by_themselves(tmp_path: Path):
    (tmp_path / "a.toml").write_text('game = "no such game"')
    assert str(run_file(tmp_path / "a.toml")).startswith("FAIL a: game: there is no 'no such game', only ")


def test_a_result_without_failure_is_ok():
    assert str(Result("x")) == "ok x"
