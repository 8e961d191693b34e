"""What the games are like as benchmarks, and how fast their environments run beside others.

    python bench/environments.py

Decisions per second with observation and mask, random answers, best of three by processor time;
and of random games: how long, how many answers, how much is drawn. PettingZoo and OpenSpiel are
measured in the same run where they are installed. Writes `results/environments.json`.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from threecrowns.engine.rng import Rng
from threecrowns.engine.state import CHANCE
from threecrowns.research.seating import Seating
from threecrowns.research.vector import VectorEnv

RESULTS = Path(__file__).parent / "results" / "environments.json"
SECONDS = 1.0
REPEATS = 3
AT_ONCE = 64
GAMES = 200
TABLES: dict[str, tuple[str, int | None, dict[str, Any]]] = {
    "two-heirs/2p": ("two-heirs", 2, {}),
    "two-heirs/solo": ("two-heirs", 1, {"henry": 3}),
    "brian-boru/4p": ("brian-boru", 4, {}),
    "architects/2p wonder": ("architects", 2, {"wonder": True}),
    "architects/5p": ("architects", 5, {}),
    "connect-four/2p": ("connect-four", 2, {}),
}


def best_rate(work: Callable[[], int]) -> int:
    """Decisions per second of processor time, the best of some repeats."""
    best = 0.0
    for _ in range(REPEATS):
        done, begin = 0, time.process_time()
        while time.process_time() - begin < SECONDS:
            done += work()
        best = max(best, done / (time.process_time() - begin))
    return round(best)


def vector_rates(name: str, seats: int | None, options: dict[str, Any]) -> dict[str, int]:
    games = VectorEnv(name, AT_ONCE, seats=seats, options=options)
    into = games.buffers()
    rng = Rng(1)

    def step(buffers: Any) -> int:
        games.step(games.random_answers(rng), into=buffers)
        return AT_ONCE

    return {"views": best_rate(lambda: step(None)), "buffers": best_rate(lambda: step(into))}


def character(name: str, seats: int | None, options: dict[str, Any]) -> dict[str, float]:
    """Means over random games."""
    seating = Seating(name, seats, options)
    rng = Rng(7)
    decisions, draws, answers, most = 0, 0, 0, 0
    for _ in range(GAMES):
        state = seating.start.clone()
        while not state.is_over():
            legal = state.legal_actions()
            if state.actor == CHANCE:
                draws += 1
            else:
                decisions += 1
                answers += len(legal)
                most = max(most, len(legal))
            state.apply(legal[rng.below(len(legal))])
    return {
        "seats": seating.seats,
        "observation": seating.length,
        "actions": seating.action_space,
        "decisions": round(decisions / GAMES, 1),
        "draws": round(draws / GAMES, 1),
        "answers": round(answers / decisions, 1),
        "most_answers": most,
    }


def pettingzoo_rate(module: str) -> int:
    """Random play through `env()`, as its documentation shows it."""
    from importlib import import_module

    env = import_module(module).env()
    chosen = np.random.default_rng(1)

    def one_game() -> int:
        env.reset(seed=int(chosen.integers(1000)))
        done = 0
        for _ in env.agent_iter():
            seen, _, is_over, is_cut, _ = env.last()
            if is_over or is_cut:
                env.step(None)
                continue
            env.step(int(chosen.choice(np.flatnonzero(seen["action_mask"]))))
            done += 1
        return done

    return best_rate(one_game)


def openspiel_rate(name: str) -> int:
    """Random play with the tensor of the player and the mask written at every decision."""
    import pyspiel

    game = pyspiel.load_game(name)
    chosen = np.random.default_rng(1)

    def one_game() -> int:
        state = game.new_initial_state()
        done = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions = [action for action, _ in state.chance_outcomes()]
            else:
                state.observation_tensor(state.current_player())
                state.legal_actions_mask()
                actions = state.legal_actions()
                done += 1
            state.apply_action(actions[int(chosen.random() * len(actions))])
        return done

    return best_rate(one_game)


def peers() -> dict[str, int]:
    found = {}
    for label, measure in {
        "pettingzoo connect_four": lambda: pettingzoo_rate("pettingzoo.classic.connect_four_v3"),
        "openspiel connect_four": lambda: openspiel_rate("connect_four"),
        "openspiel gin_rummy": lambda: openspiel_rate("gin_rummy"),
    }.items():
        try:
            found[label] = measure()
        except ImportError as error:
            print(f"{label}: not measured, {error}")
    return found


def main() -> None:
    report: dict[str, Any] = {"tables": {}, "peers": {}}
    for label, table in TABLES.items():
        report["tables"][label] = character(*table) | vector_rates(*table)
        print(label, *report["tables"][label].values(), flush=True)
    report["peers"] = peers()
    print(report["peers"])
    RESULTS.write_text(json.dumps(report, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
