"""Section 8: action C, units."""

from __future__ import annotations

from mypy_extensions import i16, i64

from threecrowns.engine.state import LEGAL
from threecrowns.games.two_heirs.rules.events import DEPLOYED, MOVED, WITHDREW
from threecrowns.games.two_heirs.rules.reasons import (
    T57_NO_TILE_THERE,
    T57_NOT_ADJACENT,
    T57_UNIT_IN_RESERVE,
    T58_NO_OWN_UNIT_NEXT_TO_IT,
    T58_NO_TILE_THERE,
    T58_NO_UNIT_IN_RESERVE,
    T59_ELITE_STAYS,
    T59_IN_RESERVE_ALREADY,
    T60_ACTED_ALREADY,
    T60_RESERVE_ACTED_ALREADY,
    T61_UNIT_STANDS_THERE,
)
from threecrowns.games.two_heirs.rules.state import ELITE, IN_RESERVE, UNITS, Position, are_adjacent


def why_not_move(state: Position, number: i64, to: i64) -> i64:
    """T57, T60, T61. May this unit of the active player move to this cell?"""
    at = state.unit(state.turn, number)
    if at < 0:
        return T57_UNIT_IN_RESERVE
    if state.is_marked(state.turn, number):
        return T60_ACTED_ALREADY
    if not are_adjacent(at, to):
        return T57_NOT_ADJACENT
    if not state.has_tile(to):
        return T57_NO_TILE_THERE
    if state.has_unit(to):
        return T61_UNIT_STANDS_THERE
    return LEGAL


def move(state: Position, number: i64, to: i64) -> None:
    """T57, T60."""
    state.note(MOVED, state.turn, number, state.unit(state.turn, number), to)
    station(state, number, to)


def ready_reserve_unit(state: Position) -> i64:
    """T58, T60. The first unit of the active player that may be deployed, or -1.

    Regular units are alike, so the rules never ask which of two is deployed.
    """
    for number in range(i64(UNITS)):
        in_reserve = state.unit(state.turn, number) == IN_RESERVE
        if in_reserve and not state.is_marked(state.turn, number):
            return number
    return -1


def why_not_deploy(state: Position, to: i64) -> i64:
    """T58, T60, T61. May the active player deploy a unit to this cell?"""
    if state.units_in_reserve(state.turn) == 0:
        return T58_NO_UNIT_IN_RESERVE
    if ready_reserve_unit(state) < 0:
        return T60_RESERVE_ACTED_ALREADY
    if not state.has_tile(to):
        return T58_NO_TILE_THERE
    if state.has_unit(to):
        return T61_UNIT_STANDS_THERE
    if not state.is_next_to_unit_of(to, state.turn):
        return T58_NO_OWN_UNIT_NEXT_TO_IT
    return LEGAL


def deploy(state: Position, to: i64) -> None:
    """T58, T60."""
    number = ready_reserve_unit(state)
    state.note(DEPLOYED, state.turn, number, to)
    station(state, number, to)


def why_not_withdraw(state: Position, number: i64) -> i64:
    """T59, T60. May this unit of the active player go back to the reserve?"""
    if number == ELITE:
        return T59_ELITE_STAYS
    if state.unit(state.turn, number) == IN_RESERVE:
        return T59_IN_RESERVE_ALREADY
    if state.is_marked(state.turn, number):
        return T60_ACTED_ALREADY
    return LEGAL


def withdraw(state: Position, number: i64) -> None:
    """T59, T60."""
    state.note(WITHDREW, state.turn, number, state.unit(state.turn, number))
    station(state, number, IN_RESERVE)


def station(state: Position, number: i64, cell: i64) -> None:
    """T60. Put a unit of the active player somewhere and mark it."""
    state.unit_cell[state.turn * UNITS + number] = i16(cell)
    state.mark(state.turn, number)
