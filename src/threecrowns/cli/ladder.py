"""`crowns ladder`: every bot against every other one, with ratings."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

from threecrowns.bots.arena import play
from threecrowns.bots.cluster import spread
from threecrowns.bots.ladder import header, kept, outcomes_in, result_of, rungs
from threecrowns.bots.levels import BOT_NAMES, make_bot, why_plain
from threecrowns.bots.workers import cores
from threecrowns.catalogue import find_game
from threecrowns.cli.arena import MOST_GAMES, report, show
from threecrowns.cli.console import Speaker, complain_of_model
from threecrowns.cli.flags import Argument, Call, Command, Flag, file_path, whole_number
from threecrowns.cli.learning import RAY
from threecrowns.cli.play import LARGEST_SEED
from threecrowns.cli.progress import CtrlC, watched
from threecrowns.cli.seats import read_bots
from threecrowns.engine.game import Setup


def run(call: Call) -> int:
    speaker = Speaker(call["language"])
    game = find_game(call["game"])
    bots: tuple[str, ...] = call["bots"] or BOT_NAMES
    setup = game.with_defaults(Setup(max(2, game.default_seats)))
    for bot in bots:
        make_bot(bot, game, 0)  # says what is wrong with a model, before anybody works
    complain_of_model(speaker, why_plain(game, bots))
    file: Path = call["out"] or Path(f"ladder-{game.id}.jsonl")
    scripts = tuple(game.scripted())
    what = (game, setup, bots, call["games"], call["seed"], scripts)
    games = rungs(*what)
    outcomes = outcomes_in(file, header(*what))
    left = games[len(outcomes) :]
    with CtrlC() as ctrl_c:
        played = spread(
            *(partial(find_game, game.id), play, left, len(left)),
            workers=call["workers"],
            ray=call["ray"],
            is_stopped=ctrl_c.is_pressed,
        )
        outcomes += watched(kept(file, played), len(left), speaker.text("ladder-progress"))
    result = result_of((*bots, *scripts), outcomes)
    if call["json"]:
        speaker.line(json.dumps(report(game.id, result)))
    else:
        show(speaker, result)
    ctrl_c.break_off()
    return 0


COMMANDS = {
    "ladder": Command(
        "ladder",
        run,
        arguments=(Argument("game"),),
        flags=(
            Flag(
                "games", whole_number(1, MOST_GAMES), 20, placeholder="N", help="flag-ladder-games"
            ),
            Flag("bots", read_bots, placeholder="greedy,search-1", help="flag-ladder-bots"),
            Flag("seed", whole_number(0, LARGEST_SEED), 1, placeholder="N"),
            Flag("workers", whole_number(1, 1024), cores(), placeholder="N"),
            RAY,
            Flag("out", file_path, placeholder="FILE"),
            Flag("json"),
        ),
    )
}
