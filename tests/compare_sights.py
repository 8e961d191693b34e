"""Compare what every seat is told in random positions of every set-up with what is so.

    python tests/compare_sights.py two-heirs --positions 300 --one-in 20 --workers 2

Outcomes against what really happens, touches against the clauses, sights against those of worlds
that look the same to their reader: the checks of the battery (`battery/sights.py`), of so many
positions of each set-up. Games are played with changing tastes; of the positions in which somebody
is asked, one in so many is compared, and the last one of each game.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count

from battery.positions import answers_of, game_of, new_match
from battery.sights import broken_sight
from comparing import Compared, arguments, compare_all
from threecrowns.engine.match import Match
from threecrowns.engine.rng import Rng


@dataclass(frozen=True)
class Job:
    game: str
    setup: int  # its number among the set-ups of the game
    positions: int
    one_in: int


def positions(job: Job) -> Iterator[tuple[int, Match]]:
    """Positions of as many games as it takes, each with the number of its game."""
    game = game_of(job.game)
    setup = game.setups()[job.setup]
    for seed in count(1):
        match = new_match(game, setup, seed)
        chosen = Rng(seed)
        for _ in answers_of(match, Rng(seed + 1)):
            if match.state.waiting() and chosen.below(job.one_in) == 0:
                yield seed, match
        yield seed, match


def compare(job: Job) -> Compared:
    """Everything that every seat is told, in so many positions of one set-up."""
    found = Compared()
    rng = Rng(job.setup)
    for (seed, match), _ in zip(positions(job), range(job.positions), strict=False):
        game, state = match.game, match.state
        found.questions[game.question_kind(state)] += 1
        for seat in range(state.seats):
            found.broken += [
                f"{job.game} {match.setup} game {seed} answer {len(match.answers)} "
                f"seat {seat}: {each}"
                for each in broken_sight(match, seat, rng)
            ]
    return found


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("--positions", type=int, default=300, help="of each set-up")
    wanted = parser.parse_args()
    setups = len(game_of(wanted.game).setups())
    jobs = [Job(wanted.game, n, wanted.positions, wanted.one_in) for n in range(setups)]
    compare_all(compare, jobs, wanted.workers, f"{setups} set-ups")


if __name__ == "__main__":
    main()
