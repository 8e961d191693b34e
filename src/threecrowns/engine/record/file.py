"""A record on disk, with the secret of an unfinished game beside it."""

from __future__ import annotations

import contextlib
import os
import stat
from pathlib import Path
from typing import IO

from threecrowns.engine.match import Answer, Match
from threecrowns.engine.phrase import Phrase
from threecrowns.engine.record.lines import Record, record_from
from threecrowns.engine.record.recorder import Recorder
from threecrowns.engine.refusal import CrownsError, system_reason

MEGABYTE = 2**20
LARGEST_FILE = 16 * MEGABYTE  # a long game has 0.2
LARGEST_SECRET = 2**10


class RecordWriter(Recorder):
    """Writes a match to disk; an answer is on disk before it is acknowledged."""

    def __init__(self, match: Match, file: Path, *, is_durable: bool) -> None:
        super().__init__(match)
        self.file = file
        self.is_durable = is_durable  # wait for the disk after every answer
        self._stream: IO[bytes] | None = None
        self._is_torn = False  # there may be something after the lines that stand

    def start(self, players: list[str], model: str | None = None) -> None:
        """Begin a new file with the header, and keep the secret beside it."""
        assert self.match.shuffle is not None, "a recorded match draws from a committed shuffle"
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self.file.open("xb").close()
        except OSError as error:
            raise unwritable(self.file, error) from error
        try:
            write_secret(self.file, self.match.shuffle.secret, is_durable=self.is_durable)
            self._stream = self.file.open("ab", buffering=0)
            self.begin(players, model=model)
        except (OSError, CrownsError) as error:
            self.close()
            for begun in (self.file, secret_file_of(self.file)):
                with contextlib.suppress(OSError):
                    begun.unlink()
            raise unwritable(self.file, error) if isinstance(error, OSError) else error from error

    def go_on(self, record: Record) -> None:
        """Go on writing a record from which the match was replayed."""
        try:
            os.truncate(self.file, record.length)
            self._stream = self.file.open("ab", buffering=0)
        except OSError as error:
            raise unwritable(self.file, error) from error
        self.take_up(record)
        self._forget_secret()

    def close(self) -> None:
        if self.match.recorder is self:
            self.match.recorder = None
        if self._stream is not None:
            self._stream.close()

    def answered(self, answer: Answer) -> None:
        super().answered(answer)
        self._forget_secret()

    def _forget_secret(self) -> None:
        """Once the game is over the secret is revealed in the record: a copy left does no harm."""
        if self.match.is_over:
            with contextlib.suppress(OSError):
                secret_file_of(self.file).unlink(missing_ok=True)

    def keep(self, data: bytes) -> None:
        assert self._stream is not None, "nothing is written before the record is begun"
        if self._length + len(data) > LARGEST_FILE:
            reason = Phrase("reason-too-large")
            raise CrownsError("file-unwritable", file=str(self.file), reason=reason)
        try:
            if self._is_torn:
                self._cut()
            self._is_torn = True
            write_whole(self._stream, data)
            if self.is_durable:
                os.fsync(self._stream.fileno())
        except OSError as error:
            with contextlib.suppress(OSError):  # it is tried again before the next line
                self._cut()
            raise unwritable(self.file, error) from error
        self._is_torn = False

    def _cut(self) -> None:
        """Take away what was written of lines that do not stand."""
        assert self._stream is not None
        os.ftruncate(self._stream.fileno(), self._length)


def read_record(file: Path) -> Record:
    """Read a record and check that its lines belong together; raises RecordError."""
    beside = secret_file_of(file)
    raw = _contents(file, LARGEST_FILE)
    kept = _contents(beside, LARGEST_SECRET) if beside.exists() else None
    return record_from(raw, kept, file)


def check_ordinary(file: Path) -> None:
    """Devices and pipes are no records: they may never end. Raises CrownsError."""
    try:
        mode = file.stat().st_mode
    except OSError as error:
        raise _unreadable(file, system_reason(error)) from error
    if not stat.S_ISREG(mode):
        raise _unreadable(file, Phrase("reason-folder" if stat.S_ISDIR(mode) else "reason-device"))


def _contents(file: Path, most: int) -> bytes:
    check_ordinary(file)
    try:
        with file.open("rb") as stream:
            raw = stream.read(most + 1)
    except OSError as error:
        raise _unreadable(file, system_reason(error)) from error
    if len(raw) > most:
        raise _unreadable(file, Phrase("reason-over-size", {"most": max(1, most // MEGABYTE)}))
    return raw


def secret_file_of(file: Path) -> Path:
    """Where the secret of an unfinished game lies."""
    return file.with_name(file.name + ".secret")


def write_secret(file: Path, secret: bytes, *, is_durable: bool) -> None:
    """Keep the secret of an unfinished game beside its record, for its owner's eyes only."""
    flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC
    with os.fdopen(os.open(secret_file_of(file), flags, 0o600), "wb", buffering=0) as stream:
        write_whole(stream, secret.hex().encode())
        if is_durable:
            os.fsync(stream.fileno())
    if is_durable:
        sync_folder(file.parent)


def write_whole(stream: IO[bytes], data: bytes) -> None:
    """Write to an unbuffered file, which may take less than it is given."""
    while data:
        data = data[os.write(stream.fileno(), data) :]


def sync_folder(folder: Path) -> None:
    """Wait until the disk knows the names of new files."""
    if os.name == "nt":
        return  # Windows opens no folders; it keeps names by itself
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def unwritable(file: Path, error: OSError) -> CrownsError:
    """The disk is full, or the file may not be written."""
    return CrownsError("file-unwritable", file=str(file), reason=system_reason(error))


def _unreadable(file: Path, reason: Phrase | str) -> CrownsError:
    return CrownsError("file-unreadable", file=str(file), reason=reason)
