"""`crowns whatif`: the same draws with the built-in pack and with one's own, and what changes."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Any

from rich.table import Table

from threecrowns.bots.cluster import spread
from threecrowns.bots.workers import cores
from threecrowns.cli.console import Speaker
from threecrowns.cli.flags import (
    Argument,
    Call,
    Command,
    Flag,
    UsageError,
    file_path,
    one_of,
    whole_number,
)
from threecrowns.cli.game_flags import options_given
from threecrowns.cli.learning import RAY
from threecrowns.cli.play import LARGEST_SEED
from threecrowns.cli.progress import CtrlC, watched
from threecrowns.engine.game import Game, Setup
from threecrowns.engine.match import shuffle_from_seed
from threecrowns.engine.record import unwritable
from threecrowns.research.whatif import (
    Estimate,
    Line,
    Question,
    compare,
    kept,
    load_both,
    pairs,
    pairs_in,
    play_both,
)
from threecrowns.research.whatif_page import Wording, page
from threecrowns.table.opening import drawn_options
from threecrowns.table.seats import usual_seats

BOTS = ("random", "greedy", "search-1", "search-2", "search-3")  # none that learned from one pack
MOST_PAIRS = 1_000_000
DEEDS_SHOWN = 15  # lines about cards in the terminal; the page and the JSON have all
SECTIONS = {
    "whatif-wins-by-seat": ("wins",),
    "whatif-points-by-seat": ("points",),
    "whatif-length": ("answers", "turns"),
    "whatif-taken": ("taken",),
    "whatif-worth": ("worth",),
}

NAMES = {
    "wins": "whatif-wins",
    "points": "whatif-points",
    "answers": "whatif-answers",
    "turns": "whatif-turns",
}


def run(call: Call) -> int:
    game = call.game
    assert game is not None, "the game is a required argument"
    if call["content"] is None:
        raise UsageError("usage-needs", flag="--content")
    speaker = Speaker(call["language"], game.texts)
    load = partial(load_both, game.id, call["content"])
    question = asked(call, game, load()[0])
    file: Path = call["out"] or Path(f"whatif-{game.id}.jsonl")
    count: int = call["games"]
    try:
        played = pairs_in(file, question.header())[:count]
        left = count - len(played)
        with CtrlC() as ctrl_c:
            more = spread(
                *(load, play_both, pairs(question, len(played), count), left),
                workers=call["workers"],
                ray=call["ray"],
                is_stopped=ctrl_c.is_pressed,
            )
            if left:
                played += watched(kept(file, more), left, speaker.text("whatif-progress"))
        lines = compare(played)
        wording = wording_of(speaker, game, question, lines, len(played))
        if call["html"] is not None:
            call["html"].write_text(page(lines, wording), "utf-8")
    except OSError as error:
        raise unwritable(Path(str(error.filename or file)), error) from error
    if call["json"]:
        speaker.line(json.dumps(report(question, lines, len(played))))
    else:
        show(speaker, lines, wording)
    ctrl_c.break_off()
    return 0


def asked(call: Call, game: Game, built_in: Game) -> Question:
    options = options_given(call, game)
    seats = usual_seats(game, options)
    shuffle = shuffle_from_seed(call["seed"], seats)
    setup = game.with_defaults(Setup(seats, drawn_options(game, options, shuffle)))
    for each in (game, built_in):
        each.new(each.with_defaults(setup))  # says what does not go together
    contents = (built_in.content_hash, game.content_hash)
    return Question(game.id, contents, setup, call["bot"], call["seed"])


def report(question: Question, lines: list[Line], games: int) -> dict[str, Any]:
    def numbers(estimate: Estimate) -> dict[str, Any]:
        interval = [round(estimate.low, 4), round(estimate.high, 4)]
        return {"value": round(estimate.value, 4), "ci95": interval}

    return {
        **json.loads(question.header()),
        "games": games,
        "lines": [
            {
                "what": line.what,
                **({} if line.seat is None else {"seat": line.seat}),
                **({} if line.deed is None else {"verb": line.deed[0], "piece": line.deed[1]}),
                "before": numbers(line.before),
                "after": numbers(line.after),
                "change": numbers(line.change),
                "shown": line.is_shown,
            }
            for line in lines
        ],
    }


def wording_of(
    speaker: Speaker, game: Game, question: Question, lines: list[Line], games: int
) -> Wording:
    names = game.piece_names()
    shown = sum(line.is_shown for line in lines)

    def name(line: Line) -> str:
        if line.deed is not None:
            verb, piece = line.deed
            said = speaker.text(f"verb-{verb}").partition(",")[0]
            called = speaker.word(names[piece]) if piece in names else piece
            return f"{said}: {called} ({piece})"
        if line.seat is None:
            return speaker.text(NAMES[line.what])
        who = speaker.word(game.seat_name(line.seat, question.setup))
        return speaker.text(NAMES[line.what], who=who)

    def figure(line: Line, value: float) -> str:
        if line.what in ("wins", "taken"):
            return speaker.percent(value)
        return speaker.text("figure", value=round(value, 2))

    return Wording(
        language=speaker.language,
        title=speaker.text("whatif-title", game=game.names[speaker.language]),
        summary=speaker.text("whatif-summary", games=games, lines=len(lines), shown=shown),
        headings=(
            speaker.text("whatif-what"),
            speaker.text("whatif-before"),
            speaker.text("whatif-after"),
            speaker.text("whatif-change"),
        ),
        sections=tuple((speaker.text(heading), kinds) for heading, kinds in SECTIONS.items()),
        name=name,
        figure=figure,
    )


def show(speaker: Speaker, lines: list[Line], wording: Wording) -> None:
    speaker.line(wording.summary)
    for heading, kinds in wording.sections:
        here = [line for line in lines if line.what in kinds]
        if not here:
            continue
        table = Table(title=heading, title_justify="left")
        for number, head in enumerate((*wording.headings, speaker.text("whatif-interval"))):
            table.add_column(head, justify="right" if number else "left")
        for line in here[:DEEDS_SHOWN]:
            values = (line.before.value, line.after.value, line.change.value)
            low, high = (wording.figure(line, each) for each in (line.change.low, line.change.high))
            table.add_row(
                wording.name(line),
                *(wording.figure(line, each) for each in values),
                f"{low} – {high}",
                style="bold" if line.is_shown else None,
            )
        speaker.console.print(table)
        if len(here) > DEEDS_SHOWN:
            speaker.say("whatif-more", count=len(here) - DEEDS_SHOWN)


COMMANDS = {
    "whatif": Command(
        "whatif",
        run,
        arguments=(Argument("game"),),
        flags=(
            Flag("content", file_path, placeholder="DIR"),
            Flag("games", whole_number(1, MOST_PAIRS), 1000, placeholder="N"),
            Flag("bot", one_of(BOTS), "search-1", placeholder="greedy", help="flag-whatif-bot"),
            Flag("seed", whole_number(0, LARGEST_SEED), 1, placeholder="N"),
            Flag("workers", whole_number(1, 1024), cores(), placeholder="N"),
            RAY,
            Flag("out", file_path, placeholder="FILE"),
            Flag("html", file_path, placeholder="FILE", help="flag-whatif-html"),
            Flag("json"),
        ),
        takes_game_options=True,
    )
}
