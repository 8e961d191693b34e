"""What a learned judgement of Brian Boru looks at, for each player.

How they stand in the races and regions and what they hold, as it is; and what the plain heuristics
count of it, in points, measured by how many make a likely winner.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from threecrowns.engine.bits import bit, has, lowest, size, without_lowest
from threecrowns.engine.judgement import Features
from threecrowns.engine.observing import Row
from threecrowns.engine.state import State
from threecrowns.games.brian_boru.bot.heuristics import BrianBoruHeuristics
from threecrowns.games.brian_boru.bot.prospects import RACES as RACES_COUNTED
from threecrowns.games.brian_boru.bot.prospects import tricks_left
from threecrowns.games.brian_boru.content.tables import CARDS, COLOURS, REGIONS
from threecrowns.games.brian_boru.rules.round import BrianBoru
from threecrowns.games.brian_boru.rules.scoring import regions_of
from threecrowns.games.brian_boru.rules.state import (
    ASK_LEAD,
    BATTLE,
    CHURCH,
    CHURCH_DISCS,
    MARRIAGE,
    NOTHING,
    POINTS,
    PREPARATION,
    RAIDERS,
    RENOWN,
    SPACE,
    Position,
)

FULL_PURSE: Final = 8  # coins; more can hardly be spent
MUCH: Final = 3  # a lead or a gap in a race beyond this is as good as this

# How a player stands in a region, compared with the strongest of the others.
STRONGER: Final = 0  # by two or more
AHEAD: Final = 1  # by one
HOLDING: Final = 2  # level, with the token
LEVEL: Final = 3
ONE_BEHIND: Final = 4
BEHIND: Final = 5
STANDINGS: Final = 6

# Of each race.
STEPS: Final = 0
FIRST: Final = 1
TIED: Final = 2
LEAD: Final = 3
GAP: Final = 4
RACE: Final = 5

SCORED: Final = 0
PURSE: Final = 1
HOARD: Final = 2
FAME: Final = 3  # renown
MARKER: Final = 4
TOWNS: Final = 5
REGIONS_HELD: Final = 6  # + so many
CLAIMS: Final = REGIONS_HELD + REGIONS + 1  # + standing, in points; then those face up
PRESENT: Final = CLAIMS + 2 * STANDINGS  # + region
RACES: Final = PRESENT + REGIONS  # + race * RACE + what
FEWEST: Final = RACES + 3 * RACE  # raiders, while Vikings wait
LINKS: Final = FEWEST + 1  # free towns next to own ones
LOST: Final = LINKS + 1  # to the Vikings
MONASTERIES: Final = LOST + 1
HAND: Final = MONASTERIES + 1  # + card
UNBEATEN: Final = HAND + CARDS  # + colour: cards that no other hand beats in such a town
COUNTED: Final = UNBEATEN + COLOURS  # in all
COUNTED_GOODS: Final = COUNTED + 1
COUNTED_BOARD: Final = COUNTED + 2
COUNTED_HAND: Final = COUNTED + 3
STEP: Final = COUNTED + 4  # + race: what one more is worth
LENGTH: Final = STEP + RACES_COUNTED

RACE_NAMES: Final = ("battle", "church", "court")
RACE_COLUMNS: Final = ("steps", "first", "tied", "lead", "gap")
STANDING_NAMES: Final = ("stronger", "ahead", "holding", "level", "one behind", "behind")
COLUMNS: Final = (
    *("points", "purse", "hoard", "renown", "marker", "towns"),
    *(f"in {count} regions" for count in range(REGIONS + 1)),
    *(f"{name}, face down" for name in STANDING_NAMES),
    *(f"{name}, face up" for name in STANDING_NAMES),
    *(f"in region {region}" for region in range(REGIONS)),
    *(f"{race} {column}" for race in RACE_NAMES for column in RACE_COLUMNS),
    *("fewest raiders", "links", "lost", "monasteries"),
    *(f"card {card + 1}" for card in range(CARDS)),
    *("unbeaten red", "unbeaten blue", "unbeaten yellow"),
    *("counted", "counted goods", "counted board", "counted hand"),
    *(f"{race} step" for race in RACE_NAMES),
)
LONGEST: Final = 18.0  # tricks still to come: more count as so many
BETWEEN: Final = 100.0  # + tricks still to come, between two rounds: other things count there
PHASES: Final = (0.0, 4.0, 10.0, LONGEST, BETWEEN + 4.0, BETWEEN + 9.0, BETWEEN + 15.0)


class BrianBoruFeatures(Features):
    def __init__(self, heuristics: BrianBoruHeuristics) -> None:
        super().__init__(LENGTH)
        self.stands_alone = True
        self.heuristics: BrianBoruHeuristics = heuristics

    def is_judged(self, state: State) -> bool:
        assert isinstance(state, BrianBoru)
        return state.round > 0

    def is_forked(self, state: State) -> bool:
        """At tricks but the last one: how a draft went shows too late and by too much chance."""
        assert isinstance(state, BrianBoru)
        return state.planned_kind() == ASK_LEAD and tricks_left(state) > 1

    def phase(self, state: State, seat: i64) -> float:
        assert isinstance(state, BrianBoru)
        later = (state.rounds() - state.round) * (state.dealt_cards() - 1)
        tricks = float(later + tricks_left(state))
        return BETWEEN + tricks if state.phase == PREPARATION else min(tricks, LONGEST)

    def observe(self, state: State, seat: i64, row: Row) -> None:
        assert isinstance(state, BrianBoru)
        row.put(SCORED, 0.1 * float(state.amount(seat, POINTS)))
        coins = state.coins(seat)
        row.put(PURSE, float(min(coins, i64(FULL_PURSE))))
        row.put(HOARD, float(max(coins - FULL_PURSE, i64(0))))
        row.put(FAME, float(state.amount(seat, RENOWN)))
        if state.marker == seat:
            row.flag(MARKER)
        towns = state.controlled(seat)
        row.put(TOWNS, float(size(towns)))
        row.flag(REGIONS_HELD + size(regions_of(state, seat)))
        row.put(LOST, float(size(state.discs[seat] & state.vikings)))
        row.put(MONASTERIES, float(size(towns & state.monasteries)))
        row.put(LINKS, float(size(next_to(state, towns) & state.free_towns())))
        add_claims(state, seat, row)
        add_race(state, seat, row, RACES, RAIDERS, is_on=state.phase <= BATTLE)
        add_race(state, seat, row, RACES + RACE, CHURCH_DISCS, is_on=state.phase <= CHURCH)
        is_courted = state.phase <= MARRIAGE and state.marriage != NOTHING
        add_race(state, seat, row, RACES + 2 * RACE, SPACE, is_on=is_courted)
        if state.phase <= BATTLE and is_fewest(state, seat):
            row.put(FEWEST, 0.2 * float(state.battle_area))
        add_hand(state, seat, row)
        self.add_counted(state, seat, row)

    def add_counted(self, state: BrianBoru, seat: i64, row: Row) -> None:
        prospects = self.heuristics.count(state)
        width = self.heuristics.width(prospects)
        row.put(COUNTED, prospects.total[seat] / width)
        row.put(COUNTED_GOODS, prospects.in_goods[seat] / width)
        row.put(COUNTED_BOARD, prospects.on_board[seat] / width)
        row.put(COUNTED_HAND, prospects.in_hand[seat] / width)
        for race in range(i64(RACES_COUNTED)):
            row.put(STEP + race, prospects.step_in(race, seat))


def next_to(state: Position, towns: i64) -> i64:
    """The towns at the other ends of the roads from these."""
    found: i64 = 0
    while towns != 0:
        found |= state.tables.roads[lowest(towns)]
        towns = without_lowest(towns)
    return found


def add_claims(state: Position, seat: i64, row: Row) -> None:
    for region in range(i64(REGIONS)):
        mine = state.strength(seat, region)
        if mine == 0:
            continue
        row.flag(PRESENT + region)
        best = state.viking_strength(region)
        for other in range(state.seats):
            if other != seat:
                best = max(best, state.strength(other, region))
        place: i64 = CLAIMS
        if has(state.face_up, region):
            place += STANDINGS
        if mine > best + 1:
            place += STRONGER
        elif mine > best:
            place += AHEAD
        elif mine == best:
            place += HOLDING if i64(state.holder[region]) == seat else LEVEL
        else:
            place += ONE_BEHIND if mine + 1 == best else BEHIND
        row.add(place, 0.2 * float(i64(state.tables.claim_points[region])))


def add_race(state: Position, seat: i64, row: Row, place: i64, kind: i64, *, is_on: bool) -> None:
    mine = state.amount(seat, kind)
    row.put(place + STEPS, float(mine))
    if not is_on:
        return
    best: i64 = 0
    for other in range(state.seats):
        if other != seat:
            best = max(best, state.amount(other, kind))
    if mine > best:
        row.flag(place + FIRST)
        row.put(place + LEAD, float(min(mine - best, i64(MUCH))))
    elif mine == best:
        row.flag(place + TIED)
    else:
        row.put(place + GAP, float(min(best - mine, i64(MUCH))))


def is_fewest(state: Position, seat: i64) -> bool:
    for other in range(state.seats):
        if state.amount(other, RAIDERS) < state.amount(seat, RAIDERS):
            return False
    return True


def add_hand(state: Position, seat: i64, row: Row) -> None:
    hand = state.hand(seat)
    others: i64 = 0
    for other in range(state.seats):
        if other != seat:
            others |= state.hand(other)
    rest = hand
    while rest != 0:
        row.flag(HAND + lowest(rest))
        rest = without_lowest(rest)
    for colour in range(i64(COLOURS)):
        matching = state.tables.matching_cards(colour)
        beaten = others & matching
        mine = hand & matching
        if beaten != 0:
            mine &= ~(bit(highest(beaten) + 1) - 1)
        row.put(UNBEATEN + colour, float(size(mine)))


def highest(cards: i64) -> i64:
    """The last card of a set that is not empty."""
    found: i64 = 0
    while cards > 1:
        cards >>= 1
        found += 1
    return found
