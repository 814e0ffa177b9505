"""The practice table: the real client on a page, a clock that moves by itself, a file that goes on."""

from __future__ import annotations

import asyncio
import contextlib
import re
import signal
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import aiohttp
import pytest

from bot.commands.failures import CommandFailure, Exit
from bot.config import Config
from bot.practice import PLAYERS, SPECTATOR, Practice, open_practice
from bot.referee import Referee
from bot.store import Store
from bot.tables import Person, Place
from tests.support.page import Tab
from tests.support.processes import PATIENCE, ended, has_no_trace, running_bot

ADDRESS = re.compile(r"(http://127\.0\.0\.1:\d+/)#\S+")


@contextlib.asynccontextmanager
async def open_page(table: Practice) -> AsyncIterator[tuple[object, str, aiohttp.ClientSession]]:
    preview = table.env.preview(table.channel, viewers=table.people, layout="channel")
    async with preview, aiohttp.ClientSession() as session:
        table.guard(preview)
        yield preview, preview.url, session


async def start_game(*tabs: Tab) -> None:
    """The first opens a game, the others join; it starts when all seats are taken."""
    host, *others = tabs
    await host.command("game new", game="duell")
    for tab in others:
        await tab.look()
        await tab.press("Join")
    for tab in tabs:
        await tab.look()


def mover(*tabs: Tab) -> Tab:
    """Whoever the newest table calls."""
    return next(tab for tab in tabs if f"<@{tab.shown['viewerId']}>" in tab.texts()[-1])


async def test_five_members_and_a_spectator_in_one_channel(tmp_path: Path) -> None:
    async with open_practice(Config(), tmp_path / "p.sqlite") as table, open_page(table) as (_, url, session):
        tab = Tab(session, url)
        await tab.open(SPECTATOR)
        assert [viewer["name"] for viewer in tab.shown["viewers"]] == [*PLAYERS, SPECTATOR]


async def test_a_game_in_the_channel_itself_seen_in_two_tabs(tmp_path: Path) -> None:
    async with open_practice(Config(), tmp_path / "p.sqlite") as table, open_page(table) as (_, url, session):
        ada, ben = Tab(session, url), Tab(session, url)
        await ada.open("Ada")
        await ben.open("Ben")
        await start_game(ada, ben)
        assert table.channel.threads == []
        before = ben.texts()
        receipt = await mover(ada, ben).press("Draw")
        assert receipt["settlement"] == "settled"
        await ada.look()
        await ben.look()
        assert ada.texts() != before or ben.texts() != before
        assert not table.env.errors


async def test_a_press_waits_while_the_clock_moves(tmp_path: Path) -> None:
    async with (
        open_practice(Config(), tmp_path / "p.sqlite") as table,
        open_page(table) as (preview, url, session),
    ):
        ada = Tab(session, url)
        await ada.open("Ada")
        moving = asyncio.gather(*(table.advance(0.001, preview) for _ in range(200)))  # type: ignore[arg-type]
        receipt = await ada.command("game new", game="duell")
        await moving
        assert (receipt["rejected"], receipt["settlement"]) == (False, "settled")


async def test_what_the_bot_says_by_itself_appears_on_the_page(tmp_path: Path) -> None:
    async with (
        open_practice(Config(), tmp_path / "p.sqlite") as table,
        open_page(table) as (preview, url, session),
    ):
        ada, ben = Tab(session, url), Tab(session, url)
        await ada.open("Ada")
        await ben.open("Ben")
        await start_game(ada, ben)
        revision = ada.shown["publishedRevision"]
        await table.advance(1.0, preview)  # type: ignore[arg-type]
        await ada.look()
        assert ada.shown["publishedRevision"] == revision  # nothing was posted: a press on its way stays good
        await table.advance(24 * 3600.0, preview)  # type: ignore[arg-type]
        await ada.look()
        assert ada.shown["publishedRevision"] > revision


async def test_a_file_that_is_opened_again_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "p.sqlite"
    async with open_practice(Config(), path) as table, open_page(table) as (preview, url, session):
        assert abs(table.env.now() - datetime.now(UTC)) < timedelta(minutes=5)
        ada, ben = Tab(session, url), Tab(session, url)
        await ada.open("Ada")
        await ben.open("Ben")
        await start_game(ada, ben)
        await table.advance(3600.0, preview)  # type: ignore[arg-type]
        await ada.look()
        await ben.look()
        receipt = await mover(ada, ben).press("Draw")
        assert not receipt["rejected"]
        end = table.env.now()
    async with open_practice(Config(), path) as table, open_page(table) as (_, url, session):
        assert end - timedelta(minutes=2) < table.env.now() <= end
        ada, ben = Tab(session, url), Tab(session, url)
        await ada.open("Ada")
        await ben.open("Ben")
        labels = [part["label"] for _, part in ada.buttons()]
        assert labels, "the running game is shown again"
        assert not table.env.errors


async def test_games_of_discord_are_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "zoo.sqlite"
    store = await Store.open(path, lambda: datetime.now(UTC))
    await Referee(store, lambda: datetime.now(UTC)).open_lobby(Place(5, 6), Person(7, "Ada"), "duell")
    await store.close()
    with pytest.raises(CommandFailure) as raised:
        async with open_practice(Config(), path):
            pass
    assert raised.value.code is Exit.DATABASE
    await (await Store.open(path, lambda: datetime.now(UTC))).close()  # nobody holds it any more


class TestAsAProcess:
    async def address(self, process: asyncio.subprocess.Process) -> str:
        assert process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            async for line in process.stdout:
                if found := ADDRESS.search(line.decode()):
                    return found[1]
        raise AssertionError("no address was printed")

    async def test_the_page_answers_and_the_terminal_skips_time(self, tmp_path: Path) -> None:
        async with (
            running_bot("--no-browser", folder=tmp_path) as process,
            aiohttp.ClientSession() as session,
        ):
            async with session.get(await self.address(process)) as page:
                assert page.status == 200
                assert "<html" in await page.text()
            assert process.stdin is not None
            process.stdin.write(b"what\nh\nd\nq\n")
            code, output, errors = await ended(process)
        assert code == 0
        assert output.count("UTC at the table") == 2
        assert "h, d or q?" in output
        assert has_no_trace(errors)
        assert (tmp_path / "practice.sqlite").stat().st_mode & 0o777 == 0o600

    @pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
    async def test_it_ends_when_it_is_told(self, tmp_path: Path, how: signal.Signals) -> None:
        async with running_bot("--no-browser", folder=tmp_path) as process:
            await self.address(process)
            process.send_signal(how)
            code, _, errors = await ended(process)
        assert (code, errors) == (0, "")
