"""Why? One press from a refusal or a score to its numbers and the passage of the rules behind them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.commands.samples import Sample, positions
from bot.present.duell.reasons import PASSAGES as DUELL_PASSAGES
from bot.present.ids import Verb, parse_id, read_refusal, refusal_argument
from bot.present.panels import game_panel, result_panel, sums_panel, view_panel, why_panel
from bot.present.parts import Panel, described
from bot.present.presenter import presenter_of
from bot.present.zooloretto.reasons import PASSAGES as ZOOLORETTO_PASSAGES
from bot.tables import BoardForm, Refused, Table
from bot.words import LANGUAGES
from engine.core.game import Seat
from engine.games.duell.kinds import DuellRefusal
from engine.games.duell.kinds import ScoreKind as DuellKind
from engine.games.zooloretto.kinds import ScoreKind as ZoolorettoKind
from engine.games.zooloretto.kinds import ZoolorettoRefusal
from engine.games.zuuli.kinds import ZuuliRefusal
from engine.registry import games
from tests.bot.present.playing import STRICT, why
from tests.bot.present.playing import Playing as Duell
from tests.bot.present.test_limits import check
from tests.bot.present.zooloretto.playing import Playing as Zooloretto
from tests.bot.present.zuuli.playing import Playing as Zuuli

COUNTS = [(key, seats) for key, game in games().items() for seats in game.info.seat_counts]


def samples(key: str, seats: int) -> Iterator[Sample]:
    """One game, played on with some sense, and its end."""
    for number, sample in enumerate(positions(games()[key], seats, 3, sense=0.2)):
        if number % 23 == 0 or sample.is_over:
            yield sample


def whys(panel: Panel) -> list[str]:
    """Whose score its buttons ask for."""
    presses = [parse_id(button.id) for button in panel.buttons if button.id]
    return [press.argument for press in presses if press is not None and press.verb is Verb.WHY]


def text_of(panel: Panel) -> str:
    return described(panel.lines, 4096)


def one_line(text: str) -> str:
    return " ".join(text.split())


# --- a score ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("key", "seats"), COUNTS)
def test_one_press_leads_from_every_score_to_why(key: str, seats: int):
    words = STRICT["en"]
    for sample in samples(key, seats):
        for reader in (None, *map(Seat, range(1, seats + 1))):
            table = sample.table(reader)
            assert whys(sums_panel(table, words)) == [str(score.seat) for score in table.scores]
            if presenter_of(key).own(table, "", words) is None:
                (asked,) = whys(view_panel(table, words))
                assert reader is None or asked == str(reader)
            if key == "zuuli":
                assert whys(game_panel(table, Verb.PARKS, words, "1")) == ["1"]
            else:
                assert whys(view_panel(table, words, zoo=Seat(2), form=BoardForm.BOTH)) == ["2"]
        if sample.is_over:
            assert whys(result_panel(sample.table(), words)) == [""]


@pytest.mark.parametrize(("key", "seats"), COUNTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_shows_every_number_of_the_sum_and_the_rule_of_each(key: str, seats: int, language: str):
    words, presenter = STRICT[language], presenter_of(key)
    for sample in samples(key, seats):
        table = sample.table(Seat(1))
        for score in table.scores:
            panel = why_panel(table, str(score.seat), words)
            check(panel)
            said, reasons = text_of(panel), presenter.reasons(table, score.seat, words)
            assert said.count("└") >= len(reasons) > 0
            for reason in reasons:
                assert all(line in said for line in (*reason.lines, reason.passage))
                page = "\n".join(presenter.page(reason.topic, table, words).lines)
                assert one_line(reason.passage) in one_line(page)
            assert points_told(reasons[0].lines if key == "zuuli" else said.splitlines()) == score.points


def points_told(lines: list[str] | tuple[str, ...]) -> int:
    """The sum of what stands at the end of the lines."""
    found = [re.search(r"[: ](−?\d+)$", line) for line in lines if not line.startswith("└")]
    return sum(int(hit[1].replace("−", "-")) for hit in found if hit)


@pytest.mark.parametrize(("key", "seats"), COUNTS)
def test_it_leads_on_to_the_pages_and_to_the_scores_of_the_others(key: str, seats: int):
    sample = next(samples(key, seats))
    table, words = sample.table(Seat(1)), STRICT["de"]
    panel = why_panel(table, "", words)
    assert whys(panel) == [str(seat) for seat in range(2, seats + 1)]
    pages = [parse_id(button.id).argument for button in panel.buttons if "!rules" in button.id]
    assert pages == list(dict.fromkeys(one.topic for one in presenter_of(key).reasons(table, Seat(1), words)))
    assert set(pages) <= set(presenter_of(key).topics())


def test_every_kind_of_line_has_a_passage():
    assert set(DUELL_PASSAGES) == set(DuellKind)
    assert set(ZOOLORETTO_PASSAGES) == set(ZoolorettoKind)


ZOO: dict[str, Any] = {
    "players": 3,
    "seat": {
        "1": {
            "coins": 2,
            "E5": ["elephant"] * 5,
            "E6": ["panda"],
            "barn": ["camel", "camel:m"],
            "stalls": {"E5": ["stall:kiosk"]},
        },
        "2": {"coins": 2},
        "3": {"coins": 2},
    },
}


def test_a_zoo_line_by_line():
    panel = why_panel(Zooloretto.at(ZOO).table(1), "1", STRICT["en"])
    assert panel.title == "Why does Anna have 8 points?"
    assert text_of(panel).splitlines() == [
        "E5 🐘 full (5 of 5): 8",
        "└ An enclosure counts its higher number when it is full, the lower with exactly one free space.",
        "E6 🐼 no stall (1 of 6): 0",
        "└ With more free space an enclosure counts one point for each animal if a stall stands beside it,"
        " else nothing.",
        "⛱️ kiosk: 2",
        "└ +2 for each type of stall on stall spaces, however many of it.",
        "Barn: 🐪 camel −2",
        "└ −2 for each species and each type of stall in the barn, however many of it.",
    ]


def test_ein_zoo_zeile_fuer_zeile():
    panel = why_panel(Zooloretto.at(ZOO).table(2), "1", STRICT["de"])
    assert panel.title == "Warum hat Anna 8 Punkte?"
    assert text_of(panel).splitlines()[-2:] == [
        "Stall: 🐪 Kamel −2",
        "└ −2 für jede Tierart und jede Sorte Verkaufsstand im Stall, egal wie oft sie da ist.",
    ]


def test_a_score_of_duell_line_by_line():
    position = {
        "seat": {
            "1": {"coins": 3, "minus": 2, "animals": {"bear": ["bear", "bear:heart"]}, "markers": ["3"]},
            "2": {"coins": 1, "animals": {"bear": ["bear"]}},
        },
    }
    panel = why_panel(Duell.at(position).table(2), "1", STRICT["en"])
    assert text_of(panel).splitlines() == [
        "Marker 3: 3",
        "└ Each of your markers counts the points on it.",
        "more bears (2 : 1): 1",
        "└ A point for each species of which you have more, scored before or not; a tie brings nothing.",
        "3 coins: 1",
        "└ A point for every 2 coins.",
        "2 minus points: −2",
        "└ −1 for each minus point.",
    ]
    empty = why_panel(Duell.fresh(1).table(1), "1", STRICT["en"])
    assert text_of(empty).splitlines()[0] == "Nothing counts yet."


def test_a_park_card_by_card():
    """The enclosure's rule and those of its animals that change something, then the sum."""
    position: dict[str, Any] = {
        "players": 2,
        "phase": "pick",
        "year": 2,
        "seat": {
            "1": {
                "hand": ["tiger#1"],
                "park": {
                    "new_plot#1": ["bear#1"],
                    "breeding_centre#1": ["jellyfish#1", "jellyfish#2", "jellyfish#3", "extension#1"],
                },
                "year_scores": [20],
            },
            "2": {"hand": ["lion#1"], "year_scores": [0]},
        },
    }
    lines = text_of(why_panel(Zuuli.at(position).table(2), "1", STRICT["en"])).splitlines()
    assert lines[0] == "Year 1: 20"
    assert "└ 🐻 Bear: +2 if it is the only animal" in lines
    assert "└ 🪼 Jellyfish: Worth double with 2 others of its kind" in lines
    assert "└ ⬆ Extension: 2 more spaces" in lines
    assert "(5) × 1 = 5" in lines
    assert lines[-2] == "29 − 9 left out = 20"
    assert lines[-1].startswith("└ From the sum of all enclosures the printed value of each animal left out")
    nobody = text_of(why_panel(Zuuli.at(position).table(2), "2", STRICT["en"]))
    assert "No animal lives in the park." in nobody


def test_a_park_that_is_not_open_yet_changes_nothing_for_the_others():
    generator = Random(3)
    playing = Zuuli.fresh(3, seats=3).until("develop", 2, generator)
    readers = (None, 2, 3)
    before = [text_of(why_panel(playing.table(reader), "1", STRICT["en"])) for reader in readers]
    own = text_of(why_panel(playing.table(1), "1", STRICT["en"]))
    layout = playing.best(1).move.removeprefix("develop").strip()
    playing.develop(1, layout)
    assert [text_of(why_panel(playing.table(reader), "1", STRICT["en"])) for reader in readers] == before
    assert text_of(why_panel(playing.table(1), "1", STRICT["en"])) != own


def test_a_game_without_pages_of_rules_shows_its_sums():
    table = replace(Duell.fresh(1).table(1), game="unknown")
    assert whys(sums_panel(table, STRICT["en"])) == whys(view_panel(table, STRICT["en"])) == []
    assert why_panel(table, "1", STRICT["en"]).title == sums_panel(table, STRICT["en"]).title


# --- a refusal --------------------------------------------------------------------------------------------

DUELL = {
    DuellRefusal.WRONG_PHASE: ("What is begun is finished first", "Begonnenes kommt zuerst"),
    DuellRefusal.NO_SUCH_TRUCK: ("The 3 trucks have 1 + 2 + 2 places", "Die 3 Transporter haben 1 + 2 + 2"),
    DuellRefusal.NO_OPEN_PLACE: ("If all are full", "Sind alle voll"),
    DuellRefusal.PILE_EMPTY: (
        "the pile is empty, nothing can be drawn",
        "der Stapel leer, lässt sich nichts",
    ),
    DuellRefusal.TRUCK_TAKEN: ("is out of the round", "ist ausgestiegen"),
    DuellRefusal.TRUCK_FULL: ("a truck with a free place", "einen Transporter mit freiem Platz"),
    DuellRefusal.TRUCK_EMPTY: ("when at least one card is on it", "wenn mindestens eine Karte darauf liegt"),
    DuellRefusal.EXPERT_ONLY: ("If the table plays it", "Wenn der Tisch es spielt"),
    DuellRefusal.FINAL_ROUND: ("Not in the last round", "Nicht in der letzten Runde"),
    DuellRefusal.TOO_FEW_COINS: ("For 2 coins", "Für 2 Münzen"),
    DuellRefusal.NOT_PENDING: (
        "Its cards come into your zoo",
        "Seine Karten kommen sofort in den eigenen Zoo",
    ),
    DuellRefusal.NOT_IN_DISCARD: ("choose a card from the discard pile", "eine Karte aus dem Ablagestapel"),
    DuellRefusal.WOULD_BE_THIRD: ("at most 2 equal symbols", "höchstens 2 gleiche Symbole"),
    DuellRefusal.NO_STANDS: ("Stands are safe", "Verkaufsstände sind sicher"),
    DuellRefusal.NOT_OPPOSITE: ("any animal of the other zoo", "ein beliebiges Tier aus dem anderen Zoo"),
    DuellRefusal.NO_MINUS_POINTS: ("all your minus points", "alle eigenen Minuspunkte"),
}
_MOVE = ("an animal from your barn into an enclosure", "ein Tier aus deinem Stall in ein Gehege")
_BUY = ("any tile of another player's barn", "ein beliebiges Plättchen aus einem fremden Stall")
_GROUPS = ("with all animals of one species in the barn", "mit allen Tieren einer Art im Stall")
ZOOLORETTO = {
    ZoolorettoRefusal.WRONG_PHASE: ("What is begun is finished first", "Begonnenes kommt zuerst"),
    ZoolorettoRefusal.NO_SUCH_TRUCK: ("3 players: 6 species, 3 trucks", "Zu 3: 6 Arten, 3 Transporter"),
    ZoolorettoRefusal.NO_OPEN_SPACE: ("nothing can be drawn", "lässt sich nichts ziehen"),
    ZoolorettoRefusal.NO_TILES: ("or no tile is left", "oder ist kein Plättchen mehr da"),
    ZoolorettoRefusal.TRUCK_TAKEN: ("is out of the round", "ist ausgestiegen"),
    ZoolorettoRefusal.TRUCK_FULL: ("A truck has 3 spaces", "Ein Transporter hat 3 Plätze"),
    ZoolorettoRefusal.TRUCK_EMPTY: ("at least one tile is on it", "mindestens ein Plättchen darauf liegt"),
    ZoolorettoRefusal.NOT_PENDING: ("the other tiles are placed", "die anderen Plättchen legst du"),
    ZoolorettoRefusal.NOT_BUILT: ("one more enclosure with its stall space", "ein Gehege mehr"),
    ZoolorettoRefusal.WRONG_SPECIES: ("empty or holds their species", "leer ist oder ihre Art enthält"),
    ZoolorettoRefusal.ENCLOSURE_FULL: ("on a free space of an enclosure", "einen freien Platz eines Geheges"),
    ZoolorettoRefusal.STALL_SPACES_FULL: ("on a free stall space", "auf einen freien Stellplatz"),
    ZoolorettoRefusal.TOO_FEW_COINS: ("**Expand** (3🪙)", "**Ausbauen** (3🪙)"),
    ZoolorettoRefusal.NOT_THERE: _MOVE,
    ZoolorettoRefusal.NO_CHANGE: ("from anywhere to anywhere else", "von irgendwo nach irgendwo"),
    ZoolorettoRefusal.ONLY_FROM_BARN: _MOVE,
    ZoolorettoRefusal.STALL_STAYS_OUT: (
        "from its space into the barn (an option: not)",
        "als Variante: nicht",
    ),
    ZoolorettoRefusal.SAME_AREA: ("all animals of another one", "mit allen Tieren eines anderen"),
    ZoolorettoRefusal.SPECIES_NEEDED: _GROUPS,
    ZoolorettoRefusal.SPECIES_NOT_NEEDED: _GROUPS,
    ZoolorettoRefusal.NOTHING_TO_EXCHANGE: ("Both places must hold animals", "müssen Tiere sein"),
    ZoolorettoRefusal.SAME_SPECIES: ("of two species", "von zwei Arten"),
    ZoolorettoRefusal.DOES_NOT_FIT: ("each group must fit", "jede Gruppe muss dort Platz haben"),
    ZoolorettoRefusal.NO_SUCH_SEAT: _BUY,
    ZoolorettoRefusal.OWN_BARN: _BUY,
    ZoolorettoRefusal.NOT_IN_BARN: _BUY,
    ZoolorettoRefusal.NO_EXPANSION_LEFT: (
        "while an expansion of yours is not built",
        "noch ein Ausbau bleibt",
    ),
}
_OWN_CARDS = ("You build with your own cards alone", "Du baust nur mit deinen eigenen Karten")
ZUULI = {
    ZuuliRefusal.WRONG_PHASE: ("3. Everybody builds their park", "3. Alle bauen zugleich ihren Park"),
    ZuuliRefusal.NOT_IN_HAND: ("You keep one card of your hand", "Du behältst eine Karte deiner Hand"),
    ZuuliRefusal.DECK_TOO_SHORT: ("a game deals 75 at most", "eine Partie teilt höchstens 75 aus"),
    ZuuliRefusal.NO_SUCH_ENCLOSURE: _OWN_CARDS,
    ZuuliRefusal.NOT_YOURS: _OWN_CARDS,
    ZuuliRefusal.NAMED_TWICE: ("each lies in one enclosure", "jede liegt in einem Gehege"),
    ZuuliRefusal.NO_UPGRADE: ("An upgrade is installed", "Ein Ausbau kommt in ein beliebiges Gehege"),
    ZuuliRefusal.NO_ANIMAL: ("An animal has a value", "Ein Tier hat einen Wert"),
    ZuuliRefusal.UPGRADE_FIXED: (
        "Once the Year is over it stays there",
        "Ist das Jahr vorbei, bleibt er dort",
    ),
    ZuuliRefusal.NO_HABITAT: ("needs one of its habitats", "braucht Plätze und einen seiner Lebensräume"),
    ZuuliRefusal.TOO_FULL: ("and spaces enough are left", "und genug Plätze frei sind"),
    ZuuliRefusal.FIERCE: ("lives only with animals of its own name", "wohnt nur mit Tieren seines Namens"),
    ZuuliRefusal.STILL_LIFTED: ("has to live somewhere at the end", "muss am Ende irgendwo wohnen"),
}
PASSAGES = {
    "duell": (Duell, DuellRefusal, DUELL),
    "zooloretto": (Zooloretto, ZoolorettoRefusal, ZOOLORETTO),
    "zuuli": (Zuuli, ZuuliRefusal, ZUULI),
}


@pytest.mark.parametrize("key", games())
def test_every_refusal_of_a_game_leads_to_the_passage_that_it_follows_from(key: str):
    playing, codes, passages = PASSAGES[key]
    assert set(passages) == set(codes)
    table: Table = playing.fresh(1, seats=2).table(1)
    for code, said in passages.items():
        for words, passage in zip(STRICT.values(), said, strict=True):
            panel = why_panel(table, str(code), words)
            assert passage in text_of(panel), code
            topic = presenter_of(key).topic_of(str(code))
            assert panel.title.endswith(presenter_of(key).page(topic, table, words).title)
            check(panel)


def test_why_says_the_numbers_again_and_what_can_be_done_instead():
    no = Refused(
        ZoolorettoRefusal.ENCLOSURE_FULL,
        Zooloretto.at(ZOO).table(1),
        area="E5",
        species="elephant",
        animals=5,
        spaces=5,
    )
    panel = why(no, STRICT["en"])
    assert panel.content == "E5 is full: 5 elephants on 5 spaces. You can do this:"
    assert panel.title == "Why? Placing tiles"
    assert [button.label for button in panel.rows[1]] == ["Rules: Placing tiles", "My view", "Close"]
    assert panel.rows[0]
    check(panel)


@pytest.mark.parametrize(
    "asked", ["enclosure_full", "enclosure_full area=Z9", "enclosure_full x", "no_habitat"]
)
def test_why_shows_the_passage_where_the_button_tells_no_numbers(asked: str):
    """They are too long for its id, or it is of another version."""
    key, table = (
        ("zuuli", Zuuli.fresh(1).table(1)) if "habitat" in asked else ("", Zooloretto.at(ZOO).table(1))
    )
    panel = why_panel(table, asked, STRICT["de"])
    assert panel.content == ""
    assert panel.title == ("Warum? Tiere" if key else "Warum? Plättchen legen")


def test_the_numbers_of_a_refusal_fit_an_id_or_are_left_out():
    told = {"enclosure": f"e_{'x' * 28}#1", "card": f"a_{'x' * 28}#4", "other": f"a_{'y' * 28}#4"}
    asked = refusal_argument("abcd2345", 7, "fierce", told)
    assert asked == f"fierce enclosure=e_{'x' * 28}#1"
    assert why_panel(Zuuli.fresh(1).table(1), asked, STRICT["en"]).content == ""
    short = {"area": "E5", "animals": 5, "change": -2}
    argument = refusal_argument("abcd2345", 7, "enclosure_full", short)
    assert read_refusal(argument) == ("enclosure_full", short)
