"""What one reader may see of a match: the only door from positions to presenters."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import groupby, islice, takewhile
from operator import attrgetter

from bot.store.drafts import Draft
from bot.tables import Phase, Table, Told
from bot.usecases.drafting import open_bench
from bot.usecases.live import Live
from engine.core.errors import IllegalAction
from engine.core.game import Event, Seat
from engine.core.match import Row, RowKind, standing_moves
from engine.core.view import Choice, visible


@dataclass(frozen=True, slots=True)
class Reader:
    """A match as it stands, for one reader (`seat` None: a spectator, and the public)."""

    live: Live
    seat: Seat | None

    def table(self) -> Table:
        """Everything there is to show."""
        live, match, game = self.live, self.live.match, self.live.game
        draft = self._draft()
        return Table(
            match_id=live.id,
            game=game.info.key,
            place=live.place,
            phase=live.phase,
            people=live.people,
            host=live.host,
            seat=self.seat,
            number=match.number,
            actors=live.actors,
            to_move_since=live.since,
            view=game.view(match.state, self.seat),
            choices=self._choices(),
            scores=game.scores(match.state),
            outcome=game.outcome(match.state) if live.phase is Phase.OVER else None,
            last=tuple(self.told(self._first_of_last_turns(), match.number)),
            take_back=self._take_back(),
            table_options=live.table_options,
            commitment=live.commitment,
            seed=None if live.is_running else match.seed.hex(),
            started_at=live.started_at,
            ended=live.ended,
            presses=self._presses(),
            draft=None if draft is None else draft.text,
            can_undo=draft is not None and draft.can_undo,
            ready=live.ready,
        )

    def _draft(self) -> Draft | None:
        """The reader's own, while it is asked for such a decision."""
        live = self.live
        if not live.is_running or self.seat is None:
            return None
        if open_bench(live.game, live.match.state, self.seat) is None:
            return None
        return live.drafts.get(self.seat, Draft())

    def told(self, first: int, last: int) -> list[Told]:
        """The rows `first` to `last`, as far as there are any and the reader may know of them.

        While several decide at once, what another has decided is not told at all, and when all have, only
        what that opened: who was first, and when, is nobody's to know.
        """
        match = self.live.match
        pages = self.live.chronicle.pages(match)
        standing = {row.number for row in standing_moves(match.rows)}
        return [
            Told(
                row=self._readable(row, pages[row.number - 1].events),
                events=tuple(visible(pages[row.number - 1].events, self.seat)),
                at=self.live.times[row.number - 1],
                stands=row.kind is not RowKind.MOVE or row.number in standing,
            )
            for row in match.rows[max(first, 1) - 1 : max(last, 0)]
            if not self._is_hidden(row, pages[row.number - 1].events)
        ]

    def _is_another(self, row: Row, events: Sequence[Event]) -> bool:
        """Whether it is what another seat decided in secret: open to all only once the game is over."""
        return self.live.is_running and row.seat != self.seat and is_secret(events)

    def _is_hidden(self, row: Row, events: Sequence[Event]) -> bool:
        return self._is_another(row, events) and not row.final

    def _readable(self, row: Row, events: Sequence[Event]) -> Row:
        """A position document is nobody's to read; what opened secret decisions was nobody's move."""
        if row.kind is RowKind.REBASE:
            return replace(row, text="")
        return replace(row, text="", seat=Seat(0)) if self._is_another(row, events) else row

    def _choices(self) -> tuple[Choice, ...]:
        """The reader's own; for the public those of the only actor, unless they are secret."""
        live = self.live
        if not live.is_running or self.seat in live.ready:
            return ()
        if self.seat is not None:
            return live.choices_of(self.seat)
        if len(live.actors) != 1:
            return ()
        (actor,) = live.actors
        return live.choices_of(actor) if live.game.has_open_choices(live.match.state, actor) else ()

    def _take_back(self) -> Seat | None:
        """Only who moved last can still take a press back; a secret decision is changed, not taken back."""
        match = self.live.match
        standing = standing_moves(match.rows)
        if not self.live.is_running or not standing or standing[-1].number in unopened(self.live):
            return None
        try:
            match.press_to_take_back(standing[-1].seat)
        except IllegalAction:
            return None
        return standing[-1].seat

    def _first_of_last_turns(self) -> int:
        """The first row of the turn before the one that is under way, or is about to begin.

        Decisions that are not open yet are no turn.
        """
        match = self.live.match
        pages = self.live.chronicle.pages(match)
        begins = (
            row.number
            for row in reversed(standing_moves(match.rows))
            if pages[row.number - 1].begins_turn and not _is_closed(row, pages[row.number - 1].events)
        )
        turns = 2 if match.game.is_mid_turn(match.state) else 1
        return next(islice(begins, turns - 1, None), 1)

    def _presses(self) -> tuple[str, ...]:
        """Of the last mover the reader knows of, by the rows that begin a press."""
        match = self.live.match
        pages = self.live.chronicle.pages(match)
        known = (
            self._readable(row, pages[row.number - 1].events)
            for row in reversed(standing_moves(match.rows))
            if not self._is_hidden(row, pages[row.number - 1].events)
        )
        newest = next((list(rows) for _, rows in groupby(known, attrgetter("seat"))), [])
        return tuple(row.text for row in reversed(newest) if row.number == row.press)


def is_secret(events: Sequence[Event]) -> bool:
    """Whether some of it is for one seat only."""
    return any(event.audience is not None for event in events)


def _is_closed(row: Row, events: Sequence[Event]) -> bool:
    """A decision made in secret that opened nothing."""
    return is_secret(events) and not row.final


def unopened(live: Live) -> frozenset[int]:
    """The decisions made in secret since something was opened last: their seats may change them."""
    pages = live.chronicle.pages(live.match)
    newest = reversed(standing_moves(live.match.rows))
    closed = takewhile(lambda row: _is_closed(row, pages[row.number - 1].events), newest)
    return frozenset(row.number for row in closed)


def first_decided_with(live: Live, number: int) -> int:
    """The first of the decisions that were made at once with that of row `number`: all go together."""
    pages = live.chronicle.pages(live.match)
    before = [row for row in standing_moves(live.match.rows) if row.number <= number]
    if not is_secret(pages[number - 1].events):
        return number
    closed = takewhile(lambda row: _is_closed(row, pages[row.number - 1].events), reversed(before[:-1]))
    return min([number, *(row.number for row in closed)])
