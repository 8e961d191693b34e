"""Sections 14b and 14h: a scripted opponent's turn, each step told to the journal."""

from __future__ import annotations

from mypy_extensions import i64

from threecrowns.engine.bits import bit
from threecrowns.games.architects.content.tables import CAPTURE_RANKS
from threecrowns.games.architects.content.vocabulary import (
    ALWAYS,
    CAN_CATHEDRAL_ADVANCED_EMPTY,
    CAN_CATHEDRAL_VIRTUE_AT_MOST,
    CAN_MONUMENT_OR_CATHEDRAL,
    CAPTIVES,
    CAPTURABLE,
    GUILDHALL,
    HOLDS_CAPTURED,
    HOME,
    HUMAN_GROUP_AT_LEAST,
    INFLUENCE_AT_MOST,
    MARKET_LARGE,
    MARKET_MIDDLE,
    MARKET_SMALL,
    NOTHING,
    OWN_IN_PRISON_AT_LEAST,
    PRINCESS_MAJORITY,
    PRISON,
    SCRIPT_NO_MARKET_LOSS,
    SCRIPT_ON_PLACE,
    TAX_AT_LEAST,
    TO_BLACK_MARKET,
    TO_FOCUS,
    TO_PRINCESS,
)
from threecrowns.games.architects.rules.agenda import ASK_SCHEME, DO_DISCARD_SCHEME, DO_SCHEME
from threecrowns.games.architects.rules.events import (
    PASSED,
    PLACED,
    SCHEME_DRAWN,
    SCHEME_FAILS,
    SCHEME_GOES,
    SCHEME_HOLDS,
    SCHEME_NO_OPTION,
    SCHEME_OPTION,
    SCHEME_OPTION_FAILS,
    SCHEMES_RESHUFFLED,
    SCRIPT_ANOTHER,
    SCRIPT_EXTRA_WORKER,
    SCRIPT_NO_WORKER,
    TOOK_BACK,
)
from threecrowns.games.architects.rules.figures import profiteer_pays
from threecrowns.games.architects.rules.guardhouse import captives_of
from threecrowns.games.architects.rules.guildhall import has_room_above, lie_down
from threecrowns.games.architects.rules.market import SPACES, workers_in_market
from threecrowns.games.architects.rules.opponent_abilities import plan_orders, plan_script_ability
from threecrowns.games.architects.rules.opponent_orders import (
    capture_rank,
    is_order_possible,
    largest_group,
    monument_in_reach,
)
from threecrowns.games.architects.rules.state import Position
from threecrowns.games.architects.rules.virtue import lose_virtue


def opponent_turn(state: Position) -> None:
    """S7, S9. A scheme is turned up, or without a worker at home one is taken back."""
    if state.home(state.opponent) == 0:
        script_take_back(state)
    else:
        turn_up_scheme(state)


def turn_up_scheme(state: Position) -> None:
    """S7. An empty draw pile is made of the discards."""
    if state.scheme_pool == 0:
        state.scheme_pool = state.scheme_discards
        state.scheme_discards = 0
        state.note(SCHEMES_RESHUFFLED, state.opponent)
    state.plan(ASK_SCHEME, state.opponent)


def another_scheme(state: Position) -> None:
    """S25. With another worker, if there is one."""
    if state.home(state.opponent) == 0:
        state.note(SCRIPT_NO_WORKER, state.opponent)
        return
    state.note(SCRIPT_ANOTHER, state.opponent)
    turn_up_scheme(state)


def receive_scheme(state: Position, card: i64) -> None:
    """S7. Resolved, then discarded."""
    state.scheme_pool &= ~bit(card)
    state.note(SCHEME_DRAWN, state.opponent, card)
    state.plan(DO_DISCARD_SCHEME, state.opponent, card)
    state.plan(DO_SCHEME, state.opponent, card)


def discard_scheme(state: Position, card: i64) -> None:
    state.scheme_discards |= bit(card)


def resolve_scheme(state: Position, card: i64) -> None:
    """S8. The upper place if its condition holds, else the lower one."""
    visit = i64(state.tables.scheme_visit[card])
    if i64(state.tables.scheme_visits[card]) > 1 and not holds(state, visit):
        visit += 1
    go(state, visit)


def holds(state: Position, visit: i64) -> bool:
    """S60. Tested before the worker is placed."""
    condition = i64(state.tables.visit_condition[visit])
    wanted = i64(state.tables.visit_number[visit])
    found = found_for(state, condition)
    is_met = found > 0
    if condition in (HUMAN_GROUP_AT_LEAST, TAX_AT_LEAST, OWN_IN_PRISON_AT_LEAST):
        is_met = found >= wanted
    elif condition == INFLUENCE_AT_MOST:
        is_met = found <= wanted
    elif condition == CAN_CATHEDRAL_VIRTUE_AT_MOST:
        is_met = has_room_above(state, state.opponent) and found <= wanted
    elif condition == ALWAYS:
        is_met = True
    kind = SCHEME_HOLDS if is_met else SCHEME_FAILS
    state.note(kind, state.opponent, condition, wanted, found)
    return is_met


def found_for(state: Position, condition: i64) -> i64:
    """What a condition looks at: a number, or 1 if it holds and 0 if not."""
    own = state.opponent
    if condition == HUMAN_GROUP_AT_LEAST:
        return largest_group(state)
    if condition == TAX_AT_LEAST:
        return state.tax
    if condition == HOLDS_CAPTURED:
        return captives_of(state, own)
    if condition == OWN_IN_PRISON_AT_LEAST:
        return state.workers_at(PRISON, own)
    if condition == PRINCESS_MAJORITY:
        return 1 if has_princess_majority(state) else 0
    if condition == CAN_MONUMENT_OR_CATHEDRAL:
        return 1 if monument_in_reach(state) >= 0 or has_room_above(state, own) else 0
    if condition == CAN_CATHEDRAL_VIRTUE_AT_MOST:
        return state.virtue(own)
    if condition == CAN_CATHEDRAL_ADVANCED_EMPTY:
        return 1 if has_room_above(state, own) and state.advanced_pool == 0 else 0
    if condition == INFLUENCE_AT_MOST:
        return state.influence(own)
    return 0  # stacking in the guildhall needs Age of Artisans


def has_princess_majority(state: Position) -> bool:
    """S60. Strictly more workers with the princess than anyone else."""
    own = state.workers_at(state.princess, state.opponent)
    for seat in range(state.seats):
        if state.workers_at(state.princess, seat) >= own:
            return False
    return own > 0


def go(state: Position, visit: i64) -> None:
    """S8, S22, S25. Place a worker, take the topmost option that is available, then what follows."""
    tables = state.tables
    sent = i64(tables.visit_place[visit])
    then = i64(tables.visit_then[visit])
    if sent == TO_FOCUS:
        visit = i64(tables.script_focus[state.script])
    place = i64(tables.visit_place[visit])
    option = available_option(state, visit)
    if place == TO_PRINCESS:
        place = state.princess
    elif place == TO_BLACK_MARKET:
        place = market_space_of(state, option)
    state.note(SCHEME_GOES, state.opponent, sent, place)
    if then >= 0:
        plan_orders(state, then, place)
    if option >= 0:
        plan_orders(state, option, place)
    arrive(state, place)


def available_option(state: Position, visit: i64) -> i64:
    """S8. The topmost option whose every order can be done, or -1."""
    tables = state.tables
    first = i64(tables.visit_first[visit])
    for k in range(i64(tables.visit_options[visit])):
        failing = impossible_order(state, first + k)
        if failing < 0:
            state.note(SCHEME_OPTION, state.opponent, k + 1, first + k)
            return first + k
        space = i64(tables.op_space[failing])
        state.note(SCHEME_OPTION_FAILS, state.opponent, i64(tables.op_kind[failing]), space)
    state.note(SCHEME_NO_OPTION, state.opponent)
    return -1


def impossible_order(state: Position, option: i64) -> i64:
    first = i64(state.tables.option_first[option])
    for order in range(first, first + i64(state.tables.option_orders[option])):
        if not is_order_possible(state, order):
            return order
    return -1


def market_space_of(state: Position, option: i64) -> i64:
    """S67. The space an option names; the first free one if no option is left."""
    if option >= 0:
        space = i64(state.tables.op_space[i64(state.tables.option_first[option])])
        if space != NOTHING:
            return space
    for space in range(i64(MARKET_SMALL), i64(MARKET_LARGE + 1)):
        if not state.is_occupied(space):
            return space
    return MARKET_LARGE


def arrive(state: Position, place: i64) -> None:
    """S28, S36, S68, S74. The worker stands or lies down, and what that brings at once."""
    own = state.opponent
    if place == GUILDHALL:
        lie_down(state, own)
    else:
        state.move_workers(own, 1, HOME, place)
    state.note(PLACED, own, place, state.workers_at(place, own))
    if place >= CAPTURABLE:
        if place != GUILDHALL:
            enter_market(state)
        return
    if state.has_own_monument(own, place):
        state.note(SCRIPT_EXTRA_WORKER, own, place)
    if place == i64(state.tables.script_amount[state.script]):
        plan_script_ability(state, SCRIPT_ON_PLACE)
    if place == state.profiteer:
        profiteer_pays(state, own)


def enter_market(state: Position) -> None:
    """S68, S72. 1 virtue, unless it is the Illusionist; a third worker triggers the reset."""
    if workers_in_market(state) == SPACES:
        state.is_reset_due = True
    if i64(state.tables.script_trigger[state.script]) != SCRIPT_NO_MARKET_LOSS:
        lose_virtue(state, state.opponent, 1)


# -- taking a worker back


def script_take_back(state: Position) -> None:
    """S9. From the location latest in its capture priority, then market, prison, boards."""
    start = place_to_take_back_from(state)
    if start < 0:
        state.note(PASSED, state.opponent)
        return
    state.move_workers(state.opponent, 1, start, HOME)
    state.note(TOOK_BACK, state.opponent, start)


def place_to_take_back_from(state: Position) -> i64:
    own = state.opponent
    for back in range(i64(CAPTURE_RANKS)):
        for location in range(i64(CAPTURABLE)):
            if capture_rank(state, location) == CAPTURE_RANKS - 1 - back:
                if state.workers_at(location, own) > 0:
                    return location
    for space in (MARKET_LARGE, MARKET_SMALL, MARKET_MIDDLE):
        if state.workers_at(space, own) > 0:
            return space
    if state.workers_at(PRISON, own) > 0:
        return PRISON
    seat = state.first
    for _ in range(state.seats):
        if state.workers_at(CAPTIVES + seat, own) > 0:
            return CAPTIVES + seat
        seat = seat + 1 if seat + 1 < state.seats else 0
    return -1
