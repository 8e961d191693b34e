"""Which messages the catalogues hold, and which the code says."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

from threecrowns.engine.game import Game
from threecrowns.engine.phrase import Phrase

# Calls that say a message, and which of their arguments is its id.
SAYING = {
    "say": 0,
    "_say": 0,
    "text": 0,
    "Phrase": 0,
    "CrownsError": 0,
    "GameError": 0,
    "UsageError": 0,
    "SetupError": 0,
    "RecordError": 0,
    "UnreadableMoveError": 0,
    "StoreError": 0,
    "problem": 1,
    "_differs": 1,
    "give_up": 0,
}
READS_CONTENT = ("content.py", "pack.py")  # there `text("id")` reads a key of a content file


@dataclass
class Messages:
    """One catalogue file."""

    variables: dict[str, set[str]] = field(default_factory=dict)  # [id] -> what it needs
    problems: list[str] = field(default_factory=list)


class _Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - its name there
        self.found.add(node.id.name)


@cache
def read_messages(text: str) -> Messages:
    messages = Messages()
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, Junk):
            unread = (entry.content or "").strip()
            messages.problems.append(f"cannot be read: {unread[:60]}")
        if not isinstance(entry, Message):
            continue
        name = entry.id.name
        if name in messages.variables:
            messages.problems.append(f"{name} is there twice")
        variables = _Variables()
        variables.visit(entry)
        messages.variables[name] = variables.found
    return messages


def is_worded(value: str) -> bool:
    """Does a reader type something else for this id? Numbered ones, and what chance draws, stay."""
    return value.replace("_", "").isalpha() and not value.startswith("reward_")


def differences(languages: dict[str, Messages]) -> list[str]:
    """What one language has and another lacks; English is the measure."""
    problems = [f"{name}: {each}" for name, one in languages.items() for each in one.problems]
    english = languages["en"].variables
    for name, messages in languages.items():
        for message in sorted(english.keys() ^ messages.variables.keys()):
            where = "only in English" if message in english else "not in English"
            problems.append(f"{name}: {message} is {where}")
        for message in sorted(english.keys() & messages.variables.keys()):
            if english[message] != messages.variables[message]:
                problems.append(f"{name}: {message} has other variables than in English")
    return problems


def missing_and_unused(
    held: Iterable[str], said: Iterable[str], mentioned: Iterable[str]
) -> list[str]:
    """Messages that are said and not there, and those that are there and never mentioned."""
    held, said = set(held), set(said)
    problems = [f"{name} is missing" for name in sorted(said - held)]
    problems += [f"{name} is unused" for name in sorted(held - said - set(mentioned))]
    return problems


def ids_said(file: Path) -> Iterator[str]:
    """Every id that a file says as a whole; ids put together from parts are derived elsewhere."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Call):
            yield from _ids_of_call(node, file)


def texts_in(file: Path) -> Iterator[str]:
    """Every text in a file, ids in tables included."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def _ids_of_call(call: ast.Call, file: Path) -> Iterator[str]:
    name = ""
    if isinstance(call.func, ast.Attribute):
        name = call.func.attr
    elif isinstance(call.func, ast.Name):
        name = call.func.id
    place = SAYING.get(name)
    if place is None or len(call.args) <= place:
        return
    if name == "text" and file.name in READS_CONTENT:
        return
    yield from _whole_texts(call.args[place])


def _whole_texts(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _whole_texts(node.body)
        yield from _whole_texts(node.orelse)


def ids_of_options(game: Game) -> Iterator[str]:
    """What the flags, and the settings in the hall, say of a game's options."""
    for option in game.options:
        yield from (f"flag-{option.name}", f"setting-{option.name}")
        yield from (f"setting-{option.name}-{name}" for name in option.nicknames)
        if not all(isinstance(choice, bool) for choice in option.choices):
            names = (game.choice_name(option, choice) for choice in option.choices)
            yield from (name.id for name in names if isinstance(name, Phrase))
