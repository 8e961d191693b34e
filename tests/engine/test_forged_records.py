"""Whatever was changed in a record is found, with its line."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from engine.recorded import HEIRS, Line, lines_of, record_game, refused, write_chained
from threecrowns.engine.game import Setup
from threecrowns.engine.record import read_record, replay, secret_file_of
from threecrowns.engine.refusal import RecordError
from threecrowns.engine.state import CHANCE


def test_one_changed_character_is_found_in_every_line(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    record_game(file, answers=45, setup=Setup(1, {"henry": 2}))
    raw = file.read_bytes()
    start = 0
    for number, line in enumerate(raw.splitlines(keepends=True), start=1):
        every = 1 if number <= 3 else 7  # every character of the header and of two lines more
        for at in range(start, start + len(line) - 1, every):
            changed = raw[:at] + bytes([raw[at] ^ 1]) + raw[at + 1 :]
            file.write_bytes(changed)
            with pytest.raises(RecordError) as found:
                read_record(file)
            assert found.value.line == number, changed[start : start + len(line)]
        start += len(line)


def test_a_deleted_line_is_found_where_the_next_one_stands(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    record_game(file, answers=45)
    lines = file.read_text("utf-8").splitlines(keepends=True)
    for index in range(1, len(lines) - 1):
        file.write_text("".join(lines[:index] + lines[index + 1 :]), "utf-8")
        assert refused(file) == ("record-changed", index + 1)


def test_exchanged_and_doubled_lines_are_found(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    record_game(file, answers=45)
    lines = file.read_text("utf-8").splitlines(keepends=True)
    for index in range(1, len(lines) - 1):
        swapped = [*lines[:index], lines[index + 1], lines[index], *lines[index + 2 :]]
        doubled = [*lines[: index + 1], lines[index], *lines[index + 1 :]]
        file.write_text("".join(swapped), "utf-8")
        assert refused(file) == ("record-changed", index + 1)
        file.write_text("".join(doubled), "utf-8")
        assert refused(file) == ("record-changed", index + 2)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        (b"", "record-not-json"),
        (b"[1, 2]", "record-not-json"),
        (b'"text"', "record-not-json"),
        (b"\xff\xfe", "record-not-json"),
        (b"[" * 60_000, "record-not-json"),
        (b"9" * 5_000, "record-not-json"),
        (b" " * 65_537, "record-long-line"),
        (b'{"n": NaN}', "record-not-json"),
        (b'{"n": 3, "n": 3}', "record-not-json"),
        (b'{"undo": "\\ud800"}', "record-not-json"),
        (b'{"undo": "\xed\xa0\x80"}', "record-not-json"),
        ('{"undo": 3}'.encode("utf-16"), "record-not-json"),
        (b"{}", "record-changed"),
        (b'{"h": 7}', "record-changed"),
    ],
)
def test_a_line_that_is_no_line_is_found(tmp_path: Path, line: bytes, message: str) -> None:
    file = tmp_path / "game.jsonl"
    record_game(file, answers=10)
    raw = file.read_bytes().splitlines()
    file.write_bytes(b"\n".join([*raw[:4], line, *raw[4:]]) + b"\n")

    assert refused(file) == (message, 5)


@pytest.mark.parametrize(
    "text", ["", "\n", "no json\n", "{}\n", '{"format": 2}\n', '{"format": 1}\n']
)
def test_a_file_without_a_header_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(text, "utf-8")

    assert refused(file)[1] == 1


# What a forger may do who makes the links anew: name -> (change, message). The change gets the
# lines and returns the number of the line that must be named.
Forgery = Callable[[list[Line]], int]


def first(lines: list[Line], has: Callable[[Line], bool]) -> int:
    return next(index for index, line in enumerate(lines) if has(line))


def seats_answer(lines: list[Line]) -> int:
    return first(lines, lambda line: line.get("seat", CHANCE) >= 0)


def another_action(lines: list[Line]) -> int:
    index = seats_answer(lines)
    lines[index]["action"] = 2780
    return index + 1


def another_seat(lines: list[Line]) -> int:
    index = seats_answer(lines)
    lines[index]["seat"] = 1 - lines[index]["seat"]
    return index + 1


def another_move(lines: list[Line]) -> int:
    index = seats_answer(lines)
    lines[index]["move"]["slot"] = 0
    return index + 1


def another_number(lines: list[Line]) -> int:
    index = seats_answer(lines)
    lines[index]["n"] += 1
    return index + 1


def another_draw(lines: list[Line]) -> int:
    """The first tile dealt becomes another one: legal, and not what was drawn."""
    index = first(lines, lambda line: line.get("move", {}).get("do") == "draw")
    state = HEIRS.new(Setup(2))
    state.apply(lines[1]["action"])
    other = next(action for action in state.legal_actions() if action != lines[index]["action"])
    lines[index]["action"] = other
    lines[index]["move"] = HEIRS.grammar.to_json(HEIRS.move(state, other))
    return index + 1


def another_digest(lines: list[Line]) -> int:
    index = first(lines, lambda line: "answers" in line)
    lines[index]["digest"] = "0" * 16
    return index + 1


def another_count(lines: list[Line]) -> int:
    index = first(lines, lambda line: "answers" in line)
    lines[index]["answers"] = 21
    return index + 1


def another_result(lines: list[Line]) -> int:
    index = first(lines, lambda line: "result" in line)
    lines[index]["result"] = [0.25, -0.25]
    return index + 1


def early_result(lines: list[Line]) -> int:
    result = next(line for line in lines if "result" in line)
    lines.insert(12, result)
    return 13


def another_last_digest(lines: list[Line]) -> int:
    index = first(lines, lambda line: "result" in line)
    lines[index]["digest"] = "0" * 16
    return index + 1


def another_secret(lines: list[Line]) -> int:
    lines[-1]["secret"] = "00" * 32
    return len(lines)


def secret_that_is_none(lines: list[Line]) -> int:
    lines[-1]["secret"] = "not hex"
    return len(lines)


def early_secret(lines: list[Line]) -> int:
    lines.insert(10, lines.pop())
    return 11


def undo_of_nothing(lines: list[Line]) -> int:
    lines.insert(3, {"undo": 1})
    return 4


def undo_of_another_answer(lines: list[Line]) -> int:
    index = first(lines, lambda line: "undo" in line)
    lines[index]["undo"] -= 1
    return index + 1


def line_of_another_kind(lines: list[Line]) -> int:
    lines.insert(6, {"remark": "nice move"})
    return 7


def doubled_digest(lines: list[Line]) -> int:
    index = first(lines, lambda line: "answers" in line)
    lines.insert(index, lines[index])
    return index + 2


def digest_of_no_answer(lines: list[Line]) -> int:
    lines.insert(1, {"answers": 0, "digest": HEIRS.new(Setup(2)).digest()})
    return 2


def doubled_result(lines: list[Line]) -> int:
    lines.insert(-1, lines[-2])
    return len(lines) - 1


def doubled_secret(lines: list[Line]) -> int:
    lines.append(lines[-1])
    return len(lines)


def answer_that_is_true(lines: list[Line]) -> int:
    index = first(lines, lambda line: line.get("n") == 1)
    lines[index]["n"] = True
    return index + 1


def seat_that_is_true(lines: list[Line]) -> int:
    index = first(lines, lambda line: line.get("seat") == 1)
    lines[index]["seat"] = True
    return index + 1


def move_that_is_true(lines: list[Line]) -> int:
    index = first(lines, lambda line: line.get("move", {}).get("slot") == 1)
    lines[index]["move"]["slot"] = True
    return index + 1


def count_with_a_point(lines: list[Line]) -> int:
    index = first(lines, lambda line: "answers" in line)
    lines[index]["answers"] = 20.0
    return index + 1


def result_that_is_true(lines: list[Line]) -> int:
    lines[-2]["result"] = [value if value < 0 else True for value in lines[-2]["result"]]
    return len(lines) - 1


def undo_that_is_a_word(lines: list[Line]) -> int:
    index = first(lines, lambda line: "undo" in line)
    lines[index]["undo"] = "last"
    return index + 1


def rules_that_are_true(lines: list[Line]) -> int:
    lines[0]["rules"] = True
    return 1


def format_that_is_true(lines: list[Line]) -> int:
    lines[0]["format"] = True
    return 1


def another_key_in_the_header(lines: list[Line]) -> int:
    lines[0]["place"] = "Prague"
    return 1


def another_key_in_the_set_up(lines: list[Line]) -> int:
    lines[0]["setup"]["place"] = "Prague"
    return 1


def another_key_in_an_answer(lines: list[Line]) -> int:
    index = seats_answer(lines)
    lines[index]["\x1b[2J" + "x" * 100] = 1
    return index + 1


def another_key_in_the_result(lines: list[Line]) -> int:
    lines[-2]["winner"] = 0
    return len(lines) - 1


def answer_without_its_action(lines: list[Line]) -> int:
    index = seats_answer(lines)
    del lines[index]["action"]
    return index + 1


def player_too_many(lines: list[Line]) -> int:
    lines[0]["players"].append("Eve")
    return 1


def player_too_few(lines: list[Line]) -> int:
    lines[0]["players"].pop()
    return 1


def player_that_is_a_number(lines: list[Line]) -> int:
    lines[0]["players"][0] = 7
    return 1


def player_that_clears_the_screen(lines: list[Line]) -> int:
    lines[0]["players"][0] = "\x1b[2J"
    return 1


def number_too_many(lines: list[Line]) -> int:
    lines[0]["numbers"].append(3)
    return 1


def number_that_is_true(lines: list[Line]) -> int:
    lines[0]["numbers"][0] = True
    return 1


def seats_that_are_true(lines: list[Line]) -> int:
    lines[0]["setup"]["seats"] = True
    return 1


def answer_after_the_end(lines: list[Line]) -> int:
    count = max(line["n"] for line in lines if "n" in line) + 1
    lines.append({"n": count, "seat": 0, "move": {"do": "end"}, "action": 0})
    return len(lines)


def other_rules(lines: list[Line]) -> int:
    lines[0]["rules"] = 99
    return 1


def other_content(lines: list[Line]) -> int:
    lines[0]["content"] = "0" * 64
    return 1


def bad_setup(lines: list[Line]) -> int:
    lines[0]["setup"]["seats"] = 5
    return 1


def bad_option(lines: list[Line]) -> int:
    lines[0]["setup"]["options"]["sets"] = [["journey"], {}, 3]
    return 1


def other_numbers(lines: list[Line]) -> int:
    """Another player's number gives other draws: the first draw tells."""
    lines[0]["numbers"] = [1, 99]
    return 0  # whichever draw differs first


FORGERIES: dict[Forgery, str] = {
    another_action: "record-illegal-answer",
    another_seat: "record-illegal-answer",
    another_move: "record-other-move",
    another_number: "record-other-number",
    another_draw: "record-other-draw",
    another_digest: "record-other-position",
    another_count: "record-other-position",
    another_result: "record-other-result",
    early_result: "record-other-position",
    another_last_digest: "record-other-position",
    another_secret: "record-bad-secret",
    secret_that_is_none: "record-bad-secret",
    early_secret: "record-early-secret",
    undo_of_nothing: "record-bad-undo",
    undo_of_another_answer: "record-bad-undo",
    line_of_another_kind: "record-unknown-line",
    doubled_digest: "record-not-due",
    digest_of_no_answer: "record-not-due",
    doubled_result: "record-not-due",
    doubled_secret: "record-not-due",
    answer_that_is_true: "record-unknown-line",
    seat_that_is_true: "record-unknown-line",
    move_that_is_true: "record-other-move",
    count_with_a_point: "record-other-position",
    result_that_is_true: "record-other-result",
    undo_that_is_a_word: "record-bad-undo",
    rules_that_are_true: "record-no-header",
    format_that_is_true: "record-no-header",
    another_key_in_the_header: "record-unknown-key",
    another_key_in_the_set_up: "record-unknown-key",
    another_key_in_an_answer: "record-unknown-key",
    another_key_in_the_result: "record-unknown-key",
    answer_without_its_action: "record-unknown-line",
    player_too_many: "record-other-seats",
    player_too_few: "record-other-seats",
    player_that_is_a_number: "record-no-header",
    player_that_clears_the_screen: "record-no-header",
    number_too_many: "record-other-seats",
    number_that_is_true: "record-no-header",
    seats_that_are_true: "record-no-header",
    answer_after_the_end: "record-illegal-answer",
    other_rules: "record-other-rules",
    other_content: "record-other-content",
    bad_setup: "record-bad-setup",
    bad_option: "record-bad-setup",
    other_numbers: "record-other-draw",
}


@pytest.mark.parametrize("forgery", FORGERIES, ids=lambda forgery: forgery.__name__)
def test_a_forged_record_does_not_replay(tmp_path: Path, forgery: Forgery) -> None:
    file = tmp_path / "game.jsonl"
    record_game(file)
    lines = lines_of(file)
    line = forgery(lines)
    write_chained(file, lines)

    message, found = refused(file)
    assert message == FORGERIES[forgery]
    assert found == line or (line == 0 and found > 1)


def test_a_record_with_its_links_made_anew_is_still_good(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    match = record_game(file)
    write_chained(file, lines_of(file))

    assert replay(read_record(file), HEIRS).state.digest() == match.state.digest()


@pytest.mark.parametrize("kept", [b"00" * 32, b"not hex", b"", b"\xff\xfe", b"\x00" * 64])
def test_a_secret_beside_the_record_must_fit_its_commitment(tmp_path: Path, kept: bytes) -> None:
    file = tmp_path / "game.jsonl"
    record_game(file, answers=20)
    secret_file_of(file).write_bytes(kept)

    assert refused(file) == ("record-bad-secret", 1)
