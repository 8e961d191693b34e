"""The bots by name, from the weakest to the strongest."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from math import inf
from time import monotonic

from threecrowns.engine.game import Game
from threecrowns.engine.refusal import SetupError
from threecrowns.engine.rng import Rng
from threecrowns.engine.search import Considered, Search
from threecrowns.engine.state import State


@dataclass(frozen=True)
class Level:
    """How long a search thinks about an answer."""

    iterations: int
    seconds: float  # at most; felt only where the core is not compiled


LEVELS = {
    "search-1": Level(80, 1.5),
    "search-2": Level(600, 1.5),
    "search-3": Level(4000, 1.5),
}
BOT_NAMES = ("random", "greedy", *LEVELS)


class Bot(ABC):
    """Answers for one seat. It is given only what that seat may know: a determinized state."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.rng = Rng(seed)
        self.deadline = inf  # of `time.monotonic()`; whoever asks may want the answer earlier

    def answer(self, state: State, seat: int) -> int:
        """The bot's answer to the question this seat is asked."""
        known = state.determinize(seat, self.rng)
        if known.actor != seat:
            known.turn_to(seat)
        return self.choose(known, seat)

    def stop(self) -> None:
        """Answer at once, from now on; another thread may say so while the bot thinks."""
        self.deadline = -inf

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
    """Thinks for so many iterations, and no longer than so many seconds."""

    def __init__(self, game: Game, seed: int, iterations: int, seconds: float = inf) -> None:
        super().__init__(game, seed)
        self.search = Search(game.heuristics, iterations, seed)
        self.seconds = seconds

    def choose(self, state: State, seat: int) -> int:
        until = monotonic() + self.seconds

        def is_stopped() -> bool:
            # A call from the compiled search to here also lets other threads and Ctrl-C in.
            return monotonic() >= min(until, self.deadline)

        return self.search.choose(state, is_stopped)

    def considered(self) -> list[Considered]:
        """Every answer to the last question with its value for the seat, the best first."""
        return self.search.considered()


def make_bot(name: str, game: Game, seed: int, *, is_timed: bool = False) -> Bot:
    """A bot by its name; raises SetupError for an unknown one.

    With time its answers depend on the machine; without, on the seed alone.
    """
    if name == "random":
        return RandomBot(game, seed)
    if name == "greedy":
        return GreedyBot(game, seed)
    if name in LEVELS:
        level = LEVELS[name]
        return SearchBot(game, seed, level.iterations, level.seconds if is_timed else inf)
    raise SetupError("setup-unknown-bot", name=name, allowed=", ".join(BOT_NAMES))
