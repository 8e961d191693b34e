"""What went wrong, for the one who asked.

    CrownsError                  one sentence for a person: a message id and its parameters
    |- GameError(ValueError)     about a move
    |  |- UnreadableMoveError    the text is no move
    |  `- IllegalMoveError       not allowed now; carries the Refusal
    |- SetupError                seats or options that the game does not have
    |- ContentError              a content pack with problems, each with its line
    `- RecordError               a record that cannot be read or does not replay

Messages are worded in the catalogues (`texts/*.ftl`); `str(error)` is the English sentence of
none of them but the id and parameters, for logs and tests.
"""

from __future__ import annotations

import errno
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from threecrowns.engine.phrase import Param, Phrase

SYSTEM_REASONS = {
    errno.ENOENT: "reason-missing",
    errno.EACCES: "reason-forbidden",
    errno.EPERM: "reason-forbidden",
    errno.EEXIST: "reason-exists",
    errno.EISDIR: "reason-folder",
    errno.ENOTDIR: "reason-no-folder",
    errno.ENOSPC: "reason-disk-full",
    errno.EFBIG: "reason-too-large",
    errno.EROFS: "reason-read-only",
}


def system_reason(error: OSError) -> Phrase | str:
    """Why the system refused; in its own words where it is nothing usual."""
    usual = SYSTEM_REASONS.get(error.errno or 0)
    return Phrase(usual) if usual else error.strerror or type(error).__name__


@dataclass(frozen=True)
class Refusal:
    """Why a move is not allowed: a stable code and what its text needs."""

    code: str  # "T39_CELL_OCCUPIED"
    params: Mapping[str, Param] = field(default_factory=dict)

    @property
    def clause(self) -> str:
        return self.code.partition("_")[0]

    @property
    def phrase(self) -> Phrase:
        """Its text: the message `T39-cell-occupied`."""
        clause, _, rest = self.code.partition("_")
        return Phrase(f"{clause}-{rest.lower().replace('_', '-')}", self.params)


class CrownsError(Exception):
    """One sentence for a person."""

    def __init__(self, message: str, **params: Param) -> None:
        super().__init__(message, params)
        self.phrase = Phrase(message, params)

    def __reduce__(self) -> tuple[Any, ...]:
        """Survives the way from one process to another, whatever its constructor takes."""
        return _sent, (type(self), self.args, self.__dict__)

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value}" for name, value in self.phrase.params.items())
        return f"{self.phrase.id}({facts})"


def _sent(kind: type[CrownsError], args: tuple[Any, ...], facts: dict[str, Any]) -> CrownsError:
    """An error as it was in the process that met it."""
    error = kind.__new__(kind, *args)
    error.__dict__.update(facts)
    return error


class GameError(CrownsError, ValueError):
    """Something about a move."""


class UnreadableMoveError(GameError):
    """The text is no move."""


class IllegalMoveError(GameError):
    """A move that is not allowed now."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.phrase.id, **refusal.phrase.params)
        self.refusal = refusal


class SetupError(CrownsError):
    """Seats or options that the game does not have."""


class RecordError(CrownsError):
    """A record that cannot be read or does not replay; `line` counts from 1, 0 if none."""

    def __init__(self, message: str, line: int = 0, **params: Param) -> None:
        super().__init__(message, line=line, **params)
        self.line = line
