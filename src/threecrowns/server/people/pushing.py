"""Web Push: a browser that is closed is told of a turn, if its owner and the host want that.

What is sent is encrypted for the browser; the service between sees who sends, to whom and when.
The libraries are an extra of the package: only hosts with keys need them.
"""

from __future__ import annotations

import base64
import binascii
import json
import logging
import time
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import msgspec
import sqlalchemy as sa

from threecrowns.engine.phrase import Phrase
from threecrowns.engine.refusal import CrownsError
from threecrowns.server.database import seats
from threecrowns.server.people.calling import Caller
from threecrowns.server.people.database import account_seats
from threecrowns.server.people.passwords import digest
from threecrowns.server.people.rating_database import push_subscriptions
from threecrowns.server.people.writing import writing
from threecrowns.server.speaking import RequestError

if TYPE_CHECKING:
    from py_vapid import Vapid02

log = logging.getLogger("threecrowns.server")
MOST_DEVICES = 10  # of one account; the oldest makes room
KEEP = 24 * 3600  # seconds that the service keeps it for a browser that is not there
GOOD_FOR = 12 * 3600  # seconds that a signature is good for
GONE = (404, 410)  # what the service answers for a browser that wants no more
POINT_BYTES, AUTH_BYTES = 65, 16


class Subscription(msgspec.Struct, frozen=True):
    """A browser of an account."""

    account: str
    endpoint: str
    p256dh: str
    auth: str
    language: str
    base: str  # the address of the house, as this browser knows it


class PushKeys:
    """The key that the host made, with which services of browsers know the house."""

    def __init__(self, file: Path, contact: str) -> None:
        """Raises CrownsError if it cannot be used."""
        try:
            from py_vapid import Vapid02, VapidException
        except ImportError as error:
            raise CrownsError("push-not-installed") from error
        if not contact.startswith(("mailto:", "https://")):
            raise CrownsError("push-no-contact")
        try:
            self._vapid: Vapid02 = Vapid02.from_pem(file.read_bytes())
            self.public = encoded(_point(self._vapid))
        except (VapidException, ValueError, AttributeError, OSError) as error:
            raise CrownsError("push-no-key", file=str(file)) from error
        self.contact = contact

    def sign(self, endpoint: str) -> str:
        """The header by which a service knows the house."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + GOOD_FOR,
            "sub": self.contact,
        }
        return str(self._vapid.sign(claims)["Authorization"])


def _point(vapid: Vapid02) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    point: bytes = vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return point


class Subscriptions:
    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine

    def keep(self, row: Subscription, at: str) -> None:
        table = push_subscriptions
        mine = table.c.account == row.account
        oldest = (
            sa.select(table.c.digest).where(mine).order_by(table.c.created.desc(), table.c.digest)
        )
        with writing(self.engine) as connection:
            connection.execute(table.delete().where(table.c.digest == digest(row.endpoint)))
            made = {**msgspec.structs.asdict(row), "digest": digest(row.endpoint), "created": at}
            connection.execute(table.insert().values(**made))
            late = list(connection.scalars(oldest))[MOST_DEVICES:]
            connection.execute(table.delete().where(table.c.digest.in_(late)))

    def remove(self, endpoint: str, account: str | None = None) -> None:
        """This browser wants no more, or is gone."""
        table = push_subscriptions
        gone = table.delete().where(table.c.digest == digest(endpoint))
        with writing(self.engine) as connection:
            connection.execute(gone if account is None else gone.where(table.c.account == account))

    def at_table(self, table: str) -> dict[int, list[Subscription]]:
        """[seat] -> the browsers to tell when it is asked."""
        columns = [push_subscriptions.c[name] for name in Subscription.__struct_fields__]
        wanted = (
            sa.select(account_seats.c.seat, *columns)
            .join(push_subscriptions, push_subscriptions.c.account == account_seats.c.account)
            .join(
                seats, (seats.c.game == account_seats.c.game) & (seats.c.key == account_seats.c.key)
            )
            .where(account_seats.c.game == table)
        )
        found: dict[int, list[Subscription]] = {}
        with self.engine.connect() as connection:
            for seat, *row in connection.execute(wanted):
                found.setdefault(seat, []).append(Subscription(*row))
        return found


class Pusher:
    def __init__(self, keys: PushKeys | None, subscriptions: Subscriptions, caller: Caller) -> None:
        self.keys = keys
        self.subscriptions = subscriptions
        self.caller = caller

    def check(self, endpoint: str, p256dh: str, auth: str) -> None:
        """Can a browser be told at this address? Raises RequestError."""
        no = RequestError(422, "push", Phrase("people-push-refused"))
        if self.keys is None:
            raise RequestError(409, "no-push", Phrase("people-no-push"))
        if len(decoded(p256dh)) != POINT_BYTES or len(decoded(auth)) != AUTH_BYTES:
            raise no
        try:
            encrypted(b"{}", p256dh, auth)
            host, _ = self.caller.check(endpoint)
        except (ValueError, RequestError) as error:
            raise no from error
        if urlsplit(endpoint).scheme != "https" and not self.caller.is_own(host):
            raise no

    def push(self, row: Subscription, message: dict[str, str]) -> None:
        """Tell one browser; raises OSError or CrownsError. One that is gone is forgotten."""
        assert self.keys is not None
        self.check(row.endpoint, row.p256dh, row.auth)
        headers = {
            "Authorization": self.keys.sign(row.endpoint),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEEP),
        }
        body = encrypted(json.dumps(message).encode(), row.p256dh, row.auth)
        if self.caller.send(row.endpoint, body, headers) in GONE:
            self.subscriptions.remove(row.endpoint)


def encrypted(text: bytes, p256dh: str, auth: str) -> bytes:
    """For the one browser that has the other half; raises ValueError."""
    from pywebpush import WebPusher, WebPushException  # slow to load

    try:
        keys = {"p256dh": p256dh, "auth": auth}
        pusher = WebPusher({"endpoint": "https://browser.invalid/", "keys": keys})
        return bytes(pusher.encode(text)["body"])
    except WebPushException as error:
        raise ValueError(str(error)) from error


def encoded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def decoded(text: str) -> bytes:
    """What was written in base64url; nothing if it was not."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except (ValueError, binascii.Error):
        return b""
