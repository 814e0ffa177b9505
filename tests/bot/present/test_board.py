"""The board itself, to the column, in both languages."""

import re
from copy import deepcopy
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from bot.present.duell.board import trucks
from bot.present.panels import sums_panel, table_panel, view_panel
from bot.present.parts import Board
from bot.tables import Person
from tests.bot.present.playing import STRICT, TABLE_MD, Playing

BOARDS = {
    "en": """\
           Anna goal Ben
gorilla     L 2  ✓   1
bison         1 3/4  2 L
antelope    L 2 2/5  0
bear        H 2 5/6  3 LH
tiger     LHS 3 6/7  3 LLH
hyena         1 4/8  3 S
ice          Re      -
pretzel       -      Ye
drink        Bl      -
colours       2  4   1
markers       3      -
coins         1      2
minus         0      1
points        5      3""",
    "de": """\
           Anna Ziel Ben
Gorilla     B 2  ✓   1
Bison         1 3/4  2 B
Antilope    B 2 2/5  0
Bär         H 2 5/6  3 BH
Tiger     BHQ 3 6/7  3 BBH
Hyäne         1 4/8  3 Q
Eis          Ro      -
Brezel        -      Ge
Getränk      Bl      -
Farben        2  4   1
Marker        3      -
Münzen        1      2
Minus         0      1
Punkte        5      3""",
}

AROUND = {
    "en": [
        "🚚 1 [·] 2 [🐅🟧 🐻⚡] 3 [hyena⚡ ·]",
        "🏅 next **3**, then 2🪙 2🪙 2 🏁 1🪙 1",
        "**Pile** 2, then 🏁 and 5 · **discard** 9",
        "**Young left** 🐻 🐅 hyena",
    ],
    "de": [
        "🚚 1 [·] 2 [🐅🟧 🐻⚡] 3 [Hyäne⚡ ·]",
        "🏅 jetzt **3**, dann 2🪙 2🪙 2 🏁 1🪙 1",
        "**Stapel** 2, dann 🏁 und 5 · **Ablage** 9",
        "**Nachwuchs** noch 🐻 🐅 Hyäne",
    ],
}


def plain(line: str) -> str:
    """Without the signs that keep a truck on one line."""
    return line.replace("\u2060", "").replace("\u00a0", " ")


def board_of(panel) -> list[str]:
    return next(list(line.lines) for line in panel.lines if isinstance(line, Board))


@pytest.mark.parametrize("language", BOARDS)
def test_the_board(language):
    panel = table_panel(Playing.at(TABLE_MD).table(), STRICT[language])
    assert board_of(panel) == BOARDS[language].splitlines()
    assert [plain(line) for line in panel.lines[1:5]] == AROUND[language]


@pytest.mark.parametrize(
    ("names", "head"),
    [
        (("Anna", "Benny-B"), "           Anna goal Benny-B"),
        (("Annabella-Christina", "Ben"), "Annabella-Chri… goal Ben"),
        (("Anna", "Bartholomew"), "           Anna  Bartholomew"),
        (("Max Mustermann", "Erika Mustermann"), " Max Mustermann Erika Muste…"),
    ],
)
def test_names_over_their_sides(names, head):
    people = tuple(Person(number, name) for number, name in enumerate(names, 1))
    panel = table_panel(Playing.at(TABLE_MD, people=people).table(), STRICT["en"])
    assert board_of(panel)[0] == head


def test_a_tie_that_waits_and_the_last_round():
    position = {
        **deepcopy(TABLE_MD),
        "tied": ["bison"],
        "pile": [],
        "final_round": True,
        "taken": {"2": 3},
        "offspring": [],
    }
    position["trucks"] = [[], ["tiger:square"], []]
    position["seat"]["1"]["animals"]["bison"] = ["bison", "bison:lightning"]
    panel = table_panel(Playing.at(position).table(), STRICT["en"])
    assert "bison       L 2 =4/4 2 L" in board_of(panel)
    assert "⚖️ A tie: bison. Scored once someone has more." in panel.lines
    assert "🚚 1 [·] 2 [🐅🟧 ·] 3 Ben" in map(plain, panel.lines[1:2])
    assert "Ben is out of this round." in panel.lines
    assert "**Young left** none" in panel.lines
    assert panel.title == "Zooloretto Duell · last round 🏁"


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"pile": ["bison"] * 5}, "🏁 Next card drawn: last round."),
        ({"markers": ["1c", "1"]}, "🏁 Next marker taken: last round."),
        ({"pile": ["bison"] * 5, "markers": ["1c", "1"]}, "🏁 Next card or marker: last round."),
        ({"markers": ["1"]}, "🏅 last **1**"),
        ({"markers": []}, "🏅 no marker left"),
    ],
)
def test_what_is_about_to_end(change, says):
    panel = table_panel(Playing.at({**TABLE_MD, **change}).table(), STRICT["en"])
    assert says in panel.lines
    assert sum(str(line).startswith("🏁") for line in panel.lines) <= 1


def test_what_still_waits_during_a_gift():
    playing = Playing.at(TABLE_MD).press("take 2", "place tiger:square")
    assert "**Still to place** 🐻⚡" in table_panel(playing.table(), STRICT["en"]).lines
    assert "**Noch zu legen** 🐻⚡" in table_panel(playing.table(), STRICT["de"]).lines
    assert not any(
        "Still" in str(line) for line in table_panel(playing.press("donate bear").table(), STRICT["en"]).lines
    )


@settings(max_examples=10, deadline=None)
@given(some.integers(0, 2**32), some.integers(0, 120))
def test_a_line_of_trucks_ends_between_trucks_only(seed, presses):
    table = Playing.fresh(seed).random(Random(seed), presses).table()
    for words in STRICT.values():
        found = trucks(table, words).split(" ")
        assert len(found) == len(table.view.trucks)
        for number, truck in enumerate(found, 1):
            assert re.fullmatch(rf"(🚚 )?{number} (\[[^\]]+\]|Anna|Ben)", plain(truck))
        for symbol in "⚡❤🟧🍦🥨🥤":
            assert all(before.endswith("\u2060") for before in " ".join(found).split(symbol)[:-1])


def test_full_zoos_and_a_hand_full_of_markers_stay_within_a_phone():
    position = deepcopy(TABLE_MD)
    for seat in position["seat"].values():
        hyenas = [f"hyena:{symbol}" for symbol in ("lightning", "heart", "square") for _ in range(2)]
        seat["animals"]["hyena"] = [*hyenas, *["hyena"] * 4, "hyena:offspring"]
    position["seat"]["2"]["markers"] = ["3", "3", "2c", "2c", "2", "1c", "1"]
    rows = board_of(table_panel(Playing.at(position).table(), STRICT["en"]))
    assert "hyena  LLHHSS11 22/8 11LLHHSS" in rows
    assert "markers       3      3322211" in rows
    assert max(map(len, rows)) <= 30


def test_sums():
    panel = sums_panel(Playing.at(TABLE_MD).table(), STRICT["en"])
    assert board_of(panel) == [
        "           Anna   Ben",
        "markers       3     0",
        "species       2     3",
        "coins         0     1",
        "minus         0    −1",
        "total         5     3",
    ]
    assert panel.lines[1] == "Anna 5: markers 3; most gorillas, antelopes"
    assert panel.lines[2] == "Ben 3: most bison, bears, hyenas; 1 for 2 coins; −1"


@pytest.mark.parametrize(("seat", "says"), [(1, "▶ Your decision"), (2, "Waiting for Anna")])
def test_before_the_first_move_nobody_speaks_of_a_last_one(seat, says):
    playing = Playing.fresh(1)
    start = view_panel(playing.table(seat), STRICT["en"]).lines[-1]
    assert start.startswith(f"{says} · since the start, <t:")
    later = view_panel(playing.press("draw").table(seat), STRICT["en"]).lines[-1]
    assert later.startswith(f"{says} · last move <t:")
