"""The page on driving a game from Python says what really happens."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

PAGE = Path(__file__).resolve().parent.parent / "docs" / "drive-from-python.md"
EXAMPLE = re.compile(r"^```pycon\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def test_every_line_of_the_page_runs_as_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    examples = "\n".join(EXAMPLE.findall(PAGE.read_text("utf-8")))
    page = doctest.DocTestParser().get_doctest(examples, {}, PAGE.name, str(PAGE), 0)
    said: list[str] = []

    result = doctest.DocTestRunner().run(page, out=said.append)

    assert result.attempted > 30
    assert result.failed == 0, "".join(said)
