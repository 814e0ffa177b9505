"""What parks and the builder show is what the rules say: worked examples, reckoned by hand."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.present.ids import Verb
from bot.present.looks import game_panel
from bot.present.panels import park_panel, sums_panel
from bot.present.table import over_line
from bot.present.zuuli.builder import NOBODY
from tests.bot.present.zuuli.playing import STRICT, Playing

EN = STRICT["en"]

EXAMPLES = [
    # enclosure, what lies in it, used/space, values, multiplier, bonus, points
    ("standard_pen_p", "lion#1 lion#2", "2/5", (3, 3), 1, 0, 6),
    ("standard_pen_j", "sloth#1", "2/5", (0,), 1, 0, 0),
    ("standard_pen_j", "sloth#1 sloth#2", "4/5", (3, 3), 1, 0, 6),
    ("riverbank", "hippo#1 penguin#1", "4/4", (4, 2), 1, 0, 6),
    ("standard_pen_w", "hippo#1 turtle#1 grassland#1", "5/5", (4, 3), 1, 0, 7),
    ("standard_pen_w", "jellyfish#1 jellyfish#2 jellyfish#3 turtle#1", "5/5", (4, 4, 4, 3), 1, 0, 15),
    ("standard_pen_w", "jellyfish#1 jellyfish#2", "2/5", (2, 2), 1, 0, 4),
    ("breeding_centre", "tree_frog#1 tree_frog#2 tree_frog#3 tree_frog#4", "4/4", (4, 4, 4, 4), 2, 0, 32),
    ("cosy_den_w", "penguin#1 penguin#2 platform#1", "2/2", (2, 2), 3, 0, 12),
    ("cosy_den_p", "lion#1 lion#2", "2/2", (3, 3), 2, 0, 12),
    ("new_plot", "bear#1", "3/3", (5,), 1, 0, 5),
    ("new_plot", "bear#1 red_panda#1 red_panda#2 extension#1 keeper#1", "5/5", (3, 3, 3), 1, 0, 9),
    ("great_reserve", "elephant#1 unicorn#1", "5/5", (6, 3), 1, 0, 9),
    ("great_reserve", "flamingo#1 toucan#1 unicorn#1", "5/5", (2, 4, 4), 1, 0, 10),
    ("predator_house", "angler_fish#1 crocodile#1 tiger#1 extension#1 keeper#1", "5/5", (2, 3, 4), 2, 0, 18),
    ("predator_house", "hippo#1", "3/3", (4,), 1, 0, 4),
    ("petting_meadow", "flamingo#1 meerkat#1 zebra#1", "4/4", (2, 1, 2), 2, 0, 10),
    ("showcase", "jellyfish#1 turtle#1 turtle#2", "5/5", (2, 3, 3), 1, 4, 12),
    ("standard_pen_p", "elephant#1", "4/5", (6,), 1, 0, 6),
    ("standard_pen_p", "elephant#1 zebra#1 pool#1", "5/5", (6, 2), 1, 0, 8),
    ("standard_pen_p", "lion#1 lion#2 penguin#1 zebra#1 keeper#1 pool#1", "5/5", (3, 3, 2, 2), 1, 0, 10),
]

REFUSED = [
    # what lies there already, what is to come, why not
    ("standard_pen_p", "lion#1", "zebra#1", "fierce here"),
    ("standard_pen_w", "hippo#1", "penguin#1", "not with Hippo (fierce here; friendly with Plains + Water)"),
    ("new_plot", "bear#1 extension#1", "red_panda#1", "not with Bear (fierce here)"),
    ("predator_house", "tiger#1 extension#1", "shark#1", "not with Tiger"),
]


def last_year(enclosure: str, cards: str, kept: tuple[str, ...] = ()) -> Playing:
    """Anna builds in Year 3, with these cards in that enclosure already."""
    park = {"new_plot#1": [], f"{enclosure}#1": cards.split()}
    anna = {"park": park, "kept": list(kept), "year_scores": [0, 0]}
    seats = {"1": anna, "2": {"year_scores": [0, 0]}}
    return Playing.at({"players": 2, "phase": "develop", "year": 3, "seat": seats})


def said(lines: Sequence[object]) -> str:
    return "\n".join(map(str, lines))


@pytest.mark.parametrize(("enclosure", "cards", "used", "values", "times", "bonus", "points"), EXAMPLES)
def test_an_enclosure_shows_its_numbers(enclosure, cards, used, values, times, bonus, points):
    playing = last_year(enclosure, cards)
    builder = said(park_panel(playing.table(1), NOBODY, EN).lines)
    if "**Full:**" not in builder:
        assert f"{f'×{times} · ' if times > 1 else ''}{used} = {points}" in builder
    assert f" = {points}" in builder
    assert f"**Now {points}**" in builder
    total = f"({' + '.join(map(str, values))}) × {times}{f' + {bonus}' if bonus else ''} = {points}"
    assert total in said(game_panel(playing.table(1), Verb.PARKS, EN, "1").lines)
    playing.develop(1).develop(2)
    assert total in said(sums_panel(playing.table(1), EN).lines)
    assert over_line(playing.table(), EN).startswith(f"🏆 Zuuli: Anna wins, {points}" if points else "🏆")


@pytest.mark.parametrize(("enclosure", "cards", "card", "why"), REFUSED)
def test_what_may_not_live_there_is_told(enclosure, cards, card, why):
    playing = last_year(enclosure, cards, (card,))
    panel = park_panel(playing.table(1), card, EN)
    assert why in " ".join(map(str, panel.lines))
    assert not any(f"lay {card} {enclosure}#1" in button.id for button in panel.buttons)
