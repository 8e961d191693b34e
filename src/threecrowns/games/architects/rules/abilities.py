"""Abilities of boards and hired apprentices (A29, A91): which there are and what they would give."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from threecrowns.engine.bits import lowest, without_lowest
from threecrowns.games.architects.content.tables import BOARD_ABILITIES
from threecrowns.games.architects.content.vocabulary import BOARD, NOTHING
from threecrowns.games.architects.rules.agenda import DO_BONUS
from threecrowns.games.architects.rules.bundles import amount_of
from threecrowns.games.architects.rules.state import HALF, HIRED, WORDS, Position


def abilities_with(state: Position, player: i64, trait: i64) -> vec[i64]:
    """A91. The player's abilities that react to this: the board's, then the apprentices'."""
    found = vec[i64]()
    board = state.amount(player, BOARD)
    if board != NOTHING and i64(state.tables.trait[BOARD_ABILITIES + board]) == trait:
        found = append(found, BOARD_ABILITIES + board)
    for word in range(i64(WORDS)):
        rest = state.apprentices[(HIRED + player) * WORDS + word]
        while rest != 0:
            card = lowest(rest) + word * HALF
            rest = without_lowest(rest)
            if i64(state.tables.trait[card]) == trait:
                found = append(found, card)
    return found


def plan_bonus(state: Position, player: i64, trait: i64) -> None:
    """A91a. What comes later of something that happens now, by the abilities that are there now."""
    if not state.has_trait(player, trait):
        return
    abilities = abilities_with(state, player, trait)
    for back in range(i64(len(abilities))):  # planned last, done first
        state.plan(DO_BONUS, player, abilities[len(abilities) - 1 - back])


def bonus_amount(state: Position, player: i64, trait: i64, good: i64) -> i64:
    """A91. How much of one good all abilities together give when this happens."""
    amount: i64 = 0
    if not state.has_trait(player, trait):
        return amount
    abilities = abilities_with(state, player, trait)
    for at in range(i64(len(abilities))):
        amount += amount_of(state.tables.ability_gain[abilities[at]], good)
    return amount
