"""Sets of small numbers: every member counts, also above the 32nd."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i32

from threecrowns.engine.bits import add_members, bit, has, lowest, size, without_lowest

MEMBERS = st.sets(st.integers(0, 62))
ROOT = Path(__file__).resolve().parents[2]


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


def test_no_compiled_source_shifts_a_literal_by_a_native_integer() -> None:
    """mypyc writes the 1 of `1 << n` as a 32-bit C int; see `engine/bits.py`."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    for name in project["tool"]["hatch"]["build"]["hooks"]["custom"]["compiled"]:
        folder = "examples" if name.startswith("connect_four") else "src"
        text = (ROOT / folder / name).read_text("utf-8")
        if name.endswith("engine/bits.py"):
            continue  # which says so
        assert not re.search(r"i64\(\d+\) <<|\b\d+ << (?!\(?int\()", text), name
