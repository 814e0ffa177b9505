"""What one reader may see of a match: the only door from positions to presenters."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import takewhile

from bot.tables import Phase, Table, Told
from bot.usecases.live import Live
from engine.core.errors import IllegalAction
from engine.core.game import Event, Seat
from engine.core.match import Row, RowKind, standing_moves
from engine.core.view import Choice, choices, visible


@dataclass(frozen=True, slots=True)
class Reader:
    """A match as it stands, for one reader (`seat` None: a spectator, and the public)."""

    live: Live
    seat: Seat | None

    def table(self) -> Table:
        """Everything there is to show."""
        live, match, game = self.live, self.live.match, self.live.game
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
        )

    def told(self, first: int, last: int) -> list[Told]:
        """The rows `first` to `last`, as far as there are any."""
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
        ]

    def _readable(self, row: Row, events: Sequence[Event]) -> Row:
        """A position document is nobody's to read, a secret decision its maker's only until the end."""
        if row.kind is RowKind.REBASE:
            return replace(row, text="")
        if self.live.is_running and row.seat != self.seat and _is_secret(events):
            return replace(row, text="")
        return row

    def _choices(self) -> tuple[Choice, ...]:
        """The reader's own; for the public those of the only actor, unless they are secret."""
        live = self.live
        if not live.is_running:
            return ()
        if self.seat is not None:
            return tuple(choices(live.game, live.match.state, self.seat))
        if len(live.actors) != 1:
            return ()
        (actor,) = live.actors
        return self._public_choices(actor)

    def _public_choices(self, actor: Seat) -> tuple[Choice, ...]:
        """None when one of them would bring what only the actor learns: a hand is no public matter."""
        game, state = self.live.game, self.live.match.state
        offered = choices(game, state, actor)
        for action, choice in zip(game.legal_actions(state, actor), offered, strict=True):
            if _is_secret(choice.events or game.apply(state, actor, action)[1]):
                return ()
        return tuple(offered)

    def _take_back(self) -> Seat | None:
        """Only who moved last can still take a press back."""
        match = self.live.match
        standing = standing_moves(match.rows)
        if not self.live.is_running or not standing:
            return None
        try:
            match.press_to_take_back(standing[-1].seat)
        except IllegalAction:
            return None
        return standing[-1].seat

    def _first_of_last_turns(self) -> int:
        """The first row of the turn before the one that is under way, or is about to begin."""
        match = self.live.match
        pages = self.live.chronicle.pages(match)
        begins = [row.number for row in standing_moves(match.rows) if pages[row.number - 1].begins_turn]
        turns = 2 if match.game.is_mid_turn(match.state) else 1
        return begins[-turns] if len(begins) >= turns else 1

    def _presses(self) -> tuple[str, ...]:
        """Of the last mover, by the rows that begin a press."""
        match = self.live.match
        pages = self.live.chronicle.pages(match)
        standing = standing_moves(match.rows)
        own = list(takewhile(lambda row: row.seat == standing[-1].seat, reversed(standing)))
        begun = [row for row in reversed(own) if row.number == row.press]
        return tuple(self._readable(row, pages[row.number - 1].events).text for row in begun)


def _is_secret(events: Sequence[Event]) -> bool:
    return any(event.audience is not None for event in events)
