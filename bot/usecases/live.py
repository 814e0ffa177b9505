"""A match in memory, and the matches that are kept there.

A `Live` never changes: a step makes a new one, and that takes the old one's place once it is safely stored.
"""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from weakref import WeakValueDictionary

from bot.store.drafts import Draft
from bot.store.dues import Call
from bot.store.matches import Agreed, Commit, Position, StoredMatch
from bot.tables import Lobby, Person, Phase, Place, TableOptions, VoteKind
from bot.usecases.chronicle import AnyMatch, Chronicle
from bot.usecases.drafting import asked, kept_drafts, reopened
from engine.core.game import Options, Seat, State
from engine.core.match import Match, Row, RowKind, Step, start_match
from engine.core.shuffle import seeded
from engine.core.view import Choice, choices
from engine.registry import AnyGame


@dataclass(frozen=True, slots=True)
class Live:
    """A match as it stands, with its people and its place."""

    match: AnyMatch
    place: Place
    host: Person
    people: tuple[Person, ...]
    table_options: TableOptions
    started_at: datetime
    commitment: str
    phase: Phase
    ended: str
    actors: frozenset[Seat]
    decisions: tuple[int, ...]
    """For each seat the row since which it is asked the same: older buttons of that seat are stale."""
    since: datetime
    """Since when these actors have been asked."""
    times: tuple[datetime, ...]
    """The moment of each row."""
    to_call: frozenset[Seat]
    """Actors who have not acted since they were asked."""
    asked: frozenset[VoteKind]
    """What the table is being asked."""
    chronicle: Chronicle
    drafts: Mapping[Seat, Draft]
    """What the seats have put together so far, as long as not all who are asked have finished."""
    offers: dict[Seat, tuple[Choice, ...]] = field(default_factory=dict, compare=False)
    """What each seat can do here, as far as somebody has asked: worked out once."""

    @property
    def id(self) -> str:
        """The match's id."""
        return self.match.match_id

    @property
    def game(self) -> AnyGame:
        """Its game."""
        return self.match.game

    @property
    def is_running(self) -> bool:
        """Neither over nor ended."""
        return self.phase is Phase.RUNNING

    @property
    def ready(self) -> frozenset[Seat]:
        """Who has finished a draft and waits for the others."""
        return frozenset(seat for seat, draft in self.drafts.items() if draft.is_ready)

    def seat_of(self, person_id: int | None) -> Seat | None:
        """The person's seat; None for a spectator."""
        return next((Seat(n) for n, person in enumerate(self.people, 1) if person.id == person_id), None)

    def choices_of(self, seat: Seat) -> tuple[Choice, ...]:
        """What the seat can do now, with what it brings."""
        if seat not in self.offers:
            self.offers[seat] = tuple(choices(self.game, self.match.state, seat))
        return self.offers[seat]

    def is_current(self, seat: Seat, decision: int) -> bool:
        """Whether nothing happened since row `decision` that changes what this seat is asked."""
        return self.decisions[seat - 1] <= decision <= self.match.number

    def after(self, step: Step[State], presser: Person | None, now: datetime) -> Live:
        """The match once the step is made; whoever pressed for it is there and need not be called."""
        last = step.rows[-1]
        has_ended = last.kind is RowKind.END
        drafts = {} if has_ended else self._drafts_after(step)
        actors = frozenset() if has_ended else asked(self.game, step.state, drafts)
        running_or_over = Phase.RUNNING if actors else Phase.OVER
        there = self.seat_of(presser.id) if presser is not None else None
        return replace(
            self,
            people=tuple(
                presser if presser and person.id == presser.id else person for person in self.people
            ),
            match=replace(self.match, state=step.state, rows=[*self.match.rows, *step.rows]),
            phase=Phase.ENDED if has_ended else running_or_over,
            ended=last.text if has_ended else "",
            actors=actors,
            decisions=self._decisions_after(step.rows, actors),
            since=self.since if actors and actors <= self.actors else now,
            times=(*self.times, *(now for _ in step.rows)),
            asked=self.asked - {VoteKind.TAKE_BACK} if actors else frozenset(),
            to_call=self._to_call_after(step.rows, actors, there),
            drafts=drafts,
            offers={},
        )

    def _to_call_after(
        self, rows: tuple[Row, ...], actors: frozenset[Seat], there: Seat | None
    ) -> frozenset[Seat]:
        """Who has not acted since they were asked.

        Where several decide at once all are called anew: a call without the one who decided last would tell
        who that was.
        """
        if len(actors) > 1 and rows[-1].kind is RowKind.MOVE and rows[-1].final:
            return actors
        return ((self.to_call & actors) | (actors - self.actors)) - {there}

    def _drafts_after(self, step: Step[State]) -> Mapping[Seat, Draft]:
        """Newer rules leave them; what a vote took back is a draft again; a decision leaves none."""
        last = step.rows[-1]
        if last.kind is RowKind.REBASE:
            return self.drafts
        return reopened(self.match, step) if last.kind is RowKind.TAKE_BACK else {}

    def drafting(self, seat: Seat, draft: Draft) -> Live:
        """The match with this draft: whoever finishes need not act, whoever reopens has to."""
        drafts = {**self.drafts, seat: draft}
        actors = asked(self.game, self.match.state, drafts)
        return replace(self, drafts=drafts, actors=actors, to_call=self.to_call - {seat})

    def _decisions_after(self, rows: tuple[Row, ...], actors: frozenset[Seat]) -> tuple[int, ...]:
        """Another seat's secret pick leaves a seat's question as it was.

        Asked anew is who acted, who begins or ceases to be an actor, and everybody once something was shown
        or taken back. Newer rules (a rebase) ask nobody anew: the move is checked in any case.
        """
        number = rows[-1].number
        if rows[-1].kind is RowKind.REBASE:
            return self.decisions
        if any(row.final or row.kind is not RowKind.MOVE for row in rows):
            return tuple(number for _ in self.decisions)
        changed = (actors ^ self.actors) | {row.seat for row in rows}
        return tuple(
            number if seat in changed else before for seat, before in enumerate(self.decisions, start=1)
        )

    def commit_of(self, after: Live, agreed: Agreed | None) -> Commit:
        """What the store has to write to get from here to `after`; `agreed` is the vote that was for it."""
        now = after.times[-1]
        return Commit(
            match_id=self.id,
            rows=tuple(after.match.rows[self.match.number :]),
            at=now,
            position=after.position(),
            phase=after.phase,
            ended=after.ended,
            call=self.call_of(after, now),
            drafts=after.drafts if self.game.workbench is not None else None,
            lapse_votes=after.asked != self.asked,
            agreed=agreed,
            renamed=tuple(person for person in after.people if person not in self.people),
        )

    def call_of(self, after: Live, now: datetime) -> Call | None:
        """Whom to call then; None: as before. Someone new sets the time anew, who acted is only left out."""
        if after.to_call == self.to_call:
            return None
        seats = tuple(sorted(after.to_call))
        if after.to_call <= self.to_call:
            return Call(seats, None)
        return Call(seats, now + timedelta(seconds=self.table_options.call_after))

    def position(self) -> Position:
        """What play can go on from after a restart."""
        return Position(
            number=self.match.number,
            rules_version=self.game.info.rules_version,
            document=write_document(self.game, self.match.state),
            actors=tuple(sorted(self.actors)),
            decisions=self.decisions,
            since=self.since,
        )


def write_document(game: AnyGame, state: State) -> str:
    """A position as it is stored."""
    return json.dumps(game.write_position(state), separators=(",", ":"), ensure_ascii=False)


def deal(game: AnyGame, lobby: Lobby, options: Options, seed: bytes, now: datetime) -> StoredMatch:
    """A dealt match of those who are in the lobby, its seats shuffled (FORMAT.md 5)."""
    match = start_match(game, lobby.id, options, len(lobby.joined), seed)
    actors = tuple(sorted(game.actors(match.state)))
    return StoredMatch(
        id=lobby.id,
        place=lobby.place,
        game=lobby.game,
        rules_version=match.rules_version,
        options=dict(match.options),
        table_options=lobby.table_options,
        seed=seed,
        commitment=match.commitment,
        host=lobby.host,
        people=tuple(seeded(seed)("seats", lobby.joined)),
        started_at=now,
        phase=Phase.RUNNING,
        ended="",
        position=Position(
            number=0,
            rules_version=match.rules_version,
            document=write_document(game, match.state),
            actors=actors,
            decisions=tuple(0 for _ in lobby.joined),
            since=now,
        ),
        rows=(),
        times=(),
        call=Call(actors, now + timedelta(seconds=lobby.table_options.call_after)),
        asked=frozenset(),
    )


def read_live(game: AnyGame, stored: StoredMatch) -> Live:
    """The match as it was stored; raises whatever is wrong with it.

    Nothing is played anew: the stored position is where play goes on.
    """
    position = stored.position
    if [row.number for row in stored.rows] != list(range(1, position.number + 1)):
        raise ValueError("the log has other rows than the position")
    state = game.read_position(position.document, False)
    is_running = stored.phase is Phase.RUNNING
    drafts = kept_drafts(game, state, stored.drafts) if is_running else {}
    return Live(
        match=Match(
            game=game,
            match_id=stored.id,
            options=stored.options,
            seats=len(stored.people),
            seed=stored.seed,
            state=state,
            rows=list(stored.rows),
            rules_version=stored.rules_version,
        ),
        place=stored.place,
        host=stored.host,
        people=stored.people,
        table_options=stored.table_options,
        started_at=stored.started_at,
        commitment=stored.commitment,
        phase=stored.phase,
        ended=stored.ended,
        actors=asked(game, state, drafts) if is_running else frozenset(),
        decisions=position.decisions,
        since=position.since,
        times=stored.times,
        to_call=frozenset(stored.call.seats),
        asked=stored.asked,
        chronicle=Chronicle(),
        drafts=drafts,
    )


class Memory:
    """The matches used last, and one lock a match: the others are in the store and are back in an instant."""

    def __init__(self, keep: int) -> None:
        self._keep = keep
        self._lives: OrderedDict[str, Live] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def lock(self, game_id: str) -> asyncio.Lock:
        """Held around everything that reads or changes a lobby or match: others need not wait."""
        lock = self._locks.get(game_id)
        if lock is None:
            lock = self._locks[game_id] = asyncio.Lock()
        return lock

    def get(self, match_id: str) -> Live | None:
        """The match, if it is here."""
        if match_id in self._lives:
            self._lives.move_to_end(match_id)
        return self._lives.get(match_id)

    def put(self, live: Live) -> None:
        """Keeps the match, and forgets those that were not used for longest."""
        self._lives[live.id] = live
        self._lives.move_to_end(live.id)
        while len(self._lives) > self._keep:
            self._lives.popitem(last=False)

    def forget(self, match_id: str) -> None:
        """The store knows better."""
        self._lives.pop(match_id, None)

    def __len__(self) -> int:
        return len(self._lives)
