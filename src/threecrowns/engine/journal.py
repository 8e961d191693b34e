"""Events: what happened, and who may know it.

Rules note events only while a journal is attached, so search pays nothing. The log, the
explanations of scripted opponents and "since your last turn" are wordings of these events.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from threecrowns.engine.bits import bit, has

UNKNOWN: Final = -1  # stands for a secret the reader may not know
NOBODY: Final = 0


class Event:
    """One thing that happened: a kind, who did it, up to four open facts and one secret."""

    def __init__(self, kind: i64, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        self.kind: i64 = kind
        self.seat: i64 = seat
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d
        self.secret: i64 = UNKNOWN
        self.knowers: i64 = NOBODY  # bit per seat: may that seat know the secret?

    def known_to(self, seat: i64) -> Event:
        """The event as that seat may read it; seat -1 is a spectator."""
        seen = Event(self.kind, self.seat, self.a, self.b, self.c, self.d)
        if seat >= 0 and has(self.knowers, seat):
            seen.secret = self.secret
            seen.knowers = bit(seat)
        return seen

    def facts(self) -> tuple[int, int, int, int, int, int, int]:
        return (self.kind, self.seat, self.a, self.b, self.c, self.d, self.secret)


class Journal:
    def __init__(self) -> None:
        self.events: list[Event] = []

    def add(self, event: Event) -> None:
        self.events.append(event)

    def known_to(self, seat: i64) -> list[Event]:
        return [event.known_to(seat) for event in self.events]
