"""How fast a reader may talk: so many messages at once, then so many per second."""

from __future__ import annotations

from collections.abc import Callable

from threecrowns.server.people.limits import MESSAGES, Rate

PATIENCE = 80  # messages that are refused before the reader is let go


class Pace:
    def __init__(self, clock: Callable[[], float], rate: Rate = MESSAGES) -> None:
        self.clock = clock
        self.rate = rate
        self.refused = 0  # in a row
        self._left = float(rate.at_once)
        self._at = clock()

    def allows_one_more(self) -> bool:
        now = self.clock()
        more = (now - self._at) * self.rate.per_second
        self._left = min(self.rate.at_once, self._left + more)
        self._at = now
        if self._left < 1:
            self.refused += 1
            return False
        self.refused = 0
        self._left -= 1
        return True

    @property
    def is_exhausted(self) -> bool:
        return self.refused > PATIENCE
