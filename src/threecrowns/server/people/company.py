"""The people at one table: clocks, offers, pause, talk, and who may take a seat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from threecrowns.server.people.clock import Clock
from threecrowns.server.people.clocks import after, new_clocks, turned
from threecrowns.server.people.facts import CompanyFacts, SeatCompany, TablePace
from threecrowns.server.people.talking import TalkLine

MOST_LINES = 200  # of talk that a reader is told
PLAIN = CompanyFacts()
ABSENT = 600.0  # seconds, after which others may decide without somebody


class Company:
    def __init__(self, table: str, clock: Clock, facts: CompanyFacts | None = None) -> None:
        self.table = table
        self.clock = clock
        self.facts = CompanyFacts() if facts is None else facts
        self._at = clock.monotonic()  # when the clocks were right
        self._left: dict[int, float] = {}  # [seat] -> when it was left; those who came only
        self._loaded = self._at
        self.gathering: tuple[int, ...] | None = None  # whose numbers the deal waits for
        self.rated: dict[int, str] = {}  # [seat] -> the account that plays, where it is rated
        self.lines: list[TalkLine] = []  # of talk: the last ones, forgotten ones with them
        self.changes = 0  # of our own
        self._kept = 0  # of these, how many are kept

    @property
    def said(self) -> int:
        """The number of the last line of talk that was told here."""
        return self.lines[-1].number if self.lines else 0

    def hear(self, lines: Sequence[TalkLine]) -> list[TalkLine]:
        """Take the talk as it was kept, and what was said since; what was not told yet of it."""
        last = lines[-1].number if lines else 0
        new = [line for line in lines if line.number > self.said]
        since = [line for line in self.lines if line.number > last]
        self.lines = [*lines, *since][-MOST_LINES:]
        return [line for line in new if not line.is_forgotten]

    @property
    def is_plain(self) -> bool:
        """Is nothing to be kept of it, or told?"""
        return self.facts == PLAIN

    def change(self, **facts: Any) -> None:
        self.settle()
        self.facts = replace(self.facts, **facts)
        self.changes += 1

    def follow(self, facts: CompanyFacts, changes: int) -> bool:
        """Take what another process has kept, if it is something else; was it?

        `changes`: of our own when it was read. What we change later is kept in its place.
        """
        if self.changes != changes or self.is_unkept:
            return False
        is_news = without_time(facts) != without_time(self.facts)
        if is_news or facts.marked != self.facts.marked:
            self.facts = facts
            self._at = self.clock.monotonic()
        return is_news

    @property
    def is_unkept(self) -> bool:
        """Did we change something that the store does not have yet?"""
        return self._kept < self.changes

    def were_kept(self, facts: CompanyFacts, changes: int) -> None:
        """The store has these facts, to which so many changes of ours led."""
        self._kept = max(self._kept, changes)
        self.facts = replace(self.facts, marked=facts.marked)

    def settle(self) -> None:
        """Bring the clocks to now."""
        now = self.clock.monotonic()
        self.facts = replace(after(self.facts, now - self._at), marked=self.facts.marked)
        self._at = now

    def kept(self) -> CompanyFacts:
        """What is to be kept, as of now."""
        self.settle()
        marked = self.clock.wall() if self.facts.pace.kind != "none" else 0.0
        return replace(self.facts, marked=marked)

    def begin(self, pace: TablePace, seats: int) -> None:
        self.facts = replace(self.facts, pace=pace, clocks=new_clocks(pace, seats))

    def ask(self, asked: Iterable[int], people: Iterable[int]) -> bool:
        """These seats are asked now; has anything changed by that?"""
        if self.facts.pace.kind == "none":
            return False
        self.settle()
        before = self.facts
        is_waiting = before.pace.kind == "live" and not set(people) <= set(before.met)
        self.facts = turned(before, () if is_waiting else asked)
        self.changes += self.facts != before
        return self.facts != before

    def meet(self, here: Iterable[int]) -> bool:
        """These people are at the table now; was one of them never before?"""
        here = set(here)
        now = self.clock.monotonic()
        for seat in set(self._left) - here:
            if self._left[seat] == float("inf"):
                self._left[seat] = now
        self._left |= dict.fromkeys(here, float("inf"))
        if self.facts.pace.kind != "live" or here <= set(self.facts.met):
            return False
        self.change(met=tuple(sorted({*self.facts.met, *here})))
        return True

    def is_absent(self, seat: int) -> bool:
        """Has somebody not been here for long?"""
        left = self._left.get(seat, self._loaded)
        return left != float("inf") and self.clock.monotonic() - left >= ABSENT

    def seats(self, count: int) -> tuple[SeatCompany, ...]:
        self.settle()
        facts = self.facts
        return tuple(
            SeatCompany(
                seat=seat,
                is_claimed=seat in facts.claimed,
                is_open=seat in facts.open,
                left=facts.clocks[seat].left if facts.clocks else None,
                is_running=seat in facts.running,
                vacation=facts.clocks[seat].vacation if facts.clocks else 0.0,
                is_away=bool(facts.clocks) and facts.clocks[seat].is_away,
                is_out=seat in facts.out,
            )
            for seat in range(count)
        )


def without_time(facts: CompanyFacts) -> CompanyFacts:
    """What is not only later than before; how much time is left goes by itself."""
    clocks = tuple(replace(each, left=0.0, vacation=0.0) for each in facts.clocks)
    return replace(facts, clocks=clocks, marked=0.0)
