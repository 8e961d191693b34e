"""What one seat may know, as numbers for learning programs.

Layout, all float32. Offsets are the constants below. Seats are turned so that the one who looks
is seat 0 and the others follow clockwise; with fewer than five players the rest stays 0.

    25 cards x 18   own hand | before you in the draft | played this round by seat 0..4 |
                    in the trick by seat 0..4 | seen in the pack dealt to seat 0..4, as it first
                    lay before you | never seen this round
    53 towns x 8    disc of seat 0..4 | Vikings | monastery | active
    8 regions x 6   token face up | held by seat 0..4
    5 seats x 10    points / 50 | coins / 20 | renown / 10 | space / 9 | raiders / 14 |
                    church discs / 10 | cards / 8 | has the marker | marriage cards / 4 | may answer
    8 marriages x 2 on the track | no longer in the deck
    table 34        round / 4 | last round | battle area / 14 | Viking cards left / 7 |
                    draft step / 4 | Vikings contend at the end | princess kept by seat 0..4 |
                    military | trade | church, battle or courtship is bought for |
                    loser of the raid is seat 0..4 | asked: 13 questions, one-hot
"""

from __future__ import annotations

from typing import Final

from threecrowns.engine.bits import has, size
from threecrowns.engine.state import OVER
from threecrowns.games.brian_boru.content.tables import (
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
from threecrowns.games.brian_boru.rules.scoring import marriages_held
from threecrowns.games.brian_boru.rules.secrets import seen_cards
from threecrowns.games.brian_boru.rules.state import (
    ASK_EXTRA,
    ASK_MONASTERY,
    ASK_RAID,
    CHURCH_DISCS,
    DRAFT,
    FIRST_SEAT_QUESTION,
    NOBODY,
    NOTHING,
    ON_BOARD,
    PLAYED,
    POINTS,
    RAIDERS,
    RENOWN,
)

PER_CARD: Final = 18
PER_TOWN: Final = 8
PER_REGION: Final = 6
PER_SEAT: Final = 10
CARDS_AT: Final = 0
TOWNS_AT: Final = CARDS_AT + CARDS * PER_CARD
REGIONS_AT: Final = TOWNS_AT + TOWNS * PER_TOWN
SEATS_AT: Final = REGIONS_AT + REGIONS * PER_REGION
MARRIAGES_AT: Final = SEATS_AT + SEATS * PER_SEAT
TABLE_AT: Final = MARRIAGES_AT + MARRIAGES * 2
LENGTH: Final = TABLE_AT + 34

IN_HAND, BEFORE_YOU, PLAYED_BY, IN_TRICK, SEEN_IN_PACK, NEVER_SEEN = 0, 1, 2, 7, 12, 17
VIKINGS, HAS_MONASTERY, ACTIVE = 5, 6, 7
KEPT_BY, SIDES, BOUGHT_FOR, LOSER, ASKED = 6, 11, 13, 16, 21


def observe(state: BrianBoru, seat: int) -> list[float]:
    out = [0.0] * LENGTH
    turned = [(seat + n) % state.seats for n in range(state.seats)]
    _observe_cards(state, seat, turned, out)
    for n, each in enumerate(turned):
        for town in range(TOWNS):
            out[TOWNS_AT + town * PER_TOWN + n] = float(has(state.discs[each], town))
        at = SEATS_AT + n * PER_SEAT
        out[at : at + PER_SEAT] = _observe_seat(state, each)
    for town in range(TOWNS):
        at = TOWNS_AT + town * PER_TOWN
        out[at + VIKINGS] = float(has(state.vikings, town))
        out[at + HAS_MONASTERY] = float(has(state.monasteries, town))
        out[at + ACTIVE] = float(town == state.active_town)
    for region in range(REGIONS):
        at = REGIONS_AT + region * PER_REGION
        out[at] = float(has(state.face_up, region))
        if state.holder[region] != ON_BOARD:
            out[at + 1 + turned.index(int(state.holder[region]))] = 1.0
    for card in range(MARRIAGES):
        is_gone = not has(state.marriage_pool, card) and card != state.tables.princess
        out[MARRIAGES_AT + card * 2] = float(card == state.marriage)
        out[MARRIAGES_AT + card * 2 + 1] = float(is_gone or state.is_last_round())
    out[TABLE_AT:LENGTH] = _observe_table(state, turned)
    return out


def _observe_cards(state: BrianBoru, seat: int, turned: list[int], out: list[float]) -> None:
    is_choosing = state.phase == DRAFT and not has(state.answered, seat)
    before = cards_before(state, seat) if is_choosing else 0
    never_seen = ALL_CARDS & ~state.hand(seat)
    for n, each in enumerate(turned):
        played = state.zone(PLAYED, each)
        seen = seen_cards(state, seat, each)
        never_seen &= ~(played | seen)
        for card in range(CARDS):
            at = CARDS_AT + card * PER_CARD
            out[at + PLAYED_BY + n] = float(has(played, card))
            out[at + SEEN_IN_PACK + n] = float(has(seen, card))
        if state.trick[each] != NOTHING:
            out[CARDS_AT + int(state.trick[each]) * PER_CARD + IN_TRICK + n] = 1.0
    for card in range(CARDS):
        at = CARDS_AT + card * PER_CARD
        out[at + IN_HAND] = float(has(state.hand(seat), card))
        out[at + BEFORE_YOU] = float(has(before, card))
        out[at + NEVER_SEEN] = float(has(never_seen, card))


def _observe_seat(state: BrianBoru, seat: int) -> list[float]:
    return [
        state.amount(seat, POINTS) / 50,
        state.coins(seat) / 20,
        state.amount(seat, RENOWN) / 10,
        state.space(seat) / TOP,
        state.amount(seat, RAIDERS) / 14,
        state.amount(seat, CHURCH_DISCS) / 10,
        size(state.hand(seat)) / 8,
        float(state.marker == seat),
        marriages_held(state, seat) / 4,
        float(seat in state.waiting()),
    ]


def _observe_table(state: BrianBoru, turned: list[int]) -> list[float]:
    table = [0.0] * (LENGTH - TABLE_AT)
    table[:6] = [
        state.round / 4,
        float(state.is_last_round()),
        state.battle_area / 14,
        size(state.viking_pool) / VIKING_CARDS,
        state.draft_step / 4,
        float(state.vikings_contend_final),
    ]
    if state.princess_holder != NOBODY:
        table[KEPT_BY + turned.index(state.princess_holder)] = 1.0
        table[SIDES + state.princess_side] = 1.0
    asked = NOTHING if state.actor == OVER else state.planned_kind()
    if asked == ASK_EXTRA:
        table[BOUGHT_FOR + state.asked_about() - CHURCH] = 1.0
    if asked == ASK_RAID:
        table[LOSER + turned.index(state.asked_about())] = 1.0
    if FIRST_SEAT_QUESTION <= asked <= ASK_MONASTERY:
        table[ASKED + asked - FIRST_SEAT_QUESTION] = 1.0
    return table
