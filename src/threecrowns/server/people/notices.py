"""How somebody who is away is told that it is their turn: a feed, a webhook. All off at first.

Each turn is told once, and nothing of it is secret: which game, and where.
"""

from __future__ import annotations

import secrets

import msgspec
import sqlalchemy as sa

from threecrowns.server.database import games, seats
from threecrowns.server.people.database import account_seats, notices
from threecrowns.server.people.passwords import digest
from threecrowns.server.people.writing import writing
from threecrowns.server.store import Standing

TOKEN_BYTES = 24
MOST_ENTRIES = 50


class NoticeRow(msgspec.Struct, frozen=True):
    account: str
    language: str
    base: str  # the address of the house, as this person knows it
    feed: str | None  # digest of the secret address
    webhook: str | None


class Turn(msgspec.Struct, frozen=True):
    """A game that waits for somebody."""

    table: str
    game: str
    since: str
    turn: int


class Notices:
    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine

    def of(self, account: str) -> NoticeRow | None:
        return self._one(notices.c.account == account)

    def by_feed(self, token: str) -> NoticeRow | None:
        return self._one(notices.c.feed == digest(token))

    def _one(self, which: sa.ColumnElement[bool]) -> NoticeRow | None:
        with self.engine.connect() as connection:
            row = connection.execute(sa.select(notices).where(which)).first()
        return None if row is None else msgspec.convert(row._mapping, NoticeRow)

    def keep(self, row: NoticeRow) -> None:
        with writing(self.engine) as connection:
            connection.execute(notices.delete().where(notices.c.account == row.account))
            if row.feed is not None or row.webhook is not None:
                connection.execute(notices.insert().values(**msgspec.structs.asdict(row)))

    def webhooks(self, table: str) -> dict[int, NoticeRow]:
        """[seat] -> whom to call when it is asked."""
        wanted = (
            sa.select(account_seats.c.seat, *notices.c)
            .join(notices, notices.c.account == account_seats.c.account)
            .join(
                seats, (seats.c.game == account_seats.c.game) & (seats.c.key == account_seats.c.key)
            )
            .where(account_seats.c.game == table, notices.c.webhook.is_not(None))
        )
        with self.engine.connect() as connection:
            return {row[0]: NoticeRow(*row[1:]) for row in connection.execute(wanted)}

    def turns(self, account: str) -> list[Turn]:
        """The games that wait for an account, the last one first."""
        wanted = (
            sa.select(
                games.c.id,
                games.c.game,
                games.c.changed,
                games.c.standing,
                games.c.players,
                account_seats.c.seat,
            )
            .join(account_seats, account_seats.c.game == games.c.id)
            .join(seats, (seats.c.game == games.c.id) & (seats.c.key == account_seats.c.key))
            .where(account_seats.c.account == account, games.c.is_over.is_(False))
            .order_by(games.c.changed.desc(), games.c.id)
            .limit(MOST_ENTRIES)
        )
        found: dict[str, Turn] = {}
        with self.engine.connect() as connection:
            for table, game, changed, raw, players, seat in connection.execute(wanted):
                standing = msgspec.convert(raw, Standing)
                if seat in standing.waiting and players[seat] == "human":
                    found.setdefault(table, Turn(table, game, changed, standing.turn))
        return list(found.values())


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)
