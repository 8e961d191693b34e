"""`crowns`: reads the command, runs it, and turns whatever goes wrong into one sentence."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module

from threecrowns.cli.console import Speaker, complain, language_of_environment
from threecrowns.cli.flags import Call, Command, Flag, UsageError, one_of, read_call
from threecrowns.cli.help import show_command_help, show_help
from threecrowns.engine.refusal import CrownsError
from threecrowns.engine.texts import LANGUAGES

# command -> the module of `threecrowns.cli` that holds its `COMMAND`; loaded when called
COMMANDS = {
    "play": "play",
    "arena": "arena",
    "bench": "bench",
    "soak": "soak",
    "verify": "records",
    "replay": "records",
    "score": "records",
    "rules": "rules",
    "content": "content",
}
COMMON_FLAGS = (
    Flag("language", one_of(LANGUAGES), placeholder="en|cs|pl"),
    Flag("help"),
)


def load_command(name: str) -> Command:
    module = import_module(f"threecrowns.cli.{COMMANDS[name]}")
    found: dict[str, Command] = module.COMMANDS
    return found[name]


def main(words: Sequence[str] | None = None) -> None:
    """The entry point; ends the process with the command's status."""
    typed = list(sys.argv[1:] if words is None else words)
    language = _language(typed)
    try:
        status = _run(typed, language)
        sys.stdout.flush()
    except CrownsError as error:
        complain(Speaker(language).word(error.phrase))
        status = 2
    except BrokenPipeError:
        # Nobody reads our output any more; Python must not try to flush it again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        complain(Speaker(language).text("output-closed"))
        status = 2
    except OSError as error:
        reason = error.strerror or type(error).__name__
        file = str(error.filename or "")
        complain(Speaker(language).text("system-error", reason=reason, file=file))
        status = 2
    except KeyboardInterrupt:
        complain(Speaker(language).text("interrupted"))
        status = 130
    sys.exit(status)


def _language(words: Sequence[str]) -> str:
    """The language asked for, found before anything else can go wrong."""
    for index, word in enumerate(words):
        if word.startswith("--language"):
            _, _, value = word.partition("=")
            if not value and index + 1 < len(words):
                value = words[index + 1]
            if value in LANGUAGES:
                return value
    return language_of_environment()


def _run(words: list[str], language: str) -> int:
    if not words or words[0] in ("help", "--help", "-h"):
        show_help(Speaker(language), COMMANDS, load_command)
        return 0
    name, *rest = words
    if name.startswith("--language") and rest:
        rest = rest if "=" in name else rest[1:]
        return _run(rest, language)
    if name == "--version":
        return _show_version(Speaker(language))
    if name not in COMMANDS:
        raise UsageError("usage-unknown-command", name=name, allowed=", ".join(COMMANDS))
    command = load_command(name)
    if "--help" in rest or "-h" in rest:
        show_command_help(Speaker(language), command, COMMON_FLAGS)
        return 0
    call: Call = read_call(command, rest, COMMON_FLAGS)
    call.values["language"] = language
    return command.run(call)


def _show_version(speaker: Speaker) -> int:
    from threecrowns import __version__, is_compiled

    kind = "version-compiled" if is_compiled() else "version-pure"
    speaker.say(kind, version=__version__)
    return 0
