"""Fits a judgement to what differs between the answers to one question.

Who wins says little about one answer, and games show little of answers that nobody gives. So
positions of self-play are played on in several ways (`forking.py`), on to the next draw. How much
better a branch ends there for a player than the other branches of its fork is what its first
position is fitted to. What the ends are worth is known from the fit to whole games.

To the weights of that fit comes a layer of units: some things are worth more together than apart.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from threecrowns.engine.game import Game
from threecrowns.engine.judgement import Features
from threecrowns.engine.observing import Row, new_row
from threecrowns.engine.state import State
from threecrowns.research.fitting import Adam, Array, Fitted, Layer, Sparse, rates, shares
from threecrowns.research.selfplay import PER_SHARD, arrays_of, parts, setup_from

UNITS = 32
LEVEL = 0.3  # how much a fork's mean counts beside what differs within it
SHRINK = 0.3  # towards the fit to whole games, and of the units to nothing
SCALE_LEAST = 5e-2
FORKS = 64  # at a time
SEATS = 5  # at most
PER_STRETCH = 4096  # branches that are judged together


@dataclass(frozen=True)
class Contrasts:
    """Branches; those of a fork stand one after the other."""

    first: Sparse  # [branch, seat, feature] where it is judged; 0 for seats that are not there
    phase: Array
    later: Sparse  # [branch, seat, feature] where it ends
    later_phase: Array
    payoff: Array  # [branch, seat] if the game is over there; NaN if not
    is_seat: NDArray[np.bool_]  # [branch, seat]
    fork: NDArray[np.int64]  # rising
    game: NDArray[np.int64]


COLUMNS = tuple(field.name for field in fields(Contrasts))


def contrasts_of(game: Game, shard: bytes) -> Contrasts | None:
    """The branches of one shard; its games are counted from 0. None if it has none."""
    arrays = arrays_of(shard)
    if not len(arrays.get("branch_game", ())):
        return None
    seats = setup_from(str(arrays["setups"][0])).seats
    rows = list(_branches(game, game.wanted_model(seats).features, arrays))
    columns = [np.array(column) for column in zip(*rows, strict=True)]
    found: dict[str, Any] = dict(zip(COLUMNS, columns, strict=True))
    return Contrasts(**found)


def all_contrasts(shards: Iterable[Contrasts | None]) -> Contrasts | None:
    """All branches, the games and forks counted on; None if there are none."""
    counted, forks = [], 0
    for number, each in enumerate(shards):
        if each is not None:
            games = each.game + PER_SHARD * number
            counted.append(replace(each, fork=each.fork + forks, game=games))
            forks += int(each.fork[-1]) + 1
    if not counted:
        return None
    columns = {name: [getattr(each, name) for each in counted] for name in COLUMNS}
    found: dict[str, Any] = {name: np.concatenate(parts) for name, parts in columns.items()}
    return Contrasts(**found)


def _branches(game: Game, features: Features, shard: dict[str, Any]) -> Iterator[tuple[Any, ...]]:
    row = new_row(features.length)
    games = list(parts(shard["action_ends"]))
    answers = list(parts(shard["branch_ends"]))
    fork, place = -1, (-1, -1)
    state = game.new(setup_from(str(shard["setups"][0])))
    for branch, (start, end) in enumerate(answers):
        number, at = int(shard["branch_game"][branch]), int(shard["branch_at"][branch])
        if (number, at) != place:
            fork, place = fork + 1, (number, at)
            state = game.new(setup_from(str(shard["setups"][number])))
            first, _ = games[number]
            carry_out(state, shard["actions"][first : first + at])
        quiet = start + int(shard["branch_quiet"][branch])
        after = state.clone()
        carry_out(after, shard["branch_actions"][start:quiet])
        begun = _seen(features, after, row), features.phase(after, 0)
        carry_out(after, shard["branch_actions"][quiet:end])
        payoff, is_seat = np.full(SEATS, np.nan), np.arange(SEATS) < after.seats
        if after.is_over():
            payoff[: after.seats] = [after.payoff(seat) for seat in range(after.seats)]
        ended = _seen(features, after, row), features.phase(after, 0)
        yield *begun, *ended, payoff, is_seat, fork, number


def carry_out(state: State, answers: NDArray[np.int32]) -> None:
    for action in answers.tolist():
        state.apply(action)


def _seen(features: Features, state: State, row: Row) -> Sparse:
    found = np.zeros((SEATS, features.length), np.float16)
    for seat in range(state.seats):
        row.wipe()
        features.observe(state, seat, row)
        found[seat] = list(row.numbers)
    return found


@dataclass(frozen=True)
class Guess:
    """What a judgement thinks of every seat of some branches, and how that comes about."""

    ahead: Array  # [branch, seat, other] how likely one of the two ends ahead, from -1 to 1
    is_pair: NDArray[np.bool_]  # [branch, seat, other] are both there?
    among: Array  # [branch, 1] how many others there are

    @property
    def outcome(self) -> Array:
        found: Array = self.ahead.sum(2) / self.among
        return found

    def slope(self, by_outcome: Array) -> Array:
        """How what is wrong with the outcomes changes with the worth of each seat."""
        steep = (1.0 - self.ahead**2) * self.is_pair / self.among[:, :, None]
        found: Array = (steep * (by_outcome[:, :, None] - by_outcome[:, None, :])).sum(2)
        return found


def guess_of(worths: Array, is_seat: NDArray[np.bool_]) -> Guess:
    is_pair = is_seat[:, :, None] & is_seat[:, None, :]
    ahead = np.tanh(worths[:, :, None] - worths[:, None, :]) * is_pair
    return Guess(ahead, is_pair, is_seat.sum(1, keepdims=True) - 1.0)


def outcomes(
    fitted: Fitted,
    features: Sparse,
    phase: Array,
    is_seat: NDArray[np.bool_],
    phases: tuple[float, ...],
) -> Array:
    """What a judgement thinks of every seat of every branch, a stretch at a time."""
    found = []
    for start in range(0, len(features), PER_STRETCH):
        some = slice(start, start + PER_STRETCH)
        flat = features[some].reshape(-1, features.shape[2]).astype(np.float32)
        worths = fitted.worths(flat, np.repeat(phase[some], SEATS), phases)
        found.append(guess_of(worths.reshape(-1, SEATS), is_seat[some]).outcome)
    return np.concatenate(found)


def ends_worth(rows: Contrasts, fitted: Fitted, phases: tuple[float, ...]) -> Array:
    """What the ends of the branches are worth to every seat."""
    thought = outcomes(fitted, rows.later, rows.later_phase, rows.is_seat, phases)
    found: Array = np.where(np.isnan(rows.payoff), thought, rows.payoff) * rows.is_seat
    return found


def fit_contrasts(
    rows: Contrasts, begun: Fitted, phases: tuple[float, ...], passes: int, seed: int, held_out: int
) -> Fitted:
    """What knows best how the branches of a fork differ.

    It begins with what was fitted to whole games, which also says what the ends are worth.
    """
    order = np.random.default_rng(seed)
    fit = Fit(rows, begun, phases, order)
    starts = np.flatnonzero(np.diff(rows.fork, prepend=-1))
    counts = np.diff(np.append(starts, len(rows.fork)))
    learned = np.flatnonzero(rows.game[starts] % held_out != 0)
    for rate in rates(passes):
        order.shuffle(learned)
        for begin in range(0, len(learned), FORKS):
            some = learned[begin : begin + FORKS]
            chosen = np.concatenate([np.arange(starts[k], starts[k] + counts[k]) for k in some])
            fit.adam.step(fit.gradient(chosen, counts[some]), rate)
    return fit.fitted()


class Fit:
    """Numbers on their way: what is added to the weights, and the layer, features being scaled."""

    def __init__(
        self,
        rows: Contrasts,
        begun: Fitted,
        phases: tuple[float, ...],
        order: np.random.Generator,
    ) -> None:
        self.rows, self.phases = rows, phases
        self.wished = ends_worth(rows, begun, phases)
        some = rows.first[:: len(rows.first) // 10_000 + 1].astype(np.float64)
        self.scale = some.reshape(-1, some.shape[2]).std(0) + SCALE_LEAST
        self.base = begun.weights * self.scale
        features = len(self.scale)
        inner, outer = (features, UNITS), (len(phases), UNITS)
        self.shapes = [self.base.shape, inner, outer, outer]
        sizes = [int(np.prod(shape)) for shape in self.shapes]
        self.cuts = np.cumsum(sizes)[:-1]
        numbers = np.zeros(sum(sizes))
        numbers[self.cuts[0] : self.cuts[1]] = order.normal(0, features**-0.5, sizes[1])
        self.adam = Adam(numbers, SHRINK)

    def scaled(self) -> tuple[Array, Layer]:
        """The weights and the layer as they are now."""
        parts_of_it = zip(np.split(self.adam.numbers, self.cuts), self.shapes, strict=True)
        weights, inner, begins, worths = (part.reshape(shape) for part, shape in parts_of_it)
        return self.base + weights, Layer(inner, begins, worths)

    def gradient(self, chosen: NDArray[np.int64], counts: NDArray[np.int64]) -> Array:
        """Where it gets more wrong for some branches, of forks with so many of them."""
        rows, (weights, layer) = self.rows, self.scaled()
        share = np.repeat(shares(rows.phase[chosen], self.phases), SEATS, axis=0)
        features = rows.first[chosen].reshape(-1, len(self.scale)) / self.scale
        sums, each = layer.sums(features, share), share @ layer.worths
        worth = (share * (features @ weights.T)).sum(1) + (sums * each).sum(1)
        guess = guess_of(worth.reshape(-1, SEATS), rows.is_seat[chosen])
        wrong = (guess.outcome - self.wished[chosen]) * rows.is_seat[chosen]
        mean = _means(wrong, counts)
        slope = guess.slope(2 * (wrong - mean + LEVEL * mean) / wrong.size).reshape(-1, 1)
        back = slope * each * (sums > 0)
        of_weights, of_inner = (share * slope).T @ features, features.T @ back
        found = of_weights, of_inner, share.T @ back, share.T @ (slope * sums)
        return np.concatenate([part.ravel() for part in found])

    def fitted(self) -> Fitted:
        weights, layer = self.scaled()
        inner = layer.weights / self.scale[:, None]
        return Fitted(weights / self.scale, Layer(inner, layer.begins, layer.worths))


def _means(numbers: Array, counts: NDArray[np.int64]) -> Array:
    """Of each fork, for every branch of it."""
    sums = np.add.reduceat(numbers, np.cumsum(counts) - counts, axis=0)
    found: Array = np.repeat(sums / counts[:, None], counts, axis=0)
    return found


def known(
    rows: Contrasts, fitted: Fitted, wished: Array, phases: tuple[float, ...], held_out: int
) -> float:
    """How well a judgement knows the branches of a fork apart: correlation, in other games."""
    held = rows.game % held_out == 0
    counts = np.unique(rows.fork[held], return_counts=True)[1]
    guess = outcomes(fitted, rows.first, rows.phase, rows.is_seat, phases)[held]
    one, other = ((each - _means(each, counts)).ravel() for each in (guess, wished[held]))
    return float((one @ other) / max(1e-9, np.sqrt((one @ one) * (other @ other))))
