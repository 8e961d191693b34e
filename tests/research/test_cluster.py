"""The same seeds give the same games on one core, on two, and on a Ray cluster."""

from __future__ import annotations

import os
from functools import partial
from importlib.util import find_spec
from itertools import count
from pathlib import Path

import pytest

from threecrowns.bots.arena import play
from threecrowns.bots.cluster import spread
from threecrowns.bots.ladder import rungs
from threecrowns.catalogue import find_game
from threecrowns.engine.game import Game, Setup
from threecrowns.engine.refusal import CrownsError
from threecrowns.research import selfplay, training, whatif
from threecrowns.research.whatif import Question, load_both

FOUR = find_game("connect-four")
HEIRS = find_game("two-heirs")
LOAD = partial(find_game, "connect-four")


@pytest.fixture(params=["one core", "two cores", "ray"])
def where(request: pytest.FixtureRequest) -> tuple[int, str | None]:
    """How many workers, and the address of a cluster."""
    if request.param != "ray":
        return (1 if request.param == "one core" else 2), None
    if find_spec("ray") is None:
        if os.environ.get("CROWNS_RESEARCH") == "all":
            pytest.fail("CROWNS_RESEARCH=all wants the extra `ray`")
        pytest.skip("the extra `ray` is missing")
    return 2, "local"


def test_ladder_self_play_training_rows_and_what_if_are_the_same(
    where: tuple[int, str | None], tmp_path: Path
) -> None:
    workers, ray = where
    games = rungs(FOUR, Setup(2), ("random", "greedy"), 4, 1)
    outcomes = spread(LOAD, play, games, len(games), workers=workers, ray=ray)
    assert list(outcomes) == [play(FOUR, each) for each in games]

    settings = selfplay.settings_of(HEIRS, seed=3, iterations=2)
    tasks = [selfplay.Shard(settings, first, 1, tmp_path / str(first)) for first in range(3)]
    load = partial(find_game, "two-heirs")
    shards = list(spread(load, selfplay.play_shard, tasks, 3, workers=workers, ray=ray))
    assert shards == [selfplay.play_shard(HEIRS, each) for each in tasks]

    boru, load_boru = find_game("brian-boru"), partial(find_game, "brian-boru")
    settings = selfplay.settings_of(boru, seed=3, iterations=1, forks=1)
    tasks = [selfplay.Shard(settings, first, 1, tmp_path / str(first)) for first in range(2)]
    forked = list(spread(load_boru, selfplay.play_shard, tasks, 2, workers=workers, ray=ray))
    assert forked == [selfplay.play_shard(boru, each) for each in tasks]

    rows = training.together(
        spread(load, training.rows_of, iter(shards), 3, workers=workers, ray=ray)
    )
    expected = training.together(training.rows_of(HEIRS, each) for each in shards)
    assert (rows.own == expected.own).all()
    assert (rows.game == expected.game).all()

    question = Question(HEIRS.id, ("", ""), HEIRS.with_defaults(Setup(2)), "random", 1)
    both = partial(load_both, HEIRS.id, HEIRS.packs[HEIRS.id])
    pairs = list(whatif.pairs(question, 0, 3))
    played = spread(both, whatif.play_both, pairs, 3, workers=workers, ray=ray)
    assert list(played) == [whatif.play_both(both(), each) for each in pairs]


def test_what_a_task_raises_is_raised_here(where: tuple[int, str | None]) -> None:
    workers, ray = where
    with pytest.raises(CrownsError, match="too high"):
        list(spread(LOAD, refuse, [1, 2, 9], 3, workers=workers, ray=ray))


def refuse(game: Game, number: int) -> int:
    if number > 5:
        raise CrownsError("too high")
    return number


def test_work_stops_when_somebody_wants_it_to(where: tuple[int, str | None]) -> None:
    workers, ray = where
    told: list[int] = []
    endless = spread(
        *(LOAD, refuse, (number % 3 for number in count()), 10**6),
        workers=workers,
        ray=ray,
        is_stopped=lambda: len(told) > 20,
    )
    for number in endless:
        told.append(number)
    assert 20 < len(told) < 10_000


def test_without_the_extra_one_sentence_is_said() -> None:
    if find_spec("ray") is not None:
        pytest.skip("the extra `ray` is here")
    with pytest.raises(CrownsError) as found:
        list(spread(LOAD, refuse, [1], 1, workers=1, ray="local"))
    assert found.value.phrase.id == "ray-missing"
