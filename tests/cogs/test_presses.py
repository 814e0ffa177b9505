from __future__ import annotations

from typing import Any

import pytest

from tests.cogs.playing import begin, board, mover, moves_on, play_on, press_move
from tests.support.discord import Press, Table


def text_of(answer: Any) -> str:
    """What the presser was told privately, all of it."""
    shown = [*answer.followups, *([answer.response] if answer.response is not None else [])]
    private = [message for message in shown if message.ephemeral]
    return "\n".join(
        [message.content for message in private]
        + [embed.title or "" for message in private for embed in message.embeds]
    )


async def number(table: Table, match_id: str) -> int:
    return (await table.client.referee.table(match_id, None)).number


async def test_a_double_click_makes_one_move_and_is_told_so(table: Table):
    match_id = await begin(table)
    who = await mover(table, match_id)
    press = Press(who, f"z:{match_id}:0:draw")
    first, second = await table.press_together([press, press])
    assert await number(table, match_id) == 1
    assert text_of(first) == ""
    assert "Already done: move 1" in text_of(second)


async def test_two_seats_in_the_same_instant(table: Table):
    match_id = await begin(table)
    who = await mover(table, match_id)
    other = next(member for member in table.members[:2] if member.id != who.id)
    custom_id = f"z:{match_id}:0:draw"
    _, refused = await table.press_together([Press(who, custom_id), Press(other, custom_id)])
    assert await number(table, match_id) == 1
    assert "turn" in text_of(refused) or "Already done" in text_of(refused)


async def test_the_other_seat_is_told_whose_turn_it_is(table: Table):
    match_id = await begin(table)
    who = await mover(table, match_id)
    other = next(member for member in table.members[:2] if member.id != who.id)
    answer = await table.press(other, "Draw")
    assert f"It is {who.user.global_name}'s turn" in text_of(answer)
    assert await number(table, match_id) == 0


async def test_a_stranger_is_told_whose_game_it_is(table: Table):
    match_id = await begin(table)
    answer = await table.press(table.spectator, "Draw")
    assert "You watch this game" in text_of(answer)
    assert "What happened?" in table.labels(answer.followups[0])
    assert await number(table, match_id) == 0


async def test_an_old_button_shows_the_table_as_it_is_now(table: Table):
    match_id = await begin(table)
    who = await mover(table, match_id)
    message = await board(table, match_id)
    screen = table.shown(table.env.backend.get_message(message.channel.id, message.id))
    await press_move(table, who, match_id, "draw")
    await press_move(table, who, match_id, "load 2")
    answer = await table.press_raw(who, f"z:{match_id}:0:draw", message.id, shown=screen)
    assert await number(table, match_id) == 2
    assert "load" in text_of(answer).lower()


async def test_a_button_whose_message_has_lost_it_is_answered(table: Table):
    match_id = await begin(table)
    who = await mover(table, match_id)
    await press_move(table, who, match_id, "draw")
    message = await board(table, match_id)
    assert f"z:{match_id}:0:draw" not in [part.get("custom_id") for part in table.buttons(message)]
    answer = await table.press_raw(who, f"z:{match_id}:0:draw", message.id)
    assert "Already done" in text_of(answer)


@pytest.mark.parametrize("custom_id", ["hello", "z:unknown1:0:draw", "z:x:1:!dance", "m:x:1:!pick 1", "z:x"])
async def test_any_component_whatever_is_answered(table: Table, custom_id: str):
    answer = await table.press_raw(
        table.spectator, custom_id, (await table.spectator.send(table.channel, "hi")).id
    )
    assert "There is no game here" in text_of(answer)


async def test_an_unknown_component_beside_a_game_shows_its_table(table: Table):
    await begin(table)
    answer = await table.press_raw(table.spectator, "from-another-bot")
    assert "Your view · round 1" in text_of(answer)


async def test_a_menu_that_is_gone_still_makes_its_move(table: Table):
    match_id = await begin(table)
    who = await mover(table, match_id)
    await table.press_raw(who, f"m:{match_id}:0:!pick 1", values=("draw",))
    assert await number(table, match_id) == 1


async def test_a_move_from_the_private_view_turns_that_panel(table: Table):
    match_id = await begin(table)
    who = await mover(table, match_id)
    view = await table.press(who, "My view")
    panel = view.response
    assert panel.ephemeral
    await table.press(who, "Draw", panel)
    assert await number(table, match_id) == 1
    assert any(label.startswith("🚚3") for label in table.labels(panel))
    assert "load 3" in moves_on(table, await board(table, match_id))


async def test_a_private_press_that_ends_the_turn_leaves_one_line_and_no_board(table: Table):
    match_id = await begin(table)
    who, steal = await play_on(
        table, match_id, lambda move, after: move.startswith("steal") and after.phase == "turn"
    )
    panel = (await table.press(who, "Steal")).response
    await table.press(who, f"z:{match_id}:{await number(table, match_id)}:{steal}", panel)
    left = next(message for message in table.messages(who) if message.id == panel.id)
    assert left.content.startswith("✓ You stole ")
    assert not left.embeds
    assert {"My view", "Close", "↩ Take back"} <= set(table.labels(panel))
    before = await number(table, match_id)
    await table.press(who, "↩ Take back", panel)
    assert await number(table, match_id) == before + 1


async def test_the_press_budget(table: Table):
    match_id = await begin(table)
    with table.budget(2):
        who = await mover(table, match_id)
        await press_move(table, who, match_id, "draw")
        await press_move(table, who, match_id, "load 1")
    with table.budget(1):
        who = await mover(table, match_id)
        await press_move(table, who, match_id, "take 1")


async def test_looking_at_everything_costs_one_press(table: Table):
    await begin(table)
    with table.budget(1):
        answer = await table.press(table.spectator, "My view")
    assert "gorilla" in answer.response.embeds[0].description


async def test_take_back_is_one_press_also_after_the_turn_has_passed(table: Table):
    match_id = await begin(table)
    who = await mover(table, match_id)
    await press_move(table, who, match_id, "draw")
    await press_move(table, who, match_id, "load 3")
    assert await mover(table, match_id) is not who
    with table.budget(1):
        await table.press(who, "↩")
    assert (await mover(table, match_id)).id == who.id
    assert "load 3" in moves_on(table, await board(table, match_id))


async def test_what_showed_something_cannot_be_taken_back_by_one_press(table: Table):
    match_id = await begin(table)
    who = await mover(table, match_id)
    await press_move(table, who, match_id, "draw")
    answer = await table.press_raw(who, f"z:{match_id}:1:!back")
    assert "final" in text_of(answer)
    assert await number(table, match_id) == 1


async def test_every_panel_behind_more_opens_and_leads_back(table: Table):
    match_id = await begin(table)
    who = await mover(table, match_id)
    await press_move(table, who, match_id, "draw")
    more = (await table.press(who, "More")).response
    for label in ("Log", "Rules", "Score sums", "Verify", "Open games"):
        panel = (await table.press(who, "More")).response
        await table.press(who, label, panel)
        assert panel.embeds[0].title != more.embeds[0].title, label
    await table.press(who, "Close", (await table.press(who, "More")).response)


async def test_what_happened_is_told_since_one_last_looked(table: Table):
    match_id = await begin(table)
    who = await mover(table, match_id)
    await press_move(table, who, match_id, "draw")
    await press_move(table, who, match_id, "load 3")
    answer = await table.press(table.spectator, "What happened?")
    assert "loaded" in (answer.response.embeds[0].description or "")
    again = await table.press(table.spectator, "What happened?")
    assert "Nothing has happened" in (again.response.embeds[0].description or "")


async def test_another_s_take_back_is_theirs(table: Table):
    match_id = await begin(table)
    who = await mover(table, match_id)
    await press_move(table, who, match_id, "draw")
    await press_move(table, who, match_id, "load 3")
    other = await mover(table, match_id)
    answer = await table.press(other, "↩")
    assert f"Only {who.user.global_name} can take this back." in text_of(answer)


async def test_a_private_page_of_the_rules_leads_back_to_the_table(table: Table):
    await begin(table)
    view = (await table.press(table.spectator, "My view")).response
    await table.press(table.spectator, "How to read this", view)
    assert "Reading the board" in view.embeds[0].title
    await table.press(table.spectator, "My view", view)
    assert "round 1" in view.embeds[0].title
