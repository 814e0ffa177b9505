"""What the bot needs to be allowed on a server, and the link that asks for just that."""

from __future__ import annotations

import base64
import binascii

import discord
from pydantic import SecretStr

from bot.present.places import HELPFUL, NEEDED

ASKED = discord.Permissions(**dict.fromkeys((*NEEDED, *HELPFUL), True))
"""The same that `/setup check` looks for in a channel."""


def invite_link(application_id: int) -> str:
    """The link by which the owner of a server lets the bot in."""
    return discord.utils.oauth_url(application_id, permissions=ASKED, scopes=("bot", "applications.commands"))


def application_of(token: SecretStr) -> int | None:
    """The application's id, which a token begins with; None if this one does not."""
    first = token.get_secret_value().partition(".")[0]
    try:
        text = base64.urlsafe_b64decode(first + "=" * (-len(first) % 4)).decode("ascii")
    except (binascii.Error, UnicodeDecodeError, ValueError):
        return None
    return int(text) if text.isdecimal() else None
