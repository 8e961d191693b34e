"""Lists of orders to a scripted opponent, its ability, and its princess reward (S18, S70-S75)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from threecrowns.games.architects.content.vocabulary import (
    APPRENTICE,
    CHOICE,
    DEBT,
    DESTROY_DEBT,
    GAIN,
    HIRE_FREE,
    PRISON,
    RELEASE_FROM_PRISON,
    SILVER,
)
from threecrowns.games.architects.rules.agenda import DO_ORDER
from threecrowns.games.architects.rules.bundles import some
from threecrowns.games.architects.rules.events import SCRIPT_ABILITY
from threecrowns.games.architects.rules.guardhouse import free_from_prison
from threecrowns.games.architects.rules.opponent_gains import SILVER_FOR_DEBT, script_gain
from threecrowns.games.architects.rules.state import Position
from threecrowns.games.architects.rules.virtue import destroy_debts

NO_PLACE: Final = 31
PLACES_OF_ORDER: Final = 32  # an order and a place in one record: place + PLACES_OF_ORDER * order


def plan_orders(state: Position, option: i64, place: i64) -> None:
    """Carry out a list of orders in the order written, with a worker at this place."""
    first = i64(state.tables.option_first[option])
    count = i64(state.tables.option_orders[option])
    for k in range(count):
        order = first + count - 1 - k  # planned last, done first
        state.plan(DO_ORDER, state.opponent, place + PLACES_OF_ORDER * order)


def plan_script_ability(state: Position, trigger: i64) -> None:
    """S70-S75. What the opponent's ability does when this happens."""
    if i64(state.tables.script_trigger[state.script]) != trigger:
        return
    state.note(SCRIPT_ABILITY, state.opponent)
    plan_orders(state, i64(state.tables.script_option[state.script]), NO_PLACE)


def is_possible_for_script(state: Position, effect: i64) -> bool:
    """S18. Can it take this princess reward?"""
    kind = i64(state.tables.effect_kind[effect])
    if kind == DESTROY_DEBT:
        return state.amount(state.opponent, DEBT) > 0
    if kind == RELEASE_FROM_PRISON:
        return state.workers_at(PRISON, state.opponent) > 0
    return True


def script_princess_reward(state: Position, effect: i64) -> None:
    """S13, S18. The left reward if possible, else the right one."""
    tables = state.tables
    if i64(tables.effect_kind[effect]) == CHOICE:
        left = i64(tables.effect_first[effect])
        is_left = is_possible_for_script(state, left)
        effect = left if is_left else i64(tables.effect_second[effect])
    kind = i64(tables.effect_kind[effect])
    if kind == GAIN:
        script_gain(state, tables.effect_gain[effect])
    elif kind == HIRE_FREE:
        script_gain(state, some(1, APPRENTICE))
    elif kind == RELEASE_FROM_PRISON:
        free_from_prison(state, state.opponent)
    elif kind == DESTROY_DEBT:
        if is_possible_for_script(state, effect):
            destroy_debts(state, state.opponent, 1)
        else:
            script_gain(state, some(SILVER_FOR_DEBT, SILVER))
