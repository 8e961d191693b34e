"""Answers as dense integers, built and split only here."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from threecrowns.games.brian_boru.content.tables import CARDS, MARRIAGES, SEATS, TOWNS, VIKING_CARDS

PAIRS: Final = 300  # two of 25 cards
PURCHASES: Final = 64  # 0 to 63 extra steps; nobody can own the coins for more (tested)

STAY: Final = 0  # no expansion
SECONDARY: Final = 1  # + 0 for the upper, 1 for the lower one
PRINCESS: Final = SECONDARY + 2  # + side
BUY: Final = PRINCESS + 3  # + extra steps
PLAY: Final = BUY + PURCHASES  # + card
SETTLE: Final = PLAY + CARDS  # + town
EXPAND: Final = SETTLE + TOWNS  # + town
FREE: Final = EXPAND + TOWNS  # + town
RAID: Final = FREE + TOWNS  # + town
MONASTERY: Final = RAID + TOWNS  # + town
KEEP: Final = MONASTERY + TOWNS  # + pair
LEAD: Final = KEEP + PAIRS  # + town * CARDS + card
STARTER: Final = LEAD + TOWNS * CARDS  # + seat
VIKINGS: Final = STARTER + SEATS  # + Viking card
MARRIAGE: Final = VIKINGS + VIKING_CARDS  # + marriage card
DEAL: Final = MARRIAGE + MARRIAGES  # + card
ACTION_SPACE: Final = DEAL + CARDS


def _pairs(*, is_high: bool) -> vec[u8]:
    return vec[u8]([u8(high if is_high else low) for high in range(CARDS) for low in range(high)])


PAIR_LOW: Final[vec[u8]] = _pairs(is_high=False)  # [pair] -> the lower card
PAIR_HIGH: Final[vec[u8]] = _pairs(is_high=True)  # [pair] -> the higher card


def pair_of(low: i64, high: i64) -> i64:
    """The number of a pair of cards; low < high."""
    return high * (high - 1) // 2 + low


def keep_action(low: i64, high: i64) -> i64:
    return KEEP + pair_of(low, high)


def lead_action(town: i64, card: i64) -> i64:
    return LEAD + town * CARDS + card


def play_action(card: i64) -> i64:
    return PLAY + card


def secondary_action(number: i64) -> i64:
    """0 for the upper, 1 for the lower one."""
    return SECONDARY + number


def buy_action(steps: i64) -> i64:
    return BUY + steps


def settle_action(town: i64) -> i64:
    return SETTLE + town


def expand_action(town: i64) -> i64:
    return EXPAND + town


def free_action(town: i64) -> i64:
    return FREE + town


def raid_action(town: i64) -> i64:
    return RAID + town


def monastery_action(town: i64) -> i64:
    return MONASTERY + town


def princess_action(side: i64) -> i64:
    return PRINCESS + side


def starter_action(seat: i64) -> i64:
    return STARTER + seat


def vikings_action(card: i64) -> i64:
    return VIKINGS + card


def marriage_action(card: i64) -> i64:
    return MARRIAGE + card


def deal_action(card: i64) -> i64:
    return DEAL + card
