"""The application: the house behind its guard."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response

from threecrowns import __version__
from threecrowns.engine.phrase import Phrase
from threecrowns.engine.refusal import CrownsError
from threecrowns.server.guard import Guard
from threecrowns.server.house import House
from threecrowns.server.pages import STATIC, make_pages
from threecrowns.server.rest import make_router, status_of
from threecrowns.server.schema import bodies_schema
from threecrowns.server.socket import talk
from threecrowns.server.speaking import refusing
from threecrowns.server.tables import Tables

log = logging.getLogger("threecrowns.server")


def make_app(house: House, static: Path = STATIC) -> FastAPI:
    @asynccontextmanager
    async def open_house(app: FastAPI) -> AsyncIterator[None]:
        house.running = Tables(house.store, house.thinkers)
        try:
            yield
        finally:
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
    app.include_router(make_router(house))

    @app.websocket("/api/tables/{table}/socket")
    async def socket(socket: WebSocket, table: str) -> None:
        await talk(socket, house.tables, table)

    app.include_router(make_pages(static))
    _describe(app)
    _refuse(app)
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.add_middleware(Guard, hosts=house.hosts)
    return app


def _describe(app: FastAPI) -> None:
    """Our own types in the OpenAPI document."""
    made = app.openapi

    def openapi() -> dict[str, Any]:
        document = made()
        components = document.setdefault("components", {}).setdefault("schemas", {})
        for name, schema in bodies_schema().items():
            components.setdefault(name, schema)
        return document

    app.openapi = openapi  # type: ignore[method-assign] # how FastAPI says to extend it


def _refuse(app: FastAPI) -> None:
    """Whatever goes wrong is one sentence with a stable code."""

    @app.exception_handler(CrownsError)
    async def refused(request: Request, error: CrownsError) -> Response:
        status, code = status_of(error)
        return refusing(status, code, error.phrase)

    @app.exception_handler(HTTPException)
    async def unknown(request: Request, error: HTTPException) -> Response:
        return refusing(error.status_code, "no-page", Phrase("server-no-page"))

    @app.exception_handler(RequestValidationError)
    async def unreadable(request: Request, error: RequestValidationError) -> Response:
        reason = str(error.errors()[0].get("msg", ""))
        return refusing(422, "unreadable", Phrase("server-unreadable", {"reason": reason}))

    @app.exception_handler(Exception)
    async def unforeseen(request: Request, error: Exception) -> Response:
        log.error("%s %s: unforeseen", request.method, request.url.path, exc_info=error)
        return refusing(500, "unforeseen", Phrase("server-unforeseen"))
