"""How people want to play together at a new table."""

from __future__ import annotations

from threecrowns.engine.refusal import SetupError
from threecrowns.server.bodies import NewTable
from threecrowns.server.people.facts import TablePace
from threecrowns.server.store import NewGame
from threecrowns.server.tables import Tables
from threecrowns.table.seats import HUMAN


def check_company(new: NewGame, wanted: NewTable) -> None:
    """Raises SetupError if there are no such seats, or if a clock has no time on it."""
    players = new.kept.players
    for seat in wanted.open:
        if not 0 <= seat < len(players) or players[seat] != HUMAN:
            raise SetupError("people-open-seat", seat=seat)
    if wanted.is_rated:
        check_rated(new, wanted)
    pace = wanted.pace
    has_time = {"none": True, "live": pace.base > 0, "days": pace.days > 0}
    if not has_time[pace.kind]:
        raise SetupError("people-no-time")


def check_rated(new: NewGame, wanted: NewTable) -> None:
    """Nobody knows the deal of a rated game before, and somebody plays it; raises SetupError."""
    if wanted.seed is not None or wanted.guide is not None:
        raise SetupError("people-rated-seed")
    if HUMAN not in new.kept.players:
        raise SetupError("people-rated-nobody")


async def settle_company(tables: Tables, new: NewGame, wanted: NewTable) -> None:
    """Nothing is kept of a company that is as usual."""
    is_usual = wanted.pace == TablePace() and wanted.has_free_words and not wanted.open
    if is_usual and wanted.delay == 0 and not wanted.is_rated:
        return
    async with tables.visit(new.kept.id) as room, room.lock:
        company = room.company
        company.change(
            has_free_words=wanted.has_free_words,
            open=tuple(sorted(set(wanted.open))),
            delay=wanted.delay,
        )
        company.begin(wanted.pace, len(new.kept.players))
        await tables.company.begin_rated(room, is_rated=wanted.is_rated)
        await tables.company.open(room)
