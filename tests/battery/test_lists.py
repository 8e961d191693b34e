"""The legal list against everything a player could say: whatever is not listed is refused."""

from __future__ import annotations

import pytest

from battery.positions import Chunk, chunks, sampled
from threecrowns.engine.checks import broken_list
from threecrowns.engine.state import CHANCE


@pytest.mark.parametrize("chunk", chunks(8), ids=str)
def test_everything_that_can_be_said_is_either_listed_or_refused(chunk: Chunk) -> None:
    for match, _ in sampled(chunk, games=224, one_in=200):
        state = match.state
        for seat in state.waiting() or [state.actor]:
            assert list(broken_list(match.game, state, seat)) == [], len(match.answers)


@pytest.mark.parametrize("chunk", chunks(1), ids=str)
def test_a_verb_that_is_refused_is_refused_with_everything_it_names(chunk: Chunk) -> None:
    for match, _ in sampled(chunk, games=4, one_in=200):
        state, game = match.state, match.game
        for seat in (*range(match.setup.seats), CHANCE):
            for verb in game.grammar.verbs:
                if game.is_verb_refused(state, seat, verb):
                    said = game.possible_moves(state, verb) or game.grammar.moves(verb, [(0, 0)])
                    assert all(game.is_refused(state, seat, move) for move in said), (seat, verb)
