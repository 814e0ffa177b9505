"""What the messages of a channel tell of a match: their buttons carry its id, and the row they show."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import discord

from bot.present import ids


def tables_among(messages: Sequence[discord.Message], match_id: str) -> list[tuple[discord.Message, int]]:
    """Those that are a table of this match, with the row each shows."""
    return [
        (message, press.number)
        for message in messages
        for press in _presses_on(message, match_id)
        if press.verb is ids.Verb.MORE  # only tables have it, and all of them
    ]


def result_among(messages: Sequence[discord.Message], match_id: str) -> discord.Message | None:
    """The message that told the result of this match."""
    for message in messages:
        if any(press.verb is ids.Verb.VERIFY for press in _presses_on(message, match_id)):
            return message  # no other message of the channel has it
    return None


def votes_among(messages: Sequence[discord.Message], match_id: str) -> set[int]:
    """The questions to the table of this match that they still ask."""
    return {
        press.argument_number
        for message in messages
        for press in _presses_on(message, match_id)
        if press.verb is ids.Verb.AGREE and press.argument_number is not None
    }


def _presses_on(message: discord.Message, match_id: str) -> Iterator[ids.Press]:
    rows = [row for row in message.components if isinstance(row, discord.ActionRow)]
    for part in (part for row in rows for part in row.children):
        press = ids.parse_id(getattr(part, "custom_id", None) or "")
        if press is not None and press.match == match_id:
            yield press
