"""One socket: a reader at one table, from hello to the end."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Coroutine, Sequence
from contextvars import copy_context
from typing import Any, TypeAlias

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
from threecrowns.server.reader import Reader
from threecrowns.server.room import Room
from threecrowns.server.speaking import RequestError
from threecrowns.server.store import UNREACHED, AwayError, StoreError
from threecrowns.server.tables import NoTableError, Tables
from threecrowns.server.wire import Wire, wire_of
from threecrowns.table.seats import HUMAN
from threecrowns.table.table import OrderError

log = logging.getLogger("threecrowns.server")
LAST_WORDS = 5.0  # seconds for a reader to take why it is let go
MOST_HINTS = 2  # that a reader may wait for at the same time
MOST_HEARD = 16  # messages that wait to be answered; what follows stays with the system
Ending: TypeAlias = tuple[int, Refused | None]


class Closed(Exception):  # noqa: N818 - the end of a talk, not a mistake
    """The talk ends here, with this code."""

    def __init__(self, code: int, refused: Refused | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.refused = refused


class Talk:
    """What is said between one reader and the house."""

    def __init__(self, wire: Wire, tables: Tables, room: Room, reader: Reader) -> None:
        self.wire = wire
        self.tables = tables
        self.room = room
        self.reader = reader
        rate = tables.company.limits.rate(MESSAGES)
        loop = asyncio.get_running_loop()
        self.pace = Pace(loop.time, rate)
        self.thinking: set[asyncio.Task[None]] = set()  # hints to come
        self.is_begun = False  # it said hello
        self._context = copy_context()  # what is logged belongs to the request that it came by
        self._heard: deque[bytes] = deque()  # and not answered yet
        self._is_answering = False
        # With why, once the house ends the talk. Not as an exception, which knows frames that
        # know this: what a reader takes would stay in memory until garbage is looked for.
        self._end: asyncio.Future[Ending] = loop.create_future()

    async def run(self, receive: Receive) -> None:
        """Listen until the reader leaves; raises Closed if it is made to."""
        self.reader.attend(self.wire.say, self._let_go)
        self.room.readers.add(self.reader)
        self.wire.listen(self._hear, self.reader.go_on)
        leaving = asyncio.ensure_future(receive())
        try:
            await asyncio.wait((leaving, self._end), return_when=asyncio.FIRST_COMPLETED)
            if self._end.done():
                raise Closed(*self._end.result())
        finally:
            self.wire.hang_up()
            self.reader.leave()
            self._heard.clear()
            self.room.readers.discard(self.reader)
            self.tables.presences.left(self.room)
            self.tables.company.came(self.room)
            for task in (leaving, *self.thinking):
                task.cancel()
            await asyncio.gather(leaving, *self.thinking, return_exceptions=True)

    def _let_go(self, code: int, no: Refused | None = None) -> None:
        self._heard.clear()
        if not self._end.done():
            self._end.set_result((code, no))

    def _hear(self, said: bytes) -> None:
        if self._end.done():
            return
        self._heard.append(said)
        if not self._is_answering:
            self._is_answering = True
            # Nobody calls it off, even if the reader leaves: an order begun is finished.
            self.tables.spawn(self._answer(), self._context)
        elif len(self._heard) >= MOST_HEARD:
            self.wire.pause()

    async def _answer(self) -> None:
        """Answer what was heard, one message after the other."""
        try:
            while self._heard:
                message = self._read(self._heard.popleft())
                if not self.is_begun:
                    self._begin(message)
                if message is not None:
                    await self._heed(message)
                if self._heard:
                    await asyncio.sleep(0)  # who says much at once lets others be answered
        except Closed as closed:
            self._let_go(closed.code, closed.refused)
        finally:
            self._is_answering = False
            self.wire.hear_on()

    def _read(self, said: bytes) -> FromReader | None:
        """The next message; what cannot be read is refused, and the talk goes on."""
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

    def _begin(self, hello: FromReader | None) -> None:
        """The first message is a hello; raises Closed."""
        if not isinstance(hello, Hello):
            raise Closed(CLOSE_NO_HELLO, refused("no-hello", Phrase("server-no-hello")))
        if hello.v != VERSION:
            raise Closed(CLOSE_OTHER_VERSION, refused("version", Phrase("server-other-version")))
        self.is_begun = True

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

    async def _heed(self, message: FromReader) -> None:
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
                await Talk(wire_of(socket.scope), tables, room, reader).run(socket.receive)
        except Closed as closed:
            with contextlib.suppress(TimeoutError):  # somebody who takes nothing at all
                async with asyncio.timeout(LAST_WORDS):
                    if closed.refused is not None:
                        tables.metrics.refused("socket", closed.refused.code)
                        await socket.send_text(write(closed.refused).decode())
                    await socket.close(closed.code)
        except CrownsError as error:
            tables.metrics.refused("socket", code_of(error))
            await socket.send_text(write(refused(code_of(error), error.phrase)).decode())
            is_away = isinstance(error, AwayError)
            await socket.close(CLOSE_TRY_AGAIN if is_away else CLOSE_NO_TABLE)


async def turn_away(socket: WebSocket, tables: Tables, error: AwayError) -> None:
    """Nobody can tell who this is now: it may try again."""
    await socket.accept()
    tables.metrics.refused("socket", "away")
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # the reader is gone
        await socket.send_text(write(refused("away", error.phrase)).decode())
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
