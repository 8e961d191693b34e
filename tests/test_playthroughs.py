"""Golden playthroughs: `./crowns playthroughs` rewrites them, the difference is reviewed."""

from __future__ import annotations

import pytest

from transcript import FOLDER, PLAYTHROUGHS, Playthrough, file_of, written


@pytest.mark.parametrize("play", PLAYTHROUGHS, ids=lambda play: play.name)
def test_a_playthrough_comes_out_as_written(play: Playthrough) -> None:
    expected = file_of(play).read_text("utf-8").splitlines()

    assert written(play).splitlines() == expected


def test_no_playthrough_is_left_over() -> None:
    assert {file.name for file in FOLDER.iterdir()} == {file_of(play).name for play in PLAYTHROUGHS}
