"""Where buttons stand: nothing is lost, nothing is pressed by a double tap, nothing hidden is shown."""

from copy import deepcopy
from dataclasses import replace
from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as some

from bot.present.duell.hints import Hints
from bot.present.duell.moves import LABEL_WIDTH, label
from bot.present.duell.orders import orders
from bot.present.ids import Verb, parse_id
from bot.present.panels import (
    choices_for_command,
    discard_panel,
    money_panel,
    more_panel,
    played_panel,
    refusal_panel,
    rules_panel,
    table_panel,
    view_panel,
)
from bot.present.parts import Menu, Row, described
from bot.present.presenter import presenter_of
from bot.present.text import columns
from bot.tables import Refused
from engine.games.duell import GAME
from engine.games.duell.events import MinusPointTaken
from engine.games.duell.kinds import DuellRefusal
from tests.bot.present.playing import (
    STRICT,
    TABLE_MD,
    Playing,
    assert_second_tap_changes_nothing,
    cell_of,
    changes_of,
    labels,
    moves_on,
)

EN, DE = STRICT["en"], STRICT["de"]

GAMES = some.tuples(some.integers(0, 2**32), some.booleans(), some.booleans())


@pytest.mark.parametrize("language", STRICT)
@settings(max_examples=3, deadline=None)
@example((225804, False, False))  # a gift after a gift
@given(GAMES)
def test_a_second_tap_on_the_same_place_changes_nothing(language, game):
    seed, expert, hints = game
    generator, words = Random(seed), STRICT[language]
    playing = Playing.fresh(seed, {"expert": expert}, hints=hints)
    while not playing.is_over:
        mover = playing.mover
        public, private = table_panel(playing.table(), words), view_panel(playing.table(mover), words)
        money = money_panel(playing.table(mover), words)
        table = playing.table(mover)
        move = GAME.action_text(GAME.random_action(playing.match.state, mover, generator))
        playing.press(move)
        passed = playing.is_over or playing.mover != mover
        after = table_panel(playing.table(), words)
        assert_second_tap_changes_nothing(move, public, after, turn_passed=passed)
        for one in (private, money, refusal_panel(Refused(DuellRefusal.NO_MINUS_POINTS, table), words)):
            left = played_panel(playing.table(mover), (), words, cell_of(one, move))
            assert_second_tap_changes_nothing(move, one, left, turn_passed=passed)


@settings(max_examples=3, deadline=None)
@given(GAMES)
def test_taking_back_always_has_a_button(game):
    seed, expert, hints = game
    generator = Random(seed)
    playing = Playing.fresh(seed, {"expert": expert}, hints=hints)
    while not playing.is_over:
        table = playing.table()
        offered = [what for row in table_panel(table, EN).rows for what in changes(row) if what == "!back"]
        assert len(offered) == (table.take_back is not None)
        playing.random(generator, 1)


def changes(row: Row) -> list[str]:
    return [] if isinstance(row, Menu) else changes_of(row)


@settings(max_examples=12, deadline=None)
@given(GAMES, some.integers(0, 150))
def test_buttons_are_exactly_the_legal_choices(game, presses):
    seed, expert, hints = game
    playing = Playing.fresh(seed, {"expert": expert}, hints=hints).random(Random(seed), presses)
    if playing.is_over:
        assert moves_on(table_panel(playing.table(), EN)) == []
        return
    legal = [GAME.action_text(one) for one in GAME.legal_actions(playing.match.state, playing.mover)]
    other = 3 - playing.mover
    for shown in (table_panel(playing.table(), EN), view_panel(playing.table(playing.mover), EN)):
        offered = moves_on(shown)
        if any(parse_id(button.id).verb is Verb.MONEY for button in shown.buttons):
            offered += moves_on(money_panel(playing.table(playing.mover), EN))
        assert sorted(offered) == sorted(legal)
    assert moves_on(view_panel(playing.table(other), EN)) == []
    assert moves_on(money_panel(playing.table(other), EN)) == []


@settings(max_examples=12, deadline=None)
@given(some.integers(0, 2**32), some.integers(0, 150))
def test_nothing_hidden_shows(seed, presses):
    """However the unseen cards lie, every panel is the same."""
    playing = Playing.fresh(seed).random(Random(seed), presses)
    panels = [
        table_panel(playing.table(), EN),
        view_panel(playing.table(1), EN),
        money_panel(playing.table(2), EN),
    ]
    playing.match.state = GAME.determinize(GAME.view(playing.match.state, None), Random(seed + 1))
    dealt_anew = [
        table_panel(playing.table(), EN),
        view_panel(playing.table(1), EN),
        money_panel(playing.table(2), EN),
    ]
    assert dealt_anew == panels


def test_a_turn():
    playing = Playing.at(TABLE_MD)
    first, second = table_panel(playing.table(), EN).rows
    assert labels(first) == [
        "Draw a card · no undo",
        "Take 🚚2: 🐅🟧 🐻⚡ · gift, tie, 🏅",
        "Take 🚚3: hyena⚡",
    ]
    assert labels(second) == ["My view", "Discard (9)", "What happened?", "More"]


@pytest.mark.parametrize(("language", "label"), [("en", "Remind Anna"), ("de", "Anna erinnern")])
def test_who_waits_can_remind_the_player_to_move(language, label):
    words, playing = STRICT[language], Playing.at(TABLE_MD)
    for show in (view_panel, more_panel):
        assert label in [button.label for button in show(playing.table(2), words).buttons]
        for reader in (playing.table(1), playing.table()):  # who is to move; who watches
            assert not any(button.id.endswith("!nudge") for button in show(reader, words).buttons)


@pytest.mark.parametrize(("language", "label"), [("en", "How to read this"), ("de", "So liest man das")])
def test_the_private_view_explains_the_board(language, label):
    words, table = STRICT[language], Playing.at(TABLE_MD).table(1)
    panel = view_panel(table, words)
    assert panel.title == {"en": "Your view · round 7", "de": "Deine Ansicht · Runde 7"}[language]
    (button,) = [button for button in panel.buttons if button.label == label]
    topic = parse_id(button.id).argument
    assert topic in presenter_of("duell").topics()
    page = rules_panel("duell", topic, words, subject=table.match_id, number=table.number, table=table)
    assert {"en": "Reading the board", "de": "Den Spielplan lesen"}[language] in page.title
    assert f"z:abcd2345:{table.number}:!view" in [button.id for button in page.buttons]


@pytest.mark.parametrize("moves", [(), ("draw",), ("take 2",)])
def test_who_does_not_decide_has_no_move_on_the_own_panel(moves):
    """Neither the player who waits nor a spectator, whatever the public table offers."""
    playing = Playing.at(TABLE_MD).press(*moves)
    waiting = playing.table(3 - playing.mover)
    for reader in (waiting, replace(playing.table(), seat=None)):
        panel = view_panel(reader, EN)
        assert moves_on(panel) == []
        assert not any(button.disabled for button in panel.buttons)


def test_a_drawn_card_stands_where_draw_was_before_the_trucks():
    playing = Playing.at(TABLE_MD).press("draw")
    panel = table_panel(playing.table(), EN)
    assert panel.content == "<@100000000000000001> Duell, round 7: load 🐻."
    assert labels(panel.rows[0]) == ["(Drawn: 🐻 · load it on →)", "🚚1 ·", "🚚3 hyena⚡ ·"]
    assert labels(panel.rows[1]) == ["My view", "Discard (9)", "What happened?", "More"]


def test_the_order_is_asked_below_what_was_pressed():
    panel = table_panel(Playing.at(TABLE_MD).press("take 2").table(), EN)
    assert panel.content.startswith("<@100000000000000001> Duell, round 7: which first? 🐅🟧 brings a gift.")
    assert [labels(row) for row in panel.rows] == [
        ["(✓ 🚚2 🐅🟧 🐻⚡)"],
        ["★ 🐅🟧 · gift, 🏅 +4 pts", "🐻⚡ · tie, Ben −1"],
        ["My view", "Discard (9)", "What happened?", "More", "↩ Take back"],
    ]


def test_a_gift_shows_the_best_first():
    panel = table_panel(Playing.at(TABLE_MD).press("take 2", "place tiger:square").table(), EN)
    looks, done, first, second = panel.rows
    assert labels(looks) == ["My view", "Discard (9)", "What happened?", "More", "↩ Take back"]
    assert labels(done) == ["(✓ 🐅🟧)"]
    assert labels(first)[:2] == ["★ 🐻 · 🏅 +4 pts, Ben −1", "★ 🐻❤️ · young, 🏅 +4 pts, Ben −1"]
    assert (len(first), len(second)) == (5, 4)


def test_a_gift_right_after_the_truck_stands_below_it():
    """And one after that above both rows, where five buttons have room."""
    trucks = [[], ["tiger:square"], []]
    playing = Playing.at({**TABLE_MD, "trucks": trucks}).press("take 2")
    done, first, second, looks = table_panel(playing.table(), EN).rows
    assert labels(done) == ["(✓ 🚚2 🐅🟧)"]
    assert (len(first), len(second)) == (5, 4)
    assert labels(looks)[0] == "My view"


def test_hints_off_shows_neither_stars_nor_previews():
    table = Playing.at(TABLE_MD, hints=False).press("take 2", "place tiger:square").table()
    panel = table_panel(table, EN)
    gifts = [label for row in panel.rows[2:] for label in labels(row)]
    assert sorted(gifts) == sorted(
        ["🦍⚡", "🦬", "🦬⚡", "antelope", "🐻", "🐻❤️", "hyena", "red🥨", "green🍦"]
    )
    assert moves_on(panel) == [choice.text for choice in table.choices]


def test_taking_back_after_the_turn_has_passed_carries_the_name():
    playing = Playing.at(TABLE_MD).press("take 2", "place tiger:square", "donate bear:heart")
    panel = table_panel(playing.table(), EN)
    assert labels(panel.rows[0]) == ["Draw a card · no undo", "Take 🚚3: hyena⚡", "Steal / clear · 2🪙"]
    assert labels(panel.rows[1])[-1] == "↩ Anna: take back"
    assert labels(view_panel(playing.table(1), EN).rows[1])[-1] == "↩ Take back"
    assert not any("back" in button.label for button in view_panel(playing.table(2), EN).buttons)
    assert not any(
        "back" in button.label for button in view_panel(replace(playing.table(), seat=None), EN).buttons
    )


@pytest.mark.parametrize("language", STRICT)
def test_the_money_panel_offers_steals_and_clearing(language):
    playing = Playing.at(TABLE_MD).press("take 3")
    panel = money_panel(playing.table(2), STRICT[language])
    assert sorted(moves_on(panel)) == sorted(
        choice.text for choice in playing.table(2).choices if choice.text.split()[0] in ("steal", "clear")
    )
    assert panel.title in ("Money: you have 2 coins", "Geld: Du hast 2 Münzen")


@pytest.mark.parametrize(
    ("moves", "seat", "says"),
    [
        ((), 1, "A money action costs 2 coins; you have 1."),
        ((), 2, "These are for your turn; it is not your decision now."),
        ((), None, "You watch this game. It is Anna's turn."),
    ],
)
def test_no_money_action_says_why(moves, seat, says):
    panel = money_panel(Playing.at(TABLE_MD).press(*moves).table(seat), EN)
    assert says in (panel.content, described(panel.lines, 4000))


def test_the_next_turn_of_the_same_player_is_on_the_other_row():
    """Where a truck was pressed now stands what only shows something."""
    trucks = [[], ["tiger:square"], ["hyena:lightning"]]
    playing = Playing.at({**TABLE_MD, "trucks": trucks}).press("take 3", "draw", "load 2")
    looks, turn, back = table_panel(playing.table(), EN).rows
    assert labels(looks) == ["(✓ 🐻 → 🚚2)", "My view", "Discard (9)", "What happened?", "More"]
    assert labels(turn)[0] == "Draw a card · no undo"
    assert labels(back) == ["↩ Take back"]
    takes, looks = table_panel(playing.press("draw").table(), EN).rows  # only one truck had a place
    assert labels(takes)[0] == "Take 🚚1: hyena"
    assert labels(looks)[0] == "(✓ hyena → 🚚1)"


@pytest.mark.parametrize("language", STRICT)
def test_the_draw_that_begins_the_last_round_says_so_afterwards_too(language):
    playing = Playing.at({**TABLE_MD, "pile": ["bison"] * 5})
    drawn = {
        "en": "(Drawn: 🦬 · 🏁 last round · load it on →)",
        "de": "(Gezogen: 🦬 · 🏁 letzte Runde · aufladen auf →)",
    }
    panel = table_panel(playing.press("draw").table(), STRICT[language])
    assert labels(panel.rows[0])[0] == drawn[language]


def test_the_expert_game_offers_to_discard_the_drawn_card():
    playing = Playing.at({**TABLE_MD, "options": {"expert": True}, "trucks": [[], [], []]}).press("draw")
    panel = table_panel(playing.table(), EN)
    assert labels(panel.rows[0])[1:] == ["🚚1 ·", "🚚2 · ·", "🚚3 · ·", "Discard it · 1🪙"]
    assert choices_for_command(playing.table(1), "dump", "", EN) == [("discard bear", "dump")]
    assert choices_for_command(playing.table(1), "draw", "", EN) == []
    assert choices_for_command(playing.table(1), "unheard-of", "", EN) == []
    playing.press("dump")
    assert "Anna drew 🐻 and paid to discard it." in table_panel(playing.table(), EN).content


def test_nothing_to_buy_and_nothing_discarded():
    poor = {"coins": 4, "animals": {}}
    position = {**TABLE_MD, "discard": [], "seat": {"1": poor, "2": poor}}
    table = Playing.at(position).table(1)
    assert described(money_panel(table, EN).lines, 4000) == "There is nothing to steal and nothing to clear."
    assert described(discard_panel(table, EN).lines, 4000) == "The discard pile is empty."
    assert "**Pile** 2, then 🏁 and 5 · **discard** 0" in table_panel(table, EN).lines


# --- what labels say --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({}, {"en": "Draw a card · no undo", "de": "Karte ziehen · endgültig"}),
        (
            {"pile": ["bison"] * 5},
            {
                "en": "Draw a card · 🏁 last round · no undo",
                "de": "Karte ziehen · 🏁 letzte Runde · endgültig",
            },
        ),
        ({"pile": ["bison"] * 5, "final_round": True}, {"en": "Draw a card · no undo"}),
    ],
)
def test_drawing_says_when_it_begins_the_last_round(change, says):
    table = Playing.at({**TABLE_MD, **change}).table()
    for language, said in says.items():
        assert labels(table_panel(table, STRICT[language]).rows[0])[0] == said


@pytest.mark.parametrize(
    ("seat", "says"),
    [
        ({}, ["Steal · 2🪙"]),
        ({"minus": 3}, ["Steal / clear · 2🪙"]),
        ({"coins": 1}, []),
    ],
)
def test_money_says_what_it_buys(seat, says):
    position = deepcopy(TABLE_MD)
    position["seat"]["1"] |= {"coins": 2, **seat}
    first = labels(table_panel(Playing.at(position).table(), EN).rows[0])
    assert [label for label in first if "🪙" in label] == says


def test_clearing_alone_needs_no_panel():
    position = deepcopy(TABLE_MD)
    position["seat"]["1"] |= {"coins": 2, "minus": 3}
    position["seat"]["2"]["animals"] = {}
    panel = table_panel(Playing.at(position).table(), EN)
    assert labels(panel.rows[0])[-1] == "Clear −3 · 2🪙 · +2 pts"
    assert "clear" in moves_on(panel)


def test_a_steal_says_what_it_costs_and_what_is_lost():
    position = deepcopy(TABLE_MD)
    position["seat"]["1"] |= {"coins": 2}
    position["seat"]["1"]["animals"]["gorilla"] = ["gorilla:lightning", "gorilla:lightning"]
    position["seat"]["2"]["animals"]["gorilla"] = ["gorilla:lightning", "gorilla"]
    table = Playing.at(position).table(1)
    panel = money_panel(table, EN)
    assert panel.lines[-1] == "What you pay is missing at the end, when 2 coins score 1."
    said = {parse_id(button.id).what: button.label for button in panel.buttons}
    listed = {option.what: (option.label, option.detail) for menu in panel.menus for option in menu.options}
    assert listed["steal hyena"] == ("Steal hyena", "−1 pt, Ben −1")
    assert said["steal bear:heart"] == "★ Steal 🐻❤️ · young, 🏅 +3 pts, Ben −1"
    worst = choices_for_command(table, "money-steal", "gorilla ⚡", EN)
    assert worst == [("gorilla ⚡ · 3rd ⚡ discarded, −1 pt", "steal gorilla:lightning")]
    without = money_panel(Playing.at(position, hints=False).table(1), EN)
    assert len(without.lines) == 1


def placing(*cards: str, hints: bool = True, **own: object) -> Playing:
    """Anna before a truck with these cards; nothing is near its goal."""
    position = deepcopy(TABLE_MD)
    position |= {"trucks": [[], list(cards), []], "scored": []}
    position["seat"]["1"] |= {"animals": {}, "stands": [], **own}
    position["seat"]["2"]["animals"] = {}
    return Playing.at(position, hints=hints)


HYENAS = {"animals": {"hyena": ["hyena:square"]}}


@pytest.mark.parametrize("language", STRICT)
def test_a_truck_shows_what_every_order_of_it_brings(language):
    playing = placing("hyena:square", "stand:red:drink", **HYENAS, stands=["stand:blue:drink"])
    said = labels(table_panel(playing.table(), STRICT[language]).rows[0])[1]
    assert (
        said
        == {
            "en": "Take 🚚2: hyena🟧 red🥤 · gift, +1🪙",
            "de": "Nimm 🚚2: Hyäne🟧 rot🥤 · Spende, +1🪙",
        }[language]
    )
    assert columns(said) <= LABEL_WIDTH


def test_a_truck_does_not_promise_what_only_one_order_brings():
    """After the lightning of the gift, the truck's is one too many; before, the gift cannot be chosen."""
    playing = placing(
        "hyena:square", "bison:lightning", animals={"hyena": ["hyena:square"], "bison": ["bison:lightning"]}
    )
    said = labels(table_panel(playing.table(), EN).rows[0])[1]
    assert said == "Take 🚚2: hyena🟧 🦬⚡ · gift"
    table = playing.table()
    (choice,) = [one for one in table.choices if one.text == "take 2"]
    minus = {
        len([e for e in order.events if isinstance(e, MinusPointTaken)]) for order in orders(table, choice)
    }
    assert len(minus) > 1


def test_hints_off_promises_nothing_of_a_truck():
    playing = placing("hyena:square", "stand:red:drink", hints=False, **HYENAS)
    assert labels(table_panel(playing.table(), EN).rows[0])[1] == "Take 🚚2: hyena🟧 red🥤"


@pytest.mark.parametrize(
    ("playing", "asked"),
    [
        (placing("hyena:square", "stand:red:drink", **HYENAS), "which first? hyena🟧 brings a gift."),
        (
            placing("hyena:square", "stand:red:drink", hints=False, **HYENAS),
            "which first? The order matters.",
        ),
        (
            placing(
                "hyena:square", "tiger:square", animals={"hyena": ["hyena:square"], "tiger": ["tiger:square"]}
            ).press("take 2", "place hyena:square", "donate bison"),
            "place 🐅🟧.",
        ),
    ],
)
def test_the_reason_for_the_order(playing, asked):
    playing = playing if playing.told else playing.press("take 2")
    content = table_panel(playing.table(), EN).content.splitlines()[0]
    assert content.endswith(f": {asked}")


@settings(max_examples=8, deadline=None)
@given(GAMES, some.integers(0, 150))
def test_no_hint_is_wider_than_a_phone(game, presses):
    seed, expert, hints = game
    table = Playing.fresh(seed, {"expert": expert}, hints=hints).random(Random(seed), presses).table()
    shown = Hints(table, DE)
    for choice in table.choices:
        text = label(table, choice, shown, DE)
        assert columns(text.removesuffix(" · endgültig")) <= LABEL_WIDTH + 3, text
