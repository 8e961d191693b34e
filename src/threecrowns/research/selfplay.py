"""Games of the search against itself, kept as rows to learn from.

A folder holds `selfplay.json`, the settings, `seconds.json`, how long one core would have played,
and shards: `shard-000000.npz` has games 0 to 49 and so on. Every game is decided by the seed and
its number, so shards may be made in any order, by any number of processes, and a run that was
broken off goes on with those that are missing.

Arrays of a shard; rows are decisions with more than one answer:

    setups [game]           JSON of the set-up
    actions, action_ends    all answers of the games, draws included; where each game ends
    payoffs [game, seat]
    game [row], at [row]    which game of the shard, and after how many of its answers
    seat [row]              who is asked
    observation [row, n]    float16
    value [row]             what the search thinks, for that seat
    answers, visits, ends   the legal answers (the mask), how often each was tried; where a row ends

and for positions that were played on in other ways (`forking.py`), none unless asked for:

    branch_game [branch]    which game of the shard
    branch_at [branch]      after how many of its answers the fork lies; its branches are in a row
    branch_actions, branch_ends  the answers of all branches; where each ends
    branch_quiet [branch]   after how many of its own answers the position to be judged lies
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from time import monotonic
from typing import Any
from zipfile import BadZipFile

import msgspec
import numpy as np

from threecrowns.bots.arena import mixed
from threecrowns.catalogue import find_game
from threecrowns.engine.game import Game, Setup
from threecrowns.engine.refusal import CrownsError, SetupError
from threecrowns.engine.rng import Rng
from threecrowns.engine.search import Search
from threecrowns.engine.state import CHANCE
from threecrowns.research.forking import branches

PER_SHARD = 50  # games
STRAYS = 16  # one answer in so many is not the best one, for variety
SETTINGS = "selfplay.json"
SPENT = "seconds.json"  # beside the shards, which are the same however long they took


class Settings(msgspec.Struct, frozen=True):
    """What decides every game of a folder."""

    game: str
    content: str
    rules_version: int
    seed: int
    iterations: int
    is_learned: bool  # by the learned judgement, or by the plain one
    players: int = 0  # only tables with so many; 0: with any number but one
    model: str = ""  # the digest of the model that is judged by, if it is not the game's own
    forks: int = 0  # how many positions of each game are played on in other ways


@dataclass(frozen=True)
class Shard:
    """A task: some games, in order, into a file."""

    settings: Settings
    first: int
    games: int
    file: Path


def game_judging_by(name: str, model: Path | None, *, is_plain: bool = False) -> Game:
    """The game with its own model, with the one in a file, or with none; raises ModelError."""
    game = find_game(name)
    if is_plain:
        game.learned = None
    elif model is not None:
        game.learned = game.judging_by(model)
    return game


def settings_of(
    game: Game, seed: int, iterations: int, players: int = 0, model: str = "", forks: int = 0
) -> Settings:
    """The settings; raises CrownsError where forks have no end before that of the game."""
    if forks and not game.heuristics.stops_at_draws:
        raise CrownsError("selfplay-no-forks", game=game.id)
    has_model = game.learned is not None and game.learned.at(players or 2) is not game.heuristics
    what = (game.id, game.content_hash, game.rules_version)
    return Settings(*what, seed, iterations, has_model, players, model, forks)


def setups_of(game: Game, settings: Settings) -> list[Setup]:
    """The tables that are played at in turn, with all options; alone only if that is asked for."""
    found = [setup for setup in game.setups() if setup.seats > 1]
    if settings.players:
        found = [setup for setup in game.setups() if setup.seats == settings.players]
    if not found:
        raise SetupError(
            "setup-seats",
            seats=settings.players,
            allowed=", ".join(str(count) for count in game.seat_counts),
        )
    return found


def shards(folder: Path, settings: Settings, games: int) -> list[Shard]:
    """The shards still to be made; refuses a folder with games of other settings."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / SETTINGS
    if file.exists():
        if read_settings(folder) != settings:
            raise CrownsError("selfplay-other-settings", folder=str(folder))
    else:
        _write(file, msgspec.json.encode(settings))
    found = []
    for first in range(0, games, PER_SHARD):
        count = min(PER_SHARD, games - first)
        shard = Shard(settings, first, count, folder / f"shard-{first // PER_SHARD:06}.npz")
        if not shard.file.exists() or games_in(shard.file) < count:
            found.append(shard)
    return found


def read_settings(folder: Path) -> Settings:
    try:
        return msgspec.json.decode((folder / SETTINGS).read_bytes(), type=Settings)
    except (OSError, msgspec.DecodeError) as error:
        raise CrownsError("selfplay-no-folder", folder=str(folder)) from error


def games_in(file: Path) -> int:
    """How many games a shard has; none if it is torn."""
    try:
        with np.load(BytesIO(file.read_bytes())) as shard:  # of a torn file numpy forgets to let go
            return len(shard["payoffs"])
    except (OSError, ValueError, KeyError, EOFError, BadZipFile):
        return 0


def play_shard(game: Game, shard: Shard) -> bytes:
    """Play the games of a shard; what is to be written, wherever they were played."""
    table: dict[str, list[Any]] = {name: [] for name in COLUMNS}
    setups = setups_of(game, shard.settings)
    for number in range(shard.games):
        seed = mixed(shard.settings.seed, shard.first + number)
        _play(game, setups[(shard.first + number) % len(setups)], seed, shard, table, number)
    arrays = {name: np.array(table[name], kind) for name, kind in COLUMNS.items()}
    most = max(len(each) for each in table["payoffs"])
    payoffs = [[*each, *[0.0] * (most - len(each))] for each in table["payoffs"]]
    arrays["payoffs"] = np.array(payoffs, np.float32)
    out = BytesIO()
    np.savez_compressed(out, allow_pickle=False, **arrays)
    return out.getvalue()


def kept(tasks: Sequence[Shard], played: Iterable[bytes], cores: int = 1) -> Iterator[int]:
    """Write shards as they come, each whole or not at all; how many games each has."""
    begin = monotonic()
    for shard, data in zip(tasks, played, strict=False):  # fewer if somebody does not want to wait
        _write(shard.file, data)
        end = monotonic()
        folder = shard.file.parent
        _write(folder / SPENT, msgspec.json.encode(seconds_of(folder) + (end - begin) * cores))
        begin = end
        yield shard.games


def seconds_of(folder: Path) -> float:
    """How long one core would have played the games of a folder; 0 if nobody has counted."""
    try:
        return msgspec.json.decode((folder / SPENT).read_bytes(), type=float)
    except (OSError, msgspec.DecodeError):
        return 0.0


COLUMNS: dict[str, Any] = {
    "setups": np.str_,
    "actions": np.int32,
    "action_ends": np.int64,
    "payoffs": object,
    "game": np.int32,
    "at": np.int32,
    "seat": np.int8,
    "observation": np.float16,
    "value": np.float32,
    "answers": np.int32,
    "visits": np.int32,
    "ends": np.int64,
    "branch_game": np.int32,
    "branch_at": np.int32,
    "branch_actions": np.int32,
    "branch_ends": np.int64,
    "branch_quiet": np.int32,
}


def _play(
    game: Game, setup: Setup, seed: int, shard: Shard, table: dict[str, list[Any]], number: int
) -> None:
    """One game and its forks; its rows and branches are added to the table."""
    rng = Rng(seed)
    state = game.new(setup)
    heuristics = game.learned or game.heuristics
    given: list[int] = []
    while not state.is_over():
        answers = state.legal_actions()
        if state.actor == CHANCE or len(answers) == 1:
            chosen = answers[rng.below(len(answers))]
        else:
            search = Search(heuristics, shard.settings.iterations, rng.next())
            chosen = int(search.choose(state))
            considered = search.considered()
            table["game"].append(number)
            table["at"].append(len(given))
            table["seat"].append(state.actor)
            table["observation"].append(game.observation(state, state.actor))
            table["value"].append(considered[0].value)
            table["answers"] += [each.action for each in considered]
            table["visits"] += [each.visits for each in considered]
            table["ends"].append(len(table["answers"]))
            if rng.below(STRAYS) == 0:
                chosen = answers[rng.below(len(answers))]
        given.append(chosen)
        state.apply(chosen)
    table["setups"].append(json.dumps(setup.to_json()))
    table["actions"] += given
    table["action_ends"].append(len(table["actions"]))
    table["payoffs"].append([state.payoff(seat) for seat in range(state.seats)])
    for branch in branches(game, setup, given, seed, shard.settings.forks):
        table["branch_game"].append(number)
        table["branch_at"].append(branch.at)
        table["branch_actions"] += branch.actions
        table["branch_ends"].append(len(table["branch_actions"]))
        table["branch_quiet"].append(branch.quiet)


def whole_shards(folder: Path) -> list[Path]:
    """The shards of a folder, in order; a torn one is left out."""
    return [file for file in sorted(folder.glob("shard-*.npz")) if games_in(file)]


def read_shards(folder: Path) -> Iterator[dict[str, Any]]:
    return (arrays_of(file.read_bytes()) for file in whole_shards(folder))


def arrays_of(data: bytes) -> dict[str, Any]:
    with np.load(BytesIO(data)) as shard:
        return {name: shard[name] for name in shard.files}


def setup_from(text: str) -> Setup:
    read = json.loads(text)
    options = {
        name: tuple(value) if isinstance(value, list) else value
        for name, value in read["options"].items()
    }
    return Setup(read["seats"], options)


def parts(ends: Sequence[int]) -> Iterator[tuple[int, int]]:
    """From where to where each part of a long array goes."""
    start = 0
    for end in ends:
        yield start, int(end)
        start = int(end)


def _write(file: Path, data: bytes) -> None:
    part = file.with_suffix(".part")
    part.write_bytes(data)
    part.replace(file)
