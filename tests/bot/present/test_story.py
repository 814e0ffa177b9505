"""What happened, in sentences: the turn of TABLE_MD and whatever else a game can bring."""

from copy import deepcopy
from dataclasses import replace
from random import Random

import pytest

from bot.present.ids import parse_id
from bot.present.panels import (
    LOG_PAGE,
    happened_panel,
    log_first,
    log_panel,
    played_panel,
    result_panel,
    story_panel,
    table_panel,
    verify_panel,
)
from bot.present.parts import described
from bot.present.presenter import presenter_of
from bot.tables import Aftermath, Phase
from engine.core.match import RowKind
from engine.games.duell import events as happened
from engine.games.duell.cards import CARDS, MARKERS
from engine.games.duell.kinds import FinalCause, MinusCause, Source, Species, StandSymbol
from tests.bot.present.playing import STRICT, TABLE_MD, Playing, labels

EN, DE = STRICT["en"], STRICT["de"]
BIG_TURN = ("take 2", "place tiger:square", "donate bear:heart")


def lines_of(panel):
    return described(panel.lines, 4000).splitlines()


def test_the_old_table_shrinks_to_the_story_of_the_turn():
    playing = Playing.at(TABLE_MD).press(*BIG_TURN)
    panel = story_panel(playing.table(), playing.told, EN)
    assert panel.content.splitlines() == [
        "Anna took truck 2: 🐅🟧 🐻⚡.",
        "🏅 Tiger 4 : 3, marker 3 to Anna.",
        "🟧🟧 Anna chose 🐻❤️ from the discard pile.",
        "⚖️ Bear 3 : 3, scored once someone has more.",
        "❤️❤️ A young bear is born.",
        "🏅 Bear 4 : 3, marker 2🪙 to Anna.",
        "Now 13 : 2.",
    ]
    assert (panel.title, panel.lines, panel.rows, panel.mentions) == ("", (), (), ())


def test_die_alte_tischnachricht_schrumpft_zur_geschichte():
    playing = Playing.at(TABLE_MD).press(*BIG_TURN)
    assert story_panel(playing.table(), playing.told, DE).content.splitlines() == [
        "Anna hat Transporter 2 genommen: 🐅🟧 🐻⚡.",
        "🏅 Tiger 4 : 3, Marker 3 für Anna.",
        "🟧🟧 Anna hat 🐻❤️ aus dem Ablagestapel gewählt.",
        "⚖️ Bär 3 : 3, gewertet wird, sobald jemand mehr hat.",
        "❤️❤️ Nachwuchs: Bär.",
        "🏅 Bär 4 : 3, Marker 2🪙 für Anna.",
        "Jetzt 13 : 2.",
    ]


def test_news_that_does_not_fit_the_notification_goes_on_above_the_board():
    panel = table_panel(Playing.at(TABLE_MD).press(*BIG_TURN).table(), EN)
    assert panel.content == (
        "<@100000000000000002> Duell, round 7: your turn.\n"
        "Anna took truck 2: 🐅🟧 🐻⚡. 🏅 Tiger 4 : 3, marker 3 to Anna. …"
    )
    assert lines_of(panel)[0] == (
        "… 🟧🟧 Anna chose 🐻❤️ from the discard pile. ⚖️ Bear 3 : 3, scored once someone has more. "
        "❤️❤️ A young bear is born. 🏅 Bear 4 : 3, marker 2🪙 to Anna."
    )


def test_a_draw_is_told_with_its_truck():
    playing = Playing.fresh(1).press("draw", "load 3")
    assert story_panel(playing.table(), playing.told, EN).content.startswith("Anna loaded ")
    assert " drew " in story_panel(playing.table(), playing.told[:1], EN).content


def test_what_is_taken_back_is_told_by_what_it_was():
    playing = Playing.fresh(1).press("draw", "load 1", "take 1").take_back(2)
    taken_back = "↩ Taken back: Ben took truck 1: 🦬⚡."
    story = story_panel(playing.table(), playing.told[2:], EN)
    assert story.content.splitlines() == [taken_back, "Now 0 : 0."]
    assert taken_back in table_panel(playing.table(), EN).content
    alone = story_panel(playing.table(), playing.told[-1:], EN)
    assert alone.content.splitlines()[0] == "↩ Ben went back to before move 3."


def test_the_log_strikes_out_what_was_taken_back():
    playing = Playing.fresh(1).press("draw", "load 1", "take 1").take_back(2).press("take 1")
    assert lines_of(log_panel(playing.table(), playing.told, 1, EN)) == [
        "`2` Anna loaded 🦬⚡ on truck 1.",
        "`3` ~~Ben took truck 1: 🦬⚡.~~",
        "`5` ↩ Taken back: Ben took truck 1: 🦬⚡.",
        "`6` Ben took truck 1: 🦬⚡.",
    ]


def test_pages_of_the_log_cover_every_row():
    playing = Playing.fresh(5).random(Random(5), 60)
    table, first, seen = playing.table(), 1, []
    while True:
        told = [one for one in playing.told if first <= one.row.number < first + LOG_PAGE]
        panel = log_panel(table, told, first, EN)
        seen += [one.row.number for one in told]
        newer = [button for button in panel.buttons if button.label == EN("button-newer")]
        if not newer:
            break
        nxt = int(newer[0].id.rsplit(" ", 1)[1])
        assert first < nxt <= first + LOG_PAGE
        first = nxt
    assert set(seen) == set(range(1, table.number + 1))
    assert first == log_first(table)


def test_rows_of_older_rules_are_told_by_their_text():
    playing = Playing.at(TABLE_MD).press("take 3")
    old = [replace(one, events=(), row=replace(one.row, rules_version="0")) for one in playing.told]
    assert story_panel(playing.table(), old, EN).content.splitlines()[0] == "Anna: take 3."
    rebase = replace(old[0], row=replace(old[0].row, kind=RowKind.REBASE, text=""))
    assert "updated" in story_panel(playing.table(), [rebase], EN).content


def test_nothing_new_shows_the_latest_moves():
    playing = Playing.at(TABLE_MD).press("take 3")
    assert lines_of(happened_panel(playing.table(2), (), EN)) == [
        "Nothing has happened since you last looked.",
        "`1` Anna took truck 3: hyena⚡.",
    ]
    assert lines_of(happened_panel(Playing.fresh(1).table(2), (), EN)) == ["No move has been made yet."]


def test_the_log_of_a_game_without_a_move_counts_none():
    panel = log_panel(Playing.fresh(1).table(2), (), 1, EN)
    assert (panel.title, lines_of(panel)) == ("Log", ["No move has been made yet."])


def test_after_a_press_on_a_private_panel_it_says_what_was_done():
    playing = Playing.at(TABLE_MD).press("take 3", "steal gorilla")
    panel = played_panel(playing.table(2), playing.told[1:], EN)
    assert panel.content == "✓ You stole 🦍.\nNext: your turn."  # Anna has left the round
    assert "My view" in [button.label for button in panel.buttons]
    assert any(button.label.startswith("Draw") for button in panel.buttons)


@pytest.mark.parametrize(
    ("language", "says", "ways"),
    [
        ("en", "✓ You stole 🦬⚡. Anna's turn.", ["My view", "Close", "↩ Take back"]),
        (
            "de",
            "✓ Du hast 🦬⚡ gestohlen. Anna ist am Zug.",
            ["Meine Ansicht", "Schließen", "↩ Zurücknehmen"],
        ),
    ],
)
def test_a_private_press_that_ends_the_turn_leaves_one_line(language, says, ways):
    position = deepcopy(TABLE_MD) | {"to_move": 2}
    position["seat"]["1"]["animals"]["bison"] = ["bison:lightning"]
    position["seat"]["2"]["animals"]["bison"] = []
    playing = Playing.at(position).press("steal bison:lightning")
    panel = played_panel(playing.table(2), playing.told, STRICT[language])
    assert (panel.content, panel.title, panel.lines) == (says, "", ())
    assert [button.label for button in panel.buttons] == ways


def test_taking_back_is_not_on_the_row_that_was_pressed():
    playing = Playing.at(TABLE_MD | {"to_move": 2}).press("steal gorilla")
    rows = played_panel(playing.table(2), playing.told, EN, (0, 1)).rows
    assert [labels(row) for row in rows] == [["My view", "Close"], ["↩ Take back"]]


def test_what_was_taken_back_privately_has_its_own_sign():
    playing = Playing.at(TABLE_MD | {"to_move": 2}).press("steal gorilla").take_back(2)
    assert played_panel(playing.table(2), playing.told[-1:], EN).content.startswith("↩ ")


def test_the_end():
    playing = Playing.fresh(11).random(Random(11), 500)
    table = playing.table()
    assert playing.is_over
    winner = table.person(table.outcome.winners[0]).name
    best, other = sorted((score.points for score in table.scores), reverse=True)
    said = f"🏆 Duell: {winner} wins, {best} : {other}.".replace("-", "−")
    assert table_panel(table, EN).content == said
    panel = result_panel(table, EN)
    assert panel.content.endswith(said)
    assert panel.mentions == tuple(person.id for person in table.people)
    assert table.seed not in described(panel.lines, 4000)  # behind Verify
    assert table.seed in described(verify_panel(table, EN).lines, 4000)
    assert labels(panel.rows[0]) == ["Rematch (0/2)", "How it went", "Why?", "Verify"]
    assert parse_id(panel.rows[0][1].id).argument_number == 1
    assert not any("so far" in str(line) for line in panel.lines)


@pytest.mark.parametrize(
    ("language", "button", "says"),
    [
        ("en", "Rematch (1/2)", "Among you so far: Ben 2, Anna 1."),
        ("de", "Revanche (1/2)", "Unter euch bisher: Ben 2, Anna 1."),
    ],
)
def test_what_these_people_have_won_and_who_wants_more(language, button, says):
    table = Playing.fresh(11).random(Random(11), 500).table()
    panel = result_panel(table, STRICT[language], Aftermath(1, (1, 2)))
    assert labels(panel.rows[0])[0] == button
    assert panel.lines[-1] == says
    alone = result_panel(table, STRICT[language], Aftermath(0, (0, 2)))
    assert "Anna 1" not in str(alone.lines[-1])


def test_ties_and_shared_victories():
    table = Playing.fresh(11).random(Random(11), 500).table()
    even = tuple(replace(score, items=()) for score in table.scores)
    shared = replace(table, scores=even, outcome=replace(table.outcome, winners=(1, 2)))
    assert table_panel(shared, EN).content == "🏆 Duell: Anna, Ben share the victory, 0 : 0."
    broken = replace(table, scores=even, outcome=replace(table.outcome, winners=(2,)))
    assert table_panel(broken, EN).content == "🏆 Duell: Ben wins after a tie, 0 : 0."
    coins = " : ".join(str(table.view.boards[seat].coins) for seat in (1, 2))
    assert f"The tie is broken by coins: {coins}." in result_panel(broken, EN).lines
    assert not any("tie" in str(line) for line in result_panel(table, EN).lines)


@pytest.mark.parametrize(
    ("ended", "says"),
    [
        ("vote", "The table ended this game early."),
        ("host", "Anna ended this game before it had got going."),
        ("moderator Max *M*", "Max \\*M\\*, who moderates this server, ended this game."),
    ],
)
def test_ended_by_its_people(ended, says):
    table = replace(Playing.at(TABLE_MD).table(), phase=Phase.ENDED, ended=ended, actors=frozenset())
    assert table_panel(table, EN).content == says


FACTS = [
    (happened.CardDumped(1, CARDS["bison"]), "Anna drew 🦬 and paid to discard it."),
    (happened.CardWasted(1, CARDS["hyena:heart"], Source.TRUCK), "hyena❤️ was one ❤️ too many: discarded, −1."),
    (happened.MinusPointTaken(1, MinusCause.THIRD_SYMBOL), ""),
    (happened.HeartLapsed(1, Species.TIGER), "❤️❤️ The young tiger was gone already."),
    (happened.DonationOffered(1, Species.TIGER), ""),
    (happened.DonationLapsed(1, Species.TIGER), "🟧🟧 No card to give."),
    (happened.StandCoinEarned(2, StandSymbol.PRETZEL), "🥨🥨 +1🪙 for Ben."),
    (happened.StandsScored(2, MARKERS["2c"]), "🏅 All 4 colours, marker 2🪙 to Ben."),
    (happened.StandsScored(2, None), "🏅 All 4 colours for Ben, but no marker is left."),
    (
        happened.SpeciesScored(Species.BISON, 2, 3, 1, 4, None),
        "🏅 Bison 3 : 1 for Ben, but no marker is left.",
    ),
    (happened.MinusPointsCleared(1, 1), "Anna paid off a minus point."),
    (happened.MinusPointsCleared(1, 3), "Anna paid off 3 minus points."),
    (happened.FinalRoundSetAside(FinalCause.CARD), "🏁 The next card drawn makes the round the last."),
    (happened.FinalRoundSetAside(FinalCause.MARKER), "🏁 The next marker taken makes the round the last."),
    (happened.RoundEnded(7, (CARDS["bison"],), 1), "Round 7 is over; 🦬 discarded."),
    (happened.RoundEnded(7, (), 1), "Round 7 is over."),
    (happened.GameEnded(9), "The game is over."),
]


@pytest.mark.parametrize(("event", "says"), FACTS, ids=lambda value: type(value).__name__)
def test_facts(event, says):
    playing = Playing.at(TABLE_MD).press("take 3")
    told = [replace(playing.told[0], events=(event,))]
    presenter = presenter_of("duell")
    assert presenter.story(playing.table(), told, EN) == ([says] if says else [])
    assert bool(presenter.story(playing.table(), told, DE)) == bool(says)


def test_lightnings_are_told_with_their_species():
    told = [
        replace(
            Playing.at(TABLE_MD).press("take 3").told[0],
            events=(
                happened.CardPlaced(1, CARDS["hyena:lightning"], Source.TRUCK),
                happened.MinusPointTaken(1, MinusCause.LIGHTNING),
            ),
        )
    ]
    table = Playing.at(TABLE_MD).table()
    assert presenter_of("duell").story(table, told, EN) == ["⚡⚡ The hyenas quarrel: −1."]
    assert presenter_of("duell").story(table, told, DE) == ["⚡⚡ Die Hyänen streiten: −1."]


def test_what_a_draw_sets_off_is_told_after_its_load():
    told = [
        replace(
            Playing.at(TABLE_MD).press("take 3").told[0],
            events=(
                happened.FinalRoundBegan(FinalCause.CARD),
                happened.CardDrawn(1, CARDS["bison"]),
                happened.CardLoaded(1, CARDS["bison"], 1),
            ),
        )
    ]
    story = presenter_of("duell").story(Playing.at(TABLE_MD).table(), told, EN)
    assert story == ["Anna loaded 🦬 on truck 1.", "🏁 This is the last round."]


def test_every_event_of_the_game_is_known_to_the_story():
    from bot.present.duell.story import _TELL

    known = {
        kind
        for kind in vars(happened).values()
        if isinstance(kind, type) and kind.__module__ == happened.__name__
    }
    silent = {happened.CardPlaced, happened.DonationOffered}
    assert known == set(_TELL) | silent
