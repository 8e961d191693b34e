"""Whoever installed Three Crowns without a compiled core is told so, once."""

from __future__ import annotations

from pathlib import Path
from subprocess import run

import pytest

from cli.driver import COMMAND, environment

pytestmark = pytest.mark.more

TABLE = ("play", "connect-four", "--seats", "random,random", "--seed", "1")


def told(home: Path, *words: str, **more: str) -> str:
    variables = environment(home, CROWNS_PURE="1", **more)
    if "CROWNS_LAUNCHER" not in more:
        del variables["CROWNS_LAUNCHER"]
    done = run([*COMMAND, *words], env=variables, capture_output=True, check=True)
    return done.stderr.decode()


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "without a compiled core"),
        ("cs", "bez zkompilovaného jádra"),
        ("pl", "bez skompilowanego rdzenia"),
    ],
)
def test_the_first_game_without_a_compiled_core_says_so(
    tmp_path: Path, language: str, sentence: str
) -> None:
    first = told(tmp_path, *TABLE, "--language", language)
    second = told(tmp_path, *TABLE, "--language", language)

    assert sentence in first
    assert first.count("\n") == 1
    assert second == ""


def test_the_launcher_has_said_it_already(tmp_path: Path) -> None:
    assert told(tmp_path, *TABLE, CROWNS_LAUNCHER="1") == ""
