"""Games, the keys of their seats, and the lines of their records."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("changed", sa.String(32), nullable=False),
        sa.Column("setup", sa.JSON, nullable=False),
        sa.Column("players", sa.JSON, nullable=False),
        sa.Column("names", sa.JSON, nullable=False),
        sa.Column("secret", sa.String(64)),
        sa.Column("is_over", sa.Boolean, nullable=False),
        sa.Column("is_read_only", sa.Boolean, nullable=False),
        sa.Column("origin", sa.String(40)),
        sa.Column("origin_answers", sa.Integer),
        sa.Column("bumps", sa.Integer, nullable=False),
        sa.Column("way_back", sa.JSON(none_as_null=True)),
        sa.Column("standing", sa.JSON, nullable=False),
    )
    op.create_index("games_by_change", "games", ["changed"])
    op.create_table(
        "seats",
        sa.Column("game", sa.String(40), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("key", sa.String(40), nullable=False, unique=True),
    )
    op.create_table(
        "lines",
        sa.Column("game", sa.String(40), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("data", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("lines")
    op.drop_table("seats")
    op.drop_index("games_by_change", "games")
    op.drop_table("games")
