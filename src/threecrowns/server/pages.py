"""The client in the browser: files that were built into the package, and one page for them all."""

from __future__ import annotations

import html
from pathlib import Path

from fastapi import APIRouter, Request
from starlette.responses import FileResponse, HTMLResponse, Response

import threecrowns
from threecrowns.engine.phrase import Phrase
from threecrowns.engine.texts import LANGUAGES, catalogue

STATIC = Path(threecrowns.__file__).parent / "static"
PAGES = ("/", "/t/{rest:path}", "/replay/{rest:path}", "/rules/{rest:path}", "/people/{rest:path}")
FOR_EVER = "public, max-age=31536000, immutable"  # names of built files carry a hash
NAMED_BY_HASH = "assets/"


def make_pages(static: Path = STATIC) -> APIRouter:
    router = APIRouter(include_in_schema=False)
    files = {
        file.relative_to(static).as_posix(): file
        for file in sorted(static.rglob("*"))
        if file.is_file()
    }

    def page(request: Request, status: int = 200) -> Response:
        """The client, which finds out by the address what to show."""
        index = files.get("index.html")
        if index is None:
            return plain_page(request, Phrase("server-no-client"), status)
        return FileResponse(index, status, headers={"Cache-Control": "no-cache"})

    for path in PAGES:
        router.add_api_route(path, page, methods=["GET", "HEAD"], response_model=None)

    @router.get("/{name:path}", response_model=None)
    async def file(name: str, request: Request) -> Response:
        found = files.get(name)
        if found is not None:
            kept = FOR_EVER if name.startswith(NAMED_BY_HASH) else "no-cache"
            return FileResponse(found, headers={"Cache-Control": kept})
        if "index.html" in files:
            return page(request, 404)
        return plain_page(request, Phrase("server-no-page"), 404)

    return router


def plain_page(request: Request, phrase: Phrase, status: int) -> Response:
    """One sentence in a language of the reader."""
    language = language_of(request.headers.get("accept-language", ""))
    sentence = html.escape(catalogue(language).word(phrase))
    text = (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        f"<title>Three Crowns</title><p>{sentence}</p></html>"
    )
    return HTMLResponse(text, status)


def language_of(accepted: str) -> str:
    """The first of the languages a browser asks for that we speak."""
    for part in accepted.split(","):
        wanted = part.strip()[:2].lower()
        if wanted in LANGUAGES:
            return wanted
    return LANGUAGES[0]
