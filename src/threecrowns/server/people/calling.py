"""Calls to addresses that people gave: never into the host's own network.

The name is looked up once, every address it has is checked, and the connection goes to the one
that was checked. Answers are not read, and nobody is followed elsewhere.
"""

from __future__ import annotations

import http.client
import json
import socket
import ssl
from collections.abc import Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from urllib.parse import urlsplit

from threecrowns.engine.phrase import Phrase
from threecrowns.server.speaking import RequestError

LONGEST_ADDRESS = 500  # signs
PATIENCE = 5.0  # seconds
PORTS = {"http": 80, "https": 443}
Network = IPv4Network | IPv6Network


class Caller:
    def __init__(self, allowed: Sequence[Network] = (), *, is_on: bool = True) -> None:
        self.allowed = tuple(allowed)  # networks of his own that the host lets people call
        self.is_on = is_on  # does the host let people call anybody?

    def check(self, address: str) -> tuple[str, int]:
        """Where to connect to; raises RequestError if it is no address, or one of our own."""
        if not self.is_on:
            raise RequestError(422, "webhook", Phrase("people-webhooks-off"))
        no = RequestError(422, "webhook", Phrase("people-webhook-refused"))
        try:
            parts = urlsplit(address)
            port = parts.port or PORTS.get(parts.scheme, 0)
            name = parts.hostname or ""
        except ValueError as error:
            raise no from error
        is_plain = parts.username is None and parts.password is None and address.isprintable()
        if not (name and port and is_plain and len(address) <= LONGEST_ADDRESS):
            raise no
        try:
            found = socket.getaddrinfo(name, port, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError) as error:
            raise no from error
        hosts = [str(each[4][0]) for each in found]
        if not hosts or not all(self.may_call(host) for host in hosts):
            raise no
        return hosts[0], port

    def may_call(self, host: str) -> bool:
        if self.is_own(host):
            return True
        address = _plain(host)
        return address.is_global and not address.is_multicast

    def is_own(self, host: str) -> bool:
        """Does it lie in a network that the host lets people call?"""
        address = _plain(host)
        return any(address in network for network in self.allowed)

    def post(self, address: str, message: dict[str, str]) -> int:
        """The status that the other side answers; raises OSError or RequestError."""
        headers = {"Content-Type": "application/json"}
        return self.send(address, json.dumps(message).encode(), headers)

    def send(self, address: str, body: bytes, headers: dict[str, str]) -> int:
        """The same, with a body of any kind."""
        host, port = self.check(address)
        parts = urlsplit(address)
        line = _Line(host, port, parts.hostname or "", is_encrypted=parts.scheme == "https")
        try:
            path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            line.request("POST", path, body, {**headers, "Host": parts.netloc})
            return line.getresponse().status
        except http.client.HTTPException as error:
            raise OSError(str(error)) from error
        finally:
            line.close()


def _plain(host: str) -> IPv4Address | IPv6Address:
    """An address, without the disguise of another kind."""
    address = ip_address(host.partition("%")[0])
    mapped: IPv4Address | None = getattr(address, "ipv4_mapped", None)
    return address if mapped is None else mapped


class _Line(http.client.HTTPConnection):
    """To an address that was checked, whatever its name means by now."""

    def __init__(self, host: str, port: int, name: str, *, is_encrypted: bool) -> None:
        super().__init__(host, port, timeout=PATIENCE)
        self.name = name
        self.is_encrypted = is_encrypted

    def connect(self) -> None:
        super().connect()
        if self.is_encrypted:
            context = ssl.create_default_context()
            self.sock = context.wrap_socket(self.sock, server_hostname=self.name)
