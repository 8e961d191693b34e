"""Nothing that somebody is told who is away depends on what they cannot know.

The tables are those of `test_leaks.py`. Here the seat comes to answer and leaves again; its owner
has a feed, a webhook and a browser that is told while it is closed.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from ipaddress import ip_network
from pathlib import Path

import pytest

pytest.importorskip("pywebpush")

from server.clocks import SetClock
from server.guests import Guests
from server.listening import Listener, listening
from server.pushed import CONTACT, Service, key_file
from server.twins import (
    HIDDEN,
    NUMBERS,
    CountsByHand,
    NamesWhatIsHidden,
    Play,
    differences,
    nameless,
    plays,
)
from server.visitors import Visitor
from server.waiting import until
from threecrowns.engine.state import CHANCE
from threecrowns.server.house import House
from threecrowns.server.people.pushing import PushKeys
from threecrowns.server.settings import LimitSettings, RateSettings, Settings
from threecrowns.server.store import Store
from threecrowns.table.table import Table
from threecrowns.table.thinkers import Thinkers

pytestmark = pytest.mark.more

WAYS = {"feed", "webhook", "push"}  # to be told of a turn
OFTEN = RateSettings(at_once=10_000, per_minute=1)  # the feed is read after every answer


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A house with keys for push, whose clocks stand."""
    store, thinkers = Store(tmp_path / "data"), Thinkers()
    push = PushKeys(key_file(tmp_path), CONTACT)
    settings = Settings(limits=LimitSettings(seats=OFTEN))
    try:
        yield House(
            store, thinkers, trusts_home=False, clock=SetClock(), settings=settings, push=push
        )
    finally:
        thinkers.close()
        store.close()


class Absent:
    """Somebody with an account who is seldom at the table, and how they are told of turns."""

    def __init__(self, house: House, guests: Guests, chat: Listener, service: Service) -> None:
        self.house = house
        self.guests = guests
        self.chat = chat
        self.service = service
        for caller in (house.people.caller, house.people.pusher.caller):
            caller.allowed = (ip_network("127.0.0.0/8"),)
        self.visitor = Visitor(guests)
        self.visitor.join("Ola")
        wanted = {"language": "pl", "has_feed": True, "webhook": chat.address}
        feed = self.visitor.post("/api/account/notices", wanted)["feed"]
        self.feed = feed.removeprefix(guests.address)
        self.visitor.post("/api/account/push", service.wish(), 204)

    def told(self, play: Play, way: int) -> dict[str, str]:
        """One of the ways is played; what they are told, by how."""
        opened = self.guests.open(
            play.game.id, seats=["human"] * play.setup.seats, options=dict(play.setup.options)
        )
        key = opened["seats"][play.stretch.seat]["key"]
        self.visitor.post("/api/account/seats", {"keys": [key]})
        self.chat.heard.clear()
        self.service.line.heard.clear()
        feeds = []
        with self.guests.sit(opened) as watcher:
            play.lay_out(self.house.tables.rooms[opened["id"]], way)
            for given in play.stretch.ways[way][play.stretch.begin :]:
                if given.seat == CHANCE:
                    continue
                with self.guests.sit(opened, given.seat) as one:
                    assert one.order("answer", action=given.action)["t"] == "ok"
                while watcher.until("present")["seats"]:
                    pass
                until(lambda: not self.house.people.turns.calls)
                feeds.append(self.guests.get(self.feed).text)
        self.visitor.call("DELETE", f"/api/account/seats/{opened['id']}")
        told = {"feed": feeds, "webhook": self._called(), "push": self._pushed()}
        return {how: nameless("\n".join(texts), opened) for how, texts in told.items()}

    def _called(self) -> list[str]:
        return [json.dumps(headers) + body.decode() for headers, body in self.chat.heard]

    def _pushed(self) -> list[str]:
        """As the browser reads it; the service between sees how long it is."""
        found = []
        for number, (headers, _) in enumerate(self.service.line.heard):
            del headers["Authorization"]  # signed for this moment
            found.append(json.dumps([headers, self.service.read(number)]))
        return found


@pytest.fixture
def absent(house: House, guests: Guests) -> Iterator[Absent]:
    with listening() as chat, listening(status=201) as line:
        yield Absent(house, guests, chat, Service(line))


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("name", HIDDEN)
def test_nothing_that_is_told_elsewhere_depends_on_what_one_cannot_know(
    absent: Absent, name: str, number: int
) -> None:
    met: set[str] = set()
    for play in plays(name, number):
        one, other = (absent.told(play, way) for way in range(2))
        found = differences(one, other)
        assert not found, (play.setup, play.stretch.seat, play.stretch.redrawn, found)
        met |= {how for how, text in one.items() if "/t/<0>" in text}
    # There was something to compare; who plays alone is at the table whenever they are asked.
    assert met == (WAYS if play.setup.seats > 1 else {"feed"})


@pytest.mark.parametrize(
    ("name", "leaking", "where"),
    [
        ("two-heirs", NamesWhatIsHidden, WAYS),
        ("brian-boru", NamesWhatIsHidden, WAYS),
        ("architects", NamesWhatIsHidden, WAYS),
        ("brian-boru", CountsByHand, {"webhook", "push"}),
    ],
)
def test_a_leak_is_noticed(
    absent: Absent, name: str, leaking: type[Table], where: set[str]
) -> None:
    found: set[str] = set()
    for play in plays(name, 0):
        one, other = (absent.told(play._replace(kind=leaking), way) for way in range(2))
        found |= differences(one, other).keys()
        if where <= found:
            break
    assert where <= found
