"""What the fits share: weights in phases, and Adam with weights that shrink, in plain numpy."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

RATE = 3e-3
FIRST_DECAY, SECOND_DECAY, TINY = 0.9, 0.999, 1e-8
Array = NDArray[np.float64]


class Adam:
    """Moves numbers against their gradient, a little at each step, and lets them shrink."""

    def __init__(self, numbers: Array, shrunk: Array | float) -> None:
        self.numbers = numbers
        self.shrunk = shrunk  # by how much, as a multiple of the rate
        self.first = np.zeros_like(numbers)
        self.second = np.zeros_like(numbers)
        self.steps = 0

    def step(self, gradient: NDArray[Any], rate: float) -> None:
        self.steps += 1
        self.first = FIRST_DECAY * self.first + (1 - FIRST_DECAY) * gradient
        self.second = SECOND_DECAY * self.second + (1 - SECOND_DECAY) * gradient**2
        mean = self.first / (1 - FIRST_DECAY**self.steps)
        spread = np.sqrt(self.second / (1 - SECOND_DECAY**self.steps)) + TINY
        self.numbers -= rate * mean / spread
        self.numbers /= 1.0 + rate * self.shrunk


def rates(passes: int) -> list[float]:
    """One for each pass, falling to nearly nothing."""
    return [float(RATE * 0.5 * (1 + np.cos(np.pi * done / passes))) for done in range(passes)]


def shares(phase: Array, phases: tuple[float, ...]) -> Array:
    """How much each phase counts for a row."""
    each = np.eye(len(phases))
    return np.stack([np.interp(phase, phases, row) for row in each], axis=1)
