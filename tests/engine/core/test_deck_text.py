"""Texts of deck files that are refused before they are parsed: to parse them would take minutes."""

from __future__ import annotations

import pytest

from engine.core.deck_text import MOST_CHARACTERS, MOST_DOTS, NoDeckText, parse_deck
from engine.games.duell.deck import deck_report as duell_report
from engine.games.zuuli.deck import deck_report as zuuli_report

MANY_DOTS = ".".join(["a"] * 49_000) + " = 1\n"


def test_what_a_deck_file_may_be_is_read() -> None:
    at_most = ".".join(["a"] * (MOST_DOTS + 1))
    assert parse_deck(f'x = 1\n{at_most} = 2\nnotice = """\nOne. Two.\nThree."""\n')["x"] == 1
    assert parse_deck("#" * MOST_CHARACTERS) == {}


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        (f"x = 1\n{MANY_DOTS}", 2, "has 48999 dots; a line of a deck file has at most 40"),
        (f"[{MANY_DOTS[:-5]}]\n", 1, "has 48999 dots"),
        ("#" * (MOST_CHARACTERS + 1), 1, "has more than 100000 characters"),
        ("x = \n", 1, "is not TOML"),
        ("\n\nx = [\n", 3, "is not TOML"),
    ],
)
def test_what_it_may_not_be_is_refused_by_line(text: str, line: int, reason: str) -> None:
    with pytest.raises(NoDeckText, match=reason) as no:
        parse_deck(text)
    assert no.value.line == line


@pytest.mark.parametrize("report", [duell_report, zuuli_report])
def test_each_game_with_decks_says_so(report) -> None:
    (problem,) = report(MANY_DOTS).problems
    assert str(problem) == "line 1: file: has 48999 dots; a line of a deck file has at most 40"
