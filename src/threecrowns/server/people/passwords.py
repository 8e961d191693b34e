"""Passwords (argon2id) and codes for those who forgot theirs; neither is ever kept readable."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from functools import cached_property

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from threecrowns.engine.phrase import Phrase
from threecrowns.server.speaking import RequestError

SHORTEST = 8
LONGEST = 200
AT_ONCE = 2  # passwords checked at the same time: each takes its share of memory
CODES = 10
CODE_SIGNS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that is taken for another
CODE_LENGTH = 16  # in groups of four: 79 bits


class Passwords:
    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self.hasher = PasswordHasher() if hasher is None else hasher
        self._gate = asyncio.Semaphore(AT_ONCE)

    @cached_property
    def nobody(self) -> str:
        """Checked where there is no such account: that takes as long as if there were one."""
        return self.hasher.hash(secrets.token_urlsafe())

    async def hashed(self, password: str) -> str:
        """What is kept of a password; raises RequestError."""
        if not SHORTEST <= len(password) <= LONGEST:
            text = Phrase("people-password-length", {"least": SHORTEST, "most": LONGEST})
            raise RequestError(422, "password", text)
        async with self._gate:
            return await asyncio.to_thread(self.hasher.hash, password)

    async def fits(self, kept: str | None, password: str) -> bool:
        """Is it the password? None: of nobody."""
        async with self._gate:
            fits = await asyncio.to_thread(self._fits, kept, password[: LONGEST + 1])
        return fits and kept is not None

    def _fits(self, kept: str | None, password: str) -> bool:
        nobody = self.nobody  # made by the first who asks, whoever that is
        try:
            return self.hasher.verify(nobody if kept is None else kept, password)
        except (VerificationError, InvalidHashError):
            return False


def new_codes() -> list[str]:
    def code() -> str:
        signs = "".join(secrets.choice(CODE_SIGNS) for _ in range(CODE_LENGTH))
        return "-".join(signs[at : at + 4] for at in range(0, CODE_LENGTH, 4))

    return [code() for _ in range(CODES)]


def code_digest(code: str) -> str:
    """A code, however somebody wrote it, as it is kept."""
    signs = "".join(sign for sign in code.lower() if sign in CODE_SIGNS)
    return digest(signs)


def digest(secret: str) -> str:
    """Enough for what is long and random."""
    return hashlib.sha256(secret.encode()).hexdigest()
