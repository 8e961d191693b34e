"""One line that says everything about some random games; a program: how many, and of which game.

Compiled and uncompiled code must print the same after the first word. Positions, legal lists,
events, results and what the search answers all go into it.
"""

from __future__ import annotations

import hashlib
import sys

from threecrowns import is_compiled
from threecrowns.catalogue import find_game
from threecrowns.engine.game import Game
from threecrowns.engine.match import Match, shuffle_from_seed
from threecrowns.engine.rng import Rng
from threecrowns.engine.search import Search
from threecrowns.engine.state import CHANCE

GAMES_EACH = 40  # where nobody waits; `test_both_ways.py` says how many it wants
SEARCHED_ONE_IN = 4  # games in which a position is searched
SEARCHED_AFTER = 40  # answers
ITERATIONS = 50


def checksum_of(game: Game, games: int = GAMES_EACH) -> str:
    """Over all positions of some games, going round the set-ups."""
    found = hashlib.sha256()
    setups = game.setups()
    for seed in range(games):
        setup = setups[seed * len(setups) // games]
        match = Match(game, setup, shuffle_from_seed(seed, setup.seats))
        rng = Rng(seed)
        while not match.is_over:
            state = match.state
            answers = state.legal_actions()
            found.update(f"{state.digest()} {answers}".encode())
            if state.actor == CHANCE:
                match.answer(CHANCE, match.next_draw())
                continue
            if seed % SEARCHED_ONE_IN == 0 and len(match.answers) > SEARCHED_AFTER + seed:
                search = Search(game.heuristics, ITERATIONS, seed)
                found.update(f"search {search.choose(state)}".encode())
                break
            match.answer(state.actor, answers[rng.below(len(answers))])
        events = [(*event.facts(), event.knowers) for event in match.journal.events]
        found.update(repr(events).encode())
        points = [(line.seat, line.points) for line in game.score_sheet(match.state)]
        seats = range(match.state.seats)
        estimates = [game.heuristics.estimate(match.state, seat) for seat in seats]
        found.update(f"{match.state.digest()} {points} {estimates}".encode())
    return found.hexdigest()


def main() -> None:
    games, *names = sys.argv[1:] or [str(GAMES_EACH)]
    sums = [checksum_of(find_game(name), int(games)) for name in names]
    print("compiled" if is_compiled() else "uncompiled", *sums)


if __name__ == "__main__":
    main()
