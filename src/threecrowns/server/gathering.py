"""Gathers the lines of an order until they are kept."""

from __future__ import annotations

import json

from threecrowns.engine.match import Match
from threecrowns.engine.record import LARGEST_FILE, TABLE_LINES, Record, Recorder
from threecrowns.engine.refusal import CrownsError

STEPS = ("n", "undo", "back", *TABLE_LINES)  # lines by each of which the table's index rises


class Gathering(Recorder):
    def __init__(self, match: Match) -> None:
        super().__init__(match)
        self.kept = 0  # lines that are in the store
        self.steps = 0  # of all lines, how many stand for a step of the index
        self.lines: list[str] = []  # still to be kept

    def keep(self, data: bytes) -> None:
        if self._length + len(data) > LARGEST_FILE:
            raise CrownsError("server-record-full")
        added = data.decode().split("\n")[:-1]
        self.lines += added
        self.steps += sum(is_step(json.loads(line)) for line in added)

    def take_up(self, record: Record) -> None:
        self.kept = len(record.lines) + 1
        self.steps = sum(is_step(line.data) for line in record.lines)
        super().take_up(record)

    def were_kept(self) -> None:
        """What was gathered is in the store."""
        self.kept += len(self.lines)
        self.lines = []


def is_step(line: dict[str, object]) -> bool:
    return any(key in line for key in STEPS)
