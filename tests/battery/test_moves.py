"""What may be said and what is refused: moves, refusals and the legal list agree."""

from __future__ import annotations

import pytest

from battery.positions import Chunk, chunks, random_move, sampled
from clauses import clauses_of
from threecrowns.engine.checks import broken_move
from threecrowns.engine.refusal import IllegalMoveError


@pytest.mark.parametrize("chunk", chunks(8), ids=str)
def test_every_legal_move_survives_text_and_json_and_is_not_refused(chunk: Chunk) -> None:
    for match, _ in sampled(chunk, games=160, one_in=30):
        state = match.state
        for action in state.legal_actions():
            assert not list(broken_move(match.game, state, action))


@pytest.mark.parametrize("chunk", chunks(8), ids=str)
def test_a_move_is_refused_exactly_when_it_is_not_legal(chunk: Chunk) -> None:
    known = clauses_of(chunk.game)
    for match, rng in sampled(chunk, games=160, one_in=30):
        game, state = match.game, match.state
        legal = {game.move(state, action): action for action in state.legal_actions()}
        for _ in range(25):
            move = random_move(game, state, rng)
            refusal = game.why_not(state, state.actor, move)
            if refusal is None:
                # Two cards may be named in either order: the answer is the same.
                answer = game.action(state, state.actor, move)
                assert legal.get(move, answer) == answer in legal.values(), move
                continue
            assert move not in legal
            assert refusal.clause in known
            with pytest.raises(IllegalMoveError) as found:
                game.action(state, state.actor, move)
            assert found.value.refusal == refusal


@pytest.mark.parametrize("chunk", chunks(4), ids=str)
def test_nobody_else_may_make_a_legal_move(chunk: Chunk) -> None:
    for match, _ in sampled(chunk, games=80, one_in=40):
        game, state = match.game, match.state
        others = [seat for seat in range(-1, 3) if seat not in (*state.waiting(), state.actor)]
        for action in state.legal_actions():
            move = game.move(state, action)
            for seat in others:
                assert game.why_not(state, seat, move) is not None, (seat, move)
