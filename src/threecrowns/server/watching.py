"""Every request and every socket in the log and in the figures, with nothing of anybody's.

Paths and queries hold keys: what is written is the template of the route. The number of a request
is also told to whoever asked, so that a line of the log can be found again.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from time import perf_counter

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from threecrowns.server.metrics import Metrics

log = logging.getLogger("threecrowns.server.requests")
REQUEST_HEADER = "X-Request-Id"
METHODS = ("GET", "HEAD", "POST", "DELETE", "OPTIONS", "PUT", "PATCH")
NO_ROUTE = "-"
CODE = "crowns_code"  # in the state of a request: why it was refused
request_id: ContextVar[str | None] = ContextVar("request_id", default=None)


class Watch:
    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        begin = perf_counter()
        ending = {"status": 500}  # unless something else is answered
        number = secrets.token_hex(6)

        async def send_watched(message: Message) -> None:
            if message["type"] == "http.response.start":
                ending["status"] = message["status"]
                MutableHeaders(scope=message)[REQUEST_HEADER] = number
            elif message["type"] == "websocket.close":
                ending["status"] = message.get("code", 1000)
            await send(message)

        async def receive_watched() -> Message:
            message = await receive()
            if message["type"] == "websocket.disconnect" and ending["status"] == 500:
                ending["status"] = message.get("code", 1005)
            return message

        token = request_id.set(number)
        try:
            await self.app(scope, receive_watched, send_watched)
        finally:
            self._note(scope, ending["status"], perf_counter() - begin)
            request_id.reset(token)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        is_socket = scope["type"] == "websocket"
        method = "SOCKET" if is_socket else scope["method"]
        method = method if is_socket or method in METHODS else NO_ROUTE
        route = route_of(scope)
        code = scope.get("state", {}).get(CODE)
        self.metrics.requests.labels(method, route, str(status)).inc()
        if code is not None:
            self.metrics.refused("http", code)
        facts = {"method": method, "route": route, "status": status, "ms": round(seconds * 1000, 1)}
        if code is not None:
            facts["code"] = code
        log.info("socket" if is_socket else "request", extra={"facts": facts})


def route_of(scope: Scope) -> str:
    """`/api/tables/{table}`, whatever was asked for."""
    return str(getattr(scope.get("route"), "path", NO_ROUTE))


def note_code(scope: Scope, code: str) -> None:
    """A request is refused for this reason."""
    scope.setdefault("state", {})[CODE] = code


class _Errors(logging.Handler):
    def __init__(self, metrics: Metrics) -> None:
        super().__init__(logging.ERROR)
        self.metrics = metrics

    def emit(self, record: logging.LogRecord) -> None:
        self.metrics.errors.inc()


@contextmanager
def counting_errors(metrics: Metrics) -> Iterator[None]:
    """Whatever is logged as a mistake of ours is counted."""
    counter = _Errors(metrics)
    ours = logging.getLogger("threecrowns")
    ours.addHandler(counter)
    try:
        yield
    finally:
        ours.removeHandler(counter)
