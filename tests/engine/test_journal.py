"""Events and who may know them."""

from __future__ import annotations

import pytest

from connect_four.rules import ConnectFour
from threecrowns.engine.journal import UNKNOWN, Journal

SPECTATOR = -1


def secret_event(knowers: int) -> Journal:
    """A journal with one event whose secret, 77, some seats may know."""
    state = ConnectFour()
    state.journal = Journal()
    state.note_secret(5, 0, 1, 2, 77, knowers)
    return state.journal


@pytest.mark.parametrize(
    ("knowers", "seat", "secret"),
    [
        (0b00, 0, UNKNOWN),
        (0b00, 1, UNKNOWN),
        (0b01, 0, 77),
        (0b01, 1, UNKNOWN),
        (0b10, 0, UNKNOWN),
        (0b10, 1, 77),
        (0b11, 1, 77),
        (0b11, SPECTATOR, UNKNOWN),
    ],
)
def test_a_secret_is_told_to_its_knowers_only(knowers: int, seat: int, secret: int) -> None:
    (event,) = secret_event(knowers).known_to(seat)

    assert event.facts() == (5, 0, 1, 2, 0, 0, secret)


def test_a_reader_does_not_learn_who_else_knows() -> None:
    (mine,) = secret_event(0b11).known_to(1)
    (alone,) = secret_event(0b10).known_to(1)

    assert mine.knowers == alone.knowers
    assert secret_event(0b11).known_to(SPECTATOR)[0].knowers == 0


def test_reading_does_not_change_the_journal() -> None:
    journal = secret_event(0b01)
    journal.known_to(1)

    assert journal.events[0].secret == 77


def test_open_facts_are_told_to_everybody() -> None:
    state = ConnectFour()
    state.journal = Journal()
    state.note(3, 1, 10, 20, 30, 40)

    for seat in (0, 1, SPECTATOR):
        (event,) = state.journal.known_to(seat)
        assert event.facts() == (3, 1, 10, 20, 30, 40, UNKNOWN)


def test_without_a_journal_nothing_is_noted_and_the_game_is_the_same() -> None:
    told, untold = ConnectFour(), ConnectFour()
    for state in (told, untold):
        state.clear()
    told.journal = Journal()
    for column in (0, 1, 0, 1, 0, 1, 0):
        told.apply(column)
        untold.apply(column)

    assert told.digest() == untold.digest()
    assert len(told.journal.events) == 8  # seven stones and the win
    assert told.clone().journal is None
