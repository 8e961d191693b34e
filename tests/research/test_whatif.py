"""The designer's bench: what a change shows, and that nothing shows nothing."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from cli.driver import crowns
from threecrowns.catalogue import find_game
from threecrowns.engine.game import Setup
from threecrowns.engine.refusal import CrownsError
from threecrowns.games.two_heirs.game import TwoHeirsGame
from threecrowns.research.whatif import (
    Line,
    Pair,
    Played,
    Question,
    compare,
    kept,
    line_of,
    load_both,
    pair_of,
    pairs,
    pairs_in,
    play,
    play_both,
    reach,
)
from threecrowns.research.whatif_page import Wording, page

HEIRS = find_game("two-heirs")
SETUP = HEIRS.with_defaults(Setup(2))
BUILT_IN = TwoHeirsGame.packs[HEIRS.id]
MILL = 'kind = "mill"\ncolour = "yellow"\ncost = { wood = 2, stone = 1 }'


@pytest.fixture
def cheaper(tmp_path: Path) -> Path:
    """A pack in which a mill costs next to nothing."""
    text = BUILT_IN.read_text("utf-8")
    assert MILL in text
    file = tmp_path / BUILT_IN.name
    file.write_text(text.replace(MILL, MILL.replace("wood = 2, stone = 1", "wood = 1"), 1), "utf-8")
    return tmp_path


def noise(order: Random, mean: float = 50.0) -> Played:
    """A made-up game of two seats."""
    points = (round(order.gauss(mean, 10)), round(order.gauss(50, 10)))
    best = 1.0 if points[0] > points[1] else -1.0 if points[0] < points[1] else 0.0
    cards = [("build", f"c{number}") for number in range(30)]
    deeds = tuple(frozenset(card for card in cards if order.random() < 0.4) for _ in range(2))
    return Played((best, -best), points, order.randint(80, 120), 20, deeds)


def test_what_does_not_change_shows_in_at_most_five_of_a_hundred_lines() -> None:
    order = Random(1)
    lines: list[Line] = []
    for _ in range(25):
        lines += compare([(noise(order), noise(order)) for _ in range(60)])

    assert len(lines) > 1500
    share = sum(line.is_shown for line in lines) / len(lines)
    assert 0.03 < share < 0.06  # 0.05, and the luck of the draws


def test_a_change_is_found_and_the_clearest_deed_stands_first() -> None:
    order = Random(2)
    played = []
    for _ in range(200):
        before, after = noise(order), noise(order, mean=58.0)
        more = (after.deeds[0] | {("build", "c7")}, after.deeds[1])
        played.append((before, Played(after.payoffs, after.points, 100, 20, more)))
    lines = compare(played)

    shown = {(line.what, line.seat) for line in lines if line.is_shown and line.deed is None}
    assert {("wins", 0), ("wins", 1), ("points", 0)} <= shown
    assert ("turns", None) not in shown
    first = next(line for line in lines if line.deed is not None)
    assert (first.what, first.deed) == ("taken", ("build", "c7"))
    assert first.change.low < 0.3 < first.change.high
    worth = next(line for line in lines if line.what == "worth" and line.deed == ("build", "c7"))
    assert worth.after.value > worth.before.value  # whoever has it sits on the seat that wins more


def test_the_interval_of_a_mean_is_that_of_student() -> None:
    assert reach(9) == pytest.approx(2.306, abs=0.01)
    assert reach(21) == pytest.approx(2.086, abs=0.002)
    assert reach(10_001) == pytest.approx(1.960, abs=0.001)


def test_the_same_pack_plays_the_same_games(cheaper: Path) -> None:
    pair = Pair(SETUP, "random", 5)
    before, after = play_both(load_both(HEIRS.id, BUILT_IN), pair)
    assert before == after
    assert before.points == play(HEIRS, pair).points
    assert {verb for seat in before.deeds for verb, _ in seat} >= {"take", "build"}
    assert pair_of(line_of((before, after))) == (before, after)

    question = Question(HEIRS.id, ("a", "b"), SETUP, "random", 1)
    games = load_both(HEIRS.id, cheaper)
    assert any(
        old != new for old, new in (play_both(games, each) for each in pairs(question, 0, 8))
    )


def test_a_run_that_was_broken_off_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "w.jsonl"
    order = Random(3)
    played = [(noise(order), noise(order)) for _ in range(4)]
    head = Question(HEIRS.id, ("a", "b"), SETUP, "random", 1).header()
    assert pairs_in(file, head) == []
    assert list(kept(file, played)) == played
    with file.open("a") as out:
        out.write("[[[1.0, -1.0], [2")  # the process ended in the middle of a line

    assert pairs_in(file, head) == played
    assert pairs_in(file, head) == played
    with pytest.raises(CrownsError) as found:
        pairs_in(file, head.replace("random", "greedy"))
    assert found.value.phrase.id == "whatif-other"


def test_the_command_compares_resumes_and_is_the_same_on_two_cores(
    cheaper: Path, tmp_path: Path
) -> None:
    words = ("whatif", "two-heirs", "--content", str(cheaper), "--bot", "random", "--json")
    whole, half, html = (tmp_path / name for name in ("whole", "half", "page.html"))
    done = crowns(tmp_path, *words, "--games", "12", "--out", str(whole), "--workers", "1")
    assert done.status == 0
    crowns(tmp_path, *words, "--games", "5", "--out", str(half), "--workers", "2")
    again = crowns(tmp_path, *words, "--games", "12", "--out", str(half), "--html", str(html))

    assert again.out == done.out
    assert half.read_bytes() == whole.read_bytes()
    report = json.loads(done.out)
    assert (report["games"], report["contents"][0]) == (12, HEIRS.content_hash)
    assert report["contents"][1] != HEIRS.content_hash
    assert {line["what"] for line in report["lines"]} >= {"wins", "points", "answers", "turns"}
    text = html.read_text("utf-8")
    assert text.count("<svg") == text.count("<table")
    assert "http" not in text
    assert "<script" not in text


def test_nothing_changed_shows_nothing(tmp_path: Path) -> None:
    words = ("whatif", "two-heirs", "--content", str(BUILT_IN), "--bot", "random", "--json")
    done = crowns(tmp_path, *words, "--games", "6", "--out", str(tmp_path / "w"), "--workers", "1")
    assert not any(line["shown"] for line in json.loads(done.out)["lines"])


def test_names_on_the_page_are_escaped() -> None:
    order = Random(4)
    lines = compare([(noise(order), noise(order)) for _ in range(30)])
    wording = Wording(
        *("en", "<b>", "<i>", ("a", "b", "c", "d"), (("taken & worth", ("taken", "worth")),)),
        name=lambda line: f"<{line.what}>",
        figure=lambda line, value: f"{value:.2f}",
    )
    text = page(lines, wording)
    assert "<b>" not in text
    assert "<taken>" not in text
    assert "taken &amp; worth" in text


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("whatif", "two-heirs"), "--content is missing"),
        (("whatif", "connect-four", "--content", "x"), "connect-four"),
        (("whatif", "two-heirs", "--content", "nowhere"), "nowhere"),
        (("whatif", "two-heirs", "--content", "nowhere", "--bot", "master"), "nowhere"),
    ],
)
def test_what_cannot_be_compared_is_said_in_one_sentence(
    tmp_path: Path, words: tuple[str, ...], said: str
) -> None:
    done = crowns(tmp_path, *words)
    assert done.status == 2
    assert said in done.err
    assert len(done.err.splitlines()) == 1
