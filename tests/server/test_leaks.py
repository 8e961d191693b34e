"""Nothing a reader receives depends on what it cannot know.

Stretches of random games are played at two tables that a seat cannot tell apart. Its page, and a
spectator's, are told the same at both, letter by letter: by the socket and by HTTP.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple, cast

import msgspec
import pytest

from battery.positions import game_of, random_value
from server.clocks import SetClock
from server.doubles import DRAWN, WORLD, Stretch, stretches
from server.guests import Guest, Guests
from threecrowns.engine.game import Game, Setup
from threecrowns.engine.match import Match, Shuffle, shuffle_from_seed
from threecrowns.engine.moves import Move
from threecrowns.engine.rng import Rng
from threecrowns.engine.state import CHANCE
from threecrowns.engine.telling import Told
from threecrowns.server.gathering import Gathering
from threecrowns.server.house import KEYS_HEADER, House
from threecrowns.server.room import Room
from threecrowns.server.store import Store
from threecrowns.table.sight import Sight
from threecrowns.table.table import Stamp, Table
from threecrowns.table.thinkers import Thinkers

MOST_ASKED = 8  # of each kind; nobody may talk much faster
TABLES = 4  # random games, of set-ups far from each other
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


class Watch:
    """One of the ways is played at a table of the house; everything that is told there."""

    def __init__(self, house: House, guests: Guests, play: Play, way: int) -> None:
        self.guests = guests
        self.play = play
        self.given = play.stretch.ways[way]
        people = ["human"] * play.setup.seats
        self.opened = guests.open(
            play.game.id,
            seats=people,
            options=dict(play.setup.options),
            pace={"kind": "days", "days": 3, "vacation": 5},
        )
        with guests.sit(self.opened):
            self._lay_out(house.tables.rooms[self.opened["id"]], way)

    def _lay_out(self, room: Room, way: int) -> None:
        """What lies on disk is another game; nobody reads it here."""
        room.table = self.play.table(way)
        assert isinstance(room.match.recorder, Gathering)
        room.recorder = room.match.recorder
        room.recorder.lines.clear()

    def told(self) -> dict[str, str]:
        """What the seat and a spectator are told, by where they are."""
        seat = self.play.stretch.seat
        with ExitStack() as sockets:
            seats = [
                sockets.enter_context(self.guests.sit(self.opened, each))
                for each in range(self.play.setup.seats)
            ]
            watcher = sockets.enter_context(self.guests.sit(self.opened))
            self._keep_company(seats)
            self._play(seats)
            self._ask(seats[seat])
            for answers in self._moments():
                watcher.ask("at", answers=answers)
            told = {"seat": seats[seat].raw, "spectator": watcher.raw}
            told = {where: without_company(texts) for where, texts in told.items()}
            told["company"] = [*company_of(seats[seat]), *company_of(watcher)]
        told["http"] = list(self._by_http(seat))
        return {where: self._without_names("\n".join(texts)) for where, texts in told.items()}

    def _keep_company(self, seats: list[Guest]) -> None:
        """People talk, ask for a pause and are refused, and one goes on vacation."""
        seats[0].ask("talk", phrase="good-luck")
        seats[-1].ask("talk", words="Who knows what they hold?")
        assert seats[0].ask("vacation", is_away=True)["t"] == "ok"
        if len(seats) > 1:
            assert seats[0].ask("offer", kind="pause")["t"] == "ok"
            assert seats[1].ask("agree", agrees=False)["t"] == "ok"

    def _play(self, seats: list[Guest]) -> None:
        index = seats[0].sight["index"]
        for given in self.given[self.play.stretch.begin :]:
            if given.seat != CHANCE:
                up_to_date(seats[given.seat], index)
                assert seats[given.seat].order("answer", action=given.action)["t"] == "ok"
                index = seats[given.seat].sight["index"]
        up_to_date(seats[self.play.stretch.seat], index)

    def _ask(self, reader: Guest) -> None:
        """Whatever a page can ask; in the end it takes back what it can."""
        question = reader.sight["question"]
        choices = [] if question is None else question["choices"]
        touched = [ref for choice in choices for ref in (choice["subject"], *choice["targets"])]
        refs = {json.dumps(ref): ref for ref in touched if ref is not None}
        for ref in list(refs.values())[:MOST_ASKED]:
            reader.ask("why", ref=ref)
        moves = [choice["move"] for choice in choices[:MOST_ASKED]]
        for move in [*moves, *any_moves(self.play.game)]:
            reader.ask("why-move", move=move)
        for answers in self._moments():
            reader.ask("at", answers=answers)
        reader.order("ahead")
        if self.play.stretch.world is None and reader.sight["undo"]["steps"] > 0:
            assert reader.order("undo")["t"] == "ok"

    def _by_http(self, seat: int) -> Iterator[str]:
        table = f"/api/tables/{self.opened['id']}"
        paths = [f"{table}/curve", "/api/tables"]
        for answers in self._moments():
            paths += [f"{table}/at/{answers}", f"{table}/at/{answers}?seat={seat}"]
        if self.play.setup.seats > 1:  # who is alone may know everything
            paths += [f"{table}/record", f"{table}/at/1?seat={(seat + 1) % self.play.setup.seats}"]
        for path in paths:
            key = self.opened["seats"][seat]["key"]
            yield self.guests.get(path, **{KEYS_HEADER: key}).text

    def _moments(self) -> list[int]:
        """Where somebody is asked, after an undo too: the first, a middle, the last one."""
        begin, end = self.play.stretch.begin, len(self.given)
        return [begin, (begin + end) // 2, end - 1]

    def _without_names(self, text: str) -> str:
        """Every table has its own id, keys and times."""
        names = [self.opened["id"], *(seat["key"] for seat in self.opened["seats"])]
        for number, name in enumerate(names):
            text = text.replace(name, f"<{number}>")
        return TIME.sub("<time>", text)


def without_company(texts: list[str]) -> list[str]:
    """Clocks are told beside what happens, a little earlier or later."""
    return [text for text in texts if json.loads(text)["t"] != "company"]


def company_of(guest: Guest) -> list[str]:
    """What a reader who comes now is told of the others: clocks, offers, talk."""
    before = len(guest.raw)
    guest.hello()
    kinds = ("company", "said")
    found = [text for text in guest.raw[before:] if json.loads(text)["t"] in kinds]
    assert len(found) >= 2
    return found[-2:]


def up_to_date(guest: Guest, index: int) -> None:
    while guest.sight["index"] < index:
        guest.until("sight")


def any_moves(game: Game) -> list[object]:
    """What somebody might say who does not know the table."""
    rng = Rng(1)
    verbs = list(game.grammar.verbs.items())
    found: list[object] = []
    for _ in range(MOST_ASKED):
        verb, fields = verbs[rng.below(len(verbs))]
        move = Move(verb, tuple(random_value(field, rng) for field in fields))
        found.append(game.grammar.to_json(move))
    return found


def differences(house: House, guests: Guests, play: Play) -> dict[str, str]:
    """Where the two ways are told differently, and what came first of it."""
    one, other = (Watch(house, guests, play, way).told() for way in range(2))
    return {
        where: first_difference(one[where], other[where])
        for where in one
        if one[where] != other[where]
    }


def first_difference(one: str, other: str) -> str:
    pairs = enumerate(zip(one, other, strict=False))
    at = next((number for number, (a, b) in pairs if a != b), min(len(one), len(other)))
    return f"{one[max(at - 200, 0) : at + 100]} / {other[at : at + 100]}"


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


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A house whose clocks stand: what is told depends on no time."""
    store, thinkers = Store(tmp_path / "data"), Thinkers()
    try:
        yield House(store, thinkers, clock=SetClock())
    finally:
        thinkers.close()
        store.close()


@pytest.mark.parametrize(
    "number",
    [
        0,
        *(pytest.param(n, marks=pytest.mark.whole) for n in range(1, TABLES - 1)),
        pytest.param(TABLES - 1, marks=pytest.mark.more),
    ],
)
@pytest.mark.parametrize("name", HIDDEN)
def test_nothing_a_reader_receives_depends_on_what_it_cannot_know(
    house: House, guests: Guests, name: str, number: int
) -> None:
    house.trusts_home = False
    for play in plays(name, number):
        found = differences(house, guests, play)
        assert not found, (play.setup, play.stretch.seat, play.stretch.redrawn, found)


@pytest.mark.parametrize("name", HIDDEN)
def test_whatever_can_be_hidden_is_redrawn(name: str) -> None:
    assert game_of(name).secret_verbs <= HIDDEN[name]
    redrawn: set[str] = set()
    for number in range(TABLES):
        for play in plays(name, number):
            redrawn |= play.stretch.redrawn
    assert HIDDEN[name] <= redrawn


# -- a leak is noticed


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


def neighbour(table: Table, reader: int | None) -> int:
    seats = table.match.setup.seats
    return seats - 1 if reader is None else (reader + 1) % seats


@pytest.mark.parametrize(
    ("name", "leaking", "where"),
    [
        ("brian-boru", ShowsAnotherHand, {"seat", "spectator"}),
        ("brian-boru", ShowsAnotherPast, {"seat", "spectator", "http"}),
        ("brian-boru", TellsWhatOthersWereTold, {"seat", "spectator", "http"}),
        ("architects", ShowsAnotherHand, {"seat", "spectator"}),
        ("architects", CountsWhatIsHidden, {"http"}),
        ("brian-boru", CountsByHand, {"company"}),
        ("two-heirs", ShowsTheSecret, {"seat", "spectator"}),
    ],
)
def test_a_leak_is_noticed(
    house: House, guests: Guests, name: str, leaking: type[Table], where: set[str]
) -> None:
    house.trusts_home = False
    play = next(each for each in plays(name, 0) if each.stretch.redrawn)
    assert where <= differences(house, guests, play._replace(kind=leaking)).keys()


def test_keys_and_secrets_of_others_are_never_told(house: House, guests: Guests) -> None:
    opened = guests.open_for_two()
    kept = house.store.find(opened["id"])
    assert kept is not None
    with guests.sit(opened, 0) as one:
        one.answer()
        text = "".join(one.raw)
    assert opened["seats"][0]["key"] in text
    assert opened["seats"][1]["key"] not in text
    assert str(kept.secret) not in text
