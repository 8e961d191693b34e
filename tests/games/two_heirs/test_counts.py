"""Counts: the number of legal sequences of one, two and three answers from some tables.

A count that changes means that some move became possible or impossible; CHANCE's answers count.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.two_heirs.tables import BLUE, GAME, play, solo, table
from threecrowns.engine.game import Setup
from threecrowns.engine.match import Match, shuffle_from_seed
from threecrowns.engine.rng import Rng
from threecrowns.engine.state import State
from threecrowns.games.two_heirs.rules.turn import TwoHeirs


def sequences(state: State, depth: int) -> int:
    answers = state.legal_actions()
    if depth == 1:
        return len(answers)
    count = 0
    for answer in answers:
        after = state.clone()
        after.apply(answer)
        count += sequences(after, depth - 1)
    return count


def after_random_answers(setup: Setup, answers: int) -> State:
    """A position of a numbered random game, with a seat to answer."""
    match = Match(GAME, setup, shuffle_from_seed(1, setup.seats))
    match.draw()
    rng = Rng(1)
    for _ in range(answers):
        legal = match.state.legal_actions()
        match.answer(match.state.actor, legal[rng.below(len(legal))])
        match.draw()
    return match.state


def siege() -> TwoHeirs:
    return table(
        board="""
            .     b:JO4  w:WA3  .
            any   .      b:JO5  w:WA1
            *grey .      .      .
        """,
        white=[(0, 1), (2, 2)],
        ring="grey yellow green any any any",
        white_hand="WA2",
    )


def surplus() -> TwoHeirs:
    state = table(turn=BLUE, taken=True, blue_hand="JO1 JO2 JO3 JO4 JO5")
    play(state, "end")
    return state


def camps() -> TwoHeirs:
    return table(board="* w:DO7 w:DO8 any", white=[(0, 0), (3, 0)], taken=True, stack=2)


def henry() -> TwoHeirs:
    return solo(
        board="*grey human:JO6 any",
        reference=(1, 0),
        ring="grey yellow green any any any",
        hand="JO3",
        treasures="TR1 TR7 TR8",
        stack=4,
    )


TABLES: dict[str, tuple[Callable[[], State], list[int]]] = {
    "a new table": (lambda: GAME.new(Setup(2)), [2, 54, 1404]),
    "first turn": (lambda: after_random_answers(Setup(2), 0), [3, 57, 969]),
    "middle of a game for two": (
        lambda: after_random_answers(Setup(2, {"sets": ("war", "crafts", "patrol")}), 49),
        [27, 236, 1233],
    ),
    "middle of a solo game": (
        lambda: after_random_answers(Setup(1, {"henry": 2}), 50),
        [23, 308, 2188],
    ),
    "two sieges": (siege, [30, 442, 4600]),
    "two tiles too many": (surplus, [5, 20, 60]),
    "two camps": (camps, [8, 46, 163]),
    "against Henry": (henry, [19, 145, 900]),
}


@pytest.mark.parametrize("name", TABLES)
def test_the_number_of_legal_sequences_is_as_counted(name: str) -> None:
    make, expected = TABLES[name]

    assert [sequences(make(), depth) for depth in (1, 2, 3)] == expected
