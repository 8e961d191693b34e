"""Prepared answers in the store: one plan for each seat, or how the last one ended."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from typing import Any

import msgspec
import sqlalchemy as sa

from threecrowns.engine.phrase import Phrase, phrase_from
from threecrowns.server.database import games
from threecrowns.server.people.database import plans
from threecrowns.server.people.writing import writing
from threecrowns.server.store import Store
from threecrowns.table.ahead import Plan, plan_from

MOST_LOOKED_AT = 1000  # games with plans, at one time


@dataclass(frozen=True)
class KeptPlan:
    plan: Plan | None = None
    ended: Phrase | None = None  # how the last one ended; told until it is read
    token: str = field(default_factory=lambda: secrets.token_urlsafe(9))

    @property
    def is_nothing(self) -> bool:
        return self.plan is None and self.ended is None


class Plans:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.engine = store.engine

    def load(self, game: str) -> dict[int, KeptPlan]:
        """[seat] -> what is kept of its plan."""
        wanted = sa.select(plans).where(plans.c.game == game)
        with self.engine.connect() as connection:
            return {row.seat: kept_plan(row) for row in connection.execute(wanted)}

    def change(self, game: str, seat: int, before: KeptPlan | None, after: KeptPlan) -> bool:
        """Keep another plan in the place of the one before; False if that is no more there."""
        mine = (plans.c.game == game) & (plans.c.seat == seat)
        if before is not None:
            mine &= plans.c.token == before.token
        row = {
            "token": after.token,
            "plan": msgspec.to_builtins(after.plan),
            "ended": msgspec.to_builtins(after.ended),
        }
        with writing(self.engine) as connection:
            if before is None:  # whatever is there, for its owner wants another one
                connection.execute(plans.delete().where(mine))
                is_there = connection.scalar(sa.select(games.c.id).where(games.c.id == game))
                is_done = is_there is not None
                if is_done and not after.is_nothing:
                    connection.execute(plans.insert().values(game=game, seat=seat, **row))
            elif after.is_nothing:
                is_done = connection.execute(plans.delete().where(mine)).rowcount == 1
            else:
                is_done = connection.execute(plans.update().where(mine).values(**row)).rowcount == 1
            if is_done:
                self.store.database.tell(connection, self.store.process, [f"{game}:0"])
        return is_done

    def due(self) -> list[str]:
        """Games in which a seat that has a plan is asked, or that are over."""
        wanted = (
            sa.select(plans.c.game, plans.c.seat, games.c.standing, games.c.is_over)
            .join(games, games.c.id == plans.c.game)
            .where(plans.c.plan.is_not(None))
            .limit(MOST_LOOKED_AT)
        )
        with self.engine.connect() as connection:
            rows = connection.execute(wanted).all()
        return sorted(
            {row.game for row in rows if row.is_over or row.seat in row.standing["waiting"]}
        )


def kept_plan(row: sa.Row[Any]) -> KeptPlan:
    return KeptPlan(
        None if row.plan is None else plan_from(row.plan),
        None if row.ended is None else phrase_from(row.ended),
        row.token,
    )
