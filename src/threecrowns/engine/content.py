"""Content packs: what is printed on the components, as a TOML file, checked before it is used.

A problem names the line of the file and the reason. Games describe what they expect with an
`Entry` per table; the values come back typed.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from threecrowns.engine.phrase import Param, Phrase
from threecrowns.engine.refusal import CrownsError, system_reason
from threecrowns.engine.texts import LANGUAGES
from threecrowns.engine.unread import Unread, Watched, shown, unread

HEADER = re.compile(r"^\s*\[(\[?)\s*([\w.\-]+)\s*\]\]?\s*(#.*)?$")
KEY = re.compile(r"^\s*([\w\-]+)\s*=")
TOML_POSITION = re.compile(r"\(at line (\d+), column \d+\)")
SOURCE = re.compile(r"^(rulebook|reconstructed|public(: .+)?)$")


@dataclass(frozen=True)
class Problem:
    """Something wrong in a pack, worded by the message id in the catalogues."""

    line: int
    phrase: Phrase


class ContentError(CrownsError):
    def __init__(self, file: str, problems: Sequence[Problem]) -> None:
        first = problems[0].phrase
        super().__init__(first.id, **first.params)
        self.file = file
        self.problems = tuple(problems)


class Pack:
    """One content file: its data, its hash, and the line of every entry and key."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.problems: list[Problem] = []
        try:
            raw = file.read_bytes()
        except OSError as error:
            reason = system_reason(error)
            raise CrownsError("file-unreadable", file=str(file), reason=reason) from error
        self.hash = hashlib.sha256(raw).hexdigest()
        try:
            text = raw.decode("utf-8")
            self.data = Watched(tomllib.loads(text))
        except UnicodeDecodeError as error:
            line = raw[: error.start].count(b"\n") + 1
            raise ContentError(str(file), [Problem(line, Phrase("content-not-utf8"))]) from error
        except (ValueError, RecursionError) as error:  # not TOML, or beyond what is read of it
            found = TOML_POSITION.search(str(error))
            line = int(found[1]) if found else text.count("\n") + 1
            raise ContentError(str(file), [Problem(line, Phrase("content-not-toml"))]) from error
        self.lines = _lines(text)

    def want_game(self, wanted: str) -> None:
        """In the pack of another game nothing else is looked for."""
        found = game_of_pack(self)
        if found != wanted:
            phrase = Phrase("content-other-game", {"found": found, "wanted": wanted})
            if not found:
                phrase = Phrase("content-no-game", {"wanted": wanted})
            raise ContentError(str(self.file), [Problem(self.line("meta", 0, "id"), phrase)])

    def table(self, name: str) -> Entry:
        """The table `[name]`."""
        value: dict[str, Any] = self.data
        for part in name.split("."):
            found = value.get(part)
            if not isinstance(found, dict):
                self.problem(0, "content-no-table", table=name)
                return Entry(self, name, 0, {})
            value = found
        return Entry(self, name, 0, value)

    def entries(self, name: str) -> list[Entry]:
        """The tables `[[name]]`, in the order of the file."""
        found = self.data.get(name)
        if not isinstance(found, list) or not all(isinstance(each, dict) for each in found):
            self.problem(0, "content-no-table", table=name)
            return []
        return [Entry(self, name, index, each) for index, each in enumerate(found)]

    def line(self, name: str, index: int, key: str = "") -> int:
        """The line of an entry or of one of its keys; 0 if the file does not have it."""
        return self.lines.get((name, index, key)) or self.lines.get((name, index, "")) or 0

    def problem(self, line: int, message: str, **params: Param) -> None:
        found = Problem(line, Phrase(message, params))
        if found not in self.problems:  # a table that is read twice is told of once
            self.problems.append(found)

    def finish(self, built_in: Path) -> None:
        """After the last question: what nobody asked for is as in the built-in pack."""
        self.raise_problems()  # a reader that met one may not have asked for the rest
        if self.file != built_in:
            for found in unread(self.data, Pack(built_in).data):
                self.problem_unread(found)
        self.raise_problems()

    def problem_unread(self, found: Unread) -> None:
        line = self.line_of(found.path, found.index)
        *path, name = found.path
        if found.wanted:
            key = ".".join(found.path)
            self.problem(line, "content-fixed-value", key=key, wanted=found.wanted)
        else:
            key = ".".join(path) or self.file.name
            allowed = ", ".join(found.known)
            self.problem(line, "content-unknown-key", key=key, name=name, allowed=allowed)

    def line_of(self, path: Sequence[str], index: int) -> int:
        """The line of what is deepest on the path: a header, or a key with all that it holds."""
        line = 0
        for depth, key in enumerate(path):
            table = ".".join(path[:depth])
            header = f"{table}.{key}".strip(".")
            line = self.line(header, index) or self.lines.get((table, index, key)) or line
        return line

    def raise_problems(self) -> None:
        """Nobody plays with a pack that has problems."""
        if self.problems:
            raise ContentError(str(self.file), sorted(self.problems, key=lambda one: one.line))


class Entry:
    """One table of a pack. Asking for a value that is missing or wrong notes a problem."""

    def __init__(self, pack: Pack, name: str, index: int, data: dict[str, Any]) -> None:
        self.pack = pack
        self.name = name
        self.index = index
        self.data = data

    def problem(self, key: str, message: str, **params: Param) -> None:
        self.pack.problem(self.pack.line(self.name, self.index, key), message, key=key, **params)

    def has(self, key: str) -> bool:
        return key in self.data

    def text(self, key: str) -> str:
        value = self.data.get(key)
        if isinstance(value, str) and value.strip():
            return value
        self.problem(key, "content-text-expected")
        return ""

    def number(self, key: str, low: int, high: int) -> int:
        value = self.data.get(key)
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        self.problem(key, "content-number-expected", low=low, high=high)
        return low

    def flag(self, key: str) -> bool:
        value = self.data.get(key)
        if isinstance(value, bool):
            return value
        self.problem(key, "content-flag-expected")
        return False

    def choice(self, key: str, allowed: Sequence[str]) -> int:
        """The number of the value among those allowed."""
        value = self.data.get(key)
        if isinstance(value, str) and value in allowed:
            return list(allowed).index(value)
        self.problem(key, "content-choice-expected", allowed=", ".join(allowed))
        return 0

    def choices(self, key: str, allowed: Sequence[str]) -> list[int]:
        """The numbers of a list of values among those allowed, none twice."""
        value = self.data.get(key)
        if isinstance(value, list) and all(each in allowed for each in value):
            if len(set(value)) == len(value):
                return [list(allowed).index(each) for each in value]
        self.problem(key, "content-list-expected", allowed=", ".join(allowed))
        return []

    def exactly(self, key: str, wanted: object) -> None:
        """A value that the engine plays in one way only."""
        if self.data.get(key) != wanted:
            self.problem(key, "content-fixed-value", wanted=shown(wanted))

    def part(self, key: str) -> Entry:
        """A table inside this one; its problems are told at its key."""
        value = self.data.get(key)
        if isinstance(value, dict):
            return _Part(self, key, value)
        self.problem(key, "content-table-expected")
        return _Part(self, key, {})

    def names(self, prefix: str = "name") -> dict[str, str]:
        """The published name in every language."""
        return {language: self.text(f"{prefix}_{language}") for language in LANGUAGES}

    def sources(self) -> dict[str, str]:
        """Where each value comes from: the rulebook, a public page, or reconstructed."""
        found: dict[str, str] = {}
        for key, value in self.part("source").data.items():
            if isinstance(value, str) and SOURCE.match(value):
                found[key] = value
            else:
                self.problem("source", "content-source-expected", fact=key)
        return found


class _Part(Entry):
    def __init__(self, owner: Entry, key: str, data: dict[str, Any]) -> None:
        super().__init__(owner.pack, owner.name, owner.index, data)
        self.owner = owner
        self.key = key

    def problem(self, key: str, message: str, **params: Param) -> None:
        line = self.pack.line(self.name, self.index, self.key)
        self.pack.problem(line, message, key=f"{self.key}.{key}", **params)


def game_of_pack(pack: Pack) -> str:
    """Which game a pack is for: the `id` in its `[meta]`, or the name of the rules it follows."""
    meta = pack.data.get("meta")
    if not isinstance(meta, dict):
        return ""
    return str(meta.get("id") or Path(str(meta.get("spec", ""))).stem)


def unique_ids(entries: list[Entry]) -> list[str]:
    """The `id` of every entry; a second entry with the same id is a problem."""
    found: list[str] = []
    for entry in entries:
        name = entry.text("id")
        if name in found:
            entry.problem("id", "content-id-twice", id=name)
        found.append(name)
    return found


def _lines(text: str) -> dict[tuple[str, int, str], int]:
    """(table, index, key) -> line; key "" is the header of the table."""
    found: dict[tuple[str, int, str], int] = {}
    for name, index, key, line in _positions(text):
        found.setdefault((name, index, key), line)
    return found


def _positions(text: str) -> Iterator[tuple[str, int, str, int]]:
    name = ""
    index = 0
    seen: dict[str, int] = {}
    for line, content in enumerate(text.splitlines(), start=1):
        if header := HEADER.match(content):
            name = header[2]
            index = seen.get(name, -1) + 1 if header[1] else 0
            seen[name] = index
            yield name, index, "", line
        elif key := KEY.match(content):
            yield name, index, key[1], line
