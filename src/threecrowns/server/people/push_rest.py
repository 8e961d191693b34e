"""Web Push over HTTP: which key a browser subscribes with, and who did."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request
from starlette.responses import Response

from threecrowns.engine.phrase import Phrase
from threecrowns.engine.texts import LANGUAGES
from threecrowns.server.house import House
from threecrowns.server.openapi import NO_CONTENT, described, takes
from threecrowns.server.people.bodies import PushFacts, UnwantedPush, WantedPush
from threecrowns.server.people.limits import SEATS
from threecrowns.server.people.pushing import Subscription
from threecrowns.server.speaking import RequestError, body_of, said

_DONE = {"description": "done"}


def make_push_router(house: House) -> APIRouter:
    router = APIRouter()
    people = house.people

    @router.get("/api/push", responses=described(PushFacts))
    async def show_key() -> Response:
        """The key of the house; none if its host has not set one."""
        keys = people.pusher.keys
        return said(PushFacts(None if keys is None else keys.public))

    @router.post(
        "/api/account/push",
        status_code=NO_CONTENT,
        responses={NO_CONTENT: _DONE},
        openapi_extra=takes(WantedPush),
    )
    async def subscribe(request: Request) -> Response:
        """Tell this browser, too, when it is my turn."""
        wanted = await body_of(request, WantedPush)
        account = await people.account_of(request)
        people.limits.take(SEATS, "push", account.id)
        if wanted.language not in LANGUAGES:
            raise RequestError(422, "language", Phrase("server-unreadable", {"reason": "language"}))
        keys = (wanted.endpoint, wanted.p256dh, wanted.auth)
        await asyncio.to_thread(people.pusher.check, *keys)
        row = Subscription(account.id, *keys, wanted.language, str(request.base_url))
        at = people.clock.stamp()
        await asyncio.to_thread(people.pusher.subscriptions.keep, row, at)
        return Response(status_code=NO_CONTENT)

    @router.post(
        "/api/account/push/remove",
        status_code=NO_CONTENT,
        responses={NO_CONTENT: _DONE},
        openapi_extra=takes(UnwantedPush),
    )
    async def unsubscribe(request: Request) -> Response:
        """This browser is told no more."""
        unwanted = await body_of(request, UnwantedPush)
        account = await people.account_of(request)
        subscriptions = people.pusher.subscriptions
        await asyncio.to_thread(subscriptions.remove, unwanted.endpoint, account.id)
        return Response(status_code=NO_CONTENT)

    return router
