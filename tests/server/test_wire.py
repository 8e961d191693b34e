"""Sockets past the queues of ASGI: what is said and heard, whatever form it comes in."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from server.guests import Guests
from server.test_manners import lines_of
from threecrowns.server.house import House
from threecrowns.server.people.hosting import REVOKED
from threecrowns.server.protocol import Done, write
from threecrowns.server.reader import MOST_WAITING, Reader
from threecrowns.server.socket import MOST_HEARD
from threecrowns.server.wire import Wire, framed

HANDSHAKE = (
    b"GET / HTTP/1.1\r\nhost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Line(asyncio.Transport):
    """Takes what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.pieces: list[bytes] = []
        self.is_read = True

    def write(self, data: Any) -> None:
        self.pieces.append(bytes(data))

    def is_closing(self) -> bool:
        return False

    def close(self) -> None:
        pass

    def pause_reading(self) -> None:
        self.is_read = False

    def resume_reading(self) -> None:
        self.is_read = True


async def wire_and_line() -> tuple[Wire, Line]:
    """A wire on which hands were shaken."""
    is_open = asyncio.Event()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        is_open.set()
        await asyncio.Event().wait()

    config = uvicorn.Config(app, ws=Wire, log_config=None, lifespan="off")
    config.load()
    wire, line = Wire(config=config, server_state=ServerState(), app_state={}), Line()
    wire.connection_made(line)
    wire.data_received(HANDSHAKE)
    await is_open.wait()
    line.pieces.clear()
    return wire, line


def masked(*texts: bytes) -> bytes:
    """What a browser sends."""
    return b"".join(Frame(Opcode.TEXT, text).serialize(mask=True) for text in texts)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 2**16 - 1, 2**16])
def test_a_frame_is_as_the_library_writes_it(size: int) -> None:
    text = b"x" * size
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_what_is_said_in_one_step_goes_out_in_one_piece() -> None:
    async def say() -> list[bytes]:
        wire, line = await wire_and_line()
        assert wire.say(b"one")
        assert wire.say(b"two")
        assert line.pieces == []
        await asyncio.sleep(0)
        wire.say(b"three")
        await asyncio.sleep(0)
        return line.pieces

    assert asyncio.run(say()) == [framed(b"one") + framed(b"two"), framed(b"three")]


def test_who_listens_hears_first_what_came_before() -> None:
    async def listen() -> tuple[list[bytes], bool]:
        wire, line = await wire_and_line()
        wire.data_received(masked(b"one", b"two"))
        assert not line.is_read
        heard: list[bytes] = []
        wire.listen(heard.append, lambda: None)
        wire.data_received(masked(b"three"))
        return heard, line.is_read

    assert asyncio.run(listen()) == ([b"one", b"two", b"three"], True)


def test_who_takes_nothing_is_told_later_and_in_the_end_let_go() -> None:
    async def say() -> tuple[bytes, list[int]]:
        wire, line = await wire_and_line()
        reader, let_go = Reader({}), list[int]()
        reader.attend(wire.say, let_go.append)
        wire.listen(lambda _: None, reader.go_on)
        wire.pause_writing()
        for number in range(MOST_WAITING):
            reader.send(Done(number))
        await asyncio.sleep(0)
        assert (line.pieces, let_go) == ([], [])

        wire.resume_writing()
        await asyncio.sleep(0)
        wire.pause_writing()
        for number in range(MOST_WAITING + 1):
            reader.send(Done(number))
        return b"".join(line.pieces), let_go

    told, let_go = asyncio.run(say())
    assert told == b"".join(framed(write(Done(number))) for number in range(MOST_WAITING))
    assert let_go == [4408]


def test_who_is_dismissed_is_told_why_before_the_end() -> None:
    async def dismiss() -> tuple[list[list[int]], bytes]:
        wire, line = await wire_and_line()
        reader, let_go = Reader({"key": 0}), list[int]()
        reader.attend(wire.say, let_go.append)
        wire.listen(lambda _: None, reader.go_on)
        wire.pause_writing()
        reader.send(Done(1))
        reader.dismiss(4403, REVOKED)
        reader.send(Done(2))
        before = list(let_go)
        wire.resume_writing()
        await asyncio.sleep(0)
        return [before, let_go], b"".join(line.pieces)

    ends, told = asyncio.run(dismiss())
    assert ends == [[], [4403]]
    assert told == framed(write(Done(1))) + framed(write(REVOKED))


@pytest.mark.parametrize("compression", ["deflate", None])
def test_what_is_said_arrives_with_and_without_compression(
    guests: Guests, compression: str | None
) -> None:
    opened = guests.open_for_two()
    key = opened["seats"][0]["key"]
    with guests.enter(opened["id"], key, compression=compression) as one:
        one.hello()
        assert one.answer()["t"] == "ok"
        assert one.sight["answers"] == 1


def test_who_says_much_at_once_is_answered_in_order(guests: Guests) -> None:
    many = 3 * MOST_HEARD
    with guests.sit(guests.open_for_two(), 0) as one:
        for number in range(many):
            one.send({"t": "at", "n": number, "answers": 0})
        answers = [one.until("past")["n"] for _ in range(many)]
        assert answers == list(range(many))
        assert one.ask("at", answers=0)["t"] == "past"  # and heard again


def test_a_message_may_come_in_parts_or_as_bytes_but_not_as_nonsense(guests: Guests) -> None:
    with guests.sit(guests.open_for_two(), 0) as one:
        one.socket.send(iter(['{"t": "at", ', '"n": 1, ', '"answers": 0}']))
        assert one.until("past")["n"] == 1
        one.socket.send(b'{"t": "at", "n": 2, "answers": 0}')
        assert one.until("past")["n"] == 2
        one.socket.send(b'{"t": "look", "n": 3, "piece": "\xff"}', text=True)
        assert one.until("refused")["code"] == "unreadable"


def test_an_order_is_finished_although_whoever_gave_it_has_left(
    house: House, guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And everybody else is shown it."""
    opened = guests.open_for_two()
    first, second = guests.asked(opened)
    writes, left = house.store.commit, threading.Event()

    def slowly(*changes: Any) -> Any:
        assert left.wait(60)
        return writes(*changes)

    with guests.sit(opened, second) as other:
        with guests.sit(opened, first) as one:
            action = one.sight["question"]["choices"][0]["action"]
            monkeypatch.setattr(house.store, "commit", slowly)
            one.send({"t": "answer", "n": 1, "index": one.sight["index"], "action": action})
            one.send({"t": "talk", "n": 2, "phrase": "hello"})  # heard too late
        other.until("present")  # alone
        left.set()
        other.until("sight")
        assert other.sight["answers"] == 1
        other.ask("talk", phrase="thanks")
        assert [line["seat"] for line in lines_of(other)] == [second]
