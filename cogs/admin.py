"""`/setup check`: whether the bot may do here what it has to."""

from __future__ import annotations

from discord import app_commands

from bot.app import ZooClient
from bot.present.commands import about, name
from bot.present.panels import setup_panel
from cogs.base import Interaction, ZooCog, missing_rights, show


class Admin(ZooCog):
    """For those who run the server."""

    setup_group = app_commands.Group(name=name("setup"), description=about("setup"))

    @setup_group.command(name=name("setup-check"), description=about("setup-check"))
    async def check(self, interaction: Interaction) -> None:
        """Says in plain words which rights are missing in this channel."""
        await self.client.answer(interaction, self._check(interaction))

    async def _check(self, interaction: Interaction) -> None:
        missing = missing_rights(interaction)
        await show(interaction, lambda words: setup_panel(missing, words))


async def setup(client: ZooClient) -> None:
    """Loads the cog."""
    await client.add_cog(Admin(client))
