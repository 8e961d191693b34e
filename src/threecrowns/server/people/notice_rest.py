"""Feeds and webhooks over HTTP."""

from __future__ import annotations

import asyncio
from xml.etree.ElementTree import Element, SubElement, tostring

from fastapi import APIRouter, Request
from starlette.responses import Response

from threecrowns.engine.phrase import Phrase
from threecrowns.engine.texts import LANGUAGES, catalogue
from threecrowns.server.games import game_of
from threecrowns.server.house import House
from threecrowns.server.openapi import described, takes
from threecrowns.server.people.bodies import NoticeFacts, WantedNotices
from threecrowns.server.people.limits import SEATS
from threecrowns.server.people.notices import NoticeRow, Turn, new_token
from threecrowns.server.people.passwords import digest
from threecrowns.server.people.service import address_of
from threecrowns.server.speaking import RequestError, body_of, said

ATOM = "http://www.w3.org/2005/Atom"


def make_notice_router(house: House) -> APIRouter:
    router = APIRouter()
    people = house.people

    @router.get("/api/account/notices", responses=described(NoticeFacts))
    async def show_notices(request: Request) -> Response:
        """How I am told that it is my turn."""
        account = await people.account_of(request)
        row = await asyncio.to_thread(people.notices.of, account.id)
        return said(_facts(row))

    @router.post(
        "/api/account/notices", responses=described(NoticeFacts), openapi_extra=takes(WantedNotices)
    )
    async def change_notices(request: Request) -> Response:
        """A feed at a new secret address, told this once; a webhook; or neither."""
        wanted = await body_of(request, WantedNotices)
        account = await people.account_of(request)
        people.limits.take(SEATS, "notices", account.id)
        if wanted.language not in LANGUAGES:
            raise RequestError(422, "language", Phrase("server-unreadable", {"reason": "language"}))
        if wanted.webhook:
            await asyncio.to_thread(people.caller.check, wanted.webhook)
        old = await asyncio.to_thread(people.notices.of, account.id)
        kept = None if old is None else old.feed
        token = new_token() if wanted.has_feed and kept is None else None
        row = NoticeRow(
            account=account.id,
            language=wanted.language,
            base=str(request.base_url),
            feed=(digest(token) if token else kept) if wanted.has_feed else None,
            webhook=wanted.webhook or None,
        )
        await asyncio.to_thread(people.notices.keep, row)
        address = None if token is None else f"{row.base}api/feed/{token}"
        return said(_facts(row, address))

    @router.get(
        "/api/feed/{token}",
        responses={200: {"description": "done", "content": {"application/atom+xml": {}}}},
    )
    async def feed(token: str, request: Request) -> Response:
        """The games that wait for somebody, for whoever knows the address."""
        people.limits.take(SEATS, "feed", address_of(request))
        row = await asyncio.to_thread(people.notices.by_feed, token)
        if row is None:
            raise RequestError(404, "no-feed", Phrase("server-no-page"))
        turns = await asyncio.to_thread(people.notices.turns, row.account)
        text = feed_of(row, turns)
        headers = {"Cache-Control": "private, no-store"}
        return Response(text, media_type="application/atom+xml", headers=headers)

    return router


def _facts(row: NoticeRow | None, address: str | None = None) -> NoticeFacts:
    if row is None:
        return NoticeFacts(has_feed=False, feed=None, webhook=None)
    return NoticeFacts(has_feed=row.feed is not None, feed=address, webhook=row.webhook)


def feed_of(row: NoticeRow, turns: list[Turn]) -> bytes:
    """An Atom feed; an entry for each turn, which stays the same as long as the turn lasts."""
    words = catalogue(row.language)
    root = Element("feed", xmlns=ATOM)
    SubElement(root, "id").text = f"urn:three-crowns:feed:{row.feed}"
    SubElement(root, "title").text = "Three Crowns"
    SubElement(root, "updated").text = turns[0].since if turns else "1970-01-01T00:00:00Z"
    SubElement(SubElement(root, "author"), "name").text = "Three Crowns"
    for turn in turns:
        entry = SubElement(root, "entry")
        title = Phrase("people-your-turn", {"title": game_of(turn.game).names})
        SubElement(entry, "id").text = f"urn:three-crowns:{turn.table}:{turn.turn}"
        SubElement(entry, "title").text = words.word(title)
        SubElement(entry, "updated").text = turn.since
        SubElement(entry, "link", href=f"{row.base}t/{turn.table}")
    text: bytes = tostring(root, "utf-8")
    return b'<?xml version="1.0" encoding="utf-8"?>\n' + text
