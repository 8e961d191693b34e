"""How a game begins: the shuffle, and options that are drawn by lot."""

from __future__ import annotations

import hashlib
import random
import secrets
from collections.abc import Mapping

from threecrowns.engine.game import Game, OptionValue, Setup
from threecrowns.engine.match import Shuffle, shuffle_from_seed

RANDOM = ("random",)  # a list that is drawn by lot


def new_shuffle(seed: int | None, seats: int) -> Shuffle:
    """A fresh shuffle, or that of a numbered game."""
    if seed is not None:
        return shuffle_from_seed(seed, seats)
    numbers = tuple(secrets.randbelow(10**9) for _ in range(seats))
    return Shuffle(secrets.token_bytes(32), numbers)


def new_setup(
    game: Game, seats: int, options: Mapping[str, OptionValue], shuffle: Shuffle
) -> Setup:
    """The set-up with every option filled in and drawn; raises SetupError."""
    return game.with_defaults(Setup(seats, drawn_options(game, options, shuffle)))


def drawn_options(
    game: Game, options: Mapping[str, OptionValue], shuffle: Shuffle
) -> dict[str, OptionValue]:
    """The options with every `random` list drawn, the same way for the same seed."""
    secret = hashlib.sha256(shuffle.secret + b"|options").hexdigest()
    rng = random.Random(secret)
    drawn = dict(options)
    for option in game.options:
        if drawn.get(option.name) == RANDOM:
            names = [str(choice) for choice in option.choices]
            chosen = rng.sample(names, option.how_many)
            drawn[option.name] = tuple(name for name in names if name in chosen)
    return drawn
