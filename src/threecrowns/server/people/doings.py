"""What people did at some tables, in whatever process: read for all of them at once."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple

import sqlalchemy as sa

from threecrowns.server.database import Database, as_json, seats
from threecrowns.server.people.clock import Clock
from threecrowns.server.people.companies import company_from
from threecrowns.server.people.company import MOST_LINES, Company
from threecrowns.server.people.database import plans, sittings, talk
from threecrowns.server.people.plans import KeptPlan, kept_plan
from threecrowns.server.people.talking import TalkLine

_same = talk.alias("same")
LAST_LINE = (
    sa.select(sa.func.max(_same.c.number)).where(_same.c.game == talk.c.game).scalar_subquery()
)


class Doings(NamedTuple):
    """The people at one table, as the store has it."""

    changes: int  # of one's own, when it was read
    keys: list[str]  # [seat]
    company: Company
    lines: list[TalkLine]  # of talk, the last ones
    plans: dict[int, KeptPlan]  # [seat]


class Statements(NamedTuple):
    """What is asked, always in the same words: making them takes longer than the answer."""

    keys: sa.Select[Any]
    sittings: sa.Select[Any]
    talk: sa.Select[Any]
    plans: sa.Select[Any]


@lru_cache(maxsize=2)
def _statements(asked: sa.FromClause) -> Statements:
    """Of each database: about the tables that are asked for."""
    said = sa.select(
        talk.c.game, talk.c.number, talk.c.seat, talk.c.phrase, talk.c.words, talk.c.at
    ).where(talk.c.number > LAST_LINE - MOST_LINES)
    keyed = sa.select(seats.c.game, seats.c.key).order_by(seats.c.game, seats.c.seat)
    sat = sa.select(sittings.c.game, sittings.c.facts)
    return Statements(
        keyed.join(asked, asked.c.game == seats.c.game),
        sat.join(asked, asked.c.game == sittings.c.game),
        said.join(asked, asked.c.game == talk.c.game).order_by(talk.c.game, talk.c.number),
        sa.select(plans).join(asked, asked.c.game == plans.c.game),
    )


def read_doings(database: Database, clock: Clock, tables: Mapping[str, int]) -> dict[str, Doings]:
    """[table] -> what people did there; they are asked for with how many changes were one's own.

    Of talk everything is read that a reader may be told: lines may have been forgotten meanwhile.
    """
    of = {"wanted": as_json([{"game": game, "after": 0} for game in tables])}
    ask = _statements(database.wanted())
    found = {
        game: Doings(changes, [], Company(game, clock), [], {}) for game, changes in tables.items()
    }
    with database.engine.connect() as connection:
        for game, key in connection.execute(ask.keys, of):
            found[game].keys.append(key)
        for game, facts in connection.execute(ask.sittings, of):
            found[game] = found[game]._replace(company=company_from(game, clock, facts))
        for game, *line in connection.execute(ask.talk, of):
            found[game].lines.append(TalkLine(*line))
        for row in connection.execute(ask.plans, of):
            found[row.game].plans[row.seat] = kept_plan(row)
    return found
