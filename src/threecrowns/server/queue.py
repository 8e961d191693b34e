"""The work of the bots as a queue in the database, for all processes that share it.

A row is a game in which a bot is to answer. It is written together with the answer that makes it
due, so it cannot be lost. Whoever takes it holds it for a while and says now and then that it is
still at work; from whoever was killed, others take it over. Clocks of machines may differ: only
that of the database counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert

from threecrowns.server.database import thinking

LEASE = 30.0  # seconds for which a taken game is nobody else's
MOST_TRIES = 5  # then it waits until somebody looks at the table
CLOCK = sa.extract("epoch", sa.func.clock_timestamp())


class Work(NamedTuple):
    game: str
    asked: int  # when it was taken


def ask_for(connection: sa.Connection, wanted: Sequence[str]) -> None:
    """A bot is to answer in these games."""
    if not wanted:
        return
    new = insert(thinking)
    again = new.on_conflict_do_update(
        index_elements=["game"], set_={"asked": thinking.c.asked + 1, "tries": 0}
    )
    rows = [{"game": game, "asked": 1, "tries": 0} for game in sorted(set(wanted))]
    connection.execute(again.values(rows))


class Queue:
    def __init__(self, engine: sa.Engine, worker: str, lease: float = LEASE) -> None:
        self.engine = engine
        self.worker = worker
        self.lease = lease

    def take(self, most: int) -> list[Work]:
        """Take games that nobody works at, or whose worker has not been heard of."""
        free = (
            sa.select(thinking.c.game)
            .where(
                sa.or_(thinking.c.until.is_(None), thinking.c.until < CLOCK),
                thinking.c.tries < MOST_TRIES,
            )
            .limit(most)
            .with_for_update(skip_locked=True)
        )
        taken = (
            thinking.update()
            .where(thinking.c.game.in_(free))
            .values(worker=self.worker, until=CLOCK + self.lease, tries=thinking.c.tries + 1)
            .returning(thinking.c.game, thinking.c.asked)
        )
        with self.engine.begin() as connection:
            return [Work(game, asked) for game, asked in connection.execute(taken)]

    def keep(self, games: Sequence[str]) -> None:
        """Still at work."""
        kept = (
            thinking.update()
            .where(thinking.c.game.in_(games), thinking.c.worker == self.worker)
            .values(until=CLOCK + self.lease)
        )
        with self.engine.begin() as connection:
            connection.execute(kept)

    def done(self, work: Work) -> None:
        """Nothing is left to do, unless somebody asked again meanwhile."""
        mine = sa.and_(thinking.c.game == work.game, thinking.c.worker == self.worker)
        with self.engine.begin() as connection:
            connection.execute(thinking.delete().where(mine, thinking.c.asked == work.asked))
            connection.execute(thinking.update().where(mine).values(until=None))
