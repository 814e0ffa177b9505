"""What the same people have played with one another before."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from sqlalchemy import Connection, func, select

from bot.store.tables import matches, positions, seats
from bot.tables import Phase
from engine.core.game import Seat

MOST_TALLIED = 100
"""Of the newest games: more is nobody's to remember, and soon counted."""


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that was played to its end: its last position, and who sat where."""

    match_id: str
    document: str
    people: Mapping[Seat, int]


def finished_alike(connection: Connection, match_id: str) -> list[Finished]:
    """The finished games of exactly these people, of this game on this server; itself among them."""
    own = connection.execute(
        select(matches.c.guild_id, matches.c.game, matches.c.seats).where(matches.c.id == match_id)
    ).one()
    people = select(seats.c.person_id).where(seats.c.match_id == match_id)
    together = (
        select(seats.c.match_id)
        .where(seats.c.person_id.in_(people))
        .group_by(seats.c.match_id)
        .having(func.count() == own.seats)
    )
    found = connection.execute(
        select(matches.c.id, positions.c.document)
        .join(positions, positions.c.match_id == matches.c.id)
        .where(
            matches.c.id.in_(together),
            matches.c.guild_id == own.guild_id,
            matches.c.game == own.game,
            matches.c.seats == own.seats,
            matches.c.phase == Phase.OVER,
        )
        .order_by(matches.c.started_at.desc(), matches.c.id)
        .limit(MOST_TALLIED)
    ).all()
    return [Finished(row.id, row.document, _people(connection, row.id)) for row in found]


def _people(connection: Connection, match_id: str) -> Mapping[Seat, int]:
    seated = connection.execute(
        select(seats.c.seat, seats.c.person_id).where(seats.c.match_id == match_id)
    ).all()
    return {Seat(row.seat): row.person_id for row in seated}
