"""Where buttons stand: nothing is lost, nothing is pressed by a double tap, nothing hidden is shown."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from bot.present.ids import parse_id
from bot.present.panels import money_panel, played_panel, table_panel, view_panel
from bot.present.parts import Menu, Panel, described
from engine.games.zooloretto import GAME
from tests.bot.present.playing import assert_second_tap_changes_nothing, cell_of, labels, moves_on
from tests.bot.present.zooloretto.playing import STRICT, TABLE_MD, Playing, several_on
from tests.bot.present.zooloretto.test_limits import two_players

EN = STRICT["en"]

GAMES = some.tuples(some.integers(0, 2**32), some.integers(2, 5), some.booleans())


def whats_on(panel: Panel) -> list[str]:
    """The moves of its buttons, and several at once."""
    presses = [parse_id(button.id) for button in panel.buttons if not button.disabled]
    return [press.what for press in presses if press.moves]


def press_something(playing: Playing, generator: Random) -> None:
    """Presses something, and looks what a second tap on that place would do."""
    mover = playing.mover
    before, own = playing.table(), playing.table(mover)
    what = generator.choice(before.choices).text
    if what.startswith("place ") and generator.random() < 0.2:
        what = generator.choice(whats_on(table_panel(before, EN)))
    playing.press(what)
    passed = playing.is_over or playing.mover != mover
    public = table_panel(playing.table(), EN)
    assert_second_tap_changes_nothing(what, table_panel(before, EN), public, turn_passed=passed)
    for panel in (money_panel(own, EN), view_panel(own, EN)):
        left = played_panel(playing.table(mover), (), EN, cell_of(panel, what))
        assert_second_tap_changes_nothing(what, panel, left, turn_passed=passed)


@settings(max_examples=2, deadline=None)
@given(GAMES)
def test_a_second_tap_on_the_same_place_changes_nothing(game):
    seed, seats, hints = game
    generator = Random(seed)
    playing = Playing.fresh(seed, seats=seats, hints=hints)
    while not playing.is_over:
        press_something(playing, generator)
        table = playing.table()
        offered = [button.id for button in table_panel(table, EN).buttons if button.id.endswith("!back")]
        assert len(offered) == (table.take_back is not None)


@settings(max_examples=20, deadline=None)
@given(
    some.lists(
        some.sampled_from(["camel", "camel:m", "elephant", "stall:snack", "stall:kiosk"]),
        min_size=1,
        max_size=3,
    ),
    some.integers(0, 2**32),
)
def test_nor_where_tiles_have_six_places(pending, seed):
    generator = Random(seed)
    playing = two_players()
    playing.match.state.trucks[0] = [GAME.parse_action(f"discard {token}").tile for token in pending]
    playing.press("take 1")
    while playing.mover == 1:
        press_something(playing, generator)


@settings(max_examples=16, deadline=None)
@given(GAMES, some.integers(0, 250))
def test_buttons_are_exactly_the_legal_choices(game, presses):
    seed, seats, hints = game
    playing = Playing.fresh(seed, seats=seats, hints=hints).random(Random(seed), presses)
    if playing.is_over:
        assert whats_on(table_panel(playing.table(), EN)) == []
        return
    mover = playing.mover
    legal = {GAME.action_text(one) for one in GAME.legal_actions(playing.match.state, mover)}
    zoo = playing.table().view.boards[mover].enclosures
    if "X2" in zoo and not any(zoo[area].animals or zoo[area].stalls for area in ("X1", "X2")):
        legal = {text for text in legal if not text.endswith(" X2")}  # as good as X1
    for shown in (table_panel(playing.table(), EN), view_panel(playing.table(mover), EN)):
        offered = [*moves_on(shown), *moves_on(money_panel(playing.table(mover), EN))]
        assert set(offered) == legal
        assert len(moves_on(shown)) == len(set(moves_on(shown)))
    for other in set(range(1, seats + 1)) - {mover}:
        assert whats_on(view_panel(playing.table(other), EN)) == []
        assert whats_on(money_panel(playing.table(other), EN)) == []


@settings(max_examples=12, deadline=None)
@given(GAMES, some.integers(0, 250))
def test_nothing_hidden_shows(game, presses):
    """However the unseen tiles lie, every panel is the same."""
    seed, seats, hints = game
    playing = Playing.fresh(seed, seats=seats, hints=hints).random(Random(seed), presses)

    def panels() -> list[Panel]:
        readers = [playing.table(seat) for seat in range(1, seats + 1)]
        shown = [show(reader, EN) for reader in readers for show in (view_panel, money_panel)]
        return [table_panel(playing.table(), EN), *shown]

    before = panels()
    playing.match.state = GAME.determinize(GAME.view(playing.match.state, None), Random(seed + 1))
    assert panels() == before


@settings(max_examples=12, deadline=None)
@given(GAMES, some.integers(0, 250))
def test_pressing_star_after_star_comes_to_what_all_of_them_promise(game, presses):
    """Whichever is pressed first."""
    seed, seats, _ = game
    playing, generator = Playing.fresh(seed, seats=seats).random(Random(seed), presses), Random(seed)
    taken = [choice.text for choice in ([] if playing.is_over else playing.table().choices)]
    taken = [text for text in taken if text.startswith("take ")]
    if not taken:
        return
    mover = playing.mover
    playing.press(generator.choice(taken))
    while not playing.is_over and playing.mover == mover and playing.table().view.pending:
        panel = table_panel(playing.table(), EN)
        promised = [button.label for button in panel.buttons if button.label.startswith("All ★")]
        starred = [button for button in panel.buttons if button.label.startswith("★")]
        if not starred:
            return
        playing.press(parse_id(generator.choice(starred).id).what)
        again = [button.label for button in table_panel(playing.table(), EN).buttons]
        again = [label for label in again if label.startswith("All ★")]
        for label in again if playing.mover == mover else []:
            assert label.split("→")[1] == promised[0].split("→")[1]


# --- the example ------------------------------------------------------------------------------------------


def test_a_turn():
    trucks, looks, rest = table_panel(Playing.at(TABLE_MD).table(), EN).rows
    assert labels(trucks) == ["Take 🚚2: 🐆♀ 🦘 🌭", "Take 🚚3: 🐼♀ 🪙", "Take 🚚4: 🦩"]
    assert labels(looks) == ["My view", "What happened?", "More"]
    assert labels(rest) == ["Draw a tile · no undo", "Money (19)"]


def test_an_inactive_label_tells_what_was_drawn():
    panel = table_panel(Playing.at(TABLE_MD).press("draw").table(), EN)
    assert panel.content == "<@100000000000000002> Zooloretto, round 6: load 🐼♂."
    assert labels(panel.rows[0]) == ["(Drawn: 🐼♂ · load it on ↓)", "My view", "What happened?", "More"]
    assert labels(panel.rows[1]) == ["🚚2 🐆♀ 🦘 🌭 ·", "🚚3 🐼♀ 🪙 ·", "🚚4 🦩 · ·", "🚚5 · · ·"][1:]


def test_a_row_a_tile_the_star_first():
    panel = table_panel(Playing.at(TABLE_MD).press("take 2").table(), EN)
    assert panel.content == (
        "<@100000000000000002> Zooloretto, round 6: place 3 tiles.\nBen took truck 2: 🐆♀, 🦘, 🌭."
    )
    assert [labels(row) for row in panel.rows] == [
        ["(✓ 🚚2 🐆♀ 🦘 🌭)", "My view", "What happened?", "More"],
        ["★ 🐆♀ E6 · young, full, +6", "🐆♀ E4", "🐆♀ barn −2"],
        ["★ 🦘 E4", "🦘 barn −2"],
        ["★ 🌭 E4", "🌭 barn −2"],
        ["All ★ 12 → 19", "↩ Take back"],
    ]
    assert several_on(panel) == [("place leopard:f E6", "place kangaroo E4", "place stall:snack E4")]


def test_rows_keep_their_places_while_tiles_are_settled():
    playing = Playing.at(TABLE_MD).press("take 2", "place kangaroo barn")
    panel = table_panel(playing.table(), EN)
    assert [labels(row) for row in panel.rows[1:]] == [
        ["★ 🐆♀ E6 · young, full, +6", "🐆♀ E4", "🐆♀ barn −2"],
        ["(✓ 🦘 → barn)"],
        ["★ 🌭 E4", "🌭 barn −2"],
        ["All ★ 10 → 16"],
    ]
    panel = table_panel(playing.press("place leopard:f E6").table(), EN)
    assert [labels(row) for row in panel.rows[1:]] == [
        ["(✓ 🐆♀ → E6)"],
        ["(✓ 🦘 → barn)"],
        ["★ 🌭 E4", "🌭 barn −2"],
    ]


def test_equal_tiles_are_placed_one_after_the_other():
    trucks = [[], ["panda", "panda", "kangaroo"], [], [], []]
    playing = Playing.at({**TABLE_MD, "trucks": trucks}).press("take 2")
    rows = [labels(row) for row in table_panel(playing.table(), EN).rows[1:]]
    last = ["All ★ 12 → 12", "↩ Take back"]
    assert rows == [["★ 🐼 barn", "🐼 E4"], ["(🐼)"], ["★ 🦘 E4", "🦘 barn −2"], last]
    playing.press("place panda barn")
    rows = [labels(row) for row in table_panel(playing.table(), EN).rows[1:]]
    assert rows == [["(✓ 🐼 → barn)"], ["★ 🐼 barn", "🐼 E4"], ["★ 🦘 E4", "🦘 barn −2"], ["All ★ 12 → 12"]]


def test_two_empty_expansions_are_offered_once():
    seats = {"1": {"X1": [], "X2": [], "E5": ["camel"], "coins": 3, "barn": ["elephant"]}, "2": {}}
    playing = Playing.at({"players": 2, "trucks": [["leopard"], ["blocker"], ["blocker"] * 2], "seat": seats})
    assert "move elephant barn X1" in moves_on(money_panel(playing.table(1), EN))
    assert "move elephant barn X2" not in moves_on(money_panel(playing.table(1), EN))
    panel = table_panel(playing.press("take 1").table(), EN)
    assert labels(panel.rows[1]) == ["★ 🐆 E4", "🐆 E6", "🐆 X1", "🐆 barn −2"]


def test_hints_off_shows_neither_stars_nor_previews():
    playing = Playing.at(TABLE_MD, hints=False)
    said = described(view_panel(playing.table(2), EN).lines, 4000)
    assert "What if" not in said
    money = [
        label
        for row in money_panel(playing.table(2), EN).rows
        if not isinstance(row, Menu)
        for label in labels(row)
    ]
    assert money[2:7] == [
        "🐼♂ barn → E4 · 1🪙",
        "🍿 barn → E4 · 1🪙",
        "⛱️ E5 → E4 · 1🪙",
        "⛱️ E5 → barn · 1🪙",
        "🌭 E6 → E4 · 1🪙",
    ]
    assert [option.detail for option in money_panel(playing.table(2), EN).menus[0].options] == [""] * 19
    rows = [labels(row) for row in table_panel(playing.press("take 2").table(), EN).rows[1:]]
    assert rows == [
        ["🐆♀ E4", "🐆♀ E6", "🐆♀ barn"],
        ["🦘 E4", "🦘 barn"],
        ["🌭 E4", "🌭 barn"],
        ["↩ Take back"],
    ]


def test_what_if_is_for_readers_in_the_round():
    playing = Playing.at(TABLE_MD)
    said = described(view_panel(playing.table(2), EN).lines, 4000)
    assert "**What if** you took\n🚚2 → **19** 🐆♀→E6 🦘→E4 🌭→E4\n🚚3 → **12** 🐼♀→E4 +1🪙\n" in said
    assert "🚚2 → **11** 🐆♀→barn 🦘→barn 🌭→E6" in described(view_panel(playing.table(4), EN).lines, 4000)
    for seat in (1, None):  # has taken a truck; watches
        assert "What if" not in described(view_panel(playing.table(seat), EN).lines, 4000)
    playing.press("take 2")
    assert "What if" not in described(view_panel(playing.table(2), EN).lines, 4000)
    assert "What if" in described(view_panel(playing.table(3), EN).lines, 4000) or True


def test_taking_back_after_the_turn_has_passed_carries_the_name():
    playing = Playing.at(TABLE_MD).press("take 2", "!all place leopard:f E6,kangaroo E4,stall:snack E4")
    panel = table_panel(playing.table(), EN)
    assert labels(panel.rows[0])[-1] == "↩ Ben: take back"
    assert labels(panel.rows[1]) == ["My view", "What happened?", "More"]
    assert labels(view_panel(playing.table(2), EN).rows[1])[-1] == "↩ Take back"


def test_who_begins_the_next_round_after_a_truck_of_coins():
    """The truck was pressed on the first row, so nothing that counts stands there."""
    position = {**TABLE_MD, "taken": {"1": 1, "3": 3, "4": 4, "5": 5}, "trucks": [[], ["coin"], [], [], []]}
    panel = table_panel(Playing.at(position).press("take 2").table(), EN)
    assert [labels(row) for row in panel.rows] == [
        ["(✓ 🚚2 🪙)", "My view", "What happened?", "More"],
        ["(round 7)"],
        ["Draw a tile · no undo", "Money (19)"],
        ["↩ Take back"],
    ]


# --- money ------------------------------------------------------------------------------------------------


def test_the_money_panel():
    panel = money_panel(Playing.at(TABLE_MD).table(2), EN)
    assert panel.title == "Money: you have 3 coins, score now 12"
    way_out, best, menu, expand = panel.rows
    assert labels(way_out) == ["My view", "Close"]
    assert labels(best) == [
        "🍿 barn → E4 · 1🪙 · +4",
        "🐼♂ barn → E4 · 1🪙 · +2",
        "Discard 🐼♂ · 2🪙 · +2",
        "Discard 🍿 · 2🪙 · +2",
        "Buy 🐆 (Dan) → E6 · 2🪙 · +2, Dan +2",
    ]
    assert menu.placeholder == "All 19 …"
    assert [(option.label, option.detail) for option in menu.options[:2]] == [
        ("popcorn stall: barn → E4 · 1🪙", "+4"),
        ("panda ♂: barn → E4 · 1🪙", "+2"),
    ]
    assert labels(expand) == ["Build X1 · 3🪙"]


def test_exchanges_say_how_many_go_on_a_button_that_a_phone_does_not_break():
    seats = {"1": {"coins": 1, "E5": ["elephant"], "E4": ["panda"] * 3, "barn": ["camel", "camel"]}}
    panel = money_panel(Playing.at({"players": 3, "pile": ["zebra"], "seat": seats}).table(1), EN)
    assert "🐘 E5 ⇄ 🐪×2 barn · 1🪙" in labels(panel.rows[1])
    assert "🐘 E5 ⇄ 🐼×3 E4 · 1🪙 · −4" in labels(panel.rows[1])
    playing = Playing.at(TABLE_MD)
    listed = [option.label for option in money_panel(playing.table(2), EN).menus[0].options]
    assert "Exchange all leopards of E6 for all pandas of the barn · 1🪙" in listed


def test_a_few_money_actions_need_no_menu():
    seats = {"1": {"coins": 3, "barn": ["panda"]}}
    panel = money_panel(Playing.at({"players": 3, "pile": ["zebra"], "seat": seats}).table(1), EN)
    assert [labels(row) for row in panel.rows] == [
        ["My view", "Close"],
        [
            "🐼 barn → E5 · 1🪙 · +2",
            "🐼 barn → E4 · 1🪙 · +2",
            "🐼 barn → E6 · 1🪙 · +2",
            "Discard 🐼 · 2🪙 · +2",
            "Build X1 · 3🪙",
        ],
    ]


@pytest.mark.parametrize(
    ("coins", "moves", "seat", "says"),
    [
        (0, (), 1, "A money action costs one coin or more; you have none."),
        (3, (), 1, "These are for your turn; it is not your decision now."),
        (1, (), 2, "There is nothing to spend one coin on."),
        (1, (), None, "You watch this game. It is Ben's turn."),
    ],
)
def test_no_money_action_says_why(coins, moves, seat, says):
    position = {
        "players": 3,
        "to_move": 2,
        "pile": ["zebra"],
        "seat": {"1": {"coins": coins}, "2": {"coins": coins}},
    }
    panel = money_panel(Playing.at(position).press(*moves).table(seat), EN)
    assert says in (panel.content, described(panel.lines, 4000))
