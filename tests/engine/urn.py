"""Urn: draw a ball and name its colour, or go home. The smallest game in which a draw decides
what can be answered; never compiled.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i32

from threecrowns.engine.rng import Rng
from threecrowns.engine.state import CHANCE, OVER, State

COLOURS = 4
DRAW = 0
HOME = 1
PASS = 2
NAME = 3  # + colour


class Urn(State):
    def __init__(self) -> None:
        super().__init__(1)
        self.actor = 0
        self.colour = -1  # of the ball that was drawn
        self.points = 0.0
        self.is_empty = False

    def legal(self) -> vec[i32]:
        if self.actor == CHANCE:
            return vec[i32](range(COLOURS))
        if self.colour >= 0:
            return vec[i32]([PASS, NAME + self.colour])
        return vec[i32]([HOME] if self.is_empty else [DRAW, HOME])

    def apply(self, action: int) -> None:
        if self.actor == CHANCE:
            self.colour = action
            self.actor = 0
        elif action == DRAW:
            self.actor = CHANCE
        else:
            self.points = 0.2 if action == HOME else -1.0 if action == PASS else 1.0
            self.actor = OVER

    def clone(self) -> Urn:
        new = Urn()
        new.actor, new.colour, new.points = self.actor, self.colour, self.points
        new.is_empty = self.is_empty
        return new

    def determinize(self, seat: int, rng: Rng) -> Urn:
        return self.clone()

    def payoff(self, seat: int) -> float:
        return self.points
