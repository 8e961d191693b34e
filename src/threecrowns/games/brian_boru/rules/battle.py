"""Section 10: the battle step of upkeep."""

from __future__ import annotations

from mypy_extensions import i64

from threecrowns.engine.bits import bit, has, lowest, size
from threecrowns.engine.state import LEGAL
from threecrowns.games.brian_boru.rules.events import (
    FIRST_SPOIL,
    NO_FIRST_SPOIL,
    NO_RAID,
    NO_TOWN_TO_LOSE,
    RAID,
    RAIDED,
    SECOND_SPOIL,
)
from threecrowns.games.brian_boru.rules.reasons import B82_NOT_A_TOWN_OF_THE_LOSER
from threecrowns.games.brian_boru.rules.state import (
    ASK_RAID,
    BATTLE,
    DO_CHURCH,
    DO_SPOILS,
    NOBODY,
    POINTS,
    RAIDERS,
    RENOWN,
    Position,
)


def begin_battle(state: Position) -> None:
    """B80. The Vikings raid if a raider is left in the battle area."""
    state.phase = BATTLE
    state.put_first(DO_SPOILS, 0)
    if state.battle_area == 0:
        state.note(NO_RAID, NOBODY)
    else:
        state.note(RAID, NOBODY, state.battle_area)
        plan_raids(state)


def fewest_raiders(state: Position) -> i64:
    fewest = state.amount(0, RAIDERS)
    for seat in range(i64(1), state.seats):
        amount = state.amount(seat, RAIDERS)
        if amount < fewest:
            fewest = amount
    return fewest


def sole_leader(state: Position, kind: i64) -> i64:
    """The only player with the most of something; NOBODY if tied, as all are who have none."""
    leaders = state.seats_with(kind, state.most(kind))
    return lowest(leaders) if size(leaders) == 1 else NOBODY


def plan_raids(state: Position) -> None:
    """B72, B81-B83, B85. Whoever has the fewest raiders loses a town, clockwise from the marker."""
    losers = state.seats_with(RAIDERS, fewest_raiders(state))
    leader = sole_leader(state, RAIDERS)
    for steps in range(state.seats - 1, i64(-1), -1):
        loser = state.clockwise(state.marker, steps)
        if not has(losers, loser):
            continue
        if state.controlled(loser) == 0:
            state.note(NO_TOWN_TO_LOSE, loser)
        elif leader == NOBODY:
            state.ask(ASK_RAID, loser, loser)  # B82, B83
        else:
            state.ask(ASK_RAID, leader, loser)


def why_not_raid(state: Position, loser: i64, town: i64) -> i64:
    """B81, B82. Does the loser control this town?"""
    return LEGAL if has(state.controlled(loser), town) else B82_NOT_A_TOWN_OF_THE_LOSER


def raid(state: Position, seat: i64, loser: i64, town: i64) -> None:
    """B84, B86. A control token goes on the disc; the disc and a monastery stay."""
    state.vikings |= bit(town)
    state.note(RAIDED, loser, town, seat)


def give_spoils(state: Position) -> None:
    """B87-B91. The battle area is emptied; then the spoils, whether there was a raid or not."""
    state.battle_area = 0
    first_spoil(state)
    second_spoil(state)
    state.put_first(DO_CHURCH, 0)


def first_spoil(state: Position) -> None:
    """B88, B89. Renown, a point for each renown, and all raiders go back."""
    leader = sole_leader(state, RAIDERS)
    if leader == NOBODY:
        state.note(NO_FIRST_SPOIL, NOBODY)
        return
    state.gain(leader, RENOWN, state.tables.spoil_renown)
    points = state.amount(leader, RENOWN)
    state.gain(leader, POINTS, points)
    state.note(FIRST_SPOIL, leader, points, state.amount(leader, RAIDERS))
    state.set_amount(leader, RAIDERS, 0)


def second_spoil(state: Position) -> None:
    """B88, B90. Everybody who now has the most: a point, and one raider goes back."""
    most = state.most(RAIDERS)
    if most == 0:
        return
    for seat in range(state.seats):
        if state.amount(seat, RAIDERS) == most:
            state.gain(seat, POINTS, state.tables.spoil_points)
            state.gain(seat, RAIDERS, -1)
            state.note(SECOND_SPOIL, seat, state.tables.spoil_points)
