"""What a reader's request does: an order to the table, or a question about it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import assert_never

from threecrowns.engine.moves import Move
from threecrowns.engine.phrase import Phrase
from threecrowns.server.protocol import (
    AskBack,
    AskHint,
    AskLook,
    AskPast,
    AskWhy,
    AskWhyMove,
    Consent,
    Done,
    MoveData,
    Notice,
    Replace,
    Request,
    Resign,
    Restart,
    SaidHint,
    SaidLook,
    SaidWhy,
    SaidWhyMove,
    SayAnswer,
    SayMove,
    TakeBack,
)
from threecrowns.server.reader import Reader
from threecrowns.server.room import Room
from threecrowns.server.tables import Tables
from threecrowns.table.seats import HUMAN
from threecrowns.table.table import OrderError, Table
from threecrowns.table.thinkers import hint

Order = Callable[[Table], object]


async def handle(tables: Tables, room: Room, reader: Reader, request: Request) -> None:
    """Answer a request; raises CrownsError with the reason if it is refused."""
    match request:
        case AskWhy() | AskWhyMove() | AskLook() | AskPast():
            async with room.lock:  # what is not on disk yet is not told
                _answer(room, reader, request)
        case AskHint():
            await _hint(tables, room, reader, request)
        case _:
            await tables.order(room, _order(room, reader, request))
            reader.send(Done(request.n))


def _order(
    room: Room,
    reader: Reader,
    request: SayAnswer | SayMove | TakeBack | Restart | AskBack | Consent | Resign | Replace,
) -> Order:
    """What is to be done at the table for the reader's seat."""
    if isinstance(request, Replace):
        if request.seat not in reader.seats:
            raise OrderError("not-yours", Phrase("server-not-yours"))
        seat, player = request.seat, request.player
        return lambda table: table.replace(seat, player)
    seat = _own_seat(room, reader)
    match request:
        case SayAnswer(index=index, action=action):
            return lambda table: table.answer(seat, index, action)
        case SayMove(index=index, move=data):
            return lambda table: table.say(seat, index, _move(table, data))
        case TakeBack(index=index):
            return lambda table: table.undo(seat, index)
        case Restart(index=index):
            return lambda table: table.restart(seat, index)
        case AskBack(index=index, answers=answers):
            return lambda table: table.ask_back(seat, index, answers)
        case Consent(index=index, agrees=agrees):
            return lambda table: table.consent(seat, index, agrees=agrees)
        case Resign(index=index):
            return lambda table: table.resign(seat, index)
        case _:
            assert_never(request)


def _own_seat(room: Room, reader: Reader) -> int:
    """The seat that the reader looks as and plays for."""
    if reader.seat is None:
        raise OrderError("spectator", Phrase("server-spectator"))
    if room.table.players[reader.seat] != HUMAN:
        raise OrderError("bot-plays", Phrase("server-bot-plays"))
    return reader.seat


def _move(table: Table, data: MoveData) -> Move:
    """A move as JSON; raises UnreadableMoveError."""
    written = {
        name: list(value) if isinstance(value, tuple) else value for name, value in data.items()
    }
    return table.game.grammar.from_json(written)


def _answer(room: Room, reader: Reader, request: AskWhy | AskWhyMove | AskLook | AskPast) -> None:
    """Answer a question about the table as it lies."""
    table = room.table
    match request:
        case AskWhy(n=number, ref=ref):
            reader.send(SaidWhy(number, table.why(_own_seat(room, reader), ref)))
        case AskWhyMove(n=number, move=data):
            move = _move(table, data)
            reader.send(SaidWhyMove(number, table.why_not(_own_seat(room, reader), move)))
        case AskLook(n=number, piece=piece):
            look = table.look(piece)
            if look is None:
                raise OrderError("no-piece", Phrase("server-no-piece", {"piece": piece}))
            reader.send(SaidLook(number, look))
        case AskPast(n=number, answers=answers):
            reader.show_past(number, table, answers)
        case _:
            assert_never(request)


async def _hint(tables: Tables, room: Room, reader: Reader, request: AskHint) -> None:
    """Ask the strongest bot; everybody is told that somebody did."""
    seat = _own_seat(room, reader)
    async with room.lock:
        table = room.table
        if request.index != table.index:
            raise OrderError("stale", Phrase("table-stale"))
        if table.is_over:
            raise OrderError("over", Phrase("table-over"))
        if seat not in table.match.state.waiting():
            refusal = table.game.why_not_asked(table.match.state, seat)
            raise OrderError("not-asked", refusal.phrase)
        asked = tables.thinkers.advise(hint(table.match, seat))
        who = table.game.seat_name(seat, table.match.setup)
        room.notice(Notice("hint", Phrase("server-hint", {"who": who}), seat))
    reader.send(SaidHint(request.n, await asyncio.wrap_future(asked)))
