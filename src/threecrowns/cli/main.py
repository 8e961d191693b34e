"""`crowns`: reads the command, runs it, and turns whatever goes wrong into one sentence."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module

from threecrowns.cli.console import Speaker, complain, language_of_environment, speaker_for
from threecrowns.cli.flags import Call, Command, Flag, UsageError, one_of, read_call
from threecrowns.engine.content import ContentError
from threecrowns.engine.game import Game
from threecrowns.engine.refusal import CrownsError, system_reason
from threecrowns.engine.texts import LANGUAGES

# command -> the module of `threecrowns.cli` that holds its `COMMAND`; loaded when called
COMMANDS = {
    "serve": "serve",
    "worker": "worker",
    "admin": "admin",
    "play": "play",
    "arena": "arena",
    "bench": "bench",
    "soak": "soak",
    "selfplay": "learning",
    "train": "learning",
    "ladder": "ladder",
    "whatif": "whatif",
    "verify": "records",
    "replay": "records",
    "score": "records",
    "rules": "rules",
    "content": "content",
    "schema": "schema",
}
USUAL = ("serve", "--open")  # what `crowns` alone means
ENDED_BY_READER = 141  # as a shell says it of whoever writes on into a closed pipe
UNFORESEEN = 70  # the status of an internal mistake, EX_SOFTWARE elsewhere
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
    if sys.stdout is None:  # closed before we were started
        complain(Speaker(language, stream=io.StringIO()).text("output-closed"))
        sys.exit(2)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a strange sign must never end a game
    try:
        status = _run(typed, language)
        sys.stdout.flush()
    except ContentError as error:
        first = error.problems[0]
        reason = speaker_for(language, first.phrase).word(first.phrase)
        complain(f"{error.file}:{first.line}: {reason}")
        status = 2
    except CrownsError as error:
        complain(speaker_for(language, error.phrase).word(error.phrase))
        status = 2
    except BrokenPipeError:
        status = ENDED_BY_READER
        if typed[:1] == ["play"]:  # whoever reads a list to its first lines knows what they do
            complain(Speaker(language).text("output-closed"))
            status = 2
    except OSError as error:
        speaker = Speaker(language)
        reason = speaker.word(system_reason(error))
        file = str(error.filename or speaker.text("system-output"))
        complain(speaker.text("system-error", reason=reason, file=file))
        status = 2
    except KeyboardInterrupt:
        status = say_interrupted(typed)
    except Exception as error:  # noqa: BLE001 - the last resort: a mistake of ours
        complain(_unforeseen(error, typed, language))
        status = UNFORESEEN
    _give_up_unwritable_output()
    sys.exit(status)


def say_interrupted(words: Sequence[str]) -> int:
    """Ctrl-C; the status of the command."""
    complain(Speaker(_language(words)).text("interrupted"))
    return 130


def _unforeseen(error: Exception, words: Sequence[str], language: str) -> str:
    """What happened goes into a file; what is said is where it lies."""
    from threecrowns.cli.report import write_report

    file = write_report(error, words)
    if file is None:
        return Speaker(language).text("unforeseen-no-report", error=repr(error))
    return Speaker(language).text("unforeseen", file=str(file))


def _give_up_unwritable_output() -> None:
    """What nobody can read must not be flushed again by Python at exit."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


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
    if not words:
        return _run(list(USUAL), language)
    if words[0] in ("help", "--help", "-h"):
        from threecrowns.cli.help import show_help

        show_help(Speaker(language), list(COMMANDS))
        return 0
    name, *rest = words
    if name.partition("=")[0] == "--language":
        return _run(rest if "=" in name else rest[1:], language)
    if name == "--version":
        return _show_version(Speaker(language))
    if name not in COMMANDS:
        raise UsageError("usage-unknown-command", name=name, allowed=", ".join(COMMANDS))
    command = load_command(name)
    if "--help" in rest or "-h" in rest:
        from threecrowns.cli.help import show_command_help

        show_command_help(Speaker(language), command, COMMON_FLAGS, _game(command, rest))
        return 0
    return command.run(_read(command, rest, language))


def _read(command: Command, words: list[str], language: str) -> Call:
    """The call of a command, whose flags may depend on the game that is named in it."""
    more_flags: tuple[Flag, ...] = COMMON_FLAGS
    game = _game(command, words)
    if game is not None:
        from threecrowns.cli.game_flags import flags_of

        more_flags += flags_of(game)
    elif command.takes_game_options and words and not words[0].startswith("-"):
        from threecrowns.catalogue import find_game

        find_game(words[0])  # says which games there are
    call = read_call(command, words, more_flags)
    call.game = game
    call.values["language"] = language
    return call


def _game(command: Command, words: list[str]) -> Game | None:
    if not command.takes_game_options:
        return None
    from threecrowns.cli.game_flags import game_in

    return game_in(words)


def _show_version(speaker: Speaker) -> int:
    from threecrowns import __version__, is_compiled

    kind = "version-compiled" if is_compiled() else "version-pure"
    speaker.say(kind, version=__version__)
    return 0
