"""The text board says what the picture says, within 32 columns where columns matter."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice

import pytest

from bot.commands.samples import LONG_NAMES, NAMES, Sample, positions
from bot.pictures import Drawing, pictures_of, table_picture, zoo_picture
from bot.pictures.drawing import Kind
from bot.present.panels import table_panel, zoo_panel
from bot.present.parts import Board, Panel
from bot.present.text import columns
from bot.words import LANGUAGES
from engine.core.game import Seat
from engine.registry import games
from tests.bot.present.playing import STRICT

WIDTH = 32
POSITIONS = 25
"""Of each game and seat count."""
CASES = [(key, seats) for key, game in games().items() if pictures_of(key) for seats in game.info.seat_counts]
COUNTED = re.compile(r"\d+/\d+")
"""Animals of so many that a goal asks for, space used of all the space there is."""
SCORED = "✓"


def samples(key: str, seats: int) -> Iterator[Sample]:
    """Every so often a position of games by chance, with ordinary and with the widest names."""
    found = (
        sample
        for seed in range(1000)
        for number, sample in enumerate(positions(games()[key], seats, seed, (NAMES, LONG_NAMES)[seed % 2]))
        if number % 7 == seed % 7 or sample.is_over
    )
    return islice(found, POSITIONS)


def said(panel: Panel) -> str:
    """All the text of a panel, without what only shapes it."""
    lines = [panel.content, panel.title, *map(str, flat(panel))]
    return re.sub(r"[*\\`\u2060]", "", " ".join(lines).replace("\u00a0", " "))


def flat(panel: Panel) -> Iterator[object]:
    for line in panel.lines:
        if isinstance(line, Board):
            yield from line.lines
        else:
            yield line


def drawn(drawing: Drawing) -> set[str]:
    return {node.what for node in drawing.nodes if node.kind is Kind.TEXT}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "seats"), CASES)
def test_no_board_is_wider_than_32_columns(key: str, seats: int, language: str):
    for sample in samples(key, seats):
        for panel in (
            table_panel(sample.table(), STRICT[language]),
            zoo_panel(sample.table(), STRICT[language], Seat(seats)),
        ):
            wide = [
                line
                for board in panel.lines
                if isinstance(board, Board)
                for line in board.lines
                if columns(line) > WIDTH
            ]
            assert wide == []


@pytest.mark.parametrize(("key", "seats"), CASES)
def test_the_text_of_a_zoo_counts_what_its_picture_counts(key: str, seats: int):
    """Where a species of Duell is scored, the board says so instead."""
    words = STRICT["en"]
    for sample in samples(key, seats):
        table = sample.table()
        for seat in range(1, seats + 1):
            text = said(zoo_panel(table, words, Seat(seat)))
            counted = {
                what for what in drawn(zoo_picture(table, Seat(seat), words)) if COUNTED.fullmatch(what)
            }
            missing = {what for what in counted if what not in text}
            assert len(missing) <= (text.count(SCORED) if key == "duell" else 0)


@pytest.mark.parametrize(("key", "seats"), CASES)
def test_whoever_is_named_in_the_picture_is_named_in_the_text(key: str, seats: int):
    words = STRICT["en"]
    for sample in samples(key, seats):
        if sample.names[0] != NAMES[0]:
            continue
        text = said(table_panel(sample.table(), words))
        picture = " ".join(drawn(table_picture(sample.table(), words)))
        assert [name for name in sample.names if name in picture] == list(sample.names)
        assert [name for name in sample.names if name in text] == list(sample.names)
