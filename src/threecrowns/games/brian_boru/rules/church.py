"""Section 12: the church step of upkeep."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from threecrowns.engine.bits import bit, has
from threecrowns.engine.state import LEGAL
from threecrowns.games.brian_boru.rules.battle import sole_leader
from threecrowns.games.brian_boru.rules.events import (
    BUILT_MONASTERY,
    CHURCH_FIRST,
    CHURCH_SECOND,
    CHURCH_THIRD,
    NO_CHURCH_FIRST,
    NO_MONASTERY,
)
from threecrowns.games.brian_boru.rules.reasons import B100_HAS_A_MONASTERY, B100_NOT_YOUR_TOWN
from threecrowns.games.brian_boru.rules.state import (
    ASK_MONASTERY,
    CHURCH,
    CHURCH_DISCS,
    DO_CHURCH_REST,
    DO_CHURCH_REWARD,
    DO_CLAIM,
    NOBODY,
    POINTS,
    Position,
)

FIRST_PART: Final = 1
THIRD_PART: Final = 3


def begin_church(state: Position) -> None:
    """B98, B99. The only player with the most discs comes first; nobody if tied."""
    state.phase = CHURCH
    state.put_first(DO_CHURCH_REST, 0)
    leader = sole_leader(state, CHURCH_DISCS)
    if leader == NOBODY:
        state.note(NO_CHURCH_FIRST, NOBODY)
        return
    state.put_first(DO_CHURCH_REWARD, leader)
    offer_monastery(state, leader, FIRST_PART)


def offer_monastery(state: Position, seat: i64, part: i64) -> None:
    """B98, B100, B103, B129. Ask where, if there is any town for it."""
    if monastery_towns(state, seat) == 0:
        state.note(NO_MONASTERY, seat)
    else:
        state.ask(ASK_MONASTERY, seat, part)


def monastery_towns(state: Position, seat: i64) -> i64:
    """B100. The towns that this seat controls and that have no monastery."""
    return state.controlled(seat) & ~state.monasteries


def why_not_monastery(state: Position, town: i64) -> i64:
    """B100. May the actor place a monastery on this town?"""
    if not has(state.controlled(state.actor), town):
        return B100_NOT_YOUR_TOWN
    return B100_HAS_A_MONASTERY if has(state.monasteries, town) else LEGAL


def place_monastery(state: Position, seat: i64, town: i64, part: i64) -> None:
    """B100, B103. In the third part, whoever placed one takes back all discs."""
    state.monasteries |= bit(town)
    state.note(BUILT_MONASTERY, seat, town)
    if part == THIRD_PART:
        state.note(CHURCH_THIRD, seat, state.amount(seat, CHURCH_DISCS))
        state.set_amount(seat, CHURCH_DISCS, 0)


def reward_church_leader(state: Position, seat: i64) -> None:
    """B98, B101. The marker and all discs, even if no monastery could be placed."""
    state.marker = seat
    state.note(CHURCH_FIRST, seat, state.amount(seat, CHURCH_DISCS))
    state.set_amount(seat, CHURCH_DISCS, 0)


def give_church_rest(state: Position) -> None:
    """B102-B104. A point for the most discs now; then whoever has four places a monastery."""
    most = state.most(CHURCH_DISCS)
    if most > 0:
        for seat in range(state.seats):
            if state.amount(seat, CHURCH_DISCS) == most:
                state.gain(seat, POINTS, state.tables.church_points)
                state.gain(seat, CHURCH_DISCS, -1)
                state.note(CHURCH_SECOND, seat, state.tables.church_points)
    state.put_first(DO_CLAIM, 0)
    for steps in range(state.seats - 1, i64(-1), -1):
        seat = state.clockwise(state.marker, steps)
        if state.amount(seat, CHURCH_DISCS) >= state.tables.monastery_discs:
            offer_monastery(state, seat, THIRD_PART)
