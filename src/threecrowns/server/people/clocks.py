"""The arithmetic of clocks: what is left after some seconds, and after an order."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from threecrowns.server.people.facts import DAY, CompanyFacts, SeatClock, TablePace

MOST_UNSEEN = DAY  # seconds that may pass for games of days while no server runs


def new_clocks(pace: TablePace, seats: int) -> tuple[SeatClock, ...]:
    if pace.kind == "none":
        return ()
    left = float(pace.base) if pace.kind == "live" else pace.days * DAY
    return (SeatClock(left, pace.vacation * DAY),) * seats


def after(facts: CompanyFacts, seconds: float) -> CompanyFacts:
    """The clocks so many seconds later."""
    if not facts.running or seconds <= 0:
        return facts
    clocks = list(facts.clocks)
    for seat in facts.running:
        clocks[seat] = _spent(clocks[seat], seconds)
    return replace(facts, clocks=tuple(clocks))


def _spent(clock: SeatClock, seconds: float) -> SeatClock:
    """Vacation is spent first, by whoever is away."""
    if clock.is_away:
        rest = seconds - clock.vacation
        if rest < 0:
            return replace(clock, vacation=clock.vacation - seconds)
        clock, seconds = replace(clock, vacation=0.0, is_away=False), rest
    return replace(clock, left=max(0.0, clock.left - seconds))


def while_closed(facts: CompanyFacts, wall: float) -> float:
    """Seconds that count of those between the last mark and now, in which no server ran.

    At a live table none: nobody could move. Where a turn has days they do, but a clock on the
    wall that was set wrong must not take anybody's game.
    """
    if facts.pace.kind != "days":
        return 0.0
    return min(max(0.0, wall - facts.marked), MOST_UNSEEN)


def turned(facts: CompanyFacts, asked: Iterable[int]) -> CompanyFacts:
    """Other seats are asked now: what runs, and what was gained or given by that."""
    pace = facts.pace
    if pace.kind == "none":
        return facts
    running = () if facts.is_paused else tuple(sorted(asked))
    if running == facts.running:
        return facts
    clocks = list(facts.clocks)
    answered = set(facts.running) - set(running) if not facts.is_paused else set()
    for seat in answered:
        clocks[seat] = replace(clocks[seat], left=_after_turn(pace, clocks[seat].left))
    out = tuple(seat for seat in facts.out if seat not in answered)
    return replace(facts, clocks=tuple(clocks), running=running, out=out)


def _after_turn(pace: TablePace, left: float) -> float:
    return left + pace.increment if pace.kind == "live" else pace.days * DAY


def time_left(facts: CompanyFacts) -> float | None:
    """Seconds until the first clock runs out; None if none does."""
    found = [
        clock.left + (clock.vacation if clock.is_away else 0.0)
        for seat, clock in enumerate(facts.clocks)
        if seat in facts.running and seat not in facts.out
    ]
    return min(found, default=None)


def ran_out(facts: CompanyFacts) -> list[int]:
    """Seats whose time is over and for which nothing was done about that yet."""
    return [
        seat for seat in facts.running if seat not in facts.out and facts.clocks[seat].left <= 0
    ]
