"""What stands around the table: lobbies, cards, votes, lists, settings, commands."""

import asyncio
import re
from dataclasses import replace
from datetime import timedelta

import discord
import pytest

from bot.present import commands
from bot.present.ids import Verb, parse_id
from bot.present.panels import (
    HELPFUL,
    NEEDED,
    ask_reason,
    card_panel,
    choices_for_command,
    found_pages,
    games_panel,
    lobby_panel,
    moved_card_panel,
    nudged_panel,
    right_name,
    rules_panel,
    settings_panel,
    setup_panel,
    summary_label,
    table_panel,
    vote_panel,
    voted_panel,
)
from bot.present.parts import described
from bot.tables import (
    Invitation,
    Lobby,
    Person,
    Phase,
    Place,
    Summary,
    TableOptions,
    Vote,
    VoteKind,
    VoteState,
)
from engine.games.duell import GAME
from tests.bot.present.playing import ANNA, BEN, HERE, NOW, STRICT, TABLE_MD, Playing, labels
from tests.bot.present.test_limits import check

EN, DE = STRICT["en"], STRICT["de"]
CLEO = Person(100_000_000_000_000_003, "Cleo")
LOBBY = Lobby(
    id="abcd2345",
    place=Place(1, 2),
    game="duell",
    options=GAME.options({"expert": True}),
    table_options=TableOptions(),
    seats_wanted=None,
    host=ANNA,
    joined=(ANNA,),
    held=(Invitation(BEN, NOW + timedelta(days=1)),),
    opened_at=NOW,
    message_id=None,
    is_open=True,
    seat_counts=(2,),
    closes_at=NOW + timedelta(days=7),
)
EDITS = {
    "open": LOBBY,
    "full": replace(LOBBY, joined=(ANNA, CLEO), held=()),
    "closed": replace(LOBBY, is_open=False),
    "rematch": replace(LOBBY, rematch_of="zzzz2345", table_options=TableOptions(hints=False, thread=False)),
    "own deck": replace(LOBBY, options=GAME.options({"deck": "\n", "one_square_a_turn": True})),
}


def lines_of(panel):
    return described(panel.lines, 4000).splitlines()


# --- lobbies ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", STRICT)
@pytest.mark.parametrize("lobby", EDITS.values(), ids=EDITS)
def test_lobbies_keep_the_limits(lobby, language):
    check(lobby_panel(lobby, STRICT[language], NOW))


def test_a_lobby():
    panel = lobby_panel(LOBBY, EN, NOW)
    assert panel.title == "🎲 Zooloretto Duell: Anna looks for players"
    assert panel.content == "<@100000000000000002>: Anna holds a seat for you."
    assert panel.mentions == (BEN.id,)
    assert lines_of(panel)[:3] == [
        "Starts by itself with 2.",
        "Deck K3 (reconstructed) · expert game · hints on · the player to move is pinged after 1 min",
        "**In** (1/2): Anna",
    ]
    assert labels(panel.rows[0]) == ["Join", "Leave", "(Start)", "How to play", "Close lobby"]
    assert {parse_id(button.id).match for button in panel.buttons} == {"abcd2345"}


def test_a_full_lobby_can_start_and_nobody_can_join():
    panel = lobby_panel(EDITS["full"], EN, NOW)
    assert labels(panel.rows[0])[:3] == ["(Join)", "Leave", "Start with 2"]
    assert panel.content == ""


def test_a_seat_is_not_held_for_longer_than_said():
    assert lobby_panel(LOBBY, EN, NOW + timedelta(days=2)).mentions == ()


def test_a_closed_lobby_has_no_buttons():
    panel = lobby_panel(EDITS["closed"], EN, NOW)
    assert (panel.rows, panel.lines) == ((), ())


def test_an_owners_deck_is_not_called_reconstructed():
    said = lines_of(lobby_panel(EDITS["own deck"], EN, NOW))[1]
    assert said.startswith("The owner's deck · one square a turn")


def test_eine_lobby():
    said = lines_of(lobby_panel(LOBBY, DE, NOW))
    assert said[:2] == [
        "Beginnt von selbst, sobald 2 dabei sind.",
        "Karten K3 (rekonstruiert) · Expertenspiel · mit Hinweisen · wer am Zug ist, wird nach 1 min gerufen",
    ]


@pytest.mark.parametrize(("seconds", "says"), [(0, "0 s"), (90, "90 s"), (600, "10 min"), (7200, "2 h")])
def test_when_the_player_to_move_is_called(seconds, says):
    lobby = replace(LOBBY, table_options=TableOptions(call_after=seconds))
    assert lines_of(lobby_panel(lobby, EN, NOW))[1].endswith(f"pinged after {says}")


@pytest.mark.parametrize(
    ("is_busy", "language", "says"),
    [
        (True, "en", "Waits: a game is running here. When it is over, *Start* begins this one."),
        (True, "de", "Wartet: Hier läuft eine Partie. Ist sie zu Ende, legt *Beginnen* los."),
        (False, "en", "Everybody is in: *Start* begins."),
    ],
)
def test_a_full_lobby_that_has_not_begun_says_why(is_busy, language, says):
    assert lines_of(lobby_panel(EDITS["full"], STRICT[language], NOW, is_busy=is_busy))[0] == says


@pytest.mark.parametrize(
    ("language", "says"), [("en", "Anna begins (drawn by lot)."), ("de", "Anna beginnt (ausgelost).")]
)
def test_the_first_table_says_who_begins_and_why(language, says):
    fresh = Playing.fresh(1)
    assert table_panel(fresh.table(), STRICT[language]).content.splitlines()[1] == says
    assert says not in table_panel(fresh.press("draw").table(), STRICT[language]).content


# --- cards and votes --------------------------------------------------------------------------------------


def test_the_card_in_the_channel():
    table = Playing.at(TABLE_MD).table()
    panel = card_panel(table, EN)
    assert panel.content == ("Zooloretto Duell · Anna 5 · Ben 3 · round 7\n▶ Anna · <#300000000000000003>")
    assert panel.buttons[0].url == "https://discord.com/channels/300000000000000001/300000000000000003"
    ended = replace(table, phase=Phase.ENDED, actors=frozenset())
    assert card_panel(ended, DE).content == "Zooloretto Duell · Anna, Ben · vorzeitig beendet"


def test_the_card_seals_the_shuffle_wherever_the_game_goes():
    table = Playing.at(TABLE_MD).table()
    assert card_panel(table, EN).footer.replace(" ", "") == f"Shufflesealed:{table.commitment}"
    moved = moved_card_panel(table, DE)
    assert moved.content == "Zooloretto Duell · Anna, Ben · jetzt in <#300000000000000003>"
    assert moved.footer.replace(" ", "") == f"Mischungversiegelt:{table.commitment}"


def vote(**changes) -> tuple[Vote, Playing]:
    playing = Playing.fresh(1).press("draw", "load 1")
    asked = Vote(
        id=7,
        match_id="abcd2345",
        kind=VoteKind.TAKE_BACK,
        state=VoteState.OPEN,
        by=1,
        reason="wrong *truck*",
        asked=(2,),
        agreed=frozenset(),
        until=NOW,
        first=2,
        goes=tuple(playing.told[1:]),
        shown=tuple(playing.told[:1]),
    )
    return replace(asked, **changes), playing


def test_a_vote_says_what_goes_and_what_stays_known():
    asked, playing = vote()
    panel = vote_panel(asked, playing.table(), EN)
    assert panel.content == (
        '<@100000000000000002>: Anna asks to go back to before move 2 ("wrong \\*truck\\*").'
    )
    assert lines_of(panel) == [
        "**Goes**",
        "Anna loaded 🦬⚡ on truck 1.",
        "**Stays known**: Anna drew 🦬⚡.",
        f"0 of 1 agree. Open until <t:{int(NOW.timestamp())}:f>, or until the next move.",
    ]
    assert panel.mentions == (BEN.id,)
    assert [parse_id(button.id).verb for button in panel.buttons] == [
        Verb.AGREE,
        Verb.DISAGREE,
        Verb.WITHDRAW,
    ]
    assert {parse_id(button.id).argument for button in panel.buttons} == {"7"}
    check(panel)


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"state": VoteState.AGREED}, "Agreed: Anna and the table went back to before move 2."),
        ({"state": VoteState.AGREED, "kind": VoteKind.END}, "Agreed: the game is over, without a result."),
        ({"state": VoteState.REFUSED, "refused_by": 2}, "Ben said no: the game goes on as it is."),
        ({"state": VoteState.WITHDRAWN}, "Anna withdrew the question."),
        ({"state": VoteState.LAPSED}, "The question has lapsed: the game goes on as it is."),
        (
            {"kind": VoteKind.END, "reason": " "},
            "<@100000000000000002>: Anna asks to end the game without a result.",
        ),
    ],
)
def test_votes(changes, says):
    asked, playing = vote(**changes)
    assert vote_panel(asked, playing.table(), EN).content == says
    check(vote_panel(asked, playing.table(), DE))


@pytest.mark.parametrize("language", STRICT)
def test_small_answers(language):
    asked, playing = vote(agreed=frozenset({2}))
    for seat in (1, 2):
        check(voted_panel(asked, playing.table(seat), STRICT[language]))
    check(voted_panel(replace(asked, state=VoteState.WITHDRAWN), playing.table(1), STRICT[language]))
    check(nudged_panel(playing.table(1), STRICT[language]))


@pytest.mark.parametrize("verb", [Verb.ASK_BACK, Verb.ASK_END])
def test_the_reason_is_asked_with_the_id_of_the_button(verb):
    modal = ask_reason(Playing.at(TABLE_MD).table(1), EN, verb).to_dict()
    assert parse_id(modal["custom_id"]).verb is verb


# --- lists, settings, setup -------------------------------------------------------------------------------

MINE = Summary("aaaa", "duell", HERE, Phase.RUNNING, (ANNA, BEN), ANNA, frozenset({1}), NOW, NOW, 12)
THEIRS = replace(MINE, match_id="bbbb", people=(BEN, CLEO))


def test_my_games_come_first_and_say_whose_turn_it_is():
    moment = f"<t:{int(NOW.timestamp())}:R>"
    assert lines_of(games_panel([MINE], [MINE, THEIRS], [LOBBY], EN, ANNA.id)) == [
        "**Yours**",
        f"Duell with Ben · **your turn** · <#{HERE.thread_id}> · turn began {moment}",
        "**Looking for players**",
        "Duell · Anna looks for players (1/2) · <#2>",
        "**Running here**",
        f"Duell: Ben, Cleo · Ben to move · <#{HERE.thread_id}> · turn began {moment}",
    ]
    assert lines_of(games_panel([], [], [], EN, ANNA.id)) == [EN("games-none")]
    many = games_panel([MINE] * 30, [], [LOBBY] * 30, DE, ANNA.id)
    assert len(many.lines) == 24
    check(many)


def test_a_game_in_a_list_of_choices():
    assert summary_label(MINE, EN, ANNA.id) == "▶ Duell: Ben"
    assert summary_label(MINE, EN, BEN.id) == "Duell: Anna"


@pytest.mark.parametrize("language", STRICT)
def test_settings(language):
    words = STRICT[language]
    panel = settings_panel(None, "de", words, spoken_own="en", spoken_here="de", may_change_here=True)
    assert [parse_id(button.id).argument for button in panel.buttons] == ["auto", "en", "de"] * 2
    assert (
        len(settings_panel("de", None, words, spoken_own="de", spoken_here="en", may_change_here=False).rows)
        == 1
    )
    check(panel)


@pytest.mark.parametrize("language", STRICT)
def test_setup_names_what_to_grant(language):
    words = STRICT[language]
    panel = setup_panel([*NEEDED, *HELPFUL], words)
    assert len(panel.lines) == 2 + len(NEEDED) + len(HELPFUL)
    assert lines_of(setup_panel([], words)) == [words("setup-good")]
    assert right_name("send_messages", words) in lines_of(panel)[2]
    assert right_name("manage_webhooks", words) == "manage webhooks"
    assert all(hasattr(discord.Permissions, right) for right in (*NEEDED, *HELPFUL))
    check(panel)


# --- rules and commands -----------------------------------------------------------------------------------


def test_rules_lead_from_page_to_page():
    keys = [key for _, key in found_pages("duell", "", EN)]
    assert keys[0] == "aim"
    for key, later in zip(keys, [*keys[1:], None], strict=True):
        panel = rules_panel("duell", key, EN)
        following = [parse_id(button.id).argument for button in panel.buttons]
        assert following == ([later] if later else [])
        assert {parse_id(menu.id).match for menu in panel.menus} == {"duell"}
    assert rules_panel("duell", "no such page", EN).title == "Zooloretto Duell: The aim"


def test_rules_say_what_is_reconstructed_and_read_their_numbers():
    deck = "\n".join(lines_of(rules_panel("duell", "deck", EN)))
    assert "reconstruction" in deck
    assert "🦍 3⚡ 2 · 🦬 3⚡ 3 · antelope 3⚡ 3🟧 1" in deck
    assert "3 3 2🪙 2🪙 2 🏁 1🪙 1" in deck
    own = Playing.fresh(1, {"deck": 'markers = ["3", "3", "2", "2", "2", "final", "1", "1"]\n'})
    panel = rules_panel("duell", "deck", EN, table=own.table())
    assert "3 3 2 2 2 🏁 1 1" in lines_of(panel)[0]
    assert "reconstruction" not in lines_of(panel)[0]
    assert (
        "🦍 3 · 🦬 4 · antelope 5 · 🐻 6 · 🐅 7 · hyena 8" in lines_of(rules_panel("duell", "scoring", EN))[1]
    )


def test_a_game_without_pages_says_so():
    assert rules_panel("unknown", "", EN).lines == (EN("plain-no-rules"),)


def test_commands_offer_what_is_legal():
    table = Playing.at(TABLE_MD).table(1)
    assert choices_for_command(table, "take", "", EN) == [
        ("Take 🚚2: 🐅🟧 🐻⚡ · gift, tie, 🏅", "take 2"),
        ("Take 🚚3: hyena⚡", "take 3"),
    ]
    assert choices_for_command(table, "take", "hyena", EN) == [("Take 🚚3: hyena⚡", "take 3")]
    assert choices_for_command(table, "load", "", EN) == []
    gift = Playing.at(TABLE_MD).press("take 2", "place tiger:square").table(1)
    assert ("bear ❤️ · young, 🏅 +4 pts, Ben −1", "donate bear:heart") in choices_for_command(
        gift, "place", "bear", EN
    )
    steal = Playing.at(TABLE_MD).press("take 3").table(2)
    assert len(choices_for_command(steal, "money-steal", "", DE)) == 12
    assert choices_for_command(steal, "money-clear", "", DE) == [("einen Minuspunkt tilgen", "clear")]


COMMANDS = {
    group: set(names.split())
    for group, names in {
        "": "game draw load dump take place money table zoo log rules settings setup",
        "game-": "new join leave start end list rematch here back",
        "money-": "steal clear",
        "setup-": "check",
    }.items()
}
NAME = re.compile(r"[-_'\w]{1,32}")


@pytest.mark.parametrize("language", STRICT)
@pytest.mark.parametrize("group", COMMANDS)
def test_command_names_are_as_discord_wants_them(group, language):
    words = STRICT[language]
    names = [words(f"cmd-{group}{name}") for name in COMMANDS[group]]
    assert len(set(names)) == len(names)
    for name, own in zip(COMMANDS[group], names, strict=True):
        assert NAME.fullmatch(own)
        assert own == own.lower()
        assert 1 <= len(words(f"cmd-{group}{name}.about")) <= 100


def test_commands_are_translated_for_german_and_left_alone_for_others():
    translator = commands.CommandTranslator()

    def said(string, locale):
        return asyncio.run(translator.translate(string, locale, None))

    assert str(commands.name("draw")) == "draw"
    assert said(commands.name("draw"), discord.Locale.german) == "ziehen"
    assert said(commands.option("load", "truck"), discord.Locale.german) == "transporter"
    assert said(commands.option_about("load", "truck"), discord.Locale.german) == "Welcher Transporter"
    assert said(commands.about("draw"), discord.Locale.british_english) is None
    assert said(commands.about("draw"), discord.Locale.japanese) is None
    assert said(discord.app_commands.locale_str("free text"), discord.Locale.german) is None


# --- games without a presenter ----------------------------------------------------------------------------


@pytest.mark.parametrize("language", STRICT)
def test_a_game_without_a_presenter_can_be_played(language):
    table = replace(Playing.at(TABLE_MD).press("take 3").table(), game="unknown")
    panel = table_panel(table, STRICT[language])
    assert "Draw" not in panel.buttons[0].label
    assert [label.split(" · ")[0] for label in labels(panel.rows[0])[:2]] == ["draw", "take 2"]
    assert "take 3" in panel.content
    assert choices_for_command(table, "take", "", STRICT[language]) == [("take 2", "take 2")]
    check(panel)
