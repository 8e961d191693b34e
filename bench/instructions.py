"""What random games and the search cost in instructions, which valgrind counts.

    python bench/instructions.py architects solo "2p wonder" --before OTHER/.venv/bin/python

Seconds tell little on a machine where much else runs; instructions differ by less than 1 %. This
Python plays random games inside the core and answers a question by search; with `--before` so does
that of another clone, in which `CROWNS_COMPILE=require ./crowns --version` was run. The rules may
have changed in between, so beside the costs stands what was asked. An open loop is counted as it
is and closed, as it was before decision 10.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
import tempfile
from dataclasses import asdict, dataclass
from typing import Any

from threecrowns import is_compiled
from threecrowns.catalogue import find_game
from threecrowns.engine.game import Game
from threecrowns.engine.heuristics import Heuristics
from threecrowns.engine.playout import playouts, settle
from threecrowns.engine.rng import Rng
from threecrowns.engine.search import Search
from threecrowns.engine.state import CHANCE, State

GAMES = 400
ANSWERS = 4
ITERATIONS = 500  # of each answer
# What is counted, and the function of the compiled core in which that is done.
COUNTED = {
    "games": "CPyPy_playout___playouts",
    "search": "CPyPy_search___Search___choose",
    "closed": "CPyPy_search___Search___choose",
}


@dataclass
class Row:
    """One set-up in one clone."""

    name: str
    per_decision: float  # instructions, those of the draws after it included
    draws_per_decision: float
    answers: float  # offered by a decision, on the average
    drawn_from: float  # by a draw
    per_iteration: float  # instructions
    per_iteration_closed: float


# -- done in the clone that is measured; an older engine must be able to do it


def work(what: str, name: str, label: str) -> dict[str, float]:
    """Do what is counted; how much of it was done."""
    assert is_compiled(), "run ./crowns build first"
    game = find_game(name)
    start = game.new(game.benchmarks()[label])
    if what == "games":
        return {"decisions": playouts(start, GAMES, 1)[0]}
    if what == "asked":
        return asked(start)
    return {"iterations": iterations(game, start, is_closed=what == "closed")}


def asked(start: State) -> dict[str, float]:
    """The same games once more, looked at from outside."""
    rng = Rng(1)
    count = {"decisions": 0, "draws": 0, "answers": 0, "drawn_from": 0}
    for _ in range(GAMES):
        state = start.clone()
        while not state.is_over():
            answers = state.legal_actions()
            is_draw = state.actor == CHANCE
            count["draws" if is_draw else "decisions"] += 1
            count["drawn_from" if is_draw else "answers"] += len(answers)
            state.apply(answers[rng.below(len(answers))])
    return {
        "draws_per_decision": count["draws"] / count["decisions"],
        "answers": count["answers"] / count["decisions"],
        "drawn_from": count["drawn_from"] / max(1, count["draws"]),
    }


def iterations(game: Game, start: State, *, is_closed: bool) -> int:
    heuristics = game.heuristics
    if is_closed and getattr(heuristics, "is_open_loop", False):
        heuristics.is_open_loop = False
        heuristics.exploration = Heuristics().exploration
    rng = Rng(1)
    state = start.clone()
    settle(state, rng)
    while not game.is_search_measured_at(state):
        answers = state.legal_actions()
        state.apply(answers[rng.below(len(answers))])
        settle(state, rng)
    done = 0
    for seed in range(ANSWERS):
        search = Search(heuristics, ITERATIONS, seed)
        search.choose(state)
        done += search.done
    return done


# -- done here


def result(command: list[str]) -> tuple[dict[str, float], str]:
    """What a worker answers, and what else was said."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise SystemExit(done.stderr)
    return json.loads(done.stdout), done.stderr


def cost(python: str, what: str, name: str, label: str) -> float:
    """Instructions for one decision or iteration."""
    with tempfile.NamedTemporaryFile() as profile:
        counting = ["valgrind", "--tool=callgrind", f"--toggle-collect={COUNTED[what]}"]
        counting.append(f"--callgrind-out-file={profile.name}")
        done, said = result([*counting, python, __file__, "--work", what, name, label])
    collected = re.search(r"Collected : (\d+)", said)
    assert collected is not None, said
    (times,) = done.values()
    return int(collected[1]) / times


def row(python: str, name: str, label: str) -> Row:
    found, _ = result([python, __file__, "--work", "asked", name, label])
    costs = {what: cost(python, what, name, label) for what in COUNTED}
    return Row(
        name=f"{name}/{label}",
        per_decision=costs["games"],
        per_iteration=costs["search"],
        per_iteration_closed=costs["closed"],
        **found,
    )


def rounded(line: Row) -> dict[str, Any]:
    return {
        key: round(value, 2 if value < 100 else None) if isinstance(value, float) else value
        for key, value in asdict(line).items()
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("label", nargs="+")
    parser.add_argument("--before")
    parser.add_argument("--work", choices=(*COUNTED, "asked"), help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.work:
        print(json.dumps(work(wanted.work, wanted.game, wanted.label[0])))
        return
    clones = {"before": wanted.before, "after": sys.executable}
    for label in wanted.label:
        for clone, python in clones.items():
            if python is not None:
                line = {"clone": clone, **rounded(row(python, wanted.game, label))}
                print(json.dumps(line), flush=True)


if __name__ == "__main__":
    main()
