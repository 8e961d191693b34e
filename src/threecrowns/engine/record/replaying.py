"""A record played again, every line of it checked."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from threecrowns.engine.game import Game
from threecrowns.engine.match import Match, Shuffle
from threecrowns.engine.record.lines import (
    LINE_KEYS,
    MODEL,
    TABLE_LINES,
    Line,
    Record,
    canonical,
    is_printable,
    is_same_json,
    kind_of,
)
from threecrowns.engine.record.recorder import lines_after_answer
from threecrowns.engine.refusal import CrownsError, RecordError
from threecrowns.engine.state import CHANCE

NOTHING_FOLLOWS = len(LINE_KEYS)  # after an undo and at the beginning


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
        kind = kind_of(line)
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
    if not is_same_json(match.game.grammar.to_json(match.answers[-1].move), data["move"]):
        raise RecordError("record-other-move", line.number)


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
    if (
        type(seat) is not int
        or not 0 <= seat < match.setup.seats
        or not all(map(is_printable, names))
    ):
        raise RecordError("record-unknown-line", line.number)


def _check_following(match: Match, line: Line, followed: int) -> int:
    """A digest, the result or the secret: each where it is due, and once."""
    due = lines_after_answer(match) if match.answers else []
    for index, wanted in enumerate(due):
        if index >= followed and wanted.keys() == line.data.keys():
            if canonical(wanted) == canonical(line.data):
                return index + 1
            is_same_position = line.data.get("digest") == wanted.get("digest")
            is_result = "result" in wanted and is_same_position
            message = "record-other-result" if is_result else "record-other-position"
            raise RecordError(message, line.number)
    if match.is_over or "answers" in line.data:
        raise RecordError("record-not-due", line.number)
    message = "record-early-secret" if "secret" in line.data else "record-other-position"
    raise RecordError(message, line.number)
