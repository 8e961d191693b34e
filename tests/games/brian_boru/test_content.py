"""What is wrong in a content pack is named with its line."""

from __future__ import annotations

from pathlib import Path

import pytest

from threecrowns.engine.content import ContentError
from threecrowns.games.brian_boru.content.pack import BUILT_IN, read_content


def changed(tmp_path: Path, before: str, after: str, *, count: int = 1) -> Path:
    text = BUILT_IN.read_text("utf-8")
    assert before in text
    file = tmp_path / "content.toml"
    file.write_text(text.replace(before, after, count), "utf-8")
    return file


def line_of(file: Path, text: str) -> int:
    lines = file.read_text("utf-8").splitlines()
    return next(number for number, line in enumerate(lines, start=1) if text in line)


@pytest.mark.parametrize(
    ("before", "after", "problem", "where"),
    [
        ('id = "brian-boru"', 'id = "other"', "content-other-game", 'id = "other"'),
        ("threshold = 4", "threshold = 0", "content-number-expected", "threshold = 0"),
        ('colour = "blue"', 'colour = "white"', "content-choice-expected", 'colour = "white"'),
        ('region = "ulaid"', 'region = "x"', "content-choice-expected", 'region = "x"'),
        ('a = "no1"', 'a = "no2"', "content-road-twice", 'a = "no2"'),
        ("label = [574, 232]", "label = 574", "content-point-expected", "label = 574"),
        (
            'primary = ["take_town", "gain_coin"]',
            'primary = ["gain_coin", "take_town"]',
            "content-takes-town-first",
            'primary = ["gain_coin", "take_town"]',
        ),
        (
            '["free_town", "pay_coin"]]',
            '["free_town", "take_town"]]',
            "content-takes-no-town",
            '["free_town", "take_town"]]',
        ),
        (
            '["free_town", "pay_coin"]]',
            '["free_town", "fly"]]',
            "content-list-expected",
            '"fly"',
        ),
        ("secondary = [[", "secondary = [] # [[", "content-secondary-expected", "secondary = []"),
        (
            '["gain_coin", "expand"], ["court"',
            '["gain_coin", "expand", "gain_coin", "expand", "gain_coin", "expand"], ["court"',
            "content-action-too-long",
            '"gain_coin", "expand", "gain_coin"',
        ),
        ("start_coins = 3", "start_coins = 99", "content-number-expected", "start_coins = 99"),
        ("extra_step_cost = 2", "extra_step_cost = 1", "content-too-many-coins", "rounds = 3"),
        ("draft_steps = [2, 2, 1]", "draft_steps = 5", "content-fixed-value", "draft_steps = 5"),
        ("vp_by_regions = [0,", "vp_by_regions = [", "content-list-length", "vp_by_regions"),
        ("princess = true", "princess = false", "content-count", "[[marriage_card]]"),
        ('id = "co8"', 'id = "co7"', "content-id-twice", None),
    ],
)
def test_a_problem_names_its_line(
    tmp_path: Path, before: str, after: str, problem: str, where: str | None
) -> None:
    file = changed(tmp_path, before, after)
    with pytest.raises(ContentError) as caught:
        read_content(file)
    found = [each for each in caught.value.problems if each.phrase.id == problem]
    assert found, [each.phrase.id for each in caught.value.problems]
    if where is not None:
        assert found[0].line == line_of(file, where)


def test_another_pack_changes_the_game(tmp_path: Path) -> None:
    content = read_content(changed(tmp_path, "expand_cost = 5", "expand_cost = 4"))
    assert content.tables.expand_cost == 4
    assert content.hash != read_content().hash


def test_reconstructed_facts_are_listed() -> None:
    facts = read_content().reconstructed
    assert "town co8: name, xy" in facts
    assert not any(fact.startswith("action_card") for fact in facts)
