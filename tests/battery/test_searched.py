"""The search answers in every kind of position that a game knows, and raises in none."""

from __future__ import annotations

from collections import Counter

import pytest

from battery.kinds import KINDS, LAID_OUT, curious_game
from battery.positions import Chunk, chunks, game_of, new_match, sampled
from threecrowns import is_compiled
from threecrowns.catalogue import find_game
from threecrowns.engine.checks import asked
from threecrowns.engine.heuristics import Heuristics
from threecrowns.engine.rng import Rng
from threecrowns.engine.search import Search
from threecrowns.engine.state import State

ITERATIONS = 200 if is_compiled() else 3
EACH_KIND = 4 if is_compiled() else 1  # positions
CURIOUS_GAMES = 30 if is_compiled() else 2
SMALL_TREE = 40  # branches


def ways_to_think(name: str) -> list[Heuristics]:
    """Of the game itself, and with the other kind of loop."""
    own, other = (find_game(name).heuristics for _ in range(2))
    other.is_open_loop = not own.is_open_loop
    return [own, other]


def check_search(heuristics: Heuristics, state: State, most_branches: int) -> None:
    """Ask every seat that waits."""
    for seat in state.waiting():
        position = asked(state, seat)
        search = Search(heuristics, ITERATIONS, seat)
        search.most_branches = min(search.most_branches, most_branches)

        assert search.choose(position) in position.legal_actions()
        found = search.considered()
        assert sorted(each.action for each in found) == sorted(position.legal_actions())
        assert all(-2.0 < each.value < 2.0 for each in found)
        assert search.branches <= search.most_branches


@pytest.mark.parametrize("name", KINDS)
def test_positions_of_many_kinds_are_searched(name: str) -> None:
    own, other = ways_to_think(name)
    game = game_of(name)
    setups = game.setups()
    met: Counter[str] = Counter()
    for lay_out in LAID_OUT.get(name, ()):
        check_search(own, lay_out().state, most_branches=10_000)
    for seed in range(CURIOUS_GAMES):
        match = new_match(game, setups[seed * len(setups) // CURIOUS_GAMES], seed)
        for kind in curious_game(match, KINDS[name], met, Rng(seed)):
            met[kind] += 1
            if met[kind] <= EACH_KIND:
                check_search(own, match.state, most_branches=10_000)
                check_search(other if met[kind] % 2 == 0 else own, match.state, SMALL_TREE)
    assert len(met) > len(KINDS[name]) // 2


@pytest.mark.parametrize("chunk", chunks(8), ids=str)
def test_positions_of_random_games_are_searched(chunk: Chunk) -> None:
    own, other = ways_to_think(chunk.game)
    for match, rng in sampled(chunk, games=160, one_in=60):
        is_other = rng.below(2) == 0
        check_search(other if is_other else own, match.state, most_branches=10_000)
