"""Where everything lies on the table.

Words: a *seat* answers questions; a *player* owns things. Seats are the first players; a scripted
opponent is the player after them and never answers. A *slot* is a space of the apprentice
display, row by row. Sets of cards are two integers: base cards in the first, the others in the
second.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8

from threecrowns.engine.agenda import AGENDA_KINDS, PlannedState
from threecrowns.engine.bits import add_members, bit, has, lowest, size, without_lowest
from threecrowns.engine.state import CHANCE
from threecrowns.games.architects.content.tables import BOARD_ABILITIES, CARDS, MONUMENTS, Tables
from threecrowns.games.architects.content.vocabulary import (
    BOARD,
    FIELDS,
    HOME,
    INFLUENCE,
    LEVEL,
    MAX_PLAYERS,
    NO_TRAIT,
    NOTHING,
    NOWHERE,
    PLACES,
    SKILLS,
    VIRTUE,
)
from threecrowns.games.architects.rules.actions import SLOTS
from threecrowns.games.architects.rules.agenda import (
    ASK_CARD,
    ASK_DRAFT,
    DO_DRAW,
    FIRST_SEAT_ASK,
    PLAYER_BITS,
)

HALF: Final = 40  # cards from this number on are in the second integer of a set
WORDS: Final = 2

# Sets of building cards.
POOL: Final = 0  # the pile, without the cards put under it
RESOLVED: Final = 1  # built cards whose effect at the end is done (A172)
DECLARED: Final = 2  # being built: announced, not yet paid and laid out (A135)
HAND: Final = 3  # + player
BUILT: Final = HAND + MAX_PLAYERS  # + player
PACK: Final = BUILT + MAX_PLAYERS  # + seat whose pack it was at first (A30)
CARD_SETS: Final = PACK + MAX_PLAYERS

# Sets of apprentices.
HIRED: Final = 1  # + player; POOL is the pile
APPRENTICE_SETS: Final = HIRED + MAX_PLAYERS

# What a seat knows of a building card (see knowledge.py).
KNOWN: Final = 0  # where it is
UNSEEN: Final = 1  # nothing
FROM_PACK: Final = 2  # + pack: it was in that pack when the seat passed it on

NOBODY: Final = -1
END_NOT_IN_SIGHT: Final = -1
NO_DRAFT: Final = -1

# Fields of a monument.
OWNER: Final = 0
SITE: Final = 1
LAID: Final = 2  # resources lying on its card
MONUMENT_FIELDS: Final = 3

# Everything that is saved; the order is that of all records.
SAVED: Final = (
    "seats",
    "actor",
    "reveals",
    "players",
    "opponent",
    "script",
    "is_wonder",
    "has_start_hires",
    "has_sweeps",
    "has_promos",
    "is_free_capture",
    "characters",
    "first",
    "turn",
    "turns",
    "ending",
    "draft_round",
    "is_reset_due",
    "credit",
    "due",
    "settled",
    "rewards",
    "rewards_left",
    "small_pool",
    "small_top",
    "large_top",
    "tax",
    "lying",
    "princess",
    "profiteer",
    "contribution_pool",
    "contribution",
    "consequence",
    "contributed",
    "has_contributed",
    "scheme_pool",
    "scheme_discards",
    "advanced_pool",
    "ledger",
    "traits",
    "workers",
    "cards",
    "pots",
    "picks",
    "apprentices",
    "offer",
    "coins",
    "monuments",
)
GROWING: Final = (
    "tail",
    "five",
    "apprentice_tail",
    "agenda",
)


class Position(PlannedState):
    def __init__(self, tables: Tables) -> None:
        super().__init__(2)
        self.tables: Tables = tables
        self.players: i64 = 2  # seats, and a scripted opponent
        self.opponent: i64 = NOBODY  # the scripted player
        self.script: i64 = 0  # which opponent it is
        self.is_wonder: bool = False  # with the expansion
        self.has_start_hires: bool = False  # A35, W9
        self.has_sweeps: bool = False  # A36
        self.has_promos: bool = False  # A5
        self.is_free_capture: bool = False  # Conspirator: every further capture free (U2)
        self.characters: i64 = 0  # 0 standard boards, 1 dealt, 2 chosen (A25)

        self.first: i64 = 0  # who plays first
        self.turn: i64 = NOBODY  # whose turn it is; nobody's during set-up
        self.turns: i64 = 0  # how many turns have been ended
        self.ending: i64 = END_NOT_IN_SIGHT  # turns to be ended until the end of the game
        self.draft_round: i64 = NO_DRAFT  # 0 to 2 while cards are dealt and drafted (A30)
        self.is_reset_due: bool = False  # A160
        self.credit: i64 = 0  # silver of a split discount left in this turn (W37)
        self.due: i64 = 0  # the bill that ASK_PAY and ASK_SPEND are about
        self.settled: i64 = 0  # the part of a way to pay it that has been chosen (A75a)

        self.ledger: vec[i16] = vec[i16]()  # [player * FIELDS + field]
        self.traits: vec[i64] = vec[i64]()  # [player] -> set of traits
        self.workers: vec[u8] = vec[u8]()  # [place * MAX_PLAYERS + player]

        self.cards: vec[i64] = vec[i64]()  # [set * WORDS + word] building cards
        self.tail: vec[i16] = vec[i16]()  # building cards under the pile: card + CARDS * mixed in
        self.five: vec[u8] = vec[u8]()  # drawn at the black market, one will be kept (A149)
        self.pots: vec[u8] = vec[u8]()  # [seat * CARDS + building] what the seat knows of it
        self.picks: vec[u8] = vec[u8]()  # [seat] card chosen in this round of the draft, or NOTHING

        self.apprentices: vec[i64] = vec[i64]()  # [set * WORDS + word]
        self.apprentice_tail: vec[u8] = vec[u8]()  # apprentices under the pile
        self.offer: vec[u8] = vec[u8]()  # [slot] -> apprentice or NOTHING
        self.coins: vec[i16] = vec[i16]()  # [slot] A83

        self.rewards: i64 = 0  # set of rewards not seen yet
        self.rewards_left: i64 = 0  # how many of them are in the pile (A12)
        self.small_pool: i64 = 0  # set of market cards below the visible small one
        self.small_top: i64 = NOTHING
        self.large_top: i64 = NOTHING
        self.tax: i64 = 0  # silver on the tax stand
        self.lying: i64 = 0  # workers on guildhall spaces (A130)

        self.princess: i64 = NOWHERE
        self.profiteer: i64 = NOWHERE
        self.contribution_pool: i64 = 0  # set of cards below the current contribution card
        self.contribution: i64 = NOTHING
        self.consequence: i64 = NOTHING
        self.contributed: i64 = 0  # set of resources on the contribution card
        self.has_contributed: bool = False  # with this placement (W64)
        self.monuments: vec[u8] = vec[u8]()  # [monument * MONUMENT_FIELDS + field]

        self.scheme_pool: i64 = 0  # set of schemes in the draw pile (S7)
        self.scheme_discards: i64 = 0
        self.advanced_pool: i64 = 0

    def clear(self) -> None:
        """An empty table."""
        self.agenda = vec[i32]()
        self.ledger = vec[i16]([i16(0)] * (MAX_PLAYERS * FIELDS))
        self.traits = vec[i64]([i64(0)] * MAX_PLAYERS)
        self.workers = vec[u8]([u8(0)] * (PLACES * MAX_PLAYERS))
        self.cards = vec[i64]([i64(0)] * (CARD_SETS * WORDS))
        self.tail = vec[i16]()
        self.five = vec[u8]()
        self.pots = vec[u8]([u8(KNOWN)] * (MAX_PLAYERS * CARDS))
        self.picks = vec[u8]([u8(NOTHING)] * MAX_PLAYERS)
        self.apprentices = vec[i64]([i64(0)] * (APPRENTICE_SETS * WORDS))
        self.apprentice_tail = vec[u8]()
        self.offer = vec[u8]([u8(NOTHING)] * SLOTS)
        self.coins = vec[i16]([i16(0)] * SLOTS)
        self.monuments = vec[u8]([u8(NOTHING)] * (MONUMENTS * MONUMENT_FIELDS))
        for monument in range(i64(MONUMENTS)):
            self.monuments[monument * MONUMENT_FIELDS + LAID] = u8(0)
        for player in range(i64(MAX_PLAYERS)):
            self.ledger[player * FIELDS + BOARD] = i16(NOTHING)

    def copy_to(self, new: Position) -> None:
        new.seats = self.seats
        new.actor = self.actor
        new.reveals = self.reveals
        new.players = self.players
        new.opponent = self.opponent
        new.script = self.script
        new.is_wonder = self.is_wonder
        new.has_start_hires = self.has_start_hires
        new.has_sweeps = self.has_sweeps
        new.has_promos = self.has_promos
        new.is_free_capture = self.is_free_capture
        new.characters = self.characters
        new.first = self.first
        new.turn = self.turn
        new.turns = self.turns
        new.ending = self.ending
        new.draft_round = self.draft_round
        new.is_reset_due = self.is_reset_due
        new.credit = self.credit
        new.due = self.due
        new.settled = self.settled
        new.agenda = self.agenda[:]
        new.ledger = self.ledger[:]
        new.traits = self.traits[:]
        new.workers = self.workers[:]
        new.cards = self.cards[:]
        new.tail = self.tail[:]
        new.five = self.five[:]
        new.pots = self.pots[:]
        new.picks = self.picks[:]
        new.apprentices = self.apprentices[:]
        new.apprentice_tail = self.apprentice_tail[:]
        new.offer = self.offer[:]
        new.coins = self.coins[:]
        new.rewards = self.rewards
        new.rewards_left = self.rewards_left
        new.small_pool = self.small_pool
        new.small_top = self.small_top
        new.large_top = self.large_top
        new.tax = self.tax
        new.lying = self.lying
        new.princess = self.princess
        new.profiteer = self.profiteer
        new.contribution_pool = self.contribution_pool
        new.contribution = self.contribution
        new.consequence = self.consequence
        new.contributed = self.contributed
        new.has_contributed = self.has_contributed
        new.monuments = self.monuments[:]
        new.scheme_pool = self.scheme_pool
        new.scheme_discards = self.scheme_discards
        new.advanced_pool = self.advanced_pool

    def fields(self) -> tuple[str, ...]:
        return SAVED

    def lists(self) -> tuple[str, ...]:
        return GROWING

    # -- agenda

    def plan(self, kind: i64, player: i64 = 0, number: i64 = 0) -> None:
        """Ask or do this next, before what was planned already."""
        self.put_first(kind, player + PLAYER_BITS * number)

    def planned_player(self) -> i64:
        record = i64(self.agenda[i64(len(self.agenda)) - 1])
        return (record // AGENDA_KINDS) & (PLAYER_BITS - 1)

    def planned_number(self) -> i64:
        """What is planned next is about, apart from whom."""
        return i64(self.agenda[i64(len(self.agenda)) - 1]) // (AGENDA_KINDS * PLAYER_BITS)

    def cards_to_come(self, player: i64) -> i64:
        """Building cards this player is about to draw."""
        count: i64 = 0
        for at in range(i64(len(self.agenda))):
            record = i64(self.agenda[at])
            if (record // AGENDA_KINDS) & (PLAYER_BITS - 1) != player:
                continue
            kind = record & (AGENDA_KINDS - 1)
            if kind == ASK_CARD:
                count += 1
            elif kind == DO_DRAW:
                count += record // (AGENDA_KINDS * PLAYER_BITS)
        return count

    # -- players

    def next_player(self, player: i64) -> i64:
        """A17, S90. Clockwise; a scripted opponent plays after all seats."""
        if player == self.opponent:
            return self.first
        following = player + 1 if player + 1 < self.seats else i64(0)
        if following == self.first and self.opponent != NOBODY:
            return self.opponent
        return following

    def player_before(self, player: i64) -> i64:
        """Counter-clockwise."""
        before = player
        while self.next_player(before) != player:
            before = self.next_player(before)
        return before

    def plan_for_all(self, kind: i64, starter: i64, number: i64 = 0) -> None:
        """A168. Everybody does this, clockwise, beginning with one player."""
        player = starter
        for _ in range(self.players):
            player = self.player_before(player)  # planned last, done first
            self.plan(kind, player, number)

    def amount(self, player: i64, field: i64) -> i64:
        return i64(self.ledger[player * FIELDS + field])

    def set_amount(self, player: i64, field: i64, amount: i64) -> None:
        self.ledger[player * FIELDS + field] = i16(amount)

    def add(self, player: i64, field: i64, change: i64) -> None:
        at = player * FIELDS + field
        self.ledger[at] = i16(i64(self.ledger[at]) + change)

    def virtue(self, player: i64) -> i64:
        return i64(self.ledger[player * FIELDS + VIRTUE])

    def influence(self, player: i64) -> i64:
        return i64(self.ledger[player * FIELDS + INFLUENCE])

    def level(self, player: i64) -> i64:
        return i64(self.ledger[player * FIELDS + LEVEL])

    def has_trait(self, player: i64, trait: i64) -> bool:
        return has(self.traits[player], trait)

    def trait_total(self, player: i64, trait: i64) -> i64:
        """A91. What all abilities with this trait add up to."""
        if not has(self.traits[player], trait):
            return 0
        total: i64 = 0
        board = self.amount(player, BOARD)
        if board != NOTHING and i64(self.tables.trait[BOARD_ABILITIES + board]) == trait:
            total += i64(self.tables.ability_amount[BOARD_ABILITIES + board])
        for word in range(i64(WORDS)):
            rest = self.apprentices[(HIRED + player) * WORDS + word]
            while rest != 0:
                card = lowest(rest) + word * HALF
                rest = without_lowest(rest)
                if i64(self.tables.trait[card]) == trait:
                    total += i64(self.tables.ability_amount[card])
        return total

    def refresh_traits(self, player: i64) -> None:
        """A91. What the board and the hired apprentices give, after any change."""
        traits: i64 = 0
        skills: i64 = 0
        board = self.amount(player, BOARD)
        if board != NOTHING:
            traits |= bit(i64(self.tables.trait[BOARD_ABILITIES + board]))
            traits |= bit(i64(self.tables.second_trait[BOARD_ABILITIES + board]))
        for word in range(i64(WORDS)):
            rest = self.apprentices[(HIRED + player) * WORDS + word]
            while rest != 0:
                card = lowest(rest) + word * HALF
                rest = without_lowest(rest)
                traits |= bit(i64(self.tables.trait[card]))
                skills |= i64(self.tables.skills[card])
        self.traits[player] = traits & ~bit(NO_TRAIT)
        self.set_amount(player, SKILLS, skills)

    # -- workers

    def workers_at(self, place: i64, player: i64) -> i64:
        return i64(self.workers[place * MAX_PLAYERS + player])

    def home(self, player: i64) -> i64:
        return i64(self.workers[HOME * MAX_PLAYERS + player])

    def move_workers(self, player: i64, count: i64, start: i64, to: i64) -> None:
        """Some workers of one colour go from one place to another."""
        at = start * MAX_PLAYERS + player
        self.workers[at] = u8(i64(self.workers[at]) - count)
        at = to * MAX_PLAYERS + player
        self.workers[at] = u8(i64(self.workers[at]) + count)

    def is_occupied(self, space: i64) -> bool:
        """A147. Does anybody stand on this space of the black market?"""
        for player in range(self.players):
            if self.workers[space * MAX_PLAYERS + player] != 0:
                return True
        return False

    # -- building cards

    def has_card(self, cards: i64, card: i64) -> bool:
        if card < HALF:
            return has(self.cards[cards * WORDS], card)
        return has(self.cards[cards * WORDS + 1], card - HALF)

    def add_card(self, cards: i64, card: i64) -> None:
        if card < HALF:
            self.cards[cards * WORDS] |= bit(card)
        else:
            self.cards[cards * WORDS + 1] |= bit(card - HALF)

    def remove_card(self, cards: i64, card: i64) -> None:
        if card < HALF:
            self.cards[cards * WORDS] &= ~bit(card)
        else:
            self.cards[cards * WORDS + 1] &= ~bit(card - HALF)

    def count_cards(self, cards: i64) -> i64:
        return size(self.cards[cards * WORDS]) + size(self.cards[cards * WORDS + 1])

    def has_any_card(self, cards: i64) -> bool:
        return self.cards[cards * WORDS] != 0 or self.cards[cards * WORDS + 1] != 0

    def hand_size(self, player: i64) -> i64:
        return self.count_cards(HAND + player)

    def monuments_of(self, player: i64) -> i64:
        count: i64 = 0
        for monument in range(i64(MONUMENTS)):
            if self.monuments[monument * MONUMENT_FIELDS + OWNER] == player:
                count += 1
        return count

    def buildings_of(self, player: i64) -> i64:
        """W90. Buildings and monuments."""
        count = self.count_cards(BUILT + player)
        return count + self.monuments_of(player) if self.is_wonder else count

    def is_setting_up(self) -> bool:
        return self.turn == NOBODY

    def is_drafting(self) -> bool:
        return self.draft_round != NO_DRAFT

    def pack_before(self, seat: i64) -> i64:
        """A30. Which pack lies before a seat in this round: packs go to the left."""
        pack = seat - self.draft_round
        while pack < 0:
            pack += self.seats
        return pack

    # -- apprentices

    def count_apprentices(self, player: i64) -> i64:
        at = (HIRED + player) * WORDS
        return size(self.apprentices[at]) + size(self.apprentices[at + 1])

    def has_apprentice(self, player: i64, card: i64) -> bool:
        at = (HIRED + player) * WORDS
        if card < HALF:
            return has(self.apprentices[at], card)
        return has(self.apprentices[at + 1], card - HALF)

    # -- monuments

    def monument_at(self, location: i64) -> i64:
        """The monument whose piece stands here, or -1 (W99)."""
        if not self.is_wonder:
            return -1
        for monument in range(i64(MONUMENTS)):
            if self.monuments[monument * MONUMENT_FIELDS + SITE] == location:
                return monument
        return -1

    def monument_owner(self, monument: i64) -> i64:
        return i64(self.monuments[monument * MONUMENT_FIELDS + OWNER])

    def has_own_monument(self, player: i64, location: i64) -> bool:
        monument = self.monument_at(location)
        return monument >= 0 and self.monument_owner(monument) == player

    # -- questions

    def actor_of_plan(self) -> i64:
        kind = self.planned_kind()
        if kind < FIRST_SEAT_ASK:
            return CHANCE
        if kind == ASK_DRAFT:
            for seat in range(self.seats):
                if self.picks[seat] == NOTHING:
                    return seat
        return self.planned_player()


def add_cards(out: vec[i32], sets: vec[i64], cards: i64, first: i64) -> vec[i32]:
    """The cards of one of these sets as answers, which are numbered from `first` on."""
    out = add_members(out, sets[cards * WORDS], first)
    return add_members(out, sets[cards * WORDS + 1], first + HALF)
