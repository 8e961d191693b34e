"""Random games inside the compiled core."""

from __future__ import annotations

from mypy_extensions import i64

from threecrowns.engine.rng import Rng
from threecrowns.engine.state import CHANCE, OVER, State


def playout(state: State, rng: Rng) -> i64:
    """Play random answers to the end. Returns the number of answers given by seats."""
    decisions: i64 = 0
    while state.actor != OVER:
        if state.actor != CHANCE:
            decisions += 1
        answers = state.legal()
        state.apply(i64(answers[rng.below(i64(len(answers)))]))
    return decisions


def settle(state: State, rng: Rng) -> None:
    """Answer for CHANCE until a seat is asked or the game is over."""
    while state.actor == CHANCE:
        answers = state.legal()
        state.apply(i64(answers[rng.below(i64(len(answers)))]))


def playouts(start: State, games: i64, seed: i64) -> tuple[int, int]:
    """Many random games from one position: (answers given by seats, checksum of all results)."""
    rng = Rng(seed)
    decisions: i64 = 0
    checksum: i64 = 0
    for _ in range(games):
        state = start.clone()
        decisions += playout(state, rng)
        for seat in range(state.seats):
            checksum = (checksum * 31 + i64(state.payoff(seat) * 100.0) + 101) & 0xFFFFFFF
    return decisions, checksum


def clones(state: State, count: i64) -> i64:
    """Clone a state many times: for the benchmark."""
    seen: i64 = 0
    for _ in range(count):
        seen += state.clone().actor
    return seen
