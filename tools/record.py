"""A game of random bots as a record, for the corpus in `tests/records`.

PYTHONPATH=src:examples python tools/record.py GAME FILE [--seats N] [--seed N] [OPTION=VALUE]
"""

from __future__ import annotations

import argparse
from pathlib import Path

from threecrowns.catalogue import find_game
from threecrowns.engine.game import OptionValue, Setup
from threecrowns.engine.match import Match, shuffle_from_seed
from threecrowns.engine.record import RecordWriter
from threecrowns.engine.rng import Rng
from threecrowns.engine.state import CHANCE


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("file", type=Path)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("options", nargs="*")
    call = parser.parse_intermixed_args()
    game = find_game(call.game)
    options: dict[str, OptionValue] = {}
    for each in call.options:
        name, _, value = each.partition("=")
        options[name] = {"yes": True, "no": False}.get(
            value, int(value) if value.isdigit() else value
        )
    setup = game.with_defaults(Setup(call.seats or game.default_seats, options))
    match = Match(game, setup, shuffle_from_seed(call.seed, setup.seats))
    writer = RecordWriter(match, call.file, is_durable=False)
    writer.start(["random"] * setup.seats)
    rng = Rng(call.seed)
    while not match.state.is_over():
        if match.state.actor == CHANCE:
            match.draw()
            continue
        legal = match.state.legal_actions()
        match.answer(int(match.state.actor), legal[rng.below(len(legal))])
    writer.close()


if __name__ == "__main__":
    main()
