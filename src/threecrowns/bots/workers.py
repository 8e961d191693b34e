"""Independent games on all cores. A worker process loads the game once."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

from threecrowns.engine.game import Game

Task = TypeVar("Task")
Done = TypeVar("Done")
GameLoader = Callable[[], Game]  # must survive pickling: a partial of a function of a module

_game: Game | None = None  # of this worker process


def cores() -> int:
    return os.cpu_count() or 1


def on_all_cores(
    load: GameLoader, work: Callable[[Game, Task], Done], tasks: Sequence[Task], workers: int
) -> Iterator[Done]:
    """The results of all tasks in their order, from so many processes."""
    if workers <= 1:
        game = load()
        for task in tasks:
            yield work(game, task)
        return
    with ProcessPoolExecutor(workers, initializer=_prepare, initargs=(load,)) as pool:
        chunk = max(1, min(16, len(tasks) // (workers * 8)))
        jobs = [(work, task) for task in tasks]
        yield from pool.map(_carry_out, jobs, chunksize=chunk)


def _prepare(load: GameLoader) -> None:
    global _game
    _game = load()


def _carry_out(job: tuple[Callable[[Game, Task], Done], Task]) -> Done:
    work, task = job
    assert _game is not None, "the worker was prepared"
    return work(_game, task)
