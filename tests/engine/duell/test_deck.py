from __future__ import annotations

import pytest

from engine.core.errors import BadOptions, OptionTrouble
from engine.core.match import start_match
from engine.games.duell import GAME
from engine.games.duell.cards import STANDS, card_of, texts
from engine.games.duell.deck import BUILT_IN, deck_of, deck_report, is_meant

OWN = """# counted one evening
source = "my copy"
markers = ["4", "3c", "final",
           "2", "2", "1c", "1c", "1"]

[animals]
gorilla = { lightning = 1, plain = 4 }

[animals.bear]
lightning = 2
heart = 4
plain = 2

[stands]
red = ["ice", "ice", "drink"]
"""


def test_an_owner_s_deck_replaces_what_it_gives_and_leaves_the_rest():
    report = deck_report(OWN)
    deck = report.deck
    assert report.problems == ()
    assert deck is not None
    assert len(deck.cards) == 57
    assert deck.counts[card_of("gorilla:lightning")] == 1
    assert deck.counts[card_of("bear:heart")] == 4
    assert deck.counts[card_of("tiger:square")] == BUILT_IN["K3"].counts[card_of("tiger:square")]
    assert texts(deck.cards[45:48]) == ["stand:red:ice", "stand:red:ice", "stand:red:drink"]
    assert texts(deck.markers) == ["4", "3c", "2", "2", "1c", "1c", "1"]
    assert deck.markers_under_final == 5


def test_the_summary_can_be_held_against_the_copy():
    assert deck_report(OWN).summary == (
        "45 animals: 15 lightning, 10 heart, 9 square, 11 plain",
        "12 stands: 5 ice, 3 pretzel, 4 drink",
        "markers 4 3c final 2 2 1c 1c 1: 14 points, 3 coins",
    )


def test_a_deck_that_says_nothing_is_the_default_deck():
    deck = deck_of("# as in the box\n")
    assert (deck.cards, deck.markers, deck.markers_under_final) == (
        BUILT_IN["K3"].cards,
        BUILT_IN["K3"].markers,
        BUILT_IN["K3"].markers_under_final,
    )
    assert deck != BUILT_IN["K3"]


def test_a_game_is_played_with_an_owner_s_deck():
    match = start_match(GAME, "m", {"deck": OWN}, 2, b"seed")
    written = GAME.write_position(match.state)
    assert written["markers"] == ["4", "3c", "final", "2", "2", "1c", "1c", "1"]
    assert GAME.read_position(written, False) == match.state
    assert sum(card is STANDS[0] for card in (*match.state.pile, *match.state.discard)) == 2


WRONG = [
    ("[animals]\nbear = { lightning = 9, plain = 2 }\n", 2, "bear:lightning", "0 to 8"),
    ("[animals]\nbear = { heart = -1, plain = 2 }\n", 2, "bear:heart", "0 to 8"),
    ("[animals]\n[animals.bear]\nlightning = 3\n\nheart = 10\n", 5, "bear:heart", "0 to 8"),
    ("[animals]\nbear = { lightning = 3, heart = 3, plain = 3 }\n", 2, "bear", "9 cards in all"),
    ("[animals]\n\nbear.lightning = 3\n", 3, "bear", "3 cards in all"),
    ("animals.bear.heart = 10\n", 1, "bear:heart", "0 to 8"),
    ("[animals]\nlion = { plain = 5 }\n", 2, "lion", "no such species"),
    ("[animals]\ngorilla = { heart = 2, plain = 3 }\n", 2, "gorilla:heart", "no such card"),
    ("[animals]\nbear = { square = 2, lightning = 3, plain = 3 }\n", 2, "bear:square", "no such card"),
    ("[animals]\nbison = { thunder = 6 }\n", 2, "bison:thunder", "no such card"),
    ('[stands]\nred = ["ice", "ice"]\n', 2, "stand:red", "2 stands; each colour has 3, 12 in all"),
    ('\n[stands]\nred = [\n  "ice",\n  "pretzel",\n  "beer",\n]\n', 6, "stand:red:beer", "no such symbol"),
    ('[stands]\npink = ["ice", "pretzel", "drink"]\n', 2, "stand:pink", "no such colour"),
    ('markers = ["3", "2", "final", "2", "2", "1", "1", "1", "1"]\n', 1, "markers", "8 with points"),
    ('markers = ["3", "2", "2", "2", "1", "1", "1"]\n', 1, "final", "0 in the list"),
    ('markers = ["3", "final", "final", "2", "2", "2", "1", "1", "1"]\n', 1, "final", "2 in the list"),
    ('markers = ["3", "2", "2",\n"2", "1", "1", "1",\n"final"]\n', 3, "final", "above and below"),
    ('markers = ["final", "3", "2", "2", "2", "1", "1", "1"]\n', 1, "final", "above and below"),
    ('markers = ["3", "2", "final", "2d", "2", "1", "1", "1"]\n', 1, "2d", "no such marker"),
    ("markers = []\n", 1, "final", "0 in the list"),
    ("\nmarker = 3\n", 2, "marker", "not permitted"),
    ("[animals]\nbear = { heart = true }\n", 2, "animals.bear.heart", "integer"),
    ("[animals]\nbear = 8\n", 2, "animals.bear", "dictionary"),
    ('[stands]\nred = "ice"\n', 2, "stands.red", "list"),
    ("[animals]\nbear = { heart = }\n", 2, "file", "is not TOML"),
    ("[animals]\nbear = 1\nbear = 2\n", 3, "file", "is not TOML"),
    ("[animals]\nbear = [\n\n", 3, "file", "is not TOML"),
    (f"a = {'9' * 5000}\n", 1, "file", "is not TOML"),
    (f"a = {'[' * 20000}\n", 1, "file", "is not TOML"),
]


@pytest.mark.parametrize(
    ("text", "line", "card", "reason"), WRONG, ids=[f"{row[2]}-{row[3]}" for row in WRONG]
)
def test_a_wrong_deck_is_refused_with_card_and_line(text: str, line: int, card: str, reason: str):
    report = deck_report(text)
    first = report.problems[0]
    assert report.deck is None
    assert report.summary == ()
    assert (first.line, first.card) == (line, card)
    assert reason in first.reason
    with pytest.raises(BadOptions) as refused:
        GAME.options({"deck": text})
    assert refused.value.option == "deck"
    assert refused.value.reason.startswith(f"line {line}: {card}: ")
    assert (refused.value.code, refused.value.params) == (OptionTrouble.FILE, {"line": line, "card": card})
    assert reason in refused.value.reason


def test_every_problem_is_reported():
    text = '[animals]\nlion = {}\nbear = { heart = 9 }\n[stands]\nred = ["beer"]\n'
    report = deck_report(text)
    assert [(problem.line, problem.card) for problem in report.problems] == [
        (2, "lion"),
        (3, "bear:heart"),
        (5, "stand:red:beer"),
        (5, "stand:red"),
    ]


def test_a_name_that_is_no_deck_is_refused_with_those_there_are():
    with pytest.raises(BadOptions, match="K3, MIX, SPARSE, H4"):
        deck_of("K4")


@pytest.mark.parametrize("text", ['markers = ["3"]\n', "\n [animals]\n", "x = 1\n[stands.red]\n"])
def test_a_deck_file_is_told_from_its_keys(text: str):
    assert is_meant(text)


@pytest.mark.parametrize("text", ["", "x = 1\n", '[[animals]]\nid = "lion"\n', "[new_plot]\n"])
def test_another_file_is_none(text: str):
    assert not is_meant(text)
