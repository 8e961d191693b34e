"""OpenSpiel's games through the same kind of Python loop as ours; prints JSON.

Run by `./crowns bench --peers` in an environment of its own (`requirements/peers.lock`).
"""

from __future__ import annotations

import json
import random
import sys
import time

import pyspiel

GAMES = ("connect_four", "chess", "backgammon", "gin_rummy")


def loop_per_s(name: str, seconds: float) -> float:
    """Decisions of seats per second: random legal actions, driven from Python."""
    game = pyspiel.load_game(name)
    rnd = random.Random(1).random
    decisions = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                rest = rnd()
                for action, probability in state.chance_outcomes():  # noqa: B007 - the last one counts
                    rest -= probability
                    if rest <= 0:
                        break
                state.apply_action(action)
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(rnd() * len(actions))])
                decisions += 1
    return decisions / (time.perf_counter() - start)


def main() -> None:
    seconds = float(sys.argv[1])
    print(json.dumps({name: loop_per_s(name, seconds) for name in GAMES}))


if __name__ == "__main__":
    main()
