"""TABLE.md 1: how many presses an act costs; and that each of them survives a restart."""

from __future__ import annotations

from typing import Any

from tests.cogs.playing import begin, board, mover, moves_on, play_on, press_move
from tests.cogs.test_presses import number
from tests.support.discord import Table


async def phase(table: Table, match_id: str) -> str:
    return str((await table.client.referee.table(match_id, None)).view.phase)


async def test_draw_and_load_are_two(table: Table):
    match_id = await begin(table)
    who = await mover(table, match_id)
    with table.budget(2):
        await table.press(who, "Draw")
        await table.press(who, "🚚1")
    assert (await mover(table, match_id)).id != who.id


async def test_a_truck_without_a_question_is_one(table: Table):
    match_id = await begin(table)
    who, take = await play_on(table, match_id, lambda move, after: move == "take 2" and after.phase == "turn")
    with table.budget(1):
        await press_move(table, who, match_id, take)
    assert await phase(table, match_id) == "turn"


async def test_a_truck_where_the_order_matters_is_two_and_answering_a_square_one_more(table: Table):
    match_id = await begin(table)
    who, take = await play_on(table, match_id, lambda move, after: after.phase == "place")
    with table.budget(2):
        await press_move(table, who, match_id, take)
        assert await phase(table, match_id) == "place"
        cards = moves_on(table, await board(table, match_id))
        assert len(cards) == 2
        match = table.client.referee._memory.get(match_id).match
        ends = {card: plan(match, card).phase for card in cards}
        await press_move(table, who, match_id, next(card for card in cards if ends[card] == "donate"))
    assert await phase(table, match_id) == "donate"
    with table.budget(1):
        gift = moves_on(table, await board(table, match_id))[0]
        await press_move(table, who, match_id, gift)


def plan(match: Any, move: str) -> Any:
    (seat,) = match.game.actors(match.state)
    return match.plan_press(seat, match.game.parse_action(move)).state


async def test_stealing_is_two(table: Table):
    match_id = await begin(table)
    who, steal = await play_on(table, match_id, lambda move, after: move.startswith("steal"))
    before = await number(table, match_id)
    with table.budget(2):
        panel = (await table.press(who, "Steal")).response
        await table.press(who, f"z:{match_id}:{before}:{steal}", panel)
    assert await number(table, match_id) > before


async def test_every_phase_goes_on_after_a_restart_with_the_same_buttons(table: Table):
    match_id = await begin(table)
    await play_on(table, match_id, lambda move, after: after.phase == "place")
    wanted = ("donate", "place", "load", "turn")
    seen = set()
    while seen < set(wanted):
        before = (await board(table, match_id)).id
        await table.restart()
        assert (await board(table, match_id)).id == before
        seen.add(await phase(table, match_id))
        match = table.client.referee._memory.get(match_id).match
        moves = moves_on(table, await board(table, match_id))
        move = min(moves, key=lambda move, match=match: wanted.index(plan(match, move).phase))
        await press_move(table, await mover(table, match_id), match_id, move)
