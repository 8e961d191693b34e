"""The black market reset: A160-A168, and the eleven steps of section 7 of the expansion.

The base game has steps 1, 2, 9, 10 and 11 of the expansion's list.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from threecrowns.engine.bits import add_members, bit, has
from threecrowns.engine.state import LEGAL
from threecrowns.games.architects.content.tables import CONSEQUENCES
from threecrowns.games.architects.content.vocabulary import (
    DEBT,
    INFLUENCE,
    MARKET_LARGE,
    MARKET_SMALL,
    NOTHING,
    PRISON,
    RESET_AT_PRINCESS,
    RESET_AT_PROFITEER,
    RESET_GAIN,
    RESET_IF_NO_PRISONERS,
    RESET_RELEASE,
    RESOURCES,
    SCRIPT_ON_RESET,
)
from threecrowns.games.architects.rules.actions import CONSEQUENCE, RELEASE
from threecrowns.games.architects.rules.agenda import (
    ASK_CONSEQUENCE,
    ASK_CONTRIBUTION,
    ASK_LARGE_CARD,
    ASK_RELEASE,
    ASK_SMALL_CARD,
    DO_CONSEQUENCE,
    DO_DEBTS,
    DO_FIGURE_ABILITIES,
    DO_INFLUENCE,
    DO_PRINCESS_REWARD,
    DO_RESET,
    DO_RESET_ABILITIES,
    DO_SQUIRES,
    DO_TO_PRISON,
    DO_VIRTUE,
    VIRTUE_ZERO,
)
from threecrowns.games.architects.rules.bundles import amount_of
from threecrowns.games.architects.rules.effects import carry_out
from threecrowns.games.architects.rules.events import (
    CARDS_RESHUFFLED,
    CONSEQUENCE_CARD,
    CONTRIBUTION_CARD,
    MOST_PRISONERS,
    PRINCESS_REWARDS,
    PRISON_LOSS,
    PROFITEER_CLAIMS,
    RESET,
    TO_MONUMENT,
    TO_PRISON,
)
from threecrowns.games.architects.rules.figures import place_figures
from threecrowns.games.architects.rules.gains import bonus
from threecrowns.games.architects.rules.market import shuffle_large_cards, turn_over
from threecrowns.games.architects.rules.monuments import is_built, lying_on
from threecrowns.games.architects.rules.opponent_abilities import (
    plan_script_ability,
    script_princess_reward,
)
from threecrowns.games.architects.rules.reasons import A164_TOO_MANY_RELEASED
from threecrowns.games.architects.rules.state import LAID, MONUMENT_FIELDS, Position

MARKET_TO_PRISON: Final = 1
MARKET_CARDS: Final = 2
FIGURE_ABILITIES: Final = 3
PROFITEER_CONSEQUENCE: Final = 4
PRINCESS_REWARD: Final = 5
TO_MONUMENTS: Final = 6
FLIP_CONTRIBUTION: Final = 7
MOVE_FIGURES: Final = 8
OTHER_ABILITIES: Final = 9
PRISON_VIRTUE: Final = 10
PRISON_DEBT: Final = 11


def start_reset(state: Position, player: i64) -> None:
    """A160, W66. Several triggers of one turn cause one reset."""
    state.is_reset_due = False
    state.note(RESET, player)
    state.plan(DO_RESET, player, MARKET_TO_PRISON)


def reset_step(state: Position, starter: i64, step: i64) -> None:
    if step < PRISON_DEBT:
        following = step + 1
        if step == MARKET_CARDS and not state.is_wonder:
            following = OTHER_ABILITIES
        state.plan(DO_RESET, starter, following)
    if step == MARKET_TO_PRISON:
        imprison_market(state)
    elif step == MARKET_CARDS:
        refresh_market(state)
    elif step == FIGURE_ABILITIES:
        state.plan_for_all(DO_FIGURE_ABILITIES, starter)
    elif step == PROFITEER_CONSEQUENCE:
        state.plan_for_all(DO_CONSEQUENCE, starter)
    elif step == PRINCESS_REWARD:
        reward_leaders(state, starter)
    elif step == TO_MONUMENTS:
        move_contributions(state)
    elif step == FLIP_CONTRIBUTION:
        flip_contribution(state)
    elif step == MOVE_FIGURES:
        place_figures(state)
    elif step == OTHER_ABILITIES:
        state.plan_for_all(DO_RESET_ABILITIES, starter)
    elif step == PRISON_VIRTUE:
        punish_prisoners(state, starter)
    else:
        most_prisoners_take_debts(state, starter)


def imprison_market(state: Position) -> None:
    """A161, W70."""
    for player in range(state.players):
        for space in range(i64(MARKET_SMALL), i64(MARKET_LARGE + 1)):
            imprison(state, player, space)


def imprison(state: Position, player: i64, start: i64) -> None:
    """All workers of a player go from one place to prison."""
    count = state.workers_at(start, player)
    if count > 0:
        state.move_workers(player, count, start, PRISON)
        state.note(TO_PRISON, player, count, start)


def refresh_market(state: Position) -> None:
    """A162, A163, W71."""
    if state.small_top == NOTHING:
        shuffle_large_cards(state)
        state.plan(ASK_SMALL_CARD)
        state.plan(ASK_LARGE_CARD)
        return
    turn_over(state)
    if state.small_pool != 0:
        state.plan(ASK_SMALL_CARD)


# -- the expansion's steps


def figure_abilities(state: Position, player: i64) -> None:
    """W72, W133, W134. Orphan and Noblewoman, while the workers are still in place."""
    if state.workers_at(state.profiteer, player) > 0:
        bonus(state, player, RESET_AT_PROFITEER)
    if state.workers_at(state.princess, player) > 0:
        bonus(state, player, RESET_AT_PRINCESS)


def suffer_consequence(state: Position, player: i64) -> None:
    """W73, W74, W89. Debt, influence, loss of virtue; then all own workers there to prison."""
    if state.workers_at(state.profiteer, player) == 0:
        return
    tables = state.tables
    gained = tables.profiteer_gain[state.consequence]
    state.note(PROFITEER_CLAIMS, player, state.profiteer)
    state.plan(DO_TO_PRISON, player, state.profiteer)
    if tables.profiteer_loss[state.consequence] > 0:
        loss = i64(tables.profiteer_loss[state.consequence])
        state.plan(DO_VIRTUE, player, VIRTUE_ZERO - loss)
    if amount_of(gained, INFLUENCE) > 0:
        state.plan(DO_INFLUENCE, player, amount_of(gained, INFLUENCE))
    if amount_of(gained, DEBT) > 0:
        state.plan(DO_DEBTS, player, amount_of(gained, DEBT))


def reward_leaders(state: Position, starter: i64) -> None:
    """W75, W76, W78. Whoever has most workers with the princess; all of them if tied."""
    most: i64 = 0
    for player in range(state.players):
        most = max(most, state.workers_at(state.princess, player))
    if most == 0:
        return
    player = starter
    for _ in range(state.players):
        player = state.player_before(player)  # planned last, done first
        if state.workers_at(state.princess, player) == most:
            state.plan(DO_PRINCESS_REWARD, player)


def princess_reward(state: Position, player: i64) -> None:
    """W75, W77, S18."""
    effect = i64(state.tables.princess_effect[state.consequence])
    workers = state.workers_at(state.princess, player)
    state.note(PRINCESS_REWARDS, player, state.princess, workers)
    if player == state.opponent:
        script_princess_reward(state, effect)
    else:
        carry_out(state, player, effect)


def move_contributions(state: Position) -> None:
    """W79. Those of a finished monument go to the supply."""
    for resource in range(i64(RESOURCES)):
        if has(state.contributed, resource) and not is_built(state, resource):
            laid = lying_on(state, resource) + 1
            state.monuments[resource * MONUMENT_FIELDS + LAID] = u8(laid)
            state.note(TO_MONUMENT, -1, resource)
    state.contributed = 0


def flip_contribution(state: Position) -> None:
    """W80, W81. With the pile empty all seven cards are shuffled and set up anew."""
    if state.contribution_pool == 0:
        set_up_contributions(state)
        state.note(CARDS_RESHUFFLED, -1)
        return
    state.consequence = state.contribution
    state.contribution = NOTHING
    state.note(CONSEQUENCE_CARD, -1, state.consequence)
    state.plan(ASK_CONTRIBUTION)


def set_up_contributions(state: Position) -> None:
    """W11. One card becomes the consequence, the next one the current contribution card."""
    state.consequence = NOTHING
    state.contribution = NOTHING
    for card in range(i64(CONSEQUENCES)):
        state.contribution_pool |= bit(card)
    state.plan(ASK_CONTRIBUTION)
    state.plan(ASK_CONSEQUENCE)


def add_contribution_cards(state: Position, out: vec[i32]) -> vec[i32]:
    return add_members(out, state.contribution_pool, CONSEQUENCE)


def show_consequence(state: Position, card: i64) -> None:
    state.contribution_pool &= ~bit(card)
    state.consequence = card
    state.note(CONSEQUENCE_CARD, -1, card)


def show_contribution(state: Position, card: i64) -> None:
    state.contribution_pool &= ~bit(card)
    state.contribution = card
    state.note(CONTRIBUTION_CARD, -1, card)


# -- abilities and the prison


def reset_abilities(state: Position, player: i64) -> None:
    """A164, W83. Releases first; the Squires look at the prison after them."""
    if player == state.opponent:
        plan_script_ability(state, SCRIPT_ON_RESET)
        return
    state.plan(DO_SQUIRES, player)
    most = min(state.trait_total(player, RESET_RELEASE), state.workers_at(PRISON, player))
    if most > 0:
        state.plan(ASK_RELEASE, player, most)


def why_not_release(most: i64, count: i64) -> i64:
    return LEGAL if count <= most else A164_TOO_MANY_RELEASED


def add_releases(out: vec[i32], most: i64) -> vec[i32]:
    """As many as possible first."""
    for fewer in range(most + 1):
        out = append(out, i32(RELEASE + most - fewer))
    return out


def squires(state: Position, player: i64) -> None:
    """A164, A200."""
    if state.workers_at(PRISON, player) == 0:
        bonus(state, player, RESET_IF_NO_PRISONERS)
    bonus(state, player, RESET_GAIN)


def punish_prisoners(state: Position, starter: i64) -> None:
    """A165, W84."""
    player = starter
    for _ in range(state.players):
        player = state.player_before(player)  # planned last, done first
        prisoners = state.workers_at(PRISON, player)
        if prisoners >= state.tables.prison_threshold:
            state.note(PRISON_LOSS, player, prisoners)
            state.plan(DO_VIRTUE, player, VIRTUE_ZERO - 1)


def most_prisoners_take_debts(state: Position, starter: i64) -> None:
    """A166, W85."""
    most: i64 = 0
    for player in range(state.players):
        most = max(most, state.workers_at(PRISON, player))
    if most == 0:
        return
    player = starter
    for _ in range(state.players):
        player = state.player_before(player)  # planned last, done first
        if state.workers_at(PRISON, player) == most:
            state.note(MOST_PRISONERS, player, most)
            state.plan(DO_DEBTS, player, 1)
