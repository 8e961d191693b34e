"""The options of a game as flags: `--sets war,crafts,patrol --henry 2`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from threecrowns.catalogue import find_game, game_places
from threecrowns.cli.flags import Call, Flag, UsageError, one_of, whole_number, word_list, yes_or_no
from threecrowns.cli.paths import named_path
from threecrowns.engine.game import Game, Option, OptionValue
from threecrowns.table.opening import RANDOM


def game_in(words: Sequence[str]) -> Game | None:
    """The game that is named among the words of a command, with the content pack named there."""
    name = next((word for word in words if word in game_places()), None)
    if name is None:
        return None
    return find_game(name, content_in(words))


def content_in(words: Sequence[str]) -> Path | None:
    """The value of `--content`, before the other flags can be read."""
    for index, word in enumerate(words):
        flag, _, value = word.partition("=")
        if flag == "--content":
            following = words[index + 1] if index + 1 < len(words) else ""
            return named_path(value or following)
    return None


def flags_of(game: Game) -> tuple[Flag, ...]:
    return tuple(
        Flag(option.name, _reader(option), option.default, _placeholder(option))
        for option in game.options
    )


def options_given(call: Call, game: Game) -> dict[str, OptionValue]:
    """The options that were typed, not yet checked by the game."""
    return {
        option.name: call.values[option.name]
        for option in game.options
        if option.name in call.given
    }


def _reader(option: Option) -> Callable[[str, str], OptionValue]:
    if option.how_many > 1:
        return _list_reader(option)
    choices = option.choices
    if all(isinstance(choice, bool) for choice in choices):
        return yes_or_no
    if all(isinstance(choice, int) for choice in choices):
        numbers = [int(choice) for choice in choices]
        return whole_number(min(numbers), max(numbers))
    return one_of([str(choice) for choice in choices])


def _list_reader(option: Option) -> Callable[[str, str], OptionValue]:
    def read(flag: str, text: str) -> tuple[str, ...]:
        words = word_list(flag, text)
        if words == RANDOM:
            return words
        if len(words) == 1 and words[0] in option.nicknames:
            return option.nicknames[words[0]]
        is_good = all(word in option.choices for word in words)
        if not is_good or len(set(words)) != len(words) or len(words) != option.how_many:
            raise UsageError(
                "usage-choices",
                flag=flag,
                text=text,
                count=option.how_many,
                allowed=", ".join(str(choice) for choice in option.choices),
                words=", ".join((*option.nicknames, *RANDOM)),
            )
        return words

    return read


def _placeholder(option: Option) -> str:
    if option.how_many > 1:
        words = ",".join("ABCDEFGH"[: option.how_many])
        return "|".join((words, *option.nicknames, *RANDOM))
    if all(isinstance(choice, bool) for choice in option.choices):
        return "yes|no"
    return "|".join(str(choice) for choice in option.choices)
