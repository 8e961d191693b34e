"""The example agent learns."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

from threecrowns import is_compiled

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "research" / "learn.py"


@pytest.mark.skipif(not is_compiled(), reason="minutes of games")
def test_the_agent_of_the_example_comes_to_beat_random_play(tmp_path: Path) -> None:
    example = runpy.run_path(str(EXAMPLE))
    curve = example["learn"]("connect-four", 900, 1)

    assert curve[0][1] < 0.6
    assert curve[-1][1] > 0.65
    picture = tmp_path / "curve.svg"
    example["draw"](curve, picture)
    assert "polyline" in picture.read_text()
