"""A no helps: the rule and numbers, what is legal instead, why; whose turn it is; the table as it is now."""

from dataclasses import replace
from random import Random

import pytest

from bot.present.ids import Verb, parse_id
from bot.present.panels import broken_panel, refusal_line, refusal_panel, why_panel
from bot.present.parts import described
from bot.present.presenter import presenter_of
from bot.tables import Phase, RefereeRefusal, Refused
from engine.core.errors import CoreRefusal, IllegalAction
from engine.core.match import MatchRefusal
from engine.games.duell import GAME
from engine.games.duell.actions import CLEAR, DONATES, DRAW, DUMP, PLACES, STEALS, LoadTruck, TakeTruck
from engine.games.duell.kinds import DuellRefusal, Truck
from tests.bot.present.playing import STRICT, TABLE_MD, Playing, labels, moves_on, why

EN = STRICT["en"]

EVERYTHING = [
    DRAW,
    DUMP,
    CLEAR,
    *(kind(Truck(number)) for kind in (LoadTruck, TakeTruck) for number in (1, 2, 3, 4)),
    *PLACES.values(),
    *DONATES.values(),
    *STEALS.values(),
]


def verbs_of(panel) -> set[Verb]:
    return {parse_id(button.id).verb for button in panel.buttons} - {None}


def test_every_refusal_of_the_rules_has_words_for_its_numbers():
    """Everything illegal in the positions of a few games, said in both languages."""
    said = set()
    for expert, seed in ((False, 4), (True, 4), (True, 5), (True, 6)):
        playing, generator = Playing.fresh(seed, {"expert": expert}), Random(seed)
        while not playing.is_over:
            reader = playing.table(playing.mover)
            for action in EVERYTHING:
                try:
                    GAME.check(playing.match.state, playing.mover, action)
                except IllegalAction as error:
                    if error.code not in said or generator.random() < 0.01:
                        for words in STRICT.values():
                            refused = Refused(error.code, reader, **error.params)
                            panel = refusal_panel(refused, words)
                            assert panel.content
                            assert why(refused, words).content == panel.content
                            assert 1 <= len(moves_on(panel)) <= 5
                            legal = {choice.text for choice in reader.choices}
                            assert set(moves_on(panel)) <= legal
                    said.add(error.code)
            playing.random(generator, 1)
    assert said >= set(DuellRefusal) - {DuellRefusal.PILE_EMPTY, CoreRefusal.GAME_OVER}


@pytest.mark.parametrize(
    ("code", "params", "says"),
    [
        (DuellRefusal.TRUCK_FULL, {"truck": 1, "capacity": 1}, "Truck 1 is full: it has one place."),
        (DuellRefusal.TOO_FEW_COINS, {"coins": 1, "price": 2}, "That costs 2 coins; you have 1."),
        (
            DuellRefusal.WOULD_BE_THIRD,
            {"card": "bear:heart"},
            "🐻❤️ would be one ❤️ too many (2 at most), so it cannot be chosen.",
        ),
        (DuellRefusal.NOT_OPPOSITE, {"card": "hyena:heart"}, "Ben has no hyena❤️."),
        (DuellRefusal.PILE_EMPTY, {}, "The draw pile is empty."),
    ],
)
def test_the_rule_and_its_numbers(code, params, says):
    refused = Refused(code, Playing.at(TABLE_MD).table(1), **params)
    assert refusal_line(refused, EN) == says
    panel = refusal_panel(refused, EN)
    assert panel.content == f"{says} You can do this:"
    assert verbs_of(panel) == {Verb.WHY, Verb.VIEW}


def test_instead_of_an_empty_truck_the_others_are_offered():
    panel = refusal_panel(Refused(DuellRefusal.TRUCK_EMPTY, Playing.at(TABLE_MD).table(1), truck=1), EN)
    assert labels(panel.rows[0]) == ["Take 🚚2: 🐅🟧 🐻⚡ · gift, tie, 🏅", "Take 🚚3: hyena⚡"]


@pytest.mark.parametrize("language", STRICT)
@pytest.mark.parametrize("code", DuellRefusal)
def test_why_shows_the_passage(code, language):
    panel = why_panel(Playing.at(TABLE_MD).table(1), code, STRICT[language])
    assert panel.lines
    assert panel.footer
    assert presenter_of("duell").topic_of(code) in presenter_of("duell").topics()


def test_not_your_turn_says_whose_since_when_and_when_you_come():
    refused = Refused(CoreRefusal.NOT_YOUR_TURN, Playing.at(TABLE_MD).table(2))
    panel = refusal_panel(refused, EN)
    assert panel.content == "It is Anna's turn, last move <t:1782907200:R>. You come right after."
    assert verbs_of(panel) == {Verb.HAPPENED, Verb.VIEW, Verb.NUDGE}
    out = Playing.at(TABLE_MD).press("take 3").table(1)
    assert (
        "the next one begins when Ben has finished" in refusal_panel(replace_table(refused, out), EN).content
    )


def replace_table(refused, table):
    return Refused(refused.code, table, **refused.params)


def test_a_spectator_gets_a_look_never_a_bare_no():
    panel = refusal_panel(Refused(RefereeRefusal.NOT_SEATED, Playing.at(TABLE_MD).table()), EN)
    assert panel.content == "You watch this game. It is Anna's turn."
    assert verbs_of(panel) == {Verb.HAPPENED, Verb.VIEW, Verb.FOLLOW, Verb.GAMES}


def test_an_old_button_shows_what_was_done_and_the_table_as_it_is_now():
    table = Playing.at(TABLE_MD).press("take 3").table(2)
    panel = refusal_panel(Refused(RefereeRefusal.STALE, table, decision=0, number=1), EN)
    assert panel.content == "Already done: move 1, Anna took truck 3: hyena⚡. This is the table now."
    assert panel.title == "Your view · round 7"
    assert sorted(moves_on(panel)) == ["draw", "take 2"]
    fresh = refusal_panel(Refused(RefereeRefusal.STALE, Playing.at(TABLE_MD).table(2)), EN)
    assert fresh.content == "That button is from an earlier position. This is the table now."


@pytest.mark.parametrize(
    ("language", "seat", "says"),
    [
        ("en", 2, "Not played: Anna took a move back (3). This is the table now."),
        ("de", 2, "Nicht gespielt: Anna hat einen Zug zurückgenommen (3). So steht es jetzt."),
        ("de", 1, "Nicht gespielt: Du hast einen Zug zurückgenommen (3). So steht es jetzt."),
    ],
)
def test_a_press_that_a_take_back_overtook_says_so(language, seat, says):
    table = Playing.at(TABLE_MD).press("take 3").take_back(1).table(seat)
    panel = refusal_panel(Refused(RefereeRefusal.STALE, table, decision=1, number=3), STRICT[language])
    assert panel.content == says


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", "You watch this game. It is over. Open your own: `/game new`"),
        ("de", "Du siehst zu. Die Partie ist zu Ende. Deine eigene eröffnest du mit `/partie neu`."),
    ],
)
def test_who_watched_a_finished_game_can_open_one(language, says):
    table = Playing.fresh(11).random(Random(11), 500).table()
    assert refusal_panel(Refused(RefereeRefusal.NOT_SEATED, table), STRICT[language]).content == says


def test_only_who_moved_can_take_the_move_back():
    refused = Refused(
        RefereeRefusal.NOT_YOUR_MOVE, Playing.at(TABLE_MD).press("take 3").table(2), name="Ann_a"
    )
    assert refusal_panel(refused, EN).content == "Only Ann\\_a can take this back."
    assert refusal_panel(refused, STRICT["de"]).content == "Das kann nur Ann\\_a zurücknehmen."


@pytest.mark.parametrize("code", [CoreRefusal.GAME_OVER, RefereeRefusal.NOT_RUNNING])
def test_after_the_end_the_result_is_told(code):
    table = Playing.fresh(11).random(Random(11), 500).table(1)
    assert refusal_panel(Refused(code, table), EN).content.startswith("🏆 Duell: ")
    ended = replace(Playing.at(TABLE_MD).table(1), phase=Phase.ENDED, actors=frozenset(), ended="vote")
    assert refusal_panel(Refused(code, ended), EN).content == "The table ended this game early."


@pytest.mark.parametrize("code", [MatchRefusal.SOMEONE_ELSE_ACTED, MatchRefusal.SOMETHING_WAS_SHOWN])
def test_too_late_for_a_take_back_offers_to_ask_the_table(code):
    panel = refusal_panel(Refused(code, Playing.at(TABLE_MD).table(1), move=117), EN)
    assert "move 117" in panel.content
    assert Verb.ASK_BACK in verbs_of(panel)


PARAMS = {
    RefereeRefusal.WHICH_GAME: {"games": "Zooloretto Duell, Zooloretto"},
    RefereeRefusal.TOO_MANY_OPEN: {"most": 3},
    RefereeRefusal.TOO_FEW: {"have": 1, "need": 2},
    RefereeRefusal.HOST_ONLY: {"host": "@everyone"},
    RefereeRefusal.BAD_OPTION: {"option": "*x*", "why": "other"},
    RefereeRefusal.TOO_MANY_INVITED: {"most": 4},
    RefereeRefusal.TOO_SOON: {"minutes": 1},
    RefereeRefusal.NOT_YOUR_MOVE: {"name": "*x*"},
    MatchRefusal.SOMEONE_ELSE_ACTED: {"move": 3},
    MatchRefusal.SOMETHING_WAS_SHOWN: {"move": 3},
}


@pytest.mark.parametrize("language", STRICT)
@pytest.mark.parametrize("code", [*RefereeRefusal, *MatchRefusal, CoreRefusal.GAME_OVER])
def test_every_refusal_of_the_house_has_words(code, language):
    if code is RefereeRefusal.STALE:
        pytest.skip("always comes with a table")
    panel = refusal_panel(Refused(code, None, **PARAMS.get(code, {})), STRICT[language])
    assert len(panel.content) > 10
    assert "@everyone" not in panel.content
    assert "*x*" not in panel.content.replace("\\*x\\*", "")


def test_a_bug_is_said_as_one_and_nothing_more():
    assert "`abcd2345`, move 117" in broken_panel(EN, "abcd2345", 117).content
    assert broken_panel(EN).content == EN("broken-anywhere")
    assert described(broken_panel(EN).lines, 100) == ""
