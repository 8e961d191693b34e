"""Answers that people prepare while others think."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    owner = sa.ForeignKey("games.id", ondelete="CASCADE")
    op.create_table(
        "plans",
        sa.Column("game", sa.String(40), owner, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("token", sa.String(40), nullable=False),
        sa.Column("plan", sa.JSON(none_as_null=True)),
        sa.Column("ended", sa.JSON(none_as_null=True)),
    )


def downgrade() -> None:
    op.drop_table("plans")
