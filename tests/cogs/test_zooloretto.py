"""Zooloretto through the real client, as people play it: by presses, by commands, in a few presses."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from bot.present.ids import Verb, parse_id
from engine.core.game import Options
from engine.core.shuffle import Shuffle
from engine.games.zooloretto import GAME
from engine.games.zooloretto.state import ZoolorettoState
from tests.bot.present.zooloretto.playing import TABLE_MD
from tests.cogs.playing import begin, board, is_running, mover, moves_on, options_on
from tests.cogs.test_presses import number, text_of
from tests.support.discord import Press, Table


async def begin_at_the_example(table: Table, **options: Any) -> str:
    """The five-player example of the design: Ben's leopards and a stall are on truck 2."""

    def setup(options: Options, seats: int, shuffle: Shuffle) -> ZoolorettoState:
        return GAME.read_position({"game": "zooloretto", **TABLE_MD}, True)

    deal_by(table, setup)
    return await begin(table, seats=5, game="zooloretto", **options)


def deal_by(table: Table, setup: Callable[[Options, int, Shuffle], ZoolorettoState]) -> None:
    """Every game from now on is dealt so; its tiles need not add up."""
    game = replace(GAME, setup=setup, read_position=lambda document, _: GAME.read_position(document, True))
    table.client.referee._game_of = lambda _: game


def whats_on(table: Table, message: Any) -> list[str]:
    """What can be done with the buttons of a message: moves, all the best, the money panel."""
    presses = [parse_id(part["custom_id"]) for part in table.buttons(message) if not part.get("disabled")]
    wanted = (None, Verb.ALL, Verb.MONEY)
    return [press.what for press in presses if press is not None and press.verb in wanted]


async def press_what(table: Table, who: Any, message: Any, what: str) -> Any:
    """The button of that message that does this."""
    ids = [part.get("custom_id", "") for part in table.buttons(message)]
    return await table.press(who, next(one for one in ids if one.endswith(f":{what}")), message)


async def scores(table: Table, match_id: str) -> list[int]:
    return [score.points for score in (await table.client.referee.table(match_id, None)).scores]


async def texts(table: Table, match_id: str) -> list[str]:
    rows = await table.client.referee.story(match_id, None, 1, 1000)
    return [one.row.text for one in rows]


# --- whole games ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
async def test_a_whole_game_by_presses_alone(table: Table, seats: int):
    match_id = await begin(table, seats=seats, game="zooloretto")
    generator = random.Random(seats)
    while await is_running(table, match_id):
        who, message = await mover(table, match_id), await board(table, match_id)
        what = generator.choice(whats_on(table, message))
        answer = await press_what(table, who, message, what)
        if what == "!money":
            await spend(table, who, answer.response, generator)
    result = table.messages()[-1]
    assert "🏆 Zooloretto" in result.content
    assert {member.id for member in table.members[:seats]} == {user.id for user in result.mentions}
    assert table.labels(result)[0].startswith("Rematch (0/")


async def spend(table: Table, who: Any, panel: Any, generator: random.Random) -> None:
    """A money action, by button or by menu."""
    buttons = [what for what in whats_on(table, panel) if not what.startswith("!")]
    listed = [what for what in options_on(table, panel) if not what.startswith("!")]
    if listed and generator.random() < 0.5:
        await table.choose(who, generator.choice(listed), panel)
    else:
        await press_what(table, who, panel, generator.choice(buttons))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
async def test_a_whole_game_by_commands_alone(table: Table, seats: int):
    match_id = await begin(table, seats=seats, game="zooloretto")
    table.presses.clear()
    generator = random.Random(seats)
    while await is_running(table, match_id):
        who = await mover(table, match_id)
        seen = await table.client.referee.table(match_id, who.id)
        plain = [one.text for one in seen.choices if one.text.split()[0] in ("draw", "load", "take", "place")]
        every = [one.text for one in seen.choices]
        await command(table, who, generator.choice(plain if generator.random() < 0.8 else every))
    assert "🏆 Zooloretto" in table.messages()[-1].content
    assert table.presses.total() == 0


async def command(table: Table, who: Any, move: str) -> None:
    """The move as a slash command, its argument picked from what the autocompletion offers."""
    verb, _, argument = move.partition(" ")
    name = verb if verb in ("draw", "load", "take", "place") else f"money {verb}"
    if not argument:
        answer = await table.slash(who, name)
    else:
        option = "truck" if verb in ("load", "take") else "what"
        offered = await who.autocomplete(table.channel, name, option, argument)
        assert len(offered) <= 25
        twin = argument.replace("X2", "X1")  # of two empty expansions only the first is offered
        assert {move, f"{verb} {twin}"} & {choice["value"] for choice in offered}
        answer = await table.slash(who, name, **{option: move})
    assert answer.response is not None
    assert answer.response.ephemeral


# --- press budgets ----------------------------------------------------------------------------------------


async def test_draw_and_load_cost_two_presses(table: Table):
    match_id = await begin_at_the_example(table)
    who = await mover(table, match_id)
    with table.budget(2):
        await table.press(who, "Draw")
        await table.press(who, "🚚5")
    assert await texts(table, match_id) == ["draw", "load 5"]


async def test_a_truck_with_three_tiles_costs_four_presses_by_hand(table: Table):
    match_id = await begin_at_the_example(table)
    who = await mover(table, match_id)
    with table.budget(4):
        for label in ("Take 🚚2", "★ 🐆♀ E6", "★ 🦘 E4", "★ 🌭 E4"):
            await table.press(who, label)
    assert (await scores(table, match_id))[1] == 19
    assert await mover(table, match_id) is not who


async def test_a_truck_costs_two_presses_with_all_the_best(table: Table):
    match_id = await begin_at_the_example(table)
    who = await mover(table, match_id)
    with table.budget(2):
        await table.press(who, "Take 🚚2")
        await table.press(who, "All ★ 12 → 19")
    assert (await scores(table, match_id))[1] == 19
    assert await texts(table, match_id) == [
        "take 2",
        "place leopard:f E6",
        "place kangaroo E4",
        "place stall:snack E4",
    ]


async def test_all_the_best_is_one_press_to_take_back(table: Table):
    match_id = await begin_at_the_example(table)
    who = await mover(table, match_id)
    await table.press(who, "Take 🚚2")
    await table.press(who, "All ★")
    with table.budget(1):
        await table.press(who, "↩")
    assert (await scores(table, match_id))[1] == 12
    assert "All ★ 12 → 19" in table.labels(await board(table, match_id))


@pytest.mark.parametrize(("what", "budget"), [("best", 2), ("menu", 3)])
async def test_a_money_action_costs_two_presses_or_three(table: Table, what: str, budget: int):
    match_id = await begin_at_the_example(table)
    who = await mover(table, match_id)
    with table.budget(budget):
        panel = (await table.press(who, "Money")).response
        if what == "best":
            await table.press(who, "🍿 barn → E4 · 1🪙 · +4", panel)
        else:
            await table.choose(who, "move stall:popcorn barn E4", panel)
    assert await texts(table, match_id) == ["move stall:popcorn barn E4"]
    assert panel.ephemeral
    assert (await scores(table, match_id))[1] == 16


async def test_all_zoos_are_one_press_away_for_anyone(table: Table):
    await begin_at_the_example(table)
    with table.budget(1):
        answer = await table.press(table.spectator, "My view")
    shown = answer.response.embeds[0].description
    assert shown.count("points") == 5
    assert "What if" not in shown


# --- together, late, not allowed --------------------------------------------------------------------------


async def test_all_the_best_pressed_twice_is_played_once(table: Table):
    match_id = await begin_at_the_example(table)
    who = await mover(table, match_id)
    await table.press(who, "Take 🚚2")
    message = await board(table, match_id)
    button = table.find(message, "All ★")["custom_id"]
    first, second = await table.press_together([Press(who, button), Press(who, button)])
    assert await number(table, match_id) == 4
    assert text_of(first) == ""
    assert "Already done: move 2" in text_of(second)


async def test_all_the_best_is_only_for_the_player_to_move(table: Table):
    match_id = await begin_at_the_example(table)
    who = await mover(table, match_id)
    await table.press(who, "Take 🚚2")
    other = next(member for member in table.members if member.id != who.id)
    answer = await table.press(other, "All ★")
    assert "turn" in text_of(answer)
    assert await number(table, match_id) == 1


@pytest.mark.parametrize(
    "what",
    [
        "!all place leopard:f E6,kangaroo E6,stall:snack E4",
        "!all place leopard:f E6,draw",
        "!all",
        "!all x y,z",
    ],
)
async def test_several_moves_are_played_together_or_not_at_all(table: Table, what: str):
    match_id = await begin_at_the_example(table)
    who = await mover(table, match_id)
    await table.press(who, "Take 🚚2")
    answer = await table.press_raw(who, f"z:{match_id}:1:{what}")
    assert text_of(answer)
    assert await number(table, match_id) == 1


async def test_all_the_best_by_command(table: Table):
    match_id = await begin_at_the_example(table)
    who = await mover(table, match_id)
    await table.slash(who, "take", truck="2")
    offered = await who.autocomplete(table.channel, "place", "what", "")
    assert offered[0]["name"] == "All ★ 12 → 19"
    await table.slash(who, "place", what=offered[0]["value"])
    assert (await scores(table, match_id))[1] == 19


async def test_a_refusal_names_the_rule_and_offers_what_is_legal(table: Table):
    match_id = await begin_at_the_example(table)
    who = await mover(table, match_id)
    await table.slash(who, "take", truck="2")
    answer = await table.slash(who, "place", what="kangaroo E6")
    assert "E6 is for leopards now (4 of 6)" in text_of(answer)
    labels = table.labels(answer.response)
    assert labels[:2] == ["🦘 E4", "🦘 barn −2"]
    assert "Why?" in labels
    why = await table.press(who, "Why?", answer.response)
    assert why.response.embeds[0].title == "Why? Placing tiles"
    await table.press(who, "🦘 E4", (await table.slash(who, "place", what="kangaroo E6")).response)
    assert await number(table, match_id) == 2


async def test_who_waits_is_told_after_whom_they_come(table: Table):
    match_id = await begin_at_the_example(table)
    seen = await table.client.referee.table(match_id, None)
    said = []
    for person in seen.people:
        who = next(member for member in table.members if member.id == person.id)
        if who.id != (await mover(table, match_id)).id:
            said.append(text_of(await table.slash(who, "draw")))
    names = [person.name for person in seen.people]
    assert f"still in it: {', '.join(names[1:])}" in said[0]
    assert "You come right after" in said[1]
    assert f"You come after {names[2]}" in said[2]
    assert f"You come after {names[3]}" in said[3]


async def test_money_is_refused_with_its_numbers(table: Table):
    match_id = await begin_at_the_example(table)
    who = await mover(table, match_id)
    answer = await table.slash(who, "money buy", what="3 panda E4")
    assert "Not in the barn of" in text_of(answer)
    assert all("Buy" in label or "Discard" in label for label in table.labels(answer.response)[:-2])
    answer = await table.slash(who, "money exchange", what="E5 E4")
    assert "nothing to exchange" in text_of(answer)


async def test_the_commands_of_the_other_game_are_no_moves_of_this_one(table: Table):
    match_id = await begin_at_the_example(table)
    who = await mover(table, match_id)
    for name in ("money clear", "dump"):
        assert "no move of this game" in text_of(await table.slash(who, name))
    assert await number(table, match_id) == 0


async def test_one_zoo_closely_by_command(table: Table):
    match_id = await begin_at_the_example(table)
    seen = await table.client.referee.table(match_id, None)
    cleo = next(member for member in table.members if member.id == seen.people[2].id)
    shown = (await table.slash(table.spectator, "zoo", player=cleo)).response.embeds[0].description
    assert "`E4` 🐒 4/4 [· ·] = 5" in shown
    own = (await table.slash(cleo, "zoo")).response.embeds[0].description
    assert "`E4` 🐒 4/4 [· ·] = 5" in own


async def test_hints_off_at_the_table(table: Table):
    match_id = await begin_at_the_example(table, hints=False)
    who = await mover(table, match_id)
    view = await table.press(who, "My view")
    assert "What if" not in view.response.embeds[0].description
    await table.press(who, "Take 🚚2")
    labels = table.labels(await board(table, match_id))
    assert not any("★" in label or "+" in label or "−" in label for label in labels)


async def test_the_lobby_tells_how_many_can_play(table: Table):
    ada, ben = table.members[:2]
    await table.slash(ada, "game new", game="zooloretto", thread=False)
    lobby = table.messages()[-1]
    assert "2 to 5 players" in lobby.embeds[0].description
    await table.press(ben, "Join")
    await table.press(ada, "Start with 2")
    (game,) = await table.client.referee.games_of(ada.id)
    assert len(game.people) == 2
    assert "draw" in moves_on(table, await board(table, game.match_id))
