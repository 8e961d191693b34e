"""A game with its players and its record on disk: begun anew, or taken up again."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

from threecrowns.bots.levels import model_of
from threecrowns.engine.game import Game, Setup
from threecrowns.engine.match import Match, Shuffle
from threecrowns.engine.record import (
    RecordWriter,
    check_ordinary,
    secret_file_of,
    unwritable,
    write_secret,
    write_whole,
)
from threecrowns.engine.refusal import CrownsError
from threecrowns.table.lock import RecordLock
from threecrowns.table.record_file import replayed
from threecrowns.table.seats import PLAYERS


class Sitting:
    def __init__(self, match: Match, players: tuple[str, ...], file: Path) -> None:
        self.match = match
        self.players = players  # [seat] -> "human" or the name of a bot
        self.file = file
        self.writer = RecordWriter(match, file, is_durable=True)
        self.lock: RecordLock | None = None

    @property
    def game(self) -> Game:
        return self.match.game

    def close(self) -> None:
        # A full disk was told when the answer was written; closing cannot mend it.
        with contextlib.suppress(OSError):
            self.writer.close()
        if self.lock is not None:
            self.lock.release()

    def copy_to(self, file: Path) -> None:
        """A copy of the record so far, with its secret, that can be taken up like this one."""
        try:
            with file.open("xb", buffering=0) as copy:
                write_whole(copy, self.file.read_bytes())
                os.fsync(copy.fileno())
            if self.match.shuffle is not None and not self.match.is_over:
                write_secret(file, self.match.shuffle.secret, is_durable=True)
        except FileExistsError as error:
            raise unwritable(file, error) from error
        except OSError as error:
            with contextlib.suppress(OSError):  # where nothing can be written, nothing is left
                for half_written in (file, secret_file_of(file)):
                    half_written.unlink(missing_ok=True)
            raise unwritable(file, error) from error


def begin(
    game: Game, setup: Setup, players: tuple[str, ...], shuffle: Shuffle, file: Path
) -> Sitting:
    sitting = Sitting(Match(game, setup, shuffle), players, file)
    sitting.writer.start(list(players), model_of(game, players, len(players)))
    sitting.lock = RecordLock(file)
    return sitting


def take_up(file: Path, content: Path | None) -> Sitting:
    """Go on with an interrupted game from its last answer."""
    check_ordinary(file)
    lock = RecordLock(file)
    try:
        sitting = _taken_up(file, content)
    except CrownsError:
        lock.release()
        raise
    sitting.lock = lock
    return sitting


def _taken_up(file: Path, content: Path | None) -> Sitting:
    record, match = replayed(file, content)
    if record.is_finished:
        raise CrownsError("resume-finished", file=str(file))
    if match.shuffle is None:
        raise CrownsError("resume-no-secret", file=str(secret_file_of(file)))
    players = record.players
    if len(players) != match.setup.seats or not all(name in PLAYERS for name in players):
        raise CrownsError("resume-other-players", file=str(file), allowed=", ".join(PLAYERS))
    sitting = Sitting(match, players, file)
    sitting.writer.go_on(record)
    return sitting
