"""Compare every legal list of random games with everything that `why_not` does not refuse.

    python tests/compare_lists.py architects --games 2000 --one-in 10 --workers 2

Games go round all set-ups and are played with changing tastes, as those of the battery are. One
position in so many is compared (1: all of them); what differs is printed with its game's number.
"""

from __future__ import annotations

from dataclasses import dataclass

from battery.positions import answers_of, game_of, new_match
from comparing import Compared, arguments, compare_all
from threecrowns.engine.checks import broken_list
from threecrowns.engine.rng import Rng


@dataclass(frozen=True)
class Job:
    game: str
    seed: int
    one_in: int


def compare(job: Job) -> Compared:
    """Play one random game and compare the lists on the way, for every seat that is asked."""
    game = game_of(job.game)
    setups = game.setups()
    setup = setups[job.seed % len(setups)]
    match = new_match(game, setup, job.seed)
    rng = Rng(job.seed)
    chosen = Rng(job.seed + 1)
    found = Compared()
    for _ in answers_of(match, rng):
        if chosen.below(job.one_in) != 0:
            continue
        state = match.state
        found.questions[game.word_question(state).id] += 1
        for seat in state.waiting() or [state.actor]:
            found.broken += [
                f"{job.game} game {job.seed} {setup} answer {len(match.answers)} "
                f"seat {seat}: {each}"
                for each in broken_list(game, state, seat)
            ]
    return found


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    wanted = parser.parse_args()
    seeds = range(wanted.first, wanted.first + wanted.games)
    jobs = [Job(wanted.game, seed, wanted.one_in) for seed in seeds]
    compare_all(compare, jobs, wanted.workers, f"{wanted.games} games")


if __name__ == "__main__":
    main()
