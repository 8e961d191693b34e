"""Readers at the tables of a house, as a page in a browser talks to it."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx2
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.sync.connection import Connection

Message = dict[str, Any]
GAMES = ["connect-four"]  # those that are played in the tests of the server


class Guest:
    """One socket. Everything it is told is kept."""

    def __init__(self, socket: Connection) -> None:
        self.socket = socket
        self.number = 0
        self.table: Message = {}
        self.sight: Message = {}
        self.received: list[Message] = []
        self.raw: list[str] = []

    def receive(self) -> Message:
        text = str(self.socket.recv(timeout=60))
        self.raw.append(text)
        message: Message = json.loads(text)
        self.received.append(message)
        if message["t"] == "table":
            self.table = message
        elif message["t"] in ("sight", "refused") and message["sight"] is not None:
            self.sight = message["sight"]
        return message

    def until(self, kind: str) -> Message:
        while True:
            message = self.receive()
            if message["t"] == kind:
                return message

    def until_asked(self) -> Message:
        """Wait until there is something to answer, or the game is over."""
        while self.sight["question"] is None and self.sight["winners"] is None:
            self.until("sight")
        return self.sight

    def hello(self, **more: object) -> Message:
        """Greet, and take what one is told first."""
        self.send({"t": "hello", "v": 1, **more})
        self.until("sight")
        self.until("present")
        return self.sight

    def send(self, message: object) -> None:
        self.socket.send(json.dumps(message))

    def ask(self, kind: str, /, **more: object) -> Message:
        """Send a request and wait for the answer to it."""
        self.number += 1
        self.send({"t": kind, "n": self.number, **more})
        while True:
            message = self.receive()
            if message.get("n") == self.number:
                return message

    def order(self, kind: str, /, **more: object) -> Message:
        """An order for the table as this reader knows it."""
        return self.ask(kind, index=self.sight["index"], **more)

    def answer(self, number: int = 0) -> Message:
        """Give one of the listed answers."""
        choices = self.sight["question"]["choices"]
        return self.order("answer", action=choices[number % len(choices)]["action"])

    def closed(self) -> int:
        """The code with which the server closes the socket, whatever it says before."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                self.receive()
        assert self.socket.close_code is not None
        return self.socket.close_code


class Guests:
    def __init__(self, port: int) -> None:
        self.port = port
        self.address = f"http://127.0.0.1:{port}"

    def get(self, path: str, **headers: str) -> httpx2.Response:
        return httpx2.get(self.address + path, headers=headers, timeout=60, verify=False)

    def post(self, path: str, body: object = None, **headers: str) -> httpx2.Response:
        raw = body if isinstance(body, bytes) else json.dumps(body if body is not None else {})
        address = self.address + path
        return httpx2.post(address, content=raw, headers=headers, timeout=60, verify=False)

    def delete(self, path: str, **headers: str) -> httpx2.Response:
        return httpx2.delete(self.address + path, headers=headers, timeout=60)

    def open(self, game: str = "connect-four", **more: object) -> Message:
        """Open a table; its id, and the keys of its seats."""
        done = self.post("/api/tables", {"game": game, "seed": 7, **more})
        assert done.status_code == 201, done.text
        opened: Message = done.json()
        return opened

    def open_for_two(self, game: str = "connect-four", **more: object) -> Message:
        return self.open(game, seats=["human", "human"], **more)

    def asked(self, opened: Message) -> tuple[int, int]:
        """Of two seats the one that is asked now, and the other."""
        with self.sit(opened) as watcher:
            seat: int = watcher.sight["waiting"][0]
        return seat, 1 - seat

    @contextmanager
    def enter(self, table: str, *keys: str, **more: Any) -> Iterator[Guest]:
        """Come to a table without a word."""
        query = "&".join(f"seat={key}" for key in keys)
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket?{query}"
        # Whoever closes with a full queue would wait for the other side in vain.
        with connect(address, **{"max_queue": None} | more) as socket:
            yield Guest(socket)

    @contextmanager
    def sit(self, opened: Message, *seats: int) -> Iterator[Guest]:
        """Come to a table with the keys of some seats, and greet."""
        keys = [opened["seats"][seat]["key"] for seat in seats]
        with self.enter(opened["id"], *keys) as guest:
            guest.hello()
            yield guest
