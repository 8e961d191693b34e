"""A bundle: some of every good in one integer, five bits each.

What a card gives, what a reward shows, what a trade asks for. Amounts go up to 31.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

BITS: Final = 5
MOST: Final = 31  # of one good in a bundle


def amount_of(bundle: i64, good: i64) -> i64:
    return (bundle >> (BITS * good)) & MOST


def some(amount: i64, good: i64) -> i64:
    """So much of one good, to be added to others."""
    return amount << (BITS * good)


def beyond(bundle: i64, good: i64) -> i64:
    """What a bundle has of the goods that come after this one."""
    shift = BITS * (good + 1)
    return (bundle >> shift) << shift
