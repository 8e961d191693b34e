"""Accounts with their sessions and seats; how people play together, talk, and reports."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("folded", sa.String(240), nullable=False, unique=True),
        sa.Column("password", sa.String(200), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
    )
    op.create_table(
        "recovery_codes",
        sa.Column("account", sa.String(40), _owner("accounts"), primary_key=True),
        sa.Column("digest", sa.String(64), primary_key=True),
    )
    op.create_table(
        "sessions",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("account", sa.String(40), _owner("accounts"), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
    )
    op.create_index("sessions_by_account", "sessions", ["account"])
    op.create_table(
        "account_seats",
        sa.Column("account", sa.String(40), _owner("accounts"), primary_key=True),
        sa.Column("game", sa.String(40), _owner("games"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("key", sa.String(40), nullable=False),
    )
    op.create_table(
        "sittings",
        sa.Column("game", sa.String(40), _owner("games"), primary_key=True),
        sa.Column("facts", sa.JSON, nullable=False),
        sa.Column("is_running", sa.Boolean, nullable=False),
        sa.Column("has_open", sa.Boolean, nullable=False),
    )
    op.create_index("sittings_running", "sittings", ["is_running"])
    op.create_index("sittings_open", "sittings", ["has_open"])
    op.create_table(
        "talk",
        sa.Column("game", sa.String(40), _owner("games"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("phrase", sa.String(40)),
        sa.Column("words", sa.Text),
        sa.Column("at", sa.String(32), nullable=False),
        sa.Column("account", sa.String(40)),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("about", sa.Integer),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("account", sa.String(40)),
        sa.Column("talk", sa.JSON, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column("account", sa.String(40), _owner("accounts"), primary_key=True),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("base", sa.String(300), nullable=False),
        sa.Column("feed", sa.String(64), unique=True),
        sa.Column("webhook", sa.String(500)),
    )


def downgrade() -> None:
    for table in ("notices", "reports", "talk"):
        op.drop_table(table)
    op.drop_index("sittings_open", "sittings")
    op.drop_index("sittings_running", "sittings")
    op.drop_table("sittings")
    op.drop_table("account_seats")
    op.drop_index("sessions_by_account", "sessions")
    for table in ("sessions", "recovery_codes", "accounts"):
        op.drop_table(table)


def _owner(table: str) -> sa.ForeignKey:
    """What belongs to somebody, or to a game, goes with it."""
    return sa.ForeignKey(f"{table}.id", ondelete="CASCADE")
