"""What is printed on the components of The Two Heirs: everything a face needs to draw them.

Directions and positions are given as printed, with the bottom edge of the tile to its owner.
"""

from __future__ import annotations

import msgspec

from threecrowns.engine.bits import has
from threecrowns.games.two_heirs.content.pack import (
    AXES,
    COLOUR_IDS,
    PLAYER_COLOURS,
    RESOURCE_IDS,
    UNIT_IDS,
    Content,
)
from threecrowns.games.two_heirs.content.tables import (
    ANY_COLOUR,
    COUNT_ADJACENT,
    COUNT_GROUP,
    COUNT_LINE,
    COUNT_OWN_COLOUR,
    DIRECTION_NAMES,
    EFFECT_NAMES,
    MATCH_NAMES,
    NO_LIMIT,
    PAIRS,
    RESOURCE,
    TREASURE_NAMES,
)
from threecrowns.games.two_heirs.rules.actions import SLOTS


class Effect(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a building does: a kind of effect, and what is printed for it."""

    type: str  # one of EFFECT_NAMES: "count_line"
    base: int = 0  # points of the building itself
    each: int = 0  # points for each piece, or pair, that it counts
    boosted: int = 0  # instead of `each`, with the right guildhall
    match: str | None = None  # what a line or the sides count: "any_tile"
    axis: str | None = None  # "row" or "column"
    cap: int | None = None  # most pieces counted each way
    colours: tuple[str, ...] = ()  # the colour that is counted, or the two of a pair
    positions: tuple[str, ...] = ()  # where the tiles of pairs lie: ("N", "SE")
    kinds: tuple[str, ...] = ()  # the kinds of buildings that it counts or boosts
    resource: str | None = None  # what it gives: "wood"
    amount: int = 0


class TileFace(msgspec.Struct, frozen=True):
    """The front of a tile."""

    kind: str  # "inn"
    names: dict[str, str]
    set: str
    colour: str  # of both sides
    cost: tuple[int, int, int]  # wood, stone, grain
    road: tuple[tuple[str, ...], ...]  # exits joined on the tile
    effect: Effect
    reconstructed: tuple[str, ...]  # what is not printed in a source we have: ("colour", "road")


class TreasureFace(msgspec.Struct, frozen=True):
    """When one of Henry's treasures is removed."""

    form: str  # "column", "row" or "formation"
    colour: str | None  # None: any
    count: int  # tiles of the colour in its column or row
    positions: tuple[str, ...]  # where a tile has to lie around a formation


class Resource(msgspec.Struct, frozen=True):
    """T6. What the tiles of a colour give."""

    id: str  # "wood"
    colour: str
    names: dict[str, str]


class Components(msgspec.Struct, frozen=True):
    """What is the same in every position of a content pack."""

    tiles: dict[str, TileFace]
    kinds: dict[str, dict[str, str]]  # their names
    sets: dict[str, dict[str, str]]
    resources: tuple[Resource, ...]  # in the order in which costs are written
    treasures: dict[str, TreasureFace]
    crosses: dict[str, dict[str, str]]  # [player colour][unit] -> colour of the cross (H3)
    slots: int  # of the royal reserve
    hand_limit: int  # at the end of a turn
    henry: dict[str, str]  # his name
    levels: tuple[dict[str, str], ...]  # what he is called on each level


def components_of(content: Content) -> Components:
    tables = content.tables
    return Components(
        tiles={tile.id: _tile(content, number) for number, tile in enumerate(content.tiles)},
        kinds={kind.id: kind.names for kind in content.kinds},
        sets={each.id: each.names for each in content.sets},
        resources=tuple(
            Resource(resource, colour, names)
            for resource, colour, names in zip(
                RESOURCE_IDS, COLOUR_IDS, content.resources, strict=True
            )
        ),
        treasures={each: _treasure(content, n) for n, each in enumerate(content.treasures)},
        crosses={
            colour: {
                unit: COLOUR_IDS[int(tables.cross[owner * len(UNIT_IDS) + n])]
                for n, unit in enumerate(UNIT_IDS)
            }
            for owner, colour in enumerate(PLAYER_COLOURS)
        },
        slots=SLOTS,
        hand_limit=tables.hand_limit,
        henry=content.henry,
        levels=tuple(level.names for level in content.levels),
    )


def _tile(content: Content, number: int) -> TileFace:
    tile = content.tiles[number]
    kind = content.kinds[tile.kind]
    return TileFace(
        kind=kind.id,
        names=kind.names,
        set=content.sets[kind.set].id,
        colour=COLOUR_IDS[tile.colour],
        cost=tile.cost,
        road=tile.road,
        effect=_effect(content, number),
        reconstructed=tile.reconstructed,
    )


def _effect(content: Content, number: int) -> Effect:
    tables = content.tables
    kind = content.tiles[number].kind
    effect = int(tables.effect[kind])
    cap = int(tables.cap[kind])
    return Effect(
        type=EFFECT_NAMES[effect],
        base=int(tables.base[kind]),
        each=int(tables.per[kind]),
        boosted=int(tables.boosted[kind]),
        match=(
            MATCH_NAMES[int(tables.match[kind])] if effect in (COUNT_LINE, COUNT_ADJACENT) else None
        ),
        axis=AXES[int(tables.axis[number])] if effect == COUNT_LINE else None,
        cap=None if cap == NO_LIMIT else cap,
        colours=_colours(content, kind),
        positions=directions(int(tables.positions[number])),
        kinds=tuple(
            each.id for n, each in enumerate(content.kinds) if has(tables.kinds_shown[number], n)
        ),
        resource=RESOURCE_IDS[int(tables.first_colour[kind])] if effect == RESOURCE else None,
        amount=int(tables.amount[kind]),
    )


def _colours(content: Content, kind: int) -> tuple[str, ...]:
    tables = content.tables
    effect = tables.effect[kind]
    first = COLOUR_IDS[int(tables.first_colour[kind])]
    if effect == PAIRS:
        return first, COLOUR_IDS[int(tables.second_colour[kind])]
    return (first,) if effect in (COUNT_GROUP, COUNT_OWN_COLOUR) else ()


def _treasure(content: Content, number: int) -> TreasureFace:
    tables = content.tables
    colour = int(tables.treasure_colour[number])
    return TreasureFace(
        form=TREASURE_NAMES[int(tables.treasure_type[number])],
        colour=None if colour == ANY_COLOUR else COLOUR_IDS[colour],
        count=int(tables.treasure_count[number]),
        positions=directions(int(tables.treasure_positions[number])),
    )


def directions(mask: int) -> tuple[str, ...]:
    """A set of directions by their names, clockwise from north."""
    return tuple(name for n, name in enumerate(DIRECTION_NAMES) if has(mask, n))
