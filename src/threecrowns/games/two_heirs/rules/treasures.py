"""Section 13: Henry's treasures and how they are removed."""

from __future__ import annotations

from mypy_extensions import i64, u8

from threecrowns.engine.bits import bit, has
from threecrowns.games.two_heirs.content.tables import (
    ANY_COLOUR,
    DIRECTIONS,
    STEP,
    TREASURE_COLUMN,
    TREASURE_FORMATION,
    x_of,
    y_of,
)
from threecrowns.games.two_heirs.rules.events import TREASURE_LAID, TREASURE_REMOVED
from threecrowns.games.two_heirs.rules.state import NOTHING, Position


def tiles_in_line(state: Position, spot: i64, colour: i64, *, in_column: bool) -> i64:
    """H22, H23, H26. Tiles of a colour in the column or row, the token's own tile not counted."""
    found: i64 = 0
    x = x_of(state.cell(spot))
    y = y_of(state.cell(spot))
    for other in range(state.spots):
        if other == spot or (colour != ANY_COLOUR and state.colour(other) != colour):
            continue
        cell = state.cell(other)
        if (x_of(cell) == x) if in_column else (y_of(cell) == y):
            found += 1
    return found


def is_met(state: Position, spot: i64, treasure: i64) -> bool:
    """H22-H25. Would this token be removed on this spot?"""
    tables = state.tables
    kind = i64(tables.treasure_type[treasure])
    if kind == TREASURE_FORMATION:
        wanted = i64(tables.treasure_positions[treasure])
        for direction in range(i64(DIRECTIONS)):
            if has(wanted, direction):
                if not state.has_tile(state.cell(spot) + i64(STEP[direction])):
                    return False
        return True
    found = tiles_in_line(
        state,
        spot,
        i64(tables.treasure_colour[treasure]),
        in_column=kind == TREASURE_COLUMN,
    )
    return found >= i64(tables.treasure_count[treasure])


def remove_met_treasures(state: Position) -> None:
    """H27. Check all tokens in play after a tile was placed."""
    for spot in range(state.spots):
        if state.token_of[spot] != NOTHING and is_met(state, spot, i64(state.token_of[spot])):
            remove_treasure(state, spot)


def remove_treasure(state: Position, spot: i64) -> None:
    state.note(TREASURE_REMOVED, state.turn, i64(state.token_of[spot]), state.cell(spot))
    state.token_of[spot] = u8(NOTHING)


def lay_treasure(state: Position, spot: i64, treasure: i64) -> None:
    """H18, H19. The next token goes face up on Henry's new building; if met, it leaves at once."""
    state.treasure_pool &= ~bit(treasure)
    state.treasures_left -= 1
    state.token_of[spot] = u8(treasure)
    state.note(TREASURE_LAID, state.turn, treasure, state.cell(spot))
    if is_met(state, spot, treasure):
        remove_treasure(state, spot)


def is_in_play(state: Position, treasure: i64) -> bool:
    for spot in range(state.spots):
        if state.token_of[spot] == treasure:
            return True
    return False


def tokens_in_play(state: Position) -> i64:
    tokens: i64 = 0
    for spot in range(state.spots):
        if state.token_of[spot] != NOTHING:
            tokens += 1
    return tokens
