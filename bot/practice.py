"""The practice table (DESIGN.md 6): the very same client and store on a stand-in Discord, with a page.

Everything here is outside the bot. The stand-in (SimCord) has no time of its own and shows on its page only
what was published, so a driver moves its clock with real time and publishes what the bot posts by itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import threading
import time
import webbrowser
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import discord
import simcord

from bot.app import ZooClient
from bot.commands.failures import CommandFailure, Exit
from bot.config import Config
from bot.store import Store, looking

PLAYERS = ("Ada", "Ben", "Cleo", "Dan", "Eve")
"""The five members; the last may manage messages, so there is a moderator to try."""
SPECTATOR = "Sam"
CHANNEL = "zoo-games"
TOPIC = "Type /game new and press the arrow ➤. Switch between the people with “Viewing as”."

TICK = 0.25
"""Seconds of real time between two looks at the clock."""
PATIENCE = 60.0
"""Seconds that the bot may take to answer before the page calls it stuck."""

SKIPS = {"h": timedelta(hours=1), "d": timedelta(days=1)}
QUIT = "q"

Print = Callable[[str], None]
Action = Callable[[str | None, Mapping[str, Any]], Awaitable[dict[str, Any]]]
"""How SimCord's page server hands over what was clicked: page, request → receipt."""


class PracticeEnv(simcord.Env):
    """A stand-in Discord whose clock only the driver moves.

    Otherwise each timer of the bot also has a twin in real time, and a press would wait for those that are
    about to ring.
    """

    def _schedule_timer(self, *_: object) -> None:
        return


@dataclass
class Practice:
    """One open practice table. The lock keeps clock and presses apart: SimCord refuses what overlaps."""

    env: simcord.Env
    channel: simcord.ChannelHandle
    people: tuple[simcord.MemberActor, ...]
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    published: int = 0
    """How many requests of the bot the page has shown."""

    def guard(self, preview: simcord.Preview) -> None:
        """Lets presses wait while the clock moves; other open pages are shown what came of a press."""
        act: Action = preview._action

        async def guarded(page_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
            async with self.lock:
                preview._advance_presentation_time()  # else "2 minutes ago" counts from the last refresh
                receipt = await act(page_id, body)
                if self.has_posted():
                    for page in tuple(preview._pages.values()):
                        if page.id != page_id:
                            preview._publish(page, reason="refresh")
                    self.all_published()
                return receipt

        preview._action = guarded  # type: ignore[method-assign, assignment]  # SimCord offers no hook here
        self.all_published()

    async def advance(self, seconds: float, preview: simcord.Preview, *, publish: bool = False) -> None:
        """Moves the clock; what the bot posted by itself appears on the page, with `publish` in any case."""
        async with self.lock:
            with contextlib.suppress(TimeoutError):  # partial progress is kept, the next tick goes on
                await self.env.advance_time(seconds)
            if publish or self.has_posted():
                with contextlib.suppress(simcord.SetupError):  # the page was closed meanwhile
                    await preview.refresh()
                self.all_published()

    def has_posted(self) -> bool:
        """Whether the bot changed anything that the page has not shown yet."""
        return any(request.method != "GET" for request in self.env.http_requests[self.published :])

    def all_published(self) -> None:
        """The page shows all that the bot has done."""
        self.published = len(self.env.http_requests)


def _say(line: str) -> None:
    """A line for the person at the terminal, or for whatever reads a pipe, at once."""
    print(line, flush=True)  # noqa: T201  # the terminal is this module's other face


async def practice(
    config: Config,
    database: Path,
    end: asyncio.Event,
    *,
    port: int = 0,
    browser: bool = True,
    say: Print = _say,
) -> None:
    """Opens the table and runs it until `end` is set, `q` is typed or the page ends it."""
    async with open_practice(config, database) as table:
        page = table.env.preview(table.channel, viewers=table.people, layout="channel", port=port)
        with _port_failure(port):
            preview = await page.__aenter__()
        try:
            table.guard(preview)
            _greet(preview.url, database, say)
            if browser and _has_browser():
                webbrowser.open(preview.url)
            await _drive(table, preview, end, say)
            await table.lock.acquire()  # a press that is under way is finished first
        finally:
            await preview.close()


@contextlib.contextmanager
def _port_failure(port: int) -> Iterator[None]:
    try:
        yield
    except simcord.SetupError:
        advice = f"Port {port} is taken: choose another with --port, or leave it out for a free one."
        raise CommandFailure(Exit.PORT, advice) from None


@contextlib.asynccontextmanager
async def open_practice(config: Config, database: Path) -> AsyncIterator[Practice]:
    """The bot, running among its people, with the clock where the database ended."""
    env: list[simcord.Env] = []

    def clock() -> datetime:
        return env[0].now() if env else datetime.now(UTC)

    store = await Store.open(database, clock)
    try:
        client = ZooClient(config, store, clock)
        world = PracticeEnv(client, check_errors=False, settle_timeout=PATIENCE)
        env.append(world)
        # People first: their ids come from the clock, and must be the same whenever the file is opened.
        channel, people = _populate(world)
        await _check_practice(store, world)
        begin = await store.latest_moment() or datetime.now(UTC)
        await store.forget_messages()
        world.backend.advance_clock(max(0.0, (begin - world.now()).total_seconds()))
        await world.start()
        try:
            yield Practice(world, channel, people)
        finally:
            await world.shutdown()
    finally:
        await store.close()


async def _check_practice(store: Store, env: simcord.Env) -> None:
    """Games of real servers would forget where they are shown; raises `CommandFailure`."""
    if await store.read(looking.guilds) - {env.guild.id}:
        raise CommandFailure(
            Exit.DATABASE,
            f"{store.path} holds games of Discord, which a practice table must not touch: name another file, "
            "or set ZOO_REFEREE_TOKEN to go to Discord.",
        )


def _populate(env: simcord.Env) -> tuple[simcord.ChannelHandle, tuple[simcord.MemberActor, ...]]:
    guild = env.create_guild("Practice Zoo")
    env.backend.bot_user.name = "Zoo Referee"
    here = discord.PermissionOverwrite(create_public_threads=False)  # the page shows one channel
    channel = guild.create_text_channel(CHANNEL, overwrites={guild.default_role: here}, topic=TOPIC)
    moderators = guild.create_role("Moderators", permissions=discord.Permissions(manage_messages=True))
    people = [
        guild.add_member(
            env.create_user(name.lower(), global_name=name),
            roles=[moderators] if name == PLAYERS[-1] else [],
        )
        for name in (*PLAYERS, SPECTATOR)
    ]
    return channel, tuple(people)


def _greet(url: str, database: Path, say: Print) -> None:
    *others, last = PLAYERS
    say(f"Practice table (no token is set, so nothing goes to Discord): {url}")
    say(
        f"There: type /game new, press ➤. Be {', '.join(others)}, {last} (moderator) or {SPECTATOR} (watches) as you like."
    )
    say(f"Here: h + Enter skips an hour, d + Enter a day, q + Enter ends. The games stay in {database}.")


def _has_browser() -> bool:
    """Is there a screen to open a browser on? A text browser in the terminal would be in the way."""
    return sys.platform in ("darwin", "win32") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )


async def _drive(table: Practice, preview: simcord.Preview, end: asyncio.Event, say: Print) -> None:
    """Moves the clock with real time and by what is typed, until the end is asked for."""
    typed: asyncio.Queue[str] = asyncio.Queue()
    _listen(asyncio.get_running_loop(), typed)
    closed = asyncio.create_task(preview.wait_closed())
    last = time.perf_counter()
    while not (end.is_set() or closed.done()):
        with contextlib.suppress(TimeoutError):
            line = await asyncio.wait_for(typed.get(), TICK)
            if line == QUIT:
                break
            await _skip(table, preview, line, say)
        now = time.perf_counter()
        await table.advance(now - last, preview)
        last = now
    closed.cancel()


async def _skip(table: Practice, preview: simcord.Preview, line: str, say: Print) -> None:
    if line in SKIPS:
        await table.advance(SKIPS[line].total_seconds(), preview, publish=True)  # "ago" has changed
        say(f"It is now {table.env.now():%Y-%m-%d %H:%M} UTC at the table.")
    elif line:
        say("h, d or q?")


def _listen(loop: asyncio.AbstractEventLoop, typed: asyncio.Queue[str]) -> None:
    """Reads lines of the terminal in a thread of its own, unless the process runs in the background."""
    if sys.stdin is None or _is_in_background():
        return

    def read() -> None:
        with contextlib.suppress(RuntimeError, ValueError):  # the loop or the terminal is gone
            for line in sys.stdin:
                loop.call_soon_threadsafe(typed.put_nowait, line.strip().lower())

    threading.Thread(target=read, name="terminal", daemon=True).start()


def _is_in_background() -> bool:
    """Whether a read of the terminal would stop the whole process."""
    if sys.platform == "win32" or not sys.stdin.isatty():
        return False
    return os.tcgetpgrp(sys.stdin.fileno()) != os.getpgrp()
