"""`/metrics`, for those who may know: the host's secret opens it, or sitting at the machine.

Behind a proxy everybody comes from the same machine: there only the secret does.
"""

from __future__ import annotations

import asyncio
import hmac

from fastapi import APIRouter, Request
from starlette.responses import Response

from threecrowns.engine.phrase import Phrase
from threecrowns.server.house import House
from threecrowns.server.metrics import TEXT
from threecrowns.server.speaking import RequestError
from threecrowns.server.store import AwayError


def make_metrics_router(house: House) -> APIRouter:
    router = APIRouter(include_in_schema=False)
    metrics = house.metrics

    @router.get("/metrics")
    async def show_metrics(request: Request) -> Response:
        if not _may_know(house, request):
            raise RequestError(404, "no-page", Phrase("server-no-page"))
        tables = house.tables
        metrics.tables.set(len(tables.rooms))
        metrics.readers.set(sum(len(room.readers) for room in tables.rooms.values()))
        metrics.unwritten.set(tables.writer.gathered)
        metrics.pending.set(house.thinkers.pending)
        try:
            metrics.queue.set(await asyncio.to_thread(house.store.queue_length))
            metrics.is_up.set(1)
        except AwayError:
            metrics.is_up.set(0)
        return Response(metrics.text(), media_type=TEXT, headers={"Cache-Control": "no-store"})

    return router


def _may_know(house: House, request: Request) -> bool:
    token = house.settings.metrics.token
    if token is None:
        return house.is_home(request)
    shown = request.headers.get("authorization", "")
    return hmac.compare_digest(shown.encode(), f"Bearer {token}".encode())
