"""Positions by chance, of every game and seat count: nothing overflows, nothing is clipped, nothing hides."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice

import pytest

from bot.commands.samples import LONG_NAMES, NAMES, Sample, positions
from bot.pictures import Theme, pictures_of, table_picture, zoo_picture
from bot.pictures.alt import LIMIT
from bot.pictures.fonts import SMALLEST, drawable
from bot.present.text import units
from bot.tables import Table
from bot.words import LANGUAGES, Words
from engine.core.game import Seat
from engine.games.duell.kinds import SEATS, Species
from engine.games.zooloretto.kinds import BARN
from engine.games.zooloretto.tiles import BLOCKER
from engine.registry import games
from tests.bot.pictures.looking import tokens, troubles

STRICT = {language: Words(language, strict=True) for language in LANGUAGES}
DRAWN = [key for key in games() if pictures_of(key)]
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
def test_500_positions_fit(key):
    assert {*sorted(games())} >= {"duell", "zooloretto"} <= {*DRAWN}
    for number, sample in sampled(key):
        table, words = sample.table(), STRICT[LANGUAGES[number % len(LANGUAGES)]]
        seat = Seat(1 + number % len(table.people))
        known = [drawable(name) for name in sample.names]
        for drawing in (
            table_picture(table, words, Theme.DARK),
            zoo_picture(table, seat, words, Theme.LIGHT),
        ):
            assert troubles(drawing, [*known, ", ".join(known)]) == []
            assert drawing.alt.strip()
            assert units(drawing.alt) <= LIMIT
            HIDES_NOTHING[key](table, drawing)


# --- nothing hides ----------------------------------------------------------------------------------------


def check_duell(table: Table, drawing) -> None:
    view, shown = table.view, tokens(drawing)
    for species in Species:
        cards = [card.text for seat in SEATS for card in view.boards[seat].animals[species]]
        assert shown[species] == Counter(cards + ["young"] * (species in view.offspring))
    assert shown["stands"] == Counter(card.text for seat in SEATS for card in view.boards[seat].stands)
    for seat in SEATS:
        assert shown[f"player {seat}"] == Counter(marker.text for marker in view.boards[seat].markers)
    for place, cards in enumerate(view.trucks):
        assert shown[f"truck {place + 1}"] == Counter(card.text for card in cards)
    stock = [marker.text for marker in view.markers] + ["final"] * (view.markers_under_final is not None)
    assert shown["stock"] == Counter(stock + [card.text for card in view.discard[-1:]])
    assert shown["turn"] == Counter(card.text for card in [*view.pending, *filter(None, [view.drawn])])


def check_zooloretto(table: Table, drawing) -> None:
    view, shown = table.view, tokens(drawing)
    seats = [seat for seat in view.boards if f"barn {seat}" in shown]
    assert seats
    for seat in seats:
        for area, enclosure in view.boards[seat].enclosures.items():
            stalls = Counter(stall.text for stall in enclosure.stalls)
            exact = Counter(animal.text for animal in enclosure.animals) + stalls
            counted = Counter(str(animal.species) for animal in enclosure.animals) + stalls
            assert shown[f"{area} {seat}"] in (exact, counted)
        assert shown[f"barn {seat}"] == Counter(tile.text for tile in view.boards[seat].barn)
        assert BARN not in view.boards[seat].enclosures
    if "truck 1" in shown:
        assert seats == sorted(view.boards)
        for place, tiles in enumerate(view.trucks):
            assert shown[f"truck {place + 1}"] == Counter(tile.text for tile in tiles)
        assert BLOCKER.text in shown["truck 2"] or len(seats) > 2
    assert shown["turn"] == Counter(tile.text for tile in [*view.pending, *filter(None, [view.drawn])])


HIDES_NOTHING = {"duell": check_duell, "zooloretto": check_zooloretto}


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
