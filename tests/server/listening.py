"""Somebody elsewhere who is called: keeps what was said, and answers with a status."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer

OFTEN = 0.01  # seconds between two looks whether to end


class Listener:
    def __init__(self, status: int) -> None:
        self.status = status
        self.heard: list[tuple[dict[str, str], bytes]] = []  # headers and body of each call
        self.address = ""


@contextmanager
def listening(status: int = 204) -> Iterator[Listener]:
    found = Listener(status)

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            raw = self.rfile.read(int(self.headers["content-length"]))
            found.heard.append((dict(self.headers.items()), raw))
            self.send_response(found.status)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Handler) as server:
        found.address = f"http://127.0.0.1:{server.server_port}/called"
        thread = threading.Thread(target=server.serve_forever, args=(OFTEN,))
        thread.start()
        yield found
        server.shutdown()
        thread.join()
