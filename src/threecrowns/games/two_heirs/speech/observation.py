"""What one seat may know, as numbers for learning programs.

Layout, all float32. Offsets are the constants below; both seats see the same, so "own" and
"other" are turned round by the seat that looks.

    54 tiles x 16   unseen | slot 0..6 from the shield clockwise | own hand | other's hand |
                    own building | other's building | terrain | out | x / 26 | y / 26
    6 units x 5     in reserve | aside | marked | x / 26 | y / 26     own units first
    10 treasures x 4  unseen | in play | x / 26 | y / 26
    start tile 3    its colour, one-hot
    top of stack 3  its colour, one-hot; all 0 when the stack is empty
    resources 6     own wood, stone, grain, then the other's
    table 10        own turn | own crown | discounts | stack / 20 | final turns left (0 before) |
                    siege asked | discard asked | road scoring | Henry's level | treasures left

x and y are turned for the north seat so that every player looks at the landscape from the south.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from threecrowns.engine.bits import has
from threecrowns.games.two_heirs.content.pack import COLOUR_IDS, RESOURCE_IDS
from threecrowns.games.two_heirs.content.tables import REACHABLE, x_of, y_of
from threecrowns.games.two_heirs.rules.actions import TILES, TREASURES
from threecrowns.games.two_heirs.rules.building import resources
from threecrowns.games.two_heirs.rules.state import (
    ASIDE,
    ASK_DISCARD,
    ASK_SIEGE,
    IN_RESERVE,
    NORTH,
    NOTHING,
    SLOTS,
    UNITS,
    wood_stone_grain,
)
from threecrowns.games.two_heirs.rules.turn import TwoHeirs

PER_TILE: Final = 16
PER_UNIT: Final = 5
PER_TREASURE: Final = 4
PER_TABLE: Final = 10
FULL_STACK: Final = 20  # T21: what the reserve and the start tile leave of three sets
TILES_AT: Final = 0
UNITS_AT: Final = TILES * PER_TILE
TREASURES_AT: Final = UNITS_AT + 2 * UNITS * PER_UNIT
START_AT: Final = TREASURES_AT + TREASURES * PER_TREASURE
TOP_AT: Final = START_AT + len(COLOUR_IDS)
RESOURCES_AT: Final = TOP_AT + len(COLOUR_IDS)
TABLE_AT: Final = RESOURCES_AT + 2 * len(RESOURCE_IDS)
LENGTH: Final = TABLE_AT + PER_TABLE

UNSEEN, FIRST_SLOT, OWN_HAND, OTHER_HAND = 0, 1, 8, 9
OWN_BUILDING, OTHER_BUILDING, TERRAIN, OUT, X, Y = 10, 11, 12, 13, 14, 15


def observe(state: TwoHeirs, seat: int) -> list[float]:
    out = [0.0] * LENGTH
    other = 1 - seat
    half_turn = -1 if seat == NORTH else 1

    def place(at: int, cell: int) -> None:
        out[at] = half_turn * x_of(cell) / REACHABLE
        out[at + 1] = half_turn * y_of(cell) / REACHABLE

    hidden = state.pool | (1 << state.top if state.top != NOTHING else 0)
    if state.spots:
        hidden |= 1 << state.tile(0)
    for tile in range(state.tables.tiles):
        at = TILES_AT + tile * PER_TILE
        out[at + UNSEEN] = float(has(hidden, tile))
        out[at + OWN_HAND] = float(has(state.hands[seat], tile))
        out[at + OTHER_HAND] = float(has(state.hands[other], tile))
        out[at + OUT] = float(has(state.out, tile))
    for slot in range(SLOTS):
        tile = int(state.ring[slot])
        if tile != NOTHING:
            out[TILES_AT + tile * PER_TILE + FIRST_SLOT + (slot - state.shield) % SLOTS] = 1.0
    for spot in range(1, state.spots):  # the start tile's front is hidden (T23)
        at = TILES_AT + state.tile(spot) * PER_TILE
        owner = state.owner(spot)
        kind = OWN_BUILDING if owner == seat else OTHER_BUILDING if owner == other else TERRAIN
        out[at + kind] = 1.0
        place(at + X, state.cell(spot))
    for index, (owner, unit) in enumerate((o, u) for o in (seat, other) for u in range(UNITS)):
        at = UNITS_AT + index * PER_UNIT
        cell = state.unit(owner, unit)
        out[at] = float(cell == IN_RESERVE)
        out[at + 1] = float(cell == ASIDE)
        out[at + 2] = float(state.is_marked(owner, unit))
        if cell >= 0:
            place(at + 3, cell)
    _observe_treasures(state, out, place)
    if state.spots:
        out[START_AT + state.colour(0)] = 1.0
    if state.top != NOTHING:
        out[TOP_AT + int(state.tables.colour[state.top])] = 1.0
    if state.spots:
        out[RESOURCES_AT:TABLE_AT] = [
            float(amount)
            for looked_at in (seat, other)
            for amount in wood_stone_grain(resources(state, looked_at))
        ]
    out[TABLE_AT:LENGTH] = _observe_table(state, seat)
    return out


def _observe_treasures(
    state: TwoHeirs, out: list[float], place: Callable[[int, int], None]
) -> None:
    for treasure in range(state.tables.treasures):
        at = TREASURES_AT + treasure * PER_TREASURE
        out[at] = float(has(state.treasure_pool, treasure))
        for spot in range(state.spots):
            if state.token_of[spot] == treasure:
                out[at + 1] = 1.0
                place(at + 2, state.cell(spot))


def _observe_table(state: TwoHeirs, seat: int) -> list[float]:
    asked = state.planned_kind()
    return [
        float(state.turn == seat),
        float(state.crown == seat),
        float(state.discounts),
        state.stack_size() / FULL_STACK,
        float(max(0, state.ending)),
        float(asked == ASK_SIEGE),
        float(asked == ASK_DISCARD),
        float(state.has_road_scoring),
        float(state.henry_level),
        float(state.treasures_left),
    ]
