"""What a bot thinks of a position."""

from __future__ import annotations

from math import tanh

from mypy_extensions import i64

from threecrowns.engine.heuristics import Heuristics
from threecrowns.engine.state import State
from threecrowns.games.architects.rules.turn import Architects
from threecrowns.games.architects.scoring import total_points


class ArchitectsHeuristics(Heuristics):
    def estimate(self, state: State, seat: i64) -> float:
        assert isinstance(state, Architects)
        if state.is_over():
            return state.payoff(seat)
        best: i64 = -1000
        for player in range(state.players):
            if player != seat:
                best = max(best, total_points(state, player))
        return tanh(float(total_points(state, seat) - best) / 16.0)

    def bias(self, state: State, action: i64) -> float:
        return 1.0
