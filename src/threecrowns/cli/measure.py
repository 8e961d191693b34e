"""What the benchmark measures of one game. Read the ratios of one run, not the absolutes."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from typing import Any

import msgspec

from threecrowns.bots.levels import make_bot
from threecrowns.catalogue import find_game
from threecrowns.engine.game import Game, Setup
from threecrowns.engine.match import Match, shuffle_from_seed
from threecrowns.engine.playout import clones, playout, playouts, settle
from threecrowns.engine.refusal import CrownsError
from threecrowns.engine.rng import Rng
from threecrowns.engine.search import Search
from threecrowns.engine.state import State
from threecrowns.table.table import Table

REPEATS = 3  # the best of them counts
SECONDS = 1.0  # of each measurement
CLONES = 20_000
SIGHTS = 200
SIGHT_EVERY = 3  # answers: a few games, from their beginning to their end


@dataclass
class Row:
    """One line of the table: decisions of seats, draws not counted."""

    name: str
    core_per_s: float = 0.0  # random playouts inside the core
    loop_per_s: float = 0.0  # driven by a plain Python loop
    uncompiled_core_per_s: float = 0.0
    clone_ns: float = 0.0  # in the middle of a game
    ismcts_per_s: float = 0.0  # iterations of the search, early in a game
    sight_ms: dict[str, float] = field(default_factory=dict)  # "median" and "p95" of a whole sight

    def keep_best(self, other: Row) -> None:
        self.core_per_s = max(self.core_per_s, other.core_per_s)
        self.loop_per_s = max(self.loop_per_s, other.loop_per_s)
        self.uncompiled_core_per_s = max(self.uncompiled_core_per_s, other.uncompiled_core_per_s)
        self.ismcts_per_s = max(self.ismcts_per_s, other.ismcts_per_s)
        if self.clone_ns == 0 or other.clone_ns < self.clone_ns:
            self.clone_ns = other.clone_ns
        if not self.sight_ms or other.sight_ms["p95"] < self.sight_ms["p95"]:
            self.sight_ms = other.sight_ms

    def rounded(self) -> dict[str, Any]:
        return {
            key: round(value) if isinstance(value, float) else value
            for key, value in asdict(self).items()
        }


def measure(game: Game, label: str, setup: Setup, seconds: float) -> Row:
    """Every figure of one row, once; the uncompiled one is measured in a process of its own."""
    start = game.new(setup)
    return Row(
        name=f"{game.id}/{label}",
        core_per_s=core_rate(start, seconds),
        loop_per_s=loop_rate(start, seconds),
        clone_ns=clone_time(start),
        ismcts_per_s=search_rate(game, start, seconds),
        sight_ms=sight_times(game, setup),
    )


def rate(work: Callable[[], int], seconds: float) -> float:
    """How much work is done per second, over at least so many seconds."""
    done = 0
    begin = time.perf_counter()
    while (passed := time.perf_counter() - begin) < seconds:
        done += work()
    return done / passed


def core_rate(start: State, seconds: float) -> float:
    seeds = iter(range(1, 1_000_000))
    return rate(lambda: playouts(start, 5, next(seeds))[0], seconds)


def loop_rate(start: State, seconds: float) -> float:
    """Random legal answers, driven from Python as an interpreted bot or a test would."""
    rnd = random.Random(1).random

    def one_game() -> int:
        decisions = 0
        state = start.clone()
        while not state.is_over():
            answers = state.legal_actions()
            if state.actor >= 0:
                decisions += 1
            state.apply(answers[int(rnd() * len(answers))])
        return decisions

    return rate(one_game, seconds)


def clone_time(start: State) -> float:
    """Nanoseconds of one clone, halfway through a random game."""
    rng = Rng(1)
    length = playout(start.clone(), rng)
    state = start.clone()
    settle(state, rng)
    for _ in range(length // 2):
        if state.is_over():
            break
        answers = state.legal_actions()
        state.apply(answers[rng.below(len(answers))])
        settle(state, rng)
    begin = time.perf_counter()
    clones(state, CLONES)
    return (time.perf_counter() - begin) / CLONES * 1e9


def search_rate(game: Game, start: State, seconds: float) -> float:
    """Iterations per second, thinking as the strongest bot does, where the game wants it."""
    state = start.clone()
    rng = Rng(1)
    settle(state, rng)
    while not game.is_search_measured_at(state):
        answers = state.legal_actions()
        state.apply(answers[rng.below(len(answers))])
        settle(state, rng)
    seeds = iter(range(1, 1_000_000))
    chunk = 500

    def think() -> int:
        search = Search(game.heuristics, chunk, next(seeds))
        search.choose(state)
        return search.done

    return rate(think, seconds)


def sight_times(game: Game, setup: Setup) -> dict[str, float]:
    """Milliseconds of a whole sight for the seat in question, as JSON, in greedy games."""
    times = sorted(_sight_times(game, setup))
    return {
        "median": round(times[len(times) // 2], 2),
        "p95": round(times[len(times) * 95 // 100], 2),
    }


def _sight_times(game: Game, setup: Setup) -> Iterator[float]:
    taken = 0
    for seed in range(1, SIGHTS):
        match = Match(game, setup, shuffle_from_seed(seed, setup.seats))
        table = Table(match, ("greedy",) * setup.seats)
        table.draw()
        while not table.is_over:
            seat = int(match.state.actor)
            if len(match.answers) % SIGHT_EVERY == 0:
                begin = time.perf_counter()
                msgspec.json.encode(table.sight(seat, known=len(match.journal.events)))
                yield (time.perf_counter() - begin) * 1000
                taken += 1
                if taken == SIGHTS:
                    return
            table.answer(
                seat, table.index, make_bot("greedy", game, seed).answer(match.state, seat)
            )


def uncompiled_rate(game_id: str, label: str, seconds: float) -> float:
    """The core rate of the same source, uncompiled, in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "threecrowns.cli.measure", game_id, label, str(seconds)],
        env={**os.environ, "CROWNS_PURE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise CrownsError("worker-gone")
    return float(json.loads(done.stdout))


def main() -> None:
    game_id, label, seconds = sys.argv[1:]
    game = find_game(game_id)
    start = game.new(game.benchmarks()[label])
    print(json.dumps(core_rate(start, float(seconds))))  # noqa: T201 - read by uncompiled_rate


if __name__ == "__main__":
    main()
