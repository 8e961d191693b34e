"""The town as a small picture: whose workers stand where, and who works on the cathedral."""

from __future__ import annotations

from threecrowns.engine.view import Spot
from threecrowns.games.architects.content.vocabulary import PLACE_NAMES
from threecrowns.games.architects.rules.turn import Architects


def sketch_of(state: Architects) -> tuple[Spot, ...]:
    players = range(state.players)
    standing = (
        Spot(name, "workers", player, count)
        for place, name in enumerate(PLACE_NAMES)
        for player in players
        if (count := state.workers_at(place, player))
    )
    levels = (
        Spot("cathedral", "level", player, level)
        for player in players
        if (level := state.level(player))
    )
    return (*standing, *levels)
