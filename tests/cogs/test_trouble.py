from __future__ import annotations

import asyncio
import json
import logging
from typing import Any

import discord
import pytest

from bot.posting.sync import is_same
from bot.tables import Broken
from cogs.options import read_options, suggest_options
from engine.core.game import Option
from tests.cogs.playing import begin, board, mover, moves_on
from tests.cogs.test_presses import number, text_of
from tests.support.discord import Press, Table


async def test_a_broken_game_is_said_to_be_so_and_stays_as_it_was(
    table: Table, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
):
    match_id = await begin(table)
    who = await mover(table, match_id)

    async def broken(*_: Any) -> None:
        raise Broken(match_id, "duell", 7)

    with monkeypatch.context() as patch:
        patch.setattr(table.client.referee, "act", broken)
        answer = await table.press(who, "Draw")
    assert match_id in text_of(answer)
    assert "7" in text_of(answer)
    assert [record for record in caplog.records if match_id in record.getMessage()]
    await table.press(who, "Draw")
    assert await number(table, match_id) == 1


async def test_a_bug_of_ours_is_one_friendly_line(
    table: Table, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
):
    match_id = await begin(table)
    who = await mover(table, match_id)

    async def bug(*_: Any) -> None:
        raise ZeroDivisionError("the pile is 7 deep")

    with monkeypatch.context() as patch:
        patch.setattr(table.client.referee, "table", bug)
        answers = [await table.press(who, "My view"), await table.slash(who, "draw")]
    for answer in answers:
        assert "broken" in text_of(answer)
        assert "pile" not in text_of(answer)
    assert [record for record in caplog.records if record.levelno == logging.ERROR]
    assert await number(table, match_id) == 0


async def test_a_bug_while_showing_does_not_keep_the_table_back(
    table: Table, monkeypatch: pytest.MonkeyPatch
):
    match_id = await begin(table)
    who = await mover(table, match_id)

    async def bug(*_: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(table.client.speech, "to", bug)
    await table.slash(who, "draw")
    assert "load 1" in moves_on(table, await board(table, match_id))


async def test_a_move_that_cannot_be_told_privately_is_not_said_to_have_failed(
    table: Table, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
):
    match_id = await begin(table)
    who = await mover(table, match_id)
    panel = (await table.press(who, "My view")).response

    def bug(*_: Any) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr("cogs.acting.played_panel", bug)
        answers = [await table.press(who, "Draw", panel), await table.slash(who, "load", truck="3")]
    assert await number(table, match_id) == 2
    assert answers[0].followups == []
    assert answers[1].response is None, "it no longer thinks"
    assert "broken" not in str([one.json for one in table.env.http_requests])
    assert [record for record in caplog.records if record.levelno == logging.ERROR]
    assert "draw" in moves_on(table, await board(table, match_id))


async def test_an_answer_that_does_not_arrive_does_not_think_for_ever(table: Table):
    match_id = await begin(table)
    table.env.inject_error("PATCH", "/webhooks/*", status=500)
    answer = await table.slash(await mover(table, match_id), "draw")
    assert await number(table, match_id) == 1
    assert answer.response is None


async def test_a_command_of_another_version_is_answered(table: Table):
    tree = table.client.tree
    answer = await outdated(table, {"id": "1", "name": "dance", "type": 1})
    assert "broken" in text_of(answer)
    assert tree.get_command("dance") is None
    assert table.env.errors, "the library reported it too"


async def outdated(table: Table, data: dict[str, Any]) -> Any:
    """A command that Discord knows and we do not."""
    from simcord.interactions import base_payload
    from simcord.results import InteractionResult

    record, payload = base_payload(
        table.env.backend,
        type=2,
        channel_id=table.channel.id,
        guild_id=table.guild.id,
        user_id=table.members[0].id,
        data=data,
    )
    table.env.backend.emit("INTERACTION_CREATE", payload)
    await table.env.settle()
    return InteractionResult(table.env, record)


async def test_closing_takes_nothing_new_and_lets_running_things_finish(
    table: Table, monkeypatch: pytest.MonkeyPatch
):
    match_id = await begin(table)
    who = await mover(table, match_id)
    act, go_on, reached = table.client.referee.act, asyncio.Event(), asyncio.Event()

    async def slow(*given: Any) -> Any:
        reached.set()
        await go_on.wait()
        return await act(*given)

    monkeypatch.setattr(table.client.referee, "act", slow)
    table._emit(Press(who, f"z:{match_id}:0:draw"))
    await reached.wait()
    finishing = asyncio.create_task(table.client._finish_running())
    table.client.closing = True
    late = table._emit(Press(who, f"z:{match_id}:0:!view"))
    for _ in range(20):
        await asyncio.sleep(0)
    assert not finishing.done()
    go_on.set()
    await finishing
    await table.env.settle()
    assert await number(table, match_id) == 1
    assert "restart" in str([one.json for one in table.env.http_requests if late.token in one.path])


async def test_what_is_being_claimed_at_the_end_is_said_before_it(
    table: Table, monkeypatch: pytest.MonkeyPatch
):
    match_id = await begin(table)
    old, client = await board(table, match_id), table.client
    claim, go_on, reached = client.referee.claim, asyncio.Event(), asyncio.Event()

    async def slow(due_id: int) -> bool:
        claimed = await claim(due_id)
        reached.set()
        await go_on.wait()
        return claimed

    monkeypatch.setattr(client.referee, "claim", slow)
    later = asyncio.create_task(table.env.advance_time(61))
    await reached.wait()
    closing = asyncio.create_task(client.close())
    for _ in range(20):
        await asyncio.sleep(0)
    assert not closing.done()
    go_on.set()
    await closing
    await asyncio.wait([later])
    assert (await board(table, match_id)).id != old.id, "the call was posted"


async def test_outside_of_servers_there_is_no_game_but_an_answer(
    table: Table, caplog: pytest.LogCaptureFixture
):
    match_id = await begin(table)
    who = await mover(table, match_id)
    for custom_id in (f"z:{match_id}:0:!view", "z:here:0:!games"):
        answer = await without_a_server(table, who, custom_id)
        assert text_of(answer)
        assert "broken" not in text_of(answer)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def without_a_server(table: Table, who: Any, custom_id: str) -> Any:
    """A press in a private chat by somebody whose Discord speaks a language that the bot does not."""
    from simcord.interactions import base_payload
    from simcord.results import InteractionResult

    backend = table.env.backend
    record, payload = base_payload(
        backend,
        type=3,
        channel_id=table.channel.id,
        guild_id=table.guild.id,
        user_id=who.id,
        data={"custom_id": custom_id, "component_type": 2},
    )
    user = payload.pop("member")["user"]
    del payload["guild_id"]
    payload.pop("guild", None)
    chat = {"id": payload["channel_id"], "type": 1, "recipients": [user]}
    shown = table.shown(table._stored(Press(who, custom_id)))
    payload |= {"user": user, "context": 1, "locale": "fr", "channel": chat, "message": shown}
    backend.emit("INTERACTION_CREATE", payload)
    await table.env.settle()
    return InteractionResult(table.env, record)


async def test_the_client_closes_once_and_takes_no_harm_from_a_second_time(table: Table):
    match_id = await begin(table)
    client = table.client
    await client.close()
    await client.close()
    assert client.is_closed()
    assert (await client.referee.table(match_id, None)).number == 0


async def test_an_answer_that_was_closed_meanwhile_comes_anew(table: Table):
    match_id = await begin(table)
    who = await mover(table, match_id)
    panel = (await table.press(who, "My view")).response
    table.env.inject_error("PATCH", "/webhooks/*", status=404, code=10008)
    answer = await table.press(who, "What happened?", panel)
    assert answer.followups[0].ephemeral
    assert match_id in str(answer.followups[0].components)


async def test_language_is_each_reader_s_own_and_the_channel_s(table: Table):
    match_id = await begin(table)
    ada = table.members[0]
    panel = (await table.slash(ada, "settings")).response
    await table.press(ada, "Deutsch", panel)
    assert "Einstellungen" in panel.embeds[0].title
    assert "Runde" in (await table.press(ada, "My view")).response.embeds[0].title
    assert "round" in (await board(table, match_id)).embeds[0].title
    assert "round" in (await table.press(table.spectator, "My view")).response.embeds[0].title


async def test_only_moderators_change_the_language_of_a_channel(table: Table):
    match_id = await begin(table)
    await table.press_raw(table.spectator, "z:here:0:!place_language de")
    assert await table.client.referee.channel_language(table.channel.id) is None
    mods = table.guild.create_role("Mods", permissions=discord.Permissions(manage_messages=True))
    mo = table.guild.add_member(table.env.create_user("mo"), roles=[mods])
    panel = (await table.slash(mo, "settings")).response
    await table.press(mo, "z:here:0:!place_language de", panel)
    assert "Runde" in (await board(table, match_id)).embeds[0].title


async def test_setup_check(table: Table):
    good = await table.slash(table.members[0], "setup check")
    assert "Everything is fine" in good.response.embeds[0].description
    deny = discord.PermissionOverwrite(embed_links=False, create_public_threads=False)
    poor = table.guild.create_text_channel("poor", overwrites={table.guild.default_role: deny})
    said = (await table.members[0].slash(poor, "setup check")).response.embeds[0].description
    assert "Embed Links" in said
    assert "Create Public Threads" in said
    assert "Send Messages**" not in said


async def test_names_mention_nobody_and_break_nothing(table: Table):
    nasty = "@everyone `[x](http://evil)` \u202e<@1>"
    eve = table.guild.add_member(table.env.create_user("nasty", global_name=nasty))
    await table.slash(eve, "game new", game="duell", thread=False)
    await table.press(table.members[1], "Join")
    for one in table.env.http_requests:
        text = json.dumps(one.json, ensure_ascii=False)
        assert not isinstance(one.json, dict) or "@everyone" not in str(one.json.get("content"))
        assert "](http://evil)" not in text
        assert "\u202e" not in text
    assert all(message.mention_everyone is False for message in table.messages())


def test_discord_may_leave_out_and_add():
    ours = [{"name": "a", "options": [{"name": "x", "required": False}], "nsfw": False, "contexts": [0]}]
    theirs = [{"name": "a", "id": "1", "options": [{"name": "x", "type": 3}], "contexts": [0]}]
    assert is_same(ours, theirs)
    assert not is_same(ours, [])
    assert not is_same(ours, [*theirs, {"name": "b"}])
    assert not is_same(ours, [{**theirs[0], "options": []}])
    assert not is_same(ours, [{**theirs[0], "contexts": [0, 1]}])
    assert not is_same(
        [{"name": "a", "name_localizations": None}], [{"name": "a", "name_localizations": {"de": "b"}}]
    )


KNOWN = (
    Option("deck", "K3", ("K3", "MIX"), is_deck=True),
    Option("expert", False),
    Option("rounds", 3),
)


def test_options_are_read_as_they_are_typed():
    assert read_options(KNOWN, "") == {}
    assert read_options(KNOWN, "MIX expert") == {"deck": "MIX", "expert": True}
    assert read_options(KNOWN, "deck=mine rounds=5", ["mine"]) == {"deck": "mine", "rounds": 5}
    assert suggest_options(KNOWN, "expert=no d", ["mine"]) == ["expert=no deck=MIX", "expert=no deck=mine"]
