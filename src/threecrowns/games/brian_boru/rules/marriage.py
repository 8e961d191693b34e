"""Sections 9 and 11: the marriage step of upkeep, and the Princess of Denmark."""

from __future__ import annotations

from mypy_extensions import i64, u8

from threecrowns.engine.bits import lowest
from threecrowns.engine.state import LEGAL
from threecrowns.games.brian_boru.content.tables import DECLINE, NO_REGION, START, TOP
from threecrowns.games.brian_boru.rules.events import (
    CHOSE_SIDE,
    MARRIAGE_REMOVED,
    MARRIAGE_TOWN,
    MARRIED,
    TRACK_COINS,
    TRACK_RENOWN,
    TRACK_TOWN,
)
from threecrowns.games.brian_boru.rules.reasons import (
    B75_NOT_A_FREE_TOWN,
    B75_OTHER_REGION,
    B78_NOT_A_FREE_TOWN,
)
from threecrowns.games.brian_boru.rules.state import (
    ASK_MARRIAGE_TOWN,
    ASK_PRINCESS,
    ASK_TRACK_TOWN,
    COINS,
    DO_BATTLE,
    DO_BENEFITS,
    DO_RETURN_TO_START,
    MARRIAGE,
    NOBODY,
    NOTHING,
    POINTS,
    RENOWN,
    SPACE,
    Position,
)


def marry(state: Position) -> None:
    """B73, B74. The player highest on the track takes the card; nobody if all are at the start."""
    state.phase = MARRIAGE
    state.put_first(DO_BATTLE, 0)
    card = state.marriage
    state.marriage = NOTHING
    highest = state.most(SPACE)
    if highest == START:
        state.note(MARRIAGE_REMOVED, NOBODY, card)
        return
    seat = lowest(state.seats_with(SPACE, highest))  # B61: nobody else is there
    state.put_first(DO_BENEFITS, TOP)
    state.put_first(DO_RETURN_TO_START, seat)
    take_card(state, seat, card)


def take_card(state: Position, seat: i64, card: i64) -> None:
    """B12, B73. Points, renown, then a town; the princess asks for a side instead (B92)."""
    tables = state.tables
    points = i64(tables.marriage_points[card])
    renown = i64(tables.marriage_renown[card])
    state.married[card] = u8(seat)
    state.gain(seat, POINTS, points)
    state.gain(seat, RENOWN, renown)
    state.note(MARRIED, seat, card, points, renown)
    if card == tables.princess:
        state.ask(ASK_PRINCESS, seat)
        return
    region = i64(tables.marriage_region[card])
    if region != NO_REGION and state.free_towns() & tables.region_towns[region] != 0:
        state.ask(ASK_MARRIAGE_TOWN, seat, region)  # B75, B129


def why_not_marriage_town(state: Position, region: i64, town: i64) -> i64:
    """B75. May the disc of the card's reward be put on this town?"""
    if i64(state.tables.region[town]) != region:
        return B75_OTHER_REGION
    return LEGAL if state.is_free(town) else B75_NOT_A_FREE_TOWN


def take_marriage_town(state: Position, seat: i64, town: i64) -> None:
    """B75. A disc on a free town of the card's region."""
    state.place_disc(seat, town)
    state.note(MARRIAGE_TOWN, seat, town)


def choose_side(state: Position, seat: i64, side: i64) -> None:
    """B92-B95. Military support, trade, or four points for a princess who is sent away."""
    state.note(CHOSE_SIDE, seat, side)
    if side == DECLINE:
        state.gain(seat, POINTS, state.tables.decline_points)
        state.married[state.tables.princess] = u8(NOTHING)  # B95: she is not held
        return
    state.princess_holder = seat
    state.princess_side = side


def return_to_start(state: Position, seat: i64) -> None:
    """B73, B79. Only the disc of the card's winner goes back to the start."""
    state.set_amount(seat, SPACE, START)


def give_benefits(state: Position, space: i64) -> None:
    """B76, B77. From the highest disc to the lowest, what the space gives."""
    while space > START:
        there = state.seats_with(SPACE, space)
        if there != 0:
            state.put_first(DO_BENEFITS, space - 1)
            give_benefit(state, lowest(there), space)
            return
        space -= 1


def give_benefit(state: Position, seat: i64, space: i64) -> None:
    """B13, B76, B78. Coins, renown, or any free town."""
    coins = i64(state.tables.track_coins[space])
    renown = i64(state.tables.track_renown[space])
    if coins > 0:
        state.gain(seat, COINS, coins)
        state.note(TRACK_COINS, seat, space, coins)
    if renown > 0:
        state.gain(seat, RENOWN, renown)
        state.note(TRACK_RENOWN, seat, space, renown)
    if state.tables.track_town[space] != 0 and state.free_towns() != 0:
        state.ask(ASK_TRACK_TOWN, seat)


def why_not_track_town(state: Position, town: i64) -> i64:
    """B78. Any free town of the board."""
    return LEGAL if state.is_free(town) else B78_NOT_A_FREE_TOWN


def take_track_town(state: Position, seat: i64, town: i64) -> None:
    """B78. A disc on any free town."""
    state.place_disc(seat, town)
    state.note(TRACK_TOWN, seat, town)
