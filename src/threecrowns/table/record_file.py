"""A record read from disk and played again; whatever is wrong with it names file and line."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from threecrowns.catalogue import find_game
from threecrowns.engine.match import Match
from threecrowns.engine.record import Record, read_record, replay
from threecrowns.engine.refusal import CrownsError, RecordError, SetupError


def record_in(file: Path) -> Record:
    """The record, not yet replayed; raises CrownsError with file, line and reason."""
    with _named(file):
        return read_record(file)


def replayed(file: Path, content: Path | None) -> tuple[Record, Match]:
    """The record and its last position; raises CrownsError with file, line and reason."""
    with _named(file):
        record = read_record(file)
        game = find_game(str(record.header["game"]), content)
        return record, replay(record, game)


@contextmanager
def _named(file: Path) -> Iterator[None]:
    try:
        yield
    except RecordError as error:
        raise CrownsError(
            "record-refused", file=str(file), line=str(error.line), reason=error.phrase
        ) from error
    except SetupError as error:  # no such game here
        raise CrownsError(
            "record-refused", file=str(file), line="1", reason=error.phrase
        ) from error
