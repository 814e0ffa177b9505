from __future__ import annotations

from typing import Any

import discord

from bot.present.parts import ANSWER_CAP
from tests.cogs.playing import begin, board, is_running, mover, moves_on, press_move
from tests.cogs.test_presses import number, text_of
from tests.support.discord import Table


async def too_late(table: Table) -> tuple[str, Any, Any]:
    """The first player loaded, the second has drawn: one press takes nothing back any more."""
    match_id = await begin(table)
    first = await mover(table, match_id)
    await press_move(table, first, match_id, "draw")
    await press_move(table, first, match_id, "load 3")
    second = await mover(table, match_id)
    await press_move(table, second, match_id, "draw")
    return match_id, first, second


async def ask_back(table: Table, who: Any, reason: str = "wrong truck") -> Any:
    """More, then the question, then the reason."""
    more = (await table.press(who, "More")).response
    modal = await table.press(who, "Take back by vote", more)
    return await who.submit_modal(modal, {"text": reason})


async def test_taking_back_by_vote(table: Table):
    match_id, first, second = await too_late(table)
    answer = await ask_back(table, first)
    assert answer.acknowledged
    question = table.messages()[-1]
    assert "wrong truck" in question.content
    assert second.mention in question.content
    assert "You watch this game" in text_of(await table.press(table.spectator, "Agree"))
    await table.press(second, "Agree", question)
    assert (await mover(table, match_id)).id == first.id
    assert "load 3" in moves_on(table, await board(table, match_id))
    settled = next(message for message in table.messages() if message.id == question.id)
    assert "Agreed" in settled.content
    assert table.buttons(settled) == []


async def test_a_no_is_shown_and_changes_nothing(table: Table):
    match_id, first, second = await too_late(table)
    await ask_back(table, first, "")
    before = await number(table, match_id)
    await table.press(second, "No")
    assert await number(table, match_id) == before
    assert "said no" in table.messages()[-1].content


async def test_a_question_can_be_withdrawn_and_lapses_with_the_next_move(table: Table):
    match_id, first, second = await too_late(table)
    await ask_back(table, first)
    await table.press(first, f"{first.user.global_name}: withdraw")
    assert "withdrew" in table.messages()[-1].content
    await table.slash(first, "game back", reason="again")
    assert "again" in table.messages()[-1].content
    await press_move(table, second, match_id, "load 1")
    assert "lapsed" in table.messages()[-1].content


async def test_an_old_vote_button_is_answered(table: Table):
    _, first, second = await too_late(table)
    await ask_back(table, first)
    question = table.messages()[-1]
    agree = table.find(question, "Agree")["custom_id"]
    await table.press(second, "No", question)
    answer = await table.press_raw(second, agree, question.id)
    assert "not open any more" in text_of(answer)


async def test_a_modal_from_before_a_restart_still_asks(table: Table):
    _, first, _ = await too_late(table)
    more = (await table.press(first, "More")).response
    modal = await table.press(first, "Take back by vote", more)
    await table.restart()
    await first.submit_modal(modal, {"text": "slip"})
    assert "slip" in table.messages()[-1].content


async def test_the_host_ends_a_game_that_has_hardly_begun(table: Table):
    match_id = await begin(table)
    more = (await table.press(table.members[0], "More")).response
    modal = await table.press(table.members[0], "Ask to end", more)
    await table.members[0].submit_modal(modal, {"text": ""})
    assert not await is_running(table, match_id)


async def test_others_have_to_ask(table: Table):
    match_id, *_ = await too_late(table)
    ben = table.members[1]
    await table.slash(ben, "game end")
    assert await is_running(table, match_id)
    await table.press(table.members[0], "Agree")
    assert not await is_running(table, match_id)


async def test_a_moderator_ends_it_and_is_named(table: Table):
    match_id, *_ = await too_late(table)
    mods = table.guild.create_role("Mods", permissions=discord.Permissions(manage_messages=True))
    mo = table.guild.add_member(table.env.create_user("mo", global_name="Mo *bold*"), roles=[mods])
    await table.slash(mo, "game end")
    assert not await is_running(table, match_id)
    assert "Mo \\*bold\\*" in "\n".join(message.content for message in table.messages())


async def test_a_spectator_ends_nothing(table: Table):
    match_id = await begin(table)
    await table.slash(table.spectator, "game end")
    assert await is_running(table, match_id)


async def test_a_question_that_could_not_be_asked_is_asked_later(table: Table):
    match_id, first, second = await too_late(table)
    table.env.inject_error("POST", f"/channels/{table.channel.id}/messages", status=500)
    await table.slash(first, "game back", reason="oh")
    await table.env.advance_time(6)
    (asked,) = await table.client.referee.open_votes(match_id)
    assert table.messages()[-1].id == asked.message_id
    assert second.mention in table.messages()[-1].content


async def test_a_question_that_nobody_can_see_is_asked_when_it_is_put_again(table: Table):
    match_id, first, _ = await too_late(table)
    await table.slash(first, "game back", reason="oh")
    (asked,) = await table.client.referee.open_votes(match_id)
    table.env.backend.delete_message(table.channel.id, asked.message_id)
    await table.slash(first, "game back", reason="oh")
    (asked,) = await table.client.referee.open_votes(match_id)
    assert table.messages()[-1].id == asked.message_id


async def test_an_answer_that_could_not_be_shown_is_shown_later(table: Table):
    match_id, first, second = await too_late(table)
    await table.slash(first, "game back", reason="oh")
    question = table.messages()[-1]
    path = f"/channels/{table.channel.id}/messages/{question.id}"
    table.env.inject_error("PATCH", path, status=500, times=2)
    await table.press(second, "No", question)
    await table.env.advance_time(20)
    (settled,) = [message for message in table.messages() if message.id == question.id]
    assert "said no" in settled.content
    assert await is_running(table, match_id)


async def test_a_reason_is_as_short_as_its_field_however_it_came(table: Table):
    match_id, first, _ = await too_late(table)
    await table.slash(first, "game back", reason="x" * 6000)
    (asked,) = await table.client.referee.open_votes(match_id)
    assert len(asked.reason) == ANSWER_CAP


async def test_a_number_that_no_vote_can_have(table: Table):
    match_id, first, _ = await too_late(table)
    for verb in ("agree", "disagree", "withdraw"):
        answer = await table.press_raw(first, f"z:{match_id}:3:!{verb} {2**63}")
        assert "broken" not in text_of(answer)
        assert text_of(answer)


async def test_an_open_question_and_a_lobby_follow_the_language_of_the_channel(table: Table):
    _, first, _ = await too_late(table)
    await ask_back(table, first)
    question = table.messages()[-1]
    await table.slash(table.members[2], "game new", game="duell")
    lobby = table.messages()[-1]
    mods = table.guild.create_role("Mods", permissions=discord.Permissions(manage_messages=True))
    mo = table.guild.add_member(table.env.create_user("mo"), roles=[mods])
    panel = (await table.slash(mo, "settings")).response
    await table.press(mo, "z:here:0:!place_language de", panel)
    assert "Einverstanden" in table.labels(question)
    assert "Mitspielen" in table.labels(lobby)
