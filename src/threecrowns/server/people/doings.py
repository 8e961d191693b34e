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

    people: sa.Select[Any]  # keys, company, and whether there is any of what follows
    talk: sa.Select[Any]
    plans: sa.Select[Any]


@lru_cache(maxsize=8)
def _statements(database: Database) -> Statements:
    """About the tables that are asked for."""
    asked = database.wanted()
    said = sa.select(
        talk.c.game, talk.c.number, talk.c.seat, talk.c.phrase, talk.c.words, talk.c.at
    ).where(talk.c.number > LAST_LINE - MOST_LINES)
    keyed = sa.select(database.pairs(seats.c.seat, seats.c.key)).where(seats.c.game == asked.c.game)
    facts = sa.select(sittings.c.facts).where(sittings.c.game == asked.c.game)
    people = sa.select(
        asked.c.game,
        keyed.scalar_subquery().label("keyed"),
        facts.scalar_subquery().label("facts"),
        sa.exists().where(talk.c.game == asked.c.game).label("has_talk"),
        sa.exists().where(plans.c.game == asked.c.game).label("has_plans"),
    )
    return Statements(
        people,
        said.join(asked, asked.c.game == talk.c.game).order_by(talk.c.game, talk.c.number),
        sa.select(plans).join(asked, asked.c.game == plans.c.game),
    )


def read_doings(database: Database, clock: Clock, tables: Mapping[str, int]) -> dict[str, Doings]:
    """[table] -> what people did there; they are asked for with how many changes were one's own.

    Of talk everything is read that a reader may be told: lines may have been forgotten meanwhile.
    """
    of = {"wanted": as_json([{"game": game, "after": 0} for game in tables])}
    ask = _statements(database)
    found = {
        game: Doings(changes, [], Company(game, clock), [], {}) for game, changes in tables.items()
    }
    has_talk = has_plans = False
    with database.engine.connect() as connection:
        for row in connection.execute(ask.people, of):
            keys = [key for _, key in sorted(row.keyed or ())]
            doings = found[row.game] = found[row.game]._replace(keys=keys)
            if row.facts is not None:
                company = company_from(row.game, clock, row.facts)
                found[row.game] = doings._replace(company=company)
            has_talk, has_plans = has_talk or row.has_talk, has_plans or row.has_plans
        if has_talk:
            for game, *line in connection.execute(ask.talk, of):
                found[game].lines.append(TalkLine(*line))
        if has_plans:
            for row in connection.execute(ask.plans, of):
                found[row.game].plans[row.seat] = kept_plan(row)
    return found
