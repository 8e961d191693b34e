"""What one seat may know of a table, as typed JSON. Browser and terminal draw nothing else.

Both players know the same (T23, T115): everything but the front of the start tile and the stack.
"""

from __future__ import annotations

import msgspec

from threecrowns.engine.asking import Source
from threecrowns.engine.bits import has, size
from threecrowns.engine.view import Head
from threecrowns.games.two_heirs.content.components import directions
from threecrowns.games.two_heirs.content.pack import COLOUR_IDS, GAME, UNIT_IDS, Content
from threecrowns.games.two_heirs.rules.building import resources
from threecrowns.games.two_heirs.rules.reserve import rank_of_slot, reach
from threecrowns.games.two_heirs.rules.roads import (
    Roads,
    first_segments,
    owned_by,
    points_by_road,
)
from threecrowns.games.two_heirs.rules.scoring import total_points
from threecrowns.games.two_heirs.rules.state import (
    ASIDE,
    IN_RESERVE,
    NO_OWNER,
    NORTH,
    NOTHING,
    SLOTS,
    SOUTH,
    UNITS,
    wood_stone_grain,
)
from threecrowns.games.two_heirs.rules.turn import TwoHeirs
from threecrowns.games.two_heirs.speech.asking import asked_name, turn_number
from threecrowns.games.two_heirs.speech.moves import cell_value
from threecrowns.games.two_heirs.speech.sources import sources
from threecrowns.games.two_heirs.speech.words import missing


class TileView(msgspec.Struct, frozen=True):
    """A tile in the play area."""

    at: tuple[int, int]
    colour: str
    id: str | None  # None: nobody knows the front of the start tile
    owner: int | None  # None: terrain
    exits: tuple[str, ...]  # road exits in board directions
    token: str | None  # a treasure of Henry's


class SlotView(msgspec.Struct, frozen=True):
    """A slot of the royal reserve."""

    slot: int
    tile: str | None
    has_shield: bool
    rank: int  # 1 for the first tile clockwise from the shield; 0 without a tile


class UnitView(msgspec.Struct, frozen=True):
    owner: int
    unit: str  # "elite", "1" or "2"
    at: tuple[int, int] | None
    place: str  # "landscape", "reserve" or "aside"
    is_marked: bool


class PlayerView(msgspec.Struct, frozen=True):
    seat: int
    hand: tuple[str, ...]
    reach: int
    resources: tuple[int, int, int]  # wood, stone, grain available now
    sources: tuple[Source, ...]  # what gives them, an entry for each
    missing: dict[str, tuple[int, int, int]]  # [hand tile] -> what it lacks before discounts
    points: int  # as the table lies now


class HenryView(msgspec.Struct, frozen=True):
    level: int
    treasures_left: int
    reference: tuple[int, int]  # the tile beside which he builds


class RoadView(msgspec.Struct, frozen=True):
    """A road with every building on it, whether it scores or not."""

    id: int  # stays the same while the road grows
    cells: tuple[tuple[int, int], ...]
    buildings: tuple[int, int]  # of each seat
    points: tuple[int, int]  # for each seat


class View(Head, frozen=True):
    target: tuple[int, int] | None  # the building a siege is about
    turn: int  # whose turn it is, also while CHANCE answers
    final_turns: int | None  # turns still to be ended once the end is triggered
    crown: int
    discounts: int
    stack: int
    top_colour: str | None
    sets: tuple[str, ...]
    has_road_scoring: bool
    landscape: tuple[TileView, ...]
    ring: tuple[SlotView, ...]
    units: tuple[UnitView, ...]
    players: tuple[PlayerView, PlayerView]
    removed: tuple[str, ...]  # tiles that left the game
    roads: tuple[RoadView, ...]
    henry: HenryView | None


def view_of(content: Content, state: TwoHeirs, seat: int | None) -> View:
    asked = asked_name(state)
    top = state.top
    return View(
        game=GAME,
        seat=seat,
        actor=state.actor,
        waiting=tuple(state.waiting()),
        asked=asked,
        turn_number=turn_number(state),
        winners=_winners(state) if asked == "over" else None,
        target=cell_value(state.cell(state.planned_number())) if asked == "siege" else None,
        turn=state.turn,
        final_turns=state.ending if state.ending >= 0 else None,
        crown=state.crown,
        discounts=state.discounts,
        stack=state.stack_size(),
        top_colour=None if top == NOTHING else COLOUR_IDS[content.tiles[top].colour],
        sets=sets_in_play(content, state),
        has_road_scoring=state.has_road_scoring,
        landscape=tuple(_tile_view(content, state, spot) for spot in range(state.spots)),
        ring=tuple(_slot_view(content, state, slot) for slot in range(SLOTS)),
        units=tuple(
            _unit_view(state, owner, unit) for owner in (SOUTH, NORTH) for unit in range(UNITS)
        ),
        players=(_player_view(content, state, SOUTH), _player_view(content, state, NORTH)),
        removed=tile_ids(content, state.out),
        roads=_road_views(state),
        henry=_henry_view(state) if state.is_solo() else None,
    )


def _winners(state: TwoHeirs) -> tuple[int, ...]:
    """T113. Both, if nobody is ahead."""
    winner = state.winner()
    return (winner,) if winner >= 0 else (SOUTH, NORTH)


def tile_ids(content: Content, tiles: int) -> tuple[str, ...]:
    return tuple(tile.id for n, tile in enumerate(content.tiles) if has(tiles, n))


def sets_in_play(content: Content, state: TwoHeirs) -> tuple[str, ...]:
    return tuple(each.id for each in content.sets if each.tiles & state.tiles_in_game)


def _tile_view(content: Content, state: TwoHeirs, spot: int) -> TileView:
    tile = content.tiles[state.tile(spot)]
    owner = state.owner(spot)
    token = int(state.token_of[spot])
    return TileView(
        at=cell_value(state.cell(spot)),
        colour=COLOUR_IDS[tile.colour],
        id=tile.id if spot > 0 else None,
        owner=None if owner == NO_OWNER else owner,
        exits=directions(state.exits(spot)),
        token=None if token == NOTHING else content.treasures[token],
    )


def _slot_view(content: Content, state: TwoHeirs, slot: int) -> SlotView:
    tile = int(state.ring[slot])
    return SlotView(
        slot=slot,
        tile=None if tile == NOTHING else content.tiles[tile].id,
        has_shield=slot == state.shield,
        rank=rank_of_slot(state, slot),
    )


def _unit_view(state: TwoHeirs, owner: int, unit: int) -> UnitView:
    cell = state.unit(owner, unit)
    return UnitView(
        owner=owner,
        unit=UNIT_IDS[unit],
        at=cell_value(cell) if cell >= 0 else None,
        place={IN_RESERVE: "reserve", ASIDE: "aside"}.get(cell, "landscape"),
        is_marked=state.is_marked(owner, unit),
    )


def _player_view(content: Content, state: TwoHeirs, seat: int) -> PlayerView:
    hand = tile_ids(content, state.hands[seat])
    return PlayerView(
        seat=seat,
        hand=hand,
        reach=reach(state, seat),
        resources=wood_stone_grain(resources(state, seat)),
        sources=sources(state, seat),
        missing={tile: missing(content, state, seat, tile) for tile in hand},
        points=total_points(state, seat),
    )


def _road_views(state: TwoHeirs) -> tuple[RoadView, ...]:
    roads = Roads(state)
    owned = [owned_by(state, seat) for seat in (SOUTH, NORTH)]
    points = [points_by_road(state, roads, seat) for seat in (SOUTH, NORTH)]
    views = []
    for number, start in enumerate(first_segments(roads)):
        members = roads.spots_on[number + 1]
        on_it = [cell_value(state.cell(spot)) for spot in range(state.spots) if has(members, spot)]
        south, north = (size(members & each) for each in owned)
        views.append(
            RoadView(
                id=start,
                cells=tuple(on_it),
                buildings=(south, north),
                points=(points[SOUTH][number], points[NORTH][number]),
            )
        )
    return tuple(views)


def _henry_view(state: TwoHeirs) -> HenryView:
    reference = cell_value(state.cell(state.reference)) if state.spots else (0, 0)
    return HenryView(state.henry_level, state.treasures_left, reference)
