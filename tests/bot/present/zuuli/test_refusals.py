"""A no helps: the rule and its numbers, what is legal instead, why."""

from __future__ import annotations

import pytest

from bot.present.ids import Verb, parse_id
from bot.present.panels import refusal_line, refusal_panel, why_panel
from bot.present.presenter import presenter_of
from bot.present.zuuli.pages import TOPIC_OF
from bot.tables import Refused
from engine.core.errors import CoreRefusal, IllegalAction
from engine.games.zuuli.kinds import ZuuliRefusal
from engine.games.zuuli.workbench import WORKBENCH
from tests.bot.present.playing import labels, moves_on, why
from tests.bot.present.test_limits import check
from tests.bot.present.zuuli.playing import BUILDING, GAME, PICKING, STRICT, Playing

EN, DE = STRICT["en"], STRICT["de"]

LATER = {
    **BUILDING,
    "year": 2,
    "deck": [],
    "seat": {
        "1": {
            "park": {"new_plot#1": ["lion#1", "pool#1"], "cosy_den_w#1": []},
            "kept": ["hippo#1", "penguin#1", "keeper#1", "bear#1"],
            "year_scores": [3],
        },
        "2": {"year_scores": [3]},
    },
}


def refused(playing: Playing, move: str, seat: int = 1) -> Refused:
    with pytest.raises(IllegalAction) as no:
        GAME.check(playing.match.state, seat, GAME.parse_action(move))
    return Refused(no.value.code, playing.table(seat), **no.value.params)


def stepped(playing: Playing, *steps: str) -> Refused:
    """The last step is refused."""
    for step in steps[:-1]:
        playing.step(1, step)
    with pytest.raises(IllegalAction) as no:
        playing.step(1, steps[-1])
    return Refused(no.value.code, playing.table(1), **no.value.params)


CASES = [
    (
        lambda: refused(Playing.at(PICKING), "pick lion#1"),
        "This is not in your hand: Lion.",
        "Das ist nicht auf deiner Hand: Löwe.",
    ),
    (
        lambda: refused(Playing.at(PICKING), "pick griffin#1"),
        "This is not in your hand: `griffin#1`.",
        "Das ist nicht auf deiner Hand: `griffin#1`.",
    ),
    (
        lambda: refused(Playing.at(PICKING), "develop"),
        "Now a card is to be chosen; parks are built when all hands are empty.",
        "Jetzt wird eine Karte gewählt; gebaut wird, wenn alle Hände leer sind.",
    ),
    (
        lambda: refused(Playing.at(BUILDING), "pick bear#1"),
        "Now the parks are built; cards are chosen again next Year.",
        "Jetzt wird gebaut; Karten werden erst im nächsten Jahr wieder gewählt.",
    ),
    (
        lambda: refused(Playing.at(BUILDING), "develop riverbank#1=bear#1"),
        "This enclosure is neither in your park nor among the cards you kept this Year: Riverbank (PW).",
        "Dieses Gehege ist weder in deinem Park noch unter deinen Karten dieses Jahres: Flussufer (SW).",
    ),
    (
        lambda: refused(Playing.at(BUILDING), "develop new_plot#1=lion#1"),
        "This is neither in your park nor among the cards you kept this Year: Lion.",
        "Das ist weder in deinem Park noch unter deinen Karten dieses Jahres: Löwe.",
    ),
    (
        lambda: refused(Playing.at(BUILDING), "develop new_plot#1=bear#1,bear#1"),
        "A card lies in one place only; named twice: Bear.",
        "Eine Karte liegt nur an einem Ort; zweimal genannt ist: Bär.",
    ),
    (
        lambda: refused(Playing.at(BUILDING), "develop new_plot#1=+bear#1"),
        "Bear is no upgrade: only upgrades are installed, with `+`.",
        "Bär ist kein Ausbau: Nur Ausbauten werden eingebaut, mit `+`.",
    ),
    (
        lambda: refused(Playing.at(BUILDING), "develop new_plot#1=extension#1"),
        "Extension is no animal: only animals are housed, upgrades stand with `+`.",
        "Anbau ist kein Tier: Nur Tiere ziehen ein, Ausbauten stehen mit `+`.",
    ),
    (
        lambda: stepped(Playing.at(LATER), "lay pool#1 cosy_den_w#1"),
        "Pool Kit was installed in an earlier Year and stays in A New Plot (PJW).",
        "Wasser-Set wurde in einem früheren Jahr eingebaut und bleibt in A Neuland (SDW).",
    ),
    (
        lambda: stepped(Playing.at(LATER), "lay bear#1 cosy_den_w#1"),
        "Bear needs Plains/Jungle, and B Cosy Den (W) has none of it.",
        "Bär braucht Steppe/Dschungel, und B Kuschelbau (W) hat nichts davon.",
    ),
    (
        lambda: stepped(Playing.at(LATER), "lay hippo#1 cosy_den_w#1"),
        "B Cosy Den (W) would be too full: 3 on 2 spaces.",
        "B Kuschelbau (W) würde zu voll: 3 auf 2 Plätzen.",
    ),
    (
        lambda: stepped(Playing.at(LATER), "lay penguin#1 new_plot#1"),
        "Lion is fierce in A New Plot (PJW) and lives only with its own kind, not with Penguin.",
        "Löwe ist in A Neuland (SDW) bissig und wohnt nur mit seiner Art, nicht mit Pinguin.",
    ),
]


@pytest.mark.parametrize(("make", "english", "german"), CASES)
def test_the_rule_and_its_numbers(make, english, german):
    no = make()
    assert refusal_line(no, EN) == english
    assert refusal_line(no, DE) == german
    for words in STRICT.values():
        check(refusal_panel(no, words))
        asked = why(no, words)
        check(asked)
        assert asked.content == refusal_panel(no, words).content


@pytest.mark.parametrize(
    ("code", "params", "says"),
    [
        (
            ZuuliRefusal.DECK_TOO_SHORT,
            {"cards": 3, "needed": 16},
            "The deck has 3 cards left, and 16 are to be dealt: the game cannot go on with this deck.",
        ),
        (
            ZuuliRefusal.STILL_LIFTED,
            {"card": "lion#1"},
            "Lion lived in your park already and has to live somewhere in it at the end.",
        ),
    ],
)
def test_rules_that_are_seldom_met(code, params, says):
    assert refusal_line(Refused(code, Playing.at(LATER).table(1), **params), EN) == says


def test_a_lifted_animal_has_to_live_somewhere():
    playing = Playing.at(LATER).step(1, "lift lion#1")
    with pytest.raises(IllegalAction) as no:
        WORKBENCH.action(GAME.view(playing.match.state, 1), playing.drafts[1][-1])
    assert no.value.code == ZuuliRefusal.STILL_LIFTED


def test_every_refusal_has_been_worded():
    tried = {str(make().code) for make, _, _ in CASES}
    assert tried | {"deck_too_short", "still_lifted"} == {str(code) for code in ZuuliRefusal}


# --- what is legal instead --------------------------------------------------------------------------------


def test_cards_of_the_hand_are_offered_instead():
    panel = refusal_panel(refused(Playing.at(PICKING), "pick lion#1"), EN)
    assert labels(panel.rows[0]) == ["1 Shark", "2 Tiger", "3 Toucan", "4 Sea Turtle"]
    assert set(moves_on(panel)) <= {choice.text for choice in Playing.at(PICKING).table(1).choices}
    assert panel.content.endswith("You can do this:")


def test_the_same_card_elsewhere_is_offered_instead():
    playing = Playing.at(LATER)
    panel = refusal_panel(stepped(playing, "lay penguin#1 new_plot#1"), EN)
    steps = [parse_id(button.id) for button in panel.rows[0]]
    assert {press.verb for press in steps} == {Verb.BUILD}
    for press in steps:
        WORKBENCH.step(GAME.view(playing.match.state, 1), "", press.argument)


def test_who_is_ready_or_watches_is_offered_nothing():
    playing = Playing.at(BUILDING)
    playing.ready.add(1)
    for seat in (1, None):
        no = Refused(ZuuliRefusal.NOT_YOURS, playing.table(seat), card="lion#1")
        assert moves_on(refusal_panel(no, EN)) == []


def test_why_leads_to_a_page_for_every_refusal():
    assert set(TOPIC_OF) == set(ZuuliRefusal)
    assert set(TOPIC_OF.values()) <= set(presenter_of("zuuli").topics())
    panel = why_panel(Playing.at(BUILDING).table(1), "fierce", EN)
    assert panel.title == "Why? Fierce and friendly"


def test_who_is_asked_is_said_without_a_time():
    playing = Playing.at(BUILDING)
    playing.ready.add(1)
    panel = refusal_panel(Refused(CoreRefusal.NOT_YOUR_TURN, playing.table(1)), EN)
    assert panel.content.startswith("**Building:** Ben")
    assert "<t:" not in panel.content
