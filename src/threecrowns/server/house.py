"""What the server owns as long as it runs, and who may come in."""

from __future__ import annotations

from dataclasses import dataclass, field
from ipaddress import ip_address

from starlette.requests import HTTPConnection

from threecrowns.server.metrics import Metrics
from threecrowns.server.people.clock import Clock
from threecrowns.server.people.pushing import PushKeys
from threecrowns.server.people.service import People
from threecrowns.server.room import Room
from threecrowns.server.settings import Settings
from threecrowns.server.store import Store
from threecrowns.server.tables import Tables
from threecrowns.table.thinkers import Thinkers

KEYS_HEADER = "x-crowns-keys"  # keys of seats, separated by commas
MOST_KEYS = 500


@dataclass
class House:
    store: Store
    thinkers: Thinkers
    address: str | None = None  # for other devices of the local network
    hosts: tuple[str, ...] = ()  # names besides `localhost` and addresses under which it answers
    trusts_home: bool = True  # whoever sits at the machine holds all keys
    clock: Clock = field(default_factory=Clock)
    settings: Settings = field(default_factory=Settings)  # what the host wants otherwise
    metrics: Metrics = field(default_factory=Metrics)
    push: PushKeys | None = None  # the host's, to tell browsers that are closed
    running: Tables | None = None
    people: People = field(init=False)

    def __post_init__(self) -> None:
        self.thinkers.measured = self.metrics.thought
        self.people = People(self.store, self.clock, self.settings, self.push)

    @property
    def tables(self) -> Tables:
        assert self.running is not None, "the house is open while its application runs"
        return self.running

    def is_home(self, request: HTTPConnection) -> bool:
        """Does the request come from the machine that the house stands on?"""
        if not self.trusts_home or request.client is None:
            return False
        client = request.client.host
        server = request.scope.get("server") or ("", 0)
        return is_loopback(client) or client == server[0]

    def held_seats(self, request: HTTPConnection, room: Room) -> set[int]:
        """The seats of a table whose keys whoever asks holds."""
        if self.is_home(request):
            return set(range(len(room.keys)))
        return set(room.seats_of(keys_of(request)).values())


def keys_of(request: HTTPConnection) -> list[str]:
    """The keys that a request shows."""
    shown = request.headers.get(KEYS_HEADER, "")
    keys = [key.strip() for key in shown.split(",") if key.strip()]
    return keys[:MOST_KEYS]


def is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
