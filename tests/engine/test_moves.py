"""Moves as values, as text and as JSON."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from threecrowns.engine.moves import Cell, Grammar, Move, Number, Value, Word
from threecrowns.engine.refusal import UnreadableMoveError

GRAMMAR = Grammar(
    {
        "build": (Word("tile", ("JO1", "inn-2")), Cell("at")),
        "take": (Number("slot", 0, 6),),
        "end": (),
    }
)

VALUES: dict[type, st.SearchStrategy[Value]] = {
    Word: st.sampled_from(("JO1", "inn-2")),
    Cell: st.tuples(st.integers(-999, 999), st.integers(-999, 999)),
    Number: st.integers(0, 6),
}


@st.composite
def moves(draw: st.DrawFn) -> Move:
    verb = draw(st.sampled_from(sorted(GRAMMAR.verbs)))
    values: list[Value] = [draw(VALUES[type(field)]) for field in GRAMMAR.verbs[verb]]
    return Move(verb, tuple(values))


@given(moves())
def test_a_move_survives_text_and_json(move: Move) -> None:
    assert GRAMMAR.read(GRAMMAR.write(move)) == move
    assert GRAMMAR.from_json(GRAMMAR.to_json(move)) == move
    assert GRAMMAR.is_move(move)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("build JO1 1,-2", Move("build", ("JO1", (1, -2)))),
        ("  BUILD   jo1  (1,-2) ", Move("build", ("JO1", (1, -2)))),
        ("Build Inn-2 0,0", Move("build", ("inn-2", (0, 0)))),
        ("take 6", Move("take", (6,))),
        ("end", Move("end")),
    ],
)
def test_text_is_read_whatever_its_case_and_spaces(text: str, move: Move) -> None:
    assert GRAMMAR.read(text) == move


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "move-unknown-verb"),
        ("   ", "move-unknown-verb"),
        ("conquer JO1", "move-unknown-verb"),
        ("build JO1", "move-usage"),
        ("end now", "move-usage"),
        ("take", "move-usage"),
        ("build JO9 1,1", "move-bad-word"),
        ("build JO1 1", "move-bad-word"),
        ("build JO1 1,2,3", "move-bad-word"),
        ("build JO1 1,x", "move-bad-word"),
        ("build JO1 1000,0", "move-bad-word"),
        ("take 7", "move-bad-word"),
        ("take -1", "move-bad-word"),
        ("take 1.0", "move-bad-word"),
        ("take ²", "move-bad-word"),
        ("take 99999999999999999999", "move-bad-word"),
    ],
)
def test_text_that_is_no_move_is_refused_with_what_to_say(text: str, message: str) -> None:
    with pytest.raises(UnreadableMoveError) as found:
        GRAMMAR.read(text)
    assert found.value.phrase.id == message
    expected = "verbs" if message == "move-unknown-verb" else "usage"
    assert found.value.phrase.params[expected]


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (None, "move-unknown-verb"),
        ([], "move-unknown-verb"),
        ("end", "move-unknown-verb"),
        ({}, "move-unknown-verb"),
        ({"do": "conquer"}, "move-unknown-verb"),
        ({"do": "take"}, "move-usage"),
        ({"do": "take", "slot": 1, "extra": 2}, "move-usage"),
        ({"do": "take", "slot": "1"}, "move-bad-word"),
        ({"do": "take", "slot": True}, "move-bad-word"),
        ({"do": "take", "slot": 7}, "move-bad-word"),
        ({"do": "take", "slot": None}, "move-bad-word"),
        ({"do": "build", "tile": "jo1", "at": [1, 1]}, "move-bad-word"),
        ({"do": "build", "tile": 1, "at": [1, 1]}, "move-bad-word"),
        ({"do": "build", "tile": "JO1", "at": "1,1"}, "move-bad-word"),
        ({"do": "build", "tile": "JO1", "at": [1, 1, 1]}, "move-bad-word"),
        ({"do": "build", "tile": "JO1", "at": [1, True]}, "move-bad-word"),
        ({"do": "build", "tile": "JO1", "at": [1, 1.5]}, "move-bad-word"),
        ({"do": "build", "tile": "JO1", "at": [1, 1000]}, "move-bad-word"),
        ({"do": "build", "tile": "JO1", "at": [-(10**30), 1]}, "move-bad-word"),
    ],
)
def test_json_that_is_no_move_is_refused(data: object, message: str) -> None:
    with pytest.raises(UnreadableMoveError) as found:
        GRAMMAR.from_json(data)
    assert found.value.phrase.id == message


@pytest.mark.parametrize("verb", [["end"], {"a": 1}, 3, None])
def test_a_verb_that_is_no_text_is_refused(verb: object) -> None:
    with pytest.raises(UnreadableMoveError):
        GRAMMAR.from_json({"do": verb})


@given(st.text(max_size=40))
def test_any_text_is_read_or_refused(text: str) -> None:
    with suppress(UnreadableMoveError):
        GRAMMAR.read(text)


def test_usage_shows_the_fields() -> None:
    assert GRAMMAR.usage("build") == "build TILE AT"
    assert GRAMMAR.usage("end") == "end"


@pytest.mark.parametrize(
    "move",
    [
        Move("castle"),
        Move("end", (1,)),
        Move("take"),
        Move("take", (7,)),
        Move("take", (-1,)),
        Move("take", (True,)),
        Move("take", ("1",)),
        Move("build", ("XX1", (0, 0))),
        Move("build", ("jo1", (0, 0))),
        Move("build", ("JO1", (1000, 0))),
        Move("build", ("JO1", "0,0")),
    ],
)
def test_a_move_made_by_hand_may_be_none(move: Move) -> None:
    assert not GRAMMAR.is_move(move)
