"""The record: written, read, replayed; whatever was changed in it is found, with its line."""

from __future__ import annotations

import json
import os
import resource
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from threecrowns.catalogue import find_game
from threecrowns.engine.game import Game, Setup
from threecrowns.engine.match import Answer, Listener, Match, shuffle_from_seed
from threecrowns.engine.record import (
    DIGEST_EVERY,
    LARGEST_FILE,
    RecordWriter,
    chained,
    read_record,
    replay,
    secret_file_of,
)
from threecrowns.engine.refusal import CrownsError, RecordError
from threecrowns.engine.rng import Rng
from threecrowns.engine.state import CHANCE

HEIRS = find_game("two-heirs")
FOUR = find_game("connect-four")
BORU = find_game("brian-boru")
Line = dict[str, Any]


def record_game(
    file: Path, game: Game = HEIRS, setup: Setup | None = None, answers: int = 10_000
) -> Match:
    """Write a random game with some undos, or its first answers."""
    setup = setup or Setup(game.seat_counts[-1])
    match = Match(game, setup, shuffle_from_seed(3, setup.seats))
    writer = RecordWriter(match, file, is_durable=False)
    writer.start(["Žofie", "robot"][: setup.seats])
    play_on(match, answers)
    writer.close()
    return match


def play_on(match: Match, answers: int) -> None:
    rng = Rng(len(match.answers))
    while not match.is_over and len(match.answers) < answers:
        if match.state.actor == CHANCE:
            match.answer(CHANCE, match.next_draw())
            continue
        legal = match.state.legal_actions()
        match.answer(match.state.actor, legal[rng.below(len(legal))])
        if rng.below(8) == 0 and match.can_undo(match.state.actor):
            match.undo(match.state.actor)


def lines_of(file: Path) -> list[Line]:
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


def write_chained(file: Path, lines: list[Line]) -> None:
    """Write lines with their links made anew: what a careful forger would do."""
    link = ""
    out = []
    for line in lines:
        bare = {key: value for key, value in line.items() if key != "h"}
        link = chained(link, bare)
        out.append(json.dumps({**bare, "h": link}, separators=(",", ":"), ensure_ascii=False))
    file.write_text("\n".join(out) + "\n", "utf-8")


def refused(file: Path, game: Game = HEIRS) -> tuple[str, int]:
    """(message, line) of the error when a record is read and replayed."""
    with pytest.raises(RecordError) as found:
        replay(read_record(file), game)
    return found.value.phrase.id, found.value.line


# -- writing and reading


@pytest.mark.parametrize("game", [HEIRS, FOUR], ids=lambda game: game.id)
def test_a_record_replays_to_the_same_position(tmp_path: Path, game: Game) -> None:
    for number, setup in enumerate(game.setups()[:4]):
        file = tmp_path / f"{number}.jsonl"
        match = record_game(file, game, setup)
        record = read_record(file)
        again = replay(record, game)

        assert again.state.digest() == match.state.digest()
        assert again.answers == match.answers
        assert again.payoffs() == match.payoffs()
        assert record.is_finished
        assert not record.is_torn
        assert record.setup == match.setup
        assert record.header["players"] == ["Žofie", "robot"][: setup.seats]


def test_a_record_holds_digests_undos_the_result_and_the_secret(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    match = record_game(file)
    lines = lines_of(file)

    assert sum("undo" in line for line in lines) > 0
    marks = [line["answers"] for line in lines if "answers" in line]
    assert set(range(DIGEST_EVERY, len(match.answers) + 1, DIGEST_EVERY)) <= set(marks)
    assert lines[-2]["result"] == match.payoffs()
    assert match.shuffle is not None
    assert lines[-1]["secret"] == match.shuffle.secret.hex()
    # The secret was not written before, and does not lie beside the finished record.
    assert match.shuffle.secret.hex() not in file.read_text("utf-8").rpartition('{"secret"')[0]
    assert not secret_file_of(file).exists()


def test_the_model_that_a_bot_judges_by_is_chained_into_the_record(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    match = Match(HEIRS, Setup(2), shuffle_from_seed(1, 2))
    writer = RecordWriter(match, file, is_durable=False)
    writer.start(["master", "human"], "0123abcd")
    play_on(match, 30)
    writer.handed_over(1, "master", "0123abcd")
    writer.handed_over(1, "human")
    writer.close()

    named = [line for line in lines_of(file) if "players" in line or "takes_over" in line]
    assert [line.get("model") for line in named] == ["0123abcd", "0123abcd", None]
    assert replay(read_record(file), HEIRS).state.digest() == match.state.digest()
    file.write_bytes(file.read_bytes().replace(b"0123abcd", b"0123abce", 1))
    with pytest.raises(RecordError) as found:
        read_record(file)
    assert found.value.line == 1


def test_an_answer_is_on_disk_when_it_is_acknowledged(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    match = Match(HEIRS, Setup(2), shuffle_from_seed(1, 2))
    writer = RecordWriter(match, file, is_durable=True)
    writer.start(["a", "b"])
    for count in range(1, 9):
        match.answer(CHANCE, match.next_draw())
        assert sum("n" in line for line in lines_of(file)) == count
    writer.close()


@pytest.fixture
def synced(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """(inode, size) of every file the system was told to bring to disk."""
    seen: list[tuple[int, int]] = []
    sync = os.fsync

    def fsync(descriptor: int) -> None:
        found = os.fstat(descriptor)
        seen.append((found.st_ino, found.st_size))
        sync(descriptor)

    monkeypatch.setattr(os, "fsync", fsync)
    return seen


def test_every_answer_is_brought_to_disk_before_anybody_hears_of_it(
    tmp_path: Path, synced: list[tuple[int, int]]
) -> None:
    file = tmp_path / "game.jsonl"
    match = Match(HEIRS, Setup(2), shuffle_from_seed(1, 2))
    writer = RecordWriter(match, file, is_durable=True)
    writer.start(["a", "b"])

    class Ear(Listener):
        def answered(self, answer: Answer) -> None:
            assert synced.pop() == (file.stat().st_ino, file.stat().st_size)

        def undone(self, answer: Answer, number: int) -> None:
            assert synced.pop() == (file.stat().st_ino, file.stat().st_size)

    match.listeners.append(Ear())
    synced.clear()
    play_on(match, 60)
    writer.close()

    assert synced == []
    assert any("undo" in line for line in lines_of(file))


def test_the_secret_and_the_names_of_both_files_are_brought_to_disk(
    tmp_path: Path, synced: list[tuple[int, int]]
) -> None:
    file = tmp_path / "game.jsonl"
    match = Match(HEIRS, Setup(2), shuffle_from_seed(1, 2))
    writer = RecordWriter(match, file, is_durable=True)
    writer.start(["a", "b"])
    writer.close()

    secret = secret_file_of(file).stat()
    assert (secret.st_ino, secret.st_size) in synced
    assert secret.st_size == 64
    inodes = [inode for inode, _ in synced]
    folder = tmp_path.stat().st_ino
    assert inodes.index(folder) > inodes.index(secret.st_ino)  # the record's name was there before


def test_a_record_that_is_not_durable_does_not_wait_for_the_disk(
    tmp_path: Path, synced: list[tuple[int, int]]
) -> None:
    record_game(tmp_path / "game.jsonl", answers=30)

    assert synced == []


def test_a_record_that_cannot_be_begun_leaves_nothing_behind(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    secret_file_of(file).mkdir()
    with pytest.raises(CrownsError) as found:
        record_game(file)

    assert found.value.phrase.id == "file-unwritable"
    assert not file.exists()


@pytest.fixture
def small_disk() -> Iterator[Callable[[int], None]]:
    """Limits how large a file may become; the limit is lifted at the end and by -1."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    ignored = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    yield lambda size: resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    resource.setrlimit(resource.RLIMIT_FSIZE, before)
    signal.signal(signal.SIGXFSZ, ignored)


@pytest.mark.parametrize(
    ("which", "lines"),
    [("one", ["n"]), ("with a digest", ["n", "answers"]), ("last", ["n", "result", "secret"])],
)
def test_an_answer_that_does_not_fit_on_the_disk_was_not_given(
    tmp_path: Path, small_disk: Callable[[int], None], which: str, lines: list[str]
) -> None:
    # Given the record of a whole game, and in it an answer with the lines that belong to it,
    whole_file = tmp_path / "whole.jsonl"
    whole = record_game(whole_file, FOUR, Setup(2))
    data = whole_file.read_bytes().splitlines(keepends=True)
    number = {"one": 5, "with a digest": DIGEST_EVERY - 1, "last": len(whole.answers) - 1}[which]
    at = next(index for index, line in enumerate(data) if json.loads(line).get("n") == number)
    written = data[at : at + len(lines)]
    assert [next(iter(json.loads(line))) for line in written] == lines
    start, end = len(b"".join(data[:at])), len(b"".join([*data[:at], *written]))

    for size in range(start, end, 25):
        file = tmp_path / f"{size}.jsonl"
        match = Match(FOUR, Setup(2), whole.shuffle)
        writer = RecordWriter(match, file, is_durable=False)
        writer.start(["Žofie", "robot"])
        for answer in whole.answers[:number]:
            match.answer(answer.seat, answer.action)
        before = (file.read_bytes(), list(match.answers), match.state.digest())

        # when there is room for a part of it only, then nothing of it is left, here or on disk;
        small_disk(size)
        with pytest.raises(CrownsError) as found:
            match.answer(whole.answers[number].seat, whole.answers[number].action)
        small_disk(-1)
        assert found.value.phrase.id == "file-unwritable"
        assert (file.read_bytes(), list(match.answers), match.state.digest()) == before
        assert secret_file_of(file).exists()

        # and when there is room again the game goes on, and its record is the same.
        for answer in whole.answers[number:]:
            match.answer(answer.seat, answer.action)
        writer.close()
        assert file.read_bytes() == whole_file.read_bytes()
        assert not secret_file_of(file).exists()


def test_an_interruption_while_writing_leaves_no_trace(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Given Ctrl-C comes at every other answer while the disk is waited for,
    file = tmp_path / "game.jsonl"
    match = Match(HEIRS, Setup(2), shuffle_from_seed(3, 2))
    writer = RecordWriter(match, file, is_durable=True)
    writer.start(["a", "b"])
    calls = iter(range(10_000))

    def interrupted(descriptor: int) -> None:
        if next(calls) % 2 == 0:
            raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupted)
    for count in range(30):
        before = match.state.digest()
        with pytest.raises(KeyboardInterrupt):
            match.answer(match.state.actor, match.legal_for(match.state.actor)[-1])
        assert (len(match.answers), match.state.digest()) == (count, before)
        match.answer(match.state.actor, match.legal_for(match.state.actor)[-1])
    writer.close()

    # then only the others were given.
    again = replay(read_record(file), HEIRS)
    assert again.answers == match.answers
    assert len(again.answers) == 30


def recorded_until(file: Path, is_there: Callable[[Match], bool]) -> tuple[Match, RecordWriter]:
    """A random game of The Two Heirs as far as something is there, still being written."""
    for seed in range(200):
        match = Match(HEIRS, Setup(2), shuffle_from_seed(seed, 2))
        writer = RecordWriter(match, file, is_durable=False)
        writer.start(["a", "b"])
        rng = Rng(seed)
        while len(match.answers) <= DIGEST_EVERY:
            legal = match.legal_for(match.state.actor)
            match.answer(match.state.actor, legal[rng.below(len(legal))])
        if is_there(match):
            return match, writer
        writer.close()
        file.unlink()
    raise AssertionError("it never comes to that")


def test_a_record_takes_back_the_last_step_first(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    match, writer = recorded_until(
        file, lambda match: all(answer.is_revocable for answer in match.answers[-2:])
    )
    writer.close()
    lines = lines_of(file)
    last = len(match.answers) - 1

    write_chained(file, [*lines, {"undo": last - 1}])
    assert refused(file) == ("record-bad-undo", len(lines) + 1)
    write_chained(file, [*lines, {"undo": last}, {"undo": last - 1}])
    assert len(replay(read_record(file), HEIRS).answers) == last - 1


def test_after_an_undo_no_digest_is_due(tmp_path: Path) -> None:
    # Given answer 21 was taken back,
    file = tmp_path / "game.jsonl"
    match, writer = recorded_until(file, lambda match: match.can_undo(match.state.actor))
    match.undo(match.state.actor)
    writer.close()
    before = file.read_bytes()
    assert list(lines_of(file)[-1]) == ["undo", "h"]

    # then the digest of 20 answers is not written a second time,
    record = read_record(file)
    writer = RecordWriter(replay(record, HEIRS), file, is_durable=False)
    writer.go_on(record)
    writer.close()
    assert file.read_bytes() == before

    # nor read.
    lines = lines_of(file)
    digest = next(line for line in lines if "answers" in line)
    write_chained(file, [*lines, digest])
    assert refused(file) == ("record-not-due", len(lines) + 1)


def test_a_record_does_not_grow_beyond_what_can_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("threecrowns.engine.record.file.LARGEST_FILE", 4_000)
    file = tmp_path / "game.jsonl"
    match = Match(HEIRS, Setup(2), shuffle_from_seed(3, 2))
    writer = RecordWriter(match, file, is_durable=False)
    writer.start(["a", "b"])
    with pytest.raises(CrownsError) as found:
        play_on(match, 10_000)
    writer.close()

    assert found.value.phrase.id == "file-unwritable"
    assert replay(read_record(file), HEIRS).answers == match.answers


def test_an_existing_file_is_never_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    record_game(file)
    before = file.read_bytes()
    with pytest.raises(CrownsError):
        record_game(file)

    assert file.read_bytes() == before


def test_the_secret_of_an_unfinished_game_is_for_its_owner_only(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    record_game(file, answers=20)

    assert secret_file_of(file).stat().st_mode & 0o077 == 0


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(CrownsError) as found:
        read_record(tmp_path / "nothing.jsonl")
    assert found.value.phrase.id == "file-unreadable"


def test_devices_and_pipes_are_no_records(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.jsonl"
    os.mkfifo(pipe)
    for file in (pipe, Path("/dev/zero"), Path("/dev/null"), tmp_path):
        with pytest.raises(CrownsError) as found:
            read_record(file)
        assert found.value.phrase.id == "file-unreadable"
        assert str(found.value.phrase.params["reason"]) != ""


def test_an_endless_secret_beside_a_record_is_not_read(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    record_game(file, answers=20)
    for kept in (Path("/dev/zero"), tmp_path):
        secret_file_of(file).unlink()
        secret_file_of(file).symlink_to(kept)
        with pytest.raises(CrownsError) as found:
            read_record(file)
        assert found.value.phrase.id == "file-unreadable"


def test_a_file_that_is_larger_than_any_record_is_not_read(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    record_game(file, answers=20)
    os.truncate(file, LARGEST_FILE + 1)

    with pytest.raises(CrownsError) as found:
        read_record(file)
    assert found.value.phrase.id == "file-unreadable"


# -- choices made at the same time


def test_a_choice_taken_back_in_a_draft_is_recorded_by_its_number(tmp_path: Path) -> None:
    # Given three of four have chosen their first cards of Brian Boru,
    file = tmp_path / "game.jsonl"
    match = Match(BORU, Setup(4), shuffle_from_seed(5, 4))
    writer = RecordWriter(match, file, is_durable=False)
    writer.start(["a", "b", "c", "d"])
    while len(match.state.waiting()) < 4:
        play_on(match, len(match.answers) + 1)
    for seat in (2, 0, 3):
        match.answer(seat, match.legal_for(seat)[seat])
    first_choice = len(match.answers) - 3

    # when the first and then the last of them think again,
    for seat in (2, 3):
        match.undo(seat)
        match.answer(seat, match.legal_for(seat)[9])
    writer.close()

    # then the record says which answers were taken back, and replays to the same table.
    undone = [line["undo"] for line in lines_of(file) if "undo" in line]
    assert undone == [first_choice, first_choice + 1]
    record = read_record(file)
    again = replay(record, BORU)
    assert again.answers == match.answers
    assert again.state.digest() == match.state.digest()
    assert again.can_undo(2)

    # The game goes on from there to its end.
    writer = RecordWriter(again, file, is_durable=False)
    writer.go_on(record)
    play_on(again, 10_000)
    writer.close()
    assert replay(read_record(file), BORU).state.digest() == again.state.digest()


def test_a_choice_that_was_revealed_is_not_taken_back_by_a_record(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    match = Match(BORU, Setup(3), shuffle_from_seed(5, 3))
    writer = RecordWriter(match, file, is_durable=False)
    writer.start(["a", "b", "c"])
    while len(match.state.waiting()) < 3:
        play_on(match, len(match.answers) + 1)
    chosen = len(match.answers)
    play_on(match, chosen + 3)
    writer.close()
    lines = lines_of(file)
    for number in (chosen, chosen + 1, chosen + 2, -1, chosen + 3):
        write_chained(file, [*lines, {"undo": number}])
        assert refused(file, BORU) == ("record-bad-undo", len(lines) + 1)


# -- going on after a crash


@pytest.mark.parametrize("game", [HEIRS, FOUR], ids=lambda game: game.id)
def test_a_game_cut_off_at_any_byte_goes_on_to_the_same_record(tmp_path: Path, game: Game) -> None:
    file = tmp_path / "game.jsonl"
    setup = Setup(2)
    match = record_game(file, game, setup)
    assert match.shuffle is not None
    data = file.read_bytes()
    sizes = [len(line) + 1 for line in data.splitlines()]
    kinds = [next(iter(json.loads(line))) for line in data.splitlines()]

    def answers_before(length: int) -> int:
        """How many answers stand in the whole lines of so many bytes."""
        count = at = 0
        for size, kind in zip(sizes, kinds, strict=True):
            at += size
            if at <= length:
                count += {"n": 1, "undo": -1}.get(kind, 0)
        return count

    ends = [sum(sizes[:number]) for number in range(20, len(sizes), 3)]
    for length in (*ends, *range(sum(sizes[:-4]), len(data), 7)):
        file.write_bytes(data[:length])
        secret_file_of(file).write_text(match.shuffle.secret.hex())
        record = read_record(file)
        again = replay(record, game)
        assert len(again.answers) == answers_before(length)
        writer = RecordWriter(again, file, is_durable=False)
        writer.go_on(record)
        writer.close()
        whole = file.read_bytes()
        assert data.startswith(whole)
        assert len(whole) <= length + 200
        assert read_record(file).is_finished == again.is_over


# -- going on after a torn line


@pytest.mark.parametrize("lost", [1, 2, 20, 40, 57])
def test_a_torn_last_line_is_left_out_and_the_game_goes_on(tmp_path: Path, lost: int) -> None:
    # Given an unfinished game,
    whole = tmp_path / "whole.jsonl"
    record_game(whole, answers=40)

    # when the last characters of its last line were not written,
    assert lost < len(whole.read_bytes().splitlines()[-1])
    torn = tmp_path / "torn.jsonl"
    torn.write_bytes(whole.read_bytes()[:-lost])
    secret_file_of(torn).write_text(secret_file_of(whole).read_text())
    record = read_record(torn)
    assert record.is_torn
    assert len(record.lines) == len(read_record(whole).lines) - 1

    # then the game goes on before it, with the same draws, and the record is whole again.
    match = replay(record, HEIRS)
    writer = RecordWriter(match, torn, is_durable=False)
    writer.go_on(record)
    play_on(match, 10_000)
    writer.close()
    finished = read_record(torn)
    assert finished.is_finished
    assert not finished.is_torn
    assert replay(finished, HEIRS).state.digest() == match.state.digest()


def test_draws_go_on_as_they_would_have(tmp_path: Path) -> None:
    # Given two matches with one shuffle, one of them interrupted before a draw,
    match = Match(HEIRS, Setup(2), shuffle_from_seed(9, 2))
    match.draw()
    wanted = [answer.action for answer in match.answers]
    file = tmp_path / "game.jsonl"
    interrupted = Match(HEIRS, Setup(2), shuffle_from_seed(9, 2))
    writer = RecordWriter(interrupted, file, is_durable=False)
    writer.start(["a", "b"])
    for _ in range(4):
        interrupted.answer(CHANCE, interrupted.next_draw())
    writer.close()

    # then the rest of its draws is the same.
    again = replay(read_record(file), HEIRS)
    again.draw()
    assert [answer.action for answer in again.answers] == wanted


def test_without_its_secret_an_unfinished_record_can_be_read_and_not_drawn_on(
    tmp_path: Path,
) -> None:
    file = tmp_path / "game.jsonl"
    match = record_game(file, answers=30)
    secret_file_of(file).unlink()
    record = read_record(file)

    assert record.secret is None
    again = replay(record, HEIRS)
    assert again.shuffle is None
    assert again.state.digest() == match.state.digest()


# -- tampering


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
