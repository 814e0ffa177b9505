"""Which language is spoken: to one reader in private, and in public in a channel."""

from __future__ import annotations

import discord

from bot.referee import Referee
from bot.reply import AnyInteraction
from bot.tables import Person, Place
from bot.words import Words, language_of_locale, words_in

_UNSET = discord.Locale.american_english
"""What every server has that never chose a language: it says nothing."""


class Speech:
    """Finds the words for a reader or a channel."""

    def __init__(self, client: discord.Client, referee: Referee, default: str) -> None:
        self._client = client
        self._referee = referee
        self._default = default

    async def to(self, interaction: AnyInteraction) -> Words:
        """The reader's own: what they chose, else what their Discord speaks, else the channel's."""
        chosen = await self._referee.language_of(interaction.user.id)
        spoken = chosen or language_of_locale(str(interaction.locale))
        return words_in(spoken or await self._public(place_of(interaction)))

    async def at(self, place: Place) -> Words:
        """The public ones: what the thread or channel was set to, else the server's, else the owner's."""
        return words_in(await self._public(place))

    async def _public(self, place: Place) -> str:
        for channel in dict.fromkeys((place.play_id, place.channel_id)):
            chosen = await self._referee.channel_language(channel)
            if chosen is not None:
                return chosen
        guild = self._client.get_guild(place.guild_id)
        if guild is None or guild.preferred_locale is _UNSET:
            return self._default
        return language_of_locale(str(guild.preferred_locale)) or self._default


def place_of(interaction: AnyInteraction) -> Place:
    """Where an interaction came from: a channel, or a thread of one."""
    channel = interaction.channel
    assert interaction.guild_id is not None
    assert interaction.channel_id is not None
    if isinstance(channel, discord.Thread):
        return Place(interaction.guild_id, channel.parent_id, channel.id)
    return Place(interaction.guild_id, interaction.channel_id)


def person_of(user: discord.abc.User) -> Person:
    """A user as the referee knows people."""
    return Person(user.id, user.display_name)
