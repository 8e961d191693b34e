"""Forks: positions of a game that were played on in several ways, as branches.

A game says how one answer to a question fared, never how another would have. So some of its
positions are played on again: by various answers to the next position that is judged, so that a
judgement has something to tell apart, and from there by the search alone to where the search
looks no further, a draw or the end. What chance decides afterwards has nothing to do with them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from threecrowns.bots.arena import mixed
from threecrowns.engine.game import Game, Setup
from threecrowns.engine.heuristics import Heuristics
from threecrowns.engine.models import ModelError
from threecrowns.engine.rng import Rng
from threecrowns.engine.search import Search
from threecrowns.engine.state import State

BRANCHES = 6  # of a fork
STRAYING = 4  # of them, which begin with answers that are mostly random
FEWEST = 2  # with fewer there is nothing to compare
RANDOM_OF_TEN = 7  # answers
FORK_ITERATIONS = 50


@dataclass(frozen=True)
class Branch:
    """One way to play on."""

    at: int  # after how many answers of the game the fork lies
    actions: tuple[int, ...]
    quiet: int  # after how many of them the position to be judged lies


def branches(
    game: Game, setup: Setup, given: Sequence[int], seed: int, count: int
) -> Iterator[Branch]:
    """Some positions of a game, drawn at random, played on; those of one fork in a row."""
    if count == 0:
        return
    rng = Rng(mixed(seed, 1))  # not that of the game: it is the same without forks
    heuristics = game.learned or game.heuristics
    left = _judged_positions(game, heuristics, setup, given)
    chosen: list[tuple[int, State]] = []
    while left and len(chosen) < count:
        chosen.append(left.pop(rng.below(len(left))))
    for at, state in sorted(chosen, key=lambda fork: fork[0]):
        ways = [_way_on(state.clone(), heuristics, rng, k < STRAYING) for k in range(BRANCHES)]
        found = [Branch(at, *way) for way in ways if way is not None]
        if len(found) >= FEWEST:
            yield from found


def _judged_positions(
    game: Game, heuristics: Heuristics, setup: Setup, given: Sequence[int]
) -> list[tuple[int, State]]:
    """Where a seat is asked, the position is judged as it is, and there is something to learn."""
    state = game.new(setup)
    try:
        features = game.wanted_model(state.seats).features
    except ModelError:
        return []
    found = []
    for at, action in enumerate(given):
        is_asked = state.actor >= 0 and heuristics.is_quiet(state)
        if is_asked and features.is_judged(state) and features.is_forked(state):
            found.append((at, state.clone()))
        state.apply(action)
    return found


def _way_on(
    state: State, heuristics: Heuristics, rng: Rng, is_straying: bool
) -> tuple[tuple[int, ...], int] | None:
    """The answers to the next draw or the end, and where the position to be judged lies.

    None if there is no such position before.
    """
    actions: list[int] = []
    while state.actor >= 0 and not (actions and heuristics.is_quiet(state)):
        if is_straying and rng.below(10) < RANDOM_OF_TEN:
            answers = state.legal_actions()
            actions.append(answers[rng.below(len(answers))])
        else:
            actions.append(_best(state, heuristics, rng))
        state.apply(actions[-1])
    if state.actor < 0:
        return None
    quiet = len(actions)
    while state.actor >= 0:
        actions.append(_best(state, heuristics, rng))
        state.apply(actions[-1])
    return tuple(actions), quiet


def _best(state: State, heuristics: Heuristics, rng: Rng) -> int:
    """What a search of its own finds."""
    return int(Search(heuristics, FORK_ITERATIONS, rng.next()).choose(state))
