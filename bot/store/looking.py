"""Who looks at what: lists of games, and how far each person has read."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Select, func, insert, select, update

from bot.store import codec
from bot.store.tables import lobbies, log, looks, matches, people, positions, seats
from bot.tables import Person, Phase, Place, Summary
from engine.core.game import Seat

LONGEST_LIST = 100
"""Games in a list: more than anybody reads, and soon made."""

_SUMMARY = (
    select(
        matches.c.id,
        matches.c.game,
        matches.c.guild_id,
        matches.c.channel_id,
        matches.c.thread_id,
        matches.c.phase,
        matches.c.started_at,
        positions.c.actors,
        positions.c.since,
        positions.c.number,
        people.c.id.label("host_id"),
        people.c.name.label("host_name"),
    )
    .join(positions, positions.c.match_id == matches.c.id)
    .join(people, people.c.id == matches.c.host_id)
)


def guilds(connection: Connection) -> set[int]:
    """Every server that a game was ever opened on."""
    return set(connection.scalars(select(lobbies.c.guild_id).distinct()))


def running_games_of(connection: Connection, person_id: int) -> list[Summary]:
    """The running games a person sits in, oldest first."""
    sits = select(seats.c.match_id).where(seats.c.person_id == person_id)
    return _summaries(connection, matches.c.id.in_(sits))


def running_games_in(connection: Connection, guild_id: int) -> list[Summary]:
    """The running games of a guild, oldest first."""
    return _summaries(connection, matches.c.guild_id == guild_id)


def _summaries(connection: Connection, which: ColumnElement[bool]) -> list[Summary]:
    is_listed = which & (matches.c.phase == Phase.RUNNING)
    oldest = matches.c.started_at, matches.c.id
    listed = select(matches.c.id).where(is_listed).order_by(*oldest).limit(LONGEST_LIST)
    seated = _seated(connection, listed)
    found = connection.execute(_SUMMARY.where(is_listed).order_by(*oldest).limit(LONGEST_LIST))

    def _summary(row: Row[*tuple[Any, ...]]) -> Summary:
        sitting = tuple(seated[row.id])
        return Summary(
            match_id=row.id,
            game=row.game,
            place=Place(row.guild_id, row.channel_id, row.thread_id),
            phase=Phase(row.phase),
            people=sitting,
            host=Person(row.host_id, row.host_name),
            actors=_actors(row.actors, len(sitting)),
            to_move_since=row.since,
            started_at=row.started_at,
            number=row.number,
        )

    return codec.readable(found, _summary)


def _actors(text: str, seated: int) -> frozenset[Seat]:
    """Who is to act; raises `ValueError` where nobody sits in such a seat."""
    actors = frozenset(codec.read_seats(text))
    if not actors <= set(range(1, seated + 1)):
        raise ValueError(f"there are {seated} seats")
    return actors


def _seated(connection: Connection, which: Select[tuple[str]]) -> dict[str, list[Person]]:
    found = connection.execute(
        select(seats.c.match_id, people.c.id, people.c.name)
        .join(people, people.c.id == seats.c.person_id)
        .where(seats.c.match_id.in_(which))
        .order_by(seats.c.match_id, seats.c.seat)
    )
    seated: dict[str, list[Person]] = {}
    for match_id, person_id, name in found:
        seated.setdefault(match_id, []).append(Person(person_id, name))
    return seated


def last_seen(connection: Connection, match_id: str, person_id: int) -> int:
    """The last row this person has seen: looked at, or made; 0: none."""
    looked = select(looks.c.number).where(looks.c.match_id == match_id, looks.c.person_id == person_id)
    acted = (
        select(func.max(log.c.number))
        .join(seats, (seats.c.match_id == log.c.match_id) & (seats.c.seat == log.c.seat))
        .where(log.c.match_id == match_id, seats.c.person_id == person_id)
    )
    return max(connection.scalar(looked) or 0, connection.scalar(acted) or 0)


def has_looked(connection: Connection, match_id: str, person_id: int, number: int) -> None:
    """Everything up to that row has been seen by this person."""
    mine = (looks.c.match_id == match_id) & (looks.c.person_id == person_id)
    if not connection.execute(update(looks).where(mine).values(number=number)).rowcount:
        connection.execute(insert(looks).values(match_id=match_id, person_id=person_id, number=number))
