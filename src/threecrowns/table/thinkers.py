"""Bots that think in processes of their own, so that a table goes on while they do.

Whoever owns the tables starts the thinkers. A thinker that dies is replaced, and the question is
put to the next one: a bot always answers.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import Future, InvalidStateError, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from threading import Lock, Thread
from time import monotonic
from typing import TypeVar

import msgspec

from threecrowns.bots.levels import BOT_NAMES, SearchBot, make_bot
from threecrowns.catalogue import find_game
from threecrowns.engine.game import Game, Setup
from threecrowns.engine.match import Match
from threecrowns.table.seats import bot_seed

TRIES = 3  # thinkers that may die over one question
STRONGEST = BOT_NAMES[-1]
Told = TypeVar("Told")


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
    bot = make_bot(thought.bot, game, thought.seed, is_timed=True)
    return bot.answer(state, thought.seat)


class Advice(msgspec.Struct, frozen=True):
    """An answer that a bot thought of, and what it thinks of it."""

    action: int
    value: float | None  # from -1, lost, to 1, won; None if it was not judged
    visits: int  # how often it was tried


def hint(match: Match, seat: int) -> Thought:
    """What the strongest bot is asked when somebody wants to know what it would do."""
    return thought_of(match, seat, STRONGEST)


def advise(thought: Thought) -> tuple[Advice, ...]:
    """The bot's answers, best first; runs in a thinker."""
    game = _game(thought.game, thought.content)
    state = game.new(thought.setup)
    state.from_bytes(thought.position)
    bot = make_bot(thought.bot, game, thought.seed, is_timed=True)
    best = bot.answer(state, thought.seat)
    if not isinstance(bot, SearchBot) or bot.search.done == 0:  # one answer needs no thought
        return (Advice(best, None, 0),)
    tried = (each for each in bot.considered() if each.visits > 0)
    return tuple(Advice(each.action, each.value, each.visits) for each in tried)


def timed(work: Callable[[Thought], Told], thought: Thought) -> tuple[Told, float]:
    """What is told, and how many seconds it took; runs in a thinker."""
    begin = monotonic()
    return work(thought), monotonic() - begin


@lru_cache(maxsize=8)
def _game(name: str, content: Path | None) -> Game:
    return find_game(name, content)


class Thinkers:
    """Worker processes for the bots of any number of tables."""

    def __init__(self, workers: int = 1) -> None:
        self.workers = workers
        self.pending = 0  # questions that wait for a thinker, or are being thought about
        self.measured: Callable[[float, float], object] | None = None  # seconds waited and thought
        self._pool: ProcessPoolExecutor | None = None
        self._is_closed = False
        self._lock = Lock()

    def start(self) -> ProcessPoolExecutor:
        with self._lock:
            if self._pool is None:
                # Spawned: a server has threads, and what is forked beside threads may hang.
                spawn = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(
                    self.workers, mp_context=spawn, initializer=_belong_to_the_owner
                )
            return self._pool

    def ask(self, thought: Thought) -> Future[int]:
        """The answer to come. Cancel it if nobody wants it any more."""
        return self._asked(think, thought)

    def advise(self, thought: Thought) -> Future[tuple[Advice, ...]]:
        """What a bot thinks of its answers, best first."""
        return self._asked(advise, thought)

    def _asked(self, work: Callable[[Thought], Told], thought: Thought) -> Future[Told]:
        asked: Future[Told] = Future()
        with self._lock:
            self.pending += 1
        asked.add_done_callback(self._answered)
        self._ask(work, thought, asked, TRIES)
        return asked

    def _answered(self, asked: Future[Told]) -> None:
        with self._lock:
            self.pending -= 1

    def _ask(
        self, work: Callable[[Thought], Told], thought: Thought, asked: Future[Told], tries: int
    ) -> None:
        if self._is_closed:
            asked.cancel()
            return
        begin = monotonic()
        pool = self.start()
        try:
            thinking = pool.submit(timed, work, thought)
        except (BrokenProcessPool, RuntimeError):
            self._replace(pool)
            pool = self.start()
            thinking = pool.submit(timed, work, thought)

        def done(thinking: Future[tuple[Told, float]]) -> None:
            if asked.cancelled() or thinking.cancelled():
                asked.cancel()
                return
            error = thinking.exception()
            if isinstance(error, BrokenProcessPool) and tries > 1:
                self._replace(pool)
                self._ask(work, thought, asked, tries - 1)
                return
            with contextlib.suppress(InvalidStateError):  # nobody wants it since a moment ago
                if error is not None:
                    asked.set_exception(error)
                else:
                    told, took = thinking.result()
                    if self.measured is not None:
                        self.measured(monotonic() - begin - took, took)
                    asked.set_result(told)

        thinking.add_done_callback(done)

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        """A thinker died and took its pool with it."""
        with self._lock:
            if self._pool is broken:
                self._pool = None
        broken.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """Nobody waits for an answer any more: whoever still thinks is ended."""
        with self._lock:
            pool, self._pool = self._pool, None
            self._is_closed = True
        if pool is not None:
            thinking = list((pool._processes or {}).values())  # nothing public names them
            pool.shutdown(wait=False, cancel_futures=True)
            for process in thinking:
                process.kill()


def _belong_to_the_owner() -> None:
    """A thinker ends when whoever owns the tables says so, or is gone.

    Ctrl-C at a terminal reaches all its processes: the owner ends the others. If the owner is
    killed, nobody would tell them.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_owner, daemon=True).start()


def _end_with_the_owner() -> None:
    owner = multiprocessing.parent_process()
    assert owner is not None, "a thinker was started by somebody"
    owner.join()
    os._exit(0)
