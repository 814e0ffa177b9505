"""Discord's REST answered at once from memory: what is left to measure is the client's own work."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

import discord
from discord.http import HTTPClient, Route
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

GUILD, CHANNEL, APPLICATION = 11, 12, 13
BOT = {"id": "13", "username": "zoo", "discriminator": "0", "avatar": None, "bot": True, "global_name": None}
EPOCH = "2026-01-01T00:00:00+00:00"

Payload = dict[str, Any]

_PATIENCE = 30
"""Seconds."""


class StubHTTP(HTTPClient):
    """Takes every request and answers as Discord would; tells who waits when the table is shown."""

    def __init__(self) -> None:
        super().__init__(asyncio.get_running_loop())
        self._HTTPClient__session = None  # webhooks ask for it and hand it to the stub
        self._ids = itertools.count(1000)
        self.messages: dict[int, dict[int, Payload]] = {}
        """By channel, then by id."""
        self._waiting: dict[int, asyncio.Future[None]] = {}

    async def shown_in(self, channel_id: int) -> None:
        """Waits until the next message of that channel is posted or edited."""
        self._waiting[channel_id] = asyncio.get_running_loop().create_future()
        await asyncio.wait_for(self._waiting[channel_id], _PATIENCE)

    async def static_login(self, token: str) -> Any:
        """Any token will do."""
        self.token = token
        return BOT

    async def close(self) -> None:
        """There is nothing to close."""

    async def request(self, route: Route, *, files: Any = None, form: Any = None, **kwargs: Any) -> Any:
        """Answers at once."""
        if route.path.startswith("/channels/{channel_id}/messages"):
            return self._message(route, kwargs.get("json") or _json_of(form))
        if route.path.endswith("/commands"):
            return kwargs.get("json") or []
        if route.path == "/oauth2/applications/@me":
            owner = {"bot_public": True, "bot_require_code_grant": False, "verify_key": "", "owner": BOT}
            return {
                "id": str(APPLICATION),
                "name": "zoo",
                "icon": None,
                "description": "",
                "flags": 0,
            } | owner
        return {}

    def _message(self, route: Route, body: Payload) -> Any:
        channel_id, _, message_id = route.url.partition("/channels/")[2].partition("/messages")
        channel = self.messages.setdefault(int(channel_id), {})
        if route.method == "GET":
            return sorted(channel.values(), key=lambda message: -int(message["id"]))[:20]
        if route.method == "DELETE":
            return None
        number = int(message_id.lstrip("/") or next(self._ids))
        channel[number] = message_payload(number, int(channel_id), body)
        waiting = self._waiting.pop(int(channel_id), None)
        if waiting is not None:
            waiting.set_result(None)
        return channel[number]


class StubAdapter(AsyncWebhookAdapter):
    """The same for answers to interactions."""

    async def request(self, route: Route, session: Any, **kwargs: Any) -> Any:
        """Answers at once."""
        if route.path.endswith("/callback"):
            return {"interaction": {"id": "1", "type": 3}}
        return message_payload(1, CHANNEL, {})


def _json_of(form: Any) -> Payload:
    """The payload of a multipart request."""
    texts = [part["value"] for part in form or () if part.get("name") == "payload_json"]
    return dict(json.loads(texts[0])) if texts else {}


def message_payload(number: int, channel_id: int, body: Mapping[str, Any]) -> Payload:
    """A message of the bot as Discord describes it."""
    return {
        "id": str(number),
        "channel_id": str(channel_id),
        "author": BOT,
        "content": body.get("content") or "",
        "timestamp": EPOCH,
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": body.get("embeds") or [],
        "components": body.get("components") or [],
        "pinned": False,
        "type": 0,
        "flags": 0,
    }


def press_payload(custom_id: str, user: int, channel_id: int, number: int) -> Payload:
    """A press on a button of a message in that channel, as the gateway sends it."""
    button = {"type": 2, "style": 1, "label": "x", "custom_id": custom_id}
    message = message_payload(1, channel_id, {"components": [{"type": 1, "components": [button]}]})
    person = {
        "id": str(user),
        "username": f"p{user}",
        "discriminator": "0",
        "avatar": None,
        "global_name": None,
    }
    return {
        "id": str(number),
        "application_id": str(APPLICATION),
        "type": discord.InteractionType.component.value,
        "token": "token",
        "version": 1,
        "data": {"custom_id": custom_id, "component_type": discord.ComponentType.button.value},
        "guild_id": str(GUILD),
        "channel_id": str(channel_id),
        "channel": {"id": str(channel_id), "type": 0, "guild_id": str(GUILD), "name": "zoo", "position": 0},
        "member": {
            "user": person,
            "roles": [],
            "joined_at": EPOCH,
            "deaf": False,
            "mute": False,
            "flags": 0,
            "permissions": "0",
        },
        "message": message,
        "locale": "en-US",
        "guild_locale": "en-US",
        "app_permissions": "0",
        "entitlements": [],
        "authorizing_integration_owners": {},
        "context": 0,
        "attachment_size_limit": 1,
    }


GUILD_PAYLOAD: Payload = {
    "id": str(GUILD),
    "name": "The Zoo",
    "owner_id": "1",
    "roles": [{"id": str(GUILD), "name": "@everyone", "color": 0, "permissions": "0", "position": 0}],
    "channels": [{"id": str(CHANNEL), "type": 0, "name": "zoo", "position": 0, "permission_overwrites": []}],
    "emojis": [],
    "stickers": [],
    "features": [],
    "members": [],
    "threads": [],
    "voice_states": [],
    "presences": [],
    "member_count": 3,
    "verification_level": 0,
    "default_message_notifications": 0,
    "explicit_content_filter": 0,
    "mfa_level": 0,
    "premium_tier": 0,
    "nsfw_level": 0,
    "preferred_locale": "en-US",
    "system_channel_flags": 0,
    "joined_at": datetime(2026, 1, 1, tzinfo=UTC).isoformat(),
}


READY_PAYLOAD: Payload = {
    "user": BOT,
    "guilds": [{"id": str(GUILD), "unavailable": True}],
    "application": {"id": str(APPLICATION), "flags": 0},
}


async def connect_stub(client: discord.Client) -> StubHTTP:
    """Logs the client in at the stub, with one server and one channel."""
    http = StubHTTP()
    client.http = http
    client._connection.http = http
    tree = getattr(client, "tree", None)
    if tree is not None:
        tree._http = http
    async_context.set(StubAdapter())  # type: ignore[no-untyped-call]  # the library's has no types
    await client.login("none")
    client._connection.guild_ready_timeout = 0.0  # all there is to come comes at once
    client._connection.parsers["READY"](dict(READY_PAYLOAD))
    client._connection.parsers["GUILD_CREATE"](dict(GUILD_PAYLOAD))
    await client.wait_until_ready()
    return http
