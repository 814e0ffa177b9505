"""Every panel, in both languages, in the largest positions with the longest names, as Discord takes it."""

from __future__ import annotations

import re
from random import Random

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as some

from bot.present.ids import Verb
from bot.present.looks import game_panel
from bot.present.panels import (
    LOG_PAGE,
    card_panel,
    choices_for_command,
    happened_panel,
    log_first,
    log_panel,
    more_panel,
    park_panel,
    result_panel,
    rules_panel,
    story_panel,
    sums_panel,
    table_panel,
    verify_panel,
    view_panel,
    watching_panel,
    why_panel,
)
from bot.present.parts import Board, Panel
from bot.present.presenter import presenter_of
from bot.present.table import CONTENT_BUDGET
from bot.present.text import columns, units
from bot.present.zuuli.builder import NOBODY
from bot.tables import Helper, Person
from engine.games.zuuli.kinds import ZuuliRefusal
from tests.bot.present.test_limits import NAMES, check
from tests.bot.present.zuuli.decks import card, longest
from tests.bot.present.zuuli.playing import BUILDING, GAME, PICKING, STRICT, Playing

WIDTH = 40
MENTIONS = re.compile(r"(<@\d+> )+")
MARKDOWN = re.compile(r"\*\*|`|\\(?=.)")
PEOPLE = tuple(Person(10**18 + number, name) for number, name in enumerate(NAMES))


def panels_of(playing: Playing, language: str) -> list[Panel]:
    """Everything that can be shown of a position, to everyone."""
    words, public = STRICT[language], playing.table()
    seats = playing.match.seats
    readers = [*(playing.table(seat) for seat in range(1, seats + 1)), public]
    first = log_first(public)
    log = playing.told_to(None)
    page = [one for one in log if first <= one.row.number < first + LOG_PAGE]
    panels = [table_panel(public, words), card_panel(public, words), story_panel(public, log, words)]
    panels += [view_panel(reader, words) for reader in readers]
    panels += [view_panel(reader, words, zoo=seats) for reader in readers]
    panels += [happened_panel(readers[0], playing.told_to(1)[-40:], words)]
    panels += [show(readers[0], words) for show in (more_panel, sums_panel, verify_panel, watching_panel)]
    panels += [game_panel(readers[-1], Verb.PARKS, words, str(seat or "")) for seat in range(seats + 1)]
    panels += [game_panel(readers[0], Verb.CARDS, words, str(number)) for number in range(1, 9)]
    panels.append(log_panel(public, page, first, words))
    for reader in readers[:-1]:
        panels += builders_of(reader, words)
    if playing.is_over:
        panels.append(result_panel(public, words))
    return panels


def builders_of(reader, words) -> list[Panel]:
    """The builder for every card that can be asked."""
    if reader.draft is None:
        return []
    board = reader.view.boards[reader.seat]
    cards = [*board.kept, *(one for cards in board.park.values() for one in cards)]
    return (
        [park_panel(reader, cursor, words) for cursor in (NOBODY, *cards, f"{cards[-1]} 2")] if cards else []
    )


def check_table(playing: Playing, language: str) -> None:
    """Lines that a phone does not break; a call that a notification shows behind the names."""
    panel = table_panel(playing.table(), STRICT[language])
    assert units(MENTIONS.sub("", panel.content)) <= CONTENT_BUDGET
    for line in presenter_of("zuuli").board(playing.table(), STRICT[language]):
        assert not isinstance(line, Board)
        assert columns(MARKDOWN.sub("", line)) <= WIDTH, line


def check_commands(playing: Playing, language: str) -> None:
    for command in ("pick", "develop"):
        for seat in range(1, playing.match.seats + 1):
            offers = choices_for_command(playing.table(seat), command, "", STRICT[language])
            assert len(offers) <= 25
            assert all(1 <= units(label) <= 100 and len(what) <= 100 for label, what in offers)


def check_all(playing: Playing) -> None:
    for language in STRICT:
        for panel in panels_of(playing, language):
            check(panel)
        check_table(playing, language)
        check_commands(playing, language)


@settings(max_examples=6, deadline=None, phases=(Phase.explicit, Phase.reuse, Phase.generate))
@given(
    seed=some.integers(0, 2**64),
    seats=some.integers(1, 5),
    moves=some.integers(0, 90),
    names=some.permutations(NAMES),
    own_deck=some.booleans(),
    hints=some.booleans(),
    helper=some.sampled_from(Helper),
)
def test_random_positions(seed, seats, moves, names, own_deck, hints, helper):
    people = tuple(Person(10**18 + number, name) for number, name in enumerate(names))
    options = {"deck": longest()} if own_deck else {}
    playing = Playing.fresh(seed, options, seats, people=people, hints=hints, helper=helper)
    check_all(playing.random(Random(seed), moves))


# --- the largest there are --------------------------------------------------------------------------------


def largest(phase: str) -> Playing:
    """Twenty-odd enclosures, animals in all of them, nine cards more: the longest names and ids."""
    park = {"new_plot#1": [card("a", 1)]}
    park |= {card("e", number): [card("a", number % 13, 1 + number % 4)] for number in range(2, 16)}
    taken = {one for cards in park.values() for one in cards}
    animals = [card("a", number, copy) for number in range(13) for copy in (1, 2, 3, 4)]
    loose = [one for one in animals if one not in taken]
    kept = [card("e", number) for number in range(16, 22)] + [*loose[:2], card("u", 1, 9)]
    hand = [*loose[2:10], card("u", 3, 8)]
    position = {
        "players": 2,
        "phase": phase,
        "year": 3,
        "options": {"deck": longest()},
        "deck": [],
        "seat": {
            "1": {
                "park": park,
                "year_scores": [9999, 9999],
                "kept": kept if phase == "develop" else kept[3:5],
            },
            "2": {"year_scores": [9999, 9999], "kept": [card("e", 23), card("e", 22)]},
        },
    }
    if phase == "pick":
        position["seat"]["1"]["hand"] = hand
        position["seat"]["2"]["hand"] = loose[10:19]
    return Playing.at(position, people=PEOPLE)


@pytest.mark.parametrize("phase", ["pick", "develop"])
def test_largest_positions(phase):
    check_all(largest(phase))


def test_more_than_ten_places_have_pages():
    """The best ten first; turning the pages comes to every place there is."""
    reader = largest("develop").table(1)
    asked = reader.view.boards[1].kept[-1]
    assert asked == card("u", 1, 9)
    seen: list[str] = []
    for page in (1, 2, 3):
        panel = park_panel(reader, f"{asked} {page}", STRICT["en"])
        places = [b for b in panel.buttons if " lay " in b.id]
        assert len(places) <= 10
        seen += [button.id.rpartition(" ")[2] for button in places]
    assert len(seen) == len(set(seen)) == 21
    assert park_panel(reader, f"{asked} 99", STRICT["en"]).rows == panel.rows


@pytest.mark.parametrize("argument", ["0", "99", "-1", "x", "²", "9" * 60])
def test_any_argument_whatever_shows_something(argument):
    playing = Playing.at(PICKING)
    check(game_panel(playing.table(1), Verb.PARKS, STRICT["en"], argument))
    check(game_panel(playing.table(1), Verb.CARDS, STRICT["en"], argument))
    check(park_panel(Playing.at(BUILDING).table(1), argument, STRICT["en"]))
    check(park_panel(Playing.at(BUILDING).table(1), f"bear#1 {argument}", STRICT["en"]))


@pytest.mark.parametrize("language", STRICT)
def test_rules(language):
    presenter = presenter_of("zuuli")
    for table in (None, Playing.at(PICKING).table(1), largest("pick").table(1)):
        for topic in ("", *presenter.topics()):
            subject = "zuuli" if table is None else "abcd2345"
            check(rules_panel("zuuli", topic, STRICT[language], subject=subject, number=7, table=table))
            said = "\n".join(presenter.page(topic or "aim", table, STRICT[language]).lines)
            assert units(said) < (1500 if topic == "cards" else 1100), topic
    for code in ZuuliRefusal:
        check(why_panel(Playing.at(PICKING).table(1), code, STRICT[language]))


def test_the_rules_say_the_numbers_of_the_box():
    pages = {
        topic: "\n".join(presenter_of("zuuli").page(topic, None, STRICT["en"]).lines)
        for topic in presenter_of("zuuli").topics()
    }
    assert "5 players: 6, 5, 4 cards" in pages["year"]
    assert "New Plot: ×1 · 3 sp · Plains/Jungle/Water" in pages["enclosures"]
    assert "P = Plains, J = Jungle, W = Water" in pages["enclosures"]
    assert "90 cards: 22 enclosures, 54 animals, 14 upgrades" in pages["cards"]
    assert "deals 75 at most" in pages["cards"]
    assert pages["cards"].startswith("⚠ A reconstruction")
    assert "🦁 Lion ×3" in pages["cards"]
    assert "9, 8, 7 times" in pages["solo"]
    assert "Plains, Jungle, Water" in pages["solo"]


def test_a_lobby_is_told_that_the_cards_are_a_reconstruction():
    presenter = presenter_of("zuuli")
    (line,) = presenter.options(GAME.options({}), STRICT["de"])
    assert line == "Karten: Reconstruction 1, eine Rekonstruktion und nicht das gedruckte Spiel"
    lines = presenter.options(GAME.options({"deck": longest()}), STRICT["en"])
    assert "@everyone" not in "".join(lines)
