"""Where games are kept between two sittings."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from threecrowns.cli.paths import named_path
from threecrowns.engine.record import read_record, secret_file_of
from threecrowns.engine.refusal import CrownsError

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


def newest_unfinished(game: str | None) -> Path:
    """The game, of any kind or of this one, that was played last and is not over.

    An unfinished game has its secret beside it; records that cannot be read are passed over.
    """
    folder = games_folder()
    waiting = [file for file in folder.glob(f"*{SUFFIX}") if secret_file_of(file).exists()]
    for file in sorted(waiting, key=lambda file: file.stat().st_mtime_ns, reverse=True):
        try:
            record = read_record(file)
        except CrownsError:
            continue
        if not record.is_finished and game in (None, record.header["game"]):
            return file
    raise CrownsError("resume-none", folder=str(folder))
