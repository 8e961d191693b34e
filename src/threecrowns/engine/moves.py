"""What a player says: a move as a value, as JSON and as text.

A game declares its verbs and their fields once (`Grammar`); reading and writing follow from it.

    build JO1 1,-2        {"do": "build", "tile": "JO1", "at": [1, -2]}

Every field says what its values point at (`kind`, one of `phrase.KINDS`), or that they are plain
words and numbers (""). The subject of a move is the thing one touches first.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from typing import Any

import msgspec

from threecrowns.engine.refusal import UnreadableMoveError

Value = str | int | tuple[int, int]
CELL = re.compile(r"^\(?(-?\d{1,3}),(-?\d{1,3})\)?$")
FARTHEST = 999  # from the middle of a grid, in text and in JSON
NUMBER = re.compile(r"^-?\d{1,9}$")


class Move(msgspec.Struct, frozen=True):
    """One complete thing a player says: a verb and its values in the grammar's order."""

    verb: str
    values: tuple[Value, ...] = ()


@dataclass(frozen=True)
class Word:
    """A field that is one of some ids, such as a tile or a direction."""

    name: str
    ids: Sequence[str]
    kind: str = ""  # what the ids point at
    is_subject: bool = False  # touched first, although another field is said first

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The place of every id in the list."""
        return {each: number for number, each in enumerate(self.ids)}

    @cached_property
    def _found(self) -> dict[str, str]:
        """What was read before. Ids may be read from a file only when they are looked for."""
        return {}

    def read(self, text: str) -> Value | None:
        wanted = text.lower()
        if wanted not in self._found:
            found = next((each for each in self.ids if each.lower() == wanted), None)
            if found is None:
                return None
            self._found[wanted] = found
        return self._found[wanted]

    def from_json(self, value: object) -> Value | None:
        return value if isinstance(value, str) and self.read(value) == value else None


@dataclass(frozen=True)
class Number:
    """A field that is a whole number in a range."""

    name: str
    low: int
    high: int
    kind: str = ""  # what the numbers point at
    is_subject: bool = False

    def read(self, text: str) -> Value | None:
        return self.from_json(int(text)) if NUMBER.match(text) else None

    def from_json(self, value: object) -> Value | None:
        if isinstance(value, int) and not isinstance(value, bool):
            return value if self.low <= value <= self.high else None
        return None


@dataclass(frozen=True)
class Cell:
    """A field that is a place on a grid: `x,y`."""

    name: str
    kind: str = "cell"
    is_subject: bool = False

    def read(self, text: str) -> Value | None:
        found = CELL.match(text)
        return (int(found[1]), int(found[2])) if found else None

    def from_json(self, value: object) -> Value | None:
        if isinstance(value, list) and len(value) == 2:
            if all(isinstance(each, int) and not isinstance(each, bool) for each in value):
                if all(-FARTHEST <= each <= FARTHEST for each in value):
                    return (value[0], value[1])
        return None


Field = Word | Number | Cell


def _values(field: Field, cells: Sequence[tuple[int, int]]) -> Sequence[Value]:
    match field:
        case Word():
            return field.ids
        case Number():
            return range(field.low, field.high + 1)
        case Cell():
            return cells


def _pointers(fields: tuple[Field, ...]) -> list[tuple[int, Field]]:
    pointing = [(at, field) for at, field in enumerate(fields) if field.kind]
    return sorted(pointing, key=lambda each: not each[1].is_subject)  # stable


class Grammar:
    """All verbs of a game with their fields."""

    def __init__(self, verbs: Mapping[str, tuple[Field, ...]]) -> None:
        self.verbs = dict(verbs)
        # [verb] -> its fields that point at something, each with its place; the subject first
        self.pointers = {verb: _pointers(fields) for verb, fields in self.verbs.items()}
        self._said: dict[str, list[Move]] = {}  # by verbs that name no cell

    def moves(self, verb: str, cells: Sequence[tuple[int, int]]) -> list[Move]:
        """Everything a verb can say, with these cells."""
        if verb in self._said:
            return self._said[verb]
        fields = self.verbs[verb]
        said = [
            Move(verb, chosen) for chosen in product(*(_values(each, cells) for each in fields))
        ]
        if not any(isinstance(field, Cell) for field in fields):
            self._said[verb] = said
        return said

    def usage(self, verb: str) -> str:
        """`build TILE AT`: what a person should type."""
        return " ".join([verb, *(field.name.upper() for field in self.verbs[verb])])

    def read(self, text: str) -> Move:
        """A move from what was typed; raises UnreadableMoveError."""
        verb, *words = text.split() or [""]
        verb = verb.lower()
        if verb not in self.verbs:
            raise UnreadableMoveError("move-unknown-verb", text=text, verbs=", ".join(self.verbs))
        fields = self.verbs[verb]
        usage = self.usage(verb)
        if len(words) != len(fields):
            raise UnreadableMoveError("move-usage", text=text, usage=usage)
        values = []
        for field, word in zip(fields, words, strict=True):
            value = field.read(word)
            if value is None:
                raise UnreadableMoveError("move-bad-word", word=word, usage=usage)
            values.append(value)
        return Move(verb, tuple(values))

    def is_move(self, move: Move) -> bool:
        """Can this be said at all? A move made by hand may name what does not exist."""
        fields = self.verbs.get(move.verb)
        if fields is None or len(fields) != len(move.values):
            return False
        written = [list(value) if isinstance(value, tuple) else value for value in move.values]
        return all(
            field.from_json(value) is not None for field, value in zip(fields, written, strict=True)
        )

    def write(self, move: Move) -> str:
        """The text that `read` understands."""
        words = [f"{v[0]},{v[1]}" if isinstance(v, tuple) else str(v) for v in move.values]
        return " ".join([move.verb, *words])

    def to_json(self, move: Move) -> dict[str, Any]:
        found: dict[str, Any] = {"do": move.verb}
        for field, value in zip(self.verbs[move.verb], move.values, strict=True):
            found[field.name] = list(value) if isinstance(value, tuple) else value
        return found

    def from_json(self, data: object) -> Move:
        """The move that `to_json` wrote; raises UnreadableMoveError."""
        verb = data.get("do") if isinstance(data, dict) else None
        if not isinstance(data, dict) or not isinstance(verb, str) or verb not in self.verbs:
            raise UnreadableMoveError(
                "move-unknown-verb", text=str(data), verbs=", ".join(self.verbs)
            )
        fields = self.verbs[verb]
        usage = self.usage(verb)
        if set(data) != {"do", *(field.name for field in fields)}:
            raise UnreadableMoveError("move-usage", text=str(data), usage=usage)
        values = []
        for field in fields:
            value = field.from_json(data[field.name])
            if value is None:
                raise UnreadableMoveError("move-bad-word", word=str(data[field.name]), usage=usage)
            values.append(value)
        return Move(verb, tuple(values))
