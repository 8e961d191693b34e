"""What players gain: bundles of goods, bonuses of abilities, influence, rewards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from threecrowns.engine.bits import lowest, without_lowest
from threecrowns.games.architects.agenda import ASK_REWARD, DO_DEBTS, DO_DRAW, DO_REWARDS
from threecrowns.games.architects.bundles import amount_of, beyond
from threecrowns.games.architects.events import GAINED
from threecrowns.games.architects.rules.opponent_gains import script_gain
from threecrowns.games.architects.rules.virtue import gain_virtue
from threecrowns.games.architects.state import HALF, HIRED, WORDS, Position
from threecrowns.games.architects.tables import BOARD_ABILITIES
from threecrowns.games.architects.vocabulary import (
    BOARD,
    BUILDING_CARD,
    DEBT,
    INFLUENCE,
    MARBLE,
    NOTHING,
    REWARD_CARD,
    VIRTUE,
)

FIRST_STEP: Final = 5  # on the influence track: reaching it draws a card (W21)
SECOND_STEP: Final = 9


def gain(state: Position, player: i64, bundle: i64) -> None:
    """A bundle of goods, from the supply; cards and debts of it are drawn and taken next."""
    if player == state.opponent:
        script_gain(state, bundle)
        return
    shown = bundle - beyond(bundle, INFLUENCE)  # the rest has events of its own
    if shown != 0:
        state.note(GAINED, player, shown)
    for good in range(i64(MARBLE + 1)):
        amount = amount_of(bundle, good)
        if amount > 0:
            state.add(player, good, amount)
    if beyond(bundle, MARBLE) == 0:
        return
    if amount_of(bundle, REWARD_CARD) > 0:
        state.plan(DO_REWARDS, player, amount_of(bundle, REWARD_CARD))
    if amount_of(bundle, BUILDING_CARD) > 0:
        state.plan(DO_DRAW, player, amount_of(bundle, BUILDING_CARD))
    if amount_of(bundle, DEBT) > 0:
        state.plan(DO_DEBTS, player, amount_of(bundle, DEBT))
    if amount_of(bundle, INFLUENCE) > 0:
        gain_influence(state, player, amount_of(bundle, INFLUENCE))
    if amount_of(bundle, VIRTUE) > 0:
        gain_virtue(state, player, amount_of(bundle, VIRTUE))


def gain_influence(state: Position, player: i64, points: i64) -> None:
    """W20-W23. Up to the top; each of the two steps that is crossed draws a building card."""
    before = state.amount(player, INFLUENCE)
    after = min(before + points, state.tables.influence_most)
    state.set_amount(player, INFLUENCE, after)
    cards = steps_crossed(before, after)
    if cards > 0:
        state.plan(DO_DRAW, player, cards)


def steps_crossed(before: i64, after: i64) -> i64:
    """W21, W22. On the way up from one space of the influence track to another."""
    steps: i64 = 0
    if before < FIRST_STEP and after >= FIRST_STEP:
        steps += 1
    if before < SECOND_STEP and after >= SECOND_STEP:
        steps += 1
    return steps


def bonus(state: Position, player: i64, trait: i64) -> None:
    """A91. Everything the player's abilities add when this happens; copies add up."""
    if not state.has_trait(player, trait):
        return
    board = state.amount(player, BOARD)
    if board != NOTHING and i64(state.tables.trait[BOARD_ABILITIES + board]) == trait:
        gain(state, player, state.tables.ability_gain[BOARD_ABILITIES + board])
    for word in range(i64(WORDS)):
        rest = state.apprentices[(HIRED + player) * WORDS + word]
        while rest != 0:
            card = lowest(rest) + word * HALF
            rest = without_lowest(rest)
            if i64(state.tables.trait[card]) == trait:
                gain(state, player, state.tables.ability_gain[card])


def bonus_amount(state: Position, player: i64, trait: i64, good: i64) -> i64:
    """A91. How much of one good `bonus` would give."""
    amount: i64 = 0
    if not state.has_trait(player, trait):
        return amount
    board = state.amount(player, BOARD)
    if board != NOTHING and i64(state.tables.trait[BOARD_ABILITIES + board]) == trait:
        amount += amount_of(state.tables.ability_gain[BOARD_ABILITIES + board], good)
    for word in range(i64(WORDS)):
        rest = state.apprentices[(HIRED + player) * WORDS + word]
        while rest != 0:
            card = lowest(rest) + word * HALF
            rest = without_lowest(rest)
            if i64(state.tables.trait[card]) == trait:
                amount += amount_of(state.tables.ability_gain[card], good)
    return amount


def draw_rewards(state: Position, player: i64, count: i64) -> None:
    """A143, A144, W63. Reveal rewards one by one; each one missing is a virtue instead."""
    if state.rewards_left > 0:
        if count > 1:
            state.plan(DO_REWARDS, player, count - 1)
        state.plan(ASK_REWARD, player)
    else:
        gain_virtue(state, player, count)
