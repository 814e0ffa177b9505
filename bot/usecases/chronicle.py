"""What happened, row by row: derived from the log by playing it anew, never stored."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass

from bot.usecases.mishaps import trace_of
from engine.core.game import Action, Event, State, View
from engine.core.match import Match, Row, RowKind, replay
from engine.core.shuffle import seeded

AnyMatch = Match[State, Action, View]

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Page:
    """What one row brought. `begins_turn`: nobody's turn was under way before it."""

    events: tuple[Event, ...] = ()
    begins_turn: bool = False


class Chronicle:
    """The pages of one match, read on as it grows: what a row brought never changes.

    Rows of older rules cannot be played anew and have empty pages; so have all rows from one on that cannot
    be read. Nothing but the telling hangs on it: play goes on from the stored position.
    """

    def __init__(self) -> None:
        self._pages: list[Page] = []
        self._state: State | None = None
        """The position after the last page; None before the first page and once the telling is lost."""

    def pages(self, match: AnyMatch) -> Sequence[Page]:
        """The pages of at least the rows of `match`."""
        if len(self._pages) < match.number:
            try:
                self._read_on(match)
            except Exception as error:  # telling must never stop the game
                _log.error("%s %s cannot be told: %s", match.game.info.key, match.match_id, trace_of(error))
                self._state = None
            self._leave_empty(match.rows[len(self._pages) :])
        return self._pages

    def _read_on(self, match: AnyMatch) -> None:
        if not self._pages:
            self._open(match)
        before: dict[int, State] = {}
        for row in match.rows[len(self._pages) :]:
            if self._state is None:
                return
            before[row.number] = self._state
            self._pages.append(self._turn_page(match, row, before))

    def _open(self, match: AnyMatch) -> None:
        """The deal, or the last rebase: what is before it was played by older rules."""
        rebase = max((row.number for row in match.rows if row.kind is RowKind.REBASE), default=0)
        self._leave_empty(match.rows[:rebase])
        if any(row.rules_version != match.game.info.rules_version for row in match.rows[rebase:]):
            return
        if rebase:
            self._state = match.game.read_position(match.rows[rebase - 1].text, False)
        elif match.rules_version == match.game.info.rules_version:
            self._state = match.game.setup(match.options, match.seats, seeded(match.seed))

    def _turn_page(self, match: AnyMatch, row: Row, before: dict[int, State]) -> Page:
        state = before[row.number]
        if row.kind is RowKind.TAKE_BACK:
            self._state = before.get(int(row.text)) or replay(match, match.rows[: row.number])
        elif row.kind is RowKind.MOVE:
            begins = not match.game.is_mid_turn(state)
            self._state, events = match.game.apply(state, row.seat, match.game.parse_action(row.text))
            return Page(tuple(events), begins)
        return Page()

    def _leave_empty(self, rows: Sequence[Row]) -> None:
        self._pages += [Page(begins_turn=row.number == row.press) for row in rows]
