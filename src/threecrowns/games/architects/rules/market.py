"""Section 13: the black market."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from threecrowns.engine.bits import add_members, bit
from threecrowns.engine.state import LEGAL
from threecrowns.games.architects.content.tables import MARKET_CARDS
from threecrowns.games.architects.content.vocabulary import (
    ANY_VIRTUE_MARKET,
    MARKET_LARGE,
    MARKET_SILVER_LESS,
    MARKET_SMALL,
    MARKET_VIRTUE_LESS,
    NOTHING,
)
from threecrowns.games.architects.rules.actions import KEEP
from threecrowns.games.architects.rules.agenda import DO_VIRTUE, VIRTUE_ZERO
from threecrowns.games.architects.rules.bills import silver_due
from threecrowns.games.architects.rules.cards import put_under
from threecrowns.games.architects.rules.events import LARGE_CARD, SMALL_CARD
from threecrowns.games.architects.rules.gains import gain
from threecrowns.games.architects.rules.payment import can_pay, charge
from threecrowns.games.architects.rules.reasons import (
    A147_CANNOT_PAY_MARKET,
    A147_SPACE_TAKEN,
    A147_VIRTUE_TOO_HIGH,
    A149_NOT_DRAWN,
)
from threecrowns.games.architects.rules.secrets import one_is_kept
from threecrowns.games.architects.rules.state import HAND, Position

MARKET_VIRTUE: Final = 1  # A148-A150
SPACES: Final = 3


def market_bill(state: Position, player: i64, space: i64) -> i64:
    """A148-A151. 1, 2 or 3 silver; a Trickster pays less."""
    silver: i64 = 1 + space - MARKET_SMALL
    if state.has_trait(player, MARKET_SILVER_LESS):
        silver -= min(silver, state.trait_total(player, MARKET_SILVER_LESS))
    return silver_due(silver)


def may_visit_market(state: Position, player: i64) -> bool:
    """A147, A155, W166."""
    if state.virtue(player) <= state.tables.market_virtue:
        return True
    return state.has_trait(player, ANY_VIRTUE_MARKET)


def why_not_market(state: Position, player: i64, space: i64) -> i64:
    """A147. May the player place a worker on this space?"""
    if not may_visit_market(state, player):
        return A147_VIRTUE_TOO_HIGH
    if state.is_occupied(space):
        return A147_SPACE_TAKEN
    if not can_pay(state, player, market_bill(state, player, space)):
        return A147_CANNOT_PAY_MARKET
    return LEGAL


def workers_in_market(state: Position) -> i64:
    count: i64 = 0
    for space in range(i64(MARKET_SMALL), i64(MARKET_LARGE + 1)):
        if state.is_occupied(space):
            count += 1
    return count


def pay_for_market(state: Position, player: i64, space: i64) -> None:
    """A148-A151. Silver and virtue first; what was planned before is gained after."""
    if not state.has_trait(player, MARKET_VIRTUE_LESS):
        state.plan(DO_VIRTUE, player, VIRTUE_ZERO - MARKET_VIRTUE)
    charge(state, player, market_bill(state, player, space))


def goods_on_market(state: Position, space: i64) -> i64:
    """A11, A148, A150. What the visible card shows, or what is printed without one."""
    if space == MARKET_SMALL:
        if state.small_top == NOTHING:
            return state.tables.printed_small
        return state.tables.small_gain[state.small_top]
    if state.large_top == NOTHING:
        return state.tables.printed_large
    return state.tables.large_gain[state.large_top]


def take_market_goods(state: Position, player: i64, space: i64) -> None:
    gain(state, player, goods_on_market(state, space))


# -- one of five cards


def why_not_keep(state: Position, card: i64) -> i64:
    for at in range(i64(len(state.five))):
        if i64(state.five[at]) == card:
            return LEGAL
    return A149_NOT_DRAWN


def add_kept(state: Position, out: vec[i32]) -> vec[i32]:
    for at in range(i64(len(state.five))):
        out = append(out, i32(KEEP + i64(state.five[at])))
    return out


def keep(state: Position, player: i64, card: i64) -> None:
    """A96, A149. One card into the hand, the others under the pile in the order drawn."""
    one_is_kept(state, player)
    drawn = state.five
    state.five = vec[u8]()
    for at in range(i64(len(drawn))):
        if i64(drawn[at]) == card:
            state.add_card(HAND + player, card)
        else:
            put_under(state, player, i64(drawn[at]))


# -- the market cards


def turn_over(state: Position) -> None:
    """A162. The visible small card goes to the large side; the small pile may be empty then."""
    state.large_top = state.small_top
    state.small_top = NOTHING
    state.note(LARGE_CARD, -1, state.large_top)


def add_market_cards(state: Position, out: vec[i32], first: i64) -> vec[i32]:
    return add_members(out, state.small_pool, first)


def show_small_card(state: Position, card: i64) -> None:
    """A10, A162."""
    state.small_pool &= ~bit(card)
    state.small_top = card
    state.note(SMALL_CARD, -1, card)


def shuffle_large_cards(state: Position) -> None:
    """A163. All large cards become the small pile."""
    state.large_top = NOTHING
    for card in range(i64(MARKET_CARDS)):
        state.small_pool |= bit(card)
