from __future__ import annotations

import random
from typing import Any

from tests.cogs.playing import begin, board, fix_seed, is_running, mover, play_randomly, press_move
from tests.support.discord import Table


async def test_a_whole_game_by_presses_alone(table: Table):
    match_id = await begin(table)
    played = await play_randomly(table, match_id, random.Random(1))
    assert played > 40
    result = table.messages()[-1]
    assert "🏆" in result.content
    assert {member.id for member in table.members[:2]} == {user.id for user in result.mentions}
    assert table.labels(result)[0].startswith("Rematch (0/")


async def test_a_whole_game_by_commands_alone(table: Table):
    fix_seed(table)
    ada, ben = table.members[:2]
    generator = random.Random(2)
    await table.slash(ada, "game new", game="duell", thread=False)
    await table.slash(ben, "game join")
    (game,) = await table.client.referee.games_of(ada.id)
    while await is_running(table, game.match_id):
        who = await mover(table, game.match_id)
        await command(table, who, await a_choice(table, who, game.match_id, generator))
    assert "🏆" in table.messages()[-1].content
    assert table.presses.total() == 0


async def a_choice(table: Table, who: Any, match_id: str, generator: random.Random) -> str:
    seen = await table.client.referee.table(match_id, who.id)
    return generator.choice(seen.choices).text


async def command(table: Table, who: Any, move: str) -> None:
    """The move as a slash command, its argument picked from what the autocompletion offers."""
    verb, _, argument = move.partition(" ")
    commands = {"steal": "money steal", "clear": "money clear", "donate": "place"}
    name, option = commands.get(verb, verb), {"load": "truck", "take": "truck"}.get(verb, "what")
    if not argument:
        answer = await table.slash(who, name)
    else:
        offered = await who.autocomplete(table.channel, name, option, argument)
        assert move in [choice["value"] for choice in offered]
        answer = await table.slash(who, name, **{option: move})
    assert answer.response is not None
    assert answer.response.ephemeral


async def test_two_games_in_one_server_do_not_wait_for_one_another(table: Table):
    first = await begin(table, thread=True)
    second = await begin(table, thread=True)
    for match_id in (first, second, first, second):
        await press_move(table, await mover(table, match_id), match_id, "draw")
        await press_move(table, await mover(table, match_id), match_id, "load 3")
    assert (await board(table, first)).channel.id != (await board(table, second)).channel.id


async def test_a_rematch_is_played_in_the_same_place(table: Table):
    ada, ben = table.members[:2]
    match_id = await begin(table)
    await table.slash(ada, "game end")
    await table.press(ben, "Rematch")
    await table.press(ada, "Rematch")
    (game,) = await table.client.referee.games_of(ada.id)
    assert game.match_id != match_id
    assert game.place.play_id == table.channel.id
    await press_move(table, await mover(table, game.match_id), game.match_id, "draw")


async def test_the_result_counts_who_wants_a_rematch(table: Table):
    """So does the table message above it."""
    ada, ben = table.members[:2]
    match_id = await begin(table)
    await table.slash(ada, "game end")
    result, over = table.messages()[-1], await board(table, match_id)
    assert result.id != over.id
    assert table.labels(result) == ["Rematch (0/2)", "How it went", "Why?", "Verify"]
    assert table.labels(over)[0] == "Rematch (0/2)"
    await table.press(ben, "Rematch", over)
    assert table.labels(result)[0] == "Rematch (1/2)"
    assert table.labels(over)[0] == "Rematch (1/2)"
    await table.press(ben, "Leave")
    assert table.labels(result)[0] == "Rematch (0/2)"
    await table.press(ben, "Rematch", result)
    await table.press(ada, "Rematch", result)
    assert table.labels(result)[0] == "Rematch (2/2)"
    (game,) = await table.client.referee.games_of(ada.id)
    assert await is_running(table, game.match_id)


async def test_how_it_went_begins_at_the_beginning(table: Table):
    match_id = await begin(table)
    await play_randomly(table, match_id, random.Random(1))
    panel = (await table.press(table.members[0], "How it went")).response
    assert panel.embeds[0].title.startswith("Moves 1 to 20 of ")
    await table.press(table.members[0], "Newer", panel)
    assert panel.embeds[0].title.startswith("Moves 21 to 40 of ")
