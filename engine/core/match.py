"""A match: options, seed and the ordered log; everything else is derived from them.

Rows are only ever added. A take-back is a row too, so a number never means two things, and a button that
carries the number of an older position can be told from one of today's.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Generic

from engine.core.errors import IllegalAction
from engine.core.game import A, Event, Game, Options, OptionValue, S, Seat, V
from engine.core.playout import unasked_moves
from engine.core.shuffle import commitment, seeded


class RowKind(StrEnum):
    """What a row of the log is."""

    MOVE = "move"
    TAKE_BACK = "take_back"
    """`text` is the number of the first row that goes; everything from it on no longer stands."""
    REBASE = "rebase"
    """`text` is a position document: a newer rules version goes on from here."""
    END = "end"
    """The table ended the game before the rules did; `text` says how (`vote`, `host`, `moderator NAME`)."""


class MatchRefusal(StrEnum):
    """Why a match will not take a move back."""

    NOTHING_TO_TAKE_BACK = "nothing_to_take_back"
    SOMEONE_ELSE_ACTED = "someone_else_acted"
    SOMETHING_WAS_SHOWN = "something_was_shown"
    OLDER_RULES = "older_rules"


@dataclass(frozen=True, slots=True)
class Row:
    """One row of the log.

    `press` is the number of the first row that a person made with one press; the moves made with it and the
    forced ones that followed carry the same. `final` rows showed something hidden or ended the game.
    """

    number: int
    kind: RowKind
    seat: Seat
    text: str
    press: int
    final: bool
    rules_version: str


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """What one press would do: rows to add, the position after them and what happened."""

    rows: tuple[Row, ...]
    state: S
    events: tuple[Event, ...]


@dataclass(slots=True)
class Match(Generic[S, A, V]):
    """A running or finished match in memory. `plan_…` changes nothing, `accept` does."""

    game: Game[S, A, V]
    match_id: str
    options: Options
    seats: int
    seed: bytes
    state: S
    rows: list[Row]
    rules_version: str
    """The rules the match began with: what the commitment names, whatever came later."""

    @property
    def number(self) -> int:
        """The number of the last row; 0 at the start. Buttons carry it as their decision."""
        return len(self.rows)

    @property
    def commitment(self) -> str:
        """What is published at the start (FORMAT.md 5)."""
        return commitment(
            match_id=self.match_id,
            game=self.game.info.key,
            rules_version=self.rules_version,
            options=committed_options(self.game, self.options),
            seats=self.seats,
            seed=self.seed,
        )

    def plan_press(self, seat: Seat, *actions: A) -> Step[S]:
        """The moves of one press, mostly one, and the forced moves after them; raises `IllegalAction`."""
        return self.plan_together([(seat, action) for action in actions])

    def plan_together(self, moves: Sequence[tuple[Seat, A]]) -> Step[S]:
        """The same for moves of several seats, which all had decided before: one press, all or nothing."""
        rows: list[Row] = []
        happened: list[Event] = []
        state = self.state
        press = self.number + 1
        queue = [*moves]
        while queue:
            mover, move = queue.pop(0)
            # Legality first: whether an illegal move reveals anything is no question.
            after, events = self.game.apply(state, mover, move)
            final = self.game.reveals(state, mover, move) or not self.game.actors(after)
            rows.append(
                self._row(press + len(rows), RowKind.MOVE, mover, self.game.action_text(move), press, final)
            )
            happened += events
            state = after
            queue = queue or unasked_moves(self.game, state, moves[-1][1])
        return Step(tuple(rows), state, tuple(happened))

    def press_to_take_back(self, seat: Seat) -> int:
        """The seat's last press, if it may take it back; raises `IllegalAction` with a `MatchRefusal`.

        Allowed until something hidden was shown or another person acted (DESIGN.md 4).
        """
        own = [row for row in standing_moves(self.rows) if row.seat == seat]
        if not own:
            raise IllegalAction(MatchRefusal.NOTHING_TO_TAKE_BACK)
        press = own[-1].press
        # Moves that a vote took back count too: what they showed has been seen.
        since = [row for row in self.rows if row.number >= press and row.kind is RowKind.MOVE]
        if any(row.seat != seat for row in since):
            raise IllegalAction(MatchRefusal.SOMEONE_ELSE_ACTED, move=press)
        if any(row.final for row in since):
            raise IllegalAction(MatchRefusal.SOMETHING_WAS_SHOWN, move=press)
        self.check_return(press)
        return press

    def plan_take_back(self, seat: Seat) -> Step[S]:
        """Takes back the seat's last press; raises as `press_to_take_back` does."""
        return self.plan_return(seat, self.press_to_take_back(seat))

    def check_return(self, first: int) -> None:
        """Raises `IllegalAction` if going back to before row `first` would cross a rebase."""
        if any(row.kind is RowKind.REBASE and row.number >= first for row in self.rows):
            raise IllegalAction(MatchRefusal.OLDER_RULES)

    def plan_return(self, seat: Seat, first: int) -> Step[S]:
        """Goes back to before row `first` (a vote allowed it); raises `IllegalAction` across a rebase."""
        self.check_return(first)
        number = self.number + 1
        row = self._row(number, RowKind.TAKE_BACK, seat, str(first), number, final=False)
        return Step((row,), replay(self, [*self.rows, row]), ())

    def plan_rebase(self) -> Step[S]:
        """Goes on under the running rules version from the position as it stands."""
        document = json.dumps(self.game.write_position(self.state), separators=(",", ":"), ensure_ascii=False)
        number = self.number + 1
        row = self._row(number, RowKind.REBASE, Seat(0), document, number, final=True)
        return Step((row,), self.state, ())

    def plan_end(self, seat: Seat, how: str) -> Step[S]:
        """Ends the game early, on the word of the table, its host or a moderator (seat 0)."""
        number = self.number + 1
        return Step((self._row(number, RowKind.END, seat, how, number, final=True),), self.state, ())

    def accept(self, step: Step[S]) -> None:
        """Makes a planned step true, once its rows are safely stored."""
        assert step.rows[0].number == self.number + 1
        self.rows.extend(step.rows)
        self.state = step.state

    def _row(self, number: int, kind: RowKind, seat: Seat, text: str, press: int, final: bool) -> Row:
        return Row(number, kind, seat, text, press, final, self.game.info.rules_version)


def start_match(
    game: Game[S, A, V], match_id: str, options: Options, seats: int, seed: bytes
) -> Match[S, A, V]:
    """Deals a new match; raises `BadOptions`."""
    complete = game.options(options)
    state = game.setup(complete, seats, seeded(seed))
    return Match(game, match_id, complete, seats, seed, state, [], game.info.rules_version)


def committed_options(game: Game[S, A, V], options: Options) -> dict[str, OptionValue]:
    """The options as the commitment writes them: an owner's deck by the SHA-256 of its text."""
    decks = {option.name: option.choices for option in game.info.options if option.is_deck}
    return {
        name: hashlib.sha256(str(value).encode()).hexdigest()
        if name in decks and value not in decks[name]
        else value
        for name, value in options.items()
    }


def standing_moves(rows: Sequence[Row]) -> list[Row]:
    """The moves that still stand after all take-backs, in order."""
    standing: list[Row] = []
    for row in rows:
        if row.kind is RowKind.TAKE_BACK:
            standing = [kept for kept in standing if kept.number < int(row.text)]
        elif row.kind is RowKind.MOVE:
            standing.append(row)
    return standing


def replay(match: Match[S, A, V], rows: Sequence[Row]) -> S:
    """The position after these rows of the match, played anew from the last rebase or the deal."""
    game = match.game
    rebases = [row for row in rows if row.kind is RowKind.REBASE]
    if rebases:
        state = game.read_position(rebases[-1].text, False)
        start = rebases[-1].number
    else:
        state = game.setup(match.options, match.seats, seeded(match.seed))
        start = 0
    for row in standing_moves(rows):
        if row.number > start:
            state, _ = game.apply(state, row.seat, game.parse_action(row.text))
    return state
