"""Where games are kept: their records, in a database.

A game is its record. What is committed here is on disk; nothing else is ever acknowledged. The
lines that an order adds are one row, and each row has the number after the one before it: of two
who write the same number, the second one came too late. The statements are plain SQL, for SQLite
in a folder and for PostgreSQL; what is their own is in `sqlite.py` and `postgres.py`.
"""

from __future__ import annotations

import secrets
import threading
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from threecrowns.engine.refusal import CrownsError
from threecrowns.engine.view import Spot
from threecrowns.server.database import Database, as_json, games, lines, seats, thinking
from threecrowns.server.postgres import Postgres
from threecrowns.server.queue import ask_for
from threecrowns.server.sqlite import Sqlite
from threecrowns.table.sight import WayBack

MIGRATIONS = Path(__file__).with_name("migrations")
NEWEST = "0012"  # the last of them
PATIENCE = 5.0  # seconds for a database that is busy or does not answer
one_writer = threading.Lock()  # in this process: they would only wait for each other's disk
# What is asked of one game again and again: making the words takes longer than the answer.
OF_ONE = sa.bindparam("game", type_=sa.Text)
GAME = sa.select(games).where(games.c.id == OF_ONE)
KEYS = sa.select(seats.c.key).where(seats.c.game == OF_ONE).order_by(seats.c.seat)
ROWS = (
    sa.select(lines.c.number, lines.c.data).where(lines.c.game == OF_ONE).order_by(lines.c.number)
)
UNREACHED = (OperationalError, InterfaceError, PoolTimeoutError)  # the database does not answer
TROUBLE = (DBAPIError, PoolTimeoutError, OSError)  # what a database may fail with


class StoreError(CrownsError):
    """The store refused to keep something; nothing of it was kept."""


class AwayError(CrownsError):
    """The database does not answer; what is kept cannot be read now."""


class Standing(msgspec.Struct, frozen=True):
    """What a list of games shows of one, without playing its record."""

    answers: int = 0
    turn: int = 0
    points: tuple[int, ...] = ()  # as a spectator knows them
    waiting: tuple[int, ...] = ()
    winners: tuple[int, ...] | None = None
    resigned: int | None = None
    guide: str | None = None  # whose prepared deal it is
    sketch: tuple[Spot, ...] = ()  # a small picture of the position
    is_gathering: bool = False  # nothing is dealt before the browsers gave their numbers


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

    @property
    def row(self) -> Row:
        return Row(1, "\n".join(self.lines))

    @property
    def loaded(self) -> Loaded:
        """As the store has it, once it is kept."""
        return Loaded(self.kept, list(self.keys), [self.row])


@dataclass(frozen=True)
class Change:
    """What an order did to a game: lines of its record, and other facts."""

    id: str
    number: int | None = None  # of the row that the order takes; None: it takes none
    lines: Sequence[str] = ()  # an order may add none, and takes its row all the same
    facts: Mapping[str, object] = field(default_factory=dict)  # [field of Kept]
    is_bot_due: bool = False  # after it a bot is to answer

    @property
    def data(self) -> str:
        return "\n".join(self.lines)

    @property
    def news(self) -> str:
        """What other processes are told of it."""
        return f"{self.id}:{self.number or 0}{'!' if self.is_bot_due else ''}"


@dataclass(frozen=True)
class Dealing:
    """The first row of a game, once it is dealt, in place of the one before that."""

    id: str
    old: str
    lines: Sequence[str]
    facts: Mapping[str, object]  # [field of Kept]

    @property
    def news(self) -> str:
        return f"{self.id}:0"


@dataclass(frozen=True)
class Removal:
    """A game that is to be forgotten."""

    id: str


class Row(NamedTuple):
    """What one order added to a record: some lines, or none."""

    number: int
    data: str


class Loaded(NamedTuple):
    """A game as it lies in the store at one moment."""

    kept: Kept
    keys: list[str]  # [seat]; none for a game that is only looked at
    rows: list[Row]

    @property
    def raw(self) -> bytes:
        return joined(self.rows)


class Sequel(NamedTuple):
    """How a game went on after some row."""

    kept: Kept
    rows: list[Row]


def joined(rows: Iterable[Row]) -> bytes:
    """The record that some rows make."""
    return "".join(f"{row.data}\n" for row in rows if row.data).encode()


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")


class Store:
    def __init__(
        self,
        folder: Path,
        patience: float = PATIENCE,
        url: str | None = None,
        *,
        is_beside: bool = False,
    ) -> None:
        """Open a folder for this process alone, or a database of many; raises CrownsError.

        `is_beside`: the folder may be another process's, which is told what was done there.
        """
        self.folder = folder
        self.process = secrets.token_hex(4)  # which of several processes this one is
        self.database: Database = (
            Sqlite(folder, patience, is_beside=is_beside)
            if url is None
            else Postgres(url, patience)
        )
        self.engine = self.database.engine
        try:
            self._migrate()
        except BaseException:
            self.close()
            raise

    @property
    def is_shared(self) -> bool:
        """May other processes write here, too?"""
        return self.database.is_shared

    def close(self) -> None:
        self.engine.dispose()
        self.database.close()

    def _migrate(self) -> None:
        """Bring the tables to what this version knows."""
        place = self.database.place
        try:
            if self._version() == NEWEST:
                return
            if isinstance(self.database, Sqlite) and not self.database.is_owned:
                raise CrownsError("store-busy", folder=str(self.folder))
            from threecrowns.server.migrating import migrate  # seldom needed, and slow to load

            with self.engine.begin() as connection:
                self.database.let_nobody_else_migrate(connection)
                migrate(connection, MIGRATIONS)
        except LookupError as error:  # a revision that only a newer version knows
            raise CrownsError("store-newer", file=place) from error
        except TROUBLE as error:
            reason = self.database.reason(error)
            raise CrownsError("store-unusable", file=place, reason=reason) from error

    def _version(self) -> str | None:
        """The last migration that was carried out here."""
        with self.engine.connect() as connection:
            if not sa.inspect(connection).has_table("alembic_version"):
                return None
            done = sa.table("alembic_version", sa.column("version_num"))
            return str(connection.execute(sa.select(done.c.version_num)).scalar())

    # -- orders

    def commit(
        self, changes: Sequence[NewGame | Change | Dealing | Removal]
    ) -> list[Change | Dealing]:
        """Keep all of this, or none of it; returns when it is on disk. Raises StoreError.

        Returned are the changes that came too late: somebody else took their row before.
        """
        try:
            with one_writer, self.database.writing.begin() as connection:
                _add(connection, [each for each in changes if isinstance(each, NewGame)])
                wanted = [each for each in changes if isinstance(each, Change)]
                wanted.sort(key=lambda each: each.id)  # whoever locks, locks in one order
                done = self._ordered(connection, wanted)
                dealt = [each for each in changes if isinstance(each, Dealing)]
                in_time = [each for each in dealt if _is_dealt(connection, each)]
                rest: list[Change | Dealing] = [each for each in done if each.number is None]
                rest += in_time
                self._note(connection, rest)
                if self.is_shared:
                    ask_for(connection, [each.id for each in done if each.is_bot_due])
                for each in changes:
                    if isinstance(each, Removal):
                        _remove(connection, each.id)
                removed = [f"{each.id}:" for each in changes if isinstance(each, Removal)]
                news = [*(each.news for each in rest), *removed]
                self.database.tell(connection, self.process, news)
        except TROUBLE as error:
            reason = self.database.reason(error)
            raise StoreError("server-not-saved", reason=reason) from error
        kept = {id(each) for each in (*done, *in_time)}  # to compare them would take long
        asked: list[Change | Dealing] = [*wanted, *dealt]
        return [each for each in asked if id(each) not in kept]

    def _ordered(self, connection: sa.Connection, wanted: list[Change]) -> list[Change]:
        """Write the orders; those whose row was free, and the changes that need none."""
        kinds: dict[tuple[str, ...], list[dict[str, Any]]] = {}
        for each in wanted:
            if each.number is not None:
                row = {"game": each.id, "number": each.number, "data": each.data}
                kinds.setdefault(tuple(each.facts), []).append(
                    {**row, "news": each.news, **each.facts}
                )
        taken: set[tuple[str, int]] = set()
        for columns, rows in kinds.items():
            taken |= self.database.keep_orders(connection, self.process, columns, rows)
        return [each for each in wanted if each.number is None or (each.id, each.number) in taken]

    def _note(self, connection: sa.Connection, done: Sequence[Change | Dealing]) -> None:
        """Write the other facts, all of a kind at once."""
        kinds: dict[tuple[str, ...], list[dict[str, Any]]] = {}
        for each in done:
            if each.facts:
                kinds.setdefault(tuple(each.facts), []).append({"of": each.id, **each.facts})
        for columns, rows in kinds.items():
            self.database.update_rows(connection, games, columns, rows)

    def ask_for_bot(self, game: str) -> None:
        """A bot is to answer in this game, and nobody may know; raises StoreError."""
        try:
            with self.engine.begin() as connection:
                ask_for(connection, [game])
                self.database.tell(connection, self.process, [f"{game}:0!"])
        except TROUBLE as error:
            reason = self.database.reason(error)
            raise StoreError("server-not-saved", reason=reason) from error

    def say(self, words: Sequence[str]) -> None:
        """Tell the other processes something that is not kept, all in one transaction."""
        with self.engine.begin() as connection:
            self.database.tell(connection, self.process, words)

    # -- questions

    @contextmanager
    def _reading(self) -> Iterator[sa.Connection]:
        """A connection to read by; raises AwayError if the database does not answer."""
        try:
            with self.engine.connect() as connection:
                yield connection
        except TROUBLE as error:
            raise self.away(error) from error

    def away(self, error: Exception) -> AwayError:
        return AwayError("store-away", reason=self.database.reason(error))

    def told_by_others(self) -> int:
        """How often somebody beside the owner of the folder has written; raises AwayError."""
        with self._reading() as connection:
            return self.database.told_by_others(connection)

    def queue_length(self) -> int:
        """Games that wait for a bot, in all processes; raises AwayError."""
        with self._reading() as connection:
            return connection.scalar(sa.select(sa.func.count()).select_from(thinking)) or 0

    def check(self) -> None:
        """Does the database answer? Raises AwayError."""
        with self._reading() as connection:
            connection.execute(sa.select(1))

    def load(self, game: str) -> Loaded | None:
        """A whole game, in one statement, hence of one moment; None if there is none."""
        with self._reading() as connection:
            row = connection.execute(_whole(self.database), {"game": game}).first()
        if row is None:
            return None
        keys = [key for _, key in sorted(row.keyed or ())]
        return Loaded(_kept(row), keys, [Row(*each) for each in sorted(row.written or ())])

    def load_on(self, after: Mapping[str, int]) -> dict[str, Sequel]:
        """Games with their rows after a number of each, in one statement, hence of one moment."""
        asked = self.database.wanted()
        further = (lines.c.game == games.c.id) & (lines.c.number > asked.c.after)
        wanted = (
            sa.select(games, lines.c.number, lines.c.data)
            .select_from(asked)
            .join(games, games.c.id == asked.c.game)
            .outerjoin(lines, further)
            .order_by(games.c.id, lines.c.number)
        )
        of = as_json([{"game": game, "after": number} for game, number in after.items()])
        found: dict[str, Sequel] = {}
        with self._reading() as connection:
            for row in connection.execute(wanted, {"wanted": of}):
                if row.id not in found:
                    found[row.id] = Sequel(_kept(row), [])
                if row.number is not None:
                    found[row.id].rows.append(Row(row.number, row.data))
        return found

    def find(self, game: str) -> Kept | None:
        with self._reading() as connection:
            row = connection.execute(GAME, {"game": game}).first()
        return None if row is None else _kept(row)

    def listed(self, keys: Sequence[str] | None = None, most: int | None = 200) -> list[Kept]:
        """The games that were changed last: all of them, or those that some keys open."""
        wanted = sa.select(games).order_by(games.c.changed.desc(), games.c.id).limit(most)
        if keys is not None:
            mine = sa.select(seats.c.game).where(seats.c.key.in_(keys))
            wanted = wanted.where(games.c.id.in_(mine))
        with self._reading() as connection:
            return [_kept(row) for row in connection.execute(wanted)]

    def record(self, game: str) -> bytes:
        """All lines of a game's record."""
        with self._reading() as connection:
            return joined(_rows(connection, game))

    def keys(self, game: str) -> list[str]:
        """[seat] -> the key that opens it; none for a game that is only looked at."""
        with self._reading() as connection:
            return _keys(connection, game)

    def row(self, game: str, number: int) -> str | None:
        """What stands in one row of a record."""
        wanted = sa.select(lines.c.data).where(lines.c.game == game, lines.c.number == number)
        with self._reading() as connection:
            found: str | None = connection.execute(wanted).scalar()
            return found

    def numbers(self, wanted: Sequence[str]) -> dict[str, int]:
        """[game] -> the number of its last row, of those that are there."""
        last = (
            sa.select(lines.c.game, sa.func.max(lines.c.number))
            .where(lines.c.game.in_(wanted))
            .group_by(lines.c.game)
        )
        with self._reading() as connection:
            return {str(game): int(number) for game, number in connection.execute(last)}


def _add(connection: sa.Connection, new: Sequence[NewGame]) -> None:
    if not new:
        return
    connection.execute(games.insert(), [msgspec.to_builtins(each.kept) for each in new])
    keyed = [
        {"game": each.kept.id, "seat": seat, "key": key}
        for each in new
        for seat, key in enumerate(each.keys)
    ]
    if keyed:
        connection.execute(seats.insert(), keyed)
    begun = [{"game": each.kept.id, **each.row._asdict()} for each in new]
    connection.execute(lines.insert(), begun)


def _is_dealt(connection: sa.Connection, deal: Dealing) -> bool:
    """Deal, unless somebody else has."""
    first = (lines.c.game == deal.id) & (lines.c.number == 1) & (lines.c.data == deal.old)
    new = lines.update().where(first).values(data="\n".join(deal.lines))
    return connection.execute(new).rowcount == 1


def _remove(connection: sa.Connection, game: str) -> None:
    for column in (thinking.c.game, lines.c.game, seats.c.game, games.c.id):
        connection.execute(sa.delete(column.table).where(column == game))


@lru_cache(maxsize=8)
def _whole(database: Database) -> sa.Select[Any]:
    """What is asked of a game that is loaded."""
    keyed = sa.select(database.pairs(seats.c.seat, seats.c.key)).where(seats.c.game == games.c.id)
    written = sa.select(database.pairs(lines.c.number, lines.c.data))
    written = written.where(lines.c.game == games.c.id)
    return sa.select(
        games,
        keyed.scalar_subquery().label("keyed"),
        written.scalar_subquery().label("written"),
    ).where(games.c.id == OF_ONE)


def _rows(connection: sa.Connection, game: str) -> list[Row]:
    return [Row(number, data) for number, data in connection.execute(ROWS, {"game": game})]


def _keys(connection: sa.Connection, game: str) -> list[str]:
    return [key for (key,) in connection.execute(KEYS, {"game": game})]


def _kept(row: sa.Row[Any]) -> Kept:
    return msgspec.convert(row._mapping, Kept, from_attributes=False)
