"""Who is let in, and what a browser is told to keep to.

A page of another origin must not use the house of whoever looks at it: what changes something,
and every socket, is refused if a browser says that it comes from elsewhere. A name that somebody
else lets point to this machine is not ours: only addresses, `localhost` and our own names are.
"""

from __future__ import annotations

from functools import lru_cache
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from threecrowns.engine.phrase import Phrase
from threecrowns.server.speaking import refusing
from threecrowns.server.watching import note_code

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


class Guard:
    def __init__(self, app: ASGIApp, hosts: tuple[str, ...] = ()) -> None:
        self.app = app
        self.hosts = {"localhost", *(host.lower() for host in hosts)}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        if not self.lets_in(scope):
            if scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": 1008})
            else:
                note_code(scope, "other-origin")
                refusal = refusing(403, "other-origin", Phrase("server-other-origin"))
                await refusal(scope, receive, send)
            return
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)  # no headers to add, and many messages
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, send_guarded)

    def lets_in(self, scope: Scope) -> bool:
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if not self.is_ours(host):
            return False
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS
        origin = headers.get("origin")
        if changes and origin is not None:
            return urlsplit(origin).netloc.lower() == host.lower()
        return True

    def is_ours(self, host: str) -> bool:
        """Is the house really called so?"""
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        return name in self.hosts or is_address(name)


@lru_cache(maxsize=64)
def is_address(name: str) -> bool:
    """Nobody lets an address point elsewhere. Most come by the same one, and reading it is slow."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
