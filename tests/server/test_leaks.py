"""Nothing a reader receives depends on what it cannot know.

Stretches of random games are played at two tables that a seat cannot tell apart. Its page, and a
spectator's, are told the same at both, letter by letter: by the socket and by HTTP. Somebody who is
away is told by other ways: `test_leaks_away.py`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from battery.positions import game_of, random_value
from server.clocks import SetClock
from server.guests import Guest, Guests
from server.twins import (
    HIDDEN,
    NUMBERS,
    TABLES,
    CountsByHand,
    CountsWhatIsHidden,
    Play,
    ShowsAnotherHand,
    ShowsAnotherPast,
    ShowsTheSecret,
    TellsWhatOthersWereTold,
    differences,
    nameless,
    plays,
)
from threecrowns.engine.game import Game
from threecrowns.engine.moves import Move
from threecrowns.engine.rng import Rng
from threecrowns.engine.state import CHANCE
from threecrowns.server.house import KEYS_HEADER, House
from threecrowns.server.store import Store
from threecrowns.table.table import Table
from threecrowns.table.thinkers import Thinkers

MOST_ASKED = 8  # of each kind; nobody may talk much faster


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
            open=[play.setup.seats - 1],
        )
        with guests.sit(self.opened):
            play.lay_out(house.tables.rooms[self.opened["id"]], way)

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
        return {where: nameless("\n".join(texts), self.opened) for where, texts in told.items()}

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
        hall = self.guests.get("/api/hall").json()
        yield json.dumps([each for each in hall if each["id"] == self.opened["id"]])

    def _moments(self) -> list[int]:
        """Where somebody is asked, after an undo too: the first, a middle, the last one."""
        begin, end = self.play.stretch.begin, len(self.given)
        return [begin, (begin + end) // 2, end - 1]


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


def watched(house: House, guests: Guests, play: Play) -> dict[str, str]:
    """Where the two ways are told differently, and what came first of it."""
    one, other = (Watch(house, guests, play, way).told() for way in range(2))
    return differences(one, other)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A house whose clocks stand: what is told depends on no time."""
    store, thinkers = Store(tmp_path / "data"), Thinkers()
    try:
        yield House(store, thinkers, clock=SetClock())
    finally:
        thinkers.close()
        store.close()


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("name", HIDDEN)
def test_nothing_a_reader_receives_depends_on_what_it_cannot_know(
    house: House, guests: Guests, name: str, number: int
) -> None:
    house.trusts_home = False
    for play in plays(name, number):
        found = watched(house, guests, play)
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
    assert where <= watched(house, guests, play._replace(kind=leaking)).keys()


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
