"""Content packs: everything that is wrong with one is told with its line."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from threecrowns.engine.content import ContentError, Pack, Problem, game_of_pack
from threecrowns.engine.refusal import CrownsError
from threecrowns.games.two_heirs.content.pack import BUILT_IN, read_content

NO_LINE = -1_000_000  # the file does not have it anywhere
TEXT = BUILT_IN.read_text("utf-8")
INN = """[[tile]]
id = "JO1"
set = "journey"
kind = "inn"
colour = "yellow"
cost = { stone = 2, grain = 1 }
road = [["E", "W"]]
printed = { axis = "row" }
source = { kind = "rulebook", colour = "reconstructed", cost = "rulebook", \
road = "reconstructed", printed = "reconstructed" }
"""


@dataclass(frozen=True)
class Damage:
    """A text that is replaced, and the problem told at so many lines after its beginning."""

    old: str
    new: str
    message: str
    lines: int = 0


def in_inn(old: str, new: str, message: str, lines: int) -> Damage:
    assert old in INN
    return Damage(INN, INN.replace(old, new), message, lines)


DAMAGES = {
    "another game": Damage('id = "two-heirs"', 'id = "three-heirs"', "content-other-game"),
    "an empty title": Damage('title_cs = "Dva bratři"', 'title_cs = " "', "content-text-expected"),
    "a title that is no text": Damage(
        'title_cs = "Dva bratři"', "title_cs = 7", "content-text-expected"
    ),
    "a constant the engine cannot play": Damage(
        "reserve_slots = 7", "reserve_slots = 8", "content-fixed-value"
    ),
    "a number that is text": Damage(
        "base_reach = 1", 'base_reach = "1"', "content-number-expected"
    ),
    "a number that is a flag": Damage(
        "base_reach = 1", "base_reach = true", "content-number-expected"
    ),
    "a number out of range": Damage("base_reach = 1", "base_reach = 0", "content-number-expected"),
    "a missing number": Damage(
        "[constants]\nsets_per_game = 3\ntiles_per_set = 9\nreserve_slots = 7\n"
        "reserve_tiles = 6\nbase_reach = 1\n",
        "[constants]\nsets_per_game = 3\ntiles_per_set = 9\nreserve_slots = 7\nreserve_tiles = 6\n",
        "content-number-expected",
    ),
    "an unknown set for a first game": Damage(
        'first_game_sets = ["journey"', 'first_game_sets = ["travel"', "content-list-expected"
    ),
    "a first game with a set twice": Damage(
        'first_game_sets = ["journey", "dominion"',
        'first_game_sets = ["journey", "journey"',
        "content-list-expected",
    ),
    "a first game with two sets": Damage(
        'first_game_sets = ["journey", ', "first_game_sets = [", "content-list-length"
    ),
    "an unknown resource": Damage(
        'resource = "wood"\n', 'resource = "gold"\n', "content-fixed-value"
    ),
    "a set twice": Damage('[[set]]\nid = "war"', '[[set]]\nid = "journey"', "content-id-twice", 1),
    "a wrong number of tiles of a set": Damage(
        'name_pl = "Podróż"\ntiles = 9', 'name_pl = "Podróż"\ntiles = 8', "content-fixed-value", 1
    ),
    "an unknown effect": Damage(
        'effect = { type = "flat", points = 5 }',
        'effect = { type = "flattery", points = 5 }',
        "content-choice-expected",
    ),
    "points beyond all measure": Damage(
        'effect = { type = "flat", points = 5 }',
        'effect = { type = "flat", points = 500 }',
        "content-number-expected",
    ),
    "no effect": Damage(
        'copies = 1\neffect = { type = "flat", points = 5 }\n',
        "copies = 1\n",
        "content-table-expected",
        -6,
    ),
    "a pair of one colour": Damage(
        'colours = ["green", "yellow"]', 'colours = ["green"]', "content-list-length"
    ),
    "other copies than tiles": Damage(
        'name_pl = "Obozowisko"\ncopies = 3',
        'name_pl = "Obozowisko"\ncopies = 2',
        "content-copies",
        1,
    ),
    "a tile twice": Damage('id = "JO2"', 'id = "JO1"', "content-id-twice"),
    "an unknown kind": in_inn('"inn"', '"pub"', "content-choice-expected", 3),
    "a kind of another set": in_inn('"inn"', '"camp"', "content-set-of-kind", 2),
    "an unknown colour": in_inn('"yellow"', '"purple"', "content-choice-expected", 4),
    "an unknown resource in a cost": in_inn("stone = 2", "gold = 2", "content-unknown-key", 5),
    "a cost of nothing": in_inn("{ stone = 2, grain = 1 }", "{}", "content-cost-empty", 5),
    "a cost below one": in_inn("stone = 2", "stone = 0", "content-number-expected", 5),
    "a cost that is no table": in_inn("{ stone = 2, grain = 1 }", "3", "content-table-expected", 5),
    "a road to a corner": in_inn('["E", "W"]', '["E", "NW"]', "content-road-expected", 6),
    "a road that is no list": in_inn('[["E", "W"]]', '"E-W"', "content-road-expected", 6),
    "an empty road segment": in_inn('[["E", "W"]]', '[["E"], []]', "content-road-expected", 6),
    "an edge twice": in_inn('[["E", "W"]]', '[["E"], ["E", "W"]]', "content-road-edge-twice", 6),
    "an unknown axis": in_inn('"row"', '"diagonal"', "content-choice-expected", 7),
    "nothing printed": in_inn('printed = { axis = "row" }\n', "", "content-table-expected", 0),
    "an unknown source": in_inn(
        'kind = "rulebook"', 'kind = "a friend"', "content-source-expected", 8
    ),
    "a tile less": Damage(INN, "", "content-count", 1),
    "a unit of nobody": Damage(
        'id = "white-1"\nowner = "white"', 'id = "white-1"\nowner = "red"', "content-fixed-value", 1
    ),
    "two crosses of one colour": Damage(
        'id = "blue-1"\nowner = "blue"\nclass = "regular"\nstart = "reserve"\nmay_withdraw = true\n'
        'cross_colour = "grey"',
        'id = "blue-1"\nowner = "blue"\nclass = "regular"\nstart = "reserve"\nmay_withdraw = true\n'
        'cross_colour = "green"',
        "content-crosses",
        -4,
    ),
    "an unknown treasure": Damage(
        'id = "TR3"\ntype = "column"', 'id = "TR3"\ntype = "castle"', "content-choice-expected", 1
    ),
    "a treasure without positions": Damage(
        'id = "TR9"\ntype = "formation"\ncolour = "any"\ncount = 2\npositions = ["NE", "SW"]\n',
        'id = "TR9"\ntype = "formation"\ncolour = "any"\ncount = 2\n',
        "content-list-expected",
        -1,
    ),
    "points for treasures below nothing": Damage(
        "treasure_points = 5", "treasure_points = -5", "content-number-expected"
    ),
    "a rule the engine does not play": Damage(
        "tie_loses = true", "tie_loses = false", "content-fixed-value"
    ),
    "levels that do not add up": Damage(
        "treasures_removed = 4", "treasures_removed = 3", "content-fixed-value"
    ),
    "constants under another name": Damage(
        "[constants]\n", "[constant]\n", "content-number-expected", NO_LINE
    ),
}


def problems_of(text: str, folder: Path) -> tuple[Problem, ...]:
    file = folder / "content.toml"
    file.write_text(text, "utf-8")
    with pytest.raises(ContentError) as found:
        read_content(file)
    assert found.value.file == str(file)
    return found.value.problems


@pytest.mark.parametrize("name", DAMAGES)
def test_a_damaged_pack_is_refused_with_line_and_reason(name: str, tmp_path: Path) -> None:
    damage = DAMAGES[name]
    assert TEXT.count(damage.old) == 1
    problems = problems_of(TEXT.replace(damage.old, damage.new), tmp_path)

    first = TEXT[: TEXT.index(damage.old)].count("\n") + 1
    line = 0 if damage.lines == NO_LINE else first + damage.lines
    assert (line, damage.message) in [(each.line, each.phrase.id) for each in problems]
    # Problems come in the order of the file, none twice.
    assert [each.line for each in problems] == sorted(each.line for each in problems)
    assert all(problems.count(each) == 1 for each in problems)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('title_cs = "Dva bratři"', "title_cs = Dva bratři"),
        ('title_cs = "Dva bratři"', 'title_cs = "Dva bratři'),
        ("base_reach = 1", "base_reach = 1\nbase_reach = 1"),
        ("base_reach = 1", f"base_reach = {'9' * 5000}"),
        ("base_reach = 1", f"base_reach = {'[' * 50_000}"),
    ],
    ids=["no quotes", "one quote", "a key twice", "a number too long", "a list too deep"],
)
def test_what_is_no_toml_is_refused(old: str, new: str, tmp_path: Path) -> None:
    (problem,) = problems_of(TEXT.replace(old, new), tmp_path)

    assert problem.phrase.id == "content-not-toml"
    assert problem.line > 0


def test_the_line_of_broken_toml_is_told(tmp_path: Path) -> None:
    line = TEXT[: TEXT.index("title_cs")].count("\n") + 1
    (problem,) = problems_of(TEXT.replace('title_cs = "Dva bratři"', "title_cs = Dva"), tmp_path)

    assert problem.line == line


def test_what_is_no_text_is_refused_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "content.toml"
    file.write_bytes(b'[meta]\nid = "two-heirs"\ntitle_en = "\xff"\n')
    with pytest.raises(ContentError) as found:
        read_content(file)

    assert [(each.line, each.phrase.id) for each in found.value.problems] == [
        (3, "content-not-utf8")
    ]


def test_an_empty_pack_is_refused_with_every_missing_table(tmp_path: Path) -> None:
    (nothing,) = problems_of("", tmp_path)
    problems = problems_of('[meta]\nid = "two-heirs"\n', tmp_path)

    assert nothing.phrase.id == "content-no-game"
    missing = {each.phrase.params.get("table") for each in problems}
    assert missing >= {"constants", "set", "kind", "tile", "unit", "treasure", "solo"}


@pytest.mark.parametrize("copies", [40, 300])
def test_far_too_many_kinds_are_refused_like_any_other_number(copies: int, tmp_path: Path) -> None:
    start = TEXT.index('[[kind]]\nid = "cathedral"')
    kind = TEXT[start : TEXT.index("[[kind]]", start + 1)]
    more = "".join(kind.replace('"cathedral"', f'"cathedral-{n}"') for n in range(copies))
    problems = problems_of(TEXT.replace(kind, kind + more), tmp_path)

    assert "content-count" in {each.phrase.id for each in problems}


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(CrownsError) as found:
        read_content(tmp_path / "nothing.toml")
    assert found.value.phrase.id == "file-unreadable"


def test_the_hash_changes_with_every_character(tmp_path: Path) -> None:
    file = tmp_path / "content.toml"
    file.write_text(TEXT + "# one more remark\n", "utf-8")

    assert read_content(file).hash != read_content().hash


def test_a_pack_says_for_which_game_it_is(tmp_path: Path) -> None:
    file = tmp_path / "content.toml"
    for text, game in (
        ('[meta]\nid = "two-heirs"', "two-heirs"),
        ('[meta]\nspec = "docs/rules/brian-boru.md"', "brian-boru"),
        ("[meta]", ""),
        ("", ""),
    ):
        file.write_text(text, "utf-8")
        assert game_of_pack(Pack(file)) == game
