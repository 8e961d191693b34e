"""How long a bot thinks at a table. The clock is one that the test turns."""

from __future__ import annotations

from dataclasses import replace
from math import inf

import pytest

from connect_four.game import ConnectFourGame
from engine.sticks import Heap
from threecrowns.bots.levels import LEVELS, SearchBot, make_bot
from threecrowns.bots.patience import CLOSE, Limits, Watch
from threecrowns.engine.game import Setup
from threecrowns.engine.heuristics import Heuristics
from threecrowns.engine.search import Search, key_of

FOUR = ConnectFourGame()
ENDLESS = 10**12  # iterations


class Sundial:
    """A clock that goes on by so much whenever somebody looks at it."""

    def __init__(self, step: float = 0.0) -> None:
        self.now = 0.0
        self.step = step

    def __call__(self) -> float:
        self.now += self.step
        return self.now


def tried(*visits: int) -> Search:
    """A search that has tried its answers so often."""
    search = Search(FOUR.heuristics, ENDLESS, 1)
    search.begin(Heap())
    for action, count in enumerate(visits):
        child = search.root.child(search.root.add_branch(key_of(0, action), 1.0))
        child.visits = count
    search.done = sum(visits)
    return search


def is_enough(search: Search, limits: Limits, spent: float) -> bool:
    clock = Sundial()
    watch = Watch(search, limits, clock)
    clock.now = spent
    return watch.is_enough()


# -- one answer


def test_the_search_says_how_often_the_two_answers_tried_most_were_tried() -> None:
    assert tried(3, 9, 7).most_tried() == (9, 7)
    assert tried(9, 9).most_tried() == (9, 9)
    assert tried(4).most_tried() == (4, 0)
    assert Search(FOUR.heuristics, 1, 1).most_tried() == (0, 0)


def test_an_answer_that_cannot_be_overtaken_in_the_time_left_is_given() -> None:
    # Given 640 iterations in 0.6 of at most 1.0 seconds: 426 more would fit into the rest,
    limits = Limits(ENDLESS, 1.0)

    # then a lead of 440 is enough, and one of 400 is not.
    assert is_enough(tried(540, 100), limits, 0.6)
    assert not is_enough(tried(520, 120), limits, 0.6)


def test_an_answer_that_cannot_be_overtaken_in_the_iterations_left_is_given() -> None:
    limits = Limits(1000, inf)

    assert is_enough(tried(540, 100), limits, 0.6)
    assert not is_enough(tried(460, 180), limits, 0.6)


def test_before_half_of_the_time_is_over_nothing_is_clear_however_slow_it_began() -> None:
    assert not is_enough(tried(32, 0), Limits(ENDLESS, 1.0), 0.49)
    assert is_enough(tried(32, 0), Limits(ENDLESS, 1.0), 0.51)


@pytest.mark.parametrize(("spent", "done"), [(0.5, 640), (0.4, 1024)])
def test_without_a_close_answer_the_usual_limits_are_the_end(spent: float, done: int) -> None:
    limits = Limits(1000, 1.0, overtime=2.0)  # as a rule 0.5 seconds

    assert is_enough(tried(done // 2 + 100, done // 2 - 100), limits, spent)


@pytest.mark.parametrize("spent", [0.5, 0.99])
def test_while_two_answers_are_close_it_thinks_on_until_the_last_second(spent: float) -> None:
    limits = Limits(600, 1.0, overtime=2.0)
    close = tried(345, 295)  # 640 iterations
    assert CLOSE * 345 < 295

    assert not is_enough(close, limits, spent)
    assert is_enough(close, limits, 1.0)


def test_a_search_in_overtime_ends_with_the_iterations_it_is_allowed() -> None:
    # Given a heap whose end is far away, so that no answer seems better than another,
    limits = Limits(100, 1.0, overtime=1.5)
    bot = SearchBot(FOUR, 1, limits, heuristics=Heuristics(), clock=Sundial())
    heap = Heap()
    heap.left = 1000

    # when a bot searches it while no time passes,
    bot.answer(heap, 0)

    # then it takes all of its overtime.
    assert bot.search.done == 150


def test_a_bot_without_time_thinks_as_a_search_without_a_clock() -> None:
    state = FOUR.new(Setup(2))
    for seed in range(5):
        bot = SearchBot(FOUR, seed, Limits(300))
        search = Search(FOUR.heuristics, 300, seed)
        assert bot.choose(state, 0) == search.choose(state)
        assert bot.search.done == search.done


def test_a_bot_that_was_called_off_answers_at_once() -> None:
    bot = SearchBot(FOUR, 1, Limits(ENDLESS))
    bot.is_called_off = lambda: bot.search.done >= 40

    assert bot.answer(FOUR.new(Setup(2)), 0) in range(7)
    assert bot.search.done == 40


# -- a turn


def test_a_turn_of_many_answers_takes_no_longer_than_its_limit() -> None:
    for level in LEVELS.values():
        seconds = [level.limits(answered).seconds for answered in range(60)]

        assert seconds[0] == level.seconds
        assert seconds == sorted(seconds, reverse=True)
        assert sum(seconds) < level.turn_seconds


def test_a_bot_at_a_table_has_what_its_turn_leaves_it_and_one_without_time_has_all() -> None:
    for name, level in LEVELS.items():
        late = make_bot(name, FOUR, 1, is_timed=True, answered=5)
        assert isinstance(late, SearchBot)
        assert late.limits == level.limits(5)
        untimed = make_bot(name, FOUR, 1, answered=5)
        assert isinstance(untimed, SearchBot)
        assert untimed.limits == Limits(level.iterations)


def test_only_the_strongest_level_takes_overtime() -> None:
    # The others are as strong at a table as their ratings in the arena say.
    assert [name for name, level in LEVELS.items() if level.overtime > 1] == ["master"]


def test_time_runs_out_for_a_late_answer_earlier() -> None:
    state = FOUR.new(Setup(2))
    done = []
    for answered in (0, 5):
        limits = replace(LEVELS["master"].limits(answered), iterations=ENDLESS)
        bot = SearchBot(FOUR, 1, limits, clock=Sundial(0.01))
        bot.answer(state, 0)
        done.append(bot.search.done)

    assert 0 < done[1] < done[0]
