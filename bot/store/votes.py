"""Questions to a table and the answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Row, Select, delete, insert, select, update

from bot.store import codec, dues
from bot.store.tables import answers, votes
from bot.tables import DueKind, VoteKind, VoteState
from engine.core.game import Seat


@dataclass(frozen=True, slots=True)
class StoredVote:
    """A question as the tables hold it; `answers` has the seats that have answered."""

    id: int
    match_id: str
    kind: VoteKind
    state: VoteState
    by: Seat
    first: int
    number: int
    """The last row when it was asked."""
    reason: str
    asked: tuple[Seat, ...]
    until: datetime
    refused_by: Seat | None
    message_id: int | None
    agreed: frozenset[Seat]


def add_vote(
    connection: Connection,
    match_id: str,
    kind: VoteKind,
    *,
    by: Seat,
    asked: Sequence[Seat],
    first: int,
    number: int,
    reason: str,
    until: datetime,
) -> int:
    """A new question, which lapses at `until`; returns its number."""
    vote_id: int = connection.execute(
        insert(votes)
        .values(
            match_id=match_id,
            kind=kind,
            state=VoteState.OPEN,
            by=by,
            asked=codec.write_numbers(asked),
            first=first,
            number=number,
            reason=reason,
            until=until,
        )
        .returning(votes.c.id)
    ).scalar_one()
    dues.add(connection, DueKind.VOTE_LAPSED, match_id, until, vote_id=vote_id)
    return vote_id


def find_vote(connection: Connection, match_id: str, vote_id: int) -> StoredVote | None:
    """One question of a match."""
    found = _load(connection, select(votes).where(votes.c.match_id == match_id, votes.c.id == vote_id))
    return found[0] if found else None


def unseen_votes(connection: Connection, now: datetime) -> list[tuple[str, int]]:
    """The open questions that no message asks, by match and number, oldest first."""
    found = connection.execute(
        select(votes.c.match_id, votes.c.id)
        .where(votes.c.state == VoteState.OPEN, votes.c.until > now, votes.c.message_id.is_(None))
        .order_by(votes.c.id)
    )
    return [(match_id, vote_id) for match_id, vote_id in found]


def open_votes(connection: Connection, match_id: str, now: datetime) -> list[StoredVote]:
    """What the table is being asked, oldest first."""
    return _load(
        connection,
        select(votes).where(
            votes.c.match_id == match_id, votes.c.state == VoteState.OPEN, votes.c.until > now
        ),
    )


def _load(connection: Connection, which: Select[*tuple[Any, ...]]) -> list[StoredVote]:
    found = connection.execute(which.order_by(votes.c.id))
    return codec.readable(found, lambda row: _vote(connection, row))


def _vote(connection: Connection, row: Row[*tuple[Any, ...]]) -> StoredVote:
    agreed = connection.scalars(select(answers.c.seat).where(answers.c.vote_id == row.id))
    return StoredVote(
        id=row.id,
        match_id=row.match_id,
        kind=VoteKind(row.kind),
        state=VoteState(row.state),
        by=Seat(row.by),
        first=row.first,
        number=row.number,
        reason=row.reason,
        asked=codec.read_seats(row.asked),
        until=row.until,
        refused_by=None if row.refused_by is None else Seat(row.refused_by),
        message_id=row.message_id,
        agreed=frozenset(Seat(seat) for seat in agreed),
    )


def agree(connection: Connection, vote_id: int, seat: Seat) -> None:
    """That seat says yes."""
    connection.execute(insert(answers).values(vote_id=vote_id, seat=seat))


def unsay(connection: Connection, vote_id: int, seat: Seat) -> None:
    """That seat takes its yes back."""
    connection.execute(delete(answers).where(answers.c.vote_id == vote_id, answers.c.seat == seat))


def settle(connection: Connection, vote_id: int, state: VoteState, refused_by: Seat | None = None) -> None:
    """The question is asked no more."""
    connection.execute(update(votes).where(votes.c.id == vote_id).values(state=state, refused_by=refused_by))
    dues.drop_votes(connection, [vote_id])


def lapse(connection: Connection, match_id: str, *, everything: bool) -> None:
    """A next move ends the question whether to take back, the end of the game ends every question."""
    lapsing = select(votes.c.id).where(votes.c.match_id == match_id, votes.c.state == VoteState.OPEN)
    if not everything:
        lapsing = lapsing.where(votes.c.kind == VoteKind.TAKE_BACK)
    ids = connection.scalars(lapsing).all()
    connection.execute(update(votes).where(votes.c.id.in_(ids)).values(state=VoteState.LAPSED))
    dues.drop_votes(connection, ids)


def asked_kinds(connection: Connection, match_id: str) -> frozenset[VoteKind]:
    """What the table is being asked."""
    found = select(votes.c.kind).where(votes.c.match_id == match_id, votes.c.state == VoteState.OPEN)
    return frozenset(VoteKind(kind) for kind in connection.scalars(found))


def set_message(connection: Connection, vote_id: int, message_id: int | None) -> None:
    """Keeps which message shows the question."""
    connection.execute(update(votes).where(votes.c.id == vote_id).values(message_id=message_id))
