"""`python -m bot check`: a line for everything that is looked at, and the exit code of the first trouble."""

from __future__ import annotations

import logging
import os
import sqlite3
from argparse import Namespace
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import discord
import discord.http
import pytest
from pydantic import SecretStr

from bot.commands import check
from bot.commands.check import Finding, Reached, clock_finding, database_finding, findings
from bot.commands.failures import Exit
from bot.commands.invite import ASKED, application_of, invite_link
from bot.config import Config
from bot.store import Store
from bot.store.files import lock_file
from tests.support.fake_discord import TOKEN, fake_discord
from tests.support.processes import SECRET

GOOD_DECK = '[stands]\nred = ["ice", "pretzel", "drink"]\n'
BAD_DECK = "[animals]\nbear = { lightning = 1 }\n"


def now() -> datetime:
    return datetime.now(UTC)


@pytest.fixture(autouse=True)
def _nobody_answers(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Offline, unless a test says otherwise."""
    monkeypatch.setattr(discord.http.Route, "BASE", "http://127.0.0.1:9/api/v10")
    return


async def found(config: Config, database: Path) -> dict[str, Finding]:
    return {finding.what: finding async for finding in findings(config, database, "none, defaults")}


async def test_without_anything(tmp_path: Path) -> None:
    said = await found(Config(), tmp_path / "zoo.sqlite")
    assert list(said) == ["settings", "token", "database", "clock", "commands"]
    assert all(finding.code is Exit.OK for finding in said.values())
    assert "practice table" in said["token"].text
    assert str(said["settings"]) == "ok  settings: none, defaults"
    assert "offline" in said["clock"].text
    assert not (tmp_path / "zoo.sqlite").exists()


async def test_offline_with_a_token(tmp_path: Path) -> None:
    said = await found(Config(token=SecretStr(SECRET)), tmp_path / "zoo.sqlite")
    assert said["token"].code is Exit.OK
    assert "offline" in said["token"].text
    assert all(SECRET not in str(finding) for finding in said.values())


async def test_online(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with fake_discord() as server:
        monkeypatch.setattr(discord.http.Route, "BASE", f"{server.url}/api/v10")
        said = await found(Config(token=SecretStr(TOKEN)), tmp_path / "zoo.sqlite")
    assert said["token"].text == "Discord accepts it"
    assert said["clock"].text == "agrees with Discord's"
    assert "client_id=1001" in said["invite"].text


async def test_a_token_that_discord_does_not_accept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with fake_discord() as server:
        monkeypatch.setattr(discord.http.Route, "BASE", f"{server.url}/api/v10")
        said = await found(Config(token=SecretStr(SECRET)), tmp_path / "zoo.sqlite")
    assert said["token"].code is Exit.TOKEN
    assert all(SECRET not in str(finding) for finding in said.values())


@pytest.mark.parametrize(
    ("off", "code"), [(5, Exit.OK), (-5, Exit.OK), (60, Exit.FAILED), (-60, Exit.FAILED)]
)
def test_the_clock(off: int, code: Exit) -> None:
    assert clock_finding(Reached(now(), None, 200), now() + timedelta(seconds=off)).code is code


class TestTheDatabase:
    async def test_there_is_none_yet(self, tmp_path: Path) -> None:
        assert "will be created" in (await database_finding(tmp_path / "zoo.sqlite")).text

    async def test_no_folder_for_it(self, tmp_path: Path) -> None:
        assert (await database_finding(tmp_path / "none" / "zoo.sqlite")).code is Exit.DATABASE

    async def test_its_folder_is_read_only(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(check.os, "access", lambda path, mode: (path, mode) != (tmp_path, os.W_OK))
        finding = await database_finding(tmp_path / "zoo.sqlite")
        assert (finding.code, "nothing may be written" in finding.text) == (Exit.DATABASE, True)

    async def test_a_name_that_no_file_can_have(self, tmp_path: Path) -> None:
        assert (await database_finding(tmp_path / ("x" * 5000))).code is Exit.DATABASE

    async def test_up_to_date(self, tmp_path: Path) -> None:
        await (await Store.open(tmp_path / "zoo.sqlite", now)).close()
        finding = await database_finding(tmp_path / "zoo.sqlite")
        assert (finding.code, finding.text.split(", ")[-1]) == (Exit.OK, "its tables are up to date")
        await (await Store.open(tmp_path / "zoo.sqlite", now)).close()  # the lock is free again

    async def test_being_served(self, tmp_path: Path) -> None:
        await (await Store.open(tmp_path / "zoo.sqlite", now)).close()
        lock = lock_file(tmp_path / "zoo.sqlite")
        try:
            finding = await database_finding(tmp_path / "zoo.sqlite")
        finally:
            lock.release()
        assert (finding.code, finding.text.split(" is ")[-1]) == (Exit.OK, "being served right now")

    async def test_older_tables_are_told_and_left_alone(self, tmp_path: Path) -> None:
        (tmp_path / "zoo.sqlite").touch()
        finding = await database_finding(tmp_path / "zoo.sqlite")
        assert "at the next start" in finding.text
        assert (tmp_path / "zoo.sqlite").stat().st_size == 0

    async def test_a_newer_version_wrote_it(self, tmp_path: Path) -> None:
        await (await Store.open(tmp_path / "zoo.sqlite", now)).close()
        with sqlite3.connect(tmp_path / "zoo.sqlite") as connection:
            connection.execute("UPDATE alembic_version SET version_num = '9999'")
        finding = await database_finding(tmp_path / "zoo.sqlite")
        assert (finding.code, "update the bot" in finding.text) == (Exit.DATABASE, True)


async def test_commands_over_the_cap(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "broken_caps", lambda commands: ["all too many"])
    said = await found(Config(), tmp_path / "zoo.sqlite")
    assert (said["commands"].code, said["commands"].text) == (Exit.FAILED, "all too many")


async def test_decks(tmp_path: Path) -> None:
    folder = tmp_path / "decks" / "duell"
    folder.mkdir(parents=True)
    (folder / "good.toml").write_text(GOOD_DECK, encoding="utf-8")
    (folder / "bad.toml").write_text(BAD_DECK, encoding="utf-8")
    (folder / "line.toml").write_text('markers = ["2"]', encoding="utf-8")
    said = await found(Config(decks=tmp_path / "decks"), tmp_path / "zoo.sqlite")
    assert said["deck duell/good"].code is Exit.OK
    assert said["deck duell/bad"].code is Exit.FAILED
    assert "line 2: bear" in said["deck duell/bad"].text
    assert "line 1: final" in said["deck duell/line"].text
    said = await found(Config(decks=tmp_path / "no-such"), tmp_path / "zoo.sqlite")
    assert said["decks"].code is Exit.FAILED
    assert "no-such" in said["decks"].text


def test_the_invite_asks_for_what_is_needed_and_no_more() -> None:
    link = invite_link(1001)
    assert f"permissions={ASKED.value}" in link
    assert not ASKED.administrator
    assert not ASKED.manage_messages


@pytest.mark.parametrize(
    ("token", "application"),
    [
        ("MTAwMQ.abc.def", 1001),
        ("MTAwMQ==.x", 1001),
        ("x", None),
        ("", None),
        ("é.x", None),
        ("YWJj.x", None),
    ],
)
def test_a_token_begins_with_its_application(token: str, application: int | None) -> None:
    assert application_of(SecretStr(token)) == application


async def test_the_practice_table_s_games_are_pointed_at(tmp_path: Path) -> None:
    finding = await database_finding(tmp_path / "zoo.sqlite", Path("practice.sqlite"))
    assert finding.text.endswith("at the first start; the practice table's games: --database practice.sqlite")
    assert "--database" not in (await database_finding(tmp_path / "zoo.sqlite")).text


@pytest.mark.parametrize(("database", "says"), [(None, True), (Path("zoo-referee.sqlite"), False)])
def test_only_where_no_database_was_named(
    database: Path | None,
    says: bool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("practice.sqlite").touch()
    Path("config.toml").write_text('log_level = "info"', encoding="utf-8")
    try:
        assert check.run(Namespace(config=None, database=database)) == Exit.OK
    finally:
        logging.disable(logging.NOTSET)
    printed = capsys.readouterr().out
    assert "ok  settings: config.toml\n" in printed
    assert ("--database practice.sqlite" in printed) == says
