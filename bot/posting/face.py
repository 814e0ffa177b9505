"""What a table message looks like: its words, and its picture where there may be one."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

import discord

from bot.illustration import Illustrator
from bot.posting.channel import Lost
from bot.posting.forms import Forms
from bot.posting.speech import Speech
from bot.present.panels import sealed_panel, table_panel
from bot.present.parts import Image, Panel
from bot.tables import BoardForm, Place, Table
from bot.words import Words

Said = TypeVar("Said")


class Face:
    """The table as everybody sees it, in the language and the form of its channel."""

    def __init__(
        self, client: discord.Client, speech: Speech, forms: Forms, illustrator: Illustrator
    ) -> None:
        self._client = client
        self._speech = speech
        self._forms = forms
        self._illustrator = illustrator

    async def show(self, table: Table, told_before: int, say: Callable[[Panel], Awaitable[Said]]) -> Said:
        """Says the table with its picture; in text where that may not be attached. Raises as `say` does.

        The message that tells the story from its beginning also seals the shuffle.
        """
        words, form = await self._speech.at(table.place), await self._forms.at(table.place)
        image = None if form is BoardForm.TEXT else await self._picture(table, words)
        try:
            return await say(_panel(table, told_before, words, image, form))
        except Lost:
            if image is None:
                raise
            return await say(_panel(table, told_before, words, None, form))

    def expect(self, game: str) -> None:
        """A game that looks for players will soon be shown."""
        self._illustrator.wake(game)

    async def _picture(self, table: Table, words: Words) -> Image | None:
        if not (self._illustrator.draws(table.game) and self._may_attach(table.place)):
            return None
        return await self._illustrator.public_table(table, words)

    def _may_attach(self, place: Place) -> bool:
        """Whether Discord would take a file there, as far as we know."""
        guild, us = self._client.get_guild(place.guild_id), self._client.user
        if guild is None or us is None:
            return True
        channel, member = guild.get_channel(place.channel_id), guild.get_member(us.id)
        return channel is None or member is None or channel.permissions_for(member).attach_files


def _panel(table: Table, told_before: int, words: Words, image: Image | None, form: BoardForm) -> Panel:
    panel = table_panel(table, words, image, form)
    return panel if told_before else sealed_panel(panel, table, words)
