"""A value that no reader asks for is as in the built-in pack, or the pack is refused."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from threecrowns.engine import content as packs
from threecrowns.engine.content import ContentError, Pack, Problem
from threecrowns.engine.unread import NOTE, Unread, Watched, unread
from threecrowns.games.architects.content import pack as architects
from threecrowns.games.brian_boru.content import pack as brian_boru
from threecrowns.games.two_heirs.content import pack as two_heirs

WONDER = architects.BUILT_IN.with_name("wonder.toml")
READERS: dict[Path, Callable[[Path], object]] = {
    two_heirs.BUILT_IN: two_heirs.read_content,
    brian_boru.BUILT_IN: brian_boru.read_content,
    architects.BUILT_IN: architects.read_base,
    WONDER: lambda file: architects.read_wonder(architects.BUILT_IN, file),
}


def problems_of(built_in: Path, text: str, folder: Path) -> list[Problem]:
    file = folder / built_in.name
    file.write_text(text, "utf-8")
    try:
        READERS[built_in](file)
    except ContentError as error:
        return list(error.problems)
    return []


def told(built_in: Path, old: str, new: str, folder: Path) -> list[tuple[str, object, int]]:
    """Message, key and line (after the one of the change) of what a changed pack is refused for."""
    text = built_in.read_text("utf-8")
    line = text[: text.index(old)].count("\n") + 1
    return [
        (each.phrase.id, each.phrase.params["key"], each.line - line)
        for each in problems_of(built_in, text.replace(old, new, 1), folder)
    ]


@pytest.mark.parametrize("built_in", READERS, ids=lambda file: f"{file.parent.name} {file.stem}")
def test_every_value_that_nobody_asks_for_is_found(
    built_in: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A pack that differs in everything at once: nothing unread slips through."""
    read: list[Pack] = []

    def finish(pack: Pack, _: Path) -> None:
        read.append(pack)

    monkeypatch.setattr(packs.Pack, "finish", finish)
    READERS[built_in](built_in)
    pack = next(each for each in read if each.file == built_in)
    skipped = set(_unread_paths(pack.data, ()))
    assert skipped  # every pack states rules that are played in one way only

    text = built_in.read_text("utf-8")
    other = _changed(tomllib.loads(text))
    found = {each.path for each in unread(pack.data, other)}
    assert found == skipped
    assert all(pack.line_of(path, 0) for path in found)


@pytest.mark.parametrize("built_in", READERS, ids=lambda file: f"{file.parent.name} {file.stem}")
def test_every_value_that_nobody_asks_for_is_missed(
    built_in: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A pack that states none of the rules that are played in one way only."""
    read: list[Pack] = []
    monkeypatch.setattr(packs.Pack, "finish", lambda pack, _: read.append(pack))
    READERS[built_in](built_in)
    pack = next(each for each in read if each.file == built_in)
    left_out = set(_unread_paths(pack.data, ()))

    _leave_out(pack.data)

    found = {each.path for each in unread(pack.data, tomllib.loads(built_in.read_text("utf-8")))}
    for path in left_out:
        assert any(path[: len(each)] == each for each in found), path


def _leave_out(table: Watched) -> None:
    """Take away everything that nobody asked for, ids and notes aside."""
    for key, value in list(dict.items(table)):
        inside = value if isinstance(value, list) else [value]
        if key not in table.asked and not NOTE.fullmatch(key) and key != "id":
            del table[key]
        for each in inside:
            if isinstance(each, Watched):
                _leave_out(each)


def _unread_paths(table: Watched, path: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """The values that nobody asked for, down to the last table; ids aside."""
    for key, value in dict.items(table):
        if NOTE.fullmatch(key) or key == "id":
            continue
        inside = value if isinstance(value, list) else [value]
        tables = [each for each in inside if isinstance(each, Watched)]
        for each in tables:
            yield from _unread_paths(each, (*path, key))
        if not tables and key not in table.asked:
            yield (*path, key)


def _changed(value: Any) -> Any:
    """The same tables with every value in them changed, ids aside."""
    if isinstance(value, dict):
        return {key: each if key == "id" else _changed(each) for key, each in value.items()}
    if isinstance(value, list) and any(isinstance(each, dict) for each in value):
        return [_changed(each) for each in value]
    return ["changed"]


CHANGES = {
    "the price of a debt": (
        architects.BUILT_IN,
        "pay_off_cost = { silver = 3",
        "pay_off_cost = { silver = 2",
        ("content-fixed-value", "debt.pay_off_cost.silver", 0),
    ),
    "a rule of the opponents": (
        WONDER,
        "silver_for_missing_debt = 2",
        "silver_for_missing_debt = 3",
        ("content-fixed-value", "solo.silver_for_missing_debt", 0),
    ),
    "a figure inside an ability": (
        WONDER,
        "min_workers = 1",
        "min_workers = 2",
        ("content-fixed-value", "apprentice.ability.min_workers", 0),
    ),
    "a key of a card that does not exist": (
        architects.BUILT_IN,
        "on_hire_virtue = 1\n",
        "on_hire_virtue = 1\non_hire_silver = 3\n",
        ("content-unknown-key", "apprentice", 1),
    ),
    "a table that does not exist": (
        architects.BUILT_IN,
        "[debt]\n",
        "[weather]\nrain = true\n\n[debt]\n",
        ("content-unknown-key", "content.toml", 0),
    ),
    "how a tile is flipped": (
        two_heirs.BUILT_IN,
        "flips_self = true",
        "flips_self = false",
        ("content-fixed-value", "kind.effect.flips_self", 0),
    ),
    "what a place does, left out": (
        architects.BUILT_IN,
        'actions = [{ id = "quarry_stone", gain_base = {}, gain_per_worker = { stone = 1 } }]\n',
        "",
        ("content-fixed-value", "location.actions", -8),
    ),
    "a figure of a choice, left out": (
        architects.BUILT_IN,
        '{ kind = "hire_free", count = 1 }, {',
        '{ kind = "hire_free" }, {',
        ("content-fixed-value", "black_market_space.options.count", 0),
    ),
    "a choice that does not exist": (
        architects.BUILT_IN,
        "draw = 5, keep = 1 }]",
        'draw = 5, keep = 1 }, "steal"]',
        ("content-fixed-value", "black_market_space.options", 0),
    ),
    "choices where there are none": (
        architects.BUILT_IN,
        'gain_from = "top_small_card"\n',
        'gain_from = "top_small_card"\n'
        'options = [{ kind = "hire_free", count = 1 }, { kind = "draw_keep", draw = 5, keep = 1 }]'
        "\n",
        ("content-unknown-key", "black_market_space", 1),
    ),
    "a space of the market that does not exist": (
        architects.BUILT_IN,
        '[[black_market_space]]\nid = "black_market_middle"',
        '[[black_market_space]]\nid = "black_market_huge"\n\n'
        '[[black_market_space]]\nid = "black_market_middle"',
        ("content-unknown-key", "black_market_space", 0),
    ),
    "a table inside another": (
        brian_boru.BUILT_IN,
        "[constants.physical]\n",
        "[constants.physical]\nbags = 9\n",
        ("content-unknown-key", "constants.physical", 1),
    ),
}


@pytest.mark.parametrize("name", CHANGES)
def test_what_the_engine_does_not_read_must_stay(name: str, tmp_path: Path) -> None:
    built_in, old, new, expected = CHANGES[name]
    assert told(built_in, old, new, tmp_path) == [expected]


def test_an_effect_may_be_moved_to_another_card(tmp_path: Path) -> None:
    """What one card of a pack says beside its effect, another one may say as well."""
    old = 'effect = { type = "flat", points = 5 }'
    new = 'effect = { type = "count_adjacent", adjacency = "side", base = 1, per = 1, match = "any_tile" }'  # noqa: E501
    assert told(two_heirs.BUILT_IN, old, new, tmp_path) == []
    wrong = new.replace('"side"', '"corner"')
    assert told(two_heirs.BUILT_IN, old, wrong, tmp_path) == [
        ("content-fixed-value", "kind.effect.adjacency", 0)
    ]


def test_other_goods_may_be_gained_than_printed(tmp_path: Path) -> None:
    """A sum of goods is read good by good: one that is left out is no rule that is left out."""
    old, new = "gain = { clay = 3 }", "gain = { silver = 2 }"
    assert told(architects.BUILT_IN, old, new, tmp_path) == []


def test_notes_are_free(tmp_path: Path) -> None:
    changes = (("year = 2022", "year = 2023"), ("[meta]\n", '[meta]\nnote = "for a rainy day"\n'))
    for old, new in changes:
        assert told(two_heirs.BUILT_IN, old, new, tmp_path) == []


def test_a_table_compared_as_a_whole_was_asked_for() -> None:
    pack = Watched({"cost": {"silver": 1, "more": [{"virtue": 1}]}, "left": 1, "right": 2})
    assert pack["cost"] == {"silver": 1, "more": [{"virtue": 1}]}
    found = list(unread(pack, {"cost": {}, "left": 1}))
    assert found == [Unread(("right",), 0, "", ("cost", "left"))]
