"""What a learned judgement looks at where somebody plays alone: the player, and Henry."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from threecrowns.engine.bits import has
from threecrowns.engine.observing import Row
from threecrowns.engine.state import State
from threecrowns.games.two_heirs.bot import features
from threecrowns.games.two_heirs.bot.features import TwoHeirsFeatures
from threecrowns.games.two_heirs.bot.heuristics import COLUMNS as HOLDINGS
from threecrowns.games.two_heirs.bot.heuristics import holdings, turns_left
from threecrowns.games.two_heirs.content.tables import (
    DIRECTIONS,
    STEP,
    TREASURE_COLUMN,
    TREASURE_FORMATION,
)
from threecrowns.games.two_heirs.rules.roads import Roads, all_road_points
from threecrowns.games.two_heirs.rules.scoring import henrys_building_points
from threecrowns.games.two_heirs.rules.state import NORTH, NOTHING
from threecrowns.games.two_heirs.rules.treasures import tiles_in_line
from threecrowns.games.two_heirs.rules.turn import TwoHeirs

MOST_LACKING: Final = 3
HELD: Final = features.LENGTH  # + column: what the plain heuristics count
HENRYS_POINTS: Final = HELD + HOLDINGS  # of his buildings
HENRYS_ROADS: Final = HENRYS_POINTS + 1
TREASURES: Final = HENRYS_ROADS + 1  # + tiles: tokens in play that lack so many to be removed
IN_STACK: Final = TREASURES + MOST_LACKING  # tokens that are still to come
TO_COME: Final = IN_STACK + 1  # turns
ALWAYS: Final = TO_COME + 1
LENGTH: Final = ALWAYS + 1

COLUMNS: Final = (
    *features.COLUMNS,
    *("points", "doubled", "best three", "roads", "tiles", "takes", "production"),
    *("units out", "buildings", "henry's points", "henry's roads"),
    *(f"treasures lacking {count + 1}" for count in range(MOST_LACKING)),
    *("treasures in the stack", "turns to come", "always"),
)


class AloneFeatures(TwoHeirsFeatures):
    def __init__(self) -> None:
        super().__init__()
        self.length = LENGTH
        self.stands_alone = True
        self.fits_points = True

    def observe(self, state: State, seat: i64, row: Row) -> None:
        assert isinstance(state, TwoHeirs)
        super().observe(state, seat, row)
        roads = Roads(state)
        found = holdings(state, roads, seat)
        for column in range(i64(HOLDINGS)):
            row.put(HELD + column, found[column])
        row.put(HENRYS_POINTS, float(henrys_building_points(state, roads)))
        row.put(HENRYS_ROADS, float(all_road_points(state, roads, NORTH)))
        for spot in range(state.spots):
            treasure = i64(state.token_of[spot])
            if treasure != NOTHING:
                lacking = min(tiles_lacking(state, spot, treasure), i64(MOST_LACKING))
                row.add(TREASURES + max(i64(0), lacking - 1), 1.0)
        row.put(IN_STACK, float(state.treasures_left))
        row.put(TO_COME, turns_left(state, seat))
        row.flag(ALWAYS)


def tiles_lacking(state: TwoHeirs, spot: i64, treasure: i64) -> i64:
    """H22-H25. How many tiles are missing until a token is removed."""
    tables = state.tables
    kind = i64(tables.treasure_type[treasure])
    if kind == TREASURE_FORMATION:
        wanted = i64(tables.treasure_positions[treasure])
        lacking: i64 = 0
        for direction in range(i64(DIRECTIONS)):
            if has(wanted, direction):
                if not state.has_tile(state.cell(spot) + i64(STEP[direction])):
                    lacking += 1
        return lacking
    colour = i64(tables.treasure_colour[treasure])
    found = tiles_in_line(state, spot, colour, in_column=kind == TREASURE_COLUMN)
    return i64(tables.treasure_count[treasure]) - found
