"""Somebody who looks at a table over a socket."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping

from threecrowns.engine.phrase import Phrase
from threecrowns.server.protocol import CLOSE_TOO_SLOW, Past, Refused, Seen, ToReader, write
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
        self.is_gone = False  # it is told nothing any more
        self.account: str | None = None  # of whoever reads
        self.dismissed: int | None = None  # the code with which it is let go
        self.most_seen_by: Callable[[set[int]], int | None] = everything
        self.outbox: deque[bytes] = deque()  # what the system did not take yet
        self._say: Callable[[bytes], bool] = not_now
        self._let_go: Callable[[int], object] = nothing

    @property
    def seats(self) -> set[int]:
        """The seats that it may take."""
        return set(self.keys.values())

    def attend(self, say: Callable[[bytes], bool], let_go: Callable[[int], object]) -> None:
        """From now on it is told what is sent: `say` is false while it cannot take more."""
        self._say, self._let_go = say, let_go
        self.go_on()

    def leave(self) -> None:
        """It is told nothing any more."""
        self._say, self._let_go = not_now, nothing
        self.is_gone = True
        self.outbox.clear()

    def send(self, message: ToReader) -> None:
        """Whoever does not take its messages is sent no more of them, and let go."""
        if self.is_gone:
            return
        text = write(message)
        if self.outbox or not self._say(text):
            self._keep(text)

    def _keep(self, text: bytes) -> None:
        if len(self.outbox) < MOST_WAITING:
            self.outbox.append(text)
        else:
            self.is_gone = True
            self._let_go(self.dismissed or CLOSE_TOO_SLOW)

    def go_on(self) -> None:
        """It takes messages again."""
        while self.outbox and self._say(self.outbox[0]):
            self.outbox.popleft()
        if not self.outbox and self.dismissed is not None:
            self._let_go(self.dismissed)

    def dismiss(self, code: int, refused: Refused) -> None:
        """Say why, and let it go."""
        self.dismissed = code
        self.keys = {}
        self.seat = None  # an order that is on its way finds nobody to carry it out for
        self.is_greeted = False
        self.send(refused)
        self.is_gone = True  # whatever comes now is not for it
        self.go_on()

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


def not_now(_: bytes) -> bool:
    """There is no socket yet, or no more."""
    return False


def nothing(_: int) -> None:
    """Nobody has to be let go."""


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
