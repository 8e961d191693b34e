"""Nothing is lost: an interrupted game goes on from the last answer."""

from __future__ import annotations

import os
import random
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from cli.driver import COMMAND, Player, crowns, environment, record_in
from threecrowns.catalogue import find_game
from threecrowns.engine.record import read_record, replay, secret_file_of

pytestmark = pytest.mark.more

TABLE = ("two-heirs", "--seats", "human,random", "--seed", "21")


def position(file: Path) -> tuple[int, str]:
    """How many answers a record holds, and the digest of its last position."""
    record = read_record(file)
    match = replay(record, find_game(record.header["game"]))
    return len(match.answers), match.state.digest()


def board(player: Player) -> list[str]:
    return player.type_line("board")[1:]


def test_kill_9_and_resume_give_the_same_position_to_the_last_answer(tmp_path: Path) -> None:
    player = Player(tmp_path, *TABLE)
    player.play_on(random.Random(1), answers=25)
    before = board(player)
    choices = player.type_line("options")
    player.kill()
    file = record_in(tmp_path)
    killed_at = position(file)

    resumed = Player(tmp_path, "--resume")

    assert board(resumed) == before
    assert resumed.type_line("options") == choices
    resumed.kill()
    assert position(file) == killed_at


def test_a_resumed_game_goes_on_as_if_it_had_never_been_left(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    whole = Player(first, *TABLE)
    whole.play_on(random.Random(2), answers=12)
    whole.type_line("1")
    whole.kill()

    left = Player(second, *TABLE)
    left.play_on(random.Random(2), answers=12)
    left.kill()
    resumed = Player(second, "--resume")
    resumed.type_line("1")
    resumed.kill()

    assert position(record_in(second)) == position(record_in(first))


def test_a_torn_last_line_is_dropped(tmp_path: Path) -> None:
    player = Player(tmp_path, *TABLE)
    player.play_on(random.Random(3), answers=8)
    before = board(player)
    player.kill()
    file = record_in(tmp_path)
    whole = position(file)
    with file.open("ab") as stream:
        stream.write(b'{"n":99,"seat":0,"mo')

    verified = crowns(tmp_path, "verify", str(file))
    resumed = Player(tmp_path, "--resume")

    assert "cut off" in verified.out
    assert board(resumed) == before
    resumed.type_line("options")
    resumed.play_on(random.Random(4), answers=1)
    resumed.kill()
    assert position(file)[0] > whole[0]


def test_a_game_that_was_cut_off_before_its_result_gets_one(tmp_path: Path) -> None:
    player = Player(tmp_path, *TABLE)
    player.play_on(random.Random(5), answers=1000)
    player.finish()
    file = record_in(tmp_path)
    lines = file.read_bytes().splitlines(keepends=True)
    record = read_record(file)
    assert record.secret is not None
    secret_file_of(file).write_text(record.secret.hex())
    file.write_bytes(b"".join(lines[:-2]))  # without result and secret

    resumed = crowns(tmp_path, "play", "--resume")

    assert resumed.status == 0
    assert "The game is over" in resumed.out
    assert file.read_bytes() == b"".join(lines)


def test_without_a_file_the_newest_unfinished_game_of_the_named_kind_is_taken(
    tmp_path: Path,
) -> None:
    for words in (TABLE, ("connect-four", "--seats", "human,random", "--seed", "1")):
        Player(tmp_path, *words).kill()

    newest = Player(tmp_path, "--resume")
    heirs = Player(tmp_path, "two-heirs", "--resume")

    assert newest.said[0] == "Connect four"
    assert heirs.said[0] == "The Two Heirs"
    newest.kill()
    heirs.kill()


def secret_folder(file: Path) -> None:
    secret_file_of(file).unlink()
    secret_file_of(file).mkdir()


BROKEN: dict[str, Callable[[Path], object]] = {
    "secret that is no text": lambda file: secret_file_of(file).write_bytes(b"\xff\xfe"),
    "secret of another game": lambda file: secret_file_of(file).write_text("00" * 32),
    "empty secret": lambda file: secret_file_of(file).write_bytes(b""),
    "folder as a secret": secret_folder,
    "half a sign in the record": lambda file: file.write_bytes(b'{"format": "\\ud800"}\n'),
    "empty record": lambda file: file.write_bytes(b""),
}


@pytest.mark.parametrize("broken", BROKEN)
def test_a_broken_game_is_passed_over_and_told(tmp_path: Path, broken: str) -> None:
    # Given a game, and a newer one that cannot be read,
    Player(tmp_path, *TABLE).kill()
    good = record_in(tmp_path)
    bad = good.with_name("broken.jsonl")
    for source in (good, secret_file_of(good)):
        source.with_name(source.name.replace(good.name, bad.name)).write_bytes(source.read_bytes())
    os.utime(good, (1, 1))
    BROKEN[broken](bad)

    # then the older one is taken up, and the other is named.
    resumed = Player(tmp_path, "--resume")
    assert resumed.said[1].endswith(f"{good}")
    resumed.write("quit\n")
    assert resumed.finish() == 0
    assert resumed.err.startswith("crowns: Passed over: ")
    assert str(bad) in resumed.err
    assert resumed.err.count("\n") == 1


def test_a_record_that_leads_nowhere_is_passed_over_and_told(tmp_path: Path) -> None:
    file = tmp_path / "games" / "link.jsonl"
    file.parent.mkdir()
    file.symlink_to("nothing")
    secret_file_of(file).write_text("00" * 32)

    done = crowns(tmp_path, "play", "--resume")

    assert done.status == 2
    passed_over, nothing_left = done.err.splitlines()
    assert passed_over == f"crowns: Passed over: {file} cannot be read: there is no such file."
    assert nothing_left.startswith("crowns: There is no unfinished game in")


def test_a_pipe_is_not_resumed(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.jsonl"
    os.mkfifo(pipe)

    done = crowns(tmp_path, "play", "--resume", str(pipe))

    assert done.status == 2
    assert "it is a device or a pipe" in done.err


def test_a_game_cut_off_between_its_result_and_its_secret_is_completed(tmp_path: Path) -> None:
    crowns(tmp_path, "play", "connect-four", "--seats", "random,random", "--seed", "1")
    file = record_in(tmp_path)
    whole = file.read_bytes()
    secret = read_record(file).secret
    assert secret is not None
    secret_file_of(file).write_text(secret.hex())
    file.write_bytes(b"".join(whole.splitlines(keepends=True)[:-1]))

    assert crowns(tmp_path, "play", "--resume").status == 0
    assert file.read_bytes() == whole
    assert not secret_file_of(file).exists()


def test_a_game_is_played_at_one_terminal_at_a_time(tmp_path: Path) -> None:
    player = Player(tmp_path, *TABLE)

    second = crowns(tmp_path, "play", "--resume", str(record_in(tmp_path)))

    assert second.status == 2
    assert "is being played at another terminal" in second.err
    player.kill()


def test_a_game_that_was_left_leaves_nothing_beside_its_record(tmp_path: Path) -> None:
    crowns(tmp_path, "play", *TABLE, typed="quit\n")

    names = sorted(file.name for file in (tmp_path / "games").iterdir())
    record = record_in(tmp_path)
    assert names == [record.name, secret_file_of(record).name]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "crowns: There is no unfinished game in"),
        ("cs", "není žádná rozehraná hra"),
        ("pl", "nie ma niedokończonej gry"),
    ],
)
def test_nothing_to_resume_is_one_sentence(tmp_path: Path, language: str, sentence: str) -> None:
    done = crowns(tmp_path, "play", "--resume", "--language", language)

    assert done.status == 2
    assert sentence in done.err


def test_a_finished_game_is_not_resumed(tmp_path: Path) -> None:
    crowns(tmp_path, "play", "connect-four", "--seats", "random,random", "--seed", "1")

    done = crowns(tmp_path, "play", "--resume", str(record_in(tmp_path)))

    assert done.status == 2
    assert "is over: crowns replay tells it" in done.err


def test_without_its_secret_a_game_is_not_continued(tmp_path: Path) -> None:
    Player(tmp_path, *TABLE).kill()
    file = record_in(tmp_path)
    secret_file_of(file).unlink()

    done = crowns(tmp_path, "play", "--resume", str(file))

    assert done.status == 2
    assert "secret of the draws is missing" in done.err


def test_ctrl_c_saves_and_says_how_to_go_on(tmp_path: Path) -> None:
    player = Player(tmp_path, *TABLE)
    player.play_on(random.Random(6), answers=4)
    file = record_in(tmp_path)
    saved = position(file)

    os.kill(player.process.pid, signal.SIGINT)
    status = player.finish()

    assert status == 130
    assert player.err.startswith("crowns: Interrupted; the game is saved.")
    assert position(file) == saved


def test_the_end_of_the_input_saves_and_says_how_to_go_on(tmp_path: Path) -> None:
    done = crowns(tmp_path, "play", *TABLE, "--language", "cs", typed="1\n")

    assert done.status == 2
    assert done.err == (
        "crowns: Vstup skončil dřív než hra; hra je uložena. "
        f"Pokračování: crowns play --resume {record_in(tmp_path)}\n"
    )


def test_a_closed_output_is_one_sentence(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [*COMMAND, "play", *TABLE],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(tmp_path),
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdout.readline()
    process.stdout.close()
    process.stdin.write(b"board\n" * 50)
    process.stdin.close()
    assert process.stderr is not None
    with process.stderr as stream:
        err = stream.read().decode()

    assert process.wait(timeout=60) == 2
    assert err.startswith("crowns: Nobody reads the output any more")
    assert err.count("\n") == 1
    position(record_in(tmp_path))
