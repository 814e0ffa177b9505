"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "channels",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("language", sa.String(length=8), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_channels")),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("language", sa.String(length=8), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_people")),
    )
    op.create_table(
        "lobbies",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("state", sa.String(length=16), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("thread_id", sa.BigInteger(), nullable=True),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("table_options", sa.Text(), nullable=False),
        sa.Column("seats_wanted", sa.Integer(), nullable=True),
        sa.Column("host_id", sa.BigInteger(), nullable=False),
        sa.Column("opened_at", sa.DateTime(), nullable=False),
        sa.Column("closes_at", sa.DateTime(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("rematch_of", sa.String(length=16), nullable=True),
        sa.ForeignKeyConstraint(["host_id"], ["people.id"], name=op.f("fk_lobbies_host_id_people")),
        sa.ForeignKeyConstraint(["rematch_of"], ["lobbies.id"], name=op.f("fk_lobbies_rematch_of_lobbies")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_lobbies")),
    )
    op.create_index(op.f("ix_lobbies_guild_id_state"), "lobbies", ["guild_id", "state"], unique=False)
    op.create_index(op.f("ix_lobbies_host_id_state"), "lobbies", ["host_id", "state"], unique=False)
    op.create_index(op.f("ix_lobbies_rematch_of"), "lobbies", ["rematch_of"], unique=False)
    op.create_table(
        "invitations",
        sa.Column("lobby_id", sa.String(length=16), nullable=False),
        sa.Column("person_id", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.DateTime(), nullable=False),
        sa.ForeignKeyConstraint(["lobby_id"], ["lobbies.id"], name=op.f("fk_invitations_lobby_id_lobbies")),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_invitations_person_id_people")),
        sa.PrimaryKeyConstraint("lobby_id", "person_id", name=op.f("pk_invitations")),
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("thread_id", sa.BigInteger(), nullable=True),
        sa.Column("play_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("rules_version", sa.String(length=32), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("table_options", sa.Text(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("seed", sa.String(length=64), nullable=False),
        sa.Column("commitment", sa.String(length=64), nullable=False),
        sa.Column("host_id", sa.BigInteger(), nullable=False),
        sa.Column("started_at", sa.DateTime(), nullable=False),
        sa.Column("phase", sa.String(length=16), nullable=False),
        sa.Column("ended", sa.Text(), nullable=False),
        sa.Column("ended_at", sa.DateTime(), nullable=True),
        sa.Column("shown_channel_id", sa.BigInteger(), nullable=True),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("shown_number", sa.Integer(), nullable=False),
        sa.Column("posted_number", sa.Integer(), nullable=False),
        sa.Column("posted_at", sa.DateTime(), nullable=True),
        sa.Column("card_message_id", sa.BigInteger(), nullable=True),
        sa.Column("card_number", sa.Integer(), nullable=False),
        sa.Column("card_round", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["host_id"], ["people.id"], name=op.f("fk_matches_host_id_people")),
        sa.ForeignKeyConstraint(["id"], ["lobbies.id"], name=op.f("fk_matches_id_lobbies")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_matches")),
    )
    op.create_index(op.f("ix_matches_guild_id_phase"), "matches", ["guild_id", "phase"], unique=False)
    op.create_index(op.f("ix_matches_host_id_phase"), "matches", ["host_id", "phase"], unique=False)
    op.create_index(op.f("ix_matches_play_id"), "matches", ["play_id"], unique=False)
    op.create_index(
        "uq_matches_running_play_id",
        "matches",
        ["play_id"],
        unique=True,
        sqlite_where=sa.text("phase = 'running'"),
        postgresql_where=sa.text("phase = 'running'"),
    )
    op.create_table(
        "members",
        sa.Column("lobby_id", sa.String(length=16), nullable=False),
        sa.Column("person_id", sa.BigInteger(), nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["lobby_id"], ["lobbies.id"], name=op.f("fk_members_lobby_id_lobbies")),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_members_person_id_people")),
        sa.PrimaryKeyConstraint("lobby_id", "person_id", name=op.f("pk_members")),
    )
    op.create_table(
        "log",
        sa.Column("match_id", sa.String(length=16), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("press", sa.Integer(), nullable=False),
        sa.Column("final", sa.Boolean(), nullable=False),
        sa.Column("rules_version", sa.String(length=32), nullable=False),
        sa.Column("at", sa.DateTime(), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name=op.f("fk_log_match_id_matches")),
        sa.PrimaryKeyConstraint("match_id", "number", name=op.f("pk_log")),
    )
    op.create_table(
        "looks",
        sa.Column("match_id", sa.String(length=16), nullable=False),
        sa.Column("person_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name=op.f("fk_looks_match_id_matches")),
        sa.PrimaryKeyConstraint("match_id", "person_id", name=op.f("pk_looks")),
    )
    op.create_table(
        "positions",
        sa.Column("match_id", sa.String(length=16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("rules_version", sa.String(length=32), nullable=False),
        sa.Column("document", sa.Text(), nullable=False),
        sa.Column("actors", sa.Text(), nullable=False),
        sa.Column("decisions", sa.Text(), nullable=False),
        sa.Column("since", sa.DateTime(), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name=op.f("fk_positions_match_id_matches")),
        sa.PrimaryKeyConstraint("match_id", name=op.f("pk_positions")),
    )
    op.create_table(
        "seats",
        sa.Column("match_id", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person_id", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name=op.f("fk_seats_match_id_matches")),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_seats_person_id_people")),
        sa.PrimaryKeyConstraint("match_id", "seat", name=op.f("pk_seats")),
        sa.UniqueConstraint("match_id", "person_id", name=op.f("uq_seats_match_id_person_id")),
    )
    op.create_index(op.f("ix_seats_person_id"), "seats", ["person_id"], unique=False)
    op.create_table(
        "votes",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("match_id", sa.String(length=16), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("state", sa.String(length=16), nullable=False),
        sa.Column("by", sa.Integer(), nullable=False),
        sa.Column("asked", sa.Text(), nullable=False),
        sa.Column("first", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("until", sa.DateTime(), nullable=False),
        sa.Column("refused_by", sa.Integer(), nullable=True),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name=op.f("fk_votes_match_id_matches")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_votes")),
        sqlite_autoincrement=True,
    )
    op.create_index(op.f("ix_votes_match_id"), "votes", ["match_id"], unique=False)
    op.create_table(
        "answers",
        sa.Column("vote_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.ForeignKeyConstraint(["vote_id"], ["votes.id"], name=op.f("fk_answers_vote_id_votes")),
        sa.PrimaryKeyConstraint("vote_id", "seat", name=op.f("pk_answers")),
    )
    op.create_table(
        "dues",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=24), nullable=False),
        sa.Column("game_id", sa.String(length=16), nullable=False),
        sa.Column("at", sa.DateTime(), nullable=True),
        sa.Column("claimed_at", sa.DateTime(), nullable=True),
        sa.Column("seats", sa.Text(), nullable=False),
        sa.Column("person_id", sa.BigInteger(), nullable=True),
        sa.Column("vote_id", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["game_id"], ["lobbies.id"], name=op.f("fk_dues_game_id_lobbies")),
        sa.ForeignKeyConstraint(["vote_id"], ["votes.id"], name=op.f("fk_dues_vote_id_votes")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_dues")),
        sqlite_autoincrement=True,
    )
    op.create_index(
        "ix_dues_at",
        "dues",
        ["at"],
        unique=False,
        sqlite_where=sa.text("claimed_at IS NULL"),
        postgresql_where=sa.text("claimed_at IS NULL"),
    )
    op.create_index(op.f("ix_dues_game_id"), "dues", ["game_id"], unique=False)
