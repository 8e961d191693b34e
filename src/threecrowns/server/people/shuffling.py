"""Numbers that the browsers of all people give to the shuffle, before anything is dealt.

The house has promised its secret by then: its hash is told to whoever comes. The draws come from
the secret and all numbers, so neither the house alone nor any player alone can choose them.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from threecrowns.engine.match import Match, Shuffle
from threecrowns.server.people.rating_database import shuffle_numbers
from threecrowns.server.people.writing import writing
from threecrowns.server.room import Room, begun, standing_of
from threecrowns.server.store import Dealing, Store, now

LARGEST = 2**53 - 1  # what every browser counts to


class Numbers:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.engine = store.engine

    def of(self, table: str) -> dict[int, int]:
        """[seat] -> the number that its browser gave."""
        wanted = sa.select(shuffle_numbers.c.seat, shuffle_numbers.c.number)
        with self.engine.connect() as connection:
            rows = connection.execute(wanted.where(shuffle_numbers.c.game == table))
            return {row.seat: row.number for row in rows}

    def give(self, table: str, seat: int, number: int) -> None:
        """Keep the number of a seat; the first one counts."""
        try:
            with writing(self.engine) as connection:
                row = {"game": table, "seat": seat, "number": number}
                connection.execute(shuffle_numbers.insert().values(**row))
                self.store.database.tell(connection, self.store.process, [f"{table}:0"])
        except IntegrityError:  # it is there
            return


def dealt(room: Room, given: Mapping[int, int]) -> Dealing:
    """The game with its first draws; for who gave no number the house draws one."""
    old, players = room.match, tuple(room.table.players)
    assert old.shuffle is not None, "a game that is played draws from a shuffle"
    numbers = tuple(given.get(seat, secrets.randbelow(LARGEST)) for seat in range(len(players)))
    match = Match(old.game, old.setup, Shuffle(old.shuffle.secret, numbers))
    table, recorder = begun(match, players)
    facts = {"changed": now(), "is_over": table.is_over, "standing": standing_of(table)}
    return Dealing(room.id, room.first_row, tuple(recorder.lines), facts)
