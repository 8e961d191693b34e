"""A service of Web Push on loopback, and the browser it carries messages to."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
)

from server.listening import Listener
from threecrowns.server.people.pushing import encoded

CONTACT = "mailto:host@example.org"


class Service:
    """A push service on loopback, and the browser it carries messages to."""

    def __init__(self, line: Listener) -> None:
        self.line = line
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)

    def wish(self, language: str = "cs", **more: str) -> dict[str, str]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {
            "endpoint": self.line.address,
            "p256dh": encoded(point),
            "auth": encoded(self.auth),
            "language": language,
            **more,
        }

    def read(self, number: int) -> dict[str, Any]:
        """What the browser reads of a message."""
        plain = http_ece.decrypt(
            self.line.heard[number][1],
            private_key=self.key,
            auth_secret=self.auth,
            version="aes128gcm",
        )
        found: dict[str, Any] = json.loads(plain)
        return found


def key_file(folder: Path) -> Path:
    file = folder / "push.pem"
    key = ec.generate_private_key(ec.SECP256R1())
    file.write_bytes(
        key.private_bytes(Encoding.PEM, PrivateFormat.TraditionalOpenSSL, NoEncryption())
    )
    return file
