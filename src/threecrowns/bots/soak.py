"""Random games with every promise checked; a game that breaks one is kept as a record."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from threecrowns.bots.arena import mixed
from threecrowns.engine.checks import broken_move, broken_promises, everything_broken
from threecrowns.engine.game import Game, Setup
from threecrowns.engine.match import Match, shuffle_from_seed
from threecrowns.engine.record import RecordWriter
from threecrowns.engine.rng import Rng

MOVE_CHECKS = 8  # one answer in so many is written, read and explained
DEEP_CHECKS = 120  # one position in so many gets the costly checks too, all its answers among them


@dataclass(frozen=True)
class SoakTask:
    setup: Setup
    seed: int
    record: Path  # written only if something breaks


@dataclass(frozen=True)
class SoakResult:
    answers: int
    broken: tuple[str, ...]
    record: Path | None


def soak_tasks(game: Game, games: int, seed: int, folder: Path) -> Iterator[SoakTask]:
    """Every way to play, one after the other, until there are enough games."""
    setups = game.setups()
    for index in range(games):
        record = folder / f"soak-{game.id}-{seed}-{index}.jsonl"
        yield SoakTask(setups[index % len(setups)], mixed(seed, index), record)


def soak(game: Game, task: SoakTask) -> SoakResult:
    """Play one random game, checking every position."""
    rng = Rng(task.seed)
    match = Match(game, task.setup, shuffle_from_seed(task.seed, task.setup.seats))
    try:
        broken = play_checked(game, match, rng)
    except Exception as error:  # noqa: BLE001 - rules that crash are what a soak looks for
        broken = [f"{type(error).__name__}: {error}"]
    record = keep(match, task.record) if broken else None
    return SoakResult(len(match.answers), tuple(broken), record)


def play_checked(game: Game, match: Match, rng: Rng) -> list[str]:
    """Random answers to the end, or to the first broken promise."""
    while True:
        state = match.state
        broken = list(broken_promises(game, state))
        if broken or match.is_over:
            return broken
        answers = state.legal_actions()
        action = match.next_draw() if state.actor < 0 else answers[rng.below(len(answers))]
        if rng.below(MOVE_CHECKS) == 0:
            broken += broken_move(game, state, action)
        if rng.below(DEEP_CHECKS) == 0:
            broken += everything_broken(game, match, rng)
        if broken:
            return broken
        match.answer(state.actor, action)


def keep(match: Match, file: Path) -> Path:
    """Write a game that went wrong: playing its answers again shows the same."""
    again = Match(match.game, match.setup, match.shuffle)
    writer = RecordWriter(again, file, is_durable=False)
    writer.start(["random"] * match.setup.seats)
    for answer in match.answers:
        again.answer(answer.seat, answer.action)
    writer.close()
    return file
