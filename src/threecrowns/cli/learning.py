"""`crowns selfplay` and `crowns train`: games to learn from, and what is learned from them."""

from __future__ import annotations

from functools import partial
from importlib.util import find_spec
from pathlib import Path

from threecrowns.bots.cluster import spread
from threecrowns.bots.workers import cores
from threecrowns.catalogue import find_game
from threecrowns.cli.console import Speaker
from threecrowns.cli.flags import (
    Argument,
    Call,
    Command,
    Flag,
    UsageError,
    file_path,
    plain_text,
    whole_number,
)
from threecrowns.cli.play import LARGEST_SEED
from threecrowns.cli.progress import CtrlC, watched
from threecrowns.engine.models import write_model
from threecrowns.engine.refusal import CrownsError

MOST_GAMES = 10_000_000


def need_numpy() -> None:
    """The rest of the house does without it."""
    if find_spec("numpy") is None:
        raise CrownsError("research-missing")


def run_selfplay(call: Call) -> int:
    need_numpy()
    from threecrowns.research.selfplay import (
        game_judging_by,
        kept,
        play_shard,
        settings_of,
        setups_of,
        shards,
    )

    speaker = Speaker(call["language"])
    if call["plain"] and call["model"] is not None:
        raise UsageError("usage-plain-model")
    judging = partial(game_judging_by, call["game"], call["model"], is_plain=call["plain"])
    game = judging()
    model = "" if call["model"] is None or game.learned is None else game.learned.model.digest
    folder: Path = call["out"] or Path(f"selfplay-{game.id}")
    count: int = call["games"]
    settings = settings_of(
        game, call["seed"], call["iterations"], call["players"], model, call["forks"]
    )
    setups_of(game, settings)  # says how many may sit down
    tasks = shards(folder, settings, count)
    missing = sum(task.games for task in tasks)
    with CtrlC() as ctrl_c:
        played = spread(
            *(judging, play_shard, tasks, len(tasks)),
            workers=call["workers"],
            ray=call["ray"],
            is_stopped=ctrl_c.is_pressed,
            largest_bundle=1,
        )
        done = kept(tasks, played, 0 if call["ray"] else call["workers"])
        for games in watched(done, len(tasks), speaker.text("selfplay-progress")):
            missing -= games
    speaker.say("selfplay-done", games=count - missing, folder=str(folder))
    ctrl_c.break_off()
    return 0


def run_train(call: Call) -> int:
    need_numpy()
    from threecrowns.research.contrasts import all_contrasts
    from threecrowns.research.selfplay import read_settings, seconds_of
    from threecrowns.research.training import lessons_of, shards_of, together, train

    speaker = Speaker(call["language"])
    game = find_game(call["game"])
    folder: Path = call["data"] or Path(f"selfplay-{game.id}")
    file: Path = call["out"] or Path(f"{game.id}.json")
    game.wanted_model(0)  # says whether there is anything to look at
    files = shards_of(game, folder)
    with CtrlC() as ctrl_c:
        found = spread(
            *(partial(find_game, game.id), lessons_of, map(Path.read_bytes, files), len(files)),
            workers=call["workers"],
            ray=call["ray"],
            is_stopped=ctrl_c.is_pressed,
        )
        parts = list(watched(found, len(files), speaker.text("train-progress")))
    ctrl_c.break_off()
    settings = read_settings(folder)
    rows, seconds = together(rows for rows, _ in parts), seconds_of(folder)
    branches = all_contrasts(branches for _, branches in parts)
    model = train(game, rows, settings, call["passes"], call["seed"], seconds, branches)
    write_model(file, model)
    held = model.card["held_out"]
    rates = {name: speaker.percent(held[name]["right"]) for name in ("plain", "search", "learned")}
    speaker.say(
        "train-done",
        positions=model.card["positions"],
        games=model.card["games"],
        file=str(file),
        **rates,
    )
    return 0


RAY = Flag("ray", plain_text, placeholder="HOST")
SEED = Flag("seed", whole_number(0, LARGEST_SEED), 1, placeholder="N")
COMMANDS = {
    "selfplay": Command(
        "selfplay",
        run_selfplay,
        arguments=(Argument("game"),),
        flags=(
            Flag("games", whole_number(1, MOST_GAMES), 1000, placeholder="N"),
            SEED,
            Flag("iterations", whole_number(1, 1_000_000), 120, placeholder="N"),
            RAY,
            Flag("players", whole_number(0, 5), 0, placeholder="N", help="flag-learned-players"),
            Flag("model", file_path, placeholder="FILE", help="flag-selfplay-model"),
            Flag("plain", help="flag-selfplay-plain"),
            Flag("forks", whole_number(0, 1000), 0, placeholder="N"),
            Flag("workers", whole_number(1, 1024), cores(), placeholder="N"),
            Flag("out", file_path, placeholder="DIR", help="flag-learned-out"),
        ),
    ),
    "train": Command(
        "train",
        run_train,
        arguments=(Argument("game"),),
        flags=(
            Flag("data", file_path, placeholder="DIR", help="flag-train-data"),
            Flag("passes", whole_number(1, 1000), 8, placeholder="N"),
            SEED,
            Flag("workers", whole_number(1, 1024), cores(), placeholder="N"),
            RAY,
            Flag("out", file_path, placeholder="FILE", help="flag-learned-out"),
        ),
    ),
}
