"""Bots that think in processes of their own, so that a table goes on while they do.

Whoever owns the tables starts the thinkers. A thinker that dies is replaced, and the question is
put to the next one: a bot always answers.
"""

from __future__ import annotations

import multiprocessing
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from threading import Lock

from threecrowns.bots.levels import make_bot
from threecrowns.catalogue import find_game
from threecrowns.engine.game import Game, Setup
from threecrowns.engine.match import Match
from threecrowns.table.seats import bot_seed

TRIES = 3  # thinkers that may die over one question


@dataclass(frozen=True)
class Thought:
    """A question to a bot, as it travels to another process."""

    game: str
    content: Path | None
    setup: Setup
    position: bytes
    seat: int
    bot: str
    seed: int


def thought_of(match: Match, seat: int, bot: str, content: Path | None = None) -> Thought:
    """What a bot is to answer for a seat now."""
    position = match.state.to_bytes()
    return Thought(match.game.id, content, match.setup, position, seat, bot, bot_seed(match, seat))


def think(thought: Thought) -> int:
    """The bot's answer; runs in a thinker."""
    game = _game(thought.game, thought.content)
    state = game.new(thought.setup)
    state.from_bytes(thought.position)
    return make_bot(thought.bot, game, thought.seed).answer(state, thought.seat)


@lru_cache(maxsize=8)
def _game(name: str, content: Path | None) -> Game:
    return find_game(name, content)


class Thinkers:
    """Worker processes for the bots of any number of tables."""

    def __init__(self, workers: int = 1) -> None:
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._lock = Lock()

    def start(self) -> ProcessPoolExecutor:
        with self._lock:
            if self._pool is None:
                # Spawned: a server has threads, and what is forked beside threads may hang.
                spawn = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(self.workers, mp_context=spawn)
            return self._pool

    def ask(self, thought: Thought) -> Future[int]:
        """The answer to come. Cancel it if nobody wants it any more."""
        asked: Future[int] = Future()
        self._ask(thought, asked, TRIES)
        return asked

    def _ask(self, thought: Thought, asked: Future[int], tries: int) -> None:
        pool = self.start()
        try:
            thinking = pool.submit(think, thought)
        except (BrokenProcessPool, RuntimeError):
            self._replace(pool)
            thinking = self.start().submit(think, thought)
            pool = self.start()

        def done(thinking: Future[int]) -> None:
            if asked.cancelled() or thinking.cancelled():
                asked.cancel()
                return
            error = thinking.exception()
            if isinstance(error, BrokenProcessPool) and tries > 1:
                self._replace(pool)
                self._ask(thought, asked, tries - 1)
            elif error is not None:
                asked.set_exception(error)
            else:
                asked.set_result(thinking.result())

        thinking.add_done_callback(done)

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        """A thinker died and took its pool with it."""
        with self._lock:
            if self._pool is broken:
                self._pool = None
        broken.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        with self._lock:
            pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)
