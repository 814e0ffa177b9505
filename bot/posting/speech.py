"""Which language is spoken: to one reader in private, and in public in a channel."""

from __future__ import annotations

import discord

from bot.posting.choices import Choices
from bot.posting.reply import AnyInteraction
from bot.referee import Referee
from bot.tables import Person, Place, RefereeRefusal, Refused
from bot.words import Words, language_of_locale, words_in

_UNSET = discord.Locale.american_english
"""What every server has that never chose a language: it says nothing."""


class Speech(Choices[str]):
    """Finds the words for a reader or a channel."""

    def __init__(self, client: discord.Client, referee: Referee, default: str) -> None:
        super().__init__(
            referee.language_of,
            referee.channel_language,
            referee.set_language,
            referee.set_channel_language,
        )
        self._client = client
        self._default = default

    async def to(self, interaction: AnyInteraction) -> Words:
        """The reader's own: what they chose, else what their Discord speaks, else the channel's."""
        chosen = await self.chosen_by(interaction.user.id)
        spoken = chosen or language_of_locale(str(interaction.locale))
        if spoken is None and interaction.guild_id is not None:
            spoken = await self._public(place_of(interaction))
        return words_in(spoken or self._default)

    async def at(self, place: Place) -> Words:
        """The public ones: what the thread or channel was set to, else the server's, else the owner's."""
        return words_in(await self._public(place))

    async def _public(self, place: Place) -> str:
        chosen = await self.chosen_at(place)
        if chosen is not None:
            return chosen
        guild = self._client.get_guild(place.guild_id)
        if guild is None or guild.preferred_locale is _UNSET:
            return self._default
        return language_of_locale(str(guild.preferred_locale)) or self._default


def place_of(interaction: AnyInteraction) -> Place:
    """Where an interaction came from: a channel, or a thread of one. Raises `Refused` outside of servers."""
    channel = interaction.channel
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Refused(RefereeRefusal.NO_SUCH_GAME)
    if isinstance(channel, discord.Thread):
        return Place(interaction.guild_id, channel.parent_id, channel.id)
    return Place(interaction.guild_id, interaction.channel_id)


def person_of(user: discord.abc.User) -> Person:
    """A user as the referee knows people."""
    return Person(user.id, user.display_name)
