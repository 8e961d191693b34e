"""Information-set tree search: the strong opponent of every game.

Each iteration draws a world that fits what the seat knows (`determinize`), walks down one tree
shared by all worlds, adds one position and lets the heuristics judge it. An answer's value is a
mix of the average outcome seen below it and of what every seat's best answers lead to. Answers
are chosen by value plus a bonus for what looks promising and was tried seldom. Every seat
maximises its own outcome, so any number of seats can play.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from threecrowns.engine.heuristics import Heuristics
from threecrowns.engine.rng import Rng
from threecrowns.engine.state import CHANCE, OVER, State

DECIDED_EVERY: Final = 32  # iterations, after which we look whether more could change anything
UNTRIED: Final = 0.2  # an answer not tried yet counts so much less than its parent


class Node:
    """What is known of one sequence of answers."""

    def __init__(self, seats: i64) -> None:
        self.children: dict[int, Node] = {}
        self.visits: i64 = 0
        self.prior: float = 0.0
        self.promise: float = 0.0  # what all its children together looked like at first sight
        self.totals: vec[float] = vec[float]([0.0] * seats)  # [seat] sum of outcomes seen
        self.backed: vec[float] = vec[float]([0.0] * seats)  # [seat] outcome of best answers
        self.is_open: bool = False  # its children have been given their priors


class Search:
    def __init__(self, heuristics: Heuristics, iterations: i64, seed: i64) -> None:
        self.heuristics: Heuristics = heuristics
        self.iterations: i64 = iterations
        self.rng: Rng = Rng(seed)
        self.root: Node = Node(1)
        self.done: i64 = 0  # iterations of the last choice

    def choose(self, state: State) -> i64:
        """The answer that was tried most often for the state's actor."""
        seat = state.actor
        answers = state.legal()
        self.done = 0
        if len(answers) == 1:
            return i64(answers[0])
        self.root = Node(state.seats)
        while self.done < self.iterations:
            if self.done % DECIDED_EVERY == 0 and self.is_decided(answers):
                break
            self.iterate(state.determinize(seat, self.rng))
            self.done += 1
        return self.best_answer(answers)

    def is_decided(self, answers: vec[i32]) -> bool:
        """Would the same answer win if another got all iterations that are left?"""
        most: i64 = 0
        second: i64 = 0
        for k in range(i64(len(answers))):
            child = self.root.children.get(answers[k])
            if child is None:
                continue
            if child.visits > most:
                second = most
                most = child.visits
            elif child.visits > second:
                second = child.visits
        return most - second > self.iterations - self.done

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
        actors = vec[i32](capacity=64)  # who is asked at each node of the path
        while state.actor != OVER:
            actor = state.actor
            answers = state.legal()
            if actor == CHANCE:
                action = i64(answers[self.rng.below(i64(len(answers)))])
                if action not in node.children:
                    node.children[action] = Node(state.seats)
            else:
                if node.visits == 0 and len(path) > 1:
                    break  # judged at its first visit, opened at its second
                if not node.is_open:
                    node.is_open = True
                    self.add_children(node, state, answers)
                action = self.pick(node, state, answers)
            state.apply(action)
            actors = append(actors, i32(actor))
            node = node.children[action]
            path.append(node)
        self.tell(path, actors, self.heuristics.judge(state, self.rng))

    def tell(self, path: list[Node], actors: vec[i32], outcomes: vec[float]) -> None:
        """Count the outcome at every node, from the last to the first."""
        last = i64(len(path)) - 1
        seats = i64(len(outcomes))
        for k in range(last, i64(-1), -1):
            node = path[k]
            node.visits += 1
            for seat in range(seats):
                node.totals[seat] += outcomes[seat]
            if k == last:
                for seat in range(seats):
                    node.backed[seat] = outcomes[seat]
            elif actors[k] == CHANCE:
                for seat in range(seats):
                    node.backed[seat] = node.totals[seat] / float(node.visits)
            elif self.heuristics.trust > 0.0:
                self.back_up(node, i64(actors[k]), seats)

    def back_up(self, node: Node, actor: i64, seats: i64) -> None:
        """What happens if the actor gives its best answer and everybody after it too."""
        best: Node | None = None
        for child in node.children.values():
            if child.visits > 0 and (best is None or child.backed[actor] > best.backed[actor]):
                best = child
        if best is not None:
            for seat in range(seats):
                node.backed[seat] = best.backed[seat]

    def add_children(self, node: Node, state: State, answers: vec[i32]) -> None:
        """Give every answer that is new its prior: its share of all that looks promising."""
        added: list[Node] = []
        for k in range(i64(len(answers))):
            if answers[k] not in node.children:
                child = Node(state.seats)
                child.prior = self.heuristics.bias(state, i64(answers[k]))
                node.promise += child.prior
                node.children[answers[k]] = child
                added.append(child)
        for child in added:
            child.prior /= node.promise

    def pick(self, node: Node, state: State, answers: vec[i32]) -> i64:
        """The answer with the best value plus bonus. New answers of this world join the node."""
        for k in range(i64(len(answers))):
            if answers[k] not in node.children:
                self.add_children(node, state, answers)
                break
        actor = state.actor
        best: i64 = -1
        best_value: float = -1e9
        root = self.heuristics.exploration * sqrt(float(node.visits))
        untried = node.totals[actor] / float(node.visits) - UNTRIED if node.visits > 0 else 0.0
        for k in range(i64(len(answers))):
            child = node.children[answers[k]]
            value = untried
            if child.visits > 0:
                mean = child.totals[actor] / float(child.visits)
                value = mean + self.heuristics.trust * (child.backed[actor] - mean)
            value += root * child.prior / float(1 + child.visits)
            if value > best_value:
                best_value = value
                best = i64(answers[k])
        return best
