"""How often somebody may try: so many times at once, then so many per second."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from threecrowns.engine.phrase import Phrase
from threecrowns.server.people.clock import Clock
from threecrowns.server.speaking import RequestError

MOST_KNOWN = 10_000  # who tried; the one who tried longest ago is forgotten


@dataclass(frozen=True)
class Rate:
    at_once: int
    per_second: float
    name: str = ""  # in the settings of a host, who may want another


MESSAGES = Rate(80, 20.0, "messages")  # of one socket
NEW_TABLES = Rate(60, 1 / 10, "new_tables")  # from one address; at the machine of the house any
SIGN_IN_HERE = Rate(8, 1 / 30, "sign_in")  # one name from one address
SIGN_IN_FROM = Rate(60, 1 / 5, "sign_in_from")  # any name from one address
SIGN_IN_AS = Rate(200, 1 / 5, "sign_in_as")  # one name: a stranger cannot shut its owner out soon
NEW_ACCOUNTS = Rate(30, 1 / 60, "new_accounts")  # from one address
TALKING = Rate(10, 1 / 2, "talking")  # from one seat
REPORTS = Rate(5, 1 / 600, "reports")  # from one seat
SEATS = Rate(60, 1.0, "seats")  # tried from one address
PAGES = Rate(120, 2.0, "pages")  # of players, looked at from one address


class Limits:
    def __init__(self, clock: Clock, wanted: Mapping[str, Rate] | None = None) -> None:
        self.clock = clock
        self.wanted = dict(wanted or {})  # [name of a rate] -> the host's instead
        self._left: dict[tuple[str, ...], tuple[float, float]] = {}  # tries left, and when

    def rate(self, usual: Rate) -> Rate:
        return self.wanted.get(usual.name, usual)

    def take(self, rate: Rate, *who: str) -> None:
        """Count a try; raises RequestError if there were too many."""
        rate = self.rate(rate)
        now = self.clock.monotonic()
        left, at = self._left.pop(who, (float(rate.at_once), now))
        left = min(rate.at_once, left + (now - at) * rate.per_second)
        is_allowed = left >= 1
        self._left[who] = (left - 1 if is_allowed else left, now)
        if len(self._left) > MOST_KNOWN:
            del self._left[next(iter(self._left))]
        if not is_allowed:
            raise RequestError(429, "too-often", Phrase("people-too-often"))
