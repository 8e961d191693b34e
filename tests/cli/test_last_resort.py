"""What nobody foresaw is one sentence with the place of a report, status 70."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from cli.driver import crowns, crowns_process, record_in

# A game of somebody else's package, found by its entry point, that breaks at its first question.
BROKEN_GAME = """
from connect_four.game import ConnectFourGame


class BrokenGame(ConnectFourGame):
    id = "broken-four"

    def word_question(self, state):
        return 1 // 0
"""
ENTRY_POINT = "[threecrowns.games]\nbroken-four = broken_four:BrokenGame\n"
METADATA = "Metadata-Version: 2.1\nName: broken-four\nVersion: 1\n"


@pytest.fixture
def broken_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of its package, from which it can be imported."""
    folder = tmp_path / "packages"
    info = folder / "broken_four-1.dist-info"
    info.mkdir(parents=True)
    (folder / "broken_four.py").write_text(BROKEN_GAME)
    (info / "METADATA").write_text(METADATA)
    (info / "entry_points.txt").write_text(ENTRY_POINT)
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.delitem(sys.modules, "broken_four", raising=False)
    return folder


PLAY = ("play", "broken-four", "--seats", "human,human", "--seed", "1")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "crowns: Something happened that nobody foresaw"),
        ("cs", "crowns: Stalo se něco, s čím nikdo nepočítal"),
        ("pl", "crowns: Stało się coś, czego nikt nie przewidział"),
    ],
)
def test_a_mistake_of_ours_is_one_sentence_and_a_report(
    tmp_path: Path, broken_game: Path, language: str, sentence: str
) -> None:
    done = crowns(tmp_path, *PLAY, "--language", language)

    assert done.status == 70
    assert done.err.startswith(sentence)
    assert done.err.count("\n") == 1
    (report,) = (tmp_path / "reports").iterdir()
    assert str(report) in done.err
    text = report.read_text("utf-8")
    assert "ZeroDivisionError" in text
    assert "in word_question" in text
    assert "Three Crowns" in text
    assert "crowns play broken-four --seats human,human --seed 1" in text
    record = record_in(tmp_path)
    assert str(record) in text
    assert record.read_text("utf-8").strip() in text


def test_two_reports_of_the_same_second_are_two_files(tmp_path: Path, broken_game: Path) -> None:
    crowns(tmp_path, *PLAY)
    crowns(tmp_path, *PLAY)

    assert len(list((tmp_path / "reports").iterdir())) == 2


def test_a_report_that_cannot_be_kept_at_home_is_put_among_temporary_files(
    tmp_path: Path, broken_game: Path
) -> None:
    (tmp_path / "reports").write_text("not a folder")
    temporary = tmp_path / "temporary"
    temporary.mkdir()

    path = os.pathsep.join([str(broken_game), *sys.path])
    done = crowns_process(tmp_path, *PLAY, TMPDIR=str(temporary), PYTHONPATH=path)

    assert done.status == 70
    (report,) = temporary.glob("crowns-*.txt")
    assert str(report) in done.err
