"""How a match ended: told once in a message of its own, which then counts who wants it again."""

from __future__ import annotations

import discord

from bot.posting.channel import nonce
from bot.posting.showing import Showing
from bot.posting.sightings import result_among
from bot.posting.tables import Tables
from bot.present.panels import result_panel
from bot.present.parts import Panel
from bot.tables import Due, Table


class Results:
    """Whoever calls holds the lock of the match."""

    def __init__(self, showing: Showing, tables: Tables) -> None:
        self._showing = showing
        self._tables = tables

    async def tell(self, table: Table, due: Due) -> None:
        """Rings once for everybody; raises `Lost`, or what Discord refused."""
        if due.is_begun and await self._told(table):
            return
        key = nonce(table.match_id, table.number, "result")
        await self._showing.channel(table.place).post(await self._panel(table), key, call=True)

    async def retell(self, match_id: str) -> None:
        """Who wants it again is counted, on the result and on the table."""
        table = await self._showing.referee.table(match_id, None)
        if (told := await self._told(table)) is not None:
            await self._showing.channel(table.place).rewrite(told.id, await self._panel(table))
        shown = await self._showing.of(match_id)
        if shown.message_id is not None:
            await self._tables.edit(table, shown)

    async def _panel(self, table: Table) -> Panel:
        after = await self._showing.referee.aftermath(table.match_id)
        return result_panel(table, await self._showing.speech.at(table.place), after)

    async def _told(self, table: Table) -> discord.Message | None:
        """The message that told how the match ended, if it is near enough to be found."""
        newest = await self._showing.newest(table.place)
        return result_among([message for message in newest if self._showing.is_ours(message)], table.match_id)
