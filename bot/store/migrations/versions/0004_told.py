"""What was really said of what was claimed, and who is asked by the table that is shown."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("dues", sa.Column("said_at", sa.DateTime(), nullable=True))
    op.execute("UPDATE dues SET said_at = claimed_at")
    op.add_column("matches", sa.Column("shown_actors", sa.Text(), nullable=True))
    op.execute(
        "UPDATE matches SET shown_actors ="
        " (SELECT actors FROM positions WHERE positions.match_id = matches.id)"
    )
