"""A small server that speaks enough of Discord's REST and gateway for a real process to connect to.

It knows one token, one application and no servers; it keeps every request and can send an event.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSMsgType, web

TOKEN = "a-good-token"
BOT = {
    "id": "1001",
    "username": "zoo",
    "discriminator": "0",
    "avatar": None,
    "bot": True,
    "global_name": None,
}

DISPATCH, HEARTBEAT, IDENTIFY, HELLO, HEARTBEAT_ACK = 0, 1, 2, 10, 11


@dataclass(frozen=True)
class Request:
    """One REST request as it arrived."""

    method: str
    path: str
    body: Any


@dataclass
class FakeDiscord:
    """The running server: its address, what it was asked, and the connected bot."""

    url: str = ""
    requests: list[Request] = field(default_factory=list)
    identified: asyncio.Event = field(default_factory=asyncio.Event)
    changed: asyncio.Condition = field(default_factory=asyncio.Condition)
    socket: web.WebSocketResponse | None = None
    sequence: int = 0

    async def send(self, event: str, data: dict[str, Any]) -> None:
        """Sends the bot an event."""
        assert self.socket is not None
        self.sequence += 1
        await self.socket.send_json({"op": DISPATCH, "t": event, "s": self.sequence, "d": data})

    async def request(self, method: str, path: str) -> Request:
        """Waits for a request whose path begins so."""
        async with self.changed:
            await self.changed.wait_for(lambda: self.first(method, path) is not None)
        found = self.first(method, path)
        assert found is not None
        return found

    def first(self, method: str, path: str) -> Request | None:
        """The first request whose path begins so."""
        return next((r for r in self.requests if r.method == method and r.path.startswith(path)), None)

    async def answer(self, request: web.Request) -> web.StreamResponse:
        path = request.path.removeprefix("/api/v10")
        if path == "/gateway":
            return web.json_response(self.gateway_named())
        if request.headers.get("Upgrade"):
            return await self.gateway(request)
        if request.headers.get("Authorization") not in (None, f"Bot {TOKEN}"):
            return web.json_response({"message": "401: Unauthorized", "code": 0}, status=401)
        text = await request.text()
        async with self.changed:
            self.requests.append(Request(request.method, path, json.loads(text) if text else None))
            self.changed.notify_all()
        return _canned(request.method, path, text)

    def gateway_named(self) -> object:
        """What it answers when it is asked for its gateway."""
        return {"url": self.url.replace("http", "ws")}

    async def gateway(self, request: web.Request) -> web.StreamResponse:
        socket = self.socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"op": HELLO, "d": {"heartbeat_interval": 45000}, "t": None, "s": None})
        async for message in socket:
            if message.type is WSMsgType.TEXT:
                await self._hear(message.json())
        return socket

    async def _hear(self, message: dict[str, Any]) -> None:
        assert self.socket is not None
        if message["op"] == HEARTBEAT:
            await self.socket.send_json({"op": HEARTBEAT_ACK, "d": None, "t": None, "s": None})
        elif message["op"] == IDENTIFY and message["d"]["token"] != TOKEN:
            await self.socket.close(code=4004)
        elif message["op"] == IDENTIFY:
            ready = {
                "v": 10,
                "user": BOT,
                "guilds": [],
                "session_id": "s",
                "application": {"id": "1001", "flags": 0},
            }
            await self.send("READY", ready | {"resume_gateway_url": self.url.replace("http", "ws")})
            self.identified.set()


def _canned(method: str, path: str, text: str) -> web.Response:
    if path == "/users/@me":
        return web.json_response(BOT)
    if path == "/oauth2/applications/@me":
        return web.json_response(
            {"id": "1001", "name": "zoo", "icon": None, "description": "", "bot_public": True}
            | {"bot_require_code_grant": False, "verify_key": "0" * 64, "flags": 0, "bot": BOT}
        )
    if path.endswith("/commands"):
        commands = json.loads(text) if method == "PUT" else []
        known = {"id": "1", "application_id": "1001", "version": "1", "type": 1}
        return web.json_response([known | command for command in commands])
    if path.endswith("/callback"):
        return web.json_response({"interaction": {"id": "1", "type": 3}})
    return web.json_response({"message": "404: Not Found", "code": 0}, status=404)


@contextlib.asynccontextmanager
async def fake_discord() -> AsyncIterator[FakeDiscord]:
    """A server on a free port of this machine."""
    server = FakeDiscord()
    app = web.Application()
    app.router.add_route("*", "/{path:.*}", server.answer)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    assert site._server is not None
    server.url = f"http://127.0.0.1:{site._server.sockets[0].getsockname()[1]}"
    try:
        yield server
    finally:
        await runner.cleanup()


def press(custom_id: str, user: int = 7) -> dict[str, Any]:
    """A press on a button of a message that the bot once posted."""
    person = {"id": str(user), "username": "ada", "discriminator": "0", "avatar": None, "global_name": "Ada"}
    member = {"user": person, "roles": [], "joined_at": "2026-01-01T00:00:00Z", "deaf": False, "mute": False}
    message = {
        "id": "5",
        "channel_id": "3",
        "author": BOT,
        "content": "",
        "timestamp": "2026-01-01T00:00:00+00:00",
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "pinned": False,
        "type": 0,
        "components": [],
    }
    return {
        "id": "9",
        "application_id": "1001",
        "type": 3,
        "token": "interaction-token",
        "version": 1,
        "data": {"custom_id": custom_id, "component_type": 2},
        "guild_id": "2",
        "channel_id": "3",
        "channel": {"id": "3", "type": 0, "guild_id": "2", "name": "zoo", "permissions": "0"},
        "member": {**member, "permissions": "0", "flags": 0},
        "message": message,
        "locale": "en-US",
        "guild_locale": "en-US",
        "app_permissions": "0",
        "entitlements": [],
        "authorizing_integration_owners": {},
        "context": 0,
        "attachment_size_limit": 1,
    }
