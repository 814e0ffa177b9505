"""`--discord`: only ever this machine, and there wherever the server says."""

from __future__ import annotations

from collections.abc import Iterator

import discord.http
import pytest
from discord.gateway import DiscordWebSocket
from yarl import URL

from bot.commands.failures import CommandFailure, Exit
from bot.commands.loopback import loopback_address, point_at
from tests.support.fake_discord import fake_discord


@pytest.fixture(autouse=True)
def _discord_stays_where_it_is() -> Iterator[None]:
    base, gateway = discord.http.Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    yield
    discord.http.Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = base, gateway


@pytest.mark.parametrize(
    ("text", "base"),
    [
        ("http://127.0.0.1:8080", "http://127.0.0.1:8080/api/v10"),
        ("http://127.0.0.1:8080/", "http://127.0.0.1:8080/api/v10"),
        ("http://localhost:80/api/v9", "http://localhost/api/v9"),
        ("https://[::1]:443/x", "https://[::1]/x"),
        ("http://127.8.9.1", "http://127.8.9.1/api/v10"),
    ],
)
def test_addresses_of_this_machine(text: str, base: str) -> None:
    assert str(loopback_address(text)) == base


@pytest.mark.parametrize(
    "text",
    [
        "https://discord.com",
        "http://10.0.0.1",
        "http://127.0.0.1.example.org",
        "http://localhost.example.org",
        "http://127.0.0.1@example.org",
        "ftp://127.0.0.1",
        "127.0.0.1:80",
        "http://",
        "http://[",
        "http://0.0.0.0",
        "",
        "nonsense",
    ],
)
def test_any_other_address_is_refused(text: str) -> None:
    with pytest.raises(CommandFailure) as raised:
        loopback_address(text)
    assert raised.value.code is Exit.USAGE
    assert "this machine only" in str(raised.value)


async def test_the_client_goes_to_the_gateway_that_the_server_names() -> None:
    async with fake_discord() as server:
        await point_at(loopback_address(server.url))
        assert f"{server.url}/api/v10" == discord.http.Route.BASE
        assert URL(server.url.replace("http", "ws")) == DiscordWebSocket.DEFAULT_GATEWAY


@pytest.mark.parametrize(
    "named", [{"url": "wss://gateway.discord.gg"}, {}, [], {"url": 5}, {"url": "http://localhost"}]
)
async def test_a_gateway_elsewhere_is_not_followed(named: object, monkeypatch: pytest.MonkeyPatch) -> None:
    async with fake_discord() as server:
        monkeypatch.setattr("tests.support.fake_discord.FakeDiscord.gateway_named", lambda self: named)
        await point_at(loopback_address(server.url))
        assert URL(server.url.replace("http", "ws")).with_path("/") == DiscordWebSocket.DEFAULT_GATEWAY


async def test_nobody_there() -> None:
    async with fake_discord() as server:
        address = loopback_address(server.url)
    with pytest.raises(CommandFailure) as raised:
        await point_at(address)
    assert raised.value.code is Exit.NETWORK
