"""The normative rules cut into clauses: every paragraph, item or row that begins with an id."""

from __future__ import annotations

import re
from dataclasses import dataclass

SECTION = re.compile(r"^#{2,4} (.+)$")
CLAUSE = re.compile(r"^(?:- |\| )?(?:\*\*)?([A-Z]{1,2}\d{1,3}[a-z]?)\b(?![,;)])")
ROW = re.compile(r"^\| *(?:\*\*)?([A-Z]{1,2}\d{1,3}[a-z]?)(?:\*\*)? *\|")
MARKUP = re.compile(r"\*\*|`")


@dataclass(frozen=True)
class Clause:
    id: str
    section: str
    text: str


def clauses_of(text: str) -> list[Clause]:
    """All clauses in the order of the text, without the marks of Markdown."""
    found: list[Clause] = []
    section = ""
    lines: list[str] = []  # of the clause being read
    name = ""
    for line in [*text.splitlines(), "## "]:
        begun = _begins(line)
        ends = bool(begun) or _is_break(line, lines)
        if name and ends:
            found.append(Clause(name, section, _plain(lines)))
            name = ""
        if begun:
            name, lines = begun, [line]
        elif name:
            lines.append(line)
        if heading := SECTION.match(line):
            section = MARKUP.sub("", heading[1])
    return found


def _begins(line: str) -> str:
    """The id of the clause that begins with this line, if one does."""
    match = ROW.match(line) or (CLAUSE.match(line) if line.startswith(("- **", "**")) else None)
    return match[1] if match else ""


def _is_break(line: str, lines: list[str]) -> bool:
    """Does this line end the clause? A worked example goes on over the items below it."""
    if line.startswith(("#", "---", "|")):
        return True
    is_example = bool(lines) and lines[0].startswith("**")
    return not is_example and (not line.strip() or line.startswith(("- ", "**")))


def _plain(lines: list[str]) -> str:
    if lines[0].startswith("|"):
        cells = [cell.strip() for cell in lines[0].strip("| ").split("|")]
        return MARKUP.sub("", " | ".join(cells))
    text = "\n".join(line.rstrip() for line in lines).rstrip()
    return MARKUP.sub("", text.removeprefix("- "))
