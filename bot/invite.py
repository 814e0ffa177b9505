"""What the bot needs to be allowed on a server, and the link that asks for just that."""

from __future__ import annotations

import base64
import binascii

import discord
from pydantic import SecretStr

NEEDED = discord.Permissions(
    view_channel=True,
    send_messages=True,
    embed_links=True,  # every board is an embed
    read_message_history=True,  # is the table still there?
    create_public_threads=True,  # a thread a game
    send_messages_in_threads=True,
)


def invite_link(application_id: int) -> str:
    """The link by which the owner of a server lets the bot in."""
    return discord.utils.oauth_url(
        application_id, permissions=NEEDED, scopes=("bot", "applications.commands")
    )


def application_of(token: SecretStr) -> int | None:
    """The application's id, which a token begins with; None if this one does not."""
    first = token.get_secret_value().partition(".")[0]
    try:
        text = base64.urlsafe_b64decode(first + "=" * (-len(first) % 4)).decode("ascii")
    except (binascii.Error, UnicodeDecodeError, ValueError):
        return None
    return int(text) if text.isdecimal() else None
