"""The normative rules cut into clauses: every paragraph, item or row that begins with an id."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path

import threecrowns
from threecrowns.catalogue import game_of, game_places
from threecrowns.engine.refusal import CrownsError

PACKAGE = Path(threecrowns.__file__).parent
PLACES = (PACKAGE / "rules_text", PACKAGE.parent.parent / "docs" / "rules")

SECTION = re.compile(r"^#{2,4} (.+)$")
CLAUSE = re.compile(r"^(?:- |\| )?(?:\*\*)?([A-Z]{1,2}\d{1,3}[a-z]?)\b(?![,;)])")
ROW = re.compile(r"^\| *(?:\*\*)?([A-Z]{1,2}\d{1,3}[a-z]?)(?:\*\*)? *\|")
RANGE = re.compile(r"^([A-Z]{1,2}\d{1,3}[a-z]?)[-–]([A-Z]{1,2}\d{1,3}[a-z]?)$", re.IGNORECASE)
MARKUP = re.compile(r"\*\*|`")


@dataclass(frozen=True)
class Clause:
    id: str
    section: str  # the nearest heading: `7.2 Build (face up)`
    text: str
    chapter: str = ""  # the heading of the first order: `7. Action B`


def clauses_of(text: str) -> list[Clause]:
    """All clauses in the order of the text, without the marks of Markdown."""
    found: list[Clause] = []
    section = chapter = ""
    lines: list[str] = []  # of the clause being read
    name = ""
    for line in [*text.splitlines(), "## "]:
        begun = _begins(line)
        ends = bool(begun) or _is_break(line, lines)
        if name and ends:
            found.append(Clause(name, section, _plain(lines), chapter))
            name = ""
        if begun:
            name, lines = begun, [line]
        elif name:
            lines.append(line)
        if heading := SECTION.match(line):
            section = MARKUP.sub("", heading[1])
            chapter = section if line.startswith("## ") else chapter
    return found


def texts_of(name: str) -> dict[str, list[Clause]]:
    """The rules of a game, its own and of expansions, by the name of the file; none if unknown."""
    found = {file.stem: file for folder in reversed(PLACES) for file in sorted(folder.glob("*.md"))}
    parts = [name] if name in found else []
    if not parts and name in game_places():
        parts = [stem for stem in found if game_of(stem) == name]
    return {part: clauses_of(found[part].read_text(encoding="utf-8")) for part in parts}


def known_texts() -> list[str]:
    """Everything whose rules can be shown: games, and parts of their rules."""
    stems = {file.stem for folder in PLACES for file in folder.glob("*.md")}
    return sorted({*stems, *filter(None, map(game_of, stems))})


def found_in(clauses: Sequence[Clause], text: str) -> list[str]:
    """The lines of a clause `T39`, a range `T24-T28` or a section `4`; raises CrownsError."""
    wanted = text.lower()
    ids = [clause.id.lower() for clause in clauses]
    if wanted in ids:
        return clauses[ids.index(wanted)].text.splitlines()
    between = RANGE.match(text)
    if between and between[1].lower() in ids and between[2].lower() in ids:
        first, last = sorted(ids.index(each.lower()) for each in between.groups())
        return [line for each in clauses[first : last + 1] for line in each.text.splitlines()]
    lines = []
    for chapter in dict.fromkeys(each.chapter for each in clauses):
        if chapter.partition(".")[0] == wanted.rstrip("."):
            lines.append(chapter)
            for clause in clauses:
                lines += clause.text.splitlines() if clause.chapter == chapter else []
    if lines:
        return lines
    shown = [clause.id for clause in clauses]
    near = get_close_matches(text.upper(), shown, n=5, cutoff=0.5) or shown[:5]
    raise CrownsError("rules-unknown-clause", clause=text, near=", ".join(near))


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
