"""Whatever is wrong: one sentence in the chosen language, status 2, no traceback."""

from __future__ import annotations

import resource
import subprocess
from pathlib import Path

import pytest

from cli.driver import COMMAND, Player, crowns, crowns_process, environment
from threecrowns.engine.record import read_record

WRONG = {
    ("frobnicate",): (
        "There is no command “frobnicate”",
        "Příkaz „frobnicate“ neexistuje",
        "Nie ma polecenia „frobnicate”",
    ),
    ("play",): ("Which game?", "Kterou hru?", "W jaką grę?"),
    ("play", "chess"): (
        "There is no game “chess”: choose one of two-heirs",
        "Hra „chess“ neexistuje: vyberte two-heirs",
        "Nie ma gry „chess”: wybierz two-heirs",
    ),
    ("play", "two-heirs", "--sede", "5"): (
        "did you mean --seed?",
        "neměl to být --seed?",
        "czy chodziło o --seed?",
    ),
    ("play", "two-heirs", "--seed"): ("needs a value", "chybí hodnota", "brakuje wartości"),
    ("play", "two-heirs", "--seed", "minus"): (
        "a whole number from 0",
        "celé číslo od 0",
        "liczby całkowitej od 0",
    ),
    ("play", "two-heirs", "--henry", "4"): (
        "a whole number from 1 to 3",
        "celé číslo od 1 do 3",
        "liczby całkowitej od 1 do 3",
    ),
    ("play", "two-heirs", "--henry", "2", "--seats", "human,human"): (
        "is for this number of seats: 1",
        "platí pro tento počet míst: 1",
        "działa przy tej liczbie miejsc: 1",
    ),
    ("play", "two-heirs", "--sets", "war,war,crafts"): (
        "3 different ones of journey",
        "3 různé hodnoty z nabídky journey",
        "3 różnych wartości spośród journey",
    ),
    ("play", "two-heirs", "--seats", "human,hal"): (
        "one of human, random",
        "jednu z hodnot human, random",
        "jednej z wartości human, random",
    ),
    ("play", "two-heirs", "--seats", "human,human,human"): (
        "cannot be played with 3 seats",
        "3 místa",
        "są 3 miejsca",
    ),
    ("play", "two-heirs", "extra"): ("one word too many", "slovo navíc", "o jedno słowo za dużo"),
    ("play", "two-heirs", "--plain=yes"): (
        "takes no value",
        "nepatří žádná hodnota",
        "nie przyjmuje żadnej wartości",
    ),
    ("play", "two-heirs", "--resume", "--seed", "1"): (
        "does not go together with --resume",
        "nelze spojit s --resume",
        "nie łączy się z --resume",
    ),
    ("play", "--resume", "/no/such/file"): (
        "cannot be read: there is no such file",
        "nelze přečíst: takový soubor neexistuje",
        "Nie można odczytać /no/such/file: nie ma takiego pliku",
    ),
    ("play", "two-heirs", "--content", "/no/such/folder"): (
        "There is no content pack in /no/such/folder",
        "Ve složce /no/such/folder není balíček",
        "W folderze /no/such/folder nie ma pakietu",
    ),
    ("play", "connect-four", "--content", "/tmp"): (
        "has no printed components",
        "nemá potištěné součásti",
        "nie ma zadrukowanych elementów",
    ),
    ("verify",): ("FILE is missing", "Chybí SOUBOR", "Brakuje słowa PLIK"),
    ("content", "polish", "x.toml"): ("one of check, diff", "check, diff", "check, diff"),
    ("rules", "two-heirs", "T999"): ("the nearest are T99", "jsou T99", "najbliższe to T99"),
    ("rules", "chess"): ("choose one of", "vyberte", "wybierz"),
}
CASES = [
    (words, language, sentences[number])
    for words, sentences in WRONG.items()
    for number, language in enumerate(("en", "cs", "pl"))
]


@pytest.mark.parametrize(("words", "language", "sentence"), CASES)
def test_a_wrong_call_is_one_sentence(
    tmp_path: Path, words: tuple[str, ...], language: str, sentence: str
) -> None:
    done = crowns(tmp_path, *words, "--language", language)

    assert done.status == 2
    assert done.err.startswith("crowns: ")
    assert sentence in done.err
    assert done.err.count("\n") == 1
    assert done.out == ""


def test_a_wrong_call_ends_the_real_process_the_same_way(tmp_path: Path) -> None:
    done = crowns_process(tmp_path, "play", "chess", "--language", "pl")

    assert (done.status, done.out) == (2, "")
    assert done.err.startswith("crowns: Nie ma gry „chess”: wybierz two-heirs")


def test_the_language_comes_from_the_environment_too(tmp_path: Path) -> None:
    assert "Nie ma polecenia" in crowns(tmp_path, "chess", CROWNS_LANGUAGE="pl").err
    assert "neexistuje" in crowns(tmp_path, "chess", LANG="cs_CZ.UTF-8").err
    assert "There is no" in crowns(tmp_path, "chess", LANG="de_DE.UTF-8").err


def test_a_record_that_exists_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "mine.jsonl"
    file.write_text("precious")

    done = crowns(tmp_path, "play", "two-heirs", "--save", str(file))

    assert done.status == 2
    assert f"{file} cannot be written: the file exists already" in done.err
    assert file.read_text() == "precious"


def test_a_full_disk_ends_the_game_with_the_name_of_the_file(tmp_path: Path) -> None:
    """A limit on the size of files stands for the disk that is full."""
    file = tmp_path / "game.jsonl"
    words = ("play", "two-heirs", "--seats", "random,random", "--seed", "1")
    done = subprocess.run(
        [*COMMAND, *words, "--save", str(file), "--language", "cs"],
        env=environment(tmp_path),
        capture_output=True,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (4000, 4000)),
        check=False,
    )
    err = done.stderr.decode()

    assert done.returncode == 2
    assert err.startswith(f"crowns: {file} nelze zapsat: soubor by byl větší, než je dovoleno")
    assert err.count("\n") == 1
    assert not read_record(file).is_torn  # half an answer is taken away again
    resumed = crowns(tmp_path, "play", "--resume", str(file))
    assert resumed.status == 0


def test_a_full_disk_under_a_players_answer_ends_the_game_at_once(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    words = ("play", "two-heirs", "--seats", "human,human", "--seed", "5", "--save", str(file))
    done = subprocess.run(
        [*COMMAND, *words],
        input=b"1\n" * 60,
        env=environment(tmp_path),
        capture_output=True,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (2500, 2500)),
        check=False,
    )

    assert done.returncode == 2
    assert done.stderr.decode().startswith(f"crowns: {file} cannot be written")
    assert done.stdout.decode().count("> ") < 60


def test_a_full_disk_while_saving_a_copy_leaves_the_game_alone(tmp_path: Path) -> None:
    player = Player(tmp_path, "two-heirs", "--seats", "human,human", "--seed", "5")

    said = player.type_line("save /no/such/folder/copy.jsonl")

    assert any("/no/such/folder/copy.jsonl cannot be written" in line for line in said)
    assert "Blue takes Mill (DO1) from slot 2." in player.type_line("take 2")
    player.kill()


def test_an_output_on_a_full_disk_is_one_sentence(tmp_path: Path) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [*COMMAND, "rules", "two-heirs"],
            env=environment(tmp_path),
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
        )

    assert done.returncode == 2
    assert (
        done.stderr.decode() == "crowns: The system refused (standard output): the disk is full.\n"
    )


def test_a_terminal_without_unicode_gets_plain_signs(tmp_path: Path) -> None:
    done = crowns_process(
        tmp_path,
        *("play", "two-heirs", "--seed", "5", "--seats", "human,human", "--language", "cs"),
        typed=b"vezmi 2\n",
        PYTHONIOENCODING="ascii",
    )

    assert done.out.isascii()
    assert "Kralovska nabidka" in done.out
    assert "+-----------+" in done.out


def test_no_escape_codes_go_into_a_pipe_and_strange_bytes_do_no_harm(tmp_path: Path) -> None:
    done = crowns_process(
        tmp_path,
        *("play", "two-heirs", "--seed", "5", "--seats", "human,human"),
        typed=b"\xff\xfe take\n\x00\n\ttake 2\n" + "příliš žluťoučký".encode() + b"\n",
    )

    assert done.status == 2
    assert "\x1b" not in done.out
    assert "Blue takes Mill (DO1) from slot 2." in done.out
