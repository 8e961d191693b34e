"""The content files: complete, and every mistake is told with its line."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.architects.table import GAME
from threecrowns.engine.content import ContentError
from threecrowns.games.architects.content.pack import BUILT_IN, Contents, read_base, read_wonder

WONDER = BUILT_IN.with_name("wonder.toml")


def problems(base: str, wonder: str | None, folder: Path) -> list[tuple[int, str]]:
    """Line and message of every problem of changed packs."""
    base_file, wonder_file = folder / "content.toml", folder / "wonder.toml"
    base_file.write_text(base, "utf-8")
    wonder_file.write_text(wonder or WONDER.read_text("utf-8"), "utf-8")
    try:
        if wonder is None:
            read_base(base_file)
        else:
            read_wonder(base_file, wonder_file)
    except ContentError as error:
        return [(each.line, each.phrase.id) for each in error.problems]
    return []


BASE_MISTAKES = [
    ('id = "architects"', 'id = "chess"', "content-other-game"),
    ("hand = 6", "hand = 0", "content-number-expected"),
    ('skills = ["masonry"]', 'skills = ["cooking"]', "content-list-expected"),
    ('immediate = { kind = "capture"', 'immediate = { kind = "rest"', "content-choice-expected"),
    ("cost = { clay = 4, wood = 2 }", "cost = { clay = 4, straw = 2 }", "content-unknown-key"),
    ('id = "castle"', 'id = "keep"', "content-id-twice"),
    ("draft_deal = 4", "draft_deal = 5", "content-fixed-value"),
    ('name_pl = "Zamek"', 'name_pl = ""', "content-text-expected"),
    ('of = "gold", per = 2', 'of = "geese", per = 2', "content-choice-expected"),
    ('on = "pay_debt"', 'on = "dinner"', "content-choice-expected"),
    ("silver_by_seat = [3, 4, 5, 6, 7]", "silver_by_seat = [3, 4]", "content-list-length"),
    ('"hire_free", count = 1', '"hire_free", count = 2', "content-fixed-value"),
    ("count = 2, optional = true", "count = 2, optional = false", "content-fixed-value"),
    (
        '"discard_apprentice", count = 1',
        '"discard_apprentice", count = 1, optional = true',
        "content-fixed-value",
    ),
]


@pytest.mark.parametrize(("before", "after", "message"), BASE_MISTAKES)
def test_mistakes_in_the_base_pack(before: str, after: str, message: str, tmp_path: Path) -> None:
    text = BUILT_IN.read_text("utf-8")
    assert before in text
    found = problems(text.replace(before, after, 1), None, tmp_path)
    assert message in [each for _, each in found]


WONDER_MISTAKES = [
    ('id = "architects-wow"', 'id = "chess"', "content-other-game"),
    ('op = "contribute"', 'op = "dance"', "content-choice-expected"),
    ('profiteer_location = "mines"', 'profiteer_location = "quarry"', "content-fixed-value"),
    ('kind = "holds_captured"', 'kind = "is_hungry"', "content-choice-expected"),
    (
        '"silversmith", "storehouse", "workshop", "town_centre",',
        '"silversmith",',
        "content-list-length",
    ),
    ("cost = { clay = 15 }", "cost = { clay = 16 }", "content-number-expected"),
    ('id = "opponent_patron"', 'id = "opponent_saint"', "content-fixed-value"),
    ('"remove_apprentices", n = 2', '"remove_apprentices", n = 3', "content-fixed-value"),
    ('"princess", amount = 1', '"princess", amount = 2', "content-fixed-value"),
]


@pytest.mark.parametrize(("before", "after", "message"), WONDER_MISTAKES)
def test_mistakes_in_the_expansion(before: str, after: str, message: str, tmp_path: Path) -> None:
    text = WONDER.read_text("utf-8")
    assert before in text
    found = problems(BUILT_IN.read_text("utf-8"), text.replace(before, after, 1), tmp_path)
    assert message in [each for _, each in found]


def test_a_mistake_is_told_with_its_line(tmp_path: Path) -> None:
    text = BUILT_IN.read_text("utf-8").replace("hand = 6", "hand = 0", 1)
    line = text.split("\n").index("hand = 0") + 1
    assert (line, "content-number-expected") in problems(text, None, tmp_path)


def test_the_hash_covers_both_packs(tmp_path: Path) -> None:
    for name in ("content.toml", "wonder.toml"):
        (tmp_path / name).write_bytes(BUILT_IN.with_name(name).read_bytes())
    assert Contents(tmp_path / "content.toml").hash == GAME.content_hash
    (tmp_path / "wonder.toml").write_bytes(WONDER.read_bytes() + b"\n")
    assert Contents(tmp_path / "content.toml").hash != GAME.content_hash


def test_base_cards_have_the_same_numbers_in_both_games() -> None:
    base, wonder = GAME.contents.base, GAME.contents.wonder
    assert wonder.apprentices[:43] == base.apprentices
    assert wonder.buildings[:43] == base.buildings
    assert wonder.boards[:10] == base.boards
    assert wonder.rewards[:11] == base.rewards
    base_trades = [int(each) for each in base.tables.trade_bill]
    assert [int(each) for each in wonder.tables.trade_bill][: len(base_trades)] == base_trades


def test_every_name_is_there_in_three_languages() -> None:
    wonder = GAME.contents.wonder
    for named in (wonder.apprentices, wonder.buildings, wonder.boards, wonder.monuments):
        for _, names in named:
            assert set(names) == {"en", "cs", "pl"}
