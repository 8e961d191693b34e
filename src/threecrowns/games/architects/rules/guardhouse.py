"""Section 10: the guardhouse, the prison and debts."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from threecrowns.engine.state import LEGAL
from threecrowns.games.architects.content.vocabulary import (
    CAPTIVES,
    DEBT,
    HOME,
    ON_HAND_OVER,
    ON_PAY_DEBT,
    PAID_DEBTS,
    PRISON,
    SILVER,
)
from threecrowns.games.architects.rules.actions import (
    DONE,
    FREE,
    HAND_OVER,
    PAY_DEBT,
    RANSOM,
    RANSOM_BY_DEBT,
)
from threecrowns.games.architects.rules.agenda import (
    ASK_GUARD,
    DO_DEBTS,
    DO_GUARD,
    DO_VIRTUE,
    VIRTUE_ZERO,
)
from threecrowns.games.architects.rules.bills import silver_due, tax_due
from threecrowns.games.architects.rules.events import FREED, HANDED_OVER, PAID_DEBT, RANSOMED
from threecrowns.games.architects.rules.gains import bonus
from threecrowns.games.architects.rules.payment import can_pay, charge, taxed
from threecrowns.games.architects.rules.reasons import (
    A109_NO_CAPTIVES,
    A109_NO_UNPAID_DEBT,
    A109_NOBODY_HELD_BY_OTHERS,
    A109_NOBODY_IN_PRISON,
    A111_NOTHING_TO_DO,
    A115_CANNOT_PAY_RANSOM,
    A116_CANNOT_PAY_DEBT,
)
from threecrowns.games.architects.rules.state import Position
from threecrowns.games.architects.rules.virtue import gain_virtue

RANSOM_SILVER: Final = 3  # A115
RANSOM_TAX: Final = 2
DEBT_SILVER: Final = 3  # A116
DEBT_TAX: Final = 3


def captives_of(state: Position, player: i64) -> i64:
    """Rivals' workers on a player's board."""
    count: i64 = 0
    for owner in range(state.players):
        count += state.workers_at(CAPTIVES + player, owner)
    return count


def held_by_others(state: Position, player: i64) -> i64:
    """Own workers on other players' boards."""
    count: i64 = 0
    for captor in range(state.players):
        count += state.workers_at(CAPTIVES + captor, player)
    return count


def ransom_bill(state: Position, player: i64) -> i64:
    return silver_due(RANSOM_SILVER) + tax_due(taxed(state, player, RANSOM_TAX))


def debt_bill(state: Position, player: i64) -> i64:
    return silver_due(DEBT_SILVER) + tax_due(taxed(state, player, DEBT_TAX))


def why_not_guard(
    state: Position, player: i64, action: i64, more_silver: i64 = 0, more_influence: i64 = 0
) -> i64:
    """A109. An action is possible only if it does something and can be paid."""
    if action == HAND_OVER:
        return LEGAL if captives_of(state, player) > 0 else A109_NO_CAPTIVES
    if action == FREE:
        return LEGAL if state.workers_at(PRISON, player) > 0 else A109_NOBODY_IN_PRISON
    if action == PAY_DEBT:
        if state.amount(player, DEBT) == 0:
            return A109_NO_UNPAID_DEBT
        bill = debt_bill(state, player)
        is_payable = can_pay(state, player, bill, more_silver, more_influence)
        return LEGAL if is_payable else A116_CANNOT_PAY_DEBT
    if held_by_others(state, player) == 0:
        return A109_NOBODY_HELD_BY_OTHERS
    if action == RANSOM:
        bill = ransom_bill(state, player)
        is_payable = can_pay(state, player, bill, more_silver, more_influence)
        return LEGAL if is_payable else A115_CANNOT_PAY_RANSOM
    return LEGAL  # A119: a debt is never refused


def why_not_place_at_guardhouse(
    state: Position, player: i64, more_silver: i64, more_influence: i64
) -> i64:
    """A111."""
    for action in range(i64(HAND_OVER), i64(PAY_DEBT + 1)):
        if why_not_guard(state, player, action, more_silver, more_influence) == LEGAL:
            return LEGAL
    return A111_NOTHING_TO_DO


def add_guard_actions(state: Position, out: vec[i32], player: i64) -> vec[i32]:
    """A110."""
    for action in range(i64(HAND_OVER), i64(PAY_DEBT + 1)):
        if why_not_guard(state, player, action) == LEGAL:
            out = append(out, i32(action))
    return append(out, i32(DONE))


def take_guard_action(state: Position, player: i64, action: i64, left: i64) -> None:
    """A110. Pay for one action and go on to the next."""
    if left > 1:
        state.plan(ASK_GUARD, player, left - 1)
    state.plan(DO_GUARD, player, action)
    if action == RANSOM:
        charge(state, player, ransom_bill(state, player))
    elif action == PAY_DEBT:
        charge(state, player, debt_bill(state, player))
    elif action == RANSOM_BY_DEBT:
        state.plan(DO_VIRTUE, player, VIRTUE_ZERO - 1)
        state.plan(DO_DEBTS, player, 1)  # A115: the debt first


def guard(state: Position, player: i64, action: i64) -> None:
    if action == HAND_OVER:
        hand_over(state, player)
    elif action == FREE:
        free_from_prison(state, player)
    elif action == PAY_DEBT:
        pay_off_debt(state, player)
    else:
        free_from_boards(state, player)


def hand_over(state: Position, player: i64) -> None:
    """A113. All captives go to prison for 1 silver each."""
    count: i64 = 0
    for owner in range(state.players):
        workers = state.workers_at(CAPTIVES + player, owner)
        state.move_workers(owner, workers, CAPTIVES + player, PRISON)
        count += workers
    state.add(player, SILVER, count)
    state.note(HANDED_OVER, player, count)
    bonus(state, player, ON_HAND_OVER)


def free_from_prison(state: Position, player: i64) -> None:
    """A114."""
    count = state.workers_at(PRISON, player)
    release(state, player, count)


def release(state: Position, player: i64, count: i64) -> None:
    """Some own workers come home from prison."""
    if count > 0:
        state.move_workers(player, count, PRISON, HOME)
        state.note(FREED, player, count)


def free_from_boards(state: Position, player: i64) -> None:
    """A115."""
    count: i64 = 0
    for captor in range(state.players):
        workers = state.workers_at(CAPTIVES + captor, player)
        state.move_workers(player, workers, CAPTIVES + captor, HOME)
        count += workers
    if count > 0:
        state.note(RANSOMED, player, count)


def pay_off_debt(state: Position, player: i64) -> None:
    """A116, A117, A201."""
    state.add(player, DEBT, -1)
    state.add(player, PAID_DEBTS, 1)
    state.note(PAID_DEBT, player)
    bonus(state, player, ON_PAY_DEBT)
    gain_virtue(state, player, 1)
