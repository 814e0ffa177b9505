"""The tables, in SQL that SQLite and PostgreSQL both speak. Changing one takes a migration (migrations/)."""

from __future__ import annotations

from datetime import UTC, datetime

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
    text,
)


class Moment(TypeDecorator[datetime]):
    """An aware time, kept in UTC."""

    impl = DateTime
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Aware in Python, naive UTC in the database."""
        if value is None:
            return None
        assert value.tzinfo is not None, "times are aware"
        return value.astimezone(UTC).replace(tzinfo=None)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Aware again."""
        return None if value is None else value.replace(tzinfo=UTC)


metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

GameId = String(16)
"""A game has one id from its lobby to its end."""

# Discord ids are 64 bits wide and nobody's to count up.
people = Table(
    "people",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("language", String(8)),
    Column("board", String(8)),
)

channels = Table(
    "channels",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("language", String(8)),
    Column("board", String(8)),
)

lobbies = Table(
    "lobbies",
    metadata,
    Column("id", GameId, primary_key=True),
    Column("state", String(16), nullable=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("thread_id", BigInteger),
    Column("game", String(32), nullable=False),
    Column("options", Text, nullable=False),
    Column("table_options", Text, nullable=False),
    Column("seats_wanted", Integer),
    Column("host_id", ForeignKey("people.id"), nullable=False),
    Column("opened_at", Moment, nullable=False),
    Column("closes_at", Moment, nullable=False),
    Column("message_id", BigInteger),
    Column("rematch_of", ForeignKey("lobbies.id")),
    Index(None, "guild_id", "state"),
    Index(None, "host_id", "state"),
    Index(None, "rematch_of"),
)

members = Table(
    "members",
    metadata,
    Column("lobby_id", ForeignKey("lobbies.id"), primary_key=True),
    Column("person_id", ForeignKey("people.id"), primary_key=True),
    Column("position", Integer, nullable=False),  # rising in the order of joining
)

invitations = Table(
    "invitations",
    metadata,
    Column("lobby_id", ForeignKey("lobbies.id"), primary_key=True),
    Column("person_id", ForeignKey("people.id"), primary_key=True),
    Column("until", Moment, nullable=False),
)

matches = Table(
    "matches",
    metadata,
    Column("id", ForeignKey("lobbies.id"), primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("thread_id", BigInteger),
    Column("play_id", BigInteger, nullable=False),  # the thread, else the channel
    Column("game", String(32), nullable=False),
    Column("rules_version", String(32), nullable=False),  # at the start: what the commitment names
    Column("options", Text, nullable=False),  # complete; an owner's deck by its whole text
    Column("table_options", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("host_id", ForeignKey("people.id"), nullable=False),
    Column("started_at", Moment, nullable=False),
    Column("phase", String(16), nullable=False),
    Column("ended", Text, nullable=False),
    Column("ended_at", Moment),
    # What Discord shows.
    Column("shown_channel_id", BigInteger),
    Column("message_id", BigInteger),
    Column("shown_number", Integer, nullable=False),
    Column("shown_actors", Text),  # seats, as a JSON list; None: not known
    Column("posted_number", Integer, nullable=False),
    Column("posted_at", Moment),
    Column("card_message_id", BigInteger),
    Column("card_number", Integer, nullable=False),
    Column("card_round", Integer, nullable=False),
    Index(None, "guild_id", "phase"),
    Index(None, "host_id", "phase"),
    Index(None, "play_id"),
    Index(
        "uq_matches_running_play_id",
        "play_id",
        unique=True,
        sqlite_where=text("phase = 'running'"),
        postgresql_where=text("phase = 'running'"),
    ),
)

seats = Table(
    "seats",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person_id", ForeignKey("people.id"), nullable=False, index=True),
    UniqueConstraint("match_id", "person_id"),
)

positions = Table(
    "positions",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, nullable=False),  # the last row of the log that is in it
    Column("rules_version", String(32), nullable=False),
    Column("document", Text, nullable=False),
    Column("actors", Text, nullable=False),  # seats, as a JSON list
    Column("decisions", Text, nullable=False),  # for each seat the row since which it is asked the same
    Column("since", Moment, nullable=False),  # since when these actors have been asked
)

drafts = Table(
    "drafts",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("history", Text, nullable=False),  # draft texts as a JSON list, the newest last
    Column("ready", Boolean, nullable=False),
)

log = Table(
    "log",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("press", Integer, nullable=False),
    Column("final", Boolean, nullable=False),
    Column("rules_version", String(32), nullable=False),
    Column("at", Moment, nullable=False),
)

looks = Table(
    "looks",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("person_id", BigInteger, primary_key=True, autoincrement=False),
    Column("number", Integer, nullable=False),
)

votes = Table(
    "votes",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("match_id", ForeignKey("matches.id"), nullable=False, index=True),
    Column("kind", String(16), nullable=False),
    Column("state", String(16), nullable=False),
    Column("by", Integer, nullable=False),
    Column("asked", Text, nullable=False),  # seats, as a JSON list
    Column("first", Integer, nullable=False),
    Column("number", Integer, nullable=False),  # the last row when it was asked
    Column("reason", Text, nullable=False),
    Column("until", Moment, nullable=False),
    Column("refused_by", Integer),
    Column("message_id", BigInteger),
    sqlite_autoincrement=True,
)

answers = Table(
    "answers",
    metadata,
    Column("vote_id", ForeignKey("votes.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
)

dues = Table(
    "dues",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("kind", String(24), nullable=False),
    Column("game_id", ForeignKey("lobbies.id"), nullable=False, index=True),
    Column("at", Moment),  # None: nothing is due
    Column("claimed_at", Moment),
    Column("said_at", Moment),
    Column("seats", Text, nullable=False),  # who is called, as a JSON list
    Column("person_id", BigInteger),
    Column("vote_id", ForeignKey("votes.id")),
    Index(
        "ix_dues_at",
        "at",
        sqlite_where=text("claimed_at IS NULL"),
        postgresql_where=text("claimed_at IS NULL"),
    ),
    sqlite_autoincrement=True,
)
