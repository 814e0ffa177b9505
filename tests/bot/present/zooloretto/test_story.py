"""What happened, in sentences: a truck in one line, and whatever else a game can bring."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot.present.panels import happened_panel, log_panel, played_panel, story_panel, table_panel
from bot.present.parts import described
from bot.present.zooloretto import story
from bot.tables import standing_events
from engine.games.zooloretto import events as happened
from tests.bot.present.zooloretto.playing import STRICT, TABLE_MD, Playing

EN, DE = STRICT["en"], STRICT["de"]
BY_HAND = ("take 2", "place leopard:f E6", "place kangaroo E4", "place stall:snack E4")
AT_ONCE = ("take 2", "!all place leopard:f E6,kangaroo E4,stall:snack E4")


def told(playing: Playing, words=EN) -> list[str]:
    return story_panel(playing.table(), playing.told, words).content.splitlines()


def lines_of(panel) -> list[str]:
    return described(panel.lines, 4000).splitlines()


def zoo(moves: list[str], players: int = 3, **keys: object) -> Playing:
    """A position of the first seat's, and the moves from there."""
    table = {key: keys.pop(key) for key in ("trucks", "bank", "taken", "options", "offspring") if key in keys}
    position = {
        "players": players,
        "pile": ["zebra"] * 5,
        **table,
        "seat": {"1": keys, "2": {"barn": ["panda"]}},
    }
    return Playing.at(position).press(*moves)


@pytest.mark.parametrize("moves", [BY_HAND, AT_ONCE])
def test_a_truck_is_one_sentence_with_all_that_came_of_it(moves):
    playing = Playing.at(TABLE_MD).press(*moves)
    assert told(playing) == [
        "Ben took truck 2: 🐆♀→E6 (young, full), 🦘→E4, 🌭→E4.",
        "Now Anna 12, Ben 19, Cleo 16, Dan 8, Eve 10.",
    ]
    assert told(playing, DE) == [
        "Ben hat Transporter 2 genommen: 🐆♀→E6 (Nachwuchs, voll), 🦘→E4, 🌭→E4.",
        "Jetzt Anna 12, Ben 19, Cleo 16, Dan 8, Eve 10.",
    ]


def test_the_news_as_a_phone_shows_it():
    panel = table_panel(Playing.at(TABLE_MD).press(*AT_ONCE).table(), EN)
    assert panel.content == (
        "<@100000000000000003> Zooloretto, round 6: your turn.\n"
        "Ben took truck 2: 🐆♀→E6 (young, full), 🦘→E4, 🌭→E4."
    )


def test_a_truck_as_far_as_it_is_unloaded():
    playing = Playing.at(TABLE_MD).press("take 2", "place kangaroo barn")
    assert told(playing)[0] == "Ben took truck 2: 🦘→barn, 🐆♀, 🌭."


@pytest.mark.parametrize("moves", [BY_HAND, AT_ONCE])
def test_a_truck_is_one_line_of_the_log(moves):
    playing = Playing.at(TABLE_MD).press(*moves, "draw", "load 5")
    line = f"`{2 if moves is AT_ONCE else 4}` Ben took truck 2: 🐆♀→E6 (young, full), 🦘→E4, 🌭→E4."
    drawn = f"`{playing.table().number}` Cleo loaded 🐼♂ on truck 5."
    assert lines_of(log_panel(playing.table(), playing.told, 1, EN)) == [line, drawn]
    assert lines_of(happened_panel(playing.table(), playing.told, EN)) == [line, drawn]
    assert (
        log_panel(playing.table(), playing.told[1:], 2, EN)
        .lines[0]
        .endswith("Ben placed 🐆♀→E6 (young, full), 🦘→E4, 🌭→E4.")
    )


def test_a_tile_that_was_taken_back_is_struck_out():
    playing = Playing.fresh(4, seats=3).press("draw", "load 1", "take 1")
    (animal,) = playing.table().view.pending
    playing.press(f"place {animal} barn").take_back(2).press(f"place {animal} E4")
    shown = story.sign(animal)
    assert lines_of(log_panel(playing.table(), playing.told, 1, EN)) == [
        f"`2` Anna loaded {shown} on truck 1.",
        f"`3` Ben took truck 1: {shown}.",
        f"`4` ~~Ben placed {shown}→barn.~~",
        f"`5` ↩ Taken back: Ben placed {shown}→barn.",
        f"`6` Ben placed {shown}→E4.",
    ]


def test_after_a_private_press_it_says_what_was_done():
    playing = Playing.at(TABLE_MD).press("take 2")
    left = played_panel(playing.table(2), playing.told[-1:], EN)
    assert left.content == "✓ You took truck 2: 🐆♀, 🦘, 🌭.\nNext: place 3 tiles."


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", "✓ You moved 🍿 barn→E4. Cleo's turn."),
        ("de", "✓ Du hast versetzt: 🍿 Stall→E4. Cleo ist am Zug."),
    ],
)
def test_a_money_action_leaves_one_line(language, says):
    playing = Playing.at(TABLE_MD).press("move stall:popcorn barn E4")
    panel = played_panel(playing.table(2), playing.told[-1:], STRICT[language], (1, 0))
    assert (panel.content, panel.lines) == (says, ())
    assert [len(row) for row in panel.rows] == [3]


TRUCK = [["panda:f", "coin", "coin"], ["zebra"], []]


@pytest.mark.parametrize(
    ("moves", "keys", "says"),
    [
        (["take 1", "place panda:f E4"], {"trucks": TRUCK}, "Anna took truck 1: +2🪙, 🐼♀→E4."),
        (
            ["take 1", "place panda:f E4"],
            {"trucks": TRUCK, "E4": ["panda"] * 3},
            "Anna took truck 1: +2🪙, 🐼♀→E4 (full, +1🪙).",
        ),
        (
            ["take 1", "place panda:f E5"],
            {"trucks": TRUCK, "E5": ["panda"] * 3 + ["panda:m"]},
            "Anna took truck 1: +2🪙, 🐼♀→E5 (full, +2🪙, young in the barn).",
        ),
        (
            ["take 1", "place panda:f E5"],
            {"trucks": TRUCK, "E5": ["panda"] * 4, "bank": 1},
            "Anna took truck 1: +2🪙, 🐼♀→E5 (full, +1🪙, the bank could not pay all 2).",
        ),
        (
            ["take 1", "place panda:f E5"],
            {"trucks": TRUCK, "E5": ["panda"] * 4, "bank": 0},
            "Anna took truck 1: +2🪙, 🐼♀→E5 (full, the bank is empty).",
        ),
        (["take 1"], {"trucks": [["coin"], [], []]}, "Anna took truck 1: +1🪙."),
        (["move zebra barn E5"], {"barn": ["zebra"]}, "Anna moved 🦓 barn→E5."),
        (
            ["move panda:f barn E4"],
            {"barn": ["panda:f"], "E4": ["panda", "panda:m"]},
            "Anna moved 🐼♀ barn→E4 (young, full, +1🪙).",
        ),
        (["buy 2 panda E5"], {"coins": 2}, "Anna bought from Ben: 🐼→E5."),
        (["discard stall:snack"], {"barn": ["stall:snack"], "coins": 2}, "Anna discarded 🌭."),
        (["expand"], {"coins": 3}, "Anna built X1."),
        (
            ["exchange E5 barn camel"],
            {"E5": ["panda"] * 2, "barn": ["camel:m", "camel:f"]},
            "Anna exchanged E5 🐼×2 ⇄ barn 🐪×2 (young).",
        ),
        (["exchange E5 E4"], {"E5": ["panda"], "E4": ["camel"]}, "Anna exchanged E5 🐼 ⇄ E4 🐪."),
        (["draw"], {}, "Anna drew 🦓."),
        (["draw", "load 2"], {}, "Anna loaded 🦓 on truck 2."),
    ],
)
def test_every_move(moves, keys, says):
    assert told(zoo(moves, **keys))[0] == says


def test_the_end_of_a_round():
    playing = Playing.at(
        {
            "players": 2,
            "trucks": [["coin"], ["zebra", "blocker"], ["blocker"] * 2],
            "taken": {},
            "pile": ["camel"],
        }
    ).press("take 1", "take 2", "place zebra E5")
    assert told(playing)[-2] == "Round 1 is over, Ben begins the next."
    trucks = [["coin"], ["coin", "blocker"], ["panda", "blocker", "blocker"]]
    playing = Playing.at({"players": 2, "trucks": trucks, "pile": ["camel"]}).press("take 1", "take 2")
    assert told(playing)[-2] == "Round 1 is over, 🐼 left the game, Ben begins the next."


def test_the_last_round_is_told_after_the_load():
    position = {"players": 3, "end_pile": ["camel", "panda"]}
    playing = Playing.at(position).press("draw")
    panel = table_panel(playing.table(), EN)
    assert panel.content.endswith("last round 🏁: load 🐪.\n🏁 This is the last round.")
    assert told(playing.press("load 1"))[:2] == ["Anna loaded 🐪 on truck 1.", "🏁 This is the last round."]


def test_every_event_is_told():
    assert set(story._HEARD) == {
        kind
        for kind in vars(happened).values()
        if isinstance(kind, type) and issubclass(kind, happened.Event) and kind is not happened.Event
    }


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_story_of_whole_games(seats):
    """Every sentence comes out in both languages; every truck is one sentence."""
    playing = Playing.fresh(seats, seats=seats).random(Random(seats), 2000)
    taken = sum(row.row.text.startswith("take ") for row in playing.told)
    for words, said in ((EN, " took truck "), (DE, " genommen: ")):
        sentences = story.sentences(playing.table(), standing_events(playing.told), words)
        assert sum(said in sentence for sentence in sentences) == taken
        assert not any("{" in sentence for sentence in sentences)


def test_rows_of_older_rules_are_told_by_their_text():
    playing = Playing.at(TABLE_MD).press("take 2")
    old = [replace(one, events=(), row=replace(one.row, rules_version="0")) for one in playing.told]
    assert story_panel(playing.table(), old, EN).content.splitlines()[0] == "Ben: take 2."
