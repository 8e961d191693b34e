"""The record: one file per game, JSON lines, opened by anything.

    {"format": 2, "game": ..., "rules": ..., "content": ..., "setup": ..., "players": [...],
     "commitment": sha256 of the secret, "numbers": [...], "model": "...", "h": ...}
    {"n": 0, "seat": -1, "move": {...}, "action": 2781, "h": ...}    one line per answer
    {"undo": 41, "h": ...}                                   answer 41 was taken back
    {"back": 30, "h": ...}                                   all agreed to go back to 30 answers
    {"takes_over": "search-2", "seat": 1, "h": ...}          somebody else plays on for a seat
    {"resigned": 1, "h": ...}                                a seat gave the game up: it ends here
    {"answers": 20, "digest": "...", "h": ...}               after every 20 answers
    {"result": [1.0, -1.0], "digest": "...", "h": ...}
    {"secret": "...", "h": ...}                              revealed after the end

`model`, here and where somebody takes over, is the digest of the model that a bot judges by; it is
there only if one does.

`h` chains every line to the ones before it, so a changed line is named exactly. Replay, bug
report, regression test, training data and crash recovery are all this file. While a game is not
over its secret lies beside the record in a file of its own.

An undo names the number of the answer that is taken back. It is the last one, but for a choice
that is made at the same time as others: those given after it stay and move up, so that the next
answer has the number of how many there are. In the draft of four players, seat 2 thinks again:

    {"n": 30, "seat": 2, ...}  {"n": 31, "seat": 0, ...}  {"undo": 30}  {"n": 31, "seat": 2, ...}

Going back by consent takes draws back, too; the same are drawn again, since all have seen them.

An answer and what follows from it (digest, result, secret) are written in one go. What cannot be
written whole is cut off again, and the match goes on from the answer before; where a crash left
lines out at the end, they are added when the game is taken up.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import stat
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import takewhile
from pathlib import Path
from typing import IO, Any, NoReturn

from threecrowns.engine.game import Game, Setup
from threecrowns.engine.match import Answer, Listener, Match, Shuffle
from threecrowns.engine.phrase import Phrase
from threecrowns.engine.refusal import CrownsError, RecordError, system_reason
from threecrowns.engine.state import CHANCE

FORMAT = 2  # 1 knew no going back by consent, and agendas of another layout
DIGEST_EVERY = 20
MEGABYTE = 2**20
LARGEST_FILE = 16 * MEGABYTE  # a long game has 0.2
LONGEST_LINE = 2**16  # bytes; a long one has 1,000
LARGEST_SECRET = 2**10
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
GUIDE = "guide"  # in the header of a game whose deal was prepared: which guide it follows
MODEL = "model"  # in the header and where a bot takes over: what it judges by
LINE_KEYS = (  # a line is of the kind whose first key it has
    ("n", "seat", "move", "action"),
    ("undo",),
    ("back",),
    ("takes_over", "seat"),
    ("resigned",),
    ("answers", "digest"),
    ("result", "digest"),
    ("secret",),
)
TABLE_LINES = ("takes_over", "resigned")  # what happened at the table, not in the game
NOTHING_FOLLOWS = len(LINE_KEYS)  # after an undo and at the beginning


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


def chained(before: str, line: dict[str, Any]) -> str:
    """The link of a line to all lines before it."""
    return hashlib.sha256(f"{before}{_canonical(line)}".encode()).hexdigest()[:12]


def _canonical(data: object) -> str:
    """The one text of some JSON: `true`, `1` and `1.0` are three things."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def _is_same(one: object, other: object) -> bool:
    """Are they the same JSON? Written the same way they are, and that is soon seen."""
    return repr(one) == repr(other) or _canonical(one) == _canonical(other)


def lines_after_answer(match: Match) -> list[dict[str, Any]]:
    """What follows the last answer: now and then a digest, at the end the result and the secret."""
    count = len(match.answers)
    lines: list[dict[str, Any]] = []
    if count % DIGEST_EVERY == 0:
        lines.append({"answers": count, "digest": match.state.digest()})
    if match.is_over:
        lines.append({"result": match.payoffs(), "digest": match.state.digest()})
        if match.shuffle is not None:
            lines.append({"secret": match.shuffle.secret.hex()})
    return lines


class Recorder(Listener):
    """Turns a match into the lines of its record; where they are kept is a matter of `keep`."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._last = ""  # the link of the last line
        self._length = 0  # bytes of the lines that stand

    def keep(self, data: bytes) -> None:
        """Append whole lines, all or none of them; raises CrownsError."""
        raise NotImplementedError

    def begin(self, players: list[str], guide: str | None = None, model: str | None = None) -> None:
        """The header, before the first answer; it says if the deal was prepared."""
        assert self.match.shuffle is not None, "a recorded match draws from a committed shuffle"
        shuffle = self.match.shuffle
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
                **({} if guide is None else {GUIDE: guide}),
                **({} if model is None else {MODEL: model}),
            }
        )
        self.match.recorder = self

    def take_up(self, record: Record) -> None:
        """Go on after a record from which the match was replayed."""
        self._length = record.length
        self._last = record.last_link
        left_out = _left_out(record, self.match)
        if left_out:
            self._write(*left_out)
        self.match.recorder = self

    def answered(self, answer: Answer) -> None:
        number = len(self.match.answers) - 1
        move = self.match.game.grammar.to_json(answer.move)
        line = {"n": number, "seat": answer.seat, "move": move, "action": answer.action}
        self._write(line, *lines_after_answer(self.match))

    def undone(self, answer: Answer, number: int) -> None:
        self._write({"undo": number})

    def went_back(self, count: int) -> None:
        self._write({"back": count})

    def handed_over(self, seat: int, player: str, model: str | None = None) -> None:
        """Somebody else plays on for a seat."""
        judges_by = {} if model is None else {MODEL: model}
        self._write({"takes_over": player, "seat": seat, **judges_by})

    def resigned(self, seat: int) -> None:
        self._write({"resigned": seat})

    def _write(self, *lines: dict[str, Any]) -> None:
        """Append these lines, all or none of them."""
        link = self._last
        data = b""
        for line in lines:
            link = chained(link, line)
            text = json.dumps({**line, "h": link}, separators=(",", ":"), ensure_ascii=False)
            data += text.encode() + b"\n"
        self.keep(data)
        self._length += len(data)
        self._last = link


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
        """Is it written to its very end? The secret comes last, or somebody gave up."""
        return any("secret" in line.data or "resigned" in line.data for line in self.lines)

    @property
    def players(self) -> tuple[str, ...]:
        """Who plays for each seat now."""
        players = [str(name) for name in self.header["players"]]
        for line in self.lines:
            if "takes_over" in line.data:
                players[line.data["seat"]] = line.data["takes_over"]
        return tuple(players)

    @property
    def resigned(self) -> int | None:
        """The seat that gave the game up."""
        return next((line.data["resigned"] for line in self.lines if "resigned" in line.data), None)


def check_ordinary(file: Path) -> None:
    """Devices and pipes are no records: they may never end. Raises CrownsError."""
    try:
        mode = file.stat().st_mode
    except OSError as error:
        raise _unreadable(file, system_reason(error)) from error
    if not stat.S_ISREG(mode):
        raise _unreadable(file, Phrase("reason-folder" if stat.S_ISDIR(mode) else "reason-device"))


def read_record(file: Path) -> Record:
    """Read a record and check that its lines belong together; raises RecordError."""
    beside = secret_file_of(file)
    raw = _contents(file, LARGEST_FILE)
    kept = _contents(beside, LARGEST_SECRET) if beside.exists() else None
    return record_from(raw, kept, file)


def record_from(raw: bytes, kept_secret: bytes | None, file: Path = Path()) -> Record:
    """A record from its bytes, with the secret that is kept apart from it while it is played."""
    complete, newline, torn = raw.rpartition(b"\n")
    length = len(complete) + len(newline)
    lines, link = chained_lines(complete.split(b"\n") if newline else [])
    if not lines:
        raise RecordError("record-no-header", 1)
    secret = _secret(kept_secret, lines)
    header = lines[0].data
    return Record(file, header, tuple(lines[1:]), length, bool(torn), link, secret)


def chained_lines(texts: Iterable[bytes], link: str = "") -> tuple[list[Line], str]:
    """Lines that follow the one with this link, and the link of the last; raises RecordError."""
    lines: list[Line] = []
    is_begun = link != ""
    for number, text in enumerate(texts, start=1):
        data = _parsed(text, number)
        claimed = data.pop("h", None)
        if number == 1 and not is_begun:
            _check_header(data)
        link = _link(link, data, number)
        if claimed != link:
            raise RecordError("record-changed", number)
        lines.append(Line(number, data))
    return lines, link


def _unreadable(file: Path, reason: Phrase | str) -> CrownsError:
    return CrownsError("file-unreadable", file=str(file), reason=reason)


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


def replay(record: Record, game: Game, watch: Callable[[Match], object] | None = None) -> Match:
    """Play a record again, checking every line; raises RecordError at the first that differs.

    Whoever watches is given the match before its first answer.
    """
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
    if not len(header["players"]) == len(numbers) == match.setup.seats:
        raise RecordError("record-other-seats", 1, seats=match.setup.seats)
    if watch is not None:
        watch(match)
    replay_lines(match, record.lines)
    return match


def replay_lines(match: Match, lines: Iterable[Line]) -> None:
    """Play on by lines that follow an order, or the header; raises RecordError."""
    followed = NOTHING_FOLLOWS  # how many of the lines that are due after the last answer were read
    for line in lines:
        kind = _kind(line)
        if kind == "n":
            _replay_answer(match, line)
            followed = 0
        elif kind == "undo":
            _replay_undo(match, line)
            followed = NOTHING_FOLLOWS
        elif kind == "back":
            _replay_back(match, line)
            followed = NOTHING_FOLLOWS
        elif kind in TABLE_LINES:
            _check_seat(match, line)
        else:
            followed = _check_following(match, line, followed)


def _kind(line: Line) -> str:
    """Which kind of line it is: its first key. Raises RecordError if it is of none."""
    for keys in LINE_KEYS:
        if keys[0] in line.data:
            may_have = {MODEL} if keys[0] == "takes_over" else set()
            _check_keys(line.data, {*keys, *may_have}, line.number)
            if line.data.keys() >= set(keys):
                return keys[0]
    raise RecordError("record-unknown-line", line.number)


def _check_keys(data: dict[str, Any], known: set[str], number: int) -> None:
    for key in data:
        if key not in known:
            raise RecordError("record-unknown-key", number, key=ascii(key)[1:41].rstrip("'"))


def _replay_undo(match: Match, line: Line) -> None:
    number = line.data["undo"]
    if type(number) is not int or not 0 <= number < len(match.answers):
        raise RecordError("record-bad-undo", line.number)
    seat = match.answers[number].seat
    if match.last_revocable(seat) != number:
        raise RecordError("record-bad-undo", line.number)
    match.undo(seat)


def _replay_back(match: Match, line: Line) -> None:
    count = line.data["back"]
    if type(count) is not int or not 0 <= count < len(match.answers):
        raise RecordError("record-bad-undo", line.number)
    match.go_back(count)


def _check_seat(match: Match, line: Line) -> None:
    """What happens at the table changes no position, but it must name a seat."""
    seat = line.data.get("seat", line.data.get("resigned"))
    names = (line.data.get("takes_over", ""), line.data.get(MODEL, ""))
    if type(seat) is not int or not 0 <= seat < match.setup.seats or not all(map(_is_name, names)):
        raise RecordError("record-unknown-line", line.number)


def _check_following(match: Match, line: Line, followed: int) -> int:
    """A digest, the result or the secret: each where it is due, and once."""
    due = lines_after_answer(match) if match.answers else []
    for index, wanted in enumerate(due):
        if index >= followed and wanted.keys() == line.data.keys():
            if _canonical(wanted) == _canonical(line.data):
                return index + 1
            is_same_position = line.data.get("digest") == wanted.get("digest")
            is_result = "result" in wanted and is_same_position
            message = "record-other-result" if is_result else "record-other-position"
            raise RecordError(message, line.number)
    if match.is_over or "answers" in line.data:
        raise RecordError("record-not-due", line.number)
    message = "record-early-secret" if "secret" in line.data else "record-other-position"
    raise RecordError(message, line.number)


def _left_out(record: Record, match: Match) -> list[dict[str, Any]]:
    """The lines due after the last answer that a crash kept from being written."""
    written = [line.data for line in takewhile(_is_following, reversed(record.lines))]
    at = len(record.lines) - len(written)
    if at == 0 or "n" not in record.lines[at - 1].data:
        return []
    return [line for line in lines_after_answer(match) if line not in written]


def _is_following(line: Line) -> bool:
    return not any(key in line.data for key in ("n", "undo", "back", *TABLE_LINES))


def _replay_answer(match: Match, line: Line) -> None:
    data = line.data
    seat, action = data["seat"], data["action"]
    if not all(type(data[key]) is int for key in ("n", "seat", "action")):
        raise RecordError("record-unknown-line", line.number)
    if data["n"] != len(match.answers):
        raise RecordError("record-other-number", line.number, wanted=len(match.answers))
    if seat == CHANCE and match.state.actor == CHANCE and match.shuffle is not None:
        if match.next_draw() != action:
            raise RecordError("record-other-draw", line.number)
    try:
        match.answer(seat, action)
    except CrownsError as error:
        raise RecordError("record-illegal-answer", line.number) from error
    if not _is_same(match.game.grammar.to_json(match.answers[-1].move), data["move"]):
        raise RecordError("record-other-move", line.number)


def _parsed(text: bytes, number: int) -> dict[str, Any]:
    if len(text) > LONGEST_LINE:
        raise RecordError("record-long-line", number, most=LONGEST_LINE)
    try:
        data = json.loads(
            text.decode("utf-8"), object_pairs_hook=_table, parse_constant=_no_constant
        )
    except (ValueError, RecursionError) as error:
        raise RecordError("record-not-json", number) from error
    if not isinstance(data, dict):
        raise RecordError("record-not-json", number)
    return data


def _table(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    table = dict(pairs)
    if len(table) < len(pairs):
        raise ValueError("a key stands twice in one table")
    return table


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is no JSON")


def _link(before: str, data: dict[str, Any], number: int) -> str:
    try:
        return chained(before, data)
    except (ValueError, RecursionError) as error:  # half a sign, written as \ud800
        raise RecordError("record-not-json", number) from error


def _check_header(data: dict[str, Any]) -> None:
    """Is it a header of this format, with everything in it? Raises RecordError."""
    if type(data.get("format")) is not int or "game" not in data:
        raise RecordError("record-no-header", 1)
    if data["format"] != FORMAT:
        raise RecordError("record-other-format", 1, wanted=FORMAT, found=str(data["format"]))
    _check_keys(data, {*HEADER_KEYS, GUIDE, MODEL}, 1)
    setup = data.get("setup")
    is_good = (
        data.keys() >= HEADER_KEYS
        and all(_is_name(data[key]) for key in ("game", "content", "commitment"))
        and _is_name(data.get(GUIDE, ""))
        and _is_name(data.get(MODEL, ""))
        and type(data["rules"]) is int
        and isinstance(setup, dict)
        and type(setup.get("seats")) is int
        and isinstance(setup.get("options"), dict)
        and isinstance(data["players"], list)
        and all(_is_name(player) for player in data["players"])
        and isinstance(data["numbers"], list)
        and all(type(number) is int for number in data["numbers"])
    )
    if not is_good:
        raise RecordError("record-no-header", 1)
    _check_keys(data["setup"], {"seats", "options"}, 1)


def _is_name(value: object) -> bool:
    """A text that can be shown: no signs that move the cursor."""
    return isinstance(value, str) and value.isprintable()


def _secret(kept: bytes | None, lines: list[Line]) -> bytes | None:
    """The secret, if it is revealed or lies beside the record; it must fit the commitment."""
    revealed = [line for line in lines if "secret" in line.data]
    if revealed:
        number = revealed[-1].number
        text = str(revealed[-1].data["secret"])
    elif kept is not None:
        number = 1
        text = kept.decode("ascii", errors="replace").strip()
    else:
        return None
    try:
        secret = bytes.fromhex(text)
    except ValueError as error:
        raise RecordError("record-bad-secret", number) from error
    if Shuffle(secret, ()).commitment != lines[0].data["commitment"]:
        raise RecordError("record-bad-secret", number)
    return secret
