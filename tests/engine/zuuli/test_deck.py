"""An owner's deck: a file like the built-in one; what is wrong with it is told by card, field and line."""

from __future__ import annotations

import re
from random import Random

import pytest

from engine.core.errors import BadOptions, OptionTrouble
from engine.core.match import start_match
from engine.core.playout import play_out
from engine.games.zuuli import GAME
from engine.games.zuuli.components import DECK_FILES
from engine.games.zuuli.deck import BUILT_IN, deck_of, deck_report, deck_summary
from engine.games.zuuli.kinds import Habitat
from tests.engine.zuuli.playing import DECK, animal, document, fresh

TEXT = DECK_FILES["reconstruction-1"]


def table_of(text: str, face: str) -> tuple[int, int]:
    """Where the table of a card begins and ends in the text."""
    at = text.index(f'id = "{face}"')
    begin = text.rindex("[[", 0, at)
    end = text.find("\n[[", at)
    return begin, end if end > 0 else len(text)


def changed(face: str, old: str, new: str) -> str:
    """The built-in deck with something else in the table of that card."""
    begin, end = table_of(TEXT, face)
    table = TEXT[begin:end]
    assert old in table
    return TEXT[:begin] + table.replace(old, new, 1) + TEXT[end:]


def test_an_owner_s_deck_is_a_file_like_the_built_in_one():
    text = TEXT.replace('name = "Lion"', 'name = "Lioness"').replace("value = 6", "value = 7")
    report = deck_report(text)
    assert report.problems == ()
    assert report.deck is not None
    assert animal("lion", report.deck).name == "Lioness"
    assert animal("elephant", report.deck).value == 7
    assert report.deck.value == text
    assert report.deck != DECK


def test_a_game_is_played_with_an_owner_s_deck():
    text = TEXT.replace('"tree_frog"', '"axolotl"')
    match = start_match(GAME, "m", {"deck": text}, 2, b"seed")
    written = GAME.write_position(match.state)
    assert written["options"] == {"deck": text}
    assert GAME.read_position(written, False) == match.state
    assert "axolotl#4" in match.state.options.deck.shuffled
    play_out(GAME, match.state, Random(1))
    assert document(match.state)["phase"] == "over"


def test_provenance_and_notes_may_be_left_out():
    text = re.sub(r"(?m)^(provenance|notice|source) = .*\n", "", TEXT)
    deck = deck_of(text)
    assert deck.notice == ""
    assert dict(animal("lion", deck).provenance) == {}
    assert not any("fields" in line for line in deck_summary(deck))


def test_the_summary_can_be_held_against_the_copy():
    assert deck_report(TEXT).summary == (
        "Reconstruction 1: 90 cards: 22 enclosures (10 names), 54 animals (22 names), 14 upgrades (7 names)",
        "dealt by number of players: solo 48, 2 48, 3 63, 4 72, 5 75; enough for 1, 2, 3, 4, 5",
        "fields: 33 S, 4 I, 6 MW, 223 R (R is reconstructed)",
    )


def test_the_built_in_deck_goes_by_its_name():
    assert deck_of("reconstruction-1") is BUILT_IN["reconstruction-1"] is DECK
    with pytest.raises(BadOptions, match="reconstruction-1 or an owner's file"):
        deck_of("reconstruction-2")


WRONG = [
    ("lion", '"space_if_same"', '"space_if_sunny"', "rule.code", "no such rule 'space_if_sunny', only"),
    ("keeper", '"coexist"', '"zero_if_alone"', "rule.code", "only space, hab, coexist, mult_if_full"),
    ("lion", "{ space = 1 }", "{ space = 0 }", "rule.args.space", "greater"),
    ("lion", "{ space = 1 }", '{ space = "1" }', "rule.args.space", "integer"),
    ("lion", "{ space = 1 }", "{ spaces = 1 }", "rule.args.space", "required"),
    ("sloth", '"zero_if_alone"', '"zero_if_alone", args = { n = 1 }', "rule.args.n", "nexpected"),
    ("hippo", 'args = { habitats = ["plains", "water"] }', "args = {}", "rule.args.habitats", "required"),
    ("hippo", 'args = { habitats = ["plains", "water"] }', "args = { habitats = [] }", "rule.args.habitats",
     "at least 1"),
    ("sloth", "code", "kode", "rule.code", "required"),
    ("extension", 'rule = { code = "space", args = { space = 2 } }\n', "", "rule", "required"),
    ("zebra", 'name = "Zebra"', 'name = ""', "name", "to be seen"),
    ("zebra", "copies = 2", "copies = 0", "copies", "greater"),
    ("elephant", "value = 6", 'value = "6"', "value", "integer"),
    ("elephant", "value = 6", "value = -1", "value", "greater"),
    ("elephant", "value = 6\n", "", "value", "required"),
    ("elephant", "value = 6", "value = 6\nworth = 6", "worth", "not permitted"),
    ("shark", 'trait = "fierce"', 'trait = "angry"', "trait", "friendly"),
    ("shark", 'habitats = ["water"]', 'habitats = ["sea"]', "habitats.0", "plains"),
    ("shark", "space = 3", "space = 50", "space", "no enclosure can have so much"),
    ("cosy_den_j", "multiplier = 2", "multiplier = 0", "multiplier", "greater"),
    ("shark", 'provenance = { name = "R"', 'provenance = { name = "Q"', "provenance.name", "'S'"),
    ("shark", "provenance = { ", 'provenance = { colour = "R", ', "provenance.colour", "no such field"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("face", "old", "new", "field", "reason"), WRONG, ids=[f"{row[0]}-{row[3]}-{row[4]}" for row in WRONG]
)
def test_a_wrong_deck_is_refused_by_card_field_and_line(
    face: str, old: str, new: str, field: str, reason: str
):
    text = changed(face, old, new)
    report = deck_report(text)
    assert report.deck is None
    assert report.summary == ()
    problem = next(problem for problem in report.problems if problem.field == field)
    assert {problem.card for problem in report.problems} == {face}
    assert reason in problem.reason
    first, last = table_of(text, face)
    table = text[first:last].splitlines()
    key = field.split(".")[0]
    inside = next((number for number, line in enumerate(table) if line.startswith(f"{key} =")), 0)
    assert problem.line == text[:first].count("\n") + 1 + inside
    with pytest.raises(BadOptions) as refused:
        GAME.options({"deck": text})
    assert refused.value.option == "deck"
    first_told = report.problems[0]
    assert refused.value.reason == str(first_told)
    assert refused.value.code is OptionTrouble.FILE
    assert refused.value.params == {"line": first_told.line, "card": face}
    assert str(problem) == f"line {problem.line}: {face}: {field}: {problem.reason}"


@pytest.mark.parametrize(
    ("new", "reason"),
    [
        ("lion", "another card"),
        ("new_plot", "another card"),
        ("Zebra!", "small letter"),
        ("z" * 31, "small letter"),
    ],
)
def test_a_wrong_id_is_told(new: str, reason: str):
    text = changed("zebra", '"zebra"', f'"{new}"')
    (problem,) = deck_report(text).problems
    assert (problem.card, problem.field) == (new, "id")
    assert reason in problem.reason
    assert text.splitlines()[problem.line - 1] == f'id = "{new}"'


def test_every_problem_is_reported_by_rising_line():
    text = TEXT.replace("space_if_same", "x").replace("value = 6", "value = -6").replace('"coexist"', '"y"')
    assert [(problem.card, problem.field) for problem in deck_report(text).problems] == [
        ("lion", "rule.code"),
        ("elephant", "value"),
        ("keeper", "rule.code"),
    ]
    lines = [problem.line for problem in deck_report(text).problems]
    assert lines == sorted(lines)
    assert str(deck_report(text).problems[1]).startswith(f"line {lines[1]}: elephant: value: ")


def test_too_few_cards_are_told_by_number_of_players():
    text = re.sub(r"copies = \d", "copies = 1", TEXT)
    (problem,) = deck_report(text).problems
    assert (problem.card, problem.field) == ("deck", "copies")
    assert problem.reason == (
        "43 cards in all; the solo game needs 48, 2 players need 48, 3 players need 63, 4 players need 72, "
        "5 players need 75"
    )
    text = TEXT.replace("copies = 3", "copies = 1").replace("copies = 4", "copies = 2")
    assert deck_report(text).problems[0].reason == "72 cards in all; 5 players need 75"


def without_water(text: str) -> str:
    """No enclosure has Water, and no upgrade brings it."""
    head, animals = text.split("# --- animals")
    animals, upgrades = animals.split("# --- upgrades")
    return (
        head.replace(', "water"', "").replace('["water"]', '["plains"]')
        + "# --- animals"
        + animals
        + "# --- upgrades"
        + upgrades.replace(', "water"', "").replace('["water"]', '["plains"]')
    )


def test_an_animal_that_no_enclosure_can_house_is_told():
    problems = deck_report(without_water(TEXT)).problems
    assert {problem.card for problem in problems} == {
        "jellyfish",
        "angler_fish",
        "penguin",
        "shark",
        "turtle",
    }
    assert {(problem.field, problem.reason) for problem in problems} == {
        ("habitats", "no enclosure can have any of them")
    }


def test_an_upgrade_can_make_a_home_of_an_enclosure():
    pool = 'name = "Pool Kit"\ncopies = 2\nrule = { code = "hab", args = { habitats = ["%s"] } }'
    text = without_water(TEXT).replace(pool % "plains", pool % "water")
    assert deck_report(text).problems == ()


def test_a_rule_for_the_new_plot_and_rules_in_tables():
    text = TEXT.replace(
        'multiplier = 1\nhabitats = ["plains", "jungle", "water"]\nprovenance = { name = "S"',
        'multiplier = 1\nhabitats = ["plains", "jungle", "water"]\n'
        'rule = { code = "bonus_if_full", args = { points = 1 } }\nprovenance = { name = "S"',
        1,
    )
    deck = deck_of(text)
    assert deck.new_plot.rule.code == "bonus_if_full"
    inside = TEXT.replace('rule = { code = "space_if_same", args = { space = 1 } }\n', "").replace(
        '[[animals]]\nid = "sloth"', '[animals.rule]\ncode = "x"\n\n[[animals]]\nid = "sloth"'
    )
    (problem,) = [problem for problem in deck_report(inside).problems if problem.field == "rule.code"]
    assert problem.card == "lion"
    assert inside.splitlines()[problem.line - 1] == "[animals.rule]"


def test_fields_of_the_new_plot_are_looked_at_too():
    text = TEXT.replace(
        'provenance = { name = "S", space', 'provenance = { colour = "S", name = "S", space', 1
    )
    (problem,) = deck_report(text).problems
    assert (problem.card, problem.field) == ("new_plot", "provenance.colour")
    text = TEXT.replace("space = 3", "space = true", 1)
    (problem,) = deck_report(text).problems
    assert (problem.card, problem.field) == ("new_plot", "space")


@pytest.mark.parametrize(
    ("text", "line", "card", "reason"),
    [
        ("edition = \n", 1, "file", "is not TOML"),
        ("\n\nx = [\n", 3, "file", "is not TOML"),
        (f"a = {'[' * 20000}\n", 1, "file", "is not TOML"),
        ("colour = 3\n" + TEXT, 1, "colour", "not permitted"),
        (TEXT.replace('title = "Reconstruction 1"\n', ""), 1, "title", "required"),
        (TEXT.replace("[new_plot]", "[old_plot]"), 1, "new_plot", "required"),
        ("animals = 3\n" + TEXT.split("# --- enclosures")[0], 1, "animals", "list"),
        ("# nothing\n", 1, "edition", "required"),
    ],
)
def test_a_file_that_is_no_deck_is_refused(text: str, line: int, card: str, reason: str):
    problems = deck_report(text).problems
    assert any(
        problem.card == card and reason in problem.reason and problem.line == line for problem in problems
    )
    assert deck_report(text).deck is None


def test_no_deck_is_too_large_to_be_kept_with_every_position():
    (problem,) = deck_report(TEXT + "#" * 100_000).problems
    assert str(problem).startswith("line 1: file: has more than 100000 characters")
    (problem,) = deck_report(TEXT + more_animals(21)).problems
    assert str(problem) == "line 1: deck: copies: 510 cards in all; a deck has at most 500"
    assert deck_report(TEXT + more_animals(20)).deck is not None


def more_animals(faces: int) -> str:
    """So many animals, twenty of each."""
    return "".join(
        f'\n[[animals]]\nid = "extra_{number}"\nname = "Extra {number}"\ncopies = 20\ntrait = "friendly"\n'
        'value = 1\nhabitats = ["plains"]\nspace = 1\n'
        for number in range(faces)
    )


@pytest.mark.parametrize(
    "name", ["A\\rB", "A\\u0007", "A\\u2028B", "\\u200b\\u200b", "\\u202ex", "\\u00a0", ""]
)
def test_a_name_is_one_line_that_can_be_seen(name: str):
    (problem,) = deck_report(changed("lion", 'name = "Lion"', f'name = "{name}"')).problems
    assert (problem.card, problem.field) == ("lion", "name")
    assert problem.reason == "must be one line that begins with something to be seen"


def test_a_wrong_id_is_told_short_and_on_one_line():
    wrong = "x\\n\\u001b[31m" + "y" * 5000
    (problem,) = deck_report(changed("lion", 'id = "lion"', f'id = "{wrong}"')).problems
    assert problem.card == "x??[31m" + "y" * 33


@pytest.mark.parametrize("key", [r"\u001b[31mRED", r"two\nlines", "k" * 5000])
def test_an_unknown_field_is_told_short_and_on_one_line(key: str):
    for face in ("[new_plot]", "[[animals]]"):
        (problem,) = deck_report(TEXT.replace(face, f'{face}\n"{key}" = 1', 1)).problems
        assert str(problem).isprintable()
        assert len(str(problem)) < 200


def test_a_card_without_an_id_goes_by_its_number():
    text = TEXT.replace('id = "sloth"\n', "")
    (problem,) = deck_report(text).problems
    assert (problem.card, problem.field) == ("animals, number 2", "id")


def test_habitats_of_a_deck_are_a_closed_set():
    assert {habitat for face in DECK.animals.values() for habitat in face.habitats} == set(Habitat)
    assert fresh(5).options.deck is DECK
