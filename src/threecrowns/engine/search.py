"""Information-set tree search: the strong opponent of every game.

Each iteration draws a world that fits what the seat knows (`determinize`), walks down one tree
shared by all worlds, adds one position and judges it. Answers are chosen by value plus a bonus
for what looks promising (the heuristics) and was tried seldom. Every seat maximises its own
outcome, so any number of seats can play.
"""

from __future__ import annotations

from math import sqrt

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from threecrowns.engine.heuristics import Heuristics
from threecrowns.engine.rng import Rng
from threecrowns.engine.state import CHANCE, OVER, State


class Node:
    """What is known of one sequence of answers."""

    def __init__(self) -> None:
        self.children: dict[int, Node] = {}
        self.visits: i64 = 0
        self.total: float = 0.0  # outcomes for the seat that gave the answer leading here
        self.prior: float = 0.0
        self.is_open: bool = False  # its children have been given their priors


class Search:
    def __init__(
        self,
        heuristics: Heuristics,
        iterations: i64,
        seed: i64,
        exploration: float = 1.2,
        first_play: float = 0.2,
    ) -> None:
        self.heuristics: Heuristics = heuristics
        self.iterations: i64 = iterations
        self.rng: Rng = Rng(seed)
        self.exploration: float = exploration
        self.first_play: float = (
            first_play  # how much worse than its parent an untried answer counts
        )
        self.root: Node = Node()

    def choose(self, state: State) -> i64:
        """The answer that was tried most often for the state's actor."""
        seat = state.actor
        self.root = Node()
        answers = state.legal()
        if len(answers) == 1:
            return i64(answers[0])
        for _ in range(self.iterations):
            self.iterate(state.determinize(seat, self.rng))
        return self.best_answer(answers)

    def best_answer(self, answers: vec[i32]) -> i64:
        best = i64(answers[0])
        most: i64 = -1
        for k in range(i64(len(answers))):
            child = self.root.children.get(answers[k])
            if child is not None and child.visits > most:
                most = child.visits
                best = i64(answers[k])
        return best

    def iterate(self, state: State) -> None:
        """Walk down to a new position, judge it, and tell every node on the way."""
        node = self.root
        path: list[Node] = [node]
        seats = vec[i32]([i32(0)])
        while state.actor != OVER:
            if state.actor == CHANCE:
                answers = state.legal()
                action = i64(answers[self.rng.below(i64(len(answers)))])
                child = node.children.get(action)
                if child is None:
                    child = Node()
                    node.children[action] = child
                state.apply(action)
                node = child
                path.append(node)
                seats = append(seats, i32(CHANCE))
                continue
            seat = state.actor
            answers = state.legal()
            if not node.is_open:
                self.open(node, state, answers)
                break
            action = self.pick(node, state, answers)
            node = node.children[action]
            state.apply(action)
            path.append(node)
            seats = append(seats, i32(seat))
        outcomes: list[float] = []
        for seat in range(state.seats):
            outcomes.append(self.heuristics.estimate(state, seat))
        for k in range(i64(len(path))):
            path[k].visits += 1
            if seats[k] >= 0:
                path[k].total += outcomes[i64(seats[k])]

    def open(self, node: Node, state: State, answers: vec[i32]) -> None:
        """Give every answer of a position its prior: its share of all that looks promising."""
        node.is_open = True
        self.add_children(node, state, answers)

    def add_children(self, node: Node, state: State, answers: vec[i32]) -> None:
        total: float = 0.0
        weights = vec[float]()
        for k in range(i64(len(answers))):
            weight = self.heuristics.bias(state, i64(answers[k]))
            weights = append(weights, weight)
            total += weight
        for k in range(i64(len(answers))):
            if answers[k] not in node.children:
                child = Node()
                child.prior = weights[k] / total
                node.children[answers[k]] = child

    def pick(self, node: Node, state: State, answers: vec[i32]) -> i64:
        """The answer with the best value plus bonus. New answers of this world join the node."""
        for k in range(i64(len(answers))):
            if answers[k] not in node.children:
                self.add_children(node, state, answers)
                break
        best: i64 = -1
        best_value: float = -1e9
        root = sqrt(float(node.visits))
        parent: float = 0.0
        tried: i64 = 0
        for k in range(i64(len(answers))):
            child = node.children[answers[k]]
            parent += child.total
            tried += child.visits
        parent = parent / float(tried) if tried > 0 else 0.0
        for k in range(i64(len(answers))):
            child = node.children[answers[k]]
            value = parent - self.first_play
            if child.visits > 0:
                value = child.total / float(child.visits)
            value += self.exploration * child.prior * root / float(1 + child.visits)
            if value > best_value:
                best_value = value
                best = i64(answers[k])
        return best
