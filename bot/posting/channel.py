"""Sending, editing and taking away messages by id alone, with Discord's refusals sorted by what to do."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Iterable
from typing import Final

import aiohttp
import discord

from bot.present.parts import Panel, files_of, to_discord, to_edit

UNREACHED = (discord.HTTPException, aiohttp.ClientError, OSError)
"""What a request may raise: Discord's no, or no Discord at all."""

UNKNOWN_CHANNEL = 10003
TOO_MANY_EDITS = 30046
"""An old message was edited too often."""
THREAD_ARCHIVED = 50083
"""Editing does not wake a sleeping thread, sending does."""
THREAD_IS_THERE = 160004
"""The message has a thread already."""

A_WEEK: Final = 10080
"""Minutes without a message until Discord archives a thread: its longest."""

_NONCE_CAP = 25

_log = logging.getLogger(__name__)


class Lost(Exception):
    """The channel or thread is gone or closed to us; nothing can be shown there until somebody mends it."""


def nonce(*parts: object) -> str:
    """The same message sent twice (a retry, a restart) carries the same nonce: Discord takes it once."""
    return hashlib.sha256(":".join(map(str, parts)).encode()).hexdigest()[:_NONCE_CAP]


class Channel:
    """One channel or thread of Discord, whether or not the library remembers it."""

    def __init__(self, client: discord.Client, channel_id: int, guild_id: int) -> None:
        self.id = channel_id
        self._client = client
        self._channel = client.get_partial_messageable(channel_id, guild_id=guild_id)

    async def post(self, panel: Panel, nonce: str, *, call: bool = False) -> int:
        """Posts the panel and returns the message's id: ringing with `call`, else without a sound.

        Raises `Lost`, or one of `UNREACHED` when trying again may help.
        """
        message = to_discord(panel, call=call)
        try:
            sent = await self._channel.send(
                message["content"],
                embeds=message["embeds"],
                files=files_of(panel),
                view=message["view"],
                allowed_mentions=message["allowed_mentions"],
                nonce=nonce,
                silent=not call,
            )
        except (discord.Forbidden, discord.NotFound) as error:
            raise Lost(f"cannot post in channel {self.id}: {error}") from error
        return sent.id

    async def rewrite(self, message_id: int, panel: Panel) -> bool:
        """Edits the message; False when that cannot be done any more and it has to be posted anew.

        Raises `Lost`, or one of `UNREACHED` when trying again may help.
        """
        try:
            await self._channel.get_partial_message(message_id).edit(**to_edit(panel))
        except discord.Forbidden as error:
            raise Lost(f"cannot edit in channel {self.id}: {error}") from error
        except discord.NotFound as error:
            if error.code == UNKNOWN_CHANNEL:
                raise Lost(f"channel {self.id} is gone: {error}") from error
            return False
        except discord.HTTPException as error:
            if error.code not in (TOO_MANY_EDITS, THREAD_ARCHIVED):
                raise
            return False
        return True

    async def remove(self, message_id: int) -> None:
        """Deletes one of our messages; what is gone already is fine."""
        try:
            await self._channel.get_partial_message(message_id).delete()
        except UNREACHED as error:
            _log.debug("Message %d of channel %d was not deleted: %s", message_id, self.id, error)

    async def open_thread(self, message_id: int, title: str, members: Iterable[int]) -> int | None:
        """Opens a public thread on the message and brings the members in; None when that is not possible."""
        try:
            thread = await self._channel.get_partial_message(message_id).create_thread(
                name=title, auto_archive_duration=A_WEEK
            )
        except UNREACHED as error:
            if isinstance(error, discord.HTTPException) and error.code == THREAD_IS_THERE:
                return message_id  # a thread has the id of the message it was opened on
            _log.info("No thread in channel %d: %s", self.id, error)
            return None
        for member in members:
            try:
                await thread.add_user(discord.Object(member))
            except UNREACHED as error:
                _log.debug("Member %d was not brought into thread %d: %s", member, thread.id, error)
        return thread.id

    async def bring_in(self, member_id: int) -> None:
        """Brings a member into this thread, so that Discord tells them what is new; raises `Lost`."""
        try:
            await self._client.http.add_user_to_thread(self.id, member_id)
        except (discord.Forbidden, discord.NotFound) as error:
            raise Lost(f"cannot bring anybody into thread {self.id}: {error}") from error

    async def newest(self, limit: int) -> list[discord.Message]:
        """The newest messages, newest first; nothing where we may not look.

        Raises one of `UNREACHED` when trying again may help: what was not looked at is not "nothing".
        """
        try:
            return [message async for message in self._channel.history(limit=limit)]
        except (discord.Forbidden, discord.NotFound) as error:
            _log.debug("Cannot look back in channel %d: %s", self.id, error)
            return []
