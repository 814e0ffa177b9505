"""How people and channels want boards to be shown."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("people", sa.Column("board", sa.String(length=8), nullable=True))
    op.add_column("channels", sa.Column("board", sa.String(length=8), nullable=True))
