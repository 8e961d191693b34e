"""The lines of a record as types, for whoever reads records elsewhere (`engine/record`)."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from threecrowns.server.protocol import MoveData, SetupFacts


class HeaderLine(msgspec.Struct, frozen=True, omit_defaults=True):
    format: int
    game: str
    rules: int
    content: str
    setup: SetupFacts
    players: tuple[str, ...]
    commitment: str
    numbers: tuple[int, ...]
    h: str  # chains every line to the ones before it
    guide: str | None = None  # which guide it follows; then the deal was prepared


class AnswerLine(msgspec.Struct, frozen=True):
    n: int
    seat: int  # -1: drawn
    move: MoveData
    action: int
    h: str


class UndoLine(msgspec.Struct, frozen=True):
    undo: int
    h: str


class BackLine(msgspec.Struct, frozen=True):
    back: int
    h: str


class TakeOverLine(msgspec.Struct, frozen=True):
    takes_over: str
    seat: int
    h: str


class ResignedLine(msgspec.Struct, frozen=True):
    resigned: int
    h: str


class DigestLine(msgspec.Struct, frozen=True):
    answers: int
    digest: str
    h: str


class ResultLine(msgspec.Struct, frozen=True):
    result: tuple[float, ...]
    digest: str
    h: str


class SecretLine(msgspec.Struct, frozen=True):
    secret: str
    h: str


RecordLine: TypeAlias = (
    HeaderLine
    | AnswerLine
    | UndoLine
    | BackLine
    | TakeOverLine
    | ResignedLine
    | DigestLine
    | ResultLine
    | SecretLine
)
