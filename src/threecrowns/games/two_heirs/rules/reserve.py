"""Sections 5 and 6: the royal protocol and action A, take a tile."""

from __future__ import annotations

from mypy_extensions import i64, u8

from threecrowns.engine.bits import bit
from threecrowns.engine.state import LEGAL
from threecrowns.games.two_heirs.rules.events import END_IN_SIGHT, REFILLED, TOOK
from threecrowns.games.two_heirs.rules.reasons import (
    T30_NO_TILE_IN_SLOT,
    T30_OUT_OF_REACH,
    T36_TAKEN_ALREADY,
)
from threecrowns.games.two_heirs.rules.state import (
    ASK_TOP,
    END_TRIGGERED,
    NOTHING,
    SLOTS,
    Position,
)


def reach(state: Position, seat: i64) -> i64:
    """T29. One more than the own units in the reserve."""
    return state.tables.base_reach + state.units_in_reserve(seat)


def next_slot(slot: i64) -> i64:
    """T19. Clockwise."""
    return 0 if slot == SLOTS - 1 else slot + 1


def rank_of_slot(state: Position, slot: i64) -> i64:
    """T30. Which tile clockwise from the shield lies here? 1 for the first, 0 if none does."""
    if slot == state.shield or state.ring[slot] == NOTHING:
        return 0
    rank: i64 = 1
    at = next_slot(state.shield)
    while at != slot:
        if state.ring[at] != NOTHING:
            rank += 1
        at = next_slot(at)
    return rank


def has_reserve_tile(state: Position) -> bool:
    for slot in range(i64(SLOTS)):
        if state.ring[slot] != NOTHING:
            return True
    return False


def has_taken(state: Position) -> bool:
    """T36. The shield shows the opponent's crown once the tile is taken."""
    return state.crown != state.turn


def why_not_take(state: Position, slot: i64) -> i64:
    """T30, T33, T36. May the active player take the tile in this slot?"""
    if has_taken(state):
        return T36_TAKEN_ALREADY
    rank = rank_of_slot(state, slot)
    if rank == 0:
        return T30_NO_TILE_IN_SLOT
    if rank > reach(state, state.turn):
        return T30_OUT_OF_REACH
    return LEGAL


def take(state: Position, slot: i64) -> None:
    """T33. Take a tile in reach into the hand."""
    tile = i64(state.ring[slot])
    state.hands[state.turn] |= bit(tile)
    state.takes += 1
    state.note(TOOK, state.turn, tile, slot)
    vacate(state, slot)


def vacate(state: Position, slot: i64) -> None:
    """T34, T35, T37. The shield moves to the slot and is turned; its old slot is refilled."""
    left = state.shield
    state.ring[slot] = u8(NOTHING)
    state.shield = slot
    state.crown = 1 - state.turn
    if state.top == NOTHING:  # T109
        return
    state.ring[left] = u8(state.top)
    state.note(REFILLED, state.turn, state.top, left)
    state.top = NOTHING
    state.reveals += 1
    if state.pool != 0:
        state.put_first(ASK_TOP, 0)
    else:  # T108: once only, since nothing is left to refill with
        state.ending = END_TRIGGERED
        state.note(END_IN_SIGHT, state.turn)
