"""Section 3: set-up."""

from __future__ import annotations

from mypy_extensions import i64

from threecrowns.engine.bits import bit, has
from threecrowns.engine.state import LEGAL
from threecrowns.games.brian_boru.content.tables import VIKING_CARDS
from threecrowns.games.brian_boru.rules.events import SETTLED, STARTS
from threecrowns.games.brian_boru.rules.reasons import B19_NOT_A_FREE_TOWN, B19_REGION_TAKEN
from threecrowns.games.brian_boru.rules.state import (
    ASK_START_TOWN,
    COINS,
    POINTS,
    RENOWN,
    Position,
)


def lay_out(state: Position) -> None:
    """B14-B17. What every player gets; both decks are still to be drawn from (B127)."""
    tables = state.tables
    for seat in range(state.seats):
        state.set_amount(seat, COINS, tables.start_coins)
        state.set_amount(seat, RENOWN, tables.start_renown)
        state.set_amount(seat, POINTS, tables.start_points)
    state.marriage_deck = state.rounds()
    state.marriage_pool = tables.ordinary_marriages
    state.viking_pool = bit(VIKING_CARDS) - 1


def choose_starter(state: Position, seat: i64) -> None:
    """B18, B19. The starting player gets the marker and is the first to place a disc."""
    state.marker = seat
    state.note(STARTS, seat)
    for steps in range(state.seats - 1, i64(-1), -1):
        state.ask(ASK_START_TOWN, state.clockwise(seat, steps))


def why_not_start_in(state: Position, town: i64) -> i64:
    """B19. May the first disc be put on this town?"""
    if not state.is_free(town):
        return B19_NOT_A_FREE_TOWN
    region = i64(state.tables.region[town])
    if state.discs_of_all() & state.tables.region_towns[region] != 0:
        return B19_REGION_TAKEN
    return LEGAL


def start_towns(state: Position) -> i64:
    """B19. Where the first disc may be put."""
    found: i64 = 0
    free = state.free_towns()
    for town in range(i64(len(state.tables.region))):
        if has(free, town) and why_not_start_in(state, town) == LEGAL:
            found |= bit(town)
    return found


def settle(state: Position, seat: i64, town: i64) -> None:
    """B19. Put the first disc on a free town."""
    state.place_disc(seat, town)
    state.note(SETTLED, seat, town)
