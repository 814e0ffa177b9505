"""People by id with the name last seen, and the languages and boards that people and channels chose."""

from __future__ import annotations

from sqlalchemy import Connection, insert, select, update

from bot.store.tables import channels, people
from bot.tables import BoardForm, Person


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
    _set_in_channel(connection, channel_id, language=language)


def board_of(connection: Connection, person_id: int) -> BoardForm | None:
    """How a person wants boards to be shown."""
    return _form(connection.scalar(select(people.c.board).where(people.c.id == person_id)))


def set_board(connection: Connection, person: Person, form: BoardForm | None) -> None:
    """Keeps the choice; None: no choice."""
    remember(connection, person)
    connection.execute(update(people).where(people.c.id == person.id).values(board=form))


def channel_board(connection: Connection, channel_id: int) -> BoardForm | None:
    """How boards are shown in a channel."""
    return _form(connection.scalar(select(channels.c.board).where(channels.c.id == channel_id)))


def set_channel_board(connection: Connection, channel_id: int, form: BoardForm | None) -> None:
    """Keeps the choice; None: no choice."""
    _set_in_channel(connection, channel_id, board=form)


def _set_in_channel(connection: Connection, channel_id: int, **chosen: str | None) -> None:
    changed = connection.execute(update(channels).where(channels.c.id == channel_id).values(chosen))
    if not changed.rowcount:
        connection.execute(insert(channels).values(id=channel_id, **chosen))


def _form(text: str | None) -> BoardForm | None:
    """What is no form is no choice."""
    return BoardForm(text) if text in set(BoardForm) else None
