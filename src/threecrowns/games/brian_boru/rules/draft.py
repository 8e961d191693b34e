"""Sections 4 and 5: preparation of a round, and the draft."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from threecrowns.engine.bits import bit, has, lowest, size, without_lowest
from threecrowns.engine.state import LEGAL
from threecrowns.games.brian_boru.content.tables import ALL_CARDS
from threecrowns.games.brian_boru.rules.actions import keep_action
from threecrowns.games.brian_boru.rules.events import (
    CHOSE,
    DEALT,
    KEPT_LAST,
    MARRIAGE_SHOWN,
    PASSED,
    RECEIVED,
    ROUND_BEGINS,
    VIKINGS_COME,
)
from threecrowns.games.brian_boru.rules.reasons import (
    B26_NOT_IN_PACK,
    B26_TWO_DIFFERENT_CARDS,
    B29_CHOSEN_ALREADY,
)
from threecrowns.games.brian_boru.rules.state import (
    ACTION,
    ASK_DEAL,
    ASK_DRAFT,
    ASK_MARRIAGE,
    ASK_VIKINGS,
    DO_DRAFT_STEP,
    DO_TRICK,
    DRAFT,
    HAND,
    NOBODY,
    PACK,
    PREPARATION,
    TAKEN,
    Position,
)

# -- section 4: preparation


def prepare(state: Position) -> None:
    """B21-B25. A new round: a Viking card, a marriage card, then the cards are dealt."""
    state.phase = PREPARATION
    state.round += 1
    state.draft_step = 0
    state.deck = ALL_CARDS
    state.note(ROUND_BEGINS, NOBODY, state.round, state.rounds())
    state.put_first(DO_DRAFT_STEP, 0)
    for pack in range(state.seats - 1, i64(-1), -1):  # B128: the whole pack of seat 0 first
        for _ in range(state.dealt_cards()):
            state.put_first(ASK_DEAL, pack)
    if state.marriage_deck > 1:
        state.put_first(ASK_MARRIAGE, 0)
    state.put_first(ASK_VIKINGS, 0)


def reveal_vikings(state: Position, card: i64) -> None:
    """B22. As many raiders as the card says come to the battle area; the card is discarded."""
    state.viking_pool &= ~bit(card)
    state.battle_area = i64(state.tables.strength[card])
    state.note(VIKINGS_COME, NOBODY, state.battle_area)
    if state.marriage_deck == 1:
        reveal_marriage(state, state.tables.princess)  # B24, B127: no draw


def reveal_marriage(state: Position, card: i64) -> None:
    """B23. The next marriage card lies on the track."""
    state.marriage_pool &= ~bit(card)
    state.marriage_deck -= 1
    state.marriage = card
    state.note(MARRIAGE_SHOWN, NOBODY, card)


# -- section 5: draft


def deal(state: Position, pack: i64, card: i64) -> None:
    """B25, B128. One card to a pack; only the player who is dealt it sees it."""
    state.phase = DRAFT
    state.deck &= ~bit(card)
    state.put(PACK, pack, state.zone(PACK, pack) | bit(card))
    state.note_secret(DEALT, pack, 0, 0, card, bit(pack))


def pack_before(state: Position, seat: i64) -> i64:
    """B26. The pack that lies before a seat: everybody has passed to the left at each step."""
    return state.clockwise(seat, state.seats - state.draft_step % state.seats)


def holder_of(state: Position, pack: i64, step: i64) -> i64:
    """B26. The seat a pack lies before in a step of the draft."""
    return state.clockwise(pack, step)


def cards_before(state: Position, seat: i64) -> i64:
    """The cards of the draft that a seat looks at now."""
    return state.zone(PACK, pack_before(state, seat))


def begin_draft_step(state: Position, step: i64) -> None:
    """B26, B27. Everybody chooses; whoever has one or two cards keeps them without a choice."""
    state.draft_step = step
    state.answered = 0
    tell_received(state)
    if size(state.zone(PACK, 0)) > state.tables.keep:
        state.put_first(ASK_DRAFT, 0)
        return
    for seat in range(state.seats):
        cards = cards_before(state, seat)
        keep(state, seat, cards)
        state.note_secret(KEPT_LAST, seat, size(cards), 0, cards, bit(seat))
    state.phase = ACTION
    state.put_first(DO_TRICK, 0)


def why_not_keep(state: Position, seat: i64, first: i64, second: i64) -> i64:
    """B26, B29. May a seat keep these two cards?"""
    if has(state.answered, seat):
        return B29_CHOSEN_ALREADY
    if first == second:
        return B26_TWO_DIFFERENT_CARDS
    cards = cards_before(state, seat)
    if not has(cards, first) or not has(cards, second):
        return B26_NOT_IN_PACK
    return LEGAL


def legal_keeps(state: Position) -> vec[i32]:
    """B26. Every two of the cards before the actor."""
    out = vec[i32](capacity=28)
    highs = cards_before(state, state.actor)
    lower: i64 = 0
    while highs != 0:
        high = lowest(highs)
        lows = lower
        while lows != 0:
            out = append(out, i32(keep_action(lowest(lows), high)))
            lows = without_lowest(lows)
        lower |= bit(high)
        highs = without_lowest(highs)
    return out


def choose(state: Position, seat: i64, cards: i64) -> None:
    """B26, B29. A secret choice; when all have chosen, the rest is passed to the left."""
    keep(state, seat, cards)
    state.note_secret(CHOSE, seat, size(cards), 0, cards, bit(seat))
    state.answered |= bit(seat)
    if state.not_answered() == 0:
        pass_on(state)


def keep(state: Position, seat: i64, cards: i64) -> None:
    pack = pack_before(state, seat)
    state.put(PACK, pack, state.zone(PACK, pack) & ~cards)
    state.put(TAKEN + state.draft_step, pack, cards)
    state.put(HAND, seat, state.hand(seat) | cards)


def pass_on(state: Position) -> None:
    """B26. Everybody gets the pack of the right neighbour: that is news, so no undo past it."""
    state.finish()
    state.reveals += 1
    state.note(PASSED, NOBODY, size(state.zone(PACK, 0)))
    state.put_first(DO_DRAFT_STEP, state.draft_step + 1)


def tell_received(state: Position) -> None:
    """Everybody learns which cards lie before them, and nobody else does."""
    if state.journal is None:
        return
    for seat in range(state.seats):
        cards = cards_before(state, seat)
        state.note_secret(RECEIVED, seat, size(cards), 0, cards, bit(seat))
