"""Gathers the lines of an order until they are kept."""

from __future__ import annotations

from typing import Any

from threecrowns.engine.match import Match
from threecrowns.engine.record import (
    LARGEST_FILE,
    TABLE_LINES,
    Line,
    Record,
    Recorder,
    chained_lines,
)
from threecrowns.engine.refusal import CrownsError

STEPS = frozenset({"n", "undo", "back", *TABLE_LINES})  # each raises the table's index


class Gathering(Recorder):
    def __init__(self, match: Match) -> None:
        super().__init__(match)
        self.steps = 0  # of all lines, how many stand for a step of the index
        self.lines: list[str] = []  # still to be kept

    def keep(self, data: bytes) -> None:
        if self._length + len(data) > LARGEST_FILE:
            raise CrownsError("server-record-full")
        self.lines += data.decode().split("\n")[:-1]

    def _write(self, *lines: dict[str, Any]) -> None:
        super()._write(*lines)
        self.steps += sum(is_step(line) for line in lines)

    def take_up(self, record: Record) -> None:
        self.steps = sum(is_step(line.data) for line in record.lines)
        super().take_up(record)

    def follow(self, raw: bytes) -> list[Line]:
        """Lines that somebody else has written after ours; raises RecordError."""
        lines, self._last = chained_lines(raw.split(b"\n")[:-1], self._last)
        self._length += len(raw)
        self.steps += sum(is_step(line.data) for line in lines)
        return lines

    def were_kept(self) -> None:
        """What was gathered is in the store."""
        self.lines = []


def is_step(line: dict[str, Any]) -> bool:
    return not STEPS.isdisjoint(line)
