"""The record: one file per game, JSON lines, opened by anything.

    {"format": 1, "game": ..., "rules": ..., "content": ..., "setup": ..., "players": [...],
     "commitment": sha256 of the secret, "numbers": [...], "h": ...}
    {"n": 0, "seat": -1, "move": {...}, "action": 2781, "h": ...}    one line per answer
    {"undo": 41, "h": ...}                                   answer 41 was taken back
    {"answers": 20, "digest": "...", "h": ...}               after every 20 answers
    {"result": [1.0, -1.0], "digest": "...", "h": ...}
    {"secret": "...", "h": ...}                              revealed after the end

`h` chains every line to the ones before it, so a changed line is named exactly. Replay, bug
report, regression test, training data and crash recovery are all this file. While a game is not
over its secret lies beside the record in a file of its own.
"""

from __future__ import annotations

import hashlib
import json
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn

from threecrowns.engine.game import Game, Setup
from threecrowns.engine.match import Answer, Match, Shuffle
from threecrowns.engine.refusal import CrownsError, RecordError, system_reason
from threecrowns.engine.state import CHANCE

FORMAT = 1
DIGEST_EVERY = 20
HEADER_KEYS = {
    "format",
    "game",
    "rules",
    "content",
    "setup",
    "players",
    "commitment",
    "numbers",
}


def secret_file_of(file: Path) -> Path:
    """Where the secret of an unfinished game lies."""
    return file.with_name(file.name + ".secret")


def write_secret(file: Path, secret: bytes) -> None:
    """Keep the secret of an unfinished game beside its record, for its owner's eyes only."""
    descriptor = os.open(secret_file_of(file), os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "w") as stream:
        stream.write(secret.hex())


def unwritable(file: Path, error: OSError) -> CrownsError:
    """The disk is full, or the file may not be written."""
    return CrownsError("file-unwritable", file=str(file), reason=system_reason(error))


def chained(before: str, line: dict[str, Any]) -> str:
    """The link of a line to all lines before it."""
    text = json.dumps(line, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(f"{before}{text}".encode()).hexdigest()[:12]


class RecordWriter:
    """Writes a match to disk; an answer is on disk before it is acknowledged."""

    def __init__(self, match: Match, file: Path, *, is_durable: bool) -> None:
        self.match = match
        self.file = file
        self.is_durable = is_durable  # wait for the disk after every answer
        self._last = ""

    def start(self, players: list[str]) -> None:
        """Begin a new file with the header, and keep the secret beside it."""
        shuffle = self._shuffle()
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self._stream = self.file.open("x", encoding="utf-8", newline="\n")
            write_secret(self.file, shuffle.secret)
        except OSError as error:
            raise unwritable(self.file, error) from error
        game = self.match.game
        self._write(
            {
                "format": FORMAT,
                "game": game.id,
                "rules": game.rules_version,
                "content": game.content_hash,
                "setup": self.match.setup.to_json(),
                "players": players,
                "commitment": shuffle.commitment,
                "numbers": list(shuffle.numbers),
            }
        )
        self._listen()

    def go_on(self, record: Record) -> None:
        """Go on writing a record from which the match was replayed."""
        try:
            os.truncate(self.file, record.length)
            self._stream = self.file.open("a", encoding="utf-8", newline="\n")
        except OSError as error:
            raise unwritable(self.file, error) from error
        self._last = record.last_link
        if self.match.is_over and not record.is_finished:
            self._finish()  # it was interrupted between the last answer and the result
        self._listen()

    def close(self) -> None:
        self.match.on_answer = None
        self.match.on_undo = None
        self._stream.close()

    def _shuffle(self) -> Shuffle:
        assert self.match.shuffle is not None, "a recorded match draws from a committed shuffle"
        return self.match.shuffle

    def _listen(self) -> None:
        self.match.on_answer = self._answered
        self.match.on_undo = self._undone

    def _answered(self, answer: Answer) -> None:
        count = len(self.match.answers)
        move = self.match.game.grammar.to_json(answer.move)
        self._write({"n": count - 1, "seat": answer.seat, "move": move, "action": answer.action})
        if count % DIGEST_EVERY == 0:
            self._write({"answers": count, "digest": self.match.state.digest()})
        if self.match.is_over:
            self._finish()

    def _finish(self) -> None:
        self._write({"result": self.match.payoffs(), "digest": self.match.state.digest()})
        self._write({"secret": self._shuffle().secret.hex()})
        secret_file_of(self.file).unlink(missing_ok=True)

    def _undone(self) -> None:
        self._write({"undo": len(self.match.answers)})

    def _write(self, line: dict[str, Any]) -> None:
        self._last = chained(self._last, line)
        text = json.dumps({**line, "h": self._last}, separators=(",", ":"), ensure_ascii=False)
        try:
            self._stream.write(text + "\n")
            self._stream.flush()
            if self.is_durable:
                os.fsync(self._stream.fileno())
        except OSError as error:
            raise unwritable(self.file, error) from error


@dataclass(frozen=True)
class Line:
    number: int  # from 1
    data: dict[str, Any]


@dataclass(frozen=True)
class Record:
    """A record as read from disk: chained lines, not yet replayed."""

    file: Path
    header: dict[str, Any]
    lines: tuple[Line, ...]  # without the header
    length: int  # bytes of the complete lines
    is_torn: bool  # the last line was not written to its end
    last_link: str
    secret: bytes | None  # revealed, or from the file beside it

    @property
    def setup(self) -> Setup:
        setup = self.header["setup"]
        options = {
            name: tuple(value) if isinstance(value, list) else value
            for name, value in setup["options"].items()
        }
        return Setup(setup["seats"], options)

    @property
    def is_finished(self) -> bool:
        return any("result" in line.data for line in self.lines)


def read_record(file: Path) -> Record:
    """Read a record and check that its lines belong together; raises RecordError."""
    try:
        raw = file.read_bytes()
        beside = secret_file_of(file)
        kept = beside.read_text() if beside.exists() else ""
    except OSError as error:
        reason = system_reason(error)
        raise CrownsError("file-unreadable", file=str(file), reason=reason) from error
    complete, newline, torn = raw.rpartition(b"\n")
    length = len(complete) + len(newline)
    lines: list[Line] = []
    link = ""
    for number, text in enumerate(complete.split(b"\n") if newline else [], start=1):
        data = _parsed(text, number)
        claimed = data.pop("h", None)
        if number == 1:
            _check_header(data)
        link = chained(link, data)
        if claimed != link:
            raise RecordError("record-changed", number)
        lines.append(Line(number, data))
    if not lines:
        raise RecordError("record-no-header", 1)
    secret = _secret(lines, kept)
    header = lines[0].data
    return Record(file, header, tuple(lines[1:]), length, bool(torn), link, secret)


def replay(record: Record, game: Game) -> Match:
    """Play a record again, checking every line; raises RecordError at the first that differs."""
    header = record.header
    if header["rules"] != game.rules_version:
        raise RecordError(
            "record-other-rules", 1, wanted=game.rules_version, found=str(header["rules"])
        )
    if header["content"] != game.content_hash:
        raise RecordError("record-other-content", 1, hash=str(header["content"])[:12])
    numbers = tuple(header["numbers"])
    shuffle = Shuffle(record.secret, numbers) if record.secret is not None else None
    try:
        match = Match(game, record.setup, shuffle)
    except CrownsError as error:
        raise RecordError("record-bad-setup", 1) from error
    for line in record.lines:
        _replay_line(match, line)
    return match


def _replay_line(match: Match, line: Line) -> None:
    data = line.data
    match data:
        case {"n": n, "seat": int(seat), "move": move, "action": int(action)}:
            _replay_answer(match, line, n, seat, move, action)
        case {"undo": index}:
            if index != len(match.answers) - 1 or not match.can_undo(match.state.actor):
                _differs(line, "record-bad-undo")
            match.undo(match.state.actor)
        case {"answers": count, "digest": digest}:
            if count != len(match.answers) or digest != match.state.digest():
                _differs(line, "record-other-position")
        case {"result": result, "digest": digest}:
            if not match.is_over or digest != match.state.digest():
                _differs(line, "record-other-position")
            if result != match.payoffs():
                _differs(line, "record-other-result")
        case {"secret": _}:
            if not match.is_over:
                _differs(line, "record-early-secret")
        case _:
            _differs(line, "record-unknown-line")


def _replay_answer(
    match: Match, line: Line, n: object, seat: int, move: object, action: int
) -> None:
    if n != len(match.answers):
        raise RecordError("record-other-number", line.number, wanted=len(match.answers))
    if seat == CHANCE and match.state.actor == CHANCE and match.shuffle is not None:
        if match.next_draw() != action:
            _differs(line, "record-other-draw")
    try:
        match.answer(seat, action)
    except CrownsError:
        _differs(line, "record-illegal-answer")
    if match.game.grammar.to_json(match.answers[-1].move) != move:
        _differs(line, "record-other-move")


def _differs(line: Line, message: str) -> NoReturn:
    raise RecordError(message, line.number)


def _parsed(text: bytes, number: int) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise RecordError("record-not-json", number) from error
    if not isinstance(data, dict):
        raise RecordError("record-not-json", number)
    return data


def _check_header(data: dict[str, Any]) -> None:
    if data.get("format") != FORMAT:
        raise RecordError("record-no-header", 1)
    setup = data.get("setup")
    numbers = data.get("numbers")
    is_good = (
        set(data) == HEADER_KEYS
        and isinstance(setup, dict)
        and isinstance(setup.get("seats"), int)
        and isinstance(setup.get("options"), dict)
        and isinstance(numbers, list)
        and all(isinstance(number, int) for number in numbers)
        and isinstance(data["players"], list)
        and all(isinstance(data[key], str) for key in ("game", "content", "commitment"))
    )
    if not is_good:
        raise RecordError("record-no-header", 1)


def _secret(lines: list[Line], kept: str) -> bytes | None:
    """The secret, if it is revealed or lies beside the record; it must fit the commitment."""
    number = 1
    text = kept
    for line in lines:
        if "secret" in line.data:
            number = line.number
            text = str(line.data["secret"])
    if not text:
        return None
    try:
        secret = bytes.fromhex(text.strip())
    except ValueError as error:
        raise RecordError("record-bad-secret", number) from error
    if Shuffle(secret, ()).commitment != lines[0].data["commitment"]:
        raise RecordError("record-bad-secret", number)
    return secret
