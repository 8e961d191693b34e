"""One game is played at one terminal at a time."""

from __future__ import annotations

from pathlib import Path
from typing import IO

from threecrowns.engine.refusal import CrownsError, system_reason


class RecordLock:
    """Held as long as the process lives; the system lets go of it even after a crash."""

    def __init__(self, file: Path) -> None:
        try:
            self.stream = file.open("rb")
        except OSError as error:
            reason = system_reason(error)
            raise CrownsError("file-unreadable", file=str(file), reason=reason) from error
        try:
            _lock(self.stream)
        except BlockingIOError as error:
            self.stream.close()
            raise CrownsError("resume-busy", file=str(file)) from error

    def release(self) -> None:
        self.stream.close()


def _lock(stream: IO[bytes]) -> None:
    try:
        import fcntl
    except ImportError:  # Windows has no such lock; there nobody is kept out
        return
    fcntl.flock(stream, fcntl.LOCK_EX | fcntl.LOCK_NB)
