"""The bots by name, from the weakest to the strongest."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from math import inf
from pathlib import Path
from time import monotonic

from threecrowns.bots.patience import SHARE, Limits, Watch
from threecrowns.engine.game import Game
from threecrowns.engine.heuristics import Heuristics
from threecrowns.engine.judgement import LearnedHeuristics
from threecrowns.engine.phrase import Phrase
from threecrowns.engine.refusal import SetupError
from threecrowns.engine.rng import Rng
from threecrowns.engine.search import Considered, Search
from threecrowns.engine.state import State


@dataclass(frozen=True)
class Level:
    """How long a search thinks about an answer."""

    iterations: int
    seconds: float  # at a table, at most; felt where the core is not compiled or much is going on
    overtime: float = 1.0  # at a table, where answers are close: so many times as long
    is_learned: bool = False  # judges by what was learned from self-play, where there is a model

    @property
    def turn_seconds(self) -> float:
        """No turn takes longer at a table, however many answers it needs."""
        return self.seconds / SHARE

    def limits(self, answered: int) -> Limits:
        """At a table, for an answer after so many others of the same turn."""
        return Limits(self.iterations, self.seconds, self.overtime).later(answered)


LEVELS = {
    "search-1": Level(80, 1.5),
    "search-2": Level(600, 1.5),
    "search-3": Level(4000, 1.5),
    "master": Level(20_000, 2.0, overtime=2.0, is_learned=True),
}
BOT_NAMES = ("random", "greedy", *LEVELS)
BY_MODEL = "master@"  # and a file: the master with another model than the game's own


class Bot(ABC):
    """Answers for one seat. It is given only what that seat may know: a determinized state."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.rng = Rng(seed)
        # Whoever asks may want the answer earlier: at this time of the clock, or when this says so.
        self.deadline = inf
        self.is_called_off: Callable[[], bool] = never

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
    """Thinks within limits of iterations and seconds."""

    def __init__(
        self,
        game: Game,
        seed: int,
        limits: Limits,
        *,
        heuristics: Heuristics | None = None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        super().__init__(game, seed)
        self.search = Search(heuristics or game.heuristics, limits.most_iterations, seed)
        self.limits = limits
        self.clock = clock

    def choose(self, state: State, seat: int) -> int:
        watch = Watch(self.search, self.limits, self.clock)

        def is_stopped() -> bool:
            # A call from the compiled search to here also lets other threads and Ctrl-C in.
            return self.clock() >= self.deadline or self.is_called_off() or watch.is_enough()

        return self.search.choose(state, is_stopped)

    def considered(self) -> list[Considered]:
        """Every answer to the last question with its value for the seat, the best first."""
        return self.search.considered()


def never() -> bool:
    return False


def make_bot(name: str, game: Game, seed: int, *, is_timed: bool = False, answered: int = 0) -> Bot:
    """A bot by its name; raises SetupError for an unknown one.

    With time its answers depend on the machine, and on how many its seat has given in this turn;
    without, on the seed alone.
    """
    if name == "random":
        return RandomBot(game, seed)
    if name == "greedy":
        return GreedyBot(game, seed)
    heuristics: Heuristics | None = None
    if name.startswith(BY_MODEL):
        heuristics = game.judging_by(Path(name.removeprefix(BY_MODEL)))
        name = "master"
    if name in LEVELS:
        level = LEVELS[name]
        limits = level.limits(answered) if is_timed else Limits(level.iterations)
        if level.is_learned:
            heuristics = heuristics or game.learned
        return SearchBot(game, seed, limits, heuristics=heuristics)
    raise SetupError("setup-unknown-bot", name=name, allowed=", ".join(BOT_NAMES))


def model_of(game: Game, players: Iterable[str], seats: int) -> str | None:
    """The digest of the model that these players judge by at such a table, if one of them does."""
    for name in players:
        judgement = None
        if name.startswith(BY_MODEL):
            judgement = game.judging_by(Path(name.removeprefix(BY_MODEL)))
        elif name in LEVELS and LEVELS[name].is_learned:
            judgement = game.learned
        here = judgement.at(seats) if judgement is not None else None
        if isinstance(here, LearnedHeuristics):
            return here.model.digest
    return None


def why_plain(game: Game, players: Iterable[str]) -> Phrase | None:
    """Why those who would judge by a model do without; None if nobody has to."""
    is_wanted = any(name in LEVELS and LEVELS[name].is_learned for name in players)
    return game.unlearned.phrase if is_wanted and game.unlearned is not None else None
