"""`crowns soak`: many random games with every promise checked; a broken one is kept."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from threecrowns.bots.soak import soak, soak_tasks
from threecrowns.bots.workers import cores, on_all_cores
from threecrowns.catalogue import find_game
from threecrowns.cli.console import Speaker
from threecrowns.cli.flags import Argument, Call, Command, Flag, file_path, whole_number
from threecrowns.cli.play import LARGEST_SEED
from threecrowns.cli.progress import CtrlC, watched

MOST_GAMES = 100_000_000
SHOWN = 10  # broken games that are told one by one


def run(call: Call) -> int:
    speaker = Speaker(call["language"])
    game = find_game(call["game"], call["content"])
    tasks = soak_tasks(game, call["games"], call["seed"], call["records"] or Path())
    load = partial(find_game, game.id, call["content"])
    count: int = call["games"]
    games = answers = broken = 0
    with CtrlC() as ctrl_c:
        results = on_all_cores(load, soak, tasks, count, call["workers"], ctrl_c.is_pressed)
        for result in watched(results, count, speaker.text("soak-progress")):
            games += 1
            answers += result.answers
            if result.broken:
                broken += 1
                if broken <= SHOWN:
                    speaker.say("soak-broken", what=result.broken[0], file=str(result.record))
    speaker.say("soak-done", games=games, answers=answers, broken=broken)
    ctrl_c.break_off()
    return 2 if broken else 0


COMMANDS = {
    "soak": Command(
        "soak",
        run,
        arguments=(Argument("game"),),
        flags=(
            Flag("games", whole_number(1, MOST_GAMES), 1000, placeholder="N"),
            Flag("seed", whole_number(0, LARGEST_SEED), 1, placeholder="N"),
            Flag("workers", whole_number(1, 1024), cores(), placeholder="N"),
            Flag("records", file_path, placeholder="DIR"),
            Flag("content", file_path, placeholder="DIR"),
        ),
    )
}
