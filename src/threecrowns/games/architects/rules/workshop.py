"""Section 7: the workshop, the display of apprentices, hiring and dismissing."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i32, i64, u8

from threecrowns.engine.bits import bit
from threecrowns.engine.state import LEGAL
from threecrowns.games.architects.content.tables import BOARD_ABILITIES
from threecrowns.games.architects.content.vocabulary import (
    BOARD,
    HIRING,
    NOTHING,
    ON_APPRENTICE,
    SILVER,
)
from threecrowns.games.architects.rules.abilities import plan_bonus
from threecrowns.games.architects.rules.actions import DISMISS, HIRE, SLOTS
from threecrowns.games.architects.rules.agenda import (
    ASK_DISMISS,
    ASK_REFILL,
    DO_HIRE,
    DO_REFILL,
    DO_VIRTUE,
    VIRTUE_ZERO,
)
from threecrowns.games.architects.rules.bills import coins_due, silver_due, tax_due
from threecrowns.games.architects.rules.bundles import some
from threecrowns.games.architects.rules.events import COINS_LAID, DISMISSED, REVEALED, SWEPT
from threecrowns.games.architects.rules.events import HIRED as EVENT_HIRED
from threecrowns.games.architects.rules.gains import gain
from threecrowns.games.architects.rules.payment import can_pay, charge, taxed
from threecrowns.games.architects.rules.reasons import (
    A81_CANNOT_PAY_HIRE,
    A82_NO_SUCH_APPRENTICE,
    A88_NOT_YOUR_APPRENTICE,
)
from threecrowns.games.architects.rules.state import HALF, HIRED, POOL, WORDS, Position, add_cards

ROWS: Final = 2
HIRE_SILVER: Final = 2  # A81
HIRE_TAX: Final = 2  # A81
COINS_AT: Final = 16  # in a record of DO_HIRE: slot + COINS_AT * coins


# -- the display


def column_of(state: Position, slot: i64) -> i64:
    """A13. Column 1 is the one nearest the workshop."""
    return slot % state.tables.columns + 1


def row_of(state: Position, slot: i64) -> i64:
    return slot // state.tables.columns


def is_offered(state: Position, slot: i64) -> bool:
    return slot < ROWS * state.tables.columns and state.offer[slot] != NOTHING


def slot_of(state: Position, card: i64) -> i64:
    """Where an apprentice is on offer, or -1."""
    for slot in range(i64(SLOTS)):
        if i64(state.offer[slot]) == card:
            return slot
    return -1


def has_offer(state: Position) -> bool:
    for slot in range(i64(SLOTS)):
        if state.offer[slot] != NOTHING:
            return True
    return False


def slide(state: Position) -> None:
    """A94, W9. In each row the cards move left as far as they can, with their coins."""
    columns = state.tables.columns
    for row in range(i64(ROWS)):
        to = row * columns
        for slot in range(row * columns, (row + 1) * columns):
            if state.offer[slot] != NOTHING:
                if slot != to:
                    state.offer[to] = state.offer[slot]
                    state.coins[to] = state.coins[slot]
                    state.offer[slot] = u8(NOTHING)
                    state.coins[slot] = i16(0)
                to += 1


def refill(state: Position) -> None:
    """A95. Gaps from the upper row, left to right; an empty pile leaves the last ones empty."""
    for slot in range(ROWS * state.tables.columns):
        if state.offer[slot] != NOTHING:
            continue
        if state.apprentices[POOL * WORDS] != 0 or state.apprentices[POOL * WORDS + 1] != 0:
            state.plan(DO_REFILL)
            state.plan(ASK_REFILL, 0, slot)
            return
        if len(state.apprentice_tail) == 0:
            return
        put_on_offer(state, take_apprentice_from_under(state), slot)


def put_on_offer(state: Position, card: i64, slot: i64) -> None:
    state.offer[slot] = u8(card)
    state.coins[slot] = i16(0)
    state.note(REVEALED, -1, card, slot)


def take_apprentice_from_under(state: Position) -> i64:
    card = i64(state.apprentice_tail[0])
    rest = vec[u8](capacity=8)
    for at in range(i64(1), i64(len(state.apprentice_tail))):
        rest = append(rest, state.apprentice_tail[at])
    state.apprentice_tail = rest
    return card


def add_pile_apprentices(state: Position, out: vec[i32], first: i64) -> vec[i32]:
    """A13. Every apprentice of the pile is equally likely."""
    return add_cards(out, state.apprentices, POOL, first)


def reveal(state: Position, card: i64, slot: i64) -> None:
    """The next apprentice of the pile is turned up."""
    take_from_set(state, POOL, card)
    put_on_offer(state, card, slot)


def take_from_set(state: Position, apprentices: i64, card: i64) -> None:
    if card < HALF:
        state.apprentices[apprentices * WORDS] &= ~bit(card)
    else:
        state.apprentices[apprentices * WORDS + 1] &= ~bit(card - HALF)


def add_to_set(state: Position, apprentices: i64, card: i64) -> None:
    if card < HALF:
        state.apprentices[apprentices * WORDS] |= bit(card)
    else:
        state.apprentices[apprentices * WORDS + 1] |= bit(card - HALF)


def sweep_columns(state: Position, first: i64, last: i64) -> None:
    """A36, A96, S27, W147. Whole columns go under the pile, coins to the supply; then refill."""
    columns = state.tables.columns
    for row in range(i64(ROWS)):
        for column in range(first, last + 1):
            slot = row * columns + column - 1
            if state.offer[slot] == NOTHING:
                continue
            state.apprentice_tail = append(state.apprentice_tail, state.offer[slot])
            state.note(SWEPT, -1, i64(state.offer[slot]))
            state.offer[slot] = u8(NOTHING)
            state.coins[slot] = i16(0)
    slide(state)
    state.plan(DO_REFILL)


# -- hiring


def skip_coins(state: Position, slot: i64, strength: i64) -> i64:
    """A82, A83. Coins for the columns out of reach of so many workers."""
    beyond = column_of(state, slot) - strength
    return max(beyond, i64(0))


def hire_bill(state: Position, player: i64, slot: i64, strength: i64) -> i64:
    """A81, A83, A86, A184."""
    silver: i64 = HIRE_SILVER
    if state.has_trait(player, HIRING):
        silver -= min(silver, state.trait_total(player, HIRING))
    tax = taxed(state, player, HIRE_TAX)
    return silver_due(silver) + tax_due(tax) + coins_due(skip_coins(state, slot, strength))


def why_not_hire(
    state: Position,
    player: i64,
    slot: i64,
    strength: i64,
    more_silver: i64 = 0,
    more_influence: i64 = 0,
) -> i64:
    """A81-A83. May the player hire this apprentice at the workshop?"""
    if not is_offered(state, slot):
        return A82_NO_SUCH_APPRENTICE
    bill = hire_bill(state, player, slot, strength)
    if not can_pay(state, player, bill, more_silver, more_influence):
        return A81_CANNOT_PAY_HIRE
    return LEGAL


def why_not_hire_free(state: Position, slot: i64) -> i64:
    """A90. Any apprentice on offer."""
    return LEGAL if is_offered(state, slot) else A82_NO_SUCH_APPRENTICE


def add_free_hires(state: Position, out: vec[i32]) -> vec[i32]:
    for slot in range(ROWS * state.tables.columns):
        if why_not_hire_free(state, slot) == LEGAL:
            out = append(out, i32(HIRE + slot))
    return out


def hire_at_workshop(state: Position, player: i64, slot: i64, strength: i64) -> None:
    """A81, A83."""
    bill = hire_bill(state, player, slot, strength)
    plan_hire(state, player, slot, skip_coins(state, slot, strength))
    charge(state, player, bill)


def plan_hire(state: Position, player: i64, slot: i64, coins: i64) -> None:
    """A88. At the limit an apprentice must be dismissed first."""
    state.plan(DO_HIRE, player, slot + COINS_AT * coins)
    if state.count_apprentices(player) >= apprentice_limit(state, player):
        state.plan(ASK_DISMISS, player)


def apprentice_limit(state: Position, player: i64) -> i64:
    """A88, A184."""
    if state.has_trait(player, HIRING):
        board = state.amount(player, BOARD)
        if board != NOTHING:
            return i64(state.tables.ability_limit[BOARD_ABILITIES + board])
    return state.tables.apprentice_limit


def hire(state: Position, player: i64, slot: i64, coins: i64) -> None:
    """A85, A87, A94. Take the card with its coins; the row slides and is refilled."""
    if coins > 0:
        lay_coins(state, player, row_of(state, slot), coins)
    card = i64(state.offer[slot])
    found = i64(state.coins[slot])
    state.offer[slot] = u8(NOTHING)
    state.coins[slot] = i16(0)
    add_to_set(state, HIRED + player, card)
    state.refresh_traits(player)
    state.note(EVENT_HIRED, player, card, found)
    if not state.is_setting_up():  # W9: only when all have hired
        slide(state)
        state.plan(DO_REFILL)
    plan_bonus(state, player, ON_APPRENTICE)
    virtue = i64(state.tables.hire_virtue[card])
    if virtue != 0:
        state.plan(DO_VIRTUE, player, virtue + VIRTUE_ZERO)
    if found > 0:
        gain(state, player, some(found, SILVER))


def lay_coins(state: Position, player: i64, row: i64, coins: i64) -> None:
    """A83, A84. One each on the cards of the row, from the left."""
    for column in range(coins):
        slot = row * state.tables.columns + column
        state.coins[slot] = i16(i64(state.coins[slot]) + 1)
    state.note(COINS_LAID, player, coins, row)


# -- dismissing


def why_not_dismiss(state: Position, player: i64, card: i64) -> i64:
    return LEGAL if state.has_apprentice(player, card) else A88_NOT_YOUR_APPRENTICE


def add_dismissals(state: Position, out: vec[i32], player: i64) -> vec[i32]:
    return add_cards(out, state.apprentices, HIRED + player, DISMISS)


def dismiss(state: Position, player: i64, card: i64) -> None:
    """A88, A89. Under the pile; what the card gave by being there is lost at once."""
    take_from_set(state, HIRED + player, card)
    state.apprentice_tail = append(state.apprentice_tail, u8(card))
    state.refresh_traits(player)
    state.note(DISMISSED, player, card)
