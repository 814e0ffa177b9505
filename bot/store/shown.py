"""What Discord shows of a match: state that is brought up to date, not a queue."""

from __future__ import annotations

from dataclasses import asdict
from datetime import datetime

from sqlalchemy import Connection, func, select, update

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
}


def find_shown(connection: Connection, match_id: str) -> Shown | None:
    """What is shown of the match, as far as we know; None: there is no such match."""
    columns = [column.label(name) for name, column in _COLUMNS.items()]
    found = connection.execute(select(*columns).where(matches.c.id == match_id)).mappings().first()
    return None if found is None else Shown(**found)


def set_shown(connection: Connection, match_id: str, shown: Shown) -> None:
    """Keeps what is shown now."""
    values = {_COLUMNS[name].name: value for name, value in asdict(shown).items()}
    connection.execute(update(matches).where(matches.c.id == match_id).values(**values))


def behind(connection: Connection) -> list[str]:
    """The matches that show less than was played; one that is over and fully shown needs nothing."""
    found = connection.scalars(
        select(matches.c.id)
        .join(positions, positions.c.match_id == matches.c.id)
        .where(positions.c.number > matches.c.shown_number)
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
        set_shown(connection, match_id, Shown(number=-1 if phase == Phase.RUNNING else number))
    connection.execute(update(lobbies).values(message_id=None))
    connection.execute(update(votes).values(message_id=None))


def latest_moment(connection: Connection) -> datetime | None:
    """The latest time that something happened."""
    happened = (log.c.at, lobbies.c.opened_at, matches.c.started_at, matches.c.posted_at, dues.c.claimed_at)
    moments = [connection.scalar(select(func.max(column))) for column in happened]
    return max((moment for moment in moments if moment is not None), default=None)
