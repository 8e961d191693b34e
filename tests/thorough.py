"""Samples are smaller when somebody waits for the tests: `./crowns test --whole` takes all."""

from __future__ import annotations

QUICK_SHARE = 12  # one in so many is looked at
MORE_SHARE = 4  # with --more

is_whole = False  # set from the command line, before tests are collected
is_more = False


def some(count: int, share: int = MORE_SHARE) -> int:
    """So many; a share of them with `--more`, and fewer still when the tests are to be quick."""
    if is_whole:
        return count
    return max(1, count // (share if is_more else share * QUICK_SHARE // MORE_SHARE))
