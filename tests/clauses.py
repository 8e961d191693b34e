"""Where the clauses of every game are written, tested and cited.

Everything is read statically, so a part of the tests run alone knows all of them.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


@dataclass(frozen=True)
class Spec:
    """The rules of one game and the places that name their clauses."""

    rules: tuple[str, ...]  # files in which clauses are written
    definition: str  # finds a clause where it is written; its group is the id
    citation: str  # finds a clause where it is cited
    source: str  # folder of the game
    tests: str | None  # folder of its scenario tests; None: the game has no spec of its own


SPECS = {
    "two-heirs": Spec(
        rules=("docs/rules/two-heirs.md",),
        definition=r"\*\*([EHST]\d+)\b",
        citation=r"\b([EHST]\d+)\b",
        source="src/threecrowns/games/two_heirs",
        tests="tests/games/two_heirs",
    ),
    "brian-boru": Spec(
        rules=("docs/rules/brian-boru.md",),
        definition=r"\*\*([BST]\d+)\b",
        citation=r"\b([BST]\d+)\b",
        source="src/threecrowns/games/brian_boru",
        tests="tests/games/brian_boru",
    ),
    "architects": Spec(
        rules=("docs/rules/architects-base.md", "docs/rules/architects-wow.md"),
        definition=r"^- \*\*([ASWX]\d+[a-z]?)\*\*",
        citation=r"\b([ASWX]\d+[a-z]?)\b",
        source="src/threecrowns/games/architects",
        tests="tests/games/architects",
    ),
    "connect-four": Spec(
        rules=("examples/connect_four/rules.py",),
        definition=r"^(C\d+)  ",
        citation=r"\b(C\d+)\b",
        source="examples/connect_four",
        tests=None,
    ),
}


@cache
def clauses_of(game: str) -> frozenset[str]:
    """Every clause id written in the rules of a game."""
    spec = SPECS[game]
    found: set[str] = set()
    for name in spec.rules:
        text = (ROOT / name).read_text("utf-8")
        found.update(re.findall(spec.definition, text, re.MULTILINE))
    return frozenset(found)


def marks_of(file: Path) -> Iterator[tuple[str, int]]:
    """The clauses named by `pytest.mark.clause(...)` in a file, each with its line."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
            continue
        if node.func.attr == "clause":
            for arg in node.args:
                assert isinstance(arg, ast.Constant), f"{file}:{node.lineno}: write the clause out"
                yield str(arg.value), node.lineno


def citations_in(file: Path, citation: str) -> Iterator[tuple[str, int]]:
    """The clauses cited in the comments and docstrings of a file, each with its line."""
    for text, line in _comments(file):
        for clause in re.findall(citation, text):
            yield clause, line


def _comments(file: Path) -> Iterator[tuple[str, int]]:
    text = file.read_text("utf-8")
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.string, token.start[0]
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            docstring = ast.get_docstring(node)
            if docstring:
                yield docstring, node.body[0].lineno


def reason_names(spec: Spec) -> Iterator[tuple[str, str]]:
    """The reason codes of a game: (clause, name)."""
    for file in sorted((ROOT / spec.source).rglob("*.py")):
        found = re.findall(r"^(([A-Z]\d+[a-z]?)_\w+): Final", file.read_text("utf-8"), re.MULTILINE)
        for name, clause in found:
            yield clause, name
