"""Section 6: tricks."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from threecrowns.engine.bits import bit, has, lowest, size, without_lowest
from threecrowns.engine.state import LEGAL, OVER
from threecrowns.games.brian_boru.content.tables import (
    ALL_CARDS,
    CARDS,
    COLOURS,
    PRIMARY,
    START,
    STEPS,
    UPPER,
    WHITE,
)
from threecrowns.games.brian_boru.rules.actions import lead_action
from threecrowns.games.brian_boru.rules.events import (
    FELL_BACK,
    HANDS_DISCARDED,
    LED,
    MARKER_MOVES,
    NO_ACTIVE_TOWN,
    NOBODY_WON,
    PERFORMS,
    PLAYED,
    WON_TRICK,
)
from threecrowns.games.brian_boru.rules.reasons import (
    B32_NOT_A_FREE_TOWN,
    B32_NOT_IN_HAND,
    B32_OTHER_COLOUR,
    B36_NOT_IN_HAND,
    B41_NO_SUCH_ACTION,
)
from threecrowns.games.brian_boru.rules.state import (
    ASK_FOLLOW,
    ASK_LEAD,
    ASK_SECONDARY,
    DO_DECIDE_TRICK,
    DO_FINISH_ACTION,
    DO_MARRIAGE,
    DO_RESOLVE_NEXT,
    DO_SYMBOLS,
    DO_TRICK,
    HAND,
    LACKS,
    NOBODY,
    NOTHING,
    SPACE,
    TAKEN,
    Position,
)
from threecrowns.games.brian_boru.rules.state import (
    PLAYED as PLAYED_ZONE,
)

# -- leading


def leading_cards(state: Position, free: i64) -> i64:
    """B32. The cards with which somebody could lead while these towns are free."""
    if free == 0:
        return 0
    found = state.tables.suit_cards[WHITE]
    for colour in range(i64(COLOURS)):
        if free & state.tables.colour_towns[colour] != 0:
            found |= state.tables.suit_cards[colour]
    return found


def can_lead(state: Position, seat: i64) -> bool:
    """B32, B34. Has the seat a card that could be led now?"""
    return state.hand(seat) & leading_cards(state, state.free_towns()) != 0


def begin_trick(state: Position) -> None:
    """B31-B35. Who leads? Or has everybody one card left, so that upkeep begins?"""
    state.active_town = NOTHING
    state.trick_winner = NOBODY
    state.resolver = NOBODY
    for seat in range(state.seats):
        state.trick[seat] = u8(NOTHING)
    if size(state.hand(0)) == 1:
        end_action_phase(state)
        return
    state.unresolved = state.all_seats()
    state.put_first(DO_DECIDE_TRICK, 0)
    usable = leading_cards(state, state.free_towns())
    holder = state.marker
    for steps in range(state.seats):
        seat = state.clockwise(holder, steps)
        if state.hand(seat) & usable != 0:
            if steps > 0:  # B34
                state.marker = seat
                state.note(MARKER_MOVES, seat, holder)
            ask_followers(state, seat)
            state.ask(ASK_LEAD, seat)
            return
        show_lack(state, seat, usable)
    state.note(NO_ACTIVE_TOWN, NOBODY)  # B35
    ask_followers(state, holder)
    state.ask(ASK_FOLLOW, holder)


def leader_is_uncertain(before: Position, after: Position, seat: i64) -> bool:
    """B34. Did a trick begin whose leader depends on cards that this seat cannot know?"""
    if after.actor == OVER:
        return False
    for each in range(after.seats):
        if after.trick_card(each) != NOTHING:
            return False
    asked = after.planned_kind()
    if asked != ASK_LEAD and asked != ASK_FOLLOW:
        return False
    usable = leading_cards(after, after.free_towns())
    if usable == 0 or usable == ALL_CARDS:
        return False
    if after.marker != seat:
        return True
    for each in range(after.seats):  # who had the marker before, unless that was known to lack
        if after.zone(LACKS, each) != before.zone(LACKS, each):
            return True
    return False


def show_lack(state: Position, seat: i64, cards: i64) -> None:
    """B34, B131. Everybody sees that this seat holds none of these cards."""
    state.put(LACKS, seat, state.zone(LACKS, seat) | cards)
    state.reveals += 1


def ask_followers(state: Position, leader: i64) -> None:
    """B36. Everybody else plays a card, clockwise."""
    for steps in range(state.seats - 1, i64(0), -1):
        state.ask(ASK_FOLLOW, state.clockwise(leader, steps))


def why_not_lead(state: Position, town: i64, card: i64) -> i64:
    """B32, B33. May the actor lead with this card to this town?"""
    if not has(state.hand(state.actor), card):
        return B32_NOT_IN_HAND
    if not state.is_free(town):
        return B32_NOT_A_FREE_TOWN
    if not state.tables.matches(card, town):
        return B32_OTHER_COLOUR
    return LEGAL


def legal_leads(state: Position) -> vec[i32]:
    """B32, B33. Every free town with every card in hand that may be led to it."""
    out = vec[i32](capacity=128)
    tables = state.tables
    hand = state.hand(state.actor)
    towns = state.free_towns()
    while towns != 0:
        town = lowest(towns)
        towns = without_lowest(towns)
        cards = hand & tables.matching_cards(i64(tables.colour[town]))
        while cards != 0:
            out = append(out, i32(lead_action(town, lowest(cards))))
            cards = without_lowest(cards)
    return out


def lead(state: Position, seat: i64, town: i64, card: i64) -> None:
    """B32. The marker goes to the active town, the card before the player."""
    state.active_town = town
    lay_card(state, seat, card)
    state.note(LED, seat, town, card)


# -- following


def why_not_play(state: Position, card: i64) -> i64:
    """B36. May the actor play this card? There is no duty to follow."""
    return LEGAL if has(state.hand(state.actor), card) else B36_NOT_IN_HAND


def play(state: Position, seat: i64, card: i64) -> None:
    """B36. A card face up before the player."""
    lay_card(state, seat, card)
    state.note(PLAYED, seat, card)


def lay_card(state: Position, seat: i64, card: i64) -> None:
    state.put(HAND, seat, state.hand(seat) & ~bit(card))
    state.put(PLAYED_ZONE, seat, state.zone(PLAYED_ZONE, seat) | bit(card))
    state.trick[seat] = u8(card)
    state.reveals += 1


def trick_number(state: Position) -> i64:
    """Which trick of the round it is, from 1."""
    is_played = state.trick_card(0) != NOTHING
    return size(state.zone(PLAYED_ZONE, 0)) + (0 if is_played else 1)


def first_to_play(state: Position) -> i64:
    """B32, B35. Who plays first in this trick; NOBODY once the winner has the marker (B48)."""
    is_taken = state.trick_winner != NOBODY and not has(state.unresolved, state.trick_winner)
    return NOBODY if is_taken else state.marker


# -- winning


def winner_of(state: Position) -> i64:
    """B37, B38. The highest card played so far that has the town's colour or is white."""
    best: i64 = NOBODY
    highest: i64 = -1
    if state.active_town == NOTHING:  # B35
        return best
    for seat in range(state.seats):
        card = state.trick_card(seat)
        if card != NOTHING and card > highest and state.tables.matches(card, state.active_town):
            highest = card
            best = seat
    return best


def can_still_win(state: Position, card: i64) -> bool:
    """B37, B38. Would this card win against those played so far?"""
    if state.active_town == NOTHING or not state.tables.matches(card, state.active_town):
        return False
    best = winner_of(state)
    return best == NOBODY or state.trick_card(best) < card


def is_last_to_play(state: Position, seat: i64) -> bool:
    """Has everybody else played a card?"""
    for other in range(state.seats):
        if other != seat and state.trick_card(other) == NOTHING:
            return False
    return True


def decide_trick(state: Position) -> None:
    """B37-B39."""
    state.trick_winner = winner_of(state)
    if state.trick_winner == NOBODY:
        state.note(NOBODY_WON, NOBODY)
    else:
        card = state.trick_card(state.trick_winner)
        state.note(WON_TRICK, state.trick_winner, state.active_town, card)
    state.put_first(DO_RESOLVE_NEXT, 0)


# -- resolving


def next_to_resolve(state: Position) -> i64:
    """B40. The seat with the lowest card not resolved yet; colour and winner do not matter."""
    lowest_card: i64 = CARDS
    found: i64 = NOBODY
    for seat in range(state.seats):
        if has(state.unresolved, seat) and state.trick_card(seat) < lowest_card:
            lowest_card = state.trick_card(seat)
            found = seat
    return found


def resolve_next(state: Position) -> None:
    """B40, B41, B44. The next card; after the last one the next trick begins."""
    seat = next_to_resolve(state)
    state.resolver = seat
    if seat == NOBODY:
        state.put_first(DO_TRICK, 0)
        return
    state.unresolved &= ~bit(seat)
    state.put_first(DO_RESOLVE_NEXT, 0)
    state.put_first(DO_FINISH_ACTION, seat)
    if seat == state.trick_winner:
        perform(state, seat, PRIMARY)
    else:
        state.ask(ASK_SECONDARY, seat)  # B42: chosen now, not when the card was played


def why_not_secondary(state: Position, number: i64) -> i64:
    """B41. Has the card this secondary action? 0 is the upper one, 1 the lower."""
    card = state.trick_card(state.actor)
    return LEGAL if number < i64(state.tables.secondaries[card]) else B41_NO_SUCH_ACTION


def choose_secondary(state: Position, seat: i64, number: i64) -> None:
    """B41, B42."""
    perform(state, seat, UPPER + number)


def perform(state: Position, seat: i64, action: i64) -> None:
    """B41, B45. The symbols of the action, from left to right."""
    state.action = action
    state.note(PERFORMS, seat, state.trick_card(seat), action)
    state.put_first(DO_SYMBOLS, 0)


def finish_action(state: Position, seat: i64) -> None:
    """B43, B60, B61. A disc that shares a space of the track falls back until it is alone."""
    space = state.space(seat)
    falls_to = space
    while falls_to > START and is_shared(state, seat, falls_to):
        falls_to -= 1
    if falls_to != space:
        state.set_amount(seat, SPACE, falls_to)
        state.note(FELL_BACK, seat, space, falls_to)


def is_shared(state: Position, seat: i64, space: i64) -> bool:
    """B60. Does another disc lie on this space?"""
    return state.seats_with(SPACE, space) & ~bit(seat) != 0


def end_action_phase(state: Position) -> None:
    """B31. The last card of each hand is discarded face down; all cards go back to the deck."""
    state.unresolved = 0
    for place in range(state.seats):
        state.put(HAND, place, 0)
        state.put(PLAYED_ZONE, place, 0)
        state.put(LACKS, place, 0)
        for step in range(i64(STEPS)):
            state.put(TAKEN + step, place, 0)
    state.deck = ALL_CARDS
    state.note(HANDS_DISCARDED, NOBODY)
    state.put_first(DO_MARRIAGE, 0)
