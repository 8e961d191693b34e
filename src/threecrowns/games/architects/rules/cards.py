"""Building cards: the pile, drawing, and cards put under it (A14, A46, A96, A149, A199)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from threecrowns.engine.bits import bit
from threecrowns.games.architects.content.tables import CARDS
from threecrowns.games.architects.rules.agenda import (
    ASK_CARD,
    ASK_FIVE,
    ASK_HAND_LIMIT,
    ASK_KEEP,
    DO_DRAW,
    DO_FIVE,
    DO_HAND_LIMIT,
)
from threecrowns.games.architects.rules.events import DREW, LOOKED_AT, PILE_EMPTY, PUT_UNDER
from threecrowns.games.architects.rules.secrets import drawn_from_under, sees
from threecrowns.games.architects.rules.state import HAND, POOL, Position


def draw_cards(state: Position, player: i64, count: i64) -> None:
    """A199. Draw from the pile; CHANCE names each card, until those put under it come up."""
    if count <= 0:
        return
    if state.has_any_card(POOL):
        if count > 1:
            state.plan(DO_DRAW, player, count - 1)
        state.plan(ASK_CARD, player)
    elif len(state.tail) > 0:
        receive_card(state, player, take_from_under(state, player))
        if count > 1:
            state.plan(DO_DRAW, player, count - 1)
    else:
        state.note(PILE_EMPTY, player)


def receive_card(state: Position, player: i64, card: i64) -> None:
    """The player sees the card; nobody else does (A47)."""
    state.add_card(HAND + player, card)
    sees(state, player, card)
    state.note_secret(DREW, player, 0, 0, card, bit(player))


def look_at_card(state: Position, player: i64, card: i64) -> None:
    """A149. One of five; only the player sees it."""
    state.five = append(state.five, u8(card))
    sees(state, player, card)
    state.note_secret(LOOKED_AT, player, 0, 0, card, bit(player))


def take_from_under(state: Position, player: i64) -> i64:
    """The next card of those put under the pile, first come first served."""
    record = i64(state.tail[0])
    rest = vec[i16](capacity=8)
    for at in range(i64(1), i64(len(state.tail))):
        rest = append(rest, state.tail[at])
    card = record % CARDS
    drawn_from_under(state, player, card, record // CARDS - 1)
    state.tail = rest
    state.reveals += 1
    return card


def put_under(state: Position, player: i64, card: i64) -> None:
    """A card goes under the pile; who put it there and nobody else knows which (A47)."""
    state.tail = append(state.tail, i16(card))
    state.note_secret(PUT_UNDER, player, 0, 0, card, bit(player))


def discard_from_hand(state: Position, player: i64, card: i64) -> None:
    """A96. As `put_under`; others cannot tell it from the cards left in the hand."""
    state.remove_card(HAND + player, card)
    state.tail = append(state.tail, i16(card + CARDS * (player + 1)))
    state.note_secret(PUT_UNDER, player, 0, 0, card, bit(player))


def draw_five(state: Position, player: i64, count: i64) -> None:
    """A149. Draw five cards, of which one will be kept."""
    while count > 0:
        if state.has_any_card(POOL):
            state.plan(DO_FIVE, player, count - 1)
            state.plan(ASK_FIVE, player)
            return
        if len(state.tail) == 0:
            break
        look_at_card(state, player, take_from_under(state, player))
        count -= 1
    if len(state.five) > 0:
        state.plan(ASK_KEEP, player)
    else:
        state.note(PILE_EMPTY, player)


def check_hand(state: Position, player: i64) -> None:
    """A46. More than six cards at the end of the own turn: some go under the pile."""
    if state.hand_size(player) > state.tables.hand_limit:
        state.plan(DO_HAND_LIMIT, player)
        state.plan(ASK_HAND_LIMIT, player)
