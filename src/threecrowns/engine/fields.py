"""The fields of a state by their names: what saving and loading need to know of them.

A field is a number, a flag, a vec as long as on an empty table, or a list: a vec that grows, whose
length is written before it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any


def numbers_of(state: object, fields: Iterable[str]) -> list[int]:
    """These fields one after the other."""
    out: list[int] = []
    for name in fields:
        value = getattr(state, name)
        if isinstance(value, int):
            out.append(int(value))
        else:
            out.extend(int(each) for each in value)
    return out


def numbers_of_lists(state: object, lists: Iterable[str]) -> list[int]:
    out: list[int] = []
    for name in lists:
        value = getattr(state, name)
        out += [len(value), *(int(each) for each in value)]
    return out


def restore_fields(state: object, fields: Iterable[str], read: Callable[[], int]) -> None:
    """Read back what `numbers_of` wrote; vecs must be as long as they were."""
    for name in fields:
        value: Any = getattr(state, name)
        kind = type(value)
        is_one = isinstance(value, int)
        setattr(state, name, kind(read()) if is_one else kind([read() for _ in range(len(value))]))


def restore_lists(state: object, lists: Iterable[str], read: Callable[[], int]) -> None:
    for name in lists:
        kind = type(getattr(state, name))
        setattr(state, name, kind([read() for _ in range(read())]))
