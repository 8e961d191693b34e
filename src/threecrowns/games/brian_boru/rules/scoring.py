"""Section 14: points at the end, and who has won."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from threecrowns.engine.bits import bit, has, size
from threecrowns.games.brian_boru.content.tables import MARRIAGES, REGIONS, TRADE
from threecrowns.games.brian_boru.rules.claims import contending_vikings, supported_strength
from threecrowns.games.brian_boru.rules.state import (
    COINS,
    ON_BOARD,
    POINTS,
    RENOWN,
    Position,
)

# The lines of the score sheet, in its order.
TRACK_LINE: Final = 0  # B115
COINS_LINE: Final = 1  # B116
MARKER_LINE: Final = 2  # B117
RENOWN_LINE: Final = 3  # B118
TOKEN_LINES: Final = 4  # + region * TOKEN_KINDS + kind
HELD_TOKEN: Final = 0  # B119
BOARD_TOKEN: Final = 1  # B120
TOKEN_KINDS: Final = 2
REGIONS_LINE: Final = TOKEN_LINES + REGIONS * TOKEN_KINDS  # B122
LINES: Final = REGIONS_LINE + 1


def coin_points(state: Position, seat: i64) -> i64:
    """B116. For the only player with the most coins."""
    most = state.most(COINS)
    leaders = state.seats_with(COINS, most)
    is_alone = has(leaders, seat) and size(leaders) == 1
    return state.tables.most_coins_points if is_alone else 0


def marker_points(state: Position, seat: i64) -> i64:
    """B117."""
    return state.tables.marker_points if state.marker == seat else 0


def renown_points(state: Position, seat: i64) -> i64:
    """B118."""
    return state.amount(seat, RENOWN) * state.tables.renown_points


def token_points(state: Position, seat: i64, region: i64) -> i64:
    """B119, B120. The full value of a token held, or half of one on the board."""
    value = i64(state.tables.claim_points[region])
    if not has(state.face_up, region):
        return 0
    holder = i64(state.holder[region])
    if holder != ON_BOARD:
        return value if holder == seat else 0
    return value // state.tables.board_divisor if has_most(state, seat, region) else 0


def has_most(state: Position, seat: i64, region: i64) -> bool:
    """B120, B121, B126. Has nobody more strength in the region, and is it more than nothing?"""
    strength = supported_strength(state, seat, region)
    if strength == 0:
        return False
    for other in range(state.seats):
        if supported_strength(state, other, region) > strength:
            return False
    return not state.vikings_contend_final or contending_vikings(state, region) <= strength


def regions_of(state: Position, seat: i64) -> i64:
    """B122. The regions where this seat controls a town; with trade, Viking towns count too."""
    towns = state.controlled(seat)
    if state.princess_holder == seat and state.princess_side == TRADE:
        towns |= state.vikings
    found: i64 = 0
    for region in range(i64(REGIONS)):
        if towns & state.tables.region_towns[region] != 0:
            found |= bit(region)
    return found


def region_points(state: Position, seat: i64) -> i64:
    """B122."""
    return i64(state.tables.region_table[size(regions_of(state, seat))])


def line_points(state: Position, seat: i64, line: i64) -> i64:
    """B115-B122. What one line of the score sheet is worth."""
    if line == TRACK_LINE:
        return state.amount(seat, POINTS)
    if line == COINS_LINE:
        return coin_points(state, seat)
    if line == MARKER_LINE:
        return marker_points(state, seat)
    if line == RENOWN_LINE:
        return renown_points(state, seat)
    if line == REGIONS_LINE:
        return region_points(state, seat)
    region = (line - TOKEN_LINES) // TOKEN_KINDS
    is_on_board = i64(state.holder[region]) == ON_BOARD
    if is_on_board != ((line - TOKEN_LINES) % TOKEN_KINDS == BOARD_TOKEN):
        return 0
    return token_points(state, seat, region)


def all_lines(state: Position) -> list[int]:
    """Every line of the score sheet: [seat * LINES + line]."""
    found: list[int] = []
    for seat in range(state.seats):
        for line in range(i64(LINES)):
            found.append(line_points(state, seat, line))
    return found


def total_points(state: Position, seat: i64) -> i64:
    """B115. The points a player would have if the game ended as the table lies now."""
    total = state.amount(seat, POINTS)
    total += coin_points(state, seat)
    total += marker_points(state, seat)
    total += renown_points(state, seat)
    for region in range(i64(REGIONS)):
        total += token_points(state, seat, region)
    return total + region_points(state, seat)


def counts_alike(one: Position, other: Position) -> bool:
    """Does everything that is worth points lie the same in both positions?"""
    if one.seats != other.seats or one.marker != other.marker or one.face_up != other.face_up:
        return False
    if one.vikings != other.vikings or one.monasteries != other.monasteries:
        return False
    if one.princess_holder != other.princess_holder or one.princess_side != other.princess_side:
        return False
    if one.vikings_contend_final != other.vikings_contend_final:
        return False
    for seat in range(one.seats):
        if one.discs[seat] != other.discs[seat]:
            return False
        for kind in (COINS, RENOWN, POINTS):
            if one.amount(seat, kind) != other.amount(seat, kind):
                return False
    for region in range(i64(REGIONS)):
        if one.holder[region] != other.holder[region]:
            return False
    return True


def tokens_held(state: Position, seat: i64) -> i64:
    """B123. How many claim tokens lie before a player."""
    count: i64 = 0
    for region in range(i64(REGIONS)):
        if i64(state.holder[region]) == seat:
            count += 1
    return count


def marriages_held(state: Position, seat: i64) -> i64:
    """B95, B123. How many marriage cards lie before a player; a declined princess does not."""
    count: i64 = 0
    for card in range(i64(MARRIAGES)):
        if i64(state.married[card]) == seat:
            count += 1
    return count


def standing(state: Position, seat: i64) -> i64:
    """B123. Points, then claim tokens, then marriage cards, as one number to compare."""
    return (
        total_points(state, seat) * 10_000
        + tokens_held(state, seat) * 100
        + marriages_held(state, seat)
    )


def winners(state: Position) -> i64:
    """B123. The set of winning seats; more than one share the victory."""
    best: i64 = -1
    found: i64 = 0
    for seat in range(state.seats):
        mine = standing(state, seat)
        if mine > best:
            best = mine
            found = 0
        if mine == best:
            found |= bit(seat)
    return found


def rank_payoff(state: Position, seat: i64) -> float:
    """B123, B132. 1 for the first of all, -1 for the last, evenly in between; equals share."""
    mine = standing(state, seat)
    balance: i64 = 0
    for other in range(state.seats):
        theirs = standing(state, other)
        if theirs < mine:
            balance += 1
        elif theirs > mine:
            balance -= 1
    return float(balance) / float(state.seats - 1)
