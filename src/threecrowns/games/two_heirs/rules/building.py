"""Section 7: action B, play tiles; resources and discounts."""

from __future__ import annotations

from mypy_extensions import i64

from threecrowns.engine.bits import bit
from threecrowns.engine.state import LEGAL
from threecrowns.games.two_heirs.content.tables import RESOURCE, SIEGE
from threecrowns.games.two_heirs.rules.effects import plan_sieges
from threecrowns.games.two_heirs.rules.events import BUILT, EXTENDED
from threecrowns.games.two_heirs.rules.reasons import (
    T39_CELL_OCCUPIED,
    T39_NO_OWN_UNIT_NEXT_TO_IT,
    T39_NOT_IN_HAND,
    T41_RESOURCES_MISSING,
)
from threecrowns.games.two_heirs.rules.reserve import next_slot, reach
from threecrowns.games.two_heirs.rules.state import (
    NO_OWNER,
    NOTHING,
    SLOTS,
    UNITS,
    Position,
    missing_for,
    one_of,
)
from threecrowns.games.two_heirs.rules.treasures import remove_met_treasures


def royal_resources(state: Position, seat: i64) -> i64:
    """T48. One resource of its colour from each reserve tile in reach."""
    found: i64 = 0
    left = reach(state, seat)
    slot = next_slot(state.shield)
    for _ in range(i64(SLOTS - 1)):
        if left == 0:
            break
        if state.ring[slot] != NOTHING:
            found += one_of(i64(state.tables.colour[i64(state.ring[slot])]))
            left -= 1
        slot = next_slot(slot)
    return found


def unit_resources(state: Position, seat: i64) -> i64:
    """T49, T51. One resource from each tile with an own unit, whatever the tile is."""
    found: i64 = 0
    for number in range(i64(UNITS)):
        cell = state.unit(seat, number)
        if cell >= 0:
            found += one_of(state.colour(state.spot_at(cell)))
    return found


def building_resources(state: Position, seat: i64) -> i64:
    """T50. One resource from each own Farm, Sawmill and Quarry, with or without a unit."""
    found: i64 = 0
    for spot in range(state.spots):
        if state.owner(spot) == seat and state.effect(spot) == RESOURCE:
            kind = state.kind(spot)
            colour = i64(state.tables.first_colour[kind])
            found += one_of(colour) * i64(state.tables.amount[kind])
    return found


def resources(state: Position, seat: i64) -> i64:
    """T48-T54. What the seat can use for one building at this moment."""
    return (
        royal_resources(state, seat) + unit_resources(state, seat) + building_resources(state, seat)
    )


def why_not_cell(state: Position, cell: i64) -> i64:
    """T39. May the active player play a tile on this cell?"""
    if state.has_tile(cell):
        return T39_CELL_OCCUPIED
    if not state.is_next_to_unit_of(cell, state.turn):
        return T39_NO_OWN_UNIT_NEXT_TO_IT
    return LEGAL


def why_not_pay(state: Position, tile: i64, available: i64) -> i64:
    """T41, T47. Can the active player pay for this building?"""
    if missing_for(state.tables.cost, tile, available) > state.discounts:
        return T41_RESOURCES_MISSING
    return LEGAL


def why_not_extend(state: Position, tile: i64, cell: i64) -> i64:
    """T39, T44. May the active player play this tile face down on this cell?"""
    if not state.holds(state.turn, tile):
        return T39_NOT_IN_HAND
    return why_not_cell(state, cell)


def why_not_build(state: Position, tile: i64, cell: i64) -> i64:
    """T39, T41. May the active player build this tile on this cell?"""
    reason = why_not_extend(state, tile, cell)
    if reason == LEGAL:
        reason = why_not_pay(state, tile, resources(state, state.turn))
    return reason


def build(state: Position, tile: i64, cell: i64) -> None:
    """T41, T42, T47. Play a tile face up; missing resources are covered by discount tokens."""
    missing = missing_for(state.tables.cost, tile, resources(state, state.turn))
    state.discounts -= missing
    state.hands[state.turn] &= ~bit(tile)
    state.lay(cell, tile, state.turn)
    state.note(BUILT, state.turn, tile, cell, missing)
    if state.is_solo():
        state.reference = state.spots - 1  # H11
        remove_met_treasures(state)
    if state.effect(state.spots - 1) == SIEGE:
        plan_sieges(state, state.spots - 1)


def extend(state: Position, tile: i64, cell: i64) -> None:
    """T44, T45. Play a tile face down, free of charge, and gain one discount."""
    state.hands[state.turn] &= ~bit(tile)
    state.lay(cell, tile, NO_OWNER)
    state.discounts += state.tables.discount
    state.note(EXTENDED, state.turn, tile, cell)
    if state.is_solo():
        remove_met_treasures(state)
