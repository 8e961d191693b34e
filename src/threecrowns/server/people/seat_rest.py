"""Seats by link over HTTP: claim, hand over, revoke, open to anybody, take; and reports.

Whoever shows the key of a seat may change it for another: the old one is dead at once, and
whoever came with it is let go. So a seat is bound to a browser, handed to somebody else, or taken
back from a link that went astray.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import APIRouter, Request
from starlette.responses import Response

from threecrowns.engine.phrase import Phrase
from threecrowns.server.bodies import SeatKey
from threecrowns.server.house import House, keys_of
from threecrowns.server.openapi import CREATED, NO_CONTENT, described, takes
from threecrowns.server.people.bodies import ChangeKey, OpenSeat, Report, TakeSeat
from threecrowns.server.people.hosting import REVOKED
from threecrowns.server.people.limits import REPORTS, SEATS
from threecrowns.server.people.names import name_of, words_of
from threecrowns.server.people.service import address_of
from threecrowns.server.protocol import CLOSE_WRONG_KEY
from threecrowns.server.room import Room
from threecrowns.server.speaking import RequestError, body_of, said
from threecrowns.table.seats import HUMAN
from threecrowns.table.table import OrderError

KEY_BYTES = 16
_DONE = {"description": "done"}


def make_seat_router(house: House) -> APIRouter:
    router = APIRouter()
    seats = _Seats(house)

    @router.post(
        "/api/tables/{table}/seats/{seat}/key",
        responses=described(SeatKey),
        openapi_extra=takes(ChangeKey),
    )
    async def change_key(table: str, seat: int, request: Request) -> Response:
        """Another key for a seat: kept for oneself, or to be handed on."""
        wanted = await body_of(request, ChangeKey)
        name = _called(wanted.name)
        async with seats.shown(table, seat, wanted.key, request) as (room, old):
            facts = room.company.facts
            claimed = set(facts.claimed) - {seat}
            if wanted.is_claim:
                claimed.add(seat)
            key = await seats.change(room, seat, old)
            closed = tuple(each for each in facts.open if each != seat)
            room.company.change(claimed=tuple(sorted(claimed)), open=closed)
            if wanted.is_claim:
                await seats.settle_in(room, seat, key, name, request)
            else:
                await house.people.planning.forget(room, seat)
            await house.people.hosting.tell(room)
        return said(seats.key_of(room, seat))

    @router.post(
        "/api/tables/{table}/seats/{seat}/open",
        status_code=NO_CONTENT,
        responses={NO_CONTENT: _DONE},
        openapi_extra=takes(OpenSeat),
    )
    async def open_seat(table: str, seat: int, request: Request) -> Response:
        """Let anybody take a seat, or nobody any more."""
        wanted = await body_of(request, OpenSeat)
        async with seats.shown(table, seat, wanted.key, request) as (room, _):
            others = set(room.company.facts.open) - {seat}
            if wanted.is_open and room.table.players[seat] != HUMAN:
                raise OrderError("bot-plays", Phrase("server-bot-plays"))
            now = {*others, seat} if wanted.is_open else others
            room.company.change(open=tuple(sorted(now)))
            await house.people.hosting.tell(room)
        return Response(status_code=NO_CONTENT)

    @router.post(
        "/api/tables/{table}/seats/{seat}/take",
        status_code=CREATED,
        responses=described(SeatKey, status=CREATED),
        openapi_extra=takes(TakeSeat),
    )
    async def take_seat(table: str, seat: int, request: Request) -> Response:
        """Sit down on a seat that is open; it is the one's who comes first."""
        wanted = await body_of(request, TakeSeat)
        name = _called(wanted.name)
        house.people.limits.take(SEATS, "take", address_of(request))
        async with house.tables.visit(table) as room, room.lock:
            facts = room.company.facts
            if seat not in facts.open or room.kept.is_read_only:
                raise OrderError("taken", Phrase("people-seat-taken"))
            key = await seats.change(room, seat, room.keys[seat])
            await house.people.planning.forget(room, seat)
            room.company.change(
                open=tuple(each for each in facts.open if each != seat),
                claimed=tuple(sorted({*facts.claimed, seat})),
            )
            await seats.settle_in(room, seat, key, name, request)
            await house.people.hosting.tell(room)
        return said(seats.key_of(room, seat), CREATED)

    @router.post(
        "/api/tables/{table}/report",
        status_code=NO_CONTENT,
        responses={NO_CONTENT: _DONE},
        openapi_extra=takes(Report),
    )
    async def report(table: str, request: Request) -> Response:
        """Tell the host of something; the record and the talk go with it."""
        wanted = await body_of(request, Report)
        words = words_of(wanted.words)
        account = await house.people.asking(request)
        async with seats.shown(table, wanted.seat, wanted.key, request) as (room, _):
            house.people.limits.take(REPORTS, "report", table, str(wanted.seat))
            if wanted.about is not None and not 0 <= wanted.about < len(room.keys):
                raise OrderError("no-seat", Phrase("table-no-seat", {"seat": wanted.about}))
            record = await asyncio.to_thread(house.store.record, table)
        await asyncio.to_thread(
            house.people.companies.report,
            table,
            wanted.seat,
            wanted.about,
            words,
            record,
            None if account is None else account.id,
        )
        return Response(status_code=NO_CONTENT)

    return router


class _Seats:
    def __init__(self, house: House) -> None:
        self.house = house

    @asynccontextmanager
    async def shown(
        self, table: str, seat: int, key: str, request: Request
    ) -> AsyncIterator[tuple[Room, str]]:
        """The room and the key of a seat, for whoever shows or holds it; raises OrderError."""
        house = self.house
        house.people.limits.take(SEATS, "key", address_of(request))
        keys = [key, *keys_of(request), *await house.people.keys_of(request)]
        async with house.tables.visit(table) as room, room.lock:
            is_home = house.is_home(request)
            if not 0 <= seat < len(room.keys):
                raise OrderError("no-seat", Phrase("table-no-seat", {"seat": seat}))
            if not is_home and room.keys[seat] not in keys:
                raise OrderError("not-yours", Phrase("server-not-yours"))
            yield room, room.keys[seat]

    async def change(self, room: Room, seat: int, old: str) -> str:
        """A new key; whoever came with the old one is let go. Raises RequestError."""
        key = secrets.token_urlsafe(KEY_BYTES)
        companies = self.house.people.companies
        if not await asyncio.to_thread(companies.change_key, room.id, seat, old, key):
            raise RequestError(409, "not-yours", Phrase("server-not-yours"))
        room.change_key(seat, key, CLOSE_WRONG_KEY, REVOKED)
        room.tell_presence()
        return key

    async def settle_in(
        self, room: Room, seat: int, key: str, name: str | None, request: Request
    ) -> None:
        """Whoever sits down is called by a name, and an account holds the seat."""
        account = await self.house.people.asking(request)
        if account is not None:
            accounts = self.house.people.accounts
            await asyncio.to_thread(accounts.collect, account.id, [key])
        wanted = name or ("" if account is None else account.name)
        if not wanted:
            return
        names = list(room.kept.names)
        names[seat] = wanted
        companies = self.house.people.companies
        await asyncio.to_thread(companies.rename, room.id, tuple(names))
        room.rename(tuple(names))

    def key_of(self, room: Room, seat: int) -> SeatKey:
        return SeatKey(seat, room.table.players[seat], room.kept.names[seat], room.keys[seat])


def _called(wanted: str | None) -> str | None:
    """The name somebody gives, before anything is changed for them; raises RequestError."""
    return name_of(wanted) if wanted else None
