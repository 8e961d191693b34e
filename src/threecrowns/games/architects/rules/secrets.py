"""What a seat knows of building cards it does not see (A47), and drawing the rest anew.

A *pot* is a set of cards of which a seat knows the places they take up together, not which card
has which place: the cards of a draft pack it passed on, or all cards it has never seen. A card
put under the pile from a hand may be any of that hand, so for everybody else it still belongs to
the hand when cards are dealt out anew, and one of the hand is then put in its place.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from threecrowns.engine.bits import bit, has, lowest, without_lowest
from threecrowns.engine.rng import Rng
from threecrowns.games.architects.content.tables import CARDS
from threecrowns.games.architects.content.vocabulary import MAX_PLAYERS, NOTHING
from threecrowns.games.architects.rules.state import (
    BUILT,
    CARD_SETS,
    FROM_PACK,
    HALF,
    HAND,
    KNOWN,
    PACK,
    POOL,
    UNSEEN,
    WORDS,
    Position,
)

MIXED: Final = FROM_PACK + MAX_PLAYERS  # + player whose cards can no longer be told apart
POTS: Final = MIXED + MAX_PLAYERS
UNDER: Final = CARD_SETS  # + position under the pile: a place of its own
AMONG_FIVE: Final = UNDER + 2 * CARDS  # + position among the five drawn at the black market


def sees(state: Position, seat: i64, card: i64) -> None:
    state.pots[seat * CARDS + card] = u8(KNOWN)


def everybody_sees(state: Position, card: i64) -> None:
    for seat in range(state.seats):
        state.pots[seat * CARDS + card] = u8(KNOWN)


def pot_of(state: Position, seat: i64, card: i64) -> i64:
    return i64(state.pots[seat * CARDS + card])


def passes_on(state: Position, seat: i64, pack: i64) -> None:
    """A30. What the seat leaves in a pack is one pot for it from now on."""
    for word in range(i64(WORDS)):
        rest = state.cards[(PACK + pack) * WORDS + word]
        while rest != 0:
            card = lowest(rest) + word * HALF
            rest = without_lowest(rest)
            state.pots[seat * CARDS + card] = u8(FROM_PACK + pack)


def drawn_from_under(state: Position, drawer: i64, card: i64, owner: i64) -> None:
    """A hand's discard is drawn: for those who see neither, that hand's cards become one pot."""
    if owner < 0:
        return
    for seat in range(state.seats):
        if seat not in (drawer, owner):
            mix(state, seat, owner, card)


def mix(state: Position, seat: i64, owner: i64, drawn: i64) -> None:
    into: i64 = MIXED + owner
    for card in range(state.tables.buildings):
        if belongs_to(state, card, owner) or card == drawn:
            pot = pot_of(state, seat, card)
            if pot != KNOWN:
                into = UNSEEN
    for card in range(state.tables.buildings):
        if belongs_to(state, card, owner) or card == drawn:
            move_to_pot(state, seat, card, into)


def move_to_pot(state: Position, seat: i64, card: i64, into: i64) -> None:
    """The card joins a pot, together with all cards that it could not be told from."""
    pot = pot_of(state, seat, card)
    state.pots[seat * CARDS + card] = u8(into)
    if pot != KNOWN and pot != UNSEEN:
        for other in range(state.tables.buildings):
            if pot_of(state, seat, other) == pot:
                state.pots[seat * CARDS + other] = u8(into)


def one_is_kept(state: Position, keeper: i64) -> None:
    """A149. Nobody else sees which of the five is kept, not even who knew some of them."""
    count = i64(len(state.five))
    for seat in range(state.seats):
        known: i64 = 0
        unseen: i64 = 0
        for at in range(count):
            pot = pot_of(state, seat, i64(state.five[at]))
            if pot == KNOWN:
                known += 1
            elif pot == UNSEEN:
                unseen += 1
        if seat == keeper or unseen == count or count == 1:
            continue
        into: i64 = MIXED + keeper if known == count else UNSEEN
        for at in range(count):
            move_to_pot(state, seat, i64(state.five[at]), into)


def belongs_to(state: Position, card: i64, owner: i64) -> bool:
    """Is the card in this hand, or was it put under the pile from there?"""
    if state.has_card(HAND + owner, card):
        return True
    for at in range(i64(len(state.tail))):
        if i64(state.tail[at]) == card + CARDS * (owner + 1):
            return True
    return False


# -- drawing anew


def redraw(state: Position, seat: i64, rng: Rng) -> None:
    """Deal every card the seat cannot place anew among the places it may have."""
    holes = open_mixed(state, seat)
    hidden = Hidden(state, seat)
    for pot in range(i64(UNSEEN), i64(POTS)):
        if has(hidden.pots, pot):
            deal_pot(state, hidden, pot, rng)
    fill_mixed(state, holes, rng)
    repick(state, seat, rng)
    forget_others(state, seat)


class Hidden:
    """All cards outside the pile that a seat cannot place, with their places and pots."""

    def __init__(self, state: Position, seat: i64) -> None:
        self.places: vec[i16] = vec[i16](capacity=CARDS)
        self.cards: vec[u8] = vec[u8](capacity=CARDS)
        self.pot: vec[u8] = vec[u8](capacity=CARDS)
        self.pots: i64 = 0  # set of pots that occur
        for cards in range(i64(POOL + 1), i64(CARD_SETS)):
            for word in range(i64(WORDS)):
                rest = state.cards[cards * WORDS + word]
                while rest != 0:
                    card = lowest(rest) + word * HALF
                    rest = without_lowest(rest)
                    self.add(cards, card, pot_of(state, seat, card))
        for at in range(i64(len(state.tail))):
            record = i64(state.tail[at])
            if record < CARDS:
                self.add(UNDER + at, record, pot_of(state, seat, record))
        for at in range(i64(len(state.five))):
            card = i64(state.five[at])
            self.add(AMONG_FIVE + at, card, pot_of(state, seat, card))

    def add(self, place: i64, card: i64, pot: i64) -> None:
        if pot != KNOWN:
            self.places = append(self.places, i16(place))
            self.cards = append(self.cards, u8(card))
            self.pot = append(self.pot, u8(pot))
            self.pots |= bit(pot)


def open_mixed(state: Position, seat: i64) -> vec[i16]:
    """Take others' discards back into their hands; tells whose they are, by position."""
    holes = vec[i16](capacity=8)
    for at in range(i64(len(state.tail))):
        owner = i64(state.tail[at]) // CARDS - 1
        if owner >= 0 and owner != seat:
            state.add_card(HAND + owner, i64(state.tail[at]) % CARDS)
            holes = append(holes, i16(owner))
        else:
            holes = append(holes, i16(-1))
    return holes


def fill_mixed(state: Position, holes: vec[i16], rng: Rng) -> None:
    """Put one card of each such hand under the pile again."""
    for at in range(i64(len(holes))):
        owner = i64(holes[at])
        if owner < 0:
            continue
        card = random_card(state, HAND + owner, rng)
        state.remove_card(HAND + owner, card)
        state.tail[at] = i16(card + CARDS * (owner + 1))


def random_card(state: Position, cards: i64, rng: Rng) -> i64:
    """One card of a set, all equally likely."""
    left = rng.below(state.count_cards(cards))
    for word in range(i64(WORDS)):
        rest = state.cards[cards * WORDS + word]
        while rest != 0:
            if left == 0:
                return lowest(rest) + word * HALF
            left -= 1
            rest = without_lowest(rest)
    return -1


def deal_pot(state: Position, hidden: Hidden, pot: i64, rng: Rng) -> None:
    """Shuffle the cards of one pot over the places they take up together."""
    candidates = cards_of_pot(state, hidden, pot)
    left = i64(len(candidates))
    for k in range(i64(len(hidden.cards))):
        if i64(hidden.pot[k]) == pot and i64(hidden.places[k]) < UNDER:
            state.remove_card(i64(hidden.places[k]), i64(hidden.cards[k]))
    for k in range(i64(len(hidden.cards))):
        if i64(hidden.pot[k]) == pot:
            chosen = rng.below(left)
            card = candidates[chosen]
            left -= 1
            candidates[chosen] = candidates[left]
            lay_down(state, i64(hidden.places[k]), i64(card))
    if pot == UNSEEN:
        lay_rest_on_pile(state, candidates, left)


def cards_of_pot(state: Position, hidden: Hidden, pot: i64) -> vec[u8]:
    """The cards of a pot in the order of their numbers, so that their places do not matter."""
    first: i64 = 0
    second: i64 = 0
    if pot == UNSEEN:
        first = state.cards[POOL * WORDS]
        second = state.cards[POOL * WORDS + 1]
    for k in range(i64(len(hidden.cards))):
        card = i64(hidden.cards[k])
        if i64(hidden.pot[k]) != pot:
            continue
        if card < HALF:
            first |= bit(card)
        else:
            second |= bit(card - HALF)
    out = vec[u8](capacity=CARDS)
    while first != 0:
        out = append(out, u8(lowest(first)))
        first = without_lowest(first)
    while second != 0:
        out = append(out, u8(lowest(second) + HALF))
        second = without_lowest(second)
    return out


def lay_down(state: Position, place: i64, card: i64) -> None:
    if place < UNDER:
        state.add_card(place, card)
    elif place < AMONG_FIVE:
        state.tail[place - UNDER] = i16(card)
    else:
        state.five[place - AMONG_FIVE] = u8(card)


def lay_rest_on_pile(state: Position, cards: vec[u8], count: i64) -> None:
    """What was not dealt out is in the pile."""
    state.cards[POOL * WORDS] = 0
    state.cards[POOL * WORDS + 1] = 0
    for k in range(count):
        state.add_card(POOL, i64(cards[k]))


def repick(state: Position, seat: i64, rng: Rng) -> None:
    """A30. What others chose in this round of the draft is hidden until all have chosen."""
    for other in range(state.seats):
        if other != seat and state.picks[other] != NOTHING:
            state.picks[other] = u8(random_card(state, PACK + state.pack_before(other), rng))


def forget_others(state: Position, seat: i64) -> None:
    """In the drawn world every other seat knows its own cards and what lies open."""
    for other in range(state.seats):
        if other == seat:
            continue
        for card in range(state.tables.buildings):
            state.pots[other * CARDS + card] = u8(UNSEEN)
        know_set(state, other, HAND + other)
        if state.is_drafting():
            know_set(state, other, PACK + state.pack_before(other))
        if state.turn == other:
            for at in range(i64(len(state.five))):
                sees(state, other, i64(state.five[at]))
        for owner in range(state.players):
            know_set(state, other, BUILT + owner)


def know_set(state: Position, seat: i64, cards: i64) -> None:
    for word in range(i64(WORDS)):
        rest = state.cards[cards * WORDS + word]
        while rest != 0:
            sees(state, seat, lowest(rest) + word * HALF)
            rest = without_lowest(rest)
