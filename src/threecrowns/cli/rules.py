"""`crowns rules`: the clauses of the normative rules, and what is printed on a component."""

from __future__ import annotations

from pathlib import Path

from threecrowns.catalogue import find_game, game_of
from threecrowns.cli.console import Speaker
from threecrowns.cli.flags import Argument, Call, Command, Flag, UsageError, file_path
from threecrowns.cli.look import look_lines
from threecrowns.cli.talk import Talk
from threecrowns.engine.refusal import CrownsError
from threecrowns.table.rulebook import Clause, found_in, known_texts, texts_of


def run(call: Call) -> int:
    speaker = Speaker(call["language"])
    name = str(call["game"])
    texts = texts_of(name)
    if not texts:
        raise UsageError("rules-unknown-game", name=name, allowed=", ".join(known_texts()))
    clauses = [clause for text in texts.values() for clause in text]
    wanted = call["clauses"]
    if not wanted:
        _show_contents(speaker, name, texts)
        return 0
    found = [_lines(speaker, name, clauses, text, call["content"]) for text in wanted]
    if speaker.language != "en" and any(_is_clause(text, clauses) for text in wanted):
        speaker.say("rules-english")
    for lines in found:
        for line in lines:
            speaker.line(line)
    return 0


def _is_clause(text: str, clauses: list[Clause]) -> bool:
    try:
        return bool(found_in(clauses, text))
    except CrownsError:
        return False


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
    """A clause, a range or a section, or else what is printed on a component."""
    try:
        return found_in(clauses, text)
    except CrownsError:
        if lines := _printed_on(speaker, name, text, content):
            return lines
        raise


def _printed_on(speaker: Speaker, name: str, text: str, content: Path | None) -> list[str]:
    of = game_of(name)
    if not of:
        return []
    game = find_game(of, content)
    of_game = speaker.with_texts(game.texts)
    pieces = Talk(game, of_game).things(text) or [text.upper(), text.lower()]
    return [line for piece in pieces for line in look_lines(game, of_game, piece)]


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
