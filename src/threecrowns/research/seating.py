"""One game for an environment: set up, drawn, and named as learning frameworks want it."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from threecrowns.catalogue import find_game
from threecrowns.engine.game import Game, OptionValue, Setup
from threecrowns.engine.playout import settle
from threecrowns.engine.rng import Rng
from threecrowns.engine.state import State

Numbers = NDArray[np.float32]
Mask = NDArray[np.int8]
FURTHEST = 10.0  # no number of an observation is further from 0 (tested)


class Seating:
    """A game with a set-up: what all environments start from."""

    def __init__(
        self, name: str, seats: int | None = None, options: Mapping[str, OptionValue] | None = None
    ) -> None:
        self.game: Game = find_game(name)
        wanted = Setup(seats or self.game.default_seats, dict(options or {}))
        self.setup = self.game.with_defaults(wanted)
        self.start = self.game.new(self.setup)
        self.seats = int(self.start.seats)
        self.action_space = self.game.action_space
        self.length = int(self.game.observer.length)

    def opened(self, rng: Rng) -> State:
        """A new table at its first question to a seat."""
        state = self.start.clone()
        settle(state, rng)
        return state

    def observation(self, state: State, seat: int) -> Numbers:
        return np.array(self.game.observation(state, seat), dtype=np.float32)

    def mask(self, state: State, seat: int) -> Mask:
        """1 for every answer the seat may give now."""
        if seat != state.actor:
            return np.zeros(self.action_space, dtype=np.int8)
        return np.frombuffer(self.game.action_mask(state), dtype=np.int8).copy()

    def answer(self, state: State, action: int, rng: Rng) -> None:
        """Carry out an answer and the draws after it; an answer that is not allowed is refused."""
        if action not in state.legal_actions():
            raise ValueError(f"answer {action} is not allowed now: look at the action mask")
        state.apply(action)
        settle(state, rng)
