"""Tiles and cards seen and left: what anybody could count from what lies open, and nothing more."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from bot.commands.samples import Sample, positions
from bot.present.ids import Verb
from bot.present.lines import height
from bot.present.panels import game_panel, more_panel
from bot.present.zuuli.cards import face_of, kind_of
from bot.present.zuuli.position import view_of
from bot.tables import Table
from bot.words import LANGUAGES
from engine.core.game import Seat
from engine.games.zooloretto.components import COMPONENTS
from engine.games.zooloretto.tiles import Animal
from engine.games.zuuli.kinds import CardId
from engine.games.zuuli.state import ZuuliState
from engine.registry import games
from tests.bot.present.playing import STRICT

TILES = ("duell", "zooloretto")
OF = re.compile(r": (\d+) (?:of|von) (\d+)")
CARD = re.compile(r"[^*].*: (\d+) of (\d+)")
"""A line of a card, not of a kind."""


def samples(key: str, seats: int) -> Iterator[Sample]:
    """One game under way: each is the same one, played on."""
    return islice(positions(games()[key], seats, seats), 0, None, 9)


def counts(table: Table, language: str = "en") -> list[tuple[int, int]]:
    panel = game_panel(table, Verb.LEFT, STRICT[language])
    return [(int(found[1]), int(found[2])) for line in panel.lines if (found := OF.search(str(line)))]


@pytest.mark.parametrize("key", TILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_left_is_what_the_stacks_hold(key: str, language: str):
    for seats in games()[key].info.seat_counts:
        for sample in samples(key, seats):
            found = counts(sample.table(), language)
            assert sum(left for left, _ in found) == len(sample.table().view.unseen)
            assert all(0 <= left <= total for left, total in found)


@pytest.mark.parametrize("key", TILES)
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
def test_more_offers_it(key: str):
    game = games()[key]
    table = Sample.fresh(game, max(game.info.seat_counts), 1).table(Seat(1))
    verbs = [button.id.rpartition("!")[2] for button in more_panel(table, STRICT["en"]).buttons]
    assert "left" in verbs
    panel = game_panel(table, Verb.LEFT, STRICT["de"])
    assert sum(map(height, panel.lines)) <= 25


# --- Zuuli: hands are hidden cards like all others --------------------------------------------------------


def told(table: Table, language: str = "en") -> list[str]:
    """All pages of it."""
    pages = len({kind_of(face) for face in view_of(table).options.deck.faces})
    return [
        str(line)
        for page in range(1, pages + 1)
        for line in game_panel(table, Verb.LEFT, STRICT[language], str(page)).lines
    ]


def lies_open(state: ZuuliState) -> list[CardId]:
    """Parks, kept cards, discards and the Collector's pile: by the rulebook everybody's to look at."""
    found = list(state.discard)
    for board in state.boards.values():
        shown = board.shown
        park, kept = (board.park, board.kept) if shown is None else (shown.park, shown.kept)
        found += [*kept, *park, *(card for cards in park.values() for card in cards)]
    return found + ([] if state.collector is None else state.collector.pile)


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_the_cards_that_are_left_are_all_but_those_that_lie_open(seats: int):
    for sample in samples("zuuli", seats):
        deck, state = sample.state.options.deck, sample.state
        open_now = Counter(face_of(deck, card) for card in lies_open(state))
        expected = [(face.copies - open_now[face], face.copies) for face in deck.faces]
        for reader in (None, *state.boards):
            table = sample.table(None if reader is None else Seat(reader))
            found = [(int(hit[1]), int(hit[2])) for line in told(table) if (hit := CARD.match(line))]
            assert sorted(found) == sorted(expected)


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_no_hidden_card_moves_it_nor_who_reads_it(seats: int):
    """Whatever the hands, the choices, the parks in the making and the stack hold, it says the same."""
    game, generator = games()["zuuli"], Random(1)
    looks = 0
    for sample in samples("zuuli", seats):
        before = told(sample.table())
        for reader in sample.state.boards:
            assert told(sample.table(Seat(reader))) == before
        sample.state = game.determinize(game.view(sample.state, None), generator)
        for reader in (None, *sample.state.boards):
            assert told(sample.table(None if reader is None else Seat(reader))) == before
            looks += 1
    assert looks > 5 * seats


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_of_cards_says_how_many_are_in_hands(language: str):
    table = Sample.fresh(games()["zuuli"], 5, 1).table(Seat(1))
    first = told(table, language)[0]
    assert [int(number) for number in re.findall(r"\d+", first)] == [view_of(table).deck_size, 5 * 6]
