"""The record: written, read, replayed, and gone on with after a crash."""

from __future__ import annotations

import json
import os
import resource
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.recorded import (
    BORU,
    FOUR,
    HEIRS,
    lines_of,
    play_on,
    record_game,
    refused,
    write_chained,
)
from threecrowns.engine.game import Game, Setup
from threecrowns.engine.match import Answer, Listener, Match, shuffle_from_seed
from threecrowns.engine.record import (
    DIGEST_EVERY,
    LARGEST_FILE,
    RecordWriter,
    read_record,
    replay,
    secret_file_of,
)
from threecrowns.engine.record.lines import canonical
from threecrowns.engine.refusal import CrownsError, RecordError
from threecrowns.engine.rng import Rng
from threecrowns.engine.state import CHANCE

# -- writing and reading

SIGNS = st.text(st.characters(exclude_categories=["Cs"]))  # whatever UTF-8 can say
NUMBERS = st.integers() | st.floats(-1, 1).filter(lambda each: each == 0 or abs(each) >= 1e-4)
JSON = st.recursive(
    st.none() | st.booleans() | NUMBERS | SIGNS,
    lambda inside: st.lists(inside) | st.dictionaries(SIGNS, inside),
)


@given(data=JSON)
def test_lines_are_chained_by_what_pythons_own_json_writes(data: object) -> None:
    own = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert canonical(data) == own.encode()


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
