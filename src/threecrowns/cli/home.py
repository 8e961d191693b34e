"""Where games are kept between two sittings."""

from __future__ import annotations

import os
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from threecrowns.cli.paths import named_path
from threecrowns.engine.record import secret_file_of
from threecrowns.engine.refusal import CrownsError
from threecrowns.table.record_file import record_in

SUFFIX = ".jsonl"


def games_folder() -> Path:
    """The folder `games` of our home."""
    return home_folder() / "games"


def home_folder() -> Path:
    """`$CROWNS_HOME`, or the place where the system keeps data of the user."""
    if own := os.environ.get("CROWNS_HOME"):
        return named_path(own)
    try:
        return user_data_path("threecrowns", appauthor=False)
    except RuntimeError as error:  # nobody knows where the user lives
        raise CrownsError("path-no-home-folder", variable="CROWNS_HOME") from error


def is_first_start() -> bool:
    """Was no game kept here before?"""
    return not games_folder().exists()


def new_record_file(game: str) -> Path:
    """A file that does not exist yet, named after the game and the time."""
    folder = games_folder()
    name = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    file = folder / f"{name}{SUFFIX}"
    number = 1
    while file.exists():
        number += 1
        file = folder / f"{name}-{number}{SUFFIX}"
    return file


def has_records(game: str) -> bool:
    """Was this game played here before?"""
    return any(games_folder().glob(f"{game}-*{SUFFIX}"))


def newest_unfinished(game: str | None, tell: Callable[[CrownsError], None]) -> Path:
    """The game, of any kind or of this one, that was played last and is not over.

    An unfinished game has its secret beside it. Records that cannot be read are passed over and
    told, so that one of them does not keep the others from being played.
    """
    folder = games_folder()
    waiting = [file for file in folder.glob(f"*{SUFFIX}") if secret_file_of(file).exists()]
    for file in sorted(waiting, key=_played_at, reverse=True):
        try:
            record = record_in(file)
        except CrownsError as error:
            tell(CrownsError("resume-passed-over", reason=error.phrase))
            continue
        if not record.is_finished and game in (None, record.header["game"]):
            return file
    raise CrownsError("resume-none", folder=str(folder))


def _played_at(file: Path) -> int:
    """When it was written last; 0 if nobody can tell, as of a link to nothing."""
    try:
        return file.stat().st_mtime_ns
    except OSError:
        return 0
