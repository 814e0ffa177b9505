"""What Discord shows, as far as we know: shared by all that posts."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from weakref import WeakValueDictionary

import discord

from bot.posting.attempts import Attempts
from bot.posting.channel import Channel
from bot.posting.speech import Speech
from bot.referee import Referee
from bot.store import Clock
from bot.tables import Due, Phase, Place, Refused, Shown

LOOK_BACK = 20
"""Messages looked through for what is already there."""

KEPT = 1000
"""Matches of which it is remembered what Discord shows."""


class Showing:
    """The ways to Discord and to the referee, and what was posted. One lock for each thing that is shown."""

    def __init__(self, client: discord.Client, referee: Referee, speech: Speech, clock: Clock) -> None:
        self._client = client
        self.referee = referee
        self.speech = speech
        self.clock = clock
        self.attempts = Attempts(clock)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._shown: OrderedDict[str, Shown] = OrderedDict()
        """Of the matches that changed last: nobody else writes it."""

    def lock(self, key: str) -> asyncio.Lock:
        """The lock of a match, a lobby or a vote."""
        lock = self._locks.get(key)
        if lock is None:
            lock = self._locks[key] = asyncio.Lock()
        return lock

    def channel(self, place: Place) -> Channel:
        """Where a match is played."""
        return Channel(self._client, place.play_id, place.guild_id)

    def is_ours(self, message: discord.Message) -> bool:
        """Whether the bot wrote it."""
        return self._client.user is not None and message.author.id == self._client.user.id

    async def newest(self, place: Place) -> list[discord.Message]:
        """The last messages there, newest first; raises as `Channel.newest` does."""
        return await self.channel(place).newest(LOOK_BACK)

    async def of(self, match_id: str) -> Shown:
        """What Discord shows of the match; raises `Refused` where there is no such match."""
        if match_id not in self._shown:
            self._shown[match_id] = await self.referee.shown(match_id)
        self._shown.move_to_end(match_id)
        while len(self._shown) > KEPT:
            self._shown.popitem(last=False)
        return self._shown[match_id]

    async def note(self, match_id: str, shown: Shown, said: Due | None = None) -> None:
        """Keeps what Discord shows now, and that this has said what was due."""
        self.forget(match_id)
        await self.referee.set_shown(match_id, shown, said)
        self._shown[match_id] = shown

    def forget(self, match_id: str) -> None:
        """It is looked up anew when it is needed."""
        self._shown.pop(match_id, None)

    async def is_match(self, lobby_id: str) -> bool:
        """Whether the lobby has become a game."""
        try:
            await self.of(lobby_id)
        except Refused:
            return False
        return True

    async def match_in(self, channel_id: int) -> str | None:
        """The match that runs in this channel."""
        match_id = await self.referee.match_in(channel_id)
        if match_id is None:
            return None
        table = await self.referee.table(match_id, None)
        return match_id if table.phase is Phase.RUNNING else None
