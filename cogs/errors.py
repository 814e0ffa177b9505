"""Everything that goes wrong, sorted: refusals, missing rights, trouble with Discord, bugs."""

from __future__ import annotations

import logging

import aiohttp
import discord
from discord import app_commands

from bot.app import ZooClient, what_was_pressed
from bot.posting.channel import Lost
from bot.posting.reply import Reply, Unacknowledged
from bot.present.panels import broken_panel, refusal_panel, setup_panel
from bot.present.parts import Panel
from bot.store import StoreError
from bot.tables import Broken, Refused
from bot.usecases.mishaps import trace_of
from bot.words import Words
from cogs.base import Interaction, ZooCog, missing_rights

_log = logging.getLogger(__name__)


class Errors(ZooCog):
    """The one place that answers trouble; no trouble reaches a game."""

    async def cog_load(self) -> None:
        """Takes over what goes wrong."""
        await super().cog_load()
        self.client.on_trouble = self.answer

    async def answer(self, interaction: Interaction, error: Exception) -> None:
        """One helpful line, privately; what is not the reader's doing is logged."""
        if isinstance(error, app_commands.CommandInvokeError):
            error = error.original if isinstance(error.original, Exception) else error
        if not isinstance(error, Refused):
            _note(interaction, error)
        try:
            words = await self.client.speech.to(interaction)
            await Reply.to(interaction).show(_panel(interaction, error, words))
        except Unacknowledged:
            _log.warning("Nobody could be told")
        except Exception as more:
            _log.error("The answer to trouble made more of it: %s", trace_of(more))


def _panel(interaction: Interaction, error: Exception, words: Words) -> Panel:
    match error:
        case Refused():
            return refusal_panel(error, words)
        case Broken():
            return broken_panel(words, error.match_id, error.number)
        case Lost():
            missing = missing_rights(interaction)
            return setup_panel(missing, words) if missing else broken_panel(words)
        case _:
            return broken_panel(words)


def _note(interaction: Interaction, error: Exception) -> None:
    """What the log says: what was asked of which game, never what anybody may not know."""
    press = what_was_pressed(interaction)
    command = interaction.command.qualified_name if interaction.command is not None else ""
    asked = f"{press.match} at {press.number}" if press is not None else f"/{command}"
    match error:
        case Lost() | StoreError() | discord.HTTPException() | aiohttp.ClientError() | OSError():
            _log.warning("%s: %s", asked, error)
        case Broken():
            _log.error("Game %s %s is broken at move %d", error.game, error.match_id, error.number)
        case _:
            _log.error("A bug, asked by %s: %s", asked, trace_of(error))


async def setup(client: ZooClient) -> None:
    """Loads the cog."""
    await client.add_cog(Errors(client))
