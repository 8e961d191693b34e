"""A clone and a saved state are equal to the original and independent of it."""

from __future__ import annotations

from types import GetSetDescriptorType

import pytest

from battery.positions import Chunk, chunks, game_of, sampled
from threecrowns.catalogue import GAMES
from threecrowns.engine.checks import broken_copies
from threecrowns.engine.playout import playout
from threecrowns.engine.state import State

NOT_SAVED = {
    "two-heirs": {"grid", "spots"},  # they follow from the tiles
    "connect-four": {"seats", "reveals"},  # they never change
}


def attributes(state: State) -> dict[str, object]:
    """Everything a state holds but its journal, compiled or not; vecs as lists."""
    if hasattr(state, "__dict__"):
        names = set(vars(state))
    else:
        kind = type(state)
        names = {n for n in dir(kind) if isinstance(getattr(kind, n), GetSetDescriptorType)}
    held = {name: getattr(state, name) for name in names - {"journal"}}
    return {n: list(each) if hasattr(each, "__getitem__") else each for n, each in held.items()}


@pytest.mark.parametrize("name", GAMES)
def test_every_field_is_saved_by_its_name(name: str) -> None:
    game = game_of(name)
    state = game.new(game.setups()[0])
    saved = [*state.fields(), *state.lists()]
    assert len(set(saved)) == len(saved)
    assert set(saved) | NOT_SAVED.get(name, set()) == set(attributes(state)) - {"tables"}


@pytest.mark.parametrize("chunk", chunks(8), ids=str)
def test_clones_and_saved_states_are_equal_and_independent(chunk: Chunk) -> None:
    for match, rng in sampled(chunk, games=80, one_in=60):
        assert not list(broken_copies(match.game, match, rng))


@pytest.mark.parametrize("chunk", chunks(8), ids=str)
def test_copies_hold_every_attribute(chunk: Chunk) -> None:
    for match, rng in sampled(chunk, games=80, one_in=60):
        state = match.state
        before = attributes(state)
        clone = state.clone()
        loaded = match.game.new(match.setup)
        loaded.from_bytes(state.to_bytes())
        redrawn = state.determinize(0, rng)

        # Copies are equal, without the journal of the original,
        assert attributes(clone) == before
        assert attributes(loaded) == before
        assert clone.numbers() == state.numbers()
        assert clone.journal is None

        # and playing with any of them changes nothing here.
        for copy in (clone, loaded, redrawn):
            playout(copy, rng)
        assert attributes(state) == before


@pytest.mark.parametrize("chunk", chunks(4), ids=str)
def test_different_positions_have_different_digests(chunk: Chunk) -> None:
    for match, rng in sampled(chunk, games=20, one_in=40):
        state = match.state
        answers = state.legal_actions()
        if answers:
            after = state.clone()
            after.apply(answers[rng.below(len(answers))])
            assert after.digest() != state.digest()
            assert after.to_bytes() != state.to_bytes()
