"""Flags and arguments of a command, read by one small table-driven parser.

argparse words its errors and its help in English only; here every sentence comes from the
catalogues (docs/decisions/0005-own-flag-parser.md).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from threecrowns.cli.paths import named_path
from threecrowns.engine.game import Game
from threecrowns.engine.phrase import Phrase
from threecrowns.engine.refusal import CrownsError


class UsageError(CrownsError):
    """The command was called in a way it does not understand."""


@dataclass(frozen=True)
class Flag:
    """`--name VALUE`, or a switch without a value. Its help is the message `flag-NAME`."""

    name: str
    read: Callable[[str, str], Any] | None = None  # (flag, text) -> value; None is a switch
    default: Any = None
    placeholder: str = ""  # shown in the help: `--seats WHO,WHO`
    is_value_optional: bool = False  # `--resume` and `--resume FILE` are both right
    help: str = ""  # message id, if it is not `flag-NAME`

    @property
    def help_phrase(self) -> Phrase:
        return Phrase(self.help or f"flag-{self.name}")


@dataclass(frozen=True)
class Argument:
    """A word without dashes. Its help is the message `argument-NAME`."""

    name: str
    is_required: bool = True
    is_many: bool = False  # takes every word that is left, as a tuple


@dataclass(frozen=True)
class Command:
    """What can be typed after `crowns`. Its help is the message `command-NAME`."""

    name: str
    run: Callable[[Call], int]
    arguments: tuple[Argument, ...] = ()
    flags: tuple[Flag, ...] = ()
    takes_game_options: bool = False  # options of the game are flags too


@dataclass
class Call:
    """A command as it was typed, read and checked."""

    command: Command
    values: dict[str, Any] = field(default_factory=dict)  # arguments and flags by name
    given: set[str] = field(default_factory=set)  # which of them were typed
    game: Game | None = None  # the one that was named, where its options are flags

    def __getitem__(self, name: str) -> Any:
        return self.values[name]


ON_WORDS = ("yes", "on", "true", "1", "ano", "tak")
OFF_WORDS = ("no", "off", "false", "0", "ne", "nie")


def whole_number(low: int, high: int) -> Callable[[str, str], int]:
    """Reads a number in a range."""

    def read(flag: str, text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            value = low - 1
        if not low <= value <= high:
            raise UsageError("usage-number", flag=flag, text=text, low=str(low), high=str(high))
        return value

    return read


def one_of(allowed: Sequence[str]) -> Callable[[str, str], str]:
    """Reads one of some words."""

    def read(flag: str, text: str) -> str:
        if text not in allowed:
            raise UsageError("usage-choice", flag=flag, text=text, allowed=", ".join(allowed))
        return text

    return read


def word_list(flag: str, text: str) -> tuple[str, ...]:
    """Reads words separated by commas."""
    words = tuple(word.strip() for word in text.split(","))
    if not all(words):
        raise UsageError("usage-list", flag=flag, text=text)
    return words


def yes_or_no(flag: str, text: str) -> bool:
    if text.lower() in ON_WORDS:
        return True
    if text.lower() in OFF_WORDS:
        return False
    raise UsageError("usage-choice", flag=flag, text=text, allowed="yes, no")


def file_path(flag: str, text: str) -> Path:
    return named_path(text)


def plain_text(flag: str, text: str) -> str:
    return text


def read_call(command: Command, words: Sequence[str], more_flags: Sequence[Flag] = ()) -> Call:
    """What was typed after the command's name; raises UsageError."""
    flags = {flag.name: flag for flag in (*command.flags, *more_flags)}
    call = Call(command, {flag.name: flag.default for flag in flags.values()})
    free = []
    rest = list(words)
    while rest:
        word = rest.pop(0)
        if not word.startswith("--") or word == "--":
            free.append(word)
            continue
        name, has_value, text = word[2:].partition("=")
        flag = flags.get(name)
        if flag is None:
            raise _unknown(word, [f"--{each}" for each in flags], command)
        if flag.read is None:
            if has_value:
                raise UsageError("usage-no-value", flag=f"--{name}")
            call.values[name] = True
        else:
            if not has_value:
                if rest and not rest[0].startswith("--"):
                    text = rest.pop(0)
                elif flag.is_value_optional:
                    text = ""
                else:
                    raise UsageError("usage-value-missing", flag=f"--{name}")
            call.values[name] = flag.read(f"--{name}", text)
        call.given.add(name)
    _read_arguments(call, free)
    return call


def _read_arguments(call: Call, free: list[str]) -> None:
    arguments = call.command.arguments
    has_room = bool(arguments) and arguments[-1].is_many
    if len(free) > len(arguments) and not has_room:
        extra = free[len(arguments)]
        raise UsageError("usage-too-many", text=extra, command=call.command.name)
    for index, argument in enumerate(arguments):
        if index < len(free):
            value = tuple(free[index:]) if argument.is_many else free[index]
            call.values[argument.name] = value
            call.given.add(argument.name)
        elif argument.is_required:
            name = Phrase(f"value-{argument.name}")
            raise UsageError("usage-argument-missing", name=name, command=call.command.name)
        else:
            call.values[argument.name] = () if argument.is_many else None


def _unknown(word: str, known: list[str], command: Command) -> UsageError:
    close = get_close_matches(word.partition("=")[0], known, n=1)
    if close:
        return UsageError("usage-unknown-flag-close", flag=word, close=close[0])
    return UsageError("usage-unknown-flag", flag=word, command=command.name)
