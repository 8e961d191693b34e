"""Who thinks about a question, and with whom. The pool is one that the test works off by hand."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import CancelledError, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest

from threecrowns.catalogue import find_game
from threecrowns.engine.match import Match
from threecrowns.table.opening import new_setup, new_shuffle
from threecrowns.table.table import Table
from threecrowns.table.thinkers import Question, Thinkers, Told, help_out, timed
from threecrowns.table.thought import Advice, Thought, hint, merged, thought_of

GAME = find_game("connect-four")


def table_of(*players: str) -> Table:
    shuffle = new_shuffle(1, len(players))
    return Table(Match(GAME, new_setup(GAME, len(players), {}, shuffle), shuffle), players)


def question(bot: str = "master") -> Thought:
    return thought_of(table_of(bot, bot), 0, bot)


class ByHand(ProcessPoolExecutor):
    """Remembers what it is given; the test says what comes of it."""

    def __init__(self) -> None:
        self.given: list[tuple[Callable[..., Any], tuple[Any, ...], Future[Any]]] = []
        self.is_broken = False

    def submit(self, work: Callable[..., Any], /, *args: Any, **_: Any) -> Future[Any]:
        if self.is_broken:
            raise BrokenProcessPool
        asked: Future[Any] = Future()
        self.given.append((work, args, asked))
        return asked

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self.is_broken = True

    @property
    def leading(self) -> list[Future[Any]]:
        return [asked for work, _, asked in self.given if work is timed]

    @property
    def helping(self) -> list[Future[Any]]:
        return [asked for work, _, asked in self.given if work is help_out]

    @property
    def bells(self) -> list[int]:
        return [args[1] for work, args, _ in self.given if work is help_out]

    def die(self) -> None:
        self.is_broken = True
        for _, _, asked in self.given:
            if not asked.done():
                asked.set_exception(BrokenProcessPool())


class Watched(Thinkers):
    """Thinkers whose pools are worked off by hand."""

    def __init__(self, workers: int) -> None:
        super().__init__(workers)
        self.pools: list[ByHand] = []

    def start(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ByHand()
            self.pools.append(self._pool)
        return self._pool

    @property
    def pool(self) -> ByHand:
        self.start()
        return self.pools[-1]


def found(*visits: int, value: float = 0.0) -> tuple[Advice, ...]:
    """An answer for each number of visits, best first, those that were tried."""
    answers = [Advice(action, value, count) for action, count in enumerate(visits) if count]
    return tuple(sorted(answers, key=lambda each: -each.visits))


# -- what was found together


def test_visits_are_added_and_values_averaged_by_visits() -> None:
    one = (Advice(3, 0.5, 30), Advice(4, -0.5, 10))
    other = (Advice(4, 0.5, 40), Advice(5, 0.1, 5), Advice(3, 0.0, 10))

    together = merged([one, other])

    assert [(each.action, each.visits) for each in together] == [(4, 50), (3, 40), (5, 5)]
    assert [each.value for each in together] == pytest.approx([0.3, 0.375, 0.1])


def test_of_answers_tried_equally_often_the_better_one_is_first() -> None:
    one, other = (Advice(1, 0.1, 10), Advice(2, 0.2, 9)), (Advice(2, 0.2, 8), Advice(1, 0.1, 7))

    assert [each.action for each in merged([one, other])] == [2, 1]


def test_what_one_found_alone_stays_as_it_is() -> None:
    alone = (Advice(3, 0.5, 30), Advice(4, -0.5, 10))
    only_answer = (Advice(2, None, 0),)

    assert merged([alone]) == alone
    assert merged([only_answer, only_answer]) == only_answer


# -- who joins


def test_with_one_worker_nobody_helps() -> None:
    thinkers = Watched(1)
    asked = thinkers.ask(question())

    assert (len(thinkers.pool.leading), thinkers.pool.helping) == (1, [])
    thinkers.pool.leading[0].set_result((found(1, 9), 0.1))
    assert asked.result(0) == 1


@pytest.mark.parametrize("bot", ["random", "greedy", "search-3"])
def test_only_the_strongest_bot_is_helped(bot: str) -> None:
    thinkers = Watched(4)
    thinkers.ask(question(bot))

    assert (len(thinkers.pool.leading), thinkers.pool.helping) == (1, [])


def test_everybody_who_is_idle_helps_with_a_seed_of_their_own() -> None:
    thinkers = Watched(4)
    thinkers.ask(question("random"))
    thinkers.advise(hint(table_of("human", "human"), 0))

    pool = thinkers.pool
    assert (len(pool.leading), len(pool.helping)) == (2, 2)
    seeds = {args[0].seed for _, args, _ in pool.given[1:]}
    assert len(seeds) == 3
    assert thinkers.pending == 2


def test_what_helpers_find_counts_whether_they_are_ready_before_or_after() -> None:
    # Given two who help one,
    thinkers = Watched(3)
    asked = thinkers.ask(question())
    pool = thinkers.pool
    for bell in pool.bells:
        thinkers._bells[bell].begin()

    # when one of them is ready first and the other last,
    pool.helping[0].set_result(found(0, 0, 50))
    pool.leading[0].set_result((found(60, 0, 0), 0.1))
    assert not asked.done()
    pool.helping[1].set_result(found(0, 0, 50))

    # then the answer is what all three found.
    assert asked.result(0) == 2
    assert thinkers.pending == 0


def test_helpers_are_called_off_when_the_one_who_leads_has_thought_enough() -> None:
    thinkers = Watched(3)
    thinkers.ask(question())
    pool = thinkers.pool
    assert not any(thinkers._bells[bell].is_rung() for bell in pool.bells)

    pool.leading[0].set_result((found(5, 1), 0.1))

    assert all(thinkers._bells[bell].is_rung() for bell in pool.bells)


def test_a_helper_whose_process_is_only_starting_is_not_waited_for() -> None:
    thinkers = Watched(2)
    asked = thinkers.ask(question())
    pool = thinkers.pool
    pool.leading[0].set_result((found(5, 1), 0.1))
    assert asked.result(0) == 0

    # It stays busy until it is there, and finds nothing that anybody wants.
    thinkers.ask(question())
    assert len(pool.helping) == 1
    pool.leading[1].set_result((found(5, 1), 0.1))
    pool.helping[0].set_result(found(0, 50))
    thinkers.ask(question())
    assert len(pool.helping) == 2
    assert not thinkers._bells[pool.bells[1]].is_rung()


def test_helpers_are_called_off_when_somebody_else_would_have_to_wait() -> None:
    thinkers = Watched(3)
    asked = thinkers.ask(question())
    pool = thinkers.pool

    # A second table finds nobody idle, and has no help for itself.
    thinkers.ask(question())
    assert (len(pool.leading), len(pool.helping)) == (2, 2)
    assert all(thinkers._bells[bell].is_rung() for bell in pool.bells)

    # What they found until then counts.
    for helping in pool.helping:
        helping.set_result(found(0, 0, 7))
    pool.leading[0].set_result((found(8, 0, 0), 0.1))
    assert asked.result(0) == 2


def test_nobody_is_called_off_while_there_is_room() -> None:
    thinkers = Watched(3)
    thinkers.ask(question())
    for helping in thinkers.pool.helping:
        helping.set_result(found(1))
    thinkers.ask(question())
    assert len(thinkers.pool.helping) == 3

    assert not thinkers._bells[thinkers.pool.bells[2]].is_rung()


# -- what goes wrong


def test_a_cancelled_question_calls_its_helpers_off() -> None:
    thinkers = Watched(2)
    asked = thinkers.ask(question())
    pool = thinkers.pool

    assert asked.cancel()
    assert thinkers._bells[pool.bells[0]].is_rung()
    pool.helping[0].set_result(found(3))
    pool.leading[0].set_result((found(3), 0.1))

    with pytest.raises(CancelledError):
        asked.result(0)
    assert thinkers.pending == 0
    thinkers.ask(question())
    assert len(pool.helping) == 2  # all are free again


def test_a_helper_that_fails_changes_nothing(caplog: pytest.LogCaptureFixture) -> None:
    thinkers = Watched(2)
    asked = thinkers.ask(question())
    thinkers._bells[thinkers.pool.bells[0]].begin()
    thinkers.pool.leading[0].set_result((found(5, 1), 0.1))
    thinkers.pool.helping[0].set_exception(ValueError("no such position"))

    assert asked.result(0) == 0
    assert "no such position" in caplog.text


def test_when_a_thinker_dies_the_question_is_put_again_and_its_helpers_are_free() -> None:
    thinkers = Watched(3)
    asked = thinkers.ask(question())
    thinkers.pool.helping[0].set_result(found(0, 0, 50))
    thinkers.pool.die()

    assert len(thinkers.pools) == 2
    assert (len(thinkers.pool.leading), thinkers.pool.helping) == (1, [])
    thinkers.pool.leading[0].set_result((found(40, 0, 0), 0.1))
    assert asked.result(0) == 2

    thinkers.ask(question())
    assert len(thinkers.pool.helping) == 2


def test_what_the_one_who_leads_fails_of_is_told() -> None:
    thinkers = Watched(2)
    asked = thinkers.ask(question())
    thinkers.pool.leading[0].set_exception(ValueError("no such position"))

    with pytest.raises(ValueError, match="no such position"):
        asked.result(0)
    assert thinkers._bells[thinkers.pool.bells[0]].is_rung()


def test_nobody_helps_a_house_that_is_closed() -> None:
    thinkers = Watched(3)
    thinkers._is_closed = True

    assert thinkers.ask(question()).cancelled()
    assert thinkers.pool.given == []
    assert thinkers.pending == 0


# -- in processes


class Counting(Thinkers):
    """Remembers how many thought together about the last question."""

    together = 0

    def _tell(self, question: Question[Told]) -> None:
        self.together = len(question.found)
        super()._tell(question)


def test_two_processes_think_about_a_hint_together() -> None:
    thinkers = Counting(2)
    thought = hint(table_of("human", "human"), 0)
    until = time.monotonic() + 120
    try:
        while thinkers.together < 2:  # until the second process has started, one answers alone
            assert time.monotonic() < until
            best = thinkers.advise(thought).result(60)
    finally:
        thinkers.close()

    assert {each.action for each in best} == set(range(7))
    assert [each.visits for each in best] == sorted((e.visits for e in best), reverse=True)
