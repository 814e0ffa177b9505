from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.present.ids import Verb
from bot.tables import Person, Place
from tests.cogs.playing import begin, board, fix_seed, is_running, mover, moves_on, press_move
from tests.cogs.test_presses import text_of
from tests.support.discord import Press, Table


async def lobby_of(table: Table) -> Any:
    return await table.client.referee.lobby_in(table.channel.id)


async def test_a_lobby_shows_who_is_in(table: Table):
    ada = table.members[0]
    answer = await table.slash(ada, "game new", game="duell")
    message = table.messages()[-1]
    assert "Ada looks for players" in message.embeds[0].title
    assert not message.flags.ephemeral
    assert answer.response is None, "the lobby is the answer"


async def test_three_in_the_same_instant_for_one_seat(table: Table):
    await table.slash(table.members[0], "game new", game="duell", thread=False)
    lobby = await lobby_of(table)
    join = f"z:{lobby.id}:0:!join"
    await table.press_together([Press(member, join) for member in (*table.members[1:4], table.members[1])])
    seen = await table.client.referee.table(lobby.id, None)
    assert len({person.id for person in seen.people}) == 2
    assert seen.people[0].id != seen.people[1].id


async def test_who_joins_twice_is_in_once_and_told_so(table: Table):
    ada = table.members[0]
    await table.slash(ada, "game new", game="duell", thread=False)
    lobby = await lobby_of(table)
    answers = await table.press_together([Press(ada, f"z:{lobby.id}:0:!join")] * 2)
    assert [text_of(answer) for answer in answers] == ["You are in already."] * 2  # the host is in
    assert [person.name for person in (await lobby_of(table)).joined] == ["Ada"]


async def test_the_late_are_shown_the_game_that_began(table: Table):
    match_id = await begin(table)
    answer = await table.press_raw(table.members[2], f"z:{match_id}:0:!join")
    assert "Your view · round 1" in text_of(answer)


async def test_leaving_and_closing(table: Table):
    ada, ben = table.members[:2]
    await table.slash(ada, "game new", game="duell")
    assert "You are not in" in text_of(await table.press(ben, "Leave"))
    assert "Only Ada" in text_of(await table.press(ben, "Close lobby"))
    await table.press(ada, "Close lobby")
    assert await lobby_of(table) is None
    assert "closed" in table.messages()[-1].content
    assert "closed" in text_of(await table.slash(ben, "game join"))


async def test_the_last_to_leave_closes_it(table: Table):
    ada = table.members[0]
    await table.slash(ada, "game new", game="duell")
    await table.slash(ada, "game leave")
    assert await lobby_of(table) is None
    assert "closed" in table.messages()[-1].content


async def test_a_moderator_may_what_the_host_may(table: Table):
    ada, _, cleo = table.members[:3]
    mods = table.guild.create_role("Mods", permissions=discord.Permissions(manage_messages=True))
    dan = table.guild.add_member(table.env.create_user("mo", global_name="Mo"), roles=[mods])
    await table.slash(ada, "game new", game="duell")
    assert "Only Ada" in text_of(await table.slash(cleo, "game change", options="expert"))
    await table.slash(dan, "game change", options="expert", hints=False)
    lobby = await lobby_of(table)
    assert lobby.options["expert"]
    assert not lobby.table_options.hints
    assert lobby.table_options.call_after == 60
    await table.press(dan, "Close lobby")
    assert await lobby_of(table) is None


async def test_the_host_takes_an_invitation_back(table: Table):
    ada, ben, cleo = table.members[:3]
    await table.slash(ada, "game new", game="duell", invite1=ben)
    assert [held.person.name for held in (await lobby_of(table)).held] == ["Ben"]
    assert "seats are taken or held" in text_of(await table.press(cleo, "Join"))
    assert "Only Ada" in text_of(await table.slash(cleo, "game leave", player=ben))
    await table.slash(ada, "game leave", player=ben)
    assert (await lobby_of(table)).held == ()


async def test_an_invitation_rings_once_and_only_for_the_invited(table: Table):
    ada, ben = table.members[:2]
    await table.slash(ada, "game new", game="duell", invite1=ben)
    sent = [one for one in table.env.http_requests if one.method == "POST" and one.path.endswith("/messages")]
    assert sent[-1].json["allowed_mentions"]["users"] == [ben.id]
    await table.press(ben, "Join")
    edits = [one for one in table.env.http_requests if one.method == "PATCH"]
    assert all(not one.json["allowed_mentions"].get("users") for one in edits)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("expert=maybe", "expert=maybe"),
        ("deck=GOLD", "deck=GOLD"),
        ("banana", "banana"),
        ("y" * 6000, "There is no option"),
        ("deck=", "deck="),
    ],
)
async def test_options_that_are_none(table: Table, typed: str, said: str):
    answer = await table.slash(table.members[0], "game new", game="duell", options=typed)
    assert said in text_of(answer)
    assert await lobby_of(table) is None


async def test_options_as_people_type_them(table: Table):
    ada = table.members[0]
    await table.slash(ada, "game new", game="duell", options="expert, mix one_square_a_turn=ja")
    lobby = await lobby_of(table)
    assert lobby.options == {"deck": "MIX", "expert": True, "one_square_a_turn": True}


async def test_options_complete_one_another(table: Table):
    ada = table.members[0]
    first = [choice["value"] for choice in await ada.autocomplete(table.channel, "game new", "options", "")]
    assert "expert=yes" in first
    second = await ada.autocomplete(table.channel, "game new", "options", "expert=yes de")
    assert "expert=yes deck=MIX" in [choice["value"] for choice in second]
    assert len(await ada.autocomplete(table.channel, "game new", "options", "z" * 6000)) == 0


async def test_a_game_nobody_knows(table: Table):
    assert "Which game?" in text_of(await table.slash(table.members[0], "game new", game="chess"))
    assert await lobby_of(table) is None


async def test_only_so_many_games_a_host(table: Table):
    for _ in range(3):
        await table.slash(table.members[0], "game new", game="duell")
    assert "3 games" in text_of(await table.slash(table.members[0], "game new", game="duell"))


async def test_a_game_gets_a_thread_of_its_own_and_a_card(table: Table):
    match_id = await begin(table, thread=True)
    (thread,) = table.channel.threads
    assert thread.name == "Zooloretto Duell: Ada, Ben"
    (board,) = table.messages(channel=thread)
    assert "My view" in table.labels(board)
    shown = await table.client.referee.shown(match_id)
    card = next(message for message in table.messages() if message.id == shown.card_message_id)
    assert f"<#{thread.id}>" in card.content
    made = next(one for one in table.env.http_requests if one.path.endswith("/threads"))
    assert made.json["auto_archive_duration"] == 7 * 24 * 60


async def test_without_the_right_to_make_threads_it_is_played_in_the_channel(table: Table):
    deny = discord.PermissionOverwrite(create_public_threads=False)
    channel = table.guild.create_text_channel("no-threads", overwrites={table.guild.default_role: deny})
    table.channel = channel
    match_id = await begin(table, thread=True)
    assert channel.threads == []
    (board,) = table.messages()
    shown = await table.client.referee.shown(match_id)
    assert shown.message_id == board.id, "the lobby's message became the table"


async def test_a_thread_that_fails_is_done_without(table: Table):
    table.env.inject_error("POST", "/channels/*/messages/*/threads", status=500)
    match_id = await begin(table, thread=True)
    assert table.channel.threads == []
    assert (await table.client.referee.table(match_id, None)).place.play_id == table.channel.id


async def test_one_running_game_a_channel(table: Table):
    await begin(table)
    answer = await table.slash(table.members[2], "game new", game="duell", thread=False)
    assert "running here already" in text_of(answer)


async def test_a_lobby_that_cannot_be_posted_is_closed_and_says_what_is_missing(table: Table):
    deny = discord.PermissionOverwrite(send_messages=False)
    everyone = {table.guild.default_role: deny}
    quiet = table.guild.create_text_channel("quiet", overwrites=everyone)
    answer = await table.members[0].slash(quiet, "game new", game="duell")
    assert "Setup check" in text_of(answer)
    assert "Send Messages" in answer.response.embeds[0].description
    assert await table.client.referee.lobbies_in(table.guild.id) == []


async def test_lists_of_games(table: Table):
    await begin(table)
    await table.slash(table.members[2], "game new", game="duell")
    mine = (await table.slash(table.members[0], "game list")).response.embeds[0].description
    theirs = (await table.slash(table.spectator, "game list")).response.embeds[0].description
    assert "Yours" in mine
    assert "Yours" not in theirs
    assert "Cleo looks for players" in theirs


async def test_how_to_play_from_the_lobby(table: Table):
    await table.slash(table.members[0], "game new", game="duell")
    answer = await table.press(table.spectator, "How to play")
    assert answer.response.ephemeral
    panel = answer.response
    await table.press(table.spectator, table.labels(panel)[0], panel)
    (menu,) = [part for part in table.parts(panel) if part["components"][0]["type"] == 3]
    last = menu["components"][0]["options"][-1]["label"]
    await table.choose(table.spectator, last, panel)
    assert last in panel.embeds[0].title


async def test_the_seed_is_secret_until_the_end(table: Table):
    fix_seed(table, bytes(range(32)))
    await begin(table)
    fix_seed(table)
    verify = (await table.press(table.members[0], "More")).response
    await table.press(table.members[0], "Verify", verify)
    assert "Fingerprint" in verify.embeds[0].description
    assert bytes(range(32)).hex() not in str(table.env.http_requests)


async def test_a_held_seat_runs_out_after_a_day_and_a_lobby_after_a_week(table: Table):
    ada, ben = table.members[:2]
    await table.slash(ada, "game new", game="duell", invite1=ben)
    assert "Held" in table.messages()[-1].embeds[0].description
    await table.env.advance_time(24 * 3600 + 1)
    assert "Held" not in table.messages()[-1].embeds[0].description
    await table.env.advance_time(6 * 24 * 3600)
    assert "closed" in table.messages()[-1].content
    assert table.buttons(table.messages()[-1]) == []


async def test_a_lobby_whose_message_is_lost_is_posted_anew(table: Table):
    ada, ben = table.members[:2]
    await table.slash(ada, "game new", game="duell", seats=2)
    lost = table.messages()[-1]
    table.env.backend.delete_message(table.channel.id, lost.id)
    await table.slash(ada, "game change", options="expert")
    assert table.messages()[-1].id != lost.id
    await table.press(ben, "Join")
    assert (await table.client.referee.games_of(ben.id))[0].game == "duell"


async def test_a_game_that_has_left_its_thread_is_shown_instead_of_followed(table: Table):
    match_id = await begin(table)
    answer = await table.press_raw(table.spectator, f"z:{match_id}:0:!{Verb.FOLLOW}")
    assert "round 1" in text_of(answer)
    assert "broken" not in text_of(answer)


async def test_a_spectator_follows_the_thread(table: Table):
    await begin(table, thread=True)
    (thread,) = table.channel.threads
    sam = table.spectator
    answer = await table.press(sam, "Draw")
    panel = answer.followups[0]
    await table.press(sam, "Follow", panel)
    assert "You follow this game" in panel.content
    assert sam.id in thread._channel.thread_members
    table.env.inject_error("PUT", "/channels/*/thread-members/*", status=403, code=50013)
    more = (await table.press(table.members[2], "More")).response
    refused = await table.press(table.members[2], "Follow", more)
    assert refused.acknowledged
    assert "broken" in text_of(refused)


async def ended(table: Table) -> str:
    """A game that its host has ended."""
    match_id = await begin(table)
    await table.slash(table.members[0], "game end")
    return match_id


async def test_a_rematch_that_could_not_be_posted_appears_later(table: Table):
    await ended(table)
    table.env.inject_error("POST", f"/channels/{table.channel.id}/messages", status=500)
    await table.press(table.members[0], "Rematch")
    await table.env.advance_time(6)
    lobby = await lobby_of(table)
    assert table.messages()[-1].id == lobby.message_id
    assert "Join" in table.labels(table.messages()[-1])


async def test_a_rematch_that_may_not_be_posted_is_closed_and_says_so(table: Table):
    await ended(table)
    path = f"/channels/{table.channel.id}/messages"
    table.env.inject_error("POST", path, status=403, code=50013)
    answer = await table.press(table.members[0], "Rematch")
    assert "broken" in text_of(answer) or "Setup" in text_of(answer)
    assert await lobby_of(table) is None
    await table.press(table.members[0], "Rematch")
    assert table.messages()[-1].id == (await lobby_of(table)).message_id


async def test_who_presses_rematch_again_is_shown_the_lobby(table: Table):
    await ended(table)
    await table.press(table.members[0], "Rematch")
    table.env.backend.delete_message(table.channel.id, (await lobby_of(table)).message_id)
    await table.press(table.members[0], "Rematch")
    assert table.messages()[-1].id == (await lobby_of(table)).message_id


async def test_a_lobby_that_could_not_be_edited_is_edited_later(table: Table):
    ada, ben = table.members[:2]
    await table.slash(ada, "game new", game="duell", invite1=ben)
    table.env.inject_error("PATCH", f"/channels/{table.channel.id}/messages/*", status=500)
    await table.press(ben, "Leave")
    assert "Held" in table.messages()[-1].embeds[0].description
    await table.env.advance_time(6)
    assert "Held" not in table.messages()[-1].embeds[0].description


async def test_an_edit_that_comes_later_spares_the_game_that_began(table: Table):
    ada, ben = table.members[:2]
    await table.slash(ada, "game new", game="duell", thread=False, invite1=ben)
    lobby = await lobby_of(table)
    table.env.inject_error("PATCH", f"/channels/{table.channel.id}/messages/*", status=500)
    await table.press(ben, "Leave")
    await table.press(table.members[2], "Join")
    await table.env.advance_time(6)
    assert "draw" in moves_on(table, await board(table, lobby.id))


async def test_a_lobby_and_a_question_that_were_never_posted_are_at_the_start(table: Table):
    match_id = await begin(table)
    first = await mover(table, match_id)
    await press_move(table, first, match_id, "draw")
    await press_move(table, first, match_id, "load 3")
    await press_move(table, await mover(table, match_id), match_id, "draw")
    referee, cleo = table.client.referee, table.members[2]
    asked = await referee.ask_take_back(match_id, Person(first.id, "first"), "oh")
    other = table.guild.create_text_channel("other")
    opened = await referee.open_lobby(Place(table.guild.id, other.id), Person(cleo.id, "Cleo"), "duell")
    await table.restart()
    referee = table.client.referee
    assert (await referee.lobby(opened.id)).message_id == table.messages(channel=other)[-1].id
    assert (await referee.find_vote(match_id, asked.id)).message_id == table.messages()[-1].id
    assert await referee.unseen_lobbies() == []
    assert await referee.unseen_votes() == []


async def test_both_press_rematch_twice_in_the_same_instant_and_are_shown_the_game(table: Table):
    match_id = await ended(table)
    ada, ben = table.members[:2]
    again = f"z:{match_id}:{(await table.client.referee.table(match_id, None)).number}:!rematch"
    answers = await table.press_together([Press(who, again) for who in (ada, ben, ada, ben)])
    assert len(await table.client.referee.games_in(table.guild.id)) == 1
    # Which of the four come after the start is chance: one more surely does.
    late = await table.press_raw(ben, again)
    assert len(await table.client.referee.games_in(table.guild.id)) == 1
    said = [text_of(answer) for answer in (*answers, late)]
    assert not [text for text in said if "closed" in text or "already" in text]
    assert "Your view · round 1" in said[-1]


async def test_who_plays_elsewhere_is_told_that_the_channel_is_taken(table: Table):
    match_id = await ended(table)
    other = table.members[2:4]
    await table.slash(other[0], "game new", game="duell", thread=False)
    await table.press(other[1], "Join")
    number = (await table.client.referee.table(match_id, None)).number
    answer = await table.press_raw(table.members[0], f"z:{match_id}:{number}:!rematch")
    assert "already" in text_of(answer)


async def test_where_a_game_runs_none_is_opened_that_would_be_played_there(table: Table):
    """Without a thread by choice; the way to the running game is a link to its message."""
    match_id = await begin(table)
    answer = await table.slash(table.members[2], "game new", game="duell", thread=False)
    assert "A game is running here already" in text_of(answer)
    link = next(part for part in table.buttons(answer.response) if part.get("url"))
    assert link["url"].endswith(f"/{table.channel.id}/{(await board(table, match_id)).id}")
    assert await lobby_of(table) is None


async def test_nor_where_the_bot_may_open_no_thread(table: Table):
    deny = discord.PermissionOverwrite(create_public_threads=False)
    poor = table.guild.create_text_channel("poor", overwrites={table.guild.default_role: deny})
    ada, ben, cleo = table.members[:3]
    await ada.slash(poor, "game new", game="duell")
    await table.press(ben, "Join", channel=poor)
    answer = await cleo.slash(poor, "game new", game="duell")
    assert "A game is running here already" in text_of(answer)


async def test_a_full_lobby_that_has_to_wait_says_so_to_everybody(table: Table):
    """Its thread could not be opened, so it waits for the game in the channel, and its host begins then."""
    match_id = await begin(table)
    cleo, dan = table.members[2:4]
    await table.slash(cleo, "game new", game="duell")
    lobby = await lobby_of(table)
    table.env.inject_error("POST", f"/channels/{table.channel.id}/messages/*/threads", status=403, code=50013)
    await table.press(dan, "Join")
    message = next(one for one in table.messages() if one.id == lobby.message_id)
    assert "Waits: a game is running here." in message.embeds[0].description
    await table.slash(table.members[0], "game end")
    assert not await is_running(table, match_id)
    message = next(one for one in table.messages() if one.id == lobby.message_id)
    assert "Everybody is in" in message.embeds[0].description
    await table.press(cleo, "Start", message)
    assert await is_running(table, lobby.id)
