"""Where everything lies on the table of The Two Heirs.

Words: a *spot* is the number of a tile in the play area, in the order the tiles were laid (the
start tile is spot 0). A *cell* is a place on the grid. Sets of tiles, spots and treasures are
integers with one bit per member.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i32, i64, u8

from threecrowns.engine.agenda import PlannedState
from threecrowns.engine.bits import bit, has, size
from threecrowns.engine.fields import (
    numbers_of,
    numbers_of_lists,
    restore_fields,
    restore_lists,
)
from threecrowns.engine.state import CHANCE, Numbers
from threecrowns.games.two_heirs.content.tables import (
    CELLS,
    COLOURS,
    GREEN,
    GREY,
    SEGMENTS,
    WIDTH,
    YELLOW,
    Tables,
    turned,
)

SOUTH: Final = 0  # White, or the human in solo (T2)
NORTH: Final = 1  # Blue, or Henry in solo (T2)
NO_OWNER: Final = 2  # terrain (T5)

SLOTS: Final = 7  # T19
DEALT: Final = 6  # T19
NOTHING: Final = 255  # no tile, no spot, no token

UNITS: Final = 3  # per player (T13)
ELITE: Final = 0
IN_RESERVE: Final = -1
ASIDE: Final = -2  # Henry's unit that has not been placed yet (H2)

END_NOT_IN_SIGHT: Final = -1
END_TRIGGERED: Final = 3  # the triggering turn and the two final ones are still to be ended

# The agenda: what remains to be asked and done. A record is a kind and one number.
ASK_TOSS: Final = 0
ASK_DEAL: Final = 1  # the tile for a reserve slot, at set-up
ASK_START_TILE: Final = 2
ASK_TOP: Final = 3  # the tile that now lies on top of the stack
ASK_TURN: Final = 4
ASK_SIEGE: Final = 5  # destroy the building on this spot?
ASK_DISCARD: Final = 6
ASK_TREASURE: Final = 7  # the token for Henry's building on this spot
FIRST_ORDER: Final = 8  # from here on nobody is asked
DO_NEXT_TURN: Final = 8
DO_HENRY_PLACES: Final = 9  # lay down this tile
DO_HENRY_MARCHES: Final = 10  # move his unit to this spot

# What is saved, in the order of all records; then come the tiles spot by spot, and the rest.
SAVED: Final = (
    "seats",
    "actor",
    "reveals",
    "marked",
    "shield",
    "crown",
    "hands",
    "tiles_in_game",
    "pool",
    "top",
    "out",
    "turn",
    "turns",
    "takes",
    "discounts",
    "ending",
    "has_road_scoring",
    "henry_level",
    "human_colour",
    "treasure_pool",
    "treasures_left",
    "reference",
)
SPOTS: Final = ("cell_of", "tile_of", "owner_of", "token_of")
REST: Final = ("unit_cell", "ring")


class Position(PlannedState):
    def __init__(self, tables: Tables) -> None:
        super().__init__(2)
        self.tables: Tables = tables
        self.grid: vec[u8] = vec[u8]()  # [cell] -> spot + 1, or 0 where no tile lies
        self.spots: i64 = 0
        self.cell_of: vec[i16] = vec[i16]()  # [spot]
        self.tile_of: vec[u8] = vec[u8]()  # [spot]
        self.owner_of: vec[u8] = vec[u8]()  # [spot] -> SOUTH, NORTH or NO_OWNER
        self.token_of: vec[u8] = vec[u8]()  # [spot] -> treasure, or NOTHING
        self.unit_cell: vec[i16] = vec[i16]()  # [seat * UNITS + unit]
        self.marked: i64 = 0  # set of seat * UNITS + unit that acted this turn (T60)
        self.ring: vec[u8] = vec[u8]()  # [slot] -> tile or NOTHING
        self.shield: i64 = 0  # the slot it lies in
        self.crown: i64 = SOUTH  # whose crown it shows
        self.hands: vec[i64] = vec[i64]()  # [seat] -> set of tiles
        self.tiles_in_game: i64 = 0  # set of tiles of the chosen sets (T16)
        self.pool: i64 = 0  # set of tiles below the top of the stack
        self.top: i64 = NOTHING  # the tile on top of the stack; its colour is seen (T23)
        self.out: i64 = 0  # set of tiles that left the game
        self.turn: i64 = SOUTH  # whose turn it is
        self.turns: i64 = 0  # how many turns have been ended
        self.takes: i64 = 0  # tiles taken in this turn
        self.discounts: i64 = 0  # tokens of this turn (T46)
        self.ending: i64 = END_NOT_IN_SIGHT  # turns to be ended until the end of the game

        self.has_road_scoring: bool = True  # T87
        self.henry_level: i64 = 0  # 0 without Henry
        self.human_colour: i64 = SOUTH  # solo: which units are whose (H1); SOUTH is white
        self.treasure_pool: i64 = 0  # set of treasures not yet seen
        self.treasures_left: i64 = 0  # how many of them lie in the stack (H37)
        self.reference: i64 = 0  # spot of the building the human placed last (H11)

    def copy_to(self, new: Position) -> None:
        new.seats = self.seats
        new.actor = self.actor
        new.reveals = self.reveals
        new.grid = self.grid[:]
        new.spots = self.spots
        new.cell_of = self.cell_of[:]
        new.tile_of = self.tile_of[:]
        new.owner_of = self.owner_of[:]
        new.token_of = self.token_of[:]
        new.unit_cell = self.unit_cell[:]
        new.marked = self.marked
        new.ring = self.ring[:]
        new.shield = self.shield
        new.crown = self.crown
        new.hands = self.hands[:]
        new.tiles_in_game = self.tiles_in_game
        new.pool = self.pool
        new.top = self.top
        new.out = self.out
        new.turn = self.turn
        new.turns = self.turns
        new.takes = self.takes
        new.discounts = self.discounts
        new.ending = self.ending
        new.agenda = self.agenda[:]
        new.has_road_scoring = self.has_road_scoring
        new.henry_level = self.henry_level
        new.human_colour = self.human_colour
        new.treasure_pool = self.treasure_pool
        new.treasures_left = self.treasures_left
        new.reference = self.reference

    def fields(self) -> tuple[str, ...]:
        return (*SAVED, *REST)

    def lists(self) -> tuple[str, ...]:
        return (*SPOTS, "agenda")

    def numbers(self) -> list[int]:
        """The tiles stand spot by spot; the grid follows from them."""
        out = numbers_of(self, SAVED)
        out.append(self.spots)
        for spot in range(self.spots):
            out.append(self.cell_of[spot])
            out.append(self.tile_of[spot])
            out.append(self.owner_of[spot])
            out.append(self.token_of[spot])
        return out + numbers_of(self, REST) + numbers_of_lists(self, ("agenda",))

    def restore(self, saved: Numbers) -> None:
        self.clear()
        restore_fields(self, SAVED, saved.next)
        for _ in range(saved.next()):
            cell = saved.next()
            tile = saved.next()
            owner = saved.next()
            self.lay(cell, tile, owner)
            self.token_of[self.spots - 1] = u8(saved.next())
        restore_fields(self, REST, saved.next)
        restore_lists(self, ("agenda",), saved.next)

    def clear(self) -> None:
        """An empty table."""
        self.grid = vec[u8]([u8(0)] * CELLS)
        self.spots = 0
        self.cell_of = vec[i16]()
        self.tile_of = vec[u8]()
        self.owner_of = vec[u8]()
        self.token_of = vec[u8]()
        self.unit_cell = vec[i16]([i16(IN_RESERVE)] * (2 * UNITS))
        self.ring = vec[u8]([u8(NOTHING)] * SLOTS)
        self.hands = vec[i64]([i64(0), i64(0)])
        self.agenda = vec[i32]()

    # -- play area

    def lay(self, cell: i64, tile: i64, owner: i64) -> None:
        """Put a tile on an empty cell."""
        self.cell_of = append(self.cell_of, i16(cell))
        self.tile_of = append(self.tile_of, u8(tile))
        self.owner_of = append(self.owner_of, u8(owner))
        self.token_of = append(self.token_of, u8(NOTHING))
        self.spots += 1
        self.grid[cell] = u8(self.spots)

    def spot_at(self, cell: i64) -> i64:
        """The spot on a cell, or -1 if no tile lies there."""
        return i64(self.grid[cell]) - 1

    def has_tile(self, cell: i64) -> bool:
        return self.grid[cell] != 0

    def tile(self, spot: i64) -> i64:
        return i64(self.tile_of[spot])

    def cell(self, spot: i64) -> i64:
        return i64(self.cell_of[spot])

    def owner(self, spot: i64) -> i64:
        return i64(self.owner_of[spot])

    def is_building(self, spot: i64) -> bool:
        """T5. A face-up tile."""
        return self.owner_of[spot] != NO_OWNER

    def colour(self, spot: i64) -> i64:
        """T7. The same for building and terrain."""
        return i64(self.tables.colour[i64(self.tile_of[spot])])

    def kind(self, spot: i64) -> i64:
        """What the front of the tile shows, even if it lies face down."""
        return i64(self.tables.kind[i64(self.tile_of[spot])])

    def effect(self, spot: i64) -> i64:
        return i64(self.tables.effect[self.kind(spot)])

    def segment(self, spot: i64, number: i64) -> i64:
        """T79, T80. The exits of one road segment in board directions; none on terrain."""
        owner = self.owner(spot)
        if owner == NO_OWNER:
            return 0
        exits = i64(self.tables.road[self.tile(spot) * SEGMENTS + number])
        return turned(exits) if owner == NORTH else exits

    def exits(self, spot: i64) -> i64:
        """T80. All road exits of a building in board directions; none on terrain."""
        owner = self.owner(spot)
        if owner == NO_OWNER:
            return 0
        return self.exits_of_tile(self.tile(spot), owner)

    def exits_of_tile(self, tile: i64, owner: i64) -> i64:
        """T3. The road exits a tile has when it lies before this owner."""
        exits = i64(self.tables.exits[tile])
        return turned(exits) if owner == NORTH else exits

    # -- units

    def unit(self, seat: i64, number: i64) -> i64:
        """The cell a unit stands on, or IN_RESERVE or ASIDE."""
        return i64(self.unit_cell[seat * UNITS + number])

    def has_unit(self, cell: i64) -> bool:
        """Does a unit of either side stand here?"""
        for unit in range(i64(2 * UNITS)):
            if self.unit_cell[unit] == cell:
                return True
        return False

    def has_unit_of(self, cell: i64, seat: i64) -> bool:
        for unit in range(seat * UNITS, seat * UNITS + UNITS):
            if self.unit_cell[unit] == cell:
                return True
        return False

    def is_next_to_unit_of(self, cell: i64, seat: i64) -> bool:
        """T4, T39. Is a unit of this seat on one of the eight neighbours?"""
        for unit in range(seat * UNITS, seat * UNITS + UNITS):
            at = i64(self.unit_cell[unit])
            if at >= 0 and are_adjacent(cell, at):
                return True
        return False

    def is_marked(self, seat: i64, number: i64) -> bool:
        """T60. Did this unit act in this turn?"""
        return has(self.marked, seat * UNITS + number)

    def mark(self, seat: i64, number: i64) -> None:
        self.marked |= bit(seat * UNITS + number)

    def units_in_reserve(self, seat: i64) -> i64:
        count: i64 = 0
        for unit in range(seat * UNITS, seat * UNITS + UNITS):
            if self.unit_cell[unit] == IN_RESERVE:
                count += 1
        return count

    # -- tiles elsewhere

    def holds(self, seat: i64, tile: i64) -> bool:
        return has(self.hands[seat], tile)

    def hand_size(self, seat: i64) -> i64:
        return size(self.hands[seat])

    def stack_size(self) -> i64:
        return size(self.pool) + (0 if self.top == NOTHING else 1)

    def is_solo(self) -> bool:
        return self.henry_level > 0

    def actor_of_plan(self) -> i64:
        kind = self.planned_kind()
        is_players = kind in (ASK_TURN, ASK_SIEGE, ASK_DISCARD)
        return self.turn if is_players else CHANCE


def are_adjacent(a: i64, b: i64) -> bool:
    """T4. Do two cells touch by a side or a corner?"""
    apart = a - b if a > b else b - a
    return apart == 1 or WIDTH - 1 <= apart <= WIDTH + 1


# -- resources: three small numbers, one per colour

RESOURCE_BITS: Final = 8


def one_of(colour: i64) -> i64:
    """One resource of a colour, to be added to others."""
    return bit(RESOURCE_BITS * colour)


def amount_of(resources: i64, colour: i64) -> i64:
    return (resources >> (RESOURCE_BITS * colour)) & 255


def wood_stone_grain(resources: i64) -> tuple[int, int, int]:
    return (
        amount_of(resources, GREEN),
        amount_of(resources, GREY),
        amount_of(resources, YELLOW),
    )


def missing_for(cost: vec[u8], tile: i64, resources: i64) -> i64:
    """T47. How many resources of a tile's cost are not available."""
    missing: i64 = 0
    for colour in range(i64(COLOURS)):
        lacking = i64(cost[tile * COLOURS + colour]) - amount_of(resources, colour)
        if lacking > 0:
            missing += lacking
    return missing
