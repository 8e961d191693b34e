"""Work for several processes: results in order, errors where they are heard, an end at any time."""

from __future__ import annotations

import os
import signal
import time
from functools import partial
from itertools import count
from multiprocessing import Process, Queue, active_children

import pytest

from threecrowns.bots.workers import on_all_cores
from threecrowns.catalogue import find_game
from threecrowns.engine.game import Game
from threecrowns.engine.refusal import CrownsError, SetupError

LOAD = partial(find_game, "connect-four")


def square(game: Game, number: int) -> tuple[str, int, int]:
    return game.id, number * number, os.getpid()


def refuse_seven(game: Game, number: int) -> int:
    if number == 7:
        raise SetupError("setup-seats", seats=7, allowed="2")
    return number


def stumble(game: Game, number: int) -> int:
    return number // 0


def die(game: Game, number: int) -> int:
    os._exit(9)


@pytest.mark.parametrize("workers", [1, 2, 3])
@pytest.mark.parametrize("tasks", [1, 2, 100])
def test_all_results_come_in_the_order_of_their_tasks(workers: int, tasks: int) -> None:
    found = list(on_all_cores(LOAD, square, range(tasks), tasks, workers))

    assert [result for _, result, _ in found] == [number * number for number in range(tasks)]
    assert {game for game, _, _ in found} == {"connect-four"}
    assert os.getpid() not in {process for _, _, process in found}
    assert len({process for _, _, process in found}) == min(workers, tasks)


def test_an_error_of_a_task_is_raised_as_it_was() -> None:
    with pytest.raises(SetupError) as found:
        list(on_all_cores(LOAD, refuse_seven, range(20), 20, 2))

    assert found.value.phrase.params == {"seats": 7, "allowed": "2"}


def test_an_unforeseen_error_says_where_it_happened() -> None:
    with pytest.raises(ZeroDivisionError) as found:
        list(on_all_cores(LOAD, stumble, range(2), 2, 1))

    assert "in stumble" in found.value.__notes__[0]


def test_an_error_while_a_worker_gets_ready_is_raised_too() -> None:
    with pytest.raises(CrownsError) as found:
        list(on_all_cores(partial(find_game, "chess"), square, range(20), 20, 2))

    assert found.value.phrase.params["name"] == "chess"


def test_a_worker_that_is_gone_is_an_error_of_its_own() -> None:
    with pytest.raises(CrownsError) as found:
        list(on_all_cores(LOAD, die, range(20), 20, 2))

    assert found.value.phrase.id == "worker-gone"


def test_work_stops_when_it_is_told_to_and_tasks_are_made_as_they_are_needed() -> None:
    found: list[int] = []
    endless = count()

    for result in on_all_cores(LOAD, same, endless, 10**9, 2, lambda: len(found) >= 50):
        found.append(result)

    assert found[:50] == list(range(50))
    assert len(found) < 10**6


def same(game: Game, number: int) -> int:
    return number


def test_long_tasks_are_told_one_by_one() -> None:
    begin = time.monotonic()
    told = on_all_cores(LOAD, dream_but_once, range(64), 64, 1, largest_bundle=1)

    assert next(told) == 0
    assert time.monotonic() - begin < 60  # no other was dreamt meanwhile


def test_nobody_works_on_when_the_work_was_stopped() -> None:
    assert list(on_all_cores(LOAD, dream, range(2), 2, 2, lambda: True)) == []
    assert active_children() == []


def test_workers_go_when_whoever_gave_them_work_is_killed() -> None:
    # Given workers with results larger than what a pipe holds,
    told: Queue[int] = Queue()
    boss = Process(target=give_out, args=(told,))
    boss.start()
    workers = {told.get(timeout=30) for _ in range(2)}

    # when nobody is there to take them any more,
    boss.kill()
    boss.join()

    # then they do not wait for ever.
    end = time.monotonic() + 30
    while time.monotonic() < end and any(is_there(worker) for worker in workers):
        time.sleep(0.1)
    left = [worker for worker in workers if is_there(worker)]
    for worker in left:
        os.kill(worker, signal.SIGKILL)
    assert not left


def give_out(told: Queue[int]) -> None:
    for _ in on_all_cores(LOAD, partial(fill, told), range(2), 2, 2):
        pass


def fill(told: Queue[int], game: Game, number: int) -> bytes:
    told.put(os.getpid())
    time.sleep(1)
    return bytes(10_000_000)


def is_there(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def dream_but_once(game: Game, number: int) -> int:
    return dream(game, number) if number else number


def dream(game: Game, number: int) -> int:
    time.sleep(60)
    return number
