"""The tables of people, beside those of games; what belongs to a game goes with it."""

from __future__ import annotations

import sqlalchemy as sa

from threecrowns.server.database import ID_LENGTH, metadata

DIGEST_LENGTH = 64  # sha256, written in hexadecimal


def _game(*, is_key: bool = False) -> sa.Column[str]:
    owner = sa.ForeignKey("games.id", ondelete="CASCADE")
    return sa.Column("game", sa.String(ID_LENGTH), owner, primary_key=is_key, nullable=False)


def _account(*, is_key: bool = False) -> sa.Column[str]:
    owner = sa.ForeignKey("accounts.id", ondelete="CASCADE")
    return sa.Column("account", sa.String(ID_LENGTH), owner, primary_key=is_key, nullable=False)


accounts = sa.Table(
    "accounts",
    metadata,
    sa.Column("id", sa.String(ID_LENGTH), primary_key=True),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("folded", sa.String(240), nullable=False, unique=True),  # names that look the same
    sa.Column("password", sa.String(200), nullable=False),  # argon2id, with its salt
    sa.Column("created", sa.String(32), nullable=False),
)

recovery_codes = sa.Table(
    "recovery_codes",
    metadata,
    _account(is_key=True),
    sa.Column("digest", sa.String(DIGEST_LENGTH), primary_key=True),
)

sessions = sa.Table(
    "sessions",
    metadata,
    sa.Column("digest", sa.String(DIGEST_LENGTH), primary_key=True),  # of what the cookie holds
    _account(),
    sa.Column("created", sa.String(32), nullable=False),
    sa.Index("sessions_by_account", "account"),
)

account_seats = sa.Table(
    "account_seats",
    metadata,
    _account(is_key=True),
    _game(is_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("key", sa.String(ID_LENGTH), nullable=False),  # void once the seat has another
)

sittings = sa.Table(
    "sittings",
    metadata,
    _game(is_key=True),
    sa.Column("facts", sa.JSON, nullable=False),  # how people play together there
    sa.Column("is_running", sa.Boolean, nullable=False),  # does a clock of it run?
    sa.Column("has_open", sa.Boolean, nullable=False),  # may anybody take a seat there?
    sa.Index("sittings_running", "is_running"),
    sa.Index("sittings_open", "has_open"),
)

talk = sa.Table(
    "talk",
    metadata,
    _game(is_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),  # from 1
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("phrase", sa.String(40)),  # one of ours, read in the reader's language
    sa.Column("words", sa.Text),  # or free words
    sa.Column("at", sa.String(32), nullable=False),
    sa.Column("account", sa.String(ID_LENGTH)),  # whose words these are
)

plans = sa.Table(  # one for each seat, of which nobody else learns
    "plans",
    metadata,
    _game(is_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("token", sa.String(ID_LENGTH), nullable=False),  # changes whenever the row does
    sa.Column("plan", sa.JSON(none_as_null=True)),  # none: only how it ended is told
    sa.Column("ended", sa.JSON(none_as_null=True)),  # how the last one ended, until that is read
)

reports = sa.Table(
    "reports",
    metadata,
    sa.Column("id", sa.String(ID_LENGTH), primary_key=True),
    sa.Column("game", sa.String(ID_LENGTH), nullable=False),  # it may be gone
    sa.Column("at", sa.String(32), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),  # who reports
    sa.Column("about", sa.Integer),  # whom
    sa.Column("words", sa.Text, nullable=False),
    sa.Column("account", sa.String(ID_LENGTH)),
    sa.Column("talk", sa.JSON, nullable=False),
    sa.Column("record", sa.Text, nullable=False),
)

notices = sa.Table(
    "notices",
    metadata,
    _account(is_key=True),
    sa.Column("language", sa.String(8), nullable=False),
    sa.Column("base", sa.String(300), nullable=False),
    sa.Column("feed", sa.String(DIGEST_LENGTH), unique=True),  # of its secret address
    sa.Column("webhook", sa.String(500)),
)
