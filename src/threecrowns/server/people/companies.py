"""Companies, talk and reports in the store."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from typing import NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from threecrowns.server.database import games, seats
from threecrowns.server.people.clock import Clock
from threecrowns.server.people.clocks import after, while_closed
from threecrowns.server.people.company import MOST_LINES, Company
from threecrowns.server.people.database import reports, sittings, talk
from threecrowns.server.people.facts import CompanyFacts
from threecrowns.server.people.talking import TalkLine
from threecrowns.server.people.writing import writing
from threecrowns.server.store import Store

TRIES = 5
MOST_OPEN = 50  # tables in the public hall


class Mark(NamedTuple):
    """How late it is at a table, for the one that knows what was kept there last."""

    changes: int  # of our own that led to it
    known: float  # when that was
    facts: CompanyFacts


class Companies:
    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self.engine = store.engine
        self.clock = clock

    def mark(self, ours: Mapping[str, Mark]) -> dict[str, Company | None]:
        """Keep how late it is at all tables whose clocks run, unless somebody else has meanwhile.

        Those come back as they are kept; None: there is our mark now.
        """
        wanted = sa.select(sittings.c.game, sittings.c.facts).where(sittings.c.is_running)
        found: dict[str, Company | None] = {}
        rows = []
        with writing(self.engine) as connection:
            for table, row in connection.execute(wanted.with_for_update()):
                kept, mark = company_from(table, self.clock, row), ours.get(table)
                if mark is None or mark.known != kept.facts.marked:
                    found[table] = kept
                else:
                    found[table] = None
                    rows.append({"of": table, "facts": mark.facts})
            if rows:
                self.store.database.update_rows(connection, sittings, ("facts",), rows)
        return found

    def open_tables(self) -> list[tuple[str, CompanyFacts]]:
        """Tables at which anybody may take a seat, the newest first."""
        wanted = (
            sa.select(sittings.c.game, sittings.c.facts)
            .join(games, games.c.id == sittings.c.game)
            .where(sittings.c.has_open, games.c.is_over.is_(False))
            .order_by(games.c.created.desc(), games.c.id)
            .limit(MOST_OPEN)
        )
        with self.engine.connect() as connection:
            rows = connection.execute(wanted)
            return [(table, msgspec.convert(raw, CompanyFacts)) for table, raw in rows]

    def _tell(self, connection: sa.Connection, *tables: str) -> None:
        """Other processes look at the company of a table anew."""
        news = [f"{table}:0" for table in tables]
        self.store.database.tell(connection, self.store.process, news)

    def tell(self, tables: Iterable[str]) -> None:
        """The same, of what was changed elsewhere."""
        with writing(self.engine) as connection:
            self._tell(connection, *tables)

    def keep(self, table: str, facts: CompanyFacts) -> None:
        row = {
            "facts": msgspec.to_builtins(facts),
            "is_running": bool(facts.running),
            "has_open": bool(facts.open),
        }
        with writing(self.engine) as connection:
            known = sittings.update().where(sittings.c.game == table).values(**row)
            if connection.execute(known).rowcount == 0:
                is_game = sa.select(games.c.id).where(games.c.id == table)
                if connection.scalar(is_game) is not None:
                    connection.execute(sittings.insert().values(game=table, **row))
            self._tell(connection, table)

    # -- seats

    def keys(self, table: str) -> list[str]:
        """[seat] -> the key that opens it."""
        wanted = sa.select(seats.c.key).where(seats.c.game == table).order_by(seats.c.seat)
        with self.engine.connect() as connection:
            return list(connection.scalars(wanted))

    def change_key(self, table: str, seat: int, old: str, new: str) -> bool:
        """Another key for a seat; False if the old one is not its key any more."""
        wanted = (seats.c.game == table) & (seats.c.seat == seat) & (seats.c.key == old)
        with writing(self.engine) as connection:
            done = connection.execute(seats.update().where(wanted).values(key=new))
            self._tell(connection, table)
        return done.rowcount == 1

    def rename(self, table: str, names: tuple[str, ...]) -> None:
        with writing(self.engine) as connection:
            connection.execute(games.update().where(games.c.id == table).values(names=list(names)))
            self._tell(connection, table)

    # -- talk

    def lines(self, table: str) -> list[TalkLine]:
        """What was said at a table last."""
        wanted = (
            sa.select(talk.c.number, talk.c.seat, talk.c.phrase, talk.c.words, talk.c.at)
            .where(talk.c.game == table)
            .order_by(talk.c.number.desc())
            .limit(MOST_LINES)
        )
        with self.engine.connect() as connection:
            found = [TalkLine(*row) for row in connection.execute(wanted)][::-1]
        return [line for line in found if not line.is_forgotten]

    def say(
        self, table: str, seat: int, phrase: str | None, words: str | None, account: str | None
    ) -> TalkLine:
        last = sa.select(sa.func.max(talk.c.number)).where(talk.c.game == table)
        for tried in range(TRIES):
            try:
                with writing(self.engine) as connection:
                    number = (connection.scalar(last) or 0) + 1
                    line = TalkLine(number, seat, phrase, words, self.clock.stamp())
                    row = {**msgspec.structs.asdict(line), "game": table, "account": account}
                    connection.execute(talk.insert().values(**row))
                    self._tell(connection, table)
            except IntegrityError:  # somebody else spoke at the same time
                if tried == TRIES - 1:
                    raise
            else:
                return line
        raise AssertionError("it was said, or raised")

    def report(
        self,
        table: str,
        seat: int,
        about: int | None,
        words: str,
        record: bytes,
        account: str | None,
    ) -> str:
        """Keep a complaint with what lay on the table; its id."""
        number = secrets.token_urlsafe(9)
        row = {
            "id": number,
            "game": table,
            "at": self.clock.stamp(),
            "seat": seat,
            "about": about,
            "words": words,
            "account": account,
            "talk": msgspec.to_builtins(self.lines(table)),
            "record": record.decode(),
        }
        with writing(self.engine) as connection:
            connection.execute(reports.insert().values(**row))
        return number


def company_from(table: str, clock: Clock, row: object) -> Company:
    """A company as it was kept, after the time since then that counts."""
    facts = msgspec.convert(row, CompanyFacts)
    return Company(table, clock, after(facts, while_closed(facts, clock.wall())))
