"""The bots by name, from the weakest to the strongest."""

from __future__ import annotations

from abc import ABC, abstractmethod

from threecrowns.engine.game import Game
from threecrowns.engine.refusal import SetupError
from threecrowns.engine.rng import Rng
from threecrowns.engine.search import Search
from threecrowns.engine.state import State

ITERATIONS = {"search-1": 80, "search-2": 600, "search-3": 4000}
BOT_NAMES = ("random", "greedy", *ITERATIONS)


class Bot(ABC):
    """Answers for one seat. It is given only what that seat may know: a determinized state."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.rng = Rng(seed)

    def answer(self, state: State, seat: int) -> int:
        """The bot's answer to the question this seat is asked."""
        known = state.determinize(seat, self.rng)
        if known.actor != seat:
            known.turn_to(seat)
        return self.choose(known, seat)

    @abstractmethod
    def choose(self, state: State, seat: int) -> int: ...


class RandomBot(Bot):
    def choose(self, state: State, seat: int) -> int:
        answers = state.legal_actions()
        return answers[self.rng.below(len(answers))]


class GreedyBot(Bot):
    """Looks one answer ahead and takes what the heuristics like best."""

    def choose(self, state: State, seat: int) -> int:
        best = None
        for action in state.legal_actions():
            after = state.clone()
            after.apply(action)
            value = self.game.heuristics.estimate(after, seat)
            if best is None or value > best[0]:
                best = (value, action)
        assert best is not None
        return best[1]


class SearchBot(Bot):
    def __init__(self, game: Game, seed: int, iterations: int) -> None:
        super().__init__(game, seed)
        self.search = Search(game.heuristics, iterations, seed)

    def choose(self, state: State, seat: int) -> int:
        return self.search.choose(state)


def make_bot(name: str, game: Game, seed: int) -> Bot:
    """A bot by its name; raises SetupError for an unknown one."""
    if name == "random":
        return RandomBot(game, seed)
    if name == "greedy":
        return GreedyBot(game, seed)
    if name in ITERATIONS:
        return SearchBot(game, seed, ITERATIONS[name])
    raise SetupError("setup-unknown-bot", name=name, allowed=", ".join(BOT_NAMES))
