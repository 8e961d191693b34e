"""One socket: a reader at one table, from hello to the end."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Coroutine, Sequence
from typing import Any

from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from threecrowns.engine.phrase import Phrase
from threecrowns.engine.refusal import CrownsError, UnreadableMoveError
from threecrowns.server.house import House
from threecrowns.server.orders import handle
from threecrowns.server.pace import Pace
from threecrowns.server.people.limits import MESSAGES
from threecrowns.server.protocol import (
    CLOSE_NO_HELLO,
    CLOSE_NO_TABLE,
    CLOSE_OTHER_VERSION,
    CLOSE_TOO_FAST,
    CLOSE_TOO_LARGE,
    CLOSE_TOO_SLOW,
    CLOSE_TRY_AGAIN,
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
from threecrowns.server.reader import Reader, nothing
from threecrowns.server.room import Room
from threecrowns.server.speaking import RequestError
from threecrowns.server.store import UNREACHED, AwayError, StoreError
from threecrowns.server.tables import NoTableError, Tables
from threecrowns.table.seats import HUMAN
from threecrowns.table.table import OrderError

log = logging.getLogger("threecrowns.server")
LAST_WORDS = 5.0  # seconds for a reader to take why it is let go
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
        rate = tables.company.limits.rate(MESSAGES)
        self.pace = Pace(asyncio.get_running_loop().time, rate)
        self.thinking: set[asyncio.Task[None]] = set()  # hints to come

    async def run(self) -> None:
        """Listen until the reader leaves; raises Closed if it is made to."""
        talking = [asyncio.create_task(self._send()), asyncio.create_task(self._listen())]
        self.reader.stop_sending = talking[0].cancel
        self.room.readers.add(self.reader)
        try:
            await asyncio.wait(talking, return_when=asyncio.FIRST_COMPLETED)
            if talking[0].cancelled():
                raise Closed(self.reader.dismissed or CLOSE_TOO_SLOW)
            for number in range(len(talking)):  # by number: see below
                if talking[number].done():
                    talking[number].result()
        finally:
            self.room.readers.discard(self.reader)
            self.reader.stop_sending = nothing
            self.tables.presences.left(self.room)
            self.tables.company.came(self.room)
            for task in (*talking, *self.thinking):
                task.cancel()
            await asyncio.gather(*talking, *self.thinking, return_exceptions=True)
            # What ended it knows this frame. If this frame knew it in turn, all that a reader
            # takes would stay in memory until garbage is looked for, which is seldom.
            talking.clear()
            del task

    async def _send(self) -> None:
        while (text := await self.reader.outbox.get()) is not None:
            await self.socket.send_text(text)
        assert self.reader.dismissed is not None
        raise Closed(self.reader.dismissed)

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
            await asyncio.sleep(0)  # who says much at once lets others take what they are told

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
            self._refuse(no)
            return None
        try:
            return read(said)
        except ValueError as error:
            reason = Phrase("server-unreadable", {"reason": str(error)})
            self._refuse(refused("unreadable", reason))
            return None

    async def _greet(self, hello: Hello) -> None:
        """Tell everything that the reader does not know yet."""
        room, reader = self.room, self.reader
        async with room.lock:
            await self.tables.settle(room)
            seat = hello.seat if hello.seat is not None else room.usual_seat(reader)
            if seat is not None:
                check_seat(room, reader, seat)
            reader.seat = seat
            reader.known, reader.since = hello.known, hello.since
            reader.send(room.facts_for(reader))
            await self.tables.company.greet(room, reader)
            reader.show(room.table)
            self.tables.company.planning.tell(room, reader)
            reader.is_greeted = True
        self._tell_presence()
        await self.tables.let_bots_answer(room)

    def _tell_presence(self) -> None:
        self.tables.presences.changed(self.room)
        self.tables.company.came(self.room)

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
                    self._refuse(too_fast)
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
            self.tables.metrics.refused("socket", no.code)
            self.reader.refuse(no, self.room.table)
        except UNREACHED as error:
            self._refuse(refused("away", self.tables.store.away(error).phrase, number))
        except Exception:  # a mistake of ours: the reader is told, the log knows more
            log.exception("table %s: unforeseen", self.room.id)
            self._refuse(refused("unforeseen", Phrase("server-unforeseen"), number))

    def _refuse(self, no: Refused) -> None:
        self.tables.metrics.refused("socket", no.code)
        self.reader.send(no)

    async def _sit(self, seat: int | None) -> None:
        async with self.room.lock:
            await self.tables.settle(self.room)
            if seat is not None:
                check_seat(self.room, self.reader, seat)
            self.reader.sit(seat)
            self.reader.show(self.room.table)
            self.tables.company.planning.tell(self.room, self.reader)
        self._tell_presence()


class Door:
    """Where sockets come in: FastAPI's layers would lie in the way of every message."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        house, table = self.house, scope["path_params"]["table"]
        socket = WebSocket(scope, receive, send)
        try:
            account, own = await house.people.reader(socket, table)
        except UNREACHED as error:
            await turn_away(socket, house.tables, house.store.away(error))
            return
        await talk(socket, house.tables, table, account, own)


async def talk(
    socket: WebSocket,
    tables: Tables,
    table: str,
    account: str | None = None,
    own: Sequence[str] = (),
) -> None:
    """The whole life of a socket; `own` are the keys of the reader's account."""
    await socket.accept()
    shown = socket.query_params.getlist("seat")
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # the reader is gone
        try:
            async with tables.visit(table) as room:
                seats = room.seats_of(shown)
                if len(seats) < len(set(shown)):
                    no = refused("wrong-key", Phrase("server-wrong-key"))
                    raise Closed(CLOSE_WRONG_KEY, no)
                reader = Reader(seats | room.seats_of(own))
                reader.account = account
                reader.most_seen_by = room.most_seen_by
                await Talk(socket, tables, room, reader).run()
        except Closed as closed:
            with contextlib.suppress(TimeoutError):  # somebody who takes nothing at all
                async with asyncio.timeout(LAST_WORDS):
                    if closed.refused is not None:
                        tables.metrics.refused("socket", closed.refused.code)
                        await socket.send_text(write(closed.refused))
                    await socket.close(closed.code)
        except CrownsError as error:
            tables.metrics.refused("socket", code_of(error))
            await socket.send_text(write(refused(code_of(error), error.phrase)))
            is_away = isinstance(error, AwayError)
            await socket.close(CLOSE_TRY_AGAIN if is_away else CLOSE_NO_TABLE)


async def turn_away(socket: WebSocket, tables: Tables, error: AwayError) -> None:
    """Nobody can tell who this is now: it may try again."""
    await socket.accept()
    tables.metrics.refused("socket", "away")
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # the reader is gone
        await socket.send_text(write(refused("away", error.phrase)))
        await socket.close(CLOSE_TRY_AGAIN)


def refused(code: str, text: Phrase, number: int | None = None) -> Refused:
    return Refused(number, code, text)


def code_of(error: CrownsError) -> str:
    """The stable word for what was refused."""
    if isinstance(error, OrderError | RequestError):
        return error.code
    if isinstance(error, NoTableError):
        return "no-table"
    if isinstance(error, AwayError):
        return "away"
    if isinstance(error, StoreError):
        return "not-saved"
    return "unreadable" if isinstance(error, UnreadableMoveError) else "refused"


def check_seat(room: Room, reader: Reader, seat: int) -> None:
    """May the reader look as this seat? Nobody looks into the cards of a bot that plays."""
    if seat not in reader.seats:
        raise OrderError("not-yours", Phrase("server-not-yours"))
    if room.table.players[seat] != HUMAN and not room.table.is_over:
        raise OrderError("bot-plays", Phrase("server-bot-plays"))
