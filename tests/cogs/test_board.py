from __future__ import annotations

from typing import Any

import aiohttp
import discord
import pytest

from tests.cogs.playing import begin, board, mover, moves_on, press_move
from tests.cogs.test_presses import number, text_of
from tests.support.discord import Table


def posts(table: Table, channel: Any = None) -> list[Any]:
    """Every message the bot has posted there by itself."""
    path = f"/channels/{(channel or table.channel).id}/messages"
    return [one for one in table.env.http_requests if one.method == "POST" and one.path == path]


def rung(requests: list[Any]) -> list[list[int]]:
    """Whom each of these messages rings."""
    return [[int(user) for user in one.json["allowed_mentions"].get("users", [])] for one in requests]


async def loaded(table: Table, **options: Any) -> str:
    """A game whose first player has drawn and loaded: the turn has passed."""
    match_id = await begin(table, **options)
    who = await mover(table, match_id)
    await press_move(table, who, match_id, "draw")
    await press_move(table, who, match_id, "load 3")
    return match_id


async def test_the_table_is_edited_at_once_and_rings_for_nobody(table: Table):
    match_id = await loaded(table)
    assert rung(posts(table)) == [[]], "only the lobby was posted"
    message = await board(table, match_id)
    assert (await mover(table, match_id)).mention in message.content
    assert "draw" in moves_on(table, message)


async def test_the_call_comes_after_a_minute_and_the_old_table_shrinks(table: Table):
    match_id = await loaded(table)
    old = await board(table, match_id)
    await table.env.advance_time(59)
    assert (await board(table, match_id)).id == old.id
    await table.env.advance_time(2)
    new = await board(table, match_id)
    assert new.id != old.id
    assert rung(posts(table))[-1] == [(await mover(table, match_id)).id]
    (shrunk,) = [message for message in table.messages() if message.id == old.id]
    assert table.buttons(shrunk) == []
    assert "loaded" in shrunk.content
    assert [embed.description for embed in shrunk.embeds] == [None], "only the sealed shuffle"
    await table.env.advance_time(3600)
    assert (await board(table, match_id)).id == new.id, "called once"


async def test_who_acts_in_time_is_not_called(table: Table):
    match_id = await loaded(table)
    await table.env.advance_time(50)
    await press_move(table, await mover(table, match_id), match_id, "draw")
    await table.env.advance_time(30)
    assert rung(posts(table)) == [[]]


async def test_call_after_is_the_table_s_choice(table: Table):
    match_id = await loaded(table, **{"call-after": 600})
    await table.env.advance_time(599)
    old = await board(table, match_id)
    await table.env.advance_time(2)
    assert (await board(table, match_id)).id != old.id


async def test_after_five_messages_of_others_it_rises_without_a_sound(table: Table):
    match_id = await loaded(table)
    old = await board(table, match_id)
    for n in range(4):
        await table.spectator.send(table.channel, f"chat {n}")
    assert (await board(table, match_id)).id == old.id
    await table.spectator.send(table.channel, "chat 5")
    new = await board(table, match_id)
    assert new.id != old.id
    assert table.messages()[-1].id == new.id
    assert posts(table)[-1].json["flags"] & discord.MessageFlags(suppress_notifications=True).value
    assert rung(posts(table))[-1] == []


async def test_chat_before_a_start_counts_after_it(table: Table):
    match_id = await loaded(table)
    old = await board(table, match_id)
    for n in range(3):
        await table.spectator.send(table.channel, f"chat {n}")
    await table.restart()
    await table.spectator.send(table.channel, "chat 4")
    await table.spectator.send(table.channel, "chat 5")
    who = await mover(table, match_id)
    await press_move(table, who, match_id, "draw")
    assert (await board(table, match_id)).id != old.id


async def test_a_table_of_three_quarters_of_an_hour_is_never_edited(table: Table):
    match_id = await loaded(table)
    await table.env.advance_time(61)
    old = await board(table, match_id)
    await table.env.advance_time(46 * 60)
    begun = len(table.env.http_requests)
    who = await mover(table, match_id)
    await press_move(table, who, match_id, "draw")
    after = table.env.http_requests[begun:]
    assert not [one for one in after if one.method == "PATCH" and one.path.endswith(str(old.id))]
    new = await board(table, match_id)
    assert new.id != old.id
    assert old.id not in [message.id for message in table.messages()], "exactly one board"


async def test_the_thread_reads_as_a_chronicle(table: Table):
    match_id = await loaded(table)
    for _ in range(3):
        await table.env.advance_time(61)
        who = await mover(table, match_id)
        await press_move(table, who, match_id, "draw")
        await press_move(table, who, match_id, moves_on(table, await board(table, match_id))[0])
    boards = [message for message in table.messages() if table.buttons(message)]
    assert len(boards) == 1
    told = [message.content for message in table.messages()[:-1]]
    assert len(told) == 3
    assert all("loaded" in text or "took" in text for text in told)


async def test_a_lost_message_is_posted_anew(table: Table):
    match_id = await loaded(table)
    message = await board(table, match_id)
    table.env.backend.delete_message(table.channel.id, message.id)
    who = await mover(table, match_id)
    answer = await table.press_raw(
        who, f"z:{match_id}:2:draw", (await table.spectator.send(table.channel, "?")).id
    )
    assert await number(table, match_id) == 3
    assert text_of(answer) == ""
    assert "load 1" in moves_on(table, await board(table, match_id))


@pytest.mark.parametrize("code", [30046, 50083])
async def test_too_many_edits_or_a_sleeping_thread_means_a_new_message(table: Table, code: int):
    match_id = await loaded(table)
    old = await board(table, match_id)
    table.env.inject_error("PATCH", f"/channels/*/messages/{old.id}", status=400, code=code)
    await press_move(table, await mover(table, match_id), match_id, "draw")
    assert (await board(table, match_id)).id != old.id
    assert old.id not in [message.id for message in table.messages()], "exactly one board"


async def test_what_discord_did_not_take_is_shown_later(table: Table):
    match_id = await loaded(table)
    who = await mover(table, match_id)
    table.env.inject_error("PATCH", "/channels/*/messages/*", status=500)
    await press_move(table, who, match_id, "draw")
    assert await number(table, match_id) == 3
    message = await board(table, match_id)
    assert "draw" in moves_on(table, message), "the old screen"
    await table.env.advance_time(6)
    assert "load 1" in moves_on(table, await board(table, match_id))


async def test_a_call_that_discord_did_not_take_comes_later(table: Table):
    match_id = await loaded(table)
    old = await board(table, match_id)
    table.env.inject_error("POST", f"/channels/{table.channel.id}/messages", status=503)
    await table.env.advance_time(62)
    assert (await board(table, match_id)).id == old.id
    await table.env.advance_time(10)
    assert rung(posts(table))[-1] == [(await mover(table, match_id)).id]
    assert (await board(table, match_id)).id != old.id


async def test_a_move_that_could_not_be_acknowledged_is_not_made(table: Table):
    match_id = await begin(table)
    who = await mover(table, match_id)
    table.env.inject_error("POST", "/interactions/*/callback", status=404, code=10062)
    await table.press(who, "Draw")
    assert await number(table, match_id) == 0


async def test_an_acknowledgement_that_arrived_twice_is_one(table: Table):
    match_id = await begin(table)
    who = await mover(table, match_id)
    table.env.inject_error("POST", "/interactions/*/callback", status=400, code=40060)
    await table.press(who, "Draw")
    assert await number(table, match_id) == 1


async def test_a_move_is_safe_though_nobody_could_be_told(table: Table):
    match_id = await begin(table)
    who = await mover(table, match_id)
    panel = (await table.press(who, "My view")).response
    table.env.inject_error("PATCH", "/webhooks/*", status=500, times=None)
    table.env.inject_error("POST", "/webhooks/*", status=500, times=None)
    await table.press(who, "Draw", panel)
    assert await number(table, match_id) == 1
    assert "load 1" in moves_on(table, await board(table, match_id))
    answer = await table.press_raw(who, f"z:{match_id}:0:draw", panel.id)
    assert await number(table, match_id) == 1
    assert answer.acknowledged


async def test_a_deleted_channel_loses_no_game(table: Table):
    match_id = await loaded(table, thread=True)
    (thread,) = table.channel.threads
    table.env.backend.delete_channel(thread.id)
    await table.env.advance_time(120)
    who = await mover(table, match_id)
    offered = await who.autocomplete(table.channel, "game here", "game", "")
    assert [choice["value"] for choice in offered] == [match_id]
    await table.slash(who, "game here")
    message = await board(table, match_id)
    assert message.channel.id == table.channel.id
    await press_move(table, who, match_id, "draw")
    assert await number(table, match_id) == 3


async def test_a_channel_that_fails_stops_no_other(table: Table):
    first = await loaded(table, thread=True)
    second = await loaded(table, thread=True)
    table.env.backend.delete_channel((await board(table, first)).channel.id)
    old = await board(table, second)
    await table.env.advance_time(61)
    assert (await board(table, second)).id != old.id


async def test_without_the_right_to_post_the_old_message_still_says_how_things_stand(table: Table):
    match_id = await loaded(table)
    deny = discord.PermissionOverwrite(send_messages=False)
    everyone = table.guild.default_role
    backend = table.env.backend
    from simcord.backend.models import Overwrite
    from simcord.enums import OverwriteType

    allow, denied = deny.pair()
    backend.set_overwrite(
        table.channel.id, Overwrite(everyone.id, OverwriteType.ROLE, allow.value, denied.value)
    )
    await table.env.advance_time(50 * 60)
    who = await mover(table, match_id)
    await press_move(table, who, match_id, "draw")
    assert "load 1" in moves_on(table, await board(table, match_id))
    check = (await table.slash(who, "setup check")).response.embeds[0].description
    assert "Send Messages" in check


async def test_here_brings_a_game_along_and_leaves_no_second_board(table: Table):
    match_id = await loaded(table)
    other = table.guild.create_text_channel("elsewhere")
    await table.members[0].slash(other, "game here")
    moved = await board_in(table, match_id, other)
    assert "draw" in moves_on(table, moved)
    assert [message for message in table.messages() if table.buttons(message)] == []


async def test_only_who_plays_brings_a_game_along(table: Table):
    match_id = await loaded(table)
    other = table.guild.create_text_channel("elsewhere")
    answer = await table.spectator.slash(other, "game here", game=match_id)
    assert "You watch this game" in text_of(answer)
    assert (await table.client.referee.table(match_id, None)).place.play_id == table.channel.id


async def board_in(table: Table, match_id: str, channel: Any) -> Any:
    shown = await table.client.referee.shown(match_id)
    return next(message for message in table.messages(channel=channel) if message.id == shown.message_id)


async def test_the_card_is_edited_once_a_round(table: Table):
    match_id = await begin(table, thread=True)
    card = (await table.client.referee.shown(match_id)).card_message_id
    path = f"/channels/{table.channel.id}/messages/{card}"
    for _ in range(12):
        who = await mover(table, match_id)
        await press_move(table, who, match_id, moves_on(table, await board(table, match_id))[-1])
    rounds = (await table.client.referee.table(match_id, None)).view.round
    edits = [one for one in table.env.http_requests if one.method == "PATCH" and one.path == path]
    assert rounds > 1
    assert len(edits) == rounds


async def test_a_nudge_rings_for_the_player_to_move(table: Table):
    match_id = await loaded(table)
    who = await mover(table, match_id)
    other = next(member for member in table.members[:2] if member.id != who.id)
    await table.env.advance_time(3 * 3600)
    answer = await table.press(other, "Draw")
    panel = answer.followups[0]
    assert any(label.startswith("Remind") for label in table.labels(panel))
    await table.press(other, "Remind", panel)
    assert rung(posts(table))[-1] == [who.id]
    again = await table.press_raw(other, f"z:{match_id}:2:!nudge", panel.id)
    assert text_of(again) or "reminded" in panel.content


@pytest.mark.parametrize("minutes", [1, 44])
async def test_posts_carry_a_nonce_of_match_number_and_kind(table: Table, minutes: int):
    await loaded(table)
    await table.env.advance_time(minutes * 60 + 1)
    nonces = [one.json["nonce"] for one in posts(table)]
    assert len(set(nonces)) == len(nonces) == 2
    assert all(one.json["enforce_nonce"] for one in posts(table))


async def test_no_network_while_showing_is_made_good_later(table: Table, monkeypatch: pytest.MonkeyPatch):
    match_id = await loaded(table)
    request = table.client.http.request

    async def unplugged(route: Any, **given: Any) -> Any:
        if route.method == "PATCH":
            raise aiohttp.ClientConnectionError
        return await request(route, **given)

    with monkeypatch.context() as patch:
        patch.setattr(table.client.http, "request", unplugged)
        await press_move(table, await mover(table, match_id), match_id, "draw")
    assert await number(table, match_id) == 3
    await table.env.advance_time(6)
    assert "load 1" in moves_on(table, await board(table, match_id))


async def test_no_network_for_the_acknowledgement_is_no_move(table: Table, monkeypatch: pytest.MonkeyPatch):
    match_id = await begin(table)
    who = await mover(table, match_id)

    async def unplugged(*_: Any, **__: Any) -> Any:
        raise aiohttp.ClientConnectionError

    with monkeypatch.context() as patch:
        patch.setattr(table.env._webhook_adapter, "request", unplugged)
        await table.press(who, "Draw")
    assert await number(table, match_id) == 0
    await table.press(who, "Draw")
    assert await number(table, match_id) == 1


async def test_no_network_for_a_call_or_a_result_is_made_good_later(
    table: Table, monkeypatch: pytest.MonkeyPatch
):
    match_id = await loaded(table)
    request, left = table.client.http.request, ["the call"]

    async def reset(route: Any, **given: Any) -> Any:
        if left and route.method == "POST":
            left.pop()
            raise aiohttp.ClientOSError(104, "Connection reset by peer")
        return await request(route, **given)

    monkeypatch.setattr(table.client.http, "request", reset)
    old = await board(table, match_id)
    await table.env.advance_time(70)
    assert (await board(table, match_id)).id != old.id
    left.append("the result")
    await table.slash(table.members[0], "game end")
    await table.env.advance_time(10)
    assert not left
    assert set(rung(posts(table))[-1]) == {person.id for person in table.members[:2]}


def sealed(messages: list[Any], commitment: str) -> list[int]:
    """The messages that publish the commitment."""
    return [one.id for one in messages if any(commitment in str(embed.footer.text) for embed in one.embeds)]


async def test_the_shuffle_is_sealed_in_public_from_the_first_moment_on(table: Table):
    match_id = await begin(table, thread=True)
    commitment = (await table.client.referee.table(match_id, None)).commitment
    shown = await table.client.referee.shown(match_id)
    assert sealed(table.messages(), commitment) == [shown.card_message_id]
    assert sealed(table.messages(channel=table.channel.threads[0]), commitment) == [shown.message_id]
    await table.slash(table.members[0], "game end")
    await table.env.advance_time(10)
    assert sealed(table.messages(), commitment) == [shown.card_message_id]


async def test_the_seal_stays_on_the_first_message_when_it_shrinks(table: Table):
    match_id = await begin(table)
    commitment = (await table.client.referee.table(match_id, None)).commitment
    await table.env.advance_time(61)  # the call: nothing was told, so the first message goes
    first = await board(table, match_id)
    assert sealed(table.messages(), commitment) == [first.id]
    for _ in range(2):
        who = await mover(table, match_id)
        await press_move(table, who, match_id, "draw")
        await press_move(table, who, match_id, moves_on(table, await board(table, match_id))[0])
        await table.env.advance_time(61)
    assert (await board(table, match_id)).id != first.id
    assert sealed(table.messages(), commitment) == [first.id]
    await table.restart()
    await table.slash(table.members[0], "game end")
    await table.env.advance_time(10)
    assert sealed(table.messages(), commitment) == [first.id]


async def test_a_seal_that_would_go_with_an_old_message_comes_along(table: Table):
    match_id = await loaded(table)
    commitment = (await table.client.referee.table(match_id, None)).commitment
    await table.env.advance_time(61)
    await table.env.advance_time(46 * 60)
    await press_move(table, await mover(table, match_id), match_id, "draw")
    assert len(sealed(table.messages(), commitment)) == 1
    other = table.guild.create_text_channel("elsewhere")
    await table.members[0].slash(other, "game here")
    assert len(sealed(table.messages(channel=other), commitment)) == 1


async def test_an_old_table_that_could_not_shrink_shrinks_later(table: Table):
    match_id = await loaded(table)
    old = await board(table, match_id)
    table.env.inject_error("PATCH", f"/channels/*/messages/{old.id}", status=500)
    await table.env.advance_time(61)
    await table.env.advance_time(6)
    (shrunk,) = [message for message in table.messages() if message.id == old.id]
    assert "loaded" in shrunk.content
    assert table.buttons(shrunk) == []


async def test_a_card_left_behind_says_where_the_game_went(table: Table):
    match_id = await begin(table, thread=True)
    commitment = (await table.client.referee.table(match_id, None)).commitment
    card = (await table.client.referee.shown(match_id)).card_message_id
    other = table.guild.create_text_channel("elsewhere")
    await table.members[0].slash(other, "game here")
    (left,) = [message for message in table.messages() if message.id == card]
    assert f"now in <#{other.id}>" in left.content
    assert sealed([left], commitment) == [card]


async def test_a_card_goes_on_when_its_game_is_brought_to_another_thread_of_the_channel(table: Table):
    match_id = await begin(table, thread=True)
    card = (await table.client.referee.shown(match_id)).card_message_id
    start = await table.spectator.send(table.channel, "a thread of our own")
    thread = await table.env.bot.get_channel(table.channel.id).create_thread(name="ours", message=start)
    await table.env.settle()
    (ours,) = [one for one in table.channel.threads if one.id == thread.id]
    await table.members[0].slash(ours, "game here")
    (kept,) = [message for message in table.messages() if message.id == card]
    assert f"<#{thread.id}>" in kept.content
    await table.members[0].slash(ours, "game end")
    await table.env.advance_time(10)
    (kept,) = [message for message in table.messages() if message.id == card]
    assert "ended" in kept.content
