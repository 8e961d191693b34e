"""How well a judgement of Brian Boru tells apart what answers lead to, and how well one could.

    python bench/branches.py --games 60

Positions of games of the search are played on in six ways, to the next trick and from there twice,
independently, to the end of the round. What both ends have in common is what the position was
worth; the root of their correlation, within the branches of a fork, is the most that any judgement
could reach. Prints that and what the judgement reaches, by tricks that are left, and writes
`results/branches.json`.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from threecrowns.bots.arena import mixed
from threecrowns.catalogue import find_game
from threecrowns.engine.game import Game, Setup
from threecrowns.engine.heuristics import Heuristics
from threecrowns.engine.match import Match, shuffle_from_seed
from threecrowns.engine.rng import Rng
from threecrowns.engine.search import Search
from threecrowns.engine.state import State
from threecrowns.games.brian_boru.bot.prospects import tricks_left
from threecrowns.games.brian_boru.rules.round import BrianBoru
from threecrowns.research.forking import BRANCHES, FORK_ITERATIONS, RANDOM_OF_TEN, STRAYING

RESULTS = Path(__file__).parent / "results"
SEATS = 4
FORKS = 4  # of a game


@dataclass
class Branch:
    tricks: int  # left where it is judged
    judged: list[float]
    ends: list[list[float]]  # two of them


def best(state: State, heuristics: Heuristics, rng: Rng, iterations: int = FORK_ITERATIONS) -> int:
    return int(Search(heuristics, iterations, rng.next()).choose(state))


def thought(state: State, judging: Heuristics) -> list[float]:
    return [float(each) for each in judging.outcomes(state)]


def branch_of(state: State, rng: Rng, judging: Heuristics, by: Heuristics, number: int) -> Branch:
    """To the next trick, mostly by chance but for the last two, and on by the search."""
    while True:
        answers = state.legal_actions()
        is_random = number < STRAYING and rng.below(10) < RANDOM_OF_TEN
        state.apply(answers[rng.below(len(answers))] if is_random else best(state, by, rng))
        if by.is_quiet(state):
            break
    assert isinstance(state, BrianBoru)
    ends = []
    for _ in range(2):
        on = state.clone()
        while on.actor >= 0:
            on.apply(best(on, by, rng))
        ends.append(thought(on, by))
    return Branch(int(tricks_left(state)), thought(state, judging), ends)


def forks_of(game: Game, judging: Heuristics, seed: int) -> list[list[Branch]]:
    by = game.learned or game.heuristics
    features = game.wanted_model(SEATS).features
    rng = Rng(seed)
    match = Match(game, game.with_defaults(Setup(SEATS)), shuffle_from_seed(seed, SEATS))
    states = []
    match.draw()
    while not match.is_over:
        if features.is_forked(match.state):
            states.append(match.state.clone())
        match.answer(match.state.actor, best(match.state, by, rng, 60))
        match.draw()
    found = []
    for _ in range(FORKS):
        state = states.pop(rng.below(len(states)))
        found.append([branch_of(state.clone(), rng, judging, by, k) for k in range(BRANCHES)])
    return found


def within(rows: Iterable[list[list[float]]]) -> NDArray[np.float64]:
    """How far each branch is from the mean of its fork, for every seat."""
    forks = (np.array(fork) for fork in rows)
    return np.concatenate([(fork - fork.mean(0)).ravel() for fork in forks])


def alike(one: NDArray[np.float64], other: NDArray[np.float64]) -> float:
    return float(one @ other / sqrt((one @ one) * (other @ other)))


def correlations(forks: list[list[Branch]]) -> dict[str, float]:
    """Of both ends, the most that could be reached, and what the judgement reaches."""
    judged = within([branch.judged for branch in fork] for fork in forks)
    one = within([branch.ends[0] for branch in fork] for fork in forks)
    other = within([branch.ends[1] for branch in fork] for fork in forks)
    both = alike(one, other)
    reached = (alike(judged, one) + alike(judged, other)) / 2
    figures = {"ends": both, "most": sqrt(max(0.0, both)), "reached": reached}
    return {"forks": len(forks)} | {name: round(each, 3) for name, each in figures.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--model", type=Path, help="judges instead of the game's own")
    parser.add_argument("--out", type=Path, default=RESULTS / "branches.json")
    wanted = parser.parse_args()
    game = find_game("brian-boru")
    judging = game.learned or game.heuristics
    if wanted.model is not None:
        judging = game.judging_by(wanted.model)
    forks = [
        fork
        for number in range(wanted.games)
        for fork in forks_of(game, judging, mixed(wanted.seed, number))
    ]
    report: dict[str, object] = {"games": wanted.games, "seed": wanted.seed}
    for left in range(5):
        some = [fork for fork in forks if left in (0, fork[0].tricks)]
        report["all" if left == 0 else f"{left} left"] = correlations(some)
        print("all" if left == 0 else f"{left} tricks left", correlations(some), flush=True)
    wanted.out.write_text(json.dumps(report) + "\n", "utf-8")


if __name__ == "__main__":
    main()
