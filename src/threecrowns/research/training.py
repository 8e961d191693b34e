"""Fits the learned judgement of a game to its self-play.

The games are played again, and at every decision the features of the seat that is asked and of one
other, by turns, are noted, where the game's heuristics would judge it. The weights are those with
which the judgement comes nearest to who of the two ended ahead: squared error, found by Adam in
plain numpy, the same for the same data.

Where the features say all that the plain heuristics look at, the plain judgement is not needed.
Elsewhere it is mended, and what the search thought counts beside the end. Where a game's features
say so, the weights are fitted to the lead in points instead, in closed form.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields, replace
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np
from msgspec import UNSET
from numpy.typing import NDArray

from threecrowns import __version__
from threecrowns.engine.game import Game
from threecrowns.engine.judgement import SUREST, Features
from threecrowns.engine.models import ModelFile
from threecrowns.engine.observing import Row, new_row
from threecrowns.engine.refusal import CrownsError
from threecrowns.engine.state import State
from threecrowns.research.contrasts import (
    Contrasts,
    contrasts_of,
    ends_worth,
    fit_contrasts,
    known,
)
from threecrowns.research.fitting import DIGITS, Adam, Array, Fitted, Sparse, rates, shares
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
DECAY = 10.0  # times weights by games: the fewer games for each weight, the nearer to nothing
RIDGE = 300.0  # the same where the lead is fitted to
NORMAL = 1.25  # tanh(lead / so many standard deviations) is about the chance to win
SCALE_LEAST = 1e-2
BATCH = 1024


@dataclass(frozen=True)
class Rows:
    """Decisions to learn from; every seat that was asked is a row."""

    own: Sparse  # [row, feature] of the seat that was asked
    other: Sparse  # [row, feature] of one of the others, by turns
    own_phase: Array
    other_phase: Array
    plain: Array  # what the plain heuristics think of these two, unsqueezed
    value: Array  # what the search thought
    outcome: Array  # 1: who was asked ended ahead of the other; -1: behind
    lead: Array  # points ahead of the best other player, scripted ones too
    game: NDArray[np.int64]
    phases: tuple[float, ...]  # of the game, on the scale of a row's phase


COLUMNS = tuple(field.name for field in fields(Rows) if field.name != "phases")


@dataclass(frozen=True)
class Figures:
    """How often a judgement knows who of two ends ahead, and how wrong it is, in other games."""

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


def lessons_of(game: Game, shard: bytes) -> tuple[Rows, Contrasts | None]:
    """All that there is to learn from in one shard."""
    return rows_of(game, shard), contrasts_of(game, shard)


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
        seen: list[tuple[Any, ...]] = []
        for at, action in enumerate(shard["actions"][start:end].tolist()):
            if (number, at) in asked:
                asker = int(state.actor)
                judged_at = state.clone()
                game.heuristics.settle(judged_at)
                if not judged_at.is_over() and features.is_judged(judged_at):
                    other = (asker + 1 + len(seen) % max(1, state.seats - 1)) % state.seats
                    found = _seen(game, features, judged_at, asker, other, row)
                    seen.append((asker, other, *found, asked[number, at]))
            state.apply(action)
        points = game.points(state, None)
        for asker, other, *rest in seen:
            best = max(each for player, each in enumerate(points) if player != asker)
            ahead = payoffs[asker] if other == asker else np.sign(payoffs[asker] - payoffs[other])
            yield *rest, float(ahead), float(points[asker] - best), number


def _seen(
    game: Game, features: Features, state: State, asker: int, other: int, row: Row
) -> tuple[Any, ...]:
    """Features and phases of two seats, and what the plain heuristics think of them.

    The features of somebody alone know the opponent: there the other has none.
    """
    own = _features_of(features, state, asker, row)
    theirs = _features_of(features, state, other, row) if other != asker else np.zeros_like(own)
    phases = features.phase(state, asker), features.phase(state, other)
    plain = game.heuristics.estimate(state, asker)
    if other != asker:
        plain = (plain - game.heuristics.estimate(state, other)) / 2
    return own, theirs, *phases, np.arctanh(np.clip(plain, -SUREST, SUREST))


def _features_of(features: Features, state: State, seat: int, row: Row) -> Sparse:
    row.wipe()
    features.observe(state, seat, row)
    return np.array(list(row.numbers), np.float32)


def fit(rows: Rows, passes: int, seed: int, *, is_mending: bool = True) -> tuple[Array, float]:
    """The weights [phase, feature], and how much of the plain judgement is believed.

    Where the plain judgement is mended what the search thought counts, too; else neither does.
    """
    if not is_mending:
        rows = replace(rows, plain=np.zeros_like(rows.plain), value=rows.outcome)
    learned = rows.game % HELD_OUT != 0
    games = len(np.unique(rows.game[learned]))
    scale = rows.own[learned].std(0) + SCALE_LEAST
    wished = OUTCOME * rows.outcome + (1 - OUTCOME) * rows.value
    numbers = np.zeros(1 + len(rows.phases) * rows.own.shape[1])
    numbers[0] = 1.0
    shrunk = np.full(len(numbers), DECAY * len(numbers) / games)
    shrunk[0] = 0.0
    adam = Adam(numbers, shrunk)
    order = np.random.default_rng(seed)
    chosen = np.flatnonzero(learned)
    for rate in rates(passes):
        order.shuffle(chosen)
        for start in range(0, len(chosen), BATCH):
            some = chosen[start : start + BATCH]
            inputs = _inputs(rows, some, scale)
            guess = np.tanh(inputs @ adam.numbers)
            slope = 2 * (guess - wished[some]) * (1 - guess**2) / len(some)
            adam.step(slope @ inputs, rate)
    weights = adam.numbers[1:].reshape(len(rows.phases), -1) / scale
    return weights, float(adam.numbers[0]) if is_mending else 0.0


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
    other_share = shares(rows.other_phase[some], rows.phases)
    own = own_share[:, :, None] * (rows.own[some] / scale)[:, None, :]
    other = other_share[:, :, None] * (rows.other[some] / scale)[:, None, :]
    lead = (own - other).reshape(len(own), -1)
    return np.concatenate([rows.plain[some, None], lead], axis=1)


def judged(rows: Rows, fitted: Fitted, trust: float) -> Array:
    """What the learned judgement thinks of every row."""
    own = fitted.worths(rows.own, rows.own_phase, rows.phases)
    other = fitted.worths(rows.other, rows.other_phase, rows.phases)
    guess: Array = np.tanh(trust * rows.plain + own - other)
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
    contrasts: Contrasts | None = None,
) -> ModelFile:
    """A model with its card; raises CrownsError if there is too little to learn from."""
    begin = process_time()
    held = rows.game % HELD_OUT == 0
    if held.all() or not (rows.outcome[held] != 0).any():
        raise CrownsError("train-few-games", games=len(np.unique(rows.game)), game=game.id)
    wanted = game.wanted_model(settings.players)
    if wanted.features.fits_points:
        weights, trust = fit_lead(rows)
    else:
        weights, trust = fit(rows, passes, seed, is_mending=not wanted.features.stands_alone)
    fitted, branches = Fitted(weights), {}
    if contrasts is not None:
        begun, wished = fitted, ends_worth(contrasts, fitted, rows.phases)
        fitted = fit_contrasts(contrasts, begun, rows.phases, passes, seed, HELD_OUT)
        for name, each in ("games", begun), ("branches", fitted):
            right = known(contrasts, each, wished, rows.phases, HELD_OUT)
            branches[f"fitted_to_{name}"] = round(right, 4)
    found = {
        "plain": figures(rows, np.tanh(rows.plain)),
        "search": figures(rows, rows.value),
        "learned": figures(rows, judged(rows, fitted, trust)),
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
    if contrasts is not None:
        count = len(np.unique(contrasts.fork))
        card["branches"] = {"count": len(contrasts.fork), "forks": count, **branches}
    card["seconds"] = round(process_time() - begin, 1)
    what = (game.id, game.content_hash, wanted.columns, rows.phases)
    units = fitted.file_units() or UNSET
    return ModelFile(*what, round(trust, DIGITS), fitted.file_weights(), card, units=units)
