"""Many games at once, stepped by one call: the core of the vector environment."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from threecrowns.engine.observing import Observer, Row
from threecrowns.engine.playout import settle
from threecrowns.engine.rng import Rng
from threecrowns.engine.state import OVER, State


class Running:
    """One of the games."""

    def __init__(self, state: State, row: Row, rng: Rng) -> None:
        self.state: State = state
        self.row: Row = row  # what the actor sees
        self.rng: Rng = rng  # of its draws
        self.answers: vec[i32] = vec[i32]()  # what the actor may answer


class Many:
    """Games of one set-up. Draws are carried out; a game that ends begins anew at once.

    The numbers below are written in place by every step, so a view of them stays a view.
    """

    def __init__(
        self, start: State, observer: Observer, games: i64, action_space: i64, seed: i64
    ) -> None:
        length = observer.length
        self.start: State = start
        self.observer: Observer = observer
        self.action_space: i64 = action_space
        self.observations: vec[float] = vec[float]([0.0] * (games * length))  # of the actors
        self.masks: vec[u8] = vec[u8]([u8(0)] * (games * action_space))  # 1: the actor may say it
        self.actors: vec[i32] = vec[i32]([i32(0)] * games)  # seats
        self.ended: vec[u8] = vec[u8]([u8(0)] * games)  # 1: a game ended by the last step
        self.payoffs: vec[float] = vec[float]([0.0] * (games * start.seats))  # of those that did
        self.games: list[Running] = []
        for game in range(games):
            row = Row(self.observations, game * length, length)
            self.games.append(Running(start, row, Rng(seed + game)))
            self.begin(game)
            self.show(game)

    def begin(self, number: i64) -> None:
        """Set a game up and draw what is drawn before the first question."""
        game = self.games[number]
        game.state = self.start.clone()
        settle(game.state, game.rng)

    def show(self, number: i64) -> None:
        """Write what the actor of a game sees and may answer."""
        game = self.games[number]
        state = game.state
        first = number * self.action_space
        for k in range(i64(len(game.answers))):
            self.masks[first + i64(game.answers[k])] = u8(0)
        game.answers = state.legal()
        for k in range(i64(len(game.answers))):
            self.masks[first + i64(game.answers[k])] = u8(1)
        self.actors[number] = i32(state.actor)
        game.row.wipe()
        self.observer.observe(state, state.actor, game.row)

    def refused(self, answers: list[int]) -> i64:
        """The first game whose answer is not allowed, or -1."""
        for number in range(i64(len(self.games))):
            answer: i64 = answers[number]
            if answer < 0 or answer >= self.action_space:
                return number
            if self.masks[number * self.action_space + answer] == 0:
                return number
        return -1

    def step(self, answers: list[int]) -> None:
        """Give every game its answer. Trusts its caller, who may ask `refused` before."""
        for number in range(i64(len(self.games))):
            game = self.games[number]
            state = game.state
            state.apply(i64(answers[number]))
            settle(state, game.rng)
            first = number * self.start.seats
            if state.actor == OVER:
                self.ended[number] = u8(1)
                for seat in range(state.seats):
                    self.payoffs[first + seat] = state.payoff(seat)
                self.begin(number)
            elif self.ended[number] == 1:
                self.ended[number] = u8(0)
                for seat in range(state.seats):
                    self.payoffs[first + seat] = 0.0
            self.show(number)

    def random_answers(self, rng: Rng) -> list[int]:
        """One answer for every game, all that are allowed equally likely."""
        chosen: list[int] = []
        for game in self.games:
            chosen.append(i64(game.answers[rng.below(i64(len(game.answers)))]))
        return chosen
