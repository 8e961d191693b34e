"""The tables of the database. Nothing in them is known to one kind of database only."""

from __future__ import annotations

import sqlalchemy as sa

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
    sa.Column("data", sa.Text, nullable=False),  # a line of the record
)
