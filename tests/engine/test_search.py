"""The search: it sees what is one or two answers away, and depends on its seed only."""

from __future__ import annotations

import pytest
from librt.vecs import append, vec
from mypy_extensions import i32

from connect_four.game import ConnectFourGame
from connect_four.rules import ConnectFour
from engine.sticks import Heap
from threecrowns.catalogue import find_game
from threecrowns.engine.game import Setup
from threecrowns.engine.heuristics import Heuristics
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


# -- the tree, step by step


class Trusting(Heuristics):
    """Looks at nothing but the backed-up outcome, and finds some answers more promising."""

    def __init__(self, trust: float) -> None:
        super().__init__()
        self.trust = trust
        self.exploration = 0.0

    def bias(self, state: State, action: int) -> float:
        return float(1 + action)


def tried(visits: int, mean: float, backed: float) -> Node:
    """An answer that seat 0 gave so often, with what came of it; seat 1 gets the opposite."""
    node = Node(2)
    node.visits = visits
    for seat, sign in enumerate((1, -1)):
        node.totals[seat] = float(sign * mean * visits)
        node.backed[seat] = float(sign * backed)
    return node


def test_a_lead_that_can_still_be_drawn_level_decides_nothing() -> None:
    search = Search(FOUR.heuristics, 20, 1)
    search.root = Node(2)
    search.root.children = {0: tried(5, 0, 0), 1: tried(10, 0, 0)}
    answers = Heap().legal()

    search.done = 15  # the first answer may still get as many as the second, and is then chosen
    assert not search.is_decided(answers)
    search.done = 16
    assert search.is_decided(answers)


@pytest.mark.parametrize(("trust", "best"), [(0.0, 1), (0.4, 1), (0.6, 0), (1.0, 0)])
def test_what_best_answers_lead_to_counts_as_much_as_it_is_trusted(trust: float, best: int) -> None:
    heap = Heap()
    heap.left = 2
    node = tried(20, 0, 0)
    node.children = {0: tried(10, 0.25, 0.75), 1: tried(10, 0.5, 0.5)}

    assert Search(Trusting(trust), 20, 1).pick(node, heap, heap.legal()) == best


def test_the_answers_of_a_position_share_what_looks_promising() -> None:
    heap = Heap()
    node = Node(2)

    Search(Trusting(0), 20, 1).add_children(node, heap, heap.legal())

    priors = [node.children[answer].prior for answer in range(3)]
    assert priors == pytest.approx([1 / 6, 2 / 6, 3 / 6])


def test_from_the_first_iteration_on_an_answer_is_tried() -> None:
    search = Search(FOUR.heuristics, 20, 1)
    search.root = Node(2)
    for count in range(1, 20):
        search.iterate(Heap())
        assert search.root.visits == count
        assert sum(child.visits for child in search.root.children.values()) == count


@pytest.mark.parametrize(("actor", "backed"), [(0, 0.5), (1, -0.25)])
def test_everybody_is_thought_to_give_the_answer_that_is_best_for_them(
    actor: int, backed: float
) -> None:
    node = Node(2)
    untried = Node(2)
    node.children = {0: tried(3, 0, 0.5), 1: tried(9, 0, -0.25), 2: untried}

    Search(Trusting(1), 20, 1).back_up(node, actor, 2)

    assert list(node.backed) == [backed, -backed]


@pytest.mark.parametrize(("actor", "backed"), [(0, 0.5), (1, -0.25)])
def test_an_outcome_is_backed_up_for_whoever_was_asked(actor: int, backed: float) -> None:
    node, new = Node(2), Node(2)
    node.children = {0: tried(3, 0, 0.5), 1: new}

    actors = append(vec[i32](), i32(actor))
    Search(Trusting(1), 20, 1).tell([node, new], actors, vec[float]([-0.25, 0.25]))

    assert list(new.backed) == [-0.25, 0.25]
    assert list(node.backed) == [backed, -backed]
