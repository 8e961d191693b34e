"""What is printed on a tile, a treasure or a unit of The Two Heirs, as phrases."""

from __future__ import annotations

from threecrowns.engine.bits import has
from threecrowns.engine.phrase import Names, Param, Phrase
from threecrowns.games.two_heirs.content.pack import (
    AXES,
    COLOUR_IDS,
    PLAYER_COLOURS,
    RESOURCE_IDS,
    UNIT_IDS,
    Content,
)
from threecrowns.games.two_heirs.content.tables import (
    DIRECTION_NAMES,
    EFFECT_NAMES,
    MATCH_NAMES,
    NO_LIMIT,
)
from threecrowns.games.two_heirs.speech.words import Words

NONE_PRINTED = 0  # stands for a limit or a number that a building does not have


def look(content: Content, words: Words, piece: str) -> tuple[Phrase, ...]:
    """What is printed on the component with this id, line by line; nothing if unknown."""
    number = content.tile_number(piece)
    if number >= 0:
        return _tile(content, words, number)
    if piece in content.treasures:
        treasure = words.treasure(content.treasures.index(piece))
        return (Phrase("look-treasure", {"treasure": treasure}),)
    for owner, colour in enumerate(PLAYER_COLOURS):
        for unit, name in enumerate(UNIT_IDS):
            if piece == f"{colour}-{name}":
                return (_unit(content, words, owner, unit),)
    return ()


def _tile(content: Content, words: Words, number: int) -> tuple[Phrase, ...]:
    tile = content.tiles[number]
    title = Phrase(
        "look-tile",
        {
            "tile": words.tile(number),
            "set": content.sets[content.kinds[tile.kind].set].names,
            "colour": words.colour(tile.colour),
            "resource": RESOURCE_IDS[tile.colour],
        },
    )
    cost = Phrase("look-cost", {"cost": words.cost(tile.cost)})
    return (title, cost, *_road(words, tile.road), _effect(content, words, number))


def _road(words: Words, road: tuple[tuple[str, ...], ...]) -> list[Phrase]:
    """T80, T83. What is joined on the tile, and the ends that are not."""
    if not road:
        return [Phrase("look-no-road")]
    lines = [
        Phrase("look-road", {"exits": _directions(words, segment)})
        for segment in road
        if len(segment) > 1
    ]
    ends = tuple(segment[0] for segment in road if len(segment) == 1)
    if ends:
        lines.append(Phrase("look-road-ends", {"exits": _directions(words, ends)}))
    return lines


def _directions(words: Words, names: tuple[str, ...]) -> tuple[Phrase, ...]:
    return tuple(words.direction(DIRECTION_NAMES.index(name)) for name in names)


def _effect(content: Content, words: Words, number: int) -> Phrase:
    tables = content.tables
    kind = content.tiles[number].kind
    positions = int(tables.positions[number])
    cap = int(tables.cap[kind])
    params: dict[str, Param] = {
        "name": content.kinds[kind].names,
        "base": int(tables.base[kind]),
        "each": int(tables.per[kind]),
        "boosted": int(tables.boosted[kind]),
        "cap": NONE_PRINTED if cap == NO_LIMIT else cap,
        "axis": AXES[int(tables.axis[number])],
        "match": MATCH_NAMES[int(tables.match[kind])].replace("_", "-"),
        "colour": COLOUR_IDS[int(tables.first_colour[kind])],
        "other": COLOUR_IDS[int(tables.second_colour[kind])],
        "resource": RESOURCE_IDS[int(tables.first_colour[kind])],
        "amount": int(tables.amount[kind]),
        "towers": int(tables.towers_needed),
        "kinds": _kinds(content, int(tables.kinds_shown[number])),
        "positions": tuple(
            words.direction(n) for n in range(len(DIRECTION_NAMES)) if has(positions, n)
        ),
    }
    return Phrase(f"effect-{EFFECT_NAMES[int(tables.effect[kind])].replace('_', '-')}", params)


def _kinds(content: Content, kinds: int) -> tuple[Names, ...]:
    return tuple(kind.names for n, kind in enumerate(content.kinds) if has(kinds, n))


def _unit(content: Content, words: Words, owner: int, unit: int) -> Phrase:
    """H3. Only Henry's turns look at the colour of the cross."""
    cross = int(content.tables.cross[owner * len(UNIT_IDS) + unit])
    return Phrase(
        "look-unit",
        {
            "who": Phrase(f"player-{PLAYER_COLOURS[owner]}"),
            "unit": words.unit(owner, UNIT_IDS[unit]),
            "colour": words.colour(cross),
        },
    )
