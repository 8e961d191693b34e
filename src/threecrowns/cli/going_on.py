"""How to go on with a game: the command that must be typed here."""

from __future__ import annotations

import os
import shlex
import sys
from pathlib import Path

STARTED_AS = "CROWNS_STARTED_AS"  # set by the launcher: `./crowns`


def resume_command(file: Path, content: Path | None) -> str:
    """`./crowns play --resume FILE --content DIR`, quoted for a shell."""
    words = ["play", "--resume", str(file)]
    if content is not None:
        words += ["--content", str(content)]
    return f"{_started_as()} {shlex.join(words)}"


def _started_as() -> str:
    if launcher := os.environ.get(STARTED_AS):
        return shlex.quote(launcher)
    started = Path(sys.argv[0])
    if (started.parent.name, started.name) == ("threecrowns", "__main__.py"):
        return "python -m threecrowns"
    return "crowns"
