"""verify, replay and score."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from cli.driver import crowns
from threecrowns.engine.record import chained


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game between bots."""
    home = tmp_path_factory.mktemp("home")
    file = home / "game.jsonl"
    words = ("--seats", "random,random", "--seed", "9", "--save", str(file))
    assert crowns(home, "play", "two-heirs", *words).status == 0
    return file


def with_lines(record: Path, file: Path, change: dict[int, bytes]) -> Path:
    lines = record.read_bytes().splitlines(keepends=True)
    for number, line in change.items():
        lines[number - 1] = line
    file.write_bytes(b"".join(lines))
    return file


def chained_anew(record: Path, file: Path, number: int, **change: object) -> Path:
    """A record with one line changed by somebody who knows how lines are chained."""
    link = ""
    out = []
    for count, text in enumerate(record.read_text("utf-8").splitlines(), start=1):
        line = json.loads(text)
        line.pop("h")
        if count == number:
            line.update(change)
        link = chained(link, line)
        out.append(json.dumps({**line, "h": link}))
    file.write_text("\n".join(out) + "\n")
    return file


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["accepted", "answers", "finished", "draws checked"]),
        ("cs", ["v pořádku", "odpověd", "dohráno", "losování ověřeno"]),
        ("pl", ["w porządku", "odpowied", "gra skończona", "losowania sprawdzone"]),
    ],
)
def test_a_good_record_is_accepted(
    tmp_path: Path, record: Path, language: str, words: list[str]
) -> None:
    done = crowns(tmp_path, "verify", str(record), "--language", language)

    assert done.status == 0
    assert done.out.startswith(f"{record}: ")
    assert all(word in done.out for word in words)


def test_a_changed_line_is_named(tmp_path: Path, record: Path) -> None:
    line = record.read_bytes().splitlines(keepends=True)[29]
    bad = with_lines(record, tmp_path / "bad.jsonl", {30: line.replace(b'"seat":', b'"seat": ')})
    worse = with_lines(record, tmp_path / "worse.jsonl", {30: line.replace(b"0", b"1", 1)})

    done = crowns(tmp_path, "verify", str(worse), str(record), "--language", "pl")

    assert crowns(tmp_path, "verify", str(bad)).status == 0  # a space changes nothing
    assert done.status == 2
    assert f"{worse}:30: wiersz został zmieniony" in done.out
    assert f"{record}: w porządku" in done.out


@pytest.mark.parametrize(
    ("number", "change", "reason"),
    [
        (1, {"rules": 99}, "rules version 99"),
        (1, {"content": "0" * 64}, "another content pack"),
        (1, {"game": "chess"}, "There is no game “chess”"),
        (1, {"setup": {"seats": 7, "options": {}}}, "cannot be set up"),
        (1, {"format": 1}, "of format 1"),
        (3, {"action": 5}, "does not come from the committed shuffle"),
        (11, {"n": 4}, "answer number 9 was expected"),
        (11, {"action": 2779}, "not legal at this moment"),
        (11, {"seat": 0}, "not legal at this moment"),
        (11, {"move": {"do": "end"}}, "differs from the answer given"),
        (11, {"seat": None}, "an answer, an undo, a digest"),
    ],
)
def test_a_record_forged_with_right_links_is_refused_at_its_line(
    tmp_path: Path, record: Path, number: int, change: dict[str, object], reason: str
) -> None:
    forged = chained_anew(record, tmp_path / "forged.jsonl", number, **change)

    done = crowns(tmp_path, "verify", str(forged))

    assert done.status == 2
    assert done.out.startswith(f"{forged}:{number}: ")
    assert reason in done.out


@pytest.mark.parametrize(
    ("number", "change", "reason"),
    [
        (1, {"players": ["a", "b", "c"]}, "a name and a number for each of 2 seats"),
        (1, {"players": ["a", 7]}, "no record of a game"),
        (1, {"players": ["a", "\x1b[2J"]}, "no record of a game"),
        (1, {"numbers": [1]}, "a name and a number for each of 2 seats"),
        (1, {"rules": True}, "no record of a game"),
        (1, {"place": "Prague"}, "“place” does not belong"),
        (11, {"remark": 1}, "“remark” does not belong"),
        (11, {"seat": True}, "an answer, an undo, a digest"),
        (11, {"n": 9.0}, "an answer, an undo, a digest"),
    ],
)
def test_verify_replay_and_score_agree(
    tmp_path: Path, record: Path, number: int, change: dict[str, object], reason: str
) -> None:
    forged = chained_anew(record, tmp_path / "forged.jsonl", number, **change)

    said = set()
    for command in ("verify", "replay", "score"):
        done = crowns(tmp_path, command, str(forged))
        assert done.status == 2
        said.add(done.all.removeprefix("crowns: "))
    (sentence,) = said
    assert sentence.startswith(f"{forged}:{number}: ")
    assert reason in sentence
    assert sentence.count("\n") == 1


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_devices_pipes_and_files_of_any_size_are_one_sentence(
    tmp_path: Path, record: Path, language: str
) -> None:
    pipe = tmp_path / "pipe.jsonl"
    os.mkfifo(pipe)
    large = tmp_path / "large.jsonl"
    large.write_bytes(record.read_bytes())
    os.truncate(large, 2**34)
    long = tmp_path / "long.jsonl"
    long.write_bytes(b'{"format":2,"game":"' + b"x" * 2**20 + b'"}\n')

    for command in ("verify", "replay", "score"):
        for file in (Path("/dev/zero"), Path("/dev/null"), pipe, large, long, tmp_path):
            done = crowns(tmp_path, command, str(file), "--language", language)
            assert done.status == 2
            assert str(file) in done.all
            assert done.all.count("\n") == 1


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "no record of a game"),
        (b"hello\n", "JSON"),
        (b"\xff\xfe\n", "JSON"),
        (b"[1, 2]\n", "JSON"),
        (b'{"format": 2}\n', "no record of a game"),
        (b'{"format": 2, "game": "\\ud800"}\n', "no record of a game"),
        (b'{"format": "\xed\xa0\x80"}\n', "JSON"),
        (b'{"format": 2, "format": 2}\n', "JSON"),
        (b'{"format": NaN}\n', "JSON"),
    ],
)
def test_a_file_that_is_no_record_is_one_sentence(
    tmp_path: Path, content: bytes, sentence: str
) -> None:
    file = tmp_path / "no-record.jsonl"
    file.write_bytes(content)

    for command in ("verify", "replay", "score"):
        done = crowns(tmp_path, command, str(file))
        assert done.status == 2
        assert f"{file}:1: " in done.all
        assert sentence in done.all
        assert done.all.count("\n") == 1


def test_replay_tells_the_game_and_draws_the_table(tmp_path: Path, record: Path) -> None:
    done = crowns(tmp_path, "replay", str(record), "--until", "12", "--language", "cs")

    assert done.status == 0
    assert "Dva bratři: Bílý (random), Modrý (random)" in done.out
    assert "10. " in done.out
    assert "vzít" in done.out
    assert "Královská nabídka" in done.out
    assert "13. " not in done.out


def test_score_shows_the_sheet_of_the_last_position(tmp_path: Path, record: Path) -> None:
    done = crowns(tmp_path, "score", str(record))

    assert done.status == 0
    assert done.out.count(" points") == 2
