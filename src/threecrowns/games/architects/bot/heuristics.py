"""What a bot thinks of a position: how it will end, and what is worth trying."""

from __future__ import annotations

from math import exp, tanh
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from threecrowns.engine.heuristics import Heuristics
from threecrowns.engine.state import State
from threecrowns.games.architects.bot.prospects import prospects, visits_left
from threecrowns.games.architects.rules.guildhall import spaces
from threecrowns.games.architects.rules.turn import Architects

SPREAD_AT_END: Final = 10.0  # how wrong the expected margin may still be
SPREAD_PER_VISIT: Final = 1.5
MARGIN: Final = 0.15  # share of the margin beside the chance to win: a lost game is played on
HOPELESS: Final = 30.0  # a lead beyond this hardly matters, but a little
SHARPNESS: Final = 30.0  # of the preference for answers that look better at once
IMPATIENCE: Final = 0.15  # everybody likes a game that is filling up
OPPONENT_PER_VISIT: Final = 5.0  # what a scripted opponent's score grows by


class ArchitectsHeuristics(Heuristics):
    def __init__(self) -> None:
        super().__init__()
        self.trust = 0.0  # the best of many rough judgements is mostly too high: averages count
        self.exploration = 0.7
        self.is_open_loop = True  # offers change with every draw; a plan hardly does

    def estimate(self, state: State, seat: i64) -> float:
        return self.outcomes(state)[seat]

    def outcomes(self, state: State) -> vec[float]:
        """The expected rank of every seat: how far ahead of each other player, one by one."""
        assert isinstance(state, Architects)
        found = vec[float](capacity=state.seats)
        if state.is_over():
            for seat in range(state.seats):
                found = append(found, state.payoff(seat))
            return found
        visits = visits_left(state)
        ends = vec[float](capacity=state.players)
        for player in range(state.players):
            ends = append(ends, prospects(state, player, visits))
        spread = SPREAD_AT_END + SPREAD_PER_VISIT * visits
        for seat in range(state.seats):
            total: float = 0.0
            for other in range(state.players):
                if other != seat:
                    lead = ends[seat] - ends[other]
                    if other == state.opponent:
                        lead -= OPPONENT_PER_VISIT * visits
                    margin = lead / (HOPELESS + abs(lead))
                    total += (1.0 - MARGIN - IMPATIENCE) * tanh(lead / spread) + MARGIN * margin
            found = append(found, total / float(state.players - 1) + progress(state))
        return found

    def hurried(self, state: State, outcome: float) -> float:
        assert isinstance(state, Architects)
        return (1.0 - IMPATIENCE) * outcome + progress(state)

    def bias(self, state: State, action: i64) -> float:
        """More for what looks better at once."""
        assert isinstance(state, Architects)
        after = state.clone()
        after.apply(action)
        return exp(SHARPNESS * self.estimate(after, state.actor))


def progress(state: Architects) -> float:
    """What everybody gains by a guildhall that is filling up."""
    return IMPATIENCE * float(state.lying) / float(spaces(state))
