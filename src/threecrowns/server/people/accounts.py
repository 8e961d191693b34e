"""Accounts in the store: plain SQL, each order a transaction of its own."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from threecrowns.server.database import games, seats
from threecrowns.server.people.database import (
    account_seats,
    accounts,
    notices,
    recovery_codes,
    reports,
    sessions,
    talk,
)
from threecrowns.server.people.names import folded
from threecrowns.server.people.passwords import code_digest, digest
from threecrowns.server.people.rating_database import (
    push_subscriptions,
    rated_results,
    rated_seats,
    ratings,
)
from threecrowns.server.people.writing import writing

ID_BYTES = 9
TOKEN_BYTES = 32
LONGEST_SESSION = timedelta(days=180)
MOST_SEATS = 2000  # of one account
BANNED = "!"  # stands before the password of somebody whom the host lets in no more
IS_BANNED = accounts.c.password.startswith(BANNED)
WITH_ACCOUNT = (ratings, rated_seats, push_subscriptions)  # what goes with it, too


class Account(msgspec.Struct, frozen=True):
    id: str
    name: str
    password: str
    created: str

    @property
    def is_banned(self) -> bool:
        return self.password.startswith(BANNED)

    @property
    def known_password(self) -> str:
        """As it was before any ban."""
        return self.password.removeprefix(BANNED)


class HeldSeat(msgspec.Struct, frozen=True):
    """A seat that an account holds; its key opens it."""

    table: str
    seat: int
    key: str


class Accounts:
    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine

    # -- who

    def add(self, name: str, password: str, codes: Iterable[str], at: str) -> Account | None:
        """A new account; None if the name is taken."""
        account = Account(secrets.token_urlsafe(ID_BYTES), name, password, at)
        row = {**msgspec.structs.asdict(account), "folded": folded(name)}
        try:
            with writing(self.engine) as connection:
                connection.execute(accounts.insert().values(**row))
                _add_codes(connection, account.id, codes)
        except IntegrityError:
            return None
        return account

    def named(self, name: str) -> Account | None:
        return self._one(accounts.c.folded == folded(name))

    def signed_in(self, token: str, at: str) -> Account | None:
        """Whose session this is."""
        oldest = datetime.fromisoformat(at).astimezone(UTC) - LONGEST_SESSION
        mine = sa.select(sessions.c.account).where(
            sessions.c.digest == digest(token),
            sessions.c.created >= oldest.isoformat(timespec="milliseconds"),
        )
        return self._one(accounts.c.id.in_(mine) & ~IS_BANNED)

    def _one(self, which: sa.ColumnElement[bool]) -> Account | None:
        columns = (accounts.c.id, accounts.c.name, accounts.c.password, accounts.c.created)
        with self.engine.connect() as connection:
            row = connection.execute(sa.select(*columns).where(which)).first()
        return None if row is None else msgspec.convert(row._mapping, Account)

    # -- sessions, passwords, codes

    def begin_session(self, account: str, at: str) -> str:
        """The token of a new session; only its digest is kept."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        row = {"digest": digest(token), "account": account, "created": at}
        with writing(self.engine) as connection:
            connection.execute(sessions.insert().values(**row))
        return token

    def end_session(self, token: str) -> None:
        with writing(self.engine) as connection:
            connection.execute(sessions.delete().where(sessions.c.digest == digest(token)))

    def end_sessions(self, account: str) -> None:
        with writing(self.engine) as connection:
            _end_sessions(connection, account)

    def change_password(self, account: str, password: str) -> None:
        """Whoever is signed in anywhere has to show the new one."""
        with writing(self.engine) as connection:
            _change_password(connection, account, password)

    def recover(self, account: str, code: str, password: str) -> bool:
        """Change a password by a code, which is spent by that; False if there is no such code."""
        spent = recovery_codes.delete().where(
            recovery_codes.c.account == account, recovery_codes.c.digest == code_digest(code)
        )
        with writing(self.engine) as connection:
            if connection.execute(spent).rowcount != 1:
                return False
            _change_password(connection, account, password)
        return True

    def change_codes(self, account: str, codes: Iterable[str]) -> None:
        with writing(self.engine) as connection:
            connection.execute(recovery_codes.delete().where(recovery_codes.c.account == account))
            _add_codes(connection, account, codes)

    def counts(self, account: str) -> tuple[int, int]:
        """Sessions, and codes that are left."""
        with self.engine.connect() as connection:
            found = [
                connection.scalar(
                    sa.select(sa.func.count()).select_from(each).where(each.c.account == account)
                )
                for each in (sessions, recovery_codes)
            ]
        return found[0] or 0, found[1] or 0

    # -- seats

    def collect(self, account: str, keys: Iterable[str]) -> int:
        """Take seats into an account by their keys; how many of them open one."""
        wanted = sa.select(seats.c.game, seats.c.seat, seats.c.key)
        with writing(self.engine) as connection:
            found = connection.execute(wanted.where(seats.c.key.in_(list(keys)))).all()
            for game, seat, key in found[:MOST_SEATS]:
                mine = (account_seats.c.account == account) & (account_seats.c.game == game)
                connection.execute(account_seats.delete().where(mine, account_seats.c.seat == seat))
                row = {"account": account, "game": game, "seat": seat, "key": key}
                connection.execute(account_seats.insert().values(**row))
        return len(found)

    def let_go(self, account: str, game: str) -> None:
        """The games of an account without this one."""
        with writing(self.engine) as connection:
            connection.execute(
                account_seats.delete().where(
                    account_seats.c.account == account, account_seats.c.game == game
                )
            )

    def seats_of(self, account: str, game: str | None = None) -> list[HeldSeat]:
        """The seats that an account holds, as long as their keys still open them."""
        alive = (seats.c.game == account_seats.c.game) & (seats.c.key == account_seats.c.key)
        wanted = (
            sa.select(account_seats.c.game, account_seats.c.seat, account_seats.c.key)
            .join(seats, alive)
            .where(account_seats.c.account == account)
            .order_by(account_seats.c.game, account_seats.c.seat)
        )
        if game is not None:
            wanted = wanted.where(account_seats.c.game == game)
        with self.engine.connect() as connection:
            return [HeldSeat(*row) for row in connection.execute(wanted)]

    def holders(self, game: str) -> dict[int, Account]:
        """[seat] -> the account that holds it, where one does."""
        alive = (seats.c.game == account_seats.c.game) & (seats.c.key == account_seats.c.key)
        wanted = (
            sa.select(
                account_seats.c.seat,
                accounts.c.id,
                accounts.c.name,
                accounts.c.password,
                accounts.c.created,
            )
            .join(accounts, accounts.c.id == account_seats.c.account)
            .join(seats, alive)
            .where(account_seats.c.game == game)
        )
        with self.engine.connect() as connection:
            return {row[0]: Account(*row[1:]) for row in connection.execute(wanted)}

    # -- everything

    def everything(self, account: Account) -> dict[str, Any]:
        """All that is known of somebody."""
        words = sa.select(talk.c.game, talk.c.at, talk.c.words).where(talk.c.account == account.id)
        told = sa.select(reports.c.game, reports.c.at, reports.c.words)
        with self.engine.connect() as connection:
            said = [dict(row._mapping) for row in connection.execute(words)]
            sent = connection.execute(told.where(reports.c.account == account.id))
            reported = [dict(row._mapping) for row in sent]
            begun = sa.select(sessions.c.created).where(sessions.c.account == account.id)
            since = list(connection.scalars(begun))
            how = sa.select(notices.c.language, notices.c.base, notices.c.webhook)
            rows = connection.execute(how.where(notices.c.account == account.id))
            told_how = [dict(row._mapping) for row in rows]
            which = sa.select(push_subscriptions.c.endpoint, push_subscriptions.c.created)
            pushed = connection.execute(which.where(push_subscriptions.c.account == account.id))
            browsers = [dict(row._mapping) for row in pushed]
        return {
            "name": account.name,
            "created": account.created,
            "sessions": since,
            "seats": msgspec.to_builtins(self.seats_of(account.id)),
            "words": said,
            "reports": reported,
            "notices": told_how,
            "browsers": browsers,
        }

    def remove(self, account: Account) -> list[str]:
        """Forget somebody with everything they said and were called; the games concerned."""
        held = self.seats_of(account.id)
        own = talk.c.account == account.id
        with writing(self.engine) as connection:
            for each in held:
                _unname(connection, each, account.name)
            spoken = connection.scalars(sa.select(talk.c.game).where(own).distinct()).all()
            nothing = {"phrase": None, "words": None, "account": None}
            connection.execute(talk.update().where(own).values(nothing))
            for table in (
                *(reports, account_seats, sessions, recovery_codes, notices),
                *WITH_ACCOUNT,
            ):
                connection.execute(table.delete().where(table.c.account == account.id))
            nobody = rated_results.update().where(rated_results.c.account == account.id)
            connection.execute(nobody.values(account=None))
            connection.execute(accounts.delete().where(accounts.c.id == account.id))
        return sorted({each.table for each in held} | set(spoken))


def _add_codes(connection: sa.Connection, account: str, codes: Iterable[str]) -> None:
    rows = [{"account": account, "digest": code_digest(code)} for code in codes]
    connection.execute(recovery_codes.insert(), rows)


def _change_password(connection: sa.Connection, account: str, password: str) -> None:
    connection.execute(accounts.update().where(accounts.c.id == account).values(password=password))
    _end_sessions(connection, account)


def _end_sessions(connection: sa.Connection, account: str) -> None:
    """No device is the account's any more, nor is it told of anything."""
    for table in (sessions, push_subscriptions):
        connection.execute(table.delete().where(table.c.account == account))


def _unname(connection: sa.Connection, held: HeldSeat, name: str) -> None:
    """Take somebody's name off a seat."""
    named = connection.scalar(sa.select(games.c.names).where(games.c.id == held.table))
    names = list(named or ())
    if held.seat < len(names) and names[held.seat] == name:
        names[held.seat] = ""
        connection.execute(games.update().where(games.c.id == held.table).values(names=names))
