"""JSON over HTTP, and what is refused, as bodies that our own types describe."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from fastapi import Request
from starlette.responses import Response

from threecrowns.engine.phrase import Phrase
from threecrowns.engine.refusal import CrownsError
from threecrowns.server.bodies import Problem

Body = TypeVar("Body")
LARGEST_BODY = 2**16  # bytes
JSON = "application/json"


class RequestError(CrownsError):
    """A request that was refused, with the status that says so."""

    def __init__(self, status: int, code: str, phrase: Phrase) -> None:
        super().__init__(phrase.id, **phrase.params)
        self.status = status
        self.code = code


def said(value: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type=JSON)


def refusing(status: int, code: str, text: Phrase) -> Response:
    return said(Problem(code, text), status)


async def raw_body(request: Request, most: int = LARGEST_BODY) -> bytes:
    """The body of a request, if it is not too large; raises RequestError."""
    found = bytearray()
    async for part in request.stream():
        found += part
        if len(found) > most:
            raise RequestError(413, "too-large", Phrase("server-too-large"))
    return bytes(found)


async def body_of(request: Request, kind: type[Body]) -> Body:
    """The body of a request, read and checked; raises RequestError."""
    raw = await raw_body(request)
    try:
        return msgspec.json.decode(raw or b"{}", type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        reason = Phrase("server-unreadable", {"reason": str(error)})
        raise RequestError(400, "unreadable", reason) from error
