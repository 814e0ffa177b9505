"""The command line: what goes wrong is one line of advice and its exit code, never a trace or the token."""

from __future__ import annotations

import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.__main__ import main, parser
from bot.commands import run
from bot.commands.failures import Exit
from bot.store.files import lock_file
from tests.support.fake_discord import TOKEN, FakeDiscord, fake_discord, press
from tests.support.processes import REPOSITORY, SECRET, ended, environment, has_no_trace, run_bot, running_bot

LOG_LINE = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ (DEBUG|INFO|WARNING|ERROR|CRITICAL) +\S+: .*")


def is_one_line(errors: str) -> bool:
    """A single line of advice, apart from log lines that came before."""
    advice = [line for line in errors.splitlines() if not LOG_LINE.fullmatch(line)]
    return len(advice) == 1 and advice[0].startswith("zoo-referee: ") and has_no_trace(errors)


def broken_config(folder: Path) -> list[str]:
    (folder / "config.toml").write_text(f'token = "{SECRET}\n', encoding="utf-8")
    return []


def unknown_setting(folder: Path) -> list[str]:
    (folder / "config.toml").write_text(f'tokn = "{SECRET}"\n', encoding="utf-8")
    return []


def missing_config(folder: Path) -> list[str]:
    return ["--config", "nowhere.toml"]


def discord_elsewhere(folder: Path) -> list[str]:
    return ["--discord", "https://example.org"]


def no_such_folder(folder: Path) -> list[str]:
    return ["--database", str(folder / "none" / "zoo.sqlite"), "--no-browser"]


def folder_is_a_file(folder: Path) -> list[str]:
    (folder / "file").touch()
    return ["--database", str(folder / "file" / "zoo.sqlite"), "--no-browser"]


def database_of_something_else(folder: Path) -> list[str]:
    with sqlite3.connect(folder / "other.sqlite") as other:
        other.execute("CREATE TABLE birds (name)")
    return ["--database", str(folder / "other.sqlite"), "--no-browser"]


def no_database_at_all(folder: Path) -> list[str]:
    (folder / "text.sqlite").write_text("These are words, not pages of a database. " * 50, encoding="utf-8")
    return ["--database", str(folder / "text.sqlite"), "--no-browser"]


def backup_of_nothing(folder: Path) -> list[str]:
    return ["backup", "--database", "none.sqlite", "copy.sqlite"]


def test_a_backup_points_at_the_practice_table_s_games(tmp_path: Path) -> None:
    (tmp_path / "practice.sqlite").touch()
    done = run_bot("backup", "copy.sqlite", folder=tmp_path)
    assert (done.returncode, done.stdout) == (Exit.DATABASE, "")
    assert "zoo-referee.sqlite does not exist" in done.stderr
    assert "--database practice.sqlite" in done.stderr


def replay_of_nothing(folder: Path) -> list[str]:
    return ["replay", "none.json"]


@pytest.mark.parametrize(
    ("trouble", "code"),
    [
        (broken_config, Exit.CONFIG),
        (unknown_setting, Exit.CONFIG),
        (missing_config, Exit.CONFIG),
        (discord_elsewhere, Exit.USAGE),
        (no_such_folder, Exit.DATABASE),
        (folder_is_a_file, Exit.DATABASE),
        (database_of_something_else, Exit.DATABASE),
        (no_database_at_all, Exit.DATABASE),
        (backup_of_nothing, Exit.DATABASE),
        (replay_of_nothing, Exit.USAGE),
    ],
)
@pytest.mark.usefixtures("own_logging")
def test_trouble_at_the_start(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    trouble: Callable[[Path], list[str]],
    code: Exit,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(trouble(tmp_path)) == code
    printed = capsys.readouterr()
    assert printed.out == ""
    assert is_one_line(printed.err), printed.err


@pytest.mark.usefixtures("own_logging")
@pytest.mark.parametrize("setting", ["GUILDS", "LANGUAGE", "NO_SUCH_THING"])
def test_a_wrong_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], setting: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("ZOO_REFEREE_TOKEN", SECRET)
    monkeypatch.setenv(f"ZOO_REFEREE_{setting}", SECRET)
    assert main([]) == Exit.CONFIG
    assert is_one_line(capsys.readouterr().err)


@pytest.mark.parametrize(
    ("trouble", "code"), [(broken_config, Exit.CONFIG), (no_database_at_all, Exit.DATABASE)]
)
def test_a_whole_process_says_it_in_one_line_too(
    tmp_path: Path, trouble: Callable[[Path], list[str]], code: Exit
) -> None:
    done = run_bot(*trouble(tmp_path), folder=tmp_path)
    assert (done.returncode, done.stdout) == (code, "")
    assert is_one_line(done.stderr), done.stderr


def test_a_second_process(tmp_path: Path) -> None:
    database = tmp_path / "zoo.sqlite"
    lock = lock_file(database)
    try:
        done = run_bot("--database", database, "--no-browser", folder=tmp_path)
    finally:
        lock.release()
    assert done.returncode == Exit.IN_USE
    assert is_one_line(done.stderr), done.stderr


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = run_bot("--port", str(port), "--no-browser", folder=tmp_path)
    assert done.returncode == Exit.PORT
    assert is_one_line(done.stderr), done.stderr


def test_the_practice_table_is_not_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(run, "PRACTICE_PARTS", ("no_such_package",))
    assert main([]) == Exit.NO_PRACTICE
    printed = capsys.readouterr()
    assert printed.out == ""
    assert is_one_line(printed.err)


@pytest.mark.parametrize(
    "given", [["nonsense"], ["--port", "x"], ["--port", "70000"], ["backup"], ["scenario"]]
)
def test_a_wrong_command_line(given: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as raised:
        main(given)
    assert raised.value.code == Exit.USAGE
    assert has_no_trace(capsys.readouterr().err)


def test_options_may_stand_before_or_after_the_command() -> None:
    before = parser().parse_args(["--database", "x", "check"])
    after = parser().parse_args(["check", "--database", "x"])
    assert (before.command, before.database) == (after.command, after.database) == ("check", Path("x"))


def test_whoever_stops_reading_the_output_has_seen_enough(tmp_path: Path) -> None:
    (tmp_path / "x.toml").write_text('game = "duell"', encoding="utf-8")
    read, write = os.pipe()
    os.close(read)
    command = [sys.executable, "-m", "bot", "scenario", "x.toml"]
    done = subprocess.run(
        command, cwd=tmp_path, env=environment(), stdout=write, stderr=subprocess.PIPE, text=True, check=False
    )
    os.close(write)
    assert (done.returncode, done.stderr) == (Exit.FAILED, "")


def test_no_command_is_run() -> None:
    assert vars(parser().parse_args([])) == vars(parser().parse_args(["run"]))


class TestOnDiscord:
    """Against a server on this machine that speaks Discord's REST and gateway."""

    def start(self, server: FakeDiscord, folder: Path, token: str = TOKEN) -> object:
        settings = {"ZOO_REFEREE_TOKEN": token}
        return running_bot("--discord", server.url, "--database", "zoo.sqlite", folder=folder, **settings)

    async def test_a_token_that_discord_does_not_accept(self, tmp_path: Path) -> None:
        async with fake_discord() as server, self.start(server, tmp_path, SECRET) as process:
            code, output, errors = await ended(process)
        assert (code, output) == (Exit.TOKEN, "")
        assert is_one_line(errors), errors

    async def test_a_token_that_only_the_gateway_does_not_accept(self, tmp_path: Path) -> None:
        async with fake_discord() as server:
            server.gateway_token = "another"
            async with self.start(server, tmp_path) as process:
                code, _, errors = await ended(process)
        assert code == Exit.TOKEN
        assert is_one_line(errors), errors

    async def test_nobody_answers(self, tmp_path: Path) -> None:
        async with fake_discord() as server:
            pass
        async with self.start(server, tmp_path, SECRET) as process:
            code, output, errors = await ended(process)
        assert (code, output) == (Exit.NETWORK, "")
        assert is_one_line(errors), errors

    async def test_it_answers_and_ends_at_sigterm(self, tmp_path: Path) -> None:
        async with fake_discord() as server, self.start(server, tmp_path) as process:
            await server.connected()
            commands = await server.request("PUT", "/applications/1001/commands")
            assert any(command["name"] == "game" for command in commands.body)
            await server.send("INTERACTION_CREATE", press("z:gone:1:draw"))
            await server.request("POST", "/interactions/9/interaction-token/callback")
            await server.request("*", "/webhooks/1001/interaction-token")
            process.send_signal(signal.SIGTERM)
            code, output, errors = await ended(process)
        assert (code, output) == (Exit.OK, "")
        assert all(LOG_LINE.fullmatch(line) for line in errors.splitlines()), errors
        assert TOKEN not in errors
        assert (tmp_path / "zoo.sqlite").stat().st_mode & 0o777 == 0o600

    @pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
    async def test_what_is_under_way_is_finished_first(self, tmp_path: Path, how: signal.Signals) -> None:
        async with fake_discord() as server, self.start(server, tmp_path) as process:
            await server.connected()
            server.callbacks_go_on.clear()
            await server.send("INTERACTION_CREATE", press("z:gone:1:draw"))
            await server.request("POST", "/interactions/9/interaction-token/callback")
            process.send_signal(how)
            server.callbacks_go_on.set()
            code, _, errors = await ended(process)
        assert server.first("*", "/webhooks/1001/interaction-token") is not None
        assert code == Exit.OK, errors


class TestTheReadme:
    """What the README says is so."""

    text = (REPOSITORY / "README.md").read_text(encoding="utf-8")

    def test_its_two_commands(self) -> None:
        install = "python3 -m venv .venv && .venv/bin/pip install -q -e"
        assert f"\n{install} '.[practice]' && .venv/bin/python -m bot\n" in self.text
        assert f"\n{install} '.[practice,test]' && .venv/bin/python -m pytest\n" in self.text

    def test_every_exit_code_is_listed(self) -> None:
        assert [int(code) for code in re.findall(r"^\| (\d) \|", self.text, re.MULTILINE)] == list(Exit)

    def test_every_command_is_listed(self) -> None:
        known = set(parser()._subparsers._group_actions[0].choices) - {"run"}  # type: ignore[union-attr]
        assert set(re.findall(r"^\| `python -m bot (\w+)", self.text, re.MULTILINE)) == known

    def test_what_it_links_to_is_there(self) -> None:
        linked = re.findall(r"\]\((?!https)([^)]+)\)|src=\"([^\"]+)\"", self.text)
        assert all((REPOSITORY / (one or other)).exists() for one, other in linked), linked
        assert len(linked) > 3
