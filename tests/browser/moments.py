"""A live table at the very moment that is wanted, out of a game that was played at random."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any
from urllib.request import Request, urlopen

from browser.conftest import House
from threecrowns.engine.game import Game, OptionValue
from threecrowns.engine.match import Match
from threecrowns.engine.state import State
from threecrowns.server.gathering import Gathering
from threecrowns.table.opening import new_setup, new_shuffle
from threecrowns.table.table import Table

MOST_GAMES = 200
Options = Mapping[str, OptionValue]
IsWanted = Callable[[State, int], bool]  # with the seat that is asked


@dataclass(frozen=True)
class Moment:
    """Where in a finished game a seat is asked what was wanted."""

    record: bytes
    answers: int
    seat: int
    seats: int


def numbered_game(
    game: Game, seats: int, options: Options, seed: int
) -> Iterator[tuple[Table, int]]:
    """A game played at random: the table before every answer, with the seat that gives it."""
    shuffle = new_shuffle(seed, seats)
    match = Match(game, new_setup(game, seats, options, shuffle), shuffle)
    table = Table(match, ("human",) * seats)
    rng = random.Random(seed)
    recorder = Gathering(table.match)
    recorder.begin(list(table.players))
    table.draw()
    while not table.is_over:
        seat = table.match.state.waiting()[0]
        yield table, seat
        table.match.answer(seat, rng.choice(table.match.legal_for(seat)))
        table.draw()


def recorded(table: Table) -> bytes:
    """The record of a numbered game."""
    recorder = table.match.recorder
    assert isinstance(recorder, Gathering)
    return "".join(line + "\n" for line in recorder.lines).encode()


def moment_of(game: Game, seats: int, options: Options, is_wanted: IsWanted) -> Moment:
    """The first such moment in numbered games."""
    for seed in range(MOST_GAMES):
        found: tuple[int, int] | None = None
        for table, seat in numbered_game(game, seats, options, seed):
            state = table.match.state
            if found is None and state.actor == seat and is_wanted(state, seat):
                found = len(table.match.answers), seat
        if found is not None:
            return Moment(recorded(table), *found, seats)
    raise AssertionError("no such moment")


def fullest_moment_of(
    game: Game, seats: int, options: Options, is_wanted: IsWanted, games: int = 12
) -> Moment:
    """Of some numbered games, such a moment with the most answers."""
    best: tuple[int, Moment] | None = None
    for seed in range(games):
        found: tuple[int, int, int] | None = None
        for table, seat in numbered_game(game, seats, options, seed):
            state = table.match.state
            if state.actor == seat and is_wanted(state, seat):
                count = len(state.legal_actions())
                if found is None or count > found[0]:
                    found = count, len(table.match.answers), seat
        if found is not None and (best is None or found[0] > best[0]):
            best = found[0], Moment(recorded(table), found[1], found[2], seats)
    return best[1] if best else moment_of(game, seats, options, is_wanted)


def opened(house: House, path: str, body: bytes) -> dict[str, Any]:
    with urlopen(Request(f"{house.address}api/{path}", body, method="POST")) as reply:
        found: dict[str, Any] = json.load(reply)
    return found


def open_table(house: House, game: str, players: list[str], **options: object) -> dict[str, Any]:
    wish = {"game": game, "seats": players, "options": options, "seed": 7}
    return opened(house, "tables", json.dumps(wish).encode())


def seat_address(house: House, table: Mapping[str, Any], seat: int) -> str:
    """What a person at this seat opens."""
    return f"{house.address}t/{table['id']}?seat={table['seats'][seat]['key']}"


def address_at(house: House, moment: Moment, other: str = "random") -> str:
    """The table plays on from this moment: somebody at the page, bots on all other seats."""
    finished = opened(house, "import", moment.record)
    players = ["human" if seat == moment.seat else other for seat in range(moment.seats)]
    wish = json.dumps({"seats": players}).encode()
    table = opened(house, f"tables/{finished['id']}/from/{moment.answers}", wish)
    return seat_address(house, table, moment.seat)
