"""What the table decides together: taking moves back that somebody else has seen, and ending early."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta

from bot.store import votes as stored
from bot.store.matches import Agreed
from bot.store.votes import StoredVote
from bot.tables import Person, Played, RefereeRefusal, Refused, Vote, VoteKind, VoteState
from bot.usecases.live import Live
from bot.usecases.mishaps import bugs_of
from bot.usecases.play import PlayDesk, rules_of, running_seat, table_of
from bot.usecases.reading import Reader, first_decided_with, unopened
from engine.core.errors import IllegalAction
from engine.core.game import Seat, State
from engine.core.match import MatchRefusal, Step, standing_moves

VOTE_TIME = timedelta(hours=24)
"""How long the table is asked (TABLE.md 7)."""

MOVES_BEFORE_A_VOTE = 2
"""While a seat has moved less often, the host may end the game alone (DESIGN.md 4)."""


class VoteDesk(PlayDesk):
    """Questions to the table."""

    async def ask_take_back(self, match_id: str, person: Person, reason: str = "") -> Vote:
        """Asks the others concerned to go back to before the person's last press."""
        return await self._gate.enter(self._ask_take_back(match_id, person, reason))

    async def ask_end(
        self, match_id: str, person: Person, moderator: bool = False, reason: str = ""
    ) -> Vote | Played:
        """Ends the game: at once by its host while some seat has not moved twice, or by a moderator.

        Everyone else who is seated asks the others.
        """
        return await self._gate.enter(self._ask_end(match_id, person, moderator, reason))

    async def vote(self, match_id: str, person: Person, vote_id: int, agree: bool | None) -> Vote | Played:
        """Agrees or refuses; None withdraws the question (the asker) or the answer. The last yes does it."""
        return await self._gate.enter(self._vote(match_id, person, vote_id, agree))

    async def open_votes(self, match_id: str) -> list[Vote]:
        """The questions the table is being asked."""
        async with self._memory.lock(match_id):
            live = await self._load(match_id)
            found = await self._store.read(stored.open_votes, match_id, self._clock())
            return [self._as_vote(live, vote) for vote in found]

    async def find_vote(self, match_id: str, vote_id: int) -> Vote:
        """One question, also when it is settled."""
        async with self._memory.lock(match_id):
            live = await self._load(match_id)
            return self._as_vote(live, await self._find(live, vote_id))

    async def vote_placed(self, vote_id: int, message_id: int | None) -> None:
        """Remembers which message shows the vote."""
        await self._store.write(stored.set_message, vote_id, message_id)

    async def _ask_take_back(self, match_id: str, person: Person, reason: str) -> Vote:
        async with self._memory.lock(match_id):
            live = await self._load(match_id)
            seat = running_seat(live, person)
            await self._check_unasked(live, VoteKind.TAKE_BACK, person)
            with rules_of(live, seat):
                first = last_press(live, seat)
                live.match.check_return(first)
            return await self._ask(
                live, VoteKind.TAKE_BACK, seat, concerned(live, seat, first), first, reason
            )

    async def _ask_end(self, match_id: str, person: Person, moderator: bool, reason: str) -> Vote | Played:
        async with self._memory.lock(match_id):
            live = await self._load(match_id)
            if not live.is_running:
                raise Refused(RefereeRefusal.NOT_RUNNING, table_of(live, person.id))
            seat = live.seat_of(person.id)
            others = [Seat(n) for n in range(1, len(live.people) + 1) if n != seat]
            if seat is not None and person.id == live.host.id and (may_end_alone(live) or not others):
                return await self._end(live, person, seat, "host")
            if moderator:
                return await self._end(live, person, Seat(0), f"moderator {person.name}")
            seat = running_seat(live, person)
            asked = [vote for vote in await self._questions(live) if vote.kind is VoteKind.END]
            if asked and seat in asked[0].asked:  # who wants the same agrees
                return await self._agree(live, asked[0], person, seat)
            await self._check_unasked(live, VoteKind.END, person)
            return await self._ask(live, VoteKind.END, seat, others, 0, reason)

    async def _vote(self, match_id: str, person: Person, vote_id: int, agree: bool | None) -> Vote | Played:
        async with self._memory.lock(match_id):
            live = await self._load(match_id)
            seat = running_seat(live, person)
            vote = await self._find(live, vote_id)
            if self._state_of(vote) is not VoteState.OPEN:
                raise Refused(RefereeRefusal.NO_VOTE, table_of(live, person.id), vote=vote_id)
            if agree is None:
                return await self._withdraw(live, vote, person, seat)
            if seat not in vote.asked:
                raise Refused(RefereeRefusal.NOT_ASKED, table_of(live, person.id), vote=vote_id)
            if agree:
                return await self._agree(live, vote, person, seat)
            await self._store.write(stored.settle, vote.id, VoteState.REFUSED, seat)
            return self._as_vote(live, await self._find(live, vote.id))

    async def _ask(
        self, live: Live, kind: VoteKind, by: Seat, asked: Sequence[Seat], first: int, reason: str
    ) -> Vote:
        vote_id = await self._store.write(
            stored.add_vote,
            live.id,
            kind,
            by=by,
            asked=asked,
            first=first,
            number=live.match.number,
            reason=reason,
            until=self._clock() + VOTE_TIME,
        )
        live = replace(live, asked=live.asked | {kind})
        self._memory.put(live)
        vote = await self._find(live, vote_id)
        if not asked:  # alone at the table
            begun = time.perf_counter()
            step = live.match.plan_return(by, first)
            await self._play(live, step, live.people[by - 1], begun, Agreed(vote_id, by))
            vote = await self._find(live, vote_id)
        return self._as_vote(live, vote)

    async def _agree(self, live: Live, vote: StoredVote, person: Person, seat: Seat) -> Vote | Played:
        if seat in vote.agreed:
            raise Refused(RefereeRefusal.ALREADY_VOTED, table_of(live, person.id), vote=vote.id)
        if set(vote.asked) - vote.agreed - {seat}:
            await self._store.write(stored.agree, vote.id, seat)
            return self._as_vote(live, await self._find(live, vote.id))
        begun = time.perf_counter()
        with rules_of(live, seat):
            step = _step_of(live, vote)
        return await self._play(live, step, person, begun, Agreed(vote.id, seat))

    async def _withdraw(self, live: Live, vote: StoredVote, person: Person, seat: Seat) -> Vote:
        if seat == vote.by:
            await self._store.write(stored.settle, vote.id, VoteState.WITHDRAWN)
        elif seat in vote.agreed:
            await self._store.write(stored.unsay, vote.id, seat)
        else:
            raise Refused(RefereeRefusal.NOT_ASKED, table_of(live, person.id), vote=vote.id)
        return self._as_vote(live, await self._find(live, vote.id))

    async def _end(self, live: Live, person: Person, seat: Seat, how: str) -> Played:
        begun = time.perf_counter()
        return await self._play(live, live.match.plan_end(seat, how), person, begun)

    async def _check_unasked(self, live: Live, kind: VoteKind, person: Person) -> None:
        for vote in await self._questions(live):
            if vote.kind is kind:
                raise Refused(RefereeRefusal.VOTE_OPEN, table_of(live, person.id), vote=vote.id)

    async def _questions(self, live: Live) -> list[StoredVote]:
        return await self._store.read(stored.open_votes, live.id, self._clock())

    async def _find(self, live: Live, vote_id: int) -> StoredVote:
        found = await self._store.read(stored.find_vote, live.id, vote_id)
        if found is None:
            raise Refused(RefereeRefusal.NO_VOTE, vote=vote_id)
        return found

    def _state_of(self, vote: StoredVote) -> VoteState:
        is_late = vote.state is VoteState.OPEN and vote.until <= self._clock()
        return VoteState.LAPSED if is_late else vote.state

    def _as_vote(self, live: Live, vote: StoredVote) -> Vote:
        with bugs_of(live.id, live.game.info.key, live.match.number):
            standing = standing_moves(live.match.rows[: vote.number])
            told = {one.row.number: one for one in Reader(live, None).told(1, vote.number)}
            goes = [
                told[row.number] for row in standing if row.number >= vote.first > 0 and row.number in told
            ]
        return Vote(
            id=vote.id,
            match_id=vote.match_id,
            kind=vote.kind,
            state=self._state_of(vote),
            by=vote.by,
            reason=vote.reason,
            asked=vote.asked,
            agreed=vote.agreed,
            until=vote.until,
            first=vote.first,
            goes=tuple(goes),
            shown=tuple(told for told in goes if told.row.final),
            refused_by=vote.refused_by,
            message_id=vote.message_id,
        )


def last_press(live: Live, seat: Seat) -> int:
    """The seat's last press that stands, with what others decided at once; raises `IllegalAction`.

    What nobody has seen yet is no question for the table: its seat just decides anew.
    """
    closed = unopened(live)
    own = [row for row in standing_moves(live.match.rows) if row.seat == seat and row.number not in closed]
    if not own:
        raise IllegalAction(MatchRefusal.NOTHING_TO_TAKE_BACK)
    return first_decided_with(live, own[-1].press)


def concerned(live: Live, seat: Seat, first: int) -> list[Seat]:
    """The others whose moves would go, and who is to move; if that is nobody, all others.

    (A card that one has seen too early concerns them all.)
    """
    goes = {row.seat for row in standing_moves(live.match.rows) if row.number >= first}
    others = {Seat(n) for n in range(1, len(live.people) + 1)} - {seat}
    return sorted((goes | live.actors) & others or others)


def may_end_alone(live: Live) -> bool:
    """The game has hardly begun: some seat has not moved twice."""
    presses = {(row.seat, row.press) for row in standing_moves(live.match.rows)}
    return any(
        sum(mover == seat for mover, _ in presses) < MOVES_BEFORE_A_VOTE
        for seat in range(1, len(live.people) + 1)
    )


def _step_of(live: Live, vote: StoredVote) -> Step[State]:
    if vote.kind is VoteKind.TAKE_BACK:
        return live.match.plan_return(vote.by, vote.first)
    return live.match.plan_end(vote.by, "vote")
