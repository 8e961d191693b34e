"""A learned judgement: what a game's own heuristics think, mended by weights fitted to self-play.

Every player has features, written like an observation into a row. A model gives each of them a
weight, which depends on how far the game has come. What a player's features are worth, less those
of another, is added to what the plain heuristics think and squeezed into [-1, 1]: who of the two
ends ahead. A player's outcome is the average over all others. A sum over the few features that are
there: cheap enough for every position of a search. A model may add a small layer of units, each of
which looks at all features, for what is worth more together than apart.
"""

from __future__ import annotations

from math import log, tanh
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, mypyc_attr

from threecrowns.engine.heuristics import Heuristics
from threecrowns.engine.observing import Observer, Row, new_row
from threecrowns.engine.state import State

SUREST: Final = 0.93  # an estimate beyond this is taken for this


@mypyc_attr(allow_interpreted_subclasses=True)
class Features(Observer):
    """What a judgement looks at: for one player of a position at a time."""

    def __init__(self, length: i64) -> None:
        super().__init__(length)
        self.stands_alone: bool = False  # it needs no plain judgement
        self.fits_points: bool = False  # and is fitted to how far ahead one ends, not to who does

    def phase(self, state: State, seat: i64) -> float:
        """How far the game has come for a player, on the scale of the model's phases."""
        return 0.0

    def is_judged(self, state: State) -> bool:
        """Does the model know such positions? Elsewhere the plain heuristics judge alone."""
        return True

    def is_forked(self, state: State) -> bool:
        """Would it be learned from to play on here in several ways? Judged positions only."""
        return True


class Units:
    """A layer of units: each sums up all features, and counts for as much as that is above 0."""

    def __init__(
        self, count: i64, weights: vec[float], begins: vec[float], worths: vec[float]
    ) -> None:
        assert len(begins) == len(worths), "both for every unit in every phase"
        self.count: i64 = count
        self.weights: vec[float] = weights  # [feature * count + unit]
        self.begins: vec[float] = begins  # [phase * count + unit] what a unit's sum begins with
        self.worths: vec[float] = worths  # [phase * count + unit] what it is worth
        self.sums: vec[float] = vec[float]([0.0] * count)  # [unit] of the row looked at last

    def worth(self, row: Row, below: i64, above: i64, part: float) -> float:
        """What the units make of a row, so far on from one phase to another."""
        count, sums = self.count, self.sums
        low, high = below * count, above * count
        total = 0.0
        is_any = False
        for unit in range(count):
            is_any = is_any or self.worths[low + unit] != 0.0 or self.worths[high + unit] != 0.0
            begin = self.begins[low + unit]
            sums[unit] = begin + part * (self.begins[high + unit] - begin)
        if not is_any:
            return total
        weights = self.weights
        for k in range(row.count):
            place = i64(row.written[k])
            number = row.numbers[row.start + place]
            at = place * count
            for unit in range(count):
                sums[unit] = sums[unit] + number * weights[at + unit]
        for unit in range(count):
            if sums[unit] > 0.0:
                worth = self.worths[low + unit]
                worth += part * (self.worths[high + unit] - worth)
                total += worth * sums[unit]
        return total


class Model:
    """The fitted numbers, and where they come from."""

    def __init__(
        self,
        weights: vec[float],
        columns: i64,
        phases: vec[float],
        trust: float,
        digest: str,
        seats: i64 = 0,
        units: Units | None = None,
    ) -> None:
        assert len(weights) == columns * len(phases), "a weight for every feature in every phase"
        self.weights: vec[float] = weights  # [phase * columns + feature]
        self.columns: i64 = columns
        self.phases: vec[float] = phases  # rising; in between weights are interpolated
        self.trust: float = trust  # how much of what the plain heuristics think is believed
        self.digest: str = digest  # of the file it was read from
        self.seats: i64 = seats  # of the tables it was fitted to; 0: of all with two and more
        self.units: Units | None = units

    def worth(self, row: Row, phase: float) -> float:
        """What the features in a row are worth."""
        last = i64(len(self.phases)) - 1
        below: i64 = 0
        while below < last - 1 and phase > self.phases[below + 1]:
            below += 1
        above = below
        part = 0.0
        if last > 0:
            above = below + 1
            part = (phase - self.phases[below]) / (self.phases[below + 1] - self.phases[below])
            part = max(0.0, min(1.0, part))
        low, high = below * self.columns, above * self.columns
        total = 0.0
        for k in range(row.count):
            place = i64(row.written[k])
            weight = self.weights[low + place]
            weight += part * (self.weights[high + place] - weight)
            total += weight * row.numbers[row.start + place]
        if self.units is not None:
            total += self.units.worth(row, below, above, part)
        return total


class LearnedHeuristics(Heuristics):
    def __init__(self, plain: Heuristics, features: Features, model: Model) -> None:
        super().__init__()
        self.trust = plain.trust
        self.exploration = plain.exploration
        self.exploration_share = plain.exploration_share
        self.caution = plain.caution
        self.is_open_loop = plain.is_open_loop
        self.stops_at_draws = plain.stops_at_draws
        self.plain: Heuristics = plain
        self.features: Features = features
        self.model: Model = model
        self.row: Row = new_row(features.length)
        self.elsewhere: Heuristics = plain  # judges at tables that the model is not for

    def at(self, seats: i64) -> Heuristics:
        """Itself at tables of the size that the model was fitted to."""
        is_here = seats > 1 if self.model.seats == 0 else self.model.seats == seats
        return self if is_here else self.elsewhere.at(seats)

    def estimate(self, state: State, seat: i64) -> float:
        return self.outcomes(state)[seat]

    def outcomes(self, state: State) -> vec[float]:
        here = self.at(state.seats)
        if here is not self:
            return here.outcomes(state)
        if state.is_over() or not self.features.is_judged(state):
            return self.plain.outcomes(state)
        found = vec[float]([0.0] * state.seats)
        if self.model.trust != 0.0:
            found = self.plain.outcomes(state)
        worths = vec[float](capacity=state.seats)
        for seat in range(state.seats):
            self.row.wipe()
            self.features.observe(state, seat, self.row)
            worth = self.model.worth(self.row, self.features.phase(state, seat))
            worths = append(worths, worth)
        for seat in range(state.seats):
            thought = self.model.trust * unsqueezed(found[seat])
            found[seat] = self.plain.hurried(state, against_all(worths, seat, thought))
        return found

    def is_quiet(self, state: State) -> bool:
        return self.plain.is_quiet(state)

    def settle(self, state: State) -> None:
        self.plain.settle(state)

    def candidates(self, state: State) -> vec[i32]:
        return self.plain.candidates(state)

    def bias(self, state: State, action: i64) -> float:
        return self.plain.bias(state, action)


def against_all(worths: vec[float], seat: i64, thought: float) -> float:
    """How a seat will fare, given what everybody's features are worth and what else is thought."""
    count = i64(len(worths))
    if count == 1:
        return tanh(thought + worths[seat])  # the features know the opponent
    total = 0.0
    for other in range(count):
        if other != seat:
            total += tanh(thought + worths[seat] - worths[other])
    return total / float(count - 1)


def unsqueezed(estimate: float) -> float:
    """The number whose tanh this is."""
    sure = max(-SUREST, min(SUREST, estimate))
    return 0.5 * log((1.0 + sure) / (1.0 - sure))
