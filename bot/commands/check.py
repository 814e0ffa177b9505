"""`python -m bot check`: looks at everything that can be wrong before players notice, a line each."""

from __future__ import annotations

import asyncio
import logging
import os
import tempfile
from argparse import Namespace
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from email.utils import parsedate_to_datetime
from pathlib import Path
from typing import Any

import aiohttp
import discord.http
from pydantic import SecretStr

from bot.app import COGS, ZooClient
from bot.commands.caps import broken_caps
from bot.commands.failures import Exit
from bot.commands.invite import application_of, invite_link
from bot.config import PRACTICE_DATABASE, Config, load_config, sources
from bot.present.commands import CommandTranslator
from bot.store import Store, StoreError, StoreInUse, is_upgrade_pending
from engine.core.errors import BadOptions
from engine.registry import games

CLOCK_TOLERANCE = timedelta(seconds=30)
"""Reminders and calls that are off by more would be noticed."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One line: what was looked at, what was found, and the exit code if it is trouble."""

    what: str
    text: str
    code: Exit = Exit.OK

    def __str__(self) -> str:
        """The line."""
        return f"{'ok ' if self.code is Exit.OK else 'BAD'} {self.what}: {self.text}"


@dataclass(frozen=True, slots=True)
class Reached:
    """What Discord said: its time, and whether it knows the token (None: none was shown)."""

    time: datetime | None
    application: int | None
    status: int


def run(arguments: Namespace) -> int:
    """Prints the findings; the exit code is that of the first trouble. Raises `ConfigError`."""
    config = load_config(arguments.config)
    logging.disable(logging.CRITICAL)  # one line a finding is all that is to be seen
    database = arguments.database or config.database
    practice = PRACTICE_DATABASE if arguments.database is None and PRACTICE_DATABASE.exists() else None
    return asyncio.run(_run(findings(config, database, sources(arguments.config), practice)))


async def _run(found: AsyncIterator[Finding]) -> int:
    worst = Exit.OK
    async for finding in found:
        print(finding)
        worst = worst if worst is not Exit.OK else finding.code
    return worst


async def findings(
    config: Config, database: Path, settings: str, practice: Path | None = None
) -> AsyncIterator[Finding]:
    """Everything that is looked at, in order.

    `settings`: where they come from. `practice`: the practice table's database, where that may be meant.
    """
    yield Finding("settings", settings)
    reached = await ask_discord(config.token)
    yield token_finding(config.token, reached)
    yield await database_finding(database, practice)
    yield clock_finding(reached, datetime.now(UTC))
    yield await commands_finding(config)
    for finding in deck_findings(config):
        yield finding
    if config.token is not None:
        application = (reached and reached.application) or application_of(config.token)
        if application is not None:
            yield Finding("invite", invite_link(application))


async def ask_discord(token: SecretStr | None) -> Reached | None:
    """Who Discord says we are, and its time; None when it cannot be reached."""
    base = discord.http.Route.BASE
    path = "/gateway" if token is None else "/oauth2/applications/@me"
    headers = {} if token is None else {"Authorization": f"Bot {token.get_secret_value()}"}
    try:
        async with (
            aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=10)) as session,
            session.get(base + path, headers=headers) as answer,
        ):
            said = await answer.json(content_type=None) if answer.status == 200 else {}
            stamp = answer.headers.get("Date")
            number = str(said.get("id", "")) if isinstance(said, dict) else ""
            application = int(number) if number.isdecimal() else None
            return Reached(parsedate_to_datetime(stamp) if stamp else None, application, answer.status)
    except (aiohttp.ClientError, TimeoutError, ValueError):
        return None


def token_finding(token: SecretStr | None, reached: Reached | None) -> Finding:
    """Whether Discord takes the token."""
    if token is None:
        return Finding("token", "none is set; python -m bot opens the practice table")
    if reached is None:
        return Finding("token", "set, but not checked: Discord cannot be reached from here (offline)")
    if reached.status == 401:
        return Finding(
            "token", "Discord does not accept it: copy it anew from the developer portal", Exit.TOKEN
        )
    if reached.status != 200:
        return Finding("token", f"set, but not checked: Discord answers {reached.status}; try again later")
    return Finding("token", "Discord accepts it")


async def database_finding(path: Path, practice: Path | None = None) -> Finding:
    """Whether the file can be served, and whether its tables will be brought up to date first."""
    try:
        if not path.exists():
            return _new_database_finding(path, practice)
        pending = await asyncio.to_thread(is_upgrade_pending, path)
    except StoreInUse:
        return Finding("database", f"{path} is being served right now")
    except StoreError as error:
        return Finding("database", str(error), Exit.DATABASE)
    except OSError as error:
        return Finding("database", f"{path} cannot be opened: {error.strerror}", Exit.DATABASE)
    if pending:
        return Finding("database", f"{path} will be copied and then brought up to date at the next start")
    return Finding("database", f"{path} can be served, its tables are up to date")


def _new_database_finding(path: Path, practice: Path | None) -> Finding:
    folder = path.absolute().parent
    if not folder.is_dir():
        return Finding("database", f"{path} cannot be created: there is no folder {folder}", Exit.DATABASE)
    if not os.access(folder, os.W_OK):
        advice = f"{path} cannot be created: nothing may be written in {folder}"
        return Finding("database", advice, Exit.DATABASE)
    hint = f"; the practice table's games: --database {practice}" if practice is not None else ""
    return Finding("database", f"{path} will be created at the first start{hint}")


def clock_finding(reached: Reached | None, now: datetime) -> Finding:
    """Whether this machine's clock agrees with Discord's."""
    if reached is None or reached.time is None:
        return Finding("clock", f"{now:%Y-%m-%d %H:%M:%S} UTC, not compared (offline)")
    off = now - reached.time
    if abs(off) > CLOCK_TOLERANCE:
        advice = (
            f"{abs(off).total_seconds():.0f} s {'ahead' if off > timedelta(0) else 'behind'}: set it by NTP"
        )
        return Finding("clock", advice, Exit.FAILED)
    return Finding("clock", "agrees with Discord's")


async def commands_finding(config: Config) -> Finding:
    """Whether all commands, in all languages, keep to Discord's caps."""
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(Path(folder) / "check.sqlite", lambda: datetime.now(UTC))
        try:
            async with ZooClient(config, store, lambda: datetime.now(UTC)) as client:
                commands = await described_commands(client)
        finally:
            await store.close()
    broken = broken_caps(commands)
    if broken:
        return Finding("commands", "; ".join(broken), Exit.FAILED)
    return Finding("commands", f"{len(commands)}, within Discord's caps in every language")


async def described_commands(client: ZooClient) -> list[dict[str, Any]]:
    """The commands as they are sent to Discord."""
    for cog in COGS:
        await client.load_extension(f"cogs.{cog}")
    translator = CommandTranslator()
    await client.tree.set_translator(translator)
    return [
        await command.get_translated_payload(client.tree, translator)
        for command in client.tree.get_commands()
    ]


def deck_findings(config: Config) -> Iterator[Finding]:
    """Each of the owner's decks: it can be dealt, or the first thing that is wrong in it."""
    if config.decks is not None and not config.decks.is_dir():
        yield Finding("decks", f"there is no folder {config.decks}", Exit.FAILED)
    for game in games().values():
        names = [option.name for option in game.info.options if option.is_deck]
        for option, deck in ((name, deck) for name in names for deck in config.deck_names(game.info.key)):
            what = f"deck {game.info.key}/{deck}"
            text = config.deck(game.info.key, deck)
            if text is None:
                yield Finding(what, "cannot be read, or is no text", Exit.FAILED)
                continue
            try:
                game.options({option: text})
            except BadOptions as error:
                yield Finding(what, str(error), Exit.FAILED)
            else:
                yield Finding(what, "can be dealt")
