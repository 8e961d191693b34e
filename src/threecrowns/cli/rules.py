"""`crowns rules`: the clauses of the normative rules, and what is printed on a component."""

from __future__ import annotations

from difflib import get_close_matches
from pathlib import Path

import threecrowns
from threecrowns.catalogue import find_game, game_places
from threecrowns.cli.console import Speaker
from threecrowns.cli.flags import Argument, Call, Command, Flag, UsageError, file_path
from threecrowns.cli.look import look_lines
from threecrowns.cli.rules_text import Clause, clauses_of
from threecrowns.engine.refusal import CrownsError

PACKAGE = Path(threecrowns.__file__).parent
PLACES = (PACKAGE / "rules_text", PACKAGE.parent.parent / "docs" / "rules")


def run(call: Call) -> int:
    speaker = Speaker(call["language"])
    name = str(call["game"])
    clauses = clauses_of(_file(name).read_text(encoding="utf-8"))
    wanted = call["clauses"]
    if not wanted:
        _show_contents(speaker, name, clauses)
        return 0
    found = [_lines(speaker, name, clauses, text, call["content"]) for text in wanted]
    if speaker.language != "en" and {text.upper() for text in wanted} & {c.id for c in clauses}:
        speaker.say("rules-english")
    for lines in found:
        for line in lines:
            speaker.line(line)
    return 0


def _file(name: str) -> Path:
    """The text of a game's rules, installed or in the source tree."""
    for folder in PLACES:
        if (folder / f"{name}.md").is_file():
            return folder / f"{name}.md"
    known = sorted({file.stem for folder in PLACES for file in folder.glob("*.md")})
    raise UsageError("rules-unknown-game", name=name, allowed=", ".join(known))


def _show_contents(speaker: Speaker, name: str, clauses: list[Clause]) -> None:
    if speaker.language != "en":
        speaker.say("rules-english")
    for section in dict.fromkeys(clause.section for clause in clauses):
        ids = [clause.id for clause in clauses if clause.section == section]
        span = ids[0] if len(ids) == 1 else f"{ids[0]}–{ids[-1]}"
        speaker.line(f"{section}  ({span})")
    speaker.say("rules-how", game=name, clause=clauses[0].id)


def _lines(
    speaker: Speaker, name: str, clauses: list[Clause], text: str, content: Path | None
) -> list[str]:
    """A clause by its id, or else what is printed on a component."""
    for clause in clauses:
        if clause.id.lower() == text.lower():
            return clause.text.splitlines()
    if name in game_places():
        game = find_game(name, content)
        of_game = speaker.with_texts(game.texts)
        for piece in (text.upper(), text.lower()):
            if lines := look_lines(game, of_game, piece):
                return lines
    ids = [clause.id for clause in clauses]
    near = get_close_matches(text.upper(), ids, n=5, cutoff=0.5) or ids[:5]
    raise CrownsError("rules-unknown-clause", clause=text, near=", ".join(near))


COMMANDS = {
    "rules": Command(
        "rules",
        run,
        arguments=(
            Argument("game"),
            Argument("clauses", is_required=False, is_many=True),
        ),
        flags=(Flag("content", file_path, placeholder="DIR"),),
    )
}
