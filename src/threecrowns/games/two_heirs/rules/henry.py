"""Section 13: Henry's scripted turn, each step told to the journal."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from threecrowns.engine.bits import bit, has
from threecrowns.games.two_heirs.content.tables import DIRECTIONS, STEP
from threecrowns.games.two_heirs.rules.events import (
    HENRY_BUILDS,
    HENRY_DROPS,
    HENRY_FINDS_NONE,
    HENRY_LOOKS,
    HENRY_MARCHES,
    HENRY_NO_TREASURE,
    HENRY_PASSES_OVER,
    HENRY_REFERENCE,
    HENRY_TAKES_FIRST,
    HENRY_TAKES_MATCH,
    HENRY_TRIES,
)
from threecrowns.games.two_heirs.rules.reserve import has_reserve_tile, next_slot, vacate
from threecrowns.games.two_heirs.rules.state import (
    ASK_TREASURE,
    DO_HENRY_MARCHES,
    DO_HENRY_PLACES,
    NORTH,
    NOTHING,
    SLOTS,
    UNITS,
    Position,
)
from threecrowns.games.two_heirs.rules.treasures import remove_met_treasures

# H13. The rules by which he looks for a cell, best first.
CONNECT: Final = 0
BLOCK: Final = 1
ANY_FREE: Final = 2
RULES: Final = 3

NO_COLOUR: Final = -1


def henry_takes(state: Position) -> None:
    """H7-H9. Step 1: he takes a tile; the refill may ask CHANCE before he places it."""
    if not has_reserve_tile(state):  # T26: nothing can be taken, so his turn passes
        return
    colour: i64 = NO_COLOUR
    if state.top != NOTHING:
        colour = i64(state.tables.colour[state.top])
    state.note(HENRY_LOOKS, NORTH, colour)
    slot = slot_of_colour(state, colour)
    if slot >= 0:
        state.note(HENRY_TAKES_MATCH, NORTH, i64(state.ring[slot]), slot, colour)
    else:
        slot = first_tile(state)
        state.note(HENRY_TAKES_FIRST, NORTH, i64(state.ring[slot]), slot, colour)
    state.put_first(DO_HENRY_PLACES, i64(state.ring[slot]))
    vacate(state, slot)


def slot_of_colour(state: Position, colour: i64) -> i64:
    """H7. The first tile of a colour clockwise from the shield, or -1."""
    if colour == NO_COLOUR:
        return -1
    slot = next_slot(state.shield)
    for _ in range(i64(SLOTS - 1)):
        if state.ring[slot] != NOTHING:
            if i64(state.tables.colour[i64(state.ring[slot])]) == colour:
                return slot
            state.note(HENRY_PASSES_OVER, NORTH, i64(state.ring[slot]), slot)
        slot = next_slot(slot)
    return -1


def first_tile(state: Position) -> i64:
    """H8. The first tile clockwise from the shield, empty slots skipped."""
    slot = next_slot(state.shield)
    while state.ring[slot] == NOTHING:
        slot = next_slot(slot)
    return slot


def fits(state: Position, tile: i64, rule: i64, direction: i64) -> bool:
    """H13-H16. Is this side of the reference tile one the rule looks at?"""
    if rule == ANY_FREE:
        return True
    if direction % 2 == 1:  # H16: a corner
        return False
    if not has(state.exits(state.reference), direction):
        return False
    opposite = (direction + 4) % DIRECTIONS
    meets = has(state.exits_of_tile(tile, NORTH), opposite)
    return meets if rule == CONNECT else not meets


def free_direction(state: Position, tile: i64, rule: i64) -> i64:
    """H12, H13. The first free cell clockwise from north that the rule looks at, or -1."""
    for direction in range(i64(DIRECTIONS)):
        if not fits(state, tile, rule, direction):
            continue
        cell = state.cell(state.reference) + i64(STEP[direction])
        if not state.has_tile(cell):
            state.note(HENRY_TRIES, NORTH, rule, direction, 0, cell)
            return direction
        state.note(HENRY_TRIES, NORTH, rule, direction, 1, cell)
    state.note(HENRY_FINDS_NONE, NORTH, rule)
    return -1


def henry_places(state: Position, tile: i64) -> None:
    """H10, H13, H27. Step 2: he lays the tile beside the reference tile, or loses it."""
    reference = state.reference
    shown = state.tile(reference) if state.is_building(reference) else -1
    state.note(HENRY_REFERENCE, NORTH, shown, state.cell(reference), state.exits(reference))
    for rule in range(i64(RULES)):
        direction = free_direction(state, tile, rule)
        if direction >= 0:
            state.lay(state.cell(reference) + i64(STEP[direction]), tile, NORTH)
            state.note(HENRY_BUILDS, NORTH, tile, state.cell(state.spots - 1), rule)
            remove_met_treasures(state)
            plan_treasure_and_march(state, state.spots - 1)
            return
    state.out |= bit(tile)
    state.note(HENRY_DROPS, NORTH, tile)


def plan_treasure_and_march(state: Position, spot: i64) -> None:
    """H18, H20. Steps 3 and 4: a treasure if any is left, then his unit."""
    state.put_first(DO_HENRY_MARCHES, spot)
    if state.treasures_left > 0:
        state.put_first(ASK_TREASURE, spot)
    else:
        state.note(HENRY_NO_TREASURE, NORTH)


def henry_marches(state: Position, spot: i64) -> None:
    """H20. His unit with the cross of the building's colour moves onto it."""
    henrys_colour = 1 - state.human_colour
    for number in range(i64(UNITS)):
        if i64(state.tables.cross[henrys_colour * UNITS + number]) == state.colour(spot):
            state.unit_cell[NORTH * UNITS + number] = i16(state.cell(spot))
            state.note(HENRY_MARCHES, NORTH, number, state.cell(spot))
