"""How strong the search is with more and more iterations, as it was and as it is.

    python bench/curve.py architects --games 60 --steps 50,150,450

Every line is one entrant with so many iterations on one seat; on all others sits the search as it
was (closed loop, its old exploration) with as many iterations as the reference. Seats are rotated
and rotated games have the same draws. A game whose search is as it was has one line for each number
of iterations. Prints a table and writes `results/curve-GAME.json`.
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import asdict, dataclass
from pathlib import Path

from threecrowns.bots.arena import mixed, wilson_interval
from threecrowns.catalogue import find_game
from threecrowns.engine.game import Game, Setup
from threecrowns.engine.heuristics import Heuristics
from threecrowns.engine.match import Match, shuffle_from_seed
from threecrowns.engine.search import Search

RESULTS = Path(__file__).parent / "results"
SETUPS = {
    "two-heirs": Setup(2),
    "brian-boru": Setup(4),
    "architects": Setup(2, {"wonder": True}),
}
OLD_EXPLORATION = {"two-heirs": 2.0, "brian-boru": 1.0, "architects": 2.0}


@dataclass
class Entrant:
    """A search with so many iterations."""

    heuristics: Heuristics
    iterations: int
    answers: int = 0
    seconds: float = 0.0


@dataclass
class Line:
    search: str  # "before" or "after"
    iterations: int
    games: int
    wins: float  # a draw is half a win
    rate: float
    ci95: tuple[float, float]
    ms_per_answer: float  # of processor time


def before(game: Game) -> Heuristics:
    """The plain heuristics that search as they did, but for what a game does not try any more."""
    found, usual = game.heuristics, Heuristics()
    found.exploration = OLD_EXPLORATION[game.id]
    found.is_open_loop, found.stops_at_draws = usual.is_open_loop, usual.stops_at_draws
    found.exploration_share, found.caution = usual.exploration_share, usual.caution
    return found


def is_as_it_was(name: str) -> bool:
    """The same games would be played twice."""
    old, new = before(find_game(name)), find_game(name).heuristics
    return vars_of(old) == vars_of(new)


def vars_of(heuristics: Heuristics) -> tuple[float, ...]:
    """How a search goes about it."""
    return (
        heuristics.exploration,
        heuristics.exploration_share,
        heuristics.caution,
        heuristics.is_open_loop,
        heuristics.stops_at_draws,
    )


def play(name: str, entrants: list[Entrant], seed: int, index: int) -> float:
    """One game; what the first entrant won."""
    game = find_game(name)
    count = len(entrants)
    setup = game.with_defaults(SETUPS[name])
    match = Match(game, setup, shuffle_from_seed(mixed(seed, index // count), count))
    seated = [entrants[(seat + index) % count] for seat in range(count)]
    searches = [
        Search(each.heuristics, each.iterations, mixed(seed, index, seat))
        for seat, each in enumerate(seated)
    ]
    match.draw()
    while not match.is_over:
        seat = match.state.actor
        begin = time.process_time()
        match.answer(seat, int(searches[seat].choose(match.state)))
        seated[seat].seconds += time.process_time() - begin
        seated[seat].answers += 1
        match.draw()
    payoffs = match.payoffs()
    mine = payoffs[seated.index(entrants[0])]
    return 0.0 if mine < max(payoffs) else 1.0 if payoffs.count(mine) == 1 else 0.5


def line(name: str, search: str, iterations: int, wanted: argparse.Namespace) -> Line:
    """One point of the curve."""
    heuristics = before(find_game(name)) if search == "before" else find_game(name).heuristics
    entrant = Entrant(heuristics, iterations)
    others = [
        Entrant(before(find_game(name)), wanted.reference) for _ in range(SETUPS[name].seats - 1)
    ]
    games: int = wanted.games
    wins = sum(play(name, [entrant, *others], wanted.seed, index) for index in range(games))
    low, high = wilson_interval(int(wins), games)
    ms = 1000 * entrant.seconds / entrant.answers
    interval = (round(low, 3), round(high, 3))
    return Line(search, iterations, games, wins, round(wins / games, 3), interval, round(ms, 2))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=SETUPS)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--reference", type=int, default=150)
    parser.add_argument("--steps", default="50,150,450")
    wanted = parser.parse_args()
    lines = []
    searches = ("after",) if is_as_it_was(wanted.game) else ("before", "after")
    for iterations in (int(step) for step in wanted.steps.split(",")):
        for search in searches:
            lines.append(line(wanted.game, search, iterations, wanted))
            print(*asdict(lines[-1]).values(), flush=True)
    setup = SETUPS[wanted.game].to_json()
    report = {"game": wanted.game, "setup": setup, "seed": wanted.seed}
    report |= {"reference": wanted.reference, "lines": [asdict(each) for each in lines]}
    file = RESULTS / f"curve-{wanted.game}.json"
    file.write_text(json.dumps(report, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
