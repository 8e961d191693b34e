"""PostgreSQL: one database, in which any number of processes work."""

from __future__ import annotations

import ssl
from collections.abc import Sequence
from functools import lru_cache
from time import monotonic
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, InvalidatePoolError
from sqlalchemy.pool import ConnectionPoolEntry

from threecrowns.engine.phrase import Phrase
from threecrowns.engine.refusal import CrownsError
from threecrowns.server.database import Database, as_json, games

CHANNEL = "crowns"  # on which news are told
LARGEST_NEWS = 7900  # bytes; PostgreSQL carries 8000 in one
NEWS_AT_ONCE = 120  # of orders: an id, a number and two signs are at most 60 bytes
MIGRATING = 7377  # the lock of whoever changes the tables
CONNECTIONS = 5  # of one process, beside the writer's and the listener's
TRUSTED = 1.0  # seconds for which a connection that was used needs no look whether it stands
REASONS = {  # the class of an SQLSTATE -> why it refused
    "53": "reason-disk-full",  # 53100; also out of memory or connections
    "25": "reason-read-only",
    "40": "reason-locked",
    "55": "reason-locked",
}
WANTED = (
    sa.func.json_to_recordset(sa.cast(sa.bindparam("wanted", type_=sa.Text), sa.JSON))
    .table_valued(sa.column("game", sa.String), sa.column("after", sa.Integer))
    .render_derived(name="wanted", with_types=True)
)


class Postgres(Database):
    is_shared = True

    def __init__(self, url: str, patience: float) -> None:
        """Nothing is opened before it is needed; raises CrownsError if it is no address."""
        self.url = url
        found = _address(url)
        self.place = found.set(query={}).render_as_string(hide_password=True)
        self.engine = _engine(found, patience, CONNECTIONS)
        self.writing = _engine(found, patience, 1)

    def close(self) -> None:
        self.writing.dispose()

    def reason(self, error: Exception) -> Phrase | str:
        if isinstance(error, IntegrityError):
            return Phrase("reason-locked")  # somebody else wrote the same line
        found = error.orig if isinstance(error, DBAPIError) else error
        told = found.args[0] if found is not None and found.args else None
        if isinstance(told, dict):  # what the database itself said
            usual = REASONS.get(str(told.get("C", ""))[:2])
            return Phrase(usual) if usual else str(told.get("M", ""))
        return Phrase("reason-no-answer")

    def keep_orders(
        self,
        connection: sa.Connection,
        process: str,
        columns: Sequence[str],
        rows: list[dict[str, Any]],
    ) -> set[tuple[str, int]]:
        """One statement for all: every round trip wakes two processes, and takes its time."""
        asked = {"rows": as_json(rows), "process": process}
        found = connection.execute(_orders(tuple(columns)), asked)
        return {(game, number) for game, number in found}

    def update_rows(
        self,
        connection: sa.Connection,
        table: sa.Table,
        columns: Sequence[str],
        rows: list[dict[str, Any]],
    ) -> None:
        """One statement for all: a round trip for each would take longer than the disk."""
        connection.execute(_update(table, tuple(columns)), {"rows": as_json(rows)})

    def wanted(self) -> sa.FromClause:
        return WANTED

    def pairs(
        self, one: sa.ColumnElement[Any], other: sa.ColumnElement[Any]
    ) -> sa.ColumnElement[Any]:
        return sa.func.json_agg(sa.func.json_build_array(one, other), type_=sa.JSON)

    def let_nobody_else_migrate(self, connection: sa.Connection) -> None:
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATING)))

    def shrink(self) -> None:
        self.engine.dispose()  # a connection that was used before stands in a transaction
        super().shrink()

    def tell(self, connection: sa.Connection, process: str, news: Sequence[str]) -> None:
        """Ids and numbers only: who hears of them reads what is new (`news.py`)."""
        while news:
            told, news = _as_many_as_fit(news)
            connection.execute(sa.select(sa.func.pg_notify(CHANNEL, f"{process} {told}")))


def _as_many_as_fit(news: Sequence[str]) -> tuple[str, Sequence[str]]:
    told = news[0]
    for number, each in enumerate(news[1:], start=1):
        if len(told) + 1 + len(each) > LARGEST_NEWS:
            return told, news[number:]
        told += "," + each
    return told, []


@lru_cache(maxsize=32)
def _orders(columns: tuple[str, ...]) -> sa.TextClause:
    """Rows of `lines`, these columns of their games, and the news of those whose row was free."""
    typed = "".join(f", {each}" for each in _typed(games, columns))
    changes = ", ".join(f"{name} = new.{name}" for name in columns)
    noted = (
        f"noted AS (UPDATE games SET {changes} FROM new JOIN taken USING (game, number) "
        "WHERE games.id = new.game), "
        if columns
        else ""
    )
    return sa.TextClause(
        "WITH new AS (SELECT * FROM json_to_recordset(CAST(:rows AS json)) "
        f"AS new(game varchar, number integer, data text, news text{typed})), "
        "taken AS (INSERT INTO lines (game, number, data) SELECT game, number, data FROM new "
        "ON CONFLICT DO NOTHING RETURNING game, number), "
        f"{noted}"
        "sorted AS (SELECT news, (row_number() OVER () - 1) / "
        f"{NEWS_AT_ONCE} AS part FROM new JOIN taken USING (game, number)), "
        f"told AS MATERIALIZED (SELECT pg_notify('{CHANNEL}', "
        "CAST(:process AS text) || ' ' || string_agg(news, ',')) FROM sorted GROUP BY part) "
        "SELECT game, number FROM taken, (SELECT count(*) FROM told) AS all_told"
    )


def _typed(table: sa.Table, columns: Sequence[str]) -> list[str]:
    """Columns with their types."""
    dialect = postgresql.dialect()  # type: ignore[no-untyped-call] # SQLAlchemy has no types here
    return [f"{name} {table.c[name].type.compile(dialect)}" for name in columns]


@lru_cache(maxsize=32)
def _update(table: sa.Table, columns: tuple[str, ...]) -> sa.TextClause:
    """From rows that are one parameter, as JSON."""
    changes = ", ".join(f"{name} = new.{name}" for name in columns)
    (key,) = table.primary_key
    return sa.TextClause(
        f"UPDATE {table.name} SET {changes} FROM json_to_recordset(CAST(:rows AS json)) "
        f'AS new("of" varchar, {", ".join(_typed(table, columns))}) WHERE {key} = new."of"'
    )


def _engine(found: sa.URL, patience: float, connections: int) -> sa.Engine:
    """Connections to a database; each is opened when it is needed first."""
    engine = sa.create_engine(
        sa.URL.create(
            "postgresql+pg8000",
            found.username or "postgres",
            found.password or None,
            None if _socket(found) else found.host or "localhost",
            None if _socket(found) else found.port,
            found.database or "postgres",
        ),
        connect_args={
            "timeout": patience,
            "unix_sock": _socket(found),
            "ssl_context": _ssl(str(found.query.get("sslmode", ""))),
            "application_name": "crowns",
        },
        hide_parameters=True,  # in errors, hence in the log: they hold keys and names
        pool_size=connections,
        max_overflow=0,
        pool_timeout=patience,
    )

    def left(_: DBAPIConnection | None, entry: ConnectionPoolEntry) -> None:
        entry.info["left"] = monotonic()

    def look(connection: DBAPIConnection, entry: ConnectionPoolEntry, _: object) -> None:
        """The database may have been started anew."""
        if monotonic() - entry.info.get("left", monotonic()) < TRUSTED:
            return
        try:
            engine.dialect.do_ping(connection)
        except engine.dialect.loaded_dbapi.Error as error:
            raise InvalidatePoolError from error

    sa.event.listen(engine, "checkin", left)
    sa.event.listen(engine, "checkout", look)
    return engine


def _address(url: str) -> sa.URL:
    try:
        found = sa.make_url(url)
    except ArgumentError as error:
        raise CrownsError("store-bad-address") from error
    if found.get_backend_name() != "postgresql":
        raise CrownsError("store-bad-address")
    return found


def _socket(found: sa.URL) -> str | None:
    """The file by which a database of this machine is reached, if it is named by its folder."""
    folder = str(found.query.get("host", ""))
    return f"{folder}/.s.PGSQL.{found.port or 5432}" if folder.startswith("/") else None


def _ssl(mode: str) -> ssl.SSLContext | None:
    """As other programs read `sslmode`: `require` encrypts, `verify-full` also checks with whom."""
    if mode in ("", "disable", "allow", "prefer"):
        return None
    context = ssl.create_default_context()
    if mode == "require":
        context.check_hostname = False
        context.verify_mode = ssl.CERT_NONE
    return context
