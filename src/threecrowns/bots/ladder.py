"""The whole ladder: every bot against every other one, and what each is worth.

Results are lines of a file, written as they come: a ladder that was broken off goes on there.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

from threecrowns.bots.arena import Outcome, Pairing, Result, Standing, mixed
from threecrowns.bots.levels import model_of
from threecrowns.engine.game import Game, Setup
from threecrowns.engine.refusal import CrownsError

FORMAT = "ladder-2"


def rungs(
    game: Game,
    setup: Setup,
    bots: Sequence[str],
    games: int,
    seed: int,
    scripts: Sequence[str] = (),
) -> list[Pairing]:
    """All games: of two bots by turns on the seats, each as often on every one of them.

    And of every bot alone against every script.
    """
    found = []
    for one, other in combinations(range(len(bots)), 2):
        for index in range(games):
            pair = (one, other) if index % 2 == 0 else (other, one)
            entrants = tuple(pair[seat % 2] for seat in range(setup.seats))
            found.append(
                Pairing(
                    setup=setup,
                    bots=tuple(bots[each] for each in entrants),
                    entrants=entrants,
                    shuffle_seed=mixed(seed, one, other, index // 2),
                    bot_seed=mixed(seed, one, other, index, 1),
                    record=None,
                )
            )
    for one, bot in enumerate(bots):
        for number, script in enumerate(scripts, start=len(bots)):
            alone = game.with_defaults(game.scripted()[script])
            for index in range(games):
                seeds = (mixed(seed, one, number, index), mixed(seed, one, number, index, 1))
                found.append(Pairing(alone, (bot,), (one, number), *seeds, None))
    return found


def header(
    game: Game,
    setup: Setup,
    bots: Sequence[str],
    games: int,
    seed: int,
    scripts: Sequence[str] = (),
) -> str:
    """The first line: what decides all games of the ladder."""
    facts: dict[str, Any] = {"format": FORMAT, "game": game.id, "content": game.content_hash}
    tables = (setup.seats, 1) if scripts else (setup.seats,)
    facts |= {
        "models": [model_of(game, (bot,), seats) for seats in tables for bot in bots],
        "setup": setup.to_json(),
        "bots": list(bots),
        "scripts": list(scripts),
        "games": games,
        "seed": seed,
    }
    return json.dumps(facts)


def outcomes_in(file: Path, head: str) -> list[Outcome]:
    """What was played before; a file of another ladder is refused, a torn last line is dropped."""
    if not file.exists():
        file.write_text(f"{head}\n", "utf-8")
        return []
    first, *lines = file.read_text("utf-8").split("\n")
    if first != head:
        raise CrownsError("ladder-other", file=str(file))
    whole = lines[:-1]  # what comes after the last line end was not written to its end
    file.write_text("\n".join([first, *whole, ""]), "utf-8")
    return [outcome_of(line) for line in whole]


def line_of(outcome: Outcome) -> str:
    return json.dumps([outcome.entrants, outcome.payoffs, outcome.answers])


def outcome_of(line: str) -> Outcome:
    entrants, payoffs, answers = json.loads(line)
    return Outcome(tuple(entrants), tuple(payoffs), answers)


def kept(file: Path, outcomes: Iterable[Outcome]) -> Iterator[Outcome]:
    """The same outcomes, each in the file before it is told."""
    with file.open("a", encoding="utf-8") as out:
        for outcome in outcomes:
            out.write(f"{line_of(outcome)}\n")
            out.flush()
            yield outcome


def result_of(bots: Sequence[str], outcomes: Iterable[Outcome]) -> Result:
    result = Result([Standing(bot) for bot in bots])
    for outcome in outcomes:
        result.add(outcome)
    result.rate_entrants()
    return result
