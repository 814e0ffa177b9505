"""Positions by chance, of every game and seat count: nothing overflows, nothing is clipped, nothing hides."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice

import pytest

from bot.commands.samples import LONG_NAMES, NAMES, Sample, positions
from bot.pictures import Theme, hand_picture, pictures_of, table_picture, zoo_picture
from bot.pictures.alt import LIMIT
from bot.pictures.canvas import Canvas
from bot.pictures.fonts import SMALLEST
from bot.pictures.layout import Box
from bot.pictures.pieces import Face, token
from bot.pictures.writing import drawable
from bot.pictures.zuuli.head import changed
from bot.present.text import units
from bot.words import LANGUAGES, Words
from engine.core.game import Seat
from engine.registry import games
from tests.bot.pictures.games import checks_of
from tests.bot.pictures.looking import troubles
from tests.bot.present.playing import TABLE_MD, Playing

STRICT = {language: Words(language, strict=True) for language in LANGUAGES}
DRAWN = [key for key in games() if pictures_of(key)]
MARK = re.compile(r'<use href="#new" x="(\d+)" y="(\d+)"')
POSITIONS = 500
"""Of each game, over its seat counts."""


def sampled(key: str) -> Iterator[tuple[int, Sample]]:
    """Every so often a position of games by chance, with ordinary and with the widest names."""
    game = games()[key]
    each = POSITIONS // len(game.info.seat_counts)
    for seats in game.info.seat_counts:
        found = (
            sample
            for seed in range(1000)
            for number, sample in enumerate(positions(game, seats, seed, (NAMES, LONG_NAMES)[seed % 2]))
            if number % 7 == seed % 7 or sample.is_over
        )
        yield from enumerate(islice(found, each))


@pytest.mark.parametrize("key", DRAWN)
def test_500_positions_fit_and_hide_nothing(key):
    check = checks_of(key).check
    for number, sample in sampled(key):
        words = STRICT[LANGUAGES[number % len(LANGUAGES)]]
        seat = Seat(1 + number % len(sample.names))
        public, own = sample.table(), sample.table(seat)
        known = [drawable(name) for name in sample.names]
        shown = (public, own)[number % 2]
        drawings = [
            (public, table_picture(public, words, Theme.DARK)),
            (shown, zoo_picture(shown, seat, words, Theme.LIGHT)),
            (own, hand_picture(own, words, Theme.LIGHT)),
        ]
        for table, drawing in drawings:
            if drawing is not None:
                assert troubles(drawing, [*known, ", ".join(known)]) == []
                assert drawing.alt.strip()
                assert units(drawing.alt) <= LIMIT
                check(table, drawing)
        if number % 5 == 0:
            assert table_picture(own, words) == drawings[0][1], "a secret on the table"


# --- what must be on it -----------------------------------------------------------------------------------


@pytest.mark.parametrize("key", DRAWN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_text_is_large_enough_for_a_phone(key, language):
    """22 of 800, so 11 of 400; numbers on markers and letters on stands are signs, and may be smaller."""
    sample = Sample.fresh(games()[key], max(games()[key].info.seat_counts), 1, LONG_NAMES)
    svg = table_picture(sample.table(), STRICT[language]).svg
    sizes = {int(part.split('"')[0]) for part in svg.split('font-size="')[1:]}
    assert min(sizes) >= SMALLEST
    assert 'width="800"' in svg


@pytest.mark.parametrize("key", DRAWN)
def test_equal_tables_make_equal_pictures_and_a_move_another(key):
    one, two = (next(positions(games()[key], 2, 5)) for _ in range(2))
    words = STRICT["en"]
    before = table_picture(one.table(), words)
    assert before.key == table_picture(two.table(), words).key
    assert before.key != table_picture(two.table(), STRICT["de"]).key
    assert before.key != table_picture(two.table(), words, Theme.LIGHT).key
    moved = list(islice(positions(games()[key], 2, 5), 1, 3))
    assert before.key != table_picture(moved[-1].table(), words).key


def test_a_card_that_waits_behind_a_gift_is_shown():
    """Duell: the first card of the truck brought a gift, the second is still to be placed."""
    playing = Playing.at(TABLE_MD).press("take 2", "place tiger:square")
    drawing = table_picture(playing.table(), STRICT["en"])
    assert playing.table().view.pending
    checks_of("duell").check(playing.table(), drawing)
    assert troubles(drawing, ["Anna", "Ben"]) == []


# --- what the last move brought -----------------------------------------------------------------------------


def test_the_parks_are_marked_until_a_card_of_the_next_year_is_turned_up():
    """Zuuli: a new enclosure is marked as one, not each card in it."""
    found = {}
    for sample in positions(games()["zuuli"], 3, 3, sense=1.0):
        table = sample.table()
        marks = table_picture(table, STRICT["en"]).svg.count('href="#new"') - 1
        found.setdefault((table.view.year, len(table.view.boards[Seat(1)].kept)), (changed(table), marks))
    parks, marks = found[2, 0]
    entered = {card for cards in parks.values() for card in cards}
    assert set(parks) == {1, 2, 3}
    assert marks == len(entered)
    assert found[2, 1][0] == {}
    assert found[2, 1][1] == 3, "the card that each has picked"


def test_a_badge_is_no_larger_on_a_wide_tile():
    def badge_on(wide: int) -> str:
        canvas = Canvas(300, 100, Theme.DARK)
        token(canvas, Box(10, 10, wide, 60), Face("bear", "bear", "fierce", number="3"))
        (badge,) = [
            part for part in canvas.drawing("").svg.split("<use ") if part.startswith('href="#fierce"')
        ]
        return badge.split(' width="')[1].split('"')[0]

    assert badge_on(60) == badge_on(180)


@pytest.mark.parametrize("key", ["duell", "zooloretto"])
def test_what_was_loaded_last_is_marked_on_its_truck(key):
    for sample in islice(positions(games()[key], 2, 7), 1, 60):
        verb, _, truck = sample.told[-1].row.text.partition(" ")
        if verb != "load":
            continue
        drawing = table_picture(sample.table(), STRICT["en"])
        marks = [(int(x), int(y)) for x, y in MARK.findall(drawing.svg)]
        deed, panel = (
            next(node.box for node in drawing.nodes if node.what == what)
            for what in ("deed", f"truck {truck}")
        )
        assert len(marks) == 2
        for box, (x, y) in zip((deed, panel), marks, strict=True):
            assert box.holds(Box(x + 3, y + 3, 1, 1))
        return
    raise AssertionError("nothing was loaded")
