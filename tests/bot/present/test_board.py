"""The board itself, to the column, in both languages."""

from copy import deepcopy

import pytest

from bot.present.panels import sums_panel, table_panel
from bot.present.parts import Board
from bot.tables import Person
from tests.bot.present.playing import STRICT, TABLE_MD, Playing

BOARDS = {
    "en": """\
             Anna goal  Ben
gorilla       L 2   ✓   1
bison           1  3/4  2 L
antelope      L 2  2/5  0
bear          H 2  5/6  3 LH
tiger       LHS 3  6/7  3 LLH
hyena           1  4/8  3 S
ice            Re       -
pretzel         -       Ye
drink          Bl       -
colours         2   4   1
markers         3       -
coins           1       2
minus           0       1
points          5       3""",
    "de": """\
             Anna Ziel  Ben
Gorilla       B 2   ✓   1
Bison           1  3/4  2 B
Antilope      B 2  2/5  0
Bär           H 2  5/6  3 BH
Tiger       BHQ 3  6/7  3 BBH
Hyäne           1  4/8  3 Q
Eis            Ro       -
Brezel          -       Ge
Getränk        Bl       -
Farben          2   4   1
Marker          3       -
Münzen          1       2
Minus           0       1
Punkte          5       3""",
}

AROUND = {
    "en": [
        "🚚 1 [·] 2 [🐅🟧 🐻⚡] 3 [hyena⚡ ·]",
        "🏅 next **3**, then 2🪙 2🪙 2 🏁 1🪙 1",
        "**Pile** 2 🏁 5 · **discard** 9, top 🦬⚡",
        "**Young left** 🐻 🐅 hyena",
    ],
    "de": [
        "🚚 1 [·] 2 [🐅🟧 🐻⚡] 3 [Hyäne⚡ ·]",
        "🏅 jetzt **3**, dann 2🪙 2🪙 2 🏁 1🪙 1",
        "**Stapel** 2 🏁 5 · **Ablage** 9, oben 🦬⚡",
        "**Nachwuchs** noch 🐻 🐅 Hyäne",
    ],
}


def board_of(panel) -> list[str]:
    return next(list(line.lines) for line in panel.lines if isinstance(line, Board))


@pytest.mark.parametrize("language", BOARDS)
def test_the_board(language):
    panel = table_panel(Playing.at(TABLE_MD).table(), STRICT[language])
    assert board_of(panel) == BOARDS[language].splitlines()
    assert list(panel.lines[1:5]) == AROUND[language]


@pytest.mark.parametrize(
    ("names", "head"),
    [
        (("Anna", "Benjamin"), "             Anna goal  Benjamin"),
        (("Annabella-Christina", "Ben"), "Annabella-Christ… goal  Ben"),
        (("Anna", "Bartholomew"), "             Anna    Bartholomew"),
        (("Max Mustermann", "Erika Mustermann"), "   Max Mustermann Erika Musterm…"),
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
    assert "bison         L 2 =4/4  2 L" in board_of(panel)
    assert "⚖️ A tie: bison. Scored once someone has more." in panel.lines
    assert "🚚 1 [·] 2 [🐅🟧 ·] 3 Ben" in panel.lines
    assert "Ben is out of this round." in panel.lines
    assert "**Young left** none" in panel.lines
    assert panel.title == "Zooloretto Duell · last round 🏁"


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"pile": ["bison"] * 5}, "🏁 The next card drawn begins the last round."),
        ({"markers": ["1c", "1"]}, "🏁 The next marker begins the last round."),
        ({"markers": ["1"]}, "🏅 last **1**"),
        ({"markers": []}, "🏅 no marker left"),
    ],
)
def test_what_is_about_to_end(change, says):
    panel = table_panel(Playing.at({**TABLE_MD, **change}).table(), STRICT["en"])
    assert says in panel.lines


def test_sums():
    panel = sums_panel(Playing.at(TABLE_MD).table(), STRICT["en"])
    assert board_of(panel) == [
        "              Anna   Ben",
        "markers          3     0",
        "species          2     3",
        "coins            0     1",
        "minus            0    −1",
        "total            5     3",
    ]
    assert panel.lines[1] == "Anna 5: markers 3; most gorillas, antelopes"
    assert panel.lines[2] == "Ben 3: most bison, bears, hyenas; 1 for 2 coins; −1"
