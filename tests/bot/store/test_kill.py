"""Kills the bot at fifty points: a confirmed move is there exactly once, and the game is never in between.

In Zuuli each confirmed step of a draft is there, and finished drafts become moves together and once.
"""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from bot.store import Crossing
from engine.core.game import Seat
from engine.core.match import Match, Row, RowKind, replay
from engine.registry import game_of

CHECKOUT = Path(__file__).parents[3]
STOPS = [(crossing, passage) for crossing in Crossing for passage in (1, 2, 3, 4, 5, 6)]
SUDDEN = 26
"""Kills at whatever moment it is, after so many confirmed moves."""


class Bot:
    """Processes on one database, one after another."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.drafts: dict[tuple[str, int], tuple[int, int, str]] = {}
        """By match and seat: the number of the position, whether it is finished, the draft."""
        self.confirmed: dict[tuple[str, int], str] = {}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.bot.store.kill_child"],
            cwd=CHECKOUT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.read() == ["ready"]

    def read(self) -> list[str]:
        assert self.process.stdout is not None
        return self.process.stdout.readline().removesuffix("\n").split(" ", maxsplit=3)

    def run(self, game: str, crossing: str, passages: int, until: int) -> None:
        """Runs until it stops there or has confirmed `until` moves, and kills it."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{game} {self.path} {crossing} {passages}\n")
        self.process.stdin.flush()
        child = 0
        while (words := self.read()) != ["stopped"]:
            if words[0] == "process":
                child = int(words[1])
            elif words[0] in ("move", "draft"):
                self.note(words)
            elif words[0] == "confirmed":
                until -= 1
                if until == 0:
                    break
        # A process that stopped at once may have said so before its number was told.
        while not child:
            words = self.read()
            child = int(words[1]) if words[0] == "process" else 0
        os.kill(child, signal.SIGKILL)
        while (words := self.read()) != ["gone"]:  # what it said with its last breath counts too
            if words[0] in ("move", "draft"):
                self.note(words)

    def note(self, words: list[str]) -> None:
        if words[0] == "draft":
            seat, ready, text = words[3].split(" ")
            self.drafts[words[1], int(seat)] = int(words[2]), int(ready), text
            return
        key = words[1], int(words[2])
        assert key not in self.confirmed, "confirmed twice"
        self.confirmed[key] = words[3].strip()

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


@pytest.fixture
def bot(tmp_path: Path) -> Iterator[Bot]:
    running = Bot(tmp_path / "games.sqlite")
    yield running
    running.close()


def check_all(bot: Bot) -> int:
    """Every confirmed move is there once, every position is what its log leads to; returns the rows."""
    with closing(sqlite3.connect(bot.path)) as connection:
        stored = connection.execute("SELECT match_id, number, text FROM log").fetchall()
        found = {(match_id, number): text for match_id, number, text in stored}
        assert len(found) == len(stored)
        assert {key: found.get(key) for key in bot.confirmed} == bot.confirmed
        check_drafts(connection, bot)
        for (match_id,) in connection.execute("SELECT id FROM matches").fetchall():
            check_position(connection, match_id)
    return len(found)


def check_drafts(connection: sqlite3.Connection, bot: Bot) -> None:
    """Each confirmed draft is there as long as the position is the one it was made for; then none is."""
    numbers = dict(connection.execute("SELECT match_id, number FROM positions").fetchall())
    stored = {
        (match_id, seat): (json.loads(history), ready)
        for match_id, seat, history, ready in connection.execute("SELECT * FROM drafts").fetchall()
    }
    for key, (number, ready, text) in bot.drafts.items():
        if numbers[key[0]] == number:
            history, is_ready = stored[key]
            assert text in (history or [""])
            assert is_ready or not ready
        else:
            assert number < numbers[key[0]]
    for match_id, number in numbers.items():
        made = [key for key in stored if key[0] == match_id]
        rows = connection.execute(
            "SELECT text FROM log WHERE match_id = ? AND number = ?", (match_id, number)
        ).fetchone()
        assert not made or not rows[0].startswith("develop")


def check_position(connection: sqlite3.Connection, match_id: str) -> None:
    key, seed, version, number, document = connection.execute(
        "SELECT game, seed, matches.rules_version, number, document FROM matches"
        " JOIN positions ON match_id = id WHERE id = ?",
        (match_id,),
    ).fetchone()
    game = game_of(key)
    rows = [
        Row(n, RowKind(kind), Seat(seat), text, press, bool(final), version)
        for n, kind, seat, text, press, final in connection.execute(
            "SELECT number, kind, seat, text, press, final FROM log WHERE match_id = ? ORDER BY number",
            (match_id,),
        )
    ]
    assert [row.number for row in rows] == list(range(1, number + 1))
    state = game.read_position(document, False)
    match = Match(game, match_id, game.options({}), 2, bytes.fromhex(seed), state, rows, version)
    assert game.write_position(replay(match, rows)) == game.write_position(state)


@pytest.mark.parametrize("game", ["duell", "zuuli"])
def test_a_killed_bot_loses_no_confirmed_move_and_plays_none_twice(bot: Bot, game: str) -> None:
    generator = Random(1)
    kills: list[tuple[str, int, int]] = [(crossing, passage, 0) for crossing, passage in STOPS]
    kills += [("-", 0, generator.randrange(1, 6)) for _ in range(SUDDEN)]
    generator.shuffle(kills)
    assert len(kills) == 50
    rows = 0
    for crossing, passages, until in kills:
        before = len(bot.confirmed)
        bot.run(game, crossing, passages, until)
        after = check_all(bot)
        confirmed = len(bot.confirmed) - before
        unconfirmed = after - rows - confirmed
        rows = after
        if game == "zuuli":  # a step of a draft crosses too, and the others' layouts are confirmed to nobody
            assert unconfirmed >= 0
            continue
        if crossing in (Crossing.BEFORE_COMMIT, Crossing.IN_TRANSACTION):
            assert unconfirmed == 0, crossing
        elif crossing in (Crossing.COMMITTED, Crossing.REMEMBERED):
            assert unconfirmed > 0, crossing
        else:
            assert unconfirmed >= 0
