"""A bill: everything one payment asks for, in one integer.

Resources up to 15 each; "any 4 of wood and stone"; silver that influence may replace (W30); tax
and coins laid on apprentices, which nothing replaces (W31, W36); influence itself (W92).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

MOST: Final = 15  # of one resource in a bill
RESOURCE_BITS: Final = 4
ANY_COUNT: Final = 20
ANY_FROM: Final = 24
SILVER: Final = 27
TAX: Final = 33
COINS: Final = 39
INFLUENCE: Final = 43
CONSTRUCTION: Final = 47

NOTHING_DUE: Final = 0


def resources_due(amount: i64, resource: i64) -> i64:
    """So much of one resource, to be added to other dues."""
    return amount << (RESOURCE_BITS * resource)


def any_due(count: i64, resources: i64) -> i64:
    """So many of a set of resources (clay, wood, stone) in any mix."""
    return (count << ANY_COUNT) | (resources << ANY_FROM)


def silver_due(amount: i64) -> i64:
    return amount << SILVER


def tax_due(amount: i64) -> i64:
    return amount << TAX


def coins_due(amount: i64) -> i64:
    """A83. Coins that are laid on skipped apprentices."""
    return amount << COINS


def influence_due(amount: i64) -> i64:
    return amount << INFLUENCE


def for_construction(bill: i64) -> i64:
    """A185. A bill on which a construction discount works."""
    return bill | (CONSTRUCTION_FLAG << CONSTRUCTION)


CONSTRUCTION_FLAG: Final[i64] = 1


def resource_in(bill: i64, resource: i64) -> i64:
    return (bill >> (RESOURCE_BITS * resource)) & 15


def any_count_in(bill: i64) -> i64:
    return (bill >> ANY_COUNT) & 15


def any_from_in(bill: i64) -> i64:
    return (bill >> ANY_FROM) & 7


def silver_in(bill: i64) -> i64:
    return (bill >> SILVER) & 63


def tax_in(bill: i64) -> i64:
    return (bill >> TAX) & 63


def coins_in(bill: i64) -> i64:
    return (bill >> COINS) & 15


def influence_in(bill: i64) -> i64:
    return (bill >> INFLUENCE) & 15


def is_for_construction(bill: i64) -> bool:
    return (bill >> CONSTRUCTION) & 1 == 1


# A way to pay a bill: what leaves the player's supply, six bits per good (CLAY to INFLUENCE).
# Silver includes tax and coins.
WAY_BITS: Final = 6


def paid_of(way: i64, good: i64) -> i64:
    return (way >> (WAY_BITS * good)) & 63


def paying(amount: i64, good: i64) -> i64:
    return amount << (WAY_BITS * good)
