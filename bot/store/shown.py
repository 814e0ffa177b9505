"""What Discord shows of a match: state that is brought up to date, not a queue."""

from __future__ import annotations

from dataclasses import fields
from datetime import datetime

from sqlalchemy import Connection, func, or_, select, update

from bot.store import codec
from bot.store.dues import set_said
from bot.store.tables import dues, lobbies, log, matches, positions, votes
from bot.tables import Phase, Shown

_COLUMNS = {
    "channel_id": matches.c.shown_channel_id,
    "message_id": matches.c.message_id,
    "number": matches.c.shown_number,
    "posted_number": matches.c.posted_number,
    "posted_at": matches.c.posted_at,
    "card_message_id": matches.c.card_message_id,
    "card_number": matches.c.card_number,
    "card_round": matches.c.card_round,
    "actors": matches.c.shown_actors,
}


def find_shown(connection: Connection, match_id: str) -> Shown | None:
    """What is shown of the match, as far as we know; None: there is no such match."""
    columns = [column.label(name) for name, column in _COLUMNS.items()]
    found = connection.execute(select(*columns).where(matches.c.id == match_id)).mappings().first()
    if found is None:
        return None
    actors = found["actors"]
    return Shown(**{**found, "actors": None if actors is None else frozenset(codec.read_seats(actors))})


def set_shown(connection: Connection, match_id: str, shown: Shown) -> None:
    """Keeps what is shown now."""
    values = {_COLUMNS[field.name].name: getattr(shown, field.name) for field in fields(shown)}
    if shown.actors is not None:
        values[matches.c.shown_actors.name] = codec.write_numbers(sorted(shown.actors))
    connection.execute(update(matches).where(matches.c.id == match_id).values(**values))


def set_shown_and_said(
    connection: Connection, match_id: str, shown: Shown, due_id: int, now: datetime
) -> None:
    """What is shown now says what was due: a restart finds both or neither."""
    set_shown(connection, match_id, shown)
    set_said(connection, due_id, now)


def behind(connection: Connection) -> list[str]:
    """The matches that show less than was played, or others as waited for; also of those that are over."""
    found = connection.scalars(
        select(matches.c.id)
        .join(positions, positions.c.match_id == matches.c.id)
        .where(
            or_(
                positions.c.number > matches.c.shown_number,
                positions.c.actors.is_distinct_from(matches.c.shown_actors),
            )
        )
        .order_by(matches.c.started_at, matches.c.id)
    )
    return list(found)


def forget_messages(connection: Connection) -> None:
    """Nothing is shown any more, and what is over need not be shown again."""
    for match_id, number, phase in connection.execute(
        select(matches.c.id, positions.c.number, matches.c.phase).join(
            positions, positions.c.match_id == matches.c.id
        )
    ).all():
        is_over = phase != Phase.RUNNING
        set_shown(connection, match_id, Shown(number=number, actors=frozenset()) if is_over else Shown())
    connection.execute(update(lobbies).values(message_id=None))
    connection.execute(update(votes).values(message_id=None))


def latest_moment(connection: Connection) -> datetime | None:
    """The latest time that something happened."""
    happened = (log.c.at, lobbies.c.opened_at, matches.c.started_at, matches.c.posted_at, dues.c.claimed_at)
    moments = [connection.scalar(select(func.max(column))) for column in happened]
    return max((moment for moment in moments if moment is not None), default=None)
