"""Sections 14d to 14i: what a scripted opponent does when told to."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i32, i64

from threecrowns.engine.bits import add_members, bit, has
from threecrowns.games.architects.content.tables import CAPTURE_RANKS, MONUMENT_RANKS
from threecrowns.games.architects.content.vocabulary import (
    CAPTIVES,
    CAPTURABLE,
    DEBT,
    GOLD,
    IF_ONE_WORKER,
    INFLUENCE,
    LEVEL,
    MARBLE,
    MARKER,
    ONCE,
    OP_ADD_TAX,
    OP_ADVANCE_CATHEDRAL,
    OP_ADVANCED_SCHEME,
    OP_BUILD_MONUMENT,
    OP_CAPTURE,
    OP_CONTRIBUTE,
    OP_DRAW_SCHEME,
    OP_GAIN,
    OP_GUARDHOUSE_ACTIONS,
    OP_LOSE,
    OP_MARKET_GAIN,
    OP_REMOVE_APPRENTICES,
    OP_SEND_TO_PRISON,
    OP_STEAL_TAX,
    OP_TAKE_TAX,
    PAID_DEBTS,
    PER_TWO_WORKERS,
    PER_WORKER,
    PRISON,
    RESOURCES,
    SCRIPT_MONUMENT_DISCOUNT,
    SCRIPT_ON_HAND_OVER,
    SCRIPT_ON_WORK,
    TO_PRINCESS,
)
from threecrowns.games.architects.rules.actions import SCHEME
from threecrowns.games.architects.rules.agenda import (
    ASK_ADVANCED,
    DO_ADVANCED,
    DO_ANOTHER_SCHEME,
    DO_RESET_IF_DUE,
    DO_SCRIPT_CAPTURE,
)
from threecrowns.games.architects.rules.bills import paying
from threecrowns.games.architects.rules.bundles import amount_of
from threecrowns.games.architects.rules.captures import take_captives
from threecrowns.games.architects.rules.events import (
    ADVANCED,
    HANDED_OVER,
    MARKER_SKIPS,
    PAID,
    PAID_DEBT,
    SCHEME_ADDED,
    SCHEME_PILE_EMPTY,
    SCRIPT_GROUP,
    SCRIPT_NO_GROUP,
    TAX_ADDED,
    TOOK_TAX,
)
from threecrowns.games.architects.rules.figures import lay_contribution
from threecrowns.games.architects.rules.guardhouse import (
    captives_of,
    free_from_boards,
    free_from_prison,
    held_by_others,
)
from threecrowns.games.architects.rules.guildhall import has_room_above
from threecrowns.games.architects.rules.market import goods_on_market
from threecrowns.games.architects.rules.monuments import claim_monument, is_built
from threecrowns.games.architects.rules.opponent_abilities import (
    NO_PLACE,
    PLACES_OF_ORDER,
    plan_script_ability,
)
from threecrowns.games.architects.rules.opponent_gains import gain_marble, move_marker, script_gain
from threecrowns.games.architects.rules.state import Position
from threecrowns.games.architects.rules.virtue import gain_virtue, lose_virtue
from threecrowns.games.architects.rules.workshop import sweep_columns


def own_workers(state: Position, place: i64) -> i64:
    """S36, S69. Its workers there, and one more at its own monument."""
    if place == NO_PLACE:
        return 0
    count = state.workers_at(place, state.opponent)
    if place < CAPTURABLE and state.has_own_monument(state.opponent, place):
        count += 1
    return count


def times(state: Position, order: i64, place: i64) -> i64:
    """S65, S66. How often an order is carried out."""
    repeat = i64(state.tables.op_repeat[order])
    if repeat == ONCE:
        return 1
    workers = own_workers(state, place)
    if repeat == PER_WORKER:
        return workers
    if repeat == PER_TWO_WORKERS:
        return workers // 2
    assert repeat == IF_ONE_WORKER
    return 1 if workers == 1 else 0


def carry_out_order(state: Position, record: i64) -> None:
    place = record % PLACES_OF_ORDER
    order = record // PLACES_OF_ORDER
    repeats = times(state, order, place)
    if repeats == 0:
        return
    tables = state.tables
    kind = i64(tables.op_kind[order])
    number = i64(tables.op_number[order])
    if kind == OP_GAIN:
        for _ in range(repeats):
            script_gain(state, tables.op_gain[order])
    elif kind == OP_LOSE:
        lose_virtue(state, state.opponent, number)
    elif kind == OP_CONTRIBUTE:
        script_contribute(state)
    elif kind == OP_BUILD_MONUMENT:
        script_monument(state)
    elif kind == OP_ADVANCE_CATHEDRAL:
        script_cathedral(state)
    elif kind == OP_GUARDHOUSE_ACTIONS:
        script_guardhouse(state, own_workers(state, place))
    elif kind == OP_SEND_TO_PRISON:
        script_hand_over(state)
    elif kind == OP_CAPTURE:
        state.plan(DO_SCRIPT_CAPTURE, state.opponent, number * repeats)
    elif kind == OP_ADD_TAX:
        add_tax(state, number)
    elif kind in (OP_TAKE_TAX, OP_STEAL_TAX):
        script_tax(state, min(number, state.tax) if kind == OP_TAKE_TAX else state.tax)
    elif kind == OP_REMOVE_APPRENTICES:
        column = state.amount(state.opponent, MARKER) + 1  # S27
        sweep_columns(state, column, column)
    elif kind == OP_ADVANCED_SCHEME:
        state.plan(DO_ADVANCED, state.opponent, number)
    elif kind == OP_DRAW_SCHEME:
        state.plan(DO_ANOTHER_SCHEME, state.opponent)  # S25: after a reset, if one is due
        state.plan(DO_RESET_IF_DUE, state.opponent)
    elif kind == OP_MARKET_GAIN:
        script_market(state, i64(tables.op_space[order]))


def is_order_possible(state: Position, order: i64) -> bool:
    """S8. Does an order ask for something that can be done now?"""
    kind = i64(state.tables.op_kind[order])
    space = i64(state.tables.op_space[order])
    if space < PRISON and state.is_occupied(space):
        return False
    if kind == OP_SEND_TO_PRISON:
        return captives_of(state, state.opponent) > 0
    if kind == OP_BUILD_MONUMENT:
        return monument_in_reach(state) >= 0
    if kind == OP_ADVANCE_CATHEDRAL:
        return has_room_above(state, state.opponent)
    return kind <= OP_MARKET_GAIN  # an adornment needs Age of Artisans (H1)


def add_tax(state: Position, silver: i64) -> None:
    """S12. From the supply."""
    state.tax += silver
    state.note(TAX_ADDED, state.opponent, silver)


def script_tax(state: Position, silver: i64) -> None:
    """S26, S73. Silver of the tax stand goes to the supply; it gains as much."""
    state.tax -= silver
    state.note(TOOK_TAX, state.opponent, silver)
    if silver > 0:
        move_marker(state, silver)


def script_market(state: Position, space: i64) -> None:
    """S67. Marble for gold and marble; wood and stone are ignored."""
    goods = goods_on_market(state, space)
    marble = amount_of(goods, GOLD) + amount_of(goods, MARBLE)
    if marble > 0:
        gain_marble(state, marble)


def script_contribute(state: Position) -> None:
    """S21, S22. The resource under its marker, or the next one to the right."""
    resource = state.amount(state.opponent, MARKER)
    for _ in range(i64(RESOURCES)):
        if not has(state.contributed, resource):
            lay_contribution(state, state.opponent, resource)
            return
        state.note(MARKER_SKIPS, state.opponent, resource)
        resource = (resource + 1) % RESOURCES


# -- construction


def marble_price(state: Position, monument: i64) -> i64:
    """S30, S70. What is missing to ten after the printed influence."""
    tables = state.tables
    marble = tables.script_monument_total - i64(tables.monument_influence[monument])
    if i64(tables.script_trigger[state.script]) == SCRIPT_MONUMENT_DISCOUNT:
        marble -= i64(tables.script_amount[state.script])
    return marble if marble > 0 else 0


def can_afford(state: Position, monument: i64) -> bool:
    """S30, S31."""
    if is_built(state, monument):
        return False
    if state.influence(state.opponent) < i64(state.tables.monument_influence[monument]):
        return False
    return state.amount(state.opponent, MARBLE) >= marble_price(state, monument)


def monument_in_reach(state: Position) -> i64:
    """S32. From the marker to the right, wrapping to clay; -1 if none can be afforded."""
    monument = state.amount(state.opponent, MARKER)
    for _ in range(i64(RESOURCES)):
        if can_afford(state, monument):
            return monument
        monument = (monument + 1) % RESOURCES
    return -1


def script_monument(state: Position) -> None:
    """S30-S35."""
    monument = monument_in_reach(state)
    if monument < 0:
        return
    influence = i64(state.tables.monument_influence[monument])
    marble = marble_price(state, monument)
    state.add(state.opponent, INFLUENCE, -influence)
    state.add(state.opponent, MARBLE, -marble)
    state.note(PAID, state.opponent, paying(influence, INFLUENCE) + paying(marble, MARBLE))
    add_tax(state, i64(state.tables.monument_tax[monument]))
    claim_monument(state, state.opponent, monument, first_free_site(state))
    plan_script_ability(state, SCRIPT_ON_WORK)
    gain_virtue(state, state.opponent, state.tables.monument_virtue)


def first_free_site(state: Position) -> i64:
    """S35."""
    for rank in range(i64(MONUMENT_RANKS)):
        location = i64(state.tables.monument_order[state.script * MONUMENT_RANKS + rank])
        if state.monument_at(location) < 0:
            return location
    return -1


def script_cathedral(state: Position) -> None:
    """S23. One level up for nothing, and 1 virtue instead of a reward."""
    if not has_room_above(state, state.opponent):
        return
    state.add(state.opponent, LEVEL, 1)
    state.note(ADVANCED, state.opponent, state.level(state.opponent))
    plan_script_ability(state, SCRIPT_ON_WORK)
    gain_virtue(state, state.opponent, 1)


# -- captures


def capture_rank(state: Position, location: i64) -> i64:
    """S41. The princess's location first, then as printed, the tax stand last."""
    for rank in range(i64(CAPTURE_RANKS)):
        printed = i64(state.tables.capture_order[state.script * CAPTURE_RANKS + rank])
        if printed == location or (printed == TO_PRINCESS and location == state.princess):
            return rank
    return CAPTURE_RANKS


def largest_group(state: Position) -> i64:
    """S41, S91. The most workers of one human at one capturable location."""
    most: i64 = 0
    for location in range(i64(CAPTURABLE)):
        for seat in range(state.seats):
            most = max(most, state.workers_at(location, seat))
    return most


def target_of_capture(state: Position, size: i64) -> i64:
    """S41. Where a human has a group of this size; of several the first in its priority."""
    best: i64 = -1
    for location in range(i64(CAPTURABLE)):
        if humans_with_group(state, location, size) > 0:
            if best < 0 or capture_rank(state, location) < capture_rank(state, best):
                best = location
    return best


def humans_with_group(state: Position, location: i64, size: i64) -> i64:
    count: i64 = 0
    for seat in range(state.seats):
        if state.workers_at(location, seat) == size:
            count += 1
    return count


def script_capture(state: Position, left: i64) -> None:
    """S40, S41, S92. One capture; equal groups beyond its captures are taken all the same."""
    most = largest_group(state)
    if most == 0:
        state.note(SCRIPT_NO_GROUP, state.opponent)
        return
    location = target_of_capture(state, most)
    is_last = humans_with_group(state, location, most) > left
    if left > 1 and not is_last:
        state.plan(DO_SCRIPT_CAPTURE, state.opponent, left - 1)
    seat = state.first
    for _ in range(state.seats):
        if state.workers_at(location, seat) == most:
            state.note(SCRIPT_GROUP, state.opponent, location, seat, most)
            take_captives(state, state.opponent, location, seat)
            if not is_last:
                return
        seat = seat + 1 if seat + 1 < state.seats else 0


# -- guardhouse


def script_guardhouse(state: Position, actions: i64) -> None:
    """S50-S56. From the top of its priorities; what would do nothing is not spent."""
    own = state.opponent
    if actions > 0 and state.workers_at(PRISON, own) > 0:
        free_from_prison(state, own)
        actions -= 1
    if actions > 0 and captives_of(state, own) > 0:
        script_hand_over(state)
        actions -= 1
    if actions > 0 and held_by_others(state, own) > 0:
        add_tax(state, state.tables.script_ransom_tax)
        free_from_boards(state, own)
        actions -= 1
    while actions > 0 and state.amount(own, DEBT) > 0:
        flip_debt(state)
        actions -= 1
    if actions > 0:
        state.plan(DO_ADVANCED, own, actions)


def script_hand_over(state: Position) -> None:
    """S54, S71. 1 silver for each worker, by way of the marker."""
    count: i64 = 0
    for owner in range(state.players):
        workers = state.workers_at(CAPTIVES + state.opponent, owner)
        state.move_workers(owner, workers, CAPTIVES + state.opponent, PRISON)
        count += workers
    state.note(HANDED_OVER, state.opponent, count)
    move_marker(state, count)
    plan_script_ability(state, SCRIPT_ON_HAND_OVER)


def flip_debt(state: Position) -> None:
    """S53."""
    state.add(state.opponent, DEBT, -1)
    state.add(state.opponent, PAID_DEBTS, 1)
    add_tax(state, state.tables.script_flip_tax)
    state.note(PAID_DEBT, state.opponent)
    gain_virtue(state, state.opponent, 1)


# -- schemes


def take_advanced(state: Position, count: i64) -> None:
    """S14, S24. To the discards; each one missing is 1 silver."""
    if state.advanced_pool == 0:
        state.note(SCHEME_PILE_EMPTY, state.opponent)
        move_marker(state, count)
        return
    if count > 1:
        state.plan(DO_ADVANCED, state.opponent, count - 1)
    state.plan(ASK_ADVANCED, state.opponent)


def add_schemes(out: vec[i32], schemes: i64) -> vec[i32]:
    return add_members(out, schemes, SCHEME)


def receive_advanced(state: Position, card: i64) -> None:
    state.advanced_pool &= ~bit(card)
    state.scheme_discards |= bit(card)
    state.note(SCHEME_ADDED, state.opponent, card)
