"""Fits the weights of `games/two_heirs/bot/heuristics.py` to the final margins of self-play.

    python bench/fit_two_heirs.py --games 600 --iterations 150

Plays search bots against each other (one answer in twelve at random, for variety), notes what both
players have at every third decision, and solves for the weights that best predict the final lead:
one row per number of turns left, linear in between. Prints the table; taking it over is a decision
of a person, checked in the arena. Needs numpy.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor

import numpy as np

from threecrowns.catalogue import find_game
from threecrowns.engine.bits import size
from threecrowns.engine.playout import settle
from threecrowns.engine.rng import Rng
from threecrowns.engine.search import Search
from threecrowns.games.two_heirs.bot.heuristics import TURNS, takes_lead, turns_left, useful_tiles
from threecrowns.games.two_heirs.rules.building import building_resources
from threecrowns.games.two_heirs.rules.roads import Roads, all_road_points
from threecrowns.games.two_heirs.rules.scoring import building_points, is_doubled, total_points
from threecrowns.games.two_heirs.rules.state import wood_stone_grain
from threecrowns.games.two_heirs.rules.turn import TwoHeirs

NAMES = ("points", "doubled", "best", "roads", "hand", "take", "prod", "units", "buildings")
RANDOM_ANSWERS = 12  # one in so many
SAMPLED = 3  # one decision in so many
RIDGE = 20.0
Sample = tuple[float, float, list[float], list[float]]


def features(state: TwoHeirs, seat: int) -> list[float]:
    roads = Roads(state)
    own = [spot for spot in range(state.spots) if state.owner(spot) == seat]
    points = {spot: building_points(state, roads, spot) for spot in own}
    return [
        sum(points.values()),
        sum(points[spot] for spot in own if is_doubled(state, spot)),
        sum(sorted(points.values(), reverse=True)[:3]),
        all_road_points(state, roads, seat),
        useful_tiles(state, seat),
        takes_lead(state, seat),
        sum(wood_stone_grain(building_resources(state, seat))),
        3 - state.units_in_reserve(seat),
        len(own),
    ]


def play(job: tuple[int, int]) -> tuple[list[Sample], int]:
    """One game: what both players had at some decisions, and the final margin."""
    index, iterations = job
    game = find_game("two-heirs")
    setups = [setup for setup in game.setups() if setup.seats == 2]
    rng = Rng(50_000 + index)
    state = game.new(setups[index % len(setups)])
    assert isinstance(state, TwoHeirs)
    settle(state, rng)
    samples: list[Sample] = []
    while not state.is_over():
        if rng.below(SAMPLED) == 0:
            turns = [turns_left(state, seat) for seat in (0, 1)]
            samples.append((turns[0], turns[1], features(state, 0), features(state, 1)))
        if rng.below(RANDOM_ANSWERS) == 0:
            answers = state.legal_actions()
            action = answers[rng.below(len(answers))]
        else:
            action = Search(game.heuristics, iterations, rng.next()).choose(state)
        state.apply(action)
        settle(state, rng)
    assert size(state.pool) == 0
    return samples, total_points(state, 0) - total_points(state, 1)


def share_of_rows(turns: float) -> np.ndarray:
    """How much each row of the table counts for a number of turns left."""
    rows = [float(each) for each in TURNS]
    return np.array([np.interp(turns, rows, np.eye(len(rows))[row]) for row in range(len(rows))])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--iterations", type=int, default=150)
    wanted = parser.parse_args()
    inputs = []
    margins = []
    with ProcessPoolExecutor() as pool:
        jobs = [(index, wanted.iterations) for index in range(wanted.games)]
        for samples, margin in pool.map(play, jobs, chunksize=4):
            for south_turns, north_turns, south, north in samples:
                difference = np.outer(share_of_rows(south_turns), south)
                difference -= np.outer(share_of_rows(north_turns), north)
                inputs.append(difference.ravel())
                margins.append(margin)
    matrix = np.array(inputs)
    wished = np.array(margins, float)
    ridge = RIDGE * np.eye(matrix.shape[1])
    weights = np.linalg.solve(matrix.T @ matrix + ridge, matrix.T @ wished)
    left = np.std(wished - matrix @ weights)
    print(f"{len(wished)} positions, margin {wished.std():.1f}, unexplained {left:.1f}")
    print("turns ", " ".join(f"{name:>9}" for name in NAMES))
    for turns, row in zip(TURNS, weights.reshape(len(TURNS), -1), strict=True):
        print(f"{turns:5.1f} ", " ".join(f"{weight:9.2f}" for weight in row))


if __name__ == "__main__":
    main()
