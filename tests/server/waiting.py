"""Waiting for what another thread does."""

from __future__ import annotations

import time
from collections.abc import Callable


def until(done: Callable[[], bool]) -> None:
    for _ in range(1200):
        if done():
            return
        time.sleep(0.025)
    raise AssertionError("it never came")
