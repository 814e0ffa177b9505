"""A recorded game, played once more, and the promise it is to keep."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import groupby
from random import Random
from typing import TypeVar

from bot.recorded import AnyMatch
from engine.core.game import Action, Document, Event, Options, OptionValue, Seat, State
from engine.core.match import Row, RowKind, standing_moves
from engine.core.shuffle import seeded
from engine.registry import AnyGame

E = TypeVar("E", bound=Event)


@dataclass(frozen=True, slots=True)
class Told:
    """A move that stands, with what happened and the position it was made in."""

    row: Row
    before: Document
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Story:
    """A recorded game, played once more."""

    rows: tuple[Row, ...]
    moves: tuple[Told, ...]
    end: Document

    def all(self, kind: type[E]) -> list[E]:
        """The events of that kind, in order."""
        return [event for told in self.moves for event in told.events if isinstance(event, kind)]

    @property
    def scores(self) -> list[int]:
        """The points at the end, by rising seat."""
        table = self.end["score"]
        assert isinstance(table, dict)
        return list(table.values())

    @property
    def winners(self) -> object:
        return self.end["winners"]

    def turns(self) -> Iterator[list[Told]]:
        """The moves of one seat after another, with nobody between them, in one round."""
        for _, moves in groupby(self.moves, key=lambda told: (told.row.seat, told.before["round"])):
            yield list(moves)


def story_of(match: AnyMatch) -> Story:
    """Plays the moves that stand from the deal."""
    game = match.game
    state = game.setup(match.options, match.seats, seeded(match.seed))
    moves: list[Told] = []
    for row in standing_moves(match.rows):
        before = game.write_position(state)
        state, events = game.apply(state, row.seat, game.parse_action(row.text))
        moves.append(Told(row, before, tuple(events)))
    return Story(tuple(match.rows), tuple(moves), game.write_position(state))


Players = Callable[[AnyGame, State, Seat], Action]
"""How all seats of a game decide."""


@dataclass(frozen=True, slots=True)
class Promise:
    """What a game shows; `careful` is how often its players look one move ahead, the rest is chance.

    `players` makes players of another kind; `start` is where the search for a seed begins when it is long.
    """

    game: str
    shows: str
    is_kept: Callable[[Story], bool]
    options: Options = field(default_factory=dict[str, OptionValue])
    seats: int = 2
    careful: float = 0.8
    take_backs: bool = False
    players: Callable[[Random], Players] | None = None
    start: int = 1


def is_taken_back_after_the_turn_passed(story: Story) -> bool:
    """The row before the take-back ended a turn: the seat that took it back was no longer to move."""
    backs = [row for row in story.rows if row.kind is RowKind.TAKE_BACK]
    loads = [row for row in backs if story.rows[row.number - 2].text.startswith("load ")]
    return len(backs) >= 3 and bool(loads)
