"""Who sits at a table: people, bots, and how many if nobody says it."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping

from threecrowns.bots.levels import BOT_NAMES, Bot, make_bot
from threecrowns.engine.game import Game, OptionValue, Setup
from threecrowns.engine.match import Match
from threecrowns.engine.refusal import SetupError

HUMAN = "human"
USUAL_BOT = "search-2"
PLAYERS = (HUMAN, *BOT_NAMES)


def seat_players(
    game: Game, named: tuple[str, ...] | None, options: Mapping[str, OptionValue]
) -> tuple[str, ...]:
    """The players who were named, or a person against as many bots as the options ask for."""
    if named is None:
        named = (HUMAN, *[USUAL_BOT] * (usual_seats(game, options) - 1))
    for name in named:
        if name not in PLAYERS:
            raise SetupError("setup-unknown-player", name=name, allowed=", ".join(PLAYERS))
    check_seats(game, options, len(named))
    return named


def usual_seats(game: Game, options: Mapping[str, OptionValue]) -> int:
    """How many sit down if nobody says it: as many as an option asks for, or as the game does."""
    for option in game.options:
        if option.name in options and option.seats:
            return option.seats[0]
        if option.usual_seats and options.get(option.name, option.default) != option.default:
            return option.usual_seats
    return game.default_seats


def check_seats(game: Game, options: Mapping[str, OptionValue], seats: int) -> None:
    """Some options mean something only with some number of seats; raises SetupError."""
    for option in game.options:
        if option.name in options and option.seats and seats not in option.seats:
            wanted = ", ".join(str(each) for each in option.seats)
            raise SetupError("setup-option-seats", name=option.name, wanted=wanted, seats=seats)


def meant_options(game: Game, setup: Setup) -> dict[str, OptionValue]:
    """The options that mean something with so many seats: those of a table like this one."""
    return {
        option.name: setup.options[option.name]
        for option in game.options
        if not option.seats or setup.seats in option.seats
    }


def bot_seed(match: Match, seat: int) -> int:
    """The seed of a bot for the next answer of a seat.

    It comes from the secret of the draws and from how many answers were given, so a game that is
    taken up again goes on as if it had never been left, unless a bot runs out of time or others
    help it.
    """
    assert match.shuffle is not None, "a game that is played draws from a shuffle"
    mixed = f"{match.shuffle.secret.hex()}|bot|{seat}|{len(match.answers)}"
    return int.from_bytes(hashlib.sha256(mixed.encode()).digest()[:7], "big")


def bot_for(match: Match, name: str, seat: int, answered: int) -> Bot:
    """A bot for the next answer of a seat, which has given so many in this turn."""
    seed = bot_seed(match, seat)
    return make_bot(name, match.game, seed, is_timed=True, answered=answered)
