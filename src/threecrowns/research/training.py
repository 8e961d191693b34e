"""Fits the learned judgement of a game to its self-play.

The games are played again, and at every decision the features of all seats are noted, where the
game's heuristics would judge it. The weights are those with which the judgement comes nearest to
how the games ended, and, less so, to what the search thought: squared error, found by Adam in plain
numpy, the same for the same data. Of the end, who wins counts as much as every rank below.

Where the features say all that the plain heuristics look at, the plain judgement is not needed, and
the weights are fitted to the lead in points instead, in closed form.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from threecrowns import __version__
from threecrowns.engine.game import Game
from threecrowns.engine.judgement import SUREST, Features
from threecrowns.engine.models import ModelFile
from threecrowns.engine.observing import Row, new_row
from threecrowns.engine.refusal import CrownsError
from threecrowns.engine.state import State
from threecrowns.research.selfplay import (
    PER_SHARD,
    Settings,
    arrays_of,
    parts,
    read_settings,
    setup_from,
    whole_shards,
)

HELD_OUT = 7  # one game in so many is not learned from, of whatever set-up: they come in turn
OUTCOME = 0.6  # how much the end of the game counts against what the search thought
WON = 0.5  # how much winning counts against the rank; for two it is the same
DECAY = 10.0  # times weights by games: the fewer games for each weight, the nearer to nothing
RIDGE = 300.0  # the same where the lead is fitted to
NORMAL = 1.25  # tanh(lead / so many standard deviations) is about the chance to win
SCALE_LEAST = 1e-2
RATE = 3e-3
BATCH = 1024
FIRST_DECAY, SECOND_DECAY, TINY = 0.9, 0.999, 1e-8  # of Adam
Array = NDArray[np.float64]
Sparse = NDArray[np.float32]  # mostly zeros, and many of them


@dataclass(frozen=True)
class Rows:
    """Decisions to learn from; every seat that was asked is a row."""

    own: Sparse  # [row, feature] of the seat that was asked
    others: Sparse  # [row, feature] the average of the others
    own_phase: Array
    others_phase: Array
    plain: Array  # what the plain heuristics think, unsqueezed
    value: Array  # what the search thought
    outcome: Array  # the rank
    won: Array  # the same, if only the first counts
    lead: Array  # points ahead of the best other player, scripted ones too
    game: NDArray[np.int64]
    phases: tuple[float, ...]  # of the game, on the scale of a row's phase


COLUMNS = tuple(field.name for field in fields(Rows) if field.name != "phases")


@dataclass(frozen=True)
class Figures:
    """How often a judgement knows who wins, and how wrong it is, in games not learned from."""

    right: float
    error: float


def shards_of(game: Game, folder: Path) -> list[Path]:
    """What there is to learn from in a folder; raises CrownsError if it is for something else."""
    settings = read_settings(folder)
    if (settings.game, settings.content) != (game.id, game.content_hash):
        raise CrownsError("selfplay-other-settings", folder=str(folder))
    files = whole_shards(folder)
    if not files:
        raise CrownsError("selfplay-no-folder", folder=str(folder))
    return files


def rows_of(game: Game, shard: bytes) -> Rows:
    """The decisions of one shard; its games are counted from 0."""
    arrays = arrays_of(shard)
    seats = setup_from(str(arrays["setups"][0])).seats
    rows = list(_rows(game, game.wanted_model(seats).features, arrays))
    columns = [np.array(column) for column in zip(*rows, strict=True)]
    found: dict[str, Any] = dict(zip(COLUMNS, columns, strict=True))
    return Rows(**found, phases=game.feature_phases)


def together(shards: Iterable[Rows]) -> Rows:
    """All decisions, the games counted on."""
    parts_of_rows = list(shards)
    found: dict[str, Any] = {
        name: np.concatenate([getattr(each, name) for each in parts_of_rows]) for name in COLUMNS
    }
    counted = [each.game + PER_SHARD * number for number, each in enumerate(parts_of_rows)]
    return Rows(**found | {"game": np.concatenate(counted)}, phases=parts_of_rows[0].phases)


def _rows(game: Game, features: Features, shard: dict[str, Any]) -> Iterator[tuple[Any, ...]]:
    row = new_row(features.length)
    asked: dict[tuple[int, int], float] = {
        (int(number), int(at)): float(value)
        for number, at, value in zip(shard["game"], shard["at"], shard["value"], strict=True)
    }
    for number, (start, end) in enumerate(parts(shard["action_ends"])):
        state = game.new(setup_from(str(shard["setups"][number])))
        payoffs = shard["payoffs"][number][: state.seats]
        seen = []
        for at, action in enumerate(shard["actions"][start:end].tolist()):
            if (number, at) in asked:
                asker = int(state.actor)
                judged_at = state.clone()
                game.heuristics.settle(judged_at)
                if not judged_at.is_over() and features.is_judged(judged_at):
                    found = _seen(game, features, judged_at, asker, row)
                    seen.append((asker, *found, asked[number, at]))
            state.apply(action)
        points = game.points(state, None)
        for asker, *rest in seen:
            best = max(each for player, each in enumerate(points) if player != asker)
            ends = float(payoffs[asker]), won(payoffs, asker), float(points[asker] - best)
            yield *rest, *ends, number


def won(payoffs: Sequence[float], seat: int) -> float:
    """1 for who wins, the same loss for all others; who wins together shares it."""
    if len(payoffs) == 1:
        return float(payoffs[seat])
    first = [each == max(payoffs) for each in payoffs]
    share = first[seat] / sum(first)
    return float((share * len(first) - 1) / (len(first) - 1))


def _seen(game: Game, features: Features, state: State, asker: int, row: Row) -> tuple[Any, ...]:
    """Features and phases of the asker and of the others, and what the plain heuristics think."""
    seen = []
    for seat in range(state.seats):
        row.wipe()
        features.observe(state, seat, row)
        seen.append(np.array(list(row.numbers), np.float32))
    others = [each for seat, each in enumerate(seen) if seat != asker]
    phases = [features.phase(state, seat) for seat in range(state.seats)]
    later = [each for seat, each in enumerate(phases) if seat != asker]
    if not others:  # the features of somebody alone know the opponent
        others, later = [np.zeros_like(seen[asker])], phases
    plain = np.clip(game.heuristics.estimate(state, asker), -SUREST, SUREST)
    average = np.mean(others, axis=0, dtype=np.float32)
    return seen[asker], average, phases[asker], np.mean(later), np.arctanh(plain)


def shares(phase: Array, phases: tuple[float, ...]) -> Array:
    """How much each phase counts for a row."""
    each = np.eye(len(phases))
    return np.stack([np.interp(phase, phases, row) for row in each], axis=1)


def fit(rows: Rows, passes: int, seed: int) -> tuple[Array, float]:
    """The weights [phase, feature], and how much of the plain judgement is believed."""
    learned = rows.game % HELD_OUT != 0
    games = len(np.unique(rows.game[learned]))
    scale = rows.own[learned].std(0) + SCALE_LEAST
    ended = WON * rows.won + (1 - WON) * rows.outcome
    wished = OUTCOME * ended + (1 - OUTCOME) * rows.value
    numbers = np.zeros(1 + len(rows.phases) * rows.own.shape[1])
    numbers[0] = 1.0
    shrunk = np.full(len(numbers), DECAY * len(numbers) / games)
    shrunk[0] = 0.0
    first, second = np.zeros(len(numbers)), np.zeros(len(numbers))
    order = np.random.default_rng(seed)
    chosen = np.flatnonzero(learned)
    step = 0
    for done in range(passes):
        rate = RATE * 0.5 * (1 + np.cos(np.pi * done / passes))
        order.shuffle(chosen)
        for start in range(0, len(chosen), BATCH):
            some = chosen[start : start + BATCH]
            inputs = _inputs(rows, some, scale)
            guess = np.tanh(inputs @ numbers)
            slope = 2 * (guess - wished[some]) * (1 - guess**2) / len(some)
            gradient = slope @ inputs
            step += 1
            first = FIRST_DECAY * first + (1 - FIRST_DECAY) * gradient
            second = SECOND_DECAY * second + (1 - SECOND_DECAY) * gradient**2
            mean = first / (1 - FIRST_DECAY**step)
            spread = np.sqrt(second / (1 - SECOND_DECAY**step)) + TINY
            numbers -= rate * mean / spread
            numbers /= 1.0 + rate * shrunk
    weights = numbers[1:].reshape(len(rows.phases), -1) / scale
    return weights, float(numbers[0])


def fit_lead(rows: Rows) -> tuple[Array, float]:
    """The weights that come nearest to the lead at the end, squeezed by how wrong they still are.

    Points say more than who wins, and against a script few games may be won at first, or all later.
    """
    learned = np.flatnonzero(rows.game % HELD_OUT != 0)
    scale = rows.own[learned].std(0) + SCALE_LEAST
    inputs = _inputs(rows, learned, scale)[:, 1:]
    wished = rows.lead[learned]
    among = inputs.T @ inputs + RIDGE * np.eye(inputs.shape[1])
    numbers = np.linalg.solve(among, inputs.T @ wished)
    share = shares(rows.own_phase[learned], rows.phases)
    wrong = share.T @ (wished - inputs @ numbers) ** 2 / share.sum(0)
    weights = numbers.reshape(len(rows.phases), -1) / scale
    return weights / (NORMAL * np.sqrt(wrong))[:, None], 0.0


def _inputs(rows: Rows, some: NDArray[np.int64], scale: Sparse) -> Array:
    """Of some rows: one number for the plain judgement, then one for every weight."""
    own_share = shares(rows.own_phase[some], rows.phases)
    others_share = shares(rows.others_phase[some], rows.phases)
    own = own_share[:, :, None] * (rows.own[some] / scale)[:, None, :]
    others = others_share[:, :, None] * (rows.others[some] / scale)[:, None, :]
    lead = (own - others).reshape(len(own), -1)
    return np.concatenate([rows.plain[some, None], lead], axis=1)


def judged(rows: Rows, weights: Array, trust: float) -> Array:
    """What the learned judgement thinks of every row."""
    own = (shares(rows.own_phase, rows.phases) * (rows.own @ weights.T)).sum(1)
    others = (shares(rows.others_phase, rows.phases) * (rows.others @ weights.T)).sum(1)
    guess: Array = np.tanh(trust * rows.plain + own - others)
    return guess


def figures(rows: Rows, guess: Array) -> Figures:
    held = (rows.game % HELD_OUT == 0) & (rows.outcome != 0)
    right = np.mean((guess[held] > 0) == (rows.outcome[held] > 0))
    return Figures(float(right), float(np.mean((guess[held] - rows.outcome[held]) ** 2)))


def train(
    game: Game,
    rows: Rows,
    settings: Settings,
    passes: int,
    seed: int,
    played_seconds: float = 0.0,
) -> ModelFile:
    """A model with its card; raises CrownsError if there is too little to learn from."""
    begin = process_time()
    held = rows.game % HELD_OUT == 0
    if held.all() or not (rows.outcome[held] != 0).any():
        raise CrownsError("train-few-games", games=len(np.unique(rows.game)), game=game.id)
    wanted = game.wanted_model(settings.players)
    is_lead = wanted.features.stands_alone
    weights, trust = fit_lead(rows) if is_lead else fit(rows, passes, seed)
    found = {
        "plain": figures(rows, np.tanh(rows.plain)),
        "search": figures(rows, rows.value),
        "learned": figures(rows, judged(rows, weights, trust)),
    }
    card: dict[str, Any] = {
        "games": len(np.unique(rows.game)),
        "positions": len(rows.game),
        "selfplay": {
            "seed": settings.seed,
            "iterations": settings.iterations,
            "players": settings.players,
            "core_hours": round(played_seconds / 3600, 3),  # 0: not counted, on a cluster
        },
        "version": {"threecrowns": __version__, "rules": game.rules_version},
        "passes": passes,
        "seed": seed,
        "held_out": {
            name: {"right": round(each.right, 4), "error": round(each.error, 4)}
            for name, each in found.items()
        },
    }
    rounded = tuple(tuple(round(float(each), 5) for each in row) for row in weights)
    card["seconds"] = round(process_time() - begin, 1)
    what = (game.id, game.content_hash, wanted.columns, rows.phases)
    return ModelFile(*what, round(trust, 5), rounded, card)
