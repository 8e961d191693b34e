"""Section 9: captures at the Town Centre and by buildings; the figures' say in them (W51-W55).

What a series of captures has done so far is one number: captures left, sources used, and what it
still costs.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from threecrowns.engine.state import LEGAL
from threecrowns.games.architects.content.vocabulary import (
    CAPTIVES,
    CAPTURABLE,
    CAPTURE_SILVER_LESS,
    HOME,
    MAX_PLAYERS,
)
from threecrowns.games.architects.rules.actions import DONE, capture_action
from threecrowns.games.architects.rules.agenda import ASK_CAPTURE, DO_TAKE_CAPTIVES
from threecrowns.games.architects.rules.bills import silver_due, tax_due
from threecrowns.games.architects.rules.events import CAPTURED
from threecrowns.games.architects.rules.payment import can_pay, charge, taxed
from threecrowns.games.architects.rules.reasons import (
    A100_CANNOT_PAY_TAX,
    A101_CANNOT_PAY_CAPTURE,
    A102_NO_WORKERS_OF_THIS_COLOUR,
    A103_TOO_MANY_LOCATIONS,
)
from threecrowns.games.architects.rules.state import Position
from threecrowns.games.architects.rules.virtue import gain_virtue, lose_virtue

CAPTURE_TAX: Final = 1  # A101, the first capture
CAPTURE_SILVER: Final = 1  # A101, each further one
NO_SOURCE: Final = 15

# Parts of the number: captures left, silver saved so far, first and second source, free or paid,
# whether one has been made.
LEFT: Final = 64
SAVED: Final = 8
SOURCE: Final = 16
FREE: Final = 1
MADE: Final = 2


def series(left: i64, saved: i64, first: i64, second: i64, flags: i64) -> i64:
    return left + LEFT * (saved + SAVED * (first + SOURCE * (second + SOURCE * flags)))


def captures_left(number: i64) -> i64:
    return number % LEFT


def silver_saved(number: i64) -> i64:
    """A107. What the Conspirators still take off this action."""
    return (number // LEFT) % SAVED


def first_source(number: i64) -> i64:
    return (number // (LEFT * SAVED)) % SOURCE


def second_source(number: i64) -> i64:
    return (number // (LEFT * SAVED * SOURCE)) % SOURCE


def flags_of(number: i64) -> i64:
    return number // (LEFT * SAVED * SOURCE * SOURCE)


def is_free(number: i64) -> bool:
    """A137. Captures granted by buildings."""
    return flags_of(number) & FREE != 0


def is_first(number: i64) -> bool:
    return flags_of(number) & MADE == 0


def town_centre_series(state: Position, player: i64, strength: i64) -> i64:
    """A101, A107. Up to as many captures as own workers."""
    saved: i64 = 0
    if state.has_trait(player, CAPTURE_SILVER_LESS):
        saved = min(state.trait_total(player, CAPTURE_SILVER_LESS), i64(SAVED - 1))
    return series(min(strength, i64(LEFT - 1)), saved, NO_SOURCE, NO_SOURCE, 0)


def free_series(count: i64) -> i64:
    """A137, A138. Each capture by itself, at any location."""
    return series(count, 0, NO_SOURCE, NO_SOURCE, FREE)


def capture_bill(state: Position, player: i64, number: i64) -> i64:
    """A101, A107. Tax for the first, silver for each further one."""
    if is_free(number):
        return 0
    if is_first(number):
        return tax_due(taxed(state, player, CAPTURE_TAX))
    if silver_saved(number) > 0:
        return 0
    return silver_due(CAPTURE_SILVER)


def why_not_place_at_town_centre(state: Position, player: i64, more_silver: i64) -> i64:
    """A100. The first capture must be payable."""
    bill = tax_due(taxed(state, player, CAPTURE_TAX))
    return LEGAL if can_pay(state, player, bill, more_silver) else A100_CANNOT_PAY_TAX


def is_source_open(state: Position, number: i64, location: i64) -> bool:
    """A103. One location with four or five players, up to two otherwise."""
    if is_free(number):
        return True
    if location == first_source(number) or location == second_source(number):
        return True
    if first_source(number) == NO_SOURCE:
        return True
    two = i64(state.tables.capture_sources[state.players]) > 1
    return two and second_source(number) == NO_SOURCE


def why_not_capture(state: Position, player: i64, number: i64, location: i64, owner: i64) -> i64:
    """A101-A103, A105. May all workers of this owner be captured at this location?"""
    if owner >= state.players or state.workers_at(location, owner) == 0:
        return A102_NO_WORKERS_OF_THIS_COLOUR
    if not is_source_open(state, number, location):
        return A103_TOO_MANY_LOCATIONS
    if not can_pay(state, player, capture_bill(state, player, number)):
        return A101_CANNOT_PAY_CAPTURE
    return LEGAL


def can_capture(state: Position, player: i64, number: i64) -> bool:
    for location in range(i64(CAPTURABLE)):
        for owner in range(state.players):
            if why_not_capture(state, player, number, location, owner) == LEGAL:
                return True
    return False


def add_captures(state: Position, out: vec[i32], player: i64, number: i64) -> vec[i32]:
    """A106. Every group that may be captured, or no more."""
    for location in range(i64(CAPTURABLE)):
        for owner in range(state.players):
            if state.workers[location * MAX_PLAYERS + owner] == 0:
                continue
            if why_not_capture(state, player, number, location, owner) == LEGAL:
                out = append(out, i32(capture_action(location, owner)))
    return append(out, i32(DONE))


def capture(state: Position, player: i64, number: i64, location: i64, owner: i64) -> None:
    """A102. Pay for one capture and go on to the next."""
    first = first_source(number)
    second = second_source(number)
    if first == NO_SOURCE:
        first = location
    elif location != first:
        second = location
    saved = silver_saved(number)
    if not is_first(number) and saved > 0 and not state.is_free_capture:
        saved -= 1
    if captures_left(number) > 1:
        flags = flags_of(number) | MADE
        left = captures_left(number) - 1
        state.plan(ASK_CAPTURE, player, series(left, saved, first, second, flags))
    bill = capture_bill(state, player, number)
    state.plan(DO_TAKE_CAPTIVES, player, location * MAX_PLAYERS + owner)
    charge(state, player, bill)


def take_captives(state: Position, captor: i64, location: i64, owner: i64) -> None:
    """A104, W51, W53-W55. Rivals go to the captor's board, own workers home."""
    count = state.workers_at(location, owner)
    to: i64 = HOME if owner == captor else CAPTIVES + captor
    state.move_workers(owner, count, location, to)
    state.note(CAPTURED, captor, location, owner, count)
    if location == state.profiteer:
        gain_virtue(state, captor, 1)
    if location == state.princess:
        lose_virtue(state, captor, 1)
