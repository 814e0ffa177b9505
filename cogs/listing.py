"""Lists of games."""

from __future__ import annotations

from bot.posting.speech import place_of
from bot.present.panels import games_panel
from cogs.base import Interaction, show


async def show_games(interaction: Interaction) -> None:
    """The reader's games, those that look for players, and the others of the server."""
    guild_id = place_of(interaction).guild_id
    referee, reader = interaction.client.referee, interaction.user.id
    mine = await referee.games_of(reader)
    here = await referee.games_in(guild_id)
    lobbies = await referee.lobbies_in(guild_id)
    await show(interaction, lambda words: games_panel(mine, here, lobbies, words, reader))
