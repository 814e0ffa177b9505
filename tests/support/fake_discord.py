"""A small server that speaks enough of Discord's REST and gateway for a real process to connect to.

It knows one token, one application and no servers; it keeps every request and can send an event.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSMsgType, web

TOKEN = "a-good-token"
PATIENCE = 60
"""Seconds."""
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
    gateway_token: str = TOKEN
    callbacks_go_on: asyncio.Event = field(default_factory=asyncio.Event)
    """Cleared: the answers to interactions are kept waiting."""
    instead: dict[str, Callable[[FakeDiscord, web.Request], Awaitable[web.StreamResponse]]] = field(
        default_factory=dict
    )
    """By path: what is answered there instead of what Discord would say."""

    async def send(self, event: str, data: dict[str, Any]) -> None:
        """Sends the bot an event."""
        assert self.socket is not None
        self.sequence += 1
        await self.socket.send_json({"op": DISPATCH, "t": event, "s": self.sequence, "d": data})

    async def connected(self) -> None:
        """Waits for the bot."""
        async with asyncio.timeout(PATIENCE):
            await self.identified.wait()

    async def request(self, method: str, path: str) -> Request:
        """Waits for a request whose path begins so (`*`: by any method)."""
        async with asyncio.timeout(PATIENCE), self.changed:
            await self.changed.wait_for(lambda: self.first(method, path) is not None)
        found = self.first(method, path)
        assert found is not None
        return found

    def first(self, method: str, path: str) -> Request | None:
        """The first request whose path begins so."""
        fitting = (request for request in self.requests if request.path.startswith(path))
        return next((request for request in fitting if method in ("*", request.method)), None)

    async def answer(self, request: web.Request) -> web.StreamResponse:
        path = request.path.removeprefix("/api/v10")
        if path == "/gateway":
            return _json(self.gateway_named())
        if request.headers.get("Upgrade"):
            if path in self.instead:
                return await self.instead[path](self, request)
            return await self.gateway(request)
        if request.headers.get("Authorization") not in (None, f"Bot {TOKEN}"):
            return _json({"message": "401: Unauthorized", "code": 0}, status=401)
        text = await request.text()
        async with self.changed:
            self.requests.append(Request(request.method, path, json.loads(text) if text else None))
            self.changed.notify_all()
        if path in self.instead:
            return await self.instead[path](self, request)
        if path.endswith("/callback"):
            await self.callbacks_go_on.wait()
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
        elif message["op"] == IDENTIFY and message["d"]["token"] != self.gateway_token:
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


def _json(data: object, status: int = 200) -> web.Response:
    """Discord's own content type: the client knows no other."""
    return web.Response(body=json.dumps(data).encode(), status=status, content_type="application/json")


def _canned(method: str, path: str, text: str) -> web.Response:
    if path == "/users/@me":
        return _json(BOT)
    if path == "/oauth2/applications/@me":
        return _json(
            {"id": "1001", "name": "zoo", "icon": None, "description": "", "bot_public": True}
            | {"bot_require_code_grant": False, "verify_key": "0" * 64, "flags": 0, "bot": BOT, "owner": BOT}
        )
    if path.endswith("/commands"):
        commands = json.loads(text) if method == "PUT" else []
        known = {"id": "1", "application_id": "1001", "version": "1", "type": 1}
        return _json([known | command for command in commands])
    if path.endswith("/callback"):
        return _json({"interaction": {"id": "1", "type": 3}})
    return _json({"message": "404: Not Found", "code": 0}, status=404)


@contextlib.asynccontextmanager
async def fake_discord() -> AsyncIterator[FakeDiscord]:
    """A server on a free port of this machine."""
    server = FakeDiscord()
    server.callbacks_go_on.set()
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
        "channel": {"id": "3", "type": 0, "guild_id": "2", "name": "zoo", "position": 0, "permissions": "0"},
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
