"""The games of the house, each loaded once."""

from __future__ import annotations

import inspect
from functools import lru_cache

from threecrowns.catalogue import find_game, game_class, game_places
from threecrowns.engine.game import Game


@lru_cache(maxsize=32)
def game_of(name: str) -> Game:
    """A game by its id; raises SetupError."""
    return find_game(name)


def offered() -> list[Game]:
    """Every game that can be played."""
    return [game_of(name) for name in game_places() if not inspect.isabstract(game_class(name))]
