"""The compiled core and the same files uncompiled play the same games."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from checksum import GAMES_EACH
from thorough import some
from threecrowns.catalogue import GAMES

pytestmark = pytest.mark.more

PROGRAM = Path(__file__).with_name("checksum.py")


def checksum(*games: str, **environment: str) -> tuple[str, str]:
    """(how it ran, checksums) of another interpreter with this environment."""
    inherited = {name: value for name, value in os.environ.items() if name != "CROWNS_PURE"}
    done = subprocess.run(
        [sys.executable, str(PROGRAM), str(some(GAMES_EACH)), *games],
        env={**inherited, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    how, _, sums = done.stdout.strip().partition(" ")
    return how, sums


@pytest.mark.parametrize("game", GAMES)
def test_compiled_and_uncompiled_agree(game: str) -> None:
    how, _ = checksum()
    if how == "uncompiled" and os.environ.get("CROWNS_COMPILE") != "require":
        pytest.skip("the core is not compiled here; CROWNS_COMPILE=require makes this a failure")

    found = checksum(game)
    expected = checksum(game, CROWNS_PURE="1")

    assert found[0] == "compiled"
    assert expected[0] == "uncompiled"
    assert found[1]
    assert found[1] == expected[1]
