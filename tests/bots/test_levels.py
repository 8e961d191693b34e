"""The bots by name."""

from __future__ import annotations

from math import inf
from threading import Timer
from time import monotonic

import pytest

from threecrowns.bots.levels import BOT_NAMES, LEVELS, Bot, SearchBot, make_bot
from threecrowns.bots.patience import Limits
from threecrowns.catalogue import find_game
from threecrowns.engine.game import Setup
from threecrowns.engine.refusal import SetupError
from threecrowns.engine.rng import Rng
from threecrowns.engine.search import STOPPED_EVERY
from threecrowns.engine.state import CHANCE, OVER, State

FOUR = find_game("connect-four")


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(SetupError) as found:
        make_bot("genius", FOUR, 1)
    assert found.value.phrase.id == "setup-unknown-bot"
    assert all(name in str(found.value.phrase.params["allowed"]) for name in BOT_NAMES)


def test_stronger_searches_think_longer() -> None:
    assert sorted(LEVELS, key=lambda name: LEVELS[name].iterations) == list(LEVELS)


@pytest.mark.parametrize("name", ["greedy", "search-1"])
def test_a_bot_takes_a_win_in_one(name: str) -> None:
    state = FOUR.new(Setup(2))
    for column in (0, 1, 0, 1, 0, 1):
        state.apply(column)

    assert make_bot(name, FOUR, 1).answer(state, 0) == 0


@pytest.mark.parametrize("name", ["random", "greedy", "search-1"])
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    games = []
    for _ in range(2):
        bots = [make_bot(name, FOUR, seed) for seed in (1, 2)]
        state = FOUR.new(Setup(2))
        answers = []
        while state.actor != OVER:
            answers.append(bots[state.actor].answer(state, state.actor))
            state.apply(answers[-1])
        games.append(answers)

    assert games[0] == games[1]


def test_search_beats_random_play() -> None:
    won = 0
    for seed in range(10):
        bots = [make_bot("search-1", FOUR, seed), make_bot("random", FOUR, seed)]
        first = seed % 2
        state = FOUR.new(Setup(2))
        while state.actor != OVER:
            state.apply(bots[(state.actor + first) % 2].answer(state, state.actor))
        won += state.payoff(first) > 0

    assert won >= 8


def test_a_bot_does_not_change_the_table() -> None:
    heirs = find_game("two-heirs")
    state = heirs.new(Setup(2))
    rng = Rng(1)
    while state.actor < 0:
        answers = state.legal_actions()
        state.apply(answers[rng.below(len(answers))])
    before = state.digest()
    for name in ("random", "greedy", "search-1"):
        make_bot(name, heirs, 3).answer(state, state.actor)

    assert state.digest() == before


# -- time

ENDLESS = 10**12  # iterations


def test_only_a_bot_with_time_looks_at_the_clock() -> None:
    for name, level in LEVELS.items():
        timed, untimed = make_bot(name, FOUR, 1, is_timed=True), make_bot(name, FOUR, 1)
        assert isinstance(timed, SearchBot)
        assert isinstance(untimed, SearchBot)
        assert timed.limits.seconds == level.seconds <= 2.0
        assert untimed.limits.seconds == untimed.deadline == inf


@pytest.mark.parametrize("seconds", [0.0, 0.02])
def test_a_bot_answers_when_its_seconds_are_over(seconds: float) -> None:
    bot = SearchBot(FOUR, 1, Limits(ENDLESS, seconds))

    assert bot.answer(FOUR.new(Setup(2)), 0) in range(7)
    assert 0 < bot.search.done < ENDLESS
    assert seconds > 0.0 or bot.search.done == STOPPED_EVERY


def test_a_bot_answers_when_the_deadline_of_the_one_who_asks_has_come() -> None:
    bot = SearchBot(FOUR, 1, Limits(ENDLESS))
    bot.deadline = monotonic() + 0.02

    assert bot.answer(FOUR.new(Setup(2)), 0) in range(7)


def test_a_bot_that_thinks_can_be_stopped_by_another_thread() -> None:
    bot = SearchBot(FOUR, 1, Limits(ENDLESS))
    bell = Timer(0.05, bot.stop)
    bell.start()

    assert bot.answer(FOUR.new(Setup(2)), 0) in range(7)
    bell.join()
    assert bot.search.done > STOPPED_EVERY

    # Once it was told so, it answers at once.
    bot.answer(FOUR.new(Setup(2)), 0)
    assert bot.search.done == STOPPED_EVERY


def test_a_bot_tells_what_it_considered_for_hints() -> None:
    state = FOUR.new(Setup(2))
    for column in (0, 1, 0, 1, 0, 1):
        state.apply(column)
    bot = SearchBot(FOUR, 1, Limits(200))
    answer = bot.answer(state, 0)

    best, *others = bot.considered()
    assert best.action == answer == 0
    assert best.value > max(each.value for each in others)


# -- what it is shown


class Looker(Bot):
    """Remembers the positions it is shown."""

    def choose(self, state: State, seat: int) -> int:
        self.seen = state
        return int(state.legal()[0])


def test_a_bot_is_shown_a_world_that_fits_what_its_seat_knows_and_not_the_true_one() -> None:
    # Given a draft in which everybody has cards that others cannot know,
    boru = find_game("brian-boru")
    state = boru.new(Setup(3))
    rng = Rng(1)
    while state.actor == CHANCE or len(state.waiting()) < 3:
        answers = state.legal_actions()
        state.apply(answers[rng.below(len(answers))])

    # when bots with different seeds answer for a seat that waits,
    shown = []
    for seed in range(20):
        bot = Looker(boru, seed)
        bot.answer(state, 1)
        shown.append(bot.seen)

    # then each is asked in a world of its own, and all of them look the same to that seat.
    assert all(world.actor == 1 for world in shown)
    assert len({world.digest() for world in shown}) > 10
    assert len({tuple(boru.observation(world, 1)) for world in shown}) == 1
