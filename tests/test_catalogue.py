"""Games by name."""

from __future__ import annotations

from pathlib import Path

import pytest

from threecrowns.catalogue import GAMES, find_game
from threecrowns.engine.refusal import CrownsError, SetupError
from threecrowns.games.two_heirs.content.pack import BUILT_IN


@pytest.mark.parametrize("name", GAMES)
def test_every_listed_game_is_found_under_its_id(name: str) -> None:
    assert find_game(name).id == name


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(SetupError) as found:
        find_game("three-heirs")
    assert "two-heirs" in str(found.value.phrase.params["allowed"])


@pytest.mark.parametrize("name", ["content.toml", "two-heirs.toml"])
def test_a_folder_may_hold_another_pack(tmp_path: Path, name: str) -> None:
    text = BUILT_IN.read_text("utf-8").replace("treasure_points = 5", "treasure_points = 6")
    (tmp_path / name).write_text(text, "utf-8")

    game = find_game("two-heirs", tmp_path)
    assert game.content_hash != find_game("two-heirs").content_hash


def test_a_folder_without_a_pack_is_refused(tmp_path: Path) -> None:
    with pytest.raises(CrownsError) as found:
        find_game("two-heirs", tmp_path)
    assert found.value.phrase.id == "content-no-file"
