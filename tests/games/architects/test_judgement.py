"""What the learned judgement of Architects looks at, and where it leaves the judging to others."""

from __future__ import annotations

import msgspec
import pytest

from threecrowns.bots.levels import model_of
from threecrowns.catalogue import find_game
from threecrowns.engine.game import Setup
from threecrowns.engine.judgement import Features
from threecrowns.engine.observing import new_row
from threecrowns.engine.rng import Rng
from threecrowns.games.architects.bot.alone import ALONE_NAMES, AloneFeatures
from threecrowns.games.architects.bot.features import COLUMN_NAMES, ArchitectsFeatures
from threecrowns.games.architects.content.vocabulary import (
    CLAY,
    FOREST,
    GUILDHALL,
    INFLUENCE,
    MARBLE,
    PAID_DEBTS,
)
from threecrowns.games.architects.game import MODELS
from threecrowns.games.architects.rules.turn import Architects
from threecrowns.research import selfplay, training

GAME = find_game("architects")
SOLO = Setup(1, {"opponent": "informer"})
WONDER = Setup(2, {"wonder": True})
BESIDE = Setup(2, {"opponent": "enforcer"})


def middle(setup: Setup, answers: int = 150) -> Architects:
    """Somewhere in a game of random answers."""
    rng = Rng(5)
    state = GAME.new(setup)
    for _ in range(answers):
        legal = state.legal_actions()
        state.apply(legal[rng.below(len(legal))])
    while state.actor < 0:
        legal = state.legal_actions()
        state.apply(legal[rng.below(len(legal))])
    assert isinstance(state, Architects)
    return state


def seen(features: Features, names: tuple[str, ...], state: Architects) -> dict[str, float]:
    row = new_row(features.length)
    features.observe(state, 0, row)
    return dict(zip(names, list(row.numbers), strict=True))


def test_goods_debts_and_workers_are_counted_as_they_lie() -> None:
    state = middle(WONDER)
    found = seen(ArchitectsFeatures(), COLUMN_NAMES, state)
    assert found["all clay"] == state.amount(0, CLAY)
    assert found["all marble"] == state.amount(0, MARBLE)
    assert found["all influence"] == state.amount(0, INFLUENCE)
    assert found["paid debts"] == state.amount(0, PAID_DEBTS)
    assert found["virtue"] == state.virtue(0)
    assert found["workers at home"] == state.home(0)
    assert found["at forest"] == state.workers_at(FOREST, 0)
    assert found["at guildhall"] == state.workers_at(GUILDHALL, 0)
    assert any(state.workers_at(place, 0) for place in range(GUILDHALL + 1))


def test_alone_the_opponent_is_looked_at_too() -> None:
    state = middle(SOLO)
    found = seen(AloneFeatures(), ALONE_NAMES, state)
    own = seen(ArchitectsFeatures(), COLUMN_NAMES, state)
    assert {name: found[name] for name in COLUMN_NAMES} == own
    assert found["their workers"] == state.home(state.opponent)
    assert [name for name in ALONE_NAMES if name.startswith("opponent") and found[name]] == [
        f"opponent {state.script}"
    ]


@pytest.mark.parametrize(("setup", "is_learned"), [(SOLO, True), (WONDER, True), (BESIDE, False)])
def test_beside_a_script_several_are_judged_by_the_plain_heuristics(
    setup: Setup, is_learned: bool
) -> None:
    state = middle(setup)
    assert GAME.learned is not None
    learned = list(GAME.learned.outcomes(state))
    assert (learned != list(GAME.heuristics.outcomes(state))) == is_learned


@pytest.mark.parametrize("seats", [1, 2])
def test_there_is_a_model_for_one_and_for_two(seats: int) -> None:
    digests = {msgspec.json.decode(file.read_bytes())["digest"] for file in MODELS}
    assert model_of(GAME, ("master",) * seats, seats) in digests
    assert model_of(GAME, ("master",) * 3, 3) is None


def test_its_weights_are_fitted_to_the_lead_and_need_no_plain_judgement() -> None:
    settings = selfplay.settings_of(GAME, seed=3, iterations=4, players=1)
    shard = selfplay.play_shard(GAME, selfplay.Shard(settings, 0, 8, MODELS[0]))
    rows = training.rows_of(GAME, shard)
    model = training.train(GAME, rows, settings, passes=1, seed=1)
    assert model.trust == 0.0
    assert model.columns == ALONE_NAMES
