"""Answers as dense integers, built and split only here."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from threecrowns.engine.bits import add_members
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


# The verb of a move -> the first of its answers, where a number of this family says the rest.
FAMILIES: Final[dict[str, int]] = {
    "use": SECONDARY,
    "princess": PRINCESS,
    "buy": BUY,
    "play": PLAY,
    "settle": SETTLE,
    "expand": EXPAND,
    "free": FREE,
    "raid": RAID,
    "monastery": MONASTERY,
    "starter": STARTER,
    "vikings": VIKINGS,
    "marriage": MARRIAGE,
    "deal": DEAL,
}


def family_of(action: i64) -> str:
    """The verb of an answer that is one number of a family."""
    found = ""
    for verb, first in FAMILIES.items():  # in rising order
        if first <= action:
            found = verb
    return found


# -- two cards, or a town and a card


def pair_of(low: i64, high: i64) -> i64:
    """The number of a pair of cards; low < high."""
    return high * (high - 1) // 2 + low


def keep_action(low: i64, high: i64) -> i64:
    return KEEP + pair_of(low, high)


def is_keep(action: i64) -> bool:
    return KEEP <= action < LEAD


def lower_kept(action: i64) -> i64:
    return i64(PAIR_LOW[action - KEEP])


def higher_kept(action: i64) -> i64:
    return i64(PAIR_HIGH[action - KEEP])


def lead_action(town: i64, card: i64) -> i64:
    return LEAD + town * CARDS + card


def is_lead(action: i64) -> bool:
    return LEAD <= action < STARTER


def lead_town(action: i64) -> i64:
    return (action - LEAD) // CARDS


def lead_card(action: i64) -> i64:
    return (action - LEAD) % CARDS


# -- one number


def is_play(action: i64) -> bool:
    return PLAY <= action < SETTLE


def played_card(action: i64) -> i64:
    return action - PLAY


def secondary_number(action: i64) -> i64:
    """0 for the upper, 1 for the lower one."""
    return action - SECONDARY


def steps_bought(action: i64) -> i64:
    return action - BUY


def settled_town(action: i64) -> i64:
    return action - SETTLE


def expanded_town(action: i64) -> i64:
    return action - EXPAND


def freed_town(action: i64) -> i64:
    return action - FREE


def raided_town(action: i64) -> i64:
    return action - RAID


def monastery_town(action: i64) -> i64:
    return action - MONASTERY


def princess_side(action: i64) -> i64:
    return action - PRINCESS


def drawn_starter(action: i64) -> i64:
    return action - STARTER


def drawn_vikings(action: i64) -> i64:
    return action - VIKINGS


def drawn_marriage(action: i64) -> i64:
    return action - MARRIAGE


def dealt_card(action: i64) -> i64:
    return action - DEAL


# -- lists of answers


def listed(first: i64, members: i64) -> vec[i32]:
    """One answer of a family for each member of a set."""
    return add_members(vec[i32](capacity=16), members, first)


def stay_or_expand(towns: i64) -> vec[i32]:
    return add_members(vec[i32]([i32(STAY)]), towns, EXPAND)


def counted(first: i64, most: i64) -> vec[i32]:
    """One answer of a family for each number from 0."""
    out = vec[i32](capacity=16)
    for number in range(most + 1):
        out = append(out, i32(first + number))
    return out
