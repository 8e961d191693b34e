"""Ireland as a small picture: whose disc lies in which town."""

from __future__ import annotations

from threecrowns.engine.bits import has
from threecrowns.engine.view import Spot
from threecrowns.games.brian_boru.content.pack import Content
from threecrowns.games.brian_boru.rules.round import BrianBoru
from threecrowns.games.brian_boru.rules.state import NOBODY


def sketch_of(content: Content, state: BrianBoru) -> tuple[Spot, ...]:
    found = []
    for number, town in enumerate(content.towns):
        owner = state.owner_of(number)
        if owner != NOBODY:
            look = "vikings" if has(state.vikings, number) else "disc"
            found.append(Spot(f"{town.at[0]},{town.at[1]}", look, owner))
    return tuple(found)
