"""What stands in a record: its lines, each chained to the ones before it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn

import msgspec

from threecrowns.engine.game import Setup
from threecrowns.engine.match import Shuffle
from threecrowns.engine.refusal import RecordError

FORMAT = 2  # 1 knew no going back by consent, and agendas of another layout
LONGEST_LINE = 2**16  # bytes; a long one has 1,000
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
CANONICAL = msgspec.json.Encoder(order="sorted")
TABLE_LINES = ("takes_over", "resigned")  # what happened at the table, not in the game


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


def chained(before: str, line: dict[str, Any]) -> str:
    """The link of a line to all lines before it."""
    return hashlib.sha256(before.encode() + canonical(line)).hexdigest()[:12]


def canonical(data: object) -> bytes:
    """The one text of some JSON: `true`, `1` and `1.0` are three things.

    Keys in order, no spaces, every sign as it is: what Python's own `json` writes as well, which
    others may check a record by. Only fractions nearer to 0 than 0.0001, and those from 1e16 on,
    look otherwise there; no record has any.
    """
    return CANONICAL.encode(data)


def is_same_json(one: object, other: object) -> bool:
    """Are they the same JSON? Written the same way they are, and that is soon seen."""
    return repr(one) == repr(other) or canonical(one) == canonical(other)


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
    check_keys(data, {*HEADER_KEYS, GUIDE, MODEL}, 1)
    setup = data.get("setup")
    is_good = (
        data.keys() >= HEADER_KEYS
        and all(is_printable(data[key]) for key in ("game", "content", "commitment"))
        and is_printable(data.get(GUIDE, ""))
        and is_printable(data.get(MODEL, ""))
        and type(data["rules"]) is int
        and isinstance(setup, dict)
        and type(setup.get("seats")) is int
        and isinstance(setup.get("options"), dict)
        and isinstance(data["players"], list)
        and all(is_printable(player) for player in data["players"])
        and isinstance(data["numbers"], list)
        and all(type(number) is int for number in data["numbers"])
    )
    if not is_good:
        raise RecordError("record-no-header", 1)
    check_keys(data["setup"], {"seats", "options"}, 1)


def kind_of(line: Line) -> str:
    """Which kind of line it is: its first key. Raises RecordError if it is of none."""
    for keys in LINE_KEYS:
        if keys[0] in line.data:
            may_have = {MODEL} if keys[0] == "takes_over" else set()
            check_keys(line.data, {*keys, *may_have}, line.number)
            if line.data.keys() >= set(keys):
                return keys[0]
    raise RecordError("record-unknown-line", line.number)


def check_keys(data: dict[str, Any], known: set[str], number: int) -> None:
    for key in data:
        if key not in known:
            raise RecordError("record-unknown-key", number, key=ascii(key)[1:41].rstrip("'"))


def is_printable(value: object) -> bool:
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
