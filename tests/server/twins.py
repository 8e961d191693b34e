"""Two tables that one seat cannot tell apart, and tables that tell too much."""

from __future__ import annotations

import re
from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass
from typing import NamedTuple, cast

import msgspec
import pytest

from battery.positions import game_of
from server.doubles import DRAWN, WORLD, Stretch, stretches
from server.guests import Message
from threecrowns.engine.game import Game, Setup
from threecrowns.engine.match import Match, Shuffle, shuffle_from_seed
from threecrowns.engine.rng import Rng
from threecrowns.engine.state import CHANCE
from threecrowns.engine.telling import Told
from threecrowns.server.gathering import Gathering
from threecrowns.server.room import Room
from threecrowns.table.sight import Sight
from threecrowns.table.table import Stamp, Table

TABLES = 4  # random games, of set-ups far from each other
NUMBERS = [  # of them: one at once, one more, then all
    0,
    *(pytest.param(number, marks=pytest.mark.whole) for number in range(1, TABLES - 1)),
    pytest.param(TABLES - 1, marks=pytest.mark.more),
]
LATEST = 200  # answers before a stretch; later ones are alike, and there is more to tell
THE_FUTURE = "the future"  # only what will be drawn
HIDDEN = {  # what is redrawn of each game
    "two-heirs": {DRAWN, WORLD},
    "brian-boru": {DRAWN, WORLD, "keep"},
    "architects": {DRAWN, WORLD, "keep", "discard", "cathedral"},
}
TIME = re.compile(r"20\d\d-\d\d-\d\dT[\d:.+]+")


class Planned:
    """Draws what is planned, then what another generator does."""

    def __init__(self, numbers: list[int], rng: Rng) -> None:
        self.numbers = numbers
        self.rng = rng

    def below(self, count: int) -> int:
        return self.numbers.pop(0) if self.numbers else self.rng.below(count)


@dataclass(frozen=True)
class Rigged(Shuffle):
    planned: tuple[int, ...]

    def rng(self) -> Rng:
        return cast("Rng", Planned(list(self.planned), super().rng()))


class Play(NamedTuple):
    """A stretch of a game, and what its tables are made of."""

    game: Game
    setup: Setup
    stretch: Stretch
    kind: type[Table] = Table

    def table(self, way: int) -> Table:
        """The table where one of the ways begins; what is drawn after its end is another."""
        shuffle = shuffle_from_seed(way, self.setup.seats)
        given = self.stretch.ways[way]
        draws = tuple(each.number for each in given if each.seat == CHANCE)
        match = Match(self.game, self.setup, Rigged(shuffle.secret, shuffle.numbers, draws))
        table = self.kind(match, ("human",) * self.setup.seats)
        recorder = Gathering(match)
        recorder.begin(table.players)
        for each in given[: self.stretch.begin]:
            match.answer(each.seat, each.action)
        if way == 1 and self.stretch.world is not None:
            redraw(match, self.stretch)
        return table

    def lay_out(self, room: Room, way: int) -> None:
        """What lies on disk is another game until something is answered; nobody reads it."""
        room.table = self.table(way)
        assert isinstance(room.match.recorder, Gathering)
        room.recorder = room.match.recorder
        room.recorder.lines.clear()


def redraw(match: Match, stretch: Stretch) -> None:
    """Put the other world in the place of the real one, and change what only others were told."""
    assert stretch.world is not None
    match.state = stretch.world.clone()
    match.state.journal = match.journal
    events = match.journal.events
    hidden = [each for each in events if each.known_to(stretch.seat).secret != each.secret]
    for kind in {event.kind for event in hidden}:
        alike = [event for event in hidden if event.kind == kind]
        secrets = [event.secret for event in alike]
        for event, secret in zip(alike, secrets[1:] + secrets[:1], strict=True):
            event.secret = secret


def plays(name: str, number: int) -> Iterator[Play]:
    """Stretches of a random game, each with something redrawn that was not before."""
    game = game_of(name)
    setups = game.setups()
    setup = setups[number * (len(setups) - 1) // (TABLES - 1)]
    met: set[str] = set()
    for stretch in stretches(game, setup, number % setup.seats, number):
        redrawn = stretch.redrawn or {THE_FUTURE}
        if stretch.begin > LATEST:
            return
        if not redrawn <= met:
            met |= redrawn
            yield Play(game, setup, stretch)


def nameless(text: str, opened: Message) -> str:
    """Every table has its own id, keys and times."""
    names = [opened["id"], *(seat["key"] for seat in opened["seats"])]
    for number, name in enumerate(names):
        text = text.replace(name, f"<{number}>")
    return TIME.sub("<time>", text)


def differences(one: dict[str, str], other: dict[str, str]) -> dict[str, str]:
    """Where the two ways are told differently, and what came first of it."""
    return {
        where: first_difference(one[where], other[where])
        for where in one
        if one[where] != other[where]
    }


def first_difference(one: str, other: str) -> str:
    pairs = enumerate(zip(one, other, strict=False))
    at = next((number for number, (a, b) in pairs if a != b), min(len(one), len(other)))
    return f"{one[max(at - 200, 0) : at + 100]} / {other[at : at + 100]}"


# -- tables that tell too much


class ShowsAnotherHand(Table):
    def sight(self, reader: int | None, known: int = 0, since: int = -1) -> Sight:
        view = self.game.view(self.match.state, neighbour(self, reader))
        return msgspec.structs.replace(super().sight(reader, known, since), view=view)


class ShowsAnotherPast(Table):
    def at(self, reader: int | None, answers: int) -> Sight:
        return super().at(neighbour(self, reader), answers)


class TellsWhatOthersWereTold(Table):
    def told(self, reader: int | None, first: int = 0) -> list[Told]:
        return super().told(neighbour(self, reader), first)


class CountsByHand(Table):
    """Who is asked, and so whose clock runs, depends on what is hidden."""

    @property
    def people(self) -> list[int]:
        hidden = int(self.match.state.digest(), 16)
        return super().people[hidden % 2 :]


class ShowsTheSecret(Table):
    def sight(self, reader: int | None, known: int = 0, since: int = -1) -> Sight:
        assert self.match.shuffle is not None
        turn = self.match.shuffle.secret[0]
        return msgspec.structs.replace(super().sight(reader, known, since), turn=turn)


class CountsWhatIsHidden(Table):
    def stamps(self) -> list[Stamp]:
        hidden = int(self.match.state.digest(), 16)
        return [*super().stamps()[:-1], Stamp(hidden, ())]


class NamesWhatIsHidden(Table):
    """The title of the game and the number of its turn depend on what is hidden."""

    @property
    def game(self) -> Game:
        hidden = self.match.state.digest()
        game = copy(self.match.game)
        game.names = {language: f"{name} {hidden}" for language, name in game.names.items()}
        game.turn_number = lambda state: int(state.digest(), 16) % 1000  # type: ignore[method-assign] # a leak
        return game


def neighbour(table: Table, reader: int | None) -> int:
    seats = table.match.setup.seats
    return seats - 1 if reader is None else (reader + 1) % seats
