"""Lobbies, who is in them and for whom a seat is held."""

from __future__ import annotations

from datetime import datetime
from enum import StrEnum
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, delete, func, insert, select, update

from bot.store import codec, dues, people
from bot.store import tables as t
from bot.store.looking import LONGEST_LIST
from bot.store.matches import StoredMatch, add_match, running_in
from bot.tables import DueKind, Invitation, Lobby, Person, Phase, Place


class LobbyState(StrEnum):
    """What became of a lobby. One whose time is over stays `open` here; nobody takes it for open."""

    OPEN = "open"
    STARTED = "started"
    CLOSED = "closed"


def add_lobby(connection: Connection, lobby: Lobby, most_open: int) -> bool:
    """A new lobby with its host and its invitations; False when the host has `most_open` games already."""
    if open_games_of(connection, lobby.host.id, lobby.opened_at) >= most_open:
        return False
    for person in (lobby.host, *(invitation.person for invitation in lobby.held)):
        people.remember(connection, person)
    connection.execute(
        insert(t.lobbies).values(
            id=lobby.id,
            state=LobbyState.OPEN,
            guild_id=lobby.place.guild_id,
            channel_id=lobby.place.channel_id,
            thread_id=lobby.place.thread_id,
            game=lobby.game,
            options=codec.write_options(lobby.options),
            table_options=codec.write_table_options(lobby.table_options),
            seats_wanted=lobby.seats_wanted,
            host_id=lobby.host.id,
            opened_at=lobby.opened_at,
            closes_at=lobby.closes_at,
            rematch_of=lobby.rematch_of,
        )
    )
    add_member(connection, lobby.id, lobby.host)
    dues.add(connection, DueKind.LOBBY_EXPIRED, lobby.id, lobby.closes_at)
    for held in lobby.held:
        connection.execute(
            insert(t.invitations).values(lobby_id=lobby.id, person_id=held.person.id, until=held.until)
        )
        dues.add(connection, DueKind.INVITATION_EXPIRED, lobby.id, held.until, person_id=held.person.id)
    return True


def add_member(connection: Connection, lobby_id: str, person: Person) -> None:
    """Sits down behind all who did so before."""
    people.remember(connection, person)
    last = select(func.max(t.members.c.position)).where(t.members.c.lobby_id == lobby_id)
    position = (connection.scalar(last) or 0) + 1
    connection.execute(insert(t.members).values(lobby_id=lobby_id, person_id=person.id, position=position))
    drop_invitation(connection, lobby_id, person.id)


def drop_member(connection: Connection, lobby_id: str, person_id: int, host: Person | None) -> None:
    """Gets up; `host` is who hosts then, and with nobody left the lobby is closed."""
    connection.execute(
        delete(t.members).where(t.members.c.lobby_id == lobby_id, t.members.c.person_id == person_id)
    )
    if host is None:
        close(connection, lobby_id, LobbyState.CLOSED)
    else:
        connection.execute(update(t.lobbies).where(t.lobbies.c.id == lobby_id).values(host_id=host.id))


def drop_invitation(connection: Connection, lobby_id: str, person_id: int) -> None:
    """No seat is held for that person any more."""
    connection.execute(
        delete(t.invitations).where(
            t.invitations.c.lobby_id == lobby_id, t.invitations.c.person_id == person_id
        )
    )
    dues.drop_invitation(connection, lobby_id, person_id)


def change(connection: Connection, lobby: Lobby) -> None:
    """Keeps what a host may change: the options and the seats."""
    connection.execute(
        update(t.lobbies)
        .where(t.lobbies.c.id == lobby.id)
        .values(
            options=codec.write_options(lobby.options),
            table_options=codec.write_table_options(lobby.table_options),
            seats_wanted=lobby.seats_wanted,
        )
    )


def start(connection: Connection, match: StoredMatch) -> bool:
    """The lobby becomes a match; False when another one is running in its place."""
    if running_in(connection, match.place.play_id) is not None:
        return False
    close(connection, match.id, LobbyState.STARTED)
    add_match(connection, match)
    return True


def close(connection: Connection, lobby_id: str, state: LobbyState) -> None:
    """The lobby looks for nobody any more, and nothing of it is due."""
    connection.execute(update(t.lobbies).where(t.lobbies.c.id == lobby_id).values(state=state))
    dues.drop(connection, lobby_id)


def set_message(connection: Connection, lobby_id: str, message_id: int | None) -> None:
    """Keeps which message shows the lobby."""
    connection.execute(update(t.lobbies).where(t.lobbies.c.id == lobby_id).values(message_id=message_id))


def find_lobby(connection: Connection, lobby_id: str, now: datetime) -> Lobby | None:
    """The lobby as it is now: invitations that ran out are gone. Its `seat_counts` are the game's to know."""
    found = _lobbies(connection, t.lobbies.c.id == lobby_id, now)
    return found[0] if found else None


def open_lobbies(connection: Connection, guild_id: int, now: datetime) -> list[Lobby]:
    """The open lobbies of a guild, oldest first."""
    return _lobbies(connection, (t.lobbies.c.guild_id == guild_id) & _is_open(now), now)


def newest_open(connection: Connection, channel_id: int, now: datetime) -> Lobby | None:
    """The newest open lobby of a channel or thread."""
    place = func.coalesce(t.lobbies.c.thread_id, t.lobbies.c.channel_id)
    found = _lobbies(connection, (place == channel_id) & _is_open(now), now)
    return found[-1] if found else None


def open_rematch(connection: Connection, match_id: str, now: datetime) -> Lobby | None:
    """The open lobby in which the people of a match meet again."""
    found = _lobbies(connection, (t.lobbies.c.rematch_of == match_id) & _is_open(now), now)
    return found[-1] if found else None


def rematch_presses(connection: Connection, match_id: str, now: datetime) -> int:
    """How many want to play a match again: those in its newest rematch, open or begun."""
    is_wanted = _is_open(now) | (t.lobbies.c.state == LobbyState.STARTED)
    found = _lobbies(connection, (t.lobbies.c.rematch_of == match_id) & is_wanted, now)
    return len(found[-1].joined) if found else 0


def unseen_lobbies(connection: Connection, now: datetime) -> list[str]:
    """The open lobbies that no message shows, oldest first."""
    found = connection.scalars(
        select(t.lobbies.c.id)
        .where(_is_open(now), t.lobbies.c.message_id.is_(None))
        .order_by(t.lobbies.c.opened_at, t.lobbies.c.id)
    )
    return list(found)


def open_games_of(connection: Connection, host_id: int, now: datetime) -> int:
    """How many lobbies and running games a host has."""
    opened = select(func.count()).where((t.lobbies.c.host_id == host_id) & _is_open(now))
    running = select(func.count()).where(t.matches.c.host_id == host_id, t.matches.c.phase == Phase.RUNNING)
    return (connection.scalar(opened) or 0) + (connection.scalar(running) or 0)


def _is_open(now: datetime) -> ColumnElement[bool]:
    return (t.lobbies.c.state == LobbyState.OPEN) & (t.lobbies.c.closes_at > now)


def _lobbies(connection: Connection, which: ColumnElement[bool], now: datetime) -> list[Lobby]:
    found = connection.execute(
        select(t.lobbies, t.people.c.name.label("host_name"))
        .join(t.people, t.people.c.id == t.lobbies.c.host_id)
        .where(which)
        .order_by(t.lobbies.c.opened_at, t.lobbies.c.id)
        .limit(LONGEST_LIST)
    )
    return codec.readable(found, lambda row: _lobby(connection, row, now))


def _lobby(connection: Connection, row: Row[*tuple[Any, ...]], now: datetime) -> Lobby:
    return Lobby(
        id=row.id,
        place=Place(row.guild_id, row.channel_id, row.thread_id),
        game=row.game,
        options=codec.read_options(row.options),
        table_options=codec.read_table_options(row.table_options),
        seats_wanted=row.seats_wanted,
        host=Person(row.host_id, row.host_name),
        joined=_joined(connection, row.id),
        held=_held(connection, row.id, now),
        opened_at=row.opened_at,
        message_id=row.message_id,
        is_open=row.state == LobbyState.OPEN and row.closes_at > now,
        seat_counts=(),
        closes_at=row.closes_at,
        rematch_of=row.rematch_of,
    )


def _joined(connection: Connection, lobby_id: str) -> tuple[Person, ...]:
    found = connection.execute(
        select(t.people.c.id, t.people.c.name)
        .join(t.members, t.members.c.person_id == t.people.c.id)
        .where(t.members.c.lobby_id == lobby_id)
        .order_by(t.members.c.position)
    )
    return tuple(Person(person_id, name) for person_id, name in found)


def _held(connection: Connection, lobby_id: str, now: datetime) -> tuple[Invitation, ...]:
    found = connection.execute(
        select(t.people.c.id, t.people.c.name, t.invitations.c.until)
        .join(t.invitations, t.invitations.c.person_id == t.people.c.id)
        .where(t.invitations.c.lobby_id == lobby_id, t.invitations.c.until > now)
        .order_by(t.people.c.id)
    )
    return tuple(Invitation(Person(person_id, name), until) for person_id, name, until in found)
