"""A match as lines of its record, wherever they are kept."""

from __future__ import annotations

from itertools import takewhile
from typing import Any

import msgspec

from threecrowns.engine.match import Answer, Listener, Match
from threecrowns.engine.record.lines import FORMAT, GUIDE, MODEL, TABLE_LINES, Line, Record, chained

DIGEST_EVERY = 20


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
        left_out = lines_left_out(record, self.match)
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
            data += msgspec.json.encode({**line, "h": link}) + b"\n"
        self.keep(data)
        self._length += len(data)
        self._last = link


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


def lines_left_out(record: Record, match: Match) -> list[dict[str, Any]]:
    """The lines due after the last answer that a crash kept from being written."""
    written = [line.data for line in takewhile(_is_following, reversed(record.lines))]
    at = len(record.lines) - len(written)
    if at == 0 or "n" not in record.lines[at - 1].data:
        return []
    return [line for line in lines_after_answer(match) if line not in written]


def _is_following(line: Line) -> bool:
    return not any(key in line.data for key in ("n", "undo", "back", *TABLE_LINES))
