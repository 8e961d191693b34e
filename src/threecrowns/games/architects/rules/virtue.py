"""The virtue track and debts (A118, A119, A152-A156), and what influence prevents (W32, W40-W46)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from threecrowns.engine.state import LEGAL
from threecrowns.games.architects.content.vocabulary import (
    AVOID_DEBT,
    CANCEL_VIRTUE_LOSS,
    DEBT,
    INFLUENCE,
    ON_DEBT,
    ON_VIRTUE_LOSS,
    VIRTUE,
)
from threecrowns.games.architects.rules.abilities import plan_bonus
from threecrowns.games.architects.rules.actions import BUY_OFF, PREVENT
from threecrowns.games.architects.rules.agenda import ASK_DEBT, ASK_DESTROY, ASK_LOSS, DO_DEBTS
from threecrowns.games.architects.rules.bills import silver_due
from threecrowns.games.architects.rules.events import (
    AVOIDED_DEBT,
    CANCELLED_LOSS,
    DESTROYED_DEBT,
    PREVENTED,
    TOOK_DEBT,
    VIRTUE_DOWN,
    VIRTUE_UP,
)
from threecrowns.games.architects.rules.payment import can_pay, charge
from threecrowns.games.architects.rules.reasons import (
    W32_CANNOT_PREVENT,
    W164_CANNOT_PAY_TWO_SILVER,
)
from threecrowns.games.architects.rules.state import Position

PREVENTION: Final = 2  # influence for 1 virtue (W32)


def gain_virtue(state: Position, player: i64, points: i64) -> None:
    """A153. Up to the top; each point beyond may destroy an unpaid debt."""
    room = state.tables.virtue_most - state.virtue(player)
    up = min(points, room)
    if up > 0:
        state.add(player, VIRTUE, up)
        state.note(VIRTUE_UP, player, up, state.virtue(player))
    beyond = min(points - up, state.amount(player, DEBT))
    if beyond <= 0:
        return
    if player == state.opponent or state.ending == 0:
        destroy_debts(state, player, beyond)  # S20; and at the end a debt is worth nothing
    else:
        state.plan(ASK_DESTROY, player, beyond)


def destroy_debts(state: Position, player: i64, count: i64) -> None:
    """A118. Unpaid debts leave the game for good."""
    state.add(player, DEBT, -count)
    state.note(DESTROYED_DEBT, player, count)


def lose_virtue(state: Position, player: i64, points: i64) -> None:
    """W40, W46. One loss event; whoever can do something about it is asked first."""
    if points <= 0:
        return
    if player < state.seats and can_react(state, player):
        state.plan(ASK_LOSS, player, points)
    else:
        suffer_loss(state, player, points)


def can_react(state: Position, player: i64) -> bool:
    """W32, W164. Is there anything the player could do about a loss of virtue?"""
    if state.amount(player, INFLUENCE) >= PREVENTION:
        return True
    return why_not_buy_off(state, player) == LEGAL


def suffer_loss(state: Position, player: i64, points: i64) -> None:
    """A154. Down to 0; each point below it is a debt."""
    down = min(points, state.virtue(player))
    if down > 0:
        state.add(player, VIRTUE, -down)
        state.note(VIRTUE_DOWN, player, down, state.virtue(player))
        plan_bonus(state, player, ON_VIRTUE_LOSS)  # W162: only if the marker moved
    if points > down:
        state.plan(DO_DEBTS, player, points - down)


def why_not_prevent(state: Position, player: i64, points: i64, lost: i64) -> i64:
    """W32, W41. May so many points of the loss be prevented?"""
    if points > lost or points * PREVENTION > state.amount(player, INFLUENCE):
        return W32_CANNOT_PREVENT
    return LEGAL


def buy_off_price(state: Position, player: i64) -> i64:
    return silver_due(state.trait_total(player, CANCEL_VIRTUE_LOSS))


def why_not_buy_off(state: Position, player: i64) -> i64:
    """W164. May the player pay silver and ignore the whole loss?"""
    if not state.has_trait(player, CANCEL_VIRTUE_LOSS):
        return W164_CANNOT_PAY_TWO_SILVER
    if not can_pay(state, player, buy_off_price(state, player)):
        return W164_CANNOT_PAY_TWO_SILVER
    return LEGAL


def add_reactions(state: Position, out: vec[i32], player: i64, lost: i64) -> vec[i32]:
    for points in range(lost + 1):
        if why_not_prevent(state, player, points, lost) == LEGAL:
            out = append(out, i32(PREVENT + points))
    if why_not_buy_off(state, player) == LEGAL:
        out = append(out, i32(BUY_OFF))
    return out


def prevent(state: Position, player: i64, points: i64, lost: i64) -> None:
    """W32, W41. Some points are prevented, the rest is lost."""
    if points > 0:
        state.add(player, INFLUENCE, -PREVENTION * points)
        state.note(PREVENTED, player, points)
    if lost > points:
        suffer_loss(state, player, lost - points)


def buy_off(state: Position, player: i64, lost: i64) -> None:
    """W45, W164. The whole event is ignored."""
    state.note(CANCELLED_LOSS, player, lost)
    charge(state, player, buy_off_price(state, player))


def take_debts(state: Position, player: i64, count: i64) -> None:
    """A119, A119a. Debts are taken one by one where something can be done about them."""
    if count <= 0:
        return
    if not state.has_trait(player, AVOID_DEBT):
        receive_debts(state, player, count)
    elif can_pay(state, player, avoid_debt_price(state, player)):
        state.plan(ASK_DEBT, player, count)
    else:
        accept_debt(state, player, count)


def receive_debts(state: Position, player: i64, count: i64) -> None:
    """W137. Each debt sets off what waits for debts."""
    state.add(player, DEBT, count)
    state.note(TOOK_DEBT, player, count)
    for _ in range(count):
        plan_bonus(state, player, ON_DEBT)


def avoid_debt_price(state: Position, player: i64) -> i64:
    """A185. Hugo pays silver instead of taking a debt."""
    return silver_due(state.trait_total(player, AVOID_DEBT))


def avoid_debt(state: Position, player: i64, count: i64) -> None:
    """A185. One debt is not taken; others of the same moment are asked again."""
    if count > 1:
        state.plan(DO_DEBTS, player, count - 1)
    state.note(AVOIDED_DEBT, player)
    charge(state, player, avoid_debt_price(state, player))


def accept_debt(state: Position, player: i64, count: i64) -> None:
    """A119a. One debt with all it brings; then the others, which that may help to avoid."""
    if count > 1:
        state.plan(DO_DEBTS, player, count - 1)
    receive_debts(state, player, 1)
