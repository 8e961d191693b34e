"""What a reader's request does: an order to the table, or a question about it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeAlias, assert_never

from threecrowns.engine.moves import Move
from threecrowns.engine.phrase import Phrase
from threecrowns.server.people.hosting import own_seat
from threecrowns.server.people.rating import check_help, check_replaced
from threecrowns.server.protocol import (
    Agree,
    AskAhead,
    AskBack,
    AskHint,
    AskLook,
    AskPast,
    AskWhy,
    AskWhyMove,
    Consent,
    DealNow,
    Done,
    GiveNumber,
    GoAway,
    MakeOffer,
    MoveData,
    Notice,
    Replace,
    Request,
    Resign,
    Restart,
    SaidAhead,
    SaidHint,
    SaidLook,
    SaidWhy,
    SaidWhyMove,
    SayAnswer,
    SayMove,
    SayPlan,
    SayTalk,
    TakeBack,
)
from threecrowns.server.reader import Reader
from threecrowns.server.room import Room
from threecrowns.server.tables import Tables
from threecrowns.table.table import OrderError, Table
from threecrowns.table.thought import hint

Order = Callable[[Table], object]
OrderRequest: TypeAlias = (
    SayAnswer | SayMove | TakeBack | Restart | AskBack | Consent | Resign | Replace
)


async def handle(tables: Tables, room: Room, reader: Reader, request: Request) -> None:
    """Answer a request; raises CrownsError with the reason if it is refused."""
    match request:
        case (  # first, for nearly all are answers
            SayAnswer()
            | SayMove()
            | TakeBack()
            | Restart()
            | AskBack()
            | Consent()
            | Resign()
            | Replace()
        ):
            await _carry_out(tables, room, reader, request)
        case AskWhy() | AskWhyMove() | AskLook() | AskPast():
            async with room.lock:  # what is not on disk yet is not told
                await tables.settle(room)
                _answer(room, reader, request)
        case AskHint():
            await _hint(tables, room, reader, request)
        case SayTalk() | MakeOffer() | Agree() | GoAway() | GiveNumber() | DealNow():
            await tables.company.hear(tables, room, reader, request)
            reader.send(Done(request.n))
        case AskAhead() | SayPlan():
            await _plan(tables, room, reader, request)
        case _:
            assert_never(request)


async def _carry_out(tables: Tables, room: Room, reader: Reader, request: OrderRequest) -> None:
    order = _order(room, reader, request)
    if isinstance(request, SayAnswer | SayMove | Resign):
        await tables.company.rating.check_player(room, reader, own_seat(room, reader))
    await tables.order(room, order)
    if isinstance(request, SayAnswer | SayMove) and reader.seat in room.plans:
        async with room.lock:  # who has answered needs no plan
            await tables.company.planning.forget(room, reader.seat)
    reader.send(Done(request.n))


async def _plan(tables: Tables, room: Room, reader: Reader, request: AskAhead | SayPlan) -> None:
    """What could be prepared, or that it is; nobody but the reader is told."""
    planning, seat = tables.company.planning, own_seat(room, reader)
    if room.is_gathering:
        raise OrderError("gathering", Phrase("people-gathering"))
    moves = [_move(room.table, data) for data in request.moves]
    match request:
        case AskAhead(n=number, index=index):
            reader.send(SaidAhead(number, await planning.foresee(room, seat, index, moves)))
        case SayPlan(n=number, index=index, is_steady=is_steady):
            if moves:
                await tables.company.rating.check_player(room, reader, seat)
            await planning.plan(room, seat, index, moves, is_steady=is_steady)
            reader.send(Done(number))
        case _:
            assert_never(request)


def _order(room: Room, reader: Reader, request: OrderRequest) -> Order:
    """What is to be done at the table for the reader's seat."""
    if isinstance(request, Replace):
        shown = room.seats_of([request.key]).values()
        if request.seat not in {*reader.seats, *shown}:
            raise OrderError("not-yours", Phrase("server-not-yours"))
        seat, player = request.seat, request.player
        check_replaced(room, seat)
        return lambda table: table.replace(seat, player)
    seat = own_seat(room, reader)
    if room.company.facts.is_paused and not isinstance(request, Resign):
        raise OrderError("paused", Phrase("people-paused"))
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
            check_help(room)
            return _together(reader, lambda table: table.ask_back(seat, index, answers))
        case Consent(index=index, agrees=agrees):
            return _together(reader, lambda table: table.consent(seat, index, agrees=agrees))
        case Resign(index=index):
            return lambda table: table.resign(seat, index)
        case _:
            assert_never(request)


def _together(reader: Reader, order: Order) -> Order:
    """The people at one screen go back together: what one of them wants is asked of others only."""

    def carry_out(table: Table) -> None:
        order(table)
        for seat in sorted(reader.seats & set(table.people)):
            if table.way_back is not None and seat not in table.way_back.agreed:
                table.consent(seat, table.index, agrees=True)

    return carry_out


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
            reader.send(SaidWhy(number, table.why(own_seat(room, reader), ref)))
        case AskWhyMove(n=number, move=data):
            move = _move(table, data)
            reader.send(SaidWhyMove(number, table.why_not(own_seat(room, reader), move)))
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
    seat = own_seat(room, reader)
    check_help(room)
    async with room.lock:
        await tables.settle(room)
        table = room.table
        if request.index != table.index:
            raise OrderError("stale", Phrase("table-stale"))
        if table.is_over:
            raise OrderError("over", Phrase("table-over"))
        if seat not in table.match.state.waiting():
            refusal = table.game.why_not_asked(table.match.state, seat)
            raise OrderError("not-asked", refusal.phrase)
        asked = tables.thinkers.advise(hint(table, seat))
        who = table.game.seat_name(seat, table.match.setup)
        room.notice(Notice("hint", Phrase("server-hint", {"who": who}), seat))
    reader.send(SaidHint(request.n, await asyncio.wrap_future(asked)))
