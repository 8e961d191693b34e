"""Random games inside the core."""

from __future__ import annotations

from collections import Counter

import pytest

from threecrowns.catalogue import GAMES, find_game
from threecrowns.engine.playout import clones, playout, playouts, settle
from threecrowns.engine.rng import Rng
from threecrowns.engine.state import CHANCE, OVER

HEIRS = find_game("two-heirs")


@pytest.mark.parametrize("name", GAMES)
def test_a_playout_ends_and_counts_the_answers_of_seats(name: str) -> None:
    game = find_game(name)
    for setup in game.setups()[:4]:
        state = game.new(setup)
        copy = state.clone()
        decisions = playout(state, Rng(3))
        assert state.actor == OVER

        # Counted once more, answer by answer.
        rng, counted = Rng(3), 0
        while copy.actor != OVER:
            counted += copy.actor != CHANCE
            answers = copy.legal_actions()
            copy.apply(answers[rng.below(len(answers))])
        assert decisions == counted
        assert copy.digest() == state.digest()


def test_settle_answers_for_chance_until_a_seat_is_asked() -> None:
    state = HEIRS.new(HEIRS.setups()[0])
    settle(state, Rng(1))

    assert state.actor >= 0
    before = state.digest()
    settle(state, Rng(2))
    assert state.digest() == before


def test_draws_differ_from_seed_to_seed() -> None:
    starts: Counter[int] = Counter()
    for seed in range(40):
        state = HEIRS.new(HEIRS.setups()[0])
        settle(state, Rng(seed))
        starts[state.actor] += 1

    assert min(starts[0], starts[1]) > 8


def test_many_playouts_leave_the_start_alone_and_depend_on_the_seed_only() -> None:
    start = HEIRS.new(HEIRS.setups()[0])
    before = start.digest()

    assert playouts(start, 20, 5) == playouts(start, 20, 5)
    assert playouts(start, 20, 5) != playouts(start, 20, 6)
    assert start.digest() == before


def test_clones_are_made_as_often_as_asked() -> None:
    state = HEIRS.new(HEIRS.setups()[0])  # CHANCE is asked: -1 for every clone

    assert clones(state, 7) == -7
