from __future__ import annotations

import asyncio

import pytest

from bot.store import StoreError
from bot.tables import RefereeRefusal
from tests.bot.referee.setting import ANN, BOB, CLEO, DAN, Setting, refusal


async def test_nothing_new_is_taken_while_looks_go_on(setting: Setting) -> None:
    table = await setting.start()
    lobby = await setting.referee.open_lobby(setting.place(), ANN, "tiny")
    setting.referee.stop_accepting()
    for act in (
        setting.referee.act(table.match_id, BOB, 0, "draw"),
        setting.referee.take_back(table.match_id, BOB, 0),
        setting.referee.ask_end(table.match_id, ANN),
        setting.referee.join(lobby.id, BOB),
        setting.referee.start(lobby.id, ANN),
    ):
        assert (await refusal(act)).code is RefereeRefusal.CLOSING
    assert (await setting.referee.table(table.match_id, None)).number == 0


async def test_running_acts_finish_and_the_store_closes(setting: Setting) -> None:
    tables = [await setting.start(people=pair) for pair in ((ANN, BOB), (CLEO, DAN))]
    acts = [
        asyncio.create_task(setting.referee.act(table.match_id, table.people[0], 0, "draw"))
        for table in tables
    ]
    await asyncio.sleep(0)
    await setting.referee.drain()
    assert [(await act).number for act in acts] == [1, 1]
    with pytest.raises(StoreError, match="shutting down"):
        await setting.referee.shown(tables[0].match_id)
    await setting.referee.drain()  # twice does no harm
    await setting.open()
    for table in tables:
        assert (await setting.referee.table(table.match_id, None)).number == 1
