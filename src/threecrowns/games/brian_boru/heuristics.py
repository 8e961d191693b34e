"""What a bot thinks of a position of Brian Boru."""

from __future__ import annotations

from math import tanh

from mypy_extensions import i64

from threecrowns.engine.heuristics import Heuristics
from threecrowns.engine.state import State
from threecrowns.games.brian_boru.rules.round import BrianBoru
from threecrowns.games.brian_boru.scoring import total_points


class BrianBoruHeuristics(Heuristics):
    def estimate(self, state: State, seat: i64) -> float:
        """The lead in points over the average of the others."""
        assert isinstance(state, BrianBoru)
        if state.is_over():
            return state.payoff(seat)
        lead = 0.0
        mine = total_points(state, seat)
        for other in range(state.seats):
            lead += float(mine - total_points(state, other))
        return tanh(lead / float(state.seats - 1) / 10.0)
