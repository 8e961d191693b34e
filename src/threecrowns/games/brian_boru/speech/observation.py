"""What one seat may know, as numbers for learning programs; `layout.py` says what stands where.

Seats are turned so that the one who looks is player 0 and the others follow clockwise; what would
be of players that are not there stays 0.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from threecrowns.engine.bits import has, lowest, size, without_lowest
from threecrowns.engine.observing import Observer, Row
from threecrowns.engine.state import OVER, State
from threecrowns.games.brian_boru.content.tables import (
    ACTIONS,
    ALL_CARDS,
    CARDS,
    CHURCH,
    MARRIAGES,
    REGIONS,
    SEATS,
    TOP,
    TOWNS,
    VIKING_CARDS,
)
from threecrowns.games.brian_boru.rules.draft import cards_before
from threecrowns.games.brian_boru.rules.round import BrianBoru
from threecrowns.games.brian_boru.rules.secrets import seen_cards
from threecrowns.games.brian_boru.rules.state import (
    ASK_EXPAND,
    ASK_EXTRA,
    ASK_FREE,
    ASK_MARRIAGE_TOWN,
    ASK_MONASTERY,
    ASK_RAID,
    CHURCH_DISCS,
    CLAIMS,
    DRAFT,
    FIRST_SEAT_QUESTION,
    LACKS,
    NOBODY,
    NOTHING,
    ON_BOARD,
    PLAYED,
    POINTS,
    RAIDERS,
    RENOWN,
)
from threecrowns.games.brian_boru.rules.trick import first_to_play

PER_CARD: Final = 23
PER_TOWN: Final = 8
PER_REGION: Final = 6
PER_SEAT: Final = 12
PER_MARRIAGE: Final = 7
CARDS_AT: Final = 0
TOWNS_AT: Final = CARDS_AT + CARDS * PER_CARD
REGIONS_AT: Final = TOWNS_AT + TOWNS * PER_TOWN
SEATS_AT: Final = REGIONS_AT + REGIONS * PER_REGION
MARRIAGES_AT: Final = SEATS_AT + SEATS * PER_SEAT
TABLE_AT: Final = MARRIAGES_AT + MARRIAGES * PER_MARRIAGE

# Within a card, and within the table.
IN_HAND: Final = 0
BEFORE_YOU: Final = 1
PLAYED_BY: Final = 2  # + player
IN_TRICK: Final = 7  # + player
SEEN_IN_PACK: Final = 12  # + player
LACKED_BY: Final = 17  # + player
NEVER_SEEN: Final = 22
VIKINGS: Final = 5  # within a town, after the players
HAS_MONASTERY: Final = 6
ACTIVE: Final = 7
KEPT_BY: Final = 7  # + player
SIDES: Final = 12  # + side
BOUGHT_FOR: Final = 14  # + symbol
LOSER: Final = 17  # + player
ACTION: Final = 22  # + action
REGION: Final = 25  # + region
PHASE: Final = 33  # + phase
ASKED: Final = 41  # + question
QUESTIONS: Final = ASK_MONASTERY + 1 - FIRST_SEAT_QUESTION
LENGTH: Final = TABLE_AT + ASKED + QUESTIONS

MANY_POINTS: Final = 50.0
MANY_COINS: Final = 20.0
MUCH_RENOWN: Final = 10.0
ALL_RAIDERS: Final = 14.0
MANY_DISCS: Final = 10.0
FULL_HAND: Final = 8.0
ROUNDS: Final = 4.0
DRAFT_STEPS: Final = 4.0


class BrianBoruObserver(Observer):
    def __init__(self) -> None:
        super().__init__(LENGTH)

    def observe(self, state: State, seat: i64, row: Row) -> None:
        assert isinstance(state, BrianBoru)
        never_seen = i64(ALL_CARDS) & ~state.hand(seat)
        for player in range(state.seats):
            each = (seat + player) % state.seats
            played = state.zone(PLAYED, each)
            seen = seen_cards(state, seat, each)
            never_seen &= ~(played | seen)
            flag_all(row, played, CARDS_AT + PLAYED_BY + player, PER_CARD)
            flag_all(row, seen, CARDS_AT + SEEN_IN_PACK + player, PER_CARD)
            flag_all(row, state.zone(LACKS, each), CARDS_AT + LACKED_BY + player, PER_CARD)
            if state.trick[each] != NOTHING:
                row.flag(CARDS_AT + i64(state.trick[each]) * PER_CARD + IN_TRICK + player)
            flag_all(row, state.discs[each], TOWNS_AT + player, PER_TOWN)
            observe_player(state, each, SEATS_AT + player * PER_SEAT, row)
        flag_all(row, state.hand(seat), CARDS_AT + IN_HAND, PER_CARD)
        flag_all(row, never_seen, CARDS_AT + NEVER_SEEN, PER_CARD)
        if state.phase == DRAFT and not has(state.answered, seat):
            flag_all(row, cards_before(state, seat), CARDS_AT + BEFORE_YOU, PER_CARD)
        flag_all(row, state.vikings, TOWNS_AT + VIKINGS, PER_TOWN)
        flag_all(row, state.monasteries, TOWNS_AT + HAS_MONASTERY, PER_TOWN)
        if state.active_town != NOTHING:
            row.flag(TOWNS_AT + state.active_town * PER_TOWN + ACTIVE)
        observe_claims(state, seat, row)
        observe_marriages(state, seat, row)
        observe_table(state, seat, row)
        observe_question(state, seat, row)


def flag_all(row: Row, members: i64, first: i64, step: i64) -> None:
    """The same fact about every member of a set."""
    while members != 0:
        row.flag(first + lowest(members) * step)
        members = without_lowest(members)


def player_of(state: BrianBoru, seat: i64, looker: i64) -> i64:
    """A seat as the one who looks counts it: itself first, then clockwise."""
    return (seat - looker + state.seats) % state.seats


def observe_player(state: BrianBoru, seat: i64, at: i64, row: Row) -> None:
    cards = size(state.hand(seat))
    if has(state.answered, seat):
        cards -= state.tables.keep  # B29: not counted before all have chosen
    row.put_part(at, state.amount(seat, POINTS), MANY_POINTS)
    row.put_part(at + 1, state.coins(seat), MANY_COINS)
    row.put_part(at + 2, state.amount(seat, RENOWN), MUCH_RENOWN)
    row.put_part(at + 3, state.space(seat), float(TOP))
    row.put_part(at + 4, state.amount(seat, RAIDERS), ALL_RAIDERS)
    row.put_part(at + 5, state.amount(seat, CHURCH_DISCS), MANY_DISCS)
    row.put_part(at + 6, cards, FULL_HAND)
    if state.marker == seat:
        row.flag(at + 7)
    if may_answer(state, seat):
        row.flag(at + 8)
    if first_to_play(state) == seat:
        row.flag(at + 9)
    if state.resolver == seat:
        row.flag(at + 10)
    if has(state.unresolved, seat):
        row.flag(at + 11)


def may_answer(state: BrianBoru, seat: i64) -> bool:
    for waiting in state.waiting():
        if waiting == seat:
            return True
    return False


def observe_claims(state: BrianBoru, seat: i64, row: Row) -> None:
    flag_all(row, state.face_up, REGIONS_AT, PER_REGION)
    for region in range(i64(REGIONS)):
        holder = i64(state.holder[region])
        if holder != ON_BOARD:
            row.flag(REGIONS_AT + region * PER_REGION + 1 + player_of(state, holder, seat))


def observe_marriages(state: BrianBoru, seat: i64, row: Row) -> None:
    for card in range(i64(MARRIAGES)):
        at = MARRIAGES_AT + card * PER_MARRIAGE
        is_gone = not has(state.marriage_pool, card) and card != state.tables.princess
        if card == state.marriage:
            row.flag(at)
        if is_gone or state.is_last_round():
            row.flag(at + 1)
        holder = i64(state.married[card])
        if holder != NOTHING:
            row.flag(at + 2 + player_of(state, holder, seat))


def observe_table(state: BrianBoru, seat: i64, row: Row) -> None:
    row.put_part(TABLE_AT, state.round, ROUNDS)
    if state.is_last_round():
        row.flag(TABLE_AT + 1)
    row.put_part(TABLE_AT + 2, state.battle_area, ALL_RAIDERS)
    row.put_part(TABLE_AT + 3, size(state.viking_pool), float(VIKING_CARDS))
    row.put_part(TABLE_AT + 4, state.draft_step, DRAFT_STEPS)
    if state.vikings_contend_final:
        row.flag(TABLE_AT + 5)
    row.put_part(TABLE_AT + 6, size(state.deck), float(CARDS))
    if state.princess_holder != NOBODY:
        row.flag(TABLE_AT + KEPT_BY + player_of(state, state.princess_holder, seat))
        row.flag(TABLE_AT + SIDES + state.princess_side)
    if state.phase <= CLAIMS and state.actor != OVER:
        row.flag(TABLE_AT + PHASE + state.phase)


def observe_question(state: BrianBoru, seat: i64, row: Row) -> None:
    """What the actor is asked; everybody sees it."""
    asked: i64 = NOTHING
    if state.actor != OVER:
        asked = state.planned_kind()
    if asked == ASK_EXTRA:
        row.flag(TABLE_AT + BOUGHT_FOR + state.asked_about() - CHURCH)
    if asked == ASK_RAID:
        row.flag(TABLE_AT + LOSER + player_of(state, state.asked_about(), seat))
    if asked == ASK_MARRIAGE_TOWN:
        row.flag(TABLE_AT + REGION + state.asked_about())
    if state.resolver != NOBODY and asked in (ASK_EXTRA, ASK_EXPAND, ASK_FREE):
        assert state.action < ACTIONS, "one of the actions of a card"
        row.flag(TABLE_AT + ACTION + state.action)
    if FIRST_SEAT_QUESTION <= asked <= ASK_MONASTERY:
        row.flag(TABLE_AT + ASKED + asked - FIRST_SEAT_QUESTION)
