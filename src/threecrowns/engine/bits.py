"""Sets of small numbers (0 to 62) as integers, one bit per member."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i32, i64


def bit(n: i64) -> i64:
    """The set with one member.

    Not `i64(1) << n`: mypyc 2.4.1 writes that 1 as a C int of 32 bits, and members from 32 on
    are lost. Here it passes through a parameter, which is 64 bits wide.
    """
    return _shifted(1, n)


def _shifted(one: i64, n: i64) -> i64:
    return one << n


def has(members: i64, n: i64) -> bool:
    return (members >> n) & 1 == 1


def lowest(members: i64) -> i64:
    """The lowest member of a set that is not empty."""
    at: i64 = 0
    if members & 0xFFFFFFFF == 0:
        members >>= 32
        at += 32
    if members & 0xFFFF == 0:
        members >>= 16
        at += 16
    if members & 0xFF == 0:
        members >>= 8
        at += 8
    if members & 0xF == 0:
        members >>= 4
        at += 4
    if members & 0x3 == 0:
        members >>= 2
        at += 2
    if members & 0x1 == 0:
        at += 1
    return at


def without_lowest(members: i64) -> i64:
    """The set without its lowest member: for walking through a set."""
    return members & (members - 1)


def size(members: i64) -> i64:
    """How many members a set has."""
    count: i64 = 0
    while members != 0:
        members &= members - 1
        count += 1
    return count


def add_members(out: vec[i32], members: i64, first: i64) -> vec[i32]:
    """The members of a set as answers, which are numbered from `first` on."""
    while members != 0:
        out = append(out, i32(first + lowest(members)))
        members = without_lowest(members)
    return out
