"""The report of something that nobody foresaw, for whoever is to mend it."""

from __future__ import annotations

import contextlib
import platform
import shlex
import tempfile
import traceback
from collections.abc import Iterator, Sequence
from datetime import datetime
from pathlib import Path

from threecrowns import __version__, is_compiled
from threecrowns.cli.home import home_folder
from threecrowns.engine.refusal import CrownsError


def write_report(error: Exception, words: Sequence[str]) -> Path | None:
    """Write it where the games are, or among temporary files; None if it cannot be written."""
    text = report_text(error, words)
    start = f"crowns-{datetime.now():%Y%m%d-%H%M%S}-"
    for folder in _folders():
        with contextlib.suppress(OSError):
            folder.mkdir(parents=True, exist_ok=True)
            handle, name = tempfile.mkstemp(".txt", start, folder, text=True)
            with open(handle, "w", encoding="utf-8", errors="replace") as file:
                file.write(text)
            return Path(name)
    return None


def report_text(error: Exception, words: Sequence[str]) -> str:
    """Version and system, the command, and where it went wrong."""
    core = "compiled" if is_compiled() else "pure Python"
    system = f"Python {platform.python_version()}, {platform.platform()}"
    command = shlex.join(["crowns", *words])
    trace = "".join(traceback.format_exception(error))
    return f"Three Crowns {__version__}, {core}, {system}\n{command}\n\n{trace}"


def note_record(error: Exception, file: Path) -> None:
    """The game that was being played belongs to the report."""
    with contextlib.suppress(OSError):
        error.add_note(f"\n{file}:\n{file.read_text('utf-8', 'replace')}")


def _folders() -> Iterator[Path]:
    with contextlib.suppress(CrownsError):  # who has no home still has temporary files
        yield home_folder() / "reports"
    yield Path(tempfile.gettempdir())
