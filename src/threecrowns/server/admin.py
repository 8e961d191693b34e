"""What a host does beside the running house: look, ban, revoke, tidy up, hand out.

Everything is an order to the database; processes that run hear of it as they hear of each other.
"""

from __future__ import annotations

import secrets
from datetime import UTC, datetime, timedelta

import msgspec
import sqlalchemy as sa

from threecrowns.engine.refusal import CrownsError
from threecrowns.server.database import games, seats
from threecrowns.server.people.accounts import (
    BANNED,
    IS_BANNED,
    LONGEST_SESSION,
    Account,
    Accounts,
)
from threecrowns.server.people.clock import Clock
from threecrowns.server.people.database import (
    account_seats,
    accounts,
    notices,
    reports,
    sessions,
)
from threecrowns.server.people.export import everything_of
from threecrowns.server.people.ladder import Ladders
from threecrowns.server.people.ratings import Ratings, Recount
from threecrowns.server.people.writing import writing
from threecrowns.server.store import Removal, Store

KEY_BYTES = 16
AT_ONCE = 100  # games that are forgotten together


class TableLine(msgspec.Struct, frozen=True):
    id: str
    game: str
    changed: str
    state: str  # "running", "over", "imported"
    answers: int
    players: tuple[str, ...]
    names: tuple[str, ...]


class PlayerLine(msgspec.Struct, frozen=True):
    name: str
    created: str
    sessions: int
    seats: int
    is_banned: bool


class ReportLine(msgspec.Struct, frozen=True):
    id: str
    at: str
    table: str
    seat: int
    about: int | None
    words: str


class Gone(msgspec.Struct, frozen=True):
    """What was dropped."""

    tables: int
    sessions: int
    seats: int  # that accounts remembered, and that open no more


class Admin:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.engine = store.engine
        self.accounts = Accounts(store.engine)

    # -- looking

    def tables(self) -> list[TableLine]:
        """All tables, the last one first."""
        return [
            TableLine(
                kept.id,
                kept.game,
                kept.changed,
                "imported" if kept.is_read_only else "over" if kept.is_over else "running",
                kept.standing.answers,
                kept.players,
                kept.names,
            )
            for kept in self.store.listed(most=None)
        ]

    def players(self) -> list[PlayerLine]:
        """Everybody who has an account, by name."""

        def count(table: sa.Table) -> sa.ScalarSelect[int]:
            mine = sa.select(sa.func.count()).where(table.c.account == accounts.c.id)
            return mine.scalar_subquery()

        wanted = sa.select(
            accounts.c.name,
            accounts.c.created,
            count(sessions),
            count(account_seats),
            IS_BANNED,
        ).order_by(accounts.c.folded)
        with self.engine.connect() as connection:
            return [PlayerLine(*row) for row in connection.execute(wanted)]

    def reports(self) -> list[ReportLine]:
        """What people told the host, the last one first."""
        columns = ("id", "at", "game", "seat", "about", "words")
        wanted = sa.select(*(reports.c[name] for name in columns)).order_by(reports.c.at.desc())
        with self.engine.connect() as connection:
            return [ReportLine(*row) for row in connection.execute(wanted)]

    def player(self, name: str) -> Account:
        """Raises CrownsError if there is nobody of this name."""
        found = self.accounts.named(name)
        if found is None:
            raise CrownsError("admin-no-player", name=name)
        return found

    # -- people

    def ban(self, name: str) -> int:
        """Let somebody in no more; how many seats opened to them until now."""
        account = self.player(name)
        held = self.accounts.seats_of(account.id)
        with writing(self.engine) as connection:
            _let_in(connection, account, is_banned=True)
            for table in (sessions, notices):
                connection.execute(table.delete().where(table.c.account == account.id))
            for each in held:  # the account keeps them, for the day it is let in again
                self._change_key(connection, each.table, each.seat)
            self._tell(connection, {each.table for each in held})
        return len(held)

    def unban(self, name: str) -> None:
        account = self.player(name)
        with writing(self.engine) as connection:
            _let_in(connection, account, is_banned=False)

    def end_sessions(self, name: str) -> int:
        """Somebody has to sign in anew everywhere; on how many devices."""
        account = self.player(name)
        open_sessions, _ = self.accounts.counts(account.id)
        self.accounts.end_sessions(account.id)
        return open_sessions

    def change_keys(self, table: str, seat: int | None) -> dict[int, str]:
        """[seat] -> its new key; the old ones open nothing any more. Raises CrownsError."""
        self._check_table(table)
        count = len(self.store.keys(table))
        if seat is not None and not 0 <= seat < count:
            raise CrownsError("admin-no-seat", table=table, seats=count)
        with writing(self.engine) as connection:
            wanted = range(count) if seat is None else (seat,)
            new = {each: self._change_key(connection, table, each) for each in wanted}
            connection.execute(account_seats.delete().where(_lost(account_seats)))
            self._tell(connection, {table})
        return new

    def _change_key(self, connection: sa.Connection, table: str, seat: int) -> str:
        key = secrets.token_urlsafe(KEY_BYTES)
        was = sa.select(seats.c.key).where(seats.c.game == table, seats.c.seat == seat)
        held = account_seats.c.key == was.scalar_subquery()
        theirs = account_seats.c.account.in_(sa.select(accounts.c.id).where(IS_BANNED))
        connection.execute(account_seats.update().where(held, theirs).values(key=key))
        here = (seats.c.game == table) & (seats.c.seat == seat)
        connection.execute(seats.update().where(here).values(key=key))
        return key

    def _tell(self, connection: sa.Connection, tables: set[str]) -> None:
        database = self.store.database
        database.tell(connection, self.store.process, [f"{each}:0" for each in sorted(tables)])
        database.tell_owner(connection)

    def _check_table(self, table: str) -> None:
        if self.store.find(table) is None:
            raise CrownsError("admin-no-table", table=table)

    # -- everything

    def record(self, table: str) -> bytes:
        self._check_table(table)
        return self.store.record(table)

    def data_of(self, name: str) -> dict[str, object]:
        """All that is known of somebody."""
        return everything_of(self.accounts, Ladders(self.engine), self.player(name))

    def recompute(self) -> Recount:
        """All ratings from the results of the rated games."""
        return Ratings(self.store, Clock()).recompute()

    def compact(self, days: int | None) -> Gone:
        """Drop what nobody can use any more, and games that nobody touched for so many days."""
        oldest = _stamp(datetime.now(UTC) - LONGEST_SESSION)
        with writing(self.engine) as connection:
            ended = connection.execute(sessions.delete().where(sessions.c.created < oldest))
            lost = connection.execute(account_seats.delete().where(_lost(account_seats)))
            expired, dead = ended.rowcount, lost.rowcount
        tables = 0 if days is None else self._forget(_stamp(datetime.now(UTC) - timedelta(days)))
        self.store.database.shrink()
        return Gone(tables, expired, dead)

    def _forget(self, before: str) -> int:
        """Games that are over, were only looked at, or never begun."""
        old = sa.select(games.c.id, games.c.is_over, games.c.is_read_only, games.c.standing)
        with self.engine.connect() as connection:
            rows = connection.execute(old.where(games.c.changed < before)).all()
        ids = [
            row.id
            for row in rows
            if row.is_over or row.is_read_only or not row.standing.get("answers")
        ]
        for at in range(0, len(ids), AT_ONCE):
            self.store.commit([Removal(each) for each in ids[at : at + AT_ONCE]])
        return len(ids)


def _let_in(connection: sa.Connection, account: Account, *, is_banned: bool) -> None:
    mark = BANNED if is_banned else ""
    mine = accounts.update().where(accounts.c.id == account.id)
    connection.execute(mine.values(password=mark + account.known_password))


def _lost(held: sa.Table) -> sa.ColumnElement[bool]:
    """Seats that an account remembers by a key that opens them no more."""
    alive = sa.select(seats.c.key).where(seats.c.game == held.c.game, seats.c.key == held.c.key)
    return ~alive.exists()


def _stamp(at: datetime) -> str:
    return at.isoformat(timespec="milliseconds")
