"""Answers as dense integers, built and split only here.

A *deed* is what a worker is placed for: "dig at the quarry", "hire the third apprentice", "build
the Castle". `moves.py` turns answers into what a player would say.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from threecrowns.games.architects.content.tables import (
    BOARDS,
    CARDS,
    CONSEQUENCES,
    MARKET_CARDS,
    MONUMENT_RANKS,
    MONUMENTS,
    REWARDS,
    SCHEMES,
    TRADES,
)
from threecrowns.games.architects.content.vocabulary import (
    CAPTURABLE,
    MAX_PLAYERS,
    PLACES,
    RESOURCES,
)

SLOTS: Final = 10  # of the apprentice display (A13, W5)
TRADE_WAYS: Final = 16  # more of paying for one trade are asked after it is chosen (A75a)
PAY_WAYS: Final = 64  # more of paying one bill are asked good by good (A75a)
SPEND_MOST: Final = 63  # of one good in a payment

# Deeds at locations where a monument may stand (W98) come first.
DEED_QUARRY: Final = 0
DEED_FOREST: Final = 1
DEED_SILVERSMITH: Final = 2
DEED_STOREHOUSE: Final = 3
DEED_TOWN_CENTRE: Final = 4
DEED_GUARDHOUSE: Final = 5
DEED_DRAW: Final = 6  # at the workshop
DEED_HIRE: Final = 7  # + slot
VISITABLE: Final = DEED_HIRE + SLOTS
DEED_CLAY: Final = VISITABLE
DEED_GOLD: Final = DEED_CLAY + 1
DEED_TAX_STAND: Final = DEED_GOLD + 1
DEED_SMALL: Final = DEED_TAX_STAND + 1
DEED_LARGE: Final = DEED_SMALL + 1
DEED_MARKET_DRAW: Final = DEED_LARGE + 1
DEED_MARKET_HIRE: Final = DEED_MARKET_DRAW + 1  # + slot
DEED_BUILD: Final = DEED_MARKET_HIRE + SLOTS  # + card
DEED_CATHEDRAL: Final = DEED_BUILD + CARDS  # + card to discard
DEED_CATHEDRAL_FREE: Final = DEED_CATHEDRAL + CARDS  # without a card (A183)
DEED_MONUMENT: Final = DEED_CATHEDRAL_FREE + 1  # + monument * MONUMENT_RANKS + site
DEEDS: Final = DEED_MONUMENT + MONUMENTS * MONUMENT_RANKS

# What a worker does besides at an own monument (W110).
NO_VISIT: Final = 0
VISIT_FOR_INFLUENCE: Final = 1
VISIT_FOR_WORKER: Final = 2

PLACE: Final = 0  # + deed
VISIT_INFLUENCE: Final = DEEDS  # + deed: place at an own monument and take influence (W110)
VISIT_WORKER: Final = VISIT_INFLUENCE + VISITABLE  # + deed: ... and count one more worker
CONTRIBUTE_FIRST: Final = VISIT_WORKER + VISITABLE  # + resource: place and contribute (W50)
CONTRIBUTE: Final = CONTRIBUTE_FIRST + RESOURCES  # + resource
TAKE_BACK: Final = CONTRIBUTE + RESOURCES  # + place
DONE: Final = TAKE_BACK + PLACES  # nothing more, or no
YES: Final = DONE + 1
HIRE: Final = YES + 1  # + slot
DISMISS: Final = HIRE + SLOTS  # + apprentice
KEEP: Final = DISMISS + CARDS  # + building
DISCARD: Final = KEEP + CARDS  # + building
RESOLVE: Final = DISCARD + CARDS  # + building
TRADE: Final = RESOLVE + CARDS  # + trade * TRADE_WAYS + way
CAPTURE: Final = TRADE + TRADES * TRADE_WAYS  # + location * MAX_PLAYERS + owner
HAND_OVER: Final = CAPTURE + CAPTURABLE * MAX_PLAYERS
FREE: Final = HAND_OVER + 1
RANSOM: Final = FREE + 1
RANSOM_BY_DEBT: Final = RANSOM + 1
PAY_DEBT: Final = RANSOM_BY_DEBT + 1
CHOOSE: Final = PAY_DEBT + 1  # + 0 or 1: the left or the right one; before or after
PREVENT: Final = CHOOSE + 2  # + points of virtue
PREVENT_MOST: Final = 9
BUY_OFF: Final = PREVENT + PREVENT_MOST + 1
RELEASE: Final = BUY_OFF + 1  # + workers
RELEASE_MOST: Final = 20
PAY: Final = RELEASE + RELEASE_MOST + 1  # + way
SPEND: Final = PAY + PAY_WAYS  # + amount of the good that is asked
BOARD: Final = SPEND + SPEND_MOST + 1  # + board
FIRST: Final = BOARD + BOARDS  # + seat; from here on CHANCE answers
DRAW: Final = FIRST + MAX_PLAYERS  # + building
REVEAL: Final = DRAW + CARDS  # + apprentice
REWARD: Final = REVEAL + CARDS  # + reward
MARKET: Final = REWARD + REWARDS  # + market card
CONSEQUENCE: Final = MARKET + MARKET_CARDS  # + contribution/consequence card
SCHEME: Final = CONSEQUENCE + CONSEQUENCES  # + scheme
ACTION_SPACE: Final = SCHEME + SCHEMES


def _kinds(size: int, firsts: tuple[int, ...]) -> vec[i16]:
    """[number] -> the first number of its kind, where the kinds begin at `firsts`."""
    out = vec[i16](capacity=size)
    kind = 0
    for number in range(size):
        if number in firsts:
            kind = number
        out = append(out, i16(kind))
    return out


DEED_KINDS: Final[vec[i16]] = _kinds(
    DEEDS,
    (
        *(DEED_QUARRY, DEED_FOREST, DEED_SILVERSMITH, DEED_STOREHOUSE, DEED_TOWN_CENTRE),
        *(DEED_GUARDHOUSE, DEED_DRAW, DEED_HIRE, DEED_CLAY, DEED_GOLD, DEED_TAX_STAND),
        *(DEED_SMALL, DEED_LARGE, DEED_MARKET_DRAW, DEED_MARKET_HIRE),
        *(DEED_BUILD, DEED_CATHEDRAL, DEED_CATHEDRAL_FREE, DEED_MONUMENT),
    ),
)
KINDS: Final[vec[i16]] = _kinds(
    ACTION_SPACE,
    (
        *(PLACE, VISIT_INFLUENCE, VISIT_WORKER, CONTRIBUTE_FIRST, CONTRIBUTE, TAKE_BACK),
        *(DONE, YES, HIRE, DISMISS, KEEP, DISCARD, RESOLVE, TRADE, CAPTURE),
        *(HAND_OVER, FREE, RANSOM, RANSOM_BY_DEBT, PAY_DEBT),
        *(CHOOSE, PREVENT, BUY_OFF, RELEASE, PAY, SPEND, BOARD),
        *(FIRST, DRAW, REVEAL, REWARD, MARKET, CONSEQUENCE, SCHEME),
    ),
)


def monument_deed(monument: i64, site: i64) -> i64:
    """Build a monument and put its piece on one of the sites of W98."""
    return DEED_MONUMENT + monument * MONUMENT_RANKS + site


def trade_action(trade: i64, way: i64) -> i64:
    return TRADE + trade * TRADE_WAYS + way


def capture_action(location: i64, owner: i64) -> i64:
    return CAPTURE + location * MAX_PLAYERS + owner


# -- what an answer is made of


def kind_of(action: i64) -> i64:
    """The number with which answers of this kind begin: PLACE, CONTRIBUTE ..."""
    return i64(KINDS[action])


def kind_of_deed(deed: i64) -> i64:
    """The number with which deeds of this kind begin: DEED_HIRE, DEED_BUILD ..."""
    return i64(DEED_KINDS[deed])


def named_by(number: i64, kind: i64) -> i64:
    """The slot, card, place, good, amount or seat that an answer or a deed of a kind names."""
    return number - kind


def is_contribution_first(action: i64) -> bool:
    """W50. Is a worker placed and something contributed by it at once?"""
    return kind_of(action) == CONTRIBUTE_FIRST


def deed_of(action: i64) -> i64:
    """The deed of an answer that places a worker, at an own monument or not."""
    return action - kind_of(action)


def visit_of(action: i64) -> i64:
    """W110. What the worker is placed for besides, at an own monument."""
    kind = kind_of(action)
    if kind == VISIT_WORKER:
        return VISIT_FOR_WORKER
    return VISIT_FOR_INFLUENCE if kind == VISIT_INFLUENCE else NO_VISIT


def monument_of(deed: i64) -> i64:
    return (deed - DEED_MONUMENT) // MONUMENT_RANKS


def site_of(deed: i64) -> i64:
    """The number of a site of W98, from 0."""
    return (deed - DEED_MONUMENT) % MONUMENT_RANKS


def trade_of(action: i64) -> i64:
    return (action - TRADE) // TRADE_WAYS


def way_of_trade(action: i64) -> i64:
    return (action - TRADE) % TRADE_WAYS


def captured_at(action: i64) -> i64:
    return (action - CAPTURE) // MAX_PLAYERS


def captured_owner(action: i64) -> i64:
    return (action - CAPTURE) % MAX_PLAYERS
