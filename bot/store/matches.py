"""Matches: their beginning, their log and the position that play goes on from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime

from sqlalchemy import Connection, RowMapping, bindparam, insert, select, update

from bot.store import codec, drafts, dues, people, votes
from bot.store import tables as t
from bot.store.files import StoreError
from bot.store.shown import set_shown
from bot.store.tables import log, matches, positions, seats
from bot.tables import DueKind, Person, Phase, Place, Shown, TableOptions, VoteKind, VoteState
from engine.core.game import OptionValue, Seat
from engine.core.match import Row, RowKind


@dataclass(frozen=True, slots=True)
class Position:
    """Where a match stands: what play goes on from."""

    number: int
    rules_version: str
    document: str
    actors: tuple[Seat, ...]
    decisions: tuple[int, ...]
    """For each seat the row since which it is asked the same (DISCORD.md: the decision is the seat's own)."""
    since: datetime
    """Since when these actors have been asked."""


@dataclass(frozen=True, slots=True)
class StoredMatch:
    """A match as the tables hold it; `times` has the moment of each row."""

    id: str
    place: Place
    game: str
    rules_version: str
    options: dict[str, OptionValue]
    table_options: TableOptions
    seed: bytes
    commitment: str
    host: Person
    people: tuple[Person, ...]
    started_at: datetime
    phase: Phase
    ended: str
    position: Position
    rows: tuple[Row, ...]
    times: tuple[datetime, ...]
    call: dues.Call
    """Who is going to be called if they do not act."""
    asked: frozenset[VoteKind]
    """What the table is being asked."""
    drafts: Mapping[Seat, drafts.Draft] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Agreed:
    """The last yes to a question of the table."""

    vote_id: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class Commit:
    """What one step changes."""

    match_id: str
    rows: tuple[Row, ...]
    at: datetime
    position: Position
    phase: Phase = Phase.RUNNING
    ended: str = ""
    call: dues.Call | None = None
    """Whom to call if they do not act; None: as before."""
    lapse_votes: bool = False
    agreed: Agreed | None = None
    """The vote that was for this step."""
    drafts: Mapping[Seat, drafts.Draft] | None = None
    """All drafts there are now; None: as before."""
    renamed: tuple[Person, ...] = ()
    """Whose name was another when last seen."""


_INSERT_ROW = insert(log)
_MOVE_ON = (
    update(positions)
    .where(positions.c.match_id == bindparam("id"), positions.c.number == bindparam("before"))
    .values(
        {
            column.name: bindparam(f"new_{column.name}")
            for column in positions.c
            if column is not positions.c.match_id
        }
    )
)

_WHOLE_MATCH = (
    select(matches, positions, t.people.c.name.label("host_name"))
    .join(positions, positions.c.match_id == matches.c.id)
    .join(t.people, t.people.c.id == matches.c.host_id)
)


def add_match(connection: Connection, match: StoredMatch) -> None:
    """A dealt match, before its first move."""
    connection.execute(
        insert(matches).values(
            id=match.id,
            **_place(match.place),
            game=match.game,
            rules_version=match.rules_version,
            options=codec.write_options(match.options),
            table_options=codec.write_table_options(match.table_options),
            seats=len(match.people),
            seed=match.seed.hex(),
            commitment=match.commitment,
            host_id=match.host.id,
            started_at=match.started_at,
            phase=match.phase,
            ended=match.ended,
            shown_number=-1,
            posted_number=0,
            card_number=-1,
            card_round=-1,
        )
    )
    connection.execute(
        insert(seats),
        [
            {"match_id": match.id, "seat": seat, "person_id": person.id}
            for seat, person in enumerate(match.people, start=1)
        ],
    )
    connection.execute(insert(positions).values(match_id=match.id, **_columns(match.position)))
    dues.add(connection, DueKind.CALL, match.id, match.call.at, seats=match.call.seats)


def commit_step(connection: Connection, commit: Commit) -> None:
    """The rows, the position after them and all that hangs on them.

    Raises `StoreError` if another process wrote first.
    """
    connection.execute(_INSERT_ROW, [_row_values(commit.match_id, row, commit.at) for row in commit.rows])
    moved = connection.execute(
        _MOVE_ON,
        {
            "id": commit.match_id,
            "before": commit.rows[0].number - 1,
            **{f"new_{name}": value for name, value in _columns(commit.position).items()},
        },
    )
    if moved.rowcount != 1:
        raise StoreError(f"Game {commit.match_id} has moved on without this process: restart the bot.")
    if commit.call is not None:
        dues.set_call(connection, commit.match_id, commit.call)
    if commit.agreed is not None:
        votes.agree(connection, commit.agreed.vote_id, commit.agreed.seat)
        votes.settle(connection, commit.agreed.vote_id, VoteState.AGREED)
    if commit.lapse_votes:
        votes.lapse(connection, commit.match_id, everything=commit.phase is not Phase.RUNNING)
    if commit.drafts is not None:
        drafts.replace(connection, commit.match_id, commit.drafts)
    if commit.phase is not Phase.RUNNING:
        _end(connection, commit)
    for person in commit.renamed:
        people.remember(connection, person)


def _end(connection: Connection, commit: Commit) -> None:
    connection.execute(
        update(matches)
        .where(matches.c.id == commit.match_id)
        .values(phase=commit.phase, ended=commit.ended, ended_at=commit.at)
    )
    dues.drop(connection, commit.match_id)
    dues.add(connection, DueKind.RESULT, commit.match_id, commit.at)


def load_match(connection: Connection, match_id: str) -> StoredMatch | None:
    """The whole match; None if there is none of that id."""
    found = connection.execute(_WHOLE_MATCH.where(matches.c.id == match_id)).mappings().first()
    if found is None:
        return None
    rows, times = _load_rows(connection, match_id)
    return StoredMatch(
        id=match_id,
        place=Place(found["guild_id"], found["channel_id"], found["thread_id"]),
        game=found["game"],
        rules_version=found[matches.c.rules_version],
        options=codec.read_options(found["options"]),
        table_options=codec.read_table_options(found["table_options"]),
        seed=bytes.fromhex(found["seed"]),
        commitment=found["commitment"],
        host=Person(found["host_id"], found["host_name"]),
        people=seated(connection, match_id),
        started_at=found["started_at"],
        phase=Phase(found["phase"]),
        ended=found["ended"],
        position=_position(found),
        rows=rows,
        times=times,
        call=dues.find_call(connection, match_id),
        asked=votes.asked_kinds(connection, match_id),
        drafts=drafts.find_drafts(connection, match_id),
    )


def _load_rows(connection: Connection, match_id: str) -> tuple[tuple[Row, ...], tuple[datetime, ...]]:
    stored = connection.execute(
        select(
            log.c.number,
            log.c.kind,
            log.c.seat,
            log.c.text,
            log.c.press,
            log.c.final,
            log.c.rules_version,
            log.c.at,
        )
        .where(log.c.match_id == match_id)
        .order_by(log.c.number)
    ).all()
    rows = tuple(
        Row(number, RowKind(kind), Seat(seat), text, press, final, version)
        for number, kind, seat, text, press, final, version, _ in stored
    )
    return rows, tuple(row.at for row in stored)


def seated(connection: Connection, match_id: str) -> tuple[Person, ...]:
    """Who sits at the table, by rising seat."""
    found = connection.execute(
        select(t.people.c.id, t.people.c.name)
        .join(seats, seats.c.person_id == t.people.c.id)
        .where(seats.c.match_id == match_id)
        .order_by(seats.c.seat)
    )
    return tuple(Person(person_id, name) for person_id, name in found)


def move_match(connection: Connection, match_id: str, place: Place) -> None:
    """The game is played elsewhere from now on, and nothing of it is shown there yet."""
    connection.execute(update(matches).where(matches.c.id == match_id).values(**_place(place)))
    set_shown(connection, match_id, Shown())


def _place(place: Place) -> dict[str, int | None]:
    return {
        "guild_id": place.guild_id,
        "channel_id": place.channel_id,
        "thread_id": place.thread_id,
        "play_id": place.play_id,
    }


def _columns(position: Position) -> dict[str, object]:
    return {
        "number": position.number,
        "rules_version": position.rules_version,
        "document": position.document,
        "actors": codec.write_numbers(position.actors),
        "decisions": codec.write_numbers(position.decisions),
        "since": position.since,
    }


def _position(found: RowMapping) -> Position:
    return Position(
        number=found["number"],
        rules_version=found[positions.c.rules_version],
        document=found["document"],
        actors=codec.read_seats(found["actors"]),
        decisions=codec.read_numbers(found["decisions"]),
        since=found["since"],
    )


def _row_values(match_id: str, row: Row, at: datetime) -> dict[str, object]:
    return {
        "match_id": match_id,
        "number": row.number,
        "kind": row.kind,
        "seat": row.seat,
        "text": row.text,
        "press": row.press,
        "final": row.final,
        "rules_version": row.rules_version,
        "at": at,
    }


def running_in(connection: Connection, play_id: int) -> str | None:
    """The running match of a channel or thread."""
    return connection.scalar(
        select(matches.c.id).where(matches.c.play_id == play_id, matches.c.phase == Phase.RUNNING)
    )


def latest_in(connection: Connection, play_id: int) -> str | None:
    """The running match of a channel or thread, else the one that ended there last."""
    return running_in(connection, play_id) or connection.scalar(
        select(matches.c.id)
        .where(matches.c.play_id == play_id)
        .order_by(matches.c.ended_at.desc(), matches.c.id)
        .limit(1)
    )
