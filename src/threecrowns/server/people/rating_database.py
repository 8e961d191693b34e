"""The tables of ratings, of browsers that are told of turns, and of numbers for the shuffle."""

from __future__ import annotations

import sqlalchemy as sa

from threecrowns.server.database import ID_LENGTH, metadata


def _game(table: str) -> sa.Column[str]:
    owner = sa.ForeignKey(f"{table}", ondelete="CASCADE")
    return sa.Column("game", sa.String(ID_LENGTH), owner, primary_key=True)


rated_tables = sa.Table(  # tables whose end is to be rated
    "rated_tables",
    metadata,
    _game("games.id"),
    sa.Column("is_settled", sa.Boolean, nullable=False),  # it was rated, or cannot be
    sa.Index("rated_tables_by_state", "is_settled"),
)

rated_seats = sa.Table(  # who plays there: the account that answered first
    "rated_seats",
    metadata,
    _game("games.id"),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column(
        "account",
        sa.String(ID_LENGTH),
        sa.ForeignKey("accounts.id", ondelete="CASCADE"),
        nullable=False,
    ),
    sa.UniqueConstraint("game", "account", name="rated_seats_one_each"),
)

rated_games = sa.Table(
    "rated_games",
    metadata,
    sa.Column("game", sa.String(ID_LENGTH), primary_key=True),  # the table; it may be gone
    sa.Column("number", sa.Integer, nullable=False, unique=True),  # the order of rating, from 1
    sa.Column("kind", sa.String(80), nullable=False),  # "two-heirs"
    sa.Column("at", sa.String(32), nullable=False),
)

rated_results = sa.Table(
    "rated_results",
    metadata,
    _game("rated_games.game"),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("place", sa.Integer, nullable=False),  # from 1; equals share it
    sa.Column("bot", sa.String(80)),  # a bot or a scripted opponent
    sa.Column(  # neither bot nor account: somebody whose account is gone
        "account", sa.String(ID_LENGTH), sa.ForeignKey("accounts.id", ondelete="SET NULL")
    ),
    sa.Column("mu", sa.Float, nullable=False),  # as strong as this before the game
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Column("gain", sa.Float, nullable=False),  # of mu, by the game
    sa.Index("rated_results_by_account", "account"),
)

ratings = sa.Table(
    "ratings",
    metadata,
    sa.Column("kind", sa.String(80), primary_key=True),
    sa.Column("player", sa.String(90), primary_key=True),  # an account's id, or "bot:search-2"
    sa.Column("account", sa.String(ID_LENGTH), sa.ForeignKey("accounts.id", ondelete="CASCADE")),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
    sa.Index("ratings_by_account", "account"),
)

push_subscriptions = sa.Table(
    "push_subscriptions",
    metadata,
    sa.Column("digest", sa.String(64), primary_key=True),  # of its endpoint
    sa.Column(
        "account",
        sa.String(ID_LENGTH),
        sa.ForeignKey("accounts.id", ondelete="CASCADE"),
        nullable=False,
    ),
    sa.Column("endpoint", sa.String(500), nullable=False),
    sa.Column("p256dh", sa.String(100), nullable=False),  # for whom to encrypt
    sa.Column("auth", sa.String(30), nullable=False),
    sa.Column("language", sa.String(8), nullable=False),
    sa.Column("base", sa.String(300), nullable=False),
    sa.Column("created", sa.String(32), nullable=False),
    sa.Index("push_subscriptions_by_account", "account"),
)

shuffle_numbers = sa.Table(  # what browsers gave to a shuffle
    "shuffle_numbers",
    metadata,
    _game("games.id"),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("number", sa.BigInteger, nullable=False),
)
