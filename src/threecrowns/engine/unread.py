"""What a pack says and no reader asks for.

Such a value is a rule that the engine plays in one way only, or a mistyped key: it must be as the
built-in pack has it, so that nobody changes a figure and wonders why the game stays the same.
"""

from __future__ import annotations

import json
import re
from _collections_abc import dict_items, dict_values
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

NOTE = re.compile(r"meta|sources?|source_note|rulebook_\w+|note|text|(name|title)(_\w\w)?_from")
KINDS = ("kind", "type")  # what says which other keys a table has


class Watched(dict[str, Any]):
    """A table of a pack that remembers which of its keys were asked for."""

    def __init__(self, table: dict[str, Any]) -> None:
        super().__init__({key: watched(value) for key, value in table.items()})
        self.asked: set[str] = set()
        self.is_read_whole = False  # gone through from end to end: what is missing was seen to be

    def __getitem__(self, key: str) -> Any:
        self.asked.add(key)
        return super().__getitem__(key)

    def __contains__(self, key: object) -> bool:
        self.asked.add(str(key))
        return super().__contains__(key)

    def __iter__(self) -> Iterator[str]:
        self.read_whole()
        return super().__iter__()

    def __eq__(self, other: object) -> bool:
        self.ask_everything()
        return super().__eq__(other)

    def __ne__(self, other: object) -> bool:
        return not self == other

    def get(self, key: str, default: Any = None) -> Any:
        self.asked.add(key)
        return super().get(key, default)

    def items(self) -> dict_items[str, Any]:
        self.read_whole()
        return super().items()

    def values(self) -> dict_values[str, Any]:
        self.read_whole()
        return super().values()

    def read_whole(self) -> None:
        self.asked.update(self.keys())
        self.is_read_whole = True

    def ask_everything(self) -> None:
        """Compared as a whole: nothing of it can be different and unseen."""
        for value in self.values():
            for table in _tables(value):
                table.ask_everything()


def watched(value: Any) -> Any:
    """The value with every table in it watched."""
    if isinstance(value, dict):
        return Watched(value)
    return [watched(each) for each in value] if isinstance(value, list) else value


@dataclass(frozen=True)
class Unread:
    """A key that nobody asked for and that is not as the built-in pack has it."""

    path: tuple[str, ...]  # table, tables inside it, and at last the key
    index: int  # among the tables of this name
    wanted: str  # what the built-in pack has there; "" if it knows no such key
    known: tuple[str, ...]  # the keys that may stand there


def unread(pack: Watched, built_in: dict[str, Any]) -> Iterator[Unread]:
    """What no reader has asked for, of a pack that was read to its end."""
    yield from _inside(pack, [built_in], (), 0)


def shown(value: object) -> str:
    """A value as a person reads it in a message."""
    return json.dumps(value, ensure_ascii=False, default=str)  # TOML knows dates as well


def _inside(
    table: Watched, alike: Sequence[dict[str, Any]], path: tuple[str, ...], index: int
) -> Iterator[Unread]:
    """`alike`: this table of the built-in pack, then others that may have the same keys."""
    same = alike[0]
    is_same_kind = bool(same) and not any(_is_other(table, same, key) for key in KINDS)
    for key, value in dict.items(table):
        if NOTE.fullmatch(key):
            continue
        theirs = [each[key] for each in alike if key in each]
        is_asked = key in table.asked
        if _tables(value) and (is_asked or (key in same and _is_built_alike(value, same[key]))):
            others = [each for one in theirs for each in _tables(one)]
            yield from _inside_each(_tables(value), others, (*path, key), index)
        elif not is_asked:
            allowed = [same[key]] if key in same else [] if is_same_kind else theirs
            if value not in allowed:
                wanted = " / ".join(dict.fromkeys(shown(each) for each in allowed))
                known = sorted(table.asked | same.keys())
                yield Unread((*path, key), index, wanted, tuple(known))
    if is_same_kind and not table.is_read_whole:
        for key in sorted(same.keys() - table.keys() - table.asked):
            if not NOTE.fullmatch(key):
                yield Unread((*path, key), index, shown(same[key]), ())


def _inside_each(
    tables: Sequence[Watched], others: Sequence[dict[str, Any]], path: tuple[str, ...], index: int
) -> Iterator[Unread]:
    """The tables of one name; `others` are those of the built-in pack."""
    for place, table in enumerate(tables):
        where = place if len(path) == 1 else index
        same = _same(table, place, others)
        if not same and table.asked == {"id"}:  # sought by its id, and never looked into
            known = tuple(str(each.get("id")) for each in others)
            yield Unread((*path, str(table["id"])), where, "", known)
        else:
            yield from _inside(table, [same, *others], path, where)


def _same(table: Watched, place: int, others: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """The table with the same id, or else at the same place."""
    name = dict.get(table, "id")
    if name is not None:
        return next((each for each in others if each.get("id") == name), {})
    return others[place] if place < len(others) else {}


def _is_other(table: Watched, same: dict[str, Any], key: str) -> bool:
    """Was the table read as one of another kind than the built-in one?"""
    kind = dict.get(table, key)
    return key in table.asked and isinstance(kind, str) and kind != same.get(key)


def _is_built_alike(value: object, other: object) -> bool:
    """As many tables, and nothing else among them?"""
    if isinstance(value, list) and isinstance(other, list):
        return len(value) == len(other) == len(_tables(value))
    return isinstance(value, dict) and isinstance(other, dict)


def _tables(value: object) -> list[Any]:
    if isinstance(value, dict):
        return [value]
    return [each for each in value if isinstance(each, dict)] if isinstance(value, list) else []
