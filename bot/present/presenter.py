"""What a game's presenter offers, and how it is found: `bot.present.<key>` holds `PRESENTER`."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Protocol, cast

from bot.present.parts import Board, Button, Menu, Row
from bot.tables import Table, Told
from bot.words import Words
from engine.core.errors import Param
from engine.core.game import Options, ScoreItem, Seat


@dataclass(frozen=True, slots=True)
class Decision:
    """The buttons of one decision: rows of at most five, and menus for what has none."""

    rows: tuple[tuple[Button, ...], ...] = ()
    menus: tuple[Menu, ...] = ()
    looks: int | None = None
    """The row on which the harmless buttons stand; None: by the shared rule, which changes at each press."""
    below: tuple[Button, ...] = ()
    """A last row, below the menus."""
    is_labelled: bool = False
    """What was pressed is told on these rows, so the harmless ones have no label of it."""
    touched: frozenset[int] = frozenset()
    """Where the last press may have been made: taking back stands on none of these rows."""


@dataclass(frozen=True, slots=True)
class Command:
    """A slash command that makes moves: its name (`draw`, `money buy`), and that of its option, if any.

    The last word of the name is the verb of the move texts.
    """

    name: str
    option: str = ""

    @property
    def verb(self) -> str:
        """`buy` of `money buy`."""
        return self.name.rpartition(" ")[2]


@dataclass(frozen=True, slots=True)
class Page:
    """A page of the rules: its title, its lines, and which passage it retells (none: the referee's own)."""

    title: str
    lines: tuple[str, ...]
    source: str


@dataclass(frozen=True, slots=True)
class Reason:
    """Lines of a score with their numbers, the passage of the rules that they come from, and its topic."""

    lines: tuple[str, ...]
    passage: str
    topic: str


def lines_by_passage(
    table: Table, seat: Seat, passages: Mapping[str, str], line: Callable[[ScoreItem], str]
) -> dict[str, list[str]]:
    """The lines of a seat's score under the name of the passage behind each, in the order of the score.

    `passages` names it for each kind of line.
    """
    items = next(score.items for score in table.scores if score.seat == seat)
    lines: dict[str, list[str]] = {}
    for item in items:
        lines.setdefault(passages[item.kind], []).append(line(item))
    return lines


@dataclass(frozen=True, slots=True)
class Sheet:
    """A private panel that is all the game's own: what stands in its title, its lines and all its rows."""

    title: str
    lines: tuple[str | Board, ...]
    rows: tuple[Row, ...]
    beside: tuple[str | Board, ...] = ()
    """The lines beside a picture of it, where there is one: what that does not say."""


class Presenter(Protocol):
    """Shows one game. Everything is made from what the table's reader may see.

    The first six have a usual answer: a presenter that is declared as one may leave them out.
    """

    def brief(self, table: Table, words: Words) -> list[str | Board]:
        """The position in a few lines beside a picture of it: trucks, a line a seat, in the order of play."""
        return self.board(table, words)

    def view_label(self, table: Table, words: Words) -> str:
        """What the button of the private view says."""
        return words("button-view")

    def own(self, table: Table, cursor: str, words: Words) -> Sheet | None:
        """The private view of a seat whose decision is no matter of the board (a hand, a draft).

        `cursor` is the argument of the press that led there. None: board and choices, as all others see.
        """
        return None

    def status(self, table: Table, words: Words) -> str:
        """Who is asked, where several decide in secret: no time may tell who was when. Else nothing."""
        return ""

    def verdict(self, table: Table, words: Words) -> str:
        """Who has won, where the game has words of its own for it."""
        return ""

    def reasons(self, table: Table, seat: Seat, words: Words) -> list[Reason]:
        """A seat's score line by line, each with its rule; none where there are no pages of rules."""
        return []

    def where(self, table: Table, words: Words) -> str:
        """How far the game is: `round 7`."""
        ...

    def asked(self, table: Table, words: Words) -> str:
        """What is expected of the actors, such as `your turn.`; it ends the call."""
        ...

    def board(self, table: Table, words: Words, zoo: Seat | None = None) -> list[str | Board]:
        """The position, lines of at most 40 columns, a code block of at most 32; `zoo` is shown closely."""
        ...

    def decision(self, table: Table, words: Words) -> Decision:
        """The buttons for `table.choices`."""
        ...

    def done(self, table: Table, words: Words) -> str:
        """What the last press did, for the inactive label at its place; nothing if there was none."""
        ...

    def extras(self, table: Table, words: Words) -> list[Button]:
        """Buttons that show more of the position (not of the private panels)."""
        ...

    def news(self, table: Table, words: Words) -> list[str]:
        """What just happened, from `table.last`: short sentences, the most important first."""
        ...

    def story(self, table: Table, told: Sequence[Told], words: Words) -> list[str]:
        """The events of these rows as short sentences."""
        ...

    def refusal(
        self, table: Table | None, code: str, params: Mapping[str, Param], words: Words
    ) -> str | None:
        """The rule and its numbers for a refusal code of the game; None for a code that is not the game's."""
        ...

    def instead(
        self, table: Table, code: str, params: Mapping[str, Param], words: Words
    ) -> tuple[Button, ...]:
        """At most five buttons of what is legal instead, best first."""
        ...

    def private(
        self, table: Table, kind: str, argument: str, words: Words
    ) -> tuple[str, list[str | Board], Decision] | None:
        """A private panel of the game's own (`money`, `discard`): title, lines, buttons."""
        ...

    def following(self, table: Table) -> tuple[Seat, ...]:
        """Who comes after the seat to move, in turn, if the round just goes on."""
        ...

    def sums(self, table: Table, words: Words) -> list[str | Board]:
        """Each score, itemised, as it would be now or as it was at the end."""
        ...

    def options(self, options: Options, words: Words) -> list[str]:
        """The options as a lobby lists them."""
        ...

    def topics(self) -> tuple[str, ...]:
        """The topics of the rules, in reading order."""
        ...

    def page(self, topic: str, table: Table | None, words: Words) -> Page:
        """One page of the rules, as this table plays (None: by default)."""
        ...

    def topic_of(self, code: str) -> str:
        """Which page explains a refusal."""
        ...

    def commands(self) -> tuple[Command, ...]:
        """The slash commands that make its moves. Games share those of the same name."""
        ...

    def typed(self, table: Table, command: str, words: Words) -> list[tuple[str, str]]:
        """What a slash command (`money-buy`) can choose from now: label and move text, best first."""
        ...


@cache
def presenter_of(game: str) -> Presenter:
    """The presenter of a game; one without its own gets the plain one."""
    name = f"bot.present.{game}"
    if importlib.util.find_spec(name) is None:
        name = "bot.present.plain"
    return cast(Presenter, importlib.import_module(name).PRESENTER)


def commands_of(games: Iterable[str]) -> tuple[Command, ...]:
    """The slash commands of these games, those they share once."""
    found: dict[str, Command] = {}
    for game in games:
        for command in presenter_of(game).commands():
            assert found.setdefault(command.name, command) == command, command
    return tuple(found.values())
