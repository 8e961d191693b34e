"""SQLite: one file in a folder, which one process owns.

A group of changes is a few statements with one parameter each, as JSON. Between two steps of a
statement Python may give its one lock to another thread, and gets it back late while that is
busy; a step for each row gives it away for each row.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from filelock import FileLock, Timeout
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.pool import ConnectionPoolEntry

from threecrowns.engine.phrase import Phrase
from threecrowns.engine.refusal import CrownsError, system_reason
from threecrowns.server.database import Database, as_json, games

FILE = "tables.sqlite"
LOCK = "tables.lock"
REASONS = {  # SQLite's code -> why it refused
    sqlite3.SQLITE_FULL: "reason-disk-full",
    sqlite3.SQLITE_BUSY: "reason-locked",
    sqlite3.SQLITE_LOCKED: "reason-locked",
    sqlite3.SQLITE_READONLY: "reason-read-only",
}
ROW = "json_extract(value, '$.game'), json_extract(value, '$.number')"
TAKEN = sa.TextClause(
    f"SELECT lines.game, lines.number FROM json_each(:rows) "
    f"JOIN lines ON (lines.game, lines.number) = ({ROW})"
)
INSERT = sa.TextClause(
    f"INSERT INTO lines (game, number, data) "
    f"SELECT {ROW}, json_extract(value, '$.data') FROM json_each(:rows)"
)
EACH = sa.func.json_each(sa.bindparam("wanted")).table_valued("value")
WANTED = sa.select(
    sa.func.json_extract(EACH.c.value, "$.game").label("game"),
    sa.func.json_extract(EACH.c.value, "$.after").label("after"),
).subquery("wanted")


class BusyError(CrownsError):
    """Another process owns the folder."""


class Sqlite(Database):
    is_shared = False

    def __init__(self, folder: Path, patience: float, *, is_beside: bool = False) -> None:
        """Open the folder, for this process alone; raises CrownsError.

        `is_beside`: another process may own it.
        """
        self.file = folder / FILE
        self.place = str(self.file)
        self._lock: FileLock | None = None
        try:
            self._lock = _locked(folder)
        except BusyError:
            if not is_beside:
                raise
        self.engine = sa.create_engine(
            sa.URL.create("sqlite", database=str(self.file)),
            connect_args={"timeout": patience},
            hide_parameters=True,  # in errors, hence in the log: they hold keys and names
        )
        self.writing = self.engine
        sa.event.listen(self.engine, "connect", _set_up_connection)

    def close(self) -> None:
        if self._lock is not None:
            self._lock.release()

    @property
    def is_owned(self) -> bool:
        return self._lock is not None

    def tell_owner(self, connection: sa.Connection) -> None:
        told = self.told_by_others(connection)
        connection.exec_driver_sql(f"PRAGMA user_version = {(told + 1) % 2**31}")

    def told_by_others(self, connection: sa.Connection) -> int:
        return int(connection.exec_driver_sql("PRAGMA user_version").scalar() or 0)

    def shrink(self) -> None:
        super().shrink()
        with self.engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")

    def reason(self, error: Exception) -> Phrase | str:
        if isinstance(error, IntegrityError):
            return Phrase("reason-locked")  # somebody else wrote the same line
        if isinstance(error, OSError):
            return system_reason(error)
        found = error.orig if isinstance(error, DBAPIError) else None
        code = getattr(found, "sqlite_errorcode", 0) & 0xFF
        usual = REASONS.get(code)
        return Phrase(usual) if usual else str(found or error)

    def keep_orders(
        self,
        connection: sa.Connection,
        process: str,
        columns: Sequence[str],
        rows: list[dict[str, Any]],
    ) -> set[tuple[str, int]]:
        wanted = _parts(rows, "game", "number", "data")
        try:
            connection.execute(INSERT, wanted)  # all or none of them
        except IntegrityError:  # somebody else has written here, which is seldom so
            taken = {(game, number) for game, number in connection.execute(TAKEN, wanted)}
            rows = [row for row in rows if (row["game"], row["number"]) not in taken]
            connection.execute(INSERT, _parts(rows, "game", "number", "data"))
        if columns:
            connection.execute(
                _update(games, tuple(columns), "game"), _parts(rows, "game", *columns)
            )
        return {(row["game"], row["number"]) for row in rows}

    def update_rows(
        self,
        connection: sa.Connection,
        table: sa.Table,
        columns: Sequence[str],
        rows: list[dict[str, Any]],
    ) -> None:
        connection.execute(_update(table, tuple(columns), "of"), {"rows": as_json(rows)})

    def wanted(self) -> sa.FromClause:
        return WANTED

    def pairs(
        self, one: sa.ColumnElement[Any], other: sa.ColumnElement[Any]
    ) -> sa.ColumnElement[Any]:
        return sa.func.json_group_array(sa.func.json_array(one, other), type_=sa.JSON)


def _parts(rows: list[dict[str, Any]], *names: str) -> dict[str, str]:
    """What a statement needs of the rows: SQLite reads all of a row for each column."""
    return {"rows": as_json([{name: row[name] for name in names} for row in rows])}


@lru_cache(maxsize=32)
def _update(table: sa.Table, columns: tuple[str, ...], of: str) -> sa.TextClause:
    """From rows that are one parameter, as JSON; `of` says in each which row is meant."""
    changes = ", ".join(f"{name} = json_extract(value, '$.{name}')" for name in columns)
    (key,) = table.primary_key
    return sa.TextClause(
        f"UPDATE {table.name} SET {changes} FROM json_each(:rows) "
        f"WHERE {key} = json_extract(value, '$.{of}')"
    )


def _locked(folder: Path) -> FileLock:
    """The folder is ours as long as the process lives; the system lets go of it after a crash."""
    lock = FileLock(folder / LOCK)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock.acquire(timeout=0)
    except Timeout as error:
        raise BusyError("store-busy", folder=str(folder)) from error
    except OSError as error:
        raise CrownsError(
            "store-unusable", file=str(folder), reason=system_reason(error)
        ) from error
    return lock


def _set_up_connection(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    """An answer that was acknowledged survives a power cut; whoever reads does not wait."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()
