"""Imports point one way: games -> engine, bots -> engine, and everything else above them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "threecrowns"

# part of the package -> what it may import besides itself
ALLOWED = {
    "engine": set(),
    "games": {"engine"},
    "bots": {"engine"},
    "catalogue": {"engine", "games"},
    "cli": {"engine", "bots", "catalogue", "table", "server", "views", "research"},
    "server": {"engine", "bots", "catalogue", "table"},
    "table": {"engine", "bots", "catalogue"},
    "companion": {"engine", "bots", "catalogue", "table"},
    "research": {"engine", "bots", "catalogue", "table"},
    "__main__": {"cli"},
    "__init__": {"engine"},
}


def imports_of(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            assert node.level == 0, f"{file}: say the whole name of the module"
            yield node.module
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


def part_of(module: str) -> str | None:
    parts = module.split(".")
    if parts[0] != "threecrowns" or len(parts) == 1:
        return None
    if parts[1] == "games" and parts[-1] in ("view", "components"):
        return "views"  # the terminal draws typed views, as the browser draws JSON ones
    return parts[1]


FILES = sorted(PACKAGE.rglob("*.py"))


@pytest.mark.parametrize("file", FILES, ids=[str(f.relative_to(PACKAGE)) for f in FILES])
def test_imports_point_one_way(file: Path) -> None:
    inside = file.relative_to(PACKAGE).parts
    own = inside[0].removesuffix(".py")
    for module in imports_of(file):
        part = part_of(module)
        if part is None or part == own or (part == "views" and own == "games"):
            continue
        assert part in ALLOWED[own], f"{own} may not import {module}"
        if own == "catalogue" and part == "games":
            continue
    if own == "games" and len(inside) > 2:
        others = {
            module.split(".")[2]
            for module in imports_of(file)
            if module.startswith("threecrowns.games.") and module.count(".") > 1
        }
        assert others <= {inside[1]}, "games never see each other"


def test_only_the_catalogue_lists_games() -> None:
    names = [folder.name for folder in (PACKAGE / "games").iterdir() if folder.is_dir()]
    for file in FILES:
        if "games" in file.relative_to(PACKAGE).parts or file.name == "catalogue.py":
            continue
        text = file.read_text("utf-8")
        for name in names:
            if name != "__pycache__" and f"games.{name}.game" in text:
                raise AssertionError(f"{file} knows the game {name}")
