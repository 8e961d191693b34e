"""`crowns rules`: the clauses of the normative rules, and what is printed on a component."""

from __future__ import annotations

from difflib import get_close_matches
from pathlib import Path

import threecrowns
from threecrowns.catalogue import find_game, game_of, game_places
from threecrowns.cli.console import Speaker
from threecrowns.cli.flags import Argument, Call, Command, Flag, UsageError, file_path
from threecrowns.cli.look import look_lines
from threecrowns.cli.rules_text import Clause, clauses_of
from threecrowns.cli.talk import Talk
from threecrowns.engine.refusal import CrownsError

PACKAGE = Path(threecrowns.__file__).parent
PLACES = (PACKAGE / "rules_text", PACKAGE.parent.parent / "docs" / "rules")


def run(call: Call) -> int:
    speaker = Speaker(call["language"])
    name = str(call["game"])
    texts = {file.stem: clauses_of(file.read_text(encoding="utf-8")) for file in _files(name)}
    clauses = [clause for text in texts.values() for clause in text]
    wanted = call["clauses"]
    if not wanted:
        _show_contents(speaker, name, texts)
        return 0
    found = [_lines(speaker, name, clauses, text, call["content"]) for text in wanted]
    if speaker.language != "en" and {text.upper() for text in wanted} & {c.id for c in clauses}:
        speaker.say("rules-english")
    for lines in found:
        for line in lines:
            speaker.line(line)
    return 0


def _files(name: str) -> list[Path]:
    """The texts of a game's rules, installed or in the source tree: its own, and of expansions."""
    found = {file.stem: file for folder in reversed(PLACES) for file in sorted(folder.glob("*.md"))}
    if name in found:
        return [found[name]]
    if name in game_places():
        if parts := [file for stem, file in found.items() if game_of(stem) == name]:
            return parts
    known = sorted({*found, *filter(None, map(game_of, found))})
    raise UsageError("rules-unknown-game", name=name, allowed=", ".join(known))


def _show_contents(speaker: Speaker, name: str, texts: dict[str, list[Clause]]) -> None:
    if speaker.language != "en":
        speaker.say("rules-english")
    for part, clauses in texts.items():
        if len(texts) > 1:
            speaker.line(f"{part}:")
        for section in dict.fromkeys(clause.section for clause in clauses):
            ids = [clause.id for clause in clauses if clause.section == section]
            span = ids[0] if len(ids) == 1 else f"{ids[0]}–{ids[-1]}"
            speaker.line(f"{section}  ({span})")
    first = next(iter(texts.values()))[0]
    speaker.say("rules-how", game=name, clause=first.id)


def _lines(
    speaker: Speaker, name: str, clauses: list[Clause], text: str, content: Path | None
) -> list[str]:
    """A clause by its id, or else what is printed on a component."""
    for clause in clauses:
        if clause.id.lower() == text.lower():
            return clause.text.splitlines()
    if of := game_of(name):
        game = find_game(of, content)
        of_game = speaker.with_texts(game.texts)
        pieces = Talk(game, of_game).pieces(text) or [text.upper(), text.lower()]
        if lines := [line for piece in pieces for line in look_lines(game, of_game, piece)]:
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
