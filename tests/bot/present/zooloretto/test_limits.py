"""Every panel, in both languages, in the largest positions with the longest names, as Discord takes it."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from bot.present.ids import Verb, all_of, move_id, parse_id
from bot.present.looks import game_panel
from bot.present.panels import (
    LOG_PAGE,
    card_panel,
    choices_for_command,
    happened_panel,
    log_first,
    log_panel,
    money_panel,
    more_panel,
    played_panel,
    result_panel,
    rules_panel,
    story_panel,
    sums_panel,
    table_panel,
    verify_panel,
    view_panel,
    why_panel,
)
from bot.present.parts import Board, Panel
from bot.present.presenter import presenter_of
from bot.present.table import CONTENT_BUDGET
from bot.present.text import columns, units
from bot.present.zooloretto.moves import COMMANDS
from bot.tables import Person
from engine.games.zooloretto.kinds import Species, StallType, ZoolorettoRefusal
from tests.bot.present.test_limits import NAMES, check
from tests.bot.present.zooloretto.playing import GAME, STRICT, Playing, several_on

WIDTH = 270
"""Pixels of a line in an embed, on a page 390 wide."""
PIXELS = {" ": 3.7, "/": 5.3, "·": 3.8}
"""As Chromium draws them, 14 high; other letters about as wide as a digit."""
DIGIT, SIGN = 8.1, 17.5
MARKDOWN = re.compile(r"\*\*|`|\\(?=.)")
"""Takes no room."""

PEOPLE = tuple(Person(10**18 + number, name) for number, name in enumerate(NAMES))


def check_board(playing: Playing, language: str) -> None:
    """Lines that a phone does not break, whoever looks."""
    for seat in (None, *range(1, playing.match.seats + 1)):
        for line in presenter_of("zooloretto").board(playing.table(seat), STRICT[language]):
            assert not isinstance(line, Board)
            assert pixels(MARKDOWN.sub("", line)) <= WIDTH, line


def pixels(line: str) -> float:
    """How wide it is drawn."""
    return sum(
        SIGN if letter in "♂♀▶" or columns(letter) == 2 else PIXELS.get(letter, DIGIT * columns(letter))
        for letter in line
    )


def panels_of(playing: Playing, language: str) -> list[Panel]:
    """Everything that can be shown of a position, to everyone."""
    words, public = STRICT[language], playing.table()
    seats = playing.match.seats
    readers = [playing.table(1), playing.table(seats), public]
    if not playing.is_over:
        readers.append(playing.table(playing.mover))
    first = log_first(public)
    page = [one for one in playing.told if first <= one.row.number < first + LOG_PAGE]
    panels = [table_panel(public, words), card_panel(public, words), story_panel(public, playing.told, words)]
    panels += [view_panel(reader, words, zoo=seats) for reader in readers]
    panels += [played_panel(reader, playing.told[-3:], words, (1, 0)) for reader in readers]
    panels += [money_panel(reader, words) for reader in readers]
    panels += [happened_panel(reader, playing.told[-40:], words) for reader in readers[:2]]
    panels += [show(readers[0], words) for show in (more_panel, sums_panel, verify_panel)]
    panels.append(log_panel(public, page, first, words))
    if playing.is_over:
        panels.append(result_panel(public, words))
    return panels


def check_commands(playing: Playing, language: str) -> None:
    if playing.is_over:
        return
    reader = playing.table(playing.mover)
    for command in COMMANDS:
        offers = choices_for_command(reader, command.name.replace(" ", "-"), "", STRICT[language])
        assert len(offers) <= 25
        assert all(1 <= units(label) <= 100 and len(move) <= 100 for label, move in offers)


@settings(max_examples=8, deadline=None)
@given(
    seed=some.integers(0, 2**64),
    seats=some.integers(2, 5),
    presses=some.integers(0, 300),
    names=some.permutations(NAMES),
    options=some.fixed_dictionaries(
        {"partial_bonus": some.sampled_from(("min", "none")), "stall_to_barn": some.booleans()}
    ),
    hints=some.booleans(),
)
def test_random_positions(seed, seats, presses, names, options, hints):
    people = tuple(Person(10**18 + number, name) for number, name in enumerate(names))
    playing = Playing.fresh(seed, options, seats, people=people, hints=hints).random(Random(seed), presses)
    for language in STRICT:
        for panel in panels_of(playing, language):
            check(panel)
        check_board(playing, language)
        check_commands(playing, language)
        assert units(table_panel(playing.table(), STRICT[language]).content) <= CONTENT_BUDGET


# --- the largest there are --------------------------------------------------------------------------------

KINDS = ["", ":m"]
"""Females beside them would need more young than there are."""
BARN = [f"{species}{kind}" for species in Species for kind in KINDS] + [f"stall:{one}" for one in StallType]
TWO = list(Species)[:5]


def two_players(pending: list[str] | None = None, **keys: Any) -> Playing:
    """Both expansions built, an animal in one of them: six places for every tile."""
    zoo = {"E5": [], "E4": [], "E6": [], "X1": ["camel"], "X2": [], "coins": 9, "stalls": {}}
    barn = [token for token in BARN if token.split(":")[0] in (*TWO, "stall")]
    position: dict[str, Any] = {
        "players": 2,
        "phase": "turn",
        "to_move": 1,
        "round": 99,
        "pile": ["camel"],
        "trucks": [["camel:m", "camel:f", "stall:popcorn"], ["panda:m", "coin", "blocker"], ["blocker"] * 2],
        "seat": {"1": {**zoo, "barn": barn}, "2": {**zoo, "barn": barn}},
        **keys,
    }
    if pending is not None:
        trucks = [[], ["panda:m", "coin", "blocker"], ["blocker"] * 2]
        position |= {"phase": "place", "taken": {"1": 1}, "pending": pending, "trucks": trucks}
    return Playing.at(position, people=PEOPLE)


def five_players() -> Playing:
    """Every barn as full as can be, and coins enough for everything."""
    zoo = {
        "E5": ["elephant"] * 3,
        "E4": ["chimpanzee"] * 3,
        "E6": ["flamingo", "flamingo:m"],
        "X1": ["kangaroo"],
        "stalls": {"E5": ["stall:kiosk"], "E4": ["stall:fruit"]},
        "coins": 12,
        "barn": BARN,
    }
    trucks = [["chimpanzee:m", "chimpanzee:m", "stall:popcorn"]] * 5
    seats = {str(seat): zoo for seat in range(1, 6)}
    position = {"players": 5, "round": 99, "pile": ["camel"], "trucks": trucks, "seat": seats}
    return Playing.at(position, people=PEOPLE)


@pytest.mark.parametrize("language", STRICT)
@pytest.mark.parametrize(
    "make",
    [
        two_players,
        five_players,
        lambda: two_players(["camel:m", "camel:f", "stall:popcorn"]),
        lambda: two_players(["camel", "stall:snack", "stall:popcorn"]),
        lambda: two_players(["camel:m", "camel:m", "camel:m"]),
    ],
)
def test_largest_positions(make, language):
    playing = make()
    for panel in panels_of(playing, language):
        check(panel)
    check_board(playing, language)
    check_commands(playing, language)
    assert units(table_panel(playing.table(), STRICT[language]).content) <= CONTENT_BUDGET


def test_six_places_for_each_of_three_tiles():
    playing = two_players(["camel:m", "camel:f", "stall:popcorn"])
    panel = table_panel(playing.table(), STRICT["en"])
    assert len(playing.table().choices) == 18
    assert [len(row) for row in panel.rows] == [3, 5, 5, 5, 4]
    assert [button.label for button in panel.rows[4]] == [
        "All ★ −18 → −11",
        "🐪♂ barn",
        "🐪♀ barn",
        "🍿 barn",
    ]


def test_an_id_holds_the_longest_moves():
    moves = [f"place stall:popcorn {area}" for area in ("barn", "barn", "barn")]
    playing = two_players(["stall:popcorn"] * 3)
    (several,) = several_on(table_panel(playing.table(), STRICT["en"]))
    assert len(several) == len(moves)
    assert parse_id(move_id("x" * 16, 999_999, all_of(moves))).moves == tuple(moves)


@pytest.mark.parametrize("language", STRICT)
def test_menus_of_more_than_they_can_hold_have_pages(language):
    """Two menus; turning their pages comes to every money action there is."""
    reader = five_players().table(1)
    legal = {choice.text for choice in reader.choices if choice.text.split()[0] not in ("draw", "take")}
    assert len(legal) > 200
    seen, todo, asked = set(), [""], set()
    while todo:
        argument = todo.pop()
        panel = game_panel(reader, Verb.MONEY, STRICT[language], argument)
        check(panel)
        assert [len(menu.options) for menu in panel.menus] == [25, 25] or "page" not in str(argument)
        for menu in panel.menus:
            for option in menu.options:
                if option.what.startswith("!money "):
                    page = option.what.removeprefix("!money ")
                    todo += [page] if page not in asked else []
                    asked.add(page)
                else:
                    seen.add(option.what)
    assert seen == legal


@pytest.mark.parametrize("argument", ["own 0", "own 99", "buy -1", "buy x", "sell 3", "buy " + "9" * 60, "²"])
def test_any_page_whatever_shows_one(argument):
    check(game_panel(five_players().table(1), Verb.MONEY, STRICT["en"], argument))


@pytest.mark.parametrize("language", STRICT)
def test_rules(language):
    presenter = presenter_of("zooloretto")
    for table in (None, two_players().table(1), five_players().table(1)):
        for topic in ("", *presenter.topics()):
            subject = "zooloretto" if table is None else "abcd2345"
            check(rules_panel("zooloretto", topic, STRICT[language], subject=subject, number=7, table=table))
            said = "\n".join(presenter.page(topic or "aim", table, STRICT[language]).lines)
            assert units(said) < 1100, topic
    for code in ZoolorettoRefusal:
        check(why_panel(two_players().table(1), code, STRICT[language]))


def test_the_rules_say_the_numbers_of_the_box():
    pages = {
        topic: "\n".join(presenter_of("zooloretto").page(topic, None, STRICT["en"]).lines)
        for topic in presenter_of("zooloretto").topics()
    }
    assert "`E5` 5 spaces, one stall space: full 8, one free 5 · +2🪙" in pages["enclosures"]
    assert "`E4` 4 spaces, 2 stall spaces: full 5, one free 4 · +1🪙" in pages["enclosures"]
    assert "`E6` 6 spaces, one stall space: full 10, one free 6\n" in pages["enclosures"]
    assert "`X` 5 spaces, one stall space: full 9, one free 5 · +1🪙" in pages["enclosures"]
    assert "**Buy** (2🪙, of them 1 to the seller)" in pages["money"]
    assert "5 species, 3 trucks with 3, 2, 1 spaces" in pages["two"]
    assert "4 players: 7 species, 4 trucks, one expansion each" in pages["setup"]
    assert "The last 15 tiles" in pages["round"]


def test_a_random_game_comes_to_an_end():
    assert Playing.fresh(1, seats=3).random(Random(1), 2000).is_over
    assert GAME.info.key == "zooloretto"
