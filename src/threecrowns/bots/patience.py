"""How long a bot thinks at a table: longer where answers are close, never longer than people bear.

An answer has a limit of seconds, and a turn of many answers has one, too. As a rule an answer takes
the limit's part without overtime; less, once no other answer could come first in what is left of
that; and more, up to the limit, while the two answers that were tried most are close. (In programs
that play go these rules are called EARLY and CLOSE: Huang, Coulom and Lin 2010, Baier and Winands
2016.)

The compiled search knows no clock: it asks a watch now and then whether that is enough.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from time import monotonic

from threecrowns.engine.search import DECIDED_EVERY, Search

CLOSE = 0.8  # tried so often as the answer tried most, as a share: another one may still be better
SHARE = 0.2  # of what its turn still has: no answer takes more


@dataclass(frozen=True)
class Limits:
    """What one answer may take."""

    iterations: int  # as a rule
    seconds: float = inf  # at most
    overtime: float = 1.0  # what may be taken at most, as a multiple of what is taken as a rule

    @property
    def most_iterations(self) -> int:
        return int(self.iterations * self.overtime)

    @property
    def usual_seconds(self) -> float:
        return self.seconds / self.overtime

    def later(self, answered: int) -> Limits:
        """What is left for an answer after so many others of the same turn.

        It is counted as if those before had taken all they might: so it is known from the table
        alone, in any process and after any pause, and a turn has an end however many answers it
        needs.
        """
        return Limits(self.iterations, self.seconds * (1 - SHARE) ** answered, self.overtime)


class Watch:
    """Looks at the clock for a search, from now on, and says when it is enough."""

    def __init__(
        self, search: Search, limits: Limits, clock: Callable[[], float] = monotonic
    ) -> None:
        self.search = search
        self.limits = limits
        self.clock = clock
        self.begin = clock()

    def is_enough(self) -> bool:
        spent = self.clock() - self.begin
        if spent >= self.limits.seconds:
            return True
        return self.search.done % DECIDED_EVERY == 0 and self._is_clear(spent)

    def _is_clear(self, spent: float) -> bool:
        """Would the same answer win if another got everything that is usually left?"""
        most, second = (float(visits) for visits in self.search.most_tried())
        return second < CLOSE * most and most - second > self._usually_left(spent)

    def _usually_left(self, spent: float) -> float:
        """So many iterations an answer without overtime still has, as fast as they went so far."""
        done, seconds = float(self.search.done), self.limits.usual_seconds - spent
        by_time = done * seconds / spent if spent > 0.0 else inf
        return min(self.limits.iterations - done, by_time)
