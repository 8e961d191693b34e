"""Ratings and players' pages over HTTP: what everybody may know.

A name that nobody has, one that was deleted and one that cannot be are answered alike.
"""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request
from starlette.responses import Response

from threecrowns.engine.phrase import Phrase
from threecrowns.server.games import game_of
from threecrowns.server.house import House
from threecrowns.server.openapi import described
from threecrowns.server.people.bodies import Ladder, PlayerPage
from threecrowns.server.people.limits import PAGES
from threecrowns.server.people.service import address_of
from threecrowns.server.speaking import RequestError, said

LONGEST_ASKED = 400  # signs of a name


def make_player_router(house: House) -> APIRouter:
    router = APIRouter()
    people = house.people

    @router.get("/api/ratings/{game}", responses=described(Ladder))
    async def list_ratings(game: str) -> Response:
        """People and bots of a game on one scale, the strongest first."""
        found = await asyncio.to_thread(game_of, game)
        return said(await asyncio.to_thread(people.ladders.of_game, found.id))

    @router.get("/api/people/{name:path}", responses=described(PlayerPage))
    async def show_player(name: str, request: Request) -> Response:
        """What everybody may know of somebody."""
        people.limits.take(PAGES, "page", address_of(request))
        asked = name[:LONGEST_ASKED].replace("\0", "")
        account = await asyncio.to_thread(people.accounts.named, asked)
        if account is None:
            raise RequestError(404, "no-person", Phrase("people-no-person"))
        return said(await asyncio.to_thread(people.ladders.page, account))

    return router
