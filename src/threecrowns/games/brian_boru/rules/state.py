"""Where everything lies on the table of Brian Boru.

Words: a *pack* is numbered by the seat it was dealt to; in every step of the draft it lies before
another seat. Sets of cards, towns, regions and seats are integers with one bit per member.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8

from threecrowns.engine.agenda import PlannedState
from threecrowns.engine.bits import bit, has, lowest, size
from threecrowns.engine.state import CHANCE
from threecrowns.games.brian_boru.content.tables import (
    ALL_CARDS,
    ALL_TOWNS,
    MARRIAGES,
    REGIONS,
    SEATS,
    STEPS,
    Tables,
)

NOTHING: Final = 255  # no card, no town
ON_BOARD: Final = 255  # the holder of a claim token that lies on the board
NOBODY: Final = -1

# What a player owns, counted.
COINS: Final = 0
RENOWN: Final = 1
POINTS: Final = 2  # on the score track
SPACE: Final = 3  # of the disc on the marriage track
RAIDERS: Final = 4
CHURCH_DISCS: Final = 5
GOODS: Final = 6

# Where action cards lie. A zone has one place per seat or pack.
HAND: Final = 0  # [seat] kept and not played
PACK: Final = 1  # [pack] not kept yet
PLAYED: Final = 2  # [seat] face up this round
LACKS: Final = 3  # [seat] cards that everybody knows are not in its hand (B34)
TAKEN: Final = 4  # + step: [pack] kept from this pack in this step
ZONES: Final = TAKEN + STEPS

# Where in the round we are (B21, B71), for showing.
SET_UP: Final = 0
PREPARATION: Final = 1
DRAFT: Final = 2
ACTION: Final = 3
MARRIAGE: Final = 4
BATTLE: Final = 5
CHURCH: Final = 6
CLAIMS: Final = 7
PHASE_NAMES: Final = (
    "set_up",
    "preparation",
    "draft",
    "action",
    "marriage",
    "battle",
    "church",
    "claims",
)

# The agenda: what remains to be asked and done. A record is a kind and one number; for a
# question to a seat the number is the seat, plus SEAT_BASE times something else.
ASK_STARTER: Final = 0
ASK_VIKINGS: Final = 1
ASK_MARRIAGE: Final = 2
ASK_DEAL: Final = 3  # the pack that gets the card
FIRST_SEAT_QUESTION: Final = 4
ASK_DRAFT: Final = 4
ASK_START_TOWN: Final = 5
ASK_LEAD: Final = 6
ASK_FOLLOW: Final = 7
ASK_SECONDARY: Final = 8
ASK_EXTRA: Final = 9  # and the symbol
ASK_EXPAND: Final = 10
ASK_FREE: Final = 11
ASK_MARRIAGE_TOWN: Final = 12  # and the region
ASK_TRACK_TOWN: Final = 13
ASK_PRINCESS: Final = 14
ASK_RAID: Final = 15  # and the loser
ASK_MONASTERY: Final = 16  # and the part of the church step
FIRST_ORDER: Final = 17  # from here on nobody is asked
DO_PREPARE: Final = 17
DO_DRAFT_STEP: Final = 18  # the step
DO_TRICK: Final = 19
DO_DECIDE_TRICK: Final = 20
DO_RESOLVE_NEXT: Final = 21
DO_SYMBOLS: Final = 22  # the run to go on with
DO_FINISH_ACTION: Final = 23
DO_MARRIAGE: Final = 24
DO_RETURN_TO_START: Final = 25  # the seat that took the marriage card
DO_BENEFITS: Final = 26  # the space to go on with
DO_BATTLE: Final = 27
DO_SPOILS: Final = 28
DO_CHURCH: Final = 29
DO_CHURCH_REWARD: Final = 30  # the seat with the most discs
DO_CHURCH_REST: Final = 31
DO_CLAIM: Final = 32
SEAT_BASE: Final = 8

# Everything that is saved but the agenda; the order is that of all records.
SAVED: Final = (
    "seats",
    "actor",
    "reveals",
    "vikings",
    "monasteries",
    "battle_area",
    "face_up",
    "marker",
    "princess_holder",
    "princess_side",
    "phase",
    "round",
    "marriage_deck",
    "marriage_pool",
    "marriage",
    "viking_pool",
    "deck",
    "draft_step",
    "answered",
    "active_town",
    "trick_winner",
    "unresolved",
    "resolver",
    "action",
    "answers",
    "vikings_contend_final",
    "keeps_notes",
    "goods",
    "discs",
    "holder",
    "married",
    "cards",
    "trick",
)


class Position(PlannedState):
    def __init__(self, tables: Tables, seats: i64) -> None:
        super().__init__(seats)
        self.tables: Tables = tables
        self.goods: vec[i16] = vec[i16]()  # [kind * SEATS + seat]
        self.discs: vec[i64] = vec[i64]()  # [seat] -> set of towns, also those below Vikings
        self.vikings: i64 = 0  # set of towns with a Viking control token
        self.monasteries: i64 = 0  # set of towns
        self.battle_area: i64 = 0  # raiders in it
        self.face_up: i64 = 0  # set of regions whose claim token lies face up
        self.holder: vec[u8] = vec[u8]()  # [region] -> seat or ON_BOARD
        self.marker: i64 = NOBODY  # the marker holder
        self.princess_holder: i64 = NOBODY
        self.princess_side: i64 = 0

        self.phase: i64 = SET_UP
        self.round: i64 = 0  # from 1
        self.marriage_deck: i64 = 0  # cards in it, the princess included (B16)
        self.marriage_pool: i64 = 0  # set of ordinary marriage cards not seen yet
        self.marriage: i64 = NOTHING  # the card on the track
        self.married: vec[u8] = vec[u8]()  # [marriage card] -> seat that took it, or NOTHING
        self.viking_pool: i64 = 0  # set of Viking cards not seen yet

        self.cards: vec[i32] = vec[i32]()  # [zone * SEATS + seat or pack] -> set of cards
        self.deck: i64 = ALL_CARDS  # set of cards not dealt in this round
        self.draft_step: i64 = 0
        self.answered: i64 = 0  # set of seats that have chosen in this step

        self.active_town: i64 = NOTHING
        self.trick: vec[u8] = vec[u8]()  # [seat] -> card or NOTHING
        self.trick_winner: i64 = NOBODY
        self.unresolved: i64 = 0  # set of seats whose card is still to be resolved
        self.resolver: i64 = NOBODY  # whose card is being resolved
        self.action: i64 = 0  # which action of it

        self.answers: i64 = 0  # how many were given so far, CHANCE's included

        self.vikings_contend_final: bool = True  # B121
        self.keeps_notes: bool = False  # B43

    def copy_to(self, new: Position) -> None:
        new.actor = self.actor
        new.reveals = self.reveals
        new.goods = self.goods[:]
        new.discs = self.discs[:]
        new.vikings = self.vikings
        new.monasteries = self.monasteries
        new.battle_area = self.battle_area
        new.face_up = self.face_up
        new.holder = self.holder[:]
        new.marker = self.marker
        new.princess_holder = self.princess_holder
        new.princess_side = self.princess_side
        new.phase = self.phase
        new.round = self.round
        new.marriage_deck = self.marriage_deck
        new.marriage_pool = self.marriage_pool
        new.marriage = self.marriage
        new.married = self.married[:]
        new.viking_pool = self.viking_pool
        new.cards = self.cards[:]
        new.deck = self.deck
        new.draft_step = self.draft_step
        new.answered = self.answered
        new.active_town = self.active_town
        new.trick = self.trick[:]
        new.trick_winner = self.trick_winner
        new.unresolved = self.unresolved
        new.resolver = self.resolver
        new.action = self.action
        new.answers = self.answers
        new.agenda = self.agenda[:]
        new.vikings_contend_final = self.vikings_contend_final
        new.keeps_notes = self.keeps_notes

    def fields(self) -> tuple[str, ...]:
        return SAVED

    def lists(self) -> tuple[str, ...]:
        return ("agenda",)

    def clear(self) -> None:
        """An empty table."""
        self.goods = vec[i16]([i16(0)] * (GOODS * SEATS))
        self.discs = vec[i64]([i64(0)] * SEATS)
        self.holder = vec[u8]([u8(ON_BOARD)] * REGIONS)
        self.married = vec[u8]([u8(NOTHING)] * MARRIAGES)
        self.cards = vec[i32]([i32(0)] * (ZONES * SEATS))
        self.trick = vec[u8]([u8(NOTHING)] * SEATS)
        self.agenda = vec[i32]()

    # -- agenda

    def ask(self, kind: i64, seat: i64, about: i64 = 0) -> None:
        """Ask a seat next."""
        self.put_first(kind, seat + SEAT_BASE * about)

    def asked_about(self) -> i64:
        """What the question to a seat is about: a symbol, a region, a loser, a part."""
        return self.planned_number() // SEAT_BASE

    def actor_of_plan(self) -> i64:
        kind = self.planned_kind()
        if kind < FIRST_SEAT_QUESTION:
            return CHANCE
        if kind == ASK_DRAFT:
            return lowest(self.not_answered())
        return self.planned_number() % SEAT_BASE

    # -- seats

    def clockwise(self, seat: i64, steps: i64) -> i64:
        """B125. The seat so many places to the left."""
        return (seat + steps) % self.seats

    def all_seats(self) -> i64:
        return bit(self.seats) - 1

    def not_answered(self) -> i64:
        """B29. The seats that have not chosen in this step of the draft."""
        return self.all_seats() & ~self.answered

    # -- goods

    def amount(self, seat: i64, kind: i64) -> i64:
        return i64(self.goods[kind * SEATS + seat])

    def gain(self, seat: i64, kind: i64, number: i64) -> None:
        """Give goods to a player, or take them with a negative number."""
        self.goods[kind * SEATS + seat] = i16(i64(self.goods[kind * SEATS + seat]) + number)

    def set_amount(self, seat: i64, kind: i64, number: i64) -> None:
        self.goods[kind * SEATS + seat] = i16(number)

    def coins(self, seat: i64) -> i64:
        return i64(self.goods[COINS * SEATS + seat])

    def space(self, seat: i64) -> i64:
        return i64(self.goods[SPACE * SEATS + seat])

    def most(self, kind: i64) -> i64:
        """The highest amount that any player owns."""
        highest: i64 = 0
        for seat in range(self.seats):
            amount = self.amount(seat, kind)
            if amount > highest:
                highest = amount
        return highest

    def seats_with(self, kind: i64, number: i64) -> i64:
        """The seats that own exactly so many."""
        found: i64 = 0
        for seat in range(self.seats):
            if self.amount(seat, kind) == number:
                found |= bit(seat)
        return found

    # -- towns

    def free_towns(self) -> i64:
        """Section 1. The towns without a disc."""
        return ALL_TOWNS & ~self.discs_of_all()

    def discs_of_all(self) -> i64:
        found: i64 = 0
        for seat in range(self.seats):
            found |= self.discs[seat]
        return found

    def is_free(self, town: i64) -> bool:
        return has(self.free_towns(), town)

    def controlled(self, seat: i64) -> i64:
        """Section 1. The towns with a disc of this seat and no control token on it."""
        return self.discs[seat] & ~self.vikings

    def owner_of(self, town: i64) -> i64:
        """Whose disc lies here, be it below a control token; NOBODY if the town is free."""
        for seat in range(self.seats):
            if has(self.discs[seat], town):
                return seat
        return NOBODY

    def place_disc(self, seat: i64, town: i64) -> None:
        self.discs[seat] |= bit(town)

    def weight(self, towns: i64) -> i64:
        """Section 1. Two for a town with a monastery, otherwise one."""
        return size(towns) + size(towns & self.monasteries)

    def strength(self, seat: i64, region: i64) -> i64:
        """Section 1. The weight of the towns a seat controls in a region."""
        return self.weight(self.controlled(seat) & self.tables.region_towns[region])

    def viking_strength(self, region: i64) -> i64:
        return self.weight(self.vikings & self.tables.region_towns[region])

    # -- cards

    def zone(self, zone: i64, place: i64) -> i64:
        return i64(self.cards[zone * SEATS + place])

    def put(self, zone: i64, place: i64, cards: i64) -> None:
        """Let exactly these cards lie in a place."""
        self.cards[zone * SEATS + place] = i32(cards)

    def hand(self, seat: i64) -> i64:
        return i64(self.cards[HAND * SEATS + seat])

    def taken(self, pack: i64, step: i64) -> i64:
        """What was kept from a pack in one step of the draft."""
        return i64(self.cards[(TAKEN + step) * SEATS + pack])

    def trick_card(self, seat: i64) -> i64:
        return i64(self.trick[seat])

    # -- counts that depend on the number of players

    def rounds(self) -> i64:
        return i64(self.tables.rounds[self.seats])

    def dealt_cards(self) -> i64:
        """B25. How many cards each player is dealt."""
        return i64(self.tables.deal[self.seats])

    def is_last_round(self) -> bool:
        """B24. No marriage card is left to be revealed."""
        return self.round > 0 and self.marriage_deck == 0
