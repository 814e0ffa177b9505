"""`python -m bot`: Discord with a token, the practice table without one."""

from __future__ import annotations

import asyncio
import contextlib
import importlib.util
import logging
import signal
from argparse import Namespace
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path

import aiohttp
import discord

from bot.app import ZooClient
from bot.commands.failures import CommandFailure, Exit
from bot.commands.loopback import loopback_address, point_at
from bot.config import PRACTICE_DATABASE, Config, load_config
from bot.logs import start_logging
from bot.store import Store

"""Never the real one: a practice table forgets which messages show its games."""

PRACTICE_PARTS = ("simcord", "markdown_it", "linkify_it", "regex", "PIL")
"""What the practice table needs beside the bot, by import name."""

BAD_TOKEN = 4004
"""The gateway's close code for a token it does not accept."""

SERVER_ERROR = 500
"""HTTP: from here on the fault is the server's."""

NO_DISCORD = (ValueError, TypeError, KeyError)
"""What the library says to an answer that is none of Discord's, such as a page of a proxy."""

_log = logging.getLogger(__name__)


def run(arguments: Namespace) -> int:
    """Runs until it is told to stop; raises `CommandFailure` when it cannot start."""
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody will hear it speak
    address = None if arguments.discord is None else loopback_address(arguments.discord)
    config = load_config(arguments.config)
    if config.token is None:
        if address is not None:
            raise CommandFailure(
                Exit.USAGE, "--discord needs a token too: set ZOO_REFEREE_TOKEN (any text will do there)."
            )
        return _practice(config, arguments)
    start_logging(config.log_level, config.token)

    async def discord_() -> None:
        if address is not None:
            await point_at(address)
        await serve(config, arguments.database or config.database)

    asyncio.run(discord_())
    return Exit.OK


def _practice(config: Config, arguments: Namespace) -> int:
    if any(importlib.util.find_spec(part) is None for part in PRACTICE_PARTS):
        raise CommandFailure(
            Exit.NO_PRACTICE,
            "No token is set, and the practice table is not installed: run pip install -e '.[practice]', "
            "or set ZOO_REFEREE_TOKEN to go to Discord.",
        )
    import bot.practice  # noqa: F401  # now that its packages are known to be there, and before it may log

    start_logging("WARNING" if config.log_level == "INFO" else config.log_level)
    asyncio.run(_practise(config, arguments))
    return Exit.OK


async def _practise(config: Config, arguments: Namespace) -> None:
    from bot.practice import practice

    end = asyncio.Event()

    async def ask_to_end() -> None:
        end.set()

    database = arguments.database or PRACTICE_DATABASE
    table = practice(config, database, end, port=arguments.port, browser=not arguments.no_browser)
    await until_stopped(table, ask_to_end)


async def serve(config: Config, database: Path) -> None:
    """Referees on Discord until SIGTERM or Ctrl-C; then no new move is taken and running ones finish."""
    assert config.token is not None
    store = await Store.open(database, lambda: datetime.now(UTC))
    try:
        client = ZooClient(config, store, lambda: datetime.now(UTC))
        async with client:
            await until_stopped(_connected(client, config.token.get_secret_value()), client.close)
    finally:
        await store.close()


async def _connected(client: ZooClient, token: str) -> None:
    """The client's whole connected life; what keeps it from starting becomes a line of advice."""
    try:
        await client.start(token)
    except (discord.DiscordException, aiohttp.ClientError, OSError, *NO_DISCORD) as error:
        # The library closes the client itself when the gateway has closed for good.
        if client.closing and not isinstance(error, discord.ConnectionClosed):
            return  # who is told to end while still on the way need not arrive
        failure = _failure(error)
        if failure is None or (client.is_ready() and isinstance(error, NO_DISCORD)):
            raise
        _log.debug("Not connected", exc_info=True)
        raise failure from None


def _failure(error: Exception) -> CommandFailure | None:
    """The advice to someone whose bot cannot start; None where the bot itself is to blame."""
    if isinstance(error, discord.LoginFailure) or getattr(error, "code", None) == BAD_TOKEN:
        advice = (
            "Discord does not accept the token: copy it anew from the developer portal (Bot > Reset Token)."
        )
        return CommandFailure(Exit.TOKEN, advice)
    match error:
        case discord.ConnectionClosed(code=code):
            advice = f"Discord closed the connection for good (code {code}): look at its status page."
        case discord.PrivilegedIntentsRequired():
            advice = "Discord does not give the bot its intents: look at it in the developer portal (Bot)."
        case discord.HTTPException(status=status) if status < SERVER_ERROR:
            advice = f"Discord turns this machine away (status {status}): wait an hour, then start again."
        case discord.HTTPException() | discord.GatewayNotFound() | aiohttp.ClientError() | OSError():
            advice = "Discord cannot be reached: check the network, then start again."
        case ValueError() | TypeError() | KeyError():
            advice = "What answers is not Discord: check the network for a proxy or a login page."
        case _:
            return None
    return CommandFailure(Exit.NETWORK, advice)


async def until_stopped(work: Awaitable[None], end: Callable[[], Awaitable[None]]) -> None:
    """Runs `work` to its end; SIGTERM or Ctrl-C asks for that by `end`, which lets running moves finish."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):  # Windows: Ctrl-C arrives as an exception
            loop.add_signal_handler(name, stop.set)
    running = asyncio.ensure_future(work)
    asked = asyncio.create_task(stop.wait())
    await asyncio.wait({running, asked}, return_when=asyncio.FIRST_COMPLETED)
    if not running.done():
        await end()
    asked.cancel()
    await running
