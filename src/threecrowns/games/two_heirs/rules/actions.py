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
NEAR: Final = 24  # three units times eight directions

END_TURN: Final = 0
DESTROY: Final = 1
SPARE: Final = 2
TAKE: Final = 3  # + slot
WITHDRAW: Final = TAKE + SLOTS  # + unit
MOVE: Final = WITHDRAW + 3  # + unit * 8 + direction
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
    return unit * 8 + direction


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
