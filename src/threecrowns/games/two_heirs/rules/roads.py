"""Section 10: which buildings are joined by a road, and what roads are worth."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, u8

from threecrowns.engine.bits import bit, has, size
from threecrowns.games.two_heirs.content.tables import DIRECTIONS, SEGMENTS, STEP
from threecrowns.games.two_heirs.rules.state import NORTH, SOUTH, Position

NO_ROAD: Final = 0


class Roads:
    """All roads of a position. A road is a connected set of segments (T82)."""

    def __init__(self, state: Position) -> None:
        self.road_of: vec[u8] = vec[u8]([u8(NO_ROAD)] * (state.spots * SEGMENTS))
        self.spots_on: vec[i64] = vec[i64]([i64(0)])  # [road] -> set of spots; road 0 is none
        for spot in range(state.spots):
            if state.exits(spot) == 0:
                continue
            for segment in range(i64(SEGMENTS)):
                if state.segment(spot, segment) != 0:
                    if self.road_of[spot * SEGMENTS + segment] == NO_ROAD:
                        self.follow(state, spot * SEGMENTS + segment)

    def follow(self, state: Position, start: i64) -> None:
        """T81, T82. Number every segment that is joined to this one."""
        road = u8(i64(len(self.spots_on)))
        members: i64 = 0
        todo = vec[u8]([u8(start)])
        self.road_of[start] = road
        while len(todo) > 0:
            todo, code = pop(todo)
            at = i64(code)
            spot = at // SEGMENTS
            members |= bit(spot)
            exits = state.segment(spot, at % SEGMENTS)
            for direction in range(i64(0), i64(DIRECTIONS), 2):
                if not has(exits, direction):
                    continue
                joined = joined_segment(state, spot, direction)
                if joined >= 0 and self.road_of[joined] == NO_ROAD:
                    self.road_of[joined] = road
                    todo = append(todo, u8(joined))
        self.spots_on = append(self.spots_on, members)

    def longest_at(self, spot: i64) -> i64:
        """T93. The spots of the longest road that ends at this spot, itself included."""
        longest = bit(spot)
        for segment in range(i64(SEGMENTS)):
            road = i64(self.road_of[spot * SEGMENTS + segment])
            if road != NO_ROAD and size(self.spots_on[road]) > size(longest):
                longest = self.spots_on[road]
        return longest


def first_segments(roads: Roads) -> list[int]:
    """The first segment of every road, by which it is known while it grows; road 1 first."""
    out: list[int] = []
    for at in range(i64(len(roads.road_of))):
        if i64(roads.road_of[at]) == len(out) + 1:  # roads are numbered in this order
            out.append(at)
    return out


def joined_segment(state: Position, spot: i64, direction: i64) -> i64:
    """T81. The segment that an exit in this direction meets, as spot and number, or -1."""
    other = state.spot_at(state.cell(spot) + i64(STEP[direction]))
    if other < 0:
        return -1
    opposite = (direction + 4) % DIRECTIONS
    for segment in range(i64(SEGMENTS)):
        if has(state.segment(other, segment), opposite):
            return other * SEGMENTS + segment
    return -1


def owned_by(state: Position, seat: i64) -> i64:
    """The set of spots with a building of this seat."""
    owned: i64 = 0
    for spot in range(state.spots):
        if state.owner(spot) == seat:
            owned |= bit(spot)
    return owned


def road_points(state: Position, roads: Roads, road: i64, seat: i64) -> i64:
    """T84, T85. What one road is worth to a seat: the lead in buildings, or nothing."""
    members = roads.spots_on[road]
    if size(members) < state.tables.road_minimum:
        return 0
    south = size(members & owned_by(state, SOUTH))
    north = size(members & owned_by(state, NORTH))
    lead = south - north if seat == SOUTH else north - south
    return lead if lead > 0 else 0


def all_road_points(state: Position, roads: Roads, seat: i64) -> i64:
    """T84-T87. All roads together, unless they are played without."""
    if not state.has_road_scoring:
        return 0
    total: i64 = 0
    for road in range(i64(1), i64(len(roads.spots_on))):
        total += road_points(state, roads, road, seat)
    return total


def points_by_road(state: Position, roads: Roads, seat: i64) -> list[int]:
    """T84-T87. What every road is worth to a seat; road 1 first."""
    out: list[int] = []
    for road in range(i64(1), i64(len(roads.spots_on))):
        out.append(road_points(state, roads, road, seat) if state.has_road_scoring else 0)
    return out
