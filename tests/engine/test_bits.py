"""Sets of small numbers: every member counts, also above the 32nd."""

from __future__ import annotations

import re
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i32

from threecrowns.engine.bits import add_members, bit, has, lowest, size, without_lowest

MEMBERS = st.sets(st.integers(0, 62))
SOURCE = Path(__file__).resolve().parents[2] / "src"


@given(MEMBERS)
def test_a_set_walks_through_its_members_in_order(members: set[int]) -> None:
    rest = sum(1 << n for n in members)
    assert size(rest) == len(members)
    walked = []
    while rest:
        walked.append(lowest(rest))
        rest = without_lowest(rest)
    assert walked == sorted(members)


@given(MEMBERS, st.integers(0, 1000))
def test_the_members_of_a_set_as_answers(members: set[int], first: int) -> None:
    before = vec[i32]([i32(7)])
    answers = add_members(before, sum(1 << n for n in members), first)
    assert [int(answer) for answer in answers] == [7, *(first + n for n in sorted(members))]


def test_bit_is_right_for_every_member() -> None:
    assert [bit(n) for n in range(63)] == [1 << n for n in range(63)]
    assert all(has(bit(n), n) and not has(bit(n), 62 - n) for n in range(63) if n != 31)


def test_no_source_shifts_a_literal_one() -> None:
    """mypyc writes `i64(1)` as a 32-bit C int; see `engine/bits.py`."""
    for file in SOURCE.rglob("*.py"):
        if file.name != "bits.py":
            assert not re.search(r"i64\(\d+\) <<", file.read_text("utf-8")), file
