"""Section 11 and the scoring of sections 12 and 13: what every building is worth.

Each building counts a set of spots; its points are a base and so many per counted spot. The
score sheet shows the same sets, so every point can be traced to the tiles that earned it.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from threecrowns.engine.bits import bit, has, size, without_lowest
from threecrowns.games.two_heirs.content.tables import (
    BOOST_PAIRS,
    COLUMN,
    COUNT_ADJACENT,
    COUNT_DIAGONALS,
    COUNT_GROUP,
    COUNT_LINE,
    COUNT_OWN_COLOUR,
    COUNT_OWN_KINDS,
    DIRECTIONS,
    LONGEST_ROAD,
    MATCH_ANY_TILE,
    MATCH_OPPONENT_BUILDING,
    NO_LIMIT,
    PAIRS,
    REACHABLE,
    STEP,
    E,
    N,
    S,
    W,
    turned,
    x_of,
    y_of,
)
from threecrowns.games.two_heirs.rules.roads import Roads, all_road_points
from threecrowns.games.two_heirs.rules.state import NORTH, Position
from threecrowns.games.two_heirs.rules.treasures import tokens_in_play


def counted(state: Position, roads: Roads, spot: i64) -> i64:
    """T91-T105. The set of spots that earn points for the building on this spot."""
    effect = state.effect(spot)
    if effect == COUNT_LINE:
        return in_line(state, spot)
    if effect == COUNT_ADJACENT:
        return beside(state, spot)
    if effect == LONGEST_ROAD:
        return roads.longest_at(spot)
    if effect == COUNT_GROUP:
        return in_groups(state, spot)
    if effect == COUNT_OWN_COLOUR:
        return own_of_colour(state, spot)
    if effect == COUNT_OWN_KINDS:
        return own_of_kinds(state, spot)
    if effect == COUNT_DIAGONALS:
        return on_diagonals(state, spot)
    if effect == PAIRS:
        return in_pairs(state, spot)
    return 0


def matches(state: Position, spot: i64, other: i64) -> bool:
    """Is the other tile one that the building on this spot counts?"""
    match = i64(state.tables.match[state.kind(spot)])
    if match == MATCH_ANY_TILE:
        return True
    if match == MATCH_OPPONENT_BUILDING:
        return state.owner(other) == 1 - state.owner(spot)
    return state.colour(other) == state.colour(spot)


def in_line(state: Position, spot: i64) -> i64:
    """T91, T103. Matching tiles in the printed row or column, the nearest ones each way."""
    if i64(state.tables.axis[state.tile(spot)]) == COLUMN:
        return along(state, spot, N) | along(state, spot, S)
    return along(state, spot, E) | along(state, spot, W)


def along(state: Position, spot: i64, direction: i64) -> i64:
    """Matching tiles in one direction, gaps ignored, up to the building's limit (T91)."""
    found: i64 = 0
    left = i64(state.tables.cap[state.kind(spot)])
    step = i64(STEP[direction])
    cell = state.cell(spot)
    for _ in range(steps_to_edge(cell, direction)):
        cell += step
        other = state.spot_at(cell)
        if other >= 0 and matches(state, spot, other):
            found |= bit(other)
            left -= 1
            if left == 0:
                break
    return found


def steps_to_edge(cell: i64, direction: i64) -> i64:
    """How far a look from this cell can go before it leaves the reachable grid."""
    x = x_of(cell)
    y = y_of(cell)
    east = REACHABLE - x
    west = REACHABLE + x
    north = REACHABLE - y
    south = REACHABLE + y
    far: i64 = NO_LIMIT
    if direction == N or direction == N + 1 or direction == N + 7:
        far = min(far, north)
    if direction >= S - 1 and direction <= S + 1:
        far = min(far, south)
    if direction >= E - 1 and direction <= E + 1:
        far = min(far, east)
    if direction >= W - 1:
        far = min(far, west)
    return far


def beside(state: Position, spot: i64) -> i64:
    """T92, T94. Matching tiles that share a side."""
    found: i64 = 0
    for direction in range(i64(0), i64(DIRECTIONS), 2):
        other = state.spot_at(state.cell(spot) + i64(STEP[direction]))
        if other >= 0 and matches(state, spot, other):
            found |= bit(other)
    return found


def in_groups(state: Position, spot: i64) -> i64:
    """T95. Tiles of the wanted colour joined to the building by sides, itself excluded."""
    wanted = i64(state.tables.first_colour[state.kind(spot)])
    found: i64 = bit(spot)
    todo = vec[i16]([i16(spot)])
    at: i64 = 0
    while at < i64(len(todo)):
        cell = state.cell(i64(todo[at]))
        at += 1
        for direction in range(i64(0), i64(DIRECTIONS), 2):
            other = state.spot_at(cell + i64(STEP[direction]))
            if other >= 0 and not has(found, other) and state.colour(other) == wanted:
                found |= bit(other)
                todo = append(todo, i16(other))
    return found & ~bit(spot)


def own_of_colour(state: Position, spot: i64) -> i64:
    """T96. Other own buildings on tiles of the wanted colour, anywhere."""
    wanted = i64(state.tables.first_colour[state.kind(spot)])
    found: i64 = 0
    for other in range(state.spots):
        if other != spot and state.owner(other) == state.owner(spot):
            if state.colour(other) == wanted:
                found |= bit(other)
    return found


def own_of_kinds(state: Position, spot: i64) -> i64:
    """T99, T102. Own buildings of the kinds shown, anywhere, itself included where shown."""
    kinds = state.tables.kinds_shown[state.tile(spot)]
    found: i64 = 0
    for other in range(state.spots):
        if state.owner(other) == state.owner(spot) and has(kinds, state.kind(other)):
            found |= bit(other)
    return found


def on_diagonals(state: Position, spot: i64) -> i64:
    """T104. Face-up buildings of the kind shown on the four diagonals, either owner's."""
    kinds = state.tables.kinds_shown[state.tile(spot)]
    x = x_of(state.cell(spot))
    y = y_of(state.cell(spot))
    found: i64 = 0
    for other in range(state.spots):
        if not state.is_building(other) or not has(kinds, state.kind(other)):
            continue
        dx = x_of(state.cell(other)) - x
        dy = y_of(state.cell(other)) - y
        if dx != 0 and (dx == dy or dx == -dy):
            found |= bit(other)
    return found


def in_pairs(state: Position, spot: i64) -> i64:
    """T105. The tiles on the printed positions that make up pairs of the two colours."""
    tables = state.tables
    kind = state.kind(spot)
    first = on_positions(state, spot, i64(tables.first_colour[kind]))
    second = on_positions(state, spot, i64(tables.second_colour[kind]))
    while size(first) > size(second):
        first = without_lowest(first)
    while size(second) > size(first):
        second = without_lowest(second)
    return first | second


def on_positions(state: Position, spot: i64, colour: i64) -> i64:
    """T105. Tiles of a colour on the printed positions of a workshop."""
    positions = i64(state.tables.positions[state.tile(spot)])
    if state.owner(spot) == NORTH:
        positions = turned(positions)
    found: i64 = 0
    for direction in range(i64(DIRECTIONS)):
        if not has(positions, direction):
            continue
        other = state.spot_at(state.cell(spot) + i64(STEP[direction]))
        if other >= 0 and state.colour(other) == colour:
            found |= bit(other)
    return found


def is_boosted(state: Position, spot: i64) -> bool:
    """T106. Does the owner have a Guildhall for this kind of workshop?"""
    for other in range(state.spots):
        if state.owner(other) == state.owner(spot) and state.effect(other) == BOOST_PAIRS:
            if has(state.tables.kinds_shown[state.tile(other)], state.kind(spot)):
                return True
    return False


def points_per_piece(state: Position, spot: i64) -> i64:
    """T91-T106. What each counted spot earns; of a pair, both together."""
    kind = state.kind(spot)
    if state.effect(spot) == PAIRS and is_boosted(state, spot):
        return i64(state.tables.boosted[kind])
    return i64(state.tables.per[kind])


def pieces(state: Position, spot: i64, found: i64) -> i64:
    """How many times the counted spots earn: a pair of them counts once (T105)."""
    return size(found) // 2 if state.effect(spot) == PAIRS else size(found)


def building_points(state: Position, roads: Roads, spot: i64) -> i64:
    """T88, T90. A building's points before doubling."""
    found = counted(state, roads, spot)
    base = i64(state.tables.base[state.kind(spot)])
    return base + points_per_piece(state, spot) * pieces(state, spot, found)


def is_doubled(state: Position, spot: i64) -> bool:
    """T89, H32. Does a unit of the owner stand on the building? Henry's units do not count."""
    owner = state.owner(spot)
    if state.is_solo() and owner == NORTH:
        return False
    return state.has_unit_of(state.cell(spot), owner)


def scored_points(state: Position, roads: Roads, spot: i64) -> i64:
    """T89, T107. A building's points, doubled by a unit of its owner."""
    points = building_points(state, roads, spot)
    return points * state.tables.unit_multiplier if is_doubled(state, spot) else points


def points_by_spot(state: Position, roads: Roads) -> list[int]:
    """T88, T89. What every building scores; nothing for terrain."""
    out: list[int] = []
    for spot in range(state.spots):
        out.append(scored_points(state, roads, spot) if state.is_building(spot) else 0)
    return out


def total_points(state: Position, seat: i64) -> i64:
    """T112, H31-H34. Everything a seat scores."""
    roads = Roads(state)
    total = all_road_points(state, roads, seat)
    if state.is_solo() and seat == NORTH:
        return total + henrys_building_points(state, roads) + henrys_treasure_points(state)
    for spot in range(state.spots):
        if state.owner(spot) == seat:
            total += scored_points(state, roads, spot)
    return total


def henrys_building_points(state: Position, roads: Roads) -> i64:
    """H32. His buildings, the best of them twice."""
    total: i64 = 0
    doubled = henrys_best(state, roads)
    for spot in range(state.spots):
        if state.owner(spot) == NORTH:
            points = building_points(state, roads, spot)
            total += points
            if has(doubled, spot):
                total += points
    return total


def henrys_best(state: Position, roads: Roads) -> i64:
    """H32. The set of his three highest-scoring buildings; among equals the least (x, y)."""
    best: i64 = 0
    for _ in range(state.tables.doubled_buildings):
        chosen: i64 = -1
        chosen_points: i64 = 0
        for spot in range(state.spots):
            if state.owner(spot) != NORTH or has(best, spot):
                continue
            points = building_points(state, roads, spot)
            if chosen < 0 or points > chosen_points:
                chosen = spot
                chosen_points = points
            elif points == chosen_points and comes_before(state, spot, chosen):
                chosen = spot
        if chosen >= 0:
            best |= bit(chosen)
    return best


def comes_before(state: Position, spot: i64, other: i64) -> bool:
    """Is the spot's (x, y) the lesser one?"""
    x = x_of(state.cell(spot))
    other_x = x_of(state.cell(other))
    if x != other_x:
        return x < other_x
    return y_of(state.cell(spot)) < y_of(state.cell(other))


def henrys_treasure_points(state: Position) -> i64:
    """H34. Tokens in the play area and in the stack."""
    return state.tables.treasure_points * (tokens_in_play(state) + state.treasures_left)
