"""The search: it sees what is one or two answers away, and depends on its seed only."""

from __future__ import annotations

import pytest

from connect_four.game import ConnectFourGame
from connect_four.rules import ConnectFour
from engine.sticks import Heap
from threecrowns.catalogue import find_game
from threecrowns.engine.game import Setup
from threecrowns.engine.playout import settle
from threecrowns.engine.rng import Rng
from threecrowns.engine.search import Node, Search
from threecrowns.engine.state import State

FOUR = ConnectFourGame()
HEIRS = find_game("two-heirs")
SEEDS = range(5)


def stones(columns: str) -> ConnectFour:
    """Connect four after stones in these columns, counted from 1."""
    state = FOUR.new(Setup(2))
    for column in columns:
        state.apply(int(column) - 1)
    return state


def found_by(state: State, iterations: int, seed: int) -> int:
    """The column the search finds, counted from 1."""
    return int(Search(FOUR.heuristics, iterations, seed).choose(state)) + 1


@pytest.mark.parametrize(
    ("columns", "win"),
    [
        ("121212", 1),  # three in a column
        ("112233", 4),  # three in a row, on the bottom
        ("1223433474", 4),  # a diagonal
    ],
)
@pytest.mark.parametrize("seed", SEEDS)
def test_it_finds_a_win_in_one(columns: str, win: int, seed: int) -> None:
    assert found_by(stones(columns), 200, seed) == win


@pytest.mark.parametrize(("columns", "threat"), [("12131", 1), ("11223", 4)])
@pytest.mark.parametrize("seed", SEEDS)
def test_it_stops_the_opponents_win_in_one(columns: str, threat: int, seed: int) -> None:
    assert found_by(stones(columns), 600, seed) == threat


@pytest.mark.parametrize(("left", "best"), [(9, 1), (7, 3), (6, 2), (5, 1)])
def test_a_game_that_is_not_compiled_is_searched_too(left: int, best: int) -> None:
    # Whoever leaves a multiple of four sticks wins.
    heap = Heap()
    heap.left = left

    assert Search(FOUR.heuristics, 800, 1).choose(heap) + 1 == best


def test_the_same_seed_gives_the_same_answer() -> None:
    state = HEIRS.new(Setup(2))
    settle(state, Rng(1))
    for seed in SEEDS:
        answers = {Search(HEIRS.heuristics, 40, seed).choose(state) for _ in range(3)}
        assert len(answers) == 1


def test_a_search_used_twice_draws_on() -> None:
    state = HEIRS.new(Setup(2))
    settle(state, Rng(1))
    one, other = Search(HEIRS.heuristics, 30, 4), Search(HEIRS.heuristics, 30, 4)

    assert [one.choose(state) for _ in range(3)] == [other.choose(state) for _ in range(3)]


def test_it_stops_when_no_other_answer_can_win_any_more() -> None:
    rng = Rng(3)
    saved = 0
    for seed in SEEDS:
        state = HEIRS.new(Setup(2))
        for _ in range(12):
            settle(state, rng)
            patient = Search(HEIRS.heuristics, 200, seed)
            patient.root = Node(state.seats)
            for _ in range(200):
                patient.iterate(state.determinize(state.actor, patient.rng))
            search = Search(HEIRS.heuristics, 200, seed)
            answer = search.choose(state)

            assert answer == patient.best_answer(state.legal())
            saved += 200 - search.done
            state.apply(answer)
    assert saved > 0


def test_it_answers_legally_and_leaves_the_position_alone() -> None:
    rng = Rng(2)
    for setup in HEIRS.setups()[:8]:
        state = HEIRS.new(setup)
        for _ in range(20):
            settle(state, rng)
            before = state.digest()
            answer = Search(HEIRS.heuristics, 5, 1).choose(state)
            assert answer in state.legal_actions()
            assert state.digest() == before
            state.apply(answer)


def test_a_single_answer_is_given_at_once() -> None:
    state = stones("1")
    for column in range(7):
        state.height[column] = 6 if column != 4 else 0

    assert Search(FOUR.heuristics, 0, 1).choose(state) == 4
