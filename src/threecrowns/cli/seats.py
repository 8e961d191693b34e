"""Who sits at the table: people and bots, from `--seats human,search-2`."""

from __future__ import annotations

import hashlib

from threecrowns.bots.levels import BOT_NAMES, Bot, make_bot
from threecrowns.cli.flags import UsageError
from threecrowns.engine.game import Game, Option, OptionValue
from threecrowns.engine.match import Match

HUMAN = "human"
USUAL_BOT = "search-2"
PLAYERS = (HUMAN, *BOT_NAMES)


def read_seats(flag: str, text: str) -> tuple[str, ...]:
    """The players of `--seats`, people and bots, in the order of their seats."""
    return _read_names(flag, text, PLAYERS)


def read_bots(flag: str, text: str) -> tuple[str, ...]:
    """The bots of `--seats` where nobody else plays."""
    return _read_names(flag, text, BOT_NAMES)


def _read_names(flag: str, text: str, known: tuple[str, ...]) -> tuple[str, ...]:
    names = tuple(name.strip().lower() for name in text.split(","))
    for name in names:
        if name not in known:
            raise UsageError("usage-choice", flag=flag, text=name, allowed=", ".join(known))
    return names


def seat_players(
    game: Game, named: tuple[str, ...] | None, options: dict[str, OptionValue]
) -> tuple[str, ...]:
    """The players who were named, or a person against as many bots as the options ask for."""
    if named is None:
        named = (HUMAN, *[USUAL_BOT] * (usual_seats(game, options) - 1))
    check_seats(game, options, len(named))
    return named


def usual_seats(game: Game, options: dict[str, OptionValue]) -> int:
    """How many sit down if nobody says it: as many as an option asks for, or as the game does."""
    for option in game.options:
        if option.name in options and option.seats:
            return option.seats[0]
        if option.usual_seats and options.get(option.name, option.default) != option.default:
            return option.usual_seats
    return game.default_seats


def check_seats(game: Game, options: dict[str, OptionValue], seats: int) -> None:
    """Some options mean something only with some number of seats; raises UsageError."""
    for option in _bound_options(game, options):
        if seats not in option.seats:
            wanted = ", ".join(str(each) for each in option.seats)
            flag = f"--{option.name}"
            raise UsageError("usage-option-seats", flag=flag, wanted=wanted, seats=seats)


def _bound_options(game: Game, options: dict[str, OptionValue]) -> list[Option]:
    return [option for option in game.options if option.name in options and option.seats]


def bot_for(match: Match, name: str, seat: int) -> Bot:
    """A bot for the next answer of a seat.

    Its seed comes from the secret of the draws and from how many answers were given, so a game
    that is taken up again goes on as if it had never been left, unless it runs out of time.
    """
    assert match.shuffle is not None, "a game that is played draws from a shuffle"
    mixed = f"{match.shuffle.secret.hex()}|bot|{seat}|{len(match.answers)}"
    seed = int.from_bytes(hashlib.sha256(mixed.encode()).digest()[:7], "big")
    return make_bot(name, match.game, seed, is_timed=True)
