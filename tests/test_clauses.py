"""Every clause of the rules has a test that names it; nothing names a clause that is not there."""

from __future__ import annotations

import pytest

from clauses import ROOT, SPECS, citations_in, clauses_of, marks_of, reason_names
from threecrowns.catalogue import GAMES

TESTED = [game for game, spec in SPECS.items() if spec.tests is not None]


def test_every_game_says_where_its_clauses_are() -> None:
    assert set(GAMES) <= set(SPECS)


@pytest.mark.parametrize("game", SPECS)
def test_the_rules_have_clauses(game: str) -> None:
    assert clauses_of(game)


@pytest.mark.parametrize("game", TESTED)
def test_every_clause_has_a_test_and_every_mark_a_clause(game: str) -> None:
    folder = ROOT / str(SPECS[game].tests)
    marks = [
        (clause, f"{file.relative_to(ROOT)}:{line}")
        for file in sorted(folder.rglob("test_*.py"))
        for clause, line in marks_of(file)
    ]
    unknown = [f"{where} {clause}" for clause, where in marks if clause not in clauses_of(game)]
    assert not unknown, "marks that name no clause"
    missing = clauses_of(game) - {clause for clause, _ in marks}
    assert not missing, "clauses that no test names"


@pytest.mark.parametrize("game", SPECS)
def test_every_cited_clause_exists(game: str) -> None:
    spec = SPECS[game]
    unknown = [
        f"{file.relative_to(ROOT)}:{line} {clause}"
        for file in sorted((ROOT / spec.source).rglob("*.py"))
        for clause, line in citations_in(file, spec.citation)
        if clause not in clauses_of(game)
    ]
    assert not unknown


@pytest.mark.parametrize("game", SPECS)
def test_every_reason_begins_with_its_clause(game: str) -> None:
    reasons = list(reason_names(SPECS[game]))
    assert reasons
    assert not [name for clause, name in reasons if clause not in clauses_of(game)]
