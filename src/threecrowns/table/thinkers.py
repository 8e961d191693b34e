"""Bots that think in processes of their own, so that a table goes on while they do.

Whoever owns the tables starts the thinkers. A thinker that dies is replaced, and the question is
put to the next one: a bot always answers.

What the strongest bot is asked is put to all thinkers that are idle at that moment, each with a
seed of its own. One of them leads: when it has thought enough, the others are called off, and what
all have found together is the answer. Whoever only helps is also called off when somebody else
would have to wait; so nobody waits for a thinker longer than if there were no help.
"""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import Future, InvalidStateError, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field, replace
from functools import partial
from threading import Lock, Thread
from time import monotonic
from typing import Generic, TypeVar

from threecrowns.bots.arena import mixed
from threecrowns.table.bells import Bell
from threecrowns.table.thought import STRONGEST, Advice, Thought, advise, merged

log = logging.getLogger("threecrowns.table")
TRIES = 3  # thinkers that may die over one question
Told = TypeVar("Told")
Found = tuple[Advice, ...]


def timed(thought: Thought) -> tuple[Found, float]:
    """What is found, and how many seconds it took; runs in a thinker."""
    begin = monotonic()
    return advise(thought), monotonic() - begin


def help_out(thought: Thought, bell: int) -> Found:
    """What is found until the bell rings; runs in a thinker."""
    return advise(thought, _bells[bell])


@dataclass
class Question(Generic[Told]):
    """A thought that one thinker leads and others may help with."""

    thought: Thought
    told: Callable[[Found], Told]  # what whoever asked wants to know of what was found
    asked: Future[Told]
    found: list[Found] = field(default_factory=list)
    is_led: bool = False  # has the one who leads found something?
    helping: set[int] = field(default_factory=set)  # bells of those who are waited for


class Thinkers:
    """Worker processes for the bots of any number of tables."""

    def __init__(self, workers: int = 1) -> None:
        self.workers = workers
        self.pending = 0  # questions that wait for a thinker, or are being thought about
        self.measured: Callable[[float, float], object] | None = None  # seconds waited and thought
        self._busy = 0  # thinkers at work, and what they will have to do after it
        self._bells = [Bell() for _ in range(workers - 1)]  # for those who help
        self._silent = list(range(workers - 1))  # bells nobody helps by
        self._pool: ProcessPoolExecutor | None = None
        self._is_closed = False
        self._lock = Lock()

    def start(self) -> ProcessPoolExecutor:
        with self._lock:
            if self._pool is None:
                # Spawned: a server has threads, and what is forked beside threads may hang.
                spawn = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(
                    self.workers,
                    mp_context=spawn,
                    initializer=_belong_to_the_owner,
                    initargs=(self._bells,),
                )
            return self._pool

    def ask(self, thought: Thought) -> Future[int]:
        """The answer to come. Cancel it if nobody wants it any more."""
        return self._asked(thought, _best)

    def advise(self, thought: Thought) -> Future[Found]:
        """What a bot thinks of its answers, best first."""
        return self._asked(thought, _all)

    def _asked(self, thought: Thought, told: Callable[[Found], Told]) -> Future[Told]:
        question = Question(thought, told, Future())
        with self._lock:
            self.pending += 1
            if self._busy >= self.workers:
                self._call_off(set(range(len(self._bells))))
        question.asked.add_done_callback(partial(self._answered, question))
        self._lead(question, TRIES)
        if thought.bot == STRONGEST:
            self._help(question)
        return question.asked

    def _answered(self, question: Question[Told], _: Future[Told]) -> None:
        """Somebody was told, or does not want to know any more."""
        with self._lock:
            self.pending -= 1
            self._call_off(question.helping)

    # -- one leads

    def _lead(self, question: Question[Told], tries: int) -> None:
        if self._is_closed:
            question.asked.cancel()
            return
        begin = monotonic()
        with self._lock:
            self._busy += 1
        pool = self.start()
        try:
            thinking = pool.submit(timed, question.thought)
        except (BrokenProcessPool, RuntimeError):
            self._replace(pool)
            pool = self.start()
            thinking = pool.submit(timed, question.thought)

        def done(thinking: Future[tuple[Found, float]]) -> None:
            asked = question.asked
            with self._lock:
                self._busy -= 1
            if asked.cancelled() or thinking.cancelled():
                asked.cancel()
                return
            error = thinking.exception()
            if isinstance(error, BrokenProcessPool) and tries > 1:
                self._replace(pool)
                self._lead(question, tries - 1)
            elif error is not None:
                with contextlib.suppress(InvalidStateError):  # nobody wants it since a moment ago
                    asked.set_exception(error)
            else:
                found, took = thinking.result()
                if self.measured is not None:
                    self.measured(monotonic() - begin - took, took)
                self._led(question, found)

        thinking.add_done_callback(done)

    def _led(self, question: Question[Told], found: Found) -> None:
        """The one who leads has thought enough: whoever helps is to say what there is.

        A helper whose process is only starting is not waited for.
        """
        with self._lock:
            question.found.insert(0, found)
            question.is_led = True
            self._call_off(question.helping)
            question.helping = {each for each in question.helping if self._bells[each].has_begun}
        self._tell(question)

    def _tell(self, question: Question[Told]) -> None:
        """Tell what was found, once all who are waited for have said so."""
        with self._lock:
            if question.helping or not question.is_led:
                return
            found = merged(question.found)
        with contextlib.suppress(InvalidStateError):  # told before, or nobody wants it any more
            question.asked.set_result(question.told(found))

    # -- others help

    def _help(self, question: Question[Told]) -> None:
        """Let all thinkers help that have nothing else to do."""
        while (bell := self._taken(question)) is not None:
            thought = replace(question.thought, seed=mixed(question.thought.seed, bell))
            try:
                helping = self.start().submit(help_out, thought, bell)
            except (BrokenProcessPool, RuntimeError):  # the one who leads has the pool replaced
                self._helped(question, bell, None)
                return
            helping.add_done_callback(partial(self._hear, question, bell))

    def _taken(self, question: Question[Told]) -> int | None:
        """A bell for one more who helps; None if nobody is free."""
        with self._lock:
            if self._is_closed or self._busy >= self.workers or not self._silent:
                return None
            bell = self._silent.pop()
            self._bells[bell].reset()
            self._busy += 1
            question.helping.add(bell)
            return bell

    def _hear(self, question: Question[Told], bell: int, helping: Future[Found]) -> None:
        """A helper has found something, failed or died; whoever leads answers in any case."""
        error = None if helping.cancelled() else helping.exception()
        if error is not None and not isinstance(error, BrokenProcessPool):
            log.warning("a thinker could not help: %r", error)
        is_found = not helping.cancelled() and error is None
        self._helped(question, bell, helping.result() if is_found else None)

    def _helped(self, question: Question[Told], bell: int, found: Found | None) -> None:
        with self._lock:
            self._busy -= 1
            self._silent.append(bell)
            if found is not None and bell in question.helping:
                question.found.append(found)
            question.helping.discard(bell)
        self._tell(question)

    def _call_off(self, helping: set[int]) -> None:
        """Let helpers answer at once; whoever calls holds the lock."""
        for each in helping:
            self._bells[each].ring()

    # -- the end

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


def _best(found: Found) -> int:
    return found[0].action


def _all(found: Found) -> Found:
    return found


# -- in a thinker

_bells: list[Bell] = []


def _belong_to_the_owner(bells: list[Bell]) -> None:
    """A thinker ends when whoever owns the tables says so, or is gone.

    Ctrl-C at a terminal reaches all its processes: the owner ends the others. If the owner is
    killed, nobody would tell them.
    """
    _bells[:] = bells
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_owner, daemon=True).start()


def _end_with_the_owner() -> None:
    owner = multiprocessing.parent_process()
    assert owner is not None, "a thinker was started by somebody"
    owner.join()
    os._exit(0)
