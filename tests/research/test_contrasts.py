"""A judgement fitted to forks knows apart what differs between the answers to one question."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from threecrowns.catalogue import find_game
from threecrowns.research import contrasts, selfplay, training
from threecrowns.research.contrasts import Contrasts
from threecrowns.research.training import HELD_OUT

BORU = find_game("brian-boru")
PHASES = (0.0, 10.0)
FORKS, BRANCHES, PASSES = 600, 6, 200


@pytest.fixture
def forks() -> Contrasts:
    """Forks whose branches differ by the first feature; the second says how the forks do."""
    order = np.random.default_rng(1)
    group = np.repeat(np.arange(FORKS), BRANCHES)
    lead = order.integers(-2, 3, (len(group), 2))
    lead[:, 1] = order.integers(-2, 3, FORKS)[group]
    later = np.zeros_like(lead)
    later[:, 1] = lead[:, 0]
    somewhere = np.full(len(group), 5.0)
    nowhere = np.full(len(group), np.nan)
    half = (lead.astype(np.float16), somewhere, later.astype(np.float16), somewhere)
    return Contrasts(*half, nowhere, group, group)


def test_what_differs_between_branches_is_learned_from_what_their_ends_are_worth(
    forks: Contrasts,
) -> None:
    # Given whole games taught that the second feature decides,
    begun = np.array([[0.0, 0.5], [0.0, 0.5]])
    wished = contrasts.ends_worth(forks, begun, PHASES)
    before = contrasts.known(forks, begun, wished, PHASES, HELD_OUT)

    # when the branches of each fork end with as much of it as they had of the first,
    weights = contrasts.fit_contrasts(forks, begun, PHASES, PASSES, 1, HELD_OUT)

    # then the first is worth something, and branches never seen are known apart.
    assert abs(before) < 0.1
    assert (weights[:, 0] > 0.2).all()
    assert contrasts.known(forks, weights, wished, PHASES, HELD_OUT) > 0.95
    again = contrasts.fit_contrasts(forks, begun, PHASES, PASSES, 1, HELD_OUT)
    assert np.array_equal(again, weights)


def test_where_the_game_is_over_who_came_out_ahead_counts(forks: Contrasts) -> None:
    begun = np.array([[0.0, 0.5], [0.0, 0.5]])
    ahead = np.sign(-forks.lead[:, 0].astype(np.float64))
    is_over = np.arange(len(ahead)) % 2 == 0
    over = replace(forks, ahead=np.where(is_over, ahead, np.nan))

    wished = contrasts.ends_worth(over, begun, PHASES)

    assert np.array_equal(wished[is_over], ahead[is_over])
    assert wished[1] == pytest.approx(np.tanh(0.5 * float(forks.later[1, 1])))


def test_games_and_groups_of_many_shards_are_counted_on(forks: Contrasts) -> None:
    found = contrasts.all_contrasts([None, forks, forks])

    assert found is not None
    assert found.group[-1] == 2 * FORKS - 1
    assert found.game[0] == selfplay.PER_SHARD
    assert found.game[len(forks.game)] == 2 * selfplay.PER_SHARD
    assert contrasts.all_contrasts([None]) is None


def test_forks_of_self_play_make_a_model_that_says_so_in_its_card(tmp_path: Path) -> None:
    # Given a few games with two forks each,
    settings = selfplay.settings_of(BORU, seed=2, iterations=2, players=3, forks=2)
    (task,) = selfplay.shards(tmp_path, settings, 8)
    list(selfplay.kept([task], [selfplay.play_shard(BORU, task)]))

    # when they are learned from,
    rows, branches = training.lessons_of(BORU, task.file.read_bytes())
    assert branches is not None
    whole = contrasts.all_contrasts([branches])
    model = training.train(BORU, rows, settings, 2, 1, contrasts=whole)
    plain = training.train(BORU, rows, settings, 2, 1)

    # then every pair of seats is a row of each branch, and the weights are others than without.
    with np.load(task.file) as shard:
        assert len(branches.game) == 3 * len(shard["branch_game"])
    assert not np.isnan(branches.phase).any()
    assert model.card["branches"]["rows"] == len(branches.game)
    assert model.card["branches"]["forks"] == 2
    assert "branches" not in plain.card
    assert model.weights != plain.weights


def test_games_without_forks_teach_no_branches(tmp_path: Path) -> None:
    settings = selfplay.settings_of(BORU, seed=2, iterations=1, players=3)
    (task,) = selfplay.shards(tmp_path, settings, 1)
    list(selfplay.kept([task], [selfplay.play_shard(BORU, task)]))

    assert training.lessons_of(BORU, task.file.read_bytes())[1] is None
