"""Information-set tree search: the strong opponent of every game.

Each iteration draws a world that fits what the seat knows (`determinize`), walks down one tree
shared by all worlds, adds one position and lets the heuristics judge it. An answer's value is a
mix of the average outcome seen below it and of what every seat's best answers lead to. Answers
are chosen by value plus a bonus for what looks promising and was tried seldom where it could have
been. Every seat maximises its own outcome, so any number of seats can play.

In an open loop a position is known by the answers of seats that led to it, whatever was drawn in
between; in a closed one every draw is a branch of its own. Which suits a game, its heuristics say.
"""

from __future__ import annotations

import gc
from collections.abc import Callable
from math import sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from threecrowns.engine.heuristics import Heuristics
from threecrowns.engine.rng import Rng
from threecrowns.engine.state import CHANCE, OVER, State

DECIDED_EVERY: Final = 32  # iterations, after which we look whether more could change anything
STOPPED_EVERY: Final = 4  # iterations, after which we look whether somebody wants an answer now
MOST_BRANCHES: Final = 250_000  # a tree with so many grows no further: below 100 MB
LEAST_BIAS: Final = 1e-9  # whatever a game thinks of an answer, it stays possible
NOWHERE: Final = -1


class Node:
    """What is known of one sequence of answers."""

    def __init__(self, seats: i64) -> None:
        self.visits: i64 = 0
        self.totals: vec[float] = vec[float]([0.0] * seats)  # [seat] sum of outcomes seen
        self.backed: vec[float] = vec[float]([0.0] * seats)  # [seat] outcome of best answers
        # Its branches: all answers that some world allowed here.
        self.keys: vec[i64] = vec[i64]()  # who answers what
        self.biases: vec[float] = vec[float]()  # how promising they looked before they were tried
        self.chances: vec[i64] = vec[i64]()  # how often they could have been taken
        self.children: list[Node | None] = []  # None until they are

    def branch(self, key: i64, near: i64) -> i64:
        """Where a key is found, or NOWHERE; mostly near, as worlds have their answers in order."""
        for k in range(near, i64(len(self.keys))):
            if self.keys[k] == key:
                return k
        for k in range(min(near, i64(len(self.keys)))):
            if self.keys[k] == key:
                return k
        return NOWHERE

    def add_branch(self, key: i64, bias: float) -> i64:
        self.keys = append(self.keys, key)
        self.biases = append(self.biases, bias)
        self.chances = append(self.chances, i64(0))
        self.children.append(None)
        return i64(len(self.keys)) - 1

    def child(self, branch: i64) -> Node:
        """The node at the end of a branch, from now on if there was none."""
        found = self.children[branch]
        if found is None:
            found = Node(i64(len(self.totals)))
            self.children[branch] = found
        return found

    def mean(self, seat: i64) -> float:
        return self.totals[seat] / float(self.visits) if self.visits > 0 else 0.0


class Considered:
    """What a search found out about one answer."""

    def __init__(self, action: i64, visits: i64, value: float) -> None:
        self.action: i64 = action
        self.visits: i64 = visits  # how often it was tried; the more, the better it seemed
        self.value: float = value  # for the seat that is asked, in [-1, 1]


class Search:
    def __init__(self, heuristics: Heuristics, iterations: i64, seed: i64) -> None:
        self.judging: Heuristics = heuristics  # as given
        self.heuristics: Heuristics = heuristics  # at the table that was asked about last
        self.iterations: i64 = iterations
        self.rng: Rng = Rng(seed)
        self.most_branches: i64 = MOST_BRANCHES
        # The question that was searched last, and what is known of it.
        self.asked: i64 = CHANCE
        self.answers: vec[i32] = vec[i32]()
        self.candidates: vec[i32] = vec[i32]()  # those of them that are tried
        self.root: Node = Node(1)
        self.branches: i64 = 0  # of the whole tree
        self.done: i64 = 0  # iterations

    def choose(self, state: State, is_stopped: Callable[[], bool] | None = None) -> i64:
        """The answer that was tried most often for the state's actor.

        `is_stopped` is asked now and then; once it says yes, the answer is the best so far. With
        it the answer depends on time, without it on the seed alone.
        """
        self.begin(state)
        if len(self.answers) == 1:
            return i64(self.answers[0])
        # A tree has no cycles, and to look for some among its nodes takes a tenth of the time.
        is_collecting = gc.isenabled()
        gc.disable()
        try:
            self.think(state, is_stopped)
        finally:
            if is_collecting:
                gc.enable()
        return self.considered()[0].action

    def think(self, state: State, is_stopped: Callable[[], bool] | None) -> None:
        """One iteration after the other, until they are all done, decided or stopped."""
        while True:
            self.iterate(state.determinize(self.asked, self.rng))
            self.done += 1
            if self.done >= self.iterations:
                break
            if self.done % DECIDED_EVERY == 0 and self.is_decided():
                break
            if is_stopped is not None and self.done % STOPPED_EVERY == 0 and is_stopped():
                break

    def begin(self, state: State) -> None:
        """Forget the last question."""
        assert state.actor >= 0, "a seat is asked"
        self.heuristics = self.judging.at(state.seats)
        self.asked = state.actor
        self.answers = state.legal()
        self.candidates = self.heuristics.candidates(state)
        self.root = Node(state.seats)
        self.branches = 0
        self.done = 0

    def is_decided(self) -> bool:
        """Would the same answer win if another got all iterations that are left?"""
        most, second = self.most_tried()
        return most - second > self.iterations - self.done

    def most_tried(self) -> tuple[i64, i64]:
        """How often the two answers that were tried most were tried."""
        most: i64 = 0
        second: i64 = 0
        for child in self.root.children:
            if child is None:
                continue
            if child.visits > most:
                second = most
                most = child.visits
            elif child.visits > second:
                second = child.visits
        return most, second

    def considered(self) -> list[Considered]:
        """Every answer to the last question, the best first.

        An answer that was never tried is worth what the search assumed of it.
        """
        found: list[Considered] = []
        for k in range(i64(len(self.answers))):
            action = i64(self.answers[k])
            branch = self.root.branch(key_of(self.asked, action), k)
            child = self.root.children[branch] if branch != NOWHERE else None
            if child is None:
                found.append(Considered(action, 0, self.untried(self.root, self.asked)))
            else:
                found.append(Considered(action, child.visits, self.value(child, self.asked)))
        found.sort(key=rank)
        return found

    def iterate(self, state: State) -> None:
        """Walk down to a new position, judge it, and tell every node on the way."""
        node = self.root
        path: list[Node] = [node]
        actors = vec[i32](capacity=64)  # who is asked at each node of the path
        while state.actor != OVER:
            actor = state.actor
            if actor == CHANCE:
                if self.heuristics.stops_at_draws:
                    break
                answers = state.legal()
                action = i64(answers[self.rng.below(i64(len(answers)))])
                if self.heuristics.is_open_loop:
                    state.apply(action)
                    continue
                branch = self.drawn(node, action)
            else:
                if node is self.root:
                    answers = self.candidates  # the same in every world
                elif node.visits == 0:
                    break  # judged at its first visit, grown at its second
                else:
                    answers = self.heuristics.candidates(state)
                branch = self.pick(node, state, answers)
            if branch == NOWHERE:
                break  # the tree is full
            state.apply(action_of(node.keys[branch]))
            actors = append(actors, i32(actor))
            node = node.child(branch)
            path.append(node)
        self.tell(path, actors, self.heuristics.judge(state, self.rng))

    def drawn(self, node: Node, action: i64) -> i64:
        """The branch of a draw in a closed loop; NOWHERE if the tree is full."""
        key = key_of(CHANCE, action)
        branch = node.branch(key, 0)
        if branch == NOWHERE and self.branches < self.most_branches:
            self.branches += 1
            branch = node.add_branch(key, 1.0)
        return branch

    def pick(self, node: Node, state: State, answers: vec[i32]) -> i64:
        """The branch with the best value plus bonus, among what this world allows.

        NOWHERE if the tree is full before any of them joined it.
        """
        actor = state.actor
        count = i64(len(answers))
        promise: float = 0.0  # of all these answers together
        branches = vec[i64](capacity=count)
        near: i64 = 0
        for k in range(count):
            branch = self.grown(node, state, i64(answers[k]), near)
            branches = append(branches, branch)
            if branch != NOWHERE:
                promise += node.biases[branch]
                near = branch + 1
        if promise == 0.0:
            return NOWHERE
        best: i64 = NOWHERE
        best_value: float = -1e9
        weight = self.heuristics.exploration / promise
        if node is self.root:
            weight *= self.heuristics.exploration_share
        untried = self.untried(node, actor)
        for k in range(count):
            branch = branches[k]
            if branch == NOWHERE:
                continue
            node.chances[branch] += 1
            value = untried
            visits: i64 = 0
            child = node.children[branch]
            if child is not None:
                visits = child.visits
                value = self.value(child, actor)
            bonus = weight * node.biases[branch] * sqrt(float(node.chances[branch]))
            value += bonus / float(1 + visits)
            if value > best_value:
                best_value = value
                best = branch
        return best

    def grown(self, node: Node, state: State, action: i64, near: i64) -> i64:
        """The branch of an answer; new answers of this world join the node, if there is room."""
        key = key_of(state.actor, action)
        branch = node.branch(key, near)
        if branch == NOWHERE and self.branches < self.most_branches:
            self.branches += 1
            bias = self.heuristics.bias(state, action)
            branch = node.add_branch(key, bias if bias > LEAST_BIAS else LEAST_BIAS)
        return branch

    def value(self, child: Node, actor: i64) -> float:
        """What an answer that was tried is worth to the one who gives it."""
        mean = child.mean(actor)
        return mean + self.heuristics.trust * (child.backed[actor] - mean)

    def untried(self, node: Node, actor: i64) -> float:
        """What is assumed of an answer that was not."""
        return node.mean(actor) - self.heuristics.caution

    def tell(self, path: list[Node], actors: vec[i32], outcomes: vec[float]) -> None:
        """Count the outcome at every node, from the last to the first."""
        last = i64(len(path)) - 1
        seats = i64(len(outcomes))
        for k in range(last, i64(-1), -1):
            node = path[k]
            node.visits += 1
            for seat in range(seats):
                node.totals[seat] += outcomes[seat]
            if self.heuristics.trust == 0.0:
                continue
            if k == last or actors[k] == CHANCE:
                for seat in range(seats):
                    node.backed[seat] = node.totals[seat] / float(node.visits)
            else:
                self.back_up(node, i64(actors[k]), seats)

    def back_up(self, node: Node, actor: i64, seats: i64) -> None:
        """What happens if the actor gives its best answer and everybody after it too."""
        best: Node | None = None
        for child in node.children:
            if child is None or child.visits == 0:
                continue
            if best is None or child.backed[actor] > best.backed[actor]:
                best = child
        if best is not None:
            for seat in range(seats):
                node.backed[seat] = best.backed[seat]


def key_of(actor: i64, action: i64) -> i64:
    """Who answers what, as one number: after other draws another seat may be asked."""
    return action * 16 + actor + 1


def action_of(key: i64) -> i64:
    return key // 16


def rank(answer: Considered) -> tuple[i64, float]:
    return (-answer.visits, -answer.value)
