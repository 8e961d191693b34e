"""Section 7: what the symbols of an action do, from left to right."""

from __future__ import annotations

from mypy_extensions import i64

from threecrowns.engine.bits import bit, has, lowest, without_lowest
from threecrowns.engine.state import LEGAL
from threecrowns.games.brian_boru.content.tables import (
    BATTLE,
    CHURCH,
    COURT,
    EXPAND,
    FREE_TOWN,
    GAIN_COIN,
    GAIN_RENOWN,
    NO_SYMBOL,
    PAY_COIN,
    TAKE_TOWN,
    TOP,
    symbol_of,
    times_of,
)
from threecrowns.games.brian_boru.rules.events import (
    CLIMBED,
    EXPANDED,
    FREED,
    GAINED_COINS,
    GAINED_RENOWN,
    NO_EFFECT,
    PAID,
    SENT_DISCS,
    TOOK_RAIDERS,
    TOOK_TOWN,
)
from threecrowns.games.brian_boru.rules.reasons import (
    B53_COINS_MISSING,
    B56_RAIDERS_MISSING,
    B59_BEYOND_THE_TOP,
    B64_NOT_A_FREE_TOWN,
    B65_NO_ROAD_FROM_YOUR_TOWN,
    B68_ACTIVE_TOWN,
    B70_NO_CONTROL_TOKEN,
)
from threecrowns.games.brian_boru.rules.state import (
    ASK_EXPAND,
    ASK_EXTRA,
    ASK_FREE,
    CHURCH_DISCS,
    COINS,
    DO_SYMBOLS,
    POINTS,
    RAIDERS,
    RENOWN,
    SPACE,
    Position,
)


def go_on_with_symbols(state: Position, number: i64) -> None:
    """B45. Carry out one run of the action, then the next one."""
    seat = state.resolver
    run = state.tables.run(state.trick_card(seat), state.action, number)
    if symbol_of(run) != NO_SYMBOL:
        state.put_first(DO_SYMBOLS, number + 1)
        carry_out(state, seat, symbol_of(run), times_of(run))


def carry_out(state: Position, seat: i64, symbol: i64, times: i64) -> None:
    if symbol == TAKE_TOWN:
        take_town(state, seat)
    elif symbol == GAIN_COIN:
        state.gain(seat, COINS, times)  # B49
        state.note(GAINED_COINS, seat, times)
    elif symbol == PAY_COIN:
        for _ in range(times):  # B52: each on its own
            pay(state, seat)
    elif symbol == GAIN_RENOWN:
        state.gain(seat, RENOWN, times)  # B54
        state.note(GAINED_RENOWN, seat, times)
    elif symbol == EXPAND:
        offer_expansion(state, seat)
    elif symbol == FREE_TOWN:
        if state.vikings == 0:
            state.note(NO_EFFECT, seat, symbol)  # B70, B129
        else:
            state.ask(ASK_FREE, seat)
    else:
        take_free_steps(state, seat, symbol, times)


# -- the active town


def take_town(state: Position, seat: i64) -> None:
    """B48. The disc goes to the active town, the marker to the player."""
    state.place_disc(seat, state.active_town)
    state.marker = seat
    state.note(TOOK_TOWN, seat, state.active_town)


# -- paying


def pay(state: Position, seat: i64) -> None:
    """B50-B52. One coin; without a coin two points, as far as there are any."""
    if state.coins(seat) > 0:
        state.gain(seat, COINS, -1)
        state.note(PAID, seat, 1, 0)
        return
    lost = state.tables.pay_points
    owned = state.amount(seat, POINTS)
    if owned < lost:
        lost = owned  # B51: points never go below 0
    state.gain(seat, POINTS, -lost)
    state.note(PAID, seat, 0, lost)


# -- church, battle, courtship: free steps, then bought ones (B47)


def useful_steps(state: Position, seat: i64, symbol: i64) -> i64:
    """B57, B59. How many steps would still have an effect."""
    if symbol == BATTLE:
        return state.battle_area
    if symbol == COURT:
        return TOP - state.space(seat)
    return state.coins(seat)  # B55: discs never run out (B10), coins do


def take_free_steps(state: Position, seat: i64, symbol: i64, times: i64) -> None:
    """B47, B55-B59. The free steps of a run, then one question how many to buy."""
    if symbol != CHURCH:
        useful = useful_steps(state, seat, symbol)
        if useful == 0:
            state.note(NO_EFFECT, seat, symbol)  # B57, B59, B129
            return
        if times > useful:
            times = useful
    step(state, seat, symbol, times, 0)
    if most_extra(state, seat, symbol) > 0:  # B130
        state.ask(ASK_EXTRA, seat, symbol)


def most_extra(state: Position, seat: i64, symbol: i64) -> i64:
    """B55-B59. How many further steps can be paid for and have an effect."""
    affordable = state.coins(seat) // state.tables.extra_cost
    useful = useful_steps(state, seat, symbol)
    return affordable if affordable < useful else useful


def why_not_buy(state: Position, symbol: i64, steps: i64) -> i64:
    """B53, B56, B59. May the actor buy so many extra steps?"""
    seat = state.actor
    if symbol == BATTLE and steps > state.battle_area:
        return B56_RAIDERS_MISSING
    if symbol == COURT and steps > TOP - state.space(seat):
        return B59_BEYOND_THE_TOP
    if steps * state.tables.extra_cost > state.coins(seat):
        return B53_COINS_MISSING
    return LEGAL


def buy(state: Position, seat: i64, symbol: i64, steps: i64) -> None:
    """B55, B56, B58. Extra steps for two coins each."""
    cost = steps * state.tables.extra_cost
    state.gain(seat, COINS, -cost)
    if steps > 0:
        step(state, seat, symbol, steps, cost)


def step(state: Position, seat: i64, symbol: i64, steps: i64, cost: i64) -> None:
    """B55, B56, B58. Discs to the church area, raiders out of the battle area, or a climb."""
    if symbol == CHURCH:
        state.gain(seat, CHURCH_DISCS, steps)
        state.note(SENT_DISCS, seat, steps, cost)
    elif symbol == BATTLE:
        state.battle_area -= steps
        state.gain(seat, RAIDERS, steps)
        state.note(TOOK_RAIDERS, seat, steps, cost)
    else:
        space = state.space(seat)
        state.gain(seat, SPACE, steps)
        state.note(CLIMBED, seat, space, space + steps, cost)


# -- expanding


def linked_towns(state: Position, seat: i64) -> i64:
    """B65, B67. The towns one road away from a town that this seat controls."""
    found: i64 = 0
    towns = state.controlled(seat)
    while towns != 0:
        found |= state.tables.roads[lowest(towns)]
        towns = without_lowest(towns)
    return found


def expansions(state: Position, seat: i64) -> i64:
    """B64, B68. The towns that this seat may expand to."""
    targets = linked_towns(state, seat) & state.free_towns()
    if state.active_town < len(state.tables.region):
        targets &= ~bit(state.active_town)
    return targets


def offer_expansion(state: Position, seat: i64) -> None:
    """B64, B66. Ask only who has the coins and a town to go to (B130)."""
    if state.coins(seat) >= state.tables.expand_cost and expansions(state, seat) != 0:
        state.ask(ASK_EXPAND, seat)
    else:
        state.note(NO_EFFECT, seat, EXPAND)


def why_not_expand(state: Position, town: i64) -> i64:
    """B64, B65, B67, B68. May the actor expand to this town?"""
    if town == state.active_town:
        return B68_ACTIVE_TOWN
    if not state.is_free(town):
        return B64_NOT_A_FREE_TOWN
    if not has(linked_towns(state, state.actor), town):
        return B65_NO_ROAD_FROM_YOUR_TOWN
    return LEGAL


def expand(state: Position, seat: i64, town: i64) -> None:
    """B64. Five coins for a disc on a linked town."""
    cost = state.tables.expand_cost
    state.gain(seat, COINS, -cost)
    state.place_disc(seat, town)
    state.note(EXPANDED, seat, town, cost)


# -- freeing a town


def why_not_free(state: Position, town: i64) -> i64:
    """B69, B70. Any control token, whosever disc lies below."""
    return LEGAL if has(state.vikings, town) else B70_NO_CONTROL_TOKEN


def free_town(state: Position, seat: i64, town: i64) -> None:
    """B69. The owner of the disc controls the town again."""
    state.vikings &= ~bit(town)
    state.note(FREED, seat, town, state.owner_of(town))
