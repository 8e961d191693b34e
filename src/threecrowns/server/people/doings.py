"""What people did at some tables, in whatever process: read for all of them at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

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


def read_doings(database: Database, clock: Clock, tables: Mapping[str, int]) -> dict[str, Doings]:
    """[table] -> what people did there; they are asked for with how many changes were one's own.

    Of talk everything is read that a reader may be told: lines may have been forgotten meanwhile.
    """
    asked = database.wanted()
    of = {"wanted": as_json([{"game": game, "after": 0} for game in tables])}
    keyed = sa.select(seats.c.game, seats.c.key).join(asked, asked.c.game == seats.c.game)
    sat = sa.select(sittings.c.game, sittings.c.facts)
    said = (
        sa.select(talk.c.game, talk.c.number, talk.c.seat, talk.c.phrase, talk.c.words, talk.c.at)
        .join(asked, asked.c.game == talk.c.game)
        .where(talk.c.number > LAST_LINE - MOST_LINES)
    )
    planned = sa.select(plans).join(asked, asked.c.game == plans.c.game)
    found = {
        game: Doings(changes, [], Company(game, clock), [], {}) for game, changes in tables.items()
    }
    with database.engine.connect() as connection:
        for game, key in connection.execute(keyed.order_by(seats.c.game, seats.c.seat), of):
            found[game].keys.append(key)
        sat = sat.join(asked, asked.c.game == sittings.c.game)
        for game, facts in connection.execute(sat, of):
            found[game] = found[game]._replace(company=company_from(game, clock, facts))
        for game, *line in connection.execute(said.order_by(talk.c.game, talk.c.number), of):
            found[game].lines.append(TalkLine(*line))
        for row in connection.execute(planned, of):
            found[row.game].plans[row.seat] = kept_plan(row)
    return found
