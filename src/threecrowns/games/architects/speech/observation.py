"""What one seat may know, as numbers for learning programs; `layout.py` says what stands where.

Players are counted from the seat that looks: it is player 0, the others follow by their numbers;
what would be of players that are not there stays 0.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from threecrowns.engine.bits import has, lowest, size, without_lowest
from threecrowns.engine.observing import Observer, Row
from threecrowns.engine.state import OVER, State
from threecrowns.games.architects.content.tables import (
    BOARDS,
    CARDS,
    CONSEQUENCES,
    LEVELS,
    MARKET_CARDS,
    MONUMENTS,
    OPPONENTS,
    REWARDS,
    SCHEMES,
)
from threecrowns.games.architects.content.vocabulary import (
    BOARD,
    CAPTIVES,
    CAPTURABLE,
    GUILDHALL,
    INFLUENCE,
    MARKER,
    MAX_PLAYERS,
    NOTHING,
    NOWHERE,
    PAID_DEBTS,
    PRISON,
    RESOURCES,
    SKILLS,
)
from threecrowns.games.architects.rules.agenda import ASK_END_EFFECT, FIRST_SEAT_ASK
from threecrowns.games.architects.rules.bills import (
    any_count_in,
    any_from_in,
    coins_in,
    influence_in,
    paid_of,
    resource_in,
    silver_in,
    tax_in,
)
from threecrowns.games.architects.rules.guildhall import spaces
from threecrowns.games.architects.rules.monuments import lying_on
from threecrowns.games.architects.rules.scoring import total_points
from threecrowns.games.architects.rules.state import (
    BUILT,
    DECLARED,
    END_NOT_IN_SIGHT,
    FROM_PACK,
    HALF,
    HAND,
    HIRED,
    MONUMENT_FIELDS,
    PACK,
    POOL,
    RESOLVED,
    SITE,
    WORDS,
)
from threecrowns.games.architects.rules.turn import Architects
from threecrowns.games.architects.rules.workshop import column_of, row_of

PER_PLAYER: Final = 49
PER_APPRENTICE: Final = 11
PER_BUILDING: Final = 17
PER_MARKET_CARD: Final = 3
PER_CONSEQUENCE: Final = 3
PER_SCHEME: Final = 3
PER_MONUMENT: Final = 15
WORKER_PLACES: Final = GUILDHALL + 1
PLAYERS_AT: Final = 0
WORKERS_AT: Final = PLAYERS_AT + MAX_PLAYERS * PER_PLAYER
APPRENTICES_AT: Final = WORKERS_AT + MAX_PLAYERS * WORKER_PLACES
BUILDINGS_AT: Final = APPRENTICES_AT + CARDS * PER_APPRENTICE
MARKET_AT: Final = BUILDINGS_AT + CARDS * PER_BUILDING
REWARDS_AT: Final = MARKET_AT + MARKET_CARDS * PER_MARKET_CARD
CONSEQUENCES_AT: Final = REWARDS_AT + REWARDS
SCHEMES_AT: Final = CONSEQUENCES_AT + CONSEQUENCES * PER_CONSEQUENCE
MONUMENTS_AT: Final = SCHEMES_AT + SCHEMES * PER_SCHEME
TABLE_AT: Final = MONUMENTS_AT + MONUMENTS * PER_MONUMENT
OPPONENT_AT: Final = TABLE_AT + 19
FIGURES_AT: Final = OPPONENT_AT + OPPONENTS
LAID_AT: Final = FIGURES_AT + 2 * CAPTURABLE
BILL_AT: Final = LAID_AT + RESOURCES
BILL: Final = 13
SETTLED_AT: Final = BILL_AT + BILL
QUESTION_AT: Final = SETTLED_AT + INFLUENCE + 1
QUESTIONS: Final = ASK_END_EFFECT + 1 - FIRST_SEAT_ASK
NUMBER_AT: Final = QUESTION_AT + QUESTIONS
NUMBER_BITS: Final = 20
LENGTH: Final = NUMBER_AT + NUMBER_BITS

# Within a building card.
IN_HAND: Final = 0
BEFORE_YOU: Final = 1
PICKED: Final = 2
ONE_OF_FIVE: Final = 3
UNDER_PILE: Final = 4
BUILT_BY: Final = 5  # + player
BEING_BUILT: Final = 10
RESOLVED_AT: Final = 11
PASSED_IN: Final = 12  # + player whose pack it was

MANY_GOODS: Final = 10.0
MANY_WORKERS: Final = 20.0
MANY_AT_ONE_PLACE: Final = 5.0
FULL_HAND: Final = 6.0
MANY_POINTS: Final = 50.0
COLUMNS: Final = 5.0
MANY_COINS: Final = 5.0
MOST_SPACES: Final = 24.0
MUCH_TAX: Final = 20.0
MOST_LAID: Final = 15.0
LONG_GAME: Final = 100.0


class ArchitectsObserver(Observer):
    def __init__(self) -> None:
        super().__init__(LENGTH)

    def observe(self, state: State, seat: i64, row: Row) -> None:
        assert isinstance(state, Architects)
        for player in range(state.players):
            turned = turned_player(state, player, seat)
            observe_player(state, player, seat, PLAYERS_AT + turned * PER_PLAYER, row)
            at = WORKERS_AT + turned * WORKER_PLACES
            for place in range(i64(WORKER_PLACES)):
                row.put_part(at + place, state.workers_at(place, player), MANY_AT_ONE_PLACE)
        observe_apprentices(state, seat, row)
        observe_buildings(state, seat, row)
        observe_cards(state, row)
        observe_monuments(state, seat, row)
        observe_table(state, row)
        observe_wonder(state, row)
        observe_question(state, seat, row)


def turned_player(state: Architects, player: i64, looker: i64) -> i64:
    """A player as the one who looks counts it: itself first, then upwards."""
    return (player - looker + state.players) % state.players


def may_answer(state: Architects, player: i64) -> bool:
    for waiting in state.waiting():
        if waiting == player:
            return True
    return False


def observe_player(state: Architects, player: i64, looker: i64, at: i64, row: Row) -> None:
    row.flag(at)
    if player == state.opponent:
        row.flag(at + 1)
        row.flag(at + 27 + state.amount(player, MARKER))
    if player == state.first:
        row.flag(at + 2)
    if player == state.turn:
        row.flag(at + 3)
    for field in range(i64(PAID_DEBTS + 1)):
        row.put_part(at + 4 + field, state.amount(player, field), MANY_GOODS)
    row.put_part(at + 14, state.level(player), float(LEVELS))
    row.put_part(at + 15, state.home(player), MANY_WORKERS)
    row.put_part(at + 16, state.workers_at(PRISON, player), MANY_WORKERS)
    for owner in range(state.players):
        turned = turned_player(state, owner, looker)
        row.put_part(at + 17 + turned, state.workers_at(CAPTIVES + player, owner), MANY_WORKERS)
    row.put_part(at + 22, state.hand_size(player), FULL_HAND)
    row.put_part(at + 23, total_points(state, player), MANY_POINTS)
    skills = state.amount(player, SKILLS)
    for skill in range(i64(3)):
        if has(skills, skill):
            row.flag(at + 24 + skill)
    board = state.amount(player, BOARD)
    if board < BOARDS:
        row.flag(at + 32 + board)
    if may_answer(state, player):
        row.flag(at + 48)


def flag_all(row: Row, members: i64, first: i64, step: i64) -> None:
    """The same fact about every member of a set."""
    while members != 0:
        row.flag(first + lowest(members) * step)
        members = without_lowest(members)


def observe_apprentices(state: Architects, seat: i64, row: Row) -> None:
    at: i64 = APPRENTICES_AT
    flag_apprentices(state, POOL, at, row)
    for slot in range(i64(len(state.offer))):
        card = i64(state.offer[slot])
        if card != NOTHING:
            row.flag(at + card * PER_APPRENTICE + 1)
            row.put_part(at + card * PER_APPRENTICE + 2, column_of(state, slot), COLUMNS)
            row.put(at + card * PER_APPRENTICE + 3, float(row_of(state, slot)))
            row.put_part(at + card * PER_APPRENTICE + 4, i64(state.coins[slot]), MANY_COINS)
    for player in range(state.players):
        turned = turned_player(state, player, seat)
        flag_apprentices(state, HIRED + player, at + 5 + turned, row)
    for under in state.apprentice_tail:
        row.flag(at + i64(under) * PER_APPRENTICE + 10)


def flag_apprentices(state: Architects, which: i64, first: i64, row: Row) -> None:
    flag_all(row, state.apprentices[which * WORDS], first, PER_APPRENTICE)
    second = first + HALF * PER_APPRENTICE
    flag_all(row, state.apprentices[which * WORDS + 1], second, PER_APPRENTICE)


def flag_buildings(state: Architects, which: i64, field: i64, row: Row) -> None:
    first = BUILDINGS_AT + field
    flag_all(row, state.cards[which * WORDS], first, PER_BUILDING)
    flag_all(row, state.cards[which * WORDS + 1], first + HALF * PER_BUILDING, PER_BUILDING)


def observe_buildings(state: Architects, seat: i64, row: Row) -> None:
    at: i64 = BUILDINGS_AT
    flag_buildings(state, HAND + seat, IN_HAND, row)
    if state.is_drafting():
        flag_buildings(state, PACK + state.pack_before(seat), BEFORE_YOU, row)
        if state.picks[seat] != NOTHING:
            row.flag(at + i64(state.picks[seat]) * PER_BUILDING + PICKED)
    if state.turn == seat:
        for drawn in state.five:
            row.flag(at + i64(drawn) * PER_BUILDING + ONE_OF_FIVE)
    for under in state.tail:
        if i64(under) // CARDS == seat + 1:
            row.flag(at + i64(under) % CARDS * PER_BUILDING + UNDER_PILE)
    for player in range(state.players):
        turned = turned_player(state, player, seat)
        flag_buildings(state, BUILT + player, BUILT_BY + turned, row)
    flag_buildings(state, DECLARED, BEING_BUILT, row)
    flag_buildings(state, RESOLVED, RESOLVED_AT, row)
    for card in range(state.tables.buildings):
        known = i64(state.pots[seat * CARDS + card])
        if known >= FROM_PACK:
            turned = turned_player(state, known - FROM_PACK, seat)
            row.flag(at + card * PER_BUILDING + PASSED_IN + turned)


def observe_cards(state: Architects, row: Row) -> None:
    """The small piles, whose order nobody knows."""
    flag_all(row, state.small_pool, MARKET_AT, PER_MARKET_CARD)
    if state.small_top != NOTHING:
        row.flag(MARKET_AT + state.small_top * PER_MARKET_CARD + 1)
    if state.large_top != NOTHING:
        row.flag(MARKET_AT + state.large_top * PER_MARKET_CARD + 2)
    flag_all(row, state.rewards, REWARDS_AT, 1)
    flag_all(row, state.scheme_pool, SCHEMES_AT, PER_SCHEME)
    flag_all(row, state.scheme_discards, SCHEMES_AT + 1, PER_SCHEME)
    flag_all(row, state.advanced_pool, SCHEMES_AT + 2, PER_SCHEME)
    if state.is_wonder:
        flag_all(row, state.contribution_pool, CONSEQUENCES_AT, PER_CONSEQUENCE)
        if state.contribution != NOTHING:
            row.flag(CONSEQUENCES_AT + state.contribution * PER_CONSEQUENCE + 1)
        if state.consequence != NOTHING:
            row.flag(CONSEQUENCES_AT + state.consequence * PER_CONSEQUENCE + 2)


def observe_monuments(state: Architects, seat: i64, row: Row) -> None:
    for monument in range(i64(MONUMENTS)):
        at = MONUMENTS_AT + monument * PER_MONUMENT
        owner = state.monument_owner(monument)
        if owner != NOTHING:
            row.flag(at + turned_player(state, owner, seat))
        site = i64(state.monuments[monument * MONUMENT_FIELDS + SITE])
        if site != NOTHING:
            row.flag(at + MAX_PLAYERS + site)
        row.put_part(at + MAX_PLAYERS + CAPTURABLE, lying_on(state, monument), MOST_LAID)


def observe_table(state: Architects, row: Row) -> None:
    at: i64 = TABLE_AT
    pile = state.count_cards(POOL) + i64(len(state.tail))
    row.put_part(at, state.lying, MOST_SPACES)
    row.put_part(at + 1, spaces(state), MOST_SPACES)
    if state.ending != END_NOT_IN_SIGHT:
        row.flag(at + 2)
        row.put(at + 3, float(state.ending))
    row.put_part(at + 4, state.tax, MUCH_TAX)
    row.put_part(at + 5, pile, float(CARDS))
    row.put_part(at + 6, apprentices_left(state), float(CARDS))
    row.put_part(at + 7, state.rewards_left, float(REWARDS))
    if state.is_reset_due:
        row.flag(at + 8)
    if state.is_wonder:
        row.flag(at + 9)
    row.put_part(at + 10, state.credit, MANY_GOODS)
    row.put_part(at + 11, state.turns, LONG_GAME)
    if state.has_start_hires:
        row.flag(at + 12)
    if state.has_sweeps:
        row.flag(at + 13)
    if state.has_promos:
        row.flag(at + 14)
    if state.is_free_capture:
        row.flag(at + 15)
    row.put(at + 16, float(state.characters) / 2.0)
    row.put(at + 17, float(state.draft_round + 1) / 3.0)
    if state.actor == OVER:
        row.flag(at + 18)
    if state.opponent >= 0:
        row.flag(OPPONENT_AT + state.script)


def apprentices_left(state: Architects) -> i64:
    """In the pile, those put under it included."""
    count = size(state.apprentices[POOL * WORDS]) + size(state.apprentices[POOL * WORDS + 1])
    return count + i64(len(state.apprentice_tail))


def observe_wonder(state: Architects, row: Row) -> None:
    if state.princess != NOWHERE:
        row.flag(FIGURES_AT + state.princess)
    if state.profiteer != NOWHERE:
        row.flag(FIGURES_AT + CAPTURABLE + state.profiteer)
    flag_all(row, state.contributed, LAID_AT, 1)


def observe_question(state: Architects, seat: i64, row: Row) -> None:
    """What the actor is asked everybody sees; the number behind it only who is asked."""
    if state.actor < 0:
        return
    at: i64 = BILL_AT
    for resource in range(i64(RESOURCES)):
        row.put_part(at + resource, resource_in(state.due, resource), MANY_GOODS)
    row.put_part(at + 5, silver_in(state.due), MANY_GOODS)
    row.put_part(at + 6, tax_in(state.due), MANY_GOODS)
    row.put_part(at + 7, coins_in(state.due), MANY_GOODS)
    row.put_part(at + 8, influence_in(state.due), MANY_GOODS)
    row.put_part(at + 9, any_count_in(state.due), MANY_GOODS)
    flag_all(row, any_from_in(state.due), at + 10, 1)
    for good in range(i64(INFLUENCE + 1)):
        row.put_part(SETTLED_AT + good, paid_of(state.settled, good), MANY_GOODS)
    row.flag(QUESTION_AT + state.planned_kind() - FIRST_SEAT_ASK)
    if may_answer(state, seat):
        flag_all(row, state.planned_number(), NUMBER_AT, 1)
