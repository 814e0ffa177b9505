"""A no helps: the rule and its numbers, what is legal instead, why."""

from __future__ import annotations

from random import Random

import pytest

from bot.present.ids import Verb, parse_id
from bot.present.panels import refusal_line, refusal_panel, why_panel
from bot.present.presenter import presenter_of
from bot.present.zooloretto.pages import TOPIC_OF
from bot.tables import Refused
from engine.core.errors import CoreRefusal, IllegalAction
from engine.games.zooloretto import GAME
from engine.games.zooloretto.actions import (
    DISCARDS,
    DRAW,
    EXPAND,
    MOVES,
    PLACES,
    PURCHASES,
    LoadTruck,
    TakeTruck,
    exchange,
)
from engine.games.zooloretto.kinds import Area, Species, Truck, ZoolorettoRefusal
from tests.bot.present.playing import labels, moves_on, why
from tests.bot.present.zooloretto.playing import STRICT, TABLE_MD, Playing
from tests.bot.present.zooloretto.test_limits import check

EN, DE = STRICT["en"], STRICT["de"]

EVERYTHING = [
    DRAW,
    EXPAND,
    *(kind(Truck(number)) for kind in (LoadTruck, TakeTruck) for number in range(1, 7)),
    *(place for places in PLACES.values() for place in places.values()),
    *(move for sources in MOVES.values() for targets in sources.values() for move in targets.values()),
    *(buy for tiles in PURCHASES.values() for areas in tiles.values() for buy in areas.values()),
    *DISCARDS.values(),
    *(exchange(one, other, kind) for one in Area for other in Area for kind in (None, *Species)),
    GAME.parse_action("move panda E5 barn"),
    GAME.parse_action("move panda:m E5 E4"),
    GAME.parse_action("buy 9 panda E5"),
    GAME.parse_action("place coin E5"),
]


def verbs_of(panel) -> set[Verb]:
    return {parse_id(button.id).verb for button in panel.buttons} - {None}


BY_KIND = [
    [one for one in EVERYTHING if type(one) is kind] for kind in {type(one): None for one in EVERYTHING}
]


SELDOM = {
    ZoolorettoRefusal.NO_TILES,
    ZoolorettoRefusal.ENCLOSURE_FULL,
    ZoolorettoRefusal.SAME_SPECIES,
    ZoolorettoRefusal.STALL_STAYS_OUT,
    ZoolorettoRefusal.ONLY_FROM_BARN,
    ZoolorettoRefusal.DOES_NOT_FIT,
    ZoolorettoRefusal.NO_EXPANSION_LEFT,
    ZoolorettoRefusal.STALL_SPACES_FULL,
}
"""Tried below, as random games hardly come to them."""


def test_every_refusal_of_the_rules_has_words_for_its_numbers():
    """Much that is illegal in the positions of a few games, said in both languages."""
    said: set[str] = set()
    for seats, stalls in ((2, True), (3, False), (5, True)):
        playing, generator = Playing.fresh(4, {"stall_to_barn": stalls}, seats), Random(4)
        while not playing.is_over:
            reader = playing.table(playing.mover)
            for action in (generator.choice(kind) for kind in BY_KIND for _ in range(5)):
                try:
                    GAME.check(playing.match.state, playing.mover, action)
                except IllegalAction as error:
                    if error.code not in said or generator.random() < 0.01:
                        assert_it_helps(Refused(error.code, reader, **error.params))
                    said.add(error.code)
            playing.random(generator, 1)
    assert said >= set(ZoolorettoRefusal) - SELDOM


def assert_it_helps(refused: Refused) -> None:
    legal = {choice.text for choice in refused.table.choices}
    for words in STRICT.values():
        panel = refusal_panel(refused, words)
        check(panel)
        assert panel.content
        assert why(refused, words).content == panel.content
        assert 1 <= len(moves_on(panel)) <= 5
        assert set(moves_on(panel)) <= legal


PLACING = Playing.at(TABLE_MD).press("take 2")
TURN = Playing.at(TABLE_MD)


def refused(playing: Playing, move: str, seat: int = 2) -> Refused:
    with pytest.raises(IllegalAction) as no:
        GAME.check(playing.match.state, seat, GAME.parse_action(move))
    return Refused(no.value.code, playing.table(seat), **no.value.params)


@pytest.mark.parametrize(
    ("playing", "move", "english", "german"),
    [
        (
            PLACING,
            "place leopard:f E5",
            "E5 is for elephants now (5 of 5): one species to an enclosure.",
            "In E5 wohnen Elefanten (5 von 5): Ein Gehege nimmt nur eine Art auf.",
        ),
        (
            PLACING,
            "place stall:snack E5",
            "E5 has one stall space, and it is taken.",
            "E5 hat einen Platz für Verkaufsstände, und der ist besetzt.",
        ),
        (PLACING, "place leopard:f X1", "X1 is not built.", "X1 ist nicht gebaut."),
        (
            PLACING,
            "place panda E4",
            "Your truck has not brought this: panda.",
            "Das hat dein Transporter nicht gebracht: Panda.",
        ),
        (
            PLACING,
            "draw",
            "First the tiles of your truck must be placed.",
            "Zuerst kommen die Plättchen deines Transporters in den Zoo.",
        ),
        (
            TURN,
            "take 1",
            "Truck 1 is taken until the round ends.",
            "Transporter 1 ist bis zum Ende der Runde vergeben.",
        ),
        (
            TURN,
            "take 5",
            "Truck 5 is empty: only a truck with a tile can be taken.",
            "Transporter 5 ist leer: Nur ein Transporter mit mindestens einem Plättchen lässt sich nehmen.",
        ),
        (
            TURN,
            "take 9",
            "There is no truck 9; they are numbered from 1 to 5.",
            "Einen Transporter 9 gibt es nicht; sie heißen 1 bis 5.",
        ),
        (
            TURN,
            "exchange E5 E4",
            "There is nothing to exchange with: no such animal there (E4).",
            "Es gibt nichts zum Tauschen: Dort ist kein solches Tier (E4).",
        ),
        (
            TURN,
            "buy 3 panda E4",
            "Not in the barn of Cleo: panda.",
            "Nicht im Stall von Cleo: Panda.",
        ),
        (
            TURN,
            "buy 2 panda:m E4",
            "You buy from another player's barn, not your own.",
            "Gekauft wird aus dem Stall der anderen, nicht aus dem eigenen.",
        ),
        (TURN, "move panda:m barn barn", "It is there already (barn).", "Es liegt schon dort (Stall)."),
    ],
)
def test_the_rule_and_its_numbers(playing, move, english, german):
    no = refused(playing, move)
    assert refusal_line(no, EN) == english
    assert refusal_line(no, DE) == german
    panel = refusal_panel(no, EN)
    assert panel.content == f"{english} You can do this:"
    assert verbs_of(panel) == {Verb.WHY, Verb.VIEW}


@pytest.mark.parametrize(
    ("code", "params", "says"),
    [
        (
            ZoolorettoRefusal.ENCLOSURE_FULL,
            {"area": "E5", "species": "elephant", "animals": 5, "spaces": 5, "tile": "elephant"},
            "E5 is full: 5 elephants on 5 spaces.",
        ),
        (
            ZoolorettoRefusal.DOES_NOT_FIT,
            {"area": "E4", "species": "panda", "animals": 5, "spaces": 4},
            "The exchange does not fit: 5 pandas, and E4 has 4 spaces.",
        ),
        (ZoolorettoRefusal.TOO_FEW_COINS, {"coins": 1, "price": 3}, "That costs 3 coins; you have 1."),
        (ZoolorettoRefusal.TOO_FEW_COINS, {"coins": 0, "price": 1}, "That costs one coin; you have 0."),
        (
            ZoolorettoRefusal.SAME_SPECIES,
            {"species": "zebra"},
            "An exchange takes two species, and both are zebras.",
        ),
        (
            ZoolorettoRefusal.NO_EXPANSION_LEFT,
            {"expansions": 1},
            "You have built your expansion; there is one each.",
        ),
        (ZoolorettoRefusal.NO_EXPANSION_LEFT, {"expansions": 2}, "You have built all 2 expansions."),
        (ZoolorettoRefusal.NO_SUCH_SEAT, {"seat": 9}, "Nobody sits on seat 9."),
        (ZoolorettoRefusal.NO_TILES, {}, "No tile is left to draw."),
        (
            ZoolorettoRefusal.STALL_STAYS_OUT,
            {"tile": "stall:kiosk", "area": "E5"},
            "At this table no stall moves from its space into the barn.",
        ),
        (
            ZoolorettoRefusal.ONLY_FROM_BARN,
            {"tile": "elephant", "area": "E5"},
            "An animal moves from the barn into an enclosure, nowhere else.",
        ),
    ],
)
def test_rules_that_are_seldom_met(code, params, says):
    assert refusal_line(Refused(code, TURN.table(2), **params), EN) == says


def test_the_same_tile_elsewhere_is_offered_first():
    panel = refusal_panel(refused(PLACING, "place kangaroo E6"), EN)
    assert labels(panel.rows[0])[:2] == ["🦘 E4", "🦘 barn −2"]
    panel = refusal_panel(refused(TURN, "move panda:m barn E5"), EN)
    assert labels(panel.rows[0])[0] == "🐼♂ barn → E4 · 1🪙 · +2"


def test_after_a_truck_other_trucks_are_offered():
    panel = refusal_panel(refused(TURN, "take 5"), EN)
    assert labels(panel.rows[0]) == ["Take 🚚2: 🐆♀ 🦘 🌭", "Take 🚚3: 🐼♀ 🪙", "Take 🚚4: 🦩"]


def test_a_drawn_tile_is_loaded_instead():
    playing = Playing.at(TABLE_MD).press("draw")
    panel = refusal_panel(refused(playing, "take 2"), EN)
    assert panel.content == "First the drawn tile must be loaded on a truck. You can do this:"
    assert labels(panel.rows[0]) == ["🚚3 🐼♀ 🪙 ·", "🚚4 🦩 · ·", "🚚5 · · ·"]
    panel = refusal_panel(refused(playing, "load 2"), EN)
    assert panel.content.startswith("Truck 2 is full: it has 3 spaces")


def test_why_leads_to_a_page_for_every_refusal():
    assert set(TOPIC_OF) == set(ZoolorettoRefusal)
    assert set(TOPIC_OF.values()) <= set(presenter_of("zooloretto").topics())
    panel = why_panel(TURN.table(2), "does_not_fit", EN)
    assert panel.title == "Why? The exchange"
    assert "each group must fit" in "\n".join(panel.lines)
    assert panel.footer == "Rulebook, Remodel. In our own words."


def test_the_others_are_told_after_whom_they_come():
    said = [refusal_line_of(seat) for seat in (1, 3, 4, 5)]
    assert said[0].endswith("You have left this round; still in it: Ben, Cleo, Dan, Eve.")
    assert said[1].endswith("You come right after.")
    assert said[2].endswith("You come after Cleo.")
    assert said[3].endswith("You come after Dan.")


def refusal_line_of(seat: int) -> str:
    return refusal_panel(Refused(CoreRefusal.NOT_YOUR_TURN, TURN.table(seat)), EN).content
