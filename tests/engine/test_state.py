"""What every state can do: bytes, digests, questions."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from connect_four.rules import ConnectFour
from threecrowns.engine.state import CHANCE, OVER, Numbers, State

INTEGERS = st.integers(-(2**63), 2**63 - 1)


class Slate(State):
    """A state that holds any numbers."""

    def __init__(self, held: list[int]) -> None:
        super().__init__(1)
        self.held = held

    def numbers(self) -> list[int]:
        return self.held

    def restore(self, saved: Numbers) -> None:
        self.held = saved.numbers


@given(st.lists(INTEGERS, max_size=30))
def test_numbers_survive_bytes(held: list[int]) -> None:
    loaded = Slate([])
    loaded.from_bytes(Slate(held).to_bytes())

    assert loaded.held == held


@given(st.lists(INTEGERS, max_size=10), st.lists(INTEGERS, max_size=10))
def test_different_numbers_have_different_bytes_and_digests(a: list[int], b: list[int]) -> None:
    assert (a == b) == (Slate(a).to_bytes() == Slate(b).to_bytes())
    assert (a == b) == (Slate(a).digest() == Slate(b).digest())


def test_a_digest_is_sixteen_hex_digits_and_never_changes() -> None:
    assert Slate([1, -1, 300]).digest() == "82896714574cbca1"


@pytest.mark.parametrize(("actor", "waiting"), [(0, [0]), (1, [1]), (CHANCE, []), (OVER, [])])
def test_the_actor_is_waited_for_and_chance_is_not(actor: int, waiting: list[int]) -> None:
    state = ConnectFour()
    state.actor = actor

    assert state.waiting() == waiting
    assert state.is_over() == (actor == OVER)


def test_the_contract_is_to_be_fulfilled() -> None:
    bare = State(2)
    for question in (bare.legal, bare.clone, bare.numbers):
        with pytest.raises(NotImplementedError):
            question()
