"""Section 9: Siege Tower and Camp."""

from __future__ import annotations

from mypy_extensions import i64, u8

from threecrowns.engine.state import LEGAL
from threecrowns.games.two_heirs.content.tables import EXTRA_TAKE, SIEGE, STEP, E, N, S, W
from threecrowns.games.two_heirs.rules.events import DESTROYED, SPARED, USED_CAMP
from threecrowns.games.two_heirs.rules.reasons import T71_NO_OWN_CAMP_THERE, T71_TAKE_FIRST
from threecrowns.games.two_heirs.rules.reserve import has_taken
from threecrowns.games.two_heirs.rules.state import ASK_SIEGE, NO_OWNER, Position


def own_towers_beside(state: Position, cell: i64, seat: i64) -> i64:
    """T63. How many Siege Towers of this seat share a side with the cell?"""
    towers: i64 = 0
    for direction in range(i64(0), i64(8), 2):
        spot = state.spot_at(cell + i64(STEP[direction]))
        if spot >= 0 and state.owner(spot) == seat and state.effect(spot) == SIEGE:
            towers += 1
    return towers


def is_siege_target(state: Position, spot: i64) -> bool:
    """T63, T65, T68. Is this an opponent's building beside two towers of the active player?"""
    if state.owner(spot) != 1 - state.turn:
        return False
    return own_towers_beside(state, state.cell(spot), state.turn) >= state.tables.towers_needed


def plan_sieges(state: Position, tower: i64) -> None:
    """T65-T67. Ask for each target beside the tower just built, in the order N, E, S, W."""
    for direction in (W, S, E, N):  # planned last, asked first
        spot = state.spot_at(state.cell(tower) + i64(STEP[direction]))
        if spot >= 0 and is_siege_target(state, spot):
            state.put_first(ASK_SIEGE, spot)


def turn_face_down(state: Position, spot: i64) -> None:
    """T69, T74. The building becomes terrain; units, tokens and the colour stay."""
    state.owner_of[spot] = u8(NO_OWNER)


def destroy(state: Position, spot: i64) -> None:
    """T63. Destroy the opponent's building."""
    state.note(DESTROYED, state.turn, state.tile(spot), state.cell(spot))
    turn_face_down(state, spot)


def spare(state: Position, spot: i64) -> None:
    """T64. Destruction is optional."""
    state.note(SPARED, state.turn, state.tile(spot), state.cell(spot))


def is_own_camp(state: Position, spot: i64) -> bool:
    return state.owner(spot) == state.turn and state.effect(spot) == EXTRA_TAKE


def spot_of_tile(state: Position, tile: i64) -> i64:
    """Where a tile lies in the play area, or -1."""
    for spot in range(state.spots):
        if state.tile(spot) == tile:
            return spot
    return -1


def why_not_camp(state: Position, tile: i64) -> i64:
    """T71, T75, T76. May the active player use the Camp on this tile?"""
    spot = spot_of_tile(state, tile)
    if spot < 0 or not is_own_camp(state, spot):
        return T71_NO_OWN_CAMP_THERE
    if not has_taken(state):
        return T71_TAKE_FIRST
    return LEGAL


def use_camp(state: Position, tile: i64) -> None:
    """T71, T72. Turn the Camp face down and the shield back; the shield stays where it is."""
    spot = spot_of_tile(state, tile)
    turn_face_down(state, spot)
    state.crown = state.turn
    state.note(USED_CAMP, state.turn, tile, state.cell(spot))
