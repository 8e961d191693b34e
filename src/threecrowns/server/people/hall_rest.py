"""The public hall: tables at which anybody may sit down."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter
from starlette.responses import Response

from threecrowns.server.bodies import OpenTable, SeatRating
from threecrowns.server.games import game_of
from threecrowns.server.house import House
from threecrowns.server.openapi import described
from threecrowns.server.rest import seats_shown
from threecrowns.server.room import setup_of
from threecrowns.server.speaking import said


def make_hall_router(house: House) -> APIRouter:
    router = APIRouter()

    @router.get("/api/hall", responses=described(OpenTable, is_list=True))
    async def list_open() -> Response:
        """Tables with a seat for anybody; what everybody may know of them."""
        return said(await asyncio.to_thread(_open_tables, house))

    return router


def _open_tables(house: House) -> list[OpenTable]:
    found: list[OpenTable] = []
    for table, facts in house.people.companies.open_tables():
        kept = house.store.find(table)
        if kept is None:
            continue
        game = game_of(kept.game)
        points = () if facts.delay else kept.standing.points  # those are of now
        shown = seats_shown(game, setup_of(kept), kept.players, points)
        found.append(
            OpenTable(
                id=table,
                game=kept.game,
                title=game.names,
                created=kept.created,
                seats=shown,
                names=kept.names,
                open=facts.open,
                pace=facts.pace,
                is_rated=facts.is_rated,
                rated=_rated(house, table, kept.game) if facts.is_rated else (),
            )
        )
    return found


def _rated(house: House, table: str, kind: str) -> tuple[SeatRating, ...]:
    """Who has sat down already, and how strong they are."""
    found = []
    for seat, account in sorted(house.people.accounts.holders(table).items()):
        rating = house.people.ladders.rating(account.id, kind)
        value = None if rating is None else rating.value
        found.append(SeatRating(seat, account.name, value, rating is None or rating.is_provisional))
    return tuple(found)
