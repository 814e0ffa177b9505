"""People by id with the name last seen, and the languages that people and channels chose."""

from __future__ import annotations

from sqlalchemy import Connection, insert, select, update

from bot.store.tables import channels, people
from bot.tables import Person


def remember(connection: Connection, person: Person) -> None:
    """Keeps the name last seen."""
    known = connection.scalar(select(people.c.name).where(people.c.id == person.id))
    if known is None:
        connection.execute(insert(people).values(id=person.id, name=person.name))
    elif known != person.name:
        connection.execute(update(people).where(people.c.id == person.id).values(name=person.name))


def language_of(connection: Connection, person_id: int) -> str | None:
    """The language a person chose."""
    return connection.scalar(select(people.c.language).where(people.c.id == person_id))


def set_language(connection: Connection, person: Person, language: str | None) -> None:
    """Keeps the choice; None: no choice."""
    remember(connection, person)
    connection.execute(update(people).where(people.c.id == person.id).values(language=language))


def channel_language(connection: Connection, channel_id: int) -> str | None:
    """The public language of a channel."""
    return connection.scalar(select(channels.c.language).where(channels.c.id == channel_id))


def set_channel_language(connection: Connection, channel_id: int, language: str | None) -> None:
    """Keeps the choice; None: no choice."""
    changed = connection.execute(
        update(channels).where(channels.c.id == channel_id).values(language=language)
    )
    if not changed.rowcount:
        connection.execute(insert(channels).values(id=channel_id, language=language))
