"""What a bot thinks of a position: the only knowledge of a game that bots use."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i32, i64, mypyc_attr

from threecrowns.engine.playout import playout
from threecrowns.engine.rng import Rng
from threecrowns.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics:
    def __init__(self) -> None:
        self.trust: float = 0.9  # weight of one judgement backed up against the average of many
        self.exploration: float = 2.0  # weight of what looks promising and was tried seldom
        self.exploration_share: float = 1.0  # of it, at the question itself, tried by the hundred
        self.caution: float = 0.2  # an answer not tried yet counts so much less than its parent
        self.is_open_loop: bool = False  # draws are carried out without a branch of their own
        self.stops_at_draws: bool = False  # or nothing is looked at behind one

    def at(self, seats: i64) -> Heuristics:
        """What judges at a table with so many seats; mostly the same at all."""
        return self

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

    def is_quiet(self, state: State) -> bool:
        """Is the position judged as it is, or would `settle` play on?"""
        return True

    def settle(self, state: State) -> None:
        """Play on to where the position can be judged; most games can be judged anywhere."""
        return

    def hurried(self, state: State, outcome: float) -> float:
        """An outcome, a little better where the game has come further: so it comes to an end."""
        return outcome

    def judge(self, state: State, rng: Rng) -> vec[float]:
        """What a search counts for a new position; it may change the state."""
        self.settle(state)
        return self.outcomes(state)

    def candidates(self, state: State) -> vec[i32]:
        """The answers that a search tries: all, unless some are much like others. At least one."""
        return state.legal()

    def bias(self, state: State, action: i64) -> float:
        """How promising an answer looks before anything is tried: any weight above 0."""
        return 1.0


class PlayoutHeuristics(Heuristics):
    """For a game nobody has thought about yet: a position is worth what random play makes of it."""

    def __init__(self) -> None:
        super().__init__()
        self.trust = 0.0  # one random game says little; only averages count

    def judge(self, state: State, rng: Rng) -> vec[float]:
        playout(state, rng)
        return self.outcomes(state)
