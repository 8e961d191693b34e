"""The generator: repeatable, even, and the same compiled and uncompiled (tests/test_both_ways)."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from threecrowns.engine.rng import Rng, rng_from_hash

FIRST_DRAWS_OF_7 = [375, 239, 44, 554, 124, 32, 775, 941]


def test_the_first_draws_never_change() -> None:
    rng = Rng(7)
    assert [rng.below(1000) for _ in range(8)] == FIRST_DRAWS_OF_7


@given(st.integers(-(2**63), 2**63 - 1), st.integers(1, 1000))
def test_draws_stay_below_their_limit(seed: int, limit: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(limit) < limit for _ in range(20))


def test_draws_are_even() -> None:
    rng = Rng(1)
    seen = Counter(rng.below(6) for _ in range(60_000))
    assert all(9_500 < seen[face] < 10_500 for face in range(6))


def test_neighbouring_seeds_differ_at_once() -> None:
    firsts = [Rng(seed).next() for seed in range(1000)]
    assert len(set(firsts)) == 1000
    evens = sum(1 for first in firsts if first % 2 == 0)
    assert 400 < evens < 600


def test_a_hash_seeds_all_four_words() -> None:
    one = rng_from_hash(bytes(range(16)))
    other = rng_from_hash(bytes([*range(15), 99]))
    assert [one.next() for _ in range(4)] != [other.next() for _ in range(4)]
