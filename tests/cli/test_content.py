"""Content packs of one's own: checked line by line, compared, played, and named in the record."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from cli.driver import crowns, record_in
from threecrowns.games.architects.content import pack as architects
from threecrowns.games.two_heirs.content.pack import BUILT_IN


def pack_with(folder: Path, before: str, after: str) -> tuple[Path, int]:
    """A copy of the built-in pack with one change, and the line of the change."""
    text = BUILT_IN.read_text("utf-8")
    assert before in text
    file = folder / "content.toml"
    file.write_text(text.replace(before, after, 1), encoding="utf-8")
    return file, text[: text.index(before)].count("\n") + 1


def test_the_built_in_pack_is_good_and_counted(tmp_path: Path) -> None:
    done = crowns(tmp_path, "content", "check", str(BUILT_IN))

    assert done.status == 0
    assert "a good pack for The Two Heirs (colour 3, set 6, kind 24, tile 54" in done.out


@pytest.mark.parametrize(
    ("before", "after", "language", "reason"),
    [
        ('name_cs = "Hostinec"', 'name_cs = ""', "en", "must be a text that is not empty"),
        ('road = [["E", "W"]]', 'road = [["E", "E"]]', "cs", "uvádí některou hranu dvakrát"),
        ('colour = "yellow"\ncost', 'colour = "red"\ncost', "pl", "musi być jedną z wartości"),
        ("year = 2022", "year = ", "en", "not valid TOML"),
        ("copies = 3", "copies = 4", "cs", "počet destiček tohoto druhu"),
    ],
)
def test_a_broken_pack_is_told_with_line_and_reason(
    tmp_path: Path, before: str, after: str, language: str, reason: str
) -> None:
    file, line = pack_with(tmp_path, before, after)

    checked = crowns(tmp_path, "content", "check", str(file), "--language", language)
    played = crowns(
        tmp_path, "play", "two-heirs", "--content", str(tmp_path), "--language", language
    )

    assert checked.status == 2
    assert any(
        said.startswith(f"{file}:{line}: ") and reason in said for said in checked.out.splitlines()
    )
    assert played.status == 2
    assert played.err.startswith(f"crowns: {file}:")
    assert played.err.count("\n") == 1


def test_a_pack_of_no_known_game_and_a_missing_file_are_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "other.toml"
    file.write_text('[meta]\nid = "chess"\n')

    assert (
        "is for no game known here (“chess”)" in crowns(tmp_path, "content", "check", str(file)).err
    )
    assert "there is no such file" in crowns(tmp_path, "content", "diff", "/no/such.toml").err


def test_diff_says_what_differs_from_the_built_in_pack(tmp_path: Path) -> None:
    file, _ = pack_with(tmp_path, "cost = { stone = 2, grain = 1 }", "cost = { stone = 1 }")

    done = crowns(tmp_path, "content", "diff", str(file))

    assert done.status == 0
    assert done.out.splitlines() == [
        "tile JO1 cost stone: 2 → 1",
        "tile JO1 cost grain: missing, built in is 1",
    ]
    same = crowns(tmp_path, "content", "diff", str(BUILT_IN))
    assert "says the same as the built-in pack" in same.out


def test_a_pack_of_ones_own_is_played_and_its_hash_recorded(tmp_path: Path) -> None:
    file, _ = pack_with(tmp_path, 'name_en = "Inn"', 'name_en = "Tavern"')
    words = ("--seats", "random,random", "--seed", "1", "--content", str(tmp_path))
    played = crowns(tmp_path, "play", "two-heirs", *words)
    record = record_in(tmp_path)

    with_pack = crowns(tmp_path, "verify", str(record), "--content", str(file))
    without = crowns(tmp_path, "verify", str(record))

    assert "Tavern (JO1)" in played.out
    assert len(json.loads(record.read_text().splitlines()[0])["content"]) == 64
    assert with_pack.status == 0
    assert without.status == 2
    assert "another content pack" in without.out


def test_a_date_is_told_like_any_other_value(tmp_path: Path) -> None:
    file, line = pack_with(tmp_path, "base_reach = 1", "base_reach = 1\nprinted_on = 2022-05-01")

    assert "constants printed_on: " in crowns(tmp_path, "content", "diff", str(file)).out
    checked = crowns(tmp_path, "content", "check", str(file)).out
    assert checked.startswith(f"{file}:{line + 1}: “constants” holds “printed_on”")


# -- a game with an expansion

ARCHITECTS = architects.BUILT_IN.parent


def expansion_with(folder: Path, before: str, after: str) -> tuple[Path, int]:
    """The pack of the expansion alone in a folder, with one change, and the line of the change."""
    text = (ARCHITECTS / "wonder.toml").read_text("utf-8")
    assert before in text
    file = folder / "wonder.toml"
    file.write_text(text.replace(before, after, 1), encoding="utf-8")
    return file, text[: text.index(before)].count("\n") + 1


def test_both_packs_of_a_game_are_good(tmp_path: Path) -> None:
    for name, cards in (("content.toml", "apprentice 43"), ("wonder.toml", "scheme 24")):
        done = crowns(tmp_path, "content", "check", str(ARCHITECTS / name))
        assert done.status == 0
        assert "a good pack for Architects of the West Kingdom (" in done.out
        assert cards in done.out


def test_a_broken_expansion_is_told_wherever_it_is_met(tmp_path: Path) -> None:
    file, line = expansion_with(tmp_path, "silver_for_apprentice = 2", "silver_for_apprentice = 9")
    base = tmp_path / "content.toml"

    checked = crowns(tmp_path, "content", "check", str(file))
    assert checked.out.startswith(f"{file}:{line}: “solo.silver_for_apprentice” must be 2")
    shutil.copy(ARCHITECTS / "content.toml", base)
    assert str(file) in crowns(tmp_path, "content", "check", str(base)).out
    words = ("play", "architects", "--content", str(tmp_path), "--seats", "random,random")
    played = crowns(tmp_path, *words, "--wonder", "yes")
    assert (played.status, played.err.count("\n")) == (2, 1)
    assert played.err.startswith(f"crowns: {file}:")
    assert not list(tmp_path.rglob("*.jsonl"))
    assert crowns(tmp_path, *words, "--seed", "1").status == 0  # the base game never opens it


def test_an_expansion_alone_is_compared_and_played_with_the_built_in_game(tmp_path: Path) -> None:
    file, _ = expansion_with(tmp_path, 'name_en = "Blackmailer"', 'name_en = "Extorter"')

    assert crowns(tmp_path, "content", "diff", str(file)).out.splitlines() == [
        'apprentice blackmailer name_en: "Blackmailer" → "Extorter"'
    ]
    words = ("play", "architects", "--content", str(tmp_path), "--opponent", "patron")
    played = crowns(tmp_path, *words, "--seats", "random", "--seed", "1")
    assert played.status == 0
    record = record_in(tmp_path)
    assert crowns(tmp_path, "verify", str(record), "--content", str(file)).status == 0
    assert "another content pack" in crowns(tmp_path, "verify", str(record)).out
    looked = crowns(tmp_path, "rules", "architects", "extorter", "--content", str(tmp_path))
    assert "Extorter (masonry)" in looked.out


def test_a_folder_without_a_pack_says_what_is_expected(tmp_path: Path) -> None:
    folder = tmp_path / "empty"
    folder.mkdir()
    said = crowns(tmp_path, "play", "architects", "--content", str(folder)).err
    assert (
        f"no content pack in {folder}: expected content.toml, wonder.toml, architects.toml" in said
    )


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "this is a pack for architects, not for two-heirs"),
        ("cs", "toto je balíček pro hru architects, ne pro two-heirs"),
        ("pl", "to pakiet do gry architects, a nie do two-heirs"),
    ],
)
def test_a_pack_of_another_game_is_called_that(
    tmp_path: Path, language: str, sentence: str
) -> None:
    words = ("--content", str(ARCHITECTS), "--language", language)
    done = crowns(tmp_path, "play", "two-heirs", *words)

    assert done.status == 2
    assert done.err.startswith(f"crowns: {ARCHITECTS / 'content.toml'}:")
    assert done.err.endswith(f": {sentence}\n")
    assert done.err.count("\n") == 1


def test_a_pack_that_names_no_game_is_told_what_to_write(tmp_path: Path) -> None:
    file = tmp_path / "content.toml"
    file.write_text("[meta]\n")

    done = crowns(tmp_path, "play", "brian-boru", "--content", str(file))

    assert done.err == (
        f"crowns: {file}:1: which game the pack is for is not said:"
        ' [meta] must hold id = "brian-boru"\n'
    )
