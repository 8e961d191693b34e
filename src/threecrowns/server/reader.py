"""Somebody who looks at a table over a socket."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping

from threecrowns.engine.phrase import Phrase
from threecrowns.server.protocol import Past, Refused, Seen, ToReader, write
from threecrowns.table.sight import Sight
from threecrowns.table.table import OrderError, Table

MOST_WAITING = 256  # messages that a reader has not taken yet


class Reader:
    def __init__(self, seats: Mapping[str, int]) -> None:
        self.keys = dict(seats)  # [key] -> the seat it opens
        self.seat: int | None = None  # it looks as this one; None: a spectator
        self.known = 0  # events that it was told
        self.since = -1  # index of its last sight
        self.is_greeted = False  # it said hello and is told what happens
        self.is_too_slow = False
        self.account: str | None = None  # of whoever reads
        self.dismissed: int | None = None  # the code with which it is let go
        self.most_seen_by: Callable[[set[int]], int | None] = everything
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue(MOST_WAITING)  # None: no more
        self.stop_sending: Callable[[], object] = nothing  # whoever sends may wait for ever

    @property
    def seats(self) -> set[int]:
        """The seats that it may take."""
        return set(self.keys.values())

    def send(self, message: ToReader) -> None:
        """Whoever does not take its messages is sent no more of them, and let go."""
        if self.is_too_slow:
            return
        try:
            self.outbox.put_nowait(write(message))
        except asyncio.QueueFull:
            self.is_too_slow = True
            self.stop_sending()

    def dismiss(self, code: int, refused: Refused) -> None:
        """Say why, and let it go."""
        self.dismissed = code
        self.keys = {}
        self.seat = None  # an order that is on its way finds nobody to carry it out for
        self.is_greeted = False
        self.send(refused)
        if not self.is_too_slow:
            self.is_too_slow = True  # whatever comes now is not for it
            if self.outbox.full():
                self.outbox.get_nowait()
            self.outbox.put_nowait(None)

    def sight_of(self, table: Table) -> Sight:
        """What it sees now, with what it was not told yet."""
        most = self.most_seen_by(self.seats)
        if most is None:
            sight = table.sight(self.seat, self.known, self.since)
        else:
            sight = table.behind(most, self.known, self.since)
        self.known = sight.first_news + len(sight.news)
        self.since = table.index
        return sight

    def show(self, table: Table) -> None:
        self.send(Seen(self.sight_of(table)))

    def refuse(self, refused: Refused, table: Table) -> None:
        """Say no, with the fresh sight where the reader's was out of date."""
        if refused.code == "stale":
            refused = Refused(refused.n, refused.code, refused.text, self.sight_of(table))
        self.send(refused)

    def show_past(self, number: int, table: Table, answers: int) -> None:
        self.send(Past(number, past_for(table, self.seat, answers, self.most_seen_by(self.seats))))

    def sit(self, seat: int | None) -> None:
        """Look as somebody else, who was told other things."""
        self.seat = seat
        self.known = 0
        self.since = -1


def nothing() -> None:
    """Nobody is sending yet, or any more."""


def everything(_: set[int]) -> int | None:
    """How many answers are seen; None: all."""
    return None


def past_for(table: Table, seat: int | None, answers: int, most: int | None) -> Sight:
    """The table after so many answers, of which a reader may know so many; raises OrderError."""
    if most is None:
        return table.at(seat, answers)
    if not 0 <= answers <= most:
        raise OrderError("back", Phrase("back-impossible", {"count": answers}))
    return table.behind(answers)
