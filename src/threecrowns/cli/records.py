"""`crowns verify`, `crowns replay` and `crowns score`: what can be done with a record."""

from __future__ import annotations

from pathlib import Path

from threecrowns.cli.console import Speaker
from threecrowns.cli.draw.drawing import find_drawing
from threecrowns.cli.flags import Argument, Call, Command, Flag, file_path, whole_number
from threecrowns.cli.telling import Teller
from threecrowns.engine.content import ContentError
from threecrowns.engine.match import Match
from threecrowns.engine.record import Record
from threecrowns.engine.refusal import CrownsError
from threecrowns.table.record_file import replayed

MANY_ANSWERS = 1_000_000


def verify(call: Call) -> int:
    """One line per file: accepted, or the line and the reason."""
    speaker = Speaker(call["language"])
    status = 0
    for name in call["file"]:
        try:
            record, match = replayed(Path(name), call["content"])
        except ContentError:
            raise  # not the record's fault
        except CrownsError as error:
            speaker.line(speaker.word(error.phrase))
            status = 2
        else:
            speaker.line(_accepted(speaker, name, record, match))
    return status


def _accepted(speaker: Speaker, name: str, record: Record, match: Match) -> str:
    state = "finished" if record.is_finished else "unfinished"
    draws = "checked" if record.secret is not None else "unchecked"
    facts = [
        speaker.text("record-answers", count=len(match.answers)),
        speaker.text(f"record-{state}"),
        speaker.text(f"record-draws-{draws}"),
    ]
    if record.is_torn:
        facts.append(speaker.text("record-torn"))
    return speaker.text("record-accepted", file=name, facts=", ".join(facts))


def replay(call: Call) -> int:
    """The game in words, step by step, and the table at the end."""
    record, whole = replayed(Path(call["file"]), call["content"])
    match = whole if call["until"] is None else _first_answers(whole, call["until"])
    speaker = Speaker(call["language"], match.game.texts)
    teller = Teller(match, speaker)
    players = [
        f"{teller.seat(seat)} ({name})" for seat, name in enumerate(record.header["players"])
    ]
    speaker.line(f"{match.game.names[speaker.language]}: {', '.join(players)}", "bold")
    for title, sentences in teller.steps(None, hides_secrets=False):
        if title:
            speaker.line(title, "bold")
        for sentence in sentences:
            speaker.line(f"   {sentence}")
    drawing = find_drawing(match.game, match.setup, speaker)
    view = match.game.view(match.state, None)
    for line in drawing.table(view, (), speaker.console.width, None):
        speaker.line(line)
    return 0


def _first_answers(whole: Match, count: int) -> Match:
    match = Match(whole.game, whole.setup)
    for answer in whole.answers[:count]:
        match.answer(answer.seat, answer.action)
    return match


def score(call: Call) -> int:
    """The score sheet of the last position."""
    _, match = replayed(Path(call["file"]), call["content"])
    speaker = Speaker(call["language"], match.game.texts)
    for line in Teller(match, speaker).score():
        speaker.line(line)
    return 0


CONTENT = Flag("content", file_path, placeholder="DIR")
FILE = Argument("file")

COMMANDS = {
    "verify": Command(
        "verify", verify, arguments=(Argument("file", is_many=True),), flags=(CONTENT,)
    ),
    "replay": Command(
        "replay",
        replay,
        arguments=(FILE,),
        flags=(Flag("until", whole_number(0, MANY_ANSWERS), placeholder="N"), CONTENT),
    ),
    "score": Command("score", score, arguments=(FILE,), flags=(CONTENT,)),
}
