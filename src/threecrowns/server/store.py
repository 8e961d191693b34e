"""Where games are kept: their records line by line, in one database in one folder.

A game is its record. What is committed here is on disk; nothing else is ever acknowledged. One
process owns the folder. The statements are plain SQL, so that another database can take the place
of SQLite.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from filelock import FileLock, Timeout
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.pool import ConnectionPoolEntry

from threecrowns.engine.phrase import Phrase
from threecrowns.engine.refusal import CrownsError, system_reason
from threecrowns.server.database import games, lines, seats
from threecrowns.table.sight import WayBack

FILE = "tables.sqlite"
LOCK = "tables.lock"
MIGRATIONS = Path(__file__).with_name("migrations")
NEWEST = "0001"  # the last of them
PATIENCE = 5.0  # seconds for somebody else who reads or copies the database
REASONS = {  # SQLite's code -> why it refused
    sqlite3.SQLITE_FULL: "reason-disk-full",
    sqlite3.SQLITE_BUSY: "reason-locked",
    sqlite3.SQLITE_LOCKED: "reason-locked",
    sqlite3.SQLITE_READONLY: "reason-read-only",
}


class StoreError(CrownsError):
    """The store refused to keep something; nothing of it was kept."""


class Standing(msgspec.Struct, frozen=True):
    """What a list of games shows of one, without playing its record."""

    answers: int = 0
    turn: int = 0
    points: tuple[int, ...] = ()  # as a spectator knows them
    waiting: tuple[int, ...] = ()
    winners: tuple[int, ...] | None = None
    resigned: int | None = None


class Kept(msgspec.Struct, frozen=True):
    """A game in the store, without its lines."""

    id: str
    game: str
    created: str
    changed: str
    setup: dict[str, Any]
    players: tuple[str, ...]
    names: tuple[str, ...]
    secret: str | None
    is_over: bool
    is_read_only: bool
    origin: str | None
    origin_answers: int | None
    bumps: int
    way_back: WayBack | None
    standing: Standing


@dataclass(frozen=True)
class NewGame:
    """A game that is to be kept from now on."""

    kept: Kept
    keys: Sequence[str]  # [seat]
    lines: Sequence[str]


@dataclass(frozen=True)
class Change:
    """What an order did to a game: lines of its record, and other facts."""

    id: str
    first: int = 1  # the number of the first line
    lines: Sequence[str] = ()
    facts: Mapping[str, object] = field(default_factory=dict)  # [field of Kept]


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")


class Store:
    def __init__(self, folder: Path, patience: float = PATIENCE) -> None:
        """Open the folder, for this process alone; raises CrownsError."""
        self.folder = folder
        self.patience = patience
        self.file = folder / FILE
        self._lock = _locked(folder)
        self.engine = sa.create_engine(
            sa.URL.create("sqlite", database=str(self.file)),
            connect_args={"timeout": patience},
        )
        sa.event.listen(self.engine, "connect", _set_up_connection)
        try:
            self._migrate()
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        self.engine.dispose()
        self._lock.release()

    def _migrate(self) -> None:
        """Bring the tables to what this version knows."""
        try:
            if self._version() == NEWEST:
                return
            from threecrowns.server.migrating import migrate  # seldom needed, and slow to load

            with self.engine.begin() as connection:
                migrate(connection, MIGRATIONS)
        except LookupError as error:  # a revision that only a newer version knows
            raise CrownsError("store-newer", file=str(self.file)) from error
        except DBAPIError as error:
            reason = _reason(error)
            raise CrownsError("store-unusable", file=str(self.file), reason=reason) from error

    def _version(self) -> str | None:
        """The last migration that was carried out here."""
        with self.engine.connect() as connection:
            if not sa.inspect(connection).has_table("alembic_version"):
                return None
            done = sa.table("alembic_version", sa.column("version_num"))
            return str(connection.execute(sa.select(done.c.version_num)).scalar())

    # -- orders

    def commit(self, changes: Iterable[NewGame | Change]) -> None:
        """Keep all of this, or none of it; returns when it is on disk. Raises StoreError."""
        try:
            with self.engine.begin() as connection:
                for change in changes:
                    if isinstance(change, NewGame):
                        _add(connection, change)
                    else:
                        _carry_out(connection, change)
        except DBAPIError as error:
            raise StoreError("server-not-saved", reason=_reason(error)) from error

    # -- questions

    def find(self, game: str) -> Kept | None:
        with self.engine.connect() as connection:
            row = connection.execute(sa.select(games).where(games.c.id == game)).first()
        return None if row is None else _kept(row)

    def listed(self, keys: Sequence[str] | None = None, most: int = 200) -> list[Kept]:
        """The games that were changed last: all of them, or those that some keys open."""
        wanted = sa.select(games).order_by(games.c.changed.desc(), games.c.id).limit(most)
        if keys is not None:
            mine = sa.select(seats.c.game).where(seats.c.key.in_(keys))
            wanted = wanted.where(games.c.id.in_(mine))
        with self.engine.connect() as connection:
            return [_kept(row) for row in connection.execute(wanted)]

    def record(self, game: str) -> bytes:
        """All lines of a game's record."""
        wanted = sa.select(lines.c.data).where(lines.c.game == game).order_by(lines.c.number)
        with self.engine.connect() as connection:
            return "".join(f"{data}\n" for (data,) in connection.execute(wanted)).encode()

    def keys(self, game: str) -> list[str]:
        """[seat] -> the key that opens it; none for a game that is only looked at."""
        wanted = sa.select(seats.c.key).where(seats.c.game == game).order_by(seats.c.seat)
        with self.engine.connect() as connection:
            return [key for (key,) in connection.execute(wanted)]


def _locked(folder: Path) -> FileLock:
    """The folder is ours as long as the process lives; the system lets go of it after a crash."""
    lock = FileLock(folder / LOCK)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock.acquire(timeout=0)
    except Timeout as error:
        raise CrownsError("store-busy", folder=str(folder)) from error
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


def _add(connection: sa.Connection, new: NewGame) -> None:
    row: dict[str, Any] = msgspec.to_builtins(new.kept)
    connection.execute(games.insert().values(**row))
    if new.keys:
        keyed = [
            {"game": new.kept.id, "seat": seat, "key": key} for seat, key in enumerate(new.keys)
        ]
        connection.execute(seats.insert(), keyed)
    _append(connection, new.kept.id, 1, new.lines)


def _carry_out(connection: sa.Connection, change: Change) -> None:
    _append(connection, change.id, change.first, change.lines)
    if change.facts:
        facts: dict[str, Any] = msgspec.to_builtins(dict(change.facts))
        connection.execute(games.update().where(games.c.id == change.id).values(**facts))


def _append(connection: sa.Connection, game: str, first: int, added: Sequence[str]) -> None:
    if added:
        rows = [
            {"game": game, "number": number, "data": data}
            for number, data in enumerate(added, start=first)
        ]
        connection.execute(lines.insert(), rows)


def _kept(row: sa.Row[Any]) -> Kept:
    return msgspec.convert(row._mapping, Kept, from_attributes=False)


def _reason(error: DBAPIError) -> Phrase | str:
    """Why the database refused; in its own words where it is nothing usual."""
    if isinstance(error, IntegrityError):
        return Phrase("reason-locked")  # somebody else wrote the same line
    code = getattr(error.orig, "sqlite_errorcode", 0) & 0xFF
    usual = REASONS.get(code)
    return Phrase(usual) if usual else str(error.orig)
