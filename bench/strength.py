"""How strong the master is, at equal time for every answer.

    python bench/strength.py two-heirs --against before --games 200 --ms 100

On one seat sits the master, on all others, by turns:

    before      the search as it was: plain judgement, closed loop, its old exploration
    plain       the improved search without the learned judgement
    hurried     the master with a tenth of the time; with --half on half of the seats
    henry       nobody: The Two Heirs alone, against Henry on his third level
    noblewoman, enforcer ...   nobody: Works of Wonder alone, against that opponent

Seats are rotated and rotated games have the same draws. Time is the processor's (`--clock wall` for
the clock on the wall), so other work on the machine costs nobody strength. An answer is given as
soon as no other could be tried more often in the time left, as fast as it went so far, by
everybody: so games take less time and hardly an answer changes. After every game the
file is written anew with seeds, intervals and the machine, and a run that was broken off goes on.
`--plain` lets the plain judgement sit in the master's place: what the search alone is worth;
`--model FILE` one that `crowns train` wrote and that is not shipped. `--loop` and `--exploration`
try another search for the master than the game's own. `--old OTHER/.venv/bin/python` lets those who
search as it was do so in that clone (of 3a6b812), as fast as it was there: see `old_player.py`.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from curve import SETUPS, before

from threecrowns import is_compiled
from threecrowns.bots.arena import mixed, wilson_interval
from threecrowns.bots.patience import Limits, Watch
from threecrowns.catalogue import find_game
from threecrowns.engine.game import Game, Setup
from threecrowns.engine.heuristics import Heuristics
from threecrowns.engine.judgement import LearnedHeuristics
from threecrowns.engine.match import Match, shuffle_from_seed
from threecrowns.engine.search import Search

RESULTS = Path(__file__).parent / "results"
OPPONENTS = ("noblewoman", "enforcer", "illusionist", "informer", "patron", "peddler")
CLOCKS = {"processor": time.process_time, "wall": time.monotonic}
ENDLESS = 10_000_000  # iterations: time ends the search, or a tree that cannot change any more


@dataclass
class Entrant:
    """A search with so much time for an answer."""

    heuristics: Heuristics
    seconds: float
    old: Path | None = None  # the Python of a clone in which it searches as it was
    answers: int = 0
    iterations: int = 0
    spent: float = 0.0

    def thought(self, seconds: float, iterations: int) -> None:
        """Note an answer, unless there was nothing to think about."""
        if iterations:
            self.spent += seconds
            self.answers += 1
            self.iterations += iterations

    def figures(self) -> dict[str, float]:
        return {
            "ms_per_answer": round(1000 * self.spent / max(1, self.answers), 2),
            "iterations_per_s": round(self.iterations / max(1e-9, self.spent)),
        }


class Thinker(ABC):
    """Somebody on a seat of one game."""

    @abstractmethod
    def choose(self, match: Match) -> int: ...

    def leave(self) -> None:
        return


class Here(Thinker):
    def __init__(self, entrant: Entrant, seed: int, clock: Callable[[], float]) -> None:
        self.entrant = entrant
        self.search = Search(entrant.heuristics, ENDLESS, seed)
        self.clock = clock

    def choose(self, match: Match) -> int:
        begin = self.clock()
        watch = Watch(self.search, Limits(ENDLESS, self.entrant.seconds), self.clock)
        answer = int(self.search.choose(match.state, watch.is_enough))
        self.entrant.thought(self.clock() - begin, self.search.done)
        return answer


class Elsewhere(Thinker):
    """In a process of another clone, which carries out the same answers."""

    def __init__(self, entrant: Entrant, match: Match, seed: int) -> None:
        assert entrant.old is not None, "it has a Python of its own"
        self.entrant = entrant
        self.told = 0  # answers that it knows of
        self.process = subprocess.Popen(
            [str(entrant.old), str(Path(__file__).with_name("old_player.py"))],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.say({"game": match.game.id, "setup": match.setup.to_json(), "seed": seed})

    def say(self, order: dict[str, Any]) -> Any:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(order) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def choose(self, match: Match) -> int:
        self.say({"answers": [each.action for each in match.answers[self.told :]]})
        self.told = len(match.answers)
        said = self.say({"seconds": self.entrant.seconds})
        self.entrant.thought(said["seconds"], said["iterations"])
        return int(said["answer"])

    def leave(self) -> None:
        self.process.kill()
        self.process.communicate()


def judgement(game: Game, *, is_plain: bool) -> Heuristics:
    """What the master judges by: a game without a model has only its plain heuristics."""
    return game.heuristics if is_plain else game.learned or game.heuristics


def game_of(wanted: argparse.Namespace) -> Game:
    """The game with the model that is asked for, or with its own."""
    game = find_game(wanted.game)
    if wanted.model is not None:
        game.learned = game.judging_by(wanted.model)
    return game


def try_search(judging: Heuristics, wanted: argparse.Namespace) -> None:
    """Let the master search otherwise than the game's heuristics say, if that is asked for."""
    if wanted.loop is not None:
        judging.is_open_loop = wanted.loop == "open"
    if wanted.exploration is not None:
        judging.exploration = wanted.exploration


def others_of(game: Game, against: str) -> Heuristics | None:
    """What the others judge by; None where nobody else answers."""
    if against == "before":
        return before(game)
    if against == "plain":
        return game.heuristics
    return judgement(game, is_plain=False) if against == "hurried" else None


def setup_of(name: str, against: str) -> Setup:
    if against == "henry":
        return Setup(1, {"henry": 3})
    if against in OPPONENTS:
        return Setup(1, {"wonder": True, "opponent": against})
    return SETUPS[name]


def play(
    game: Game, setup: Setup, entrants: list[Entrant], wanted: argparse.Namespace, index: int
) -> float:
    """One game; what the first entrant won, on one seat or on several by turns."""
    clock = CLOCKS[wanted.clock]
    count = len(entrants)
    seed = mixed(wanted.seed, index // count)
    match = Match(game, game.with_defaults(setup), shuffle_from_seed(seed, setup.seats))
    seated = [entrants[(seat + index) % count] for seat in range(setup.seats)]
    thinkers: list[Thinker] = []
    for seat, each in enumerate(seated):
        seed = mixed(wanted.seed, index, seat)
        is_old = each.old is not None
        thinkers.append(Elsewhere(each, match, seed) if is_old else Here(each, seed, clock))
    match.draw()
    while not match.is_over:
        seat = match.state.actor
        match.answer(seat, thinkers[seat].choose(match))
        match.draw()
    for thinker in thinkers:
        thinker.leave()
    payoffs = match.payoffs()
    if setup.seats == 1:
        return float(payoffs[0] > 0)
    first = [each for each, payoff in zip(seated, payoffs, strict=True) if payoff == max(payoffs)]
    return 0.5 if len(set(map(id, first))) > 1 else float(first[0] is entrants[0])


def machine() -> dict[str, Any]:
    lines = Path("/proc/cpuinfo").read_text().splitlines() if os.name == "posix" else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return {
        "processor": models[0] if models else platform.processor(),
        "cores": os.cpu_count(),
        "load": round(os.getloadavg()[0], 1),
        "python": platform.python_version(),
        "compiled": is_compiled(),
    }


def kept(file: Path, head: dict[str, Any]) -> list[float]:
    """What was won before the run was broken off."""
    if not file.exists():
        return []
    read = json.loads(file.read_text("utf-8"))
    if any(read.get(key) != value for key, value in head.items()):
        raise SystemExit(f"{file} holds another match: choose another file with --out")
    won: list[float] = read["won"]
    return won


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=SETUPS)
    parser.add_argument(
        "--against", default="before", choices=("before", "plain", "hurried", "henry", *OPPONENTS)
    )
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--ms", type=float, default=100.0)
    parser.add_argument("--clock", choices=CLOCKS, default="processor")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--plain", action="store_true")
    parser.add_argument("--half", action="store_true", help="the master has half of the seats")
    parser.add_argument("--model", type=Path)
    parser.add_argument("--loop", choices=("open", "closed"))
    parser.add_argument("--exploration", type=float)
    parser.add_argument("--old", type=Path, help="the Python of a clone of 3a6b812")
    parser.add_argument("--out", type=Path)
    wanted = parser.parse_args()
    if wanted.old is not None and wanted.against != "before":
        parser.error("--old is for those who search as it was: --against before")
    game = game_of(wanted)
    setup = setup_of(wanted.game, wanted.against)
    mine = Entrant(judgement(game, is_plain=wanted.plain), wanted.ms / 1000)
    theirs = others_of(game_of(wanted), wanted.against)
    seconds = wanted.ms / (10_000 if wanted.against == "hurried" else 1000)
    count = 1 if wanted.half else setup.seats - 1
    others = [] if theirs is None else [Entrant(theirs, seconds, wanted.old)] * count
    here = mine.heuristics.at(setup.seats)
    try_search(here, wanted)
    model = here.model.digest if isinstance(here, LearnedHeuristics) else None
    head = {
        "game": wanted.game,
        "setup": setup.to_json(),
        "against": wanted.against,
        "model": model,
        "loop": wanted.loop,
        "exploration": wanted.exploration,
        "ms": wanted.ms,
        "clock": wanted.clock,
        "seed": wanted.seed,
    }
    if wanted.old is not None:
        head["old"] = "3a6b812"
    if wanted.half:
        head["half"] = True
    name = f"strength-{wanted.game}-{wanted.against}{'-plain' if wanted.plain else ''}.json"
    file = wanted.out or RESULTS / name
    won = kept(file, head)
    for index in range(len(won), wanted.games):
        won.append(play(game, setup, [mine, *others], wanted, index))
        low, high = wilson_interval(round(sum(won)), len(won))
        report = head | {
            "games": len(won),
            "rate": round(sum(won) / len(won), 4),
            "ci95": [round(low, 4), round(high, 4)],
            "master": mine.figures(),
            "others": others[0].figures() if others else None,
            "machine": machine(),
            "won": won,
        }
        file.write_text(json.dumps(report) + "\n", "utf-8")
        print(f"{len(won)} games: {sum(won)} won, {low:.3f} to {high:.3f}", flush=True)


if __name__ == "__main__":
    main()
