"""Files and folders that cannot be, however they are named: a sentence, and the game goes on."""

from __future__ import annotations

import pwd
from pathlib import Path

import pytest

from cli.driver import answer_to, crowns, crowns_process

TABLE = ("play", "two-heirs", "--seats", "human,human", "--seed", "5")
NOBODY = "~no-such-user/game.jsonl"


@pytest.mark.parametrize(
    ("file", "sentence"),
    [
        (NOBODY, f"Where {NOBODY} lies is unknown"),
        ("a\0b", "a sign that no name of a file can have"),
        ("x" * 300, "cannot be written"),
        ("/dev/null/x", "/dev/null/x cannot be written: part of the path is not a folder"),
        ("/proc/x", "/proc/x cannot be written"),
    ],
)
def test_a_copy_that_cannot_be_written_is_a_sentence_and_the_game_goes_on(
    tmp_path: Path, file: str, sentence: str
) -> None:
    done = crowns(tmp_path, *TABLE, typed=f"save {file}\ntake 2\n")

    (said, *_) = answer_to(done.out, f"save {file}")
    assert sentence in said
    assert "Blue takes Mill (DO1) from slot 2." in done.out


@pytest.mark.parametrize(
    "words",
    [
        ("play", "two-heirs", "--save", NOBODY),
        ("play", "two-heirs", "--content", NOBODY),
        ("play", "two-heirs", f"--content={NOBODY}"),
        ("play", "--resume", NOBODY),
        ("arena", "two-heirs", "--records", NOBODY),
        ("soak", "two-heirs", "--records", NOBODY),
        ("verify", "x.jsonl", "--content", NOBODY),
        ("replay", "x.jsonl", "--content", NOBODY),
        ("score", "x.jsonl", "--content", NOBODY),
        ("rules", "two-heirs", "JO1", "--content", NOBODY),
        ("content", "check", NOBODY),
        ("content", "diff", NOBODY),
    ],
)
def test_the_home_of_nobody_is_one_sentence_in_every_command(
    tmp_path: Path, words: tuple[str, ...]
) -> None:
    done = crowns(tmp_path, *words)

    assert (done.status, done.out) == (2, "")
    assert done.err.startswith(f"crowns: Where {NOBODY} lies is unknown")
    assert done.err.count("\n") == 1


def test_a_home_of_the_games_that_nobody_has_is_one_sentence(tmp_path: Path) -> None:
    done = crowns(tmp_path, *TABLE, CROWNS_HOME="~no-such-user")

    assert (done.status, done.err.count("\n")) == (2, 1)
    assert "Where ~no-such-user lies is unknown" in done.err


@pytest.mark.parametrize("words", [TABLE, ("play", "--resume")])
def test_without_any_home_the_variable_to_set_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]
) -> None:
    def nobody(uid: int) -> pwd.struct_passwd:
        raise KeyError(uid)

    monkeypatch.setattr(pwd, "getpwuid", nobody)
    for name in ("HOME", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)

    done = crowns(tmp_path, *words, CROWNS_HOME="")

    assert (done.status, done.out, done.err.count("\n")) == (2, "", 1)
    assert "CROWNS_HOME" in done.err
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_cannot_be_made_is_one_sentence(tmp_path: Path) -> None:
    done = crowns_process(tmp_path, *TABLE, CROWNS_HOME="/dev/null")

    assert (done.status, done.err.count("\n")) == (2, 1)
    assert "part of the path is not a folder" in done.err
