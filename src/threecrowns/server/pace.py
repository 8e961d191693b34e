"""How fast a reader may talk: so many messages at once, then so many per second."""

from __future__ import annotations

from collections.abc import Callable

AT_ONCE = 80
PER_SECOND = 20.0
PATIENCE = 80  # messages that are refused before the reader is let go


class Pace:
    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self.refused = 0  # in a row
        self._left = float(AT_ONCE)
        self._at = clock()

    def allows_one_more(self) -> bool:
        now = self.clock()
        self._left = min(AT_ONCE, self._left + (now - self._at) * PER_SECOND)
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
