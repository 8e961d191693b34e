"""Who only looks on at a table sees it as it was some answers ago, if the table wants that.

Whatever is told of the moment is kept from them, too: clocks, offers, talk, notices. Once the game
is over they see everything.
"""

from __future__ import annotations

from threecrowns.engine.match import Answer
from threecrowns.table.ahead import past_of
from threecrowns.table.table import Table


class Veil:
    """What of one table may be seen by those who only look on."""

    def __init__(self) -> None:
        self._shown = 0  # answers
        self._past = ""  # digest of them

    def shown(self, table: Table, delay: int) -> int:
        """How many answers; whoever takes one back does not take back what was seen."""
        given = table.match.answers
        found = _before(given, delay)
        is_seen = found < self._shown <= len(given)
        if is_seen and past_of(table, self._shown) == self._past:
            return self._shown
        self._shown, self._past = found, past_of(table, found)
        return found


def _before(given: list[Answer], delay: int) -> int:
    """How many answers there were before the last `delay` that people or bots gave.

    A table where fewer were given is seen as it was laid.
    """
    chosen = [number for number, answer in enumerate(given) if answer.seat >= 0]
    if not chosen:
        return len(given)
    return chosen[max(0, len(chosen) - delay)] if delay else len(given)
