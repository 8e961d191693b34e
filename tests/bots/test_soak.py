"""Soak: every way to play is walked through, and what breaks is told and kept."""

from __future__ import annotations

from pathlib import Path

import pytest
from librt.vecs import append, vec
from mypy_extensions import i32

from engine.sticks import Heap, Sticks
from threecrowns.bots.soak import SoakTask, soak, soak_tasks
from threecrowns.catalogue import find_game
from threecrowns.engine.game import Setup
from threecrowns.engine.moves import Move
from threecrowns.engine.record import read_record, replay
from threecrowns.engine.refusal import Refusal
from threecrowns.engine.rng import Rng
from threecrowns.engine.state import State

BORU = find_game("brian-boru")


class LosesSticks(Heap):
    """From the third answer on."""

    def apply(self, action: int) -> None:
        super().apply(action)
        if self.left < 6:
            self.picked = [0, 0]


class ListsTwice(Heap):
    def legal(self) -> vec[i32]:
        return append(super().legal(), i32(0)) if self.left < 6 else super().legal()


class Crashes(Heap):
    def apply(self, action: int) -> None:
        if self.left < 6:
            raise IndexError("beyond the heap")
        super().apply(action)


class ShowsWhatIsRedrawn(Heap):
    def determinize(self, seat: int, rng: Rng) -> Heap:
        new = self.clone()
        new.picked = [new.picked[1], new.picked[0]]
        return new


class RefusesLegalMoves(Sticks):
    def why_not(self, state: State, seat: int, move: Move) -> Refusal | None:
        assert isinstance(state, Heap)
        return Refusal("C1_COLUMN_FULL") if state.left < 6 else None


def broken_in(game: Sticks, folder: Path, games: int = 1) -> set[str]:
    """What soaks of so many games find; every broken game is kept."""
    found: set[str] = set()
    for seed in range(games):
        task = SoakTask(Setup(2), seed, folder / f"{seed}.jsonl")
        result = soak(game, task)
        assert bool(result.broken) == task.record.exists()
        assert result.record == (task.record if result.broken else None)
        found.update(result.broken)
    return found


def test_games_go_round_all_ways_to_play_with_draws_of_their_own() -> None:
    setups = BORU.setups()
    tasks = list(soak_tasks(BORU, 2 * len(setups), 7, Path("broken")))

    assert [task.setup for task in tasks] == setups * 2
    assert len({task.seed for task in tasks}) == len(tasks)
    assert len({task.record for task in tasks}) == len(tasks)
    assert {task.record.parent for task in tasks} == {Path("broken")}
    other = {task.seed for task in soak_tasks(BORU, len(setups), 8, Path("broken"))}
    assert not other & {task.seed for task in tasks}


def test_a_sound_game_is_played_to_its_end_and_leaves_nothing_behind(tmp_path: Path) -> None:
    for task in soak_tasks(BORU, 3, 1, tmp_path):
        result = soak(BORU, task)

        assert (result.broken, result.record) == ((), None)
        assert result.answers > 100
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("heap", "what"),
    [
        (LosesSticks, "sticks are lost"),
        (ListsTwice, "an answer is listed twice"),
        (Crashes, "IndexError: beyond the heap"),
    ],
)
def test_what_is_broken_is_told_and_the_game_is_kept(
    tmp_path: Path, heap: type[Heap], what: str
) -> None:
    game = Sticks(heap)

    assert broken_in(game, tmp_path) == {what}
    again = replay(read_record(tmp_path / "0.jsonl"), game)
    assert isinstance(again.state, Heap)
    assert again.state.left < 6
    assert not again.is_over


def test_moves_are_checked_now_and_then(tmp_path: Path) -> None:
    found = [
        each.broken
        for seed in range(40)
        if (
            each := soak(RefusesLegalMoves(), SoakTask(Setup(2), seed, tmp_path / f"{seed}"))
        ).broken
    ]

    # One answer in eight is tried, of about two that are refused in each game; a costly check,
    # one position in 120, would tell of every answer that is listed.
    assert sum(1 for broken in found if len(broken) == 1) > 5
    assert all("is legal and refused" in each for broken in found for each in broken)


def test_costly_checks_come_now_and_then(tmp_path: Path) -> None:
    assert broken_in(Sticks(ShowsWhatIsRedrawn), tmp_path, games=150) == {
        "seat 0 sees what it may not know",
        "seat 1 sees what it may not know",
    }
