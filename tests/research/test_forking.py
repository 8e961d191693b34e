"""Forks of self-play: positions of its games that were played on in several ways."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from cli.driver import crowns
from threecrowns import is_compiled
from threecrowns.catalogue import find_game
from threecrowns.engine.bits import size
from threecrowns.engine.game import Setup
from threecrowns.engine.match import Match, shuffle_from_seed
from threecrowns.engine.refusal import CrownsError
from threecrowns.engine.state import CHANCE, State
from threecrowns.games.brian_boru.game import BrianBoruGame
from threecrowns.games.brian_boru.rules.round import BrianBoru
from threecrowns.games.brian_boru.rules.state import ASK_LEAD
from threecrowns.research import forking, selfplay, training

BORU = find_game("brian-boru")
GAMES = 2 if is_compiled() else 1
FORKS = 3 if is_compiled() else 1
WITHOUT = selfplay.settings_of(BORU, seed=5, iterations=2)
WITH = msgspec.structs.replace(WITHOUT, forks=FORKS)
OF_BRANCHES = ("branch_game", "branch_at", "branch_actions", "branch_ends", "branch_quiet")


def played(folder: Path, settings: selfplay.Settings) -> dict[str, Any]:
    (task,) = selfplay.shards(folder, settings, GAMES)
    assert sum(selfplay.kept([task], [selfplay.play_shard(BORU, task)])) == GAMES
    (shard,) = selfplay.read_shards(folder)
    return shard


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("forks")


@pytest.fixture(scope="module")
def shard(folder: Path) -> dict[str, Any]:
    return played(folder, WITH)


def positions(shard: dict[str, Any]) -> list[tuple[State, list[int], int]]:
    """Of every branch the fork, its answers, and after how many of them it is judged."""
    games = list(selfplay.parts(shard["action_ends"]))
    found = []
    for k, (start, end) in enumerate(selfplay.parts(shard["branch_ends"])):
        game = int(shard["branch_game"][k])
        fork = BORU.new(selfplay.setup_from(str(shard["setups"][game])))
        first, last = games[game]
        at = int(shard["branch_at"][k])
        assert 0 <= at < last - first
        for action in shard["actions"][first : first + at].tolist():
            fork.apply(action)
        actions = shard["branch_actions"][start:end].tolist()
        found.append((fork, actions, int(shard["branch_quiet"][k])))
    return found


def test_games_are_the_same_with_forks_and_without(shard: dict[str, Any], tmp_path: Path) -> None:
    without = played(tmp_path, WITHOUT)

    assert set(without) == set(shard) == set(selfplay.COLUMNS)
    assert all(len(without[name]) == 0 and len(shard[name]) > 0 for name in OF_BRANCHES)
    same = set(shard) - set(OF_BRANCHES)
    assert all(np.array_equal(without[name], shard[name]) for name in same)


def test_a_branch_leads_by_legal_answers_over_a_quiet_position_to_a_draw(
    shard: dict[str, Any],
) -> None:
    for fork, actions, quiet in positions(shard):
        state = fork.clone()
        assert BORU.features is not None
        assert BORU.features.is_judged(state)
        assert 0 < quiet < len(actions)
        for given, action in enumerate(actions):
            assert state.actor >= 0, "draws come at the end only"
            assert action in state.legal_actions()
            assert BORU.heuristics.is_quiet(state) or given not in (0, quiet)
            assert not BORU.heuristics.is_quiet(state) or given == 0 or given >= quiet
            state.apply(action)
        assert state.is_over() or state.actor == CHANCE


def test_branches_of_a_fork_are_in_a_row_and_part(shard: dict[str, Any]) -> None:
    forks = list(zip(shard["branch_game"].tolist(), shard["branch_at"].tolist(), strict=True))
    assert forks == sorted(forks)
    counts = [forks.count(fork) for fork in set(forks)]
    assert all(forking.FEWEST <= count <= forking.BRANCHES for count in counts)
    assert 0 < len(counts) <= FORKS * GAMES
    ways = {
        (*fork, *actions) for fork, (_, actions, _) in zip(forks, positions(shard), strict=True)
    }
    assert len(ways) > len(counts)


def test_shards_with_forks_are_resumed(shard: dict[str, Any], folder: Path, tmp_path: Path) -> None:
    assert len(shard["payoffs"]) == GAMES
    (task,) = selfplay.shards(tmp_path, WITH, GAMES)
    task.file.write_bytes(b"torn")
    assert selfplay.shards(tmp_path, WITH, GAMES) == [task]
    assert selfplay.play_shard(BORU, task) == (folder / "shard-000000.npz").read_bytes()

    with pytest.raises(CrownsError) as found:
        selfplay.shards(tmp_path, WITHOUT, GAMES)
    assert found.value.phrase.id == "selfplay-other-settings"


def test_what_was_written_before_there_were_forks_is_read(folder: Path, tmp_path: Path) -> None:
    settings = msgspec.json.decode(msgspec.json.encode(WITHOUT))
    del settings["forks"]
    (tmp_path / selfplay.SETTINGS).write_bytes(msgspec.json.encode(settings))
    (new,) = selfplay.read_shards(folder)
    old = {name: column for name, column in new.items() if name not in OF_BRANCHES}
    np.savez_compressed(tmp_path / "shard-000000.npz", allow_pickle=False, **old)

    assert selfplay.read_settings(tmp_path) == WITHOUT
    assert selfplay.shards(tmp_path, WITHOUT, GAMES) == []
    (file,) = training.shards_of(BORU, tmp_path)
    assert len(training.rows_of(BORU, file.read_bytes()).game) > 0


def test_at_most_all_judged_positions_are_forked(
    shard: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(forking, "FORK_ITERATIONS", 1)
    monkeypatch.setattr(forking, "BRANCHES", 2)
    setup = selfplay.setup_from(str(shard["setups"][0]))
    given = shard["actions"][: shard["action_ends"][0]].tolist()
    state, asked = BORU.new(setup), []
    for at, action in enumerate(given):
        if state.actor >= 0 and BORU.heuristics.is_quiet(state):
            asked.append(at)
        state.apply(action)
    found = {branch.at for branch in forking.branches(BORU, setup, given, 1, len(given))}
    assert 10 < len(found) <= len(asked)
    assert found <= set(asked)

    game = BrianBoruGame()
    game.features = None
    assert list(forking.branches(game, setup, given, 1, 1)) == []


def test_a_game_is_quiet_where_it_would_not_be_played_on() -> None:
    assert BORU.learned is not None
    state = BORU.new(BORU.with_defaults(BORU.setups()[0]))
    seen = set()
    while not state.is_over():
        settled = state.clone()
        BORU.heuristics.settle(settled)
        is_quiet = settled.to_bytes() == state.to_bytes()
        assert BORU.heuristics.is_quiet(state) == BORU.learned.is_quiet(state) == is_quiet
        seen.add(is_quiet)
        state.apply(state.legal_actions()[0])
    assert seen == {False, True}
    assert BORU.heuristics.is_quiet(state)
    heirs = find_game("two-heirs")
    assert heirs.heuristics.is_quiet(heirs.new(heirs.setups()[0]))


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("two-heirs", "--forks", "1"), "two-heirs cannot be played on in other ways"),
        (("brian-boru", "--forks", "-1"), "--forks"),
    ],
)
def test_forks_that_cannot_be_are_refused_in_one_sentence(
    tmp_path: Path, words: tuple[str, ...], said: str
) -> None:
    done = crowns(tmp_path, "selfplay", *words, "--games", "1")

    assert done.status == 2
    assert said in done.err
    assert len(done.err.splitlines()) == 1
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_tricks_but_the_last_of_a_round_are_forked(seats: int) -> None:
    features = BORU.wanted_model(seats).features
    match = Match(BORU, BORU.with_defaults(Setup(seats)), shuffle_from_seed(3, seats))
    match.draw()
    forked = 0
    while not match.is_over:
        state = match.state
        assert isinstance(state, BrianBoru)
        is_trick = state.planned_kind() == ASK_LEAD
        cards = size(state.hand(0)) if is_trick else 0
        assert features.is_forked(state) == (is_trick and cards > 2)
        forked += features.is_forked(state)
        match.answer(state.actor, state.legal_actions()[0])
        match.draw()
    table = match.state
    assert isinstance(table, BrianBoru)
    assert forked == table.rounds() * (table.dealt_cards() - 2)
