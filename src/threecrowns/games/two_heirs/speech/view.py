"""What one seat may know of a table, as typed JSON. Browser and terminal draw nothing else.

Both players know the same (T23, T115): everything but the front of the start tile and the stack.
"""

from __future__ import annotations

import msgspec

from threecrowns.engine.bits import has
from threecrowns.engine.state import OVER
from threecrowns.games.two_heirs.content.pack import Content
from threecrowns.games.two_heirs.content.tables import DIRECTION_NAMES
from threecrowns.games.two_heirs.rules.building import resources
from threecrowns.games.two_heirs.rules.reserve import rank_of_slot, reach
from threecrowns.games.two_heirs.rules.scoring import total_points
from threecrowns.games.two_heirs.rules.state import (
    ASIDE,
    ASK_DISCARD,
    ASK_SIEGE,
    ASK_TURN,
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
from threecrowns.games.two_heirs.speech.moves import UNIT_IDS, cell_value

ASKED_NAMES = {ASK_TURN: "turn", ASK_SIEGE: "siege", ASK_DISCARD: "discard"}
COLOUR_NAMES = ("green", "grey", "yellow")


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
    rank: int  # the how-many-th tile from the shield; 0 without a tile


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
    points: int  # as the table lies now


class HenryView(msgspec.Struct, frozen=True):
    level: int
    treasures_left: int
    reference: tuple[int, int]  # the tile beside which he builds


class View(msgspec.Struct, frozen=True):
    game: str
    seat: int | None  # who is looking
    actor: int  # who answers now; -1 chance, -2 over
    asked: str  # "turn", "siege", "discard", "chance" or "over"
    target: tuple[int, int] | None  # the building a siege is about
    turn: int
    turns_ended: int
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
    henry: HenryView | None
    winner: int | None  # when over; -1 for a draw


class TileFace(msgspec.Struct, frozen=True):
    """What is printed on a tile."""

    names: dict[str, str]
    set: str
    colour: str
    cost: tuple[int, int, int]  # wood, stone, grain
    road: tuple[tuple[str, ...], ...]  # exits joined on the tile, its bottom edge to the owner


class Components(msgspec.Struct, frozen=True):
    """What is the same in every position of a content pack."""

    tiles: dict[str, TileFace]
    sets: dict[str, dict[str, str]]
    henry: dict[str, str]  # his name
    levels: tuple[dict[str, str], ...]  # what he is called on each level


def components_of(content: Content) -> Components:
    return Components(
        tiles={
            tile.id: TileFace(
                names=content.kinds[tile.kind].names,
                set=content.sets[content.kinds[tile.kind].set].id,
                colour=COLOUR_NAMES[tile.colour],
                cost=tile.cost,
                road=tile.road,
            )
            for tile in content.tiles
        },
        sets={each.id: each.names for each in content.sets},
        henry=content.henry,
        levels=tuple(level.names for level in content.levels),
    )


def view_of(content: Content, state: TwoHeirs, seat: int | None) -> View:
    asked = "over" if state.actor == OVER else ASKED_NAMES.get(state.planned_kind(), "chance")
    top = state.top
    return View(
        game="two-heirs",
        seat=seat,
        actor=state.actor,
        asked=asked,
        target=cell_value(state.cell(state.planned_number())) if asked == "siege" else None,
        turn=state.turn,
        turns_ended=state.turns,
        final_turns=state.ending if state.ending >= 0 else None,
        crown=state.crown,
        discounts=state.discounts,
        stack=state.stack_size(),
        top_colour=None if top == NOTHING else COLOUR_NAMES[content.tiles[top].colour],
        sets=sets_in_play(content, state),
        has_road_scoring=state.has_road_scoring,
        landscape=tuple(_tile_view(content, state, spot) for spot in range(state.spots)),
        ring=tuple(_slot_view(content, state, slot) for slot in range(SLOTS)),
        units=tuple(
            _unit_view(state, owner, unit) for owner in (SOUTH, NORTH) for unit in range(UNITS)
        ),
        players=(_player_view(content, state, SOUTH), _player_view(content, state, NORTH)),
        removed=tile_ids(content, state.out),
        henry=_henry_view(state) if state.is_solo() else None,
        winner=state.winner() if asked == "over" else None,
    )


def tile_ids(content: Content, tiles: int) -> tuple[str, ...]:
    return tuple(tile.id for n, tile in enumerate(content.tiles) if has(tiles, n))


def sets_in_play(content: Content, state: TwoHeirs) -> tuple[str, ...]:
    return tuple(each.id for each in content.sets if each.tiles & state.tiles_in_game)


def _tile_view(content: Content, state: TwoHeirs, spot: int) -> TileView:
    tile = content.tiles[state.tile(spot)]
    owner = state.owner(spot)
    token = int(state.token_of[spot])
    exits = state.exits(spot)
    return TileView(
        at=cell_value(state.cell(spot)),
        colour=COLOUR_NAMES[tile.colour],
        id=tile.id if spot > 0 else None,
        owner=None if owner == NO_OWNER else owner,
        exits=tuple(name for n, name in enumerate(DIRECTION_NAMES) if has(exits, n)),
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
    return PlayerView(
        seat=seat,
        hand=tile_ids(content, state.hands[seat]),
        reach=reach(state, seat),
        resources=wood_stone_grain(resources(state, seat)),
        points=total_points(state, seat),
    )


def _henry_view(state: TwoHeirs) -> HenryView:
    reference = cell_value(state.cell(state.reference)) if state.spots else (0, 0)
    return HenryView(state.henry_level, state.treasures_left, reference)
