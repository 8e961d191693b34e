"""What effects count: goods, buildings, captives, apprentices (A172-A178, A192-A196, W145)."""

from __future__ import annotations

from mypy_extensions import i64

from threecrowns.engine.bits import has, lowest, without_lowest
from threecrowns.games.architects.content.vocabulary import (
    CAPTIVES,
    CLAY,
    COUNT_APPRENTICES,
    COUNT_BUILDINGS,
    COUNT_CAPTIVES,
    COUNT_CARPENTERS,
    COUNT_CATHEDRAL,
    COUNT_CLAY_WOOD_STONE,
    COUNT_PAID_DEBTS,
    COUNT_PAIRS,
    GOLD,
    GOLD_IS_MARBLE,
    MARBLE,
    PAID_DEBTS,
    STONE,
    WOOD,
)
from threecrowns.games.architects.rules.state import HALF, HIRED, WORDS, Position


def count_of(state: Position, player: i64, counter: i64) -> i64:
    if counter < COUNT_PAID_DEBTS:
        return state.amount(player, counter)
    if counter == COUNT_PAID_DEBTS:
        return state.amount(player, PAID_DEBTS)
    if counter == COUNT_CLAY_WOOD_STONE:
        return state.amount(player, CLAY) + state.amount(player, WOOD) + state.amount(player, STONE)
    if counter == COUNT_BUILDINGS:
        return state.buildings_of(player)
    if counter == COUNT_CATHEDRAL:
        return state.level(player)
    if counter == COUNT_CAPTIVES:
        captives: i64 = 0
        for owner in range(state.players):
            captives += state.workers_at(CAPTIVES + player, owner)
        return captives
    if counter == COUNT_APPRENTICES:
        return state.count_apprentices(player)
    if counter == COUNT_PAIRS:
        return min(state.buildings_of(player), state.level(player))
    return apprentices_with(state, player, counter - COUNT_CARPENTERS)


def count_for_virtue(state: Position, player: i64, counter: i64) -> i64:
    """A180. For Castle and Observatory Therese counts gold and marble together."""
    if counter in (GOLD, MARBLE) and state.has_trait(player, GOLD_IS_MARBLE):
        return state.amount(player, GOLD) + state.amount(player, MARBLE)
    return count_of(state, player, counter)


def apprentices_with(state: Position, player: i64, skill: i64) -> i64:
    """A93. One with all three skills counts for each."""
    count: i64 = 0
    for word in range(i64(WORDS)):
        rest = state.apprentices[(HIRED + player) * WORDS + word]
        while rest != 0:
            if has(i64(state.tables.skills[lowest(rest) + word * HALF]), skill):
                count += 1
            rest = without_lowest(rest)
    return count
