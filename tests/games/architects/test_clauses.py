"""Every clause and worked example of the rules has a test that names it."""

from __future__ import annotations

import re
from pathlib import Path

RULES = Path(__file__).resolve().parents[3] / "docs" / "rules"
CLAUSE = re.compile(r"^- \*\*([AWSX]\d+[a-z]?)\*\*", re.MULTILINE)


def test_every_clause_is_tested() -> None:
    written = set()
    for name in ("architects-base.md", "architects-wow.md"):
        written |= set(CLAUSE.findall((RULES / name).read_text("utf-8")))
    text = "".join(file.read_text("utf-8") for file in Path(__file__).parent.glob("test_*.py"))
    marked = {
        clause
        for marks in re.findall(r"pytest\.mark\.clause\(([^)]*)\)", text)
        for clause in re.findall(r'"([A-Z]\d+[a-z]?)"', marks)
    }
    assert sorted(written - marked) == []
    assert sorted(marked - written) == []
