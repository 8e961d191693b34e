"""Section 14: what everything is worth at the end; S81-S84 for a scripted opponent."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from threecrowns.engine.bits import bit, lowest, without_lowest
from threecrowns.games.architects.content.tables import MONUMENTS
from threecrowns.games.architects.content.vocabulary import (
    DEBT,
    GOLD,
    IF_NO_UNPAID_DEBT,
    MARBLE,
    MOST_VIRTUE,
    MOST_VP,
    PRISON,
    SILVER,
    UNPAID_DEBT_VP,
    VIRTUE_PER,
    VP_IF,
    VP_PER,
)
from threecrowns.games.architects.rules.counting import count_for_virtue, count_of
from threecrowns.games.architects.rules.state import BUILT, HALF, WORDS, Position


def has_most(state: Position, player: i64, counter: i64) -> bool:
    """A176, S83, S84. Strictly more than everybody else; markets look at an opponent's virtue."""
    own = count_of(state, player, counter)
    for other in range(state.players):
        if other == player:
            continue
        if other == state.opponent and counter <= SILVER:
            theirs = state.virtue(other)
        else:
            theirs = count_of(state, other, counter)
        if theirs >= own:
            return False
    return True


def end_points(state: Position, player: i64, card: i64) -> i64:
    """A174-A178. What a building's effect at the end scores, without its printed points."""
    tables = state.tables
    kind = i64(tables.end_kind[card])
    amount = i64(tables.end_amount[card])
    of = i64(tables.end_of[card])
    if kind == VP_PER:
        return amount * (count_of(state, player, of) // i64(tables.end_per[card]))
    if kind == MOST_VP:
        return amount if has_most(state, player, of) else 0
    if kind == VP_IF:
        if of == IF_NO_UNPAID_DEBT:
            return amount if state.amount(player, DEBT) == 0 else 0
        return amount if state.workers_at(PRISON, player) == 0 else 0
    return 0


def end_virtue(state: Position, player: i64, card: i64) -> i64:
    """A172. The virtue a building's effect gives at the end."""
    tables = state.tables
    kind = i64(tables.end_kind[card])
    amount = i64(tables.end_amount[card])
    of = i64(tables.end_of[card])
    if kind == VIRTUE_PER:
        return amount * (count_for_virtue(state, player, of) // i64(tables.end_per[card]))
    if kind == MOST_VIRTUE:
        return amount if has_most(state, player, of) else 0
    return 0


def building_points(state: Position, player: i64) -> i64:
    """A174. Printed points and end-game effects of all buildings."""
    points: i64 = 0
    for word in range(i64(WORDS)):
        rest = state.cards[(BUILT + player) * WORDS + word]
        while rest != 0:
            card = lowest(rest) + word * HALF
            rest = without_lowest(rest)
            points += i64(state.tables.building_vp[card]) + end_points(state, player, card)
    return points


def monument_points(state: Position, player: i64) -> i64:
    """W125."""
    points: i64 = 0
    if state.is_wonder:
        for monument in range(i64(MONUMENTS)):
            if state.monument_owner(monument) == player:
                points += i64(state.tables.monument_vp[monument])
    return points


def cathedral_points(state: Position, player: i64) -> i64:
    """A146."""
    level = state.level(player)
    return i64(state.tables.level_vp[level - 1]) if level > 0 else 0


def virtue_points(state: Position, player: i64) -> i64:
    """A152."""
    return i64(state.tables.virtue_vp[state.virtue(player)])


def points_per_debt(state: Position, player: i64) -> i64:
    """A174. Fountain and Gambler's Den change what an unpaid debt costs."""
    points = state.tables.unpaid_debt_vp
    for word in range(i64(WORDS)):
        rest = state.cards[(BUILT + player) * WORDS + word]
        while rest != 0:
            card = lowest(rest) + word * HALF
            rest = without_lowest(rest)
            if i64(state.tables.end_kind[card]) == UNPAID_DEBT_VP:
                points += i64(state.tables.end_amount[card])
    return points


def debt_points(state: Position, player: i64) -> i64:
    debts = state.amount(player, DEBT)
    return debts * points_per_debt(state, player) if debts > 0 else 0


def goods_points(state: Position, player: i64) -> i64:
    """A174. 1 for each gold and marble, 1 for every full 10 silver."""
    treasure = state.amount(player, GOLD) + state.amount(player, MARBLE)
    return treasure + state.amount(player, SILVER) // state.tables.silver_per_vp


def prison_points(state: Position, player: i64) -> i64:
    """A174. 1 less for every full 2 own workers in prison."""
    return -(state.workers_at(PRISON, player) // state.tables.prisoners_per_penalty)


def total_points(state: Position, player: i64) -> i64:
    """A174, S81. As the table lies now, without the effects of A172 still to come."""
    return (
        building_points(state, player)
        + monument_points(state, player)
        + cathedral_points(state, player)
        + virtue_points(state, player)
        + debt_points(state, player)
        + goods_points(state, player)
        + prison_points(state, player)
    )


# The lines of a score sheet.
SCORE_BUILDING: Final = 0  # number: card
SCORE_END_EFFECT: Final = 1  # number: card
SCORE_MONUMENT: Final = 2  # number: monument
SCORE_CATHEDRAL: Final = 3
SCORE_VIRTUE: Final = 4
SCORE_DEBTS: Final = 5
SCORE_GOLD: Final = 6
SCORE_MARBLE: Final = 7
SCORE_SILVER: Final = 8
SCORE_PRISON: Final = 9


def score_entries(state: Position, player: i64) -> list[tuple[int, int, int]]:
    """A174. What `total_points` adds up: a kind of line, its number and its points, each."""
    found: list[tuple[int, int, int]] = []
    for word in range(i64(WORDS)):
        rest = state.cards[(BUILT + player) * WORDS + word]
        while rest != 0:
            card = lowest(rest) + word * HALF
            rest = without_lowest(rest)
            found.append((SCORE_BUILDING, card, i64(state.tables.building_vp[card])))
            extra = end_points(state, player, card)
            if extra != 0:
                found.append((SCORE_END_EFFECT, card, extra))
    if state.is_wonder:
        for monument in range(i64(MONUMENTS)):
            if state.monument_owner(monument) == player:
                points = i64(state.tables.monument_vp[monument])
                found.append((SCORE_MONUMENT, monument, points))
    if state.level(player) > 0:
        found.append((SCORE_CATHEDRAL, 0, cathedral_points(state, player)))
    found.append((SCORE_VIRTUE, 0, virtue_points(state, player)))
    if state.amount(player, DEBT) > 0:
        found.append((SCORE_DEBTS, 0, debt_points(state, player)))
    if state.amount(player, GOLD) > 0:
        found.append((SCORE_GOLD, 0, state.amount(player, GOLD)))
    if state.amount(player, MARBLE) > 0:
        found.append((SCORE_MARBLE, 0, state.amount(player, MARBLE)))
    if state.amount(player, SILVER) >= state.tables.silver_per_vp:
        silver = state.amount(player, SILVER) // state.tables.silver_per_vp
        found.append((SCORE_SILVER, 0, silver))
    if prison_points(state, player) != 0:
        found.append((SCORE_PRISON, 0, prison_points(state, player)))
    return found


def ranks_before(state: Position, player: i64, other: i64) -> bool:
    """A179, S84. More points, then more virtue, then more silver."""
    own = total_points(state, player)
    theirs = total_points(state, other)
    if own != theirs:
        return own > theirs
    if state.virtue(player) != state.virtue(other):
        return state.virtue(player) > state.virtue(other)
    return state.amount(player, SILVER) > state.amount(other, SILVER)


def rank_payoff(state: Position, player: i64) -> float:
    """1 for the first, -1 for the last, evenly in between; those who tie share."""
    better: i64 = 0
    equal: i64 = 0
    for other in range(state.players):
        if other == player:
            continue
        if ranks_before(state, other, player):
            better += 1
        elif not ranks_before(state, player, other):
            equal += 1
    place = float(better) + float(equal) / 2.0
    return 1.0 - 2.0 * place / float(state.players - 1)


def winners(state: Position) -> i64:
    """A179. The set of players nobody ranks before."""
    found: i64 = 0
    for player in range(state.players):
        is_first = True
        for other in range(state.players):
            if other != player and ranks_before(state, other, player):
                is_first = False
        if is_first:
            found |= bit(player)
    return found
