"""Section 14c: what a scripted opponent gains, by way of its resource track."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from threecrowns.games.architects.content.vocabulary import (
    APPRENTICE,
    DEBT,
    GOLD,
    INFLUENCE,
    MARBLE,
    MARKER,
    RESOURCES,
    REWARD_CARD,
    SILVER,
    VIRTUE,
)
from threecrowns.games.architects.rules.agenda import DO_DEBTS
from threecrowns.games.architects.rules.bundles import amount_of, some
from threecrowns.games.architects.rules.events import GAINED, MARKER_MOVED, SCRIPT_INSTEAD
from threecrowns.games.architects.rules.state import Position
from threecrowns.games.architects.rules.virtue import gain_virtue

SILVER_FOR_APPRENTICE: Final = 2  # S13
SILVER_FOR_DEBT: Final = 2  # S13: a debt it should destroy and does not have


def script_gain(state: Position, bundle: i64) -> None:
    """S10-S19. Silver moves the marker, gold becomes marble; clay, wood, stone and cards are lost."""
    treasure = amount_of(bundle, GOLD) + amount_of(bundle, MARBLE)
    if treasure > 0:
        if amount_of(bundle, GOLD) > 0:
            state.note(SCRIPT_INSTEAD, state.opponent, GOLD, MARBLE, amount_of(bundle, GOLD))
        gain_marble(state, treasure)
    silver = amount_of(bundle, SILVER)
    if amount_of(bundle, APPRENTICE) > 0:
        silver += SILVER_FOR_APPRENTICE * amount_of(bundle, APPRENTICE)
        state.note(SCRIPT_INSTEAD, state.opponent, APPRENTICE, SILVER, silver)
    if silver > 0:
        move_marker(state, silver)
    if amount_of(bundle, DEBT) > 0:
        state.plan(DO_DEBTS, state.opponent, amount_of(bundle, DEBT))
    if amount_of(bundle, INFLUENCE) > 0:
        script_influence(state, amount_of(bundle, INFLUENCE))
    virtue = amount_of(bundle, VIRTUE)
    if amount_of(bundle, REWARD_CARD) > 0:
        virtue += amount_of(bundle, REWARD_CARD)  # S15
        state.note(SCRIPT_INSTEAD, state.opponent, REWARD_CARD, VIRTUE, virtue)
    if virtue > 0:
        gain_virtue(state, state.opponent, virtue)


def gain_marble(state: Position, count: i64) -> None:
    state.add(state.opponent, MARBLE, count)
    state.note(GAINED, state.opponent, some(count, MARBLE))


def move_marker(state: Position, silver: i64) -> None:
    """S11. One space to the right for each silver; leaving the last one gives a marble."""
    at = state.amount(state.opponent, MARKER) + silver
    marble = at // RESOURCES
    state.set_amount(state.opponent, MARKER, at % RESOURCES)
    if marble > 0:
        state.add(state.opponent, MARBLE, marble)
    state.note(MARKER_MOVED, state.opponent, silver, at % RESOURCES, marble)


def script_influence(state: Position, points: i64) -> None:
    """S16. Point by point; at the top each becomes a virtue. No cards are drawn (S19)."""
    before = state.amount(state.opponent, INFLUENCE)
    after = min(before + points, state.tables.influence_most)
    state.set_amount(state.opponent, INFLUENCE, after)
    if after > before:
        state.note(GAINED, state.opponent, some(after - before, INFLUENCE))
    beyond = points - (after - before)
    if beyond > 0:
        state.note(SCRIPT_INSTEAD, state.opponent, INFLUENCE, VIRTUE, beyond)
        gain_virtue(state, state.opponent, beyond)
