"""Section 6 of the base game and section 4 of the expansion: tax, bills and the ways to pay."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from threecrowns.engine.bits import add_members, bit, has
from threecrowns.engine.state import LEGAL
from threecrowns.games.architects.content.vocabulary import (
    CLAY,
    CONSTRUCTION_DISCOUNT,
    GOLD,
    GOLD_IS_MARBLE,
    IGNORE_TAX,
    INFLUENCE,
    INFLUENCE_FOR_CLAY,
    MARBLE,
    SILVER,
    STONE,
    WOOD,
)
from threecrowns.games.architects.rules.actions import PAY_WAYS, SPEND
from threecrowns.games.architects.rules.agenda import ASK_PAY, ASK_SPEND
from threecrowns.games.architects.rules.bills import (
    any_count_in,
    any_due,
    any_from_in,
    coins_in,
    influence_in,
    is_for_construction,
    paid_of,
    paying,
    resource_in,
    resources_due,
    silver_in,
    tax_in,
)
from threecrowns.games.architects.rules.events import PAID
from threecrowns.games.architects.rules.reasons import A75_NOT_A_WAY_TO_PAY
from threecrowns.games.architects.rules.state import Position

INFLUENCE_FOR_SILVER: Final = 2  # W30: for 2 silver
INFLUENCE_FOR_TREASURE: Final = 4  # W33: for 1 gold or 1 marble
DUE_GOLD: Final = 3  # resources of a bill after clay, wood and stone
DUE_MARBLE: Final = 4
NOTHING_SETTLED: Final = INFLUENCE + 1  # no good of a payment is settled (A75a)

# Stages of listing the ways to pay, after clay, wood and stone.
STAGE_MIX: Final = 3
STAGE_TREASURE: Final = 4
STAGE_SILVER: Final = 5
STAGE_DONE: Final = 6


def taxed(state: Position, player: i64, tax: i64) -> i64:
    """A71-A74. The tax that is left to be paid at the present virtue."""
    ignored = i64(state.tables.tax_ignored[state.virtue(player)])
    if state.has_trait(player, IGNORE_TAX):
        ignored += state.trait_total(player, IGNORE_TAX)
    return max(tax - ignored, i64(0))


def may_use_influence_for(state: Position, player: i64, resource: i64) -> bool:
    """W135. Does a Charlatan stand in for this resource (clay, wood or stone)?"""
    return state.has_trait(player, INFLUENCE_FOR_CLAY + resource)


def silver_left_to_pay(state: Position, player: i64, silver: i64) -> i64:
    """W37. What a silver payment asks for after the unused half of an earlier discount."""
    if player != state.turn or state.credit == 0:
        return silver
    return max(silver - state.credit, i64(0))


def can_pay(
    state: Position, player: i64, bill: i64, more_silver: i64 = 0, more_influence: i64 = 0
) -> bool:
    """W39, W44. Can this be paid at all, with influence where that helps?

    `more` is what the placement itself will have given by then.
    """
    if construction_discount(state, player, bill) == 0:
        return can_pay_in_full(state, player, bill, more_silver, more_influence)
    bills = discounted_bills(state, player, bill)
    for at in range(i64(len(bills))):
        if can_pay_in_full(state, player, bills[at], more_silver, more_influence):
            return True
    return False


def can_pay_in_full(
    state: Position, player: i64, bill: i64, more_silver: i64, more_influence: i64
) -> bool:
    """W39, W44. The same for a bill from which nothing more is taken off."""
    silver = state.amount(player, SILVER) + more_silver - tax_in(bill) - coins_in(bill)
    if silver < 0:
        return False
    needed = influence_in(bill)
    short = silver_left_to_pay(state, player, silver_in(bill)) - silver
    if short > 0:
        needed += (short + 1) // 2 * INFLUENCE_FOR_SILVER
    if any_count_in(bill) > 0:
        short = any_count_in(bill) - mixed_stock(state, player, any_from_in(bill))
        if short > 0:
            if not can_mix_influence(state, player, any_from_in(bill)):
                return False
            needed += short
    for resource in range(i64(STONE + 1)):
        short = resource_in(bill, resource) - state.amount(player, resource)
        if short > 0:
            if not may_use_influence_for(state, player, resource):
                return False
            needed += short
    needed += missing_treasure(state, player, bill) * INFLUENCE_FOR_TREASURE
    return needed == 0 or needed <= state.amount(player, INFLUENCE) + more_influence


def missing_treasure(state: Position, player: i64, bill: i64) -> i64:
    """A180, W33. How many gold and marble of a bill the player does not have."""
    gold = resource_in(bill, DUE_GOLD) - state.amount(player, GOLD)
    marble = resource_in(bill, DUE_MARBLE) - state.amount(player, MARBLE)
    if state.has_trait(player, GOLD_IS_MARBLE):
        return max(gold + marble, i64(0))
    return max(gold, i64(0)) + max(marble, i64(0))


def construction_discount(state: Position, player: i64, bill: i64) -> i64:
    """A185, W96. Wood or stone less on this bill."""
    if not is_for_construction(bill) or not state.has_trait(player, CONSTRUCTION_DISCOUNT):
        return 0
    return state.trait_total(player, CONSTRUCTION_DISCOUNT)


def discounted_bills(state: Position, player: i64, bill: i64) -> vec[i64]:
    """A185, W96. What a bill may become: less wood, or less stone, where it asks for them."""
    out = vec[i64](capacity=2)
    discount = construction_discount(state, player, bill)
    if discount > 0:
        if any_count_in(bill) > 0 and any_from_in(bill) != bit(CLAY):
            out = append(out, bill - any_due(min(discount, any_count_in(bill)), 0))
        for resource in range(i64(WOOD), i64(STONE + 1)):
            less = min(discount, resource_in(bill, resource))
            if less > 0:
                out = append(out, bill - resources_due(less, resource))
    return out if len(out) > 0 else append(out, bill)


def mixed_stock(state: Position, player: i64, resources: i64) -> i64:
    """How much the player has of a set of resources together."""
    stock: i64 = 0
    for resource in range(i64(STONE + 1)):
        if has(resources, resource):
            stock += state.amount(player, resource)
    return stock


def can_mix_influence(state: Position, player: i64, resources: i64) -> bool:
    for resource in range(i64(STONE + 1)):
        if has(resources, resource) and may_use_influence_for(state, player, resource):
            return True
    return False


def ways_to_pay(state: Position, player: i64, bill: i64) -> vec[i64]:
    """Every way to pay a bill that no other way beats, the one with least influence first."""
    out = vec[i64](capacity=4)
    way = paying(tax_in(bill) + coins_in(bill), SILVER) + paying(influence_in(bill), INFLUENCE)
    influence = state.amount(player, INFLUENCE) - influence_in(bill)
    if construction_discount(state, player, bill) == 0:
        return add_ways(state, player, bill, 0, way, influence, out)
    bills = discounted_bills(state, player, bill)
    for at in range(i64(len(bills))):
        out = add_ways(state, player, bills[at], 0, way, influence, out)
    return out if len(bills) == 1 else without_dearer(out)  # of one bill no way beats another


def add_ways(
    state: Position,
    player: i64,
    bill: i64,
    stage: i64,
    way: i64,
    influence: i64,
    out: vec[i64],
) -> vec[i64]:
    """Go on from what is paid already to all ways of paying the rest."""
    if stage == STAGE_DONE:
        return append(out, way)
    if stage == STAGE_MIX:
        return add_mixes(state, player, bill, way, influence, out)
    if stage == STAGE_TREASURE:
        return add_treasures(state, player, bill, way, influence, out)
    if stage == STAGE_SILVER:
        return add_silver(state, player, bill, way, influence, out)
    due = resource_in(bill, stage)
    replaced = due - state.amount(player, stage)
    if replaced < 0:
        replaced = 0
    most: i64 = 0
    if due > 0 and may_use_influence_for(state, player, stage):
        most = min(due, influence)
    while replaced <= most:
        further = way + paying(due - replaced, stage) + paying(replaced, INFLUENCE)
        out = add_ways(state, player, bill, stage + 1, further, influence - replaced, out)
        replaced += 1
    return out


def add_mixes(
    state: Position, player: i64, bill: i64, way: i64, influence: i64, out: vec[i64]
) -> vec[i64]:
    """A98, A141. "Any of": clay first, then more of what is plentiful, influence last."""
    count = any_count_in(bill)
    if count == 0:
        return add_ways(state, player, bill, STAGE_TREASURE, way, influence, out)
    resources = any_from_in(bill)
    most_influence: i64 = 0
    if can_mix_influence(state, player, resources):
        most_influence = min(count, influence)
    clay_most = min(count, state.amount(player, CLAY)) if has(resources, CLAY) else i64(0)
    wood_most = min(count, state.amount(player, WOOD)) if has(resources, WOOD) else i64(0)
    stone_most = min(count, state.amount(player, STONE)) if has(resources, STONE) else i64(0)
    for replaced in range(most_influence + 1):
        for less in range(clay_most + 1):
            clay = clay_most - less
            for step in range(wood_most + 1):
                wood = wood_most - step if wood_most >= stone_most else step
                stone = count - replaced - clay - wood
                if stone < 0 or stone > stone_most:
                    continue
                further = way + paying(clay, CLAY) + paying(wood, WOOD) + paying(stone, STONE)
                further += paying(replaced, INFLUENCE)
                out = add_ways(
                    state, player, bill, STAGE_TREASURE, further, influence - replaced, out
                )
    return out


def add_treasures(
    state: Position, player: i64, bill: i64, way: i64, influence: i64, out: vec[i64]
) -> vec[i64]:
    """A180, W33. Gold and marble, each 4 influence if replaced; Therese pays in any mix."""
    gold_due = resource_in(bill, DUE_GOLD)
    marble_due = resource_in(bill, DUE_MARBLE)
    if gold_due + marble_due == 0:
        return add_ways(state, player, bill, STAGE_SILVER, way, influence, out)
    is_equal = state.has_trait(player, GOLD_IS_MARBLE)
    due = gold_due + marble_due
    for replaced in range(min(due, influence // INFLUENCE_FOR_TREASURE) + 1):
        for swapped in range(due + 1):  # how far gold and marble are from the printed mix
            for side in range(i64(2)):
                gold = gold_due - swapped if side == 0 else gold_due + swapped
                marble = due - replaced - gold
                if (swapped == 0 and side == 1) or gold < 0 or marble < 0:
                    continue
                if not is_equal and (gold > gold_due or marble > marble_due):
                    continue
                if gold > state.amount(player, GOLD) or marble > state.amount(player, MARBLE):
                    continue
                spent = replaced * INFLUENCE_FOR_TREASURE
                further = way + paying(gold, GOLD) + paying(marble, MARBLE)
                further += paying(spent, INFLUENCE)
                out = add_ways(state, player, bill, STAGE_SILVER, further, influence - spent, out)
    return out


def add_silver(
    state: Position, player: i64, bill: i64, way: i64, influence: i64, out: vec[i64]
) -> vec[i64]:
    """W30, W38. Silver, less 2 for every 2 influence."""
    due = silver_left_to_pay(state, player, silver_in(bill))
    silver = state.amount(player, SILVER) - tax_in(bill) - coins_in(bill)
    uses: i64 = 0
    while True:
        rest = max(due - 2 * uses, i64(0))
        if rest <= silver:
            spent = uses * INFLUENCE_FOR_SILVER
            further = way + paying(rest, SILVER) + paying(spent, INFLUENCE)
            out = add_ways(state, player, bill, STAGE_DONE, further, influence - spent, out)
        uses += 1
        if rest == 0 or uses * INFLUENCE_FOR_SILVER > influence:
            return out


def without_dearer(ways: vec[i64]) -> vec[i64]:
    """A75a. The ways than which no other asks for as little or less of everything."""
    out = vec[i64](capacity=i64(len(ways)))
    for k in range(i64(len(ways))):
        is_beaten = False
        for other in range(i64(len(ways))):
            if other < k or ways[other] != ways[k]:  # of equal ones the first is kept
                is_beaten = is_beaten or (other != k and is_no_dearer(ways[other], ways[k]))
        if not is_beaten:
            out = append(out, ways[k])
    return out


def is_no_dearer(way: i64, other: i64) -> bool:
    for good in range(i64(INFLUENCE + 1)):
        if paid_of(way, good) > paid_of(other, good):
            return False
    return True


def charge(state: Position, player: i64, bill: i64) -> None:
    """Pay a bill, or ask how to pay it if there is a choice."""
    if bill == 0:
        return
    state.due = bill
    state.settled = 0
    ask_to_pay(state, player, NOTHING_SETTLED)


def ask_to_pay(state: Position, player: i64, settled: i64) -> None:
    """A75a. Ask for the whole payment, or if there are too many, for one good after the other."""
    ways = ways_left(state, player, settled)
    if len(ways) == 1:
        settle_bill(state, player, ways[0])
    elif len(ways) <= PAY_WAYS:
        state.plan(ASK_PAY, player, settled)
    else:
        state.plan(ASK_SPEND, player, settled - 1)


def ways_left(state: Position, player: i64, settled: i64) -> vec[i64]:
    """A75a. The ways to pay what is due that agree with what is settled: the goods from here on."""
    ways = ways_to_pay(state, player, state.due)
    if settled == NOTHING_SETTLED:
        return ways
    out = vec[i64](capacity=i64(len(ways)))
    for k in range(i64(len(ways))):
        if is_as_settled(state, settled, ways[k]):
            out = append(out, ways[k])
    return out


def is_as_settled(state: Position, settled: i64, way: i64) -> bool:
    for good in range(settled, i64(INFLUENCE + 1)):
        if paid_of(way, good) != paid_of(state.settled, good):
            return False
    return True


def why_not_spend(state: Position, player: i64, good: i64, amount: i64) -> i64:
    """A75a. Does any way to pay take so much of this good?"""
    ways = ways_left(state, player, good + 1)
    for k in range(i64(len(ways))):
        if paid_of(ways[k], good) == amount:
            return LEGAL
    return A75_NOT_A_WAY_TO_PAY


def add_amounts(state: Position, out: vec[i32], player: i64, good: i64) -> vec[i32]:
    """A75a. Every amount of this good that some way to pay takes."""
    amounts: i64 = 0
    ways = ways_left(state, player, good + 1)
    for k in range(i64(len(ways))):
        amounts |= bit(paid_of(ways[k], good))
    return add_members(out, amounts, SPEND)


def spend(state: Position, player: i64, good: i64, amount: i64) -> None:
    """A75a. So much of this good; then the rest of the payment."""
    state.settled += paying(amount, good)
    ask_to_pay(state, player, good)


def settle_bill(state: Position, player: i64, way: i64) -> None:
    """What was due is paid."""
    bill = state.due
    state.due = 0
    state.settled = 0
    pay(state, player, bill, way)


def pay(state: Position, player: i64, bill: i64, way: i64) -> None:
    """A70. Everything leaves the player's supply; tax goes onto the tax stand."""
    for good in range(i64(INFLUENCE + 1)):
        paid = paid_of(way, good)
        if paid > 0:
            state.add(player, good, -paid)
    state.tax += tax_in(bill)
    if silver_in(bill) > 0 and player == state.turn:
        keep_unused_half(state, bill, way)
    state.note(PAID, player, way, tax_in(bill), coins_in(bill))


def keep_unused_half(state: Position, bill: i64, way: i64) -> None:
    """W37. What a discount of 2 silver did not cover is kept to the end of the turn."""
    silver = silver_in(bill)
    discounts = paid_of(way, INFLUENCE) - influence_in(bill)  # 1 silver for each influence
    in_coins = paid_of(way, SILVER) - tax_in(bill) - coins_in(bill)
    state.credit += discounts + in_coins - silver
