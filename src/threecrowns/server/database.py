"""The tables, which are the same in every kind of database, and what the kinds do each its way."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from threecrowns.engine.phrase import Phrase

ID_LENGTH = 40
metadata = sa.MetaData()

games = sa.Table(
    "games",
    metadata,
    sa.Column("id", sa.String(ID_LENGTH), primary_key=True),
    sa.Column("game", sa.String(80), nullable=False),
    sa.Column("created", sa.String(32), nullable=False),  # ISO 8601 in UTC: sorts as text
    sa.Column("changed", sa.String(32), nullable=False),
    sa.Column("setup", sa.JSON, nullable=False),
    sa.Column("players", sa.JSON, nullable=False),  # [seat] -> "human" or the name of a bot
    sa.Column("names", sa.JSON, nullable=False),  # [seat] -> what a person is called, or ""
    sa.Column("secret", sa.String(64)),  # of the draws; none where an imported record has none
    sa.Column("is_over", sa.Boolean, nullable=False),
    sa.Column("is_read_only", sa.Boolean, nullable=False),  # imported, to be looked at
    sa.Column("origin", sa.String(ID_LENGTH)),  # the table that this one plays on from
    sa.Column("origin_answers", sa.Integer),  # and after how many of its answers
    sa.Column("bumps", sa.Integer, nullable=False),  # steps of the index that no line stands for
    sa.Column("way_back", sa.JSON(none_as_null=True)),  # somebody asks everybody to go back
    sa.Column("standing", sa.JSON, nullable=False),  # what a list of games shows of it
    sa.Index("games_by_change", "changed"),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("game", sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("key", sa.String(ID_LENGTH), nullable=False, unique=True),  # opens this seat
)

lines = sa.Table(
    "lines",
    metadata,
    sa.Column("game", sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),  # from 1
    sa.Column("data", sa.Text, nullable=False),  # the lines that one order adds to the record
)

thinking = sa.Table(  # games in which a bot is to answer: the work of all processes
    "thinking",
    metadata,
    sa.Column("game", sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("asked", sa.Integer, nullable=False),  # how often it was asked for
    sa.Column("tries", sa.Integer, nullable=False),  # how often somebody took it
    sa.Column("worker", sa.String(ID_LENGTH)),  # who took it last
    sa.Column("until", sa.Float),  # and keeps it so long, in seconds of the database's clock
)


def as_json(rows: Sequence[Mapping[str, object]]) -> str:
    """Many rows as one parameter of a statement."""
    return msgspec.json.encode(rows).decode()


class Database(ABC):  # what a kind has no need of, it does not do
    """A kind of database, and where it is."""

    engine: sa.Engine
    writing: sa.Engine  # for the orders of all tables, which wait for nobody else
    place: str  # for people, without a password
    is_shared: bool  # other processes may write in it, too

    @abstractmethod
    def reason(self, error: Exception) -> Phrase | str:
        """Why it refused; in its own words where it is nothing usual."""

    @abstractmethod
    def keep_orders(
        self,
        connection: sa.Connection,
        process: str,
        columns: Sequence[str],
        rows: list[dict[str, Any]],
    ) -> set[tuple[str, int]]:
        """Write the rows of `lines` whose number is free; `game` and `number` of those.

        With each of them these columns of its game are written, and its `news` are told.
        """

    @abstractmethod
    def update_rows(
        self,
        connection: sa.Connection,
        table: sa.Table,
        columns: Sequence[str],
        rows: list[dict[str, Any]],
    ) -> None:
        """Write these columns of many rows; `of` says of which, by the table's key."""

    @abstractmethod
    def wanted(self) -> sa.FromClause:
        """`game` and `after` of many games: the parameter `wanted`, as JSON."""

    @abstractmethod
    def pairs(
        self, one: sa.ColumnElement[Any], other: sa.ColumnElement[Any]
    ) -> sa.ColumnElement[Any]:
        """Two columns of many rows as one value, in any order; of none, nothing or none."""

    def let_nobody_else_migrate(self, connection: sa.Connection) -> None:  # noqa: B027
        """Wait until no other process changes the tables."""

    def tell(  # noqa: B027
        self, connection: sa.Connection, process: str, news: Sequence[str]
    ) -> None:
        """Tell the other processes what was written, once it is."""

    def tell_owner(self, connection: sa.Connection) -> None:  # noqa: B027
        """Tell the one process that owns it that somebody else wrote in it."""

    def told_by_others(self, connection: sa.Connection) -> int:
        """How often somebody else did."""
        return 0

    def shrink(self) -> None:
        """Give back the room of what is gone."""
        with self.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.execute(sa.TextClause("VACUUM"))

    def close(self) -> None:  # noqa: B027
        """Let go of it."""
