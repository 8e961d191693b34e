"""What a learned judgement of The Two Heirs looks at, for each of the two players."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from threecrowns.engine.bits import lowest, size, without_lowest
from threecrowns.engine.judgement import Features
from threecrowns.engine.observing import Row
from threecrowns.engine.state import State
from threecrowns.games.two_heirs.bot.heuristics import turns_left
from threecrowns.games.two_heirs.content.tables import DIRECTIONS, STEP
from threecrowns.games.two_heirs.rules.building import resources
from threecrowns.games.two_heirs.rules.reserve import reach
from threecrowns.games.two_heirs.rules.state import UNITS, missing_for
from threecrowns.games.two_heirs.rules.turn import TwoHeirs

KINDS: Final = 24  # of buildings
MOST_MISSING: Final = 3
HAND: Final = 0  # + kind: so many in hand
BUILT: Final = HAND + KINDS  # + kind: so many built
MISSING: Final = BUILT + KINDS  # + resources: tiles in hand that lack so many
FREE_CELLS: Final = MISSING + MOST_MISSING + 1  # empty cells next to units, each unit's counted
TAKES_NEXT: Final = FREE_CELLS + 1
TURN: Final = TAKES_NEXT + 1
REACH: Final = TURN + 1
DISCOUNTS: Final = REACH + 1
MARKED: Final = DISCOUNTS + 1  # units that acted in this turn
ENDING: Final = MARKED + 1  # the end is in sight, and it is this player's turn
LENGTH: Final = ENDING + 1

COLUMNS: Final = (
    *(f"hand kind {kind}" for kind in range(KINDS)),
    *(f"built kind {kind}" for kind in range(KINDS)),
    *(f"missing {count}" for count in range(MOST_MISSING + 1)),
    *("free cells", "takes next", "turn", "reach", "discounts", "marked", "ending"),
)
PHASES: Final = (0.5, 2.0, 4.0, 9.0)  # turns left


class TwoHeirsFeatures(Features):
    def __init__(self) -> None:
        super().__init__(LENGTH)

    def is_judged(self, state: State) -> bool:
        assert isinstance(state, TwoHeirs)
        return state.spots > 0

    def phase(self, state: State, seat: i64) -> float:
        assert isinstance(state, TwoHeirs)
        return turns_left(state, seat)

    def observe(self, state: State, seat: i64, row: Row) -> None:
        assert isinstance(state, TwoHeirs)
        tables = state.tables
        available = resources(state, seat)
        hand = state.hands[seat]
        while hand != 0:
            tile = lowest(hand)
            hand = without_lowest(hand)
            row.add(HAND + i64(tables.kind[tile]), 1.0)
            missing = missing_for(tables.cost, tile, available)
            row.add(MISSING + min(missing, i64(MOST_MISSING)), 1.0)
        for spot in range(state.spots):
            if state.owner(spot) == seat:
                row.add(BUILT + state.kind(spot), 1.0)
        row.put(FREE_CELLS, float(free_cells(state, seat)) / 8.0)
        row.put(REACH, float(reach(state, seat)))
        if state.crown == seat:
            row.flag(TAKES_NEXT)
        if state.turn == seat:
            row.flag(TURN)
            row.put(DISCOUNTS, float(state.discounts))
            row.put(MARKED, float(size(state.marked)))
            if state.ending >= 0:
                row.flag(ENDING)


def free_cells(state: TwoHeirs, seat: i64) -> i64:
    """Empty cells next to units of a seat; one between two units counts for both."""
    count: i64 = 0
    for unit in range(i64(UNITS)):
        cell = state.unit(seat, unit)
        if cell < 0:
            continue
        for direction in range(i64(DIRECTIONS)):
            if not state.has_tile(cell + i64(STEP[direction])):
                count += 1
    return count
