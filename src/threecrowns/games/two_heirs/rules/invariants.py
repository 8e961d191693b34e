"""What holds in every position of The Two Heirs, whatever was played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from threecrowns.engine.agenda import AGENDA_KINDS
from threecrowns.engine.bits import has, size
from threecrowns.engine.state import CHANCE, OVER
from threecrowns.games.two_heirs.content.pack import SETS_PER_GAME, TILES_PER_SET, Content
from threecrowns.games.two_heirs.content.tables import START_CELL
from threecrowns.games.two_heirs.rules.building import building_resources, resources
from threecrowns.games.two_heirs.rules.reserve import reach
from threecrowns.games.two_heirs.rules.state import (
    ASIDE,
    ASK_DISCARD,
    ASK_TREASURE,
    ASK_TURN,
    DO_HENRY_PLACES,
    ELITE,
    END_NOT_IN_SIGHT,
    END_TRIGGERED,
    IN_RESERVE,
    NO_OWNER,
    NORTH,
    NOTHING,
    SOUTH,
    UNITS,
    are_adjacent,
    wood_stone_grain,
)
from threecrowns.games.two_heirs.rules.treasures import is_met, tokens_in_play
from threecrowns.games.two_heirs.rules.turn import TwoHeirs

BOTH = (SOUTH, NORTH)


def broken_invariants(content: Content, state: TwoHeirs) -> list[str]:
    """Every broken promise as an English sentence for developers; empty in a sound state."""
    return [
        *_tiles(state),
        *_landscape(state),
        *_units(state),
        *_reserve(state),
        *_turn(state),
        *_treasures(state),
    ]


def _tiles(state: TwoHeirs) -> Iterator[str]:
    """T10, T17. Each of the 27 tiles is in exactly one place."""
    places: Counter[int] = Counter()
    for members in (state.pool, state.out, *state.hands):
        places.update(_in_set(members))
    places.update(int(tile) for tile in state.ring if tile != NOTHING)
    places.update(int(tile) for tile in state.tile_of)
    if state.top != NOTHING:
        places[state.top] += 1
    if len(state.agenda) and state.planned_kind() not in (ASK_TURN, ASK_DISCARD):
        places.update(_tile_on_its_way(state))
    expected = set(_in_set(state.tiles_in_game))
    if len(expected) != SETS_PER_GAME * TILES_PER_SET:
        yield f"{len(expected)} tiles are in the game"
    if set(places) != expected or max(places.values()) > 1:
        yield f"tiles are lost or doubled: {places}"


def _in_set(members: int) -> list[int]:
    return [tile for tile in range(members.bit_length()) if members >> tile & 1]


def _tile_on_its_way(state: TwoHeirs) -> Iterator[int]:
    """The tile Henry took and has not placed yet."""
    for record in state.agenda:
        number, kind = divmod(int(record), AGENDA_KINDS)
        if kind == DO_HENRY_PLACES:
            yield number


def _landscape(state: TwoHeirs) -> Iterator[str]:
    """T21, T39. Tiles lie apart, and each touches an earlier one."""
    cells = [int(cell) for cell in state.cell_of]
    if len(set(cells)) != len(cells) or len(cells) != state.spots:
        yield "two tiles lie on one cell"
    if cells and cells[0] != START_CELL:
        yield "the start tile is not in the middle"
    grid = list(state.grid)
    for spot, cell in enumerate(cells):
        if grid[cell] != spot + 1:
            yield f"the grid does not know spot {spot}"
        if spot > 0 and not any(are_adjacent(cell, earlier) for earlier in cells[:spot]):
            yield f"spot {spot} touches no earlier tile"
    if len(grid) - grid.count(0) != len(cells):
        yield "the grid holds tiles that are not there"
    if cells and state.owner(0) != NO_OWNER:
        yield "the start tile has an owner"


def _units(state: TwoHeirs) -> Iterator[str]:
    """T20, T59, T61. Units stand on tiles, alone but for the two elites on the start tile."""
    if state.spots == 0:
        return
    standing = Counter(int(cell) for cell in state.unit_cell if cell >= 0)
    for cell, count in standing.items():
        if not state.has_tile(cell):
            yield "a unit stands on no tile"
        if count > 1:
            elites = all(state.unit(seat, ELITE) == START_CELL for seat in BOTH)
            if cell != START_CELL or count > 2 or not elites:
                yield "two units stand on one tile"
    for seat in BOTH:
        for unit in range(UNITS):
            cell = state.unit(seat, unit)
            is_henrys = state.is_solo() and seat == NORTH
            if cell == IN_RESERVE and (unit == ELITE or is_henrys):
                yield "a unit is in the reserve that may not be there"
            if cell == ASIDE and not is_henrys:
                yield "a player's unit lies beside the play area"


def _reserve(state: TwoHeirs) -> Iterator[str]:
    """T19, T29, T55. One slot holds the shield; sources add up to four."""
    if state.ring[state.shield] != NOTHING:
        yield "a tile lies under the shield"
    if state.spots == 0:
        return
    for seat in BOTH:
        if state.is_solo() and seat == NORTH:
            continue
        if not 1 <= reach(state, seat) <= 3:
            yield "reach is not 1 to 3"
        in_ring = sum(1 for tile in state.ring if tile != NOTHING)
        if in_ring >= reach(state, seat):
            produced = sum(wood_stone_grain(building_resources(state, seat)))
            if sum(wood_stone_grain(resources(state, seat))) != 4 + produced:
                yield "there are not four sources"


def _turn(state: TwoHeirs) -> Iterator[str]:
    if state.turn not in BOTH or state.crown not in BOTH or state.human_colour not in BOTH:
        yield "there are two sides only"
    if state.seats != (1 if state.is_solo() else 2):
        yield "Henry plays alone or beside two"
    if state.actor != OVER and state.actor != state.actor_of_plan():
        yield "somebody else is asked than it is planned"
    if not END_NOT_IN_SIGHT <= state.ending <= END_TRIGGERED:
        yield "the end is too far away"
    if state.marked >> 2 * UNITS:
        yield "a unit has acted that does not exist"
    if state.reference > state.spots:
        yield "Henry looks at a building that is not there"
    if state.discounts < 0:
        yield "more discounts were spent than there are"
    if state.actor >= state.seats:
        yield "an unknown seat is asked"
    if state.actor != OVER and state.actor != CHANCE and len(state.legal()) == 0:
        yield "a seat is asked and has no answer"
    waiting = 1 - state.turn
    if size(state.hands[waiting]) > state.tables.hand_limit:
        yield "a waiting player holds too many tiles"
    if state.is_solo() and state.hands[NORTH] != 0:
        yield "Henry has a hand"


def _treasures(state: TwoHeirs) -> Iterator[str]:
    """H18, H27, H37. Tokens are in one place each; one whose condition is met is gone."""
    if not state.is_solo():
        if state.treasures_left or tokens_in_play(state):
            yield "there are treasures without Henry"
        return
    if state.treasures_left > size(state.treasure_pool):
        yield "more treasures are left than exist"
    for spot in range(state.spots):
        token = int(state.token_of[spot])
        if token == NOTHING:
            continue
        if has(state.treasure_pool, token):
            yield "a treasure lies in play and in the stack"
        if is_met(state, spot, token) and state.planned_kind() != ASK_TREASURE:
            yield "a treasure whose condition is met is still there"
