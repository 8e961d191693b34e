"""The rules at the terminal."""

from __future__ import annotations

import subprocess
from pathlib import Path

from cli.driver import COMMAND, answer_to, crowns, environment
from threecrowns.catalogue import GAMES
from threecrowns.table.rulebook import clauses_of

RULES = Path(__file__).resolve().parent.parent.parent / "docs" / "rules"


def test_clauses_are_shown_in_any_case_and_of_every_kind(tmp_path: Path) -> None:
    done = crowns(tmp_path, "rules", "two-heirs", "t39", "T91", "H13", "E1", "S1", "A3", "D5")

    assert done.status == 0
    assert "T39 [rulebook] A tile is played on an empty cell" in done.out
    assert "T91 | Inn | 1 + tiles" in done.out
    assert "  - D none: the tile leaves the game" in done.out
    assert "E1 — reach and royal resources\n- Given" in done.out


def test_czech_and_polish_readers_are_told_that_the_text_is_english(tmp_path: Path) -> None:
    said = crowns(tmp_path, "rules", "two-heirs", "T39", "--language", "cs").out

    assert said.startswith("Závazné znění pravidel je anglické.")


def test_without_a_clause_the_contents_are_shown(tmp_path: Path) -> None:
    assert "5. Royal protocol (reach)  (T29–T32)" in crowns(tmp_path, "rules", "two-heirs").out


def test_a_component_shows_what_is_reconstructed(tmp_path: Path) -> None:
    said = crowns(tmp_path, "rules", "two-heirs", "JO6", "--language", "pl").out

    assert "Miejsce pielgrzymek (JO6), zestaw Podróż" in said
    assert "rekonstrukcja, wydrukowanej wartości nie znamy: kolor, koszt" in said


def test_a_component_is_found_by_its_name_in_the_language_of_the_reader(tmp_path: Path) -> None:
    said = crowns(tmp_path, "rules", "architects", "Vyděrač", "kavalír", "--language", "cs").out

    assert "Vyděrač (zednictví)" in said
    assert said.count("Kavalír") == 3


def test_a_game_with_an_expansion_shows_the_clauses_of_both(tmp_path: Path) -> None:
    contents = crowns(tmp_path, "rules", "architects").out
    assert "architects-base:\n1. Components  (A1–A6)" in contents
    assert "architects-wow:\n1. Components  (W1–W2)" in contents
    assert contents.endswith("One clause: crowns rules architects A1\n")

    clauses = crowns(tmp_path, "rules", "architects", "a54", "W5", "tavern").out
    assert clauses.startswith("A54 Placement is illegal")
    assert "\nW5 10 apprentices" in clauses
    assert "\nTavern: 6 VP" in clauses
    alone = crowns(tmp_path, "rules", "architects-wow", "S93", "tavern")
    assert alone.out.startswith("S93 ")
    assert "\nTavern: 6 VP" in alone.out
    assert "no clause or component “A54”" in crowns(tmp_path, "rules", "architects-wow", "A54").err


def test_every_game_that_the_terminal_offers_shows_its_rules(tmp_path: Path) -> None:
    for game in GAMES:
        if game != "connect-four":
            assert crowns(tmp_path, "rules", game).status == 0
    unknown = crowns(tmp_path, "rules", "chess")
    assert unknown.status == 2
    assert "choose one of architects, architects-base, architects-wow, brian-boru" in unknown.err


def test_every_clause_of_the_rules_is_found_once() -> None:
    ids = [clause.id for clause in clauses_of((RULES / "two-heirs.md").read_text("utf-8"))]

    assert len(set(ids)) == len(ids)
    assert [f"T{number}" for number in range(1, 116)] == [i for i in ids if i.startswith("T")]
    assert [f"H{number}" for number in range(1, 38)] == [i for i in ids if i.startswith("H")]


def test_whoever_reads_only_the_first_line_is_told_nothing_else(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [*COMMAND, "rules", "architects", *["A1"] * 3000],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(tmp_path),
    )
    assert process.stdout is not None
    process.stdout.readline()
    process.stdout.close()
    assert process.stderr is not None
    with process.stderr as stream:
        assert stream.read() == b""
    assert process.wait(timeout=60) == 141


def test_a_section_and_a_range_of_clauses_are_shown(tmp_path: Path) -> None:
    section = crowns(tmp_path, "rules", "two-heirs", "4").out
    assert section.startswith("4. Turn structure\nT24 ")
    assert "\nT28 " in section
    assert "T29 " not in section
    assert "\nT39 " in crowns(tmp_path, "rules", "two-heirs", "7").out  # headings below included

    clauses = crowns(tmp_path, "rules", "two-heirs", "t24-T26").out
    assert clauses.startswith("T24 ")
    assert "\nT26 " in clauses
    assert "T27 " not in clauses

    assert "no clause or component “99”" in crowns(tmp_path, "rules", "two-heirs", "99").err


def test_a_rule_is_read_at_the_table(tmp_path: Path) -> None:
    words = ("play", "two-heirs", "--seats", "human,human", "--seed", "5")

    output = crowns(tmp_path, *words, typed="rule T39\nrule T999\nrule\nrule t24-t25\n").out

    assert answer_to(output, "rule T39")[0].startswith("T39 [rulebook] A tile is played")
    assert "no clause or component “T999”" in answer_to(output, "rule T999")[0]
    assert answer_to(output, "rule") == ["Expected: rule CLAUSE."]
    assert answer_to(output, "rule t24-t25")[0].startswith("T24 ")
