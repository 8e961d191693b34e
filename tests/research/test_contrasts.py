"""A judgement fitted to forks knows apart what differs between the answers to one question."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import msgspec
import numpy as np
import pytest

from threecrowns import is_compiled
from threecrowns.catalogue import find_game
from threecrowns.engine.models import ModelError, UnitsFile, read_file, write_model
from threecrowns.engine.observing import new_row
from threecrowns.games.brian_boru.game import MODEL
from threecrowns.research import contrasts, selfplay, training
from threecrowns.research.contrasts import SEATS, Contrasts
from threecrowns.research.fitting import Fitted, Layer
from threecrowns.research.training import HELD_OUT

BORU = find_game("brian-boru")
PHASES = (0.0, 10.0)
FORKS, BRANCHES, PASSES = 400, 6, 60


@pytest.fixture
def forks() -> Contrasts:
    """Forks whose branches differ by the first feature; the second says how the forks do.

    At every other fork only three of the five seats are there.
    """
    order = np.random.default_rng(1)
    fork = np.repeat(np.arange(FORKS), BRANCHES)
    is_seat = np.arange(SEATS) < np.where(fork % 2, 3, SEATS)[:, None]
    first = order.integers(-2, 3, (len(fork), SEATS, 2))
    first[:, :, 1] = order.integers(-2, 3, (FORKS, SEATS))[fork]
    later = np.zeros_like(first)
    later[:, :, 1] = first[:, :, 0]
    somewhere = np.full(len(fork), 5.0)
    nowhere = np.full(is_seat.shape, np.nan)
    seen = (first * is_seat[:, :, None]).astype(np.float16), somewhere
    ended = (later * is_seat[:, :, None]).astype(np.float16), somewhere
    return Contrasts(*seen, *ended, nowhere, is_seat, fork, fork)


def test_what_differs_between_branches_is_learned_from_what_their_ends_are_worth(
    forks: Contrasts,
) -> None:
    # Given whole games taught that the second feature decides,
    begun = Fitted(np.array([[0.0, 0.5], [0.0, 0.5]]))
    wished = contrasts.ends_worth(forks, begun, PHASES)
    before = contrasts.known(forks, begun, wished, PHASES, HELD_OUT)

    # when the branches of each fork end with as much of it as they had of the first,
    fitted = contrasts.fit_contrasts(forks, begun, PHASES, PASSES, 1, HELD_OUT)

    # then branches never seen are known apart, and by the same numbers when it is done again.
    assert abs(before) < 0.1
    assert contrasts.known(forks, fitted, wished, PHASES, HELD_OUT) > 0.95
    again = contrasts.fit_contrasts(forks, begun, PHASES, PASSES, 1, HELD_OUT)
    assert np.array_equal(again.weights, fitted.weights)


def test_units_learn_what_counts_together_only(forks: Contrasts) -> None:
    # Given the first feature is worth something only to those who have the second,
    later = forks.later.copy()
    later[:, :, 1] = forks.first[:, :, 0] * (forks.first[:, :, 1] > 0)
    together = replace(forks, later=later)
    begun = Fitted(np.array([[0.0, 0.5], [0.0, 0.5]]))
    wished = contrasts.ends_worth(together, begun, PHASES)

    fitted = contrasts.fit_contrasts(together, begun, PHASES, PASSES, 1, HELD_OUT)

    # then weights alone do not know it, the units do.
    alone = Fitted(fitted.weights)
    assert contrasts.known(together, alone, wished, PHASES, HELD_OUT) < 0.8
    assert contrasts.known(together, fitted, wished, PHASES, HELD_OUT) > 0.93


def test_where_the_game_is_over_the_payoffs_count(forks: Contrasts) -> None:
    begun = Fitted(np.array([[0.0, 0.5], [0.0, 0.5]]))
    is_over = np.arange(len(forks.fork)) % 2 == 0
    payoff = np.where(is_over[:, None] & forks.is_seat, 0.25, np.nan)

    wished = contrasts.ends_worth(replace(forks, payoff=payoff), begun, PHASES)

    assert np.array_equal(wished[is_over], 0.25 * forks.is_seat[is_over])
    branch = BRANCHES + 1  # three seats
    worths = 0.5 * forks.later[branch, :3, 1].astype(float)
    ahead = np.tanh(worths[:, None] - worths[None, :]).sum(1) / 2
    assert wished[branch] == pytest.approx([*ahead, 0.0, 0.0])


def test_games_and_forks_of_many_shards_are_counted_on(forks: Contrasts) -> None:
    found = contrasts.all_contrasts([None, forks, forks])

    assert found is not None
    assert found.fork[-1] == 2 * FORKS - 1
    assert found.game[0] == selfplay.PER_SHARD
    assert found.game[len(forks.game)] == 2 * selfplay.PER_SHARD
    assert contrasts.all_contrasts([None]) is None


@pytest.mark.skipif(not is_compiled(), reason="minutes of self-play")
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

    # then the card says so, and what is read judges as it was fitted.
    with np.load(task.file) as shard:
        assert len(branches.game) == len(shard["branch_game"]) == model.card["branches"]["count"]
    assert not np.isnan(branches.phase).any()
    assert "branches" not in plain.card
    assert model.weights != plain.weights
    file = tmp_path / "model.json"
    write_model(file, model)
    judgement = BORU.judging_by(file).model
    assert not isinstance(model.units, msgspec.UnsetType)
    layer = Layer(*(np.array(each) for each in msgspec.structs.astuple(model.units)))
    fitted = Fitted(np.array(model.weights), layer)
    row = new_row(len(model.columns))
    for branch in range(0, len(branches.game), 5):
        row.wipe()
        for place, number in enumerate(branches.first[branch, 1].tolist()):
            row.put(place, number)
        seen = branches.first[branch, 1:2].astype(float), branches.phase[branch : branch + 1]
        worth = fitted.worths(*seen, model.phases)[0]
        assert judgement.worth(row, float(branches.phase[branch])) == pytest.approx(worth)


@pytest.mark.parametrize(
    "torn",
    [
        UnitsFile(((0.0,),), ((0.0,),), ((0.0,),)),
        UnitsFile((), (), ()),
        UnitsFile(((),) * 2, ((),), ((),)),
        UnitsFile(((0.0,), (0.0, 1.0)), ((0.0,),), ((0.0,),)),
    ],
)
def test_units_that_do_not_fit_are_refused(torn: UnitsFile, tmp_path: Path) -> None:
    assert not torn.is_whole(2, 1)
    assert UnitsFile(((0.0,), (1.0,)), ((0.0,),), ((0.0,),)).is_whole(2, 1)

    file = tmp_path / "model.json"
    write_model(file, msgspec.structs.replace(read_file(MODEL, BORU.id), units=torn))
    with pytest.raises(ModelError) as found:
        BORU.judging_by(file)
    assert found.value.phrase.id == "model-unreadable"


def test_games_without_forks_teach_no_branches(tmp_path: Path) -> None:
    settings = selfplay.settings_of(BORU, seed=2, iterations=1, players=3)
    (task,) = selfplay.shards(tmp_path, settings, 1)
    list(selfplay.kept([task], [selfplay.play_shard(BORU, task)]))

    assert training.lessons_of(BORU, task.file.read_bytes())[1] is None
