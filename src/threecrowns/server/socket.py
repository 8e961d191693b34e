"""One socket: a reader at one table, from hello to the end."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from typing import Any

from fastapi import WebSocket, WebSocketDisconnect

from threecrowns.engine.phrase import Phrase
from threecrowns.engine.refusal import CrownsError, UnreadableMoveError
from threecrowns.server.orders import handle
from threecrowns.server.pace import Pace
from threecrowns.server.protocol import (
    CLOSE_NO_HELLO,
    CLOSE_NO_TABLE,
    CLOSE_OTHER_VERSION,
    CLOSE_TOO_FAST,
    CLOSE_TOO_LARGE,
    CLOSE_TOO_SLOW,
    CLOSE_WRONG_KEY,
    LARGEST_MESSAGE,
    VERSION,
    AskHint,
    FromReader,
    Hello,
    Refused,
    Request,
    Sit,
    read,
    write,
)
from threecrowns.server.reader import Reader
from threecrowns.server.room import Room
from threecrowns.server.tables import NoTableError, Tables
from threecrowns.table.seats import HUMAN
from threecrowns.table.table import OrderError

log = logging.getLogger("threecrowns.server")
MOST_HINTS = 2  # that a reader may wait for at the same time


class Closed(Exception):  # noqa: N818 - the end of a talk, not a mistake
    """The talk ends here, with this code."""

    def __init__(self, code: int, refused: Refused | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.refused = refused


class Talk:
    """What is said between one reader and the house."""

    def __init__(self, socket: WebSocket, tables: Tables, room: Room, reader: Reader) -> None:
        self.socket = socket
        self.tables = tables
        self.room = room
        self.reader = reader
        self.pace = Pace(asyncio.get_running_loop().time)
        self.thinking: set[asyncio.Task[None]] = set()  # hints to come

    async def run(self) -> None:
        """Listen until the reader leaves; raises Closed if it is made to."""
        sending = asyncio.create_task(self._send())
        listening = asyncio.create_task(self._listen())
        self.room.readers.add(self.reader)
        try:
            done, _ = await asyncio.wait((sending, listening), return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            self.room.readers.discard(self.reader)
            self.room.tell_presence()
            for task in (sending, listening, *self.thinking):
                task.cancel()
            await asyncio.gather(sending, listening, *self.thinking, return_exceptions=True)

    async def _send(self) -> None:
        while (text := await self.reader.outbox.get()) is not None:
            await self.socket.send_text(text)
        raise Closed(CLOSE_TOO_SLOW)

    async def _listen(self) -> None:
        hello = await self._read()
        if not isinstance(hello, Hello):
            raise Closed(CLOSE_NO_HELLO, refused("no-hello", Phrase("server-no-hello")))
        if hello.v != VERSION:
            raise Closed(CLOSE_OTHER_VERSION, refused("version", Phrase("server-other-version")))
        await self._answered(None, self._greet(hello))
        while True:
            message = await self._read()
            if message is not None:
                await self._hear(message)

    async def _read(self) -> FromReader | None:
        """The next message; what cannot be read is refused, and the talk goes on."""
        received = await self.socket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code", 1000))
        said: str | bytes = received.get("text") or received.get("bytes") or ""
        if len(said) > LARGEST_MESSAGE:
            raise Closed(CLOSE_TOO_LARGE, refused("too-large", Phrase("server-too-large")))
        if not self.pace.allows_one_more():
            no = refused("too-fast", Phrase("server-too-fast"))
            if self.pace.is_exhausted:
                raise Closed(CLOSE_TOO_FAST, no)
            self.reader.send(no)
            return None
        try:
            return read(said)
        except ValueError as error:
            reason = Phrase("server-unreadable", {"reason": str(error)})
            self.reader.send(refused("unreadable", reason))
            return None

    async def _greet(self, hello: Hello) -> None:
        """Tell everything that the reader does not know yet."""
        room, reader = self.room, self.reader
        async with room.lock:
            seat = hello.seat if hello.seat is not None else usual_seat(room, reader)
            if seat is not None:
                check_seat(room, reader, seat)
            reader.seat = seat
            reader.known, reader.since = hello.known, hello.since
            reader.send(room.facts_for(reader))
            reader.show(room.table)
            reader.is_greeted = True
        room.tell_presence()
        self.tables.let_bots_answer(room)

    async def _hear(self, message: FromReader) -> None:
        match message:
            case Hello():  # again: it wants to be told anew
                await self._answered(None, self._greet(message))
            case Sit(seat=seat):
                await self._answered(None, self._sit(seat))
            case AskHint():  # takes long; the reader may go on meanwhile
                if len(self.thinking) < MOST_HINTS:
                    task = asyncio.create_task(self._handle(message))
                    self.thinking.add(task)
                    task.add_done_callback(self.thinking.discard)
                else:
                    too_fast = refused("too-fast", Phrase("server-too-fast"), message.n)
                    self.reader.send(too_fast)
            case _:
                await self._handle(message)

    async def _handle(self, request: Request) -> None:
        answer = handle(self.tables, self.room, self.reader, request)
        await self._answered(request.n, answer)

    async def _answered(self, number: int | None, answer: Coroutine[Any, Any, None]) -> None:
        """Whatever hinders an answer is told in a sentence."""
        try:
            await answer
        except CrownsError as error:
            no = refused(code_of(error), error.phrase, number)
            self.reader.refuse(no, self.room.table)
        except Exception:  # a mistake of ours: the reader is told, the log knows more
            log.exception("table %s: unforeseen", self.room.id)
            self.reader.send(refused("unforeseen", Phrase("server-unforeseen"), number))

    async def _sit(self, seat: int | None) -> None:
        async with self.room.lock:
            if seat is not None:
                check_seat(self.room, self.reader, seat)
            self.reader.sit(seat)
            self.reader.show(self.room.table)
        self.room.tell_presence()


async def talk(socket: WebSocket, tables: Tables, table: str) -> None:
    """The whole life of a socket."""
    await socket.accept()
    keys = socket.query_params.getlist("seat")
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # the reader is gone
        try:
            async with tables.visit(table) as room:
                seats = room.seats_of(keys)
                if len(seats) < len(set(keys)):
                    no = refused("wrong-key", Phrase("server-wrong-key"))
                    raise Closed(CLOSE_WRONG_KEY, no)
                await Talk(socket, tables, room, Reader(seats)).run()
        except Closed as closed:
            if closed.refused is not None:
                await socket.send_text(write(closed.refused))
            await socket.close(closed.code)
        except CrownsError as error:
            await socket.send_text(write(refused(code_of(error), error.phrase)))
            await socket.close(CLOSE_NO_TABLE)


def refused(code: str, text: Phrase, number: int | None = None) -> Refused:
    return Refused(number, code, text)


def code_of(error: CrownsError) -> str:
    """The stable word for what was refused."""
    if isinstance(error, OrderError):
        return error.code
    if isinstance(error, NoTableError):
        return "no-table"
    return "unreadable" if isinstance(error, UnreadableMoveError) else "refused"


def usual_seat(room: Room, reader: Reader) -> int | None:
    """The reader's seat that is asked now, or its first one; None for a spectator."""
    mine = [seat for seat in sorted(reader.seats) if room.table.players[seat] == HUMAN]
    waiting = room.table.match.state.waiting()
    return next((seat for seat in mine if seat in waiting), mine[0] if mine else None)


def check_seat(room: Room, reader: Reader, seat: int) -> None:
    """May the reader look as this seat? Nobody looks into the cards of a bot that plays."""
    if seat not in reader.seats:
        raise OrderError("not-yours", Phrase("server-not-yours"))
    if room.table.players[seat] != HUMAN and not room.table.is_over:
        raise OrderError("bot-plays", Phrase("server-bot-plays"))
