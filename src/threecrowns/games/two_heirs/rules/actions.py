"""Answers as dense integers, built and split only here.

A tile is played next to an own unit, so its cell is named by that unit and a direction: the
first such unit, where several are near. `moves.py` turns answers into what a player would say.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

TILES: Final = 54  # T10
TREASURES: Final = 10  # T14
SLOTS: Final = 7  # T19
NEAR_UNIT: Final = 8  # directions
NEAR: Final = 3 * NEAR_UNIT  # three units

END_TURN: Final = 0
DESTROY: Final = 1
SPARE: Final = 2
TAKE: Final = 3  # + slot
WITHDRAW: Final = TAKE + SLOTS  # + unit
MOVE: Final = WITHDRAW + 3  # + unit * NEAR_UNIT + direction
DEPLOY: Final = MOVE + NEAR  # + near
CAMP: Final = DEPLOY + NEAR  # + tile
DISCARD: Final = CAMP + TILES  # + tile
EXTEND: Final = DISCARD + TILES  # + tile * NEAR + near
BUILD: Final = EXTEND + TILES * NEAR  # + tile * NEAR + near
TOSS: Final = BUILD + TILES * NEAR  # + starting seat
DRAW: Final = TOSS + 2  # + tile
TREASURE: Final = DRAW + TILES  # + treasure
ACTION_SPACE: Final = TREASURE + TREASURES


def near(unit: i64, direction: i64) -> i64:
    """The cell in this direction from this unit of the active player."""
    return unit * NEAR_UNIT + direction


def take_action(slot: i64) -> i64:
    return TAKE + slot


def withdraw_action(unit: i64) -> i64:
    return WITHDRAW + unit


def move_action(unit: i64, direction: i64) -> i64:
    return MOVE + near(unit, direction)


def deploy_action(where: i64) -> i64:
    return DEPLOY + where


def camp_action(tile: i64) -> i64:
    return CAMP + tile


def discard_action(tile: i64) -> i64:
    return DISCARD + tile


def extend_action(tile: i64, where: i64) -> i64:
    return EXTEND + tile * NEAR + where


def build_action(tile: i64, where: i64) -> i64:
    return BUILD + tile * NEAR + where


def toss_action(seat: i64) -> i64:
    return TOSS + seat


def draw_action(tile: i64) -> i64:
    return DRAW + tile


def treasure_action(treasure: i64) -> i64:
    return TREASURE + treasure


# -- what an answer is made of


def kind_of(action: i64) -> i64:
    """The number with which answers of this kind begin: BUILD, EXTEND ..."""
    if action >= TOSS:
        if action >= TREASURE:
            return TREASURE
        return DRAW if action >= DRAW else TOSS
    if action >= EXTEND:
        return BUILD if action >= BUILD else EXTEND
    if action >= CAMP:
        return DISCARD if action >= DISCARD else CAMP
    if action >= MOVE:
        return DEPLOY if action >= DEPLOY else MOVE
    if action >= TAKE:
        return WITHDRAW if action >= WITHDRAW else TAKE
    return action  # END_TURN, DESTROY, SPARE


def named_by(action: i64, kind: i64) -> i64:
    """The slot, unit, tile, near cell, seat or treasure that an answer with one of them names."""
    return action - kind


def played_tile(action: i64, kind: i64) -> i64:
    """The tile of an answer that extends or builds."""
    return (action - kind) // NEAR


def played_near(action: i64, kind: i64) -> i64:
    return (action - kind) % NEAR


def near_unit(where: i64) -> i64:
    """The unit from which a near cell is named."""
    return where // NEAR_UNIT


def near_direction(where: i64) -> i64:
    return where % NEAR_UNIT
