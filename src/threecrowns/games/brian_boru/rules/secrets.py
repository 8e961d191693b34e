"""Section 14, B124: what a seat cannot know, drawn anew. See docs/hidden-information.md.

A card of this round lies in the deck, in a pack, or was kept from a pack in some step of the
draft (and perhaps played since). A seat has seen every pack that lay before it, as it was then.
So the cards fall into groups that the seat can tell apart:

- for each pack it has seen: the cards it passed on. Later holders kept them or passed them on.
- all cards it has never seen. They were kept from packs before it saw these, or lie in packs
  that have not come to it, or were not dealt.

Within a group every way to fill the places is equally likely, but for what everybody has seen
(B131): a card played by a seat was kept by that seat, a seat that could not lead holds no card
with which it could have led, and the seat that is asked to lead now holds one.
"""

from __future__ import annotations

from mypy_extensions import i64

from threecrowns.engine.bits import bit, lowest, size, without_lowest
from threecrowns.engine.rng import Rng
from threecrowns.games.brian_boru.content.tables import ALL_CARDS, STEPS
from threecrowns.games.brian_boru.rules.draft import holder_of
from threecrowns.games.brian_boru.rules.state import (
    ASK_LEAD,
    HAND,
    LACKS,
    PACK,
    PLAYED,
    TAKEN,
    Position,
)
from threecrowns.games.brian_boru.rules.trick import can_lead


def step_seen(state: Position, seat: i64, pack: i64) -> i64:
    """In which step of the draft a pack lies before a seat for the first time."""
    return (seat - pack + state.seats) % state.seats


def has_seen(state: Position, seat: i64, pack: i64) -> bool:
    """Has this pack lain before the seat? A seat sees its own from the first card dealt."""
    return step_seen(state, seat, pack) <= state.draft_step


def seen_cards(state: Position, seat: i64, pack: i64) -> i64:
    """What the seat saw in a pack when it first lay before it; nothing if it never did."""
    if not has_seen(state, seat, pack):
        return 0
    found = state.zone(PACK, pack)
    for step in range(step_seen(state, seat, pack), i64(STEPS)):
        found |= state.taken(pack, step)
    return found


def redraw_secrets(state: Position, seat: i64, rng: Rng) -> None:
    """Draw anew every place of a card that the seat cannot know.

    The result depends on the generator and on what the seat knows, never on what is hidden.
    """
    if state.deck == ALL_CARDS:  # no card is dealt
        return
    redraw_cards(state, seat, rng)
    while contradicts_lead(state):
        redraw_cards(state, seat, rng)


def contradicts_lead(state: Position) -> bool:
    """B34, B131. Is a seat asked to lead that cannot? The marker would have been passed on.

    To put a leading card into its hand first would favour worlds in which it holds several. To
    draw all anew favours none, and 16 draws are the most it takes on average: of the cards in
    question one is in the hand in truth, and no group has more than 16 cards.
    """
    return state.planned_kind() == ASK_LEAD and not can_lead(state, state.actor)


def redraw_cards(state: Position, seat: i64, rng: Rng) -> None:
    """Draw anew by everything the seat knows but what the running question tells."""
    never_seen: i64 = ALL_CARDS
    for pack in range(state.seats):
        never_seen &= ~seen_cards(state, seat, pack)
    for pack in range(state.seats):
        if has_seen(state, seat, pack):
            redraw_passed_on(state, seat, pack, rng)
    redraw_never_seen(state, seat, never_seen, rng)
    for each in range(state.seats):
        if each != seat:
            state.put(HAND, each, kept_by(state, each) & ~state.zone(PLAYED, each))


def kept_by(state: Position, seat: i64) -> i64:
    """All cards a seat has kept in this round."""
    found: i64 = 0
    for pack in range(state.seats):
        for step in range(i64(STEPS)):
            if holder_of(state, pack, step) == seat:
                found |= state.taken(pack, step)
    return found


def played_by_others(state: Position, seat: i64) -> i64:
    found: i64 = 0
    for other in range(state.seats):
        if other != seat:
            found |= state.zone(PLAYED, other)
    return found


def redraw_passed_on(state: Position, seat: i64, pack: i64, rng: Rng) -> None:
    """The cards that the seat passed on in a pack: who kept which, and which still lie in it?

    Each later holder had the pack once, so a card played tells in which step it was kept.
    """
    first = step_seen(state, seat, pack) + 1
    passed_on = state.zone(PACK, pack)
    for step in range(first, i64(STEPS)):
        if holder_of(state, pack, step) != seat:
            passed_on |= state.taken(pack, step)
    loose = passed_on & ~played_by_others(state, seat)
    done = bit(seat)
    while done != state.all_seats():
        keeper = next_keeper(state, done)
        done |= bit(keeper)
        for step in range(first, i64(STEPS)):
            if holder_of(state, pack, step) == keeper and state.taken(pack, step) != 0:
                cards = passed_on & state.zone(PLAYED, keeper)
                missing = size(state.taken(pack, step)) - size(cards)
                drawn = draw(loose & ~state.zone(LACKS, keeper), missing, rng)
                loose &= ~drawn
                state.put(TAKEN + step, pack, cards | drawn)
    state.put(PACK, pack, loose)


def redraw_never_seen(state: Position, seat: i64, never_seen: i64, rng: Rng) -> None:
    """The cards that the seat has never seen: who kept which, where do the others lie?"""
    loose = never_seen & ~played_by_others(state, seat)
    done = bit(seat)
    while done != state.all_seats():
        keeper = next_keeper(state, done)
        done |= bit(keeper)
        cards = never_seen & state.zone(PLAYED, keeper)
        missing = kept_unseen(state, seat, keeper) - size(cards)
        drawn = draw(loose & ~state.zone(LACKS, keeper), missing, rng)
        loose &= ~drawn
        spread(state, seat, keeper, cards | drawn, rng)
    for pack in range(state.seats):
        if not has_seen(state, seat, pack):
            rest = draw(loose, size(state.zone(PACK, pack)), rng)
            loose &= ~rest
            state.put(PACK, pack, rest)
    state.deck = loose


def next_keeper(state: Position, done: i64) -> i64:
    """Whose places are filled next: first the seat about which most is known (B131).

    What seats are known to lack is nested: as towns fill up, fewer cards can lead. Filling the
    narrowest first leaves the same number of ways for the others, whatever is drawn.
    """
    found: i64 = lowest(state.all_seats() & ~done)
    rest = without_lowest(state.all_seats() & ~done)
    while rest != 0:
        seat = lowest(rest)
        rest = without_lowest(rest)
        if size(state.zone(LACKS, seat)) > size(state.zone(LACKS, found)):
            found = seat
    return found


def is_unseen_place(state: Position, seat: i64, pack: i64, step: i64) -> bool:
    """Was something kept from the pack in this step before the seat saw the pack?"""
    return step < step_seen(state, seat, pack) and state.taken(pack, step) != 0


def kept_unseen(state: Position, seat: i64, keeper: i64) -> i64:
    """How many cards that the seat has never seen the keeper has kept."""
    count: i64 = 0
    for pack in range(state.seats):
        step = step_seen(state, keeper, pack)
        if is_unseen_place(state, seat, pack, step):
            count += size(state.taken(pack, step))
    return count


def spread(state: Position, seat: i64, keeper: i64, cards: i64, rng: Rng) -> None:
    """Share the keeper's cards among the packs it kept them from."""
    for pack in range(state.seats):
        step = step_seen(state, keeper, pack)
        if is_unseen_place(state, seat, pack, step):
            some = draw(cards, size(state.taken(pack, step)), rng)
            cards &= ~some
            state.put(TAKEN + step, pack, some)


def draw(cards: i64, count: i64, rng: Rng) -> i64:
    """So many of the cards, every choice equally likely."""
    left = size(cards)
    if count == left:
        return cards
    drawn: i64 = 0
    for _ in range(count):
        rest = cards
        for _ in range(rng.below(left)):
            rest = without_lowest(rest)
        card = bit(lowest(rest))
        drawn |= card
        cards &= ~card
        left -= 1
    return drawn
