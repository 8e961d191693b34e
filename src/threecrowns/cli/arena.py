"""`crowns arena`: bots play each other, with rotated seats, on all cores."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

from rich.table import Table

from threecrowns.bots.arena import Result, Standing, pairings, play
from threecrowns.bots.levels import make_bot, why_plain
from threecrowns.bots.workers import cores, on_all_cores
from threecrowns.catalogue import find_game
from threecrowns.cli.console import Speaker, complain_of_model
from threecrowns.cli.flags import Argument, Call, Command, Flag, file_path, whole_number
from threecrowns.cli.game_flags import options_given
from threecrowns.cli.play import LARGEST_SEED
from threecrowns.cli.progress import CtrlC, watched
from threecrowns.cli.seats import read_bots
from threecrowns.engine.game import Setup
from threecrowns.engine.match import shuffle_from_seed
from threecrowns.table.opening import drawn_options
from threecrowns.table.seats import check_seats, usual_seats

MOST_GAMES = 10_000_000


def run(call: Call) -> int:
    game = call.game
    assert game is not None, "the game is a required argument"
    options = options_given(call, game)
    bots: tuple[str, ...] = call["seats"] or ("search-1",) * usual_seats(game, options)
    check_seats(game, options, len(bots))
    if len(bots) not in game.seat_counts:
        game.with_defaults(Setup(len(bots)))  # says how many may sit down
    shuffle = shuffle_from_seed(call["seed"], len(bots))
    setup = game.with_defaults(Setup(len(bots), drawn_options(game, options, shuffle)))
    game.new(setup)  # says what does not go together, before anybody works
    tasks = pairings(setup, bots, call["games"], call["seed"], call["records"])
    load = partial(find_game, game.id, call["content"])
    speaker = Speaker(call["language"], game.texts)
    for bot in bots:
        make_bot(bot, game, 0)  # says what is wrong with a model, before anybody works
    complain_of_model(speaker, why_plain(game, bots))
    result = Result([Standing(bot) for bot in bots])
    count: int = call["games"]
    with CtrlC() as ctrl_c:
        outcomes = on_all_cores(load, play, tasks, count, call["workers"], ctrl_c.is_pressed)
        for outcome in watched(outcomes, count, speaker.text("arena-progress")):
            result.add(outcome)
    result.rate_entrants()
    if call["json"]:
        speaker.line(json.dumps(report(game.id, result)))
    else:
        show(speaker, result)
    ctrl_c.break_off()
    return 0


def report(game: str, result: Result) -> dict[str, Any]:
    return {
        "game": game,
        "games": result.games,
        "seats": [
            {
                "bot": standing.bot,
                "wins": standing.wins,
                "draws": standing.draws,
                "rate": round(standing.rate, 4),
                "ci95": [round(bound, 4) for bound in standing.ci95],
                "payoff": round(standing.payoff / max(1, standing.games), 4),
                "elo": round(standing.elo),
            }
            for standing in result.standings
        ],
    }


def show(speaker: Speaker, result: Result) -> None:
    table = Table()
    for heading in ("bot", "wins", "draws", "rate", "interval", "elo"):
        table.add_column(speaker.text(f"arena-{heading}"), justify="right")
    for standing in result.standings:
        low, high = standing.ci95
        table.add_row(
            standing.bot,
            str(standing.wins),
            str(standing.draws),
            speaker.percent(standing.rate),
            f"{speaker.percent(low)} – {speaker.percent(high)}",
            f"{standing.elo:+.0f}",
        )
    speaker.say("arena-games", count=result.games)
    speaker.console.print(table)


COMMANDS = {
    "arena": Command(
        "arena",
        run,
        arguments=(Argument("game"),),
        flags=(
            Flag("seats", read_bots, placeholder="search-3,greedy", help="flag-arena-seats"),
            Flag("games", whole_number(1, MOST_GAMES), 100, placeholder="N"),
            Flag("seed", whole_number(0, LARGEST_SEED), 1, placeholder="N"),
            Flag("workers", whole_number(1, 1024), cores(), placeholder="N"),
            Flag("records", file_path, placeholder="DIR"),
            Flag("content", file_path, placeholder="DIR"),
            Flag("json"),
        ),
        takes_game_options=True,
    )
}
