"""What is wrong with a set-up or a pack is said in the words of the game, never by an id."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.driver import crowns, record_in
from threecrowns.games.brian_boru.content.pack import BUILT_IN

FIVE = "random,random,random,random,random"


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "With a scripted opponent at most"),
        ("cs", "S protivníkem"),
        ("pl", "Z przeciwnikiem"),
    ],
)
def test_a_set_up_that_a_game_refuses_is_told_in_its_words(
    tmp_path: Path, language: str, sentence: str
) -> None:
    words = ("play", "architects", "--opponent", "informer", "--seats", FIVE)
    done = crowns(tmp_path, *words, "--language", language)

    assert (done.status, done.err.count("\n")) == (2, 1)
    assert sentence in done.err


@pytest.mark.parametrize(
    ("language", "reason"),
    [("en", "must be a point [x, y]"), ("cs", "musí být bod [x, y]"), ("pl", "musi być punktem")],
)
def test_a_broken_pack_is_told_in_the_words_of_its_game(
    tmp_path: Path, language: str, reason: str
) -> None:
    text = BUILT_IN.read_text("utf-8")
    file = tmp_path / "content.toml"
    file.write_text(text.replace("label = [574, 232]", 'label = "north"', 1), encoding="utf-8")

    checked = crowns(tmp_path, "content", "check", str(file), "--language", language)
    played = crowns(tmp_path, "play", "brian-boru", "--content", str(file), "--language", language)

    assert (checked.status, played.status) == (2, 2)
    assert reason in checked.out
    assert checked.out in played.err


@pytest.mark.parametrize(
    ("language", "region"),
    [("en", "Northern Uí Néill"), ("cs", "Severní Uí Néill"), ("pl", "Północne Uí Néill")],
)
def test_the_score_names_the_pieces_that_earned_it(
    tmp_path: Path, language: str, region: str
) -> None:
    crowns(tmp_path, "play", "brian-boru", "--seats", "random,random,random", "--seed", "3")

    said = crowns(tmp_path, "score", str(record_in(tmp_path)), "--language", language).out

    assert region in said
    assert "_" not in said
