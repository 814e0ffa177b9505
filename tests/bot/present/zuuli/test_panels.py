"""Hand, builder, parks and cards as a player sees and presses them."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot.present.ids import Verb, parse_id
from bot.present.lines import APART
from bot.present.looks import game_panel
from bot.present.panels import choices_for_command, park_panel, table_panel, view_panel
from bot.present.parts import Image, Panel
from bot.present.text import NO_BREAK
from bot.present.zuuli.builder import NOBODY
from bot.present.zuuli.cards import ANIMALS, plainly, rule_of
from bot.present.zuuli.position import gets_rest, letters_of, passes_to
from bot.tables import Helper
from engine.core.game import Seat
from engine.games.zuuli.cards import Animal
from engine.games.zuuli.deck import BUILT_IN, deck_of
from engine.games.zuuli.effects import ANIMAL_RULES, ENCLOSURE_RULES, UPGRADE_RULES
from tests.bot.present.playing import labels
from tests.bot.present.zuuli.decks import longest
from tests.bot.present.zuuli.playing import BUILDING, GAME, PICKING, STRICT, Playing

EN, DE = STRICT["en"], STRICT["de"]
PICKS = {1: "tiger#1", 2: "penguin#1", 3: "bear#1", 4: "unicorn#1", 5: "pool#2"}


def text_of(panel: Panel) -> str:
    parts = [panel.content, panel.title, *map(str, panel.lines), *(button.label for button in panel.buttons)]
    parts += [f"{one.label} {one.detail}" for menu in panel.menus for one in menu.options]
    return "\n".join(parts)


def flat(panel: Panel) -> str:
    """The lines as one, however they are broken."""
    return plain(" ".join(map(str, panel.lines)))


def plain(text: str) -> str:
    """With spaces at which a line may end."""
    return text.replace(NO_BREAK, " ")


def lines_of(panel: Panel) -> tuple[str, ...]:
    return tuple(plain(str(line)) for line in panel.lines)


def row_labels(panel: Panel) -> list[list[str]]:
    return [labels(row) for row in panel.rows if isinstance(row, tuple)]


# --- the table --------------------------------------------------------------------------------------------


def test_the_table_of_the_design():
    playing = Playing.at(PICKING)
    panel = table_panel(playing.table(), EN)
    assert panel.content.startswith("Zuuli, Year 2, pick 2 of 5: choose a card. <@")
    assert panel.mentions == tuple(person.id for person in playing.people)
    assert row_labels(panel) == [["My hand", "Parks", "What happened?", "More"]]
    playing.pick(2, PICKS[2])
    panel = table_panel(playing.table(), EN)
    assert panel.lines[-1] == "**Choosing:** Anna, Cleo, Dan, Eve · hands go up ↑"
    for seat in (1, 3, 4, 5):
        playing.pick(seat, PICKS[seat])
    panel = table_panel(playing.table(), DE)
    assert panel.lines[:2] == (
        "**Anna** 12 Punkte · behielt 🐯 Tiger",
        "**Ben** 9 Punkte · behielt 🐧 Pinguin",
    )


def test_while_parks_are_built_the_table_says_who_builds():
    playing = Playing.at(BUILDING)
    panel = table_panel(playing.table(), EN)
    assert panel.content.endswith(" Zuuli, Year 1: build your park.")
    assert row_labels(panel)[0][0] == "My park"
    playing.ready.add(Seat(1))
    assert table_panel(playing.table(), EN).lines[-1] == "**Building:** Ben"


def test_no_time_moves_when_somebody_chooses():
    """The public table of a pick differs in who is still choosing, and in its ids."""
    playing = Playing.at(PICKING)
    before = table_panel(playing.table(), EN)
    playing.pick(3, PICKS[3])
    after = table_panel(playing.table(), EN)
    assert before.lines[:-1] == after.lines[:-1]
    assert "<t:" not in text_of(after)


def test_a_spectator_is_offered_no_hand():
    playing = Playing.at(PICKING)
    assert "My hand" in text_of(game_panel(playing.table(3), Verb.PARKS, EN))
    said = text_of(game_panel(playing.table(), Verb.PARKS, EN))
    assert "My view" in said
    assert "My hand" not in said


# --- the hand ---------------------------------------------------------------------------------------------


def test_the_hand_of_the_design():
    playing = Playing.at(PICKING)
    panel = view_panel(playing.table(2), EN)
    assert panel.title == "Your hand · Year 2, pick 2 of 5"
    assert lines_of(panel) == (
        "Rest to Anna, next hand from Cleo.",
        "**1** 🐘 **Elephant** 6 · 4 sp · Plains · friendly",
        "└ 3 spaces if there is Water",
        "**2** 🐧 **Penguin** 1 · 1 sp · Water · friendly",
        "└ +1 if exactly full",
        "**3** ⬆ **Pool Kit** Adds Water",
        "**4** 🦓 **Zebra** 2 · 2 sp · Plains · friendly",
        "└ +1 with its own kind",
        "**1, 4:** No home yet.",
        "**2:** Fits Mangrove.",
        "**3:** Fits any.",
        APART,
        "**Yours**",
        "`A` New Plot PJW 2/3 🦁 Lion ×2",
        "`B` Standard Pen J 2/5 🐜 Anteater",
        "**This Year:** ▦ Mangrove JW 0/4",
    )
    assert ["1 Elephant", "2 Penguin", "3 Pool Kit", "4 Zebra"] in row_labels(panel)


def test_beside_the_picture_of_a_hand_stands_where_its_cards_fit():
    playing = Playing.at(PICKING)
    panel = view_panel(playing.table(2), EN, image=Image("hand-7.png", b"png", "a hand"))
    assert lines_of(panel) == (
        "Rest to Anna, next hand from Cleo.",
        "**1, 4:** No home yet.",
        "**2:** Fits Mangrove.",
        "**3:** Fits any.",
    )


def test_a_chosen_card_keeps_its_number_and_can_be_changed():
    playing = Playing.at(PICKING)
    panel = playing.use(view_panel(playing.table(2), EN), "2 Penguin", 2)
    assert (
        flat(panel)
        .split(". ", 1)[1]
        .startswith("✔ You keep 🐧 Penguin. You can change it until the last player has chosen.")
    )
    assert ["1 Elephant", "✔ 2 Penguin", "3 Pool Kit", "4 Zebra"] in row_labels(panel)
    panel = playing.use(panel, "4 Zebra", 2)
    assert ["1 Elephant", "2 Penguin", "3 Pool Kit", "✔ 4 Zebra"] in row_labels(panel)


def test_the_last_pick_shows_the_next_hand_away_from_the_pressed_row():
    playing = Playing.at(PICKING)
    for seat in (1, 3, 4, 5):
        playing.pick(seat, PICKS[seat])
    before = view_panel(playing.table(2), EN)
    after = playing.use(before, "2 Penguin", 2)
    assert after.title == "Your hand · Year 2, pick 3 of 5"
    assert ["1 Hippo", "2 Lion", "3 Sloth"] in row_labels(after)
    assert row_labels(after).index(["1 Hippo", "2 Lion", "3 Sloth"]) != row_labels(before).index(
        ["1 Elephant", "2 Penguin", "3 Pool Kit", "4 Zebra"]
    )


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_a_double_tap_picks_nothing_of_the_next_hand(seats):
    """On the row of the card that was pressed stands no card of the hand that follows."""
    playing, generator = Playing.fresh(3, seats=seats), Random(3)
    while playing.match.state.year == 1:
        if playing.match.state.phase != "pick":
            playing.random(generator, 1)
            continue
        seat = min(GAME.actors(playing.match.state))
        before = view_panel(playing.table(seat), EN)
        rows = [place for place, row in enumerate(before.rows) if any(is_pick(button) for button in row)]
        button = generator.choice([one for one in before.buttons if is_pick(one)])
        kept = len(playing.match.state.boards[seat].kept)
        after = playing.follow(button.id, seat)
        if playing.match.state.phase == "pick" and len(playing.match.state.boards[seat].kept) > kept:
            now = [n for n, row in enumerate(after.rows) if any(is_pick(one) for one in row)]
            assert not set(rows) & set(now)


def is_pick(button) -> bool:
    return parse_id(button.id).is_move


def test_hands_go_left_and_right():
    playing = Playing.at(PICKING)
    view = playing.table(2).view
    assert (gets_rest(view, Seat(1)), passes_to(view, Seat(1))) == (5, 2)
    before = {seat: board.hand for seat, board in playing.match.state.boards.items()}
    for seat, card in PICKS.items():
        playing.pick(seat, card)
    rest = [card for card in before[3] if card != PICKS[3]]
    assert playing.match.state.boards[gets_rest(view, Seat(3))].hand == rest


def test_the_last_card_but_one_is_said_to_be_for_good():
    playing = Playing.fresh(1, seats=2)
    while playing.match.state.boards[1].hand and len(playing.match.state.boards[1].hand) > 2:
        playing.random(Random(1), 1)
    if len(playing.table(1).actors) == 1:
        playing.random(Random(1), 1)
    said = flat(view_panel(playing.table(1), EN))
    assert said.startswith("The other card goes to Ben for good; you keep the last one of Ben. ")


def test_alone_there_are_two_cards_and_the_collector():
    playing = Playing.fresh(5, seats=1).random(Random(1), 2)
    panel = view_panel(playing.table(1), EN)
    assert panel.lines[0] == "The other card goes to the Collector."
    assert len([button for button in panel.buttons if is_pick(button)]) == 2
    assert "**The Collector** 0 points + 1 this Year" in panel.lines


@pytest.mark.parametrize(("cards", "rows"), [(5, [5]), (6, [4, 2]), (8, [4, 4]), (9, [5, 4])])
def test_no_card_stands_alone_on_a_phones_line_if_that_can_be_helped(cards, rows):
    kept = ["tiger#1", "tiger#2", "bear#1", "bear#2"][: 9 - cards]
    hand = ["lion#1", "lion#2", "lion#3", "zebra#1", "zebra#2", "hippo#1", "hippo#2", "pool#1", "pool#2"]
    seats = {"1": {"hand": hand[:cards], "kept": kept}, "2": {"hand": ["shark#1", "giraffe#1"]}}
    panel = view_panel(Playing.at({"players": 2, "seat": seats}).table(1), EN)
    picks = [[button for button in row if is_pick(button)] for row in panel.rows]
    assert [len(row) for row in picks if row] == rows


def test_in_a_hand_what_is_full_is_one_line():
    park = {
        "new_plot#1": ["tiger#1"],
        "riverbank#1": ["hippo#1", "penguin#1"],
        "standard_pen_p#1": ["giraffe#1", "zebra#1"],
    }
    hands = {"1": {"hand": ["bear#1", "bear#2"], "park": park, "year_scores": [9]}}
    hands["2"] = {"hand": ["shark#1", "toucan#1"], "year_scores": [7]}
    playing = Playing.at({"players": 2, "year": 2, "seat": hands})
    yours = lines_of(view_panel(playing.table(1), EN))
    assert yours[yours.index("**Yours**") + 1 :] == (
        "`A` New Plot PJW 2/3 🐯 Tiger",
        "**Full:** `B` 🦛 Hippo, 🐧 Penguin ·",
        "`C` 🦒 Giraffe, 🦓 Zebra",
    )
    assert "`A` PJW 2/3 🐯 Tiger" in game_panel(playing.table(2), Verb.PARKS, EN).lines


# --- the builder ------------------------------------------------------------------------------------------


def test_the_builder_of_the_design():
    playing = Playing.at(BUILDING)
    panel = park_panel(playing.table(1, with_best=True), "bear#1", EN)
    assert panel.title == "Your park · Year 1"
    assert "`B` **Breeding Centre** PJW · 0/4 · new" in panel.lines
    assert "└ ×2 with 2+ animals, all of one kind" in panel.lines
    assert "**Now 0** (0 − 13 left out)" in panel.lines
    assert "➤ **🐻 Bear** 3 · 3 sp · P/J · fierce" in flat(panel)
    assert "✗ C: no Plains/Jungle" in panel.lines
    assert row_labels(panel) == [
        ["A New Plot 3/3 +5", "B Breeding 3/4 +5"],
        ["Leave out −3 ▸", "(↩ Back)"],
        ["Best layout: 17", "(Start over)", "Finish: 0 · Extension discarded", "Parks", "Card list"],
    ]


def test_a_press_a_card_and_two_more():
    """Bear, Hippo, four small ones and the Extension: seven presses between My park and Finish."""
    playing = Playing.at(BUILDING)
    panel, presses = view_panel(playing.table(1), EN), 1
    for card, home in (("Hippo", "B"), ("Bear", "A"), *[("", "C")] * 4, ("Extension", "C")):
        asked = next(str(line) for line in panel.lines if str(line).startswith("➤"))
        assert card in asked
        panel, presses = (
            playing.use(panel, next(one for one in starred(panel) if one.lstrip("★ ")[0] == home), 1),
            presses + 1,
        )
    assert "Nothing is left out." in panel.lines
    assert "**Now 17**" in panel.lines
    panel, presses = playing.use(panel, "Finish: 17", 1), presses + 1
    assert presses == 9
    assert flat(panel).startswith("✔ Done: 17. You can reopen it until the last player has finished. ")


def starred(panel: Panel) -> list[str]:
    return [button.label for button in panel.buttons if " lay " in button.id]


def test_what_was_full_before_is_one_line_and_what_is_laid_now_is_shown():
    park = {
        "new_plot#1": ["bear#1"],
        "riverbank#1": ["hippo#1", "jellyfish#1"],
        "cosy_den_w#1": ["penguin#1"],
    }
    anna = {"park": park, "kept": ["penguin#2", "tiger#1"], "year_scores": [9]}
    seats = {"1": anna, "2": {"year_scores": [7]}}
    playing = Playing.at({"players": 2, "phase": "develop", "year": 2, "seat": seats})
    before = lines_of(park_panel(playing.table(1), NOBODY, EN))
    assert before[:3] == (
        "`C` **Cosy Den** W · ×2 · 1/2 = 2 🐧 Penguin",
        "**Full:** `A` 🐻 Bear = 5 · `B` 🦛 Hippo,",
        "🪼 Jellyfish = 6",
    )
    playing.step(1, "lay penguin#2 cosy_den_w#1")
    after = lines_of(park_panel(playing.table(1), NOBODY, EN))
    assert after[0] == "`C` **Cosy Den** W · ×2 · 2/2 = 8"
    assert after[1] == "🐧 Penguin ×2"


def test_what_is_finished_says_what_it_costs():
    playing = Playing.at(BUILDING).step(1, "lay bear#1 new_plot#1").step(1, "lay hippo#1 breeding_centre#1")
    assert "**To place:** 🪼 Jellyfish ×2, 🐸 Tree Frog ×2, ⬆ Extension" in flat(
        park_panel(playing.table(1), NOBODY, EN)
    )
    said = flat(playing.use(park_panel(playing.table(1), NOBODY, EN), "Finish: 3", 1))
    assert said.endswith("**Left out −6:** 🪼 Jellyfish ×2, 🐸 Tree Frog ×2 **Discarded:** ⬆ Extension")


def test_three_presses_with_the_best_layout():
    playing = Playing.at(BUILDING)
    panel = view_panel(playing.table(1, with_best=True), EN)
    panel = playing.use(panel, "Best layout: 17", 1)
    panel = playing.use(panel, "Finish: 17", 1)
    assert row_labels(panel)[0][0] == "Reopen"
    panel = playing.use(panel, "Reopen", 1)
    assert "**Now 17**" in panel.lines
    best = park_panel(playing.table(1, with_best=True), "", EN)
    assert "(✔ Best layout: 17)" in row_labels(best)[-1]


def test_conflicts_are_told_on_the_spot():
    playing = Playing.at(BUILDING).step(1, "lay hippo#1 standard_pen_w#1")
    panel = park_panel(playing.table(1), "tree_frog#1", EN)
    assert " ".join(map(str, panel.lines)).count("✗") == 1
    told = " ".join(str(line) for line in panel.lines).partition("✗ ")[2]
    assert told == "C: not with Hippo (fierce here; friendly with Plains + Water)"
    playing.step(1, "lay bear#1 breeding_centre#1")
    told = " ".join(str(line) for line in park_panel(playing.table(1), "tree_frog#1", EN).lines)
    assert "✗ B: not with Bear (fierce here)" in told
    told = flat(park_panel(playing.table(1), "hippo#1", EN))
    assert "Lies in C now." in told
    assert "✗ B 6/4: too full" in told


def test_what_is_too_full_is_said_once_with_what_it_would_hold():
    playing = Playing.at(BUILDING).step(1, "lay bear#1 new_plot#1").step(1, "lay hippo#1 breeding_centre#1")
    playing.step(1, "lay extension#1 standard_pen_w#1").step(1, "lay jellyfish#1 breeding_centre#1")
    said = flat(park_panel(playing.table(1), "bear#1", EN))
    assert "✗ B 7/4: too full" in said
    said = flat(park_panel(playing.table(1), "hippo#1", EN))
    assert "✗ A 6/3: too full" in said


def test_a_star_is_no_move_that_brings_nothing():
    """The Extension lies in A; B and C are as good."""
    playing = Playing.at(BUILDING).step(1, "lay extension#1 new_plot#1")
    labels_now = starred(park_panel(playing.table(1), "extension#1", EN))
    assert labels_now == ["B Breeding 0/6 +0", "C Standard Pen 0/7 +0"]
    playing.step(1, "lay bear#1 new_plot#1")
    labels_now = starred(park_panel(playing.table(1), "bear#1", EN))
    assert not any("★" in label for label in labels_now)
    playing = Playing.at(BUILDING).step(1, "lay hippo#1 standard_pen_w#1")
    playing.step(1, "lay tree_frog#1 breeding_centre#1")
    assert not any("★" in label for label in starred(park_panel(playing.table(1), "extension#1", EN)))


def test_many_places_are_letters_and_fit_a_phone():
    playing = Playing.at(BUILDING)
    assert starred(park_panel(playing.table(1), "hippo#1", EN)) == ["A 3/3 +4", "B 3/4 +4", "C 3/5 +4"]
    assert starred(park_panel(playing.table(1), "bear#1", EN)) == ["A New Plot 3/3 +5", "B Breeding 3/4 +5"]


def test_leaving_a_card_out_asks_the_next_and_never_the_same():
    playing = Playing.at(BUILDING)
    panel = view_panel(playing.table(1), EN)
    asked = []
    for _ in range(7):
        asked.append(next(str(line) for line in panel.lines if str(line).startswith("➤")))
        panel = playing.use(panel, "Leave out", 1)
    assert [one.split("**")[1] for one in asked] == [
        "🦛 Hippo",
        "🐻 Bear",
        "🪼 Jellyfish",
        "🪼 Jellyfish",
        "🐸 Tree Frog",
        "🐸 Tree Frog",
        "⬆ Extension",
    ]
    only = Playing.at({**BUILDING, "seat": {"1": {"kept": ["bear#1"]}, "2": {}}})
    panel = only.use(view_panel(only.table(1), EN), "Leave out −3", 1)
    assert not any(str(line).startswith("➤") for line in panel.lines)


def test_a_housed_animal_moves_by_the_menu_and_an_old_one_is_only_lifted():
    playing = Playing.at(
        {
            **BUILDING,
            "year": 2,
            "deck": [],
            "seat": {
                "1": {
                    "park": {"new_plot#1": ["bear#1"], "riverbank#1": []},
                    "kept": ["pool#1"],
                    "year_scores": [5],
                },
                "2": {"year_scores": [0]},
            },
        }
    )
    panel = view_panel(playing.table(1), EN)
    (menu,) = panel.menus
    assert [(option.label, option.what) for option in menu.options] == [("🐻 Bear, in A", "!park bear#1")]
    panel = park_panel(playing.table(1), "bear#1", EN)
    assert row_labels(panel)[:2] == [["B Riverbank 3/4 +0"], ["Lift", "Next ▸", "(↩ Back)"]]
    panel = playing.use(panel, "Lift", 1)
    assert "**To be housed again:** 🐻 Bear" in panel.lines
    assert "(Finish: 0 · Pool Kit discarded)" in row_labels(panel)[-1]
    panel = playing.use(panel, "B Riverbank", 1)
    assert "`B` **Riverbank** PW · 3/4 = 5 🐻 Bear" in panel.lines
    panel = playing.use(panel, "↩ Back", 1)
    assert "**To be housed again:** 🐻 Bear" in panel.lines


@pytest.mark.parametrize(
    ("hints", "helper", "best", "points"),
    [
        (True, Helper.FULL, True, True),
        (True, Helper.SCORE, False, True),
        (True, Helper.OFF, False, False),
        (False, Helper.FULL, False, False),
    ],
)
def test_what_the_helper_shows(hints, helper, best, points):
    playing = Playing.at(BUILDING, hints=hints, helper=helper)
    playing.step(1, "lay tree_frog#1 standard_pen_w#1")
    reader = playing.table(1, with_best=True)
    said = text_of(park_panel(reader, "tree_frog#2", EN))
    assert ("Best layout" in said) is best
    assert ("★" in said) is points
    assert ("**Now " in said) is points
    assert ("Finish:" in said) is points
    assert (" = 1" in said) is points
    assert ("★ C 2/5 +3" in said) is points
    offers = dict(choices_for_command(reader, "develop", "", EN))
    assert any(label.startswith("Best layout") for label in offers) is best
    assert any(label.endswith("+3") for label in offers) is points
    playing.ready.add(Seat(1))
    assert ("Done: " in text_of(view_panel(playing.table(1), EN))) is points


def test_what_is_typed_is_what_is_pressed():
    playing = Playing.at(BUILDING)
    offers = dict(choices_for_command(playing.table(1, with_best=True), "develop", "", EN))
    assert offers["Best layout: 17"] == "!best"
    assert offers["Finish: 0 · Extension discarded"] == "!finish"
    assert offers["🐻 Bear → A ▦ New Plot (PJW) 3/3 +5"] == "!build lay bear#1 new_plot#1"
    assert choices_for_command(playing.table(1), "develop", "extension", EN)
    assert choices_for_command(playing.table(1), "pick", "", EN) == []
    assert choices_for_command(playing.table(None), "develop", "", EN) == []
    playing.ready.add(Seat(1))
    assert choices_for_command(playing.table(1), "develop", "", EN) == [("Reopen", "!reopen")]
    playing = Playing.at(PICKING)
    (penguin,) = choices_for_command(playing.table(2), "pick", "peng", EN)
    assert penguin == ("🐧 Penguin · 1 · 1 sp · Water · friendly · +1 if exactly full", "pick penguin#1")


# --- parks and cards --------------------------------------------------------------------------------------


def test_parks_lie_open_for_everybody():
    playing = Playing.at(PICKING)
    for seat in (None, 1, 4):
        panel = game_panel(playing.table(seat), Verb.PARKS, EN)
        assert "`A` PJW 2/3 🦁 Lion ×2" in panel.lines
        assert "**This Year:** ▦ Mangrove (JW)" in panel.lines
        assert row_labels(panel)[0] == ["Anna", "Ben", "Cleo", "Dan", "Eve"]
    panel = game_panel(playing.table(4), Verb.PARKS, DE, "2")
    assert panel.title == "Der Park von Ben"
    assert "(3 + 3) × 1 = 6" in panel.lines
    assert row_labels(panel)[0] == ["Parks", "Anna", "Cleo", "Dan", "Eve"]


def test_the_card_list_says_where_every_number_comes_from():
    playing = Playing.at(PICKING)
    said, page = "", 1
    while (panel := game_panel(playing.table(None), Verb.CARDS, EN, str(page))).title.startswith(
        f"Cards: Reconstruction 1 · {page}/"
    ):
        assert flat(panel).startswith("⚠ A reconstruction from reviews and guesses, not the printed deck. ")
        said += f"{flat(panel)} "
        page += 1
    assert page == 7
    faces = (BUILT_IN["reconstruction-1"].new_plot, *BUILT_IN["reconstruction-1"].faces)
    assert all(f"**{face.name}**" in said for face in faces)
    assert said.count("made up") == len(faces)
    assert (
        "3 × 🦁 **Lion** 3 · 2 sp · Plains · fierce └ 1 space with its own kind "
        "└ Rulebook or reviews: name, value, rule · " in said
    )


def test_every_rule_a_deck_can_name_has_words():
    deck = deck_of(longest())
    rules = {type(face.rule): face for face in deck.faces}
    for kinds in (ANIMAL_RULES, ENCLOSURE_RULES, UPGRADE_RULES):
        for kind in kinds.values():
            assert all(rule_of(rules[kind], words) for words in STRICT.values()), kind


def test_every_animal_of_the_reconstruction_has_a_sign():
    deck = BUILT_IN["reconstruction-1"]
    assert set(ANIMALS) == {face.id for face in deck.faces if isinstance(face, Animal)}


def test_an_owner_s_names_are_never_translated():
    lion = next(face for face in BUILT_IN["reconstruction-1"].faces if face.id == "lion")
    assert (plainly(lion, EN), plainly(lion, DE)) == ("Lion", "Löwe")
    assert plainly(replace(lion, name="King"), DE) == "King"


# --- letters and secrets, over whole games ----------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_a_letter_never_changes(seats):
    """Whatever shows an enclosure with a letter, to whomever, shows it with that one for the whole game."""
    playing, generator = Playing.fresh(7, seats=seats), Random(7)
    known: dict[tuple[int, str], str] = {}
    while not playing.is_over:
        playing.random(generator, 1)
        for reader in (None, *range(1, seats + 1)):
            view = playing.table(reader).view
            for seat in view.boards:
                for card, letter in letters_of(view, seat).items():
                    assert known.setdefault((seat, card), letter) == letter
    assert len(set(known)) > 3 * seats


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_nobody_sees_what_another_holds_or_has_chosen(seats):
    """Of the cards only one seat knows no token is in any id, no copy in any list of others."""
    playing, generator = Playing.fresh(11, seats=seats), Random(11)
    for _ in range(40):
        playing.random(generator, 1)
        if playing.match.state.phase == "develop":
            continue
        for reader in (None, *range(1, seats + 1)):
            hidden = {
                card
                for seat, board in playing.match.state.boards.items()
                if seat != reader
                for card in (*board.hand, *([board.picked] if board.picked else []))
            } | set(playing.match.state.deck)
            table = playing.table(reader)
            panels = [
                table_panel(playing.table(), EN),
                view_panel(table, EN),
                game_panel(table, Verb.PARKS, EN),
            ]
            ids = {button.id for panel in panels for button in panel.buttons}
            tokens = {what.rpartition(" ")[2] for what in ids}
            assert not tokens & hidden


def test_a_draft_is_on_no_panel_of_another():
    playing = Playing.at(BUILDING).step(1, "lay bear#1 new_plot#1")
    before = Playing.at(BUILDING)
    for reader in (None, 2):
        for show in (
            lambda table: view_panel(table, EN),
            lambda table: game_panel(table, Verb.PARKS, EN),
            lambda table: game_panel(table, Verb.PARKS, EN, "1"),
            lambda table: table_panel(table, EN),
        ):
            assert text_of(show(playing.table(reader))) == text_of(show(before.table(reader)))
    assert "🐻 Bear" in text_of(park_panel(playing.table(1), NOBODY, EN))
