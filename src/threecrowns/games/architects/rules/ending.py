"""The end of the game: A170-A173, A178, and section 10 of the expansion."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from threecrowns.engine.bits import lowest, without_lowest
from threecrowns.engine.state import LEGAL
from threecrowns.games.architects.content.vocabulary import (
    END_RELEASE,
    GOLD,
    INFLUENCE,
    LOSE_VIRTUE,
    MOST_VIRTUE,
    ON_VIRTUE_LOSS,
    VIRTUE_PER,
)
from threecrowns.games.architects.rules.abilities import bonus_amount
from threecrowns.games.architects.rules.actions import RESOLVE
from threecrowns.games.architects.rules.agenda import (
    ASK_END_EFFECT,
    DO_END_EFFECTS,
    DO_INFLUENCE_GOLD,
    DO_OVER,
)
from threecrowns.games.architects.rules.bundles import some
from threecrowns.games.architects.rules.events import END_EFFECT, INFLUENCE_GOLD
from threecrowns.games.architects.rules.gains import gain
from threecrowns.games.architects.rules.guardhouse import free_from_prison
from threecrowns.games.architects.rules.reasons import A173_NO_SUCH_EFFECT
from threecrowns.games.architects.rules.scoring import end_virtue
from threecrowns.games.architects.rules.state import BUILT, HALF, RESOLVED, WORDS, Position
from threecrowns.games.architects.rules.virtue import gain_virtue, lose_virtue


def begin_end(state: Position) -> None:
    """A172, W121, W122."""
    state.plan(DO_OVER)
    if state.is_wonder:
        state.plan(DO_INFLUENCE_GOLD)
    state.plan_for_all(DO_END_EFFECTS, state.first)


def changes_virtue(state: Position, card: i64) -> bool:
    """A172, W126. Is this a building with an effect before scoring?"""
    kind = i64(state.tables.end_kind[card])
    return kind in (VIRTUE_PER, MOST_VIRTUE, LOSE_VIRTUE, END_RELEASE)


def loss_of(state: Position, card: i64) -> i64:
    if i64(state.tables.end_kind[card]) == LOSE_VIRTUE:
        return i64(state.tables.end_amount[card])
    return 0


def is_pending(state: Position, player: i64, card: i64) -> bool:
    is_own = state.has_card(BUILT + player, card)
    return is_own and not state.has_card(RESOLVED, card) and changes_virtue(state, card)


def resolve_end_effects(state: Position, player: i64) -> None:
    """A173. In an order of the player's choice where it matters; else gains before losses."""
    gaining: i64 = -1
    losing: i64 = -1
    for card in range(state.tables.buildings):
        if not is_pending(state, player, card):
            continue
        if loss_of(state, card) > 0:
            losing = card
        elif gaining < 0:
            gaining = card
    if gaining < 0 and losing < 0:
        return
    if gaining >= 0 and losing >= 0 and does_order_matter(state, player):
        state.plan(ASK_END_EFFECT, player)
    else:
        resolve(state, player, gaining if gaining >= 0 else losing)


def does_order_matter(state: Position, player: i64) -> bool:
    """A173, W162. Is virtue cut off on the way, or do losses bring what a gain counts?"""
    losses: i64 = 0
    events: i64 = 0
    for card in range(state.tables.buildings):
        if is_pending(state, player, card) and loss_of(state, card) > 0:
            losses += loss_of(state, card)
            events += 1
    gains = pending_gains(state, player)
    virtue = state.virtue(player)
    is_clipped = virtue + gains > state.tables.virtue_most or virtue < losses
    return (gains > 0 and is_clipped) or gains_after_losses(state, player, events) > gains


def pending_gains(state: Position, player: i64) -> i64:
    """A172. The virtue that all effects still to be resolved would give now."""
    gains: i64 = 0
    for card in range(state.tables.buildings):
        if is_pending(state, player, card):
            gains += end_virtue(state, player, card)
    return gains


def gains_after_losses(state: Position, player: i64, events: i64) -> i64:
    """W162. The same with what so many losses bring: Clotilda's clay for the Trading Post."""
    if not state.has_trait(player, ON_VIRTUE_LOSS):
        return pending_gains(state, player)
    for good in range(i64(INFLUENCE + 1)):
        state.add(player, good, events * bonus_amount(state, player, ON_VIRTUE_LOSS, good))
    gains = pending_gains(state, player)
    for good in range(i64(INFLUENCE + 1)):
        state.add(player, good, -events * bonus_amount(state, player, ON_VIRTUE_LOSS, good))
    return gains


def why_not_resolve(state: Position, player: i64, card: i64) -> i64:
    return LEGAL if is_pending(state, player, card) else A173_NO_SUCH_EFFECT


def add_end_effects(state: Position, out: vec[i32], player: i64) -> vec[i32]:
    for word in range(i64(WORDS)):
        rest = state.cards[(BUILT + player) * WORDS + word]
        while rest != 0:
            card = lowest(rest) + word * HALF
            rest = without_lowest(rest)
            if why_not_resolve(state, player, card) == LEGAL:
                out = append(out, i32(RESOLVE + card))
    return out


def resolve(state: Position, player: i64, card: i64) -> None:
    """A172. One effect; then the others."""
    state.plan(DO_END_EFFECTS, player)
    state.add_card(RESOLVED, card)
    state.note(END_EFFECT, player, card)
    if i64(state.tables.end_kind[card]) == END_RELEASE:
        free_from_prison(state, player)
    elif loss_of(state, card) > 0:
        lose_virtue(state, player, loss_of(state, card))
    else:
        gain_virtue(state, player, end_virtue(state, player, card))


def give_influence_gold(state: Position) -> None:
    """W122-W124, S82. The most influence takes the gold; those tied share it."""
    most: i64 = 0
    leaders: i64 = 0
    for player in range(state.players):
        influence = state.influence(player)
        if influence > most:
            most = influence
            leaders = 0
        if influence == most:
            leaders += 1
    share = state.tables.influence_gold // leaders
    if share == 0:
        return
    for player in range(state.players):
        if state.influence(player) == most:
            state.note(INFLUENCE_GOLD, player, share)
            gain(state, player, some(share, GOLD))
