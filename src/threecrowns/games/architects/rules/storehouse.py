"""Section 8: trades at the King's Storehouse."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from threecrowns.engine.bits import bit, has, lowest, without_lowest
from threecrowns.engine.state import LEGAL
from threecrowns.games.architects.content.tables import TRADE_FOR_MARBLE, TRADE_FOR_VIRTUE
from threecrowns.games.architects.content.vocabulary import INFLUENCE, TRADE
from threecrowns.games.architects.rules.actions import DONE, TRADE_WAYS, trade_action
from threecrowns.games.architects.rules.agenda import ASK_TRADE, DO_TRADE_GAIN
from threecrowns.games.architects.rules.bills import paying, silver_in
from threecrowns.games.architects.rules.bundles import amount_of, some
from threecrowns.games.architects.rules.events import TRADED
from threecrowns.games.architects.rules.gains import gain, steps_crossed
from threecrowns.games.architects.rules.payment import can_pay, charge, pay, ways_to_pay
from threecrowns.games.architects.rules.reasons import A97_CANNOT_PAY_TRADE, A99_NO_SUCH_TRADE
from threecrowns.games.architects.rules.state import HALF, HIRED, WORDS, Position


def trades_open_to(state: Position, player: i64) -> i64:
    """A98, A99. The set of trades a player may use: the printed ones and those of apprentices."""
    trades = bit(TRADE_FOR_VIRTUE) | bit(TRADE_FOR_MARBLE)
    if not state.has_trait(player, TRADE):
        return trades
    for word in range(i64(WORDS)):
        rest = state.apprentices[(HIRED + player) * WORDS + word]
        while rest != 0:
            card = lowest(rest) + word * HALF
            rest = without_lowest(rest)
            if i64(state.tables.trait[card]) == TRADE:
                trades |= bit(i64(state.tables.ability_trade[card]))
    return trades


def best_influence_trade(state: Position, player: i64) -> i64:
    """The most influence one trade gives this player."""
    most: i64 = 0
    rest = trades_open_to(state, player)
    while rest != 0:
        most = max(most, amount_of(state.tables.trade_gain[lowest(rest)], INFLUENCE))
        rest = without_lowest(rest)
    return most


def why_not_trade(state: Position, player: i64, trade: i64) -> i64:
    """A97-A99. May the player make this trade now?"""
    if not has(trades_open_to(state, player), trade):
        return A99_NO_SUCH_TRADE
    if not can_pay(state, player, state.tables.trade_bill[trade]):
        return A97_CANNOT_PAY_TRADE
    if len(trade_ways(state, player, trade)) == 0:
        return A97_CANNOT_PAY_TRADE
    return LEGAL


def trade_ways(state: Position, player: i64, trade: i64) -> vec[i64]:
    """A99a. The ways to pay for a trade that change anything."""
    out = vec[i64](capacity=4)
    ways = ways_to_pay(state, player, state.tables.trade_bill[trade])
    for k in range(i64(len(ways))):
        if not is_pointless(state, player, trade, ways[k]):
            out = append(out, ways[k])
    return out


def is_paid_later(ways: vec[i64]) -> bool:
    """A75a. Are a trade's ways to pay so many that they are asked when it has been chosen?"""
    return len(ways) > TRADE_WAYS


def is_pointless(state: Position, player: i64, trade: i64, way: i64) -> bool:
    """A99a. Influence for as much influence, on which no step is crossed again (W23)."""
    gained = state.tables.trade_gain[trade]
    points = amount_of(gained, INFLUENCE)
    if gained != some(points, INFLUENCE) or way != paying(points, INFLUENCE):
        return False
    if silver_in(state.tables.trade_bill[trade]) > 0:
        return False  # W37: half of a discount may be left
    return steps_crossed(state.influence(player) - points, state.influence(player)) == 0


def can_trade(state: Position, player: i64) -> bool:
    rest = trades_open_to(state, player)
    while rest != 0:
        if why_not_trade(state, player, lowest(rest)) == LEGAL:
            return True
        rest = without_lowest(rest)
    return False


def add_trades(state: Position, out: vec[i32], player: i64) -> vec[i32]:
    """A97. Every trade with every way to pay for it, or none."""
    rest = trades_open_to(state, player)
    while rest != 0:
        trade = lowest(rest)
        rest = without_lowest(rest)
        if not can_pay(state, player, state.tables.trade_bill[trade]):
            continue
        ways = trade_ways(state, player, trade)
        listed: i64 = 1 if is_paid_later(ways) else len(ways)
        for way in range(listed):
            out = append(out, i32(trade_action(trade, way)))
    return append(out, i32(DONE))


def make_trade(state: Position, player: i64, trade: i64, way: i64, left: i64) -> None:
    """A97, A99. Pay, gain, and trade on while there are workers for it."""
    if left > 1:
        state.plan(ASK_TRADE, player, left - 1)
    state.plan(DO_TRADE_GAIN, player, trade)
    bill = state.tables.trade_bill[trade]
    state.note(TRADED, player, trade)
    ways = trade_ways(state, player, trade)
    if is_paid_later(ways):
        charge(state, player, bill)
    else:
        pay(state, player, bill, ways[way])


def trade_gain(state: Position, player: i64, trade: i64) -> None:
    gain(state, player, state.tables.trade_gain[trade])
