"""Somebody with a browser of their own: it keeps cookies, and the keys it was given."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx2

from server.guests import Guest, Guests, Message
from threecrowns.server.house import KEYS_HEADER

PASSWORD = "a horse in a boat"


class Visitor:
    def __init__(self, guests: Guests) -> None:
        self.guests = guests
        self.cookies = httpx2.Cookies()
        self.keys: list[str] = []

    def call(self, method: str, path: str, body: object = None, **headers: str) -> httpx2.Response:
        if self.keys:
            headers[KEYS_HEADER] = ", ".join(self.keys)
        raw = None if body is None else json.dumps(body)
        with httpx2.Client(cookies=self.cookies, timeout=60, verify=False) as client:
            answer = client.request(
                method, self.guests.address + path, content=raw, headers=headers
            )
            self.cookies = client.cookies
        return answer

    def get(self, path: str) -> Any:
        answer = self.call("GET", path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: object = None, status: int = 200) -> Any:
        answer = self.call("POST", path, {} if body is None else body)
        assert answer.status_code == status, answer.text
        return answer.json() if answer.content else None

    def refused(self, path: str, body: object = None, method: str = "POST") -> str:
        """The code with which something is refused."""
        answer = self.call(method, path, {} if body is None else body)
        assert 400 <= answer.status_code < 500, answer.text
        return str(answer.json()["code"])

    def join(self, name: str, password: str = PASSWORD) -> Message:
        """Open an account."""
        made: Message = self.post("/api/account", {"name": name, "password": password}, 201)
        return made

    def sign_in(self, name: str, password: str = PASSWORD) -> Message:
        made: Message = self.post("/api/account/sign-in", {"name": name, "password": password})
        return made

    @contextmanager
    def at(self, table: str, *keys: str) -> Iterator[Guest]:
        """At a table, with the cookie."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        headers = {"Cookie": cookies} if cookies else {}
        with self.guests.enter(table, *keys, additional_headers=headers) as guest:
            guest.hello()
            yield guest


def seated(guests: Guests, who: Visitor) -> tuple[Message, int]:
    """A table at which somebody holds the seat that is asked second."""
    opened = guests.open_for_two()
    first, second = guests.asked(opened)
    who.post("/api/account/seats", {"keys": [opened["seats"][second]["key"]]})
    return opened, first
