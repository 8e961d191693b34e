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


class Known(NamedTuple):
    """What a process knows of the people at a table, when it asks for more."""

    said: int  # the number of the last line of talk that it told
    changes: int  # of its own


NOTHING_KNOWN = Known(0, 0)


class Doings(NamedTuple):
    """The people at one table, as the store has it."""

    known: Known
    keys: list[str]  # [seat]
    company: Company
    lines: list[TalkLine]  # of talk, after the last that is known
    plans: dict[int, KeptPlan]  # [seat]


def read_doings(database: Database, clock: Clock, known: Mapping[str, Known]) -> dict[str, Doings]:
    """[table] -> what people did there."""
    asked = database.wanted()
    of = {"wanted": as_json([{"game": game, "after": each.said} for game, each in known.items()])}
    keyed = sa.select(seats.c.game, seats.c.key).join(asked, asked.c.game == seats.c.game)
    sat = sa.select(sittings.c.game, sittings.c.facts)
    said = (
        sa.select(talk.c.game, talk.c.number, talk.c.seat, talk.c.phrase, talk.c.words, talk.c.at)
        .join(asked, (asked.c.game == talk.c.game) & (talk.c.number > asked.c.after))
        .where(talk.c.number > LAST_LINE - MOST_LINES)
    )
    planned = sa.select(plans).join(asked, asked.c.game == plans.c.game)
    found = {game: Doings(each, [], Company(game, clock), [], {}) for game, each in known.items()}
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
