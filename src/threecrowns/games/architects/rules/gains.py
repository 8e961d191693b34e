"""What players gain: bundles of goods, bonuses of abilities, influence, rewards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from threecrowns.games.architects.content.tables import BOARD_ABILITIES
from threecrowns.games.architects.content.vocabulary import (
    BUILDING_CARD,
    DEBT,
    INFLUENCE,
    MARBLE,
    REWARD_CARD,
    VIRTUE,
)
from threecrowns.games.architects.rules.abilities import abilities_with
from threecrowns.games.architects.rules.agenda import ASK_REWARD, DO_DEBTS, DO_DRAW, DO_REWARDS
from threecrowns.games.architects.rules.bundles import amount_of, beyond
from threecrowns.games.architects.rules.events import GAINED
from threecrowns.games.architects.rules.opponent_gains import script_gain
from threecrowns.games.architects.rules.state import Position
from threecrowns.games.architects.rules.virtue import gain_virtue

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
    abilities = abilities_with(state, player, trait)
    for at in range(i64(len(abilities))):
        gain(state, player, state.tables.ability_gain[abilities[at]])


def give_bonus(state: Position, player: i64, ability: i64) -> None:
    """A89, A91a. What was planned, unless the apprentice has been dismissed meanwhile."""
    if ability >= BOARD_ABILITIES or state.has_apprentice(player, ability):
        gain(state, player, state.tables.ability_gain[ability])


def draw_rewards(state: Position, player: i64, count: i64) -> None:
    """A143, A144, W63. Reveal rewards one by one; each one missing is a virtue instead."""
    if state.rewards_left > 0:
        if count > 1:
            state.plan(DO_REWARDS, player, count - 1)
        state.plan(ASK_REWARD, player)
    else:
        gain_virtue(state, player, count)
