"""Tables as three kinds of server know them; each answers as soon as everybody has seen the last.

A table tells `seen` when an answer is acknowledged and was seen by all its readers.
"""

from __future__ import annotations

import asyncio
import json
import random
import secrets
from collections.abc import Callable
from time import perf_counter
from typing import Any

import httpx2
import msgspec

from loading.socket import Socket, connect

# A game of Connect Four that fills the whole board.
COLUMNS = [4, 3, 6, 0, 1, 4, 5, 5, 1, 1, 5, 0, 1, 6, 0, 1, 5, 5, 1, 0, 4, 6, 3, 2, 6, 6, 0, 4, 6]
COLUMNS += [5, 2, 0, 4, 2, 4, 2, 2, 2, 3, 3, 3, 3]


class Table:
    """Two readers, one for each seat."""

    def __init__(self, ports: list[int], opened: Any, seen: Callable[[Table, float], None]) -> None:
        self.ports = ports  # [reader]
        self.opened = opened
        self.seen = seen
        self.sockets: list[Socket] = []
        self.is_over = False
        self.sent_at: float | None = None
        self.waits_for = 0  # messages until the last answer was seen by all

    @property
    def is_ready(self) -> bool:
        """May it be counted, once all its readers have seen it?"""
        return True

    @staticmethod
    def open(port: int, count: int) -> list[Any]:
        """Open so many tables before anything is measured."""
        raise NotImplementedError

    async def enter(self) -> None:
        raise NotImplementedError

    def answer(self) -> None:
        raise NotImplementedError

    def leave(self) -> None:
        for socket in self.sockets:
            socket.transport.close()

    def sent(self, messages: int) -> None:
        self.sent_at = perf_counter()
        self.waits_for = messages

    def one_more(self) -> None:
        """One of the messages that an answer is followed by has come."""
        self.waits_for -= 1
        if self.waits_for == 0 and self.sent_at is not None:
            took = perf_counter() - self.sent_at
            self.sent_at = None
            self.seen(self, took)


# -- ours


class Choice(msgspec.Struct):
    action: int


class Question(msgspec.Struct):
    choices: list[Choice]


class Sight(msgspec.Struct):
    index: int
    answers: int
    waiting: list[int]
    question: Question | None = None


class Message(msgspec.Struct):
    t: str
    code: str | None = None
    sight: Sight | None = None


read = msgspec.json.Decoder(Message).decode


class Crowns(Table):
    GAME = "connect-four"

    @staticmethod
    def open(port: int, count: int) -> list[Any]:
        return _opened(port, Crowns.GAME, count)

    async def enter(self) -> None:
        self.sights: list[Sight | None] = [None, None]
        self.number = 0
        for reader, port in enumerate(self.ports):
            key = self.opened["seats"][reader]["key"]
            path = f"/api/tables/{self.opened['id']}/socket?seat={key}"
            self.sockets.append(await connect(port, path, self._hears(reader)))
        for socket in self.sockets:
            socket.send(b'{"t":"hello","v":1}')

    def _hears(self, reader: int) -> Callable[[bytes], None]:
        def hear(text: bytes) -> None:
            message = read(text)
            if message.t == "sight":
                first = self.sights[reader] is None
                self.sights[reader] = message.sight
                if not first:
                    self.one_more()
                elif None not in self.sights and self.sent_at is None:
                    self.seen(self, 0.0)
            elif message.t == "ok":
                self.one_more()
            elif message.t == "refused":
                raise RuntimeError(f"refused: {message.code}")

        return hear

    def answer(self) -> None:
        sights = [sight for sight in self.sights if sight is not None]
        now = max(sights, key=lambda sight: sight.index)
        if not now.waiting:
            self.is_over = True
            return
        seat = now.waiting[0]
        self.number += 1
        self.sent(3)  # two sights and the acknowledgement
        action = self._action(seat, now)
        self.sockets[seat].send(
            b'{"t":"answer","n":%d,"index":%d,"action":%d}' % (self.number, now.index, action)
        )

    def _action(self, seat: int, now: Sight) -> int:
        return COLUMNS[now.answers]


class Heirs(Crowns):
    """The Two Heirs: larger sights, with what every answer would bring."""

    @staticmethod
    def open(port: int, count: int) -> list[Any]:
        return _opened(port, "two-heirs", count)

    def _action(self, seat: int, now: Sight) -> int:
        mine = self.sights[seat]
        assert mine is not None
        assert mine.question is not None
        choices = mine.question.choices
        return choices[self.number % len(choices)].action


def _opened(port: int, game: str, count: int) -> list[Any]:
    body = json.dumps({"game": game, "seats": ["human", "human"]})
    with httpx2.Client() as client:
        return [
            client.post(f"http://127.0.0.1:{port}/api/tables", content=body, timeout=60).json()
            for _ in range(count)
        ]


# -- an echo


class Echo(Table):
    """What is said is said to both readers, and nothing else happens."""

    @staticmethod
    def open(port: int, count: int) -> list[Any]:
        return list(range(count))

    async def enter(self) -> None:
        self.answers = 0
        for port in self.ports:
            self.sockets.append(await connect(port, f"/{self.opened}", self._hear))
        self.seen(self, 0.0)

    def _hear(self, text: bytes) -> None:
        self.one_more()

    def answer(self) -> None:
        self.sent(2)
        self.sockets[self.answers % 2].send(b'{"t":"answer","n":1,"index":%d}' % self.answers)
        self.answers += 1


# -- boardgame.io


class BoardgameIo(Table):
    """Connect Four on boardgame.io, over its own protocol (socket.io)."""

    GAME = b"connect-four"
    ANSWERS = len(COLUMNS)  # of a match

    @staticmethod
    def open(port: int, count: int) -> list[Any]:
        """A table is there as soon as somebody comes to it."""
        return [secrets.token_urlsafe(9) for _ in range(count)]

    async def enter(self) -> None:
        self.state = 0
        self.synced = [asyncio.Event() for _ in self.ports]
        for reader, port in enumerate(self.ports):
            path = "/socket.io/?EIO=4&transport=websocket"
            self.sockets.append(await connect(port, path, self._hears(reader)))
            await self.synced[reader].wait()  # two who open it at once would open two
        self.seen(self, 0.0)

    def _hears(self, reader: int) -> Callable[[bytes], None]:
        def hear(text: bytes) -> None:
            if reader == len(self.sockets):  # the first words came with the greeting
                asyncio.get_running_loop().call_soon(hear, text)
            elif text.startswith(b"0{"):
                self.sockets[reader].send(b"40/%b," % self.GAME)
            elif text == b"2":
                self.sockets[reader].send(b"3")
            elif text.startswith(b"40/%b," % self.GAME):
                self._say(reader, "sync", self.opened, str(reader), None, 2)
            elif text.startswith(said := b"42/%b," % self.GAME):
                kind = text[len(said) : len(said) + 14]
                if kind.startswith(b'["sync"'):
                    self.synced[reader].set()
                elif kind.startswith((b'["update"', b'["patch"')):
                    self.one_more()

        return hear

    def _say(self, reader: int, *words: object) -> None:
        self.sockets[reader].send(b"42/%b,%b" % (self.GAME, json.dumps(words).encode()))

    def answer(self) -> None:
        if self.state == self.ANSWERS:
            self.is_over = True
            return
        seat = self.state % 2
        move = {"type": "drop", "args": [COLUMNS[self.state % len(COLUMNS)]], "playerID": str(seat)}
        self.sent(2)
        action = {"type": "MAKE_MOVE", "payload": move}
        self._say(seat, "update", action, self.state, self.opened, str(seat))
        self.state += 1


class LongBoardgameIo(BoardgameIo):
    """The same on boards that are cleared and filled again: as many answers as our games have.

    It is counted once it is somewhere on its way, for a short time shows only the begin of a match.
    """

    GAME = b"connect-seven-times"
    ANSWERS = 7 * len(COLUMNS)

    async def enter(self) -> None:
        self.ready_after = random.randrange(self.ANSWERS)
        await super().enter()

    @property
    def is_ready(self) -> bool:
        return self.state >= self.ready_after


KINDS: dict[str, type[Table]] = {
    "crowns": Crowns,
    "heirs": Heirs,
    "echo": Echo,
    "boardgame.io": BoardgameIo,
    "boardgame.io, long": LongBoardgameIo,
}
