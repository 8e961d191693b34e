"""Many games at once, stepped by one call into the compiled core.

    games = VectorEnv("two-heirs", games=256)
    while learning:
        games.step(chosen(games.observations, games.masks))

`observations`, `masks`, `actors`, `ended` and `payoffs` are read-only views of the core's own
memory: a step overwrites them and nothing is copied. Whoever wants them elsewhere, or in another
type, gives arrays of its own: `step(answers, into=buffers)`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from threecrowns.engine.game import OptionValue
from threecrowns.engine.many import Many
from threecrowns.engine.rng import Rng
from threecrowns.research.seating import Seating

LARGEST_STREAM = 2**62


@dataclass(frozen=True)
class Buffers:
    """Arrays of the caller that every step is written into; any of numpy's types."""

    observations: NDArray[Any]  # [game, number]
    masks: NDArray[Any]  # [game, answer]
    actors: NDArray[Any]  # [game]
    ended: NDArray[Any]  # [game]
    payoffs: NDArray[Any]  # [game, seat]


class VectorEnv:
    """So many games of one set-up. A game that ends begins anew within the same step."""

    def __init__(
        self,
        name: str,
        games: int,
        seed: int = 0,
        seats: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
    ) -> None:
        if games < 1:
            raise ValueError("at least one game is needed")
        if not 0 <= seed <= LARGEST_STREAM:
            raise ValueError(f"a seed lies between 0 and {LARGEST_STREAM}")
        self.seating = Seating(name, seats, options)
        self.games = games
        self.many = Many(
            self.seating.start,
            self.seating.game.observer,
            games,
            self.seating.action_space,
            seed,
        )
        self.observations = _viewed(self.many.observations).reshape(games, -1)
        self.masks = _viewed(self.many.masks).reshape(games, -1)
        self.actors = _viewed(self.many.actors)
        self.ended = _viewed(self.many.ended)
        self.payoffs = _viewed(self.many.payoffs).reshape(games, -1)

    def buffers(self, dtype: type[np.floating[Any]] = np.float32) -> Buffers:
        """Arrays of the right shapes, with what stands in the views now."""
        found = Buffers(
            np.zeros(self.observations.shape, dtype),
            np.zeros(self.masks.shape, np.bool_),
            np.zeros(self.actors.shape, np.int32),
            np.zeros(self.ended.shape, np.bool_),
            np.zeros(self.payoffs.shape, dtype),
        )
        self.write(found)
        return found

    def write(self, into: Buffers) -> None:
        """Copy everything into arrays of the caller."""
        np.copyto(into.observations, self.observations, casting="same_kind")
        np.copyto(into.masks, self.masks, casting="unsafe")
        np.copyto(into.actors, self.actors, casting="same_kind")
        np.copyto(into.ended, self.ended, casting="unsafe")
        np.copyto(into.payoffs, self.payoffs, casting="same_kind")

    def step(self, answers: NDArray[Any] | list[int], into: Buffers | None = None) -> None:
        """Give every game the answer of its actor; nothing is done if one is not allowed."""
        chosen = answers if isinstance(answers, list) else answers.tolist()
        if len(chosen) != self.games:
            raise ValueError(f"{self.games} answers are wanted, not {len(chosen)}")
        refused = self.many.refused(chosen)
        if refused >= 0:
            raise ValueError(f"game {refused}: answer {chosen[refused]} is not allowed now")
        self.many.step(chosen)
        if into is not None:
            self.write(into)

    def random_answers(self, rng: Rng) -> list[int]:
        """One allowed answer for every game, all equally likely."""
        return self.many.random_answers(rng)


def _viewed(numbers: Any) -> NDArray[Any]:
    """Numbers of the core, not copied; they tell their type, which their stubs do not."""
    return np.asarray(memoryview(numbers))
