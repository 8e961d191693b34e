"""A small agent that learns on the vector environment, in minutes and with numpy alone.

    python examples/research/learn.py connect-four --steps 3000

Self-play by policy gradient: one linear layer gives every answer a score, what is not allowed is
masked, and answers of the seat that won become likelier. Every so often it plays random bots;
the curve is printed as a table and drawn in `learning.svg`.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from threecrowns.research.vector import VectorEnv

Array = NDArray[np.float64]
GAMES = 128
LOOKED_AT = 10  # how often along the way the agent is tried against random play
TRIAL = 400  # games of one trial
RATE = 0.01
PICTURE = Path("learning.svg")


class Agent:
    """Scores of answers: linear in the observation."""

    def __init__(self, length: int, answers: int, seed: int) -> None:
        self.weights: Array = np.zeros((length + 1, answers))
        self.rng = np.random.default_rng(seed)

    def chances(self, seen: Array, masks: NDArray[np.uint8]) -> Array:
        scores = np.where(masks > 0, with_one(seen) @ self.weights, -np.inf)
        odds = np.exp(scores - scores.max(axis=1, keepdims=True))
        return np.asarray(odds / odds.sum(axis=1, keepdims=True))

    def answers(self, chances: Array) -> NDArray[np.int64]:
        drawn = self.rng.random((len(chances), 1))
        return np.asarray((chances.cumsum(axis=1) < drawn * chances.sum(1, keepdims=True)).sum(1))

    def learn(self, seen: Array, chances: Array, given: NDArray[np.int64], won: Array) -> None:
        """Make the answers of winners likelier, those of losers less so."""
        push = -chances
        push[np.arange(len(given)), given] += 1.0
        self.weights += RATE * with_one(seen).T @ (push * won[:, None]) / len(given)


def with_one(seen: Array) -> Array:
    return np.concatenate([seen, np.ones((len(seen), 1))], axis=1)


def learn(name: str, steps: int, seed: int) -> list[tuple[int, float]]:
    """Play and learn; how often the agent beat random play, along the way."""
    games = VectorEnv(name, GAMES, seed)
    agent = Agent(games.seating.length, games.seating.action_space, seed)
    memory: list[list[tuple[int, Array, Array, int]]] = [[] for _ in range(GAMES)]
    curve = [(0, trial(agent, name, seed))]
    for step in range(1, steps + 1):
        seen = games.observations.copy()
        chances = agent.chances(seen, games.masks)
        given = agent.answers(chances)
        for game, actor in enumerate(games.actors):
            memory[game].append((int(actor), seen[game], chances[game], int(given[game])))
        games.step(given)
        for done in np.flatnonzero(games.ended):
            rows = memory[done]
            won = np.array([games.payoffs[done, actor] for actor, *_ in rows])
            agent.learn(
                np.array([row[1] for row in rows]),
                np.array([row[2] for row in rows]),
                np.array([row[3] for row in rows]),
                won,
            )
            memory[done] = []
        if step % max(1, steps // LOOKED_AT) == 0:
            curve.append((step, trial(agent, name, seed + step)))
            print(f"{step:6} steps  {curve[-1][1]:6.1%} against random", flush=True)
    return curve


def trial(agent: Agent, name: str, seed: int) -> float:
    """The share of games that seat 0 wins against random play; a draw is half a win."""
    games = VectorEnv(name, GAMES, seed)
    rng = np.random.default_rng(seed)
    points, played = 0.0, 0
    while played < TRIAL:
        even = games.masks / games.masks.sum(axis=1, keepdims=True)
        mine = (games.actors == 0)[:, None]
        chances = np.where(mine, agent.chances(games.observations, games.masks), even)
        drawn = rng.random((GAMES, 1))
        games.step((chances.cumsum(axis=1) < drawn * chances.sum(1, keepdims=True)).sum(1))
        ended = games.ended > 0
        points += float(((games.payoffs[ended, 0] + 1) / 2).sum())
        played += int(ended.sum())
    return points / played


def draw(curve: list[tuple[int, float]], file: Path) -> None:
    """The learning curve as a picture."""
    last = max(step for step, _ in curve)
    points = " ".join(
        f"{40 + 540 * step / last:.0f},{220 - 200 * rate:.0f}" for step, rate in curve
    )
    file.write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 250" font-family="sans-serif">'
        '<path d="M40 20V220H580M40 120H580" fill="none" stroke="#999"/>'
        f'<polyline points="{points}" fill="none" stroke="#246" stroke-width="3"/>'
        '<text x="4" y="24">100 %</text><text x="10" y="124">50 %</text>'
        f'<text x="520" y="242">{last} steps</text></svg>\n',
        "utf-8",
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="connect-four")
    parser.add_argument("--steps", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    draw(learn(wanted.game, wanted.steps, wanted.seed), PICTURE)
    print(f"the curve is drawn in {PICTURE}")


if __name__ == "__main__":
    main()
