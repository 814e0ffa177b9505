"""`--discord URL`: points the client at a server on this machine that speaks Discord's REST and gateway."""

from __future__ import annotations

import ipaddress

import aiohttp
import discord.http
from discord.gateway import DiscordWebSocket
from yarl import URL

from bot.commands.failures import CommandFailure, Exit

API = "/api/v10"
"""Where Discord's REST interface lies when the address names no path."""


def loopback_address(text: str) -> URL:
    """The address, if it is one of this machine; raises `CommandFailure`."""
    try:
        address = URL(text)
    except ValueError:
        address = URL()
    if address.scheme not in ("http", "https") or not _is_loopback(address.host or ""):
        raise CommandFailure(
            Exit.USAGE,
            "--discord takes an address of this machine only, such as http://127.0.0.1:8080; "
            "leave it out to go to Discord.",
        )
    return address if address.path.strip("/") else address.with_path(API)


def _is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


async def point_at(address: URL) -> None:
    """Makes discord.py talk to that server alone; asks it for its gateway as Discord's REST offers it."""
    base = str(address).rstrip("/")
    gateway = _beside(address)
    try:
        async with (
            aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=10)) as session,
            session.get(f"{base}/gateway") as answer,
        ):
            if answer.status == 200:
                gateway = _announced(await answer.json(content_type=None)) or gateway
    except (aiohttp.ClientError, TimeoutError, ValueError):
        raise CommandFailure(
            Exit.NETWORK, f"Nothing that speaks Discord answers at {base}: start that server first."
        ) from None
    discord.http.Route.BASE = base
    DiscordWebSocket.DEFAULT_GATEWAY = gateway


def _beside(address: URL) -> URL:
    """The gateway at the root of the same server."""
    return address.with_scheme("wss" if address.scheme == "https" else "ws").with_path("/")


def _announced(answer: object) -> URL | None:
    """The gateway that the server names, unless it lies on another machine: that is not followed."""
    named = answer.get("url") if isinstance(answer, dict) else None
    if not isinstance(named, str):
        return None
    url = URL(named)
    return url if url.scheme in ("ws", "wss") and _is_loopback(url.host or "") else None
