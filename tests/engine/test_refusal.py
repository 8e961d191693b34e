"""What went wrong, as codes, clauses and message ids."""

from __future__ import annotations

import pickle

import pytest

from threecrowns.engine.content import ContentError, Problem
from threecrowns.engine.phrase import Phrase
from threecrowns.engine.refusal import (
    CrownsError,
    GameError,
    IllegalMoveError,
    RecordError,
    Refusal,
    SetupError,
    UnreadableMoveError,
)


def test_a_refusal_knows_its_clause_and_its_message() -> None:
    refusal = Refusal("T39_NO_OWN_UNIT_NEXT_TO_IT", {"cell": "1,2"})

    assert refusal.clause == "T39"
    assert refusal.phrase.id == "T39-no-own-unit-next-to-it"
    assert refusal.phrase.params == {"cell": "1,2"}


def test_an_illegal_move_carries_its_refusal() -> None:
    error = IllegalMoveError(Refusal("C1_COLUMN_FULL", {"column": "3"}))

    assert error.refusal.clause == "C1"
    assert str(error) == "C1-column-full(column=3)"


@pytest.mark.parametrize("kind", [GameError, UnreadableMoveError])
def test_errors_about_moves_are_value_errors(kind: type[GameError]) -> None:
    assert issubclass(kind, ValueError)
    assert issubclass(kind, CrownsError)


def test_errors_say_their_id_and_parameters() -> None:
    assert str(SetupError("setup-seats", seats=9, allowed="2")) == "setup-seats(seats=9, allowed=2)"
    error = RecordError("record-changed", 7)
    assert (error.line, str(error)) == (7, "record-changed(line=7)")


ERRORS = [
    CrownsError("file-unwritable", file="x", reason=Phrase("reason-exists")),
    UnreadableMoveError("move-unreadable", text="?"),
    IllegalMoveError(Refusal("C1_COLUMN_FULL", {"column": "3"})),
    SetupError("setup-seats", seats=9, allowed="2"),
    RecordError("record-changed", 7),
    ContentError("pack.toml", [Problem(3, Phrase("content-not-toml"))]),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_an_error_from_another_process_is_the_same_error(error: CrownsError) -> None:
    again = pickle.loads(pickle.dumps(error))

    assert type(again) is type(error)
    assert (again.args, vars(again)) == (error.args, vars(error))
    assert str(again) == str(error)
