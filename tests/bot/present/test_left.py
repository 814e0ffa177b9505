"""Tiles seen and left: what anybody could count from what lies open, and nothing more."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from bot.commands.samples import Sample, positions
from bot.present.ids import Verb
from bot.present.lines import height
from bot.present.panels import game_panel, more_panel
from bot.tables import Table
from bot.words import LANGUAGES
from engine.core.game import Seat
from engine.games.zooloretto.components import COMPONENTS
from engine.games.zooloretto.tiles import Animal
from engine.registry import games
from tests.bot.present.playing import STRICT

COUNTED = ("duell", "zooloretto")
OF = re.compile(r": (\d+) (?:of|von) (\d+)")


def samples(key: str, seats: int) -> Iterator[Sample]:
    """One game under way: each is the same one, played on."""
    return islice(positions(games()[key], seats, seats), 0, None, 9)


def counts(table: Table, language: str = "en") -> list[tuple[int, int]]:
    panel = game_panel(table, Verb.LEFT, STRICT[language])
    return [(int(found[1]), int(found[2])) for line in panel.lines if (found := OF.search(str(line)))]


@pytest.mark.parametrize("key", COUNTED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_left_is_what_the_stacks_hold(key: str, language: str):
    for seats in games()[key].info.seat_counts:
        for sample in samples(key, seats):
            found = counts(sample.table(), language)
            assert sum(left for left, _ in found) == len(sample.table().view.unseen)
            assert all(0 <= left <= total for left, total in found)


@pytest.mark.parametrize("key", COUNTED)
def test_it_tells_nothing_of_the_order_and_is_the_same_for_everybody(key: str):
    game, generator, words = games()[key], Random(1), STRICT["en"]
    for sample in samples(key, 2):
        told = game_panel(sample.table(), Verb.LEFT, words).lines
        sample.state = game.determinize(game.view(sample.state, Seat(1)), generator)
        assert game_panel(sample.table(), Verb.LEFT, words).lines == told
        assert game_panel(sample.table(Seat(2)), Verb.LEFT, words).lines == told


def test_with_what_lies_open_it_makes_all_the_tiles_of_a_species():
    for sample in samples("zooloretto", 5):
        view = sample.table().view
        for place, species in enumerate(view.species):
            herds = [home.animals for zoo in view.boards.values() for home in zoo.enclosures.values()]
            herds += [zoo.barn for zoo in view.boards.values()]
            herds += [*view.trucks, view.pending, view.removed, [view.drawn]]
            seen = sum(
                isinstance(tile, Animal) and tile.species is species and not tile.is_offspring
                for herd in herds
                for tile in herd
            )
            left, total = counts(sample.table())[place]
            assert left + seen == total == 11
    assert COMPONENTS.animals.plain + COMPONENTS.animals.male + COMPONENTS.animals.female == 11


@pytest.mark.parametrize("key", games())
def test_more_offers_it_where_it_is_counted(key: str):
    game = games()[key]
    table = Sample.fresh(game, max(game.info.seat_counts), 1).table(Seat(1))
    verbs = [button.id.rpartition("!")[2] for button in more_panel(table, STRICT["en"]).buttons]
    assert ("left" in verbs) is (key in COUNTED)
    panel = game_panel(table, Verb.LEFT, STRICT["de"])
    assert sum(map(height, panel.lines)) <= 25
