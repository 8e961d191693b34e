"""Fits a judgement to what differs between the answers to one question.

Who wins says little about one answer, and games show little of answers that nobody gives. So
positions of self-play are played on in several ways (`forking.py`), on to the next draw. How much
better a branch ends there than the other branches of its fork, for one of two players, is what its
first position is fitted to. What the ends are worth is known from the fit to whole games.

A row is a branch and two of its players; rows of the same two at the same fork are a group.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields, replace
from itertools import combinations
from typing import Any

import numpy as np
from numpy.typing import NDArray

from threecrowns.engine.game import Game
from threecrowns.engine.judgement import Features
from threecrowns.engine.observing import Row, new_row
from threecrowns.engine.state import State
from threecrowns.research.fitting import Adam, Array, rates, shares
from threecrowns.research.selfplay import PER_SHARD, arrays_of, parts, setup_from

LEVEL = 0.3  # how much a group's mean counts beside what differs within it
SHRINK = 0.1  # towards the fit to whole games
SCALE_LEAST = 5e-2
GROUPS = 384  # at a time
Sparse = NDArray[np.float16]  # mostly zeros and small numbers, and many of them


@dataclass(frozen=True)
class Contrasts:
    lead: Sparse  # [row, feature] of one player less those of the other, where it is judged
    phase: Array
    later: Sparse  # the same where the branch ends
    later_phase: Array
    ahead: Array  # 1: the one player ended ahead of the other, -1: behind; NaN: not over
    group: NDArray[np.int64]  # rising
    game: NDArray[np.int64]


COLUMNS = tuple(field.name for field in fields(Contrasts))


@dataclass(frozen=True)
class Seen:
    """What is seen of all players at a position."""

    features: Sparse  # [seat, feature]
    phase: float


def contrasts_of(game: Game, shard: bytes) -> Contrasts | None:
    """The branches of one shard; its games are counted from 0. None if it has none."""
    arrays = arrays_of(shard)
    if not len(arrays.get("branch_game", ())):
        return None
    seats = setup_from(str(arrays["setups"][0])).seats
    rows = list(_rows(game, game.wanted_model(seats).features, arrays))
    columns = [np.array(column) for column in zip(*rows, strict=True)]
    found: dict[str, Any] = dict(zip(COLUMNS, columns, strict=True))
    return Contrasts(**found)


def all_contrasts(shards: Iterable[Contrasts | None]) -> Contrasts | None:
    """All branches, the games and groups counted on; None if there are none."""
    counted, groups = [], 0
    for number, each in enumerate(shards):
        if each is not None:
            games = each.game + PER_SHARD * number
            counted.append(replace(each, group=each.group + groups, game=games))
            groups += int(each.group[-1]) + 1
    if not counted:
        return None
    columns = {name: [getattr(each, name) for each in counted] for name in COLUMNS}
    found: dict[str, Any] = {name: np.concatenate(parts) for name, parts in columns.items()}
    return Contrasts(**found)


def _rows(game: Game, features: Features, shard: dict[str, Any]) -> Iterator[tuple[Any, ...]]:
    row = new_row(features.length)
    games = list(parts(shard["action_ends"]))
    answers = list(parts(shard["branch_ends"]))
    forks: dict[tuple[int, int], list[int]] = {}
    places = zip(shard["branch_game"].tolist(), shard["branch_at"].tolist(), strict=True)
    for branch, place in enumerate(places):
        forks.setdefault(place, []).append(branch)
    group = -1
    for (number, at), branches in forks.items():
        state = game.new(setup_from(str(shard["setups"][number])))
        start, _ = games[number]
        for action in shard["actions"][start : start + at].tolist():
            state.apply(action)
        ends = []
        for branch in branches:
            start, end = answers[branch]
            quiet = start + int(shard["branch_quiet"][branch])
            ends.append(_branch(state, features, row, shard["branch_actions"], start, quiet, end))
        for one, other in combinations(range(state.seats), 2):
            group += 1
            for first, last, payoffs in ends:
                ahead = np.nan if payoffs is None else np.sign(payoffs[one] - payoffs[other])
                yield (
                    *(first.features[one] - first.features[other], first.phase),
                    *(last.features[one] - last.features[other], last.phase),
                    *(float(ahead), group, number),
                )


def _branch(
    fork: State,
    features: Features,
    row: Row,
    answers: NDArray[np.int32],
    start: int,
    quiet: int,
    end: int,
) -> tuple[Seen, Seen, list[float] | None]:
    """Where a branch is judged, where it ends, and the payoffs if the game ends there."""
    state = fork.clone()
    for action in answers[start:quiet].tolist():
        state.apply(action)
    first = _seen(features, state, row)
    for action in answers[quiet:end].tolist():
        state.apply(action)
    payoffs = [state.payoff(seat) for seat in range(state.seats)] if state.is_over() else None
    return first, _seen(features, state, row), payoffs


def _seen(features: Features, state: State, row: Row) -> Seen:
    found = []
    for seat in range(state.seats):
        row.wipe()
        features.observe(state, seat, row)
        found.append(np.array(list(row.numbers), np.float16))
    return Seen(np.array(found), features.phase(state, 0))


def fit_contrasts(
    rows: Contrasts,
    weights: Array,
    phases: tuple[float, ...],
    passes: int,
    seed: int,
    held_out: int,
) -> Array:
    """The weights [phase, feature] that know best how the branches of a fork differ.

    They begin with those that were fitted to whole games, which also say what the ends are worth.
    """
    wished = ends_worth(rows, weights, phases)
    scale = rows.lead[:: len(rows.lead) // 10_000 + 1].astype(np.float64).std(0) + SCALE_LEAST
    begun = weights * scale
    adam = Adam(np.zeros(weights.size), SHRINK)
    starts = np.flatnonzero(np.diff(rows.group, prepend=-1))
    ends = np.append(starts[1:], len(rows.group))
    learned = np.flatnonzero(rows.game[starts] % held_out != 0)
    order = np.random.default_rng(seed)
    for rate in rates(passes):
        order.shuffle(learned)
        for begin in range(0, len(learned), GROUPS):
            some = learned[begin : begin + GROUPS]
            chosen = np.concatenate([np.arange(starts[k], ends[k]) for k in some])
            sizes = ends[some] - starts[some]
            share = shares(rows.phase[chosen], phases)
            lead = rows.lead[chosen] / scale
            inputs = (share[:, :, None] * lead[:, None, :]).reshape(len(chosen), -1)
            guess = np.tanh(inputs @ (begun.ravel() + adam.numbers))
            wrong = guess - wished[chosen]
            firsts = np.cumsum(sizes) - sizes
            mean = np.repeat(np.add.reduceat(wrong, firsts) / sizes, sizes)
            slope = 2 * (wrong - mean + LEVEL * mean) * (1 - guess**2) / len(chosen)
            adam.step(slope @ inputs, rate)
    fitted: Array = (begun + adam.numbers.reshape(begun.shape)) / scale
    return fitted


def worth(lead: Sparse, phase: Array, weights: Array, phases: tuple[float, ...]) -> Array:
    """What a judgement by these weights thinks of every row."""
    found: Array = np.tanh((shares(phase, phases) * (lead @ weights.T)).sum(1))
    return found


def ends_worth(rows: Contrasts, weights: Array, phases: tuple[float, ...]) -> Array:
    """What the ends of the branches are worth to one player against the other."""
    thought = worth(rows.later, rows.later_phase, weights, phases)
    found: Array = np.where(np.isnan(rows.ahead), thought, rows.ahead)
    return found


def known(
    rows: Contrasts, weights: Array, wished: Array, phases: tuple[float, ...], held_out: int
) -> float:
    """How well a judgement knows the branches of a fork apart: correlation, in other games."""
    held = rows.game % held_out == 0
    _, group = np.unique(rows.group[held], return_inverse=True)
    sizes = np.bincount(group)
    guess = worth(rows.lead[held], rows.phase[held], weights, phases)
    one, other = (
        each - (np.bincount(group, each) / sizes)[group] for each in (guess, wished[held])
    )
    return float((one @ other) / max(1e-9, np.sqrt((one @ one) * (other @ other))))
