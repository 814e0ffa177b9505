"""Playing: one press, from the click to the committed row (DESIGN.md 3)."""

from __future__ import annotations

import logging
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from bot.store.matches import Agreed
from bot.tables import Person, Played, RefereeRefusal, Refused, Table, Told
from bot.usecases.desk import Desk
from bot.usecases.live import Live
from bot.usecases.mishaps import bugs_of
from bot.usecases.reading import Reader, unopened
from engine.core.errors import IllegalAction, MalformedAction
from engine.core.game import Action, Seat, State
from engine.core.match import MatchRefusal, Step, standing_moves

_log = logging.getLogger(__name__)


class PlayDesk(Desk):
    """Moves, and taking them back."""

    async def act(self, match_id: str, person: Person, decision: int, *texts: str) -> Played:
        """Plays a move (`draw`, `take 2`) offered at row `decision`, with the forced ones after it.

        Several moves of one press are played together or not at all.
        """
        return await self._gate.enter(self._act(match_id, person, decision, texts))

    async def take_back(self, match_id: str, person: Person, decision: int) -> Played:
        """Takes the person's last press back, while nothing was shown and nobody else acted."""
        return await self._gate.enter(self._take_back(match_id, person, decision))

    async def _act(self, match_id: str, person: Person, decision: int, texts: Sequence[str]) -> Played:
        begun = time.perf_counter()
        async with self._memory.lock(match_id):
            live = await self._load(match_id)
            seat = running_seat(live, person)
            check_decision(live, seat, decision)
            with rules_of(live, seat):
                actions = [live.game.parse_action(text) for text in texts]
            return await self._decide(live, seat, actions, person, begun)

    async def _decide(
        self, live: Live, seat: Seat, actions: Sequence[Action], person: Person, begun: float
    ) -> Played:
        """Plays what the seat has decided."""
        with rules_of(live, seat):
            step = live.match.plan_press(seat, *actions)
        return await self._play(live, step, person, begun)

    async def _take_back(self, match_id: str, person: Person, decision: int) -> Played:
        begun = time.perf_counter()
        async with self._memory.lock(match_id):
            live = await self._load(match_id)
            seat = running_seat(live, person)
            check_decision(live, seat, decision)
            check_own_move(live, seat, decision)
            with rules_of(live, seat):
                _check_open(live, seat)
                step = live.match.plan_take_back(seat)
            return await self._play(live, step, person, begun)

    async def _play(
        self, live: Live, step: Step[State], person: Person, begun: float, agreed: Agreed | None = None
    ) -> Played:
        """Commits the step and says so in the log: numbers only, nothing that a reader may not know."""
        after = await self._commit(live, step, person, agreed)
        for row in step.rows:
            took = (time.perf_counter() - begun) * 1000
            _log.info(
                "%s %s move %d seat %d %.1f ms", live.game.info.key, live.id, row.number, row.seat, took
            )
        return played(after, person.id, step.rows[0].number)


def played(live: Live, person_id: int, first: int) -> Played:
    """What the person sees of the rows from `first` on."""
    reader = Reader(live, live.seat_of(person_id))
    number = live.match.number

    def _told() -> tuple[Told, ...]:
        with bugs_of(live.id, live.game.info.key, number):
            return tuple(reader.told(first, number))

    return Played(live.id, number, lambda: table_of(live, person_id), _told)


def table_of(live: Live, person_id: int | None) -> Table:
    """The match as this person may see it; raises `Broken`."""
    with bugs_of(live.id, live.game.info.key, live.match.number):
        return Reader(live, live.seat_of(person_id)).table()


def running_seat(live: Live, person: Person) -> Seat:
    """The person's seat in a running game; raises `Refused`."""
    seat = live.seat_of(person.id)
    if seat is None:
        raise Refused(RefereeRefusal.NOT_SEATED, table_of(live, person.id))
    if not live.is_running:
        raise Refused(RefereeRefusal.NOT_RUNNING, table_of(live, person.id))
    return seat


def check_decision(live: Live, seat: Seat, decision: int) -> None:
    """Raises `Refused` when the seat has been asked something else since: an old button, a double tap."""
    if not live.is_current(seat, decision):
        raise Refused(
            RefereeRefusal.STALE,
            table_of(live, live.people[seat - 1].id),
            decision=decision,
            number=live.match.number,
        )


def check_own_move(live: Live, seat: Seat, decision: int) -> None:
    """Raises `Refused` when the button of the table as it stands is another's to press."""
    table = table_of(live, live.people[seat - 1].id)
    if decision == table.number and table.take_back not in (None, seat):
        name = table.person(table.take_back).name
        raise Refused(RefereeRefusal.NOT_YOUR_MOVE, table, name=name)


def _check_open(live: Live, seat: Seat) -> None:
    """What a seat decided in secret it decides anew; to take it back would tell that it had.

    Raises `IllegalAction`.
    """
    own = [row.number for row in standing_moves(live.match.rows) if row.seat == seat]
    if own and own[-1] in unopened(live):
        raise IllegalAction(MatchRefusal.NOTHING_TO_TAKE_BACK)


@contextmanager
def rules_of(live: Live, seat: Seat) -> Iterator[None]:
    """What the rules refuse becomes `Refused` with the table; anything else is a bug."""
    with bugs_of(live.id, live.game.info.key, live.match.number):
        try:
            yield
        except MalformedAction as error:
            raise Refused(RefereeRefusal.MALFORMED, Reader(live, seat).table(), text=error.text) from None
        except IllegalAction as error:
            raise Refused(error.code, Reader(live, seat).table(), **error.params) from None
