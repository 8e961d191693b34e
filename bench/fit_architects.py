"""Fits the weights of `games/architects/bot/prospects.py` to the final margins of self-play.

    python bench/fit_architects.py --games 300 --iterations 100

Plays search bots against each other (one answer in fifteen at random, for variety), notes what
both players have at some positions, and solves for the weights that best predict the final lead:
one row per number of guildhall visits left, linear in between. Prints the table; taking it over is
a decision of a person, checked in the arena. Needs numpy.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor

import numpy as np

from threecrowns.catalogue import find_game
from threecrowns.engine.game import Setup
from threecrowns.engine.playout import settle
from threecrowns.engine.rng import Rng
from threecrowns.engine.search import Search
from threecrowns.games.architects.bot.prospects import (
    COLUMNS,
    VISITS,
    WEIGHTS,
    features,
    visits_left,
)
from threecrowns.games.architects.rules.scoring import total_points
from threecrowns.games.architects.rules.turn import Architects

RANDOM_ANSWERS = 15  # one in so many
SAMPLED = 4  # one position in so many
TOO_LONG = 1_200  # answers; such a game is left out
RIDGE = 30.0  # how strongly the weights are drawn to the ones in use
SETUPS = (
    Setup(2, {"wonder": True}),
    Setup(2, {"wonder": True, "characters": "dealt"}),
    Setup(2),
    Setup(3, {"wonder": True}),
)
Sample = tuple[float, list[list[float]]]


def play(job: tuple[int, int]) -> tuple[list[Sample], list[int]]:
    """One game: what the players had at some positions, and what they ended with."""
    index, iterations = job
    game = find_game("architects")
    rng = Rng(70_000 + index)
    state = game.new(SETUPS[index % len(SETUPS)])
    assert isinstance(state, Architects)
    settle(state, rng)
    samples: list[Sample] = []
    for _ in range(TOO_LONG):
        if state.is_over():
            return samples, [total_points(state, player) for player in range(state.players)]
        if rng.below(RANDOM_ANSWERS) == 0:
            answers = state.legal_actions()
            action = answers[rng.below(len(answers))]
        else:
            action = Search(game.heuristics, iterations, rng.next()).choose(state)
        state.apply(action)
        if rng.below(SAMPLED) == 0 and not state.is_over() and not state.is_setting_up():
            visits = visits_left(state)
            each = [list(features(state, player, visits)) for player in range(state.players)]
            samples.append((visits, each))
        settle(state, rng)
    return [], [0] * state.players


def share_of_rows(visits: float) -> np.ndarray:
    """How much each row of the table counts with so many visits left."""
    rows = [float(each) for each in VISITS]
    return np.array([np.interp(visits, rows, np.eye(len(rows))[row]) for row in range(len(rows))])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--iterations", type=int, default=100)
    parser.add_argument("--workers", type=int, default=1)
    wanted = parser.parse_args()
    inputs = []
    margins = []
    lengths = []
    with ProcessPoolExecutor(wanted.workers) as pool:
        jobs = [(index, wanted.iterations) for index in range(wanted.games)]
        for samples, points in pool.map(play, jobs, chunksize=4):
            lengths.append(len(samples))
            for visits, each in samples:
                for other in range(1, len(points)):
                    difference = np.array(each[0]) - np.array(each[other])
                    inputs.append(np.outer(share_of_rows(visits), difference).ravel())
                    margins.append(points[0] - points[other])
    matrix = np.array(inputs)
    wished = np.array(margins, float)
    used = np.array(list(WEIGHTS))
    ridge = RIDGE * np.eye(matrix.shape[1])
    change = np.linalg.solve(matrix.T @ matrix + ridge, matrix.T @ (wished - matrix @ used))
    weights = used + change
    before, after = np.std(wished - matrix @ used), np.std(wished - matrix @ weights)
    print(f"{len(wished)} positions, {lengths.count(0)} games left out")
    print(f"margin {wished.std():.1f}, unexplained before {before:.1f}, after {after:.1f}")
    for row in weights.reshape(-1, COLUMNS):
        print("    " + " ".join(f"{weight:.2f}," for weight in row))


if __name__ == "__main__":
    main()
