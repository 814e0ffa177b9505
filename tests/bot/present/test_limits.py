"""Every panel, in both languages, in the largest positions with the longest names, as Discord takes it."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from bot.present.panels import (
    LOG_PAGE,
    card_panel,
    discard_panel,
    happened_panel,
    log_first,
    log_panel,
    money_panel,
    more_panel,
    moved_card_panel,
    played_panel,
    result_panel,
    rules_panel,
    sealed_panel,
    story_panel,
    sums_panel,
    table_panel,
    verify_panel,
    view_panel,
    why_panel,
)
from bot.present.parts import Board, Panel, to_discord
from bot.present.presenter import presenter_of
from bot.present.table import CONTENT_BUDGET
from bot.present.text import columns, units
from bot.tables import Person
from engine.games.duell.cards import CARDS, OFFSPRING, SHUFFLED
from tests.bot.present.playing import STRICT, TABLE_MD, Playing, moves_on
from tests.support import payloads

BOARD_WIDTH = 30
"""Columns of a code block that a phone shows."""
LABEL_WIDTH = 55
"""Card names, hints within 40 columns, a star and that it is final."""

NAMES = (
    "*" * 32,
    "漢字" * 16,
    "@everyone <@&123456789> https://x",
    "W" * 32,
    "\u202e\u200b" * 8,
    "`" * 32,
    "🐻" * 16,
)


def check(panel: Panel) -> None:
    """Within the house's budgets and Discord's own rules."""
    for line in panel.lines:
        if isinstance(line, Board):
            assert all(columns(row) <= BOARD_WIDTH for row in line.lines), line
    assert [button.label for button in panel.buttons if columns(button.label) > LABEL_WIDTH] == []
    ids = [button.id for button in panel.buttons if button.id] + [menu.id for menu in panel.menus]
    assert len(ids) == len(set(ids)), ids
    assert all(len(custom_id) <= 100 for custom_id in ids)
    assert len(panel.rows) <= 5
    assert_discord_takes(panel)


def assert_discord_takes(panel: Panel) -> None:
    oracle = payloads.oracle()
    if oracle is None:
        return
    message = to_discord(panel, call=True)
    body: dict[str, Any] = {
        "embeds": [embed.to_dict() for embed in message["embeds"]],
        "components": message["view"].to_components(),
        "allowed_mentions": message["allowed_mentions"].to_dict(),
    }
    if message["content"] is not None:
        body["content"] = message["content"]
    assert oracle.check("POST", "/channels/300000000000000001/messages", body) == []


def panels_of(playing: Playing, language: str) -> list[Panel]:
    """Everything that can be shown of a position, to everyone."""
    words, public = STRICT[language], playing.table()
    readers = [playing.table(1), playing.table(2), public]
    first = log_first(public)
    page = [one for one in playing.told if first <= one.row.number < first + LOG_PAGE]
    panels = [table_panel(public, words), card_panel(public, words), story_panel(public, playing.told, words)]
    panels += [moved_card_panel(public, words), *(sealed_panel(panel, public, words) for panel in panels)]
    panels += [view_panel(reader, words) for reader in readers]
    panels += [played_panel(reader, playing.told[-3:], words, (1, 0)) for reader in readers]
    panels += [money_panel(reader, words) for reader in readers]
    panels += [happened_panel(reader, playing.told[-40:], words) for reader in readers]
    panels += [show(readers[0], words) for show in (discard_panel, more_panel, sums_panel, verify_panel)]
    panels.append(log_panel(public, page, first, words))
    if playing.is_over:
        panels.append(result_panel(public, words))
    return panels


@settings(max_examples=8, deadline=None)
@given(
    seed=some.integers(0, 2**64),
    presses=some.integers(0, 200),
    names=some.tuples(some.sampled_from(NAMES), some.sampled_from(NAMES)),
    options=some.fixed_dictionaries(
        {
            "deck": some.sampled_from(("K3", "MIX", "SPARSE", "H4")),
            "expert": some.booleans(),
            "one_square_a_turn": some.booleans(),
        }
    ),
    hints=some.booleans(),
)
def test_random_positions(seed, presses, names, options, hints):
    people = tuple(Person(10**18 + number, name) for number, name in enumerate(names))
    playing = Playing.fresh(seed, options, people=people, hints=hints).random(Random(seed), presses)
    for language in STRICT:
        for panel in panels_of(playing, language):
            check(panel)
        content = table_panel(playing.table(), STRICT[language]).content
        assert units(content) <= CONTENT_BUDGET


FULL = {
    species: [f"{species}:{symbol}" for symbol in symbols for _ in range(2)] + [species] * 4 + young
    for species, symbols, young in (
        ("gorilla", ["lightning"], []),
        ("bison", ["lightning"], []),
        ("antelope", ["lightning", "square"], []),
        ("bear", ["lightning", "heart"], ["bear:offspring"]),
        ("tiger", ["lightning", "heart", "square"], ["tiger:offspring"]),
        ("hyena", ["lightning", "heart", "square"], ["hyena:offspring"]),
    )
}
"""More than any game can bring: two of each symbol and many without."""

STANDS = [
    f"stand:{colour}:{symbol}" for symbol in ("ice", "pretzel", "drink") for colour in ("yellow", "green")
]


def largest(phase: str) -> Playing:
    """Everything at its longest: full zoos, every kind discarded, all markers in one hand."""
    seat = {"coins": 12, "minus": 12, "plus": 0, "stands": STANDS, "animals": FULL}
    empty = {"animals": {species: [] for species in FULL}}
    position: dict[str, Any] = {
        "phase": phase,
        "to_move": 1,
        "round": 99,
        "pile": ["hyena"],
        "discard": list(SHUFFLED) * 2,
        "trucks": [
            ["antelope:square"],
            ["antelope:lightning", "hyena:lightning"],
            ["hyena:square", "hyena:heart"],
        ],
        "markers": [],
        "offspring": [],
        "scored": ["gorilla", "bison", "antelope", "bear", "tiger", "hyena", "stands"],
        "seat": {
            "1": {**(empty if phase == "donate" else seat), "coins": 12},
            "2": {**seat, "markers": ["9c"] * 7},
        },
    }
    if phase == "load":
        position |= {"drawn": "antelope:lightning", "trucks": [[], ["hyena:square"], ["antelope:square"]]}
    if phase == "donate":
        position |= {"taken": {"1": 2}, "pending": ["antelope:lightning"]}
        position["trucks"][1] = []
    return Playing.at(position, people=(Person(10**18, "W" * 32), Person(10**18 + 1, "漢字" * 16)))


@pytest.mark.parametrize("language", STRICT)
@pytest.mark.parametrize("phase", ["turn", "load", "donate"])
def test_largest_positions(phase, language):
    playing = largest(phase)
    for panel in panels_of(playing, language):
        check(panel)
    assert units(table_panel(playing.table(), STRICT[language]).content) <= CONTENT_BUDGET


def test_every_kind_of_card_can_be_chosen_as_a_gift():
    table = largest("donate").table()
    panel = table_panel(table, STRICT["en"])
    assert len(table.choices) == len(SHUFFLED) == 30
    assert sorted(moves_on(panel)) == sorted(choice.text for choice in table.choices)
    assert len(panel.menus[0].options) == 25


@pytest.mark.parametrize("language", STRICT)
def test_rules(language):
    table = largest("turn").table(1)
    presenter = presenter_of("duell")
    for topic in ("", *presenter.topics()):
        check(rules_panel("duell", topic, STRICT[language]))
        check(rules_panel("duell", topic, STRICT[language], subject="abcd2345", number=7, table=table))
        assert units("\n".join(presenter.page(topic or "aim", None, STRICT[language]).lines)) < 1000, topic
    check(why_panel(table, "truck_full", STRICT[language]))


def test_a_story_that_is_too_long_keeps_its_end():
    playing = Playing.fresh(3).random(Random(3), 150)
    panel = story_panel(playing.table(), playing.told, STRICT["de"])
    assert 1000 < units(panel.content) <= 1900
    check(panel)


def test_the_young_have_a_kind_of_their_own():
    assert len(CARDS) == len(SHUFFLED) + len(OFFSPRING)


def test_the_chronicle_of_a_seat_that_nobody_may_mention():
    people = (Person(1, "@everyone"), Person(2, "<@5> <#6> <@&7>"))
    playing = replace(Playing.at(TABLE_MD, people=people)).press("take 2", "place tiger:square")
    panel = table_panel(playing.table(), STRICT["en"])
    assert "@everyone" not in panel.content
    assert panel.mentions == (1,)
    story = story_panel(playing.table(), playing.told, STRICT["en"])
    assert story.mentions == ()
    assert "@everyone" not in story.content
