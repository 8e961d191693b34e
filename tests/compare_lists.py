"""Compare every legal list of random games with everything that `why_not` does not refuse.

    python tests/compare_lists.py architects --games 2000 --one-in 10 --workers 2

Games go round all set-ups and are played with changing tastes, as those of the battery are. One
position in so many is compared (1: all of them); what differs is printed with its game's number.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import repeat

from battery.positions import answers_of, game_of, new_match
from threecrowns import is_compiled
from threecrowns.catalogue import GAMES
from threecrowns.engine.checks import broken_list
from threecrowns.engine.rng import Rng


@dataclass
class Compared:
    """What came of one game."""

    seed: int
    questions: Counter[str] = field(default_factory=Counter)  # positions by what was asked
    broken: list[str] = field(default_factory=list)


def compare(name: str, seed: int, one_in: int) -> Compared:
    """Play one random game and compare the lists on the way, for every seat that is asked."""
    game = game_of(name)
    setups = game.setups()
    setup = setups[seed % len(setups)]
    match = new_match(game, setup, seed)
    rng = Rng(seed)
    chosen = Rng(seed + 1)
    found = Compared(seed)
    for _ in answers_of(match, rng):
        if chosen.below(one_in) != 0:
            continue
        state = match.state
        found.questions[game.word_question(state).id] += 1
        for seat in state.waiting() or [state.actor]:
            found.broken += [
                f"{name} game {seed} {setup} answer {len(match.answers)} seat {seat}: {each}"
                for each in broken_list(game, state, seat)
            ]
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--one-in", type=int, default=10)
    parser.add_argument("--workers", type=int, default=1)
    wanted = parser.parse_args()
    started = time.monotonic()
    questions: Counter[str] = Counter()
    broken = 0
    seeds = range(wanted.first, wanted.first + wanted.games)
    with ProcessPoolExecutor(wanted.workers) as pool:
        for found in pool.map(compare, repeat(wanted.game), seeds, repeat(wanted.one_in)):
            questions += found.questions
            broken += len(found.broken)
            for line in found.broken:
                print(line, flush=True)
    for question, count in sorted(questions.items()):
        print(f"{count:9} {question}")
    took = time.monotonic() - started
    how = "compiled" if is_compiled() else "uncompiled"
    print(
        f"{wanted.games} games, {questions.total()} positions, {broken} differ, {took:.0f} s {how}"
    )
    sys.exit(1 if broken else 0)


if __name__ == "__main__":
    main()
