"""Section 13: claiming regions, the last step of upkeep."""

from __future__ import annotations

from mypy_extensions import i64, u8

from threecrowns.engine.bits import bit, has
from threecrowns.games.brian_boru.content.tables import MILITARY, REGIONS
from threecrowns.games.brian_boru.rules.events import CLAIMED, FLIPPED, RETURNED
from threecrowns.games.brian_boru.rules.state import CLAIMS, NOBODY, ON_BOARD, Position


def claim_regions(state: Position) -> None:
    """B107. All tokens are turned first, then all that lie face up are assigned."""
    state.phase = CLAIMS
    for region in range(i64(REGIONS)):
        if not has(state.face_up, region) and reaches_threshold(state, region):
            state.face_up |= bit(region)
            state.note(FLIPPED, NOBODY, region)
    for region in range(i64(REGIONS)):
        if has(state.face_up, region):
            assign(state, region)


def reaches_threshold(state: Position, region: i64) -> bool:
    """B106, B114. Do all towns with a disc, Viking towns included, weigh enough?"""
    taken = state.discs_of_all() & state.tables.region_towns[region]
    return state.weight(taken) >= i64(state.tables.threshold[region])


def has_military_support(state: Position) -> bool:
    """B93. Did somebody keep the princess on that side?"""
    return state.princess_holder != NOBODY and state.princess_side == MILITARY


def supported_strength(state: Position, seat: i64, region: i64) -> i64:
    """B93, B97, B113. With military support the Viking towns count as one's own."""
    strength = state.strength(seat, region)
    if has_military_support(state) and state.princess_holder == seat:
        strength += state.viking_strength(region)
    return strength


def contending_vikings(state: Position, region: i64) -> i64:
    """B111, B113. The strength of the Vikings, who are no contender with military support."""
    return 0 if has_military_support(state) else state.viking_strength(region)


def next_holder(state: Position, region: i64) -> i64:
    """B108-B112. Who holds the token after it is assigned; a tie leaves it where it is."""
    vikings = contending_vikings(state, region)
    strongest: i64 = 0
    leader: i64 = NOBODY
    for seat in range(state.seats):
        strength = supported_strength(state, seat, region)
        if strength > strongest:
            strongest = strength
            leader = seat
        elif strength == strongest:
            leader = NOBODY
    if vikings > strongest:
        return ON_BOARD
    is_tied = leader == NOBODY or vikings == strongest
    return i64(state.holder[region]) if is_tied else leader


def assign(state: Position, region: i64) -> None:
    """B108-B112. More than everybody else takes the token; more Vikings put it on the board."""
    before = i64(state.holder[region])
    holder = next_holder(state, region)
    if holder == before:
        return
    state.holder[region] = u8(holder)
    if holder == ON_BOARD:
        state.note(RETURNED, before, region)
    else:
        state.note(CLAIMED, holder, region, NOBODY if before == ON_BOARD else before)
