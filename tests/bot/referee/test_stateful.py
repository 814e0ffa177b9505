"""Anything in any order, failing commits and restarts in between: the table is what the log says."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from pathlib import Path

from hypothesis import settings
from hypothesis import strategies as some
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from bot.store import Crossing
from bot.store.matches import load_match
from bot.tables import Refused, Vote
from engine.core.match import replay
from tests.bot.referee.setting import ANN, BOB, CLEO, Setting

SEATS = some.integers(0, 2)
PICKS = some.integers(0, 9)


class Stumble(Exception):
    pass


class AnyTable(RuleBasedStateMachine):
    """Two or three people who press whatever they like."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp())
        self.runner = asyncio.Runner()
        self.setting = Setting(self.folder / "games.sqlite")
        self.stumbles: Crossing | None = None
        self.rows: tuple[object, ...] = ()

    def crossing(self, crossing: Crossing) -> None:
        if crossing is self.stumbles:
            self.stumbles = None
            raise Stumble

    def run(self, answer) -> object:
        """What it answers; a refusal or a stumble is an answer too."""
        try:
            return self.runner.run(answer)
        except (Refused, Stumble) as no:
            return no

    @initialize(game=some.sampled_from(["duell", "tiny"]))
    def start(self, game: str) -> None:
        self.runner.run(self.setting.open(crossing=self.crossing))
        people = (ANN, BOB) if game == "duell" else (ANN, BOB, CLEO)
        self.table = self.runner.run(self.setting.start(game, people))
        self.people = self.table.people

    def person(self, seat: int):
        return self.people[seat % len(self.people)]

    @rule(seat=SEATS, pick=PICKS, behind=some.sampled_from([0, 0, 0, 0, 1]))
    def press(self, seat: int, pick: int, behind: int) -> None:
        person = self.person(seat)
        table = self.runner.run(self.setting.referee.table(self.table.match_id, person.id))
        choices = table.choices or self.table.choices
        text = choices[pick % len(choices)].text if choices else "draw"
        self.run(self.setting.referee.act(table.match_id, person, table.number - behind, text))

    @rule(seat=SEATS)
    def take_back(self, seat: int) -> None:
        number = len(self.rows)
        self.run(self.setting.referee.take_back(self.table.match_id, self.person(seat), number))

    @rule(seat=SEATS)
    def ask_take_back(self, seat: int) -> None:
        self.run(self.setting.referee.ask_take_back(self.table.match_id, self.person(seat)))

    @rule(seat=SEATS, agree=some.sampled_from([True, True, False, None]))
    def vote(self, seat: int, agree: bool | None) -> None:
        for vote in self.runner.run(self.setting.referee.open_votes(self.table.match_id)):
            assert isinstance(vote, Vote)
            self.run(self.setting.referee.vote(vote.match_id, self.person(seat), vote.id, agree))

    @rule(crossing=some.sampled_from(Crossing))
    def stumble(self, crossing: Crossing) -> None:
        self.stumbles = crossing

    @rule()
    def restart(self) -> None:
        self.stumbles = None
        self.runner.run(self.setting.store.close())
        self.runner.run(self.setting.open(crossing=self.crossing))

    @invariant()
    def is_what_the_log_says(self) -> None:
        if not hasattr(self, "table"):
            return
        match_id = self.table.match_id
        self.table = self.runner.run(self.setting.referee.table(match_id, None))
        match = self.setting.referee._memory.get(match_id).match
        stored = self.runner.run(self.setting.store.read(load_match, match_id))
        assert stored.rows == tuple(match.rows)
        assert stored.rows[: len(self.rows)] == self.rows, "rows are only ever added"
        self.rows = stored.rows
        position = match.game.write_position(match.state)
        assert (
            match.game.write_position(match.game.read_position(stored.position.document, False)) == position
        )
        assert match.game.write_position(replay(match, match.rows)) == position

    def teardown(self) -> None:
        if hasattr(self, "table"):
            self.runner.run(self.setting.store.close())
        self.runner.close()
        shutil.rmtree(self.folder)


TestAnyTable = AnyTable.TestCase
TestAnyTable.settings = settings(max_examples=10, stateful_step_count=25, deadline=None, derandomize=True)
