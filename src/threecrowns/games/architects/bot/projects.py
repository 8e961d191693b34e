"""What a player could build next: cards in hand, cathedral levels, monuments.

A project is judged by its points and by the turns it still takes. The best ones are planned in a
row, each with what the earlier ones leave over. Only bots ask; no rule depends on it.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from threecrowns.engine.bits import lowest, size, without_lowest
from threecrowns.games.architects.content.tables import LEVELS, MONUMENTS
from threecrowns.games.architects.content.vocabulary import (
    CLAY,
    FOREST,
    GOLD,
    INFLUENCE,
    MARBLE,
    MINES,
    QUARRY,
    RESOURCES,
    SILVER,
    SKILLS,
    STONE,
    WOOD,
)
from threecrowns.games.architects.rules.bills import (
    any_count_in,
    any_from_in,
    influence_in,
    resource_in,
    tax_in,
)
from threecrowns.games.architects.rules.guildhall import may_work_on_cathedral
from threecrowns.games.architects.rules.monuments import is_built, monument_bill
from threecrowns.games.architects.rules.scoring import end_points, end_virtue
from threecrowns.games.architects.rules.state import HALF, HAND, WORDS, Position

HASTE: Final = 0.18  # how fast a project loses worth with every turn it is farther away
SKILL_TURNS: Final = 1.6  # to hire somebody with a missing skill, silver included
INFLUENCE_TURNS: Final = 0.8  # for one influence
VIRTUE_TURNS: Final = 0.9  # for one virtue, where some is missing for the cathedral
SILVER_TURNS: Final = 0.3
REWARD_WORTH: Final = 1.5  # of a cathedral reward
VIRTUE_WORTH: Final = 0.7  # of a point of virtue
EFFECT_WORTH: Final = 1.0  # of something that happens when it is built
MOST_PLANNED: Final = 3  # projects in a row

# Resources of the stock, in the order of the track, then silver and influence.
STOCK_SILVER: Final = RESOURCES
STOCK_INFLUENCE: Final = RESOURCES + 1
STOCK: Final = RESOURCES + 2


class Projects:
    """All a player could build, and the worth of the best plan."""

    def __init__(self, state: Position, player: i64) -> None:
        self.stock: vec[i64] = vec[i64](
            [
                state.amount(player, CLAY),
                state.amount(player, WOOD),
                state.amount(player, STONE),
                state.amount(player, GOLD),
                state.amount(player, MARBLE),
                state.amount(player, SILVER),
                state.amount(player, INFLUENCE),
            ]
        )
        mines = float(state.workers_at(MINES, player))
        self.turns_per: vec[float] = vec[float](  # for one more of each resource
            [
                1.0 / (mines + 2.5),
                1.0 / (float(state.workers_at(FOREST, player)) + 1.5),
                1.0 / (float(state.workers_at(QUARRY, player)) + 1.5),
                2.0 / (mines + 2.4),
                1.1,
            ]
        )
        self.bills: vec[i64] = vec[i64](capacity=12)
        self.worths: vec[float] = vec[float](capacity=12)  # if nothing had to be gathered
        self.delays: vec[float] = vec[float](capacity=12)  # turns for skills, virtue, building
        self.add_buildings(state, player)
        self.add_cathedral(state, player)
        if state.is_wonder:
            self.add_monuments(state, player)

    def add(self, bill: i64, worth: float, delay: float) -> None:
        self.bills = append(self.bills, bill)
        self.worths = append(self.worths, worth * exp(-HASTE * (delay + 1.0)))
        self.delays = append(self.delays, delay + 1.0)

    def add_buildings(self, state: Position, player: i64) -> None:
        tables = state.tables
        skills = state.amount(player, SKILLS)
        for word in range(i64(WORDS)):
            rest = state.cards[(HAND + player) * WORDS + word]
            while rest != 0:
                card = lowest(rest) + word * HALF
                rest = without_lowest(rest)
                missing = size(i64(tables.skills_needed[card]) & ~skills)
                bill = tables.building_bill[card]
                self.add(bill, building_worth(state, player, card), SKILL_TURNS * float(missing))

    def add_cathedral(self, state: Position, player: i64) -> None:
        tables = state.tables
        level = state.level(player)
        if level == LEVELS or not has_room(state, player, level + 1):
            return
        below = i64(tables.level_vp[level - 1]) if level > 0 else 0
        worth = float(i64(tables.level_vp[level]) - below) + REWARD_WORTH
        if level + 1 < LEVELS and has_room(state, player, level + 2):
            worth += 0.25 * float(i64(tables.level_vp[level + 1]) - i64(tables.level_vp[level]))
        delay = 0.0
        if not may_work_on_cathedral(state, player):
            delay = VIRTUE_TURNS * float(tables.cathedral_virtue - state.virtue(player))
        if state.hand_size(player) == 0:
            delay += 0.7
        self.add(tables.level_bill[level], worth, delay)

    def add_monuments(self, state: Position, player: i64) -> None:
        for monument in range(i64(MONUMENTS)):
            if not is_built(state, monument):
                worth = float(i64(state.tables.monument_vp[monument])) + 2.0 * VIRTUE_WORTH + 1.0
                self.add(monument_bill(state, player, monument), worth, 0.0)

    # -- how far away they are

    def turns_for(self, bill: i64) -> float:
        """Turns to gather what the stock lacks."""
        turns: float = 0.0
        for resource in range(i64(RESOURCES)):
            due = resource_in(bill, resource)
            if due > self.stock[resource]:
                turns += self.gathering(resource, due - self.stock[resource])
        count = any_count_in(bill)
        if count > 0:
            short = count - self.stock[WOOD] - self.stock[STONE]
            if any_from_in(bill) & 1 == 1:
                short -= self.stock[CLAY]
            if short > 0:
                best = WOOD if self.turns_per[WOOD] < self.turns_per[STONE] else STONE
                turns += self.gathering(best, short)
        short = influence_in(bill) - self.stock[STOCK_INFLUENCE]
        if short > 0:
            turns += INFLUENCE_TURNS * float(short)
        short = tax_in(bill) - self.stock[STOCK_SILVER]
        if short > 0:
            turns += SILVER_TURNS * float(short)
        return turns

    def gathering(self, resource: i64, amount: i64) -> float:
        turns = self.turns_per[resource] * float(amount)
        return turns if turns > 0.8 else 0.8

    def spend(self, bill: i64) -> None:
        """Take what a planned project uses out of the stock."""
        for resource in range(i64(RESOURCES)):
            left = self.stock[resource] - resource_in(bill, resource)
            self.stock[resource] = left if left > 0 else 0
        count = any_count_in(bill)
        while count > 0 and self.stock[WOOD] + self.stock[STONE] > 0:
            more = WOOD if self.stock[WOOD] > self.stock[STONE] else STONE
            self.stock[more] = self.stock[more] - 1
            count -= 1
        left = self.stock[STOCK_INFLUENCE] - influence_in(bill)
        self.stock[STOCK_INFLUENCE] = left if left > 0 else 0

    # -- the plan

    def plan(self, visits: float) -> float:
        """What the best projects are worth, one after another, each the less the later it is."""
        total: float = 0.0
        patience: float = 1.0  # what is left of a worth after the projects before
        for _ in range(i64(MOST_PLANNED)):
            if visits <= 0.0:
                break
            best: i64 = -1
            most: float = 0.0
            longest: float = 0.0
            for k in range(i64(len(self.bills))):
                at_best = self.worths[k] * patience
                if self.bills[k] < 0 or at_best <= most:
                    continue
                turns = self.turns_for(self.bills[k])
                worth = at_best * exp(-HASTE * turns)
                if worth > most:
                    most = worth
                    best = k
                    longest = turns + self.delays[k]
            if best < 0:
                break
            total += most * (visits if visits < 1.0 else 1.0)
            patience *= exp(-HASTE * longest)
            self.spend(self.bills[best])
            self.bills[best] = -1
            visits -= 1.0
        return total


def building_worth(state: Position, player: i64, card: i64) -> float:
    """Printed points, and about what its effects bring."""
    tables = state.tables
    worth = float(i64(tables.building_vp[card]) + end_points(state, player, card))
    worth += VIRTUE_WORTH * float(
        i64(tables.building_virtue[card]) + end_virtue(state, player, card)
    )
    if i64(tables.building_effect[card]) != 0:
        worth += EFFECT_WORTH
    return worth


def has_room(state: Position, player: i64, level: i64) -> bool:
    """A142. Fewer rivals on that level than it has spaces."""
    count: i64 = 0
    for other in range(state.players):
        if other != player and state.level(other) == level:
            count += 1
    return count < i64(state.tables.level_spaces[level - 1])
