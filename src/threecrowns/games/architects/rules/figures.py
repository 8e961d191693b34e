"""Sections 5 and 6 of the expansion: the princess, the profiteer and contributions."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from threecrowns.engine.bits import bit, has
from threecrowns.engine.state import LEGAL
from threecrowns.games.architects.content.vocabulary import (
    GUARDHOUSE,
    INFLUENCE,
    NOTHING,
    ON_DEBT,
    ON_HAND_OVER,
    ON_PAY_DEBT,
    ON_PLACE,
    ON_PROFITEER,
    ON_VIRTUE_LOSS,
    RESOURCES,
    STONE,
    STOREHOUSE,
    TOWN_CENTRE,
    WORKSHOP,
)
from threecrowns.games.architects.rules.abilities import bonus_amount
from threecrowns.games.architects.rules.actions import CONTRIBUTE, DONE
from threecrowns.games.architects.rules.bundles import some
from threecrowns.games.architects.rules.events import CONTRIBUTED, FIGURES, PROFITEER_PAYS
from threecrowns.games.architects.rules.gains import FIRST_STEP, SECOND_STEP, bonus, gain
from threecrowns.games.architects.rules.reasons import (
    W50_PRINCESS_NOT_THERE,
    W60_RESOURCE_MISSING,
    W61_LIES_THERE_ALREADY,
)
from threecrowns.games.architects.rules.state import Position
from threecrowns.games.architects.rules.storehouse import best_influence_trade

ALL_RESOURCES: Final = 31  # set of the five resources
PROFITEER_INFLUENCE: Final = 1  # W52


def good_of(resource: i64) -> i64:
    """Clay, wood and stone have their numbers; gold and marble come after silver."""
    return resource if resource <= STONE else resource + 1


def influence_of_placing(state: Position, player: i64, location: i64) -> i64:
    """W44, W52, W131. Influence that placing a worker here gives."""
    points = good_of_placing(state, player, location, INFLUENCE)
    if location == state.profiteer:
        points += PROFITEER_INFLUENCE
    return points


def good_of_placing(state: Position, player: i64, location: i64, good: i64) -> i64:
    """W44, W131, W161. What `placing_gain` gives of one good: Cavalier, Diplomat, Charles."""
    amount = bonus_amount(state, player, ON_PLACE + location, good)
    if location == state.profiteer:
        amount += bonus_amount(state, player, ON_PROFITEER, good)
    return amount


def placing_gain(state: Position, player: i64, location: i64) -> None:
    """W131, W161. What abilities give for a worker placed here."""
    bonus(state, player, ON_PLACE + location)
    if location == state.profiteer:
        bonus(state, player, ON_PROFITEER)


def profiteer_pays(state: Position, player: i64) -> None:
    """W52, S28."""
    state.note(PROFITEER_PAYS, player, state.profiteer)
    gain(state, player, some(PROFITEER_INFLUENCE, INFLUENCE))


def may_timing_matter(state: Position, player: i64, location: i64, strength: i64) -> bool:
    """W52a. Could the profiteer's influence be worth more after the action than before it?

    Only where the action spends influence, and only if the track is full or a step could be
    crossed again on the way up. Just below the second step it crosses one at once.
    """
    if not is_spending_place(location):
        return False
    influence = state.influence(player)
    more = influence_of_action(state, player, location, strength)
    if more > 0:
        return influence + more >= FIRST_STEP
    return influence >= FIRST_STEP and influence != SECOND_STEP - 1


def influence_of_action(state: Position, player: i64, location: i64, strength: i64) -> i64:
    """W52a. How much influence the action may at most give before it takes some."""
    if location == STOREHOUSE:
        return (strength - 1) * best_influence_trade(state, player)
    if location == WORKSHOP:
        return 0  # what a hire gives comes after all that is paid
    for_one = bonus_amount(state, player, ON_DEBT, INFLUENCE)
    for_one += bonus_amount(state, player, ON_VIRTUE_LOSS, INFLUENCE)
    for_one += bonus_amount(state, player, ON_PAY_DEBT, INFLUENCE)
    for_one += bonus_amount(state, player, ON_HAND_OVER, INFLUENCE)
    return 2 * strength * for_one  # a debt, and another one for virtue below 0 (A156)


def is_spending_place(location: i64) -> bool:
    """Where an action may ask for a payment or a loss of virtue."""
    return location in (WORKSHOP, STOREHOUSE, TOWN_CENTRE, GUARDHOUSE)


# -- contributions


def why_not_contribute(state: Position, player: i64, resource: i64) -> i64:
    """W60, W61, W67. May the player lay this resource on the contribution card?"""
    if has(state.contributed, resource):
        return W61_LIES_THERE_ALREADY
    if state.amount(player, good_of(resource)) == 0:
        return W60_RESOURCE_MISSING
    return LEGAL


def why_not_contribute_at(state: Position, player: i64, location: i64, resource: i64) -> i64:
    """W50."""
    if location != state.princess:
        return W50_PRINCESS_NOT_THERE
    return why_not_contribute(state, player, resource)


def can_contribute(state: Position, player: i64) -> bool:
    for resource in range(i64(RESOURCES)):
        if why_not_contribute(state, player, resource) == LEGAL:
            return True
    return False


def add_contributions(state: Position, out: vec[i32], player: i64) -> vec[i32]:
    for resource in range(i64(RESOURCES)):
        if why_not_contribute(state, player, resource) == LEGAL:
            out = append(out, i32(CONTRIBUTE + resource))
    return append(out, i32(DONE))


def contribute(state: Position, player: i64, resource: i64) -> None:
    """W60, W62. Lay the resource down and gain what stands below it."""
    state.add(player, good_of(resource), -1)
    lay_contribution(state, player, resource)


def lay_contribution(state: Position, player: i64, resource: i64) -> None:
    """W62, W66. All five on the card trigger a reset."""
    state.has_contributed = True
    state.contributed |= bit(resource)
    state.note(CONTRIBUTED, player, resource)
    if state.contributed == ALL_RESOURCES:
        state.is_reset_due = True
    gain(state, player, state.tables.contribution_gain[state.contribution * RESOURCES + resource])


# -- where they stand


def place_figures(state: Position) -> None:
    """W12, W82. By the current consequence card."""
    if state.consequence == NOTHING:
        return
    state.princess = i64(state.tables.princess_at[state.consequence])
    state.profiteer = i64(state.tables.profiteer_at[state.consequence])
    state.note(FIGURES, -1, state.princess, state.profiteer)
