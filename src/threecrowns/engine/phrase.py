"""Something to be said to a player, before it is put into a language.

A phrase points at the things it speaks of: a `Thing` inside it is worded like a name, and a face
can find it on the table, light it up and link it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypeAlias

import msgspec

Names: TypeAlias = Mapping[str, str]  # a published name in every language

# What there is on a table. A game says which of these it has.
KINDS = frozenset(
    {
        "tile",  # "JO1"
        "cell",  # (1, -2)
        "unit",  # "elite" of a seat
        "slot",  # 3
        "treasure",  # "t4"
        "road",  # 12, by its first segment
        "card",  # "red-11", "tavern"
        "town",  # "co8"
        "region",  # "leinster"
        "marriage",  # "m3"
        "viking",  # "v2"
        "place",  # "quarry"
        "level",  # 2, of the cathedral
        "monument",  # "clay"
        "player",  # 1
        "goods",  # "silver"
        "scheme",  # "a04"
        "opponent",  # "informer"
        "track",  # "church"
    }
)


class Ref(msgspec.Struct, frozen=True, omit_defaults=True):
    """Points at a thing on the table: `Ref("tile", "JO1")`, `Ref("cell", (1, -2))`."""

    kind: str  # one of KINDS
    id: str | int | tuple[int, int]
    seat: int | None = None  # whose it is, where that is part of its name: the elite unit of 0


class Thing(msgspec.Struct, frozen=True):
    """A thing inside a phrase: what it points at, its name, and what a person types for it."""

    ref: Ref
    name: Names | Phrase | str
    typed: str = ""  # "JO1"; said only where a person has to type it


class Phrase(msgspec.Struct, frozen=True):
    """A message id with its parameters; things, names and lists inside it are worded too."""

    id: str
    params: Mapping[str, Param] = {}


Part: TypeAlias = "Phrase | Thing | Names | str"
Param: TypeAlias = "str | int | Names | Phrase | Thing | tuple[Part, ...]"


def refs_in(param: Param) -> Iterator[Ref]:
    """Everything that a phrase points at, in the order of its parameters."""
    if isinstance(param, Thing):
        yield param.ref
    elif isinstance(param, tuple):
        for part in param:
            yield from refs_in(part)
    elif isinstance(param, Phrase):
        for value in param.params.values():
            yield from refs_in(value)


def phrase_from(data: Mapping[str, Any]) -> Phrase:
    """The phrase that was written as JSON."""
    return Phrase(data["id"], {name: _param_from(each) for name, each in data["params"].items()})


def _param_from(data: Any) -> Any:
    """Objects are told apart by their keys."""
    if isinstance(data, list | tuple):
        return tuple(_param_from(each) for each in data)
    if not isinstance(data, Mapping):
        return data
    if "params" in data:
        return phrase_from(data)
    if "ref" in data:
        return Thing(msgspec.convert(data["ref"], Ref), _param_from(data["name"]), data["typed"])
    return dict(data)
