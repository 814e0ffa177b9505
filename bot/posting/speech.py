"""Which language is spoken: to one reader in private, and in public in a channel."""

from __future__ import annotations

import discord

from bot.posting.reply import AnyInteraction
from bot.referee import Referee
from bot.tables import Person, Place, RefereeRefusal, Refused
from bot.words import Words, language_of_locale, words_in

_UNSET = discord.Locale.american_english
"""What every server has that never chose a language: it says nothing."""


class Speech:
    """Finds the words for a reader or a channel. What was chosen is remembered: nobody else writes it."""

    def __init__(self, client: discord.Client, referee: Referee, default: str) -> None:
        self._client = client
        self._referee = referee
        self._default = default
        self._own: dict[int, str | None] = {}
        self._here: dict[int, str | None] = {}

    async def to(self, interaction: AnyInteraction) -> Words:
        """The reader's own: what they chose, else what their Discord speaks, else the channel's."""
        chosen = await self.chosen_by(interaction.user.id)
        spoken = chosen or language_of_locale(str(interaction.locale))
        if spoken is None and interaction.guild_id is not None:
            spoken = await self._public(place_of(interaction))
        return words_in(spoken or self._default)

    async def chosen_by(self, person_id: int) -> str | None:
        """The language this person chose; None: as their Discord says."""
        if person_id not in self._own:
            self._own[person_id] = await self._referee.language_of(person_id)
        return self._own[person_id]

    async def chosen_in(self, channel_id: int) -> str | None:
        """The language chosen for a channel or thread; None: as the server says."""
        if channel_id not in self._here:
            self._here[channel_id] = await self._referee.channel_language(channel_id)
        return self._here[channel_id]

    async def choose(self, person: Person, language: str | None) -> None:
        """Remembers a person's choice; None is `auto`."""
        await self._referee.set_language(person, language)
        self._own.pop(person.id, None)

    async def choose_in(self, channel_id: int, language: str | None) -> None:
        """Remembers the choice for a channel; None is `auto`."""
        await self._referee.set_channel_language(channel_id, language)
        self._here.pop(channel_id, None)

    async def at(self, place: Place) -> Words:
        """The public ones: what the thread or channel was set to, else the server's, else the owner's."""
        return words_in(await self._public(place))

    async def _public(self, place: Place) -> str:
        for channel in dict.fromkeys((place.play_id, place.channel_id)):
            chosen = await self.chosen_in(channel)
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
