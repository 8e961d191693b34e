"""Independent games on all cores. A worker process loads the game once.

Each worker has a pipe of its own and one bundle of tasks at a time, so that work can be stopped
between any two results, and a worker that is gone is noticed. Ctrl-C is for the one who gives out
the work: workers do not hear it.
"""

from __future__ import annotations

import os
import signal
import traceback
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from multiprocessing import Pipe, Process
from multiprocessing.connection import Connection, wait
from threading import Thread
from time import sleep
from typing import Any, Generic, TypeVar

from threecrowns.engine.refusal import CrownsError

Task = TypeVar("Task")
Done = TypeVar("Done")
Loaded = TypeVar("Loaded")  # what every worker needs: a game, mostly; loaded once
Loader = Callable[[], Loaded]  # must survive pickling: a partial of a function of a module

LARGEST_BUNDLE = 16  # tasks; what is not told yet is lost if work is broken off
LOOK_UP_EVERY = 0.2  # seconds: whether to stop, or whether the parent is still there
ABANDONED = 1  # how a worker ends that nobody waits for any more


def cores() -> int:
    return os.cpu_count() or 1


def never() -> bool:
    return False


def on_all_cores(
    load: Loader[Loaded],
    work: Callable[[Loaded, Task], Done],
    tasks: Iterable[Task],
    count: int,
    workers: int,
    is_stopped: Callable[[], bool] = never,
    largest_bundle: int = LARGEST_BUNDLE,
) -> Iterator[Done]:
    """The results of so many tasks in their order, until somebody wants it to stop.

    Raises what a task raised, and CrownsError if a worker was ended from outside.
    """
    workers = min(workers, count)
    bundle = max(1, min(largest_bundle, count // (workers * 8)))
    team = _Team(load, work, tasks, bundle)
    try:
        for _ in range(workers):
            team.hire()
        while not is_stopped() and team.is_busy:
            yield from team.results()
    finally:
        team.dismiss()


class _Team(Generic[Loaded, Task, Done]):
    """Worker processes, and which bundle of tasks each of them has."""

    def __init__(
        self,
        load: Loader[Loaded],
        work: Callable[[Loaded, Task], Done],
        tasks: Iterable[Task],
        bundle: int,
    ) -> None:
        self.load = load
        self.work = work
        self.tasks = iter(tasks)
        self.bundle = bundle
        self.processes: list[Process] = []
        self.has_bundle: dict[Connection, int] = {}  # which one, in order
        self.given = 0  # bundles
        self.told = 0  # bundles whose results were told
        self.done: dict[int, list[Done]] = {}  # results that wait for earlier ones

    @property
    def is_busy(self) -> bool:
        return bool(self.has_bundle)

    def hire(self) -> None:
        """One more process, at work at once."""
        ours, theirs = Pipe()
        process = Process(
            target=_serve, args=(theirs, os.getpid(), self.load, self.work), daemon=True
        )
        with ctrl_c_kept_back():
            process.start()
        theirs.close()
        self.processes.append(process)
        self.give(ours)

    def give(self, worker: Connection) -> None:
        """The next tasks, if there are any left."""
        tasks = list(islice(self.tasks, self.bundle))
        if tasks:
            with suppress(ConnectionError):  # it is gone: its last words are still to be read
                worker.send(tasks)
            self.has_bundle[worker] = self.given
            self.given += 1

    def results(self) -> Iterator[Done]:
        """Wait a moment; all results that can be told now."""
        for worker in wait(list(self.has_bundle), LOOK_UP_EVERY):
            assert isinstance(worker, Connection)
            number = self.has_bundle.pop(worker)
            try:
                self.done[number] = _opened(worker.recv())
                self.give(worker)
            except (EOFError, ConnectionError) as error:
                raise CrownsError("worker-gone") from error
        while self.told in self.done:
            yield from self.done.pop(self.told)
            self.told += 1

    def dismiss(self) -> None:
        for process in self.processes:
            process.kill()
        for process in self.processes:
            process.join()
        for worker in self.has_bundle:
            worker.close()


def _opened(answer: Any) -> Any:
    """The results in an answer; an error is raised here as it was there."""
    if isinstance(answer, BaseException):
        raise answer
    return answer


def _serve(
    parent: Connection,
    parent_id: int,
    load: Loader[Loaded],
    work: Callable[[Loaded, Task], Done],
) -> None:
    """A worker: takes bundles of tasks until nobody gives any."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with, args=(parent_id,), daemon=True).start()
    try:
        loaded = load()
        while True:
            parent.send([work(loaded, task) for task in parent.recv()])
    except (EOFError, ConnectionError):
        return
    except Exception as error:  # noqa: BLE001 - raised again where somebody hears it
        error.add_note(traceback.format_exc())
        parent.send(error)


def _end_with(parent_id: int) -> None:
    """End this process when its parent is gone, even in the middle of a task.

    Its end of the pipe may live on in other workers: neither taking nor giving would ever fail.
    """
    while os.getppid() == parent_id:
        sleep(LOOK_UP_EVERY)
    os._exit(ABANDONED)


@contextmanager
def ctrl_c_kept_back() -> Iterator[None]:
    """Ctrl-C waits until this is over; processes that are started meanwhile never hear it."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
