"""The landscape as a small picture: pigments and frames only."""

from __future__ import annotations

from threecrowns.engine.view import Spot
from threecrowns.games.two_heirs.content.pack import COLOUR_IDS, Content
from threecrowns.games.two_heirs.rules.state import NO_OWNER
from threecrowns.games.two_heirs.rules.turn import TwoHeirs
from threecrowns.games.two_heirs.speech.moves import cell_value


def sketch_of(content: Content, state: TwoHeirs) -> tuple[Spot, ...]:
    found = []
    for spot in range(state.spots):
        x, y = cell_value(state.cell(spot))
        owner = state.owner(spot)
        colour = COLOUR_IDS[content.tiles[state.tile(spot)].colour]
        found.append(Spot(f"{x},{y}", colour, None if owner == NO_OWNER else owner))
    return tuple(found)
