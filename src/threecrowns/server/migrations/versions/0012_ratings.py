"""Ratings with their results, Web Push, and numbers that browsers give to a shuffle."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "rated_tables",
        sa.Column("game", sa.String(40), _owner("games.id"), primary_key=True),
        sa.Column("is_settled", sa.Boolean, nullable=False),
    )
    op.create_index("rated_tables_by_state", "rated_tables", ["is_settled"])
    op.create_table(
        "rated_seats",
        sa.Column("game", sa.String(40), _owner("games.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("account", sa.String(40), _owner("accounts.id"), nullable=False),
        sa.UniqueConstraint("game", "account", name="rated_seats_one_each"),
    )
    op.create_table(
        "rated_games",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False, unique=True),
        sa.Column("kind", sa.String(80), nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
    )
    op.create_table(
        "rated_results",
        sa.Column("game", sa.String(40), _owner("rated_games.game"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("bot", sa.String(80)),
        sa.Column("account", sa.String(40), sa.ForeignKey("accounts.id", ondelete="SET NULL")),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("gain", sa.Float, nullable=False),
    )
    op.create_index("rated_results_by_account", "rated_results", ["account"])
    op.create_table(
        "ratings",
        sa.Column("kind", sa.String(80), primary_key=True),
        sa.Column("player", sa.String(90), primary_key=True),
        sa.Column("account", sa.String(40), _owner("accounts.id")),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_index("ratings_by_account", "ratings", ["account"])
    op.create_table(
        "push_subscriptions",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("account", sa.String(40), _owner("accounts.id"), nullable=False),
        sa.Column("endpoint", sa.String(500), nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(30), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("base", sa.String(300), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
    )
    op.create_index("push_subscriptions_by_account", "push_subscriptions", ["account"])
    op.create_table(
        "shuffle_numbers",
        sa.Column("game", sa.String(40), _owner("games.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("shuffle_numbers")
    op.drop_index("push_subscriptions_by_account", "push_subscriptions")
    op.drop_table("push_subscriptions")
    op.drop_index("ratings_by_account", "ratings")
    op.drop_table("ratings")
    op.drop_index("rated_results_by_account", "rated_results")
    for table in ("rated_results", "rated_games", "rated_seats"):
        op.drop_table(table)
    op.drop_index("rated_tables_by_state", "rated_tables")
    op.drop_table("rated_tables")


def _owner(column: str) -> sa.ForeignKey:
    """What belongs to somebody, or to a game, goes with it."""
    return sa.ForeignKey(column, ondelete="CASCADE")
