"""What one seat may know, as numbers for learning programs; `layout.py` says what stands where.

Both seats see the same, so "own" and "other" are turned round by the seat that looks; so is the
landscape: every player looks at it from the south.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from threecrowns.engine.bits import bit, lowest, without_lowest
from threecrowns.engine.observing import Observer, Row
from threecrowns.engine.state import OVER, State
from threecrowns.games.two_heirs.content.tables import COLOURS, REACHABLE, x_of, y_of
from threecrowns.games.two_heirs.rules.actions import TILES, TREASURES
from threecrowns.games.two_heirs.rules.building import resources
from threecrowns.games.two_heirs.rules.state import (
    ASIDE,
    ASK_DISCARD,
    ASK_SIEGE,
    ASK_TURN,
    IN_RESERVE,
    NORTH,
    NOTHING,
    SLOTS,
    UNITS,
    amount_of,
)
from threecrowns.games.two_heirs.rules.turn import TwoHeirs

PER_TILE: Final = 17
PER_UNIT: Final = 5
PER_TREASURE: Final = 4
PER_TABLE: Final = 17
FULL_STACK: Final = 20.0  # T21: what the reserve and the start tile leave of three sets
LONG_GAME: Final = 40.0  # turns
TILES_AT: Final = 0
UNITS_AT: Final = TILES * PER_TILE
TREASURES_AT: Final = UNITS_AT + 2 * UNITS * PER_UNIT
COLOURS_AT: Final = TREASURES_AT + TREASURES * PER_TREASURE
RESOURCES_AT: Final = COLOURS_AT + 2 * COLOURS
TABLE_AT: Final = RESOURCES_AT + 2 * COLOURS
LENGTH: Final = TABLE_AT + PER_TABLE

UNSEEN: Final = 0
FIRST_SLOT: Final = 1  # to 7
OWN_HAND: Final = 8
OTHER_HAND: Final = 9
OWN_BUILDING: Final = 10
OTHER_BUILDING: Final = 11
TERRAIN: Final = 12
OUT: Final = 13
BESIEGED: Final = 14
X: Final = 15  # and y


class TwoHeirsObserver(Observer):
    def __init__(self) -> None:
        super().__init__(LENGTH)

    def observe(self, state: State, seat: i64, row: Row) -> None:
        assert isinstance(state, TwoHeirs)
        observe_stack(state, row)
        observe_tiles(state, state.hands[seat], OWN_HAND, row)
        observe_tiles(state, state.hands[1 - seat], OTHER_HAND, row)
        observe_tiles(state, state.out, OUT, row)
        observe_ring(state, row)
        if state.spots > 0:
            observe_landscape(state, seat, row)
            observe_resources(state, seat, RESOURCES_AT, row)
            observe_resources(state, 1 - seat, RESOURCES_AT + COLOURS, row)
        observe_units(state, seat, seat, UNITS_AT, row)
        observe_units(state, 1 - seat, seat, UNITS_AT + UNITS * PER_UNIT, row)
        observe_table(state, seat, row)


def put_cell(row: Row, place: i64, cell: i64, looker: i64) -> None:
    """x and y, from the south of the one who looks."""
    half_turn = -1.0 if looker == NORTH else 1.0
    row.put(place, half_turn * float(x_of(cell)) / float(REACHABLE))
    row.put(place + 1, half_turn * float(y_of(cell)) / float(REACHABLE))


def observe_tiles(state: TwoHeirs, tiles: i64, field: i64, row: Row) -> None:
    """The same fact about every tile of a set."""
    while tiles != 0:
        row.flag(TILES_AT + lowest(tiles) * PER_TILE + field)
        tiles = without_lowest(tiles)


def observe_stack(state: TwoHeirs, row: Row) -> None:
    """T23. Nobody knows the fronts of the stack and of the start tile, only two colours."""
    unseen = state.pool
    if state.top != NOTHING:
        unseen |= bit(state.top)
        row.flag(COLOURS_AT + COLOURS + i64(state.tables.colour[state.top]))
    if state.spots > 0:
        unseen |= bit(state.tile(0))
        row.flag(COLOURS_AT + state.colour(0))
    observe_tiles(state, unseen, UNSEEN, row)


def observe_ring(state: TwoHeirs, row: Row) -> None:
    """Slots are counted from the shield clockwise."""
    for slot in range(i64(SLOTS)):
        tile = i64(state.ring[slot])
        if tile != NOTHING:
            turned = (slot - state.shield + SLOTS) % SLOTS
            row.flag(TILES_AT + tile * PER_TILE + FIRST_SLOT + turned)


def observe_landscape(state: TwoHeirs, seat: i64, row: Row) -> None:
    """The start tile is known by its colour alone."""
    for spot in range(state.spots):
        token = i64(state.token_of[spot])
        if token != NOTHING:
            place = i64(TREASURES_AT) + token * PER_TREASURE
            row.flag(place + 1)
            put_cell(row, place + 2, state.cell(spot), seat)
        if spot == 0:
            continue
        place = TILES_AT + state.tile(spot) * PER_TILE
        owner = state.owner(spot)
        if owner == seat:
            row.flag(place + OWN_BUILDING)
        elif owner == 1 - seat:
            row.flag(place + OTHER_BUILDING)
        else:
            row.flag(place + TERRAIN)
        put_cell(row, place + X, state.cell(spot), seat)
    treasures = state.treasure_pool
    while treasures != 0:
        row.flag(TREASURES_AT + lowest(treasures) * PER_TREASURE)
        treasures = without_lowest(treasures)


def observe_units(state: TwoHeirs, owner: i64, looker: i64, first: i64, row: Row) -> None:
    for unit in range(i64(UNITS)):
        place = first + unit * PER_UNIT
        cell = state.unit(owner, unit)
        if cell == IN_RESERVE:
            row.flag(place)
        elif cell == ASIDE:
            row.flag(place + 1)
        else:
            put_cell(row, place + 3, cell, looker)
        if state.is_marked(owner, unit):
            row.flag(place + 2)


def observe_resources(state: TwoHeirs, seat: i64, first: i64, row: Row) -> None:
    found = resources(state, seat)
    for colour in range(i64(COLOURS)):
        row.put(first + colour, float(amount_of(found, colour)))


def observe_table(state: TwoHeirs, seat: i64, row: Row) -> None:
    at: i64 = TABLE_AT
    if state.turn == seat:
        row.flag(at)
    if state.crown == seat:
        row.flag(at + 1)
    row.put(at + 2, float(state.discounts))
    row.put(at + 3, float(state.takes))
    row.put_part(at + 4, state.stack_size(), FULL_STACK)
    row.put_part(at + 5, state.turns, LONG_GAME)
    if state.ending >= 0:
        row.flag(at + 6)
        row.put(at + 7, float(state.ending))
    if state.actor == OVER:
        row.flag(at + 11)
    elif state.actor >= 0:
        asked = state.planned_kind()
        if asked == ASK_TURN:
            row.flag(at + 8)
        elif asked == ASK_SIEGE:
            row.flag(at + 9)
            row.flag(TILES_AT + state.tile(state.planned_number()) * PER_TILE + BESIEGED)
        elif asked == ASK_DISCARD:
            row.flag(at + 10)
    if state.has_road_scoring:
        row.flag(at + 12)
    if state.is_solo():
        row.put(at + 13, float(state.henry_level))
        row.put(at + 14, float(state.treasures_left))
        if state.spots > 0:
            put_cell(row, at + 15, state.cell(state.reference), seat)
