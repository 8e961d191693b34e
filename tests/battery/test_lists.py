"""The legal list against everything a player could say: whatever is not listed is refused."""

from __future__ import annotations

import pytest

from battery.positions import Chunk, chunks, sampled
from threecrowns.engine.checks import broken_list


@pytest.mark.parametrize("chunk", chunks(8), ids=str)
def test_everything_that_can_be_said_is_either_listed_or_refused(chunk: Chunk) -> None:
    for match, _ in sampled(chunk, games=224, one_in=200):
        state = match.state
        for seat in state.waiting() or [state.actor]:
            assert list(broken_list(match.game, state, seat)) == [], len(match.answers)
