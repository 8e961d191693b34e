"""Random games end, and keep what the contract promises after every answer."""

from __future__ import annotations

import pytest

from battery.positions import Chunk, answers_of, chunks, sampled
from threecrowns.engine.checks import broken_move, broken_promises

GAMES_PER_GAME = 1_000


@pytest.mark.parametrize("chunk", chunks(20), ids=str)
def test_random_games_end_and_keep_every_promise(chunk: Chunk) -> None:
    for match, rng in chunk.matches(GAMES_PER_GAME):
        for answer in answers_of(match, rng):
            broken = [
                *broken_promises(match.game, match.state),
                *broken_move(match.game, match.state, answer),
            ]
            assert not broken, (match.setup, len(match.answers))
        assert not list(broken_promises(match.game, match.state))
        assert match.state.waiting() == []
        assert all(-1.0 <= payoff <= 1.0 for payoff in match.payoffs())


@pytest.mark.parametrize("chunk", chunks(4), ids=str)
def test_the_mask_shows_the_legal_answers(chunk: Chunk) -> None:
    for match, _ in sampled(chunk, games=40, one_in=40):
        mask = match.game.action_mask(match.state)
        assert len(mask) == match.game.action_space
        assert [n for n, bit in enumerate(mask) if bit] == sorted(match.state.legal_actions())
