"""Tables to present: games played in memory, and positions laid by hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from itertools import takewhile
from random import Random
from typing import ClassVar, Self

from bot.present.ids import Verb, moves_of, parse_id
from bot.present.panels import refusal_panel, why_panel
from bot.present.parts import Button, Menu, Panel
from bot.present.text import columns
from bot.tables import Person, Phase, Place, Refused, Table, TableOptions, Told
from bot.usecases.chronicle import AnyMatch
from bot.words import LANGUAGES, Words
from engine.core.errors import IllegalAction
from engine.core.game import Document, Seat
from engine.core.match import standing_moves, start_match
from engine.core.view import choices
from engine.games import duell
from engine.registry import AnyGame

NOW = datetime(2026, 7, 1, 12, tzinfo=UTC)
STRICT = {language: Words(language, strict=True) for language in LANGUAGES}
ANNA, BEN = Person(100_000_000_000_000_001, "Anna"), Person(100_000_000_000_000_002, "Ben")
HERE = Place(300_000_000_000_000_001, 300_000_000_000_000_002, 300_000_000_000_000_003)


def why(refused: Refused, words: Words) -> Panel:
    """What *Why?* opens at a refusal."""
    asked = [parse_id(button.id) for button in refusal_panel(refused, words).buttons]
    (press,) = [press for press in asked if press is not None and press.verb is Verb.WHY]
    assert refused.table is not None
    return why_panel(refused.table, press.argument, words)


@dataclass
class Playing:
    """A match that is played press by press, and what was told of it: of Duell, unless a subclass says so."""

    game: ClassVar[AnyGame] = duell.GAME

    match: AnyMatch
    people: tuple[Person, ...] = (ANNA, BEN)
    hints: bool = True
    told: list[Told] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)
    """The rows that began a turn."""

    @classmethod
    def fresh(
        cls, seed: int = 1, options: dict[str, bool | str] | None = None, seats: int = 2, **more: object
    ) -> Self:
        match = start_match(cls.game, "abcd2345", options or {}, seats, seed.to_bytes(32, "big"))
        return cls(match, **more)  # type: ignore[arg-type]

    @classmethod
    def at(cls, document: Document, **more: object) -> Self:
        """From a position; totals of cards are not insisted on."""
        playing = cls.fresh(seats=int(document.get("players", 2)), **more)  # type: ignore[arg-type, call-overload]
        playing.match.state = cls.game.read_position({"game": cls.game.info.key, **document}, True)
        return playing

    @property
    def is_over(self) -> bool:
        return not self.game.actors(self.match.state)

    @property
    def mover(self) -> Seat:
        return min(self.game.actors(self.match.state))

    def press(self, *whats: str) -> Self:
        """Each a move text, or several moves at once, as in bot.present.ids."""
        for what in whats:
            if not self.game.is_mid_turn(self.match.state):
                self.turns.append(self.match.number + 1)
            step = self.match.plan_press(self.mover, *map(self.game.parse_action, moves_of(what)))
            state = self.match.state
            for row in step.rows:
                state, events = self.game.apply(state, row.seat, self.game.parse_action(row.text))
                at = NOW + timedelta(minutes=row.number)
                self.told.append(Told(row, tuple(events), at, stands=True))
            self.match.accept(step)
        return self

    def take_back(self, seat: int) -> Self:
        step = self.match.plan_take_back(Seat(seat))
        self.match.accept(step)
        standing = {row.number for row in standing_moves(self.match.rows)}
        self.told = [replace(one, stands=one.stands and one.row.number in standing) for one in self.told]
        self.told.append(Told(step.rows[0], (), NOW, stands=True))
        self.turns = [number for number in self.turns if number in standing]
        return self

    def random(self, generator: Random, presses: int) -> Self:
        for _ in range(presses):
            if self.is_over:
                return self
            action = self.game.random_action(self.match.state, self.mover, generator)
            self.press(self.game.action_text(action))
        return self

    def table(self, seat: int | None = None) -> Table:
        """As the seat sees it; None is the public table."""
        state, actors = self.match.state, self.game.actors(self.match.state)
        reader = None if seat is None else Seat(seat)
        deciding = reader if reader is not None else min(actors, default=None)
        return Table(
            match_id=self.match.match_id,
            game=self.game.info.key,
            place=HERE,
            phase=Phase.RUNNING if actors else Phase.OVER,
            people=self.people,
            host=self.people[0],
            seat=reader,
            number=self.match.number,
            actors=actors,
            to_move_since=NOW,
            view=self.game.view(state, reader),
            choices=tuple(choices(self.game, state, deciding)) if deciding is not None else (),
            scores=self.game.scores(state),
            outcome=self.game.outcome(state),
            last=tuple(self._last_turns()),
            take_back=self._take_back(),
            table_options=TableOptions(hints=self.hints),
            commitment=self.match.commitment,
            seed=None if actors else self.match.seed.hex(),
            started_at=NOW,
            presses=self._presses(),
        )

    def _last_turns(self) -> list[Told]:
        count = 2 if self.game.is_mid_turn(self.match.state) else 1
        first = self.turns[-count] if len(self.turns) >= count else 1
        return [one for one in self.told if one.row.number >= first]

    def _take_back(self) -> Seat | None:
        standing = standing_moves(self.match.rows)
        if self.is_over or not standing:
            return None
        try:
            self.match.press_to_take_back(standing[-1].seat)
        except IllegalAction:
            return None
        return standing[-1].seat

    def _presses(self) -> tuple[str, ...]:
        rows = standing_moves(self.match.rows)[::-1]
        own = list(takewhile(lambda row: row.seat == rows[0].seat, rows))
        return tuple(row.text for row in own[::-1] if row.number == row.press)


def moves_on(panel: Panel) -> list[str]:
    """The move texts of a panel's buttons and menus."""
    presses = [parse_id(button.id) for button in panel.buttons if button.id and not button.disabled]
    listed = [option.what for menu in panel.menus for option in menu.options]
    pressed = [press.what for press in presses if press is not None]
    return [what for what in (*pressed, *listed) if not what.startswith("!")]


def cell_of(panel: Panel, what: str) -> tuple[int, int] | None:
    """Row and column of the button for this."""
    for place, row in enumerate(panel.rows):
        for column, button in enumerate([] if isinstance(row, Menu) else row):
            if parse_id(button.id).what == what:
                return place, column
    return None


def changes_of(row: Sequence[Button]) -> list[str]:
    """What the active buttons of a row would change: moves, and taking back."""
    pressed = [parse_id(button.id) for button in row if not button.disabled]
    return [press.what for press in pressed if press.moves or press.verb is Verb.BACK]


def assert_second_tap_changes_nothing(what: str, before: Panel, after: Panel, *, turn_passed: bool) -> None:
    """Where `what` was pressed stands nothing by which the same person would change anything.

    That is asked of the whole row, as labels differ in width. On the row of a drawn card it is the label that
    must cover the place of the pressed button. Once the turn has passed, moves are not this person's.
    """
    cell = cell_of(before, what)
    if cell is None or cell[0] >= len(after.rows):
        return  # a line of a menu; nothing is there any more
    place, column = cell
    row = after.rows[place]
    if isinstance(row, Menu):
        return
    if turn_passed:
        assert f"!{Verb.BACK}" not in changes_of(row), (what, labels(row))
    elif what == "draw" and column == 0 and row[0].disabled and changes_of(row):
        pressed = before.rows[place]
        assert not isinstance(pressed, Menu)
        assert columns(row[0].label) >= columns(pressed[0].label), (pressed[0].label, row[0].label)
        assert f"!{Verb.BACK}" not in changes_of(row)
    else:
        assert not changes_of(row), (what, labels(row))


def labels(row: Sequence[Button]) -> list[str]:
    """What the buttons say; inactive ones in brackets."""
    return [f"({button.label})" if button.disabled else button.label for button in row]


TABLE_MD: Document = {
    "phase": "turn",
    "to_move": 1,
    "round": 7,
    "pile": ["bear", "hyena", "final", "hyena:heart", "antelope", "gorilla", "bison", "stand:green:drink"],
    "discard": [
        "gorilla:lightning",
        "bear:heart",
        "bison",
        "hyena",
        "stand:green:ice",
        "stand:red:pretzel",
        "antelope",
        "bear",
        "bison:lightning",
    ],
    "trucks": [[], ["tiger:square", "bear:lightning"], ["hyena:lightning"]],
    "markers": ["3", "2c", "2c", "2", "final", "1c", "1"],
    "scored": ["gorilla"],
    "seat": {
        "1": {
            "coins": 1,
            "markers": ["3"],
            "stands": ["stand:red:ice", "stand:blue:drink"],
            "animals": {
                "gorilla": ["gorilla:lightning", "gorilla"],
                "bison": ["bison"],
                "antelope": ["antelope:lightning", "antelope"],
                "bear": ["bear:heart", "bear"],
                "tiger": ["tiger:lightning", "tiger:heart", "tiger:square"],
                "hyena": ["hyena"],
            },
        },
        "2": {
            "coins": 2,
            "minus": 1,
            "stands": ["stand:yellow:pretzel"],
            "animals": {
                "gorilla": ["gorilla"],
                "bison": ["bison", "bison:lightning"],
                "antelope": [],
                "bear": ["bear", "bear:lightning", "bear:heart"],
                "tiger": ["tiger:lightning", "tiger:lightning", "tiger:heart"],
                "hyena": ["hyena", "hyena", "hyena:square"],
            },
        },
    },
}
"""Anna before the turn with two interim scorings, a gift and a young one."""
