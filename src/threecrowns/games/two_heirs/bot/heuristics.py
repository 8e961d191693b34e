"""What a bot thinks of a position of The Two Heirs.

The estimate is the expected lead at the end, as a weighted sum of what a player has. The weights
were fitted to the final margins of games between search bots; they depend on how many turns the
player still has (bench/fit_two_heirs.py).
"""

from __future__ import annotations

from math import tanh
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from threecrowns.engine.bits import size
from threecrowns.engine.heuristics import Heuristics
from threecrowns.engine.state import State
from threecrowns.games.two_heirs.rules.actions import (
    BUILD,
    DESTROY,
    END_TURN,
    EXTEND,
    SPARE,
    TAKE,
    WITHDRAW,
    kind_of,
)
from threecrowns.games.two_heirs.rules.building import building_resources
from threecrowns.games.two_heirs.rules.roads import Roads, all_road_points
from threecrowns.games.two_heirs.rules.scoring import building_points, is_doubled, total_points
from threecrowns.games.two_heirs.rules.state import NORTH, amount_of
from threecrowns.games.two_heirs.rules.turn import TwoHeirs

# What a player has; the columns of the weights.
POINTS: Final = 0  # of the buildings, before doubling
DOUBLED: Final = 1  # what units double now
BEST_THREE: Final = 2  # points of the three best buildings, which units may double in the end
ROADS: Final = 3  # road points
HAND: Final = 4  # tiles in hand, up to the limit
TAKES: Final = 5  # half a take more or less than the other, to the end of the game
PRODUCTION: Final = 6  # resources from own buildings
UNITS_OUT: Final = 7  # units in the play area
BUILDINGS: Final = 8
COLUMNS: Final = 9

# Rows: with so many turns left, so much of the final lead; in between it is interpolated.
TURNS: Final[vec[float]] = vec[float]([0.5, 1.5, 3.0, 5.0, 8.0])
SPREAD: Final[vec[float]] = vec[float]([5.0, 7.0, 9.0, 11.0, 13.0])  # how wrong it may still be
# fmt: off
WEIGHTS: Final[vec[float]] = vec[float]([
    # points doubled best roads hand take prod units buildings
    1.00, 0.85, 0.05, 0.85, 0.70, 1.20, 0.00, 0.00, 0.10,
    1.05, 0.30, 0.25, 0.90, 3.00, 2.70, 1.00, -0.60, 0.50,
    1.05, 0.10, 0.25, 0.85, 3.10, 2.50, 2.00, -0.80, 0.60,
    0.85, 0.15, 0.40, 0.80, 3.50, 3.00, 2.80, -1.20, 1.50,
    0.40, 0.20, 0.60, 0.70, 3.30, 3.00, 3.80, -1.00, 2.20,
])
# fmt: on
SURPLUS: Final = 0.2  # a tile beyond the hand limit, compared with one within it
HUMAN_PER_TURN: Final = 3.5  # what a turn brings beyond all this; matters only against Henry
HENRY_PER_TURN: Final = 1.2  # what Henry's score grows by in each of his turns
HOPELESS: Final = 80.0  # a lead that is still told from a larger one


class TwoHeirsHeuristics(Heuristics):
    def estimate(self, state: State, seat: i64) -> float:
        assert isinstance(state, TwoHeirs)
        if state.is_over():
            return state.payoff(seat)
        if state.spots == 0:
            return 0.0
        roads = Roads(state)
        lead = prospects(state, roads, seat) - prospects(state, roads, 1 - seat)
        spread = interpolated(SPREAD, 1, 0, turns_left(state, seat))
        # Mostly the chance to win, and a little for the margin: a lost game is still played on.
        return 0.85 * tanh(lead / spread) + 0.15 * max(-1.0, min(1.0, lead / HOPELESS))

    def outcomes(self, state: State) -> vec[float]:
        """What one seat gains the other loses."""
        lead = self.estimate(state, 0)
        return vec[float]([lead, -lead]) if state.seats == 2 else vec[float]([lead])

    def bias(self, state: State, action: i64) -> float:
        kind = kind_of(action)
        if kind == BUILD:
            return 4.0
        if kind == TAKE:
            return 2.0
        if kind == EXTEND:
            return 0.6
        if kind == WITHDRAW:
            return 0.7
        return 1.5 if kind in (END_TURN, DESTROY, SPARE) else 1.0


def prospects(state: TwoHeirs, roads: Roads, seat: i64) -> float:
    """The points this seat will end with, up to what both seats have in common."""
    turns = turns_left(state, seat)
    if state.is_solo() and seat == NORTH:
        return float(total_points(state, seat)) + HENRY_PER_TURN * turns
    if turns == 0.0:
        return float(total_points(state, seat))
    found = holdings(state, roads, seat)
    total = 0.0
    for column in range(i64(COLUMNS)):
        total += found[column] * weight(column, turns)
    return total + HUMAN_PER_TURN * turns if state.is_solo() else total


def holdings(state: TwoHeirs, roads: Roads, seat: i64) -> vec[float]:
    """What a player has, column by column."""
    points: i64 = 0
    doubled: i64 = 0
    buildings: i64 = 0
    first: i64 = 0
    second: i64 = 0
    third: i64 = 0
    for spot in range(state.spots):
        if state.owner(spot) != seat:
            continue
        worth = building_points(state, roads, spot)
        points += worth
        buildings += 1
        if is_doubled(state, spot):
            doubled += worth
        if worth > first:
            third = second
            second = first
            first = worth
        elif worth > second:
            third = second
            second = worth
        elif worth > third:
            third = worth
    produced = building_resources(state, seat)
    production = amount_of(produced, 0) + amount_of(produced, 1) + amount_of(produced, 2)
    found = vec[float]([0.0] * COLUMNS)
    found[POINTS] = float(points)
    found[DOUBLED] = float(doubled)
    found[BEST_THREE] = float(first + second + third)
    found[ROADS] = float(all_road_points(state, roads, seat))
    found[HAND] = useful_tiles(state, seat)
    found[TAKES] = takes_lead(state, seat)
    found[PRODUCTION] = float(production)
    found[UNITS_OUT] = float(3 - state.units_in_reserve(seat))
    found[BUILDINGS] = float(buildings)
    return found


def takes_lead(state: TwoHeirs, seat: i64) -> float:
    """Half a take more or less than the other, counted to the end of the game."""
    takes = state.stack_size() + 2
    if state.ending >= 0:
        takes = state.ending if state.crown == state.turn else state.ending - 1
    if takes % 2 == 0:
        return 0.0
    return 0.5 if state.crown == seat else -0.5


def useful_tiles(state: TwoHeirs, seat: i64) -> float:
    """Tiles in hand; those beyond the limit are worth little."""
    hand = size(state.hands[seat])
    limit = state.tables.hand_limit
    if hand <= limit:
        return float(hand)
    return float(limit) + SURPLUS * float(hand - limit)


def turns_left(state: TwoHeirs, seat: i64) -> float:
    """How many turns the seat will still have, the present one included; about, before the end."""
    if state.ending >= 0:
        ahead = state.ending  # turns still to be ended, the present one included
        return float((ahead + 1) // 2 if state.turn == seat else ahead // 2)
    to_draw = state.stack_size()
    if state.crown == state.turn:
        to_draw -= 1  # the take of this turn draws one; so a take changes nothing here
    return float(to_draw) / 2.0 + 1.5


def weight(column: i64, turns: float) -> float:
    return interpolated(WEIGHTS, COLUMNS, column, turns)


def interpolated(table: vec[float], columns: i64, column: i64, turns: float) -> float:
    """A value of the table for a number of turns between two rows."""
    last = i64(len(TURNS)) - 1
    if turns <= TURNS[0]:
        return table[column]
    for row in range(i64(1), last + 1):
        if turns <= TURNS[row]:
            part = (turns - TURNS[row - 1]) / (TURNS[row] - TURNS[row - 1])
            low = table[(row - 1) * columns + column]
            return low + part * (table[row * columns + column] - low)
    return table[last * columns + column]
