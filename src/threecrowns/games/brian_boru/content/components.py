"""What is printed on the components of Brian Boru, as typed JSON for whoever draws them."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from threecrowns.engine.phrase import Names
from threecrowns.games.brian_boru.content.pack import PLAYER_COLOURS, Content
from threecrowns.games.brian_boru.content.tables import SIDE_NAMES, SPACES, SUIT_NAMES
from threecrowns.games.brian_boru.speech.view import (
    CardView,
    MarriageView,
    card_view,
    marriage_view,
)

Point: TypeAlias = tuple[int, int]  # in a box of 1000 by 1000, y pointing down


class TownFace(msgspec.Struct, frozen=True):
    name: str
    colour: str
    region: str
    at: Point
    roads: tuple[str, ...]  # towns one road away


class RegionFace(msgspec.Struct, frozen=True):
    names: Names
    letter: str
    prefix: str  # how the ids of its towns begin
    threshold: int
    points: int
    label: Point
    claim_slot: Point
    outline: tuple[Point, ...]
    towns: tuple[str, ...]


class MarriageFace(msgspec.Struct, frozen=True):
    names: Names
    card: MarriageView


class SpaceFace(msgspec.Struct, frozen=True):
    """What a space of the marriage track gives."""

    coins: int
    renown: int
    has_town: bool


class Components(msgspec.Struct, frozen=True):
    players: tuple[str, ...]  # colours, seat by seat
    suits: dict[str, Names]
    cards: dict[str, CardView]
    towns: dict[str, TownFace]
    regions: dict[str, RegionFace]
    marriages: dict[str, MarriageFace]
    vikings: dict[str, int]  # Viking card -> strength
    track: tuple[SpaceFace, ...]
    sides: dict[str, Names]  # of the princess
    decline_points: int
    coast: tuple[Point, ...]


def components_of(content: Content) -> Components:
    tables = content.tables
    return Components(
        players=PLAYER_COLOURS,
        suits={name: content.suits[n] for n, name in enumerate(SUIT_NAMES)},
        cards={card.id: card_view(content, n) for n, card in enumerate(content.cards)},
        towns={town.id: _town(content, n) for n, town in enumerate(content.towns)},
        regions={region.id: _region(content, n) for n, region in enumerate(content.regions)},
        marriages={
            card.id: MarriageFace(card.names, marriage_view(content, n))
            for n, card in enumerate(content.marriages)
        },
        vikings={card: int(tables.strength[n]) for n, card in enumerate(content.vikings)},
        track=tuple(
            SpaceFace(
                coins=int(tables.track_coins[n]),
                renown=int(tables.track_renown[n]),
                has_town=bool(tables.track_town[n]),
            )
            for n in range(SPACES)
        ),
        sides={side: content.terms[f"princess_{side}"] for side in SIDE_NAMES},
        decline_points=int(tables.decline_points),
        coast=content.coast,
    )


def _town(content: Content, number: int) -> TownFace:
    town = content.towns[number]
    linked = [b if a == number else a for a, b in content.roads if number in (a, b)]
    return TownFace(
        name=town.name,
        colour=SUIT_NAMES[town.colour],
        region=content.regions[town.region].id,
        at=town.at,
        roads=tuple(content.towns[each].id for each in linked),
    )


def _region(content: Content, number: int) -> RegionFace:
    region = content.regions[number]
    towns = tuple(town.id for town in content.towns if town.region == number)
    return RegionFace(
        names=region.names,
        letter=region.letter,
        prefix=towns[0].rstrip("0123456789"),
        threshold=region.threshold,
        points=region.points,
        label=region.label,
        claim_slot=region.claim_slot,
        outline=region.outline,
        towns=towns,
    )
