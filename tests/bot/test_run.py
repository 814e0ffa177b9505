"""Connecting to Discord: whatever answers there, the end is a line of advice."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path

import discord.http
import pytest
import pytest_asyncio
from aiohttp import web
from discord.gateway import DiscordWebSocket

from bot.app import ZooClient
from bot.commands import run
from bot.commands.failures import CommandFailure, Exit
from bot.commands.loopback import loopback_address, point_at
from bot.config import Config
from bot.store import Store
from tests.support.fake_discord import TOKEN, FakeDiscord, fake_discord

Answer = Callable[[FakeDiscord, web.Request], Awaitable[web.StreamResponse]]


@pytest_asyncio.fixture
async def server() -> AsyncIterator[FakeDiscord]:
    """A stand-in that the client of this process talks to."""
    base, gateway = discord.http.Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    async with fake_discord() as fake:
        await point_at(loopback_address(fake.url))
        yield fake
    discord.http.Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = base, gateway


@pytest_asyncio.fixture
async def client(server: FakeDiscord, tmp_path: Path) -> AsyncIterator[ZooClient]:
    store = await Store.open(tmp_path / "zoo.sqlite", lambda: datetime.now(UTC))
    async with ZooClient(Config(), store, lambda: datetime.now(UTC)) as connecting:
        yield connecting
    await store.close()


def says(text: str, status: int = 200, content_type: str = "text/html") -> Answer:
    async def _answer(server: FakeDiscord, request: web.Request) -> web.StreamResponse:
        return web.Response(text=text, status=status, content_type=content_type)

    return _answer


async def never(server: FakeDiscord, request: web.Request) -> web.StreamResponse:
    await asyncio.Event().wait()
    raise AssertionError


def gateway(code: int | None = None, text: str = "") -> Answer:
    async def _answer(server: FakeDiscord, request: web.Request) -> web.StreamResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        if text:
            await socket.send_str(text)
        await socket.close(code=code or 1000)
        return socket

    return _answer


ME, APPLICATION, COMMANDS, GATEWAY = (
    "/users/@me",
    "/oauth2/applications/@me",
    "/applications/1001/commands",
    "/",
)


@pytest.mark.parametrize(
    ("path", "answer", "advice"),
    [
        (ME, says("error code: 1015", 403), "status 403"),
        (ME, says("error code: 1015", 429), "status 429"),
        (ME, says('{"message": "no", "code": 0}', 400, "application/json"), "status 400"),
        (ME, says("<html>Please log in</html>"), "not Discord"),
        (ME, says('{"name": "x"}', 200, "application/json"), "not Discord"),
        (APPLICATION, says("<html>Please log in</html>"), "not Discord"),
        (APPLICATION, says("{}", 404, "application/json"), "status 404"),
        (GATEWAY, gateway(text="these are words"), "not Discord"),
        (GATEWAY, gateway(4014), "intents"),
        (GATEWAY, gateway(4013), "code 4013"),
    ],
)
async def test_a_strange_answer_is_a_line_of_advice(
    server: FakeDiscord, client: ZooClient, path: str, answer: Answer, advice: str
) -> None:
    server.instead[path] = answer
    with pytest.raises(CommandFailure, match=advice) as raised:
        await run._connected(client, TOKEN)
    assert raised.value.code is Exit.NETWORK


@pytest.mark.parametrize("answer", [says("<html>x</html>"), says('[{"foo": 1}, 5]', 200, "application/json")])
async def test_commands_that_are_none_are_registered_anew(
    server: FakeDiscord, client: ZooClient, answer: Answer
) -> None:
    server.instead[COMMANDS] = answer
    connecting = asyncio.create_task(run._connected(client, TOKEN))
    await server.connected()
    assert server.first("PUT", COMMANDS) is not None
    await client.close()
    await connecting


@pytest.mark.parametrize("path", [ME, APPLICATION, COMMANDS])
async def test_told_to_end_on_its_way_it_just_ends(server: FakeDiscord, client: ZooClient, path: str) -> None:
    server.instead[path] = never
    connecting = asyncio.create_task(run._connected(client, TOKEN))
    await server.request("GET", path)
    await client.close()
    await connecting


def test_an_empty_address_is_no_way_to_discord(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("ZOO_REFEREE_TOKEN", TOKEN)
    monkeypatch.setattr(run, "serve", pytest.fail)
    with pytest.raises(CommandFailure) as raised:
        run.run(Namespace(discord="", config=None, database=tmp_path / "zoo.sqlite"))
    assert raised.value.code is Exit.USAGE
