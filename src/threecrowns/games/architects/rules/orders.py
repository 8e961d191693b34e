"""Planned orders: what happens by itself, and the course of a turn (section 3)."""

from __future__ import annotations

from mypy_extensions import i64

from threecrowns.games.architects.content.tables import MONUMENT_RANKS
from threecrowns.games.architects.content.vocabulary import INFLUENCE, MAX_PLAYERS
from threecrowns.games.architects.rules.agenda import (
    ASK_PLACE,
    ASK_TAKE_BACK,
    DO_ADVANCE,
    DO_ADVANCED,
    DO_ANOTHER_SCHEME,
    DO_BONUS,
    DO_CONSEQUENCE,
    DO_DEAL,
    DO_DEBTS,
    DO_DEED,
    DO_DISCARD_SCHEME,
    DO_DRAW,
    DO_EFFECT,
    DO_END_EFFECTS,
    DO_END_TURN,
    DO_EXTRA_CARDS,
    DO_FIGURE_ABILITIES,
    DO_FIRST,
    DO_FIVE,
    DO_GAIN_EFFECT,
    DO_GUARD,
    DO_HAND_LIMIT,
    DO_HIRE,
    DO_INFLUENCE,
    DO_INFLUENCE_GOLD,
    DO_LAY_OUT,
    DO_MARKET_GOODS,
    DO_MONUMENT,
    DO_OPPONENT,
    DO_ORDER,
    DO_PLACE_FIGURES,
    DO_PRINCESS_REWARD,
    DO_PROFITEER,
    DO_REFILL,
    DO_RESET,
    DO_RESET_ABILITIES,
    DO_RESET_IF_DUE,
    DO_REWARDS,
    DO_SCHEME,
    DO_SCRIPT_CAPTURE,
    DO_SLIDE,
    DO_SQUIRES,
    DO_START,
    DO_START_HIRES,
    DO_TAKE_CAPTIVES,
    DO_TAKE_TAX,
    DO_TO_PRISON,
    DO_TRADE_GAIN,
    DO_TURN,
    DO_VIRTUE,
    VIRTUE_ZERO,
)
from threecrowns.games.architects.rules.bundles import some
from threecrowns.games.architects.rules.captures import (
    take_captives,
)
from threecrowns.games.architects.rules.cards import (
    check_hand,
    draw_cards,
    draw_five,
)
from threecrowns.games.architects.rules.effects import (
    carry_out,
    gain_effect,
)
from threecrowns.games.architects.rules.ending import (
    begin_end,
    give_influence_gold,
    resolve_end_effects,
)
from threecrowns.games.architects.rules.events import (
    PASSED,
    TURN,
)
from threecrowns.games.architects.rules.figures import (
    place_figures,
    profiteer_pays,
)
from threecrowns.games.architects.rules.gains import draw_rewards, gain, give_bonus
from threecrowns.games.architects.rules.gathering import take_tax
from threecrowns.games.architects.rules.guardhouse import (
    guard,
)
from threecrowns.games.architects.rules.guildhall import advance, lay_out
from threecrowns.games.architects.rules.market import (
    take_market_goods,
)
from threecrowns.games.architects.rules.monuments import finish_monument, site_location
from threecrowns.games.architects.rules.opponent import (
    another_scheme,
    discard_scheme,
    opponent_turn,
    resolve_scheme,
)
from threecrowns.games.architects.rules.opponent_orders import (
    carry_out_order,
    script_capture,
    take_advanced,
)
from threecrowns.games.architects.rules.placing import (
    VISITS,
    can_take_back,
    do_deed,
)
from threecrowns.games.architects.rules.reset import (
    figure_abilities,
    imprison,
    princess_reward,
    reset_abilities,
    reset_step,
    squires,
    start_reset,
    suffer_consequence,
)
from threecrowns.games.architects.rules.setup import (
    close_start_hires,
    deal,
    decide_first,
    plan_extra_cards,
    plan_start_hires,
    start,
)
from threecrowns.games.architects.rules.state import Position
from threecrowns.games.architects.rules.storehouse import (
    trade_gain,
)
from threecrowns.games.architects.rules.virtue import (
    gain_virtue,
    lose_virtue,
    take_debts,
)
from threecrowns.games.architects.rules.workshop import (
    COINS_AT,
    hire,
    refill,
)


def do_order(state: Position, kind: i64, player: i64, number: i64) -> None:
    """Look for an order where its number says; what was added later is found further on."""
    if kind >= DO_OPPONENT:
        do_order_of_an_opponent(state, kind, player, number)
    elif kind >= DO_DEBTS:
        do_order_of_a_location(state, kind, player, number)
    else:
        do_order_of_the_course(state, kind, player, number)


def do_order_of_the_course(state: Position, kind: i64, player: i64, number: i64) -> None:
    """The course of the game, and what happens most."""
    if kind == DO_VIRTUE:
        if number >= VIRTUE_ZERO:
            gain_virtue(state, player, number - VIRTUE_ZERO)
        else:
            lose_virtue(state, player, VIRTUE_ZERO - number)
    elif kind == DO_BONUS:
        give_bonus(state, player, number)
    elif kind == DO_DEED:
        do_deed(state, player, number // VISITS, number % VISITS)
    elif kind == DO_PROFITEER:
        profiteer_pays(state, player)
    elif kind == DO_REFILL:
        refill(state)
    elif kind == DO_DRAW:
        draw_cards(state, player, number)
    elif kind == DO_REWARDS:
        draw_rewards(state, player, number)
    elif kind == DO_TURN:
        start_turn(state, player)
    elif kind == DO_RESET_IF_DUE:
        if state.is_reset_due:
            start_reset(state, player)
    elif kind == DO_HAND_LIMIT:
        check_hand(state, player)
    elif kind == DO_END_TURN:
        end_turn(state, player)
    elif kind == DO_START:
        start(state)
    elif kind == DO_SLIDE:
        close_start_hires(state)
    elif kind == DO_START_HIRES:
        plan_start_hires(state)
    elif kind == DO_DEAL:
        deal(state)
    elif kind == DO_EXTRA_CARDS:
        plan_extra_cards(state)
    else:
        do_order_of_a_location(state, kind, player, number)


def do_order_of_a_location(state: Position, kind: i64, player: i64, number: i64) -> None:
    """What belongs to the actions of locations."""
    if kind == DO_DEBTS:
        take_debts(state, player, number)
    elif kind == DO_HIRE:
        hire(state, player, number % COINS_AT, number // COINS_AT)
    elif kind == DO_TRADE_GAIN:
        trade_gain(state, player, number)
    elif kind == DO_TAKE_CAPTIVES:
        take_captives(state, player, number // MAX_PLAYERS, number % MAX_PLAYERS)
    elif kind == DO_GUARD:
        guard(state, player, number)
    elif kind == DO_TAKE_TAX:
        take_tax(state, player)
    elif kind == DO_MARKET_GOODS:
        take_market_goods(state, player, number)
    elif kind == DO_LAY_OUT:
        lay_out(state, player, number)
    elif kind == DO_EFFECT:
        carry_out(state, player, number)
    elif kind == DO_ADVANCE:
        advance(state, player)
    elif kind == DO_MONUMENT:
        location = site_location(number % MONUMENT_RANKS)
        finish_monument(state, player, number // MONUMENT_RANKS, location)
    elif kind == DO_INFLUENCE:
        gain(state, player, some(number, INFLUENCE))
    elif kind == DO_GAIN_EFFECT:
        gain_effect(state, player, number)
    elif kind == DO_FIVE:
        draw_five(state, player, number)
    else:
        do_order_of_a_reset(state, kind, player, number)


def do_order_of_a_reset(state: Position, kind: i64, player: i64, number: i64) -> None:
    """What belongs to a reset of the black market."""
    if kind == DO_RESET:
        reset_step(state, player, number)
    elif kind == DO_CONSEQUENCE:
        suffer_consequence(state, player)
    elif kind == DO_PRINCESS_REWARD:
        princess_reward(state, player)
    elif kind == DO_TO_PRISON:
        imprison(state, player, number)
    elif kind == DO_RESET_ABILITIES:
        reset_abilities(state, player)
    elif kind == DO_SQUIRES:
        squires(state, player)
    elif kind == DO_FIGURE_ABILITIES:
        figure_abilities(state, player)
    elif kind == DO_PLACE_FIGURES:
        place_figures(state)
    else:
        raise AssertionError(f"no order is numbered {kind}")


def do_order_of_an_opponent(state: Position, kind: i64, player: i64, number: i64) -> None:
    """What belongs to a scripted opponent's turn, to the beginning and to the end."""
    if kind == DO_OPPONENT:
        opponent_turn(state)
    elif kind == DO_SCHEME:
        resolve_scheme(state, number)
    elif kind == DO_ORDER:
        carry_out_order(state, number)
    elif kind == DO_DISCARD_SCHEME:
        discard_scheme(state, number)
    elif kind == DO_ANOTHER_SCHEME:
        another_scheme(state)
    elif kind == DO_SCRIPT_CAPTURE:
        script_capture(state, number)
    elif kind == DO_ADVANCED:
        take_advanced(state, number)
    elif kind == DO_END_EFFECTS:
        resolve_end_effects(state, player)
    elif kind == DO_INFLUENCE_GOLD:
        give_influence_gold(state)
    elif kind == DO_FIRST:
        decide_first(state)
    else:
        do_order_of_a_location(state, kind, player, number)


# -- section 3: the turn


def start_turn(state: Position, player: i64) -> None:
    """A40-A44. Place a worker, or take one back; then reset, hand limit, end of turn."""
    state.turn = player
    state.credit = 0
    state.note(TURN, player)
    state.plan(DO_END_TURN, player)
    if player == state.opponent:
        state.plan(DO_RESET_IF_DUE, player)
        state.plan(DO_OPPONENT, player)
        return
    state.plan(DO_HAND_LIMIT, player)
    state.plan(DO_RESET_IF_DUE, player)
    if state.home(player) > 0:
        state.plan(ASK_PLACE, player)
    elif can_take_back(state, player):
        state.plan(ASK_TAKE_BACK, player)
    else:
        state.note(PASSED, player)


def end_turn(state: Position, player: i64) -> None:
    """A170. The next player, until everybody has had a turn after the last space was filled."""
    state.turns += 1
    state.credit = 0
    if state.ending > 0:
        state.ending -= 1
        if state.ending == 0:
            begin_end(state)
            return
    state.plan(DO_TURN, state.next_player(player))
