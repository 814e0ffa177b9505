from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from bot.usecases.watching import WatchDesk
from tests.cogs.playing import begin, board, fix_seed, mover, moves_on, press_move
from tests.cogs.test_presses import number, text_of
from tests.cogs.test_zuuli import builders, press_what
from tests.support.discord import Table


async def test_a_lobby_goes_on_with_the_same_buttons(table: Table):
    ada, ben = table.members[:2]
    await table.slash(ada, "game new", game="duell", thread=False)
    message = table.messages()[-1]
    await table.restart()
    fix_seed(table)
    await table.press(ben, "Join", message)
    (game,) = await table.client.referee.games_of(ben.id)
    assert (await board(table, game.match_id)).id == message.id


async def test_a_finished_game_goes_on_answering(table: Table):
    match_id = await begin(table)
    await table.slash(table.members[0], "game end")
    await table.restart()
    answer = await table.press(table.spectator, "How it went")
    assert answer.response.ephemeral
    old = await table.press_raw(table.members[0], f"z:{match_id}:0:draw")
    assert "ended" in text_of(old)
    await table.press(table.members[1], "Rematch")
    assert await table.client.referee.lobby_in(table.channel.id) is not None


async def test_a_private_view_from_before_the_restart_goes_on(table: Table):
    match_id = await begin(table)
    who = await mover(table, match_id)
    panel = (await table.press(who, "My view")).response
    await table.restart()
    await table.press(who, "Draw", panel)
    assert await number(table, match_id) == 1


async def test_what_was_played_but_not_shown_is_shown_at_the_start(table: Table):
    match_id = await begin(table)
    who = await mover(table, match_id)
    table.env.inject_error("PATCH", "/channels/*", status=500)
    await press_move(table, who, match_id, "draw")
    assert moves_on(table, await board(table, match_id)) == ["draw"]
    await table.restart()
    assert "load 1" in moves_on(table, await board(table, match_id))


async def test_what_was_shown_but_not_noted_is_found_by_looking(table: Table):
    match_id = await begin(table)
    who = await mover(table, match_id)
    await press_move(table, who, match_id, "draw")
    await press_move(table, who, match_id, "load 3")
    referee = table.client.referee
    before = await referee.shown(match_id)
    await table.env.advance_time(61)
    assert (await referee.shown(match_id)).message_id != before.message_id
    await referee.set_shown(match_id, replace(before, number=1))
    begun = len(table.env.http_requests)
    await table.restart()
    posted = [
        one for one in table.env.http_requests[begun:] if one.method == "POST" and "/messages" in one.path
    ]
    assert posted == [], "it was there already"
    assert len([message for message in table.messages() if table.buttons(message)]) == 1
    assert "draw" in moves_on(table, await board(table, match_id))


async def test_a_call_due_while_the_bot_was_down_comes_once(table: Table):
    match_id = await begin(table)
    who = await mover(table, match_id)
    await press_move(table, who, match_id, "draw")
    await press_move(table, who, match_id, "load 3")
    table.client.due.stop()
    await table.env.advance_time(3600)
    await table.restart()
    called = [
        one for one in table.env.http_requests if one.method == "POST" and one.path.endswith("/messages")
    ]
    rung = [one.json["allowed_mentions"].get("users") for one in called]
    assert rung.count([(await mover(table, match_id)).id]) == 1


def rung(table: Table) -> list[list[int]]:
    """Whom each message rings for that was sent, whether or not Discord took it."""
    posted = [one for one in table.env.http_requests if one.method == "POST" and "/messages" in one.path]
    return [one.json["allowed_mentions"].get("users", []) for one in posted]


async def turn_passes(table: Table, match_id: str) -> int:
    """A turn is played, and the next player has not acted yet; returns who that is."""
    who = await mover(table, match_id)
    await press_move(table, who, match_id, "draw")
    await press_move(table, who, match_id, "load 3")
    return (await mover(table, match_id)).id


async def test_a_call_that_discord_had_not_taken_when_the_bot_died_comes_once(table: Table):
    match_id = await begin(table)
    called = await turn_passes(table, match_id)
    table.env.inject_error("POST", "/channels/*/messages", status=503)
    await table.env.advance_time(61)
    assert rung(table).count([called]) == 1
    for _ in range(2):
        await table.restart()
        assert rung(table).count([called]) == 2


@pytest.mark.parametrize("is_noted", [False, True])
async def test_a_call_that_was_posted_when_the_bot_died_is_not_told_again(table: Table, is_noted: bool):
    """The bot dies before it noted the message, or has noted it and nothing else."""
    match_id = await begin(table)
    called = await turn_passes(table, match_id)
    note = table.client.referee.set_shown

    async def die(*noted: Any) -> None:
        if is_noted:
            await note(*noted)
        raise RuntimeError("killed")

    table.client.referee.set_shown = die
    await table.env.advance_time(61)
    assert rung(table).count([called]) == 1
    await table.restart()
    assert rung(table).count([called]) == 1
    assert "draw" in moves_on(table, await board(table, match_id))


async def called_and_killed(table: Table) -> tuple[str, int]:
    """A call is posted, and the bot dies before it can note so; the match, and who was called."""
    match_id = await begin(table)
    called = await turn_passes(table, match_id)
    table.client.referee.set_shown = None
    await table.env.advance_time(61)
    assert rung(table).count([called]) == 1
    return match_id, called


async def test_a_call_comes_once_if_the_next_start_is_killed_too(
    table: Table, monkeypatch: pytest.MonkeyPatch
):
    """It has found the message and noted that, and dies before anything else."""
    _, called = await called_and_killed(table)
    with monkeypatch.context() as killed:
        killed.setattr(WatchDesk, "said", None)
        await table.restart()
    await table.restart()
    await table.env.advance_time(60)
    assert rung(table).count([called]) == 1


async def test_a_call_comes_once_if_discord_cannot_be_looked_at_after_the_start(table: Table):
    """What could not be looked at may be there: it is looked at later."""
    match_id, called = await called_and_killed(table)
    table.env.inject_error("GET", "/channels/*/messages*", status=503, times=2)
    await table.restart()
    await table.env.advance_time(60)
    assert rung(table).count([called]) == 1
    boards = [message for message in table.messages() if "draw" in moves_on(table, message)]
    assert boards == [await board(table, match_id)]


@pytest.mark.parametrize("was_taken", [False, True])
async def test_a_result_is_told_once_whenever_the_bot_dies(table: Table, was_taken: bool):
    await begin(table)
    if was_taken:
        table.client.referee.said = None  # dies before it can note that the result is told
    else:
        table.env.inject_error("POST", "/channels/*/messages", status=503)
    await table.slash(table.members[0], "game end")
    everybody = sorted(member.id for member in table.members[:2])
    assert [sorted(users) for users in rung(table)].count(everybody) == 1
    await table.restart()
    assert [sorted(users) for users in rung(table)].count(everybody) == (1 if was_taken else 2)


async def test_who_still_builds_is_shown_at_the_start(table: Table):
    """To finish is no move while others build, and the bot dies before the table says so."""
    match_id = await builders(table, seats=3)
    ben = table.members[1]
    await press_what(table, ben, "!view")
    table.env.inject_error("PATCH", "/channels/*", status=500)
    await press_what(table, ben, "!finish")
    assert building(await board(table, match_id)) == "**Building:** all"
    await table.restart()
    assert building(await board(table, match_id)) == "**Building:** Cleo, Ada"


def building(message: Any) -> str:
    """The line of a table that says who still builds."""
    lines = "\n".join(embed.description or "" for embed in message.embeds).splitlines()
    return next(line for line in lines if line.startswith("**Building:**"))


async def test_the_commands_are_registered_only_when_they_changed(table: Table):
    def registrations() -> int:
        return sum(one.method == "PUT" and one.path.endswith("/commands") for one in table.env.http_requests)

    assert registrations() == 1
    await table.restart()
    assert registrations() == 1
    kept = table.env.backend.commands[None]
    next(iter(kept.values()))["description"] = "something else"
    await table.restart()
    assert registrations() == 2


async def test_a_restart_in_the_middle_of_a_whole_game(table: Table):
    match_id = await begin(table, thread=True)
    generator = random.Random(5)
    for _ in range(6):
        choices = moves_on(table, await board(table, match_id))
        await press_move(table, await mover(table, match_id), match_id, generator.choice(choices))
    await table.restart()
    played = await number(table, match_id)
    choices = moves_on(table, await board(table, match_id))
    await press_move(table, await mover(table, match_id), match_id, generator.choice(choices))
    assert await number(table, match_id) > played
