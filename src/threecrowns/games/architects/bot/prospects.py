"""What a player has and may hope for, as the columns of a fitted sum.

The weights were fitted to the final margins of games between search bots; they depend on how many
guildhall spaces each player may still fill (bench/fit_architects.py).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from threecrowns.engine.agenda import AGENDA_KINDS
from threecrowns.engine.bits import lowest, size, without_lowest
from threecrowns.games.architects.bot.projects import STOCK_INFLUENCE, STOCK_SILVER, Projects
from threecrowns.games.architects.content.vocabulary import (
    CAPTURABLE,
    CLAY,
    DEBT,
    FIELDS,
    PRISON,
    SKILLS,
    STONE,
    WOOD,
    WORKSHOP,
)
from threecrowns.games.architects.rules.actions import (
    DEED_DRAW,
    DEED_GUARDHOUSE,
    DEED_STOREHOUSE,
    DEED_TOWN_CENTRE,
)
from threecrowns.games.architects.rules.agenda import (
    ASK_CAPTURE,
    ASK_FIVE,
    ASK_GUARD,
    ASK_HIRE,
    ASK_KEEP,
    ASK_REWARD,
    ASK_TRADE,
    ASK_WHEN,
    DO_REWARDS,
    PLAYER_BITS,
)
from threecrowns.games.architects.rules.guardhouse import captives_of, held_by_others
from threecrowns.games.architects.rules.guildhall import spaces
from threecrowns.games.architects.rules.placing import VISITS as VISITS_OF_DEED
from threecrowns.games.architects.rules.scoring import (
    building_points,
    cathedral_points,
    end_virtue,
    monument_points,
    points_per_debt,
)
from threecrowns.games.architects.rules.state import BUILT, HALF, WORDS, Position

BUILDINGS: Final = 0  # points of buildings and monuments
CATHEDRAL: Final = 1  # points
VIRTUE_POINTS: Final = 2  # after effects at the end
DEBT_POINTS: Final = 3
PRISONERS: Final = 4  # own workers in prison
TREASURE: Final = 5  # gold and marble, in full up to 8
SILVER_PURSE: Final = 6  # up to 8
SILVER_HOARD: Final = 7  # what is beyond, up to 30
MATERIAL: Final = 8  # clay, wood and stone, up to 12
INFLUENCE_LEFT: Final = 9
VIRTUE_HELD: Final = 10  # up to 9
APPRENTICES: Final = 11
SKILLS_HELD: Final = 12
HAND_CARDS: Final = 13  # up to 4, with cards about to be drawn
PLAN: Final = 14  # best projects
AT_HOME: Final = 15  # how well the house is staffed
STANDING: Final = 16  # workers that make the next one there stronger, up to 3 each
CROWDS: Final = 17  # groups of 3 and more, which invite captures
HELD: Final = 18  # own workers on others' boards
CAPTIVES_HELD: Final = 19
REWARDS_DUE: Final = 20
CAPTURES_DUE: Final = 21  # workers that pending captures may take
TRADES_DUE: Final = 22
GUARDS_DUE: Final = 23  # what pending actions at the guardhouse may do
CHOICES_DUE: Final = 24  # a hire, a card to keep
TO_MOVE: Final = 25
COLUMNS: Final = 26

# Rows: with so many guildhall visits left per player; in between it is interpolated.
VISITS: Final[vec[float]] = vec[float]([0.0, 1.0, 3.0, 5.0])
ROWS: Final = 4
# fmt: off
WEIGHTS: Final[vec[float]] = vec[float]([
    # bldg cath virt debt prisn treas purse hoard matrl infl  virt  appr skill hand  plan
    # home stand crowd held capt  rewd  captD trade guard choice move
    1.0, 1.0, 1.0, 1.0, -0.5, 1.0, 0.1, 0.1, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.8,
    0.0, 0.0, 0.0, 0.0, 0.1, 1.0, 0.0, 0.0, 0.0, 0.1, 0.2,
    1.0, 1.0, 1.0, 1.0, -0.6, 1.0, 0.2, 0.1, 0.15, 0.25, 0.2, 0.3, 0.4, 0.1, 1.0,
    0.4, 0.1, 0.0, -0.1, 0.2, 1.5, 0.15, 0.1, 0.3, 0.3, 0.4,
    1.0, 1.0, 0.9, 1.1, -0.5, 1.2, 0.35, 0.1, 0.25, 0.4, 0.4, 0.5, 1.0, 0.3, 1.0,
    0.5, 0.2, 0.0, -0.1, 0.25, 1.5, 0.15, 0.1, 0.35, 0.4, 0.5,
    1.0, 1.0, 0.8, 1.2, -0.4, 1.3, 0.4, 0.1, 0.3, 0.5, 0.5, 0.6, 1.5, 0.4, 1.0,
    0.5, 0.3, 0.0, -0.1, 0.25, 1.5, 0.15, 0.1, 0.35, 0.4, 0.5,
])
# fmt: on
TRACK_GOLD: Final = 3  # resources in the order of the track
TRACK_MARBLE: Final = 4
LONG_GAME: Final = 60  # turns of each player
UNREST: Final = 4.0  # points
PURSE: Final = 8
HOARD: Final = 30
MUCH_TREASURE: Final = 8
MUCH_MATERIAL: Final = 12
CROWD: Final = 3
HAND: Final = 4
# The fewer workers are left at home, the dearer each one: without any, every other turn is lost.
STAFF: Final[vec[float]] = vec[float]([0.0, 2.5, 4.2, 5.4, 6.2, 6.8, 7.2, 7.5, 7.7, 7.8])
VIRTUE_ENOUGH: Final = 9


def visits_left(state: Position) -> float:
    """Guildhall spaces each player may still fill, about; turns left after the last one."""
    if state.ending >= 0:
        return 0.5 * float(state.ending) / float(state.players)
    return float(spaces(state) - state.lying) / float(state.players)


def features(state: Position, player: i64, visits: float) -> vec[float]:
    """What this player has, column by column."""
    found = vec[float]([0.0] * COLUMNS)
    found[BUILDINGS] = float(building_points(state, player) + monument_points(state, player))
    found[CATHEDRAL] = float(cathedral_points(state, player))
    found[VIRTUE_POINTS] = float(virtue_points_at_end(state, player))
    debts = state.amount(player, DEBT)
    if debts > 0:
        found[DEBT_POINTS] = float(debts * points_per_debt(state, player))
    found[PRISONERS] = float(state.workers_at(PRISON, player))
    found[VIRTUE_HELD] = float(min(state.virtue(player), i64(VIRTUE_ENOUGH)))
    add_goods(state, player, visits, found)
    add_workers(state, player, found)
    add_due(state, player, found)
    hand = state.hand_size(player) + state.cards_to_come(player)
    found[HAND_CARDS] = float(min(hand, i64(HAND)))
    if state.turn == player:
        found[TO_MOVE] = 1.0
    if is_long(state):
        forget_skirmishes(found)
    return found


def is_long(state: Position) -> bool:
    return state.turns > LONG_GAME * state.players


def unrest(state: Position, player: i64) -> float:
    """Up to a few points, different in every position, once a game has dragged on for very long.

    Bots that like the same answers best again and again then try something else.
    """
    if state.turns <= 2 * LONG_GAME * state.players:
        return 0.0
    mixed = state.turns
    for at in range(player * FIELDS, (player + 1) * FIELDS):
        mixed = (mixed * 31 + i64(state.ledger[at])) & 0xFFFFF
    for place in range(i64(CAPTURABLE)):
        mixed = (mixed * 31 + state.workers_at(place, player)) & 0xFFFFF
    return UNREST * float(mixed % 1009) / 1009.0


def forget_skirmishes(found: vec[float]) -> None:
    """In a game that drags on only plans count: capturing and hoarding could go on for ever."""
    found[SILVER_PURSE] = 0.0
    found[SILVER_HOARD] = 0.0
    found[MATERIAL] = 0.0
    found[HELD] = 0.0
    found[CAPTIVES_HELD] = 0.0
    found[TRADES_DUE] = 0.0


def virtue_points_at_end(state: Position, player: i64) -> i64:
    """A152, A172. With what the own buildings will give."""
    virtue = state.virtue(player)
    for word in range(i64(WORDS)):
        rest = state.cards[(BUILT + player) * WORDS + word]
        while rest != 0:
            virtue += end_virtue(state, player, lowest(rest) + word * HALF)
            rest = without_lowest(rest)
    return i64(state.tables.virtue_vp[max(i64(0), min(virtue, state.tables.virtue_most))])


def add_goods(state: Position, player: i64, visits: float, found: vec[float]) -> None:
    """The best plan, and what it leaves over: so carrying it out is never worse than waiting."""
    projects = Projects(state, player)
    if player != state.opponent:
        found[PLAN] = projects.plan(visits + 0.5)
    stock = projects.stock
    silver = stock[STOCK_SILVER]
    found[SILVER_PURSE] = float(min(silver, i64(PURSE)))
    found[SILVER_HOARD] = float(max(min(silver, i64(HOARD)) - PURSE, i64(0)))
    material = stock[CLAY] + stock[WOOD] + stock[STONE]
    found[MATERIAL] = float(min(material, i64(MUCH_MATERIAL)))
    treasure = stock[TRACK_GOLD] + stock[TRACK_MARBLE]
    found[TREASURE] = float(min(treasure, i64(MUCH_TREASURE)))
    if treasure > MUCH_TREASURE:  # else a game of hoarding would never end
        found[TREASURE] = found[TREASURE] + 0.1 * float(treasure - MUCH_TREASURE)
    found[INFLUENCE_LEFT] = float(stock[STOCK_INFLUENCE])
    found[APPRENTICES] = float(state.count_apprentices(player))
    found[SKILLS_HELD] = float(size(state.amount(player, SKILLS)))


def add_workers(state: Position, player: i64, found: vec[float]) -> None:
    found[AT_HOME] = staff(state.home(player))
    standing: i64 = 0
    crowds: i64 = 0
    for location in range(i64(CAPTURABLE)):
        count = state.workers_at(location, player)
        if location <= WORKSHOP:
            standing += min(count, i64(CROWD))
        if count >= CROWD:
            crowds += count - CROWD + 1
    found[STANDING] = float(standing)
    found[CROWDS] = float(crowds)
    found[HELD] = float(held_by_others(state, player))
    found[CAPTIVES_HELD] = float(captives_of(state, player))


def add_due(state: Position, player: i64, found: vec[float]) -> None:
    """What the agenda still promises this player."""
    for at in range(i64(len(state.agenda))):
        record = i64(state.agenda[at])
        if (record // AGENDA_KINDS) & (PLAYER_BITS - 1) != player:
            continue
        kind = record & (AGENDA_KINDS - 1)
        number = record // (AGENDA_KINDS * PLAYER_BITS)
        if kind == ASK_REWARD:
            found[REWARDS_DUE] = found[REWARDS_DUE] + 1.0
        elif kind == DO_REWARDS:
            found[REWARDS_DUE] = found[REWARDS_DUE] + float(number)
        elif kind == ASK_TRADE:
            found[TRADES_DUE] = float(min(number, i64(3)))
        elif kind == ASK_CAPTURE:
            found[CAPTURES_DUE] = catch(state, player)
        elif kind == ASK_GUARD:
            found[GUARDS_DUE] = guard_chances(state, player)
        elif kind == ASK_WHEN:  # the action itself still waits
            add_deed_due(state, player, number // VISITS_OF_DEED, found)
        elif kind in (ASK_FIVE, ASK_KEEP, ASK_HIRE):
            found[CHOICES_DUE] = 1.0


def add_deed_due(state: Position, player: i64, deed: i64, found: vec[float]) -> None:
    """What the action promises before which the profiteer's influence may be taken (W52)."""
    found[INFLUENCE_LEFT] = found[INFLUENCE_LEFT] + 1.0
    if deed == DEED_TOWN_CENTRE:
        found[CAPTURES_DUE] = catch(state, player)
    elif deed == DEED_GUARDHOUSE:
        found[GUARDS_DUE] = guard_chances(state, player)
    elif deed == DEED_STOREHOUSE:
        found[TRADES_DUE] = 1.0
    elif deed == DEED_DRAW:
        found[HAND_CARDS] = found[HAND_CARDS] + 1.0
    else:
        found[CHOICES_DUE] = 1.0


def staff(workers: i64) -> float:
    """What so many workers at home are worth."""
    return STAFF[min(workers, i64(len(STAFF)) - 1)]


def catch(state: Position, player: i64) -> float:
    """The best group to capture: a rival's by its size, an own one by what it adds at home."""
    most: float = 0.0
    home = state.home(player)
    for location in range(i64(CAPTURABLE)):
        for owner in range(state.players):
            count = state.workers_at(location, owner)
            worth = float(count)
            if owner == player:
                worth = staff(home + count) - staff(home)
            elif is_long(state):
                worth = 0.0
            if worth > most:
                most = worth
    return most


def guard_chances(state: Position, player: i64) -> float:
    """Workers that could come home from prison, and captives that could be sold."""
    home = state.home(player)
    freed = staff(home + state.workers_at(PRISON, player)) - staff(home)
    return freed if is_long(state) else freed + 0.5 * float(captives_of(state, player))


def prospects(state: Position, player: i64, visits: float) -> float:
    """The points this player will end with, up to what everybody has in common."""
    found = features(state, player, visits)
    row: i64 = 0
    while row < ROWS - 2 and visits > VISITS[row + 1]:
        row += 1
    part = (visits - VISITS[row]) / (VISITS[row + 1] - VISITS[row])
    if part > 1.0:
        part = 1.0
    total = unrest(state, player)
    for column in range(i64(COLUMNS)):
        low = WEIGHTS[row * COLUMNS + column]
        high = WEIGHTS[(row + 1) * COLUMNS + column]
        total += found[column] * (low + part * (high - low))
    return total
