"""Who took which place in a game that is over, as it counts for the ratings."""

from __future__ import annotations

from typing import NamedTuple

from threecrowns.engine.game import Game, Setup
from threecrowns.engine.record import record_from, replay
from threecrowns.server.games import game_of
from threecrowns.server.store import Loaded
from threecrowns.table.seats import HUMAN
from threecrowns.table.table import SCRIPT


class Placed(NamedTuple):
    seat: int
    player: str  # HUMAN, or the name of a bot or of a scripted opponent
    place: int  # from 1; equals share it


def outcome(loaded: Loaded) -> list[Placed]:
    """The places in a game that is over; raises CrownsError if its record cannot be read.

    Who gave up, or let a bot play on, comes last, whatever the bot made of it: otherwise leaving
    would be a way out of every defeat. Where somebody gave up, the others are equal, for nobody
    can say who would have won.
    """
    kept = loaded.kept
    record = record_from(loaded.raw, None if kept.secret is None else kept.secret.encode())
    match = replay(record, game_of(kept.game))
    began = tuple(record.header["players"])
    looks = match.game.seat_looks(match.setup)
    left = {line.data["seat"] for line in record.lines if "takes_over" in line.data}
    if record.resigned is not None:
        left.add(record.resigned)
    is_whole = record.resigned is None
    worth = [
        (look.seat not in left, match.state.payoff(look.seat) if is_whole else 0.0)
        for look in looks
    ]
    return [
        Placed(
            look.seat,
            _scripted(match.game, match.setup) if look.is_scripted else str(began[look.seat]),
            1 + sum(other > mine for other in worth),
        )
        for look, mine in zip(looks, worth, strict=True)
    ]


def _scripted(game: Game, setup: Setup) -> str:
    """The name of the scripted opponent of a table."""
    for name, theirs in game.scripted().items():
        named = {key: value for key, value in theirs.options.items() if key in naming_options(game)}
        if all(setup.options.get(key) == value for key, value in named.items()):
            return name
    return SCRIPT


def naming_options(game: Game) -> set[str]:
    """The options in which the scripted opponents of a game differ."""
    found = [each.options for each in game.scripted().values()]
    return {
        key for options in found for key in options if len({str(o.get(key)) for o in found}) > 1
    }


def is_person(placed: Placed) -> bool:
    return placed.player == HUMAN
