"""People who play on whatever happens to the server, and who remember what they were promised.

Each table has a thread that plays for both its seats. It notes every answer that it sent, and every
one that was acknowledged; when a socket breaks it comes again, with what it knew. Afterwards the
records tell who was right.
"""

from __future__ import annotations

import json
import random
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect
from websockets.sync.connection import Connection

from threecrowns.server.room import Room
from threecrowns.server.store import Store

LONGEST_WAIT = 20.0  # seconds for any message
LONGEST = 120.0  # seconds until somebody is promised something
GONE = (OSError, WebSocketException, TimeoutError)


class Sent(NamedTuple):
    answers: int  # that stood before
    seat: int
    action: int


class Broken(Exception):  # noqa: N818 - what a socket does
    """The talk has to begin anew."""


class TablePlayers(threading.Thread):
    """Both seats of one table."""

    def __init__(
        self, ports: Callable[[], Sequence[int]], opened: dict[str, Any], seed: int
    ) -> None:
        super().__init__(daemon=True)
        self.ports = ports  # where servers run now
        self.id = str(opened["id"])
        self.keys = [str(seat["key"]) for seat in opened["seats"]]
        self.rng = random.Random(seed)
        self.sent: list[Sent] = []
        self.acknowledged: list[Sent] = []
        self.codes: set[str] = set()  # of what was refused
        self.comings = 0
        self.last: Exception | None = None  # why the last talk ended
        self.is_over = False
        self.stops = threading.Event()

    def run(self) -> None:
        while not self.stops.is_set() and not self.is_over:
            try:
                self._talk(self.rng.choice(self.ports()))
            except (*GONE, Broken, IndexError) as error:
                self.last = error
                time.sleep(0.02)

    def _talk(self, port: int) -> None:
        address = f"ws://127.0.0.1:{port}/api/tables/{self.id}/socket?seat="
        with (
            connect(address + self.keys[0], max_queue=None, close_timeout=1) as one,
            connect(address + self.keys[1], max_queue=None, close_timeout=1) as other,
        ):
            self.comings += 1
            sockets = [one, other]
            sights = [self._greet(socket) for socket in sockets]
            while not self.stops.is_set():
                newest = max(sights, key=lambda sight: int(sight["index"]))
                if not newest["waiting"]:
                    self.is_over = True
                    return
                seat = newest["waiting"][0]
                while sights[seat]["index"] < newest["index"]:
                    sights[seat] = self._sight(sockets[seat])
                sights[seat] = self._answer(sockets[seat], seat, sights[seat])

    def _greet(self, socket: Connection) -> dict[str, Any]:
        socket.send('{"t": "hello", "v": 1}')
        return self._sight(socket)

    def _receive(self, socket: Connection) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(socket.recv(timeout=LONGEST_WAIT))
        return message

    def _sight(self, socket: Connection) -> dict[str, Any]:
        while True:
            message = self._receive(socket)
            if message["t"] == "sight":
                found: dict[str, Any] = message["sight"]
                return found
            if message["t"] == "refused":
                self.codes.add(message["code"])
                raise Broken

    def _answer(self, socket: Connection, seat: int, sight: dict[str, Any]) -> dict[str, Any]:
        """Answer, and wait for what comes of it; the last sight."""
        if sight["question"] is None:
            raise Broken
        choice = self.rng.choice(sight["question"]["choices"])
        sent = Sent(sight["answers"], seat, choice["action"])
        self.sent.append(sent)
        order = {"t": "answer", "n": 1, "index": sight["index"], "action": sent.action}
        socket.send(json.dumps(order))
        while True:
            message = self._receive(socket)
            if message["t"] == "sight":
                sight = message["sight"]
            elif message["t"] == "ok":
                self.acknowledged.append(sent)
                return sight
            elif message["t"] == "refused":
                self.codes.add(message["code"])
                if message["code"] not in ("stale", "not-saved", "away"):
                    raise AssertionError(message)
                time.sleep(0.05)
                raise Broken


class Swarm:
    def __init__(
        self, ports: Callable[[], Sequence[int]], opened: Sequence[dict[str, Any]], seed: int = 1
    ) -> None:
        self.tables = [
            TablePlayers(ports, each, seed + number) for number, each in enumerate(opened)
        ]

    def __enter__(self) -> Swarm:
        for table in self.tables:
            table.start()
        return self

    def __exit__(self, *_: object) -> None:
        for table in self.tables:
            table.stops.set()
        for table in self.tables:
            table.join(LONGEST_WAIT + 10)
            assert not table.is_alive(), "somebody waits for ever"

    @property
    def acknowledged(self) -> int:
        return sum(len(table.acknowledged) for table in self.tables)

    @property
    def codes(self) -> set[str]:
        return {code for table in self.tables for code in table.codes}

    @property
    def state(self) -> str:
        """How far everybody is, for whoever wonders why nothing happens."""
        return "; ".join(
            f"{table.id} came {table.comings}, said {len(table.sent)}, "
            f"promised {len(table.acknowledged)}, refused {sorted(table.codes)}, {table.last!r}"
            for table in self.tables
            if not table.is_over
        )

    def wait_for_more(self, answers: int) -> None:
        """Until so many more answers were acknowledged, or all games are over."""
        wanted, until = self.acknowledged + answers, time.monotonic() + LONGEST
        while self.acknowledged < wanted and not all(each.is_over for each in self.tables):
            assert time.monotonic() < until, f"nothing is acknowledged any more: {self.state}"
            time.sleep(0.01)

    def check(self, store: Store) -> None:
        """Nothing that was acknowledged is lost, nothing is there twice, nothing half."""
        for table in self.tables:
            loaded = store.load(table.id)
            assert loaded is not None
            Room(loaded)  # every line is checked; whatever is half does not replay
            lines = [json.loads(line) for line in loaded.raw.splitlines()]
            given = [Sent(line["n"], line["seat"], line["action"]) for line in lines if "n" in line]
            assert [each.answers for each in given] == list(range(len(given)))
            lost = set(table.acknowledged) - set(given)
            assert not lost, f"acknowledged and lost: {lost}"
            assert len(set(table.acknowledged)) == len(table.acknowledged)
            unknown = set(given) - set(table.sent)
            assert not unknown, f"nobody said this: {unknown}"
