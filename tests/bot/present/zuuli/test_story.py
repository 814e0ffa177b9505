"""What is told, to whom: every event once, and nothing of what is secret."""

from __future__ import annotations

import re
from dataclasses import fields, is_dataclass
from random import Random

import pytest

from bot.present.lines import fits
from bot.present.looks import happened_panel, log_panel
from bot.present.panels import played_panel, result_panel, sums_panel, table_panel
from bot.present.table import over_line, story
from bot.present.zuuli.brief import brief
from bot.present.zuuli.cards import face_of, shown
from bot.present.zuuli.story import HEARD
from engine.core.game import Event
from engine.games.zuuli import events
from engine.games.zuuli.deck import BUILT_IN, DEFAULT_DECK
from tests.bot.present.zuuli.playing import BUILDING, FIVE, NAMES, PICKING, STRICT, Playing

EN, DE = STRICT["en"], STRICT["de"]
RECONSTRUCTION = BUILT_IN[DEFAULT_DECK]

SECRET = {events.CardPicked, events.PairDrawn, events.ParkLaidOut}


def everything(playing: Playing, words) -> str:
    return "\n".join(story(playing.table(), playing.told_to(None), words))


def test_every_event_is_told_but_what_is_a_seat_s_own():
    there = {kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)}
    assert there - {Event} == set(HEARD) | SECRET
    assert all(is_dataclass(kind) and "seat" in {field.name for field in fields(kind)} for kind in SECRET)


def test_picks_are_told_together_by_seat_whoever_was_first():
    one, other = Playing.at(PICKING), Playing.at(PICKING)
    picks = {1: "tiger#1", 2: "penguin#1", 3: "bear#1", 4: "unicorn#1", 5: "pool#2"}
    for seat in (1, 2, 3, 4, 5):
        one.pick(seat, picks[seat])
    for seat in (4, 5, 1, 3, 2):
        other.pick(seat, picks[seat])
    assert everything(one, EN) == everything(other, EN)
    assert everything(one, EN) == (
        "Year 2, pick 2: Anna 🐯 Tiger · Ben 🐧 Penguin · Cleo 🐻 Bear · Dan 🦄 Unicorn · Eve ⬆ Pool Kit.\n"
        "The hands went to the right."
    )
    assert "Ben 🐧 Pinguin" in everything(one, DE)
    assert everything(Playing.at(PICKING).pick(1, "tiger#1").pick(1, "shark#1"), EN) == ""


def test_a_seat_s_own_story_tells_no_more_than_the_table_s():
    playing = Playing.at(PICKING).pick(1, "tiger#1")
    assert story(playing.table(1), playing.told_to(1), EN) == []


def test_the_opened_cards_stand_beside_their_players():
    playing = Playing.at(PICKING)
    for seat, card in enumerate(("tiger#1", "penguin#1", "bear#1", "unicorn#1", "pool#2"), 1):
        playing.pick(seat, card)
    lines = table_panel(playing.table(), EN).lines
    assert lines[0] == "**Anna** 12 points · kept 🐯 Tiger"
    assert lines[-1] == "**Choosing:** all · hands go up ↑"


def test_the_last_cards_of_a_year_are_seen_while_it_is_built():
    """Two at once: the last that was chosen, and the one that is kept without a choice."""
    playing = Playing.fresh(4, seats=5).until("develop", 1, Random(4))
    happened = [event for one in playing.told for event in one.events]
    chosen = dict([one for one in happened if isinstance(one, events.PicksOpened)][-1].cards)
    left_over = dict([one for one in happened if isinstance(one, events.LastCardsKept)][-1].cards)
    lines = " ".join(map(str, table_panel(playing.table(), EN).lines))
    for seat, name in enumerate(NAMES, 1):
        cards = ", ".join(shown(face_of(RECONSTRUCTION, of[seat]), EN) for of in (chosen, left_over))
        assert re.search(rf"\*\*{name}\*\* 0 points (·|└) kept {re.escape(cards)}", lines)


@pytest.mark.parametrize("language", STRICT)
def test_beside_a_picture_every_seat_has_a_line_with_names(language):
    for seed in range(5):
        playing = Playing.fresh(seed, seats=5)
        while playing.match.state.year == 1:
            playing.random(Random(seed), 1)
            lines = brief(playing.table(), STRICT[language])
            assert len(lines) == 5
            for line in lines:
                assert fits([line])
                kept = line.partition(" · ")[2]
                assert not kept or re.search(r"\w{3}", kept)


def test_a_year_s_points_are_in_the_call_of_all_five():
    """The names ring from the end of what a phone shows of the call."""
    playing = Playing.fresh(4, seats=5).until("pick", 2, Random(4))
    call, news = table_panel(playing.table(), EN).content.split("\n")
    assert call == f"Zuuli, Year 2, pick 1 of 5: choose a card. {' '.join(f'<@{p.id}>' for p in FIVE)}"
    assert news.startswith("🏁 Year 1: Anna ")


def test_nobody_begins_alone():
    assert "begins" not in table_panel(Playing.fresh(5, seats=1).table(), EN).content


def test_layouts_are_opened_with_letters():
    playing = Playing.at(BUILDING)
    playing.develop(
        1,
        "new_plot#1=bear#1;breeding_centre#1=hippo#1,+extension#1;"
        "standard_pen_w#1=jellyfish#1,jellyfish#2,tree_frog#1",
    )
    assert everything(playing, EN) == ""
    playing.develop(2, "new_plot#2=lion#1,lion#2,+pool#1")
    said = everything(playing, EN).split("\n")
    assert said[:3] == [
        "Anna built: A 🐻 Bear; B Breeding Centre (PJW) 🦛 Hippo, ⬆ Extension; "
        "C Standard Pen (W) 🪼 Jellyfish ×2, 🐸 Tree Frog; left out 🐸 Tree Frog.",
        "Ben built: A 🦁 Lion ×2, ⬆ Pool Kit; B Riverbank (PW); left out 🦥 Sloth.",
        "🏁 Year 1: Anna 13 (14 − 1), Ben 3 (6 − 3).",
    ]
    assert said[3:] == ["In front: Anna with 13.", "Year 2: 8 cards each."]
    panel = table_panel(playing.table(), EN)
    assert panel.content.endswith("🏁 Year 1: Anna 13 (14 − 1), Ben 3 (6 − 3).")


@pytest.mark.parametrize("language", STRICT)
def test_the_log_tells_a_year_a_line_a_park(language):
    playing = Playing.fresh(3, seats=5).until("pick", 2, Random(3))
    table, told = playing.table(), playing.told_to(None)[-1:]
    sentences = story(table, told, STRICT[language])
    assert len(sentences) == len(NAMES) + 3
    for panel in (log_panel(table, told, 1, STRICT[language]), happened_panel(table, told, STRICT[language])):
        first, *others = panel.lines
        assert first == f"`{told[0].row.press}` {sentences[0]}"
        assert others == sentences[1:]
        for name, line in zip(NAMES, panel.lines, strict=False):
            assert name in line


def test_whoever_ends_a_year_is_told_a_line_a_park_too():
    """Beside the picture of the next hand as well."""
    playing = Playing.fresh(3, seats=5).until("pick", 2, Random(3))
    did = played_panel(playing.table(1), playing.told_to(1)[-1:], EN).content.split("\n")
    assert did[0].startswith("✓ You built: A ")
    assert [line.split(" ")[0] for line in did[1:5]] == ["Ben", "Cleo", "Dan", "Eve"]


def test_in_german_it_is_you_who_has_built():
    playing = Playing.fresh(3, seats=5).until("pick", 2, Random(3))
    did = played_panel(playing.table(1), playing.told_to(1)[-1:], DE).content
    assert did.startswith("✓ Du hast gebaut: A ")
    assert "Ben hat gebaut: " in did


def test_an_animal_that_moves_is_told_with_both_letters():
    playing = Playing.at(
        {
            "players": 2,
            "phase": "develop",
            "year": 3,
            "seat": {
                "1": {
                    "park": {"new_plot#1": ["penguin#1"], "mangrove#1": []},
                    "kept": ["pool#1"],
                    "year_scores": [1, 1],
                },
                "2": {"kept": [], "year_scores": [1, 1]},
            },
        }
    )
    playing.develop(1, "mangrove#1=penguin#1").develop(2)
    assert "Anna built: 🐧 Penguin A→B; discarded ⬆ Pool Kit." in everything(playing, EN)
    assert "Ben left the park as it was." in everything(playing, EN)
    assert everything(playing, EN).endswith("The game is over.")


def test_solo_the_collector_is_told():
    playing = Playing.fresh(5, seats=1)
    playing.until("pick", 2, Random(3))
    said = everything(playing, EN)
    assert "kept" in said
    assert "the Collector got" in said
    assert "The Collector: " in said
    assert " for Plains = " in said


@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_whole_games_are_told_in_both_languages(seats):
    playing = Playing.fresh(9, seats=seats).random(Random(9), 2000)
    assert playing.is_over
    for words in STRICT.values():
        said = everything(playing, words)
        assert all(f"{year}: " in said for year in (1, 2, 3))
        assert over_line(playing.table(), words) in result_panel(playing.table(), words).content


# --- the end ----------------------------------------------------------------------------------------------


def ended(first: list[int], second: list[int], park: dict[str, list[str]]) -> Playing:
    position = {
        "players": 2,
        "phase": "develop",
        "year": 3,
        "seat": {
            "1": {"year_scores": first, "park": park},
            "2": {"year_scores": second, "kept": ["tiger#1"]},
        },
    }
    return Playing.at(position).develop(1).develop(2, "new_plot#2=tiger#1")


def test_more_different_animals_break_a_tie():
    playing = ended([10, 10], [10, 8], {"new_plot#1": ["meerkat#1", "flamingo#1"]})
    assert over_line(playing.table(), EN) == "🏆 Zuuli: Anna wins after a tie, 22 : 22."
    sums = "\n".join(sums_panel(playing.table(), EN).lines)
    assert "Equal points: more different animals decide (Anna 2, Ben 1)." in sums
    assert (
        "**1. Anna 22**\nYear 1: 10, Year 2: 10, Year 3: 2\nThe park as it stands:\n`A` (1 + 1) × 1 = 2"
        in sums
    )


def test_sums_say_what_was_left_out_of_the_last_year():
    playing = Playing.at(BUILDING)
    playing.develop(1, "new_plot#1=bear#1").develop(2, "new_plot#2=lion#1,lion#2")
    sums = "\n".join(sums_panel(playing.table(), EN).lines)
    assert "`A` (5) × 1 = 5\n5, and as much or more left out: 0" in sums
    assert "`A` (3 + 3) × 1 = 6\n6 − 3 left out = 3" in sums


@pytest.mark.parametrize(
    ("points", "says"),
    [
        ([11, 0], "🏆 Zuuli: Anna beats the Collector, 11 : 10."),
        ([10, 0], "🏆 Zuuli: 10 : 10, and equal points are the Collector's."),
        ([0, 0], "🏆 Zuuli: the Collector wins, 10 : 0."),
    ],
)
def test_solo_somebody_wins(points, says):
    position = {
        "players": 1,
        "phase": "develop",
        "year": 3,
        "seat": {"1": {"year_scores": points}},
        "collector": {"pile": ["bear#1"], "year_scores": [3, 4]},
    }
    playing = Playing.at(position).develop(1)
    assert over_line(playing.table(), EN) == says
    assert "**The Collector 10**" in sums_panel(playing.table(), EN).lines
