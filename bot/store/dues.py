"""What is to be said by itself at its time: rows that are claimed once."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Row, bindparam, delete, func, insert, select, update

from bot.store import codec
from bot.store.tables import dues
from bot.tables import Due, DueKind
from engine.core.game import Seat


@dataclass(frozen=True, slots=True)
class Call:
    """Whom a match will call if they do not act. `at` None: at the time that was set before."""

    seats: tuple[Seat, ...]
    at: datetime | None


_call_row = update(dues).where(dues.c.game_id == bindparam("match_id"), dues.c.kind == DueKind.CALL)
_SET_CALL = _call_row.values(
    seats=bindparam("called"), at=bindparam("call_at"), claimed_at=None, said_at=None
)
_LEAVE_OUT = _call_row.values(seats=bindparam("called"))
_CALL_OFF = _call_row.values(seats="[]", at=None)


def add(
    connection: Connection,
    kind: DueKind,
    game_id: str,
    at: datetime | None,
    *,
    seats: Iterable[Seat] = (),
    person_id: int | None = None,
    vote_id: int | None = None,
) -> None:
    """One thing to say at that time; None: not yet known when."""
    connection.execute(
        insert(dues).values(
            kind=kind,
            game_id=game_id,
            at=at,
            seats=codec.write_numbers(seats),
            person_id=person_id,
            vote_id=vote_id,
        )
    )


def set_call(connection: Connection, match_id: str, call: Call) -> None:
    """Keeps whom to call and when: one row a match, so that calls merge."""
    called = codec.write_numbers(call.seats)
    if not call.seats:
        connection.execute(_CALL_OFF, {"match_id": match_id})
    elif call.at is None:
        connection.execute(_LEAVE_OUT, {"match_id": match_id, "called": called})
    else:
        connection.execute(_SET_CALL, {"match_id": match_id, "called": called, "call_at": call.at})


def find_call(connection: Connection, match_id: str) -> Call:
    """Whom the match is going to call; nobody once they have been called."""
    found = connection.execute(
        select(dues.c.seats, dues.c.at).where(
            dues.c.game_id == match_id, dues.c.kind == DueKind.CALL, dues.c.claimed_at.is_(None)
        )
    ).first()
    return Call((), None) if found is None else Call(codec.read_seats(found.seats), found.at)


def due_by(connection: Connection, now: datetime) -> list[Due]:
    """What is due and nobody has claimed, oldest first."""
    found = connection.execute(
        select(dues).where(dues.c.claimed_at.is_(None), dues.c.at <= now).order_by(dues.c.at, dues.c.id)
    )
    return codec.readable(found, _due)


def begun(connection: Connection) -> list[Due]:
    """What was claimed and is not known to be said, oldest first: asked before anything new is claimed."""
    found = connection.execute(
        select(dues)
        .where(dues.c.claimed_at.is_not(None), dues.c.said_at.is_(None), dues.c.at.is_not(None))
        .order_by(dues.c.at, dues.c.id)
    )
    return codec.readable(found, _due)


def _due(row: Row[*tuple[Any, ...]]) -> Due:
    return Due(
        id=row.id,
        kind=DueKind(row.kind),
        subject=row.game_id,
        at=row.at,
        seats=codec.read_seats(row.seats),
        person_id=row.person_id,
        vote_id=row.vote_id,
        is_begun=row.claimed_at is not None,
    )


def claim(connection: Connection, due_id: int, now: datetime) -> bool:
    """True for the first who asks, and only while it is due."""
    claimed = connection.execute(
        update(dues)
        .where(dues.c.id == due_id, dues.c.claimed_at.is_(None), dues.c.at <= now)
        .values(claimed_at=now)
    )
    return claimed.rowcount == 1


def set_said(connection: Connection, due_id: int, now: datetime) -> None:
    """It is said; a call that was set anew meanwhile is still to come."""
    connection.execute(
        update(dues).where(dues.c.id == due_id, dues.c.claimed_at.is_not(None)).values(said_at=now)
    )


def next_due(connection: Connection) -> datetime | None:
    """When the next thing is due, of those that `due_by` can read: a damaged one wakes nobody."""
    waiting = select(dues.c.id).where(dues.c.claimed_at.is_(None), dues.c.at.is_not(None))
    soonest = waiting.order_by(dues.c.at, dues.c.id).limit(1)
    damaged = 0
    while (due_id := connection.scalar(soonest.offset(damaged))) is not None:
        found = codec.readable(connection.execute(select(dues).where(dues.c.id == due_id)), _due)
        if found:
            return found[0].at
        damaged += 1
    return None


def drop(connection: Connection, game_id: str) -> None:
    """Nothing of that lobby or match is due any more."""
    connection.execute(delete(dues).where(dues.c.game_id == game_id))


def drop_votes(connection: Connection, vote_ids: Iterable[int]) -> None:
    """These votes need no end by time any more."""
    connection.execute(delete(dues).where(dues.c.vote_id.in_(list(vote_ids))))


def drop_invitation(connection: Connection, lobby_id: str, person_id: int) -> None:
    """That invitation runs out no more."""
    connection.execute(
        delete(dues).where(
            dues.c.game_id == lobby_id,
            dues.c.kind == DueKind.INVITATION_EXPIRED,
            dues.c.person_id == person_id,
        )
    )


def remind(connection: Connection, match_id: str, now: datetime, seats: Iterable[Seat]) -> None:
    """A reminder is due now; the one before is forgotten."""
    connection.execute(delete(dues).where(dues.c.game_id == match_id, dues.c.kind == DueKind.REMINDER))
    add(connection, DueKind.REMINDER, match_id, now, seats=seats)


def last_reminder(connection: Connection, match_id: str) -> datetime | None:
    """When somebody nudged last."""
    at: datetime | None = connection.scalar(
        select(func.max(dues.c.at)).where(dues.c.game_id == match_id, dues.c.kind == DueKind.REMINDER)
    )
    return at
