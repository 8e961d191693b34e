"""What buildings do when they are built and what the princess gives (A135-A138, A190-A202, W140-W147).

Effects are data; each kind is carried out here and nowhere else.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from threecrowns.engine.state import LEGAL
from threecrowns.games.architects.content.vocabulary import (
    ALL_PLAYERS_GAIN,
    ALL_PLAYERS_RELEASE,
    CAPTURE,
    CHOICE,
    DEBT,
    DESTROY_DEBT,
    DISCARD_APPRENTICE,
    DISCARD_CARD_FOR,
    EXTRA_CONSTRUCTION,
    GAIN,
    GAIN_PER,
    GUILDHALL,
    HIRE_FREE,
    PLACE_WORKER,
    PRISON,
    PRISON_PENALTY,
    RELEASE_FROM_BOARDS,
    RELEASE_FROM_PRISON,
    SEND_TO_PRISON,
    SWEEP_AND_HIRE,
)
from threecrowns.games.architects.rules.actions import CHOOSE, DISCARD, DONE, YES
from threecrowns.games.architects.rules.agenda import (
    ASK_CAPTURE,
    ASK_CHOICE,
    ASK_DISMISS,
    ASK_EFFECT,
    ASK_GIVE_CARD,
    ASK_GRANTED,
    ASK_HIRE,
    DO_GAIN_EFFECT,
    DO_VIRTUE,
    VIRTUE_ZERO,
)
from threecrowns.games.architects.rules.captures import can_capture, free_series
from threecrowns.games.architects.rules.cards import discard_from_hand
from threecrowns.games.architects.rules.counting import count_of
from threecrowns.games.architects.rules.gains import gain
from threecrowns.games.architects.rules.guardhouse import (
    captives_of,
    free_from_boards,
    free_from_prison,
    hand_over,
    held_by_others,
)
from threecrowns.games.architects.rules.reasons import (
    A46_NOT_IN_HAND,
    W77_NOT_POSSIBLE,
)
from threecrowns.games.architects.rules.state import HAND, Position, add_cards
from threecrowns.games.architects.rules.virtue import destroy_debts
from threecrowns.games.architects.rules.workshop import has_offer, sweep_columns


def is_optional(state: Position, effect: i64) -> bool:
    """A136."""
    return state.tables.effect_optional[effect] == 1


def is_possible(state: Position, player: i64, effect: i64) -> bool:
    """W77. Would the effect do anything for this player now?"""
    kind = i64(state.tables.effect_kind[effect])
    if kind == HIRE_FREE:
        return has_offer(state)
    if kind == CAPTURE:
        return can_capture(state, player, free_series(1))
    if kind == RELEASE_FROM_BOARDS:
        return held_by_others(state, player) > 0
    if kind == RELEASE_FROM_PRISON:
        return state.workers_at(PRISON, player) > 0
    if kind == DESTROY_DEBT:
        return state.amount(player, DEBT) > 0
    if kind == DISCARD_CARD_FOR:
        return state.has_any_card(HAND + player)
    if kind == SEND_TO_PRISON:
        return captives_of(state, player) > 0
    if kind in (PLACE_WORKER, EXTRA_CONSTRUCTION):
        return state.home(player) > 0
    if kind == DISCARD_APPRENTICE:
        return state.count_apprentices(player) > 0
    return True


def carry_out(state: Position, player: i64, effect: i64) -> None:
    """A136. Do what the effect says, asking first where there is a choice."""
    if not is_possible(state, player, effect):
        return
    tables = state.tables
    kind = i64(tables.effect_kind[effect])
    count = i64(tables.effect_count[effect])
    if kind == GAIN:
        gain(state, player, tables.effect_gain[effect])
    elif kind == CHOICE:
        offer_choice(state, player, effect)
    elif kind in (HIRE_FREE, SWEEP_AND_HIRE):
        state.plan(ASK_HIRE, player, 1 if is_optional(state, effect) else 0)
        if kind == SWEEP_AND_HIRE:
            school(state)
    elif kind == CAPTURE:
        state.plan(ASK_CAPTURE, player, free_series(count))
    elif kind == DISCARD_CARD_FOR:
        state.plan(ASK_GIVE_CARD, player, effect)
    elif kind == PRISON_PENALTY:
        watchtower(state, player, count)
    elif kind in (ALL_PLAYERS_GAIN, ALL_PLAYERS_RELEASE):
        for_all_players(state, player, effect)
    elif kind == GAIN_PER:
        gain_per(state, player, effect)
    elif kind == PLACE_WORKER:
        state.plan(ASK_GRANTED, player, i64(tables.effect_place[effect]))
    elif kind == EXTRA_CONSTRUCTION:
        state.plan(ASK_GRANTED, player, GUILDHALL)
    elif kind == DISCARD_APPRENTICE:
        state.plan(ASK_DISMISS, player)
    elif is_optional(state, effect):
        state.plan(ASK_EFFECT, player, effect)
    else:
        carry_out_plain(state, player, effect)


def carry_out_plain(state: Position, player: i64, effect: i64) -> None:
    """Effects that ask nothing more."""
    kind = i64(state.tables.effect_kind[effect])
    if kind == RELEASE_FROM_BOARDS:
        free_from_boards(state, player)  # A137
    elif kind == RELEASE_FROM_PRISON:
        free_from_prison(state, player)
    elif kind == DESTROY_DEBT:
        destroy_debts(state, player, 1)
    elif kind == SEND_TO_PRISON:
        hand_over(state, player)  # W140


def add_effect_answers(out: vec[i32]) -> vec[i32]:
    """Do it, or not."""
    return append(append(out, i32(YES)), i32(DONE))


# -- one of two


def option_of(state: Position, effect: i64, side: i64) -> i64:
    if side == 0:
        return i64(state.tables.effect_first[effect])
    return i64(state.tables.effect_second[effect])


def why_not_choose(state: Position, player: i64, effect: i64, side: i64) -> i64:
    """W77. What would do nothing cannot be picked."""
    is_open = is_possible(state, player, option_of(state, effect, side))
    return LEGAL if is_open else W77_NOT_POSSIBLE


def offer_choice(state: Position, player: i64, effect: i64) -> None:
    """Ask, unless only one side is possible and it may not be declined."""
    first = why_not_choose(state, player, effect, 0) == LEGAL
    second = why_not_choose(state, player, effect, 1) == LEGAL
    if not first and not second:
        return
    if is_optional(state, effect) or (first and second):
        state.plan(ASK_CHOICE, player, effect)
    else:
        carry_out(state, player, option_of(state, effect, 0 if first else 1))


def add_choices(state: Position, out: vec[i32], player: i64, effect: i64) -> vec[i32]:
    for side in range(i64(2)):
        if why_not_choose(state, player, effect, side) == LEGAL:
            out = append(out, i32(CHOOSE + side))
    if is_optional(state, effect):
        out = append(out, i32(DONE))
    return out


# -- effects with a rule of their own


def gain_per(state: Position, player: i64, effect: i64) -> None:
    """A192, W141. Palace and Monastery: once for every so many."""
    tables = state.tables
    counted = count_of(state, player, i64(tables.effect_of[effect]))
    times = counted // i64(tables.effect_per[effect])
    if times > 0:
        gain(state, player, tables.effect_gain[effect] * times)


def watchtower(state: Position, builder: i64, points: i64) -> None:
    """A191. Everybody with enough own workers in prison loses virtue, the builder too."""
    player = builder
    for _ in range(state.players):
        player = state.player_before(player)  # planned last, done first
        if state.workers_at(PRISON, player) >= state.tables.prison_threshold:
            state.plan(DO_VIRTUE, player, VIRTUE_ZERO - points)


def for_all_players(state: Position, builder: i64, effect: i64) -> None:
    """A190, W142, S93. Clockwise from the builder."""
    state.plan_for_all(DO_GAIN_EFFECT, builder, effect)


def gain_effect(state: Position, player: i64, effect: i64) -> None:
    """One player's share of what all players get."""
    if i64(state.tables.effect_kind[effect]) == ALL_PLAYERS_RELEASE:
        free_from_prison(state, player)
    else:
        gain(state, player, state.tables.effect_gain[effect])


def school(state: Position) -> None:
    """W147. Columns 1 to 4 go under the pile; the last one slides to the front."""
    sweep_columns(state, 1, state.tables.columns - 1)


# -- the Library


def why_not_give_card(state: Position, player: i64, card: i64) -> i64:
    return LEGAL if state.has_card(HAND + player, card) else A46_NOT_IN_HAND


def add_hand_cards(state: Position, out: vec[i32], player: i64) -> vec[i32]:
    return add_cards(out, state.cards, HAND + player, DISCARD)


def give_card(state: Position, player: i64, effect: i64, card: i64) -> None:
    """The Library: a card for gold."""
    discard_from_hand(state, player, card)
    gain(state, player, state.tables.effect_gain[effect])
