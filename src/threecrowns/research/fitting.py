"""What the fits share: what is fitted, and Adam with numbers that shrink, in plain numpy."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from threecrowns.engine.models import UnitsFile

RATE = 3e-3
FIRST_DECAY, SECOND_DECAY, TINY = 0.9, 0.999, 1e-8
Array = NDArray[np.float64]
Sparse = NDArray[Any]  # mostly zeros, and many of them
DIGITS = 5  # of what is written into a model


@dataclass(frozen=True)
class Layer:
    """A layer of units, as `engine/judgement.py` has it."""

    weights: Array  # [feature, unit]
    begins: Array  # [phase, unit]
    worths: Array  # [phase, unit]

    def sums(self, features: Sparse, share: Array) -> Array:
        """What every unit sums up [row, unit], nothing below 0."""
        return np.maximum(features @ self.weights + share @ self.begins, 0.0)


@dataclass(frozen=True)
class Fitted:
    """The numbers of a judgement."""

    weights: Array  # [phase, feature]
    layer: Layer | None = None

    def worths(self, features: Sparse, phase: Array, phases: tuple[float, ...]) -> Array:
        """What the features of every row are worth."""
        share = shares(phase, phases)
        found: Array = (share * (features @ self.weights.T)).sum(1)
        if self.layer is not None:
            found = found + (self.layer.sums(features, share) * (share @ self.layer.worths)).sum(1)
        return found

    def file_weights(self) -> tuple[tuple[float, ...], ...]:
        return rounded(self.weights)

    def file_units(self) -> UnitsFile | None:
        if self.layer is None:
            return None
        layer = self.layer
        return UnitsFile(rounded(layer.weights), rounded(layer.begins), rounded(layer.worths))


def rounded(numbers: Array) -> tuple[tuple[float, ...], ...]:
    return tuple(tuple(round(float(each), DIGITS) for each in row) for row in numbers)


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
