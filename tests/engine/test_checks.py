"""The checks of the battery find what they are meant to find: games that are broken on purpose."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from librt.vecs import append, vec
from mypy_extensions import i32

from engine.sticks import Heap, Sticks
from threecrowns.engine.checks import (
    broken_copies,
    broken_list,
    broken_move,
    broken_promises,
    leaks,
)
from threecrowns.engine.game import Setup
from threecrowns.engine.match import Match
from threecrowns.engine.moves import Move
from threecrowns.engine.refusal import Refusal
from threecrowns.engine.rng import Rng
from threecrowns.engine.state import Numbers, State


class ListsTwice(Heap):
    def legal(self) -> vec[i32]:
        return append(super().legal(), i32(0))


class ListsTooMuch(Heap):
    def legal(self) -> vec[i32]:
        return append(super().legal(), i32(3))


class ListsTooLittle(Heap):
    def legal(self) -> vec[i32]:
        return super().legal()[:-1]


class HasNoAnswer(Heap):
    def legal(self) -> vec[i32]:
        return vec[i32]()


class LosesSticks(Heap):
    def apply(self, action: int) -> None:
        super().apply(action)
        self.picked = [0, 0]


class CopiesWrongly(Heap):
    def clone(self) -> Heap:
        new = super().clone()
        new.picked[0] += 1
        return new


class SharesWithItsCopies(Heap):
    def clone(self) -> Heap:
        new = super().clone()
        new.picked = self.picked
        return new


class LoadsWrongly(Heap):
    def restore(self, saved: Numbers) -> None:
        super().restore(saved)
        self.actor = 1 - self.actor


class ShowsWhatIsRedrawn(Heap):
    def determinize(self, seat: int, rng: Rng) -> Heap:
        new = self.clone()
        new.picked = [new.picked[1], new.picked[0]]
        return new


class RefusesLegalMoves(Sticks):
    def why_not(self, state: State, seat: int, move: Move) -> Refusal | None:
        return Refusal("C1_COLUMN_FULL")


class EncodesWrongly(Sticks):
    def encode(self, state: State, move: Move) -> int:
        return 2 - super().encode(state, move)


class AllowsTooMuch(Sticks):
    def why_not(self, state: State, seat: int, move: Move) -> Refusal | None:
        return None


def begun(game: Sticks) -> Match:
    """After two answers: the first seat has picked one stick, the other two."""
    match = Match(game, Setup(2))
    match.state.apply(0)
    match.state.apply(1)
    return match


def promises(match: Match) -> Iterator[str]:
    return broken_promises(match.game, match.state)


def copies(match: Match) -> Iterator[str]:
    return broken_copies(match.game, match, Rng(1))


def hidden(match: Match) -> Iterator[str]:
    return leaks(match.game, match.state, 0, Rng(1))


def moves(match: Match) -> Iterator[str]:
    return broken_move(match.game, match.state, 0)


def lists(match: Match) -> Iterator[str]:
    return broken_list(match.game, match.state, match.state.actor)


Check = Callable[[Match], Iterator[str]]
BROKEN: list[tuple[type[Heap], Check]] = [
    (ListsTwice, promises),
    (ListsTooMuch, promises),
    (HasNoAnswer, promises),
    (LosesSticks, promises),
    (ListsTooLittle, lists),
    (CopiesWrongly, copies),
    (SharesWithItsCopies, copies),
    (LoadsWrongly, copies),
    (ShowsWhatIsRedrawn, hidden),
]


@pytest.mark.parametrize(("heap", "check"), BROKEN, ids=[each.__name__ for each, _ in BROKEN])
def test_a_broken_game_is_found_out(heap: type[Heap], check: Check) -> None:
    assert list(check(begun(Sticks(heap))))


@pytest.mark.parametrize("game", [RefusesLegalMoves, EncodesWrongly])
def test_broken_moves_are_found_out(game: type[Sticks]) -> None:
    assert list(moves(begun(game())))


@pytest.mark.parametrize("game", [RefusesLegalMoves, EncodesWrongly])
def test_lists_that_differ_from_the_refusals_are_found_out(game: type[Sticks]) -> None:
    assert list(lists(begun(game())))


def test_what_is_neither_listed_nor_refused_is_found_out() -> None:
    match = begun(AllowsTooMuch())
    for _ in range(2):
        match.state.apply(1)
    assert match.state.legal_actions() == [0, 1]  # two sticks are left, three may be said
    assert [each for each in lists(match) if "neither" in each] == [
        "Move(verb='pick', values=(3,)) is neither listed nor refused"
    ]


def test_nothing_is_said_against_a_sound_game() -> None:
    match = begun(Sticks())
    for check in (promises, copies, hidden, moves, lists):
        assert list(check(match)) == []
