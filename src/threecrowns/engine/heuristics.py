"""What a bot thinks of a position: the only knowledge of a game that bots use."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from threecrowns.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics:
    def estimate(self, state: State, seat: i64) -> float:
        """How the game will end for this seat, in [-1, 1]; exact when it is over."""
        if state.is_over():
            return state.payoff(seat)
        return 0.0

    def outcomes(self, state: State) -> vec[float]:
        """The estimate for every seat."""
        found = vec[float](capacity=state.seats)
        for seat in range(state.seats):
            found = append(found, self.estimate(state, seat))
        return found

    def bias(self, state: State, action: i64) -> float:
        """How promising an answer looks before anything is tried: any weight above 0."""
        return 1.0
