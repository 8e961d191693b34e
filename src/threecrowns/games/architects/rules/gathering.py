"""Section 5: quarry, forest, silversmith and mines; section 11: the tax stand."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from threecrowns.engine.state import LEGAL
from threecrowns.games.architects.content.vocabulary import (
    CLAY,
    FOREST,
    GOLD,
    MINES,
    ON_QUARRY,
    QUARRY,
    SILVER,
    SILVERSMITH,
    STONE,
    TAX_STAND,
    TAX_STAND_VIRTUE_LESS,
    WOOD,
)
from threecrowns.games.architects.rules.agenda import DO_TAKE_TAX
from threecrowns.games.architects.rules.bundles import some
from threecrowns.games.architects.rules.events import GAINED, TOOK_TAX
from threecrowns.games.architects.rules.gains import bonus
from threecrowns.games.architects.rules.reasons import (
    A64_TOO_FEW_WORKERS_FOR_GOLD,
    A120_TAX_STAND_EMPTY,
)
from threecrowns.games.architects.rules.state import Position
from threecrowns.games.architects.rules.virtue import lose_virtue

GOLD_WORKERS: Final = 2  # A64
TAX_STAND_VIRTUE: Final = 2  # A121


def gather(state: Position, player: i64, location: i64, good: i64, amount: i64) -> None:
    """A53, A65. Only whoever just placed gains."""
    state.add(player, good, amount)
    state.note(GAINED, player, some(min(amount, 31), good))
    bonus(state, player, ON_QUARRY + location)


def quarry(state: Position, player: i64, strength: i64) -> None:
    """A60."""
    gather(state, player, QUARRY, STONE, strength)


def forest(state: Position, player: i64, strength: i64) -> None:
    """A61."""
    gather(state, player, FOREST, WOOD, strength)


def silversmith(state: Position, player: i64, strength: i64) -> None:
    """A62."""
    gather(state, player, SILVERSMITH, SILVER, 1 + strength)


def dig_clay(state: Position, player: i64, strength: i64) -> None:
    """A63, A66."""
    gather(state, player, MINES, CLAY, 1 + strength)


def why_not_dig_gold(strength: i64) -> i64:
    """A64."""
    return LEGAL if strength >= GOLD_WORKERS else A64_TOO_FEW_WORKERS_FOR_GOLD


def dig_gold(state: Position, player: i64, strength: i64) -> None:
    """A63, A66."""
    gather(state, player, MINES, GOLD, strength // GOLD_WORKERS)


def why_not_rob(state: Position) -> i64:
    """A120."""
    return LEGAL if state.tax > 0 else A120_TAX_STAND_EMPTY


def rob_tax_stand(state: Position, player: i64) -> None:
    """A121. First the virtue, a Thief's less, then the silver."""
    state.plan(DO_TAKE_TAX, player)
    virtue: i64 = TAX_STAND_VIRTUE
    if state.has_trait(player, TAX_STAND_VIRTUE_LESS):
        virtue -= min(virtue, state.trait_total(player, TAX_STAND_VIRTUE_LESS))
    lose_virtue(state, player, virtue)


def take_tax(state: Position, player: i64) -> None:
    """A121, A122."""
    state.add(player, SILVER, state.tax)
    state.note(TOOK_TAX, player, state.tax)
    state.tax = 0
    bonus(state, player, ON_QUARRY + TAX_STAND)
