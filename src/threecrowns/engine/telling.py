"""Events as data: what a face shows, and the sentence, both from one table of a game.

A game lists its event kinds once:

    KINDS = {BUILT: EventKind("built", ("tile", Words.tile), ("cell", Words.cell))}

The facts stand in the order in which the rules note them (a, b, c, d); a secret fact is named
apart. A fact is worded by a function; what it points at is read from the words, so that data and
sentence cannot differ.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from threecrowns.engine.journal import UNKNOWN, Event
from threecrowns.engine.phrase import Param, Phrase, Ref, Thing

Fact: TypeAlias = "Ref | int | str | tuple[Fact, ...]"
WordsT = TypeVar("WordsT")


class Told(msgspec.Struct, frozen=True):
    """One event as a reader may know it."""

    kind: str  # "built"
    seat: int | None  # who did it; None: nobody at the table
    facts: dict[str, Any]  # [name] -> Fact: {"tile": Ref("tile", "JO1"), "discounts": 1}
    text: Phrase | None  # None: there is nothing to say
    step: str | None = None  # of a scripted opponent's turn: "takes"
    index: int = -1  # which event of the game it is
    answer: int = -1  # the answer that it came of
    turn: int = 0
    points: tuple[int, ...] | None = None  # of every seat after that answer, on its last event

    def at(self, index: int, answer: int, turn: int, points: tuple[int, ...] | None) -> Told:
        """The same event where it stands in a game."""
        return Told(
            self.kind, self.seat, self.facts, self.text, self.step, index, answer, turn, points
        )


class EventKind(Generic[WordsT]):
    """What an event of one kind carries, in the order in which it is noted."""

    def __init__(
        self,
        name: str,
        *facts: tuple[str, Callable[[WordsT, int], Param]],
        secret: tuple[str, Callable[[WordsT, int], Param]] | None = None,
        step: str | None = None,
    ) -> None:
        assert len(facts) <= len("abcd")
        self.name = name
        self.facts = facts
        self.secret = secret  # left out where the reader may not know it
        self.step = step

    def worded(self, words: WordsT, event: Event) -> dict[str, Param]:
        """The facts of an event by their names."""
        numbers = (event.a, event.b, event.c, event.d)
        found = {
            name: word(words, number)
            for (name, word), number in zip(self.facts, numbers, strict=False)
        }
        if self.secret is not None and event.secret != UNKNOWN:
            name, word = self.secret
            found[name] = word(words, event.secret)
        return found

    def told(self, event: Event, facts: Mapping[str, Param], text: Phrase | None) -> Told:
        return Told(
            kind=self.name,
            seat=event.seat if event.seat >= 0 else None,
            facts={name: fact_of(value) for name, value in facts.items()},
            text=text,
            step=self.step,
        )


def fact_of(param: Param) -> Fact:
    """What a worded fact is as data: the thing, the number, or a stable word."""
    if isinstance(param, Thing):
        return param.ref
    if isinstance(param, int | str):
        return param
    if isinstance(param, tuple):
        return tuple(fact_of(each) for each in param)
    if isinstance(param, Phrase):
        return param.id
    return param["en"]
