"""The application: the house behind its guard."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.routing import Match, WebSocketRoute
from starlette.types import Scope

from threecrowns import __version__
from threecrowns.engine.phrase import Phrase
from threecrowns.engine.refusal import CrownsError
from threecrowns.server.guard import Guard
from threecrowns.server.house import House
from threecrowns.server.metrics_rest import make_metrics_router
from threecrowns.server.openapi import refusals
from threecrowns.server.pages import STATIC, make_pages
from threecrowns.server.people.account_rest import make_account_router
from threecrowns.server.people.hall_rest import make_hall_router
from threecrowns.server.people.notice_rest import make_notice_router
from threecrowns.server.people.player_rest import make_player_router
from threecrowns.server.people.push_rest import make_push_router
from threecrowns.server.people.seat_rest import make_seat_router
from threecrowns.server.rest import make_router, status_of
from threecrowns.server.schema import bodies_schema
from threecrowns.server.socket import Door
from threecrowns.server.speaking import refusing
from threecrowns.server.store import UNREACHED
from threecrowns.server.tables import Tables
from threecrowns.server.watching import Watch, counting_errors, note_code, route_of

log = logging.getLogger("threecrowns.server")


class NamedRoute(WebSocketRoute):
    """Says which route it is, as FastAPI's do: log and metrics count by it."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        match, found = super().matches(scope)
        return match, {**found, "route": self}


def make_app(house: House, static: Path = STATIC) -> FastAPI:
    @asynccontextmanager
    async def open_house(app: FastAPI) -> AsyncIterator[None]:
        house.running = Tables(house.store, house.thinkers, house.people.hosting, house.metrics)
        house.running.open()
        watching = asyncio.create_task(house.people.hosting.watch(house.running))
        try:
            with counting_errors(house.metrics):
                yield
        finally:
            watching.cancel()
            await asyncio.gather(watching, return_exceptions=True)
            house.thinkers.close()
            await house.running.close()

    app = FastAPI(
        title="Three Crowns",
        version=__version__,
        lifespan=open_house,
        openapi_url="/api/openapi.json",
        docs_url=None,  # its pages load scripts from elsewhere
        redoc_url=None,
    )
    app.router.routes.append(NamedRoute("/api/tables/{table}/socket", Door(house)))
    app.include_router(make_router(house))
    app.include_router(make_account_router(house))
    app.include_router(make_seat_router(house))
    app.include_router(make_notice_router(house))
    app.include_router(make_hall_router(house))
    app.include_router(make_player_router(house))
    app.include_router(make_push_router(house))

    app.include_router(make_metrics_router(house))
    app.include_router(make_pages(static))
    _describe(app)
    _refuse(app, house)
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.add_middleware(Guard, hosts=house.hosts)
    app.add_middleware(Watch, metrics=house.metrics)
    return app


def _describe(app: FastAPI) -> None:
    """Our own types in the OpenAPI document."""
    made = app.openapi

    def openapi() -> dict[str, Any]:
        document = made()
        for operations in document["paths"].values():
            for operation in operations.values():
                operation["responses"].pop("422", None)  # FastAPI's own; ours are all alike
                operation["responses"].update(refusals())
        components = document.setdefault("components", {}).setdefault("schemas", {})
        for unused in ("HTTPValidationError", "ValidationError"):
            components.pop(unused, None)
        for name, schema in bodies_schema().items():
            components.setdefault(name, schema)
        return document

    app.openapi = openapi  # type: ignore[method-assign] # how FastAPI says to extend it


def _refuse(app: FastAPI, house: House) -> None:
    """Whatever goes wrong is one sentence with a stable code."""

    @app.exception_handler(CrownsError)
    async def refused(request: Request, error: CrownsError) -> Response:
        status, code = status_of(error)
        note_code(request.scope, code)
        return refusing(status, code, error.phrase)

    async def away(request: Request, error: Exception) -> Response:
        return await refused(request, house.store.away(error))

    for kind in UNREACHED:
        app.exception_handler(kind)(away)

    @app.exception_handler(HTTPException)
    async def unknown(request: Request, error: HTTPException) -> Response:
        note_code(request.scope, "no-page")
        return refusing(error.status_code, "no-page", Phrase("server-no-page"))

    @app.exception_handler(RequestValidationError)
    async def unreadable(request: Request, error: RequestValidationError) -> Response:
        note_code(request.scope, "unreadable")
        reason = str(error.errors()[0].get("msg", ""))
        return refusing(422, "unreadable", Phrase("server-unreadable", {"reason": reason}))

    @app.exception_handler(Exception)
    async def unforeseen(request: Request, error: Exception) -> Response:
        facts = {"method": request.method, "route": route_of(request.scope)}
        log.error("unforeseen", extra={"facts": facts}, exc_info=error)
        return refusing(500, "unforeseen", Phrase("server-unforeseen"))
