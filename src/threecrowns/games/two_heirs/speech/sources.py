"""Where the resources of a seat come from, and which of them pay for a building."""

from __future__ import annotations

from collections.abc import Iterator

from threecrowns.engine.asking import Bill, Source
from threecrowns.engine.bits import lowest, without_lowest
from threecrowns.engine.phrase import Ref
from threecrowns.games.two_heirs.content.pack import RESOURCE_IDS, Content
from threecrowns.games.two_heirs.content.tables import RESOURCE
from threecrowns.games.two_heirs.rules.building import resources
from threecrowns.games.two_heirs.rules.reserve import rank_of_slot, reach
from threecrowns.games.two_heirs.rules.state import SLOTS, UNITS, wood_stone_grain
from threecrowns.games.two_heirs.rules.turn import TwoHeirs
from threecrowns.games.two_heirs.speech.moves import cell_value
from threecrowns.games.two_heirs.speech.words import missing

DISCOUNT = "discount"


def sources(state: TwoHeirs, seat: int) -> tuple[Source, ...]:
    """T48-T54. Everything that gives the seat a resource now, one entry for each resource."""
    return (*_royal(state, seat), *_of_units(state, seat), *_of_buildings(state, seat))


def _royal(state: TwoHeirs, seat: int) -> Iterator[Source]:
    """T48. Reserve tiles in reach, clockwise from the shield."""
    for step in range(1, SLOTS):
        slot = (state.shield + step) % SLOTS
        if 0 < rank_of_slot(state, slot) <= reach(state, seat):
            colour = int(state.tables.colour[int(state.ring[slot])])
            yield Source(Ref("slot", slot), RESOURCE_IDS[colour])


def _of_units(state: TwoHeirs, seat: int) -> Iterator[Source]:
    """T49, T51. The tiles on which own units stand."""
    for unit in range(UNITS):
        cell = state.unit(seat, unit)
        if cell >= 0:
            colour = state.colour(state.spot_at(cell))
            yield Source(Ref("cell", cell_value(cell)), RESOURCE_IDS[colour])


def _of_buildings(state: TwoHeirs, seat: int) -> Iterator[Source]:
    """T50. Own Farms, Sawmills and Quarries."""
    for spot in range(state.spots):
        if state.owner(spot) == seat and state.effect(spot) == RESOURCE:
            kind = state.kind(spot)
            gives = RESOURCE_IDS[int(state.tables.first_colour[kind])]
            at = Ref("cell", cell_value(state.cell(spot)))
            yield from (Source(at, gives) for _ in range(int(state.tables.amount[kind])))


def usable(state: TwoHeirs, seat: int) -> dict[str, int]:
    """T48-T54. How much of each resource a seat can use; only in its turn does that matter."""
    if state.turn != seat:
        return {}
    return dict(zip(RESOURCE_IDS, wood_stone_grain(resources(state, seat)), strict=True))


def lacks(content: Content, state: TwoHeirs, seat: int) -> dict[str, dict[str, int]]:
    """T47. What each tile in hand lacks before discounts are spent, in the turn of its seat."""
    found = {}
    hand = state.hands[seat] if state.turn == seat else 0
    while hand:
        tile = content.tiles[lowest(hand)].id
        counts = zip(RESOURCE_IDS, missing(content, state, seat, tile), strict=True)
        found[tile] = {good: count for good, count in counts if count}
        hand = without_lowest(hand)
    return found


def bill_of(content: Content, state: TwoHeirs, seat: int, tile: str) -> Bill:
    """T41, T47. The cost of a building: paid by sources, the rest by discounts."""
    wanted = dict(zip(RESOURCE_IDS, content.tiles[content.tile_number(tile)].cost, strict=True))
    paying = []
    for source in sources(state, seat):
        if wanted[source.gives] > 0:
            wanted[source.gives] -= 1
            paying.append(source)
    pays: dict[str, int] = {}
    for source in paying:
        pays[source.gives] = pays.get(source.gives, 0) + 1
    if uncovered := sum(wanted.values()):
        pays[DISCOUNT] = uncovered
    return Bill(pays, tuple(paying))
