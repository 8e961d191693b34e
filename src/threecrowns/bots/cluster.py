"""The same work on a Ray cluster instead of the cores of one machine (extra `ray`).

A cluster is told what to do and gives back results; files are written where the command runs.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from importlib.util import find_spec
from itertools import islice
from typing import Any

from threecrowns.bots.workers import (
    LARGEST_BUNDLE,
    LOOK_UP_EVERY,
    Done,
    Loaded,
    Loader,
    Task,
    never,
    on_all_cores,
)
from threecrowns.engine.refusal import CrownsError

AHEAD = 2  # tasks that wait for each worker


def spread(
    load: Loader[Loaded],
    work: Callable[[Loaded, Task], Done],
    tasks: Iterable[Task],
    count: int,
    *,
    workers: int,
    ray: str | None = None,
    is_stopped: Callable[[], bool] = never,
    largest_bundle: int = LARGEST_BUNDLE,
) -> Iterator[Done]:
    """The results of so many tasks in their order: from our cores, or from a cluster.

    `ray` is the address of a cluster, `local` for one that is started here. Which of them works
    makes no difference to the results.
    """
    if ray is None:
        return on_all_cores(load, work, tasks, max(1, count), workers, is_stopped, largest_bundle)
    return on_cluster(load, work, tasks, workers, ray, is_stopped)


def on_cluster(
    load: Loader[Loaded],
    work: Callable[[Loaded, Task], Done],
    tasks: Iterable[Task],
    workers: int,
    address: str,
    is_stopped: Callable[[], bool] = never,
) -> Iterator[Done]:
    """The results in the order of their tasks; raises what a task raised."""
    if find_spec("ray") is None:
        raise CrownsError("ray-missing")
    import ray

    connect(ray, address, workers)
    try:
        actor = ray.remote(num_cpus=1)(Worker)
        crew = [actor.remote(load, work) for _ in range(workers)]
        left = iter(tasks)
        given: deque[Any] = deque()  # results to come, in order
        for number, task in enumerate(islice(left, AHEAD * workers)):
            given.append(crew[number % workers].do.remote(task))
        number = len(given)
        while given and not is_stopped():
            ready, _ = ray.wait([given[0]], timeout=LOOK_UP_EVERY)
            if not ready:
                continue
            done: Done = told(ray, given.popleft())
            for task in islice(left, 1):
                given.append(crew[number % workers].do.remote(task))
                number += 1
            yield done
    finally:
        ray.shutdown()


class Worker:
    """What sits on a core of the cluster: it loads the game once."""

    def __init__(self, load: Loader[Any], work: Callable[[Any, Any], Any]) -> None:
        self.loaded = load()
        self.work = work

    def do(self, task: Any) -> Any:
        return self.work(self.loaded, task)


def connect(ray: Any, address: str, workers: int) -> None:
    quiet = {"log_to_driver": False, "logging_level": "ERROR", "include_dashboard": False}
    try:
        if address == "local":
            ray.init("local", num_cpus=workers, **quiet)
        else:
            quiet.pop("include_dashboard")
            ray.init(address, **quiet)
    except (ConnectionError, ValueError, RuntimeError, OSError) as error:
        raise CrownsError("ray-no-cluster", address=address) from error


def told(ray: Any, result: Any) -> Any:
    """A result; what a task raised is raised here as it was there."""
    try:
        return ray.get(result)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from error
    except ray.exceptions.RayActorError as error:
        raise CrownsError("worker-gone") from error
