"""What a bot thinks of a position of The Two Heirs."""

from __future__ import annotations

from math import tanh

from mypy_extensions import i64

from threecrowns.engine.bits import size
from threecrowns.engine.heuristics import Heuristics
from threecrowns.engine.state import State
from threecrowns.games.two_heirs.actions import (
    BUILD,
    EXTEND,
    MOVE,
    TAKE,
    WITHDRAW,
)
from threecrowns.games.two_heirs.rules.turn import TwoHeirs
from threecrowns.games.two_heirs.scoring import total_points


class TwoHeirsHeuristics(Heuristics):
    def estimate(self, state: State, seat: i64) -> float:
        """The lead in points, with something for tiles that can still be built."""
        assert isinstance(state, TwoHeirs)
        if state.is_over():
            return state.payoff(seat)
        lead = prospects(state, seat) - prospects(state, 1 - seat)
        return tanh(lead / 16.0)

    def bias(self, state: State, action: i64) -> float:
        if action >= BUILD:
            return 4.0
        if action >= EXTEND:
            return 0.6
        if action >= MOVE:
            return 1.0
        if action >= WITHDRAW:
            return 0.7
        if action >= TAKE:
            return 2.0
        return 1.5


def prospects(state: TwoHeirs, seat: i64) -> float:
    """Points now, and what the hand may still bring."""
    points = float(total_points(state, seat))
    left = turns_left(state, seat)
    hand = float(size(state.hands[seat]))
    worth = 2.5
    if left < 4.0:
        worth = 0.6 * left
    if hand > 3.0:
        hand = 3.0 + (hand - 3.0) * 0.2
    return points + worth * hand


def turns_left(state: TwoHeirs, seat: i64) -> float:
    """How many turns the seat will still have, the present one included."""
    if state.ending >= 0:
        ahead = state.ending  # turns still to be ended, the present one included
        mine = (ahead + 1) // 2 if state.turn == seat else ahead // 2
        return float(mine)
    return float(state.stack_size()) / 2.0 + 1.5
