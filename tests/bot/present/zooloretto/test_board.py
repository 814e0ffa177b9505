"""The board itself, to the letter, in both languages; sums; the end."""

from __future__ import annotations

from copy import deepcopy
from random import Random

import pytest

from bot.present.panels import card_panel, result_panel, sums_panel, table_panel, view_panel
from bot.present.parts import described
from bot.present.presenter import presenter_of
from engine.games.zooloretto.components import COMPONENTS
from tests.bot.present.zooloretto.playing import FIVE, GAME, STRICT, TABLE_MD, Playing

EN = STRICT["en"]

BOARDS = {
    "en": """\
🚚2 🐆♀ 🦘 🌭
🚚3 🐼♀ 🪙 ·
🚚4 🦩 · ·
🚚5 · · ·
**Tiles** 26 🏁 15 · **bank** 20🪙

▶ **Ben** · 3🪙 · 12 points
`E5` 🐘 5/5 [⛱️] = 8
`E4` 0/4 [· ·]
`E6` 🐆 4/6 ♂ [🌭] = 4
`X1` not built (3🪙)
Stalls 🌭 ⛱️ = 4
Barn 🐼♂ 🍿 = −4

**Cleo** · 0🪙 · 16 points
🦩3/5🌭 🐒4/4 🐘5/6
**Dan** · 1🪙 · 8 points
🦓5/5 🐼3/4 🦩3/6 🐪2/5 · barn 🐆 🌭
**Eve** · 4🪙 · 10 points
🐒2/5 🦘3/4 🐪4/6⛱️
**Anna** · 1🪙 · 12 points · 🚚1
🐼4/5 🦓4/4 🐪2/6🍎 · barn 🦘""",
    "de": """\
🚚2 🐆♀ 🦘 🌭
🚚3 🐼♀ 🪙 ·
🚚4 🦩 · ·
🚚5 · · ·
**Plättchen** 26 🏁 15 · **Bank** 20🪙

▶ **Ben** · 3🪙 · 12 Punkte
`E5` 🐘 5/5 [⛱️] = 8
`E4` 0/4 [· ·]
`E6` 🐆 4/6 ♂ [🌭] = 4
`X1` nicht gebaut (3🪙)
Stände 🌭 ⛱️ = 4
Stall 🐼♂ 🍿 = −4

**Cleo** · 0🪙 · 16 Punkte
🦩3/5🌭 🐒4/4 🐘5/6
**Dan** · 1🪙 · 8 Punkte
🦓5/5 🐼3/4 🦩3/6 🐪2/5 · Stall 🐆 🌭
**Eve** · 4🪙 · 10 Punkte
🐒2/5 🦘3/4 🐪4/6⛱️
**Anna** · 1🪙 · 12 Punkte · 🚚1
🐼4/5 🦓4/4 🐪2/6🍎 · Stall 🦘""",
}


def lines_of(panel) -> list[str]:
    """What is said, with empty lines as such."""
    return described(panel.lines, 4000).replace("\u200b", "").splitlines()


@pytest.mark.parametrize("language", BOARDS)
def test_the_board(language):
    panel = table_panel(Playing.at(TABLE_MD).table(), STRICT[language])
    assert lines_of(panel)[:-2] == BOARDS[language].splitlines()


def test_a_reader_sees_their_own_zoo_closely_and_others_in_turn():
    lines = lines_of(view_panel(Playing.at(TABLE_MD).table(5), EN))
    assert lines[6:13] == [
        "**Eve** · 4🪙 · 10 points",
        "`E5` 🐒 2/5 [·] = 0",
        "`E4` 🦘 3/4 [· ·] = 4",
        "`E6` 🐪 4/6 [⛱️] = 4",
        "`X1` not built (3🪙)",
        "Stalls ⛱️ = 2",
        "Barn empty",
    ]
    heads = [line for line in lines if "points" in line and not line.startswith("`")]
    assert [head.split("**")[1] for head in heads] == ["Eve", "Ben", "Cleo", "Dan", "Anna"]


def test_any_zoo_can_be_shown_closely():
    lines = lines_of(view_panel(Playing.at(TABLE_MD).table(5), EN, zoo=4))
    assert lines[6:9] == ["**Dan** · 1🪙 · 8 points", "`E5` 🦓 5/5 [·] = 8", "`E4` 🐼 3/4 [· ·] = 4"]
    assert "🐒2/5 🦘3/4 🐪4/6⛱️" in lines


def test_two_players_their_blocked_spaces_and_expansions():
    trucks = [["panda", "panda:m"], ["coin", "blocker"], ["blocker", "blocker"]]
    zoo = {"X1": ["leopard:m"], "barn": ["camel", "camel", "camel:m"], "coins": 1}
    position = {"players": 2, "trucks": trucks, "pile": ["camel"], "seat": {"1": zoo}}
    lines = lines_of(table_panel(Playing.at(position).table(), EN))
    assert lines[:4] == ["🚚1 🐼 🐼♂ ·", "🚚2 🪙 ·", "🚚3 ·", "**Tiles** 1 🏁 0 · **bank** 26🪙"]
    assert lines[5:13] == [
        "▶ **Anna** · 1🪙 · −2 points",
        "`E5` 0/5 [·]",
        "`E4` 0/4 [· ·]",
        "`E6` 0/6 [·]",
        "`X1` 🐆 1/5 ♂ [·] = 0",
        "`X2` not built (3🪙)",
        "Barn 🐪×2 🐪♂ = −2",
        "",
    ]
    assert lines[13:15] == ["**Ben** · 2🪙 · 0 points", "0/5 0/4 0/6"]


def test_what_a_full_barn_costs_stands_beside_a_tile():
    barn = ["camel", "camel", "camel:m", "elephant", "elephant", "elephant:f", "leopard", "leopard", "zebra"]
    position = {"players": 2, "pile": ["camel"], "seat": {"1": {"barn": barn}}}
    lines = lines_of(table_panel(Playing.at(position).table(), EN))
    place = next(place for place, line in enumerate(lines) if line.startswith("Barn "))
    assert lines[place : place + 3] == ["Barn 🐪×2 🐪♂ 🐘×2 🐘♀ 🐆×2", "🦓 = −8", ""]


def test_the_last_round():
    position = {**TABLE_MD, "pile": [], "end_pile": ["zebra"] * 14, "last_round": True}
    panel = table_panel(Playing.at(position).table(), EN)
    assert panel.title == "Zooloretto · last round 🏁"
    assert "**Tiles** 0 🏁 14 · **bank** 20🪙" in panel.lines


def test_the_card_in_the_channel():
    assert card_panel(Playing.at(TABLE_MD).table(), EN).content.splitlines()[0] == (
        "Zooloretto · Anna 12 · Ben 12 · Cleo 16 · Dan 8 · Eve 10 · round 6"
    )


def test_sums_of_nothing_are_nothing():
    position = {"players": 2, "pile": ["camel"], "seat": {"1": {"coins": 1}}}
    assert lines_of(sums_panel(Playing.at(position).table(1), EN)) == [
        "**Ben 0** · 2 coins",
        "**Anna 0** · one coin",
    ]


def test_sums():
    """Lines end between the items only."""
    lines = lines_of(sums_panel(Playing.at(TABLE_MD).table(2), EN))
    assert [line.replace("\u00a0", "_").replace("\u2060", "|") for line in lines] == [
        "**Cleo 16** · 0 coins",
        "E5_🦩_with_stall_3, E4_🐒_full_5, E6_🐘_one_free_6, stalls_🌭_2",
        "**Ben 12** · 3 coins",
        "E5_🐘_full_8, E6_🐆_with_stall_4, stalls_⛱️|🌭_4, barn_🐼|🍿_−4",
        "**Anna 12** · one coin",
        "E5_🐼_one_free_5, E4_🦓_full_5, E6_🐪_with_stall_2, stalls_🍎_2, barn_🦘_−2",
        "**Eve 10** · 4 coins",
        "E5_🐒_no_stall_0, E4_🦘_one_free_4, E6_🐪_with_stall_4, stalls_⛱️_2",
        "**Dan 8** · one coin",
        "E5_🦓_full_8, E4_🐼_one_free_4, E6_🦩_no_stall_0, X1_🐪_no_stall_0, barn_🐆|🌭_−4",
    ]


# --- the end ----------------------------------------------------------------------------------------------


def last_truck(**zoos: object) -> Playing:
    """Anna takes the last truck of the game, which holds a coin."""
    position = {
        "players": 3,
        "last_round": True,
        "taken": {"2": 2, "3": 3},
        "trucks": [["coin"], [], []],
        "seat": {str(seat): zoo for seat, zoo in zip((1, 2, 3), zoos.values(), strict=True)},
    }
    return Playing.at(position, people=FIVE)


def test_the_end_with_every_sum():
    playing = last_truck(a={"E5": ["panda"] * 5, "coins": 1}, b={"barn": ["zebra"]}, c={"E4": ["camel"] * 3})
    panel = result_panel(playing.press("take 1").table(), EN)
    assert panel.content.endswith("🏆 Zooloretto: Anna wins, Anna 8, Cleo 4, Ben −2.")
    assert [line.replace("\u00a0", " ") for line in lines_of(panel)[:6]] == [
        "**1. Anna 8** · 2 coins",
        "E5 🐼 full 8",
        "**2. Cleo 4** · 2 coins",
        "E4 🐪 one free 4",
        "**3. Ben −2** · 2 coins",
        "barn 🦓 −2",
    ]
    assert table_panel(playing.table(), EN).content == "🏆 Zooloretto: Anna wins, Anna 8, Cleo 4, Ben −2."


def test_when_it_is_over_only_the_zoos_are_left():
    playing = last_truck(a={"E5": ["panda"] * 5, "coins": 1}, b={"barn": ["zebra"]}, c={"E4": ["camel"] * 3})
    lines = lines_of(table_panel(playing.press("take 1").table(), EN))
    assert lines[1:] == [
        "**Anna** · 2🪙 · 8 points",
        "🐼5/5 0/4 0/6",
        "**Cleo** · 2🪙 · 4 points",
        "0/5 🐪3/4 0/6",
        "**Ben** · 2🪙 · −2 points",
        "0/5 0/4 0/6 · barn 🦓",
    ]


def test_coins_decide_a_tie():
    playing = last_truck(a={"E4": ["panda"] * 4, "coins": 4}, b={"E4": ["zebra"] * 4}, c={})
    panel = result_panel(playing.press("take 1").table(), EN)
    assert "Anna wins after a tie, Anna 5, Ben 5, Cleo 0." in panel.content
    assert lines_of(panel)[0] == "**1. Anna 5** · 5 coins"
    assert "Equal points: the coins decide." in lines_of(panel)


def test_a_shared_victory():
    playing = last_truck(a={"E4": ["panda"] * 4, "coins": 1}, b={"E4": ["zebra"] * 4, "coins": 2}, c={})
    panel = result_panel(playing.press("take 1").table(), EN)
    assert "Anna, Ben share the victory, Anna 5, Ben 5, Cleo 0." in panel.content
    assert [line[:4] for line in lines_of(panel) if line.startswith("**")] == ["**1.", "**1.", "**3."]


def test_an_aborted_sum_has_no_places():
    playing = Playing.fresh(2, seats=4).random(Random(2), 40)
    assert all(not line.startswith("**1.") for line in lines_of(sums_panel(playing.table(1), EN)))


def test_the_price_on_the_board_is_that_of_the_box():
    position = deepcopy(TABLE_MD)
    assert (
        f"`X1` not built ({COMPONENTS.prices.expand}🪙)"
        in table_panel(Playing.at(position).table(), EN).lines
    )


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({}, []),
        ({"partial_bonus": "none"}, ["a bank that cannot pay all pays nothing"]),
        ({"stall_to_barn": False}, ["no stall moves into the barn"]),
    ],
)
def test_a_lobby_lists_what_differs_from_the_plain_game(options, said):
    assert presenter_of("zooloretto").options(GAME.options(options), EN) == said
