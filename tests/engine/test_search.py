"""The search: it sees what is one or two answers away, and depends on its seed only."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest
from librt.vecs import append, vec
from mypy_extensions import i32

from connect_four.game import ConnectFourGame
from connect_four.rules import ConnectFour
from engine.sticks import Heap
from engine.urn import DRAW, HOME, PASS, Urn
from threecrowns.catalogue import find_game
from threecrowns.engine.game import Setup
from threecrowns.engine.heuristics import Heuristics
from threecrowns.engine.playout import settle
from threecrowns.engine.rng import Rng
from threecrowns.engine.search import NOWHERE, STOPPED_EVERY, Node, Search, action_of, key_of
from threecrowns.engine.state import CHANCE, State

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
            patient.begin(state)
            for _ in range(200):
                patient.iterate(state.determinize(state.actor, patient.rng))
            search = Search(HEIRS.heuristics, 200, seed)
            answer = search.choose(state)

            assert answer == patient.considered()[0].action
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


def after_answers(*children: Node) -> Node:
    """A node at which seat 0 has these answers, the first one being 0."""
    node = Node(2)
    for action, child in enumerate(children):
        node.children[node.add_branch(key_of(0, action), 1.0)] = child
        node.visits += child.visits
    return node


def test_a_lead_that_can_still_be_drawn_level_decides_nothing() -> None:
    search = Search(FOUR.heuristics, 20, 1)
    search.begin(Heap())
    search.root = after_answers(tried(5, 0, 0), tried(10, 0, 0))

    search.done = 15  # the first answer may still get as many as the second, and is then chosen
    assert not search.is_decided()
    search.done = 16
    assert search.is_decided()


@pytest.mark.parametrize(("trust", "best"), [(0.0, 1), (0.4, 1), (0.6, 0), (1.0, 0)])
def test_what_best_answers_lead_to_counts_as_much_as_it_is_trusted(trust: float, best: int) -> None:
    heap = Heap()
    heap.left = 2
    node = after_answers(tried(10, 0.25, 0.75), tried(10, 0.5, 0.5))

    branch = Search(Trusting(trust), 20, 1).pick(node, heap, heap.legal())
    assert action_of(node.keys[branch]) == best


def test_what_looks_promising_is_noted_for_every_answer() -> None:
    heap = Heap()
    node = Node(2)

    Search(Trusting(0), 20, 1).pick(node, heap, heap.legal())

    assert list(node.biases) == [1, 2, 3]


def test_from_the_first_iteration_on_an_answer_is_tried() -> None:
    search = Search(FOUR.heuristics, 20, 1)
    search.begin(Heap())
    for count in range(1, 20):
        search.iterate(Heap())
        assert search.root.visits == count
        tries = (child.visits for child in search.root.children if child is not None)
        assert sum(tries) == count


@pytest.mark.parametrize(("actor", "backed"), [(0, 0.5), (1, -0.25)])
def test_everybody_is_thought_to_give_the_answer_that_is_best_for_them(
    actor: int, backed: float
) -> None:
    node = after_answers(tried(3, 0, 0.5), tried(9, 0, -0.25), Node(2))

    Search(Trusting(1), 20, 1).back_up(node, actor, 2)

    assert list(node.backed) == [backed, -backed]


@pytest.mark.parametrize(("actor", "backed"), [(0, 0.5), (1, -0.25)])
def test_an_outcome_is_backed_up_for_whoever_was_asked(actor: int, backed: float) -> None:
    new = Node(2)
    node = after_answers(tried(3, 0, 0.5), new)

    actors = append(vec[i32](), i32(actor))
    Search(Trusting(1), 20, 1).tell([node, new], actors, vec[float]([-0.25, 0.25]))

    assert list(new.backed) == [-0.25, 0.25]
    assert list(node.backed) == [backed, -backed]


# -- draws


def thoughts(is_open_loop: bool, trust: float = 0.0) -> Heuristics:
    found = Heuristics()
    found.is_open_loop = is_open_loop
    found.trust = trust
    return found


def nodes_below(node: Node) -> Iterator[Node]:
    """The node and all nodes below it."""
    yield node
    for child in node.children:
        if child is not None:
            yield from nodes_below(child)


@pytest.mark.parametrize("trust", [0.0, 0.9])
@pytest.mark.parametrize("is_open_loop", [True, False])
@pytest.mark.parametrize("seed", SEEDS)
def test_a_draw_that_decides_what_can_be_answered_is_worth_its_best_answers(
    is_open_loop: bool, trust: float, seed: int
) -> None:
    # Going home wins 0.2; after a draw, naming the colour wins 1 and passing loses 1.
    search = Search(thoughts(is_open_loop, trust), 600, seed)

    assert search.choose(Urn()) == DRAW

    draw, home = search.considered()
    assert draw.value > 0.8
    assert home.value == pytest.approx(0.2)


def test_in_an_open_loop_draws_have_no_branches_and_in_a_closed_one_they_have() -> None:
    drawn = {key_of(CHANCE, colour) for colour in range(4)}
    for is_open_loop in (True, False):
        search = Search(thoughts(is_open_loop), 200, 1)
        search.choose(Urn())
        keys = {key for node in nodes_below(search.root) for key in node.keys}

        assert drawn & keys == (set() if is_open_loop else drawn)


def test_an_answer_counts_its_chances_where_a_world_allows_it_only() -> None:
    search = Search(thoughts(is_open_loop=True), 400, 1)
    search.choose(Urn())
    after_draw = search.root.children[search.root.branch(key_of(0, DRAW), 0)]
    assert after_draw is not None

    chances = dict(zip(after_draw.keys, after_draw.chances, strict=True))
    passing = chances.pop(key_of(0, PASS))
    assert passing == sum(chances.values()) == after_draw.visits - 1  # judged at its first visit
    assert len(chances) == 4
    assert all(passing < 8 * each < 4 * passing for each in chances.values())


def test_behind_a_draw_nothing_is_looked_at_if_the_search_stops_there() -> None:
    heuristics = thoughts(is_open_loop=False)
    heuristics.stops_at_draws = True
    search = Search(heuristics, 200, 1)
    search.choose(Urn())
    after_draw = search.root.children[search.root.branch(key_of(0, DRAW), 0)]

    assert after_draw is not None
    assert after_draw.visits > 0
    assert list(after_draw.keys) == []


class Homing(Heuristics):
    """Tries nothing but going home, wherever one can."""

    def candidates(self, state: State) -> vec[i32]:
        answers = state.legal()
        return vec[i32]([HOME]) if HOME in answers else answers


def test_only_candidates_are_tried_and_the_other_answers_are_told_all_the_same() -> None:
    search = Search(Homing(), 50, 1)

    assert search.choose(Urn()) == HOME
    home, draw = search.considered()
    assert (home.action, home.visits) == (HOME, search.done)
    assert (draw.action, draw.visits) == (DRAW, 0)


def test_at_the_question_itself_less_may_be_explored_than_below() -> None:
    spread = []
    for share in (1.0, 0.1):
        heuristics = thoughts(is_open_loop=False)
        heuristics.exploration_share = share
        search = Search(heuristics, 300, 1)
        search.choose(Urn())
        spread.append(min(each.visits for each in search.considered()))

    assert 0 < spread[1] < spread[0]


def test_the_same_answer_of_another_seat_is_another_branch() -> None:
    keys = {key_of(seat, action) for seat in range(-1, 5) for action in range(50)}

    assert len(keys) == 6 * 50


@pytest.mark.parametrize("near", range(5))
def test_a_branch_is_found_wherever_it_is_looked_for_first(near: int) -> None:
    node = Node(2)
    for key in (7, 3, 5):
        node.add_branch(key, 1.0)

    assert [node.branch(key, near) for key in (7, 3, 5, 4)] == [0, 1, 2, NOWHERE]


# -- what it found out


def test_it_tells_every_answer_with_visits_and_value_the_best_first() -> None:
    state = stones("112233")
    search = Search(FOUR.heuristics, 300, 1)
    answer = search.choose(state)
    found = search.considered()

    assert sorted(each.action for each in found) == state.legal_actions()
    assert sum(each.visits for each in found) == search.done
    assert [each.visits for each in found] == sorted((each.visits for each in found), reverse=True)
    assert found[0].action == answer
    assert found[0].value == 1.0  # three in a row: it wins at once
    assert all(-1.2 <= each.value <= 1.0 for each in found)


def test_an_answer_that_was_never_tried_is_told_too() -> None:
    state = stones("")
    search = Search(FOUR.heuristics, 1, 1)
    search.choose(state)

    assert [each.visits for each in search.considered()] == [1, 0, 0, 0, 0, 0, 0]


def test_a_question_with_one_answer_needs_no_search() -> None:
    search = Search(thoughts(is_open_loop=True), 100, 1)
    home = Urn()
    home.is_empty = True

    assert search.choose(home) == HOME
    assert [(each.action, each.visits) for each in search.considered()] == [(HOME, 0)]
    assert search.done == 0


# -- limits


class Bell:
    """Rings when it was asked so many times."""

    def __init__(self, times: int) -> None:
        self.left = times

    def rings(self) -> bool:
        self.left -= 1
        return self.left <= 0


@pytest.mark.parametrize("times", [1, 2, 5])
def test_it_stops_when_somebody_wants_an_answer_now(times: int) -> None:
    state = stones("")
    search = Search(FOUR.heuristics, 100_000, 1)

    assert search.choose(state, Bell(times).rings) in state.legal_actions()
    assert search.done == times * STOPPED_EVERY


class NoPatienceError(Exception):
    pass


def test_whoever_breaks_it_off_finds_the_collector_of_cycles_as_it_was() -> None:
    def lose_patience() -> bool:
        assert not gc.isenabled()
        raise NoPatienceError

    for is_on in (True, False):
        (gc.enable if is_on else gc.disable)()
        try:
            with pytest.raises(NoPatienceError):
                Search(FOUR.heuristics, 100, 1).choose(stones(""), lose_patience)
            assert gc.isenabled() == is_on
        finally:
            gc.enable()


def test_being_asked_to_stop_and_not_stopping_changes_nothing() -> None:
    for seed in SEEDS:
        state = stones("4")
        quiet, asked = (Search(FOUR.heuristics, 150, seed) for _ in range(2))

        assert quiet.choose(state) == asked.choose(state, Bell(10_000).rings)
        assert [each.visits for each in quiet.considered()] == [
            each.visits for each in asked.considered()
        ]


class Keen(Heuristics):
    """Likes the third answer."""

    def bias(self, state: State, action: int) -> float:
        return 5.0 if action == 2 else 0.0


def test_a_search_without_time_gives_the_answer_that_looks_most_promising() -> None:
    assert Search(Keen(), 0, 1).choose(stones("")) == 2


@pytest.mark.parametrize("most", [0, 1, 3, 7, 30])
@pytest.mark.parametrize("is_open_loop", [True, False])
def test_a_tree_grows_no_further_than_it_may(most: int, is_open_loop: bool) -> None:
    rng = Rng(5)
    for heuristics in (HEIRS.heuristics, thoughts(is_open_loop)):
        state = HEIRS.new(Setup(2))
        for _ in range(10):
            settle(state, rng)
            search = Search(heuristics, 60, 1)
            search.most_branches = most
            answer = search.choose(state)

            assert search.branches <= most
            assert sum(len(node.keys) for node in nodes_below(search.root)) == search.branches
            assert answer in state.legal_actions()
            state.apply(answer)
