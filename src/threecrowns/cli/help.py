"""`crowns help` and `crowns COMMAND --help`, in the language of the reader."""

from __future__ import annotations

from collections.abc import Sequence

from threecrowns.cli.console import Speaker
from threecrowns.cli.flags import Argument, Command, Flag
from threecrowns.cli.game_flags import flags_of
from threecrowns.engine.game import Game

COLUMN = 30  # where the explanations begin


def show_help(speaker: Speaker, commands: Sequence[str]) -> None:
    speaker.say("help-title")
    speaker.line()
    for name in commands:
        _entry(speaker, f"crowns {name}", speaker.text(f"command-{name}"))
    speaker.line()
    speaker.say("help-more")
    speaker.say("help-language")


def show_command_help(
    speaker: Speaker, command: Command, common: Sequence[Flag], game: Game | None
) -> None:
    speaker.line(usage(speaker, command))
    speaker.line(speaker.text(f"command-{command.name}"))
    speaker.line()
    for argument in command.arguments:
        _entry(speaker, _value(speaker, argument.name), speaker.text(f"argument-{argument.name}"))
    for flag in (*command.flags, *common):
        _entry(speaker, _flag(speaker, flag), speaker.word(flag.help_phrase))
    if game is not None:
        _show_options(speaker.with_texts(game.texts), game)
    elif command.takes_game_options:
        speaker.line()
        speaker.say("help-game-options", command=command.name)
    speaker.line()
    speaker.say("help-examples")
    for line in speaker.text(f"examples-{command.name}").splitlines():
        speaker.line(f"  {line.strip()}")


def _show_options(speaker: Speaker, game: Game) -> None:
    speaker.line()
    speaker.say("help-options-of", game=game.names[speaker.language])
    for flag, option in zip(flags_of(game), game.options, strict=True):
        _entry(speaker, _flag(speaker, flag), speaker.word(flag.help_phrase))
        if option.how_many > 1:
            _entry(speaker, "", ", ".join(str(choice) for choice in option.choices))


def usage(speaker: Speaker, command: Command) -> str:
    """`crowns verify FILE...`"""
    words = ["crowns", command.name, *(_argument(speaker, each) for each in command.arguments)]
    return " ".join([*words, "[--...]"] if command.flags else words)


def _argument(speaker: Speaker, argument: Argument) -> str:
    name = _value(speaker, argument.name) + ("..." if argument.is_many else "")
    return name if argument.is_required else f"[{name}]"


def _flag(speaker: Speaker, flag: Flag) -> str:
    if flag.read is None:
        return f"--{flag.name}"
    value = flag.placeholder
    if value.isupper():  # FILE is a word of the reader's language, `human,search-2` is typed so
        value = _value(speaker, value.lower())
    return f"--{flag.name} [{value}]" if flag.is_value_optional else f"--{flag.name} {value}"


def _value(speaker: Speaker, name: str) -> str:
    """What stands for a word that is to be typed: `FILE`."""
    return speaker.text(f"value-{name}")


def _entry(speaker: Speaker, name: str, text: str) -> None:
    if len(name) + 4 > COLUMN:
        speaker.line(f"  {name}")
        name = ""
    speaker.line(f"  {name.ljust(COLUMN - 2)}{text}")
