"""What is printed on the components, as packed tables for the compiled rules.

`content.py` fills these from the content file. Directions count clockwise from north, so a tile
turned by half a circle has every direction moved by four (T3).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

# Directions (T1), clockwise from north.
N: Final = 0
NE: Final = 1
E: Final = 2
SE: Final = 3
S: Final = 4
SW: Final = 5
W: Final = 6
NW: Final = 7
DIRECTIONS: Final = 8
DIRECTION_NAMES: Final = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")

# Colours (T6), each with its resource.
GREEN: Final = 0  # wood
GREY: Final = 1  # stone
YELLOW: Final = 2  # grain
COLOURS: Final = 3
ANY_COLOUR: Final = 3

# What a building does (sections 9 and 11 of the rules).
COUNT_LINE: Final = 0
COUNT_ADJACENT: Final = 1
LONGEST_ROAD: Final = 2
COUNT_GROUP: Final = 3
COUNT_OWN_COLOUR: Final = 4
EXTRA_TAKE: Final = 5
RESOURCE: Final = 6
COUNT_OWN_KINDS: Final = 7
FLAT: Final = 8
SIEGE: Final = 9
COUNT_DIAGONALS: Final = 10
PAIRS: Final = 11
BOOST_PAIRS: Final = 12
EFFECT_NAMES: Final = (
    "count_line",
    "count_adjacent",
    "longest_road",
    "count_group",
    "count_own_buildings",
    "extra_take",
    "resource",
    "count_own_kinds",
    "flat",
    "destroy_opponent_building",
    "count_diagonals",
    "pairs",
    "boost_pairs",
)

# What a counting building counts.
MATCH_ANY_TILE: Final = 0
MATCH_OPPONENT_BUILDING: Final = 1
MATCH_SAME_COLOUR: Final = 2
MATCH_NAMES: Final = ("any_tile", "opponent_building", "same_colour")

ROW: Final = 0
COLUMN: Final = 1

TREASURE_COLUMN: Final = 0
TREASURE_ROW: Final = 1
TREASURE_FORMATION: Final = 2
TREASURE_NAMES: Final = ("column", "row", "formation")

SEGMENTS: Final = 4  # road segments a tile may carry (T83)
NO_LIMIT: Final = 99

# The grid (T1). With 27 tiles, each touching an earlier one, nothing lies further than 26 cells
# from the start tile; one more cell all around lets rules look at every neighbour.
REACHABLE: Final = 26
CENTRE: Final = REACHABLE + 1
WIDTH: Final = 2 * CENTRE + 1
CELLS: Final = WIDTH * WIDTH
START_CELL: Final = CENTRE * WIDTH + CENTRE
STEP: Final[vec[i16]] = vec[i16](
    [
        i16(WIDTH),
        i16(WIDTH + 1),
        i16(1),
        i16(1 - WIDTH),
        i16(-WIDTH),
        i16(-WIDTH - 1),
        i16(-1),
        i16(WIDTH - 1),
    ]
)


def cell_at(x: i64, y: i64) -> i64:
    """T1. The cell with these coordinates."""
    return (y + CENTRE) * WIDTH + x + CENTRE


def x_of(cell: i64) -> i64:
    return cell % WIDTH - CENTRE


def y_of(cell: i64) -> i64:
    return cell // WIDTH - CENTRE


def is_on_grid(x: i64, y: i64) -> bool:
    return -REACHABLE <= x <= REACHABLE and -REACHABLE <= y <= REACHABLE


def turned(mask: i64) -> i64:
    """T3. A set of directions as seen from the other side of the table."""
    return ((mask << 4) | (mask >> 4)) & 255


class Tables:
    """One content pack. Tiles, kinds and treasures are numbered in the order of the file."""

    def __init__(self) -> None:
        self.tiles: i64 = 0
        self.kind: vec[u8] = vec[u8]()  # [tile]
        self.colour: vec[u8] = vec[u8]()  # [tile]
        self.cost: vec[u8] = vec[u8]()  # [tile * COLOURS + colour of the resource]
        self.road: vec[u8] = vec[u8]()  # [tile * SEGMENTS + segment] -> exits as directions
        self.exits: vec[u8] = vec[u8]()  # [tile] -> all exits together
        self.axis: vec[u8] = vec[u8]()  # [tile] -> ROW or COLUMN, where printed
        self.positions: vec[u8] = vec[u8]()  # [tile] -> printed positions as directions
        self.kinds_shown: vec[i64] = vec[i64]()  # [tile] -> kinds it counts or boosts, as a set

        self.effect: vec[u8] = vec[u8]()  # [kind]
        self.base: vec[u8] = vec[u8]()  # [kind] points of the building itself
        self.per: vec[u8] = vec[u8]()  # [kind] points per counted piece
        self.boosted: vec[u8] = vec[u8]()  # [kind] points per counted piece when boosted
        self.match: vec[u8] = vec[u8]()  # [kind] what is counted
        self.cap: vec[u8] = vec[u8]()  # [kind] most pieces counted each way
        self.first_colour: vec[u8] = vec[u8]()  # [kind] the colour it looks for or produces
        self.second_colour: vec[u8] = vec[u8]()  # [kind] the other colour of a pair
        self.amount: vec[u8] = vec[u8]()  # [kind] resources it gives

        self.cross: vec[u8] = vec[u8]()  # [player colour * 3 + unit] -> colour of the cross (H3)

        self.treasure_type: vec[u8] = vec[u8]()  # [treasure]
        self.treasure_colour: vec[u8] = vec[u8]()
        self.treasure_count: vec[u8] = vec[u8]()
        self.treasure_positions: vec[u8] = vec[u8]()
        self.treasures: i64 = 0

        self.base_reach: i64 = 1  # T29
        self.hand_limit: i64 = 3  # T27
        self.discount: i64 = 1  # T45
        self.unit_multiplier: i64 = 2  # T89
        self.road_minimum: i64 = 2  # T84
        self.towers_needed: i64 = 2  # T63
        self.treasure_points: i64 = 5  # H34
        self.doubled_buildings: i64 = 3  # H32
