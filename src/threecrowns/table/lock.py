"""One game is played at one terminal at a time."""

from __future__ import annotations

import contextlib
from pathlib import Path

from filelock import FileLock, Timeout

from threecrowns.engine.phrase import Phrase
from threecrowns.engine.record import unwritable
from threecrowns.engine.refusal import CrownsError


class RecordLock:
    """Held as long as the process lives; the system lets go of it even after a crash.

    What is locked is a file beside the record, `game.jsonl.lock`: some systems keep everybody
    from reading what is locked.
    """

    def __init__(self, file: Path) -> None:
        if not file.exists():
            raise CrownsError("file-unreadable", file=str(file), reason=Phrase("reason-missing"))
        self.file = file.with_name(f"{file.name}.lock")
        self.lock = FileLock(self.file)
        try:
            self.lock.acquire(timeout=0)
        except Timeout as error:
            raise CrownsError("resume-busy", file=str(file)) from error
        except OSError as error:
            raise unwritable(self.file, error) from error

    def release(self) -> None:
        with contextlib.suppress(OSError):  # Windows removes it itself, a read-only disk never
            self.file.unlink()
        self.lock.release()
